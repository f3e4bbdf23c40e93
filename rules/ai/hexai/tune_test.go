package hexai

import (
	"flag"
	"fmt"
	"math"
	"slices"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/hexwar"
)

var tuneFrom = flag.Int("tune", 0, "engagements to fit the verdict to")

// A lesson is how an engagement stood at the beginning of a round, and the first team's
// share of the win in the end.
type lesson struct {
	engagement uint64
	rounds     int // still to be played
	stand      Standing
	share      float64
}

// lessonsOf plays an engagement, most of them between twin squads. Every round is played
// by the script, or by the quick script of playouts, since the ends of rounds that a
// search judges are the quick one's; and in every round either team's judgement may waver,
// so that what is a mistake can be learnt.
func lessonsOf(seed uint64) ([]lesson, error) {
	u, err := draw{}.draw(seed)
	if err == nil && seed%3 > 0 {
		u, err = hexwar.NewSetup(u.Settings, u.Size, u.Players, *u.Mission, u.Board, u.Catalogue, [hexwar.Teams]hexwar.Squad{u.Squads[0], u.Squads[0]})
	}
	if err != nil {
		return nil, err
	}
	b := hexwar.NewBattle(u)
	s := &b.State
	noise := random(seed)
	scripts := [hexwar.Teams]Script{Normal(), Normal()}
	wavers := [...]float64{0, 0, 0.1, 0.3, 0.6}
	plain := Normal()
	var p *playout
	var lessons []lesson
	quick, round := false, int8(0)
	for s.Phase != hexwar.PhaseOver {
		if s.Round > round && s.Phase == hexwar.PhasePick {
			round = s.Round
			lessons = append(lessons, lesson{seed, VerdictRounds(s), plain.Standing(s), 0})
			quick = noise.IntN(2) == 0
			for i := range scripts {
				scripts[i].Waver = wavers[noise.IntN(len(wavers))]
			}
			if p == nil {
				p = newPlayout(s, nil, plain, &fitted)
			}
		}
		var a hexwar.Action
		switch {
		case s.Side() == rules.Chance:
			d, _ := b.Pending()
			a = hexwar.RollOf(rollFor(d, seed))
		case quick && s.Round > 0:
			p.script.mind.luck = noise.Uint64()
			p.s = *s
			p.answer(&a)
		default:
			a = scripts[s.TeamOf(int(s.Side()))].Decide(s, noise)
		}
		if err := s.Apply(&a, nil); err != nil {
			return nil, fmt.Errorf("round %d, %s, quick %v: %s: %w", s.Round, s.Phase, quick, a, err)
		}
	}
	for i := range lessons {
		lessons[i].share = share(s, 0)
	}
	return lessons, nil
}

// odds is the first team's chance to win that weights give a lesson.
func (l *lesson) odds(w *Standing) float64 {
	x := 0.0
	for k, v := range l.stand {
		x += w[k] * v
	}
	return 1 / (1 + math.Exp(-x))
}

// loss is the mean log loss of weights on lessons.
func loss(w *Standing, lessons []lesson) (sum float64) {
	for i := range lessons {
		l := &lessons[i]
		p := l.odds(w)
		sum -= l.share*math.Log(max(1e-9, p)) + (1-l.share)*math.Log(max(1e-9, 1-p))
	}
	return sum / float64(max(1, len(lessons)))
}

// stored is the weight of action points, which is not learnt: whoever has found nobody to
// shoot at has many, and is not losing for having them.
const stored = 0.3

// regress fits weights by Newton's method, and gives half the widths of their 95 %
// intervals.
func regress(lessons []lesson) (w, half Standing) {
	const (
		steps = 12
		tame  = 5 // lessons that say that a part explains nothing
	)
	action := slices.Index(StandingParts[:], "action")
	var scale Standing
	for _, l := range lessons {
		for k, v := range l.stand {
			scale[k] += v * v / float64(len(lessons))
		}
	}
	w[action] = stored
	var inverse [len(StandingParts)]Standing
	for range steps {
		var slope Standing
		var bend [len(StandingParts)]Standing
		for k := range w {
			scale[k] = max(scale[k], 1e-3) // of parts that are the same for both
			slope[k], bend[k][k] = -tame*w[k]*scale[k], tame*scale[k]
		}
		for i := range lessons {
			l := &lessons[i]
			p := l.odds(&w)
			for k, v := range l.stand {
				slope[k] += (l.share - p) * v
				for m, x := range l.stand {
					bend[k][m] += p * (1 - p) * v * x
				}
			}
		}
		inverse = inverted(bend, action)
		for k := range w {
			for m := range w {
				w[k] += inverse[k][m] * slope[m]
			}
		}
	}
	for k := range w {
		half[k] = 1.96 * math.Sqrt(inverse[k][k])
	}
	return w, half
}

// inverted is the inverse of a positive matrix without the row and column of a part,
// which are zeros.
func inverted(a [len(StandingParts)]Standing, without int) (inverse [len(StandingParts)]Standing) {
	for k := range a {
		a[k][without], a[without][k] = 0, 0
		inverse[k][k] = 1
	}
	a[without][without] = 1
	for k := range a {
		x := a[k][k]
		for m := range a[k] {
			a[k][m] /= x
			inverse[k][m] /= x
		}
		for i := range a {
			if i == k {
				continue
			}
			x := a[i][k]
			for m := range a[i] {
				a[i][m] -= x * a[k][m]
				inverse[i][m] -= x * inverse[k][m]
			}
		}
	}
	inverse[without] = Standing{}
	return inverse
}

// TestTune fits the verdict to engagements and prints it, with how well weights that are
// fitted to four engagements in five foretell the fifth: go test -run Tune -tune 1500 -v.
func TestTune(t *testing.T) {
	if *tuneFrom == 0 {
		t.Skip("needs -tune")
	}
	var all, known, kept [len(Verdict{}) + 1][]lesson
	for i := range uint64(*tuneFrom) {
		lessons, err := lessonsOf(20000 + i)
		if err != nil {
			t.Errorf("engagement %d: %v", i, err)
		}
		for _, l := range lessons {
			all[l.rounds] = append(all[l.rounds], l)
			if i%5 == 0 {
				kept[l.rounds] = append(kept[l.rounds], l)
			} else {
				known[l.rounds] = append(known[l.rounds], l)
			}
		}
	}
	t.Logf("%v", StandingParts)
	for rounds := 1; rounds <= len(Verdict{}); rounds++ {
		if len(known[rounds]) == 0 {
			continue
		}
		w, half := regress(all[rounds])
		line, widths := "", ""
		for k := range w {
			line += fmt.Sprintf("%.3f, ", w[k])
			widths += fmt.Sprintf("%.3f, ", half[k])
		}
		learnt, _ := regress(known[rounds])
		t.Logf("%d rounds to play, %d seen and %d kept apart, loss %.3f, with the weights before %.3f\n{%s},\n ±%s", rounds,
			len(known[rounds]), len(kept[rounds]), loss(&learnt, kept[rounds]), loss(&fitted[rounds-1], kept[rounds]), line, widths)
	}
}
