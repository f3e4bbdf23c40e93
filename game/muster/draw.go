package muster

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

// tries bounds the search for a mission in which both teams have squads to field.
const tries = 100

// Draw rolls for a mission and deals squads to both teams, by chance. Size,
// settings, and who plays in which team stay as they are.
func (e Engagement) Draw(r *rand.Rand) (Engagement, error) {
	var err error
	for range tries {
		var drawn Engagement
		if drawn, err = e.RollMission(r); err != nil {
			return e, err
		}
		if drawn, err = drawn.Deal(r); err != nil {
			continue
		}
		if err = drawn.Check(); err == nil {
			return drawn, nil
		}
	}
	return e, err
}

// RollMission rolls for a mission by the rulebook's table, and takes one of its
// boards by chance.
func (e Engagement) RollMission(r *rand.Rand) (Engagement, error) {
	h, err := assets.Hex()
	if err != nil {
		return e, err
	}
	if len(h.MissionsOf(e.Size)) == 0 {
		return e, ErrNoMission
	}
	return e.On(h.RollMission(e.Size, func() int { return 1 + r.IntN(8) }), r)
}

// On gives the engagement a mission, on one of its boards by chance.
func (e Engagement) On(m *hexwar.Mission, r *rand.Rand) (Engagement, error) {
	h, err := assets.Hex()
	if err != nil {
		return e, err
	}
	boards := h.BoardsOf(m)
	e.Mission, e.Board = m, boards[r.IntN(len(boards))]
	return e, nil
}

// Deal deals stock squads as DealFrom does.
func (e Engagement) Deal(r *rand.Rand, teams ...int) (Engagement, error) {
	h, err := assets.Hex()
	if err != nil {
		return e, err
	}
	return e.DealFrom(h.Squads(e.Size), r, teams...)
}

// DealFrom gives the teams that are listed, or both if none is, squads that they may
// field by chance: another than the other team has, and than they have now, if there
// is one.
func (e Engagement) DealFrom(squads []hexwar.Squad, r *rand.Rand, teams ...int) (Engagement, error) {
	e = e.Clone()
	if len(teams) == 0 {
		teams = []int{0, 1}
	}
	for _, team := range teams {
		legal := slices.DeleteFunc(slices.Clone(squads), func(s hexwar.Squad) bool { return e.Against(team, s) != nil })
		if len(legal) == 0 {
			return e, fmt.Errorf("team %d has no squad to field in %s", team+1, e.Mission.Name)
		}
		r.Shuffle(len(legal), func(i, k int) { legal[i], legal[k] = legal[k], legal[i] })
		rank := func(s hexwar.Squad) (n int) {
			if s.Name == e.Teams[team].Squad.Name {
				n++
			}
			if s.Name == e.Teams[1-team].Squad.Name {
				n += 2
			}
			return n
		}
		e.Teams[team].Squad = slices.MinFunc(legal, func(a, b hexwar.Squad) int { return rank(a) - rank(b) })
	}
	return e, nil
}
