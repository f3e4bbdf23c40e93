package main

import (
	"fmt"
	"maps"
	"runtime"
	"slices"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
)

// 200 engagements between computers, of teams of one to three players: every
// mission in every size on every board, with every stock squad that some mission
// admits among them, all end without a fault.
func TestTwoHundredEngagementsEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some minutes")
	}
	hexWargame, err := findContest("hexwar")
	if err != nil {
		t.Fatal(err)
	}
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	var wishes []wish
	fielded := map[string]int{} // how often, for every squad that some mission admits
	for size := range hexwar.NumSizes {
		for _, m := range h.MissionsOf(size) {
			for _, b := range h.BoardsOf(m) {
				w := wish{size: size.String(), missions: []string{m.Name}, tables: []string{b.Name}}
				var squads []string
				for _, s := range h.Squads(size) {
					if muster.Against(s, size, 1, m) == nil {
						squads = append(squads, s.Name)
						fielded[s.Name] = max(0, fielded[s.Name]) // known from here on
					}
				}
				slices.SortStableFunc(squads, func(a, b string) int { return fielded[a] - fielded[b] })
				w.companies = squads[:hexwar.Teams]
				for _, name := range w.companies {
					fielded[name]++
				}
				wishes = append(wishes, w)
			}
		}
	}
	levels := [][]string{
		{"script", "easy"},
		{"easy", "script", "random"},
		{"script", "easy", "easy", "script"},
		{"script", "easy", "script", "random", "easy"},
		{"easy", "script", "random", "script", "easy", "script"},
	}
	squads := map[string]bool{}
	for n, w := range wishes {
		p := plan{
			contest: hexWargame,
			wish:    w,
			levels:  levels[n%len(levels)],
			battles: (200 + len(wishes) - 1) / len(wishes),
			seed:    uint64(100 * (n + 1)),
			workers: runtime.NumCPU(),
		}
		p.wish.seats = len(p.levels)
		err := p.play(t.Context(), func(b battle) error {
			for _, fault := range b.faults {
				t.Errorf("%v, battle %d, seed %d: %s", w, b.Battle, b.Seed, fault)
			}
			setup := drawnEngagement(t, p, b.Seed)
			if b.Rounds < 1 || b.Rounds > setup.Rounds() || len(b.winners) == 0 {
				t.Errorf("%v: the engagement ended as %+v", w, b)
			}
			for _, s := range setup.Squads {
				squads[s.Name] = true
			}
			return nil
		})
		if err != nil {
			t.Errorf("%v: %v", w, err)
		}
	}
	checkAllPlayed(t, "squads", slices.Collect(maps.Keys(fielded)), squads)
}

// drawnEngagement gives the set-up that a plan draws from a seed.
func drawnEngagement(t *testing.T, p plan, seed uint64) *hexwar.Setup {
	t.Helper()
	d, err := p.contest.draw(p.wish, random(seed, "set-up"))
	if err != nil {
		t.Fatal(err)
	}
	setup, err := hexwar.ParseSetup(d.setup)
	if err != nil {
		t.Fatal(err)
	}
	return setup
}

func TestWishesForAnEngagementAreKept(t *testing.T) {
	hexWargame, err := findContest("hexwar")
	if err != nil {
		t.Fatal(err)
	}
	p := plan{contest: hexWargame, wish: wish{
		seats: 3, missions: []string{"winds-of-war"}, companies: []string{"harbour-watch", "The Long Afternoon"},
	}}
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	m, err := h.Mission("Winds of War")
	if err != nil {
		t.Fatal(err)
	}
	p.wish.tables = []string{m.Boards[len(m.Boards)-1]}
	for seed := range uint64(8) {
		setup := drawnEngagement(t, p, seed)
		got := fmt.Sprint(setup.Mission.Name, ", ", setup.Board.Name, ": ", setup.Squads[0].Name, " ", setup.Players, " ", setup.Squads[1].Name)
		if want := "Winds of War, " + p.wish.tables[0] + ": Harbour Watch [2 1] The Long Afternoon"; got != want {
			t.Errorf("seed %d: %s, want %s", seed, got, want)
		}
	}
}

func TestATeamWinsTogether(t *testing.T) {
	battles, sum := jsonBattles(t, "battle", "-rules", "hexwar", "-size", "scouting", "-missions", "show-of-force",
		"-seats", "random,random,random", "-battles", "3", "-seed", "3")
	for _, b := range battles {
		if len(b.Scores) != 3 || b.Scores[0] != b.Scores[1] {
			t.Errorf("seats 1 and 2 are a team, but the scores are %v", b.Scores)
		}
		if b.Winner == 1 {
			t.Errorf("the winner is the first of its team, not seat %d", b.Winner+1)
		}
	}
	if sum["battles"] != 3.0 || sum["faults"] != 0.0 {
		t.Errorf("summary %v", sum)
	}
}

func TestTallyOfSquads(t *testing.T) {
	s := newSummary(plan{levels: []string{"a", "a", "a"}, tally: true})
	clock := []*stopwatch{{}, {}, {}}
	for _, b := range []battle{
		{companies: []string{"x", "x", "y"}, winners: []rules.Side{0, 1}},
		{companies: []string{"y", "y", "z"}, winners: []rules.Side{0, 1, 2}, Winner: -1},
		{companies: []string{"z", "z", "z"}, winners: []rules.Side{2}},
	} {
		b.Seats, b.clock = []string{"a", "a", "a"}, clock
		s.add(b)
	}
	s.finish()
	var got []string
	for _, c := range s.Tally {
		got = append(got, fmt.Sprintf("%s %g of %d", c.Company, c.Wins, c.Battles))
	}
	if want := "x 1 of 1, z 0.5 of 1, y 0.5 of 2"; strings.Join(got, ", ") != want {
		t.Errorf("got %s, want %s", strings.Join(got, ", "), want)
	}
}
