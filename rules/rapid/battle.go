package rapid

import (
	"fmt"

	"rulerfire/rules"
)

// RapidAttack is Rapid Attack as the game knows it. Its version is raised
// whenever the same choices would give another battle.
func RapidAttack() rules.System {
	return rules.System{Name: "rapid", Version: 1, New: func(setup []byte) (rules.Battle, error) {
		u, err := ParseSetup(setup)
		if err != nil {
			return nil, err
		}
		return NewBattle(u), nil
	}}
}

// A Battle is a State behind the contract of package rules: for the session, the
// window, recordings and tests, where allocating does not matter.
type Battle struct {
	State State
	// Opening is what happened before the first decision.
	Opening []Event
}

var _ rules.Battle = (*Battle)(nil)

// NewBattle begins a battle.
func NewBattle(u *Setup) *Battle {
	var l Log
	return &Battle{State: u.Start(&l), Opening: l.Events}
}

// Pending is the decision that the battle waits for, and false once it is over.
func (b *Battle) Pending() (rules.Decision, bool) {
	s := &b.State
	if s.Phase == PhaseOver {
		return rules.Decision{}, false
	}
	d := rules.Decision{Side: s.Side(), Name: s.Phase.String()}
	if d.Side == rules.Chance {
		faces, n := s.RollDice()
		for _, f := range faces[:n] {
			d.Dice = append(d.Dice, int(f))
		}
		d.For, d.Key = s.rollKey()
		return d, true
	}
	actions, all := s.Answers()
	d.All = all
	for _, a := range actions {
		d.Some = append(d.Some, a)
	}
	return d, true
}

// rollKey names the roll that is asked for, and says on whose behalf it is made.
func (s *State) rollKey() (rules.Side, string) {
	if s.Phase == PhaseTieRoll {
		return rules.Chance, fmt.Sprintf("round %d roll %d tie %d.%d", s.Round, s.rolls, s.tie.repeats, s.tie.tries)
	}
	f := s.Actor()
	return rules.Side(f.Seat), fmt.Sprintf("round %d frame %d.%d %s", s.Round, f.Seat+1, f.Number, s.Phase)
}

func action(c rules.Choice) (Action, error) {
	switch c := c.(type) {
	case Action:
		return c, nil
	case rules.Roll:
		return RollOf(c), nil
	}
	return Action{}, faultWrongAnswer.err()
}

// Legal is nil if the choice would be taken, and else a rules.Refusal.
func (b *Battle) Legal(c rules.Choice) error {
	a, err := action(c)
	if err != nil {
		return err
	}
	return b.State.Legal(&a)
}

// Apply takes a choice and reports what happened, or returns Legal's error and
// changes nothing.
func (b *Battle) Apply(c rules.Choice) ([]rules.Event, error) {
	a, err := action(c)
	if err != nil {
		return nil, err
	}
	var l Log
	if err := b.State.Apply(&a, &l); err != nil {
		return nil, err
	}
	events := make([]rules.Event, len(l.Events))
	for i, e := range l.Events {
		events[i] = e
	}
	return events, nil
}

// Parse reads a choice from its line.
func (b *Battle) Parse(line string) (rules.Choice, error) {
	a, err := ParseAction(line)
	if err != nil {
		return nil, err
	}
	return a, nil
}

// Clone gives an independent copy.
func (b *Battle) Clone() rules.Battle {
	c := *b
	return &c
}

// Result sums the battle up.
func (b *Battle) Result() rules.Result {
	s := &b.State
	r := rules.Result{Over: s.Phase == PhaseOver, Round: int(s.Round)}
	leaders := s.Leaders()
	for seat := range s.SeatCount() {
		r.Scores = append(r.Scores, s.Score(seat))
		if leaders&(1<<seat) != 0 {
			r.Winners = append(r.Winners, rules.Side(seat))
		}
	}
	return r
}
