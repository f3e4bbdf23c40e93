package muster

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// party seats a person in the first team and computers at all other places.
func party(size hexwar.Size, players [hexwar.Teams]int) Engagement {
	e := Engagement{Size: size}
	n := 0
	for team := range e.Teams {
		for range players[team] {
			seat := game.Seat{Name: fmt.Sprint("Seat ", n+1), Kind: game.Computer, Level: "easy", Colour: uint8(n), Pattern: uint8(n)}
			if n == 0 {
				seat.Kind, seat.Level = game.Person, ""
			}
			e.Teams[team].Seats = append(e.Teams[team].Seats, seat)
			n++
		}
	}
	return e
}

func chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

func random(string) (ai.Player, error) { return ai.Random{}, nil }

func drawn(t *testing.T, size hexwar.Size, players [hexwar.Teams]int, seed uint64) Engagement {
	t.Helper()
	e, err := party(size, players).Draw(chance(seed))
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestAnEngagementLeftToChanceIsLegal(t *testing.T) {
	missions := map[string]bool{}
	for size := range hexwar.NumSizes {
		for _, players := range [][hexwar.Teams]int{{1, 1}, {2, 1}, {2, 2}} {
			for seed := range uint64(12) {
				e := drawn(t, size, players, seed)
				if err := e.Check(); err != nil {
					t.Fatalf("%s of %v, seed %d: %v", size, players, seed, err)
				}
				if e.Teams[0].Squad.Name == e.Teams[1].Squad.Name {
					t.Errorf("%s of %v, seed %d: both have %s", size, players, seed, e.Teams[0].Squad.Name)
				}
				missions[e.Mission.Name] = true
			}
		}
	}
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	if len(missions) != len(h.Missions) {
		t.Errorf("%d of the %d missions have been rolled", len(missions), len(h.Missions))
	}
}

// 28: each row of the rulebook's tables is rolled as often as it has numbers of the
// D8; a 7 or an 8 for an operation is rolled again, and a conflagration rolls half
// the time for an operation and half the time for a skirmish. Boards are the
// mission's.
func TestGap28MissionsAreRolledByTheTables(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	const rolls = 2400
	for size, want := range map[hexwar.Size]map[string]int{ // of 24
		hexwar.Scouting:  {"Reconnaissance: Control": 6, "Reconnaissance: Raid": 6, "Show of Force": 12},
		hexwar.Skirmish:  {"Winds of War": 6, "Endless Pursuit": 6, "Counterattack!": 6, "The Call of Darkness": 6},
		hexwar.Operation: {"The Order to Destroy": 8, "Emissary of Darkness!": 8, "Burning Sandstorm": 8},
		hexwar.Conflagration: {
			"The Order to Destroy": 4, "Emissary of Darkness!": 4, "Burning Sandstorm": 4,
			"Winds of War": 3, "Endless Pursuit": 3, "Counterattack!": 3, "The Call of Darkness": 3,
		},
	} {
		got := map[string]int{}
		r := chance(28)
		for range rolls {
			e, err := party(size, [2]int{1, 1}).RollMission(r)
			if err != nil {
				t.Fatal(err)
			}
			got[e.Mission.Name]++
			if !slices.Contains(h.BoardsOf(e.Mission), e.Board) {
				t.Fatalf("%s is rolled with the board %s", e.Mission.Name, e.Board.Name)
			}
		}
		for name, n := range got {
			if share := want[name] * rolls / 24; share == 0 || n < share*4/5 || n > share*6/5 {
				t.Errorf("%s: %s %d times of %d, not about %d", size, name, n, rolls, share)
			}
		}
		if len(got) != len(want) {
			t.Errorf("%s: %v", size, got)
		}
	}
}

func TestTheSameSeedDrawsTheSameEngagement(t *testing.T) {
	a, b := drawn(t, hexwar.Skirmish, [2]int{1, 2}, 7), drawn(t, hexwar.Skirmish, [2]int{1, 2}, 7)
	if a.Mission.Name != b.Mission.Name || a.Board.Name != b.Board.Name || a.Teams[0].Squad.Name != b.Teams[0].Squad.Name || a.Teams[1].Squad.Name != b.Teams[1].Squad.Name {
		t.Errorf("%+v and %+v", a, b)
	}
}

func TestDealingOneTeamLeavesTheOther(t *testing.T) {
	for seed := range uint64(30) {
		e := drawn(t, hexwar.Scouting, [2]int{1, 1}, seed)
		after, err := e.Deal(chance(seed), 1)
		if err != nil {
			t.Fatal(err)
		}
		if after.Teams[0].Squad.Name != e.Teams[0].Squad.Name {
			t.Errorf("seed %d: team 1 had %s and has %s", seed, e.Teams[0].Squad.Name, after.Teams[0].Squad.Name)
		}
		if got := after.Teams[1].Squad.Name; got == e.Teams[0].Squad.Name || got == e.Teams[1].Squad.Name {
			t.Errorf("seed %d: team 2 gets %s although others are legal", seed, got)
		}
	}
}

func TestWhatKeepsAnEngagementFromStartingIsSaid(t *testing.T) {
	for _, test := range []struct {
		name string
		do   func(e *Engagement)
		team int
		want string
	}{
		{"two seats share a colour", func(e *Engagement) { e.Teams[1].Seats[0].Colour = 0 }, 1, game.ErrLivery.Error()},
		{"two of a team share a pattern", func(e *Engagement) { e.Teams[1].Seats[1].Pattern = e.Teams[1].Seats[0].Pattern }, 1, game.ErrLivery.Error()},
		{"a squad is too dear", func(e *Engagement) {
			u := e.Teams[1].Squad.Units
			e.Teams[1].Squad.Units = append(u[:len(u):len(u)], u...)
		}, 1, "at most"},
		{"two lead one unit", func(e *Engagement) { e.Teams[1].Squad.Units = e.Teams[1].Squad.Units[:1] }, 1, "leads one"},
		{"nobody plays in a team", func(e *Engagement) { e.Teams[0].Seats = nil }, -1, "0 players"},
		{"there is no mission", func(e *Engagement) { e.Mission = nil }, -1, ErrNoMission.Error()},
		{"the mission is for another size", func(e *Engagement) {
			h, _ := assets.Hex()
			e.Mission = h.MissionsOf(hexwar.Operation)[0]
		}, -1, "not for scouting"},
	} {
		t.Run(test.name, func(t *testing.T) {
			e := drawn(t, hexwar.Scouting, [2]int{1, 2}, 1)
			test.do(&e)
			err := e.Check()
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("the error is %v; it should say %q", err, test.want)
			}
			var at *TeamError
			if errors.As(err, &at) != (test.team >= 0) || at != nil && at.Team != test.team {
				t.Errorf("the team in %v is not %d", err, test.team)
			}
			if _, err := e.Config(1, 2, random); err == nil {
				t.Error("a battle begins all the same")
			}
		})
	}
}

