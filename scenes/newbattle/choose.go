package newbattle

import (
	"errors"
	"math"
	"slices"
	"strings"

	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
)

// errNoChoice is the error of a computer that has no company to choose.
var errNoChoice = errors.New("no company is legal in this battle")

// choose lets the computer at a seat choose its company, among the stock's and the
// player's own, with those of the others in mind, which lie open.
func (h *Host) choose(seat int) error {
	offers := h.offers()
	companies := make([]rapid.Company, len(offers))
	for i, o := range offers {
		companies[i] = o.Company
	}
	c, ok := h.bare().Choose(seat, companies, h.chance.Uint64())
	if !ok {
		return errNoChoice
	}
	h.take(seat, offers[c.At])
	p := &h.party.seats[seat]
	p.picked, p.choice = false, c
	return nil
}

// stands tells whether a computer has chosen the company of a seat, against those that
// the others have now.
func (h *Host) stands(seat *place) bool {
	var others []string
	for i := range h.party.seats[:h.party.n] {
		if p := &h.party.seats[i]; p != seat {
			others = append(others, p.Company.Name)
		}
	}
	return seat.choice.Chance > 0 && slices.Equal(others, seat.choice.Against)
}

// reason is why a computer has chosen the company of a seat.
func reason(ctx *scenes.Context, c lineup.Choice) string {
	return ctx.T("newbattle.chosen", percent(c.Chance), strings.Join(c.Against, ", "))
}

// percent is a chance as a whole number.
func percent(chance float64) int { return int(math.Round(100 * chance)) }
