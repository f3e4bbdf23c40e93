package hexwar

import (
	"errors"
	"fmt"
	"strings"
)

// A Squad is what a team brings to an engagement. It may break the rules: Check
// says whether it can be fielded.
type Squad struct {
	Name   string
	Note   string // one line on its character, or nothing
	Emblem string // the name of a picture, or nothing
	Units  []UnitDesign
}

// A squad is written a line for each thing, its units with lines of their own
// below them; "stock" takes units of the stock by their name:
//
//	squad   Copper Dawn
//	note    Three alike.
//	stock   2 Heron
//
//	unit    Old Kettle
//	core    Bulwark
//	rank    2
//	defence 12 42 18 18 22 22
//	lower   accuracy 1
//	arm     Beam rifle: right hand
//	system  Thruster pack
//	drone   Wisp

// ParseUnits reads the units of a stock.
func ParseUnits(text []byte) ([]UnitDesign, error) {
	list, err := blocks(text, "unit")
	if err != nil {
		return nil, err
	}
	var units []UnitDesign
	for _, b := range list {
		d, err := readDesign(b)
		if err != nil {
			return nil, err
		}
		units = append(units, d)
	}
	return units, nil
}

const maxListed = 16 // units that a squad is read with

// ParseSquad reads a squad; its lines "stock" take units from the stock. Whether
// the squad is legal is Check's business.
func ParseSquad(text []byte, stock []UnitDesign) (Squad, error) {
	var s Squad
	list, err := blocks(text, "squad", "unit")
	if err != nil {
		return s, err
	}
	if len(list) == 0 || list[0].key != "squad" {
		return s, errors.New(`a squad begins with "squad" and its name`)
	}
	if s.Name, err = list[0].name(); err != nil {
		return s, err
	}
	add := func(d UnitDesign) error {
		if len(s.Units) == maxListed {
			return fmt.Errorf("more than %d units", maxListed)
		}
		s.Units = append(s.Units, d)
		return nil
	}
	keys := map[string]reader[Squad]{
		"note":   textInto(func(s *Squad) *string { return &s.Note }, MaxNote),
		"emblem": textInto(func(s *Squad) *string { return &s.Emblem }, MaxName),
		"stock": func(_ *Squad, value string) error {
			count, name, _ := strings.Cut(value, " ")
			n, err := number(count, 1, maxListed)
			if err != nil {
				return err
			}
			d, ok := find(stock, func(d *UnitDesign) string { return d.Name }, strings.TrimSpace(name))
			if !ok {
				return fmt.Errorf("there is no stock unit %q", cut(name, MaxName))
			}
			for range n {
				if err := add(*d); err != nil {
					return err
				}
			}
			return nil
		},
	}
	if err := readInto(list[0], &s, keys, "stock"); err != nil {
		return s, err
	}
	for _, b := range list[1:] {
		if b.key == "squad" {
			return s, fmt.Errorf("line %d: a second squad", b.number)
		}
		d, err := readDesign(b)
		if err == nil {
			err = add(d)
		}
		if err != nil {
			return s, err
		}
	}
	return s, nil
}

// MarshalText writes the squad with all its units, which needs no stock to be read
// again, and refuses what ParseSquad would not read back.
func (s Squad) MarshalText() ([]byte, error) {
	var w writer
	w.line("squad", s.Name)
	w.line("note", s.Note)
	w.line("emblem", s.Emblem)
	for i := range s.Units {
		w.WriteByte('\n')
		w.line("unit", s.Units[i].Name)
		s.Units[i].write(&w)
	}
	return w.readable("the squad", func(text []byte) (bool, error) {
		back, err := ParseSquad(text, nil)
		return back.equal(&s), err
	})
}

// Cost is the squad's deployment cost.
func (s Squad) Cost(c *Catalogue) int {
	total := 0
	for i := range s.Units {
		total += c.Cost(&s.Units[i])
	}
	return total
}