// 5.5: squads with a sub are offered only where there is water.
func TestSubsAreFieldedWhereThereIsWater(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	sub := hexwar.Squad{Name: "A sub"}
	for _, d := range h.Units {
		if core, ok := h.Catalogue.Core(d.Core); ok && core.Body == hexwar.Sub {
			sub.Units = []hexwar.UnitDesign{d}
		}
	}
	for i := range h.Missions {
		m := &h.Missions[i]
		if err := Against(sub, m.Size, 1, m); (err == nil) != m.Wet {
			t.Errorf("in %s: %v", m.Name, err)
		}
	}
}

func TestASetUpThatIsPlayedForAPersonLeadsToRoundOne(t *testing.T) {
	for size := range hexwar.NumSizes {
		for seed := range uint64(4) {
			e := drawn(t, size, [2]int{1, 2}, seed)
			config, err := e.Config(11, 12, random)
			if err != nil {
				t.Fatal(err)
			}
			s, err := game.NewSession(config)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.PlaySetUp(t.Context(), ai.Random{}, 9); err != nil {
				t.Fatalf("%s, seed %d: %v", size, seed, err)
			}
			state := &s.Battle().(*hexwar.Battle).State
			if state.Round != 1 || len(s.Faults()) > 0 {
				t.Errorf("%s, seed %d: the battle waits for %v in round %d; %v", size, seed, state.Phase, state.Round, s.Faults())
			}
			steps := len(s.Steps())
			if err := s.PlaySetUp(t.Context(), ai.Random{}, 9); err != nil || len(s.Steps()) != steps {
				t.Errorf("deploying again changes something: %v", err)
			}
		}
	}
}

// A board of somebody's own does for any mission that it suits.
func TestAnEngagementOnABoardOfOnesOwn(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	mission := func(name string) *hexwar.Mission {
		m, err := h.Mission(name)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	own := &hexwar.Board{Name: "My Meadow", Grid: hex.Grid{Cols: 13, Rows: 16}}
	e := drawn(t, hexwar.Scouting, [hexwar.Teams]int{1, 1}, 3)
	e.Mission, e.Board = mission("Reconnaissance: Control"), own
	setup, err := e.Setup()
	if err != nil || setup.Board.Name != own.Name {
		t.Fatal("it cannot be played:", err)
	}
	text, err := setup.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	if _, err := hexwar.ParseSetup(text); err != nil {
		t.Error("what has been written down is not read back:", err)
	}
	if m := mission("Reconnaissance: Control"); len(m.Boards) == 0 {
		t.Error("the stock's mission has been changed")
	}

	var fault hexwar.Fault
	if err := Suits(mission("The Order to Destroy"), own); !errors.As(err, &fault) || fault.What != "0 structures" {
		t.Errorf("without structures there is nothing to destroy, but: %v", err)
	}
	barred := own.Clone()
	barred.Tiles[hex.Cell{Col: 6, Row: 4}.Index()].Colour = hexwar.Red
	e.Board = barred
	if err := e.Check(); !errors.As(err, &fault) || !fault.Cells.Has(hex.Cell{Col: 6, Row: 4}) {
		t.Errorf("a marker would lie on a barred hex, but: %v", err)
	}
	e.Mission = mission("Show of Force")
	if err := e.Check(); err != nil {
		t.Error("a mission without markers cannot be played:", err)
	}
}
