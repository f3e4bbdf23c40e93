package landscape

import (
	"math/rand/v2"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// A builder builds one table. What is asked of it in one half of a table that
// repeats itself comes in the other half as well.
type builder struct {
	*terrain.Plate
	plan  Plan
	style *style
	rand  *rand.Rand
}

// studs is one stud in the measure of prints.
const studs = field.Stud

func newBuilder(p Plan, r *rand.Rand) *builder {
	b := &builder{plan: p, style: styleNamed(p.Style), rand: r}
	w, h := b.size()
	b.Plate = terrain.NewPlate(field.Layout{
		Name: b.word(b.style.names[0]) + " " + b.word(b.style.names[1]), Note: b.word(b.style.notes),
		Width: w, Height: h, Round: p.Round, Ground: b.style.ground,
	}, p.Twin)
	return b
}

// size draws the table's sides: 36 to 40 units from corner to corner for 2 players,
// 40 to 48 for more, a unit being 5 studs. Sides are even, so that halves are equal.
func (b *builder) size() (w, h int) {
	span, w := b.between(185, 196), b.between(64, 70)*2
	if b.plan.Players > 2 {
		span, w = b.between(218, 232), b.between(75, 83)*2
	}
	if b.plan.Round {
		if span = 184; b.plan.Players > 2 {
			span = 204
		}
		return span, span
	}
	return w, int(field.Isqrt(uint64(span*span-w*w))) &^ 1
}

// large tells whether the table is for more than two.
func (b *builder) large() bool { return b.plan.Players > 2 }

// between draws a number from low to high.
func (b *builder) between(low, high int) int { return low + b.rand.IntN(max(1, high-low+1)) }

// one in n times it is true.
func (b *builder) oneIn(n int) bool { return b.rand.IntN(n) == 0 }

func (b *builder) word(from []string) string { return from[b.rand.IntN(len(from))] }

// pick draws one of several.
func pick[T any](b *builder, from ...T) T { return from[b.rand.IntN(len(from))] }

// half is the part of the table that is built: all of it, or what its twin repeats.
func (b *builder) half() terrain.Area {
	a := terrain.Area{W: b.Width, L: b.Height}
	switch b.plan.Twin {
	case terrain.HalfTurn:
		a.L /= 2
	case terrain.Mirror:
		a.W /= 2
	}
	return a
}

// quarters are the parts among which cover is spread evenly.
func (b *builder) quarters() []terrain.Area {
	a := b.half()
	w, l := (a.W+1)/2, (a.L+1)/2
	switch b.plan.Twin {
	case terrain.HalfTurn:
		return []terrain.Area{{W: w, L: a.L}, {X: w, W: a.W - w, L: a.L}}
	case terrain.Mirror:
		return []terrain.Area{{W: a.W, L: l}, {Y: l, W: a.W, L: a.L - l}}
	}
	return []terrain.Area{
		{W: w, L: l}, {X: w, W: a.W - w, L: l}, {Y: l, W: w, L: a.L - l}, {X: w, Y: l, W: a.W - w, L: a.L - l},
	}
}

// both is the part of two areas that they share; it may be empty.
func both(a, o terrain.Area) terrain.Area {
	x, y := max(a.X, o.X), max(a.Y, o.Y)
	return terrain.Area{X: x, Y: y, W: max(0, min(a.X+a.W, o.X+o.W)-x), L: max(0, min(a.Y+a.L, o.Y+o.L)-y)}
}

// inset is an area without so many studs at each side.
func inset(a terrain.Area, by int) terrain.Area {
	return terrain.Area{X: a.X + by, Y: a.Y + by, W: max(0, a.W-2*by), L: max(0, a.L-2*by)}
}

// paint prints an area.
func (b *builder) paint(colour string, a terrain.Area) {
	b.Rect(colour, int32(a.X)*studs, int32(a.Y)*studs, int32(a.W)*studs, int32(a.L)*studs)
}

// dot prints a disc, in studs.
func (b *builder) dot(colour string, x, y, radius int) {
	b.Disc(colour, int32(x)*studs, int32(y)*studs, int32(radius)*studs)
}

// plough prints the furrows of a field.
func (b *builder) plough(colour string, a terrain.Area) {
	b.Rows(colour, int32(a.X)*studs, int32(a.Y)*studs, int32(a.W)*studs, int32(a.L)*studs)
}

// within sets a piece somewhere in an area, turned as it is, and reports whether
// there is room.
func (b *builder) within(a terrain.Area, piece terrain.Piece) bool {
	w, l := piece.Size()
	if w > a.W || l > a.L {
		return false
	}
	for range 30 {
		if b.Set(a.X+b.rand.IntN(a.W-w+1), a.Y+b.rand.IntN(a.L-l+1), 0, piece) {
			return true
		}
	}
	return false
}

// anyway is a piece turned by chance, and in half of the cases mirrored.
func (b *builder) anyway(piece terrain.Piece) terrain.Piece {
	if b.oneIn(2) {
		piece = piece.Mirrored()
	}
	return piece.Turned(b.rand.IntN(4))
}

// layout is the table as it has been built.
func (b *builder) layout() field.Layout { return b.Plate.Layout.Clone() }

// laid is masonry of bricks at most so long. The same wall of shorter bricks has
// more of them and stands more hits.
func laid(longest int, mix terrain.Mix) terrain.Masonry {
	return terrain.Masonry{Longest: longest, Mix: mix}
}
