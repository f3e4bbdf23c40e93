package hexgarage

import (
	"fmt"
	"slices"
	"strconv"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// partShelf are systems, which cost something, and mods, which come with the rank.
func (s *Scene) partShelf(ctx *scenes.Context, r ui.Rect) {
	d, c := s.unit(), s.catalogue()
	may := c.Allowance(d)
	var systems, mods []offer
	for _, t := range c.Systems {
		systems = append(systems, offer{name: t.Name, note: t.Note, cost: int(t.Cost), list: systemsOf})
	}
	for _, t := range c.Mods {
		mods = append(mods, offer{name: t.Name, note: t.Note, free: true, list: modsOf})
	}
	below := r.CutBottom(r.H * 0.4)
	heading(ctx, r.CutTop(20), ctx.T("hexgarage.systems"), len(d.Systems), may.Systems)
	s.offers(ctx, "parts/list", r, s.unknown(ctx, systems, systemsOf))
	below.CutTop(8)
	heading(ctx, below.CutTop(20), ctx.T("hexgarage.mods"), len(d.Mods), may.Mods)
	s.offers(ctx, "parts/mods", below, s.unknown(ctx, mods, modsOf))
}

func systemsOf(d *hexwar.UnitDesign) *[]string { return &d.Systems }
func modsOf(d *hexwar.UnitDesign) *[]string    { return &d.Mods }
func traitsOf(d *hexwar.UnitDesign) *[]string  { return &d.Traits }

// pilotShelf are the ranks of the pilot and the traits.
func (s *Scene) pilotShelf(ctx *scenes.Context, r ui.Rect) {
	d, c := s.unit(), s.catalogue()
	s.ranks(ctx, r.CutTop(20+22+5*26))
	r.CutTop(8)
	var traits []offer
	for _, t := range c.Traits {
		traits = append(traits, offer{name: t.Name, note: t.Note, free: true, list: traitsOf})
	}
	heading(ctx, r.CutTop(20), ctx.T("hexgarage.traits"), len(d.Traits), c.Allowance(d).Traits)
	s.offers(ctx, "pilot/traits", r, s.unknown(ctx, traits, traitsOf))
}

// rankColumn is how wide the columns of what a rank brings are at the most: points,
// mods, traits, cost.
const rankColumn = 52

// ranks is the table of ranks, of which the pilot has one.
func (s *Scene) ranks(ctx *scenes.Context, r ui.Rect) {
	u, d := ctx.UI, s.unit()
	u.Label(r.CutTop(20), ctx.T("hexgarage.rank"), ui.Text{Size: 13.5, Bold: true})
	head := r.CutTop(22)
	head.W -= 8
	column := min(rankColumn, r.W*0.15)
	for _, key := range [...]string{"hexgarage.rank.cost", "hexgarage.rank.traits", "hexgarage.rank.mods", "hexgarage.rank.points"} {
		u.Label(head.CutRight(column), ctx.T(key), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	taken, ok := u.Rows("pilot/rank", r, 26, hexwar.MaxRank, d.Rank-1, func(i int, row ui.Rect, at ui.Row) {
		rank := hexwar.Ranks[i+1]
		row.H -= 2
		row.W -= 2
		cell(ctx, row, d.Rank == i+1, ui.Response{Hover: at.Hover, Focused: at.Cursor})
		row.W -= 6
		for _, n := range [...]int{rank.Cost, rank.Traits, rank.Mods, rank.Points} {
			u.Label(row.CutRight(column), strconv.Itoa(n), ui.Text{Size: 13, Mono: true, Align: ui.Right})
		}
		row.CutLeft(8)
		u.Label(row.CutLeft(16), strconv.Itoa(i+1), ui.Text{Size: 13, Bold: true})
		u.Label(row, hexroster.RankName(ctx, s.catalogue(), s.core(), i+1), ui.Text{Size: 13})
	})
	if ok && taken+1 != d.Rank {
		s.alter(func(d *hexwar.UnitDesign) { d.Rank = taken + 1 })
	}
}

// A drone is one that a unit may carry: a funnel, which is a weapon, or one with a
// mind of its own.
type drone struct {
	name, words, note string
	cost              int
	unit              draw.HexUnit
}

func (s *Scene) drones(ctx *scenes.Context) (list []drone) {
	c := s.catalogue()
	for i := range c.Weapons {
		if w := &c.Weapons[i]; w.Hands == hexwar.Funnel {
			list = append(list, drone{w.Name, hexroster.WeaponWords(ctx, w), w.Note, w.Cost(), draw.HexUnit{Body: draw.Funnel, Seat: s.livery()}})
		}
	}
	for i := range c.Drones {
		d := &c.Drones[i]
		list = append(list, drone{d.Name, hexroster.Arms(d), d.Note, c.Cost(d), hexroster.Unit(c, d, s.livery())})
	}
	for _, name := range s.unit().Drones {
		if !slices.ContainsFunc(list, func(o drone) bool { return o.name == name }) {
			list = append(list, drone{name: name, note: ctx.T("hexgarage.unknown"), unit: draw.HexUnit{Body: draw.Drone, Seat: s.livery(), Spent: true}})
		}
	}
	return list
}

// droneShelf are the drones that the unit may carry, each with how many it does.
func (s *Scene) droneShelf(ctx *scenes.Context, r ui.Rect) {
	u, d := ctx.UI, s.unit()
	heading(ctx, r.CutTop(20), ctx.T("hexgarage.drones"), len(d.Drones), hexwar.MaxDrones)
	r.CutTop(2)
	list := s.drones(ctx)
	const high = 62
	u.ScrollArea("drones/list", r, high*float64(len(list)), false, func(content ui.Rect) {
		for i, o := range list {
			s.droneRow(ctx, i, ui.Rect{X: content.X + 1, Y: content.Y + high*float64(i), W: content.W - 4, H: high - 4}, o)
		}
	})
}

func (s *Scene) droneRow(ctx *scenes.Context, i int, r ui.Rect, o drone) {
	u := ctx.UI
	id := fmt.Sprintf("drone/%d", i)
	n := 0
	for _, name := range s.unit().Drones {
		if name == o.name {
			n++
		}
	}
	cell(ctx, r, n > 0, ui.Response{})
	in := r.InsetXY(6, 4)
	paintBody(ctx.Pen, in.CutLeft(48), o.unit, droneHigh)
	in.CutLeft(8)
	counter := in.CutRight(84).Centred(84, 26)
	in.CutRight(8)
	now, changed := u.Stepper(id, counter, n, 0, hexwar.MaxDrones+1, strconv.Itoa(n))
	if changed {
		s.alter(func(d *hexwar.UnitDesign) {
			if now > n {
				d.Drones = append(d.Drones, o.name)
			} else if at := slices.Index(d.Drones, o.name); at >= 0 {
				d.Drones = slices.Delete(d.Drones, at, at+1)
			}
		})
	}
	top := in.CutTop(20)
	u.Label(top, ctx.T("hexgarage.offer.cost", o.cost), ui.Text{Size: 12.5, Bold: true, Align: ui.Right})
	top.CutRight(50)
	u.Label(top, o.name, ui.Text{Size: 13.5, Bold: true})
	u.Label(in.CutTop(17), o.words, ui.Text{Size: 12})
	u.Label(in, o.note, ui.Text{Size: 12, Faint: true})
	u.Explain(id+"/tip", in, ui.Plain(o.note))
}
