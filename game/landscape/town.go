package landscape

import "rulerfire/assets/terrain"

// town is streets between the shells of houses, with gardens and yards behind them:
// the streets are lanes of fire, the houses nests, the yards culs-de-sac.
var town = style{
	key:    "town",
	ground: "meadow",
	names: [2][]string{
		{"Mill", "Lamp", "Tanner's", "Clock", "Bell", "Copper", "Saint", "Weaver's", "Market", "Linden", "Cooper's", "Lower"},
		{"Corner", "Street", "Cross", "Row", "Square", "Quarter", "Gate", "Lanes", "End", "Parade"},
	},
	notes: []string{
		"Streets to shoot along, the shells of houses to hold.",
		"Broken houses, gardens behind them, and nobody at home.",
		"Every street is a lane of fire, every yard a dead end.",
	},
	build: buildTown,
	light: []terrain.Piece{
		laid(4, terrain.Ashlar).Wall("13444431"), laid(6, terrain.Redbrick).Wall("1344431"), terrain.Stacks(terrain.Planks, "34", "43"),
		terrain.Container(12, 3, terrain.Sand), terrain.Sapling().Grow(nil),
	},
	solid: []terrain.Piece{
		terrain.Oak().Grow(nil), laid(4, terrain.Ashlar).Wall("13566664"), laid(8, terrain.Redbrick).Lay(terrain.Corner...),
		laid(4, terrain.Plaster).Wall("5666531"), terrain.Pine().Grow(nil),
	},
	stout: []terrain.Piece{
		terrain.Fir().Grow(nil), terrain.Lumber(6, terrain.Planks), terrain.Tower(7, terrain.Granite, terrain.Granite),
		laid(3, terrain.Redbrick).Wall("13566664"), terrain.Fir().Grow(nil), terrain.Oak().Grow(nil),
	},
	trim: []terrain.Piece{terrain.Hedge(6, terrain.Foliage), terrain.Hedge(9, terrain.Foliage)},
}

// street is how wide a street is, in studs; even, as the sides of tables are, so that
// a street can run along the middle.
const street = 12

func buildTown(b *builder) {
	across, down := b.streets()
	b.traffic(across, down)
	for _, y := range across {
		b.RoadAcross(int32(y)*studs, street*studs)
	}
	for _, x := range down {
		b.RoadDown(int32(x)*studs, street*studs)
	}
	for _, y := range across {
		for _, x := range down {
			b.crossing(x, y)
		}
	}
	ys, xs := blocks(across, b.Height), blocks(down, b.Width)
	for _, y := range ys {
		for _, x := range xs {
			block := both(terrain.Area{X: x[0], Y: y[0], W: x[1] - x[0], L: y[1] - y[0]}, b.half())
			b.lots(block)
		}
	}
}

// streets draws where the streets run, by their upper or left edges, and those that
// repeat them.
func (b *builder) streets() (across, down []int) {
	line := func(side int, repeats bool, n int) []int {
		middle := (side - street) / 2
		switch {
		case !repeats && n == 1:
			return []int{side*b.between(32, 55)/100 - street/2}
		case !repeats:
			return []int{side*b.between(22, 30)/100 - street/2, side*b.between(63, 74)/100 - street/2}
		case n == 1:
			return []int{middle}
		}
		at := side*b.between(20, 28)/100 - street/2
		return []int{at, side - street - at}
	}
	many, few := 1, 1
	if b.large() || b.oneIn(3) {
		many = 2
	}
	if b.oneIn(2) {
		many, few = few, many
	}
	across = line(b.Height, b.plan.Twin == terrain.HalfTurn, many)
	down = line(b.Width, b.plan.Twin != terrain.NoTwin, few)
	return across, down
}

// blocks are the stretches between streets along one side of the table, pavements
// left out.
func blocks(streets []int, side int) [][2]int {
	const pavement = 2
	var out [][2]int
	from := 0
	for _, at := range streets {
		out = append(out, [2]int{from, at - pavement})
		from = at + street + pavement
	}
	return append(out, [2]int{from, side})
}

// crossing prints where two streets meet.
func (b *builder) crossing(x, y int) {
	b.paint("asphalt", terrain.Area{X: x, Y: y, W: street, L: street})
	left, upper := int32(x)*studs, int32(y)*studs
	const long, wide, far = 3 * studs, studs * 5 / 4, street * studs
	const stripes = 5
	for i := range int32(stripes) {
		at := (far-2*studs*(stripes-1)-wide)/2 + 2*studs*i
		b.Rect("line", left+at, upper+far+2*studs, wide, long)
		b.Rect("line", left+at, upper-5*studs, wide, long)
		b.Rect("line", left+far+2*studs, upper+at, long, wide)
		b.Rect("line", left-5*studs, upper+at, long, wide)
	}
}

