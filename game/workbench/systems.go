package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/field"
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
}

// contests are the rule systems that the workbench plays.
func contests() []contest {
	return []contest{
		{rapid.RapidAttack(), levels(rapidai.Players()), everyoneAlone, drawRapid},
		{hexwar.HexWargame(), levels(hexai.Players()), hexTeams, drawHexwar},
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

// everyoneAlone makes every seat a team.
func everyoneAlone(seats int) []int {
	teams := make([]int, seats)
	for i := range teams {
		teams[i] = i
	}
	return teams
}

// drawRapid draws size, table and companies of Rapid Attack, as wished. A company
// stands at two seats only if too few are legal.
func drawRapid(w wish, r *rand.Rand) (d drawn, err error) {
	settings := rapid.DefaultSettings()
	if len(w.missions) > 0 {
		return d, errors.New("there are no missions in Rapid Attack")
	}
	size, err := drawSize(w.size, r)
	if err != nil {
		return d, err
	}
	table, err := drawTable(w, r)
	if err != nil {
		return d, err
	}
	companies, err := drawCompanies(w, size, settings, r)
	if err != nil {
		return d, err
	}
	setup, err := rapid.NewSetup(settings, size, table, companies)
	if err != nil {
		return d, err
	}
	for _, c := range companies {
		d.companies = append(d.companies, c.Name)
	}
	d.setup, err = setup.MarshalText()
	return d, err
}

func drawSize(name string, r *rand.Rand) (rapid.Size, error) {
	// The die is thrown even if it is not needed, so that a wish for a size leaves
	// table and companies as they would be.
	size := []rapid.Size{rapid.Skirmish, rapid.FullBattle}[r.IntN(2)]
	if name == "" {
		return size, nil
	}
	return rapid.ParseSize(name)
}

func drawTable(w wish, r *rand.Rand) (field.Layout, error) {
	tables, err := assets.TablesFor(w.seats)
	if err != nil {
		return field.Layout{}, err
	}
	if len(w.tables) > 0 {
		all, err := assets.Tables()
		if err != nil {
			return field.Layout{}, err
		}
		if tables, err = choose(all, w.tables, "table", func(l field.Layout) string { return l.Name }); err != nil {
			return field.Layout{}, err
		}
	}
	if len(tables) == 0 {
		return field.Layout{}, fmt.Errorf("there is no table for %d seats", w.seats)
	}
	return tables[r.IntN(len(tables))], nil
}

func drawCompanies(w wish, size rapid.Size, settings rapid.Settings, r *rand.Rand) ([]rapid.Company, error) {
	companies, err := assets.Companies()
	if err != nil {
		return nil, err
	}
	if len(w.companies) > 0 {
		companies, err = choose(companies, w.companies, "company", func(c rapid.Company) string { return c.Name })
		if err != nil {
			return nil, err
		}
	}
	if len(companies) == w.seats && len(w.companies) > 0 {
		return companies, nil // NewSetup says if one is not legal
	}
	companies = slices.DeleteFunc(companies, func(c rapid.Company) bool {
		return lineup.Against(c, size, w.seats, settings.Rockets) != nil
	})
	if len(companies) == 0 {
		return nil, fmt.Errorf("none of the companies is legal in a %s of %d", size, w.seats)
	}
	return lineup.Hand(r, companies, w.seats)
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
func plain(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r != '\'' && (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}), "-")
}
