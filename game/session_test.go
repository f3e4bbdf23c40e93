package game

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rulestest/pig"
)

// The pig games of the tests: Ann is a person at seat 0, the computer is Bob.
func pigConfig(kinds ...Kind) Config {
	names := []string{"Ann", "Bob", "Cid", "Dot", "Eve"}
	c := Config{
		System:  pig.System(),
		Setup:   fmt.Appendf(nil, "seats %d\nrounds 3\n", len(kinds)),
		Dice:    7,
		Noise:   11,
		Players: testPlayers,
	}
	for i, k := range kinds {
		seat := Seat{Name: names[i], Kind: k, Colour: uint8(i)}
		if k == Computer {
			seat.Level = "random"
		}
		c.Seats = append(c.Seats, seat)
	}
	return c
}

func testPlayers(level string) (ai.Player, error) {
	switch level {
	case "random":
		return ai.Random{}, nil
	case "panics", "illegal", "fails", "nothing":
		return badPlayer(level), nil
	}
	return nil, fmt.Errorf("there is no computer player %q", level)
}

// A badPlayer fails in the way it is named after.
type badPlayer string

func (p badPlayer) Name() string { return string(p) + "/1" }

func (p badPlayer) Choose(rules.Battle, rules.Decision, uint64) (rules.Choice, error) {
	switch p {
	case "panics":
		panic("a bad day")
	case "illegal":
		return pig.Bank(1000), nil
	case "fails":
		return nil, errors.New("out of ideas")
	}
	return nil, nil
}

// A slowPlayer answers when it is let go, and never before.
type slowPlayer struct{ go_ chan struct{} }

func (slowPlayer) Name() string { return "slow/1" }

func (p slowPlayer) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	<-p.go_
	return ai.Random{}.Choose(b, d, noise)
}

