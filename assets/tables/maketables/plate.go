package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// walkway is what a base needs to pass between two pieces, and a little: gaps
// narrower than the 4 studs of a base are closed to it.
const walkway = 5

// edge is the bare ground along the table's edge, room for a base.
const edge = 4

// A plate is a table being built.
type plate struct {
	field.Layout
	large bool     // its theme at the larger size
	taken [][]bool // by bricks
	keep  [][]bool // clear of scattered pieces
	rand  *rand.Rand
	err   error // the first piece that did not fit
}

func newPlate(ground string, s site, large bool) *plate {
	p := &plate{
		Layout: field.Layout{Name: s.name, Note: s.note, Ground: ground, Width: s.width, Height: s.height},
		large:  large,
		rand:   rand.New(rand.NewPCG(uint64(s.width), uint64(s.height))),
		taken:  make([][]bool, s.width),
		keep:   make([][]bool, s.width),
	}
	for x := range p.taken {
		p.taken[x] = make([]bool, s.height)
		p.keep[x] = make([]bool, s.height)
	}
	return p
}

// put places a piece with its upper left corner at x, y studs.
func (p *plate) put(x, y int, piece terrain.Piece) {
	placed := piece.At(x, y)
	if !p.free(placed, 0) {
		if p.err == nil {
			w, l := piece.Size()
			p.err = fmt.Errorf("%s: no room for the piece of %d by %d studs at %d,%d", p.Name, w, l, x, y)
		}
		return
	}
	for _, b := range placed {
		for dx := range int(b.W) {
			for dy := range int(b.L) {
				p.taken[int(b.X)+dx][int(b.Y)+dy] = true
			}
		}
	}
	p.Bricks = append(p.Bricks, placed.Sorted()...)
}

// free says whether a placed piece is on the table and has so many studs of bare
// ground all round.
func (p *plate) free(placed terrain.Piece, gap int) bool {
	for _, b := range placed {
		x0, y0, x1, y1 := int(b.X), int(b.Y), int(b.X)+int(b.W), int(b.Y)+int(b.L)
		if x0 < 0 || y0 < 0 || x1 > p.Width || y1 > p.Height {
			return false
		}
		for x := max(0, x0-gap); x < min(p.Width, x1+gap); x++ {
			for y := max(0, y0-gap); y < min(p.Height, y1+gap); y++ {
				if p.taken[x][y] {
					return false
				}
			}
		}
	}
	return true
}

// An area is a rectangle of the table, in studs.
type area struct{ x, y, w, l int }

// keepClear keeps scattered pieces off a rectangle.
func (p *plate) keepClear(x, y, w, l float64) {
	for i := max(0, int(x)); i < min(p.Width, int(math.Ceil(x+w))); i++ {
		for j := max(0, int(y)); j < min(p.Height, int(math.Ceil(y+l))); j++ {
			p.keep[i][j] = true
		}
	}
}

// kept says whether a placed piece stands on ground that is kept clear, or so near
// the table's edge that no base fits behind it.
func (p *plate) kept(placed terrain.Piece) bool {
	for _, b := range placed {
		x0, y0, x1, y1 := int(b.X), int(b.Y), int(b.X)+int(b.W), int(b.Y)+int(b.L)
		if x0 < edge || y0 < edge || x1 > p.Width-edge || y1 > p.Height-edge {
			return true
		}
		for x := x0; x < x1; x++ {
			for y := y0; y < y1; y++ {
				if p.keep[x][y] {
					return true
				}
			}
		}
	}
	return false
}

// scatter places each piece somewhere in the area, turned at random, a walkway and
// spare studs from everything else. A piece that finds no place is left out.
func (p *plate) scatter(a area, spare int, pieces ...terrain.Piece) {
	for _, piece := range pieces {
		for range 200 {
			turned := piece.Turned(p.rand.IntN(4))
			w, l := turned.Size()
			if w > a.w || l > a.l {
				continue
			}
			x, y := a.x+p.rand.IntN(a.w-w+1), a.y+p.rand.IntN(a.l-l+1)
			if at := turned.At(x, y); p.free(at, walkway+spare) && !p.kept(at) {
				p.put(x, y, turned)
				break
			}
		}
	}
}

// rect prints a rectangle, cut off at the table's edge. Measures are in studs.
func (p *plate) rect(colour string, x, y, w, l float64) {
	x0, y0 := max(0, x), max(0, y)
	x1, y1 := min(float64(p.Width), x+w), min(float64(p.Height), y+l)
	if x1 > x0 && y1 > y0 {
		p.Prints = append(p.Prints, field.Print{
			Colour: colour, X: sixteenths(x0), Y: sixteenths(y0), W: sixteenths(x1) - sixteenths(x0), L: sixteenths(y1) - sixteenths(y0),
		})
	}
}

// disc prints a disc round x, y, made smaller where it would leave the table.
func (p *plate) disc(colour string, x, y, radius float64) {
	radius = min(radius, x, y, float64(p.Width)-x, float64(p.Height)-y)
	if radius > 0 {
		p.Prints = append(p.Prints, field.Print{Colour: colour, X: sixteenths(x), Y: sixteenths(y), Radius: sixteenths(radius)})
	}
}

func sixteenths(studs float64) int32 { return int32(math.Round(studs * field.Stud)) }

// pond prints still water with a bank and a lighter middle.
func (p *plate) pond(x, y, radius float64) {
	p.keepClear(x-radius, y-radius, 2*radius, 2*radius)
	p.disc("bank", x, y, radius+.75)
	p.disc("water", x, y, radius)
	p.disc("shallow", x-radius*.22, y-radius*.22, radius*.5)
}

// acrossRoad prints a road with pavements and a broken middle line from left to right.
func (p *plate) acrossRoad(y, width float64) {
	w := float64(p.Width)
	p.rect("pavement", 0, y-1.5, w, width+3)
	p.rect("asphalt", 0, y, w, width)
	p.keepClear(0, y, w, width)
	for x := 1.5; x < w; x += 6 {
		p.rect("line", x, y+width/2-.25, 3, .5)
	}
}

// downRoad prints the same from top to bottom.
func (p *plate) downRoad(x, width float64) {
	l := float64(p.Height)
	p.rect("pavement", x-1.5, 0, width+3, l)
	p.rect("asphalt", x, 0, width, l)
	p.keepClear(x, 0, width, l)
	for y := 1.5; y < l; y += 6 {
		p.rect("line", x+width/2-.25, y, .5, 3)
	}
}

// track prints a railway track from x to the right, w studs long, with its middle at y.
func (p *plate) track(x, y, w float64) {
	p.keepClear(x, y-3, w, 6)
	p.rect("bank", x, y-3, w, 6)
	for at := x + 1; at < x+w-1; at += 2 {
		p.rect("timber", at, y-2.25, .75, 4.5)
	}
	p.rect("rail", x, y-1.5, w, .375)
	p.rect("rail", x, y+1.125, w, .375)
}

// rows prints the furrows of a field.
func (p *plate) rows(colour string, x, y, w, l float64) {
	for at := y; at+1.25 <= y+l; at += 2.5 {
		p.rect(colour, x, at, w, 1.25)
	}
}
