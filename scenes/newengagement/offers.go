package newengagement

import (
	"slices"

	"rulerfire/game/library"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
)

// An offer is a squad that a team can choose: of the stock, or, with an id, the
// player's own, with the colour and the pattern that it has in the library.
type offer struct {
	hexwar.Squad
	own             library.ID
	colour, pattern uint8
}

// offers are the squads to choose among, the player's own first.
func (h *Host) offers() (list []offer) {
	if h.lib != nil {
		for _, e := range h.lib.List(library.Squad, library.ByName, "") {
			if o, ok := offered(e); ok {
				list = append(list, o)
			}
		}
	}
	for _, squad := range h.stock.Squads(h.party.size) {
		list = append(list, offer{Squad: squad})
	}
	return list
}

// offered is an entry of the library as an offer, if it is a squad of the player's own
// that can be read.
func offered(e library.Entry) (offer, bool) {
	if e.Stock || e.Fault != nil {
		return offer{}, false
	}
	squad, err := e.Squad()
	return offer{squad, e.ID, e.Colour, e.Pattern}, err == nil
}

// refresh gives the teams their own squads, and the mission its board, as they are in
// the library now. What is gone from there stays as it was.
func (h *Host) refresh() {
	for i := range h.party.teams {
		t := &h.party.teams[i]
		if t.own == "" || h.lib == nil {
			continue
		}
		if e, ok := h.lib.Get(t.own); ok {
			if o, ok := offered(e); ok {
				t.squad = o.Squad
			}
		}
	}
	h.refreshBoard()
	h.last = verdict{}
}

// take gives a team a squad, and its first player what the squad wears if nobody else
// does.
func (h *Host) take(team int, o offer) {
	t := &h.party.teams[team]
	t.squad, t.picked, t.own, t.choice = o.Squad, true, o.own, muster.Choice{}
	h.last = verdict{}
	table := h.party.table()
	if o.colour > 0 {
		table.WearColour(seatOf(team, 0), o.colour-1)
	}
	if o.pattern > 0 {
		table.WearPattern(seatOf(team, 0), o.pattern-1)
	}
}

// present is the place among the offers of the squad that the team has, or -1.
func (s *Scene) present() int {
	t := &s.host.party.teams[s.team]
	return slices.IndexFunc(s.offers, func(o offer) bool {
		return o.own == t.own && (o.own != "" || o.Name == t.squad.Name)
	})
}
