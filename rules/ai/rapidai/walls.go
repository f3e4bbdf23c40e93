package rapidai

import "rulerfire/rules/field"

// walls remembers between which places there is cover, for playouts from one
// position, in which much the same places are looked at again and again. What it
// says is only true while no more bricks are gone than when it was learnt.
type walls struct {
	lines [4096]wallLine
	gone  uint32 // tells apart what has been learnt with other bricks standing
	last  uint32 // of those given out
}

type wallLine struct {
	from, to field.Point
	gone     uint32 // 0: nothing is known
	covered  bool
}

// rebuilt goes back to the bricks of the position that all playouts begin from.
func (w *walls) rebuilt() {
	w.last = max(w.last, 1)
	w.gone = 1
}

// fell is told when bricks have gone.
func (w *walls) fell() {
	w.last++
	w.gone = w.last
}

func (w *walls) line(from, to field.Point) *wallLine {
	h := uint32(from.X)*0x9e3779b1 ^ uint32(from.Y)*0x85ebca77 ^ uint32(to.X)*0xc2b2ae3d ^ uint32(to.Y)*0x27d4eb2f
	return &w.lines[(h^h>>15)*0x2c1b3c6d>>20]
}

// recall tells whether a target at one place is covered from another, if that is
// known.
func (w *walls) recall(from, to field.Point) (covered, known bool) {
	l := w.line(from, to)
	return l.covered, l.gone == w.gone && l.from == from && l.to == to
}

func (w *walls) learn(from, to field.Point, covered bool) {
	*w.line(from, to) = wallLine{from, to, w.gone, covered}
}
