package field

import (
	"math/rand/v2"
	"slices"
	"testing"
)

func TestE5PocketsAreWhereNoWayLeads(t *testing.T) {
	ring := func(gap int) [][]Brick {
		return [][]Brick{block(20, 20, 12, 1, 3), block(20, 31, 12, 1, 3), block(20, 21, 1, 10, 3), block(31, 21, 1, 10-gap, 3)}
	}
	for _, c := range []struct {
		what  string
		table *Table
		want  []Point // one place in each
	}{
		{"an empty table", tableOf(t), nil},
		{"a closed yard", tableOf(t, ring(0)...), []Point{studs(26, 26)}},
		{"a yard with a gate as wide as a base", tableOf(t, ring(4)...), nil},
		{"a yard with a gate that is too narrow", tableOf(t, ring(3)...), []Point{studs(26, 26)}},
		{"a yard of low walls", tableOf(t, block(20, 20, 12, 1, 2), block(20, 31, 12, 1, 2), block(20, 21, 1, 10, 2), block(31, 21, 1, 10, 2)), nil},
		{"a wall from edge to edge", tableOf(t, block(0, 20, 60, 1, 3)), []Point{studs(30, 10)}},
		{"a gate aslant between two corners", tableOf(t, block(0, 20, 30, 1, 3), block(33, 24, 27, 1, 3)), nil},
		{"a yard too narrow for a base", tableOf(t, block(20, 20, 5, 1, 3), block(20, 24, 5, 1, 3), block(20, 21, 1, 3, 3), block(24, 21, 1, 3, 3)), nil},
	} {
		standing := c.table.AllStanding()
		got := c.table.Pockets(&standing)
		if len(got) != len(c.want) {
			t.Errorf("%s: %d pockets, want %d", c.what, len(got), len(c.want))
			continue
		}
		for i, at := range c.want {
			if !slices.Contains(got[i], at) {
				t.Errorf("%s: %v is not in the pocket, whose middle is %v", c.what, at, got[i].Middle())
			}
		}
	}
}

// The pockets are as the walks of the rules have it.
func TestE5PocketsAgreeWithWalks(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 5))
		l := Layout{Width: 40, Height: 40, Round: r.IntN(3) == 0}
		for range 40 {
			x, y, w, h := r.IntN(36), r.IntN(36), 1, 1+r.IntN(8)
			if r.IntN(2) == 0 {
				w, h = h, w
			}
			for _, b := range block(x, y, min(w, 40-x), min(h, 40-y), 3) {
				if with := append(slices.Clone(l.Bricks), b); len((Layout{Width: 40, Height: 40, Round: l.Round, Bricks: with}).Faults()) == 0 {
					l.Bricks = with
				}
			}
		}
		table, err := NewTable(l)
		if err != nil {
			t.Fatal(err)
		}
		standing := table.AllStanding()
		in := map[Point]bool{}
		var walked []Pocket
		for _, p := range table.Pockets(&standing) {
			for _, at := range p {
				in[at] = true
			}
			walked = append(walked, p)
		}
		var out *Walk
		for y := int32(0); y <= 40; y += 2 {
			for x := int32(1); x <= 40; x += 2 {
				p := studs(x, y)
				if !table.OnTable(p) || !table.ClearOfCover(&standing, p) || in[p] {
					continue
				}
				if out == nil {
					out = NewWalk(table, &standing, nil, p, 1000*Stud)
				}
				if !out.Within(p) {
					t.Errorf("seed %d: %v is in no pocket, and there is no way to it", seed, p)
				}
			}
		}
		for _, p := range walked {
			if out.Within(p.Middle()) {
				t.Errorf("seed %d: there is a way to %v, in a pocket of %d", seed, p.Middle(), len(p))
			}
		}
	}
}

func TestThePocketsMiddle(t *testing.T) {
	p := Pocket{studs(3, 3), studs(4, 3), studs(5, 3), studs(5, 9)}
	if got := p.Middle(); got != studs(4, 3) {
		t.Errorf("the middle is %v", got)
	}
}
