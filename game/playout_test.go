package game

import (
	"context"
	"errors"
	"slices"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rulestest/pig"
)

func TestPlayOutPlaysTheSameEndForTheSameSeeds(t *testing.T) {
	b, err := pig.System().New([]byte("seats 3\nrounds 4\n"))
	if err != nil {
		t.Fatal(err)
	}
	before := battleText(t, b)
	three := slices.Repeat([]ai.Player{ai.Random{}}, 3)
	play := func(dice, noise uint64) []int {
		r, err := PlayOut(t.Context(), b, three, dice, noise)
		if err != nil || !r.Over {
			t.Fatalf("over %v, %v", r.Over, err)
		}
		return r.Scores
	}
	first := play(1, 2)
	if !slices.Equal(first, play(1, 2)) {
		t.Error("the same seeds give another end")
	}
	if slices.Equal(first, play(2, 2)) && slices.Equal(first, play(1, 3)) {
		t.Error("other seeds give the same end")
	}
	if battleText(t, b) != before {
		t.Error("the battle itself was played")
	}
}

func TestPlayOutGoesOnWhenAPlayerFails(t *testing.T) {
	b, err := pig.System().New([]byte("seats 2\nrounds 4\n"))
	if err != nil {
		t.Fatal(err)
	}
	for _, bad := range []badPlayer{"panics", "illegal", "fails", "nothing"} {
		r, err := PlayOut(t.Context(), b, []ai.Player{bad, ai.Random{}}, 1, 2)
		if err != nil || !r.Over {
			t.Errorf("%s: over %v, %v", bad, r.Over, err)
		}
	}
}

func TestPlayOutEndsWithItsContextOrAFault(t *testing.T) {
	b, err := pig.System().New([]byte("seats 2\nrounds 4\n"))
	if err != nil {
		t.Fatal(err)
	}
	two := []ai.Player{ai.Random{}, ai.Random{}}
	given, stop := context.WithCancel(t.Context())
	stop()
	if _, err := PlayOut(given, b, two, 1, 2); !errors.Is(err, context.Canceled) {
		t.Errorf("given up, it says %v", err)
	}
	after := 3
	var fault *PanicError
	if _, err := PlayOut(t.Context(), faultyBattle{b, &after}, two, 1, 2); !errors.As(err, &fault) {
		t.Errorf("a fault in the rules is %v", err)
	}
}

// A Committer of the tests: everything that is banked stands.
type banker struct{ rules.Battle }

func (b banker) Clone() rules.Battle { return banker{b.Battle.Clone()} }

func (b banker) Commits(c rules.Choice) bool { _, bank := c.(pig.Bank); return bank }

func TestWhatTheRulesSayCommitsDrawsTheLineOfAnAttack(t *testing.T) {
	c := pigConfig(Person, Person)
	c.System.New = func(setup []byte) (rules.Battle, error) {
		b, err := pig.System().New(setup)
		return banker{b}, err
	}
	s := begin(t, c)
	s.Tick() // who begins
	if got := s.Commits(pig.Bank(0)); got != LineAttack {
		t.Errorf("banking draws the line %v", got)
	}
	if got := s.Commits(pig.Throw{}); got != LineRoll {
		t.Errorf("throwing draws the line %v", got)
	}
	if got := s.Commits(pig.Bank(99)); got != NoLine {
		t.Errorf("what is not legal draws the line %v", got)
	}
	bank(t, s)
	if n, line := s.CanUndo(); n != 0 || line != LineAttack {
		t.Errorf("%d answers can be taken back; the line is %v", n, line)
	}
	refused(t, s.Undo(), "undo.attack")
	refused(t, s.Redo(), "redo.none")
}
