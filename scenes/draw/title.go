package draw

import (
	"math"

	"rulerfire/rules/field"
)

// A Diorama is a scene of bricks, frames and a ruler that is only looked at.
type Diorama struct {
	Table    field.Layout
	Tops     []PaintedBrick // the letters' uppermost bricks, in colours no terrain has
	Debris   []LooseBrick
	Ruler    Ruler
	Robots   []PlacedRobot
	Stations []PlacedStation
	Lamp     Vec // the origin of a SpotLamp, if Spotted is not 0
	Spotted  int
}

// A PaintedBrick is a brick in a colour of its own.
type PaintedBrick struct {
	field.Brick
	Color Color
}

// A PlacedRobot is a frame and where it stands, in studs.
type PlacedRobot struct {
	At Vec
	Robot
}

// A PlacedStation is a station and where its middle is, in studs.
type PlacedStation struct {
	At    Vec
	Owner *Seat
}

// The size of the title's table in studs, made for 20 px each on the smallest screen.
const (
	TitleWidth  = 64
	TitleHeight = 36
)

// titleCream is the first half of the title's name; the second is rule red.
var titleCream = Hex(0xF4E4B4)

// Title is the scene behind the main menu: the game's name in bricks, underlined by
// a ruler, and a skirmish. What is at the left below the ruler is left open for
// the menu.
func Title() Diorama {
	d := Diorama{Table: field.Layout{Name: "Title", Width: TitleWidth, Height: TitleHeight, Ground: "meadow"}}
	d.Table.Prints = []field.Print{{X: 36 * field.Stud, Y: 16*field.Stud + field.Stud/2, W: 14 * field.Stud, L: 17 * field.Stud, Colour: "pavement"}}

	const first, second = "RULER", "FIRE"
	x := (TitleWidth - spelled(first+second)) / 2
	spell(first+second, x, 3, func(letter int, b field.Brick) {
		c := titleCream
		if letter >= len(first) {
			c = RuleRed
		}
		d.Table.Bricks = append(d.Table.Bricks, b)
		if b.Layer == letterLayers {
			// Neighbours differ a little, as everywhere on a table.
			t := speckle(b)
			if t > 0 {
				c = c.Lit(t)
			} else {
				c = c.Dim(-t)
			}
			d.Tops = append(d.Tops, PaintedBrick{b, c})
		}
	})
	d.Ruler = Ruler{Points: []Vec{V(float64(x), 12.4), V(float64(x)+40, 12.4)}, Width: 1.9}

	d.Table.Bricks = append(d.Table.Bricks, titleWalls()...)
	d.Table.Bricks = append(d.Table.Bricks, roundTree(28, 29)...)
	d.Table.Bricks = append(d.Table.Bricks, roundTree(57, 15)...)
	d.Debris = titleRubble()

	d.Stations = []PlacedStation{{V(54.5, 21.5), &Seats[2]}}
	d.Lamp, d.Spotted = V(53.2-4.2, 18.3+3.2), 5
	robot := func(seat int, number string, x, y, degrees float64, systems, looks [6]uint8, rockets uint8) {
		d.Robots = append(d.Robots, PlacedRobot{V(x, y), Robot{
			Seat: Seats[seat], Number: number, Systems: systems, Looks: looks, Rockets: rockets,
			White: 2, Facing: radians(degrees),
		}})
	}
	var usual [6]uint8
	robot(0, "2", 31.5, 20.5, 72, [6]uint8{Defence: 1, Movement: 1, Comms: 1, Direct: 1}, usual, 2)
	robot(0, "1", 25, 23, 80, [6]uint8{Defence: 2, Artillery: 2}, usual, 0)
	robot(2, "1", 50, 23.6, -96, [6]uint8{Defence: 2, Direct: 2}, usual, 0)
	robot(1, "3", 44, 31.8, -60, [6]uint8{Movement: 2, HandToHand: 2}, usual, 0)
	robot(3, "4", 34.8, 26.6, 70, [6]uint8{Defence: 1, Comms: 2, Artillery: 1}, usual, 0)
	robot(4, "5", 60.2, 30.5, -70, [6]uint8{Defence: 1, Movement: 2, Direct: 1}, [6]uint8{Movement: Wheels}, 0)
	return d
}

