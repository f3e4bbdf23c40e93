package garage

import (
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
)

// holdings are what the library has for a garage, the player's own first: all that can
// be opened, compared with, or put on the bench. Making them takes a moment with a
// large library, so they are kept until something has changed.
type holdings struct {
	of           library.ID // the company on the bench
	companies    []library.Entry
	frames       []rapid.Design
	ownCompanies int
	ownFrames    int
}

// takeStock makes the holdings anew if something may have changed.
func (s *Scene) takeStock() {
	if of := s.desk.Entry().ID; s.stale || s.held.of != of {
		s.held, s.stale = s.host.holdings(of), false
	}
}

func (g *Garage) holdings(of library.ID) holdings {
	h := holdings{of: of}
	var stock []library.Entry
	for _, e := range g.lib.List(library.Company, library.ByName, "") {
		switch {
		case e.Fault != nil:
		case e.Stock:
			stock = append(stock, e)
		default:
			h.companies = append(h.companies, e)
		}
	}
	h.ownCompanies = len(h.companies)
	h.companies = append(h.companies, stock...)
	var usual []rapid.Design
	for _, e := range g.lib.List(library.Frame, library.ByChanged, "") {
		d, err := e.Frame()
		switch {
		case err != nil:
		case e.Stock:
			usual = append(usual, d)
		default:
			h.frames = append(h.frames, d)
		}
	}
	h.ownFrames = len(h.frames)
	h.frames = append(h.frames, usual...)
	return h
}

// others are the companies without the one on the bench.
func (h *holdings) others() (list []library.Entry) {
	for _, e := range h.companies {
		if e.ID != h.of {
			list = append(list, e)
		}
	}
	return list
}
