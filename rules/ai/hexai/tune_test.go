package hexai

import (
	"flag"
	"fmt"
	"math"
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

// lessonsOf plays an engagement: what comes before the first round by the script, the
// rest by the quick script of playouts, or by the script as well.
func lessonsOf(seed uint64, quick bool) ([]lesson, error) {
	u, err := draw{}.draw(seed)
	if err != nil {
		return nil, err
	}
	b := hexwar.NewBattle(u)
	s := &b.State
	noise := random(seed)
	script := Normal()
	scripts := [hexwar.Teams]Script{script, script}
	if team := noise.IntN(3); team < hexwar.Teams { // what one does about it should be seen as well
		scripts[team].Waver = 0.15
	}
	root := *s
	root.Phase = hexwar.PhaseRole
	p := newPlayout(&root, nil, script, &fitted)
	var lessons []lesson
	round := int8(0)
	for s.Phase != hexwar.PhaseOver {
		if s.Round > round && s.Phase == hexwar.PhasePick {
			round = s.Round
			lessons = append(lessons, lesson{seed, VerdictRounds(s), StandingOf(s), 0})
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
			return nil, err
		}
	}
	for i := range lessons {
		lessons[i].share = share(s, 0)
	}
	return lessons, nil
}

// loss is the mean log loss of weights on lessons, and its slope.
func loss(w *Standing, lessons []lesson) (sum float64, slope Standing) {
	for i := range lessons {
		l := &lessons[i]
		x := 0.0
		for k, v := range l.stand {
			x += w[k] * v
		}
		p := 1 / (1 + math.Exp(-x))
		sum -= l.share*math.Log(max(1e-9, p)) + (1-l.share)*math.Log(max(1e-9, 1-p))
		for k, v := range l.stand {
			slope[k] += (p - l.share) * v
		}
	}
	n := float64(max(1, len(lessons)))
	for k := range slope {
		slope[k] /= n
	}
	return sum / n, slope
}

// regress fits weights by gradient descent on parts that are scaled to vary alike.
func regress(lessons []lesson) (w Standing) {
	var scale Standing
	for _, l := range lessons {
		for k, v := range l.stand {
			scale[k] += v * v / float64(len(lessons))
		}
	}
	const (
		steps = 1500
		rate  = 0.3
		tame  = 0.02 // keeps weights small that explain nothing
	)
	for range steps {
		_, slope := loss(&w, lessons)
		for k := range w {
			s := math.Sqrt(scale[k])
			if s < 1e-3 {
				continue // the same for both
			}
			scaled := w[k] * s
			w[k] = (scaled - rate*(slope[k]/s+tame*scaled)) / s
		}
	}
	return w
}

// TestTune fits the verdict to engagements, half of the script and half of the quick
// script, and prints it with how well it foretells those that it has not learnt from, one
// in five: go test -run Tune -tune 500 -v.
func TestTune(t *testing.T) {
	if *tuneFrom == 0 {
		t.Skip("needs -tune")
	}
	var known, kept [len(Verdict{}) + 1][]lesson
	for i := range uint64(*tuneFrom) {
		lessons, err := lessonsOf(20000+i, i%2 == 0)
		if err != nil {
			t.Fatalf("engagement %d: %v", i, err)
		}
		for _, l := range lessons {
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
		w := regress(known[rounds])
		line := "{"
		for _, v := range w {
			line += fmt.Sprintf("%.3f, ", v)
		}
		one, _ := loss(&w, kept[rounds])
		before, _ := loss(&fitted[rounds-1], kept[rounds])
		t.Logf("%d rounds to play, %d seen and %d kept apart, loss %.3f, with the weights before %.3f\n%s},", rounds, len(known[rounds]), len(kept[rounds]), one, before, line)
	}
}
