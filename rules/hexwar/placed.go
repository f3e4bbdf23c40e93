package hexwar

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"rulerfire/rules/hex"
)

// Placed is what a board has of its own for missions: objective markers, and
// deployment zones. The zero value is nothing, and missions place theirs.
type Placed struct {
	Markers []hex.Cell     // at most MaxMarkers
	Zones   [Teams]hex.Set // both or none
}

// Clone is a copy that shares nothing with it.
func (p Placed) Clone() Placed {
	p.Markers = slices.Clone(p.Markers)
	return p
}

// Equal tells whether two have the same markers, in the same order, and zones.
func (p Placed) Equal(o Placed) bool {
	return p.Zones == o.Zones && slices.Equal(p.Markers, o.Markers)
}

// Zoned tells whether there are deployment zones.
func (p *Placed) Zoned() bool { return p.Zones != [Teams]hex.Set{} }

// On is the mission as it is played on a board: with the board's own markers if it is
// about markers, and between the board's own zones. A mission that is about its zones
// keeps them: one whose defender has a place of his own, or whose units come and go
// over the edge behind a zone.
func (m *Mission) On(b *Board) Mission {
	on := *m
	if len(m.Markers) > 0 && len(b.Markers) > 0 {
		on.Markers = slices.Clone(b.Markers)
	}
	if b.Zoned() && !m.Fixed && !m.Intel && m.Exit == 0 {
		for i := range b.Zones {
			on.Zones[i] = regionOf(b.Zones[i])
		}
	}
	return on
}

// regionOf is a set told hex by hex.
func regionOf(set hex.Set) Region { return Region("cells " + cellWords(cellsOf(set))) }

// maxRegion is the most characters of a region: each hex of the largest board.
const maxRegion = len("cells") + len(" 15,15")*hex.Cells

func cellWords(cells []hex.Cell) string {
	words := make([]string, len(cells))
	for i, c := range cells {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

// readCells reads what cellWords writes, up to most of them.
func readCells(value string, most int) (cells []hex.Cell, err error) {
	for _, w := range strings.Fields(value) {
		c, err := hex.ParseCell(w)
		if err != nil {
			return nil, err
		}
		if len(cells) == most {
			return nil, fmt.Errorf("more than %d hexes", most)
		}
		cells = append(cells, c)
	}
	return cells, nil
}

func (b *Board) readMarkers(value string) (err error) {
	b.Markers, err = readCells(value, MaxMarkers)
	return err
}

func (b *Board) readZone(zone int, value string) (err error) {
	if b.Zones[zone], err = Region(cut(value, maxRegion)).Set(b.Grid); err == nil && b.Zones[zone] == (hex.Set{}) {
		err = errors.New("a zone has hexes")
	}
	return err
}

// write writes the lines of a board's text that are about it.
func (p *Placed) write(w *writer) {
	w.line("markers", cellWords(p.Markers))
	for i, key := range [Teams]string{"zone", "against"} {
		if p.Zones[i] != (hex.Set{}) {
			w.line(key, string(regionOf(p.Zones[i])))
		}
	}
}

// checkPlaced lists what is wrong with a board's own markers and zones.
func (b *Board) checkPlaced(j *judge) {
	if n := len(b.Markers); n > MaxMarkers {
		j.add(amount(n, "marker"), fmt.Sprintf("at most %d", MaxMarkers), fmt.Sprintf("take %d away", n-MaxMarkers))
	}
	for i, c := range b.Markers {
		switch {
		case !b.Grid.Has(c):
			j.add("the marker at "+c.String(), "the board has no such hex", "take it away")
		case slices.Contains(b.Markers[:i], c):
			j.addAt("the marker at "+c.String(), "one lies there already (19)", "take it away", c)
		case !b.markerGround(c):
			j.addAt("the marker at "+c.String(), "it lies neither on red nor under a structure", "move it", c)
		}
	}
	if !b.Zoned() {
		return
	}
	for i, zone := range b.Zones {
		off := slices.DeleteFunc(cellsOf(zone), b.Grid.Has)
		switch {
		case zone == (hex.Set{}):
			j.add(fmt.Sprintf("zone %d has no hexes", i+1), "both sides have a zone or none", "paint it")
		case len(off) > 0:
			j.add(fmt.Sprintf("zone %d at %s", i+1, off[0]), "the board has no such hex", "take it away")
		}
	}
	if both := common(b.Zones); len(both) > 0 {
		j.addAt("the zones overlap", "they lie apart", "take those hexes out of one", both...)
	}
}

// common are the hexes that both zones have.
func common(zones [Teams]hex.Set) []hex.Cell {
	return slices.DeleteFunc(cellsOf(zones[0]), func(c hex.Cell) bool { return !zones[1].Has(c) })
}

// placedAlike tells whether a half-turn leaves markers and zones as they are, the zones
// exchanged.
func (b *Board) placedAlike() bool {
	alike := true
	for _, c := range b.Markers {
		alike = alike && b.Grid.Has(c) && slices.Contains(b.Markers, b.Grid.HalfTurn(c))
	}
	b.Grid.Each(func(c hex.Cell) {
		alike = alike && b.Zones[0].Has(c) == b.Zones[1].Has(b.Grid.HalfTurn(c))
	})
	return alike
}
