// Package result is the screen after a battle: who has won, how the scores went
// round by round, what is left of the companies, and what comes next.
package result

import (
	"strconv"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Ways are the ways on from the result. One that is nil is not offered.
type Ways struct {
	Rematch func(ctx *scenes.Context) // the same line-up with other dice
	New     func(ctx *scenes.Context) // put another battle together
}

// Scene is the result of one battle.
type Scene struct {
	ways  Ways
	seats []game.Seat
	looks []draw.Seat
	final rapid.State
	sum   rules.Result
	story chronicle
	met   bool
}

// New shows the result of the session's battle. The screen only reads the session.
func New(session *game.Session, ways Ways) *Scene {
	s := &Scene{ways: ways, seats: session.Seats(), sum: session.Result()}
	s.final = session.Battle().(*rapid.Battle).State
	for _, seat := range s.seats {
		s.looks = append(s.looks, roster.Look(seat))
	}
	s.story = recount(session, &s.final)
	return s
}

// Measures of the screen, in points.
const (
	edge    = 14
	gap     = 10
	rowMost = 44
)

// Frame shows the result and leads on from it.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("result/rematch")
	}
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	s.header(ctx, room.CutTop(min(104, room.H*0.16)))
	room.CutTop(gap)
	s.buttons(ctx, room.CutBottom(44))
	room.CutBottom(gap)
	n := float64(len(s.seats))
	row := min(rowMost, (room.H*0.5-48)/n)
	s.scores(ctx, room.CutTop(48+n*row))
	room.CutTop(gap)
	right := room.CutRight(room.W * 0.46)
	room.CutRight(gap)
	s.course(ctx, room)
	s.remains(ctx, right)
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// header says who has won.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(20, 10)
	clock := inside.CutRight(70)
	at := clock.Centre()
	size := min(56, r.H*0.62)
	ctx.Pen.Die(draw.Die{Faces: 12, Value: int(s.final.Clock)}, at.X, at.Y, size)
	if s.final.Clock == 0 { // no die has this face
		ctx.Pen.Text("0", at.X, at.Y+size*0.13, draw.Style{Size: size * 0.36, Font: draw.Bold, Color: draw.Gold, Align: draw.Centre})
	}
	u.Explain("result/clock", clock, ui.Plain(ctx.T("result.clock", s.final.Clock)))
	for _, w := range s.sum.Winners {
		flag := inside.CutLeft(78).Centred(64, 42)
		ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 4, s.looks[w])
		inside.CutLeft(6)
	}
	inside.CutLeft(8)
	text := inside.Centred(inside.W, 58)
	u.Label(text.CutTop(34), s.title(ctx), ui.Text{Size: 28, Bold: true})
	u.Label(text, s.subtitle(ctx), ui.Text{Size: 14, Faint: true})
}

func (s *Scene) title(ctx *scenes.Context) string {
	switch len(s.sum.Winners) {
	case 0:
		return ctx.T("result.nobody")
	case 1:
		return ctx.T("result.wins", s.name(ctx, int(s.sum.Winners[0])))
	}
	names := s.name(ctx, int(s.sum.Winners[0]))
	for i, w := range s.sum.Winners[1:] {
		if i == len(s.sum.Winners)-2 {
			names = ctx.T("result.and", names, s.name(ctx, int(w)))
		} else {
			names += ", " + s.name(ctx, int(w))
		}
	}
	return ctx.T("result.tie", names)
}

func (s *Scene) subtitle(ctx *scenes.Context) string {
	rounds := ctx.Count("result.rounds", s.sum.Round)
	if len(s.sum.Winners) == 0 {
		return rounds
	}
	w := int(s.sum.Winners[0])
	if len(s.sum.Winners) > 1 {
		return ctx.T("result.line.tie", s.sum.Scores[w], rounds)
	}
	return ctx.T("result.line", s.final.Companies[w].Name, s.sum.Scores[w], rounds)
}

func (s *Scene) name(ctx *scenes.Context, seat int) string { return roster.Name(ctx, s.seats, seat) }

// won tells whether the seat is among the winners.
func (s *Scene) won(seat int) bool {
	for _, w := range s.sum.Winners {
		if int(w) == seat {
			return true
		}
	}
	return false
}

// buttons are what comes next.
func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	if u.Button("result/table", r.CutLeft(170), ctx.T("result.table"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	if s.ways.Rematch != nil {
		if u.Button("result/rematch", r.CutRight(210), ctx.T("result.rematch"), ui.ButtonLook{Primary: true, Key: 'R', Size: 16, Tip: ctx.T("result.rematch.tip")}) {
			s.ways.Rematch(ctx)
		}
		r.CutRight(gap)
	}
	if s.ways.New != nil {
		if u.Button("result/new", r.CutRight(170), ctx.T("result.new"), ui.ButtonLook{Key: 'N', Size: 15}) {
			s.ways.New(ctx)
		}
		r.CutRight(gap)
	}
	if u.Button("result/title", r.CutRight(130), ctx.T("result.title"), ui.ButtonLook{Key: 'T', Size: 15}) {
		ctx.Home()
	}
}

// scores is the table of scores: a row for each seat, a column for each round.
func (s *Scene) scores(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(16, 6)
	head := inside.CutTop(30)
	name := min(230, inside.W*0.26)
	const last = 70
	columns := len(s.story.moments)
	each := min(112, (inside.W-name-last)/float64(columns))
	faint := ui.Text{Size: 12.5, Faint: true, Align: ui.Right}
	u.Label(head, ctx.T("result.scores"), ui.Text{Size: 14.5, Bold: true})
	for i := range columns {
		words := strconv.Itoa(i)
		if i == 0 {
			words = ctx.T("result.start")
		}
		u.Label(ui.Rect{X: inside.X + name + each*float64(i), Y: head.Y, W: each, H: head.H}, words, faint)
	}
	end := ui.Rect{X: inside.Right() - last, Y: head.Y, W: last - 6, H: head.H}
	u.Label(end, ctx.T("result.end"), faint)
	for seat, row := range inside.Rows(len(s.seats), 0) {
		if s.won(seat) {
			ctx.Pen.CurrentRow(row.X-6, row.Y+1, row.W+12, row.H-2)
		} else if seat > 0 && !s.won(seat-1) {
			ctx.Pen.Hairline(row.X, row.Y, row.W)
		}
		cell := row
		cell.W = name
		flag := cell.CutLeft(38).Centred(30, 20)
		ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 3, s.looks[seat])
		cell.CutLeft(6)
		u.Label(cell, s.name(ctx, seat), ui.Text{Size: 14.5, Bold: true})
		for i, m := range s.story.moments {
			look := ui.Text{Size: 14, Align: ui.Right}
			if i > 0 && m[seat] == s.story.moments[i-1][seat] {
				look.Faint = true // only what changes stands out
			}
			u.Label(ui.Rect{X: row.X + name + each*float64(i), Y: row.Y, W: each, H: row.H}, strconv.Itoa(m[seat]), look)
		}
		u.Label(ui.Rect{X: end.X, Y: row.Y, W: end.W, H: row.H}, strconv.Itoa(s.sum.Scores[seat]), ui.Text{Size: 20, Bold: true, Align: ui.Right})
	}
}