func begin(t *testing.T, c Config) *Session {
	t.Helper()
	s, err := NewSession(c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// run plays until a person is asked or the battle is over.
func run(t *testing.T, s *Session) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	if err := s.Run(ctx); err != nil {
		t.Fatal(err)
	}
}

// bank lets the person who is asked bank nothing.
func bank(t *testing.T, s *Session) {
	t.Helper()
	if err := s.Submit(s.Waiting().Seat, pig.Bank(0)); err != nil {
		t.Fatal(err)
	}
}

func battleText(t *testing.T, b rules.Battle) string {
	t.Helper()
	text, err := b.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func refused(t *testing.T, err error, code string) {
	t.Helper()
	var r *rules.Refusal
	if !errors.As(err, &r) || r.Code != code {
		t.Errorf("got the error %v, want a refusal %q", err, code)
	}
	if !errors.Is(err, rules.ErrIllegal) {
		t.Errorf("%v does not wrap ErrIllegal", err)
	}
}

func TestComputersPlayToTheEnd(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		s := begin(t, pigConfig([]Kind{Computer, Computer, Computer, Computer, Computer}[:seats]...))
		run(t, s)
		if !s.Result().Over || s.Waiting().For != WaitNothing || len(s.Faults()) > 0 {
			t.Errorf("%d seats: result %+v, waiting %+v, faults %v", seats, s.Result(), s.Waiting(), s.Faults())
		}
	}
}

func TestTickNeverWaitsForAThinkingComputer(t *testing.T) {
	slow := slowPlayer{make(chan struct{})}
	c := pigConfig(Computer, Computer)
	c.Players = func(string) (ai.Player, error) { return slow, nil }
	s := begin(t, c)
	s.Tick() // the opening roll
	for range 1000 {
		if s.Tick() {
			t.Fatal("the battle moved on without an answer")
		}
	}
	close(slow.go_)
	run(t, s)
}

func TestTheSameSeedsGiveTheSameBattleWhateverTheTiming(t *testing.T) {
	play := func(pause time.Duration) string {
		s := begin(t, pigConfig(Computer, Computer, Computer))
		for s.Waiting().For != WaitNothing {
			s.Tick()
			time.Sleep(pause)
		}
		return recordText(t, s)
	}
	first := play(0)
	if again := play(50 * time.Microsecond); again != first {
		t.Errorf("the battle\n%s\nbecame\n%s", first, again)
	}
}

func TestOtherSeedsGiveAnotherBattle(t *testing.T) {
	play := func(dice, noise uint64) string {
		c := pigConfig(Computer, Computer)
		c.Dice, c.Noise = dice, noise
		s := begin(t, c)
		run(t, s)
		var log strings.Builder
		for _, step := range s.Steps() {
			fmt.Fprintln(&log, step.Choice)
		}
		return log.String()
	}
	if play(1, 1) == play(2, 1) {
		t.Error("the dice's seed made no difference")
	}
	if play(1, 1) == play(1, 2) {
		t.Error("the computers' seed made no difference")
	}
}

func TestOnlyTheSeatThatIsAskedMayAnswer(t *testing.T) {
	s := begin(t, pigConfig(Person, Person))
	refused(t, s.Submit(0, pig.Bank(0)), "session.dice")
	s.Tick()
	asked := s.Waiting().Seat
	before := battleText(t, s.Battle())
	refused(t, s.Submit(1-asked, pig.Throw{}), "session.not-asked")
	refused(t, s.Submit(rules.Chance, pig.Throw{}), "session.not-asked")
	refused(t, s.Submit(asked, pig.Bank(3)), "pig.pot")
	refused(t, s.Submit(asked, nil), "pig.choice")
	refused(t, s.SubmitRoll(asked, rules.Roll{3}), "session.no-dice")
	if battleText(t, s.Battle()) != before || len(s.Steps()) != 1 {
		t.Error("a refused answer left a trace")
	}
	if err := s.Submit(asked, pig.Throw{}); err != nil {
		t.Error(err)
	}
}

func TestNobodyAnswersForAComputer(t *testing.T) {
	s := begin(t, pigConfig(Computer, Computer))
	s.Tick()
	refused(t, s.Submit(s.Waiting().Seat, pig.Throw{}), "session.computer")
}

func TestNothingIsTakenAfterTheEnd(t *testing.T) {
	s := begin(t, pigConfig(Person, Person))
	for s.Waiting().For != WaitNothing {
		if !s.Tick() {
			bank(t, s)
		}
	}
	refused(t, s.Submit(0, pig.Bank(0)), "session.over")
	if s.Tick() {
		t.Error("a battle that is over moved on")
	}
}

func TestAPersonTypesInTheDiceOfTheirOwnSeat(t *testing.T) {
	c := pigConfig(Person, Person)
	c.Seats[0].OwnDice = true
	s := begin(t, c)
	// A roll that is nobody's is made on the real table as well.
	d, _ := s.Pending()
	if w := s.Waiting(); d.For != rules.Chance || w != (Waiting{WaitDice, 0}) {
		t.Fatalf("the roll for %d waits for %+v", d.For, w)
	}
	if err := s.SubmitRoll(0, rules.Roll{2}); err != nil {
		t.Fatal(err)
	}
	for s.Waiting().Seat != 0 {
		bank(t, s)
	}
	if err := s.Submit(0, pig.Throw{}); err != nil {
		t.Fatal(err)
	}
	if w := s.Waiting(); w != (Waiting{WaitDice, 0}) {
		t.Fatalf("the throw of a seat with its own dice waits for %+v", w)
	}
	if s.Tick() {
		t.Error("the game rolled the dice of a seat that rolls its own")
	}
	refused(t, s.SubmitRoll(1, rules.Roll{4}), "session.not-asked")
	refused(t, s.SubmitRoll(0, rules.Roll{4, 4}), "session.dice-count")
	refused(t, s.SubmitRoll(0, rules.Roll{7}), "session.dice-face")
	refused(t, s.SubmitRoll(0, rules.Roll{0}), "session.dice-face")
	if err := s.SubmitRoll(0, rules.Roll{4}); err != nil {
		t.Fatal(err)
	}
	if err := s.Submit(0, pig.Bank(4)); err != nil {
		t.Error(err)
	}
}

func TestTheDiceOfASeatThatWasHandedToAComputerAreRolled(t *testing.T) {
	c := pigConfig(Person, Person)
	c.Seats[0].OwnDice, c.Seats[1].OwnDice = true, true
	s := begin(t, c)
	s.Tick()
	for seat := range rules.Side(2) {
		if err := s.HandOver(seat, Computer, "random"); err != nil {
			t.Fatal(err)
		}
	}
	run(t, s)
	if !s.Result().Over {
		t.Errorf("the battle waits for %+v", s.Waiting())
	}
}

func TestAFailingComputerDoesNotStopTheBattle(t *testing.T) {
	for _, level := range []string{"panics", "illegal", "fails", "nothing"} {
		t.Run(level, func(t *testing.T) {
			c := pigConfig(Computer, Computer)
			c.Seats[1].Level = level
			s := begin(t, c)
			run(t, s)
			if !s.Result().Over || len(s.Faults()) == 0 {
				t.Fatalf("result %+v, faults %v", s.Result(), s.Faults())
			}
			f := s.Faults()[0]
			if f.Side != 1 || s.Steps()[f.Step].Decision.Side != 1 || !strings.Contains(f.Err.Error(), level+"/1") {
				t.Errorf("the fault is noted as %+v", f)
			}
			var panicked *PanicError
			if got := errors.As(f.Err, &panicked); got != (level == "panics") {
				t.Errorf("%v is a panic: %v", f.Err, got)
			}
			if panicked != nil && !strings.Contains(panicked.Where, "badPlayer.Choose, session_test.go:") {
				t.Errorf("the panic happened in %s", panicked.Where)
			}
		})
	}
}

func TestAComputerThatNeverAnswersIsPassedOver(t *testing.T) {
	slow := slowPlayer{make(chan struct{})}
	defer close(slow.go_)
	c := pigConfig(Computer, Computer)
	c.Setup = []byte("seats 2\nrounds 1\n")
	c.Players = func(string) (ai.Player, error) { return slow, nil }
	c.Patience = time.Millisecond
	s := begin(t, c)
	run(t, s)
	if !s.Result().Over || len(s.Faults()) == 0 {
		t.Errorf("result %+v, faults %v", s.Result(), s.Faults())
	}
}

func TestASeatIsHandedOverWhileItsComputerThinks(t *testing.T) {
	slow := slowPlayer{make(chan struct{})}
	c := pigConfig(Computer, Computer)
	c.Players = func(level string) (ai.Player, error) {
		if level == "slow" {
			return slow, nil
		}
		return testPlayers(level)
	}
	c.Seats[0].Level, c.Seats[1].Level = "slow", "slow"
	s := begin(t, c)
	s.Tick() // the opening roll
	s.Tick() // thinking begins
	seat := s.Waiting().Seat
	if err := s.HandOver(seat, Person, ""); err != nil {
		t.Fatal(err)
	}
	close(slow.go_) // the answer comes, too late
	time.Sleep(time.Millisecond)
	if s.Tick() {
		t.Fatal("a stale answer was taken")
	}
	if err := s.Submit(seat, pig.Bank(0)); err != nil {
		t.Fatal(err)
	}
	if err := s.HandOver(seat, Computer, "random"); err != nil {
		t.Fatal(err)
	}
	if err := s.HandOver(seat, Computer, "genius"); err == nil {
		t.Error("a level that does not exist took a seat")
	}
	if err := s.HandOver(2, Person, ""); err == nil {
		t.Error("a seat that does not exist was taken")
	}
	run(t, s)
	if !s.Result().Over {
		t.Errorf("the battle waits for %+v", s.Waiting())
	}
}

func TestAClosedSessionAsksNothing(t *testing.T) {
	s := begin(t, pigConfig(Computer, Person))
	s.Tick()
	s.Tick()
	s.Close()
	if s.Tick() || s.Waiting().For != WaitNothing {
		t.Error("a closed session goes on")
	}
	refused(t, s.Submit(1, pig.Throw{}), "session.over")
	if _, err := s.Record(); err != nil {
		t.Error(err)
	}
}

func TestABattleThatWasHandedOutStaysAsItWas(t *testing.T) {
	s := begin(t, pigConfig(Computer, Computer))
	first := s.Battle()
	before := battleText(t, first)
	run(t, s)
	if battleText(t, first) != before {
		t.Error("the battle was changed in place")
	}
}

func TestStepsTellWhatWasAskedAndWhatHappened(t *testing.T) {
	s := begin(t, pigConfig(Person, Person))
	s.Tick()
	seat := s.Waiting().Seat
	bank(t, s)
	step := s.Steps()[1]
	if step.Decision.Side != seat || step.Decision.Name != "turn" || step.Choice != pig.Bank(0) || len(step.Events) != 1 {
		t.Errorf("the step is %+v", step)
	}
}

func TestWrongTablesAreRefusedAtOnce(t *testing.T) {
	for name, spoil := range map[string]func(*Config){
		"set-up: line 1":    func(c *Config) { c.Setup = []byte("seats 9\n") },
		"2 seats, not 1":    func(c *Config) { c.Seats = c.Seats[:1] },
		`no computer`:       func(c *Config) { c.Seats[1].Level = "genius" },
		`player "random"`:   func(c *Config) { c.Players = func(string) (ai.Player, error) { return nil, nil } },
		"name of a level":   func(c *Config) { c.Seats[1].Level = "very good" },
		"longer than":       func(c *Config) { c.Seats[0].Name = strings.Repeat("x", MaxName+1) },
		"computer player":   func(c *Config) { c.Players = nil },
		"fault in the prog": func(c *Config) { c.System.New = func([]byte) (rules.Battle, error) { panic("oh") } },
	} {
		c := pigConfig(Person, Computer)
		spoil(&c)
		if _, err := NewSession(c); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("got %v, want an error with %q", err, name)
		}
	}
}

