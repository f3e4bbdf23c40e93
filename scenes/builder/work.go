package builder

import (
	"slices"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// What is done to a table's layout. All functions leave the layout that they get as
// it is, and give another.

// without is the layout without some bricks, by their places in its list.
func without(l field.Layout, bricks []int) field.Layout {
	gone := make([]bool, len(l.Bricks))
	for _, i := range bricks {
		gone[i] = true
	}
	kept := make([]field.Brick, 0, len(l.Bricks))
	for i, b := range l.Bricks {
		if !gone[i] {
			kept = append(kept, b)
		}
	}
	l.Bricks = kept
	return l
}

// with is the layout with a piece added to it, and which bricks that piece is then.
func with(l field.Layout, p terrain.Piece) (field.Layout, []int) {
	added := make([]int, len(p))
	for i := range p {
		added[i] = len(l.Bricks) + i
	}
	l.Bricks = slices.Concat(l.Bricks, p)
	return l, added
}

// lift takes bricks out as a piece with its corner at 0, 0 and its lowest brick on
// the table, and tells where its corner was and how many layers it lay above that.
func lift(l field.Layout, bricks []int) (p terrain.Piece, x, y, level int) {
	for _, i := range bricks {
		p = append(p, l.Bricks[i])
	}
	if len(p) == 0 {
		return nil, 0, 0, 0
	}
	x, y, level = int(p[0].X), int(p[0].Y), int(p[0].Layer)-1
	for _, b := range p {
		x, y, level = min(x, int(b.X)), min(y, int(b.Y)), min(level, int(b.Layer)-1)
	}
	p = p.At(-x, -y)
	for i := range p {
		p[i].Layer -= uint8(level)
	}
	return p, x, y, level
}

// painted is the layout with some bricks in another colour.
func painted(l field.Layout, bricks []int, c field.Colour) field.Layout {
	l.Bricks = slices.Clone(l.Bricks)
	for _, i := range bricks {
		l.Bricks[i].Colour = c
	}
	return l
}

// coloured is a piece in one colour.
func coloured(p terrain.Piece, c field.Colour) terrain.Piece {
	p = slices.Clone(p)
	for i := range p {
		p[i].Colour = c
	}
	return p
}

// maxLayer is the highest layer that a brick can be written down in.
const maxLayer = 255

// dropped is a piece let go with its corner at a place: it sinks, as it is, until a
// brick of it rests on something. With a level above 0 it is put with its lowest
// brick there instead. A piece that would reach above all layers is not dropped.
func dropped(l field.Layout, p terrain.Piece, x, y, level int) (terrain.Piece, bool) {
	up := level - 1
	if level <= 0 {
		up = restingAt(l, p, x, y)
	}
	placed := p.At(x, y)
	for i, b := range placed {
		if int(b.Layer)+up > maxLayer {
			return nil, false
		}
		placed[i].Layer += uint8(up)
	}
	return placed, true
}

// restingAt is by how many layers a piece is lifted by what it comes to rest on.
func restingAt(l field.Layout, p terrain.Piece, x, y int) (up int) {
	for _, b := range p {
		bx, by := x+int(b.X), y+int(b.Y)
		for _, under := range l.Bricks {
			if int(under.X) < bx+int(b.W) && bx < int(under.X)+int(under.W) &&
				int(under.Y) < by+int(b.L) && by < int(under.Y)+int(under.L) {
				up = max(up, int(under.Layer)-int(b.Layer)+1)
			}
		}
	}
	return up
}

// A verdict says whether a piece can stand where it would be.
type verdict struct {
	ok    bool
	kind  field.FaultKind
	count int // how many of its bricks are in the way of that
	tall  bool
}

// judge asks the rules whether a placed piece can stand on a layout.
func judge(l field.Layout, placed terrain.Piece) verdict {
	first := len(l.Bricks)
	l, _ = with(l, placed)
	var v verdict
	for _, f := range l.Faults() {
		// The table's own faults are another matter; too many bricks are this piece's.
		if f.Brick < first && f.Kind != field.CountFault {
			continue
		}
		if v.count == 0 {
			v.kind = f.Kind
		}
		v.count++
	}
	v.ok = v.count == 0
	return v
}

// topAt is the highest brick over a stud, or -1 if there is none.
func topAt(l field.Layout, x, y int) int {
	top := -1
	for i, b := range l.Bricks {
		if covers(b, x, y) && (top < 0 || b.Layer > l.Bricks[top].Layer) {
			top = i
		}
	}
	return top
}

func covers(b field.Brick, x, y int) bool {
	return x >= int(b.X) && y >= int(b.Y) && x < int(b.X)+int(b.W) && y < int(b.Y)+int(b.L)
}

// inBox are the bricks with a stud in a box, whose corners are studs of it.
func inBox(l field.Layout, x0, y0, x1, y1 int) (bricks []int) {
	x0, x1 = min(x0, x1), max(x0, x1)
	y0, y1 = min(y0, y1), max(y0, y1)
	for i, b := range l.Bricks {
		if int(b.X) <= x1 && x0 < int(b.X)+int(b.W) && int(b.Y) <= y1 && y0 < int(b.Y)+int(b.L) {
			bricks = append(bricks, i)
		}
	}
	return bricks
}

// whole adds to bricks all that stand together with one of them.
func whole(l field.Layout, bricks []int) []int {
	of := l.Structures()
	if of == nil {
		return bricks
	}
	wanted := map[int16]bool{}
	for _, i := range bricks {
		wanted[of[i]] = true
	}
	var all []int
	for i, s := range of {
		if wanted[s] {
			all = append(all, i)
		}
	}
	return all
}
