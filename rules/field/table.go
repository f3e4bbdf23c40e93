package field

import (
	"cmp"
	"slices"
	"sync"
)

// Sizes of a table, in studs along one side.
const (
	MinTable = 40
	MaxTable = 400
)

// CoverHeight is how many bricks high a stud column must be to be cover (E3).
const CoverHeight = 3

// MaxUnit is the longest ruler unit that the rules know, on the lattice: 7 studs.
const MaxUnit = 7 * Stud

// A Table is a layout that has been found sound, prepared for questions. It never
// changes, and any number of battles may share it; what still stands is a
// Standing, which every question about bricks is given.
type Table struct {
	Layout Layout // what was built; must not be changed

	bricks       []Brick
	across, down int // studs

	// The bricks over each stud column, row by row, the highest first.
	columnFrom   []uint32
	columnBricks []uint16

	structures  []structure
	structureOf []int16

	// The bricks resting on each brick.
	restingFrom []uint32
	resting     []uint16

	// The stud columns that can be cover, by structure, and for each the bricks
	// of that structure that make it so, the lowest first.
	cover       []coverColumn
	coverBricks []uint16
	patches     []patch // by structure
	allPatches  []uint16

	// The patches near each cell of the table, ascending.
	cellsAcross, cellsDown int32
	cellFrom               []uint32
	cellPatches            []uint16

	bare []bool // by stud column: a base there has no cover under it, ever

	searches *sync.Pool // room for searches to work in; no part of any answer
}

type structure struct {
	bricks             []uint16
	words              []word // the same bricks as bits of a Standing
	patchFrom, patchTo int32
	x0, y0, x1, y1     int32 // around its bricks, on the lattice
}

type word struct {
	index int
	mask  uint64
}

// A coverColumn is a stud column over which a structure has bricks of layer
// CoverHeight or more.
type coverColumn struct {
	x, y   int16
	count  uint16
	first  uint32 // of coverBricks
	centre Point
}

// A patch is a compact group of cover columns of one structure, so that most
// questions are settled for all of them at once by the rectangle round them.
type patch struct {
	x0, y0, x1, y1 int32 // on the lattice
	from, to       int32 // of cover
	structure      int16
}

// patchSide is the size of a patch, in studs, along either axis.
const patchSide = 8

// cellSide is the size, on the lattice, of the cells that know the patches near them.
const cellSide = 4 * Stud

// nearReach is how far from a cell, on the lattice, its patches may lie: so far
// from its centre a frame can be covered.
const nearReach = MaxUnit + BaseRadius

// NewTable checks a layout against E3 and prepares it for play. An error is the
// first of the layout's Faults: it names the brick, counted from 1 as in the
// layout's list, and what is wrong with it.
func NewTable(l Layout) (*Table, error) {
	t, faults := lay(l)
	if len(faults) > 0 {
		return nil, faults[0]
	}
	t.gatherStructures()
	t.gatherCover()
	t.gatherCells()
	t.markBare()
	return t, nil
}

func newTable(l Layout) *Table {
	return &Table{
		Layout: l, bricks: l.Bricks, across: l.Width, down: l.Height,
		searches: &sync.Pool{New: func() any { return new(search) }},
	}
}

// brickLengths are the studs along the longer side of a brick.
var brickLengths = [...]uint8{1, 2, 3, 4, 6, 8}

// studs calls f for every stud column under a brick.
func (t *Table) studs(brick int, f func(x, y int)) {
	b := t.bricks[brick]
	for y := int(b.Y); y < int(b.Y)+int(b.L); y++ {
		for x := int(b.X); x < int(b.X)+int(b.W); x++ {
			f(x, y)
		}
	}
}

func (t *Table) layColumns() {
	n := t.across * t.down
	t.columnFrom = make([]uint32, n+1)
	for i := range t.bricks {
		t.studs(i, func(x, y int) { t.columnFrom[y*t.across+x+1]++ })
	}
	for i := range n {
		t.columnFrom[i+1] += t.columnFrom[i]
	}
	t.columnBricks = make([]uint16, t.columnFrom[n])
	fill := slices.Clone(t.columnFrom[:n])
	for i := range t.bricks {
		t.studs(i, func(x, y int) {
			t.columnBricks[fill[y*t.across+x]] = uint16(i)
			fill[y*t.across+x]++
		})
	}
	for i := range n {
		slices.SortFunc(t.columnBricks[t.columnFrom[i]:t.columnFrom[i+1]], func(a, b uint16) int {
			return cmp.Or(cmp.Compare(t.bricks[b].Layer, t.bricks[a].Layer), cmp.Compare(a, b))
		})
	}
}