// traffic leaves lorries, buses and barricades in the streets, by one kerb or the
// other, so that a frame gets past.
func (b *builder) traffic(across, down []int) {
	for _, y := range across {
		for range b.between(1, 2) {
			piece := b.vehicle()
			w, l := piece.Size()
			b.Stand(b.between(8, b.Width-8-w), y+pick(b, 1, street-1-l), 0, piece)
		}
	}
	for _, x := range down {
		for range b.between(1, 2) {
			piece := b.vehicle().Turned(1)
			w, l := piece.Size()
			b.Stand(x+pick(b, 1, street-1-w), b.between(8, b.Height-8-l), 0, piece)
		}
	}
}

func (b *builder) vehicle() terrain.Piece {
	switch b.rand.IntN(5) {
	case 0:
		return terrain.Container(4, 3, terrain.Slate).With(terrain.Container(12, 4, terrain.Cream).At(4, 0))
	case 1:
		return terrain.Container(12, 5, terrain.Clay)
	case 2:
		return terrain.Container(4, 3, terrain.Clay).With(terrain.Container(12, 5, terrain.Glass).At(4, 0))
	case 3:
		return terrain.Stacks(terrain.Granite, "3554", "5631")
	}
	return terrain.Stacks(terrain.Planks, "4564", "2541")
}

// lots divides a block until its parts are lots for one house each, and builds on
// them.
func (b *builder) lots(a terrain.Area) {
	const widest, least = 46, 22
	if a.W < 16 || a.L < 16 {
		return
	}
	if a.W >= a.L && a.W > widest {
		cut := b.between(least, a.W-least)
		b.lots(terrain.Area{X: a.X, Y: a.Y, W: cut, L: a.L})
		b.lots(terrain.Area{X: a.X + cut, Y: a.Y, W: a.W - cut, L: a.L})
		return
	}
	if a.L > widest {
		cut := b.between(least, a.L-least)
		b.lots(terrain.Area{X: a.X, Y: a.Y, W: a.W, L: cut})
		b.lots(terrain.Area{X: a.X, Y: a.Y + cut, W: a.W, L: a.L - cut})
		return
	}
	if b.plan.Density == Sparse && b.oneIn(3) {
		b.plough("field", inset(a, b.between(4, 7)))
		return
	}
	switch b.rand.IntN(6) {
	case 0:
		b.garden(a)
	case 1:
		b.storeyard(a)
	default:
		b.houseLot(a)
	}
}

// houseLot is a house on paved or bare ground, with something in its yard.
func (b *builder) houseLot(a terrain.Area) {
	b.paint(pick(b, "yard", "pavement", "concrete", "soil"), inset(a, 3))
	if !b.within(inset(a, 2), b.house()) {
		b.within(inset(a, 2), laid(pick(b, 3, 4), terrain.Redbrick).Lay(terrain.Cottage...).Turned(b.rand.IntN(4)))
	}
	b.within(a, b.anyway(pick(b, terrain.Oak().Grow(nil), terrain.Lumber(6, terrain.Planks), terrain.Stacks(terrain.Planks, "33", "24"))))
}

func (b *builder) house() terrain.Piece {
	mix := pick(b, terrain.Ashlar, terrain.Redbrick, terrain.Plaster, terrain.Adobe)
	plan := pick(b, terrain.CornerHouse, terrain.TwoRooms, terrain.Hall, terrain.Cottage, terrain.Keep)
	longest := pick(b, 3, 4, 4, 6)
	if len(plan) == len(terrain.Keep) && plan[0] == terrain.Keep[0] {
		longest = 4
	}
	return b.anyway(laid(longest, mix).Lay(plan...))
}

// garden is beds and trees.
func (b *builder) garden(a terrain.Area) {
	bed := inset(a, b.between(4, 7))
	b.paint("soil", bed)
	b.plough("field", inset(bed, 1))
	for range b.between(2, 3) {
		b.within(a, pick(b, terrain.Oak(), terrain.Maple(), terrain.Pine(), terrain.Sapling()).Grow(nil))
	}
	b.within(a, b.anyway(laid(4, terrain.Ashlar).Wall("1344431")))
}

// storeyard is containers and piles on concrete.
func (b *builder) storeyard(a terrain.Area) {
	b.paint("concrete", inset(a, 3))
	for _, piece := range []terrain.Piece{
		terrain.Container(12, 5, pick(b, terrain.Glass, terrain.Slate, terrain.Clay)), terrain.Container(12, 3, pick(b, terrain.Sand, terrain.Cream)), terrain.Lumber(6, terrain.Planks),
	} {
		b.within(inset(a, 2), piece.Turned(b.rand.IntN(2)))
	}
}
