package hexwar

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rulerfire/rules/hex"
)

// A Colour is what a hex of the board stands for.
type Colour uint8

// The colours of hexes.
const (
	Grey      Colour = iota // open ground
	Red                     // cannot be entered
	Green                   // wood: conceals
	Tan                     // desert: overheats
	Black                   // rubble and smoke
	White                   // snow: freezes
	LightBlue               // shallow water, at −1
	DarkBlue                // deep water, at −2
	NumColours
)

var colourNames = []string{"grey", "red", "green", "tan", "black", "white", "light blue", "dark blue"}

// String is "grey", "red", …
func (c Colour) String() string { return colourNames[c] }

// colourLetters stand for the colours on a drawn board.
const colourLetters = ".RGTKWLD"

// Water tells whether units on such a hex are under water.
func (c Colour) Water() bool { return c == LightBlue || c == DarkBlue }

// A Tile is a hex of the board: its colour and the elevation of its ground.
type Tile struct {
	Colour Colour
	Level  int8
}

// A Structure is a building that stands on hexes at ground level. Its top is at
// its elevation, 0 to 3.
type Structure struct {
	Level int8
	Cells []hex.Cell
}

// Defence is what the structure withstands (23).
func (s *Structure) Defence() int { return StructureDefence(int(s.Level), len(s.Cells)) }

// A Board is what an engagement is played on.
type Board struct {
	Name       string
	Note       string
	Grid       hex.Grid
	Tiles      [hex.Cells]Tile // by index of the cell
	Structures []Structure
	Placed
}

// Tile is the hex at a cell of the board.
func (b *Board) Tile(c hex.Cell) Tile { return b.Tiles[c.Index()] }

// A board is written with its hexes as a drawing, row by row from the north: a
// letter for the colour and, where the ground is not at the usual level of that
// colour, the elevation. "-" is where a row has no hex. The letters are
// . grey, R red, G green, T tan, K black, W white, L light blue, D dark blue.
//
//	board     Quiet Valley
//	size      5x3
//	row       . . G G1 .
//	row       . T T . .
//	row       . - . - .
//	structure 1 2,1 3,1
//
// A structure has the elevation of its top and its hexes. What a board has of its own
// for missions follows: "markers 1,0 3,0", and as regions "zone north 1" and "against
// south 1".

// Ground is the usual elevation of the ground of hexes of a colour; that of water
// has no other.
func (c Colour) Ground() int8 {
	switch c {
	case LightBlue:
		return -1
	case DarkBlue:
		return -2
	}
	return 0
}

// ParseBoard reads a board and checks it. The error names the line and the reason.
func ParseBoard(text []byte) (*Board, error) {
	b, err := ParseDraftBoard(text)
	if err != nil {
		return nil, err
	}
	if faults := b.Check(); len(faults) > 0 {
		return nil, fmt.Errorf("board %s: %w", b.Name, faults[0])
	}
	return b, nil
}

// ParseDraftBoard reads a board that somebody may still be working on: whether it
// keeps the rules is Check's business.
func ParseDraftBoard(text []byte) (*Board, error) {
	list, err := blocks(text, "board")
	if err != nil {
		return nil, err
	}
	if len(list) != 1 {
		return nil, errors.New(`a board begins with one line "board" and its name`)
	}
	b := &Board{}
	if b.Name, err = list[0].name(); err != nil {
		return nil, err
	}
	row := int8(0)
	keys := map[string]reader[Board]{
		"note": textInto(func(b *Board) *string { return &b.Note }, MaxNote),
		"size": func(b *Board, value string) error {
			if _, err := fmt.Sscanf(value, "%dx%d", &b.Grid.Cols, &b.Grid.Rows); err != nil ||
				b.Grid.Cols < 3 || b.Grid.Cols > hex.Side || b.Grid.Rows < 3 || b.Grid.Rows > hex.Side || b.Grid.Cols%2 == 0 {
				return fmt.Errorf("%q is not columns x rows, up to %d each, with an odd number of columns", cut(value, MaxName), hex.Side)
			}
			return nil
		},
		"row": func(b *Board, value string) error {
			row++
			return b.readRow(row-1, strings.Fields(value))
		},
		"structure": func(b *Board, value string) error { return b.readStructure(strings.Fields(value)) },
		"markers":   (*Board).readMarkers,
		"zone":      func(b *Board, value string) error { return b.readZone(0, value) },
		"against":   func(b *Board, value string) error { return b.readZone(1, value) },
	}
	if err := readInto(list[0], b, keys, "row", "structure"); err != nil {
		return nil, err
	}
	if row != b.Grid.Rows || row == 0 {
		return nil, fmt.Errorf("%d rows, but the board has %d", row, b.Grid.Rows)
	}
	return b, nil
}

