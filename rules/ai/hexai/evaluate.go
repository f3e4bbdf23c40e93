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
	b := &board{s: s, w: &c.Weights, me: team, left: roundsLeft(s)}
	for i := range int8(s.Count()) {
		u, m := &s.Units[i], s.Model(int(i))
		if u.Where == hexwar.Gone {
			continue
		}
		x := 0.0
		if u.Where != hexwar.Home { // who has left fights no more
			x = b.material(i)
		}
		if !m.Drone {
			x += c.Weights.Survive * b.costShare(i)
		}
		hurt := 1 - float64(u.Left[hexwar.Torso])/float64(m.Sections[hexwar.Torso])
		x *= 1 - c.Weights.Progress*hurt
		if m.Team != team {
			x = -x
		}
		ahead += x
	}
	ahead += b.marked()
	heat := c.Weights.Heat*math.Sqrt(b.left/6) + 0.25
	return 1 / (1 + math.Exp(-ahead/heat))
}

// marked is what the markers as they are held now bring until the end, more to my
// team than to the enemy.
func (b *board) marked() float64 {
	s := b.s
	if !s.Mission.Control {
		return 0
	}
	x := 0.0
	for i := range s.Markers {
		switch m := &s.Markers[i]; {
		case !m.Placed || m.Owner == hexwar.None:
		case m.Owner == b.me:
			x++
		default:
			x--
		}
	}
	room := b.primary(b.me, hexwar.MaxPoints)
	if x < 0 {
		room = b.primary(1-b.me, hexwar.MaxPoints)
	}
	return max(-room, min(room, x*min(b.left, 3)/2))
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
