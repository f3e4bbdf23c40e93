package main

import (
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/assets"
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

// drawsOfHex is how often an engagement is drawn until the squads fit the board: a
// sub is fielded only where there is water.
const drawsOfHex = 50

// drawHexwar draws size, mission, board and a squad for each team of the hex
// wargame, as wished. The boards are the wish's tables, the squads its companies.
func drawHexwar(w wish, r *rand.Rand) (d drawn, err error) {
	h, err := assets.Hex()
	if err != nil {
		return d, err
	}
	if w.seats > hexwar.MaxSeats {
		return d, fmt.Errorf("an engagement has at most %d seats", hexwar.MaxSeats)
	}
	var last error
	for range drawsOfHex {
		setup, err := drawEngagement(w, h, r)
		if err == nil {
			for _, team := range hexTeams(w.seats) {
				d.companies = append(d.companies, setup.Squads[team].Name)
			}
			d.setup, err = setup.MarshalText()
			return d, err
		}
		last = err
	}
	return d, last
}

func drawEngagement(w wish, h *assets.HexWar, r *rand.Rand) (*hexwar.Setup, error) {
	size := hexwar.Size(r.IntN(int(hexwar.NumSizes)))
	if w.size != "" {
		var err error
		if size, err = hexwar.ParseSize(w.size); err != nil {
			return nil, err
		}
	}
	missions := h.MissionsOf(size)
	if len(w.missions) > 0 {
		var err error
		if missions, err = choose(missions, w.missions, "mission of that size", func(m *hexwar.Mission) string { return m.Name }); err != nil {
			return nil, err
		}
	}
	mission := missions[r.IntN(len(missions))]
	boards := h.BoardsOf(mission)
	if len(w.tables) > 0 {
		var err error
		if boards, err = choose(boards, w.tables, "board of "+mission.Name, func(b *hexwar.Board) string { return b.Name }); err != nil {
			return nil, err
		}
	}
	board := boards[r.IntN(len(boards))]
	squads, err := drawSquads(w, h.Squads(size), r)
	if err != nil {
		return nil, err
	}
	var players [hexwar.Teams]int
	for _, team := range hexTeams(w.seats) {
		players[team]++
	}
	return hexwar.NewSetup(hexwar.Settings{}, size, players, *mission, board, h.Catalogue, squads)
}

// drawSquads draws two squads, different ones if it can.
func drawSquads(w wish, squads []hexwar.Squad, r *rand.Rand) (both [hexwar.Teams]hexwar.Squad, err error) {
	if len(w.companies) > 0 {
		if squads, err = choose(squads, w.companies, "squad of that size", func(s hexwar.Squad) string { return s.Name }); err != nil {
			return both, err
		}
		if len(squads) == hexwar.Teams {
			return [hexwar.Teams]hexwar.Squad(squads), nil
		}
	}
	squads = slices.Clone(squads)
	r.Shuffle(len(squads), func(i, k int) { squads[i], squads[k] = squads[k], squads[i] })
	return [hexwar.Teams]hexwar.Squad{squads[0], squads[len(squads)-1]}, nil
}
