package newbattle

import (
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/rules/rapid"
)

// An offer is a company that a seat can choose: of the stock, or, with an id, the
// player's own, with the colour and the pattern that it has in the library.
type offer struct {
	rapid.Company
	own             library.ID
	colour, pattern uint8
}

// offers are the companies to choose among, the player's own first.
func (h *Host) offers() (list []offer) {
	if h.lib != nil {
		for _, e := range h.lib.List(library.Company, library.ByName, "") {
			if o, ok := offered(e); ok {
				list = append(list, o)
			}
		}
	}
	for _, c := range h.stock {
		list = append(list, offer{Company: c})
	}
	return list
}

// offered is an entry of the library as an offer, if it is a company of the player's
// own that can be read.
func offered(e library.Entry) (offer, bool) {
	if e.Stock || e.Fault != nil {
		return offer{}, false
	}
	c, err := e.Company()
	return offer{c, e.ID, e.Colour, e.Pattern}, err == nil
}

// refresh gives the seats their own companies as they are in the library now. One that
// is gone from there stays as it was.
func (h *Host) refresh() {
	for i := range h.party.seats {
		p := &h.party.seats[i]
		if p.own == "" {
			continue
		}
		if e, ok := h.lib.Get(p.own); ok {
			if o, ok := offered(e); ok {
				p.Company = o.Company
			}
		}
	}
}

// take gives a seat a company, and what the company wears if nobody else does.
func (h *Host) take(seat int, o offer) {
	p := &h.party.seats[seat]
	p.Company, p.picked, p.own, p.choice = o.Company, true, o.own, lineup.Choice{}
	t := h.party.table()
	if o.colour > 0 {
		t.WearColour(seat, o.colour-1)
	}
	if o.pattern > 0 {
		t.WearPattern(seat, o.pattern-1)
	}
}