func (b *Board) readRow(row int8, words []string) error {
	if row >= b.Grid.Rows || len(words) != int(b.Grid.Cols) {
		return fmt.Errorf("row %d of %d hexes does not fit %d columns and %d rows", row+1, len(words), b.Grid.Cols, b.Grid.Rows)
	}
	for col, w := range words {
		c := hex.Cell{Col: int8(col), Row: row}
		if (w == "-") == b.Grid.Has(c) {
			return fmt.Errorf("%q at column %d", cut(w, 4), col)
		}
		if w == "-" {
			continue
		}
		colour := strings.IndexByte(colourLetters, w[0])
		if colour < 0 {
			return fmt.Errorf("%q at column %d is no hex; the letters are %s", cut(w, 4), col, colourLetters)
		}
		t := Tile{Colour(colour), Colour(colour).Ground()}
		if w[1:] != "" {
			n, err := number(w[1:], MinLevel, MaxLevel)
			if err != nil {
				return err
			}
			t.Level = int8(n)
		}
		b.Tiles[c.Index()] = t
	}
	return nil
}

func (b *Board) readStructure(words []string) error {
	if len(words) < 2 {
		return errors.New("a structure has an elevation and hexes")
	}
	n, err := number(words[0], 0, MaxLevel)
	if err != nil {
		return err
	}
	s := Structure{Level: int8(n)}
	for _, w := range words[1:] {
		c, err := hex.ParseCell(w)
		if err != nil {
			return err
		}
		s.Cells = append(s.Cells, c)
	}
	if len(b.Structures) == MaxStructures {
		return fmt.Errorf("more than %d structures", MaxStructures)
	}
	b.Structures = append(b.Structures, s)
	return nil
}

// MarshalText writes the board, and refuses what ParseDraftBoard would not read
// back.
func (b *Board) MarshalText() ([]byte, error) {
	var w writer
	w.line("board", b.Name)
	w.line("note", b.Note)
	w.line("size", fmt.Sprintf("%dx%d", b.Grid.Cols, b.Grid.Rows))
	for r := range b.Grid.Rows {
		var row []string
		for c := range b.Grid.Cols {
			cell := hex.Cell{Col: c, Row: r}
			if !b.Grid.Has(cell) {
				row = append(row, "-")
				continue
			}
			t := b.Tile(cell)
			word := colourLetters[t.Colour : t.Colour+1]
			if t.Level != t.Colour.Ground() {
				word += strconv.Itoa(int(t.Level))
			}
			row = append(row, word)
		}
		w.line("row", strings.Join(row, " "))
	}
	for _, s := range b.Structures {
		words := []string{strconv.Itoa(int(s.Level))}
		for _, c := range s.Cells {
			words = append(words, c.String())
		}
		w.line("structure", strings.Join(words, " "))
	}
	b.write(&w)
	return w.readable("the board", func(text []byte) (bool, error) {
		back, err := ParseDraftBoard(text)
		return err == nil && back.equal(b), err
	})
}

