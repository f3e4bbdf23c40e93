package landscape

import (
	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// harbour is a quay with barges alongside, lanes of stacked containers, silos and a
// warehouse. The water is shallow: frames wade.
var harbour = style{
	key:    "harbour",
	ground: "pavement",
	names: [2][]string{
		{"East", "Herring", "Anchor", "Tar", "Rope", "Gull", "Custom", "Pilot's", "Ballast", "Grey", "Crane", "Old"},
		{"Quay", "Docks", "Basin", "Wharf", "Harbour", "Port", "Berths", "Landing", "Mole"},
	},
	notes: []string{
		"Lanes of containers, a quay, and water just shallow enough to wade.",
		"Long lanes between the stacks, dead ends at the water.",
		"Barges to climb round, cranes to hide behind, and wet feet.",
	},
	build: buildHarbour,
	light: []terrain.Piece{
		terrain.Container(12, 3, terrain.Sand), terrain.Stacks(terrain.Planks, "34", "43"), laid(4, terrain.Granite).Wall("13444431"),
		terrain.Container(12, 3, terrain.Clay), terrain.Stacks(terrain.Iron, "33", "24"),
	},
	solid: []terrain.Piece{
		terrain.ContainerStack(5, terrain.Slate, terrain.Cream), laid(4, terrain.Granite).Wall("14666664"), laid(4, terrain.Plaster).Lay(terrain.Silo...),
		terrain.Maple().Grow(nil), laid(2, terrain.Mix{terrain.Sand, terrain.Clay}).Wall("66"),
	},
	stout: []terrain.Piece{
		terrain.Lumber(6, terrain.Planks), terrain.ContainerStack(6, terrain.Clay, terrain.Glass), laid(3, terrain.Granite).Wall("14666664"),
		terrain.Lumber(6, terrain.Planks), terrain.Tower(7, terrain.Planks, terrain.Planks),
	},
	trim: []terrain.Piece{terrain.Stacks(terrain.Planks, "21"), terrain.Stacks(terrain.Iron, "12")},
}

func buildHarbour(b *builder) {
	w := b.Width
	quay := b.Height * b.between(25, 31) / 100
	if b.plan.Twin == terrain.HalfTurn {
		quay = b.Height * b.between(20, 24) / 100 // there is water on the other side as well
	}
	b.water(quay)
	b.ships(quay)
	b.cranes(quay)
	b.stacks(quay + 19)
	road := b.Height - 46
	if b.plan.Twin != terrain.HalfTurn {
		b.paint("asphalt", terrain.Area{Y: road, W: w, L: 9})
		b.KeepClear(terrain.Area{Y: road, W: w, L: 9})
		for x := w % 6 / 2; x < w; x += 6 {
			b.Rect("line", int32(x)*studs+24, int32(road)*studs+68, 3*studs, 8)
		}
		b.warehouses(both(terrain.Area{Y: road + 9, W: w, L: b.Height - road - 9}, b.half()))
	}
}

// water is the basin, with waves, and the quay's edge along it.
func (b *builder) water(quay int) {
	w := int32(b.Width) * studs
	edge := int32(quay) * studs
	b.Rect("water", 0, 0, w, edge)
	b.Rect("shallow", 0, edge-5*studs, w, 5*studs)
	for range b.half().W / 6 {
		x, y := int32(b.rand.IntN(b.half().W))*studs, int32(b.between(2, quay-8))*studs
		b.Rect("shallow", x, y, 6*studs, 8)
		b.Rect("shallow", x+3*studs, y+2*studs, 4*studs, 8)
	}
	b.Rect("concrete", 0, edge, w, 9*studs)
	b.Rect("line", 0, edge, w, 12)
	b.Rect("rail", 0, edge+3*studs, w, 6)
	b.Rect("rail", 0, edge+7*studs, w, 6)
}

// ships lie alongside, and a pier runs out between them.
func (b *builder) ships(quay int) {
	a := b.half()
	hull := func() terrain.Piece {
		mix := pick(b, terrain.Mix{terrain.Clay}, terrain.Mix{terrain.Slate}, terrain.Mix{terrain.Stone3}, terrain.Mix{terrain.Glass})
		ship := terrain.Masonry{Longest: 4, Mix: mix, Cap: terrain.Mix{terrain.Timber, terrain.Sand, terrain.Timber}}.Lay(terrain.Barge...)
		if b.oneIn(2) {
			ship = ship.Mirrored()
		}
		return ship
	}
	const long = 26
	pier := a.W*b.between(40, 60)/100 - 6
	if b.plan.Twin == terrain.Mirror {
		pier = b.Width/2 - 6
	}
	b.paint("concrete", terrain.Area{X: pier, W: 12, L: quay})
	for _, x := range []int{pier, pier + 12} {
		b.Rect("line", int32(x)*studs-4, 0, 8, int32(quay)*studs)
	}
	b.Stand(pier+3, b.between(6, max(6, quay-18)), 0, terrain.Stacks(terrain.Planks, "56", "65", "4."))
	for x := a.X + b.between(6, 14); x+long < a.X+a.W-4; x += long + b.between(8, 24) {
		if x+long > pier-5 && x < pier+18 {
			x = pier + 18
			if x+long >= a.X+a.W-4 {
				break
			}
		}
		y := quay - 13
		if quay > 34 && b.oneIn(3) {
			y = b.between(5, quay-30)
		}
		b.Stand(x, y, 0, hull())
	}
	basin := both(terrain.Area{W: b.Width, L: quay}, a)
	for range (2 + int(b.plan.Density)) * basin.W * basin.L / 2400 {
		b.within(basin, pick(b, breakwaters...).Turned(b.rand.IntN(2)))
	}
	b.KeepClear(terrain.Area{W: b.Width, L: quay})
}

// breakwaters are what stands in the water beside ships.
var breakwaters = []terrain.Piece{
	laid(3, terrain.Granite).Wall("466665"), laid(4, terrain.Granite).Wall("14666664"), laid(6, terrain.Granite).Wall("3566653"),
	terrain.Lumber(6, terrain.Planks), terrain.Lumber(3, terrain.Planks), terrain.Stacks(terrain.Granite, "56"),
	terrain.Wagon(4, terrain.Timber),
}

// cranes stand on the quay, each on two legs.
func (b *builder) cranes(quay int) {
	a := b.half()
	leg := laid(2, terrain.Mix{terrain.Sand, terrain.Clay}).Wall("66")
	for x := a.X + b.between(10, 30); x < a.X+a.W-14; x += b.between(34, 56) {
		if b.Stand(x, quay+2, 0, leg) {
			b.Stand(x, quay+9, 0, leg)
		}
	}
	b.KeepClear(terrain.Area{Y: quay, W: b.Width, L: 9})
}

// stacks are lanes of containers, some of them two high.
func (b *builder) stacks(from int) {
	a := b.half()
	to := b.Height - 56
	if b.plan.Twin == terrain.HalfTurn {
		to = b.Height/2 - 6
	}
	colours := []field.Colour{terrain.Clay, terrain.Slate, terrain.Cream, terrain.Glass, terrain.Sand, terrain.Leaf2, terrain.Stone3}
	for row, y := 0, from; y <= to; row, y = row+1, y+pick(b, 10, 10, 16) {
		for x := a.X + 6 + row%3*5; x+14 < a.X+a.W-4; x += 12 + b.between(6, 9) {
			if b.rand.IntN(10) < 2+2*int(Dense-b.plan.Density) {
				continue // a gap
			}
			b.Set(x, y, 0, terrain.ContainerStack(pick(b, 3, 3, 5, 6), pick(b, colours...), pick(b, colours...)))
		}
	}
}

// warehouses are on the land side.
func (b *builder) warehouses(a terrain.Area) {
	yard := a
	yard.W = a.W * b.between(30, 60) / 100
	b.paint("yard", yard)
	b.within(yard, b.anyway(laid(3, terrain.Redbrick).Lay(terrain.Hall...)))
	b.within(a, b.anyway(laid(pick(b, 3, 4), terrain.Plaster).Lay(terrain.TwoRooms...)))
	silo := laid(4, terrain.Plaster).Lay(terrain.Silo...)
	for range b.between(1, 3) {
		b.within(a, silo.Turned(b.rand.IntN(2)))
	}
	b.within(a, terrain.Container(4, 3, terrain.Slate).With(terrain.Container(12, 5, terrain.Glass).At(4, 0)))
}
