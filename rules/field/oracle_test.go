package field

import (
	"container/heap"
	"math/big"
)

// The oracles below answer the questions of the package slowly and obviously,
// from the list of bricks alone, with another way of computing.

// slowTable is what an oracle knows of a table: the height of every column that
// each group of bricks reaches.
type slowTable struct {
	width, height int
	columns       map[int]map[Column]bool // cover columns by structure
}

func slow(t *Table, s *Standing) *slowTable {
	o := &slowTable{t.Layout.Width, t.Layout.Height, map[int]map[Column]bool{}}
	for i, b := range t.Layout.Bricks {
		if b.Layer < 3 || !s.Has(i) {
			continue
		}
		structure := t.StructureOf(i)
		if o.columns[structure] == nil {
			o.columns[structure] = map[Column]bool{}
		}
		for x := b.X; x < b.X+int16(b.W); x++ {
			for y := b.Y; y < b.Y+int16(b.L); y++ {
				o.columns[structure][Column{x, y}] = true
			}
		}
	}
	return o
}

// squaredDistance is the exact distance, squared, from a point to the line
// between two others.
func squaredDistance(p, a, b Point) *big.Rat {
	dx, dy := int64(b.X-a.X), int64(b.Y-a.Y)
	px, py := int64(p.X-a.X), int64(p.Y-a.Y)
	length2 := dx*dx + dy*dy
	along := px*dx + py*dy
	switch {
	case along <= 0 || length2 == 0:
		return big.NewRat(px*px+py*py, 1)
	case along >= length2:
		px, py = int64(p.X-b.X), int64(p.Y-b.Y)
		return big.NewRat(px*px+py*py, 1)
	}
	c := big.NewInt(px*dy - py*dx)
	return new(big.Rat).SetFrac(c.Mul(c, c), big.NewInt(length2))
}

// squareDistance is the exact distance, squared, between the square of a column
// and the line between two places.
func squareDistance(c Column, a, b Point) *big.Rat {
	x0, y0 := int32(c.X)*Stud, int32(c.Y)*Stud
	x1, y1 := x0+Stud, y0+Stud
	corners := [4]Point{{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}}
	inside := func(p Point) bool { return p.X >= x0 && p.X <= x1 && p.Y >= y0 && p.Y <= y1 }
	if inside(a) || inside(b) {
		return new(big.Rat)
	}
	var nearest *big.Rat
	try := func(d *big.Rat) {
		if nearest == nil || d.Cmp(nearest) < 0 {
			nearest = d
		}
	}
	for i, p := range corners {
		q := corners[(i+1)%4]
		if crosses(a, b, p, q) {
			return new(big.Rat)
		}
		try(squaredDistance(p, a, b))
		try(squaredDistance(a, p, q))
		try(squaredDistance(b, p, q))
	}
	return nearest
}

// crosses reports whether two lines cross, neither ending on the other.
func crosses(a, b, p, q Point) bool {
	return cross(b.minus(a), p.minus(a))*cross(b.minus(a), q.minus(a)) < 0 &&
		cross(q.minus(p), a.minus(p))*cross(q.minus(p), b.minus(p)) < 0
}

func ratSquare(v int32) *big.Rat { return big.NewRat(int64(v)*int64(v), 1) }

// decides is E4 for one column, read off its text.
func decides(c Column, attacker, target Point, unit int32) bool {
	fromTarget := squareDistance(c, target, target)
	if fromTarget.Cmp(ratSquare(unit+32)) > 0 || squareDistance(c, attacker, target).Cmp(ratSquare(32)) >= 0 {
		return false
	}
	if fromTarget.Cmp(ratSquare(32)) >= 0 {
		return true
	}
	centre := Point{int32(c.X)*16 + 8, int32(c.Y)*16 + 8}
	u, v := centre.minus(target), attacker.minus(target)
	return int64(u.X)*int64(v.X)+int64(u.Y)*int64(v.Y) > 0
}

// covering is which structures cover, asked column by column.
func (o *slowTable) covering(structures int, attacker, target Point, unit int32) []int16 {
	var out []int16
	for i := range structures {
		if o.covers(i, attacker, target, unit) {
			out = append(out, int16(i))
		}
	}
	return out
}

// clips reports whether the line from a to b comes nearer to the square of a
// column than a base's radius: it crosses a side, passes a corner too closely, or
// begins or ends too close.
func clips(c Column, a, b Point) bool {
	x0, y0 := int32(c.X)*Stud, int32(c.Y)*Stud
	corners := [4]Point{{x0, y0}, {x0 + Stud, y0}, {x0 + Stud, y0 + Stud}, {x0, y0 + Stud}}
	for _, p := range [2]Point{a, b} {
		nearest := Point{min(max(p.X, x0), x0+Stud), min(max(p.Y, y0), y0+Stud)}
		if distance2(p, nearest) < 32*32 {
			return true
		}
	}
	for i, p := range corners {
		q := corners[(i+1)%4]
		if crosses(a, b, p, q) || passes(p, a, b, 32) {
			return true
		}
	}
	return false
}

