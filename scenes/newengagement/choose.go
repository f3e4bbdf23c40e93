package newengagement

import (
	"errors"
	"math"

	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
)

// errNoChoice is the error of a computer that has no squad to choose.
var errNoChoice = errors.New("no squad is legal in this engagement")

// computers tells whether nobody but computers plays in a team.
func (t *team) computers() bool {
	for _, s := range t.seats[:t.n] {
		if s.Kind != game.Computer {
			return false
		}
	}
	return true
}

// choose lets the computers of a team choose their squad, among the stock's and the
// player's own, for the mission and with the other team's squad in mind, which lies open.
func (h *Host) choose(team int) error {
	offers := h.offers()
	squads := make([]hexwar.Squad, len(offers))
	for i, o := range offers {
		squads[i] = o.Squad
	}
	c, ok := h.bare().Choose(team, squads, h.chance.Uint64())
	if !ok {
		return errNoChoice
	}
	h.take(team, offers[c.At])
	t := &h.party.teams[team]
	t.picked, t.choice = false, c
	return nil
}

// stands tells whether computers have chosen the squad of a team, for this mission and
// against the squad that the other team has now.
func (h *Host) stands(team int) bool {
	c := h.party.teams[team].choice
	return c.Chance > 0 && c.Mission == h.party.mission.Name && c.Against == h.party.teams[1-team].squad.Name
}

// reason is why computers have chosen their squad.
func reason(ctx *scenes.Context, c muster.Choice) string {
	return ctx.T("newengagement.chosen", percent(c.Chance), c.Against)
}

// percent is a chance as a whole number.
func percent(chance float64) int { return int(math.Round(100 * chance)) }
