package hexgarage

import (
	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/ui"
)

// faults is what keeps the squad, or the unit by itself, from the field.
func (s *Scene) faults() []hexwar.Fault {
	if s.desk.Now.alone {
		return outfit.Faults(s.catalogue(), s.unit())
	}
	return s.desk.Now.squad.Check(s.catalogue(), s.host.size, s.host.players)
}

// readyCard lists what keeps the squad from the field, or that nothing does.
func (s *Scene) readyCard(ctx *scenes.Context, r ui.Rect) {
	ctx.UI.Card(r)
	in := r.InsetXY(bench.Pad, 0)
	faults := s.faults()
	note := ctx.T("hexgarage.ready.yes")
	if len(faults) > 0 {
		note = ctx.Count("hexgarage.ready.no", len(faults))
	}
	bench.Title(ctx, &in, ctx.T("hexgarage.ready"), note)
	in.CutBottom(6)
	lines := s.readyLines(ctx, faults)
	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H}
	if taken, ok := bench.Ready(ctx, "ready/list", list, lines); ok && taken < len(faults) {
		s.goTo(ctx, faults[taken])
	}
}

// readyLines are the faults, and then what is well.
func (s *Scene) readyLines(ctx *scenes.Context, faults []hexwar.Fault) (lines []bench.Line) {
	var cost, units, build bool // what is spoilt
	for _, f := range faults {
		what := f.What
		if f.At.Unit != hexwar.None {
			what = ctx.T("hexgarage.ready.at", f.Where, f.What)
		}
		lines = append(lines, bench.Line{
			What: what, Limit: ctx.T("hexgarage.ready.fault", f.Limit, f.Remedy), Fault: true,
			Tip: ctx.T("hexgarage.ready.tip", f.Where, f.What, f.Limit, f.Remedy),
		})
		cost = cost || f.At.About == hexwar.OfCost
		units = units || f.At.About == hexwar.OfUnits
		build = build || f.At.Unit != hexwar.None
	}
	well := func(spoilt bool, what, limit string) {
		if !spoilt {
			lines = append(lines, bench.Line{What: what, Limit: limit})
		}
	}
	limits, n := s.host.size.Limits(), s.desk.Now.len()
	if !s.desk.Now.alone {
		well(cost, ctx.T("hexgarage.ready.cost", s.desk.Now.squad.Cost(s.catalogue())), ctx.T("hexgarage.ready.cost.limit", limits.Cost))
		well(units, ctx.Count("hexgarage.ready.units", n), ctx.T("hexgarage.ready.units.limit", limits.Units))
	}
	if n > 0 {
		well(build, ctx.T("hexgarage.ready.build"), ctx.Count("hexgarage.ready.units", n))
	}
	return lines
}

// squadRemedies are the widgets at which what is wrong with a squad is mended.
var squadRemedies = map[hexwar.Aspect]string{
	hexwar.OfName: "hexgarage/name", hexwar.OfNote: "hexgarage/livery", hexwar.OfEmblem: "hexgarage/livery",
	hexwar.OfCost: "squad/size", hexwar.OfUnits: "squad/add", hexwar.OfDrones: "squad/list",
}

// unitRemedies are the tabs of the shelf, and the widgets, at which what is wrong with
// a unit is mended.
var unitRemedies = map[hexwar.Aspect]struct {
	tab    tab
	widget string
}{
	hexwar.OfName:    {coreTab, "unit/name"},
	hexwar.OfCore:    {coreTab, "core/0"},
	hexwar.OfForm:    {coreTab, "core/form"},
	hexwar.OfDefence: {coreTab, "section/1/+"},
	hexwar.OfRank:    {pilotTab, "pilot/rank"},
	hexwar.OfStats:   {pilotTab, "stat/0/-"},
	hexwar.OfTraits:  {pilotTab, "pilot/traits"},
	hexwar.OfSystems: {partsTab, "parts/list"},
	hexwar.OfMods:    {partsTab, "parts/list"},
	hexwar.OfDrones:  {dronesTab, "drones/list"},
	hexwar.OfArms:    {weaponsTab, "arm/0"},
}

// goTo leads to where a fault can be mended.
func (s *Scene) goTo(ctx *scenes.Context, f hexwar.Fault) {
	if f.At.Unit == hexwar.None {
		remedy := squadRemedies[f.At.About]
		if f.At.About == hexwar.OfUnits && s.desk.Now.len() > s.host.size.Limits().Units {
			remedy = "squad/list" // where one is left at home
		}
		s.lead(ctx, remedy)
		return
	}
	s.at = f.At.Unit
	s.look()
	remedy := unitRemedies[f.At.About]
	s.tab = remedy.tab
	s.lead(ctx, remedy.widget)
}

// led is the widget that a fault has just led to.
type led struct {
	widget string
	ticks  int // that it is still pointed at
}

// pointed is how many ticks a widget is pointed at.
const pointed = 90

// lead gives a widget the keyboard, and points at it.
func (s *Scene) lead(ctx *scenes.Context, widget string) {
	ctx.UI.SetFocus(widget)
	s.led = led{widget, pointed}
}

// point draws a ring around the widget that a fault has led to.
func (s *Scene) point(ctx *scenes.Context) {
	if s.led.ticks == 0 {
		return
	}
	s.led.ticks--
	ctx.Animate()
	if r, ok := ctx.UI.Find(s.led.widget); ok {
		ctx.Pen.FocusRing(r.X, r.Y, r.W, r.H, 8)
	}
}
