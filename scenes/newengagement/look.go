package newengagement

import (
	"rulerfire/game"
	"rulerfire/game/draft"
	"rulerfire/game/history"
	"rulerfire/game/muster"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/approve"
	"rulerfire/scenes/boardbuilder"
	"rulerfire/scenes/ui"
)

// Look is the screen on which those who play look at the board together, as the
// rulebook has them create it together. Everybody can change it, by hand, by asking
// for another or by asking a computer; the engagement begins once everybody has
// approved it as it is. A computer approves by itself whatever the mission can be
// played on.
type Look struct {
	host   *Host
	start  func(ctx *scenes.Context, e muster.Engagement)
	party  muster.Engagement // with the board that was there first
	seats  *approve.Seats
	boards *history.History[site]
	plan   draft.BoardPlan
	loan   *approve.Loan // the board is on the bench
	why    *string       // why the mission cannot be played there, once it has been asked
	notice string        // what has been done last
}

// Clone is the site itself: nobody changes a board that is looked at.
func (s site) Clone() site { return s }

// look shows an engagement's board to those who play. start begins the engagement on
// the board that they agree on.
func (h *Host) look(e muster.Engagement, start func(*scenes.Context, muster.Engagement)) *Look {
	l := &Look{
		host: h, start: start, party: e, seats: approve.Gather(e.Seats()),
		boards: history.New(site{board: e.Board, own: h.party.own}),
	}
	l.plan = draft.BoardPlan{Style: draft.BoardStyles()[0], Grid: e.Board.Grid, Amount: 1}
	return l
}

// board is the board that is shown.
func (l *Look) board() *hexwar.Board { return l.boards.Now().board }

