package landscape

import "rulerfire/assets/terrain"

// railyard is trains in long rows that cut the table, with gaps to fight through, and
// sheds and goods beside the line.
var railyard = style{
	key:    "yard",
	ground: "concrete",
	names: [2][]string{
		{"North", "Freight", "Signal", "Coal", "Ballast", "Lower", "Grain", "Summit", "Milk", "Foundry", "Last", "Customs"},
		{"Yard", "Junction", "Sidings", "Depot", "Sheds", "Halt", "Points", "Terminus", "Line"},
	},
	notes: []string{
		"Rows of wagons with gaps to fight through; the tracks are the lanes.",
		"Long trains, sheds, and nowhere to stand in the open between them.",
		"Whoever holds the gaps between the wagons holds the yard.",
	},
	build: buildRailyard,
	light: []terrain.Piece{
		terrain.Container(12, 3, terrain.Sand), laid(4, terrain.Plaster).Wall("13444431"), terrain.Stacks(terrain.Planks, "34", "43"),
		terrain.Sapling().Grow(nil), terrain.Stacks(terrain.Iron, "33", "24"),
	},
	solid: []terrain.Piece{
		terrain.Oak().Grow(nil), laid(4, terrain.Redbrick).Wall("13566664"), laid(8, terrain.Redbrick).Lay(terrain.Corner...),
		terrain.Maple().Grow(nil), laid(4, terrain.Mix{terrain.Slate, terrain.Stone3}).Lay(terrain.Heap...),
	},
	stout: []terrain.Piece{
		terrain.Lumber(6, terrain.Planks), terrain.Container(12, 5, terrain.Glass), laid(3, terrain.Redbrick).Wall("13566664"),
		terrain.Oak().Grow(nil), terrain.Tower(7, terrain.Planks, terrain.Planks), terrain.Lumber(6, terrain.Planks),
	},
	trim: []terrain.Piece{terrain.Hedge(6, terrain.Foliage)},
}

func buildRailyard(b *builder) {
	ys := b.tracks()
	upper, lower := ys[0]-4, ys[len(ys)-1]+4
	for _, y := range ys {
		b.trains(y)
	}
	b.platform(ys)
	for _, y := range ys {
		b.Track(0, int32(y)*studs, int32(b.Width)*studs)
	}
	// A road along the upper edge, as trains need lorries.
	b.KeepClear(terrain.Area{Y: 6, W: b.Width, L: 8})
	b.paint("asphalt", terrain.Area{Y: 5, W: b.Width, L: 10})
	for x := b.Width % 6 / 2; x < b.Width; x += 6 {
		b.Rect("line", int32(x)*studs+24, 10*studs-4, 3*studs, 8)
	}
	b.sheds(both(terrain.Area{Y: 14, W: b.Width, L: upper - 14}, b.half()))
	b.sheds(both(terrain.Area{Y: lower, W: b.Width, L: b.Height - lower}, b.half()))
}

// tracks draws where the tracks run, by their middles, from above to below.
func (b *builder) tracks() []int {
	const apart = 10
	if b.plan.Twin == terrain.HalfTurn {
		near := b.between(9, 13)
		far := near + apart
		return []int{b.Height/2 - far, b.Height/2 - near, b.Height/2 + near, b.Height/2 + far}
	}
	middle := b.Height * b.between(42, 54) / 100
	near := b.between(10, 12)
	ys := []int{middle - near - apart, middle - near, middle + near, middle + near + apart}
	if !b.large() && b.oneIn(3) {
		ys = ys[b.rand.IntN(2):][:3]
	}
	return ys
}

// trains puts two or three rows of wagons on a track, with gaps between them.
func (b *builder) trains(track int) {
	a := b.half()
	if track >= a.L {
		return // its twin has them
	}
	for x := b.between(4, 24); ; {
		train := terrain.Piece{}
		long := 0
		add := func(car terrain.Piece) {
			w, _ := car.Size()
			train = train.With(car.At(long, 0))
			long += w + 1
		}
		if b.oneIn(4) {
			add(terrain.Engine(pick(b, terrain.Leaf2, terrain.Clay, terrain.Slate)).Turned(2 * b.rand.IntN(2)))
		}
		for range b.between(1, 2) {
			add(terrain.Wagon(pick(b, 3, 5, 5), pick(b, terrain.Clay, terrain.Cream, terrain.Glass, terrain.Timber, terrain.Slate)))
		}
		if x+long > a.W-4 {
			return
		}
		b.Stand(x, track-2, 0, train)
		x += long + b.between(8, 20) + 14*int(Dense-b.plan.Density)
	}
}

// platform is between the two tracks that are farthest apart.
func (b *builder) platform(ys []int) {
	from, to := 0, 0
	for i := 1; i < len(ys); i++ {
		if ys[i]-ys[i-1] > to-from {
			from, to = ys[i-1], ys[i]
		}
	}
	if to-from < 16 {
		return
	}
	a := terrain.Area{X: 6, Y: from + 4, W: b.Width - 12, L: to - from - 8}
	b.paint("pavement", a)
	for _, y := range []int{a.Y, a.Y + a.L} {
		b.Rect("line", int32(a.X)*studs, int32(y)*studs-4, int32(a.W)*studs, 8)
	}
	for _, piece := range []terrain.Piece{
		terrain.Stacks(terrain.Planks, "456", "54."), laid(3, terrain.Plaster).Wall("4666664"), terrain.Stacks(terrain.Planks, ".56", "465"), laid(4, terrain.Plaster).Wall("456654"),
	} {
		b.within(both(a, b.half()), piece)
	}
}

// sheds are buildings and goods on one side of the line.
func (b *builder) sheds(a terrain.Area) {
	if a.L < 20 {
		return
	}
	b.paint(pick(b, "yard", "pavement", "soil"), a)
	plans := []terrain.Plan{terrain.TwoRooms, terrain.CornerHouse, terrain.Hall, terrain.Cottage}
	b.rand.Shuffle(len(plans), func(i, j int) { plans[i], plans[j] = plans[j], plans[i] })
	const every = 58 // studs of the line for each shed
	for i := range max(1, a.W/every) {
		slice := terrain.Area{X: a.X + a.W*i/max(1, a.W/every), Y: a.Y, W: a.W / max(1, a.W/every), L: a.L}
		b.within(slice, b.anyway(laid(pick(b, 3, 4, 6), pick(b, terrain.Redbrick, terrain.Plaster, terrain.Iron)).Lay(plans[i%len(plans)]...)))
	}
	b.within(a, terrain.Container(12, 5, pick(b, terrain.Sand, terrain.Glass, terrain.Cream)))
	b.within(a, terrain.Container(4, 3, terrain.Slate).With(terrain.Container(12, 5, terrain.Cream).At(4, 0)))
	if b.oneIn(2) {
		b.within(a, terrain.Tower(7, terrain.Planks, terrain.Planks))
	}
}