// passes reports whether the line from a to b comes nearer to p than that.
func passes(p, a, b Point, radius int64) bool {
	dx, dy, px, py := int64(b.X-a.X), int64(b.Y-a.Y), int64(p.X-a.X), int64(p.Y-a.Y)
	if px*px+py*py < radius*radius || distance2(p, b) < radius*radius {
		return true
	}
	along, length2 := px*dx+py*dy, dx*dx+dy*dy
	return along > 0 && along < length2 && (px*dy-py*dx)*(px*dy-py*dx) < radius*radius*length2
}

// legalLeg is E5 for one leg; columns are what may not be overlapped.
func legalLeg(columns []Column, others []Point, a, b Point) bool {
	for _, o := range others {
		if passes(o, a, b, 64) {
			return false
		}
	}
	for _, c := range columns {
		if clips(c, a, b) {
			return false
		}
	}
	return true
}

// obstacles is every cover column that is in the way of a mover from there: those
// of the structures that it does not stand on.
func (o *slowTable) obstacles(from Point) []Column {
	var columns []Column
	for _, cover := range o.columns {
		under := false
		for c := range cover {
			under = under || clips(c, from, from)
		}
		for c := range cover {
			if !under {
				columns = append(columns, c)
			}
		}
	}
	return columns
}

// shortest is the length of the shortest legal route on the lattice, by trying
// every lattice point that lies close round a corner of cover or round a frame.
func (o *slowTable) shortest(others []Point, from, to Point, reach int32) (Length, bool) {
	cover := map[Column]bool{}
	var columns []Column // those that a route so long can meet
	for _, c := range o.obstacles(from) {
		cover[c] = true
		corner := Point{int32(c.X) * Stud, int32(c.Y) * Stud}
		if distance2(corner, from) < square(reach+4*Stud) && distance2(corner, to) < square(reach+4*Stud) {
			columns = append(columns, c)
		}
	}
	for _, cs := range o.columns {
		for c := range cs {
			if clips(c, to, to) {
				return 0, false
			}
		}
	}
	on := func(p Point) bool {
		return p.X >= 32 && p.Y >= 32 && p.X <= int32(o.width)*16-32 && p.Y <= int32(o.height)*16-32
	}
	points := map[Point]bool{}
	around := func(middle Point, radius int32) {
		for dx := -radius - 2; dx <= radius+2; dx++ {
			for dy := -radius - 2; dy <= radius+2; dy++ {
				d2 := int64(dx)*int64(dx) + int64(dy)*int64(dy)
				p := Point{middle.X + dx, middle.Y + dy}
				if d2 >= square(radius) && d2 <= square(radius+1) && on(p) &&
					lengthOf(distance2(from, p))+lengthOf(distance2(p, to)) <= Length(reach)*Lattice {
					points[p] = true
				}
			}
		}
	}
	for _, c := range columns {
		for _, q := range [4][2]int16{{1, 1}, {-1, 1}, {1, -1}, {-1, -1}} {
			if !cover[Column{c.X + q[0], c.Y}] && !cover[Column{c.X, c.Y + q[1]}] {
				x, y := int32(c.X)*16+8+8*int32(q[0]), int32(c.Y)*16+8+8*int32(q[1])
				around(Point{x, y}, 32)
			}
		}
	}
	for _, p := range others {
		around(p, 64)
	}
	nodes := []Point{to}
	for p := range points {
		if p != from && p != to && legalLeg(columns, others, p, p) {
			nodes = append(nodes, p)
		}
	}
	if !on(to) || !legalLeg(columns, others, to, to) {
		return 0, false
	}
	// A plain search with the straight line as what is left at least.
	done := make([]bool, len(nodes))
	queue := &slowQueue{}
	offer := func(at Point, length Length) {
		for i, p := range nodes {
			if !done[i] {
				l := length + lengthOf(distance2(at, p))
				least := l + lengthOf(distance2(p, to))
				if least <= Length(reach)*Lattice {
					heap.Push(queue, slowLeg{at, i, l, least})
				}
			}
		}
	}
	offer(from, 0)
	for queue.Len() > 0 {
		l := heap.Pop(queue).(slowLeg)
		if done[l.to] || !legalLeg(columns, others, l.from, nodes[l.to]) {
			continue
		}
		if l.to == 0 {
			return l.length, true
		}
		done[l.to] = true
		offer(nodes[l.to], l.length)
	}
	return 0, false
}

type slowLeg struct {
	from          Point
	to            int
	length, least Length
}

type slowQueue []slowLeg

func (q slowQueue) Len() int           { return len(q) }
func (q slowQueue) Less(i, j int) bool { return q[i].least < q[j].least }
func (q slowQueue) Swap(i, j int)      { q[i], q[j] = q[j], q[i] }
func (q *slowQueue) Push(x any)        { *q = append(*q, x.(slowLeg)) }
func (q *slowQueue) Pop() any {
	old := *q
	l := old[len(old)-1]
	*q = old[:len(old)-1]
	return l
}

// covers is whether one structure covers, asked column by column.
func (o *slowTable) covers(structure int, attacker, target Point, unit int32) bool {
	for c := range o.columns[structure] {
		if decides(c, attacker, target, unit) {
			return true
		}
	}
	return false
}
