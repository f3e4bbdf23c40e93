package hex_test

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hex"
)

var board = hex.Grid{Cols: 13, Rows: 16}

func drawCell(t *prop.T, label string) hex.Cell {
	c := int8(prop.IntRange(0, int(board.Cols)-1).Draw(t, label+" column"))
	return hex.Cell{Col: c, Row: int8(prop.IntRange(0, int(board.Height(c))-1).Draw(t, label+" row"))}
}

// The full board has 202 hexes, and a half-turn maps it on itself (5).
func TestGap5Board(t *testing.T) {
	if n := board.Count(); n != 202 {
		t.Errorf("%d hexes", n)
	}
	all := board.All()
	if n := all.Count(); n != 202 {
		t.Errorf("%d hexes in the set", n)
	}
	board.Each(func(c hex.Cell) {
		turned := board.HalfTurn(c)
		if !board.Has(turned) || board.HalfTurn(turned) != c {
			t.Errorf("%s is turned to %s", c, turned)
		}
		want := hex.Cell{Col: 12 - c.Col, Row: 15 - c.Row}
		if c.Col%2 == 1 {
			want.Row = 14 - c.Row
		}
		if turned != want {
			t.Errorf("%s is turned to %s, not to %s", c, turned, want)
		}
	})
}

// Two directions with one between them lead where that one does.
func TestLeftAndRightMakeForward(t *testing.T) {
	for f := range hex.Direction(hex.Directions) {
		if got := f.Right(-1).Step().Plus(f.Right(1).Step()); got != f.Step() {
			t.Errorf("left and right of %s make %v", f, got)
		}
		if got := f.Step().Plus(f.Back().Step()); got != (hex.Vector{}) {
			t.Errorf("%s and back make %v", f, got)
		}
	}
}

func TestTextsComeBack(t *testing.T) {
	for d := range hex.Direction(hex.Directions) {
		if back, err := hex.ParseDirection(d.String()); err != nil || back != d {
			t.Errorf("%s comes back as %s, %v", d, back, err)
		}
	}
	board.Each(func(c hex.Cell) {
		if back, err := hex.ParseCell(c.String()); err != nil || back != c {
			t.Errorf("%s comes back as %s, %v", c, back, err)
		}
		if back := hex.At(c.Index()); back != c {
			t.Errorf("index %d of %s is of %s", c.Index(), c, back)
		}
	})
	for _, bad := range []string{"", "1", "1,", "16,0", "-1,3", "a,b"} {
		if c, err := hex.ParseCell(bad); err == nil {
			t.Errorf("%q is read as %s", bad, c)
		}
	}
}

// Distances are what a search step by step finds.
func TestDistanceByStep(t *testing.T) {
	for _, from := range []hex.Cell{{Col: 0, Row: 0}, {Col: 6, Row: 8}, {Col: 11, Row: 3}} {
		found := map[hex.Cell]int{from: 0}
		for list := []hex.Cell{from}; len(list) > 0; list = list[1:] {
			for d := range hex.Direction(hex.Directions) {
				next := list[0].Next(d)
				if _, ok := found[next]; !ok && board.Has(next) {
					found[next] = found[list[0]] + 1
					list = append(list, next)
				}
			}
		}
		for c, want := range found {
			if got := hex.Distance(from, c); got != want {
				t.Errorf("from %s to %s: %d, not %d", from, c, got, want)
			}
		}
		if len(found) != 202 {
			t.Errorf("%d found", len(found))
		}
	}
}

func TestWithin(t *testing.T) {
	for n, want := range []int{1, 7, 19, 37} {
		near := board.Within(hex.Cell{Col: 6, Row: 8}, n)
		if got := near.Count(); got != want {
			t.Errorf("%d hexes within %d, not %d", got, n, want)
		}
	}
}

// Around comes upon every cell once, the nearer ones first, each ring beginning
// straight ahead and going clockwise.
func TestAround(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		c := drawCell(t, "cell")
		d := hex.Direction(prop.IntRange(0, 5).Draw(t, "direction"))
		n := prop.IntRange(0, 4).Draw(t, "rings")
		var found []hex.Cell
		c.Around(d, n, func(at hex.Cell) bool {
			found = append(found, at)
			return true
		})
		if want := 1 + 3*n*(n+1); len(found) != want {
			t.Fatalf("%d cells in %d rings, not %d", len(found), n, want)
		}
		seen := map[hex.Cell]bool{}
		for i, at := range found {
			if seen[at] {
				t.Fatalf("%s twice", at)
			}
			seen[at] = true
			if i > 0 && hex.Distance(c, at) < hex.Distance(c, found[i-1]) {
				t.Fatalf("%s after %s", at, found[i-1])
			}
		}
		if n > 0 && (found[1] != c.Next(d) || found[2] != c.Next(d.Right(1))) {
			t.Fatalf("from %s facing %s it begins with %v", c, d, found[:3])
		}
		stopped := 0
		c.Around(d, n, func(hex.Cell) bool {
			stopped++
			return stopped < 3
		})
		if stopped > 3 {
			t.Fatalf("it goes on for %d cells", stopped)
		}
	})
}

