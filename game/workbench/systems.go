package main

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"rulerfire/game"
	"rulerfire/game/trial"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A contest is a rule system with what the workbench needs to play it.
type contest struct {
	system rules.System
	levels game.Levels
	// teams is the team of every seat, of so many: seats of one team win together.
	teams func(seats int) []int
	draw  func(wish, *rand.Rand) (drawn, error)
	// at gives the levels with that part of the budget of their searches.
	at func(part float64) game.Levels
}

// A drawn is a set-up as text, and the company or squad of every seat.
type drawn struct {
	setup     []byte
	companies []string
}

// A wish says what set-ups are to be drawn. What is empty is left to chance.
type wish struct {
	seats     int
	companies []string // as many as seats, or as teams: each its own; else drawn from these
	tables    []string // drawn from these
	missions  []string // likewise, in the hex wargame
	size      string
	alike     bool // the same company or squad at every seat: whoever draws it
}

// contests are the rule systems that the workbench plays.
func contests() []contest {
	return []contest{
		{
			rapid.RapidAttack(), levels(rapidai.Players()), everyoneAlone, drawRapid,
			func(part float64) game.Levels { return levels(rapidai.PlayersAt(part)) },
		},
		{
			hexwar.HexWargame(), levels(hexai.Players()), hexTeams, drawHexwar,
			func(part float64) game.Levels { return levels(hexai.PlayersAt(part)) },
		},
	}
}

func ruleSystems() []rules.System {
	var systems []rules.System
	for _, c := range contests() {
		systems = append(systems, c.system)
	}
	return systems
}

func findContest(name string) (contest, error) {
	var names []string
	for _, c := range contests() {
		if c.system.Name == name {
			return c, nil
		}
		names = append(names, c.system.Name)
	}
	return contest{}, fmt.Errorf("there are no rules %q; there are %s", name, strings.Join(names, ", "))
}

// levels are a system's players, and random play.
func levels(players map[string]ai.Player) game.Levels {
	players["random"] = ai.Random{}
	return players
}

// choose picks those of list that are named, in the order of the names. A name
// may be written in small letters with hyphens, as file names are.
func choose[T any](list []T, names []string, kind string, nameOf func(T) string) ([]T, error) {
	var chosen []T
	for _, name := range names {
		i := slices.IndexFunc(list, func(x T) bool { return plain(nameOf(x)) == plain(name) })
		if i < 0 {
			var all []string
			for _, x := range list {
				all = append(all, plain(nameOf(x)))
			}
			return nil, fmt.Errorf("there is no %s %q; there are %s", kind, name, strings.Join(all, ", "))
		}
		chosen = append(chosen, list[i])
	}
	return chosen, nil
}

// plain is a name as it is typed on a command line: "The Long Furrow" is
// "the-long-furrow".
func plain(name string) string { return trial.Plain(name) }
