package terrain

import (
	"math/rand/v2"
	"slices"

	"rulerfire/rules/field"
)

// Walkway is what a base needs to pass between two pieces, and a little, in studs:
// gaps narrower than the 4 studs of a base are closed to it.
const Walkway = 5

// edge is the bare ground along the table's edge, room for a base.
const edge = 4

// A Twin is how one half of a table repeats the other.
type Twin uint8

// The ways to repeat a half.
const (
	NoTwin   Twin = iota // the halves have nothing to do with each other
	HalfTurn             // the table turned by a half looks the same
	Mirror               // left and right can be changed over
)

// TwinOf is the brick that repeats one of a table; the brick itself if none has to.
func TwinOf(l field.Layout, twin Twin, b field.Brick) field.Brick {
	if twin != NoTwin {
		b.X = int16(l.Width) - b.X - int16(b.W)
	}
	if twin == HalfTurn {
		b.Y = int16(l.Height) - b.Y - int16(b.L)
	}
	return b
}

// A Plate is a table being built from pieces and prints. What is put or printed on
// it is repeated by its twin.
type Plate struct {
	field.Layout
	Limit   int // the most bricks it may have
	twin    Twin
	taken   [][]bool // by bricks
	keep    [][]bool // clear of scattered pieces
	printed map[field.Print]bool
}

// An Area is a rectangle of a table, in studs.
type Area struct{ X, Y, W, L int }

// NewPlate is a bare table with the layout's name, note, size and ground.
func NewPlate(l field.Layout, twin Twin) *Plate {
	l.Bricks, l.Prints = nil, nil
	p := &Plate{Layout: l, Limit: field.MaxBricks, twin: twin, taken: make([][]bool, l.Width), keep: make([][]bool, l.Width), printed: map[field.Print]bool{}}
	for x := range l.Width {
		p.taken[x] = make([]bool, l.Height)
		p.keep[x] = make([]bool, l.Height)
	}
	return p
}

// Put places a piece with its upper left corner at x, y studs. It reports whether
// there is room: on the table, beside what stands already, and for so many bricks.
func (p *Plate) Put(x, y int, piece Piece) bool { return p.place(piece.At(x, y), 0) }

// Stand places a piece as Put does, if a walkway and spare studs all round are bare.
func (p *Plate) Stand(x, y, spare int, piece Piece) bool {
	return p.place(piece.At(x, y), Walkway+spare)
}

// Set places a piece as Stand does, if none of it is on ground that is kept clear,
// or so near the table's edge that no base fits behind it.
func (p *Plate) Set(x, y, spare int, piece Piece) bool {
	return !p.kept(piece.At(x, y)) && p.Stand(x, y, spare, piece)
}

// Scatter places each piece somewhere in the area, turned at random, as Set does. A
// piece that finds no place is left out. It reports how many found one.
func (p *Plate) Scatter(r *rand.Rand, a Area, spare int, pieces ...Piece) int {
	placed := 0
	for _, piece := range pieces {
		for range 200 {
			turned := piece.Turned(r.IntN(4))
			w, l := turned.Size()
			if w > a.W || l > a.L {
				continue
			}
			if p.Set(a.X+r.IntN(a.W-w+1), a.Y+r.IntN(a.L-l+1), spare, turned) {
				placed++
				break
			}
		}
	}
	return placed
}

// place places a piece and its twin if both have so many studs of bare ground all
// round.
func (p *Plate) place(placed Piece, gap int) bool {
	placed = placed.Sorted()
	twin := p.twinOf(placed)
	if len(p.Bricks)+len(placed)+len(twin) > p.Limit || !p.free(placed, gap) {
		return false
	}
	p.take(placed, true)
	if !p.free(twin, gap) {
		p.take(placed, false)
		return false
	}
	p.take(twin, true)
	p.Bricks = slices.Concat(p.Bricks, placed, twin)
	return true
}

// twinOf is the piece that repeats a placed one; nothing if none has to, or if the
// piece is its own twin.
func (p *Plate) twinOf(placed Piece) Piece {
	if p.twin == NoTwin {
		return nil
	}
	twin := slices.Clone(placed)
	for i, b := range twin {
		twin[i] = TwinOf(p.Layout, p.twin, b)
	}
	if twin = twin.Sorted(); slices.Equal(twin, placed) {
		return nil
	}
	return twin
}

func (p *Plate) take(placed Piece, taken bool) {
	for _, b := range placed {
		for x := int(b.X); x < int(b.X)+int(b.W); x++ {
			for y := int(b.Y); y < int(b.Y)+int(b.L); y++ {
				p.taken[x][y] = taken
			}
		}
	}
}

// free says whether a placed piece is on the table and has so many studs of bare
// ground all round.
func (p *Plate) free(placed Piece, gap int) bool {
	for _, b := range placed {
		x0, y0, x1, y1 := int(b.X), int(b.Y), int(b.X)+int(b.W), int(b.Y)+int(b.L)
		if !p.holds(x0, y0, x1, y1, 0) {
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

// holds says whether a rectangle of studs is on the table, at least so many from its
// edge.
func (p *Plate) holds(x0, y0, x1, y1, inside int) bool {
	if x0 < inside || y0 < inside || x1 > p.Width-inside || y1 > p.Height-inside {
		return false
	}
	if !p.Round {
		return true
	}
	// In half studs, from the middle.
	x := max(p.Width-2*x0, 2*x1-p.Width)
	y := max(p.Height-2*y0, 2*y1-p.Height)
	radius := p.Width - 2*inside
	return x*x+y*y <= radius*radius
}

// KeepClear keeps pieces that are set or scattered off an area, and off its twin.
func (p *Plate) KeepClear(a Area) {
	for x := max(0, a.X); x < min(p.Width, a.X+a.W); x++ {
		for y := max(0, a.Y); y < min(p.Height, a.Y+a.L); y++ {
			p.keep[x][y] = true
			switch p.twin {
			case HalfTurn:
				p.keep[p.Width-1-x][p.Height-1-y] = true
			case Mirror:
				p.keep[p.Width-1-x][y] = true
			}
		}
	}
}

// kept says what keeps Set from placing a piece.
func (p *Plate) kept(placed Piece) bool {
	for _, b := range placed {
		x0, y0, x1, y1 := int(b.X), int(b.Y), int(b.X)+int(b.W), int(b.Y)+int(b.L)
		if !p.holds(x0, y0, x1, y1, edge) {
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
