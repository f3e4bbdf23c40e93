// Package result is the screen after a battle: who has won, how the scores went
// round by round, what is left of the companies, and what comes next.
package result

import (
	"slices"
	"strconv"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/report"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Ways are the ways on from the result. One that is nil is not offered.
type Ways struct {
	Rematch func(ctx *scenes.Context) // the same line-up with other dice
	New     func(ctx *scenes.Context) // put another battle together
	Watch   func(ctx *scenes.Context) // watch the battle again
	// Show leads from the report to where the battle is right before the answer with this
	// number.
	Show func(ctx *scenes.Context, step int)
}

// Scene is the result of one battle.
type Scene struct {
	ways    Ways
	session *game.Session
	inquiry *report.Inquiry // once somebody wants the report
	seats   []game.Seat
	looks   []draw.Seat
	sum     rules.Result
	rows    []row
	tale    tale
	met     bool
}

// A row is who has a score of their own, a seat or a team, and how it went.
type row struct {
	seats   []int
	moments []moment
	final   int
}

// A moment is a score when a round begins or ends.
type moment struct {
	score int
	words string // as the table shows it
}

// A tale is what the rules of a battle have to tell, beyond who had how many points
// when.
type tale interface {
	// rows are those who score; all have as many moments.
	rows() []row
	// start tells whether the first moment is that with which round 1 begins.
	start() bool
	// heading is what the points in the table are.
	heading(ctx *scenes.Context) string
	// line is the second line below who has won; rounds says after how many rounds.
	line(ctx *scenes.Context, s *Scene, rounds string) string
	// emblem is at the right end of the headline.
	emblem(ctx *scenes.Context, r ui.Rect)
	// remains is what is left of what a row brought, in r.
	remains(ctx *scenes.Context, s *Scene, r ui.Rect, row int)
}

// New shows the result of the session's battle. The screen only reads the session.
func New(session *game.Session, ways Ways) *Scene {
	s := &Scene{ways: ways, session: session, seats: session.Seats(), sum: session.Result()}
	for _, seat := range s.seats {
		s.looks = append(s.looks, roster.Look(seat))
	}
	switch b := session.Battle().(type) {
	case *rapid.Battle:
		s.tale = newRapidTale(session, b)
	case *hexwar.Battle:
		s.tale = newHexTale(session, b)
	}
	s.rows = s.tale.rows()
	return s
}

// Offer offers ways on besides those that there are.
func (s *Scene) Offer(w Ways) {
	for _, way := range [...]struct {
		to *func(*scenes.Context)
		is func(*scenes.Context)
	}{{&s.ways.Rematch, w.Rematch}, {&s.ways.New, w.New}, {&s.ways.Watch, w.Watch}} {
		if way.is != nil {
			*way.to = way.is
		}
	}
	if w.Show != nil {
		s.ways.Show = w.Show
	}
}

// After makes the result the screen that follows a battle: again begins the battle
// anew, and fresh makes the screen on which another is put together.
func After(again func(*scenes.Context), fresh func(*scenes.Context) scenes.Scene) func(*game.Session) scenes.Scene {
	return func(s *game.Session) scenes.Scene {
		return New(s, Ways{
			Rematch: again,
			New: func(ctx *scenes.Context) {
				ctx.Home()
				ctx.Push(fresh(ctx))
			},
		})
	}
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
	n := float64(len(s.rows))
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
	s.tale.emblem(ctx, inside.CutRight(min(230, r.W*0.26)))
	for i, row := range s.rows {
		if !s.won(i) {
			continue
		}
		for _, seat := range row.seats {
			flag := inside.CutLeft(78).Centred(64, 42)
			ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 4, s.looks[seat])
			inside.CutLeft(6)
		}
	}
	inside.CutLeft(8)
	text := inside.Centred(inside.W, 58)
	u.Label(text.CutTop(34), s.title(ctx), ui.Text{Size: 28, Bold: true})
	u.Label(text, s.subtitle(ctx), ui.Text{Size: 14, Faint: true})
}

func (s *Scene) title(ctx *scenes.Context) string {
	var names []string
	seats := 0
	for i, row := range s.rows {
		if s.won(i) {
			names = append(names, s.rowName(ctx, i))
			seats = len(row.seats)
		}
	}
	switch {
	case len(names) == 0:
		return ctx.T("result.nobody")
	case len(names) == 1 && seats > 1:
		return ctx.T("result.win", names[0])
	case len(names) == 1:
		return ctx.T("result.wins", names[0])
	}
	return ctx.T("result.tie", listed(ctx, names))
}

// listed is names as a list: "Ada, Mira and Jonas".
func listed(ctx *scenes.Context, names []string) string {
	list := names[0]
	for i, name := range names[1:] {
		if i == len(names)-2 {
			list = ctx.T("result.and", list, name)
		} else {
			list += ", " + name
		}
	}
	return list
}

func (s *Scene) subtitle(ctx *scenes.Context) string {
	rounds := ctx.Count("result.rounds", s.sum.Round)
	if len(s.sum.Winners) == 0 {
		return rounds
	}
	return s.tale.line(ctx, s, rounds)
}

func (s *Scene) name(ctx *scenes.Context, seat int) string { return roster.Name(ctx, s.seats, seat) }