// A straight way goes step by step over cells that the line crosses, to the right
// of it where it runs along an edge, and a half-turn turns it.
func TestAlong(t *testing.T) {
	lines := hex.NewLines(board)
	prop.Check(t, func(t *prop.T) {
		a, b := drawCell(t, "a"), drawCell(t, "b")
		far := hex.Distance(a, b)
		if hex.Along(a, b, 0) != a || hex.Along(a, b, far) != b {
			t.Fatalf("from %s to %s it begins at %s and ends at %s", a, b, hex.Along(a, b, 0), hex.Along(a, b, far))
		}
		crossed := map[hex.Cell]hex.Cell{}
		line := lines.Between(a, b)
		for i := range line.Len() {
			c := line.At(i)
			crossed[c.Cell] = c.Cell
			if c.Edge {
				crossed[c.Cell], crossed[c.Beside] = c.Beside, c.Cell
			}
		}
		ax, ay := point(a)
		bx, by := point(b)
		right := func(c hex.Cell) int {
			x, y := point(c)
			return (bx-ax)*(y-ay) - (by-ay)*(x-ax) // y is south
		}
		for n := 1; n < far; n++ {
			c := hex.Along(a, b, n)
			other, ok := crossed[c]
			if !ok || hex.Distance(a, c) != n || hex.Distance(c, b) != far-n {
				t.Fatalf("step %d from %s to %s is %s", n, a, b, c)
			}
			if right(c) < right(other) {
				t.Fatalf("step %d from %s to %s is %s, to the left of %s", n, a, b, c, other)
			}
			if turned := hex.Along(board.HalfTurn(a), board.HalfTurn(b), n); turned != board.HalfTurn(c) {
				t.Fatalf("step %d from %s to %s is %s, turned %s", n, a, b, c, turned)
			}
		}
	})
}

// In real geometry, in whole numbers: centres at x = 3q, y = q + 2s, the y axis
// squeezed, which keeps lines and sides as they are.
func point(c hex.Cell) (x, y int) {
	v := c.Vector()
	return 3 * int(v.Q), int(v.Q) + 2*int(v.S)
}

// corners of a hex around its centre, in order.
var corners = [6][2]int{{2, 0}, {1, 1}, {-1, 1}, {-2, 0}, {-1, -1}, {1, -1}}

// The Field of View by geometry: between the rays from the centre over the middles
// of the sides to the left and to the right of the facing.
func TestFieldOfViewByGeometry(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		from, to := drawCell(t, "from"), drawCell(t, "to")
		d := hex.Direction(prop.IntRange(0, 5).Draw(t, "facing"))
		if from == to {
			return
		}
		x, y := point(from)
		tx, ty := point(to)
		lx, ly := point(from.Next(d.Right(-1)))
		rx, ry := point(from.Next(d.Right(1)))
		left := (lx-x)*(ty-y) - (ly-y)*(tx-x)  // ≥ 0: right of the left ray (y is south)
		right := (tx-x)*(ry-y) - (ty-y)*(rx-x) // ≥ 0: left of the right ray
		if got, want := d.Sees(from.To(to)), left >= 0 && right >= 0; got != want {
			t.Fatalf("from %s facing %s, %s: %v", from, d, to, got)
		}
	})
}

// crossesInside tells by the corners whether the segment between two centres
// passes the inside of a third hex: some corner is on either side of the line, and
// the middle of the hex is beside the segment.
func crossesInside(a, b, c hex.Cell) (inside, touching bool) {
	ax, ay := point(a)
	bx, by := point(b)
	cx, cy := point(c)
	var above, below, on int
	for _, k := range corners {
		switch side := (bx-ax)*(cy+k[1]-ay) - (by-ay)*(cx+k[0]-ax); {
		case side > 0:
			above++
		case side < 0:
			below++
		default:
			on++
		}
	}
	// Nearest to the middle: the scalar product in true lengths, y stretched by √3,
	// so squared by 3.
	along := (bx-ax)*(cx-ax) + 3*(by-ay)*(cy-ay)
	whole := (bx-ax)*(bx-ax) + 3*(by-ay)*(by-ay)
	between := along > 0 && along < whole
	return between && above > 0 && below > 0, between && on == 2 && (above == 0 || below == 0)
}

// The crossings of a line are what the geometry of corners finds, one by one.
func TestLinesByGeometry(t *testing.T) {
	lines := hex.NewLines(board)
	prop.Check(t, func(t *prop.T) {
		a, b := drawCell(t, "a"), drawCell(t, "b")
		got := map[hex.Cell]string{}
		line := lines.Between(a, b)
		var last int32
		for i := range line.Len() {
			c := line.At(i)
			if c.Num < last || c.Num <= 0 || c.Num >= c.Den {
				t.Fatalf("%s to %s: crossing %d of %d after %d", a, b, c.Num, c.Den, last)
			}
			last = c.Num
			if c.Edge {
				got[c.Cell], got[c.Beside] = "edge", "edge"
			} else {
				got[c.Cell] = "inside"
			}
		}
		board.Each(func(c hex.Cell) {
			want := ""
			if c != a && c != b && a != b {
				switch inside, edge := crossesInside(a, b, c); {
				case inside:
					want = "inside"
				case edge:
					want = "edge"
				}
			}
			if got[c] != want {
				t.Fatalf("from %s to %s the line passes %s: %q, by geometry %q", a, b, c, got[c], want)
			}
		})
	})
}

