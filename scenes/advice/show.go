package advice

import (
	"errors"
	"strings"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// A Head is what stands above the answers.
type Head struct {
	Icon  draw.Icon
	Title string
	Look  *draw.Seat // whose decision it is; nil for nobody's
	About string     // whose decision it is and which
	// Keys tells that the arrows up and down move over the answers; the digits do in any
	// case.
	Keys bool
}

// Measures of the panel, in points.
const (
	pad    = 14
	footer = 36
)

// A fit is how close together the answers are written.
type fit struct {
	edge, gap float64 // within an answer above and below, and between answers
	fact      float64 // the height of a fact
	other     float64 // the size of words of an answer that is not looked at
	spare     bool    // leaves out what the figures tell as well
}

// roomy is how answers are written where there is room, tight where not all would be seen.
var (
	roomy = fit{edge: 7, gap: 6, fact: 16, other: 13.5}
	tight = fit{edge: 4, gap: 4, fact: 15, other: 12.5, spare: true}
)

// faint and small are how most of the panel is written.
var (
	small = ui.Text{Size: 12.5}
	faint = ui.Text{Size: 12.5, Faint: true}
)

// Show shows the panel in r, and lets answers be looked at. It gives the place at its
// foot where the screen puts its buttons.
func (p *Panel) Show(ctx *scenes.Context, r ui.Rect, h Head, w Words) (foot ui.Rect) {
	p.poll(ctx)
	u := ctx.UI
	u.Card(r)
	if h.Look != nil {
		ctx.Pen.PlayerBand(r.X, r.Y, r.H, *h.Look)
	}
	in := r.InsetXY(pad, 10)
	in.CutLeft(4)
	foot = in.CutBottom(footer)
	in.CutBottom(8)
	title := in.CutTop(24)
	ctx.Pen.Icon(h.Icon, title.X+9, title.Y+12, 9, draw.Ink)
	u.Label(ui.Rect{X: title.X + 26, Y: title.Y, W: title.W - 26, H: 24}, h.Title, ui.Text{Size: 17, Bold: true})
	if h.About != "" {
		u.Label(in.CutTop(18), h.About, faint)
	}
	c, ok := p.Counsel()
	if !ok {
		u.Paragraph(in, ui.Plain(p.silence(ctx)), ui.Text{Size: 13})
		return foot
	}
	if !p.met {
		p.met = true
		ctx.Animate()
	}
	words := in.CutTop(u.Paragraph(in, ui.Plain(thought(ctx, c)), faint) + 6)
	if c.List[0].Playouts > 0 {
		u.Explain("advice/thought", words, ui.Plain(ctx.T("advice.thought.tip")))
	}
	p.list(ctx, in, h, w)
	return foot
}

// silence says why there are no answers yet, or never will be.
func (p *Panel) silence(ctx *scenes.Context) string {
	switch {
	case p.thinking != nil:
		return ctx.T("advice.thinks") + strings.Repeat(".", 1+ctx.Tick/20%3)
	case errors.Is(p.err, game.ErrNoAdviser):
		return ctx.T("advice.level")
	case errors.Is(p.err, game.ErrAgreed):
		return ctx.T("advice.lost", ctx.T("advice.agreed"))
	case p.err != nil:
		return ctx.T("advice.lost", p.err.Error())
	}
	return ctx.T("advice.nothing")
}

// thought says who has thought, and about how much.
func thought(ctx *scenes.Context, c *game.Counsel) string {
	who := roster.Level(ctx, c.Adviser)
	words := ctx.T("advice.thumb", who)
	if a := c.List[0]; a.Playouts > 0 {
		words = ctx.T("advice.thought", who, a.Weighed, a.Total)
	}
	if c.Given != nil && !c.Own {
		words += " " + ctx.T("advice.others")
	}
	return words
}

// An entry is an answer on the panel.
type entry struct {
	ai.Advice
	what  []ui.Run
	given bool // it was the answer
	than  int  // the place of what it is compared with; -1 for nothing
	rows  []row
	high  float64
}

// list shows the answers in r.
func (p *Panel) list(ctx *scenes.Context, r ui.Rect, h Head, w Words) {
	u, c := ctx.UI, &p.counsel
	entries := make([]entry, len(c.List))
	known := false
	total := 0.0
	f := roomy
	fits := func(width float64) bool {
		total, known = -f.gap, c.Given == nil
		for i, a := range c.List {
			e := &entries[i]
			*e = entry{Advice: a, what: w.Tell(c.Battle, a.Choice, a.Then), than: -1}
			e.given = !known && a.Choice.String() == c.Given.String()
			known = known || e.given
			than := 0
			if i == 0 {
				than = 1
			}
			if a.Playouts > 0 && than < len(c.List) && c.List[than].Playouts > 0 {
				e.than, e.rows = than, rows(a, c.List[than])
			}
		}
		for i := range entries {
			entries[i].high = p.entry(ctx, ui.Rect{W: width, H: 1e4}, i, entries, w, f, false)
			total += entries[i].high + f.gap
		}
		if !known {
			total += f.gap + 40
		}
		return total <= r.H
	}
	if !fits(r.W) {
		if f = tight; !fits(r.W) {
			fits(r.W - 12) // what its bar leaves
		}
	}
	p.keys(u, h, len(entries), func(i int) {
		top := 0.0
		for _, e := range entries[:i] {
			top += e.high + f.gap
		}
		u.ScrollTo("advice/list", top, entries[i].high)
	})
	before := p.over
	p.over = 0
	u.ScrollArea("advice/list", r, total, false, func(in ui.Rect) {
		for i := range entries {
			b := in.CutTop(entries[i].high)
			in.CutTop(f.gap)
			res := u.Area("advice/"+number(i), b, 0)
			if res.Hover {
				p.over = i + 1
			}
			if res.Clicked && p.at != i {
				p.at = i
				ctx.Animate()
			}
			ground(ctx.Pen, b, i == p.at, res.Hover)
			p.entry(ctx, b, i, entries, w, f, true)
		}
		if !known {
			u.Paragraph(in, append(ctx.Runs("advice.given.other"), w.Tell(c.Battle, c.Given, nil)...), small)
		}
	})
	if p.over != before {
		ctx.Animate() // the table was drawn already
	}
}

// keys moves over n answers; seen brings the one that is looked at now into view.
func (p *Panel) keys(u *ui.UI, h Head, n int, seen func(i int)) {
	at := p.at
	for i := range n {
		if u.Key(ui.Key('1' + rune(i))) {
			at = i
		}
	}
	if h.Keys {
		switch {
		case u.Key(ui.KeyDown):
			at = (at + 1) % n
		case u.Key(ui.KeyUp):
			at = (at + n - 1) % n
		}
	}
	if at != p.at {
		p.at = at
		seen(at)
	}
}

// ground is the paper that an answer is written on.
func ground(p *draw.Pen, b ui.Rect, chosen, hover bool) {
	switch {
	case chosen:
		p.RoundRect(draw.Hex(0xFFFDF6), b.X, b.Y, b.W, b.H, 8)
		p.StrokeRoundRect(draw.Ink, 2, b.X+1, b.Y+1, b.W-2, b.H-2, 7.5)
		p.StrokeRoundRect(draw.Gold, 1.6, b.X+2.6, b.Y+2.6, b.W-5.2, b.H-5.2, 6)
	case hover:
		p.RoundRect(draw.CurrentRow, b.X, b.Y, b.W, b.H, 8)
	default:
		p.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H, 8)
	}
}
