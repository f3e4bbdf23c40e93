package hexwar

import (
	"fmt"

	"rulerfire/rules"
)

// HexWargame is the hex wargame as the game knows it. Its version is raised
// whenever the same choices would give another engagement.
func HexWargame() rules.System {
	return rules.System{Name: "hexwar", Version: 1, New: func(setup []byte) (rules.Battle, error) {
		u, err := ParseSetup(setup)
		if err != nil {
			return nil, err
		}
		return NewBattle(u), nil
	}}
}

// A Battle is a State behind the contract of package rules: for the session, the
// window, recordings and tests, where allocating does not matter.
type Battle struct{ State State }

var _ rules.Battle = (*Battle)(nil)

// NewBattle begins an engagement.
func NewBattle(u *Setup) *Battle { return &Battle{State: u.Start()} }

// Pending is the decision that the battle waits for, and false once it is over.
func (b *Battle) Pending() (rules.Decision, bool) {
	s := &b.State
	if s.Phase == PhaseOver {
		return rules.Decision{}, false
	}
	d := rules.Decision{Side: s.Side(), Name: s.Phase.String()}
	if d.Side == rules.Chance {
		for range s.RollDice() {
			d.Dice = append(d.Dice, faces)
		}
		d.For, d.Key = s.roller(), s.rollKey()
		return d, true
	}
	actions, all := s.Answers()
	d.All = all
	for _, a := range actions {
		d.Some = append(d.Some, a)
	}
	return d, true
}

// rollKey names the roll that is asked for.
func (s *State) rollKey() string {
	return fmt.Sprintf("round %d unit %d roll %d %s", s.Round, s.Turn.Unit, s.rolls, s.Phase)
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

// Result sums the battle up. All players of a team score what the team has; a
// player who has given up scores nothing.
func (b *Battle) Result() rules.Result {
	s := &b.State
	r := rules.Result{Over: s.Phase == PhaseOver, Round: int(s.Round)}
	wins := s.Winners()
	for seat := range s.SeatCount() {
		team := s.TeamOf(seat)
		if s.Out[seat] {
			r.Scores = append(r.Scores, 0)
			continue
		}
		r.Scores = append(r.Scores, s.Score(team))
		if wins[team] {
			r.Winners = append(r.Winners, rules.Side(seat))
		}
	}
	return r
}

// Score is the points of a team, primary and secondary. A team whose players have
// all given up has none.
func (s *State) Score(team int) int {
	if s.allOut(int8(team)) {
		return 0
	}
	return s.Teams[team].Points()
}

// Winners are the teams that lead: by points; equal points are decided by the
// attacker's right in an intel raid, and by the deployment cost that survives.
// Both lead in a draw.
func (s *State) Winners() (wins [Teams]bool) {
	switch d := s.Score(0) - s.Score(1); {
	case s.allOut(0):
		wins[1] = true
	case s.allOut(1):
		wins[0] = true
	case d > 0:
		wins[0] = true
	case d < 0:
		wins[1] = true
	case s.Mission.Intel && s.Attacker != None:
		wins[s.Attacker] = true
	default:
		a, b := s.Surviving(0), s.Surviving(1)
		wins[0], wins[1] = a >= b, b >= a
	}
	return wins
}
