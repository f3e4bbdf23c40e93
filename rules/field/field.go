// Package field is the geometry of free-space battles: bases, single bricks,
// structures, the ruler, what stands between two frames, and routes round cover.
//
// Everything is exact. Positions are sixteenths of a stud (the lattice), and
// every question is answered with integers, so the rules, the ruler on screen,
// the tooltips and the computer player get the same answer on every machine.
package field

// Stud is one stud, in sixteenths: the lattice's unit is a sixteenth of a stud.
const Stud = 16

// MaxBricks is the most bricks a table may have (E3).
const MaxBricks = 2048

// MaxCorners is the most corners of a route, its end included (E5).
const MaxCorners = 32

// BaseRadius is the radius of a frame's round base: 2 studs, on the lattice (E2).
const BaseRadius = 2 * Stud

// StationSide is the side of a station's square: 4 studs, on the lattice (E2).
const StationSide = 4 * Stud

// A Point is a place on the table in sixteenths of a stud, from the upper left
// corner; x grows to the right, y down.
type Point struct{ X, Y int32 }

// A Brick is one brick of terrain, one brick high, on the stud grid.
type Brick struct {
	X, Y   int16  // upper left corner, in studs
	W, L   uint8  // studs along x and along y: 1 or 2 by 1, 2, 3, 4, 6 or 8, either way round
	Layer  uint8  // 1 lies on the table
	Colour Colour // a picture only
}

// A Colour is a terrain colour by its place in Colours.
type Colour uint8

// Colours names the terrain colours; what they look like is the screen's business.
var Colours = [...]string{
	"stone", "stone2", "stone3", "sand", "clay", "timber", "bark", "leaf", "leaf2", "slate", "cream", "glass",
}

// A Print is flat colour printed on the base plate: a road, a pond, a yard. It is
// a picture only. With Radius it is a disc round X, Y, else a rectangle from
// there. All measures are sixteenths of a stud.
type Print struct {
	X, Y, W, L, Radius int32
	Colour             string // a terrain colour or one of Grounds
}

// Studs is the box of studs on which the print lies, wholly or in part: the first ones,
// and those behind the last.
func (p Print) Studs() (x0, y0, x1, y1 int) {
	x, y, w, l := p.X, p.Y, p.W, p.L
	if p.Radius > 0 {
		x, y, w, l = x-p.Radius, y-p.Radius, 2*p.Radius, 2*p.Radius
	}
	up := func(n int32) int { return int((n + Stud - 1) / Stud) }
	return int(x / Stud), int(y / Stud), up(x + w), up(y + l)
}

// Grounds names the colours of the ground, for base plates and prints.
var Grounds = [...]string{
	"meadow", "asphalt", "yard", "concrete", "pavement", "line", "water", "shallow", "bank", "field", "soil", "rail",
}

// A Layout is a table as it is built and written down, before it is checked.
type Layout struct {
	Name          string
	Note          string // one line on its character
	Width, Height int    // studs
	Round         bool   // a disc that touches all four sides, which are equal
	Ground        string // the base plate's colour, one of Grounds
	Bricks        []Brick
	Prints        []Print
}
