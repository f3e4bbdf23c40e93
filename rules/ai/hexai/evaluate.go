package hexai

import (
	"math"

	"rulerfire/rules/hexwar"
)

// Evaluate is the chance that a team wins the engagement, as its standing looks:
// exact once it is over, a tie shared. A search scores positions with it.
func (c *Script) Evaluate(s *hexwar.State, team int8) float64 {
	mine, theirs := &s.Teams[team], &s.Teams[1-team]
	ahead := float64(mine.Points() - theirs.Points())
	if s.Phase == hexwar.PhaseOver {
		return decided(s, team)
	}
	b := c.look(s, team)
	for i := range int8(s.Count()) {
		if b.worth[i] == 0 {
			continue
		}
		m := s.Model(int(i))
		hurt := 1 - float64(s.Units[i].Left[hexwar.Torso])/float64(m.Sections[hexwar.Torso])
		x := b.worth[i] * (1 - c.Weights.Progress*hurt)
		if m.Team != team {
			x = -x
		}
		ahead += x
	}
	heat := c.Weights.Heat*math.Sqrt(b.left/6) + 0.25
	return 1 / (1 + math.Exp(-ahead/heat))
}

// decided is the share of the win in an engagement that is over.
func decided(s *hexwar.State, team int8) float64 {
	mine, theirs := s.Teams[team].Points(), s.Teams[1-team].Points()
	if mine == theirs {
		mine, theirs = s.Surviving(team), s.Surviving(1-team)
	}
	switch {
	case mine > theirs:
		return 1
	case mine < theirs:
		return 0
	}
	return 0.5
}
