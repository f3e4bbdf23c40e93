package result

import (
	"rulerfire/game"
	"rulerfire/rules/rapid"
)

// A chronicle is what is told of a battle, gathered from the events of its steps.
type chronicle struct {
	// moments are the scores by seat: first those with which round 1 begins, then
	// those at the end of each round.
	moments [][]int
	downed  []int  // frames of others that each seat has destroyed
	gone    []bool // seats that have conceded
}

// recount reads the chronicle of a session's battle so far.
func recount(s *game.Session, final *rapid.State) chronicle {
	n := final.SeatCount()
	c := chronicle{downed: make([]int, n), gone: make([]bool, n)}
	scores := make([]int, n)
	b, _ := s.Battle().(*rapid.Battle)
	for _, e := range b.Opening {
		c.score(e, scores)
	}
	attacker := int8(rapid.None)
	for _, step := range s.Steps() {
		for _, e := range step.Events {
			e, ok := e.(rapid.Event)
			if !ok {
				continue
			}
			c.score(e, scores)
			switch e.Kind {
			case rapid.EvRound, rapid.EvRoundEnded:
				if e.Kind == rapid.EvRoundEnded || len(c.moments) == 0 {
					c.keep(scores)
				}
			case rapid.EvHit:
				attacker = final.Frames[e.Frame].Seat
			case rapid.EvDestroyed:
				if owner := final.Frames[e.Frame].Seat; attacker != rapid.None && attacker != owner {
					c.downed[attacker]++
				}
			case rapid.EvConceded:
				c.gone[e.Seat] = true
			}
		}
	}
	// A battle may end in the middle of a round.
	if ended := int(final.Round); len(c.moments) <= ended {
		c.keep(scores)
	}
	return c
}

// score takes note of a score that has changed.
func (c *chronicle) score(e rapid.Event, scores []int) {
	switch e.Kind {
	case rapid.EvRated:
		scores[e.Seat] = int(e.Extra)
	case rapid.EvScore:
		scores[e.Seat] = int(e.Value)
	}
}

func (c *chronicle) keep(scores []int) {
	c.moments = append(c.moments, append([]int(nil), scores...))
}
