package boardbuilder

import (
	"strconv"

	"rulerfire/assets"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
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

func strokeName(n int) string { return "stroke " + strconv.Itoa(n) }
