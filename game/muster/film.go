package muster

import (
	"slices"

	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
)

// Film is the hex wargame as films know it.
func Film() film.System { return film.System{System: hexwar.HexWargame(), Read: readEvent} }

// readEvent marks the turns of units, units destroyed, markers and structures taken, intel
// gathered, points of objectives, and seats that give up; the pieces are indexes of the battle. Of a team
// the first seat stands for all.
func readEvent(battle rules.Battle, event rules.Event) (film.Mark, bool) {
	e, ok := event.(hexwar.Event)
	if !ok {
		return film.Mark{}, false
	}
	s := &battle.(*hexwar.Battle).State
	owner := func() rules.Side { return rules.Side(s.Model(int(e.Unit)).Seat) }
	switch e.Kind {
	case hexwar.EvActivated:
		return film.Mark{Kind: film.Turn, Side: owner(), Piece: int(e.Unit)}, true
	case hexwar.EvDestroyed:
		return film.Mark{Kind: film.Destroyed, Side: owner(), Piece: int(e.Unit)}, true
	case hexwar.EvGathered:
		return film.Mark{Kind: film.Taken, Side: owner(), Piece: int(e.Index)}, true
	case hexwar.EvControl, hexwar.EvHeldStructure:
		if e.Team == hexwar.None {
			return film.Mark{}, false
		}
		return film.Mark{Kind: film.Taken, Side: firstSeat(s, e.Team), Piece: int(e.Index)}, true
	case hexwar.EvScore, hexwar.EvObjective:
		return film.Mark{Kind: film.Scored, Side: firstSeat(s, e.Team), Piece: -1}, true
	case hexwar.EvConceded:
		return film.Mark{Kind: film.Conceded, Side: rules.Side(e.Seat), Piece: -1}, true
	}
	return film.Mark{}, false
}

// firstSeat is the first seat of a team.
func firstSeat(s *hexwar.State, team int8) rules.Side {
	return rules.Side(slices.Index(teamsOf(s), int(team)))
}

// TeamsOf is the team of every seat of an engagement.
func TeamsOf(b rules.Battle) []int { return teamsOf(&b.(*hexwar.Battle).State) }

func teamsOf(s *hexwar.State) []int {
	teams := make([]int, s.SeatCount())
	for i := range teams {
		teams[i] = s.TeamOf(i)
	}
	return teams
}