// A rule system with a fault must not take the game down with it.
type faultyBattle struct {
	rules.Battle
	after *int // rolls that still go well
}

func (b faultyBattle) Clone() rules.Battle { return faultyBattle{b.Battle.Clone(), b.after} }

func (b faultyBattle) Apply(c rules.Choice) ([]rules.Event, error) {
	if *b.after--; *b.after < 0 {
		b.Battle.Apply(c)
		panic("half done")
	}
	return b.Battle.Apply(c)
}

func TestAFaultInTheRulesIsAnErrorAndChangesNothing(t *testing.T) {
	for after, seat := range []Kind{Person, Person, Computer} {
		c := pigConfig(seat, seat)
		c.System.New = func(setup []byte) (rules.Battle, error) {
			b, err := pig.System().New(setup)
			return faultyBattle{b, &after}, err
		}
		s := begin(t, c)
		before := battleText(t, s.Battle())
		for s.Waiting().For == WaitRoll {
			if s.Tick() {
				before = battleText(t, s.Battle())
			}
		}
		for s.Waiting().For == WaitComputer {
			if s.Tick() {
				before = battleText(t, s.Battle())
			}
		}
		var fault *PanicError
		if w := s.Waiting(); w.For == WaitPerson {
			if err := s.Submit(w.Seat, pig.Throw{}); !errors.As(err, &fault) {
				t.Errorf("fault after %d: got %v", after, err)
			}
		} else if !errors.As(s.Err(), &fault) {
			t.Errorf("fault after %d: waiting for %+v, error %v", after, w, s.Err())
		}
		if battleText(t, s.Battle()) != before {
			t.Errorf("fault after %d: the battle was changed", after)
		}
	}
}
