package again_test

import (
	"errors"
	"math"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"rulerfire/game/again"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rulestest/pig"
)

// pigs is a game of pig for so many seats, of which nothing has been played.
func pigs(t *testing.T, setup string) rules.Battle {
	t.Helper()
	b, err := pig.System().New([]byte(setup))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func players(n int) []ai.Player {
	return slices.Repeat([]ai.Player{ai.Random{}}, n)
}

func played(t *testing.T, p again.Plan) again.Summary {
	t.Helper()
	r, err := again.Start(p)
	if err != nil {
		t.Fatal(err)
	}
	r.Wait()
	if r.Err() != nil || !r.Over() {
		t.Fatalf("over %v, error %v", r.Over(), r.Err())
	}
	return r.Summary()
}

func TestTheSummaryIsTheSameHoweverManyPlayAtATime(t *testing.T) {
	p := again.Plan{Battle: pigs(t, "seats 3\nrounds 4\n"), Players: players(3), Times: 60, Seed: 5, Workers: 1}
	one := played(t, p)
	for _, p.Workers = range []int{2, 7, 0, 100} {
		if diff := cmp.Diff(one, played(t, p)); diff != "" {
			t.Errorf("with %d at a time:\n%s", p.Workers, diff)
		}
	}
	p.Seed = 6
	if cmp.Equal(one, played(t, p)) {
		t.Error("other dice end the games in the same way")
	}
}

func TestTheSummaryAddsUp(t *testing.T) {
	b := pigs(t, "seats 3\nrounds 4\n")
	before, _ := b.MarshalText()
	s := played(t, again.Plan{Battle: b, Players: players(3), Times: 200, Seed: 5})
	if after, _ := b.MarshalText(); string(after) != string(before) {
		t.Error("the battle itself was played")
	}
	shares, wins := 0.0, 0
	for i, seat := range s.Seats {
		shares += seat.Share
		wins += seat.Wins
		if seat.Low > seat.Share || seat.High < seat.Share || seat.Low < 0 || seat.High > 1 {
			t.Errorf("seat %d: the interval %v to %v of %v", i+1, seat.Low, seat.High, seat.Share)
		}
		if seat.Mean < float64(seat.Least) || seat.Mean > float64(seat.Most) || seat.Within <= 0 {
			t.Errorf("seat %d: mean %v ± %v of %d to %d", i+1, seat.Mean, seat.Within, seat.Least, seat.Most)
		}
	}
	if s.Games != 200 || s.Times != 200 || wins+s.Ties != 200 || math.Abs(shares-1) > 1e-9 {
		t.Errorf("%d games: %d won, %d tied, shares of %v", s.Games, wins, s.Ties, shares)
	}
	// The seats play alike: each share's interval should hold a third.
	for i, seat := range s.Seats {
		if seat.Low > 1.0/3+0.1 || seat.High < 1.0/3-0.1 {
			t.Errorf("seat %d of three equals wins %v to %v", i+1, seat.Low, seat.High)
		}
	}
}

// decided is a battle that is over, with these scores.
type decided struct {
	rules.Battle
	scores  []int
	winners []rules.Side
}

func (d decided) Clone() rules.Battle                       { return d }
func (d decided) Pending() (rules.Decision, bool)           { return rules.Decision{}, false }
func (d decided) Apply(rules.Choice) ([]rules.Event, error) { return nil, errors.New("over") }
func (d decided) Result() rules.Result {
	return rules.Result{Over: true, Round: 1, Scores: d.scores, Winners: d.winners}
}

func TestATeamWinsTogetherAndTeamsTie(t *testing.T) {
	plan := again.Plan{Players: players(4), Teams: []int{0, 0, 1, 1}, Times: 3}
	plan.Battle = decided{scores: []int{2, 2, 1, 1}, winners: []rules.Side{0, 1}}
	if s := played(t, plan); s.Ties != 0 || s.Seats[0].Wins != 3 || s.Seats[1].Share != 1 || s.Seats[2].Share != 0 {
		t.Errorf("a team's win is %+v", s)
	}
	plan.Battle = decided{scores: []int{2, 2, 2, 2}, winners: []rules.Side{0, 1, 2, 3}}
	s := played(t, plan)
	if s.Ties != 3 || s.Seats[0].Wins != 0 || s.Seats[0].Share != 0.5 || s.Seats[3].Share != 0.5 {
		t.Errorf("a tie is %+v", s)
	}
	if s.Seats[0].Mean != 2 || s.Seats[0].Within != 0 {
		t.Errorf("equal scores are %v ± %v", s.Seats[0].Mean, s.Seats[0].Within)
	}
}

// A waiter plays only when it is let go.
type waiter struct {
	ai.Random
	begun, go_ chan struct{}
}

func (w waiter) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	select {
	case w.begun <- struct{}{}:
	default:
	}
	<-w.go_
	return w.Random.Choose(b, d, noise)
}

