package hexroster

import (
	"fmt"
	"strings"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// Sheet is a unit's sheet in words, for a tooltip: what it rolls against, its
// sections, weapons and what else it has, and its cost, term by term.
func Sheet(ctx *scenes.Context, c *hexwar.Catalogue, d *hexwar.UnitDesign) []ui.Run {
	var runs []ui.Run
	line := func(more ...ui.Run) {
		if len(runs) > 0 {
			runs = append(runs, ui.LineBreak)
		}
		runs = append(runs, more...)
	}
	line(ui.Run{Text: d.Name, Bold: true}, ui.Run{Text: " · " + Kind(ctx, c, d)})
	line(ui.Run{Text: Rolls(ctx, c, d)})
	line(ui.Run{Text: Sections(ctx, c, d)})
	for _, a := range d.Arms {
		if w, ok := c.Weapon(a.Weapon); ok {
			line(ctx.Runs("hexroster.weapon", w.Name, a.Mount, WeaponWords(ctx, w))...)
		}
	}
	for _, name := range d.Drones {
		line(ctx.Runs("hexroster.drone", name)...)
	}
	for _, extra := range extras(c, d) {
		line(ui.Run{Text: extra.name, Bold: true}, ui.Run{Text: ": " + extra.note})
	}
	line(ctx.Runs("hexroster.cost", c.Cost(d), Terms(ctx, c, d))...)
	return runs
}

// Kind is a unit's core type, its classification and its pilot.
func Kind(ctx *scenes.Context, c *hexwar.Catalogue, d *hexwar.UnitDesign) string {
	core, ok := c.Core(d.Core)
	if !ok {
		return d.Core
	}
	switch rank := RankName(ctx, c, core, d.Rank); {
	case core.Body == hexwar.DroneBody:
		return d.Core
	case core.Body == hexwar.Mech:
		return ctx.T("hexroster.kind", d.Core, c.Class(d), rank)
	default:
		return ctx.T("hexroster.kind", core.Body, c.Class(d), rank)
	}
}

// RankName is what the unit's faction calls a rank, or its number.
func RankName(ctx *scenes.Context, c *hexwar.Catalogue, core *hexwar.CoreType, rank int) string {
	if f, ok := c.Faction(core.Faction); ok && rank >= 1 && rank <= hexwar.MaxRank && f.Ranks[rank-1] != "" {
		return f.Ranks[rank-1]
	}
	return ctx.T("hexroster.rank", rank)
}

// Rolls is what a unit rolls against, how far it moves, and what it gains each
// turn.
func Rolls(ctx *scenes.Context, c *hexwar.Catalogue, d *hexwar.UnitDesign) string {
	stats := c.Stats(d)
	move, ap := c.Pace(d)
	if stats[hexwar.Assault] == 0 {
		return ctx.T("hexroster.rolls.vehicle", stats[hexwar.Accuracy], stats[hexwar.Evasion], move, ap)
	}
	return ctx.T("hexroster.rolls", stats[hexwar.Accuracy], stats[hexwar.Assault], stats[hexwar.Evasion], move, ap)
}

// Sections are the defences of a unit's sections.
func Sections(ctx *scenes.Context, c *hexwar.Catalogue, d *hexwar.UnitDesign) string {
	core, ok := c.Core(d.Core)
	if !ok {
		return ""
	}
	has := c.Sections(d)
	var words []string
	for _, s := range hexwar.SectionsOf(core.Body) {
		words = append(words, fmt.Sprintf("%s %d", s.NameOn(core.Body), has[s]))
	}
	return ctx.T("hexroster.sections", c.Defence(d), strings.Join(words, ", "))
}

// WeaponWords is what a weapon or a shield does.
func WeaponWords(ctx *scenes.Context, w *hexwar.Weapon) string {
	if w.Shield() {
		return ctx.T("hexroster.shield", w.Durability)
	}
	words := ctx.T("hexroster.attack", w.Damage, w.Range, w.AP)
	if w.Melee {
		words = ctx.T("hexroster.melee", w.Damage, w.Range, w.AP)
	}
	if w.Blade.Damage > 0 {
		words += ctx.T("hexroster.blade", w.Blade.Damage, w.Blade.AP)
	}
	return words
}

type extra struct{ name, note string }

// extras are a unit's systems, mods and traits with what they do.
func extras(c *hexwar.Catalogue, d *hexwar.UnitDesign) (out []extra) {
	for _, name := range d.Systems {
		if s, ok := c.System(name); ok {
			out = append(out, extra{name, s.Note})
		}
	}
	for _, name := range d.Mods {
		if m, ok := c.Mod(name); ok {
			out = append(out, extra{name, m.Note})
		}
	}
	for _, name := range d.Traits {
		if t, ok := c.Trait(name); ok {
			out = append(out, extra{name, t.Note})
		}
	}
	return out
}

// Arms is a unit's weapons in one line.
func Arms(d *hexwar.UnitDesign) string {
	var words []string
	for _, a := range d.Arms {
		words = append(words, a.Weapon)
	}
	words = append(words, d.Drones...)
	return strings.Join(words, ", ")
}

// Terms is a unit's deployment cost as a sum: "defence 120 + Pistol 15 + rank 2, 20".
func Terms(ctx *scenes.Context, c *hexwar.Catalogue, d *hexwar.UnitDesign) string {
	var words []string
	for _, t := range c.Terms(d) {
		words = append(words, ctx.T("hexroster.term", t.What, t.Cost))
	}
	return strings.Join(words, " + ")
}
