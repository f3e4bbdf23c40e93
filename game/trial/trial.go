// Package trial lets computers play the same contest by the hundred, to measure how good
// companies and players are: who wins how often, with which certainty, and what was
// lost to what.
//
// Start with a Trial, which says what is to be played, and Start, which plays it in the
// background. What has been played is a Record, which is kept in a file and can be gone
// on with; its Result sums it up.
//
// Battles come in groups. Those of a group share table, companies and dice, and every
// contestant has every seat in it once, so that neither the place nor the dice favour
// anybody. From group to group the order of the seats changes as well, until every
// arrangement has come. A battle depends on the trial and its own number alone: the
// same trial gives the same table of results with any number of workers, stopped and
// continued or not.
package trial

import (
	"errors"
	"fmt"

	"rulerfire/game"
	"rulerfire/rules/ai"
)

// Limits of a trial.
const (
	LeastContestants = 2
	MostContestants  = 5 // the hex wargame has two teams
	MostBattles      = 10_000
	MostShare        = 3 // seats of a team in the hex wargame
)

// A Contestant is who takes part: a computer player, and the company that it plays.
type Contestant struct {
	// Company is the text form of a company of Rapid Attack or of a squad of the hex
	// wargame. If it is empty another one of the stock is drawn for every group.
	Company string
	// Level is that of the player, with its style: "normal", "hard+cautious".
	Level string
}

// A Trial says what is to be played.
type Trial struct {
	System string // the rule system's name, "rapid" or "hexwar"
	Size   string // of the battles, in the rule system's words: "skirmish", "scouting"
	// Table is the text form of the table or the board; if it is empty another one of the
	// stock is drawn for every group.
	Table string
	// Mission names a mission of the hex wargame; if it is empty one is rolled for every
	// group.
	Mission     string
	Contestants []Contestant
	// Other is another version of the first contestant's company, or nothing: then every
	// battle is played once with each of the two.
	Other string
	// Swap lets the companies go round the players as well, so that every player has
	// every company, and companies and players are measured apart.
	Swap bool
	// Share is how many seats share a team of the hex wargame, 1 to 3; 0 is 1.
	Share int
	// Battles is how many are to be played. The last group is played to its end, so there
	// may be some more: see Total.
	Battles int
	Seed    uint64
}

// Compares tells whether two versions of a company are set against each other.
func (t Trial) Compares() bool { return t.Other != "" }

// seatsAt is how many seats a place at the table has: those of a team.
func (t Trial) seatsAt() int { return max(1, t.Share) }

// Group is how many battles a group has.
func (t Trial) Group() int {
	n := len(t.Contestants)
	size := n
	if t.Swap {
		size *= n
	}
	if t.Compares() {
		size *= 2
	}
	return max(1, size)
}

// Groups is how many groups are played.
func (t Trial) Groups() int { return (t.Battles + t.Group() - 1) / t.Group() }

// Total is how many battles are played: those of whole groups.
func (t Trial) Total() int { return t.Groups() * t.Group() }

// A ContestantError is what is wrong with one contestant.
type ContestantError struct {
	At  int // from 0; as many as there are contestants for the other version
	Err error
}

// Error tells the contestant, from 1, and what is wrong.
func (e *ContestantError) Error() string { return fmt.Sprintf("contestant %d: %v", e.At+1, e.Err) }

// Unwrap is what is wrong, without the contestant.
func (e *ContestantError) Unwrap() error { return e.Err }

// Check says what keeps a trial from being played, or nil. What is wrong with a
// contestant is a *ContestantError. It takes some milliseconds.
func (t Trial) Check() error {
	p, err := t.plan()
	if err != nil {
		return err
	}
	return p.rehearse()
}

// A plan is a trial that is ready to be played.
type plan struct {
	Trial
	arena
	kind    kind
	levels  game.Levels
	players []ai.Player // by contestant
}

// plan makes a trial ready. The error says what is wrong with it.
func (t Trial) plan() (*plan, error) {
	if err := t.checkNumbers(); err != nil {
		return nil, err
	}
	k, err := kindOf(t.System)
	if err != nil {
		return nil, err
	}
	p := &plan{Trial: t, kind: k, levels: k.levels()}
	if p.arena, err = k.open(t); err != nil {
		return nil, err
	}
	for i, c := range t.Contestants {
		player, err := p.levels.Player(c.Level)
		if err != nil {
			return nil, &ContestantError{i, err}
		}
		p.players = append(p.players, player)
	}
	return p, nil
}

// rehearse makes the set-up of the first battle, and says what is wrong with it.
func (p *plan) rehearse() error {
	c, err := p.common(0)
	if err != nil {
		return err
	}
	_, err = c.setup(p.arrange(0).cast)
	return err
}

func (t Trial) checkNumbers() error {
	switch n := len(t.Contestants); {
	case n < LeastContestants || n > MostContestants:
		return fmt.Errorf("a trial has %d to %d contestants, not %d", LeastContestants, MostContestants, n)
	case t.Battles < 1 || t.Battles > MostBattles:
		return fmt.Errorf("a trial has 1 to %d battles, not %d", MostBattles, t.Battles)
	case t.Share < 0 || t.Share > MostShare:
		return fmt.Errorf("1 to %d seats share a team, not %d", MostShare, t.Share)
	case t.Compares() && t.Contestants[0].Company == "":
		return errors.New("two versions are compared of a company that is chosen, not of one that is drawn")
	}
	return nil
}
