package boardbuilder

import (
	"slices"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// An edit changes a board, and if it is a twin's, the half-turned places alike.
type edit struct {
	*hexwar.Board
	twin bool
}

// both is a set of hexes, with those that a half-turn brings them to if the edit is a
// twin's.
func (e edit) both(set hex.Set) hex.Set {
	if e.twin {
		set.Each(func(c hex.Cell) { set.Add(e.Grid.HalfTurn(c)) })
	}
	return set
}

// paint gives hexes a colour. Water lies where water lies, and what was water comes up
// to the level of the ground; all else stays at its elevation.
func (e edit) paint(set hex.Set, c hexwar.Colour) {
	e.both(set).Each(func(at hex.Cell) {
		t := &e.Tiles[at.Index()]
		if c.Water() || t.Colour.Water() {
			t.Level = c.Ground()
		}
		t.Colour = c
	})
}

// raise lifts the ground of hexes, or lowers it; where a structure stands, its roof.
// Water stays where it is.
func (e edit) raise(set hex.Set, by int8) {
	done := map[int]bool{}
	e.both(set).Each(func(at hex.Cell) {
		if i := structureAt(e.Board, at); i >= 0 {
			if s := &e.Structures[i]; !done[i] {
				s.Level = max(0, min(s.Level+by, hexwar.MaxLevel))
			}
			done[i] = true
			return
		}
		if t := &e.Tiles[at.Index()]; !t.Colour.Water() {
			t.Level = max(hexwar.MinLevel, min(t.Level+by, hexwar.MaxLevel))
		}
	})
}

// patch is the hexes that hang together with one and are like it.
func patch(b *hexwar.Board, c hex.Cell) hex.Set {
	var like hex.Set
	b.Grid.Each(func(at hex.Cell) {
		if b.Tile(at) == b.Tile(c) {
			like.Add(at)
		}
	})
	return like.Group(c)
}

// structureAt is the structure on a hex, or -1.
func structureAt(b *hexwar.Board, c hex.Cell) int {
	return slices.IndexFunc(b.Structures, func(s hexwar.Structure) bool { return slices.Contains(s.Cells, c) })
}

// mostCells is how many hexes a structure may have: what the chart knows.
const mostCells = 5

// build puts a new structure on a hex. It tells whether there was room on the board's
// list for it.
func (e edit) build(c hex.Cell, level int8) bool {
	if len(e.Structures) >= hexwar.MaxStructures {
		return false
	}
	e.clear(c)
	e.Structures = append(e.Structures, hexwar.Structure{Level: level, Cells: []hex.Cell{c}})
	e.found(c)
	return e.follow(len(e.Structures)-1, nil)
}

// extend makes a structure a hex larger. It tells whether that could be done.
func (e edit) extend(i int, c hex.Cell) bool {
	before := e.Structures[i].Cells
	switch {
	case slices.Contains(before, c):
		return true
	case len(before) >= mostCells:
		return false
	}
	first := before[0]
	e.clear(c)
	if i = structureAt(e.Board, first); i < 0 {
		return false
	}
	s := &e.Structures[i]
	s.Cells = append(slices.Clone(s.Cells), c)
	e.found(c)
	return e.follow(i, before)
}

// found levels the ground under a structure, as it must be.
func (e edit) found(c hex.Cell) {
	t := &e.Tiles[c.Index()]
	if t.Level = 0; t.Colour != hexwar.Black {
		t.Colour = hexwar.Grey
	}
}

// alter gives a structure another elevation.
func (e edit) alter(i int, level int8) {
	e.Structures[i].Level = level
	e.follow(i, e.Structures[i].Cells)
}

// remove takes a hex away from the structure that stands there, with all of it if it
// was the last.
func (e edit) remove(c hex.Cell) {
	e.clear(c)
	if e.twin {
		e.clear(e.Grid.HalfTurn(c))
	}
}

// raze takes a structure away.
func (e edit) raze(i int) {
	for _, c := range slices.Clone(e.Structures[i].Cells) {
		e.remove(c)
	}
}

// clear takes one hex away from what stands there.
func (e edit) clear(c hex.Cell) {
	i := structureAt(e.Board, c)
	if i < 0 {
		return
	}
	s := &e.Structures[i]
	s.Cells = slices.DeleteFunc(slices.Clone(s.Cells), func(at hex.Cell) bool { return at == c })
	if len(s.Cells) == 0 {
		e.Structures = slices.Delete(e.Structures, i, i+1)
	}
}

// renumber gives a structure another place in the board's order, which missions go by.
func (e edit) renumber(i, to int) {
	s := e.Structures[i]
	e.Structures = slices.Insert(slices.Delete(e.Structures, i, i+1), to, s)
}

// follow lets the half-turned structure be like a structure that has been changed, if
// the edit is a twin's; before are the hexes that it had. Where both touch, they are
// one. It tells whether there was room for another.
func (e edit) follow(i int, before []hex.Cell) bool {
	if !e.twin {
		return true
	}
	s := e.Structures[i]
	turned := e.turned(s.Cells)
	own := func(c hex.Cell) bool { return slices.Contains(s.Cells, c) }
	if slices.ContainsFunc(turned, own) {
		for _, c := range turned {
			if !own(c) {
				e.clear(c)
			}
		}
		if i = structureAt(e.Board, s.Cells[0]); i >= 0 {
			e.Structures[i].Cells = slices.Concat(s.Cells, slices.DeleteFunc(slices.Clone(turned), own))
		}
	} else {
		at := -1
		for _, c := range slices.Concat(e.turned(before), turned) {
			if k := structureAt(e.Board, c); k >= 0 && !own(c) {
				if at < 0 {
					at = k
				}
				e.clear(c)
			}
		}
		switch {
		case len(e.Structures) >= hexwar.MaxStructures:
			return false
		case at < 0 || at > len(e.Structures):
			at = len(e.Structures)
		}
		e.Structures = slices.Insert(e.Structures, at, hexwar.Structure{Level: s.Level, Cells: turned})
	}
	for i, c := range turned {
		if !slices.Contains(before, s.Cells[i]) {
			e.found(c)
		}
	}
	return true
}

func (e edit) turned(cells []hex.Cell) []hex.Cell {
	out := make([]hex.Cell, len(cells))
	for i, c := range cells {
		out[i] = e.Grid.HalfTurn(c)
	}
	return out
}

// first tells whether a hex comes before the one that a half-turn brings it to: it is
// in the northern half.
func first(g hex.Grid, c hex.Cell) bool {
	t := g.HalfTurn(c)
	return c.Row < t.Row || c.Row == t.Row && c.Col <= t.Col
}

// repeat makes the southern half like the northern one, by a half-turn. Structures
// that reach over the middle grow to both sides of it.
func (e edit) repeat() {
	e.Grid.Each(func(c hex.Cell) {
		if first(e.Grid, c) {
			e.Tiles[e.Grid.HalfTurn(c).Index()] = e.Tile(c)
		}
	})
	var kept, turned []hexwar.Structure
	for _, s := range e.Structures {
		all := s.Cells
		s.Cells = slices.DeleteFunc(slices.Clone(all), func(c hex.Cell) bool { return !first(e.Grid, c) })
		if len(s.Cells) == 0 {
			continue
		}
		other := hexwar.Structure{Level: s.Level, Cells: e.turned(s.Cells)}
		if over := slices.ContainsFunc(other.Cells, func(c hex.Cell) bool { return slices.Contains(all, c) }); !over {
			kept, turned = append(kept, s), append(turned, other)
			continue
		}
		for _, c := range other.Cells {
			if !slices.Contains(s.Cells, c) {
				s.Cells = append(s.Cells, c)
			}
		}
		kept = append(kept, s)
	}
	e.Structures = slices.Concat(kept, turned)
	if n := hexwar.MaxStructures; len(e.Structures) > n {
		e.Structures = e.Structures[:n]
	}
	e.repeatPlaced()
}

// resize gives the board another size: rows and columns come and go in the south and
// the east. A board that was the same for both sides stays so.
func (e edit) resize(g hex.Grid) {
	alike := e.Symmetric()
	was := e.Grid
	e.Grid = g
	for i := range e.Tiles {
		if c := hex.At(i); !g.Has(c) || !was.Has(c) {
			e.Tiles[i] = hexwar.Tile{}
		}
	}
	for i := range e.Structures {
		s := &e.Structures[i]
		s.Cells = slices.DeleteFunc(slices.Clone(s.Cells), func(c hex.Cell) bool { return !g.Has(c) })
	}
	e.Structures = slices.DeleteFunc(e.Structures, func(s hexwar.Structure) bool { return len(s.Cells) == 0 })
	e.crop()
	if alike {
		e.repeat()
	}
}

// firstDifference is a hex where the two halves differ.
func firstDifference(b *hexwar.Board) (at hex.Cell, differ bool) {
	top := func(c hex.Cell) [2]int {
		if i := structureAt(b, c); i >= 0 {
			return [2]int{int(b.Structures[i].Level), len(b.Structures[i].Cells)}
		}
		return [2]int{-1}
	}
	b.Grid.Each(func(c hex.Cell) {
		t := b.Grid.HalfTurn(c)
		alike := b.Tile(c) == b.Tile(t) && top(c) == top(t) && sideOf(b, c) == other(sideOf(b, t)) &&
			slices.Contains(b.Markers, c) == slices.Contains(b.Markers, t)
		if !differ && !alike {
			at, differ = c, true
		}
	})
	return at, differ
}