// Check lists what is wrong with a board: everything that the rulebook's placing
// rules do not allow, with the hexes where it is.
func (b *Board) Check() []Fault {
	j := judge{where: "the board", at: Place{Unit: None}}
	j.text(OfName, b.Name, MaxName, false)
	j.of(OfGround)
	var built hex.Set
	for i, s := range b.Structures {
		j.where = fmt.Sprintf("structure %d", i+1)
		if len(s.Cells) > 5 {
			j.addAt(fmt.Sprintf("%d hexes", len(s.Cells)), "the chart knows 1 to 5", "make it smaller", s.Cells...)
		}
		var own hex.Set
		for _, c := range s.Cells {
			switch {
			case !b.Grid.Has(c):
				j.addAt("the hex "+c.String(), "it is not on the board", "move it", c)
				continue
			case built.Has(c):
				j.addAt("the hex "+c.String(), "another structure is there", "move it", c)
			case b.Tile(c).Level != 0 || b.Tile(c).Colour != Grey && b.Tile(c).Colour != Black:
				j.addAt("the hex "+c.String(), "structures stand on grey or black hexes at elevation 0", "move it", c)
			}
			built.Add(c)
			own.Add(c)
		}
		if len(s.Cells) > 0 {
			if group := own.Group(s.Cells[0]); group.Count() < len(s.Cells) {
				j.addAt("hexes apart", "a structure hangs together", "move them", s.Cells...)
			}
		}
	}
	j.where = "the board"
	b.Grid.Each(func(c hex.Cell) {
		t := b.Tile(c)
		if t.Colour.Water() && t.Level != t.Colour.Ground() {
			j.addAt(fmt.Sprintf("%s at elevation %d at %s", t.Colour, t.Level, c), fmt.Sprintf("it lies at %d", t.Colour.Ground()), "leave the number out", c)
		}
		for d := hex.NorthEast; d <= hex.South; d++ {
			if n := c.Next(d); b.Grid.Has(n) && !mayTouch(t.Colour, b.Tile(n).Colour) {
				j.addAt(fmt.Sprintf("%s at %s beside %s at %s", t.Colour, c, b.Tile(n).Colour, n), "different colours lie a hex apart", "put grey between them", c, n)
			}
		}
	})
	b.checkPlaced(&j)
	return j.faults
}

// mayTouch tells whether hexes of two colours may lie side by side. Grey and red
// go with everything, and the sea grows deeper from the shore.
func mayTouch(a, b Colour) bool {
	return a == b || a <= Red || b <= Red || a.Water() && b.Water()
}

// Symmetric tells whether a half-turn maps the board on itself, so that both
// sides find the same.
func (b *Board) Symmetric() bool {
	same := b.placedAlike()
	b.Grid.Each(func(c hex.Cell) {
		turned := b.Grid.HalfTurn(c)
		same = same && b.Tile(c) == b.Tile(turned) && b.top(c) == b.top(turned)
	})
	return same
}

// top is the elevation and the size of the structure on a cell, −1 where none is.
func (b *Board) top(c hex.Cell) [2]int {
	for _, s := range b.Structures {
		if slices.Contains(s.Cells, c) {
			return [2]int{int(s.Level), len(s.Cells)}
		}
	}
	return [2]int{-1, 0}
}

// A Region is a part of a board, told by phrases one after the other: "north 3",
// "south 3", "west 3" and "east 3" are the rows and columns at an edge, "rows 5-10"
// and "columns 4-8" those from one to another, "cells 1,2 3,4" single hexes.
type Region string

// Set is the region on a board of that grid.
func (r Region) Set(g hex.Grid) (set hex.Set, err error) {
	words := strings.Fields(string(r))
	add := func(want func(hex.Cell) bool) {
		g.Each(func(c hex.Cell) {
			if want(c) {
				set.Add(c)
			}
		})
	}
	for len(words) > 0 {
		key := words[0]
		words = words[1:]
		if key == "cells" {
			for len(words) > 0 && strings.Contains(words[0], ",") {
				c, err := hex.ParseCell(words[0])
				if err != nil {
					return set, err
				}
				if !g.Has(c) {
					return set, fmt.Errorf("%s is not on the board", c)
				}
				set.Add(c)
				words = words[1:]
			}
			continue
		}
		if len(words) == 0 {
			return set, fmt.Errorf("%q needs a number", cut(key, MaxName))
		}
		low, high, ranged := strings.Cut(words[0], "-")
		lo, err := number(low, 0, hex.Side)
		if err != nil {
			return set, err
		}
		hi := lo
		if ranged {
			if hi, err = number(high, lo, hex.Side); err != nil {
				return set, err
			}
		}
		words = words[1:]
		switch n := int8(lo); key {
		case "north":
			add(func(c hex.Cell) bool { return c.Row < n })
		case "south":
			add(func(c hex.Cell) bool { return c.Row >= g.Height(c.Col)-n })
		case "west":
			add(func(c hex.Cell) bool { return c.Col < n })
		case "east":
			add(func(c hex.Cell) bool { return c.Col >= g.Cols-n })
		case "rows":
			add(func(c hex.Cell) bool { return c.Row >= n && c.Row <= int8(hi) })
		case "columns":
			add(func(c hex.Cell) bool { return c.Col >= n && c.Col <= int8(hi) })
		default:
			return set, fmt.Errorf("%q is no part of a board", cut(key, MaxName))
		}
	}
	return set, nil
}
