package landscape

import "rulerfire/assets/terrain"

// wood is old forest with a stream, a path, a clearing and ruins: short shots
// everywhere but over the clearing, which nobody wants to cross.
var wood = style{
	key:    "wood",
	ground: "meadow",
	names: [2][]string{
		{"Alder", "Hollow", "Raven", "Bramble", "Owl", "Hazel", "Silent", "Hunter's", "Moss", "Far", "Badger", "Nine Stone"},
		{"Wood", "Copse", "Grove", "Thicket", "Glade", "Holt", "Forest", "Dell", "Brook"},
	},
	notes: []string{
		"Cover everywhere, long shots nowhere but over the clearing.",
		"A stream, a path, old trees, and stones that were here before.",
		"Trees to step behind, and ruins that somebody will hold.",
	},
	build: buildWood,
	light: []terrain.Piece{
		terrain.Sapling().Grow(nil), terrain.Sapling().Grow(nil), terrain.Pine().Grow(nil), laid(6, terrain.Mix{terrain.Bark, terrain.Timber}).Wall("1344431"),
		laid(8, terrain.Mix{terrain.Timber, terrain.Bark}).Wall("44444"),
	},
	solid: []terrain.Piece{
		terrain.Maple().Grow(nil), terrain.Oak().Grow(nil), terrain.Maple().Grow(autumn), terrain.Pine().Grow(nil), terrain.Oak().Grow(nil),
		laid(4, terrain.Overgrow).Wall("5666531"),
	},
	stout: []terrain.Piece{
		terrain.Fir().Grow(nil), terrain.Oak().Grow(nil), terrain.Fir().Grow(nil), laid(3, terrain.Overgrow).Lay(".34.", "3565", "464."),
	},
	trim: []terrain.Piece{terrain.Hedge(6, terrain.Foliage), terrain.Hedge(5, terrain.Foliage), terrain.Hedge(7, terrain.Foliage)},
}

var autumn = terrain.Mix{terrain.Sand, terrain.Clay, terrain.Leaf}

func buildWood(b *builder) {
	water := b.stream()
	b.path()
	b.clearing(water)
	overgrown := laid(3, terrain.Overgrow)
	ruins := []terrain.Plan{terrain.Apse, terrain.Corner, terrain.Cottage, terrain.Corner}
	for i := range b.between(2, 3) {
		b.within(b.half(), b.anyway(overgrown.Lay(ruins[i]...)))
	}
	logs := laid(8, terrain.Mix{terrain.Timber, terrain.Bark, terrain.Timber})
	b.within(b.half(), b.anyway(logs.Lay("45554", "34443")))
	for _, q := range b.quarters() {
		for range 2 + 2*int(b.plan.Density) {
			b.within(q, pick(b, terrain.Oak(), terrain.Fir(), terrain.Maple(), terrain.Pine()).Grow(nil))
		}
	}
}

// A winding is a line that meanders from one end of a range to the other.
type winding struct {
	knots []int // studs, at equal distances
	span  int   // studs between two knots
}

// at is the line's place, in sixteenths of a stud; between two knots it is eased.
func (w winding) at(along int) int32 {
	i := min(along/w.span, len(w.knots)-2)
	t, n := along-i*w.span, w.span
	from, to := w.knots[i]*studs, w.knots[i+1]*studs
	return int32(from + (to-from)*t*t*(3*n-2*t)/(n*n*n))
}

// wind draws a line over so many studs that swings by no more than sway to either
// side of its middle, and ends at a place if it is told to.
func (b *builder) wind(long, middle, sway int, end ...int) winding {
	const bend = 34 // studs
	knots := max(2, long/bend)
	w := winding{span: (long + knots - 1) / knots}
	for i := range knots + 1 {
		w.knots = append(w.knots, middle+(2*(i%2)-1)*b.between(sway/3, sway))
	}
	for _, at := range end {
		w.knots[knots] = at
	}
	return w
}

// stream is shallow water that winds from left to right. It tells where, in studs
// from above, by the studs from the left.
func (b *builder) stream() (at func(x int) int) {
	long, middle := b.Width, b.Height*b.between(40, 62)/100
	var end []int
	switch b.plan.Twin {
	case terrain.HalfTurn: // its twin is the other half
		long, middle, end = b.Width/2, b.Height/2, []int{b.Height / 2}
	case terrain.Mirror:
		long = b.Width / 2
	}
	line := b.wind(long, middle, b.Height/9, end...)
	for _, band := range []struct {
		colour string
		radius int32 // quarters of a stud
	}{{"bank", 22}, {"water", 18}, {"shallow", 8}} {
		for x := 0; x <= long; x += 3 {
			// At the edge discs would shrink; the bands begin beside it.
			at := max(int32(x)*studs, band.radius*studs/4)
			b.Disc(band.colour, at, line.at(x), band.radius*studs/4)
			if band.colour == "bank" {
				b.KeepClear(terrain.Area{X: x - 3, Y: int(line.at(x))/studs - 3, W: 6, L: 6})
			}
		}
	}
	return func(x int) int {
		switch {
		case x <= long:
			return int(line.at(x)) / studs
		case b.plan.Twin == terrain.Mirror:
			return int(line.at(b.Width-x)) / studs
		}
		return b.Height - int(line.at(b.Width-x))/studs
	}
}

// path is a trodden way that winds from top to bottom.
func (b *builder) path() {
	long, middle, sway := b.Height, b.Width*b.between(32, 66)/100, b.Width/10
	var end []int
	switch b.plan.Twin {
	case terrain.HalfTurn:
		long, middle, end = b.Height/2, b.Width/2, []int{b.Width / 2}
	case terrain.Mirror:
		middle = b.Width * b.between(25, 32) / 100
	}
	line := b.wind(long, middle, sway, end...)
	for y := 3; y <= long; y += 3 {
		b.Disc("soil", line.at(y), int32(y)*studs, studs*11/4)
	}
}

// ring is ten places round a middle, 14 studs from it.
var ring = [10][2]int{{14, 0}, {11, 8}, {4, 13}, {-4, 13}, {-11, 8}, {-14, 0}, {-11, -8}, {-4, -13}, {4, -13}, {11, -8}}

// clearing is open ground with a ring of standing stones that lets a frame through,
// on dry land.
func (b *builder) clearing(water func(x int) int) {
	const radius, bank = 17, 7
	a := inset(b.half(), radius+2)
	if a.W == 0 || a.L == 0 {
		return
	}
	x, y := 0, 0
	for range 50 {
		x, y = b.between(a.X, a.X+a.W), b.between(a.Y, a.Y+a.L)
		if far := water(x) - y; max(far, -far) > radius+bank {
			break
		}
	}
	b.dot("field", x, y, radius)
	b.dot("bank", x, y, 11)
	for i, at := range ring {
		stone := terrain.Stacks(terrain.Granite, "6")
		if i%2 == 0 {
			stone = laid(2, terrain.Granite).Wall("56").Turned(i / 2 % 2)
		}
		b.Put(x+at[0]-1, y+at[1]-1, stone)
	}
	b.Put(x-2, y-2, laid(2, terrain.Ashlar).Lay("45", "54"))
	b.KeepClear(terrain.Area{X: x - radius + 1, Y: y - radius + 1, W: 2 * (radius - 1), L: 2 * (radius - 1)})
}
