package hexwar

import (
	"errors"
	"fmt"
	"slices"
)

// A unit by itself is written as it stands in its squad, beginning with "unit" and
// its name.

// ParseUnit reads the text of one unit. The error names the line and the reason;
// whether a squad may field it is Squad.Check's business.
func ParseUnit(text []byte) (UnitDesign, error) {
	units, err := ParseUnits(text)
	switch {
	case err != nil:
		return UnitDesign{}, err
	case len(units) == 0:
		return UnitDesign{}, errors.New(`there is no line "unit" with the name`)
	case len(units) > 1:
		return UnitDesign{}, fmt.Errorf("there are %d units, but one is read", len(units))
	}
	return units[0], nil
}

// MarshalText writes the unit as ParseUnit reads it, and refuses what it would not
// read back.
func (d UnitDesign) MarshalText() ([]byte, error) {
	var w writer
	w.line("unit", d.Name)
	d.write(&w)
	return w.readable("the unit", func(text []byte) (bool, error) {
		back, err := ParseUnit(text)
		return back.equal(&d), err
	})
}

// equal tells whether two units are the same in everything.
func (d *UnitDesign) equal(o *UnitDesign) bool {
	return d.Name == o.Name && d.Note == o.Note && d.Core == o.Core && d.Form == o.Form && d.Look == o.Look &&
		d.Rank == o.Rank && d.Defence == o.Defence && d.Lower == o.Lower && slices.Equal(d.Arms, o.Arms) &&
		slices.Equal(d.Systems, o.Systems) && slices.Equal(d.Mods, o.Mods) &&
		slices.Equal(d.Traits, o.Traits) && slices.Equal(d.Drones, o.Drones)
}

// equal tells whether two squads are the same in everything.
func (s *Squad) equal(o *Squad) bool {
	return s.Name == o.Name && s.Note == o.Note && s.Emblem == o.Emblem &&
		slices.EqualFunc(s.Units, o.Units, func(a, b UnitDesign) bool { return a.equal(&b) })
}

// equal tells whether two boards are the same in everything.
func (b *Board) equal(o *Board) bool {
	return b.Name == o.Name && b.Note == o.Note && b.Grid == o.Grid && b.Tiles == o.Tiles &&
		slices.EqualFunc(b.Structures, o.Structures, func(a, b Structure) bool {
			return a.Level == b.Level && slices.Equal(a.Cells, b.Cells)
		}) && b.Placed.Equal(o.Placed)
}

// readable gives what has been written about a thing if, read again, it is the
// same. No text with a line break or spaces around it is.
func (w *writer) readable(of string, same func(text []byte) (bool, error)) ([]byte, error) {
	text := []byte(w.String())
	switch ok, err := same(text); {
	case err != nil:
		return nil, fmt.Errorf("%s could not be read again: %w", of, err)
	case !ok:
		return nil, fmt.Errorf("%s could not be read again: it has texts that are too long, of several lines or with spaces around them", of)
	}
	return text, nil
}

// Clone is a copy that shares nothing with the design.
func (d UnitDesign) Clone() UnitDesign {
	d.Arms = slices.Clone(d.Arms)
	d.Systems = slices.Clone(d.Systems)
	d.Mods = slices.Clone(d.Mods)
	d.Traits = slices.Clone(d.Traits)
	d.Drones = slices.Clone(d.Drones)
	return d
}

// Clone is a copy that shares nothing with the squad: a unit changed in one stays
// as it was in the other.
func (s Squad) Clone() Squad {
	s.Units = slices.Clone(s.Units)
	for i := range s.Units {
		s.Units[i] = s.Units[i].Clone()
	}
	return s
}

// Clone is a copy that shares nothing with the board.
func (b *Board) Clone() *Board {
	c := *b
	c.Structures = slices.Clone(b.Structures)
	for i := range c.Structures {
		c.Structures[i].Cells = slices.Clone(c.Structures[i].Cells)
	}
	c.Placed = b.Placed.Clone()
	return &c
}