// A line is the same both ways, and turned with the board.
func TestLinesBothWays(t *testing.T) {
	lines := hex.NewLines(board)
	passed := func(a, b hex.Cell) map[hex.Cell][2]int32 {
		m := map[hex.Cell][2]int32{}
		line := lines.Between(a, b)
		for i := range line.Len() {
			c := line.At(i)
			m[c.Cell] = [2]int32{c.Num, c.Den}
			if c.Edge {
				m[c.Beside] = m[c.Cell]
			}
		}
		return m
	}
	prop.Check(t, func(t *prop.T) {
		a, b := drawCell(t, "a"), drawCell(t, "b")
		there, back := passed(a, b), passed(b, a)
		turned := passed(board.HalfTurn(a), board.HalfTurn(b))
		if len(there) != len(back) || len(there) != len(turned) {
			t.Fatalf("%s to %s: %v there, %v back, %v turned", a, b, there, back, turned)
		}
		for c, at := range there {
			if r := back[c]; r[0] != at[1]-at[0] || r[1] != at[1] {
				t.Fatalf("%s to %s passes %s at %v, back at %v", a, b, c, at, r)
			}
			if r := turned[board.HalfTurn(c)]; r != at {
				t.Fatalf("%s to %s passes %s at %v, turned at %v", a, b, c, at, r)
			}
		}
	})
}

// Toward is the direction with the smallest angle: the one whose neighbour is
// nearest to the target; of two the one further clockwise.
func TestToward(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		a, b := drawCell(t, "a"), drawCell(t, "b")
		if a == b {
			return
		}
		v := a.To(b)
		best, most := hex.North, -1<<30
		for d := range hex.Direction(hex.Directions) {
			x, y := point(a)
			bx, by := point(b)
			dx, dy := point(a.Next(d))
			dot := (bx-x)*(dx-x) + 3*(by-y)*(dy-y) // steps are all of one length
			if dot > most || dot == most && d == best+1 {
				best, most = d, dot
			}
		}
		if got := v.Toward(); got != best && !(got == hex.North && best == hex.NorthWest || got == best) {
			t.Fatalf("from %s to %s: %s, not %s", a, b, got, best)
		}
		if got := v.Toward(); !got.Sees(v) {
			t.Fatalf("%s does not see from %s to %s", got, a, b)
		}
	})
}

func TestGroup(t *testing.T) {
	var s hex.Set
	for _, c := range []hex.Cell{{Col: 2, Row: 2}, {Col: 2, Row: 3}, {Col: 3, Row: 3}, {Col: 6, Row: 6}} {
		s.Add(c)
	}
	group := s.Group(hex.Cell{Col: 2, Row: 2})
	if group.Count() != 3 || group.Has(hex.Cell{Col: 6, Row: 6}) {
		t.Errorf("%d hexes", group.Count())
	}
	s.Remove(hex.Cell{Col: 2, Row: 3}) // 2,2 and 3,3 do not touch
	if group = s.Group(hex.Cell{Col: 2, Row: 2}); group.Count() != 1 {
		t.Errorf("%d hexes", group.Count())
	}
	if group = s.Group(hex.Cell{}); group.Count() != 0 {
		t.Errorf("%d hexes", group.Count())
	}
}

func BenchmarkLine(b *testing.B) {
	lines := hex.NewLines(board)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		line := lines.Between(hex.Cell{Col: 1, Row: 1}, hex.Cell{Col: 11, Row: 12})
		for i := range line.Len() {
			if line.At(i).Edge {
				n++
			}
		}
	}
}

func BenchmarkNewLines(b *testing.B) {
	for b.Loop() {
		hex.NewLines(board)
	}
}

func TestSetsStepAsCellsDo(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		var s, u hex.Set
		for range 30 {
			s.Add(hex.At(prop.IntRange(0, hex.Cells-1).Draw(t, "cell")))
			u.Add(hex.At(prop.IntRange(0, hex.Cells-1).Draw(t, "other")))
		}
		d := hex.Direction(prop.IntRange(0, hex.Directions-1).Draw(t, "direction"))
		var want, both, only hex.Set
		s.Each(func(c hex.Cell) {
			if to := c.Next(d); uint8(to.Col) < hex.Side && uint8(to.Row) < hex.Side {
				want.Add(to)
			}
			if u.Has(c) {
				both.Add(c)
			} else {
				only.Add(c)
			}
		})
		if got := s.Next(d); got != want {
			t.Errorf("%s: %v leads to %v, want %v", d, s, got, want)
		}
		if s.And(u) != both || s.Minus(u) != only || both.Empty() != (both.Count() == 0) {
			t.Errorf("%v and %v: %v in both, %v only in the first", s, u, s.And(u), s.Minus(u))
		}
	})
}
