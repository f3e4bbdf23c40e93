package newbattle

import (
	"context"
	"image"
	"math"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// Quick is the card of a quick battle: your company against the computer's, on the
// table that lies behind the card. One more click, and both companies have been
// fielded and round 1 begins.
type Quick struct {
	host   *Host
	lineup lineup.Lineup
	notice string
	met    bool
	errand *game.Errand // the companies are being fielded
}

func newQuick(h *Host, ctx *scenes.Context) *Quick {
	q := &Quick{host: h}
	q.shuffle(ctx)
	return q
}

// shuffle draws companies and a table.
func (q *Quick) shuffle(ctx *scenes.Context) {
	l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: q.host.rival.size, Seats: make([]lineup.Seat, 2)}
	for i := range l.Seats {
		seat := &l.Seats[i].Seat
		seat.Colour, seat.Pattern = uint8(i), uint8(i)
		if i > 0 {
			seat.Kind, seat.Level = game.Computer, q.host.rival.level
		}
		seat.Name = seating.ProposedName(ctx, i, seat.Kind)
	}
	drawn, err := l.Draw(q.host.chance)
	if err != nil {
		q.notice = err.Error()
		return
	}
	q.lineup, q.notice = drawn, ""
}

// Frame shows the card, and leads on once the companies stand.
func (q *Quick) Frame(ctx *scenes.Context) {
	if !q.met {
		q.met = true
		ctx.UI.SetFocus("quick/fight")
	}
	q.backdrop(ctx)
	if q.errand != nil {
		ctx.Animate()
		if session, over, err := q.errand.Over(); over {
			q.begin(ctx, session, err)
		}
	}
	card := ctx.Size.Centred(min(720, ctx.Size.W-40), min(446, ctx.Size.H-40))
	ctx.UI.Card(card)
	q.card(ctx, card.InsetXY(22, 18))
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// backdrop is the table, as large as the window.
func (q *Quick) backdrop(ctx *scenes.Context) {
	p := ctx.Pen
	ctx.Desk()
	b := q.host.tables.named(q.lineup.Table.Name)
	if b == nil {
		return
	}
	w, h := ctx.Size.W*ctx.Scale, ctx.Size.H*ctx.Scale
	zoom := math.Ceil(max(w/float64(b.layout.Width), h/float64(b.layout.Height)))
	x := math.Round((w - zoom*float64(b.layout.Width)) / 2)
	y := math.Round((h - zoom*float64(b.layout.Height)) / 2)
	p.Save()
	p.Translate(x/ctx.Scale, y/ctx.Scale)
	p.Scale(zoom / ctx.Scale)
	b.picture.Draw(p, image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(h))), ctx.Scale, true)
	p.Restore()
	p.Rect(draw.Ink.Fade(0.18), 0, 0, ctx.Size.W, ctx.Size.H)
}

