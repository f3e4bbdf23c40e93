package rapid_test

import (
	"math"
	"strings"
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

// played is what an attack came to in all the ways in which its damage dice may
// fall, each as likely: systems and whites lost, and how often the target was hit,
// destroyed and out of cover in the end.
type played struct{ lost, struck, destroyed, uncovered float64 }

// playOut answers everything up to the end of the attack that the battle is asked to
// roll damage for, in every way in which the dice may fall: whoever takes bricks
// takes the fewest, whoever loses something takes what comes first.
func playOut(t *testing.T, from rapid.State) (sum played) {
	t.Helper()
	if from.Phase != rapid.PhaseDamage {
		t.Fatalf("asked to %s, not to roll damage", from.Phase)
	}
	target := from.Acting.Target.ID
	n := int(from.Assault.Dice)
	ways := int(math.Pow(6, float64(n)))
	for way := range ways {
		s := from
		roll := rapid.Action{Kind: rapid.ActRoll, Count: int8(n)}
		for i, rest := 0, way; i < n; i, rest = i+1, rest/6 {
			roll.Values[i] = uint8(rest%6) + 1
		}
		var log rapid.Log
		for a := roll; ; {
			if err := s.Apply(&a, &log); err != nil {
				t.Fatal(err)
			}
			if s.Phase != rapid.PhaseBricks && s.Phase != rapid.PhaseLose && s.Phase != rapid.PhaseCover {
				break
			}
			answers, _ := s.Answers()
			a = answers[0]
		}
		uncovered := 0.0
		for _, e := range log.Events {
			if e.Kind == rapid.EvUncovered {
				uncovered = 1
			}
		}
		was, is := from.Frames[target].Hits(), s.Frames[target].Hits()
		p := 1 / float64(ways)
		sum.lost += p * float64(was-is)
		sum.uncovered += p * uncovered
		if is < was {
			sum.struck += p
		}
		if is == 0 {
			sum.destroyed += p
		}
	}
	return sum
}

// TestOddsAreWhatBattlesComeTo reckons attacks and plays them, with every way in
// which the damage dice may fall.
func TestOddsAreWhatBattlesComeTo(t *testing.T) {
	const open = `
		seat 7 each
		f0 2Rd 2Ra 1B 1G 1Y at 20,40
		seat 3 each
		f1 2Rh at 50,40 acted defence 2
		f2 1B at 100,70`
	for _, c := range []struct {
		name, text, play string
		spot             int
	}{
		{"in the open", open, "attack R5", 0},
		{"with a spot", strings.Replace(open, "defence 2", "defence 4 spot 3", 1), "attack R5\n use spot", 3},
		{"a low wall", "wall 1x2x3 at 46,39\n" + open, "attack R6", 0},
		{"a long wall", "wall 1x8x4 at 46,36\n" + open, "attack R6", 0},
		{"a frame", strings.Replace(open, "100,70", "46,40", 1), "attack R6", 0},
		{"a frame with two defence systems", strings.Replace(open, "f2 1B at 100,70", "f2 2B at 46,40", 1), "attack R6", 0},
		{"few hits left", strings.Replace(open, "f1 2Rh", "f1 1W", 1), "attack R6", 0},
	} {
		g := situation(t, c.text)
		g.play("pick f0\n name f1 direct\n roll W1 W1 B1 G1 R6 R5 Y1\n defend B1")
		value := 5
		if strings.Contains(c.play, "R6") {
			value = 6
		}
		e := g.b.State.Named(dice.Sure(value), c.spot)
		o := e.Outcome()
		g.play(c.play)
		want := playOut(t, g.b.State)
		for _, v := range []struct {
			what      string
			got, want float64
		}{
			{"lost", o.Lost.Mean(), want.lost}, {"struck", o.Struck(), want.struck},
			{"destroyed", o.Destroyed(), want.destroyed}, {"cover gone", o.Fallen, want.uncovered},
		} {
			if math.Abs(v.got-v.want) > 1e-9 {
				t.Errorf("%s: %s %.6f, played %.6f", c.name, v.what, v.got, v.want)
			}
		}
	}
}

func TestK2TheCoverIsTheOneThatServesBest(t *testing.T) {
	for _, c := range []struct {
		name, text string
		chart      dice.Chart
		stands     int
	}{
		{"the wall that stands longer", "wall 1x2x3 at 44,39\n wall 1x9x4 at 46,35", dice.BehindTerrain, 2},
		{"a frame that takes no hits", "wall 1x9x4 at 46,35\n f2 2B at 43,40", dice.BehindFrame, dice.Safe},
		{"one after the other (K4)", "rules reevaluate\n wall 1x2x3 at 44,39\n wall 1x9x4 at 46,35", dice.BehindTerrain, 3},
		{"frames first, for 4s hit nothing (K4)", "rules reevaluate\n wall 1x2x3 at 46,39\n f2 1B at 43,40", dice.BehindFrame, 4},
	} {
		var above, below []string
		for line := range strings.Lines(c.text) {
			if strings.Contains(line, "f2") {
				below = append(below, line)
			} else {
				above = append(above, line)
			}
		}
		g := situation(t, strings.Join(above, "")+`
			seat 7 each
			f0 2Rd at 20,40
			seat 3 each
			f1 2Rh at 50,40 acted
			`+strings.Join(below, ""))
		s := &g.b.State
		e := s.Exchange(0, 1, s.Frames[0].At, s.Frames[1].At, rapid.AtDirect, dice.Sure(6), 0)
		if e.Chart != c.chart || e.Stands != c.stands {
			t.Errorf("%s: chart %d, stands %d hits; want chart %d, %d hits", c.name, e.Chart, e.Stands, c.chart, c.stands)
		}
	}
}

func TestO12DefenceUntilItIsKnown(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 2Rd at 20,40
		seat 3 each
		f1 2B at 50,40
		f2 1B at 60,40 acted defence 3
		f3 1B at 70,40 acted`)
	for i, want := range []float64{2: 3, 3: 0} {
		if got := g.b.State.DefenceOf(int8(i)).Mean(); i > 1 && got != want {
			t.Errorf("f%d defends with %.2f, not %.0f", i, got, want)
		}
	}
	if got := g.b.State.DefenceOf(1); got.Mean() != dice.Best(4, 0).Mean() {
		t.Errorf("f1 defends with %.2f on the average, not with the best of two blue and two white", got.Mean())
	}
}
