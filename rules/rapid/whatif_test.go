package rapid

import (
	"math"
	"testing"

	"rulerfire/rules/dice"
)

// rolls calls f with every way in which so many dice of so many sides can fall.
func rolls(n, sides int, f func(faces []int)) {
	faces := make([]int, n)
	var next func(i int)
	next = func(i int) {
		if i == n {
			f(faces)
			return
		}
		for v := 1; v <= sides; v++ {
			faces[i] = v
			next(i + 1)
		}
	}
	next(0)
}

// bestOf is how likely each best die of some is, found by rolling them in every way.
func bestOf(n6, n8 int) (p [9]float64) {
	rolls(n6, 6, func(six []int) {
		rolls(n8, 8, func(eight []int) {
			best := 0
			for _, v := range append(append([]int{}, six...), eight...) {
				best = max(best, v)
			}
			p[best] += 1 / (math.Pow(6, float64(n6)) * math.Pow(8, float64(n8)))
		})
	})
	return p
}

// lostBy is how likely each damage of n dice is, found by rolling and reading them in
// every way, one die after the other.
func lostBy(chart dice.Chart, n, stands, hits int) []float64 {
	p := make([]float64, hits+1)
	rolls(n, 6, func(faces []int) {
		d, on, cover, lost := dice.Sort(faces), chart, stands, 0
		for s := d.Next(on); s != dice.Nothing; s = d.Next(on) {
			if s == dice.Target {
				lost++
			} else if stands != dice.Safe {
				if cover--; cover == 0 {
					on = dice.Open
				}
			}
		}
		p[min(lost, hits)] += 1 / math.Pow(6, float64(n))
	})
	return p
}

func TestWhatIfAgainstEveryRoll(t *testing.T) {
	gunner := Design{Systems: Systems{Direct: 1, Defence: 1}, Rockets: 1}
	heavy := Design{Systems: Systems{Direct: 2, HandToHand: 1}}
	wall := Design{Systems: Systems{Defence: 2, Comms: 1}}
	bare := Design{}
	for _, test := range []struct {
		name  string
		clash Clash
		red6  int // dice that the attack must have
		red8  int
		blue  int
	}{
		{"in the open", Clash{Attacker: gunner, Target: wall, Band: AtDirect, Chart: dice.Open}, 2, 0, 2},
		{"with a rocket", Clash{Attacker: gunner, Target: bare, Band: AtDirect, Rockets: 1, Chart: dice.BehindTerrain, Stands: 2}, 2, 1, 0},
		{"a rocket alone", Clash{Attacker: gunner, Target: wall, Band: AtArtillery, Rockets: 1, Chart: dice.Open}, 0, 1, 2},
		{"two weapons against a white", Clash{Attacker: heavy, Target: bare, Band: AtDirect, DefenceWhites: 1, Chart: dice.BehindTerrain, Stands: 1}, 2, 1, 1},
		{"behind a wall that stands", Clash{Attacker: heavy, Target: wall, Band: AtDirect, Chart: dice.BehindTerrain, Stands: dice.Never}, 2, 1, 2},
		{"behind a frame", Clash{Attacker: gunner, Target: gunner, Band: AtDirect, AttackWhites: 1, Chart: dice.BehindFrame, Stands: 3}, 3, 0, 1},
		{"behind a safe frame", Clash{Attacker: gunner, Target: gunner, Band: AtDirect, Chart: dice.BehindFrame, Stands: dice.Safe}, 2, 0, 1},
		{"C12 hand to hand no cover counts", Clash{Attacker: heavy, Target: wall, Band: AtHand, Chart: dice.BehindTerrain, Stands: dice.Never}, 2, 0, 2},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := test.clash
			chart := c.Chart
			if c.Band == AtHand {
				chart = dice.HandToHand
			}
			hits := c.Target.Systems.Count() + 2
			want := make([]float64, hits+1)
			attack, defence := bestOf(test.red6, test.red8), bestOf(test.blue, 0)
			for a, pa := range attack {
				for d, pd := range defence {
					if pa*pd == 0 {
						continue
					}
					for lost, p := range lostBy(chart, max(0, a-d), c.Stands, hits) {
						want[lost] += pa * pd * p
					}
				}
			}
			got := c.Lost()
			for lost, p := range want {
				if math.Abs(got.P(lost)-p) > 1e-12 {
					t.Errorf("%d lost has probability %v, want %v", lost, got.P(lost), p)
				}
			}
		})
	}
}

func TestWhatIfASpotIsAdded(t *testing.T) {
	c := Clash{Attacker: Design{Systems: Systems{Direct: 1}}, Band: AtDirect, Spot: 6, Chart: dice.Open}
	if lo, hi := c.Dice().AtLeast(7), c.Dice().Max(); lo != 1 || hi != 12 {
		t.Errorf("two red dice with a spot of 6 roll 7 dice or more with %v, and %d at most", lo, hi)
	}
}

func TestR3WhatIfNothingCanBeFired(t *testing.T) {
	c := Clash{Attacker: Design{Systems: Systems{HandToHand: 2}, Rockets: 1}, Band: AtDirect, AttackWhites: 2, Spot: 6, Chart: dice.Open}
	if c.Attack().Max() != 0 || c.Lost().Max() != 0 {
		t.Error("a frame attacks with white dice alone")
	}
	c.Rockets = 1
	if c.Attack().Max() != 8 || c.Lost().Max() != 2 {
		t.Error("a fired rocket does not let a frame attack")
	}
}

func TestWhatIfDesignsBreakTheRules(t *testing.T) {
	var all Systems
	for s := range all {
		all[s] = 255
	}
	c := Clash{Attacker: Design{Systems: all, Rockets: 255}, Target: Design{Systems: all}, Band: AtDirect, Rockets: 255, AttackWhites: 2, DefenceWhites: 2, Spot: 6, Chart: dice.Open}
	if got := c.Attack().Max(); got != 8 {
		t.Errorf("the attack is %d at most", got)
	}
}
