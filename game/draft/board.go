package draft

import (
	"fmt"
	"slices"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A BoardPlan says what board to make up.
type BoardPlan struct {
	Style  string // one of BoardStyles
	Grid   hex.Grid
	Amount int // how much is on it, below BoardAmounts: 0 little, 1 some, 2 much
	Seed   uint64
}

// The least board that is made up: zones, and something between them.
const (
	MinBoardCols = 7
	MinBoardRows = 11
)

// Check says what is wrong with the plan, or nil.
func (p BoardPlan) Check() error {
	switch g := p.Grid; {
	case boardStyleNamed(p.Style) == nil:
		return fmt.Errorf("there is no style of board called %q", p.Style)
	case g.Cols < MinBoardCols || g.Cols > hex.Side || g.Cols%2 == 0 || g.Rows < MinBoardRows || g.Rows > hex.Side:
		return fmt.Errorf("a board that is made up has %d to %d columns, an odd number, and %d to %d rows, not %d and %d", MinBoardCols, hex.Side-1, MinBoardRows, hex.Side, g.Cols, g.Rows)
	case p.Amount < 0 || p.Amount >= BoardAmounts:
		return fmt.Errorf("there is no amount %d", p.Amount)
	}
	return nil
}

// BoardAmounts is how many amounts of things on a board there are.
const BoardAmounts = 3

// boardShares is how much of what a style has an amount puts on a board, in percent.
var boardShares = [BoardAmounts]int{55, 100, 160}

// A feature is something that a style puts on a board, several times.
type feature struct {
	kind     featureKind
	colour   hexwar.Colour
	min, max int // hexes of one half of it
	level    int8
	times    int // on a full-sized board, each twice for the half-turn
}

type featureKind uint8

const (
	patchKind featureKind = iota // hexes of a colour
	hillKind                     // ground that rises to a level
	houseKind                    // a structure of at most that elevation
	coastKind                    // water along the long edges
	brookKind                    // water across the middle, with fords
)

// A boardStyle is a kind of place.
type boardStyle struct {
	key, note string
	features  []feature
}

var boardStyles = []boardStyle{
	{"wood", "Trees enough to hide in, and never in the right place.", []feature{
		{patchKind, hexwar.Green, 3, 6, 0, 7}, {hillKind, hexwar.Grey, 2, 5, 1, 3}, {patchKind, hexwar.Red, 1, 2, 0, 2}, {houseKind, hexwar.Grey, 1, 1, 1, 1},
	}},
	{"desert", "Hot by day, and it is always day.", []feature{
		{patchKind, hexwar.Tan, 5, 9, 0, 4}, {hillKind, hexwar.Grey, 3, 5, 2, 2}, {patchKind, hexwar.Red, 2, 3, 1, 2}, {houseKind, hexwar.Grey, 1, 2, 1, 1},
	}},
	{"snow", "Whoever stops to admire it stays.", []feature{
		{patchKind, hexwar.White, 4, 8, 0, 4}, {hillKind, hexwar.Grey, 3, 7, 2, 3}, {patchKind, hexwar.Green, 2, 3, 0, 2}, {houseKind, hexwar.Grey, 1, 1, 1, 1},
	}},
	{"town", "The streets are wide, the walls are thin.", []feature{
		{houseKind, hexwar.Grey, 2, 4, 2, 3}, {houseKind, hexwar.Grey, 1, 2, 3, 2}, {patchKind, hexwar.Green, 1, 2, 0, 3}, {patchKind, hexwar.Black, 1, 2, 0, 2},
	}},
	{"river", "Two banks, and somebody on the other one.", []feature{
		{brookKind, hexwar.LightBlue, 0, 0, 0, 1}, {patchKind, hexwar.Green, 2, 4, 0, 4}, {hillKind, hexwar.Grey, 2, 4, 1, 2}, {houseKind, hexwar.Grey, 1, 2, 1, 2},
	}},
	{"coast", "The sea on both sides, and only one way out.", []feature{
		{coastKind, hexwar.LightBlue, 0, 0, 0, 1}, {hillKind, hexwar.Grey, 2, 5, 2, 3}, {patchKind, hexwar.Red, 2, 3, 2, 2}, {patchKind, hexwar.Green, 2, 3, 0, 2}, {houseKind, hexwar.Grey, 1, 2, 1, 1},
	}},
}

func boardStyleNamed(key string) *boardStyle {
	if i := slices.IndexFunc(boardStyles, func(s boardStyle) bool { return s.key == key }); i >= 0 {
		return &boardStyles[i]
	}
	return nil
}

// BoardStyles lists the styles of boards by their keys, in the order in which they are
// offered.
func BoardStyles() (keys []string) {
	for _, s := range boardStyles {
		keys = append(keys, s.key)
	}
	return keys
}

// Board makes up a board that is the same for both sides, keeps the placing rules and
// can be crossed on foot and on wheels. It suits all of the missions that open ground
// of its size would suit. The same plan always makes the same board; the error is that
// of Check.
func Board(p BoardPlan, missions []hexwar.Mission) (*hexwar.Board, error) {
	if err := p.Check(); err != nil {
		return nil, err
	}
	d := boardDrafter{drafter: drafter{stream: rapid.Stream(p.Seed)}, board: &hexwar.Board{Grid: p.Grid}}
	d.board.Name = d.word("first") + " " + d.word("place")
	style := boardStyleNamed(p.Style)
	d.board.Note = style.note
	for _, m := range missions {
		if len(m.CheckBoard(d.board)) == 0 {
			d.missions = append(d.missions, m)
		}
	}
	for _, f := range style.features {
		// What there is of a thing grows with the board and with the amount.
		times := f.times * boardShares[p.Amount] * p.Grid.Count()
		whole := 100 * 202
		n := times / whole
		if d.below(whole) < times%whole {
			n++
		}
		if f.kind == coastKind || f.kind == brookKind {
			n = f.times
		}
		for range n {
			d.put(f)
		}
	}
	return d.board, nil
}

// A boardDrafter makes up one board.
type boardDrafter struct {
	drafter
	board    *hexwar.Board
	missions []hexwar.Mission // those that it must go on suiting
}

// boardTries bounds the search for a place for a feature.
const boardTries = 24

// put puts a feature somewhere on the board, and its double where a half-turn brings
// it; nowhere, if there is no place for it.
func (d *boardDrafter) put(f feature) {
	for range boardTries {
		before := d.board.Clone()
		if d.try(f) && d.sound() {
			return
		}
		d.board = before
	}
}

// try puts a feature on the board by chance. It tells whether there was room.
func (d *boardDrafter) try(f feature) bool {
	switch f.kind {
	case coastKind:
		d.coast()
	case brookKind:
		d.brook()
	default:
		cells := d.blob(f.min + d.below(f.max-f.min+1))
		switch {
		case cells == nil:
			return false
		case f.kind == houseKind:
			return d.house(f, cells)
		}
		for i, c := range cells {
			level := f.level
			if f.kind == hillKind && i > 0 && level > 1 {
				level = 1 // the first hex is its top
			}
			d.lay(c, hexwar.Tile{Colour: f.colour, Level: level})
		}
	}
	return true
}

// lay changes a hex and the one that a half-turn brings it to.
func (d *boardDrafter) lay(c hex.Cell, t hexwar.Tile) {
	d.board.Tiles[c.Index()] = t
	d.board.Tiles[d.board.Grid.HalfTurn(c).Index()] = t
}

// plain tells whether nothing is on a hex yet.
func (d *boardDrafter) plain(c hex.Cell) bool {
	return d.board.Grid.Has(c) && d.board.Tile(c) == hexwar.Tile{} && !built(d.board, c)
}

func built(b *hexwar.Board, c hex.Cell) bool {
	return slices.ContainsFunc(b.Structures, func(s hexwar.Structure) bool { return slices.Contains(s.Cells, c) })
}

// blob is that many plain hexes that hang together, away from the first and the last
// row; nil if they do not fit where it began.
func (d *boardDrafter) blob(size int) []hex.Cell {
	g := d.board.Grid
	fits := func(c hex.Cell) bool { return d.plain(c) && c.Row > 0 && c.Row < g.Height(c.Col)-1 }
	cells := []hex.Cell{{Col: int8(d.below(int(g.Cols))), Row: int8(d.below(int(g.Rows)))}}
	if !fits(cells[0]) {
		return nil
	}
	for tries := 0; len(cells) < size; tries++ {
		c := cells[d.below(len(cells))].Next(hex.Direction(d.below(hex.Directions)))
		if fits(c) && !slices.Contains(cells, c) && !slices.Contains(cells, g.HalfTurn(c)) {
			cells = append(cells, c)
		}
		if tries > 12*size {
			return nil
		}
	}
	return cells
}

// house builds a structure and its double. It tells whether they stand apart.
func (d *boardDrafter) house(f feature, cells []hex.Cell) bool {
	b := d.board
	level := int8(d.below(int(f.level) + 1))
	double := make([]hex.Cell, len(cells))
	for i, c := range cells {
		double[i] = b.Grid.HalfTurn(c)
	}
	for _, c := range cells {
		for _, t := range double {
			if hex.Distance(c, t) < 2 {
				return false
			}
		}
	}
	if len(b.Structures)+2 > hexwar.MaxStructures {
		return false
	}
	b.Structures = append(b.Structures, hexwar.Structure{Level: level, Cells: cells}, hexwar.Structure{Level: level, Cells: double})
	return true
}

// coast floods the long edges: shallows two columns wide, here and there three, with
// the deep outside.
func (d *boardDrafter) coast() {
	g := d.board.Grid
	water := func(c hexwar.Colour, col, row int8) {
		if at := (hex.Cell{Col: col, Row: row}); g.Has(at) {
			d.lay(at, hexwar.Tile{Colour: c, Level: c.Ground()})
		}
	}
	for row := range g.Rows {
		water(hexwar.LightBlue, 0, row)
		// A narrow board needs its short edges for the units.
		if g.Cols >= 13 || row > 2 && row < g.Rows-3 {
			water(hexwar.LightBlue, 1, row)
		}
	}
	from := int8(3 + d.below(3))
	for row := from; row < g.Rows-int8(3+d.below(2)); row++ {
		water(hexwar.DarkBlue, 0, row)
	}
	for bay := range 2 {
		row := int8(3+d.below(int(g.Rows)-8)) + int8(bay)
		water(hexwar.LightBlue, 2, row)
	}
}

// brook lets water run from one long edge to the middle, and on from there turned,
// with a ford on each side.
func (d *boardDrafter) brook() {
	g := d.board.Grid
	mid := g.Cols / 2
	// The middle of the board is a hex if the half-turn leaves one where it is.
	row := g.Height(mid) / 2
	if g.Height(mid)%2 == 0 {
		row -= int8(d.below(2))
	}
	ford := 1 + d.below(int(mid)-1)
	for c, n := (hex.Cell{Col: mid, Row: row}), 0; g.Has(c); n++ {
		if n != ford {
			d.lay(c, hexwar.Tile{Colour: hexwar.LightBlue, Level: hexwar.LightBlue.Ground()})
		}
		side := hex.NorthWest
		if d.below(2) == 0 {
			side = hex.SouthWest
		}
		if next := c.Next(side); next.Row < 4 || next.Row > g.Height(next.Col)-5 {
			side = hex.NorthWest + hex.SouthWest - side
		}
		c = c.Next(side)
	}
}

// sound tells whether the board is still one to be played on.
func (d *boardDrafter) sound() bool {
	b := d.board
	pockets := b.Pockets()
	if len(b.Check()) > 0 || pockets.Count() > 0 || !rolls(b) {
		return false
	}
	for i := range d.missions {
		if len(d.missions[i].CheckBoard(b)) > 0 {
			return false
		}
	}
	return true
}

// rolls tells whether vehicles that do not change elevation get from every level hex
// to every other.
func rolls(b *hexwar.Board) bool {
	var flat hex.Set
	from := hex.Cell{Col: -1}
	b.Grid.Each(func(c hex.Cell) {
		if t := b.Tile(c); t.Level == 0 && t.Colour != hexwar.Red && !built(b, c) {
			flat.Add(c)
			from = c
		}
	})
	return from.Col >= 0 && flat.Group(from) == flat
}
