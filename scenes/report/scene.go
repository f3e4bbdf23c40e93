// Package report is the screen that tells what a battle was like: how the scores went,
// who did and suffered what, how the dice fell against what was to be expected, and
// what luck and decisions did to everybody's chance to win.
package report

import (
	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/report"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Ways are the ways on from the report. One that is nil is not offered.
type Ways struct {
	// Show leads to where the battle is right before the answer with this number, from 0.
	Show func(ctx *scenes.Context, step int)
}

// Scene is the report of one battle.
type Scene struct {
	inquiry *Inquiry
	ways    Ways
	seats   []game.Seat
	looks   []draw.Seat
	teller  teller
	tab     int
	side    int // whose rolls and decisions are listed

	findings *report.Findings
	changes  int // of the study, that findings come from
	looked   int // the tick in which they were looked up
	lines    map[line][]ui.Run
	met      bool
}

// New shows what an inquiry finds out. The inquiry stays its owner's.
func New(q *Inquiry, ways Ways) *Scene {
	return &Scene{inquiry: q, ways: ways, changes: -1, lines: map[line][]ui.Run{}}
}

// pages are the pages of the report.
var pages = [...]struct {
	key  string
	show func(*Scene, *scenes.Context, ui.Rect)
}{
	{"report.tab.course", (*Scene).course},
	{"report.tab.dice", (*Scene).dice},
	{"report.tab.luck", (*Scene).luck},
}

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
	pad  = 14
)

// Frame shows the page in front.
func (s *Scene) Frame(ctx *scenes.Context) {
	u := ctx.UI
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	head := room.CutTop(40)
	if u.Button("report/back", head.CutRight(100).InsetXY(0, 3), ctx.T("report.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	u.Label(head.CutLeft(min(190, head.W*0.25)), ctx.T("report.title"), ui.Text{Size: 22, Bold: true})
	room.CutTop(gap)
	if !s.inquiry.arrived() {
		s.wait(ctx, room)
	} else {
		s.arrive()
		labels := make([]string, len(pages))
		for i, page := range pages {
			labels[i] = ctx.T(page.key)
		}
		s.tab, _ = u.Segments("report/tab", head.CutLeft(min(480, head.W-gap)).InsetXY(0, 3), labels, s.tab)
		if !s.met {
			s.met = true
			u.SetFocus("report/tab/" + labels[s.tab])
		}
		for i := range labels {
			if u.Key(ui.Key('1' + rune(i))) {
				s.tab = i
				u.SetFocus("report/tab/" + labels[i])
			}
		}
		pages[s.tab].show(s, ctx, room)
	}
	if u.Back() {
		ctx.Pop()
	}
}

// wait says that the battle is still being looked through, or why it cannot be.
func (s *Scene) wait(ctx *scenes.Context, r ui.Rect) {
	text := ctx.T("report.wait")
	if err := s.inquiry.err; err != nil {
		text = ctx.T("report.failed", err.Error())
	} else {
		ctx.Animate()
	}
	r = r.Centred(min(r.W, 560), 120)
	ctx.UI.Card(r)
	ctx.UI.Paragraph(r.Inset(20), ui.Plain(text), ui.Text{Size: 14})
}

// arrive takes over who sat at the table.
func (s *Scene) arrive() {
	if s.seats != nil {
		return
	}
	f := s.inquiry.film
	s.seats = f.Seats(f.Len())
	for _, seat := range s.seats {
		s.looks = append(s.looks, roster.Look(seat))
	}
	s.teller = tellerOf(f, s.looks)
}

func (s *Scene) film() *film.Film { return s.inquiry.film }

func (s *Scene) name(ctx *scenes.Context, seat int) string { return roster.Name(ctx, s.seats, seat) }

// round is the round in which a step was answered, in words.
func (s *Scene) round(ctx *scenes.Context, step int) string {
	if n := s.film().Result(step).Round; n > 0 {
		return ctx.T("report.round", n)
	}
	return ctx.T("report.setup")
}

// seatHead names a seat in r: by its flag, and by its name as far as there is room.
func (s *Scene) seatHead(ctx *scenes.Context, id string, r ui.Rect, seat int, t ui.Text) {
	all := r
	flag := r.CutLeft(min(30, r.W)).Centred(26, 17)
	ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 3, s.looks[seat])
	r.CutLeft(6)
	if r.W < 36 {
		ctx.UI.Explain(id, all, ui.Plain(s.name(ctx, seat)))
		return
	}
	ctx.UI.Name(id, r, s.name(ctx, seat), t)
}