// column returns the bricks over a stud column, standing or not, the highest first.
func (t *Table) column(x, y int) []uint16 {
	if uint(x) >= uint(t.across) || uint(y) >= uint(t.down) {
		return nil
	}
	i := y*t.across + x
	return t.columnBricks[t.columnFrom[i]:t.columnFrom[i+1]]
}

// gatherStructures joins the bricks that rest on each other or share part of a
// side in one layer.
func (t *Table) gatherStructures() {
	parent := make([]uint16, len(t.bricks))
	for i := range parent {
		parent[i] = uint16(i)
	}
	root := func(i uint16) uint16 {
		for parent[i] != i {
			parent[i] = parent[parent[i]]
			i = parent[i]
		}
		return i
	}
	// The root of a structure is its first brick.
	join := func(a, b uint16) {
		a, b = root(a), root(b)
		parent[max(a, b)] = min(a, b)
	}
	for i := range t.bricks {
		for _, above := range t.restingOn(i) {
			join(uint16(i), above)
		}
		t.studs(i, func(x, y int) {
			for _, beside := range [][]uint16{t.column(x+1, y), t.column(x, y+1)} {
				for _, b := range beside {
					if t.bricks[b].Layer == t.bricks[i].Layer {
						join(uint16(i), b)
					}
				}
			}
		})
	}
	t.structureOf = make([]int16, len(t.bricks))
	for i, b := range t.bricks {
		first := root(uint16(i))
		if int(first) == i {
			t.structureOf[i] = int16(len(t.structures))
			t.structures = append(t.structures, structure{x0: 1 << 30, y0: 1 << 30})
		}
		t.structureOf[i] = t.structureOf[first]
		s := &t.structures[t.structureOf[i]]
		s.bricks = append(s.bricks, uint16(i))
		if n := len(s.words); n == 0 || s.words[n-1].index != i/64 {
			s.words = append(s.words, word{index: i / 64})
		}
		s.words[len(s.words)-1].mask |= 1 << (i % 64)
		x0, y0, x1, y1 := b.box()
		s.x0, s.y0, s.x1, s.y1 = min(s.x0, x0), min(s.y0, y0), max(s.x1, x1), max(s.y1, y1)
	}
}

// box returns the rectangle under a brick, on the lattice.
func (b Brick) box() (x0, y0, x1, y1 int32) {
	x0, y0 = int32(b.X)*Stud, int32(b.Y)*Stud
	return x0, y0, x0 + int32(b.W)*Stud, y0 + int32(b.L)*Stud
}

// gatherCover lists the cover columns of each structure, patch by patch.
func (t *Table) gatherCover() {
	type place struct{ patchY, patchX, y, x int }
	for i := range t.structures {
		s := &t.structures[i]
		left, top := int(s.x0/Stud), int(s.y0/Stud)
		layers := map[place][]uint16{}
		var places []place
		for _, b := range s.bricks {
			if t.bricks[b].Layer < CoverHeight {
				continue
			}
			t.studs(int(b), func(x, y int) {
				p := place{(y - top) / patchSide, (x - left) / patchSide, y, x}
				if layers[p] == nil {
					places = append(places, p)
				}
				layers[p] = append(layers[p], b)
			})
		}
		slices.SortFunc(places, func(a, b place) int {
			return cmp.Or(cmp.Compare(a.patchY, b.patchY), cmp.Compare(a.patchX, b.patchX), cmp.Compare(a.y, b.y), cmp.Compare(a.x, b.x))
		})
		s.patchFrom = int32(len(t.patches))
		for k, p := range places {
			x, y := int32(p.x)*Stud, int32(p.y)*Stud
			if k == 0 || p.patchX != places[k-1].patchX || p.patchY != places[k-1].patchY {
				n := int32(len(t.cover))
				t.patches = append(t.patches, patch{x0: x, y0: y, x1: x, y1: y, from: n, to: n, structure: int16(i)})
			}
			slices.SortFunc(layers[p], func(a, b uint16) int { return cmp.Compare(t.bricks[a].Layer, t.bricks[b].Layer) })
			t.cover = append(t.cover, coverColumn{
				x: int16(p.x), y: int16(p.y),
				first: uint32(len(t.coverBricks)), count: uint16(len(layers[p])),
				centre: Point{x + Stud/2, y + Stud/2},
			})
			t.coverBricks = append(t.coverBricks, layers[p]...)
			last := &t.patches[len(t.patches)-1]
			last.x0, last.y0, last.x1, last.y1 = min(last.x0, x), min(last.y0, y), max(last.x1, x+Stud), max(last.y1, y+Stud)
			last.to = int32(len(t.cover))
		}
		s.patchTo = int32(len(t.patches))
	}
	for i := range t.patches {
		t.allPatches = append(t.allPatches, uint16(i))
	}
}

