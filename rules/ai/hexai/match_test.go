package hexai

import (
	"flag"
	"fmt"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"rulerfire/assets"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
)

var ladder = flag.Int("ladder", 0, "pairs of engagements of each mission in the matches that strength is reported from")

// A decider answers for a seat in the matches of these tests.
type decider func(s *hexwar.State, noise uint64) hexwar.Action

func scripted(c Script) decider {
	return func(s *hexwar.State, noise uint64) hexwar.Action {
		return c.Decide(s, rand.New(rand.NewPCG(noise, 1)))
	}
}

// randomly answers uniformly over what the engagement lists.
func randomly(s *hexwar.State, noise uint64) hexwar.Action {
	list, _ := s.Answers()
	return list[rand.New(rand.NewPCG(noise, 1)).IntN(len(list))]
}

// rollFor rolls dice that depend on the seed and the key of the roll alone, so
// that engagements from one seed have the same luck.
func rollFor(d rules.Decision, seed uint64) rules.Roll {
	h := fnv.New64a()
	fmt.Fprintf(h, "%d %s", seed, d.Key)
	r := rand.New(rand.NewPCG(h.Sum64(), seed))
	roll := make(rules.Roll, len(d.Dice))
	for i, faces := range d.Dice {
		roll[i] = 1 + r.IntN(faces)
	}
	return roll
}

// A tally is what is counted in matches.
type tally struct {
	decisions int
	slowest   time.Duration
	spent     time.Duration
	slow      hexwar.Phase
	phases    [hexwar.PhaseOver + 1]struct {
		n     int
		spent time.Duration
	}
	points, rounds, engagements int
}

// engage plays an engagement, every answer checked, and gives its last state.
func engage(u *hexwar.Setup, seats []decider, seed uint64, t *tally) (*hexwar.State, error) {
	b := hexwar.NewBattle(u)
	s := &b.State
	for n := uint64(0); s.Phase != hexwar.PhaseOver; n++ {
		if n > 30000 {
			return nil, fmt.Errorf("no end in sight: round %d, %s", s.Round, s.Phase)
		}
		side := s.Side()
		if side == rules.Chance {
			d, _ := b.Pending()
			a := hexwar.RollOf(rollFor(d, seed))
			if err := s.Apply(&a, nil); err != nil {
				return nil, err
			}
			continue
		}
		phase := s.Phase
		start := time.Now()
		a := seats[side](s, seed<<20^n)
		if t != nil {
			took := time.Since(start)
			t.decisions++
			t.spent += took
			t.phases[phase].n++
			t.phases[phase].spent += took
			if took > t.slowest {
				t.slowest, t.slow = took, phase
			}
		}
		if err := s.Apply(&a, nil); err != nil {
			return nil, fmt.Errorf("round %d, %s: seat %d: %s: %w", s.Round, phase, side, a, err)
		}
	}
	if t != nil {
		t.engagements++
		t.rounds += int(s.Round)
		t.points += s.Score(0) + s.Score(1)
	}
	return s, nil
}

// A field is what an engagement of these tests is played with.
type draw struct {
	settings hexwar.Settings
	players  [hexwar.Teams]int
	mission  *hexwar.Mission // nil: drawn
	size     hexwar.Size     // of the mission's; drawn as well without one
}

// draw draws an engagement: a size, a mission of it, one of its boards, two squads.
func (d draw) draw(seed uint64) (*hexwar.Setup, error) {
	h, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	r := rand.New(rand.NewPCG(seed, 99))
	size, m := d.size, d.mission
	if m == nil {
		size = hexwar.Size(r.IntN(int(hexwar.NumSizes)))
		missions := h.MissionsOf(size)
		m = missions[r.IntN(len(missions))]
	}
	boards, squads := h.BoardsOf(m), h.Squads(size)
	if d.players == [hexwar.Teams]int{} {
		d.players = [hexwar.Teams]int{1, 1}
	}
	for try := 0; ; try++ {
		both := [hexwar.Teams]hexwar.Squad{squads[r.IntN(len(squads))], squads[r.IntN(len(squads))]}
		u, err := hexwar.NewSetup(d.settings, size, d.players, *m, boards[r.IntN(len(boards))], h.Catalogue, both)
		if err == nil || try == 50 {
			return u, err
		}
	}
}

// share is what a team gets of a win.
func share(s *hexwar.State, team int) float64 {
	wins := s.Winners()
	switch {
	case wins[0] && wins[1]:
		return 0.5
	case wins[team]:
		return 1
	}
	return 0
}

