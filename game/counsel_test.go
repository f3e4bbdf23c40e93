package game

import (
	"errors"
	"strings"
	"testing"
	"time"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A sage chooses by its noise, and says so when it is asked for advice.
type sage struct{ version string }

func (p sage) Name() string { return "sage/" + p.version }

func (p sage) Choose(_ rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	return d.Some[noise%uint64(len(d.Some))], nil
}

func (p sage) Advise(_ func() bool, b rules.Battle, d rules.Decision, noise uint64) ([]ai.Advice, error) {
	first, err := p.Choose(b, d, noise)
	return []ai.Advice{{Choice: first, Odds: []float64{0.5, 0.5}, Playouts: 8}}, err
}

// sages are the players of a pig's test, with a sage of a version.
func sages(version string) func(string) (ai.Player, error) {
	return func(level string) (ai.Player, error) {
		if level == "sage" {
			return sage{version}, nil
		}
		return testPlayers(level)
	}
}

// counsel waits for what comes of thinking.
func counsel(t *testing.T, th *Thinking) (Counsel, error) {
	t.Helper()
	for range 5000 {
		if c, over, err := th.Over(); over {
			return c, err
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the thinking is never over")
	return Counsel{}, nil
}

func TestAComputerTellsForEachAnswerWhyItWasGiven(t *testing.T) {
	c := pigConfig(Computer, Computer)
	c.Players = sages("1")
	for i := range c.Seats {
		c.Seats[i].Level = "sage"
	}
	s := begin(t, c)
	run(t, s)
	seen := 0
	for i, step := range s.Steps() {
		got, err := counsel(t, s.Reconsider(i, "none"))
		if step.Decision.Side == rules.Chance {
			if err == nil {
				t.Errorf("answer %d was rolled, and somebody tells why", i)
			}
			continue
		}
		seen++
		if err != nil {
			t.Fatalf("answer %d: %v", i, err)
		}
		if !got.Own || got.Given != step.Choice || got.List[0].Choice != step.Choice {
			t.Errorf("answer %d: it was %v, but %+v comes first (own: %t)", i, step.Choice, got.List[0].Choice, got.Own)
		}
		if d, _ := got.Battle.Pending(); d.Side != step.Decision.Side {
			t.Errorf("answer %d: the battle waits for %v", i, d.Side)
		}
	}
	if seen < 4 {
		t.Fatalf("only %d answers", seen)
	}
	if _, err := counsel(t, s.Reconsider(len(s.Steps()), "sage")); err == nil {
		t.Error("somebody tells why an answer was given that was not")
	}

	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	c.Players = sages("2")
	for i, step := range s.Steps() {
		if step.Decision.Side != rules.Chance {
			if got, err := counsel(t, Reconsider(r, i, c, "none")); err != nil || got.Own {
				t.Errorf("another version speaks for itself: %+v, %v", got, err)
			}
			break
		}
	}
}

func TestAPersonIsAdvisedTwiceTheSame(t *testing.T) {
	c := pigConfig(Person, Person)
	c.Players = sages("1")
	s := begin(t, c)
	if s.Consult("sage") != nil {
		t.Error("there is advice about a roll")
	}
	run(t, s)
	first, err := counsel(t, s.Consult("sage"))
	if err != nil {
		t.Fatal(err)
	}
	again, err := counsel(t, s.Consult("sage"))
	if err != nil || again.List[0].Choice != first.List[0].Choice || again.Given != nil {
		t.Errorf("first %+v, then %+v, %v", first, again, err)
	}
	if _, err := counsel(t, s.Consult("random")); !errors.Is(err, ErrNoAdviser) {
		t.Errorf("who weighs nothing advises: %v", err)
	}
	if _, err := counsel(t, s.Consult("nobody")); err == nil {
		t.Error("a level that is not there advises")
	}
	if _, err := counsel(t, s.Reconsider(len(s.Steps()), "sage")); err == nil {
		t.Error("the person's own answer is told before it is given")
	}
	bank(t, s)
	last := len(s.Steps()) - 1
	for s.Steps()[last].Decision.Side == rules.Chance {
		last--
	}
	if got, err := counsel(t, s.Reconsider(last, "sage")); err != nil || got.Own || got.Given != s.Steps()[last].Choice {
		t.Errorf("of what the person has answered it is told %+v, %v", got, err)
	}
}

func TestWhoWeighsNothingIsSpokenFor(t *testing.T) {
	c := pigConfig(Computer, Computer)
	c.Players = sages("1")
	s := begin(t, c)
	run(t, s)
	for i, step := range s.Steps() {
		if step.Decision.Side == rules.Chance {
			continue
		}
		if got, err := counsel(t, s.Reconsider(i, "sage")); err != nil || got.Own || got.Adviser != "sage/1" || got.Given != step.Choice {
			t.Errorf("answer %d: %+v, %v", i, got, err)
		}
		if _, err := counsel(t, s.Reconsider(i, "random")); !errors.Is(err, ErrNoAdviser) {
			t.Errorf("answer %d: nobody weighs anything, but %v", i, err)
		}
		return
	}
	t.Fatal("nobody answered anything")
}

// A muser thinks until it is told that nobody waits any more.
type muser struct {
	sage
	over chan struct{}
}

func (p muser) Advise(stop func() bool, b rules.Battle, d rules.Decision, noise uint64) ([]ai.Advice, error) {
	for !stop() {
	}
	close(p.over)
	return nil, nil
}

func TestAdvisingEndsWhenNobodyWaits(t *testing.T) {
	p := muser{over: make(chan struct{})}
	s := begin(t, pigConfig(Person, Person))
	run(t, s)
	d, _ := s.Pending()
	th := Consult(p, s.Battle(), d, 1)
	if _, over, _ := th.Over(); over {
		t.Error("it is over before anything was thought")
	}
	th.Drop()
	<-p.over
	if _, err := counsel(t, th); err == nil {
		t.Error("no advice is no error")
	}
	(*Thinking)(nil).Drop()
}

func TestThatNobodyAsksForGoodMovesStaysAgreed(t *testing.T) {
	c := pigConfig(Person, Computer)
	c.NoHints = true
	s := begin(t, c)
	run(t, s)
	text := recordText(t, s)
	if !strings.Contains(text, "\nhints off\n") {
		t.Fatalf("it is not written down:\n%s", text)
	}
	r, err := ParseRecording([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	branch, err := r.Branch("original", 1)
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []*Recording{r, branch} {
		again, err := Resume(r, pigConfig())
		if err != nil {
			t.Fatal(err)
		}
		if !again.NoHints() || !strings.Contains(recordText(t, again), "\nhints off\n") {
			t.Error("it is forgotten when the battle is taken up")
		}
	}
	if begin(t, pigConfig(Person, Person)).NoHints() {
		t.Error("it is agreed by itself")
	}
}

// With that agreed a person is told neither what would be good nor, as long as an answer
// could be taken back, what would have been better; why a computer answered is told.
func TestWhatAPersonCouldHaveDoneIsToldWhenItIsOver(t *testing.T) {
	c := pigConfig(Person, Computer)
	c.Players, c.NoHints = sages("1"), true
	c.Seats[1].Level = "sage"
	s := begin(t, c)
	told := func() (person, computer error) {
		for i, step := range s.Steps() {
			switch _, err := counsel(t, s.Reconsider(i, "sage")); step.Decision.Side {
			case 0:
				person = err
			case 1:
				computer = err
			}
		}
		return person, computer
	}
	for run(t, s); !s.Result().Over; run(t, s) {
		if _, err := counsel(t, s.Consult("sage")); !errors.Is(err, ErrAgreed) {
			t.Fatalf("what would be good is told: %v", err)
		}
		if bank(t, s); s.Result().Over {
			break
		}
		if person, computer := told(); !errors.Is(person, ErrAgreed) || computer != nil {
			t.Errorf("of a person: %v; of a computer: %v", person, computer)
		}
	}
	if person, computer := told(); person != nil || computer != nil {
		t.Errorf("when it is over, of a person: %v; of a computer: %v", person, computer)
	}
}

// unhinted is a battle of a person and a computer, and how it is begun, in which nobody
// asks for good moves. The person is asked.
func unhinted(t *testing.T) (Config, *Session) {
	t.Helper()
	c := pigConfig(Person, Computer)
	c.Players, c.NoHints = sages("1"), true
	c.Seats[1].Level = "sage"
	s := begin(t, c)
	run(t, s)
	return c, s
}

// With that agreed nobody learns what is good by giving their seat to a computer for a
// while and asking why it has answered so.
func TestAComputerInAPersonsSeatTellsNothing(t *testing.T) {
	_, s := unhinted(t)
	hand := func(kind Kind, level string) {
		if err := s.HandOver(0, kind, level); err != nil {
			t.Fatal(err)
		}
	}
	last := func(seat rules.Side) int {
		for i := len(s.Steps()) - 1; i >= 0; i-- {
			if s.Steps()[i].Decision.Side == seat {
				return i
			}
		}
		return -1
	}
	before := last(0)
	hand(Computer, "sage")
	for last(0) == before || last(1) < 0 {
		if err := s.Await(t.Context()); err != nil {
			t.Fatal(err)
		}
		s.Tick()
	}
	for _, kind := range []Kind{Computer, Person} {
		if kind == Person {
			hand(Person, "")
		}
		if s.Result().Over {
			t.Fatal("the battle is over too early")
		}
		if _, err := counsel(t, s.Reconsider(last(0), "sage")); !errors.Is(err, ErrAgreed) {
			t.Errorf("with the seat a %v's: %v", kind, err)
		}
		if _, err := counsel(t, s.Reconsider(last(1), "sage")); err != nil {
			t.Errorf("a computer in its own seat does not tell: %v", err)
		}
	}
	hand(Computer, "sage")
	run(t, s)
	if _, err := counsel(t, s.Reconsider(last(0), "sage")); !s.Result().Over || err != nil {
		t.Errorf("when it is over: %v", err)
	}
}

// In a branch, which a player leaves again for the battle that goes on, no computer follows
// a person with that agreed, and nothing is told even when the branch is over. Once there is
// no battle to go back to it is as in any other.
func TestABranchTellsNothingOfABattleThatGoesOn(t *testing.T) {
	c, s := unhinted(t)
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	if r, err = r.Branch("original", r.Answers()); err != nil {
		t.Fatal(err)
	}
	for _, known := range []struct {
		name   string
		goesOn func(battle string) bool
		told   bool
	}{
		{"nobody knows", nil, false},
		{"it goes on", func(battle string) bool { return battle == "original" }, false},
		{"it is over", func(string) bool { return false }, true},
	} {
		c.GoesOn = known.goesOn
		branch, err := Resume(r, c)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(branch.Close)
		if err := branch.HandOver(0, Computer, "sage"); (err == nil) != known.told || err != nil && !errors.Is(err, ErrAgreed) {
			t.Errorf("%s: a computer follows a person: %v", known.name, err)
		}
		if err := branch.HandOver(0, Person, ""); err != nil {
			t.Error(err)
		}
		at := len(branch.Steps())
		for run(t, branch); !branch.Result().Over; run(t, branch) {
			bank(t, branch)
		}
		if _, err := counsel(t, branch.Reconsider(at, "sage")); (err == nil) != known.told || err != nil && !errors.Is(err, ErrAgreed) {
			t.Errorf("%s: of what a person could have done in a branch that is over: %v", known.name, err)
		}
	}
}
