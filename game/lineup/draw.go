package lineup

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

// tries bounds the search for companies that do not tie. A deal of two from the
// stock ties about one time in five.
const tries = 1000

// Draw deals companies to the seats of a line-up and lays out a table, by chance.
// Size, settings, and who sits at the seats stay as they are. The companies never
// tie, neither for the highest nor for the lowest starting score, so that none of
// them has to be changed before the battle.
func (l Lineup) Draw(r *rand.Rand) (Lineup, error) {
	l, err := l.DrawTable(r)
	if err != nil {
		return l, err
	}
	for range tries {
		dealt, err := l.Deal(r)
		if err != nil {
			return l, err
		}
		if defence, offence := Ties(dealt.Ratings()); !defence && !offence {
			return dealt, nil
		}
	}
	return l, errors.New("all companies of this size tie with one another")
}

// DrawTable lays out a stock table of the right size for the seats, by chance.
func (l Lineup) DrawTable(r *rand.Rand) (Lineup, error) {
	tables, err := assets.TablesFor(len(l.Seats))
	if err != nil {
		return l, err
	}
	if len(tables) == 0 {
		return l, fmt.Errorf("there is no table for %d players", len(l.Seats))
	}
	l.Table = tables[r.IntN(len(tables))]
	return l, nil
}

// Deal gives the seats that are listed, or all if none is, legal stock companies
// by chance, different ones as far as there are enough. A seat gets another
// company than it has, if there is one.
func (l Lineup) Deal(r *rand.Rand, seats ...int) (Lineup, error) {
	stock, err := Stock()
	if err != nil {
		return l, err
	}
	l = l.Clone()
	legal := slices.DeleteFunc(stock, func(c rapid.Company) bool { return l.Against(c) != nil })
	if len(seats) == 0 {
		for i := range l.Seats {
			seats = append(seats, i)
		}
	}
	// Companies of the seats that keep theirs go last, and the present one of a
	// seat that does not goes after all others.
	kept := make(map[string]bool)
	for i, s := range l.Seats {
		if !slices.Contains(seats, i) {
			kept[s.Company.Name] = true
		}
	}
	hand, err := Hand(r, legal, len(legal))
	if err != nil {
		return l, fmt.Errorf("no company is legal in a %s of %d", l.Size, len(l.Seats))
	}
	slices.SortStableFunc(hand, func(a, b rapid.Company) int {
		return rank(kept[a.Name]) - rank(kept[b.Name])
	})
	for _, seat := range seats {
		at := slices.IndexFunc(hand, func(c rapid.Company) bool { return c.Name != l.Seats[seat].Company.Name })
		at = max(0, at)
		dealt := hand[at]
		l.Seats[seat].Company = dealt
		hand = append(slices.Delete(hand, at, at+1), dealt)
	}
	return l, nil
}

func rank(last bool) int {
	if last {
		return 1
	}
	return 0
}

// Hand draws n of the companies by chance. None comes twice before all have come.
func Hand(r *rand.Rand, companies []rapid.Company, n int) ([]rapid.Company, error) {
	if len(companies) == 0 {
		return nil, errors.New("there is no company to draw from")
	}
	drawn := make([]rapid.Company, 0, n)
	for len(drawn) < n {
		for _, i := range r.Perm(len(companies)) {
			if len(drawn) < n {
				drawn = append(drawn, companies[i])
			}
		}
	}
	return drawn, nil
}

// Ties tells whether companies of these ratings tie for the highest starting score,
// for which the defender is chosen, and whether they tie for the lowest.
func Ties(ratings []rapid.Rating) (defence, offence bool) {
	if len(ratings) == 0 {
		return false, false
	}
	most, least := ratings[0].Score, ratings[0].Score
	for _, r := range ratings {
		most, least = max(most, r.Score), min(least, r.Score)
	}
	high, low := 0, 0
	for _, r := range ratings {
		if r.Score == most {
			high++
		}
		if r.Score == least {
			low++
		}
	}
	return high > 1, low > 1
}
