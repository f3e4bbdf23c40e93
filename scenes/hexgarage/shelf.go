package hexgarage

import (
	"fmt"
	"slices"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A tab of the shelf is one kind of thing that units are built from.
type tab uint8

const (
	coreTab tab = iota
	weaponsTab
	partsTab
	pilotTab
	dronesTab
	numTabs
)

// tabKeys bring a tab to the front.
var tabKeys = [numTabs]ui.Key{'C', 'A', 'E', 'I', 'D'}

// tabNames are the keys of the names of tabs.
var tabNames = [numTabs]string{"hexgarage.tab.core", "hexgarage.tab.weapons", "hexgarage.tab.parts", "hexgarage.tab.pilot", "hexgarage.tab.drones"}

// shelf is where the parts of units are.
func (s *Scene) shelf(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(bench.Pad-2, 10)
	var names []string
	for _, key := range tabNames {
		names = append(names, ctx.T(key))
	}
	if at, changed := u.Tabs("shelf/tabs", in.CutTop(30), names, int(s.tab)); changed {
		s.tab = tab(at)
	}
	in.CutTop(8)
	if !s.any() {
		u.Paragraph(in, ui.Plain(ctx.T("hexgarage.shelf.none")), ui.Text{Size: 13, Faint: true})
		return
	}
	switch s.tab {
	case coreTab:
		s.coreShelf(ctx, in)
	case weaponsTab:
		s.weaponShelf(ctx, in)
	case partsTab:
		s.partShelf(ctx, in)
	case pilotTab:
		s.pilotShelf(ctx, in)
	case dronesTab:
		s.droneShelf(ctx, in)
	}
}

// cell draws the ground of a thing to choose, as it is when it holds or is pointed at.
func cell(ctx *scenes.Context, r ui.Rect, holds bool, res ui.Response) {
	p := ctx.Pen
	ground, line := draw.Hex(0xF4EFE3), draw.Hex(0xD3CAB6)
	switch {
	case holds:
		ground, line = draw.CurrentRow, draw.GoldEdge
	case res.Hover:
		ground = draw.CurrentRow.Mix(ground, 0.5)
	}
	p.RoundRect(ground, r.X, r.Y, r.W, r.H, 8)
	p.StrokeRoundRect(line, 1, r.X+.5, r.Y+.5, r.W-1, r.H-1, 7.5)
	if res.Focused && ctx.UI.RingShown() {
		p.FocusRing(r.X, r.Y, r.W, r.H, 8)
	}
}

// grid lays n cells of a height out in columns in what can be scrolled, and calls
// paint for each that can be seen.
func grid(ctx *scenes.Context, id string, r ui.Rect, n, columns int, high float64, paint func(i int, r ui.Rect)) {
	const between = 6
	rows := (n + columns - 1) / columns
	ctx.UI.ScrollArea(id, r, float64(rows)*(high+between)-between, false, func(content ui.Rect) {
		for k := range rows {
			line := ui.Rect{X: content.X + 1, Y: content.Y + float64(k)*(high+between), W: content.W - 4, H: high}
			for i, c := range line.Columns(columns, between) {
				if at := k*columns + i; at < n && !c.Intersect(r).Empty() {
					paint(at, c)
				}
			}
		}
	})
}

// An offer is a system, mod, trait or drone that a unit can have.
type offer struct {
	name, note string
	cost       int // 0 for none
	free       bool
	list       func(*hexwar.UnitDesign) *[]string
}

// mostListed is how many of a kind a unit is kept with, more than any may field.
const mostListed = 12

// toggle puts what is offered on a unit, or takes it off; with more it puts on another,
// for what may be had twice.
func (s *Scene) toggle(o offer, more bool) {
	s.alter(func(d *hexwar.UnitDesign) {
		list := o.list(d)
		if i := slices.Index(*list, o.name); i >= 0 && !more {
			*list = slices.Delete(*list, i, i+1)
		} else if len(*list) < mostListed {
			*list = append(*list, o.name)
		}
	})
}

// unknown adds what a unit has that the catalogue does not know, so that it can be
// taken off.
func (s *Scene) unknown(ctx *scenes.Context, list []offer, of func(*hexwar.UnitDesign) *[]string) []offer {
	for _, name := range *of(s.unit()) {
		if !slices.ContainsFunc(list, func(o offer) bool { return o.name == name }) {
			list = append(list, offer{name: name, note: ctx.T("hexgarage.unknown"), free: true, list: of})
		}
	}
	return list
}

// offers is a list of what can be put on the unit, and of what it has.
func (s *Scene) offers(ctx *scenes.Context, id string, r ui.Rect, list []offer) {
	u := ctx.UI
	d := s.unit()
	taken, ok := u.Rows(id, r, 46, len(list), -1, func(i int, row ui.Rect, at ui.Row) {
		n := 0
		for _, name := range *list[i].list(d) {
			if name == list[i].name {
				n++
			}
		}
		s.offerRow(ctx, fmt.Sprintf("%s/%d", id, i), row, at, list[i], n)
	})
	if ok {
		s.toggle(list[taken], u.Input().Shift)
	}
}

func (s *Scene) offerRow(ctx *scenes.Context, id string, r ui.Rect, at ui.Row, o offer, n int) {
	u, p := ctx.UI, ctx.Pen
	on := n > 0
	r.H -= 3
	r.W -= 3
	cell(ctx, r, on, ui.Response{Hover: at.Hover, Focused: at.Cursor})
	box := ui.Rect{X: r.X + 9, Y: r.Y, W: 18, H: r.H}.Centred(18, 18)
	p.RoundRect(draw.White, box.X, box.Y, 18, 18, 5)
	p.StrokeRoundRect(draw.Ink3, 1, box.X+.5, box.Y+.5, 17, 17, 4.5)
	if on {
		p.RoundRect(draw.Good, box.X, box.Y, 18, 18, 5)
		p.Icon(draw.IconCheck, box.Centre().X, box.Centre().Y, 5, draw.White)
	}
	text := ui.Rect{X: r.X + 36, Y: r.Y + 3, W: r.W - 44, H: r.H - 6}
	top := text.CutTop(text.H / 2)
	if !o.free {
		u.Label(top, ctx.T("hexgarage.offer.cost", o.cost), ui.Text{Size: 12.5, Bold: true, Align: ui.Right})
		top.CutRight(50)
	}
	name := o.name
	if n > 1 {
		name = ctx.T("hexgarage.whatif.copies", n, name)
	}
	u.Label(top, name, ui.Text{Size: 13.5, Bold: true})
	u.Label(text, o.note, ui.Text{Size: 12, Faint: true})
	u.Tip(id, r, ui.Plain(ctx.T("hexgarage.offer.tip", o.note)))
}

// heading is a line above a list, with how many are had of how many there may be.
func heading(ctx *scenes.Context, r ui.Rect, words string, n, most int) {
	ctx.UI.Label(r, words, ui.Text{Size: 13.5, Bold: true})
	ink := draw.Ink2
	if n > most {
		ink = draw.Bad
	}
	ctx.UI.Label(r, ctx.T("hexgarage.of", n, most), ui.Text{Size: 12.5, Color: ink, Align: ui.Right})
}