// Diorama draws everything of a diorama that stands on its table, in studs; the
// table itself, with its debris, is a TableView's.
func (p *Pen) Diorama(d Diorama) {
	for _, b := range d.Tops {
		p.BrickIn(b.Color, b.Brick)
	}
	p.Ruler(d.Ruler)
	place := func(at Vec, draw func()) {
		p.Save()
		p.Translate(at.X, at.Y)
		draw()
		p.Restore()
	}
	for _, s := range d.Stations {
		place(s.At, func() { p.Station(s.Owner, 1) })
	}
	for _, r := range d.Robots {
		place(r.At, func() { p.Robot(r.Robot) })
	}
	if d.Spotted > 0 {
		place(d.Lamp, func() { p.SpotLamp(d.Spotted) })
	}
}

// titleWalls are the two ruins of the title's skirmish.
func titleWalls() []field.Brick {
	stone, clay := terrain("stone"), terrain("clay")
	var out []field.Brick
	for i, w := range [...]struct{ x, y, w, l, high int }{
		{38, 18, 4, 2, 5}, {42, 18, 2, 2, 4}, {44, 18, 2, 2, 3}, {38, 20, 2, 4, 5}, {38, 24, 2, 4, 4},
		{38, 28, 2, 2, 2}, {46, 18, 2, 1, 1}, {40, 30, 2, 2, 1}, {38, 30, 2, 2, 3},
	} {
		out = pile(out, w.x, w.y, w.w, w.l, w.high, stone+field.Colour(i%3/2))
	}
	for _, w := range [...]struct{ x, y, w, l, high int }{
		{52, 27, 4, 2, 4}, {56, 27, 2, 2, 5}, {56, 29, 2, 4, 4}, {52, 25, 2, 2, 2}, {56, 33, 2, 2, 2},
	} {
		out = pile(out, w.x, w.y, w.w, w.l, w.high, clay)
	}
	return out
}

// titleRubble lies where the wall was shot away.
func titleRubble() []LooseBrick {
	var out []LooseBrick
	for i := range 12 {
		k := float64(i)
		b := LooseBrick{
			X:     45.5 + 2.4*math.Cos(k*2.1)*(float64(i%4)/3+.3),
			Y:     22 + 2.2*math.Sin(k*1.7)*(float64(i%3)/2+.4),
			W:     1,
			L:     2,
			Angle: k * .9,
			Color: Debris(Terrain(terrain("stone")+field.Colour(i%2)), GroundColor("pavement")),
		}
		if i%3 == 0 {
			b.W = 2
		}
		if i%2 == 1 {
			b.L = 1
		}
		out = append(out, b)
	}
	return out
}

// pile puts equal bricks on one another.
func pile(to []field.Brick, x, y, w, l, high int, c field.Colour) []field.Brick {
	for layer := 1; layer <= high; layer++ {
		to = append(to, field.Brick{X: int16(x), Y: int16(y), W: uint8(w), L: uint8(l), Layer: uint8(layer), Colour: c})
	}
	return to
}

// roundTree is a broadleaf tree, its crown a stepped rosette 8 studs wide; x, y is the
// corner of the square of 6 studs it fills without its outermost leaves.
func roundTree(x, y int) []field.Brick {
	var out []field.Brick
	for layer, tier := range [...]struct {
		colour string
		bricks [][4]int // x, y, width, length
	}{
		{"bark", [][4]int{{2, 2, 2, 2}}},
		{"bark", [][4]int{{2, 2, 2, 2}}},
		{"leaf2", [][4]int{{1, -1, 4, 2}, {-1, 1, 2, 4}, {5, 1, 2, 4}, {1, 5, 4, 2}, {1, 1, 4, 2}, {1, 3, 4, 2}, {0, 0, 1, 1}, {5, 0, 1, 1}, {0, 5, 1, 1}, {5, 5, 1, 1}}},
		{"leaf", [][4]int{{1, 0, 4, 1}, {0, 1, 1, 4}, {5, 1, 1, 4}, {1, 5, 4, 1}, {1, 1, 2, 2}, {3, 1, 2, 2}, {1, 3, 2, 2}, {3, 3, 2, 2}}},
		{"leaf", [][4]int{{1, 2, 1, 2}, {2, 1, 2, 4}, {4, 2, 1, 2}}},
		{"leaf", [][4]int{{2, 2, 2, 2}}},
	} {
		for _, b := range tier.bricks {
			out = append(out, field.Brick{
				X: int16(x + b[0]), Y: int16(y + b[1]), W: uint8(b[2]), L: uint8(b[3]),
				Layer: uint8(layer + 1), Colour: terrain(tier.colour),
			})
		}
	}
	return out
}
