package main

import (
	"fmt"
	"math/rand/v2"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
)

// hexTeams is the team of every seat: the first half of them, and one more if they
// are odd, play against the others.
func hexTeams(seats int) []int {
	teams := make([]int, seats)
	for i := (seats + 1) / 2; i < seats; i++ {
		teams[i] = 1
	}
	return teams
}

// drawsOfHex is how often an engagement is drawn until all that was wished for goes
// together: a mission has one size, and a sub is fielded only where there is water.
const drawsOfHex = 50

// drawHexwar draws size, mission, board and a squad for each team of the hex
// wargame, as wished. The boards are the wish's tables, the squads its companies.
func drawHexwar(w wish, r *rand.Rand) (d drawn, err error) {
	if w.seats > hexwar.MaxSeats {
		return d, fmt.Errorf("an engagement has at most %d seats", hexwar.MaxSeats)
	}
	h, err := assets.Hex()
	if err != nil {
		return d, err
	}
	var setup *hexwar.Setup
	for range drawsOfHex {
		var e muster.Engagement
		if e, err = drawEngagement(w, h, r); err != nil {
			continue
		}
		if setup, err = e.Setup(); err == nil {
			break
		}
	}
	if err != nil {
		return d, err
	}
	for _, team := range hexTeams(w.seats) {
		d.companies = append(d.companies, setup.Squads[team].Name)
	}
	d.setup, err = setup.MarshalText()
	return d, err
}

// drawEngagement draws an engagement once.
func drawEngagement(w wish, h *assets.HexWar, r *rand.Rand) (e muster.Engagement, err error) {
	e.Size = hexwar.Size(r.IntN(int(hexwar.NumSizes)))
	if w.size != "" {
		if e.Size, err = hexwar.ParseSize(w.size); err != nil {
			return e, err
		}
	}
	for i, team := range hexTeams(w.seats) {
		e.Teams[team].Seats = append(e.Teams[team].Seats, game.Seat{Colour: uint8(i), Pattern: uint8(i)})
	}
	if e, err = drawMission(e, w, h, r); err != nil {
		return e, err
	}
	squads := h.Squads(e.Size)
	if len(w.companies) > 0 {
		if squads, err = choose(squads, w.companies, "squad of that size", func(s hexwar.Squad) string { return s.Name }); err != nil {
			return e, err
		}
		if len(squads) == hexwar.Teams {
			for team := range e.Teams {
				e.Teams[team].Squad = squads[team]
			}
			return e, nil // Setup says if one is not legal
		}
	}
	if e, err = e.DealFrom(squads, r); err == nil && w.alike {
		e.Teams[1].Squad = e.Teams[0].Squad // Setup says if it is not legal there
	}
	return e, err
}

// drawMission draws the mission of an engagement and its board.
func drawMission(e muster.Engagement, w wish, h *assets.HexWar, r *rand.Rand) (muster.Engagement, error) {
	if len(w.missions) == 0 {
		var err error
		if e, err = e.RollMission(r); err != nil {
			return e, err
		}
	} else {
		missions, err := choose(h.MissionsOf(e.Size), w.missions, "mission of that size", func(m *hexwar.Mission) string { return m.Name })
		if err != nil {
			return e, err
		}
		if e, err = e.On(missions[r.IntN(len(missions))], r); err != nil {
			return e, err
		}
	}
	if len(w.tables) > 0 {
		boards, err := choose(h.BoardsOf(e.Mission), w.tables, "board of "+e.Mission.Name, func(b *hexwar.Board) string { return b.Name })
		if err != nil {
			return e, err
		}
		e.Board = boards[r.IntN(len(boards))]
	}
	return e, nil
}
