package dice

import (
	"math"
	"testing"
)

// A tally counts ways in which an exchange may go, found by rolling in every way.
type tally struct {
	ways, hits, lost, struck, destroyed, fallen float64
	dice                                        [MaxDice + 1]float64
}

// rollOut rolls all dice of an attack in every way and reads the damage dice one by
// one: attack and defence are the best of so many six-siders.
func rollOut(attack, defence, spot int, c Chart, stands, whole int) (t tally) {
	every(attack, func(attackers []int) {
		every(defence, func(defenders []int) {
			n := 0
			if a := highest(attackers); a > 0 {
				n = max(0, a+spot-highest(defenders))
			}
			w := 1 / math.Pow(6, float64(attack+defence+n))
			every(n, func(faces []int) {
				d, on, cover, hits, fallen := Sort(faces), c, stands, 0, 0.0
				for s := d.Next(on); s != Nothing; s = d.Next(on) {
					switch {
					case s == Target || c == Terrain:
						hits++
					case stands != Safe:
						if cover--; cover == 0 {
							on, fallen = Open, 1
						}
					}
				}
				t.ways += w
				t.dice[n] += w
				t.fallen += w * fallen
				t.hits += w * float64(hits)
				t.lost += w * float64(min(hits, whole))
				if hits > 0 {
					t.struck += w
				}
				if hits >= whole {
					t.destroyed += w
				}
			})
		})
	})
	return t
}

// every calls f with every way in which n six-siders may fall.
func every(n int, f func(faces []int)) {
	faces := make([]int, n)
	var next func(i int)
	next = func(i int) {
		if i == n {
			f(faces)
			return
		}
		for faces[i] = 1; faces[i] <= 6; faces[i]++ {
			next(i + 1)
		}
		faces[i] = 0
	}
	next(0)
}

func highest(faces []int) (v int) {
	for _, f := range faces {
		v = max(v, f)
	}
	return v
}

func TestOutcomeAgainstRolling(t *testing.T) {
	for _, c := range []struct {
		name                                string
		attack, defence, spot, stands, hits int
		chart                               Chart
	}{
		{"in the open", 2, 1, 0, 0, 5, Open},
		{"hand to hand, with few left", 1, 2, 1, 0, 2, HandToHand},
		{"no defence", 2, 0, 0, 0, 6, Open},
		{"no attack, whatever the spot", 0, 1, 3, 0, 4, Open},
		{"a wall of one hit", 2, 1, 1, 1, 4, BehindTerrain},
		{"a wall of two hits", 1, 1, 1, 2, 3, BehindTerrain},
		{"a wall that never falls", 1, 1, 1, Never, 3, BehindTerrain},
		{"a frame of two hits", 1, 1, 1, 2, 3, BehindFrame},
		{"a frame that takes none", 1, 1, 1, Safe, 3, BehindFrame},
		{"a piece of terrain", 2, 0, 0, 0, 2, Terrain},
	} {
		want := rollOut(c.attack, c.defence, c.spot, c.chart, c.stands, c.hits)
		e := Exchange{Best(c.attack, 0), Best(c.defence, 0), c.spot, c.chart, c.stands, c.hits}
		o := e.Outcome()
		same := func(what string, got, want float64) {
			if math.Abs(got-want) > 1e-9 {
				t.Errorf("%s: %s %.6f, rolled in every way %.6f", c.name, what, got, want)
			}
		}
		same("ways", 1, want.ways)
		same("hits", o.Hits.Mean(), want.hits)
		same("lost", o.Lost.Mean(), want.lost)
		same("struck", o.Struck(), want.struck)
		same("destroyed", o.Destroyed(), want.destroyed)
		same("cover gone", o.Fallen, want.fallen)
		for n, p := range want.dice {
			same("damage dice", o.Dice.P(n), p)
		}
		for _, cases := range [][]Case{e.PerDefence(), e.PerDice()} {
			var all tally
			for i := range cases {
				k := &cases[i]
				all.ways += k.Chance
				all.hits += k.Chance * k.Hits.Mean()
				all.lost += k.Chance * k.Lost.Mean()
				all.destroyed += k.Chance * k.Destroyed()
				all.fallen += k.Chance * k.Fallen
			}
			same("chances of all cases", all.ways, 1)
			same("hits of all cases", all.hits, want.hits)
			same("lost in all cases", all.lost, want.lost)
			same("destroyed in all cases", all.destroyed, want.destroyed)
			same("cover gone in all cases", all.fallen, want.fallen)
		}
	}
}

// TestOutcomeOfThePicture is the turn that the picture of the dice screen shows: an
// attack on a frame with four dice to defend with, behind a wall that stands 2 hits.
func TestOutcomeOfThePicture(t *testing.T) {
	for _, c := range []struct {
		attack               int
		struck, mean, fallen float64
	}{
		{7, 0.27, 0.31, 0.09},
		{6, 0.12, 0.13, 0.03},
	} {
		e := Exchange{Sure(c.attack), Best(4, 0), 0, BehindTerrain, 2, 6}
		o := e.Outcome()
		if !near(o.Struck(), c.struck, 0.01) || !near(o.Hits.Mean(), c.mean, 0.01) || !near(o.Fallen, c.fallen, 0.01) {
			t.Errorf("%d against the best of 4: %.4f hit, mean %.4f, wall gone %.4f", c.attack, o.Struck(), o.Hits.Mean(), o.Fallen)
		}
	}
}

func TestOutcomeByHand(t *testing.T) {
	for _, c := range []struct {
		name                      string
		attack, defence, spot     int
		chart                     Chart
		stands                    int
		hurt, mean, fallen, whole float64
	}{
		{"one die in the open", 6, 5, 0, Open, 0, 1. / 3, 1. / 3, 0, 0},
		{"the spot adds dice", 6, 5, 1, Open, 0, 5. / 9, 2. / 3, 0, 1. / 9},
		{"no dice", 5, 5, 0, Open, 0, 0, 0, 0, 0},
		{"no attack, whatever the spot", 0, 0, 3, Open, 0, 0, 0, 0, 0},
		{"a wall that stands one hit", 6, 5, 0, BehindTerrain, 1, 1. / 6, 1. / 6, 1. / 3, 0},
		{"a wall that never falls", 6, 5, 0, BehindTerrain, Never, 1. / 6, 1. / 6, 0, 0},
		{"a frame that takes no harm", 6, 5, 0, BehindFrame, Safe, 1. / 6, 1. / 6, 0, 0},
	} {
		e := Exchange{Attack: Sure(c.attack), Defence: Sure(c.defence), Spot: c.spot, Chart: c.chart, Stands: c.stands, Hits: 2}
		o := e.Outcome()
		for _, v := range []struct {
			name      string
			got, want float64
		}{
			{"hurt", o.Struck(), c.hurt}, {"mean", o.Lost.Mean(), c.mean},
			{"cover gone", o.Fallen, c.fallen}, {"destroyed", o.Destroyed(), c.whole},
		} {
			if math.Abs(v.got-v.want) > 1e-9 {
				t.Errorf("%s: %s %.4f, not %.4f", c.name, v.name, v.got, v.want)
			}
		}
	}
}
