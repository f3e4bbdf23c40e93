package field

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// block is a solid of single-stud bricks: one structure, so many bricks high.
func block(x, y, w, l, height int) []Brick {
	var bricks []Brick
	for layer := 1; layer <= height; layer++ {
		for dy := range l {
			for dx := range w {
				bricks = append(bricks, Brick{X: int16(x + dx), Y: int16(y + dy), W: 1, L: 1, Layer: uint8(layer)})
			}
		}
	}
	return bricks
}

// tableOf builds a table of 60 by 60 studs.
func tableOf(t testing.TB, bricks ...[]Brick) *Table {
	t.Helper()
	return sizedTable(t, 60, 60, bricks...)
}

func sizedTable(t testing.TB, width, height int, bricks ...[]Brick) *Table {
	t.Helper()
	l := Layout{Name: "test", Width: width, Height: height}
	for _, b := range bricks {
		l.Bricks = append(l.Bricks, b...)
	}
	table, err := NewTable(l)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// studs is a place given in studs.
func studs(x, y int32) Point { return Point{x * Stud, y * Stud} }

// cross is positive where the way from a to b turns from x towards y.
func cross(a, b Point) int64 { return int64(a.X)*int64(b.Y) - int64(a.Y)*int64(b.X) }

// raggedWall is a wall two studs thick of two-by-fours in running bond, with its
// courses ending where they like and a top of uneven height.
func raggedWall(r *rand.Rand, x, y, length int, upright bool) []Brick {
	var bricks []Brick
	height := 4 + r.IntN(3)
	low, high := 0, length
	for layer := 1; layer <= height; layer++ {
		if layer > 1 {
			low += r.IntN(2)
			high -= r.IntN(2)
		}
		at := low
		if layer%2 == 0 && low+2 <= high {
			bricks = append(bricks, Brick{X: int16(at), W: 2, L: 2, Layer: uint8(layer)})
			at += 2
		}
		for at < high {
			n := min(4, high-at)
			bricks = append(bricks, Brick{X: int16(at), W: uint8(n), L: 2, Layer: uint8(layer)})
			at += n
		}
	}
	// A buttress makes the outline ragged along its length too.
	if length >= 10 {
		at := 2 + r.IntN(length-6)
		for layer := 1; layer <= 3+r.IntN(3); layer++ {
			bricks = append(bricks, Brick{X: int16(at), Y: 2, W: uint8(1 + r.IntN(2)), L: 1, Layer: uint8(layer)})
			if layer > 1 {
				bricks[len(bricks)-1].W = bricks[len(bricks)-2].W
			}
		}
	}
	for i := range bricks {
		b := &bricks[i]
		if upright {
			b.X, b.Y, b.W, b.L = b.Y, b.X, b.L, b.W
		}
		b.X, b.Y = b.X+int16(x), b.Y+int16(y)
	}
	return bricks
}

// raggedTable is a table with sixty ragged walls strewn over 160 by 160 studs.
func raggedTable(t testing.TB) *Table {
	t.Helper()
	r := rand.New(rand.NewPCG(60, 1))
	l := Layout{Name: "sixty walls", Width: 160, Height: 160}
	taken := map[[2]int]bool{}
	for walls := 0; walls < 60; {
		length, upright := 8+r.IntN(9), r.IntN(2) == 0
		w, h := length, 3
		if upright {
			w, h = h, w
		}
		x, y := r.IntN(160-w), r.IntN(160-h)
		free := true
		for dy := -1; dy <= h; dy++ {
			for dx := -1; dx <= w; dx++ {
				free = free && !taken[[2]int{x + dx, y + dy}]
			}
		}
		if !free {
			continue
		}
		for dy := range h {
			for dx := range w {
				taken[[2]int{x + dx, y + dy}] = true
			}
		}
		l.Bricks = append(l.Bricks, raggedWall(r, x, y, length, upright)...)
		walls++
	}
	table, err := NewTable(l)
	if err != nil {
		t.Fatal(err)
	}
	if table.Structures() != 60 {
		t.Fatal(fmt.Errorf("the table has %d structures, not 60", table.Structures()))
	}
	return table
}

// randomPlace is somewhere a base may stand, clear of cover.
func randomPlace(r *rand.Rand, t *Table, s *Standing) Point {
	for {
		p := Point{r.Int32N(int32(t.Layout.Width) * Stud), r.Int32N(int32(t.Layout.Height) * Stud)}
		if t.OnTable(p) && t.ClearOfCover(s, p) {
			return p
		}
	}
}

// blockedPair is two places within reach of each other whose straight way is not
// legal.
func blockedPair(r *rand.Rand, t *Table, s *Standing, reach int32) (from, to Point) {
	for {
		from, to = randomPlace(r, t, s), randomPlace(r, t, s)
		if BasesWithin(from, to, reach-2*BaseRadius) && t.CheckRoute(s, nil, from, []Point{to}, reach) != RouteOK {
			return from, to
		}
	}
}
