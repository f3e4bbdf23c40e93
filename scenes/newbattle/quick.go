package newbattle

import (
	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/quick"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// Quick is the card of a quick battle: your company against the computer's, on the
// table that lies behind the card. One more click, and both companies have been
// fielded and round 1 begins.
type Quick struct {
	quick.Card
	host   *Host
	lineup lineup.Lineup
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
		q.Notice = err.Error()
		return
	}
	q.lineup, q.Notice = drawn, ""
}

// Frame shows the card, and leads on once the companies stand.
func (q *Quick) Frame(ctx *scenes.Context) {
	q.backdrop(ctx)
	q.Card.Frame(ctx, 720, 446, func(r ui.Rect) { q.card(ctx, r) }, func(session *game.Session) { q.begin(ctx, session) })
}

// backdrop is the table, as large as the window.
func (q *Quick) backdrop(ctx *scenes.Context) {
	ctx.Desk()
	if b := q.host.tables.named(q.lineup.Table.Name); b != nil {
		quick.Backdrop(ctx, b.picture, float64(b.layout.Width), float64(b.layout.Height))
	}
}

func (q *Quick) card(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	busy := ""
	if q.Busy() {
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

	shuffle, fight := q.Buttons(ctx, foot, busy)
	switch {
	case fight:
		q.fight()
	case shuffle:
		q.shuffle(ctx)
	}
}

// sizeWide is how wide the choice of a size is, with its label.
const sizeWide = 210

// choices are how strong the computer plays, and how large the battle is.
func (q *Quick) choices(ctx *scenes.Context, r ui.Rect, busy string) {
	u, likes := ctx.UI, &q.host.rival
	size := r.CutRight(sizeWide)
	r.CutRight(20)
	likes.level = quick.Level(ctx, r, seating.ComputersOf(&rapid.Battle{}), likes.level, busy)
	if seats := q.lineup.Seats; len(seats) > 1 {
		seats[1].Level = likes.level
	}
	sizeRoom := quick.Labelled(ctx, size, ctx.T("quick.size"))
	sizes := []string{ctx.T("newbattle.skirmish"), ctx.T("newbattle.battle")}
	if now, changed := u.Segments("quick/size", sizeRoom, sizes, int(likes.size), busy, busy); changed {
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
	u.Label(text.CutTop(18), quick.Who(ctx, seat.Seat), ui.Text{Size: 12.5, Faint: true})
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

// fight begins the battle: the companies are fielded in the background.
func (q *Quick) fight() {
	helper, err := lineup.Player(quick.HelpLevel)
	if err != nil {
		q.Notice = err.Error()
		return
	}
	session, err := q.host.session(q.lineup)
	if err != nil {
		q.Notice = err.Error()
		return
	}
	q.Fight(session, helper, q.host.chance.Uint64())
}

// begin leads to the battle once the companies stand.
func (q *Quick) begin(ctx *scenes.Context, session *game.Session) {
	h, l := q.host, q.lineup
	again := func(ctx *scenes.Context) {
		next := &Quick{host: h, lineup: l}
		next.fight()
		ctx.Home()
		ctx.Push(next)
	}
	ctx.Replace(h.battle(session, h.ended(again)))
}
