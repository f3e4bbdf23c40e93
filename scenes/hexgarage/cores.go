package hexgarage

import (
	"fmt"
	"slices"

	"rulerfire/game/draft"
	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// cores are the core types that units may have, drones aside.
func (s *Scene) cores() (list []*hexwar.CoreType) {
	for i := range s.catalogue().Cores {
		if c := &s.catalogue().Cores[i]; c.Body != hexwar.DroneBody {
			list = append(list, c)
		}
	}
	return list
}

// plainUnit is a new unit with nothing on it.
func (s *Scene) plainUnit() hexwar.UnitDesign {
	return outfit.Plain(draft.FrameName(s.host.chance.Uint64()), s.cores()[0])
}

// mechLooks are what a mech may ask to look like, and the empty one for what it is
// best at.
var mechLooks = [...]string{"", "trooper", "brawler", "raider", "scout", "duellist", "fortress"}

// coreShelf are the core types, the form that a mech transforms into, and its looks.
func (s *Scene) coreShelf(ctx *scenes.Context, r ui.Rect) {
	u, d := ctx.UI, s.unit()
	if s.core().Body == hexwar.Mech {
		looks := r.CutBottom(min(64, r.H*0.2))
		r.CutBottom(6)
		s.lookRow(ctx, looks)
		form := r.CutBottom(28)
		r.CutBottom(8)
		s.formLine(ctx, form)
	}
	list := s.cores()
	columns := max(2, int(r.W/112))
	grid(ctx, "core/list", r, len(list), columns, 104, func(i int, cellAt ui.Rect) {
		c := list[i]
		id := fmt.Sprintf("core/%d", i)
		res := u.Area(id, cellAt, ui.Focus)
		cell(ctx, cellAt, d.Core == c.Name, res)
		if res.Clicked && d.Core != c.Name {
			s.alter(func(d *hexwar.UnitDesign) { outfit.Recore(s.catalogue(), d, c) })
		}
		text := cellAt.InsetXY(8, 4)
		stats := text.CutBottom(18)
		name := text.CutBottom(18)
		model := hexwar.UnitDesign{Core: c.Name}
		look := s.livery()
		if d.Core != c.Name {
			look = draw.Seats[4]
		}
		paintBody(ctx.Pen, text, hexroster.Unit(s.catalogue(), &model, look), mechHigh)
		u.Label(name, c.Name, ui.Text{Size: 13.5, Bold: true})
		assault := ctx.T("hexgarage.stat.dash")
		if c.Assault > 0 {
			assault = fmt.Sprint(c.Assault)
		}
		u.Label(stats, ctx.T("hexgarage.core.stats", c.Accuracy, assault, c.Evasion), ui.Text{Size: 12.5, Mono: true, Faint: true})
		u.Tip(id, cellAt, ctx.Runs("hexgarage.core.tip", c.Name, c.Body, factionOf(ctx, c), c.Note))
	})
}

// factionOf is who builds a core type.
func factionOf(ctx *scenes.Context, c *hexwar.CoreType) string {
	if c.Faction == "any" {
		return ctx.T("hexgarage.core.any")
	}
	return c.Faction
}

// formLine is the choice of the vehicle that a mech transforms into.
func (s *Scene) formLine(ctx *scenes.Context, r ui.Rect) {
	options := []ui.Option{{Label: ctx.T("hexgarage.form.none")}}
	at := 0
	if s.unit().Form != "" {
		at = -1 // one that nobody knows
	}
	var names []string
	for _, c := range s.cores() {
		if c.Body.Vehicle() {
			names = append(names, c.Name)
			options = append(options, ui.Option{Label: ctx.T("hexgarage.form.option", c.Name, c.Body), Tip: c.Note})
			if s.unit().Form == c.Name {
				at = len(names)
			}
		}
	}
	ctx.UI.Label(r.CutLeft(124), ctx.T("hexgarage.form"), ui.Text{Size: 13})
	if now, changed := ctx.UI.Choice("core/form", r, options, at, s.unit().Form); changed {
		s.alter(func(d *hexwar.UnitDesign) {
			d.Form = ""
			if now > 0 {
				d.Form = names[now-1]
			}
		})
	}
}

// lookRow are the looks of a mech.
func (s *Scene) lookRow(ctx *scenes.Context, r ui.Rect) {
	u, d := ctx.UI, s.unit()
	u.Label(r.CutLeft(44), ctx.T("hexgarage.looks"), ui.Text{Size: 12.5, Faint: true})
	worn := max(0, slices.Index(mechLooks[:], d.Look))
	for i, c := range r.Columns(len(mechLooks), 4) {
		id := fmt.Sprintf("look/%d", i)
		res := u.Area(id, c, ui.Focus)
		cell(ctx, c, i == worn, res)
		if res.Clicked && i != worn {
			s.alter(func(d *hexwar.UnitDesign) { d.Look = mechLooks[i] })
		}
		model := hexwar.UnitDesign{Core: d.Core, Look: mechLooks[i]}
		paintBody(ctx.Pen, c.Inset(4), hexroster.Unit(s.catalogue(), &model, s.livery()), mechHigh)
		name := ctx.T("hexgarage.look.own")
		if i > 0 {
			name = ctx.T("hexgarage.look." + mechLooks[i])
		}
		u.Tip(id, c, ui.Plain(name))
	}
}

// How many studs of height a mech takes, and a drone, without weapons that reach far
// ahead.
const (
	mechHigh  = 4.9
	droneHigh = 3.6
)

// paintBody draws a unit of so many studs of height without its base, as large as it
// fits in r.
func paintBody(p *draw.Pen, r ui.Rect, u draw.HexUnit, high float64) {
	p.Save()
	p.Translate(r.Centre().X, r.Centre().Y)
	p.Scale(min(r.H/high, r.W/(1.35*high)))
	p.HexUnitBody(u)
	p.Restore()
}
