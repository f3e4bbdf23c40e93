package hexwar_test

import (
	"math/rand/v2"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hexwar"
)

// What always holds, in whole engagements of random play.
func TestAlways(t *testing.T) {
	prop.Check(t, func(p *prop.T) {
		u := drawSetup(p, t)
		r := rand.NewPCG(prop.Uint64().Draw(p, "seed"), 1)
		s := u.Start()
		var a hexwar.Action
		for n := 0; s.Phase != hexwar.PhaseOver; n++ {
			if n == 10_000 {
				p.Fatal("the engagement does not end")
			}
			s.Random(r, &a)
			if err := s.Legal(&a); err != nil {
				p.Fatalf("round %d, %s: the random answer %q is refused: %v", s.Round, s.Phase, a, err)
			}
			s.Do(&a, nil)
			always(p, &s)
		}
	})
}

// always checks what must hold at every moment.
func always(t *prop.T, s *hexwar.State) {
	seen := map[[3]int8]int{}
	for i := range s.Count() {
		u, m := &s.Units[i], s.Model(i)
		if u.AP < 0 || u.AP > hexwar.MaxAP {
			t.Fatalf("u%d has %d AP", i, u.AP)
		}
		if u.Where != hexwar.OnBoard {
			continue
		}
		if !s.Board.Grid.Has(u.Cell) {
			t.Fatalf("u%d is off the board at %s", i, u.Cell)
		}
		if u.Left[hexwar.Torso] <= 0 {
			t.Fatalf("u%d stands without a torso", i)
		}
		if u.Level < hexwar.MinLevel || u.Level > hexwar.MaxLevel {
			t.Fatalf("u%d is at elevation %d", i, u.Level)
		}
		if (u.HeldBy != hexwar.None) != (u.HeldBy != hexwar.None && s.Units[u.HeldBy].Holds == int8(i)) {
			t.Fatalf("u%d is held by u%d, who does not hold it", i, u.HeldBy)
		}
		if u.Holds != hexwar.None && s.Units[u.Holds].Cell != u.Cell {
			t.Fatalf("u%d holds u%d from afar", i, u.Holds)
		}
		passing := s.Turn.Unit == int8(i)
		if !m.Drone && u.HeldBy == hexwar.None && !passing {
			seen[[3]int8{u.Cell.Col, u.Cell.Row}]++
		}
	}
	for c, n := range seen {
		if n > 1 {
			t.Fatalf("%d units are on %d,%d", n, c[0], c[1])
		}
	}
	for team := range hexwar.Teams {
		if p := s.Teams[team].Primary; p < 0 || p > hexwar.MaxPoints {
			t.Fatalf("team %d has %d primary points", team+1, p)
		}
		if p := s.Teams[team].Secondary; p < 0 || p > hexwar.MaxPoints {
			t.Fatalf("team %d has %d secondary points", team+1, p)
		}
	}
}

// Random play does not allocate.
func TestRandomPlayDoesNotAllocate(t *testing.T) {
	u := plain(t, 2, [2]int{1, 1}, 0, 1, 3)
	r := rand.NewPCG(8, 9)
	s := new(hexwar.State)
	a := new(hexwar.Action)
	if n := testing.AllocsPerRun(5, func() {
		for *s = u.Start(); s.Phase != hexwar.PhaseOver; s.Do(a, nil) {
			s.Random(r, a)
		}
	}); n > 0 {
		t.Errorf("%v allocations in an engagement", n)
	}
}
