package boardbuilder

import (
	"strconv"

	"rulerfire/assets"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
)

// A state is what the rules say of a board.
type state struct {
	faults  []hexwar.Fault
	pockets hex.Set
	differs bool
	where   hex.Cell         // one of the hexes where its halves differ
	misfits [][]hexwar.Fault // what keeps each mission of the stock from the board
}

func stateOf(b *hexwar.Board, stock *assets.HexWar) state {
	s := state{faults: b.Check(), pockets: b.Pockets()}
	s.where, s.differs = firstDifference(b)
	for i := range stock.Missions {
		s.misfits = append(s.misfits, stock.Missions[i].CheckBoard(b))
	}
	return s
}

func pictureOf(b *hexwar.Board) draw.HexBoard { return hexroster.Board(b) }

// heightsOf is how many hexes each column of a grid has.
func heightsOf(g hex.Grid) []int {
	rows := make([]int, g.Cols)
	for c := range rows {
		rows[c] = int(g.Height(int8(c)))
	}
	return rows
}

func strokeName(n int) string { return "stroke " + strconv.Itoa(n) }

// signed is a level with its sign; 0 has none.
func signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}
