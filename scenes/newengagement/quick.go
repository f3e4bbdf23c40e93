package newengagement

import (
	"context"
	"image"
	"math"

	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// Quick is the card of a quick engagement: your squad against the computer's, on
// the board that lies behind the card. One more click, and both squads have been
// deployed and round 1 begins.
type Quick struct {
	host       *Host
	engagement muster.Engagement
	notice     string
	met        bool
	errand     *game.Errand // the squads are being deployed
}

func newQuick(h *Host, ctx *scenes.Context) *Quick {
	q := &Quick{host: h}
	if h.broken != nil {
		q.notice = h.broken.Error()
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
		q.notice = err.Error()
		return
	}
	q.engagement, q.notice = drawn, ""
}

// Frame shows the card, and leads on once the squads stand.
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
	card := ctx.Size.Centred(min(760, ctx.Size.W-40), min(490, ctx.Size.H-40))
	ctx.UI.Card(card)
	q.card(ctx, card.InsetXY(22, 18))
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// backdrop is the board, as large as the window.
func (q *Quick) backdrop(ctx *scenes.Context) {
	p, b := ctx.Pen, q.engagement.Board
	ctx.Desk()
	if b == nil || p == nil {
		return
	}
	width, height := boardSize(b)
	w, h := ctx.Size.W*ctx.Scale, ctx.Size.H*ctx.Scale
	zoom := math.Ceil(max(w/width, h/height))
	x, y := math.Round((w-zoom*width)/2), math.Round((h-zoom*height)/2)
	p.Save()
	p.Translate(x/ctx.Scale, y/ctx.Scale)
	p.Scale(zoom / ctx.Scale)
	q.host.view(b).Draw(p, image.Rect(0, 0, int(math.Ceil(w)), int(math.Ceil(h))), ctx.Scale, true)
	p.Restore()
	p.Rect(draw.Ink.Fade(0.18), 0, 0, ctx.Size.W, ctx.Size.H)
}

func (q *Quick) card(ctx *scenes.Context, r ui.Rect) {
	u, e := ctx.UI, &q.engagement
	busy := ""
	if q.errand != nil {
		busy = ctx.T("quickengagement.deploying")
	}
	head := r.CutTop(34)
	title := ctx.T("quickengagement.title")
	look := ui.Text{Size: 22, Bold: true}
	u.Label(head.CutLeft(u.Width(title, look)+20), title, look)
	if e.Mission != nil {
		u.Label(head, ctx.T("quickengagement.mission", e.Mission.Name, e.Board.Name), ui.Text{Size: 13.5, Faint: true, Align: ui.Right})
		u.Explain("quick/mission", head, ui.Plain(e.Mission.Note+" "+hexroster.Scoring(ctx, e.Mission)))
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

	if u.Button("quick/back", foot.CutLeft(110), ctx.T("newengagement.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	fight := ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 17, Why: busy}
	if q.notice != "" {
		fight.Why = q.notice
	}
	label := ctx.T("quickengagement.fight")
	if busy != "" {
		label = busy
	}
	if u.Button("quick/fight", foot.CutRight(250), label, fight) {
		q.fight()
	}
	foot.CutRight(10)
	if u.Button("quick/shuffle", foot.CutRight(150), ctx.T("quickengagement.shuffle"), ui.ButtonLook{Icon: draw.IconDie, Key: 'S', Size: 15, Why: busy}) {
		q.shuffle(ctx)
	}
	u.Label(foot.InsetXY(10, 0), q.notice, ui.Text{Size: 12.5, Color: draw.Bad})
}

// choices are how strong the computer plays, and how large the engagement is.
func (q *Quick) choices(ctx *scenes.Context, r ui.Rect, busy string) {
	u, likes := ctx.UI, &q.host.rival
	halves := r.Columns(2, 24)
	label := func(r *ui.Rect, words string) {
		u.Label(r.CutLeft(u.Width(words, ui.Text{Size: 13.5})+12), words, ui.Text{Size: 13.5})
	}
	label(&halves[0], ctx.T("quickengagement.level"))
	likes.level = seating.ChooseLevel(ctx, "quick/level", halves[0], likes.level, busy)
	if seats := q.engagement.Teams[1].Seats; len(seats) > 0 {
		seats[0].Level = likes.level
	}
	label(&halves[1], ctx.T("quickengagement.size"))
	if now, changed := u.Choice("quick/size", halves[1], sizeOptions(ctx), int(likes.size), ""); changed && busy == "" {
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
	who := ctx.T("quickengagement.you")
	switch {
	case seat.Kind == game.Computer:
		who = ctx.T("quickengagement.computer", seat.Name, roster.Level(ctx, seat.Level))
	case ctx.Settings().Name != "":
		who = ctx.T("quickengagement.you.name", seat.Name)
	}
	u.Label(text.CutTop(18), who, ui.Text{Size: 12.5, Faint: true})
	u.Label(text.CutTop(26), t.Squad.Name, ui.Text{Size: 18, Bold: true})
	cost := text.CutBottom(18)
	u.Label(cost, ctx.Count("newengagement.count", len(t.Squad.Units), t.Squad.Cost(c)), ui.Text{Size: 12.5, Faint: true})
	u.Clipped(text, func() { u.Paragraph(text, ui.Plain(t.Squad.Note), ui.Text{Size: 12.5}) })
	showUnits(ctx, "quick/unit/"+string(rune('1'+i))+"/", inside, ui.Focus, c, t.Squad, []draw.Seat{look}, room)
}

// helpLevel is how well a person's squad is deployed.
const helpLevel = "normal"

// fight begins the engagement: the squads are deployed in the background.
func (q *Quick) fight() {
	if q.errand != nil {
		return
	}
	helper, err := q.host.players(helpLevel)
	if err != nil {
		q.notice = err.Error()
		return
	}
	session, err := q.host.session(q.engagement)
	if err != nil {
		q.notice = err.Error()
		return
	}
	noise := q.host.chance.Uint64()
	q.errand = game.Send(session, func(ctx context.Context, s *game.Session) error {
		return s.PlaySetUp(ctx, helper, noise)
	})
}

// begin leads to the battle once the squads stand.
func (q *Quick) begin(ctx *scenes.Context, session *game.Session, err error) {
	q.errand = nil
	if err != nil {
		session.Close()
		q.notice = err.Error()
		return
	}
	h, e := q.host, q.engagement
	again := func(ctx *scenes.Context) {
		next := &Quick{host: h, engagement: e}
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
