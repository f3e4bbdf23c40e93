package lineup

import (
	"rulerfire/game/prospect"
	"rulerfire/rules/rapid"
)

// A Choice is the company that a computer brings, and what it expects of it.
type Choice struct {
	At      int     // its place among the offers
	Chance  float64 // to win against the companies of the others
	Against []string
}

// Choose chooses a company for a seat among the offers, with the companies that the
// other seats have in mind: those lie open on the table. The chances come from battles
// that were fought (see the package prospect). Companies that would tie for defence or
// for the point are left out if there are others, since a tie may change them. noise is
// all the chance that it uses. It tells false if no offer is legal.
func (l Lineup) Choose(seat int, offers []rapid.Company, noise uint64) (c Choice, ok bool) {
	var at []int
	var chances []float64
	tieless := false
	companies := make([]rapid.Company, len(l.Seats))
	for i := range l.Seats {
		companies[i] = l.Seats[i].Company
		if i != seat {
			c.Against = append(c.Against, companies[i].Name)
		}
	}
	l = l.Clone()
	for i, offer := range offers {
		if l.Against(offer) != nil {
			continue
		}
		l.Seats[seat].Company, companies[seat] = offer, offer
		defence, point := Ties(l.Ratings())
		free := !defence && !point
		if free && !tieless {
			at, chances, tieless = nil, nil, true
		}
		if free == tieless {
			at, chances = append(at, i), append(chances, prospect.Chances(l.Size, companies)[seat])
		}
	}
	if len(at) == 0 {
		return c, false
	}
	k := prospect.Draw(chances, l.Seats[seat].Level, noise)
	c.At, c.Chance = at[k], chances[k]
	return c, true
}
