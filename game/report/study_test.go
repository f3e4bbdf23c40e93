package report

import (
	"context"
	"encoding/json"
	"errors"
	"math"
	"strings"
	"testing"

	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/rapidai"
)

// scales is a judge that plays nothing: a side is worth its share of all points, a
// little more or less from sample to sample.
type scales struct{ ai.Judge }

func (scales) Sample(b rules.Battle, _ int, sample uint64, shares []int64) error {
	scores, all := b.Result().Scores, 0
	for _, n := range scores {
		all += n
	}
	for side := range shares {
		shares[side] = int64(ai.One/2*scores[side]/max(1, all)) + int64(sample>>uint(8*side)%1000)
	}
	return nil
}

var small = Budget{Samples: 6, Quick: 2, Candidates: 3, Spread: 2, Choose: 3, Agreed: true}

// studied is what a study finds.
func studied(t *testing.T, f *film.Film, j ai.Judge, b Budget, workers int) *Findings {
	t.Helper()
	s := Begin(f, j, b, 5, workers)
	defer s.Close()
	if err := s.Wait(context.Background()); err != nil {
		t.Fatal(err)
	}
	if done, all := s.Progress(); done != all || all == 0 {
		t.Errorf("the study is over with %d playouts of %d", done, all)
	}
	return s.Findings()
}