func TestARunCanBeStopped(t *testing.T) {
	w := waiter{begun: make(chan struct{}, 1), go_: make(chan struct{})}
	r, err := again.Start(again.Plan{Battle: pigs(t, "seats 2\nrounds 4\n"), Players: []ai.Player{w, w}, Times: 100})
	if err != nil {
		t.Fatal(err)
	}
	<-w.begun
	if s := r.Summary(); s.Games != 0 || s.Times != 100 || len(s.Seats) != 2 || r.Over() {
		t.Errorf("before a game is over the summary is %+v", s)
	}
	r.Stop()
	close(w.go_)
	done := make(chan struct{})
	go func() { r.Wait(); close(done) }()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Fatal("the run goes on")
	}
	if s := r.Summary(); s.Games == 100 || r.Err() != nil {
		t.Errorf("stopped after %d games, error %v", s.Games, r.Err())
	}
}

// Broken breaks whenever anything is done.
type broken struct{ rules.Battle }

func (b broken) Clone() rules.Battle                       { return broken{b.Battle.Clone()} }
func (b broken) Apply(rules.Choice) ([]rules.Event, error) { panic("half done") }

func TestAFaultInTheRulesEndsTheRun(t *testing.T) {
	r, err := again.Start(again.Plan{Battle: broken{pigs(t, "seats 2\nrounds 4\n")}, Players: players(2), Times: 100})
	if err != nil {
		t.Fatal(err)
	}
	r.Wait()
	if r.Err() == nil || r.Summary().Games != 0 {
		t.Errorf("%d games, error %v", r.Summary().Games, r.Err())
	}
}

func TestAPlanThatCannotBePlayedIsRefused(t *testing.T) {
	good := again.Plan{Battle: pigs(t, "seats 2\nrounds 4\n"), Players: players(2), Times: 1}
	for name, spoil := range map[string]func(*again.Plan){
		"a player too few": func(p *again.Plan) { p.Players = p.Players[1:] },
		"a team too few":   func(p *again.Plan) { p.Teams = []int{0} },
		"no game":          func(p *again.Plan) { p.Times = 0 },
		"too many games":   func(p *again.Plan) { p.Times = again.MaxTimes + 1 },
	} {
		p := good
		spoil(&p)
		if _, err := again.Start(p); err == nil {
			t.Errorf("%s: it is played", name)
		}
	}
}

func TestWilsonInterval(t *testing.T) {
	// From published tables of the interval.
	for _, c := range []struct {
		share     float64
		n         int
		low, high float64
	}{
		{0.7, 100, 0.6042, 0.7811},
		{0.5, 10, 0.2366, 0.7634},
		{0, 10, 0, 0.2775},
		{1, 10, 0.7225, 1},
	} {
		low, high := again.Wilson(c.share, c.n)
		if math.Abs(low-c.low) > 5e-5 || math.Abs(high-c.high) > 5e-5 {
			t.Errorf("%v of %d: %.4f to %.4f, want %.4f to %.4f", c.share, c.n, low, high, c.low, c.high)
		}
	}
}