func (q *Quick) card(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	busy := ""
	if q.errand != nil {
		busy = ctx.T("quick.fielding")
	}
	head := r.CutTop(34)
	u.Label(head, ctx.T("quick.title"), ui.Text{Size: 22, Bold: true})
	u.Label(head, ctx.T("quick.table", q.lineup.Table.Name), ui.Text{Size: 13.5, Faint: true, Align: ui.Right})
	r.CutTop(6)
	foot := r.CutBottom(44)
	r.CutBottom(14)
	q.choices(ctx, r.CutBottom(34), busy)
	r.CutBottom(14)

	ratings := q.lineup.Ratings()
	for i, row := range r.Rows(len(q.lineup.Seats), 10) {
		q.seat(ctx, row, i, ratings[i])
	}

	if u.Button("quick/back", foot.CutLeft(110), ctx.T("newbattle.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	fight := ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 17, Why: busy}
	if q.notice != "" {
		fight.Why = q.notice
	}
	label := ctx.T("quick.fight")
	if busy != "" {
		label = busy
	}
	if u.Button("quick/fight", foot.CutRight(250), label, fight) {
		q.fight()
	}
	foot.CutRight(10)
	if u.Button("quick/shuffle", foot.CutRight(150), ctx.T("quick.shuffle"), ui.ButtonLook{Icon: draw.IconDie, Key: 'S', Size: 15, Why: busy}) {
		q.shuffle(ctx)
	}
	u.Label(foot.InsetXY(10, 0), q.notice, ui.Text{Size: 12.5, Color: draw.Bad})
}

// choices are how strong the computer plays, and how large the battle is.
func (q *Quick) choices(ctx *scenes.Context, r ui.Rect, busy string) {
	u, likes := ctx.UI, &q.host.rival
	halves := r.Columns(2, 24)
	label := func(r *ui.Rect, words string) {
		u.Label(r.CutLeft(u.Width(words, ui.Text{Size: 13.5})+12), words, ui.Text{Size: 13.5})
	}
	label(&halves[0], ctx.T("quick.level"))
	likes.level = seating.ChooseLevel(ctx, "quick/level", halves[0], likes.level, busy)
	q.lineup.Seats[1].Level = likes.level
	label(&halves[1], ctx.T("quick.size"))
	sizes := []string{ctx.T("newbattle.skirmish"), ctx.T("newbattle.battle")}
	if now, changed := u.Segments("quick/size", halves[1], sizes, int(likes.size), busy, busy); changed {
		likes.size = rapid.Size(now)
		q.shuffle(ctx)
	}
}

// seat is one of the two companies.
func (q *Quick) seat(ctx *scenes.Context, r ui.Rect, i int, rating rapid.Rating) {
	u, seat := ctx.UI, q.lineup.Seats[i]
	look := roster.Look(seat.Seat)
	ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, draw.CardRadius)
	ctx.Pen.PlayerBand(r.X, r.Y, r.H, look)
	inside := r.InsetXY(14, 8)
	inside.CutLeft(10)
	text := inside.CutLeft(inside.W * 0.46)
	inside.CutLeft(10)
	who := ctx.T("quick.you")
	switch {
	case seat.Kind == game.Computer:
		who = ctx.T("quick.computer", seat.Name, roster.Level(ctx, seat.Level))
	case ctx.Settings().Name != "":
		who = ctx.T("quick.you.name", seat.Name)
	}
	u.Label(text.CutTop(18), who, ui.Text{Size: 12.5, Faint: true})
	u.Label(text.CutTop(26), seat.Company.Name, ui.Text{Size: 18, Bold: true})
	u.Paragraph(text, ui.Plain(seat.Company.Note), ui.Text{Size: 12.5})
	score := inside.CutBottom(18)
	u.Label(score, ctx.T("quick.score", rating.Assets, rating.Each, rating.Score), ui.Text{Size: 12.5, Faint: true})
	most := 0
	for _, s := range q.lineup.Seats {
		most = max(most, len(s.Company.Frames))
	}
	roster.Row(ctx.Pen, inside, look, q.lineup.Company(i).Frames, most)
}

// helpLevel is how well a person's company is fielded.
const helpLevel = "normal"

// fight begins the battle: the companies are fielded in the background.
func (q *Quick) fight() {
	if q.errand != nil {
		return
	}
	helper, err := lineup.Player(helpLevel)
	if err != nil {
		q.notice = err.Error()
		return
	}
	session, err := q.host.session(q.lineup)
	if err != nil {
		q.notice = err.Error()
		return
	}
	noise := q.host.chance.Uint64()
	q.errand = game.Send(session, func(ctx context.Context, s *game.Session) error {
		return s.PlaySetUp(ctx, helper, noise)
	})
}

// begin leads to the battle once the companies stand.
func (q *Quick) begin(ctx *scenes.Context, session *game.Session, err error) {
	q.errand = nil
	if err != nil {
		session.Close()
		q.notice = err.Error()
		return
	}
	h, l := q.host, q.lineup
	again := func(ctx *scenes.Context) {
		next := &Quick{host: h, lineup: l}
		next.fight()
		ctx.Home()
		ctx.Push(next)
	}
	ctx.Replace(h.battle(session, h.ended(again)))
}

// Close stops what goes on in the background.
func (q *Quick) Close() {
	if q.errand != nil {
		q.errand.Abandon()
	}
}
