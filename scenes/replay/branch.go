package replay

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// A branching is the card on which a branch is begun: who plays from the place on, and
// with which dice.
type branching struct {
	open   bool
	met    bool // its first button has been given the keyboard
	seats  []game.Seat
	dice   int    // 0 the same, 1 others
	notice string // why it could not be begun
}

// begin opens the card: the seat that decides at the place is a person's, so that the
// decision can be another.
func (b *branching) begin(s *Scene) {
	s.goTo(s.place())
	*b = branching{open: true, seats: slices.Clone(s.Seats())}
	if d := s.decider(); d != rules.Chance {
		b.seats[d].Kind, b.seats[d].Level = game.Person, ""
	}
}

// show shows the card while it is open.
func (b *branching) show(ctx *scenes.Context, s *Scene) {
	if !b.open {
		return
	}
	high := 224 + 44*float64(len(b.seats))
	if ctx.UI.Modal("branch", ctx.T("branch.title"), 620, high, func(r ui.Rect) { b.card(ctx, s, r) }) {
		b.open = false
	}
}

func (b *branching) card(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	if !b.met {
		b.met = true
		u.SetFocus("branch/begin")
	}
	buttons := r.CutBottom(38)
	r.CutBottom(8)
	what, text := ctx.T("branch.roll"), ui.Text{Size: 13, Faint: true}
	if d := s.decider(); d != rules.Chance {
		what = ctx.T("branch.what", s.seatName(int(d)))
	}
	if b.notice != "" {
		what, text = b.notice, ui.Text{Size: 13, Bold: true, Color: draw.Bad}
	}
	r.CutTop(u.Paragraph(ui.Rect{X: r.X, Y: r.Y, W: r.W, H: 40}, ui.Plain(what), text) + 6)
	for i := range b.seats {
		row := r.CutTop(44)
		ctx.Pen.Flag(row.X, row.Y+10, 34, 23, 2.5, roster.Look(b.seats[i]))
		u.Label(ui.Rect{X: row.X + 44, Y: row.Y, W: 140, H: 44}, s.seatName(i), ui.Text{Size: 14, Bold: true})
		computers, id := seating.ComputersOf(s.Battle()), fmt.Sprintf("branch/seat/%d", i)
		row = row.InsetXY(0, 6)
		computers.StylePlayed(ctx, id+"/style", row.CutRight(seating.StyleWide), &b.seats[i])
		row.CutRight(8)
		computers.WhoPlays(ctx, id, row.CutRight(256), &b.seats[i])
	}
	r.CutTop(4)
	row := r.CutTop(36)
	u.Label(row, ctx.T("branch.dice"), ui.Text{Size: 14, Bold: true})
	b.dice, _ = u.Segments("branch/dice", ui.Rect{X: row.Right() - 256, Y: row.Y + 2, W: 256, H: 32}, []string{ctx.T("branch.dice.same"), ctx.T("branch.dice.other")}, b.dice)
	halves := buttons.Columns(2, 10)
	if u.Button("branch/begin", halves[0], ctx.T("branch.begin"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
		b.enter(ctx, s)
	}
	if u.Button("branch/no", halves[1], ctx.T("branch.no"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		b.open = false
	}
}

// enter begins the branch, and shows it.
func (b *branching) enter(ctx *scenes.Context, s *Scene) {
	session, err := b.session(s)
	if err != nil {
		b.notice = err.Error()
		if errors.Is(err, game.ErrAgreed) {
			b.notice = ctx.T("advice.agreed.branch")
		}
		return
	}
	b.open = false
	if s.house.Keep != nil {
		s.house.Keep(session)
	}
	ctx.Push(s.game.Battle(session))
}

// level is the level of a seat without its version.
func level(seat game.Seat) string {
	name, _, _ := strings.Cut(seat.Level, "/")
	return name
}

// session is the branch as a battle that is played. What is watched stays as it is.
func (b *branching) session(s *Scene) (*game.Session, error) {
	name := s.name
	if name == "" {
		name = "unkept"
	}
	r, err := s.film.Recording().Branch(name, s.at)
	if err != nil {
		return nil, err
	}
	if b.dice == 1 {
		r.TakeDice(s.house.Chance())
	}
	session, err := game.Resume(r, s.game.Config)
	if err != nil {
		return nil, err
	}
	for i, seat := range b.seats {
		now := session.Seats()[i]
		if now.Kind == seat.Kind && level(now) == level(seat) {
			continue
		}
		if err := session.HandOver(rules.Side(i), seat.Kind, seat.Level); err != nil {
			session.Close()
			return nil, err
		}
	}
	return session, nil
}
