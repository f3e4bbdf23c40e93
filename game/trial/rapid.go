package trial

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/assets"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A rapidArena plays Rapid Attack.
type rapidArena struct {
	lineup  lineup.Lineup // size and settings, and a seat for each contestant
	chosen  []*rapid.Company
	stock   []rapid.Company // legal ones, to draw from
	tables  []field.Layout  // to draw from
	members int             // contestants
}

func newRapid(t Trial) (arena, error) {
	a := &rapidArena{members: len(t.Contestants)}
	a.lineup = lineup.Lineup{Settings: rapid.DefaultSettings(), Seats: make([]lineup.Seat, a.members)}
	for i := range a.lineup.Seats {
		a.lineup.Seats[i].Seat = livery(i)
	}
	var err error
	if a.lineup.Size, err = rapid.ParseSize(t.Size); err != nil {
		return nil, err
	}
	switch {
	case t.Mission != "":
		return nil, errors.New("there are no missions in Rapid Attack")
	case t.Share > 1:
		return nil, errors.New("there are no teams in Rapid Attack")
	}
	if a.chosen, err = companies(t, rapid.ParseCompany); err != nil {
		return nil, err
	}
	for i, c := range a.chosen {
		if c == nil {
			continue
		}
		if err := a.lineup.Against(*c); err != nil {
			return nil, &ContestantError{i, err}
		}
	}
	if err := a.stockUp(); err != nil {
		return nil, err
	}
	if t.Table == "" {
		a.tables, err = assets.TablesFor(a.members)
		return a, err
	}
	table, err := field.ParseLayout([]byte(t.Table))
	a.tables = []field.Layout{table}
	return a, err
}

// stockUp finds the companies to draw from, if any is to be drawn: those that are legal
// and no contestant's already, as long as there are any.
func (a *rapidArena) stockUp() error {
	if !slices.Contains(a.chosen, nil) {
		return nil
	}
	stock, err := lineup.Stock()
	if err != nil {
		return err
	}
	a.stock = slices.DeleteFunc(stock, func(c rapid.Company) bool { return a.lineup.Against(c) != nil })
	if len(a.stock) == 0 {
		return fmt.Errorf("none of the companies is legal in a %s of %d", a.lineup.Size, a.members)
	}
	others := slices.DeleteFunc(slices.Clone(a.stock), func(c rapid.Company) bool {
		return slices.ContainsFunc(a.chosen, func(o *rapid.Company) bool { return o != nil && o.Name == c.Name })
	})
	if len(others) > 0 {
		a.stock = others
	}
	return nil
}

func (a *rapidArena) draw(r *rand.Rand) (*common, error) {
	if len(a.tables) == 0 {
		return nil, fmt.Errorf("there is no table for %d players", a.members)
	}
	table := a.tables[r.IntN(len(a.tables))]
	list := make([]rapid.Company, len(a.chosen))
	var hand []rapid.Company
	if len(a.stock) > 0 {
		var err error
		if hand, err = lineup.Hand(r, a.stock, len(list)); err != nil {
			return nil, err
		}
	}
	c := &common{table: table.Name}
	for i, chosen := range a.chosen {
		if chosen != nil {
			list[i] = *chosen
		} else {
			list[i] = hand[i]
		}
		c.names = append(c.names, list[i].Name)
	}
	c.setup = func(cast []int) ([]byte, error) {
		l := a.lineup.Clone()
		l.Table = table
		for seat, company := range cast {
			l.Seats[seat].Company = list[company]
		}
		setup, err := l.Setup()
		if err != nil {
			return nil, err
		}
		return setup.MarshalText()
	}
	return c, nil
}