// Frame shows the board and takes what those who play decide.
func (l *Look) Frame(ctx *scenes.Context) {
	l.fetch(ctx)
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	head := room.CutTop(40)
	room.CutTop(gap)
	side := room.CutRight(min(max(room.W*0.34, 320), 440))
	room.CutRight(gap)
	l.header(ctx, head)
	l.show(ctx, room)
	changes := side.CutBottom(lookChangesHigh)
	side.CutBottom(gap)
	l.about(ctx, side)
	l.changes(ctx, changes)
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

func (l *Look) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	if u.Button("look/back", r.CutRight(100).InsetXY(0, 3), ctx.T("newengagement.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	r.CutRight(gap)
	title := ui.Text{Size: 22, Bold: true}
	u.Label(r.CutLeft(u.Width(ctx.T("look.title"), title)+20), ctx.T("look.title"), title)
	u.Label(r, ctx.T("look.line"), ui.Text{Size: 13, Faint: true})
}

// against says why the mission cannot be played on the board; nothing if it can.
func (l *Look) against(ctx *scenes.Context) string {
	if l.why == nil {
		words := siteWords(ctx, muster.Suits(l.party.Mission, l.board()))
		l.why = &words
	}
	return *l.why
}

// agreed begins the engagement on the board that everybody has approved.
func (l *Look) agreed(ctx *scenes.Context) {
	now, p := l.boards.Now(), &l.host.party
	p.board, p.own = now.board, now.own
	l.host.sites = sites{}
	l.party.Board = now.board
	l.start(ctx, l.party)
}

// turn shows another board, which nobody has approved yet.
func (l *Look) turn(ctx *scenes.Context) {
	l.why = nil
	l.seats.Forget(ctx)
}

// change puts another board there, which can be taken back.
func (l *Look) change(ctx *scenes.Context, s site, notice string) {
	l.boards.Do(s)
	l.notice = notice
	l.turn(ctx)
}

// full is the rulebook's full-sized battlefield.
var full = hex.Grid{Cols: 13, Rows: 16}

// lookTries bounds the search for a board on which the mission can be played: a
// mission may want structures or water that few boards have.
const lookTries = 12

// another makes a board up by a plan, with styles by chance if the plan's has none for
// the mission. It is not ok if there is none.
func (l *Look) another(plan draft.BoardPlan) (board *hexwar.Board, ok bool) {
	styles := draft.BoardStyles()
	if plan.Check() != nil {
		plan.Grid = full
	}
	for try := range lookTries {
		plan.Seed = l.host.chance.Uint64()
		if try > lookTries/2 {
			plan.Style = styles[l.host.chance.IntN(len(styles))]
		}
		b, err := draft.Board(plan, l.host.stock.Missions)
		if err == nil && muster.Suits(l.party.Mission, b) == nil {
			return b, true
		}
	}
	return nil, false
}

// makeUp shows a board that is made up; by is the computer that was asked, or "".
func (l *Look) makeUp(ctx *scenes.Context, plan draft.BoardPlan, by string) {
	b, ok := l.another(plan)
	switch {
	case !ok:
		l.notice = ctx.T("look.none", l.party.Mission.Name)
	case by != "":
		l.change(ctx, site{board: b}, ctx.T("look.by", by, b.Name))
	default:
		l.change(ctx, site{board: b}, "")
	}
}

// ask lets the next computer make a board up, of a style by chance.
func (l *Look) ask(ctx *scenes.Context) {
	name := l.party.Seats()[l.seats.Ask()].Name
	plan, styles := l.plan, draft.BoardStyles()
	plan.Style, plan.Amount = styles[l.host.chance.IntN(len(styles))], l.host.chance.IntN(draft.BoardAmounts)
	l.makeUp(ctx, plan, name)
}

// byHand puts a copy of the board on the bench.
func (l *Look) byHand(ctx *scenes.Context) {
	bench, err := boardbuilder.New(l.host.lib, l.host.chance.Uint64())
	if err != nil {
		l.notice = err.Error()
		return
	}
	loan, e, err := approve.Lend(l.host.lib, l.board())
	if err != nil {
		l.notice = err.Error()
		return
	}
	l.loan = loan
	ctx.Push(bench.Open(e))
}

// fetch takes the board back from the bench.
func (l *Look) fetch(ctx *scenes.Context) {
	if l.loan == nil {
		return
	}
	e, changed, err := l.loan.Return()
	l.loan = nil
	var b *hexwar.Board
	if changed {
		b, err = e.Board()
	}
	switch {
	case err != nil:
		l.notice = err.Error()
	case changed:
		l.change(ctx, site{board: b, own: e.ID}, ctx.T("look.kept", e.Name))
	}
}

// lookRow is how the persons who play, if there are any, come to look at the board
// before the engagement starts. One alone looks at it if they like; several approve it
// all together, unless they have chosen to do without. It takes its room off the left,
// and tells whether the engagement is to start with the board.
func (s *Scene) lookRow(ctx *scenes.Context, r *ui.Rect, e muster.Engagement, why string) (first bool) {
	persons := 0
	for _, seat := range e.Seats() {
		if seat.Kind == game.Person {
			persons++
		}
	}
	if persons == 0 {
		return false
	}
	u, p := ctx.UI, &s.host.party
	cell := r.CutLeft(r.W * 0.45)
	r.CutLeft(gap)
	if persons > 1 {
		on, _ := u.Toggle("new/approve", cell, ctx.T("newengagement.approve"), !p.unseen)
		u.Tip("new/approve", cell, ctx.Runs("newengagement.approve.tip"))
		if u.Key('B') {
			on = !on
		}
		p.unseen = !on
		return on
	}
	if u.Button("new/look", cell, ctx.T("newengagement.look"), ui.ButtonLook{Key: 'B', Size: 13, Why: why, Tip: ctx.T("newengagement.look.tip")}) {
		s.look(ctx, e)
	}
	return false
}

// look leads to the screen on which the board is looked at, and from there on.
func (s *Scene) look(ctx *scenes.Context, e muster.Engagement) {
	ctx.Push(s.host.look(e, s.begin))
}

// begin starts an engagement in place of the screen on which its board was looked at.
func (s *Scene) begin(ctx *scenes.Context, e muster.Engagement) {
	scene, err := s.host.open(e)
	if err != nil {
		s.note(err)
		ctx.Pop()
		return
	}
	ctx.Replace(scene)
}
