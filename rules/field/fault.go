package field

import (
	"fmt"
	"slices"
)

// A FaultKind says in what way a layout breaks E3.
type FaultKind uint8

// The ways in which a layout can be unsound, in the order in which they are looked
// for: those of a later line are told only once none of an earlier one is left.
const (
	SizeFault     FaultKind = iota // the table is too small or too large, or round with unequal sides
	CountFault                     // more than MaxBricks
	BrickFault                     // a brick that does not exist, or lies off the table
	OverlapFault                   // two bricks in one place
	EdgeFault                      // a brick sticks out over the edge of a round table
	FloatingFault                  // a brick that rests on nothing
)

// A Fault is one thing that keeps a layout from being a table (E3).
type Fault struct {
	Kind  FaultKind
	Brick int // the brick's place in the layout's list, from 0; −1 where it is about none
	Other int // for an OverlapFault the brick it overlaps, which comes before it

	reason string
}

// Error names the brick, counted from 1, and says what is wrong with it.
func (f Fault) Error() string { return f.reason }

func brickFault(kind FaultKind, l *Layout, brick int, format string, args ...any) Fault {
	return Fault{Kind: kind, Brick: brick, reason: brickReason(l, brick, format, args...)}
}

func brickReason(l *Layout, brick int, format string, args ...any) string {
	b := l.Bricks[brick]
	return fmt.Sprintf("brick %d (%dx%d at %d,%d, layer %d) %s", brick+1, b.W, b.L, b.X, b.Y, b.Layer, fmt.Sprintf(format, args...))
}

// Faults lists all that keeps the layout from being a table, the first of which is
// NewTable's error; nothing if it can be played on.
func (l Layout) Faults() []Fault {
	_, faults := lay(l)
	return faults
}

// Structures tells for each brick of a layout, sound or not, which structure it
// belongs to, as a Table numbers them. It is nil if a brick could not be laid at all:
// a fault up to BrickFault.
func (l Layout) Structures() []int16 {
	t, _ := lay(l)
	if t == nil {
		return nil
	}
	t.gatherStructures()
	return t.structureOf
}

// sizeFault says what is wrong with the table's size, "" if nothing is.
func (l *Layout) sizeFault() string {
	for _, side := range []int{l.Width, l.Height} {
		if side < MinTable || side > MaxTable {
			return fmt.Sprintf("the table is %d by %d studs: a side must have %d to %d", l.Width, l.Height, MinTable, MaxTable)
		}
	}
	if l.Round && l.Width != l.Height {
		return fmt.Sprintf("the table is round, and %d by %d studs: its sides must be equal", l.Width, l.Height)
	}
	return ""
}

// shapeFault says what is wrong with a brick by itself, "" if nothing is.
func (b Brick) shapeFault(width, height int) string {
	short, long := min(b.W, b.L), max(b.W, b.L)
	switch {
	case short < 1 || short > 2 || !slices.Contains(brickLengths[:], long):
		return "has a size that bricks do not have: one side is 1 or 2 studs, the other 1, 2, 3, 4, 6 or 8"
	case b.X < 0 || b.Y < 0 || int(b.X)+int(b.W) > width || int(b.Y)+int(b.L) > height:
		return fmt.Sprintf("is not wholly on the table of %d by %d studs", width, height)
	case b.Layer < 1:
		return "has no layer: the lowest is 1"
	case int(b.Colour) >= len(Colours):
		return "has a colour that does not exist"
	}
	return ""
}

// lay prepares a table as far as its bricks and what rests on what, and lists what
// is wrong with it.
func lay(l Layout) (*Table, []Fault) {
	if reason := l.sizeFault(); reason != "" {
		return nil, []Fault{{Kind: SizeFault, Brick: -1, reason: reason}}
	}
	if len(l.Bricks) > MaxBricks {
		reason := fmt.Sprintf("the table has %d bricks, of at most %d", len(l.Bricks), MaxBricks)
		return nil, []Fault{{Kind: CountFault, Brick: -1, reason: reason}}
	}
	var faults []Fault
	for i, b := range l.Bricks {
		if reason := b.shapeFault(l.Width, l.Height); reason != "" {
			faults = append(faults, brickFault(BrickFault, &l, i, "%s", reason))
		}
	}
	if len(faults) > 0 {
		return nil, faults
	}
	l.Bricks = slices.Clone(l.Bricks)
	l.Prints = slices.Clone(l.Prints)
	t := newTable(l)
	t.layColumns()
	return t, t.checkStacking()
}

// checkStacking finds what rests on what, and the bricks that overlap, stick out or
// float.
func (t *Table) checkStacking() []Fault {
	above := make([][]uint16, len(t.bricks))
	rests := make([]bool, len(t.bricks))
	for i, b := range t.bricks {
		rests[i] = b.Layer == 1
	}
	var overlaps []Fault
	overlapping := map[[2]uint16]bool{}
	for i := range t.across * t.down {
		column := t.columnBricks[t.columnFrom[i]:t.columnFrom[i+1]]
		for k := 1; k < len(column); k++ {
			upper, lower := column[k-1], column[k]
			switch t.bricks[upper].Layer - t.bricks[lower].Layer {
			case 0:
				pair := [2]uint16{min(upper, lower), max(upper, lower)}
				if overlapping[pair] {
					continue
				}
				overlapping[pair] = true
				f := brickFault(OverlapFault, &t.Layout, int(pair[1]), "overlaps brick %d", pair[0]+1)
				f.Other = int(pair[0])
				overlaps = append(overlaps, f)
			case 1:
				rests[upper] = true
				if !slices.Contains(above[lower], upper) {
					above[lower] = append(above[lower], upper)
				}
			}
		}
	}
	var out, floats []Fault
	t.restingFrom = make([]uint32, len(t.bricks)+1)
	for i, b := range t.bricks {
		if !t.holds(int32(b.X)*Stud, int32(b.Y)*Stud, int32(b.W)*Stud, int32(b.L)*Stud) {
			out = append(out, brickFault(EdgeFault, &t.Layout, i, "sticks out over the edge of the round table"))
		}
		if !rests[i] {
			floats = append(floats, brickFault(FloatingFault, &t.Layout, i, "rests neither on the table nor on a brick"))
		}
		slices.Sort(above[i])
		t.resting = append(t.resting, above[i]...)
		t.restingFrom[i+1] = uint32(len(t.resting))
	}
	for _, faults := range [][]Fault{overlaps, out, floats} {
		if len(faults) > 0 {
			return faults
		}
	}
	return nil
}
