package newengagement

import (
	"strings"

	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/quick"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// Quick is the card of a quick engagement: your squad against the computer's, on
// the board that lies behind the card. One more click, and both squads have been
// deployed and round 1 begins.
type Quick struct {
	quick.Card
	host       *Host
	engagement muster.Engagement
}

func newQuick(h *Host, ctx *scenes.Context) *Quick {
	q := &Quick{host: h}
	if h.broken != nil {
		q.Notice = h.broken.Error()
		return q
	}
	q.shuffle(ctx)
	return q
}

// shuffle draws a mission and squads.
func (q *Quick) shuffle(ctx *scenes.Context) {
	e := muster.Engagement{Size: q.host.rival.size}
	for i := range e.Teams {
		seat := game.Seat{Colour: uint8(i), Pattern: uint8(i)}
		if i > 0 {
			seat.Kind, seat.Level = game.Computer, q.host.rival.level
		}
		seat.Name = seating.ProposedName(ctx, i, seat.Kind)
		e.Teams[i].Seats = []game.Seat{seat}
	}
	drawn, err := e.Draw(q.host.chance)
	if err != nil {
		q.Notice = err.Error()
		return
	}
	q.engagement, q.Notice = drawn, ""
}

// Frame shows the card, and leads on once the squads stand.
func (q *Quick) Frame(ctx *scenes.Context) {
	q.backdrop(ctx)
	q.Card.Frame(ctx, 760, 490, func(r ui.Rect) { q.card(ctx, r) }, func(session *game.Session) { q.begin(ctx, session) })
}

// backdrop is the board, as large as the window.
func (q *Quick) backdrop(ctx *scenes.Context) {
	ctx.Desk()
	if b := q.engagement.Board; b != nil {
		width, height := boardSize(b)
		quick.Backdrop(ctx, q.host.view(b), width, height)
	}
}

func (q *Quick) card(ctx *scenes.Context, r ui.Rect) {
	u, e := ctx.UI, &q.engagement
	busy := ""
	if q.Busy() {
		busy = ctx.T("quickengagement.deploying")
	}
	head := r.CutTop(34)
	title := ctx.T("quickengagement.title")
	look := ui.Text{Size: 22, Bold: true}
	u.Label(head.CutLeft(u.Width(title, look)+20), title, look)
	if e.Mission != nil {
		u.Label(head, ctx.T("quickengagement.mission", e.Mission.Name, e.Board.Name), ui.Text{Size: 13.5, Faint: true, Align: ui.Right})
		u.Explain("quick/mission", head, ui.Plain(strings.Join([]string{e.Mission.Note, hexroster.Scoring(ctx, e.Mission), ctx.T("quickengagement.own")}, " ")))
	}
	r.CutTop(6)
	foot := r.CutBottom(44)
	r.CutBottom(14)
	q.choices(ctx, r.CutBottom(34), busy)
	r.CutBottom(14)
	if e.Mission != nil {
		words, size := ui.Plain(hexroster.Scoring(ctx, e.Mission)), ui.Text{Size: 12.5}
		about := r.CutTop(min(38, u.ParagraphHeight(r.W, words, size)))
		u.Clipped(about, func() { u.Paragraph(about, words, size) })
		r.CutTop(8)
		for i, row := range r.Rows(len(e.Teams), 10) {
			q.team(ctx, row, i)
		}
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
const sizeWide = 262

// choices are how strong the computer plays, and how large the engagement is.
func (q *Quick) choices(ctx *scenes.Context, r ui.Rect, busy string) {
	u, likes := ctx.UI, &q.host.rival
	size := r.CutRight(sizeWide)
	r.CutRight(20)
	likes.level = quick.Level(ctx, r, seating.ComputersOf(&hexwar.Battle{}), likes.level, busy)
	if seats := q.engagement.Teams[1].Seats; len(seats) > 0 {
		seats[0].Level = likes.level
	}
	sizeRoom := quick.Labelled(ctx, size, ctx.T("quick.size"))
	if now, changed := u.Choice("quick/size", sizeRoom, sizeOptions(ctx), int(likes.size), ""); changed && busy == "" {
		likes.size = hexwar.Size(now)
		q.shuffle(ctx)
	}
}

// team is one of the two squads.
func (q *Quick) team(ctx *scenes.Context, r ui.Rect, i int) {
	u, t, c := ctx.UI, q.engagement.Teams[i], q.host.stock.Catalogue
	seat := t.Seats[0]
	look := roster.Look(seat)
	ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, draw.CardRadius)
	ctx.Pen.PlayerBand(r.X, r.Y, r.H, look)
	inside := r.InsetXY(14, 8)
	inside.CutLeft(10)
	room := max(3, len(q.engagement.Teams[0].Squad.Units), len(q.engagement.Teams[1].Squad.Units))
	text := inside.CutLeft(inside.W * max(0.3, 0.5-0.03*float64(room)))
	inside.CutLeft(10)
	u.Label(text.CutTop(18), quick.Who(ctx, seat), ui.Text{Size: 12.5, Faint: true})
	u.Label(text.CutTop(26), t.Squad.Name, ui.Text{Size: 18, Bold: true})
	cost := text.CutBottom(18)
	u.Label(cost, ctx.Count("newengagement.count", len(t.Squad.Units), t.Squad.Cost(c)), ui.Text{Size: 12.5, Faint: true})
	u.Clipped(text, func() { u.Paragraph(text, ui.Plain(t.Squad.Note), ui.Text{Size: 12.5}) })
	showUnits(ctx, "quick/unit/"+string(rune('1'+i))+"/", inside, ui.Focus, c, t.Squad, []draw.Seat{look}, room)
}

// fight begins the engagement: the squads are deployed in the background.
func (q *Quick) fight() {
	helper, err := q.host.players(quick.HelpLevel)
	if err != nil {
		q.Notice = err.Error()
		return
	}
	session, err := q.host.session(q.engagement)
	if err != nil {
		q.Notice = err.Error()
		return
	}
	q.Fight(session, helper, q.host.chance.Uint64())
}

// begin leads to the battle once the squads stand.
func (q *Quick) begin(ctx *scenes.Context, session *game.Session) {
	h, e := q.host, q.engagement
	again := func(ctx *scenes.Context) {
		next := &Quick{host: h, engagement: e}
		next.fight()
		ctx.Home()
		ctx.Push(next)
	}
	ctx.Replace(h.battle(session, h.ended(again)))
}
