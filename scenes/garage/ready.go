package garage

import (
	"fmt"
	"slices"
	"strings"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/ui"
)

// readyLines are the faults of the company, and then what is well.
func (s *Scene) readyLines(ctx *scenes.Context) (lines []bench.Line, faults []rapid.Fault) {
	h, c := s.host, s.desk.Now.company
	faults = c.Check(h.size, h.players, h.rockets)
	if s.desk.Now.single {
		// What is asked of a company is not asked of a single frame.
		faults = slices.DeleteFunc(faults, func(f rapid.Fault) bool { return s.placeOf(&f).frame < 0 })
	}
	bad := map[string]bool{}
	for i := range faults {
		f := &faults[i]
		limit := f.Limit
		if s.placeOf(f).frame >= 0 {
			limit = ctx.T("garage.ready.at", f.Limit, f.Where)
		}
		lines = append(lines, bench.Line{
			What: ctx.T("garage.ready.fault", f.What, f.Remedy), Limit: limit, Fault: true,
			Tip: ctx.T("garage.ready.tip", f.Where, f.What, f.Limit, f.Remedy),
		})
		for _, word := range [...]string{"frame", "system", "rocket", "name", "note", "emblem"} {
			bad[word] = bad[word] || strings.Contains(f.What, word)
		}
	}
	n, company := c.Count(), !s.desk.Now.single
	well := func(ok bool, what, limit string) {
		if ok {
			lines = append(lines, bench.Line{What: what, Limit: limit})
		}
	}
	limits, _ := rapid.LimitsFor(h.size, h.players)
	well(company && !bad["frame"], ctx.Count("garage.ready.frames", n.Frames), ctx.T("garage.ready.frames.limit", limits.MinFrames, limits.MaxFrames))
	well(!bad["system"], ctx.Count("garage.ready.systems", n.Systems), ctx.T("garage.ready.systems.limit", rapid.MaxSystems))
	well(company && !bad["rocket"], ctx.Count("garage.ready.rockets", s.desk.Now.rockets()), ctx.T("garage.ready.rockets.limit", h.rockets))
	well(!bad["name"] && !bad["note"] && !bad["emblem"], ctx.T("garage.ready.names"), "")
	well(len(c.Spares) > 0, ctx.Count("garage.ready.spares", len(c.Spares)), ctx.T("garage.ready.spares.limit"))
	return lines, faults
}

// A place is where a fault is: in a frame of the list, or, with −1, in the company.
type place struct {
	frame  int
	widget string // where the keyboard goes to mend it
}

// placeOf is where a fault can be mended.
func (s *Scene) placeOf(f *rapid.Fault) place {
	at := place{-1, frameList}
	var n int
	if _, err := fmt.Sscanf(f.Where, "frame %d", &n); err == nil {
		at.frame = n - 1
	} else if _, err := fmt.Sscanf(f.Where, "spare %d", &n); err == nil {
		at.frame = len(s.desk.Now.company.Frames) + n - 1
	}
	switch {
	case at.frame >= 0 && strings.Contains(f.What, "name"):
		at.widget = "frame/name"
	case strings.Contains(f.What, "rocket"):
		at.widget = "rockets/+"
		if strings.HasPrefix(f.Remedy, "take") {
			at.widget = "rockets/-"
		}
	case at.frame >= 0:
		at.widget = fmt.Sprintf("shelf/%d", s.system)
	case strings.Contains(f.What, "name"):
		at.widget = "garage/name"
	case strings.Contains(f.What, "note"), strings.Contains(f.What, "emblem"):
		at.widget = "garage/livery"
	case strings.Contains(f.What, "frame"):
		at.widget = "company/add"
	}
	return at
}

// goTo leads to where a fault can be mended.
func (s *Scene) goTo(ctx *scenes.Context, f *rapid.Fault) {
	at := s.placeOf(f)
	if at.frame >= 0 && at.frame < s.desk.Now.len() {
		s.at = at.frame
	} else if strings.HasPrefix(at.widget, "rockets/") {
		s.at = s.rocketPlace()
	}
	ctx.UI.SetFocus(at.widget)
}

// rocketPlace is the frame that a company with too many or too few rockets is best
// mended at: the last that carries one, or the first that has room.
func (s *Scene) rocketPlace() int {
	frames, at := s.desk.Now.company.Frames, s.at
	if s.desk.Now.rockets() > s.host.rockets {
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
	if len(faults) > 0 {
		note = ctx.Count("garage.ready.no", len(faults))
	}
	bench.Title(ctx, &in, ctx.T("garage.ready"), note)
	in.CutBottom(6)
	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H}
	if taken, ok := bench.Ready(ctx, "ready/list", list, lines); ok && taken < len(faults) {
		s.goTo(ctx, &faults[taken])
	}
}
