package landscape

import "rulerfire/assets/terrain"

// quarry is a pit under cliffs, with a cart track, heaps of spoil and cut blocks: the
// bare floor is a no-man's-land that the cliffs look down on.
var quarry = style{
	key:    "quarry",
	ground: "yard",
	names: [2][]string{
		{"Slate", "Chalk", "Marl", "Granite", "Gravel", "Blue", "Old", "Deep", "Flint", "Upper", "Widow's", "Lime"},
		{"Pit", "Quarry", "Delve", "Cut", "Face", "Workings", "Hole", "Bank", "Bench"},
	},
	notes: []string{
		"Cliffs over a bare floor: easy to hold, hard to cross.",
		"A killing ground with heaps of spoil round it.",
		"Cut blocks and spoil, and a track that leads straight through.",
	},
	build: buildQuarry,
	light: []terrain.Piece{
		laid(4, terrain.Granite).Wall("134431"), laid(4, terrain.Granite).Wall("13444431"), terrain.Stacks(terrain.Planks, "34", "43"),
		terrain.Sapling().Grow(deadwood), laid(6, terrain.Adobe).Wall("1344431"),
	},
	solid: []terrain.Piece{
		laid(4, terrain.Granite).Lay(terrain.Mound...), laid(4, terrain.Granite).Lay(terrain.Heap...), laid(4, terrain.Granite).Lay(terrain.Rib...),
		laid(8, terrain.Granite).Lay(terrain.Bluff...), laid(4, terrain.Granite).Lay(terrain.Ledge...), laid(4, terrain.Adobe).Wall("14666664"),
	},
	stout: []terrain.Piece{
		terrain.Lumber(6, terrain.Planks), terrain.Fir().Grow(deadwood), laid(3, terrain.Granite).Wall("13566664"),
		terrain.Tower(7, terrain.Planks, terrain.Planks), laid(3, terrain.Adobe).Lay(".34.", "3565", "464."),
	},
	trim: []terrain.Piece{laid(4, terrain.Granite).Wall("12"), laid(3, terrain.Granite).Wall("121")},
}

var deadwood = terrain.Mix{terrain.Leaf2, terrain.Timber, terrain.Leaf}

func buildQuarry(b *builder) {
	w, l := b.Width, b.Height
	side := min(w, l)
	b.dot("soil", w/2, l/2, side*46/100)
	b.dot("bank", w/2, l/2, side*34/100)
	b.dot("yard", w*b.between(44, 56)/100, l*b.between(44, 56)/100, side*23/100)
	b.cliffs()
	track := b.cartTrack()
	b.ponds(b.between(1, 2), track)
	for range b.between(1, 2) {
		shed := pick(b, terrain.Cottage, terrain.Hall)
		b.within(b.half(), b.anyway(laid(pick(b, 3, 4), terrain.Planks).Lay(shed...)))
	}
	b.within(terrain.Area{Y: track - 24, W: w, L: 20}, terrain.Tower(7, terrain.Planks, terrain.Planks))
	sandstone := laid(3, terrain.Adobe)
	b.within(b.half(), b.anyway(sandstone.Lay(terrain.Blocks...)))
	b.within(b.half(), b.anyway(sandstone.Lay(terrain.Blocks...)))
	for _, q := range b.quarters() {
		b.within(q, b.anyway(laid(4, terrain.Granite).Lay(terrain.Ledge...)))
	}
}

// cliffs fill two corners of the table or more. On a round table, which has none,
// they stand free.
func (b *builder) cliffs() {
	face := terrain.Masonry{Longest: 8, Mix: terrain.Granite, Cap: terrain.Mix{terrain.Stone2, terrain.Stone, terrain.Stone2, terrain.Stone3}}
	if b.plan.Round {
		for _, q := range b.quarters() {
			b.within(q, face.Lay(terrain.Bluff...).Turned(b.rand.IntN(4)))
		}
		return
	}
	high, low := face.Lay(terrain.Cliff...), face.Lay(terrain.Bluff...)
	if b.oneIn(2) {
		high, low = low, high
	}
	corners := [4]terrain.Piece{high, low, high, low} // clockwise from the upper left
	if b.plan.Twin == terrain.Mirror {
		corners[2] = low // the lower right one; its twin is the lower left
	}
	if b.plan.Density == Sparse || b.oneIn(4) {
		corners[1], corners[3] = nil, nil
	}
	for i, piece := range corners {
		right, lower := i == 1 || i == 2, i >= 2
		if right {
			piece = piece.Mirrored()
		}
		if lower {
			piece = piece.Mirrored().Turned(2) // upside down
		}
		w, l := piece.Size()
		x, y := 0, 0
		if right {
			x = b.Width - w
		}
		if lower {
			y = b.Height - l
		}
		b.Put(x, y, piece)
	}
}

// cartTrack lays a track across the table with wagons on it, and tells where.
func (b *builder) cartTrack() int {
	a := b.half()
	y := a.L * b.between(40, 60) / 100
	if b.plan.Twin == terrain.NoTwin {
		y = b.Height * b.between(38, 60) / 100
	}
	for range b.between(2, 3) {
		piece := terrain.Wagon(5, pick(b, terrain.Timber, terrain.Slate, terrain.Clay))
		b.Stand(b.between(6, a.W-20), y-2, 0, piece)
	}
	b.paint("soil", terrain.Area{Y: y - 4, W: b.Width, L: 8})
	b.Track(0, int32(y)*studs, int32(b.Width)*studs)
	return y
}

// ponds puts still water somewhere beside the track.
func (b *builder) ponds(n, track int) {
	a := b.half()
	for range n {
		radius := b.between(5, 9)
		x, y := b.between(a.X+radius+8, a.X+a.W-radius-8), b.between(a.Y+radius+8, a.Y+a.L-radius-8)
		if max(y-track, track-y) > radius+4 {
			b.Pond(int32(x)*studs, int32(y)*studs, int32(radius)*studs)
		}
	}
}