// pairs plays so many pairs of engagements: the same mission, board, squads and
// dice, teams swapped. It gives a's share of the wins, and the half-width of its
// 95 % interval.
func pairs(d draw, a, b decider, n int, from uint64, t *tally) (mean, half float64, err error) {
	sum, squares := 0.0, 0.0
	for i := range n {
		seed := from + uint64(i)
		u, err := d.draw(seed)
		if err != nil {
			return 0, 0, err
		}
		pair := 0.0
		for swap := range 2 {
			sides := [2]decider{a, b}
			if swap == 1 {
				sides = [2]decider{b, a}
			}
			var seats []decider
			for seat := range u.SeatCount() {
				seats = append(seats, sides[u.TeamOf(seat)])
			}
			s, err := engage(u, seats, seed, t)
			if err != nil {
				return 0, 0, fmt.Errorf("%s, seed %d, swap %d: %w", u.Mission.Name, seed, swap, err)
			}
			pair += share(s, swap) / 2
		}
		sum += pair
		squares += pair * pair
	}
	mean = sum / float64(n)
	half = 1.96 * math.Sqrt((squares/float64(n)-mean*mean)/float64(n))
	return mean, half, nil
}

func (t *tally) report(tb testing.TB) {
	tb.Helper()
	tb.Logf("%d engagements, %.1f rounds and %.1f points each, %d decisions, mean %v, slowest %v (%s)",
		t.engagements, float64(t.rounds)/float64(t.engagements), float64(t.points)/float64(t.engagements),
		t.decisions, t.spent/time.Duration(t.decisions), t.slowest, t.slow)
	for p := range t.phases {
		if k := t.phases[p]; k.n > 0 {
			tb.Logf("  %-10s %6d × %v", hexwar.Phase(p), k.n, k.spent/time.Duration(k.n))
		}
	}
}

func TestNormalBeatsEasyAndBothBeatRandom(t *testing.T) {
	var tl tally
	normal, easy := scripted(Normal()), scripted(Easy())
	for _, m := range []struct {
		name  string
		a, b  decider
		pairs int
		least float64
	}{
		{"normal against easy", normal, easy, 20, 0.65},
		{"normal against random", normal, randomly, 10, 0.95},
		{"easy against random", easy, randomly, 40, 0.85}, // of ten pairs a share may be 0.2 off
	} {
		mean, half, err := pairs(draw{}, m.a, m.b, m.pairs, 1, &tl)
		if err != nil {
			t.Fatalf("%s: %v", m.name, err)
		}
		t.Logf("%s: %.3f ± %.3f", m.name, mean, half)
		if mean < m.least {
			t.Errorf("%s: won %.3f, want at least %.2f", m.name, mean, m.least)
		}
	}
	tl.report(t)
}

// TestLadder plays the matches that strength is reported from: go test -run
// Ladder -ladder 20.
func TestLadder(t *testing.T) {
	if *ladder == 0 {
		t.Skip("needs -ladder")
	}
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	normal, easy := scripted(Normal()), scripted(Easy())
	for _, m := range []struct {
		name string
		a, b decider
	}{
		{"normal against easy", normal, easy},
		{"normal against random", normal, randomly},
		{"easy against random", easy, randomly},
	} {
		all := 0.0
		for i := range h.Missions {
			mission := &h.Missions[i]
			mean, half, err := pairs(draw{mission: mission, size: mission.Size}, m.a, m.b, *ladder, 1000, nil)
			if err != nil {
				t.Fatalf("%s: %v", m.name, err)
			}
			t.Logf("%s, %-24s %.3f ± %.3f", m.name, mission.Name, mean, half)
			all += mean / float64(len(h.Missions))
		}
		t.Logf("%s: %.3f over all missions, %d pairs of each", m.name, all, *ladder)
	}
}

// halfWidth is half the width of the 95 % interval of the mean of so many results.
func halfWidth(sum, squares float64, n int) float64 {
	if n < 2 {
		return 1
	}
	mean := sum / float64(n)
	return 1.96 * math.Sqrt(max(0, squares/float64(n)-mean*mean)/float64(n-1))
}

// times sums up how long decisions took.
func times(list []time.Duration) string {
	if len(list) == 0 {
		return "no search"
	}
	list = slices.Clone(list)
	slices.Sort(list)
	sum := time.Duration(0)
	for _, d := range list {
		sum += d
	}
	at := func(share float64) time.Duration {
		return list[int(share*float64(len(list)-1))].Round(100 * time.Microsecond)
	}
	return fmt.Sprintf("%d decisions: mean %v, p50 %v, p95 %v, slowest %v", len(list), (sum / time.Duration(len(list))).Round(100*time.Microsecond), at(0.5), at(0.95), at(1))
}