// gatherCells notes for each cell of the table the patches that can cover a frame in it.
func (t *Table) gatherCells() {
	t.cellsAcross = (int32(t.across)*Stud + cellSide - 1) / cellSide
	t.cellsDown = (int32(t.down)*Stud + cellSide - 1) / cellSide
	t.cellFrom = make([]uint32, 1, t.cellsAcross*t.cellsDown+1)
	near := make([][]uint16, t.cellsAcross*t.cellsDown)
	for i, p := range t.patches {
		firstX, lastX := max(0, (p.x0-nearReach)/cellSide), min(t.cellsAcross-1, (p.x1+nearReach)/cellSide)
		firstY, lastY := max(0, (p.y0-nearReach)/cellSide), min(t.cellsDown-1, (p.y1+nearReach)/cellSide)
		for y := firstY; y <= lastY; y++ {
			for x := firstX; x <= lastX; x++ {
				// The patch grown by the cell's size, seen from the cell's corner.
				corner := Point{x * cellSide, y * cellSide}
				if boxDistance2(corner, p.x0-cellSide, p.y0-cellSide, p.x1, p.y1) <= square(nearReach) {
					near[y*t.cellsAcross+x] = append(near[y*t.cellsAcross+x], uint16(i))
				}
			}
		}
	}
	for _, patches := range near {
		t.cellPatches = append(t.cellPatches, patches...)
		t.cellFrom = append(t.cellFrom, uint32(len(t.cellPatches)))
	}
}

// markBare finds the stud columns so far from all cover columns that a base with
// its middle over them, wherever, overlaps none.
func (t *Table) markBare() {
	t.bare = make([]bool, t.across*t.down)
	for i := range t.bare {
		t.bare[i] = true
	}
	const reach = BaseRadius / Stud // the gap between columns further apart is a radius at least
	for _, c := range t.cover {
		for y := max(int(c.y)-reach, 0); y <= min(int(c.y)+reach, t.down-1); y++ {
			for x := max(int(c.x)-reach, 0); x <= min(int(c.x)+reach, t.across-1); x++ {
				t.bare[y*t.across+x] = false
			}
		}
	}
}

// isBare reports whether a base at p certainly overlaps no cover column.
func (t *Table) isBare(p Point) bool {
	x, y := int(floorStud(p.X)), int(floorStud(p.Y))
	return uint(x) < uint(t.across) && uint(y) < uint(t.down) && t.bare[y*t.across+x]
}

// patchesNear returns, ascending, at least the patches within reach of a base at p.
func (t *Table) patchesNear(p Point, reach int32) []uint16 {
	if reach > MaxUnit || p.X < 0 || p.Y < 0 || p.X > int32(t.across)*Stud || p.Y > int32(t.down)*Stud {
		return t.allPatches
	}
	x, y := min(p.X/cellSide, t.cellsAcross-1), min(p.Y/cellSide, t.cellsDown-1)
	i := y*t.cellsAcross + x
	return t.cellPatches[t.cellFrom[i]:t.cellFrom[i+1]]
}

// stands reports whether a cover column still is one.
func (t *Table) stands(s *Standing, c *coverColumn) bool {
	for _, b := range t.coverBricks[c.first : c.first+uint32(c.count)] {
		if s.Has(int(b)) {
			return true
		}
	}
	return false
}
