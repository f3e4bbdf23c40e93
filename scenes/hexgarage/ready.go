package hexgarage

import (
	"fmt"
	"strings"

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
	spoilt := map[string]bool{}
	for _, f := range faults {
		what := f.What
		if placeOf(f) >= 0 {
			what = ctx.T("hexgarage.ready.at", f.Where, f.What)
		}
		lines = append(lines, bench.Line{
			What: what, Limit: ctx.T("hexgarage.ready.fault", f.Limit, f.Remedy), Fault: true,
			Tip: ctx.T("hexgarage.ready.tip", f.Where, f.What, f.Limit, f.Remedy),
		})
		of := "build"
		for word := range squadFaults {
			if placeOf(f) < 0 && strings.Contains(f.What, word) {
				of = word
			}
		}
		spoilt[of] = true
	}
	well := func(of, what, limit string) {
		if !spoilt[of] {
			lines = append(lines, bench.Line{What: what, Limit: limit})
		}
	}
	limits, n := s.host.size.Limits(), s.desk.Now.len()
	if !s.desk.Now.alone {
		well("cost", ctx.T("hexgarage.ready.cost", s.desk.Now.squad.Cost(s.catalogue())), ctx.T("hexgarage.ready.cost.limit", limits.Cost))
		well("unit", ctx.Count("hexgarage.ready.units", n), ctx.T("hexgarage.ready.units.limit", limits.Units))
	}
	if n > 0 {
		well("build", ctx.T("hexgarage.ready.build"), ctx.Count("hexgarage.ready.units", n))
	}
	return lines
}

// squadFaults are words of the faults of a squad as a whole, with the widget at which
// they are mended.
var squadFaults = map[string]string{
	"cost": "squad/size", "unit": "squad/add", "name": "hexgarage/name", "drone": "squad/list",
}

// placeOf is the unit that a fault is of, from 0, or -1 for the squad.
func placeOf(f hexwar.Fault) int {
	var n int
	if _, err := fmt.Sscanf(f.Where, "unit %d", &n); err != nil {
		return -1
	}
	return n - 1
}

// A remedy is a word of the faults of a unit, with the tab of the shelf and the widget
// at which they are mended.
type remedy struct {
	word   string
	tab    tab
	widget string
}

// remedies are in the order in which they are tried; the last is for all others.
var remedies = []remedy{
	{"name", coreTab, "unit/name"},
	{"core type", coreTab, "core/0"},
	{"transforms", coreTab, "core/form"},
	{"light frame", partsTab, "parts/list"},
	{"defence", coreTab, "section/1/+"},
	{"rank", pilotTab, "pilot/rank"},
	{"point", pilotTab, "stat/0/-"},
	{"lowered", pilotTab, "stat/0/-"},
	{"system", partsTab, "parts/list"},
	{"mod", partsTab, "parts/list"},
	{"trait", pilotTab, "pilot/traits"},
	{"drone", dronesTab, "drones/list"},
	{"", weaponsTab, "arm/0"},
}

// effectTab is where a fault is mended that names an effect: "jump 2 times".
func (s *Scene) effectTab(f hexwar.Fault) (tab, bool) {
	effect, _, ok := strings.Cut(f.What, " times")
	if !ok {
		return 0, false
	}
	effect = strings.TrimRight(effect, "0123456789 ")
	for _, t := range s.catalogue().Traits {
		if t.Effect.String() == effect {
			return pilotTab, true
		}
	}
	return partsTab, true
}

// goTo leads to where a fault can be mended.
func (s *Scene) goTo(ctx *scenes.Context, f hexwar.Fault) {
	if placeOf(f) < 0 {
		for word, widget := range squadFaults {
			if strings.Contains(f.What, word) {
				s.lead(ctx, widget)
			}
		}
		return
	}
	s.at = placeOf(f)
	s.look()
	if t, ok := s.effectTab(f); ok {
		s.tab = t
		s.lead(ctx, map[tab]string{pilotTab: "pilot/traits", partsTab: "parts/list"}[t])
		return
	}
	for _, r := range remedies {
		if strings.Contains(f.What, r.word) {
			s.tab = r.tab
			s.lead(ctx, r.widget)
			return
		}
	}
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
