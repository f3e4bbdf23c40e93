package stage

import (
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Question is what the card at the upper left says.
type Question struct {
	Look   *Look  // whose decision it is; nil for nobody's
	Who    string // "Mira · Kestrel 1"
	Number string // on the chip
	Title  string
	Lines  [][]ui.Run // what it is about: the first in ink, the others fainter
	Notice string     // why the last answer was not taken, instead of the lines
}

// Card shows the question in r.
func (q *Question) Card(ctx *scenes.Context, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	u.Card(r)
	if q.Look == nil {
		u.Label(ui.Rect{X: r.X + Pad, Y: r.Y + 16, W: r.W - 2*Pad, H: 26}, q.Title, ui.Text{Size: 18, Bold: true})
	} else {
		p.PlayerBand(r.X, r.Y, r.H, q.Look.Seat)
		p.Chip(r.X+32, r.Y+34, 17, q.Look.Seat, q.Number, false)
		u.Label(ui.Rect{X: r.X + 58, Y: r.Y + 9, W: r.W - 66, H: 22}, q.Who, ui.Text{Size: 13, Faint: true})
		u.Label(ui.Rect{X: r.X + 58, Y: r.Y + 29, W: r.W - 66, H: 26}, q.Title, ui.Text{Size: 18, Bold: true})
	}
	body := ui.Rect{X: r.X + 18, Y: r.Y + 62, W: r.W - 30, H: r.H - 66}
	if q.Notice != "" {
		u.Paragraph(body, []ui.Run{{Text: q.Notice, Color: draw.Bad, Bold: true}}, ui.Text{})
		return
	}
	small := q.height(u, body.W, false) > body.H
	u.Clipped(body, func() {
		for i, l := range q.Lines {
			body.CutTop(u.Paragraph(body, l, lineLook(i, small)) + between)
		}
	})
}

const between = 2 // the lines of a question, in points

// lineLook is how a line of a question is written; small is for those that do not fit
// otherwise.
func lineLook(line int, small bool) ui.Text {
	switch {
	case small:
		return ui.Text{Size: 12, Faint: line > 0}
	case line > 0:
		return ui.Text{Size: 12.5, Faint: true}
	}
	return ui.Text{Size: 13}
}

// height is how high the lines are in a width.
func (q *Question) height(u *ui.UI, width float64, small bool) (high float64) {
	for i, l := range q.Lines {
		high += u.ParagraphHeight(width, l, lineLook(i, small)) + between
	}
	return high - between
}

// An Answer is what the primary button would do.
type Answer struct {
	Label   string
	Why     string // not empty: not yet, and why not
	Commits string // not empty: it cannot be taken back, see Stage.Commits
}

// tip says of an answer that commits what that means.
func (a *Answer) tip(ctx *scenes.Context) string {
	if a.Commits == "" {
		return ""
	}
	return ctx.T("commits.tip")
}

// A Second is the button beside it. Without a label it is Back, or, where there is
// nothing to take back, Menu.
type Second struct {
	Label string
	Key   ui.Key
	Why   string
}

// Buttons are the primary button, which Enter presses, and the second one. They tell
// which was pressed; back is the second without a label. undoes says that there is
// something to take back.
func Buttons(ctx *scenes.Context, r ui.Rect, a Answer, second Second, undoes bool) (confirmed, other, back bool) {
	u := ctx.UI
	main := r.CutLeft(164)
	r.CutLeft(Gap)
	// A long name is set smaller, and a very long one cut.
	size := 14.0
	if u.Width(a.Label, ui.Text{Size: size}) > main.W-72 {
		size = 12.5
	}
	label := u.Shorten(a.Label, main.W-64, ui.Text{Size: size})
	confirmed = u.Button("confirm", main, label, ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: a.Why, Size: size, Under: a.Commits, Tip: a.tip(ctx)})
	if second.Label == "" {
		name := "battle.menu"
		if undoes {
			name = "battle.back"
		}
		back = u.Button("back", r, ctx.T(name), ui.ButtonLook{KeyText: "Esc"})
		return confirmed, false, back
	}
	size = 14
	if u.Width(second.Label, ui.Text{Size: size}) > r.W-44 {
		size = 12
	}
	other = u.Button("second", r, second.Label, ui.ButtonLook{Key: second.Key, Why: second.Why, Size: size})
	return confirmed, other, false
}
