package muster

import (
	"rulerfire/game/prospect"
	"rulerfire/rules/hexwar"
)

// A Choice is the squad that a computer brings, and what it expects of it.
type Choice struct {
	At      int     // its place among the offers
	Chance  float64 // to win the mission against the other team's squad
	Mission string
	Against string // the other team's squad
}

// Choose chooses a squad for a team among the offers, with the mission and the other
// team's squad in mind, which lies open on the table, as the team's first player
// would. noise is all the chance that it uses. It tells false if no offer is legal.
func (e Engagement) Choose(team int, offers []hexwar.Squad, noise uint64) (c Choice, ok bool) {
	if e.Mission == nil {
		return c, false
	}
	other := e.Teams[1-team].Squad
	c.Mission, c.Against = e.Mission.Name, other.Name
	var at []int
	var chances []float64
	for i, s := range offers {
		if e.Against(team, s) != nil {
			continue
		}
		var p float64
		if team == 0 {
			p = prospect.SquadChance(e.Size, e.Mission.Name, s, other)
		} else {
			p = 1 - prospect.SquadChance(e.Size, e.Mission.Name, other, s)
		}
		at, chances = append(at, i), append(chances, p)
	}
	if len(at) == 0 {
		return c, false
	}
	k := prospect.Draw(chances, e.Teams[team].Seats[0].Level, noise)
	c.At, c.Chance = at[k], chances[k]
	return c, true
}
