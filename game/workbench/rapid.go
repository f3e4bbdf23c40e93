package main

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

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
	if len(w.missions) > 0 {
		return d, errors.New("there are no missions in Rapid Attack")
	}
	l := lineup.Lineup{Settings: rapid.DefaultSettings(), Seats: make([]lineup.Seat, w.seats)}
	if l.Size, err = drawSize(w.size, r); err != nil {
		return d, err
	}
	if l.Table, err = drawTable(w, r); err != nil {
		return d, err
	}
	companies, err := drawCompanies(w, l, r)
	if err != nil {
		return d, err
	}
	for i, c := range companies {
		l.Seats[i] = lineup.Seat{Seat: game.Seat{Colour: uint8(i), Pattern: uint8(i)}, Company: c}
		d.companies = append(d.companies, c.Name)
	}
	setup, err := l.Setup()
	if err != nil {
		return d, err
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

func drawCompanies(w wish, l lineup.Lineup, r *rand.Rand) ([]rapid.Company, error) {
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
		return companies, nil // Setup says if one is not legal
	}
	companies = slices.DeleteFunc(companies, func(c rapid.Company) bool { return l.Against(c) != nil })
	if len(companies) == 0 {
		return nil, fmt.Errorf("none of the companies is legal in a %s of %d", l.Size, w.seats)
	}
	hand, err := lineup.Hand(r, companies, w.seats)
	if err != nil || !w.alike {
		return hand, err
	}
	return slices.Repeat(hand[:1], w.seats), nil
}
