package hexwar

import "rulerfire/rules/hex"

// A View is what lies on the straight line between two places.
type View struct {
	Clear   bool
	Blocker hex.Cell // the first hex that blocks, if not Clear
	Greens  int8     // separate groups of green hexes that conceal
	Blacks  int8     // separate groups of black hexes
	InGreen bool     // who looks stands in green
}

// View looks along the straight line between the centres of two cells, from one
// elevation to another. A structure blocks where its top is at or above the line;
// ground blocks where it is above both ends; where the line runs along an edge it
// is blocked only if both hexes block. Units never block. The structure ignored
// (None: none) is what is looked at.
func (s *State) View(from hex.Cell, fromLevel int8, to hex.Cell, toLevel int8, ignored int8) View {
	v := View{Clear: true}
	line := s.lines.Between(from, to)
	black := s.blackNow()
	var greens, blacks hex.Set
	for i := range line.Len() {
		c := line.At(i)
		if s.blocks(&c, c.Cell, fromLevel, toLevel, ignored) && (!c.Edge || s.blocks(&c, c.Beside, fromLevel, toLevel, ignored)) {
			v.Clear, v.Blocker = false, c.Cell
			return v
		}
		v.pass(&s.green, &greens, &v.Greens, c)
		v.pass(&black, &blacks, &v.Blacks, c)
	}
	if end := (hex.Crossing{Cell: to}); from != to {
		v.pass(&s.green, &greens, &v.Greens, end)
		v.pass(&black, &blacks, &v.Blacks, end)
	}
	if s.green.Has(from) {
		// The group that the shooter stands in counts as −1 instead of −2.
		v.InGreen = true
		if greens.Has(from) {
			v.Greens--
		}
	}
	return v
}

// pass counts a group of coloured hexes that the line comes to for the first time.
func (v *View) pass(colour, seen *hex.Set, n *int8, c hex.Crossing) {
	if !colour.Has(c.Cell) || c.Edge && !colour.Has(c.Beside) || seen.Has(c.Cell) {
		return
	}
	*seen = seen.Union(colour.Group(c.Cell))
	*n++
}

// blackNow is the black hexes as they are now: those of the board, rubble, and
// smoke that hangs.
func (s *State) blackNow() hex.Set {
	black := s.black.Union(s.Rubble)
	for i := range s.Count() {
		if u := &s.Units[i]; u.Smoking {
			black.Add(u.SmokeAt)
			for d := range directions {
				if c := u.SmokeAt.Next(d); s.all.Has(c) {
					black.Add(c)
				}
			}
		}
	}
	return black
}

// blocks tells whether what is on a cell stands in the way of a line.
func (s *State) blocks(c *hex.Crossing, cell hex.Cell, from, to, ignored int8) bool {
	if !s.all.Has(cell) {
		return false
	}
	i := cell.Index()
	if b := s.built[i]; b != None && b != ignored && s.Structures[b] > 0 {
		if int32(s.Board.Structures[b].Level)*c.Den >= int32(from)*c.Den+int32(to-from)*c.Num {
			return true
		}
	}
	ground := s.Board.Tiles[i].Level
	return ground > from && ground > to
}

// InView tells whether a cell is in the Field of View of a unit: the wedge before
// it, all around for a tank and for a funnel.
func (s *State) InView(unit int8, to hex.Cell) bool {
	u := &s.Units[unit]
	if u.Cell == to {
		return false
	}
	if s.Body(unit) == Tank || s.models[unit].Funnel {
		return true
	}
	return u.Facing.Sees(u.Cell.To(to))
}
