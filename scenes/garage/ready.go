package garage

import (
	"fmt"
	"slices"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/ui"
)

// A matter is what the lines of what is well are about.
type matter uint8

const (
	ofFrames matter = iota
	ofSystems
	ofRockets
	ofTexts
	numMatters
)

// aspects are what the aspects of faults spoil, and the widget at which they are
// mended where the company as a whole has them.
var aspects = [...]struct {
	matter matter
	widget string
}{
	rapid.OfName:    {ofTexts, "garage/name"},
	rapid.OfNote:    {ofTexts, "garage/livery"},
	rapid.OfEmblem:  {ofTexts, "garage/livery"},
	rapid.OfBattle:  {ofFrames, "company/battle"},
	rapid.OfFrames:  {ofFrames, "company/add"},
	rapid.OfSpares:  {ofFrames, frameList},
	rapid.OfRockets: {ofRockets, ""},
	rapid.OfSystems: {ofSystems, ""},
	rapid.OfSystem:  {ofSystems, ""},
	rapid.OfLook:    {ofSystems, ""},
}

// readyLines are the faults of the company, and then what is well.
func (s *Scene) readyLines(ctx *scenes.Context) (lines []bench.Line, faults []rapid.Fault) {
	h, c := s.host, s.desk.Now.company
	faults = c.Check(h.size, h.players, h.rockets)
	if s.desk.Now.single {
		// What is asked of a company is not asked of a single frame.
		faults = slices.DeleteFunc(faults, func(f rapid.Fault) bool { return f.At.Frame == rapid.Whole })
	}
	var bad [numMatters]bool
	for _, f := range faults {
		limit := f.Limit
		if f.At.Frame != rapid.Whole {
			limit = ctx.T("garage.ready.at", f.Limit, f.Where)
		}
		lines = append(lines, bench.Line{
			What: ctx.T("garage.ready.fault", f.What, f.Remedy), Limit: limit, Fault: true,
			Tip: ctx.T("garage.ready.tip", f.Where, f.What, f.Limit, f.Remedy),
		})
		bad[aspects[f.At.About].matter] = true
	}
	n, company := c.Count(), !s.desk.Now.single
	well := func(ok bool, what, limit string) {
		if ok {
			lines = append(lines, bench.Line{What: what, Limit: limit})
		}
	}
	limits, _ := rapid.LimitsFor(h.size, h.players)
	well(company && !bad[ofFrames], ctx.Count("garage.ready.frames", n.Frames), ctx.T("garage.ready.frames.limit", limits.MinFrames, limits.MaxFrames))
	well(!bad[ofSystems], ctx.Count("garage.ready.systems", n.Systems), ctx.T("garage.ready.systems.limit", rapid.MaxSystems))
	well(company && !bad[ofRockets], ctx.Count("garage.ready.rockets", s.desk.Now.rockets()), ctx.T("garage.ready.rockets.limit", h.rockets))
	well(!bad[ofTexts], ctx.T("garage.ready.names"), "")
	well(len(c.Spares) > 0, ctx.Count("garage.ready.spares", len(c.Spares)), ctx.T("garage.ready.spares.limit"))
	return lines, faults
}

// goTo leads to where a fault can be mended.
func (s *Scene) goTo(ctx *scenes.Context, f *rapid.Fault) {
	at := f.At
	switch at.About {
	case rapid.OfRockets:
		s.goToRockets(ctx, f)
		return
	case rapid.OfSystem, rapid.OfLook:
		s.system = at.System
	}
	if at.Frame == rapid.Whole {
		ctx.UI.SetFocus(aspects[at.About].widget)
		return
	}
	s.at = at.Frame
	switch at.About {
	case rapid.OfName:
		ctx.UI.SetFocus("frame/name")
	case rapid.OfLook:
		ctx.UI.SetFocus("look/0")
	default:
		ctx.UI.SetFocus(fmt.Sprintf("shelf/%d", s.system))
	}
}

// goToRockets leads to where rockets that are too many are taken off, or missing ones
// mounted.
func (s *Scene) goToRockets(ctx *scenes.Context, f *rapid.Fault) {
	widget := "rockets/-"
	if s.at = f.At.Frame; s.at == rapid.Whole {
		s.at = s.rocketPlace()
	}
	if few := s.desk.Now.rockets() < s.host.rockets; few && f.At.Frame == rapid.Whole {
		widget = "rockets/+"
	}
	ctx.UI.SetFocus(widget)
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
