package garage

import (
	"fmt"
	"strings"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A line of the list that tells whether the company may take the field.
type readyLine struct {
	what, limit string
	fault       *rapid.Fault // nil if all is well
}

// readyLines are the faults of the company, and then what is well.
func (s *Scene) readyLines(ctx *scenes.Context) (lines []readyLine, faults int) {
	h, c := s.host, s.now.company
	list := c.Check(h.size, h.players, h.rockets)
	bad := map[string]bool{}
	for i := range list {
		f := &list[i]
		what := f.What
		if s.placeOf(f).frame >= 0 {
			what = ctx.T("garage.ready.at", f.Where, f.What)
		}
		lines = append(lines, readyLine{what, ctx.T("garage.ready.fault", f.Limit, f.Remedy), f})
		for _, word := range [...]string{"frame", "system", "rocket", "name", "note", "emblem"} {
			bad[word] = bad[word] || strings.Contains(f.What, word)
		}
	}
	n := c.Count()
	well := func(ok bool, what, limit string) {
		if ok {
			lines = append(lines, readyLine{what: what, limit: limit})
		}
	}
	limits, _ := rapid.LimitsFor(h.size, h.players)
	well(!bad["frame"], ctx.Count("garage.ready.frames", n.Frames), ctx.T("garage.ready.frames.limit", limits.MinFrames, limits.MaxFrames))
	well(!bad["system"], ctx.Count("garage.ready.systems", n.Systems), ctx.T("garage.ready.systems.limit", rapid.MaxSystems))
	well(!bad["rocket"], ctx.Count("garage.ready.rockets", s.now.rockets()), ctx.T("garage.ready.rockets.limit", h.rockets))
	well(!bad["name"] && !bad["note"] && !bad["emblem"], ctx.T("garage.ready.names"), "")
	well(len(c.Spares) > 0, ctx.Count("garage.ready.spares", len(c.Spares)), ctx.T("garage.ready.spares.limit"))
	return lines, len(list)
}

// A place is where a fault is: in a frame of the list, or, with −1, in the company.
type place struct {
	frame  int
	widget string // where the keyboard goes to mend it
}

// placeOf is where a fault can be mended.
func (s *Scene) placeOf(f *rapid.Fault) place {
	at := place{-1, "company/list"}
	var n int
	if _, err := fmt.Sscanf(f.Where, "frame %d", &n); err == nil {
		at.frame = n - 1
	} else if _, err := fmt.Sscanf(f.Where, "spare %d", &n); err == nil {
		at.frame = len(s.now.company.Frames) + n - 1
	}
	switch {
	case at.frame >= 0 && strings.Contains(f.What, "name"):
		at.widget = "frame/name"
	case strings.Contains(f.What, "rocket"):
		at.widget = "rockets/+"
	case at.frame >= 0:
		at.widget = fmt.Sprintf("shelf/%d", s.system)
	case strings.Contains(f.What, "name"):
		at.widget = "garage/name"
	case strings.Contains(f.What, "frame"):
		at.widget = "company/add"
	}
	return at
}

// goTo leads to where a fault can be mended.
func (s *Scene) goTo(ctx *scenes.Context, f *rapid.Fault) {
	at := s.placeOf(f)
	if at.frame >= 0 && at.frame < s.now.len() {
		s.at = at.frame
	} else if at.widget == "rockets/+" {
		s.at = s.rocketPlace()
	}
	ctx.UI.SetFocus(at.widget)
}

// rocketPlace is the frame that a company with too many or too few rockets is best
// mended at: the last that carries one, or the first that has room.
func (s *Scene) rocketPlace() int {
	frames, at := s.now.company.Frames, s.at
	if s.now.rockets() > s.host.rockets {
		for i := range frames {
			if frames[i].Rockets > 0 {
				at = i
			}
		}
		return at
	}
	for i := range frames {
		if frames[i].Rockets < rapid.MaxFrameRockets {
			return i
		}
	}
	return at
}

// readyCard lists what keeps the company from the field, or that nothing does.
func (s *Scene) readyCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(pad, 0)
	lines, faults := s.readyLines(ctx)
	note := ctx.T("garage.ready.yes")
	if faults > 0 {
		note = ctx.Count("garage.ready.no", faults)
	}
	title(ctx, &in, ctx.T("garage.ready"), note)
	in.CutBottom(6)
	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H}
	high := 34.0
	if faults > 0 {
		high = 42
	}
	taken, ok := u.Rows("ready/list", list, high, len(lines), -1, func(i int, row ui.Rect, at ui.Row) {
		s.readyRow(ctx, i, row, at, lines[i])
	})
	if ok && lines[taken].fault != nil {
		s.goTo(ctx, lines[taken].fault)
	}
}

func (s *Scene) readyRow(ctx *scenes.Context, i int, r ui.Rect, at ui.Row, line readyLine) {
	u, p := ctx.UI, ctx.Pen
	r.H--
	icon, c := draw.IconCheck, draw.Good
	if line.fault != nil {
		icon, c = draw.IconCross, draw.Bad
		p.RoundRect(draw.BadRow, r.X, r.Y, r.W, r.H, 6)
		edge := 1.0
		if at.Hover {
			edge = 2
		}
		p.StrokeRoundRect(draw.Bad.Lit(0.3), edge, r.X+.5, r.Y+.5, r.W-1, r.H-1, 5.5)
		u.Tip(fmt.Sprintf("ready/list/%d", i), r, ui.Plain(ctx.T("garage.ready.tip", line.fault.Where, line.fault.What, line.fault.Limit, line.fault.Remedy)))
	}
	if at.Cursor {
		p.FocusRing(r.X+4, r.Y+4, r.W-8, r.H-8, 4)
	}
	mid := r.Centre().Y
	p.Disc(c, r.X+20, mid, 9.5)
	p.Icon(icon, r.X+20, mid, 5, draw.White)
	text := ui.Rect{X: r.X + 38, Y: r.Y, W: r.W - 46, H: r.H}
	if line.fault != nil {
		u.Label(ui.Rect{X: text.X, Y: text.Y + 3, W: text.W, H: 18}, line.what, ui.Text{Size: 13, Bold: true})
		u.Label(ui.Rect{X: text.X, Y: text.Y + 21, W: text.W, H: 16}, line.limit, ui.Text{Size: 12, Color: draw.Bad.Dim(0.2)})
		return
	}
	look := ui.Text{Size: 13.5, Medium: true}
	u.Label(text.CutLeft(u.Width(line.what, look)+8), line.what, look)
	u.Label(text, line.limit, ui.Text{Size: 12, Faint: true, Align: ui.Right})
}