// rowName is the names of those who score together.
func (s *Scene) rowName(ctx *scenes.Context, row int) string {
	var names []string
	for _, seat := range s.rows[row].seats {
		names = append(names, s.name(ctx, seat))
	}
	return listed(ctx, names)
}

// won tells whether the row is among the winners.
func (s *Scene) won(row int) bool {
	return slices.ContainsFunc(s.sum.Winners, func(w rules.Side) bool { return slices.Contains(s.rows[row].seats, int(w)) })
}

// winner is the first row among the winners, of which there must be one.
func (s *Scene) winner() int {
	for i := range s.rows {
		if s.won(i) {
			return i
		}
	}
	return 0
}

// moments is how many moments each row has.
func (s *Scene) moments() int { return len(s.rows[0].moments) }

// momentName is what a moment is called: the round that ended with it.
func (s *Scene) momentName(ctx *scenes.Context, i int) string {
	switch {
	case !s.tale.start():
		return strconv.Itoa(i + 1)
	case i == 0:
		return ctx.T("result.start")
	}
	return strconv.Itoa(i)
}

// buttons are what comes next.
func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	wide := min(1, r.W/1120) // all fit in one row, however narrow
	left := func(w float64) ui.Rect {
		at := r.CutLeft(w * wide)
		r.CutLeft(gap)
		return at
	}
	right := func(w float64) ui.Rect {
		at := r.CutRight(w * wide)
		r.CutRight(gap)
		return at
	}
	if u.Button("result/table", left(170), ctx.T("result.table"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	if s.ways.Watch != nil {
		if u.Button("result/watch", left(150), ctx.T("result.watch"), ui.ButtonLook{Key: 'W', Size: 15, Tip: ctx.T("result.watch.tip")}) {
			s.ways.Watch(ctx)
		}
	}
	if u.Button("result/report", left(140), ctx.T("result.report"), ui.ButtonLook{Key: 'P', Size: 15, Tip: ctx.T("result.report.tip")}) {
		s.tell(ctx)
	}
	if s.ways.Rematch != nil {
		if u.Button("result/rematch", right(210), ctx.T("result.rematch"), ui.ButtonLook{Primary: true, Key: 'R', Size: 16, Tip: ctx.T("result.rematch.tip")}) {
			s.ways.Rematch(ctx)
		}
	}
	if s.ways.New != nil {
		if u.Button("result/new", right(170), ctx.T("result.new"), ui.ButtonLook{Key: 'N', Size: 15}) {
			s.ways.New(ctx)
		}
	}
	if u.Button("result/title", right(130), ctx.T("result.title"), ui.ButtonLook{Key: 'T', Size: 15}) {
		ctx.Home()
	}
}

// tell opens the report. What it has found out is there again when it is opened again.
func (s *Scene) tell(ctx *scenes.Context) {
	if s.inquiry == nil {
		recording, err := s.session.Record()
		if err != nil {
			return // a battle that cannot be written down says so where it is kept
		}
		s.inquiry = report.Inquire(recording, s.session.GoesOn)
	}
	ctx.Push(report.New(s.inquiry, report.Ways{Show: s.ways.Show}))
}

// Close gives up what the report still finds out.
func (s *Scene) Close() {
	if s.inquiry != nil {
		s.inquiry.Close()
	}
}

// scores is the table of scores: a row for each who scores, a column for each round.
func (s *Scene) scores(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	inside := r.InsetXY(16, 6)
	head := inside.CutTop(30)
	name := min(230, inside.W*0.26)
	const last = 70
	each := min(112, (inside.W-name-last)/float64(s.moments()))
	faint := ui.Text{Size: 12.5, Faint: true, Align: ui.Right}
	u.Label(ui.Rect{X: head.X, Y: head.Y, W: name, H: head.H}, s.tale.heading(ctx), ui.Text{Size: 14.5, Bold: true})
	for i := range s.moments() {
		u.Label(ui.Rect{X: inside.X + name + each*float64(i), Y: head.Y, W: each, H: head.H}, s.momentName(ctx, i), faint)
	}
	end := ui.Rect{X: inside.Right() - last, Y: head.Y, W: last - 6, H: head.H}
	u.Label(end, ctx.T("result.end"), faint)
	for i, line := range inside.Rows(len(s.rows), 0) {
		if s.won(i) {
			ctx.Pen.CurrentRow(line.X-6, line.Y+1, line.W+12, line.H-2)
		} else if i > 0 && !s.won(i-1) {
			ctx.Pen.Hairline(line.X, line.Y, line.W)
		}
		cell := line
		cell.W = name
		for _, seat := range s.rows[i].seats {
			flag := cell.CutLeft(38).Centred(30, 20)
			ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 3, s.looks[seat])
		}
		cell.CutLeft(6)
		u.Label(cell, s.rowName(ctx, i), ui.Text{Size: 14.5, Bold: true})
		for k, m := range s.rows[i].moments {
			look := ui.Text{Size: 14, Align: ui.Right}
			if k > 0 && m == s.rows[i].moments[k-1] {
				look.Faint = true // only what changes stands out
			}
			u.Label(ui.Rect{X: line.X + name + each*float64(k), Y: line.Y, W: each, H: line.H}, m.words, look)
		}
		u.Label(ui.Rect{X: end.X, Y: line.Y, W: end.W, H: line.H}, strconv.Itoa(s.rows[i].final), ui.Text{Size: 20, Bold: true, Align: ui.Right})
	}
}
