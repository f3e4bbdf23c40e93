package hexai

import (
	"flag"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

var (
	soaks    = flag.Int("soak", 0, "engagements in which levels meet, over all stock missions, boards and squads")
	soakPart = flag.Float64("soakpart", 0.1, "part of their budgets that the levels have in them")
	soakOnly = flag.String("soaklevel", "", "the one level that plays them, instead of easy, normal and hard")
)

// TestSoak plays engagements, one stock mission, board and squad after the other, and
// checks every answer: go test -run Soak -soak 100.
func TestSoak(t *testing.T) {
	if *soaks == 0 {
		t.Skip("needs -soak")
	}
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	levels := []string{"easy", "normal", "hard"}
	if *soakOnly != "" {
		levels = []string{*soakOnly}
	}
	missions, boards, squads := map[string]bool{}, map[string]bool{}, map[string]bool{}
	var count tally
	for i := range *soaks {
		m := &h.Missions[i%len(h.Missions)]
		fits, some := h.BoardsOf(m), h.Squads(m.Size)
		var u *hexwar.Setup
		var both [hexwar.Teams]hexwar.Squad
		var board *hexwar.Board
		for turn := i / len(h.Missions); u == nil; turn++ { // some squads do not go together, or on some boards
			if turn > i+len(fits)*len(some) {
				t.Fatalf("no two squads go together for %s", m.Name)
			}
			both = [hexwar.Teams]hexwar.Squad{some[(i+turn)%len(some)], some[(2*i+turn+1)%len(some)]}
			board = fits[turn%len(fits)]
			u, _ = hexwar.NewSetup(hexwar.Settings{}, m.Size, [hexwar.Teams]int{1, 1}, *m, board, h.Catalogue, both)
		}
		var seats []decider
		for seat := range u.SeatCount() {
			level := levels[(i/(1+2*seat)+seat)%len(levels)]
			if level == "easy" {
				seats = append(seats, scripted(Easy()))
				continue
			}
			search := PlayersAt(*soakPart)[level].(searcher).search
			seats = append(seats, func(s *hexwar.State, noise uint64) hexwar.Action { return search.Decide(s, noise, nil) })
		}
		if _, err := engage(u, seats, uint64(i), &count); err != nil {
			t.Errorf("engagement %d, %s on %s, %s against %s: %v", i, m.Name, board.Name, both[0].Name, both[1].Name, err)
		}
		missions[m.Name], boards[board.Name] = true, true
		for _, s := range both {
			squads[s.Name] = true
		}
	}
	t.Logf("%d missions, %d boards, %d squads", len(missions), len(boards), len(squads))
	count.report(t)
}
