package field

import (
	"slices"
	"testing"

	"pgregory.net/rapid"
)

// course is a straight row of bricks two studs deep, of these lengths.
func course(x, y int16, layer uint8, lengths ...uint8) []Brick {
	var bricks []Brick
	for _, n := range lengths {
		bricks = append(bricks, Brick{X: x, Y: y, W: n, L: 2, Layer: layer})
		x += int16(n)
	}
	return bricks
}

// A frame hugs a wall of two-by-fours in running bond, seen from the front:
//
//	layer 4   [10][   11  ][   12  ][13]
//	layer 3   [   7   ][   8   ][   9   ]
//	layer 2   [ 3][   4   ][   5   ][ 6]
//	layer 1   [   0   ][   1   ][   2   ]
//	stud      20      24      28       32
//
// Attacked from straight behind the wall, the lane is as wide as brick 8.
func TestK4aTheFewestBricksThatUncover(t *testing.T) {
	wall := slices.Concat(
		course(20, 18, 1, 4, 4, 4),    // 0 1 2
		course(20, 18, 2, 2, 4, 4, 2), // 3 4 5 6
		course(20, 18, 3, 4, 4, 4),    // 7 8 9
		course(20, 18, 4, 2, 4, 4, 2), // 10 11 12 13
	)
	table := tableOf(t, wall)
	s := table.AllStanding()
	target, attacker := studs(26, 22), studs(26, 2)
	if got, want := table.Deciding(&s, 0, attacker, target, unit, nil), 8; len(got) != want {
		t.Errorf("%d columns decide: %v, want %d", len(got), got, want)
	}
	if got, want := table.Uncover(&s, 0, attacker, target, unit, nil), []uint16{11, 12, 8}; !slices.Equal(got, want) {
		t.Errorf("bricks %v uncover, want %v", got, want)
	}
	if got := table.HitsToUncover(&s, 0, attacker, target, unit); got != 1 {
		t.Errorf("it takes %d hits, want 1", got)
	}
	// The rest of the six: the highest that are loose, the nearest first.
	if got, want := table.PickBricks(&s, 0, attacker, target, unit, BricksPerHit, nil), []uint16{11, 12, 8, 10, 13, 7}; !slices.Equal(got, want) {
		t.Errorf("picked %v, want %v", got, want)
	}
	if got, want := table.PickBricks(&s, 0, attacker, target, unit, 2, nil), []uint16{11, 12}; !slices.Equal(got, want) {
		t.Errorf("picked %v, want %v", got, want)
	}
	if got := table.PickBricks(&s, 0, attacker, target, unit, 100, nil); len(got) != len(wall) {
		t.Errorf("picked %d bricks of %d", len(got), len(wall))
	}
	for _, b := range []int{11, 12, 8} {
		s.Remove(b)
	}
	if got := table.Uncover(&s, 0, attacker, target, unit, nil); got != nil || table.HitsToUncover(&s, 0, attacker, target, unit) != 0 {
		t.Errorf("uncovered, but %v are to go", got)
	}
}

// fewest is the least number of bricks whose loss, loose ones only, uncovers the
// target: every way of taking bricks, one more each time.
func fewest(t *Table, s Standing, structure int, c *scene, limit int) int {
	states := map[Standing]bool{s: true}
	for n := 0; n <= limit; n++ {
		next := map[Standing]bool{}
		for s := range states {
			if !t.StructureCovers(&s, structure, c.attacker, c.target, c.unit) {
				return n
			}
			for _, b := range t.Structure(structure) {
				if t.Loose(&s, int(b)) {
					smaller := s
					smaller.Remove(int(b))
					next[smaller] = true
				}
			}
		}
		states = next
	}
	return limit + 1
}

func TestK4aUncoverUncoversWithTheFewest(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawScene(t)
		for i := range c.table.Structures() {
			covers := c.table.StructureCovers(&c.standing, i, c.attacker, c.target, c.unit)
			bricks := c.table.Uncover(&c.standing, i, c.attacker, c.target, c.unit, nil)
			if covers != (len(bricks) > 0) {
				t.Fatalf("structure %d covers: %v, bricks %v", i, covers, bricks)
			}
			s := c.standing
			for k, b := range bricks {
				if !c.table.StructureCovers(&s, i, c.attacker, c.target, c.unit) {
					t.Fatalf("uncovered before brick %d of %v", k, bricks)
				}
				if c.table.StructureOf(int(b)) != i || !c.table.Loose(&s, int(b)) {
					t.Fatalf("brick %d of %v cannot be taken", k, bricks)
				}
				s.Remove(int(b))
			}
			if c.table.StructureCovers(&s, i, c.attacker, c.target, c.unit) {
				t.Fatalf("still covered without %v", bricks)
			}
			if n := c.table.HitsToUncover(&c.standing, i, c.attacker, c.target, c.unit); n != (len(bricks)+5)/6 {
				t.Fatalf("%d hits for %d bricks", n, len(bricks))
			}
			if len(bricks) <= 5 && len(c.table.Structure(i)) <= 16 {
				if n := fewest(c.table, c.standing, i, &c, len(bricks)); n != len(bricks) {
					t.Fatalf("%v uncover, but %d bricks are enough", bricks, n)
				}
			}
		}
	})
}

func TestK4aPickedBricksCanBeTakenInOrder(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := drawScene(t)
		n := rapid.IntRange(0, 9).Draw(t, "n")
		for i := range c.table.Structures() {
			picked := c.table.PickBricks(&c.standing, i, c.attacker, c.target, c.unit, n, nil)
			if want := min(n, c.table.StandingIn(&c.standing, i)); len(picked) != want {
				t.Fatalf("picked %d bricks, want %d", len(picked), want)
			}
			uncover := c.table.Uncover(&c.standing, i, c.attacker, c.target, c.unit, nil)
			s := c.standing
			for k, b := range picked {
				if k < len(uncover) && b != uncover[k] {
					t.Fatalf("picked %v, though %v uncover", picked, uncover)
				}
				if c.table.StructureOf(int(b)) != i || !c.table.Loose(&s, int(b)) {
					t.Fatalf("brick %d of %v cannot be taken", k, picked)
				}
				s.Remove(int(b))
			}
		}
	})
}