func text(t *testing.T, v any) string {
	t.Helper()
	text, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func TestAStudyFindsTheSameWithAnyNumberOfWorkers(t *testing.T) {
	f := fought(t, "easy", 3, 4)
	one, many := studied(t, f, scales{rapidai.Judge()}, small, 1), studied(t, f, scales{rapidai.Judge()}, small, 4)
	if text(t, one) != text(t, many) {
		t.Error("a study finds something else with four workers than with one")
	}
}

func TestLuckByItselfIsThatOfAStudy(t *testing.T) {
	f := fought(t, "easy", 2, 3)
	b := Budget{Samples: 4, Quick: 1}
	got, err := Luck(context.Background(), f, rapidai.Judge(), b.Samples, 5)
	if err != nil {
		t.Fatal(err)
	}
	for side, a := range studied(t, f, rapidai.Judge(), b, 2).Accounts {
		if math.Abs(got[side]-a.Luck.Value) > 1e-9 || got[side] == 0 {
			t.Errorf("the luck of side %d is %.6f, by a study %.6f", side, got[side], a.Luck.Value)
		}
	}
}

func TestLuckAndPlayAddUp(t *testing.T) {
	for _, test := range []struct {
		f *film.Film
		j ai.Judge
		b Budget
	}{
		{fought(t, "easy", 3, 4), scales{rapidai.Judge()}, small},
		{fought(t, "easy", 2, 3), rapidai.Judge(), Budget{Samples: 4, Quick: 1, Candidates: 2, Choose: 1}},
	} {
		got := studied(t, test.f, test.j, test.b, 2)
		final := test.f.Result(test.f.Len())
		luck := make([]float64, len(got.Accounts))
		rolls := 0
		for _, step := range test.f.Steps() {
			if step.Decision.Side == rules.Chance {
				rolls++
			}
		}
		if len(got.Rolls) != rolls {
			t.Errorf("%d rolls are told, and %d were made", len(got.Rolls), rolls)
		}
		for _, r := range got.Rolls {
			for side, m := range r.Luck {
				luck[side] += m.Value
				if m.Samples != test.b.Samples {
					t.Fatalf("the roll %q was judged by %d samples, want %d", r.Key, m.Samples, test.b.Samples)
				}
			}
		}
		for side, c := range got.Accounts {
			if sum := c.Start.Value + c.Rolls.Value + c.OtherRolls.Value + c.Play.Value + c.OtherPlay.Value + c.Drift.Value; math.Abs(sum-c.End.Value) > 1e-9 {
				t.Errorf("side %d: the parts add up to %v, and the end is %v: %+v", side+1, sum, c.End.Value, c)
			}
			if math.Abs(luck[side]-c.Luck.Value) > 1e-9 || math.Abs(c.Rolls.Value+c.OtherRolls.Value-c.Luck.Value) > 1e-9 {
				t.Errorf("side %d: the rolls add up to %v, the account says %+v", side+1, luck[side], c)
			}
			if _, real := test.j.(scales); !real {
				want := 0.0
				for _, w := range final.Winners {
					if int(w) == side {
						want = 1 / float64(len(final.Winners))
					}
				}
				if c.End.Value != want {
					t.Errorf("side %d ends with %v, want %v", side+1, c.End.Value, want)
				}
			}
			for _, i := range c.Luckiest {
				if r := got.Rolls[i]; int(r.Side) != side || r.Luck[side].Value <= 0 {
					t.Errorf("side %d: among the luckiest is %+v", side+1, r)
				}
			}
			for _, i := range c.Costliest {
				if d := got.Decisions[i]; int(d.Side) != side || !d.Looked || d.Distance.Value <= 0 || d.Best == d.Answer {
					t.Errorf("side %d: among the costliest is %+v", side+1, d)
				}
			}
		}
	}
}

// shrug is a judge to whom nothing matters.
type shrug struct{ scales }

func (shrug) Sample(_ rules.Battle, _ int, _ uint64, shares []int64) error {
	clear(shares)
	return nil
}

func TestWhatIsNotBetterIsEven(t *testing.T) {
	f := fought(t, "easy", 2, 4)
	got := studied(t, f, shrug{scales{rapidai.Judge()}}, small, 2)
	for side, c := range got.Accounts {
		if c.Looked != c.Decisions || c.Even != c.Looked || c.Decisions == 0 || len(c.Costliest) > 0 || len(c.Luckiest) > 0 {
			t.Errorf("nothing matters, and side %d has %+v", side+1, c)
		}
	}
	for _, d := range got.Decisions {
		if d.Answer == "" || !d.Looked || d.Best != d.Answer || !d.Even() {
			t.Fatalf("nothing matters, and a decision is %+v", d)
		}
	}
}

func TestAStudyThatIsClosedEnds(t *testing.T) {
	f := fought(t, "easy", 2, 4)
	s := Begin(f, rapidai.Judge(), Usual(), 5, 2)
	first := s.Findings()
	if len(first.Accounts) != 2 || first.Accounts[0].Start.Samples != 0 {
		t.Errorf("a study that has just begun knows %+v", first.Accounts)
	}
	s.Close()
	if err := s.Wait(t.Context()); err != nil {
		t.Error(err)
	}
	done, _ := s.Progress()
	if later := s.Findings(); later.Done != done {
		t.Error("a study goes on after it was closed")
	}
}

// broken is a judge that has a fault.
type broken struct{ scales }

func (broken) Sample(rules.Battle, int, uint64, []int64) error { panic("upside down") }

// stubborn is a judge that fails.
type stubborn struct{ scales }

var errStubborn = errors.New("no")

func (stubborn) Sample(rules.Battle, int, uint64, []int64) error { return errStubborn }

func TestAFaultOfTheJudgeIsTold(t *testing.T) {
	f := fought(t, "easy", 2, 4)
	for _, test := range []struct {
		j    ai.Judge
		want string
	}{
		{broken{scales{rapidai.Judge()}}, "upside down"},
		{stubborn{scales{rapidai.Judge()}}, "no"},
	} {
		s := Begin(f, test.j, small, 5, 2)
		err := s.Wait(t.Context())
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("the study ends with %v, want %q", err, test.want)
		}
		if !s.Over() {
			t.Error("the study is not over")
		}
		s.Findings()
	}
}

func TestTheErrorOfAMean(t *testing.T) {
	for _, test := range []struct {
		samples     []int64
		mean, error float64
	}{
		{nil, 0, 0},
		{[]int64{0, 0, 0, 0}, 0, 0.125}, // the half alone, over four
		{[]int64{ai.One, 0, ai.One, 0}, 0.5, math.Sqrt(1.25) / 4}, // four halves off, and one
	} {
		m := ai.MeanOf(test.samples)
		if math.Abs(m.Value-test.mean) > 1e-12 || math.Abs(m.Error-test.error) > 1e-12 || m.Samples != len(test.samples) {
			t.Errorf("%v is %+v, want %v ± %v", test.samples, m, test.mean, test.error)
		}
	}
}
