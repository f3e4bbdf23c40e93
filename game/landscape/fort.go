package landscape

import "rulerfire/assets/terrain"

// fort is a walled court in the middle, shot open from all sides, with outworks and a
// village in the sand round it.
var fort = style{
	key:    "fort",
	ground: "bank",
	names: [2][]string{
		{"Sand", "Salt", "Red", "Desert", "Thorn", "Caravan", "Broken", "Sun", "Dust", "Camel", "Governor's", "Seven Wells"},
		{"Fort", "Citadel", "Keep", "Redoubt", "Walls", "Bastion", "Post", "Garrison", "Towers"},
	},
	notes: []string{
		"Breached walls in the middle; outworks for those who must take them.",
		"Whoever is inside is safe, until somebody comes in by the other gate.",
		"A court with many gates and a well that everybody wants.",
	},
	build: buildFort,
	light: []terrain.Piece{
		laid(4, terrain.Adobe).Wall("13444431"), terrain.Stacks(terrain.Planks, "34", "43"), laid(6, terrain.Adobe).Wall("1344431"),
		terrain.Sapling().Grow(olive), laid(4, terrain.Ashlar).Wall("1344431"),
	},
	solid: []terrain.Piece{
		terrain.Maple().Grow(olive), laid(4, terrain.Adobe).Wall("13666664"), laid(8, terrain.Adobe).Lay(terrain.Corner...),
		terrain.Oak().Grow(nil), laid(4, rockMix).Lay(terrain.Mound...),
	},
	stout: []terrain.Piece{
		terrain.Oak().Grow(nil), laid(3, rockMix).Lay(".34.", "3565", "464."), laid(3, terrain.Adobe).Wall("13566664"),
		terrain.Lumber(6, terrain.Planks), terrain.Fir().Grow(nil), terrain.Tower(7, terrain.Adobe, terrain.Adobe),
	},
	trim: []terrain.Piece{laid(4, terrain.Adobe).Wall("121"), terrain.Hedge(5, terrain.Foliage)},
}

var (
	olive   = terrain.Mix{terrain.Leaf, terrain.Leaf2, terrain.Sand}
	rockMix = terrain.Mix{terrain.Sand, terrain.Clay, terrain.Stone2}
)

func buildFort(b *builder) {
	w, l := b.Width, b.Height
	half := b.between(28, 32)
	if b.large() {
		half += b.between(0, 6)
	}
	x, y := w/2, l/2
	if b.plan.Twin == terrain.NoTwin {
		x, y = w*b.between(45, 55)/100, l*b.between(45, 55)/100
	}
	b.paint("soil", terrain.Area{X: x - half - 4, Y: y - half - 4, W: 2*half + 8, L: 2*half + 8})
	b.paint("yard", terrain.Area{X: x - half, Y: y - half, W: 2 * half, L: 2 * half})
	b.paint("yard", terrain.Area{X: x - 5, W: 10, L: l})
	b.paint("yard", terrain.Area{Y: y - 5, W: w, L: 10})
	b.paint("pavement", terrain.Area{X: x - 10, Y: y - 10, W: 20, L: 20})
	b.dot("concrete", x, y, 5)
	b.Disc("water", int32(x)*studs, int32(y)*studs, studs*7/2)
	b.walls(x, y, half)
	b.court(terrain.Area{X: x - half + 6, Y: y - half + 6, W: 2*half - 12, L: 2*half - 12})
	b.KeepClear(terrain.Area{X: x - half, Y: y - half, W: 2 * half, L: 2 * half})
	b.outworks(x, y, half)
}

// walls are the towers and the curtain walls between them, each broken somewhere,
// with a gate in the middle of each side.
func (b *builder) walls(x, y, half int) {
	adobe := laid(3, terrain.Adobe)
	tower := terrain.Tower(7, terrain.Adobe, terrain.Adobe)
	for _, at := range [][2]int{{-half, -half}, {half - 6, -half}, {-half, half - 6}, {half - 6, half - 6}} {
		if !b.oneIn(6) {
			b.Stand(x+at[0], y+at[1], 0, tower)
		}
	}
	// From a tower to the gate: 5 studs of breach, then as much wall as there is room
	// for.
	const gate = 5 // half of it
	long := (half - 6 - terrain.Walkway - gate) / 2
	heights := func() string {
		return pick(b, "5666531", "1356665", "4666664", "6653156", "3566641", "56641..", "..35666")[:min(7, long)]
	}
	for _, from := range []int{-half + 6 + terrain.Walkway, gate} {
		b.Stand(x+from, y-half+2, 0, adobe.Wall(heights()))
		b.Stand(x+from, y+half-4, 0, adobe.Wall(heights()))
		b.Stand(x-half+2, y+from, 0, adobe.Wall(heights()).Turned(1))
		b.Stand(x+half-4, y+from, 0, adobe.Wall(heights()).Turned(1))
	}
}

// court is what stands inside the walls: the corners of barracks, and stores.
func (b *builder) court(a terrain.Area) {
	stone := laid(pick(b, 3, 4), terrain.Ashlar)
	w, l := a.W/2-8, a.L/2-8
	for i, at := range [][2]int{{0, 0}, {a.W - w, 0}, {a.W - w, a.L - l}, {0, a.L - l}} {
		corner := terrain.Area{X: a.X + at[0], Y: a.Y + at[1], W: w, L: l}
		switch b.rand.IntN(4) {
		case 0, 1:
			b.within(corner, stone.Lay(terrain.Corner...).Turned(i))
		case 2:
			b.within(corner, terrain.Stacks(terrain.Planks, "456", "6.5"))
		case 3:
			b.within(corner, terrain.Stacks(terrain.Planks, "56", "65", "4."))
		}
	}
}

// outworks guard the four ways to the gates, and houses fill the corners.
func (b *builder) outworks(x, y, half int) {
	stone := laid(3, terrain.Ashlar)
	work := terrain.Plan{"1466641", "6.....6"}
	far := half + b.between(14, 22)
	b.Set(x-7, y-far-2, 0, stone.Lay(work...))
	b.Set(x-7, y+far-2, 0, stone.Lay(work...).Turned(2))
	b.Set(x-far-2, y-7, 0, stone.Lay(work...).Turned(3))
	b.Set(x+far-2, y-7, 0, stone.Lay(work...).Turned(1))

	clay := laid(pick(b, 3, 4), terrain.Mix{terrain.Clay, terrain.Sand, terrain.Clay})
	for _, q := range b.quarters() {
		house := pick(b, terrain.Cottage, terrain.Tee, terrain.Keep)
		if &house[0] == &terrain.Cottage[0] {
			b.within(q, b.anyway(clay.Lay(house...)))
		} else {
			b.within(q, b.anyway(laid(4, terrain.Adobe).Lay(house...)))
		}
		if b.oneIn(2) {
			at := terrain.Area{X: q.X + b.between(3, max(3, q.W-30)), Y: q.Y + b.between(3, max(3, q.L-24)), W: b.between(16, 26), L: b.between(12, 20)}
			if both(at, terrain.Area{X: x - half - 6, Y: y - half - 6, W: 2*half + 12, L: 2*half + 12}).W == 0 {
				b.plough("field", at)
			}
		}
	}
}
