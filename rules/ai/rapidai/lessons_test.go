package rapidai

import (
	"math"
	"testing"

	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// Lessons are the same for the same noise, of every seat, and share one win; the battle
// that they are about stays as it is.
func TestLessonsAreOfAllSeats(t *testing.T) {
	learnt := 0
	for players := 2; players <= 5; players++ {
		for _, s := range positions(t, uint64(players), players, 60) {
			before := s
			pair, ok := Lessons(&s, 7)
			if !ok {
				continue
			}
			learnt++
			again, _ := Lessons(&s, 7)
			for i, l := range pair {
				sum := 0.0
				for seat, share := range l.Shares {
					sum += share
					if l.Stands[seat] != again[i].Stands[seat] || share != again[i].Shares[seat] {
						t.Errorf("%s: seat %d is taught other things by the same noise", s.Phase, seat)
					}
				}
				if len(l.Stands) != players || len(l.Shares) != players || math.Abs(sum-1) > 1e-9 {
					t.Errorf("%s: %d seats stand, %d have a share, %v in all", s.Phase, len(l.Stands), len(l.Shares), sum)
				}
			}
			if s != before {
				t.Errorf("%s: the position has changed", s.Phase)
			}
		}
	}
	if learnt < 20 {
		t.Errorf("%d comparisons only", learnt)
	}
}

// Where one more round at the most is to be played, playouts know who wins; elsewhere
// they end with the round, or as many later as the search looks ahead in what frames do.
// What advice and styles count is of the round in both.
func TestPlayoutsNearTheEndGoToTheEnd(t *testing.T) {
	late, early, far := 0, 0, 0
	for i, s := range positions(t, 3, 2, 25) {
		if s.Phase == rapid.PhasePlace {
			continue
		}
		c := Search{Script: Normal(), Budget: 1 << 20, Ahead: i % 3, Style: Style{Given: 0.001}}
		further := int8(0)
		if s.Phase <= rapid.PhaseAct {
			further = int8(c.Ahead)
		}
		search, p := c.search(&s, 1)
		if search == nil {
			continue
		}
		p.Play(0, 5)
		switch {
		case s.Clock <= 4:
			late++
			if p.s.Phase != rapid.PhaseOver {
				t.Errorf("round %d, clock %d: the playout stopped in round %d", s.Round, s.Clock, p.s.Round)
			}
		default:
			early++
			if further > 0 {
				far++
			}
			if p.s.Phase != rapid.PhaseOver && p.s.Round != s.Round+1+further {
				t.Errorf("round %d, clock %d: the playout went on to round %d", s.Round, s.Clock, p.s.Round)
			}
		}
		q := newPlayout(&s, p.options, c.quick(), &fitted)
		q.begin(0, 5)
		q.until(s.Round)
		if after := holdingOf(&q.s, q.me); p.after != after {
			t.Errorf("round %d, clock %d: %+v counts, and not %+v of the round", s.Round, s.Clock, p.after, after)
		}
	}
	if late < 2 || far < 1 || early-far < 1 {
		t.Errorf("%d positions near the end, %d others, %d of them played further", late, early, far)
	}
}

// What a playout that looks ahead is worth is the mean of how its seat stands at the end
// of each round; near the end of the battle it is who has won.
func TestEveryRoundThatIsPlayedCounts(t *testing.T) {
	far, late := 0, 0
	for _, s := range positions(t, 3, 2, 11) {
		if s.Phase < rapid.PhasePick || s.Phase > rapid.PhaseAct {
			continue
		}
		c := Search{Script: Normal(), Budget: 1 << 20, Ahead: 2}
		search, p := c.search(&s, 1)
		if search == nil {
			continue
		}
		got := float64(p.Play(0, 5)) / ai.One
		q := newPlayout(&s, p.options, c.quick(), &fitted)
		q.begin(0, 5)
		want := 0.0
		if toTheEnd(&s) {
			late++
			q.until(math.MaxInt8)
			want = q.odds()[q.me]
		} else {
			far++
			ahead := min(2, int8(roundsAfter(&s)))
			for r := range ahead + 1 {
				q.until(s.Round + r)
				want += q.odds()[q.me] / float64(ahead+1)
			}
		}
		if math.Abs(got-want) > 1e-5 {
			t.Errorf("round %d, clock %d: worth %v, want %v", s.Round, s.Clock, got, want)
		}
	}
	if far < 3 || late < 2 {
		t.Errorf("%d positions with rounds to come, %d near the end", far, late)
	}
}

// A search plays another round on only where that leaves it many playouts, and the further
// the larger its budget; near the end of the battle it goes to the end.
func TestASearchLooksAsFarAsItsBudgetAllows(t *testing.T) {
	further := 0
	for players := 2; players <= 5; players++ {
		for _, s := range positions(t, uint64(players), players, 30) {
			before := 0
			for _, budget := range []int{100, 2000, 12000, 1 << 20} {
				c := Search{Script: Normal(), Budget: budget, Ahead: 3}
				ahead, playouts := c.effort(&s)
				near := c.Ahead
				if toTheEnd(&s) {
					near = int(roundsAfter(&s))
				} else if ahead > 0 && playouts < enough {
					t.Errorf("%s, %d seats, a budget of %d: %d playouts of %d rounds more", s.Phase, players, budget, playouts, ahead)
				}
				if ahead < before || ahead > near {
					t.Errorf("%s, %d seats, a budget of %d: %d rounds more, with less %d", s.Phase, players, budget, ahead, before)
				}
				if ahead > before {
					further++
				}
				before = ahead
			}
		}
	}
	if further < 20 {
		t.Errorf("%d times only a larger budget looks further", further)
	}
}
