package hexwar

import (
	"fmt"
	"slices"

	"rulerfire/rules/hex"
)

// CheckBoard lists what keeps the mission, as it is On a board, from being played
// there, whatever squads come: its zones, markers and structures, and room for every
// kind of unit.
// Which boards the mission names does not matter, nor whether the board is legal by
// itself; that is Board.Check's business.
func (m *Mission) CheckBoard(b *Board) []Fault {
	on := m.On(b)
	return on.checkBoard(b)
}

func (m *Mission) checkBoard(b *Board) []Fault {
	j := judge{where: m.Name, at: Place{Unit: None}}
	zones := m.checkZones(b, &j)
	j.faults = append(j.faults, m.misplaced(b)...)
	for _, zone := range zones {
		m.checkRoom(b, zone, &j)
	}
	if area, err := m.Area.Set(b.Grid); m.Intel && err == nil && !markersFit(area, b.markerGround, [intelMarkers]hex.Cell{}, 0) {
		j.addAt("no place for the markers", fmt.Sprintf("%d of them lie %d hexes apart", intelMarkers, intelApart), "clear the middle", cellsOf(area)...)
	}
	return j.faults
}

// checkZones makes sure that the mission's regions are on the board, and returns the
// zones that are.
func (m *Mission) checkZones(b *Board, j *judge) (zones []hex.Set) {
	for i, r := range append(m.Zones[:], m.Area) {
		set, err := r.Set(b.Grid)
		switch {
		case err != nil:
			j.add(err.Error(), "the mission is played there", "make the board larger")
		case i < len(m.Zones) && set.Count() == 0:
			j.add(fmt.Sprintf("zone %d has no hexes", i+1), "both sides need room", "make the board larger")
		case i < len(m.Zones):
			zones = append(zones, set)
		}
	}
	if len(zones) == len(m.Zones) {
		if both := common([Teams]hex.Set(zones)); len(both) > 0 {
			j.addAt("the zones overlap", "they lie apart", "make the board larger", both...)
		}
	}
	return zones
}

// checkRoom makes sure that a zone has room for as many units as a squad may have:
// of all kinds that stand on land, and of those that swim if the mission is wet.
func (m *Mission) checkRoom(b *Board, zone hex.Set, j *judge) {
	if m.Intel {
		zone = b.edgeOf(zone)
	}
	most := m.mostUnits()
	need := []struct {
		body   Body
		ground string
	}{{Tank, "dry ground"}, {Sub, "water"}}
	if !m.Wet {
		need = need[:1]
	}
	for _, n := range need {
		free := 0
		zone.Each(func(c hex.Cell) {
			if b.Tile(c).bears(n.body) && b.top(c)[0] == None {
				free++
			}
		})
		if free < most {
			j.addAt(fmt.Sprintf("%d free hexes of %s in a zone", free, n.ground), fmt.Sprintf("a squad may need %d", most), "make more room there", cellsOf(zone)...)
		}
	}
}

// mostUnits is the most units that a squad has in an engagement with the mission.
func (m *Mission) mostUnits() (most int) {
	for size := range NumSizes {
		if slices.Contains(size.MissionSizes(), m.Size) {
			most = max(most, size.Limits().Units)
		}
	}
	return most
}

// misplaced lists the markers of a mission that cannot lie where it wants them, and
// the structures that it is about and that there are not.
func (m *Mission) misplaced(b *Board) []Fault {
	j := judge{where: m.Name, at: Place{Unit: None}}
	for _, c := range m.Markers {
		switch {
		case !b.Grid.Has(c):
			j.add("the marker at "+c.String(), "the board has no such hex", "make the board larger")
		case b.Tile(c).Colour == Red:
			j.addAt("the marker at "+c.String(), "the hex is barred", "paint it another colour", c)
		case !b.markerGround(c):
			j.addAt("the marker at "+c.String(), "a structure stands there", "take it away", c)
		}
	}
	if most := slices.Max(append(m.Targets, 0)); most > len(b.Structures) {
		j.add(amount(len(b.Structures), "structure"), fmt.Sprintf("the mission is about %d", most), fmt.Sprintf("build %d more", most-len(b.Structures)))
	}
	return j.faults
}

// markerGround tells whether a marker can lie on a hex of the board.
func (b *Board) markerGround(c hex.Cell) bool {
	return b.Tile(c).Colour != Red && b.top(c)[0] == None
}

// cellsOf are the cells of a set.
func cellsOf(set hex.Set) (cells []hex.Cell) {
	set.Each(func(c hex.Cell) { cells = append(cells, c) })
	return cells
}

// edgeOf are the hexes of a zone at the short edges of the board.
func (b *Board) edgeOf(zone hex.Set) (edge hex.Set) {
	zone.Each(func(c hex.Cell) {
		if !b.Grid.Has(c.Next(hex.North)) || !b.Grid.Has(c.Next(hex.South)) {
			edge.Add(c)
		}
	})
	return edge
}

// Pockets are the hexes on which units on foot could stand and to which there is no
// way for them from the largest part of the board, as long as they can neither jump
// nor fly.
func (b *Board) Pockets() hex.Set {
	var open hex.Set
	b.Grid.Each(func(c hex.Cell) {
		if b.Tile(c).bears(Mech) && b.top(c)[0] == None {
			open.Add(c)
		}
	})
	var main hex.Set
	rest := open
	open.Each(func(c hex.Cell) {
		if !rest.Has(c) {
			return
		}
		part := b.onFoot(c, &rest)
		part.Each(rest.Remove)
		if part.Count() > main.Count() {
			main = part
		}
	})
	main.Each(open.Remove)
	return open
}

// onFoot is what can be reached from a hex over open ones, a step of one elevation
// at most at a time.
func (b *Board) onFoot(from hex.Cell, open *hex.Set) (reached hex.Set) {
	reached.Add(from)
	for next := []hex.Cell{from}; len(next) > 0; next = next[1:] {
		for d := range hex.Direction(hex.Directions) {
			c := next[0].Next(d)
			rise := b.levelAt(c) - b.levelAt(next[0])
			if open.Has(c) && !reached.Has(c) && rise >= -1 && rise <= 1 {
				reached.Add(c)
				next = append(next, c)
			}
		}
	}
	return reached
}

// levelAt is the elevation of the ground of a cell, 0 off the board.
func (b *Board) levelAt(c hex.Cell) int8 {
	if !b.Grid.Has(c) {
		return 0
	}
	return b.Tile(c).Level
}
