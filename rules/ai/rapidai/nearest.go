package rapidai

import (
	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

// nearest is a low rung of the ladder: it lets its frames go one after the other, each
// at the enemy that is nearest, and where it comes to nothing it answers by chance.
type nearest struct{}

// Name is the rung and its version.
func (nearest) Name() string { return "nearest/1" }

// Choose answers d. It fails on a battle of another system.
func (p nearest) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	s, err := stateOf(p.Name(), b, d)
	if err != nil {
		return nil, err
	}
	var a rapid.Action
	stream := rapid.Stream(noise)
	s.Random(&stream, &a)
	best := 0.0
	list, _ := s.Answers()
	for _, c := range list {
		if v := p.likes(s, &c); v > best {
			a, best = c, v
		}
	}
	return a, nil
}

// likes tells how much an answer does for going at the nearest enemy: more than 0 if
// it does.
func (nearest) likes(s *rapid.State, a *rapid.Action) float64 {
	switch a.Kind {
	case rapid.ActPick:
		return 1
	case rapid.ActName:
		if a.Target.Kind != rapid.FrameTarget {
			return 0
		}
		from, to := s.Actor().At, s.Frames[a.Target.ID].At
		if a.Band != s.BandBetween(from, to) {
			return 0
		}
		return 1 / (1 + near(from, to)) * (1 + float64(a.Rockets))
	case rapid.ActAttack:
		return 10 + float64(a.Die.Value)
	case rapid.ActDefend:
		if a.Die.Colour == dice.White {
			return 0.5
		}
		return float64(a.Die.Value)
	case rapid.ActUseSpot:
		return 1
	case rapid.ActMove:
		gap := 1e9
		for i := range s.FrameCount() {
			if f := &s.Frames[i]; f.Stands() && f.Seat != s.Actor().Seat {
				gap = min(gap, near(a.End(), f.At))
			}
		}
		return 1 / (1 + gap)
	}
	return 0
}
