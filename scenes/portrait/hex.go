package portrait

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// paintHex paints the board of an engagement of the hex wargame.
func paintHex(p *draw.Pen, r ui.Rect, st *hexwar.State, looks []draw.Seat) {
	board := hexroster.Board(st.Board)
	st.Rubble.Each(func(c hex.Cell) { board.Columns[c.Col][c.Row].Colour = draw.HexBlack })
	for i := range board.Structures {
		board.Structures[i].Defence = int(st.Structures[i])
	}
	view := draw.NewHexBoardView(board)
	w, h := board.Size()
	studs(p, r, w, h, func(x, y, wide float64) { view.Overview(p, x, y, wide) }, func() {
		paintObjectives(p, r, st, looks)
		for i := range int8(st.Count()) {
			u, m := &st.Units[i], st.Model(int(i))
			if u.Where != hexwar.OnBoard || m.Drone {
				continue
			}
			look := hexroster.Unit(st.Catalogue, m.Design, looks[m.Seat])
			look.Number, look.Facing = "", draw.HexFacing(int(u.Facing))
			at(p, middle(u.Cell), func() {
				p.Scale(grow(p, r, 5))
				p.HexUnit(look)
			})
		}
	})
}

// paintObjectives paints the flags and what else is to be had on the board.
func paintObjectives(p *draw.Pen, r ui.Rect, st *hexwar.State, looks []draw.Seat) {
	flag := func(c hex.Cell, owner int8) {
		var seat *draw.Seat
		for i := range looks {
			if owner != hexwar.None && st.TeamOf(i) == int(owner) {
				seat = &looks[i]
				break
			}
		}
		at(p, middle(c), func() {
			p.Scale(grow(p, r, 7))
			p.HexObjective(seat, 1)
		})
	}
	for i := range st.Markers {
		switch m := &st.Markers[i]; {
		case !m.Placed:
		case st.Mission.Intel:
			c := middle(m.Cell)
			p.HexToken(c.X-1.3, c.Y+.9)
		default:
			flag(m.Cell, m.Owner)
		}
	}
	for _, n := range st.Mission.Targets {
		if st.Structures[n-1] > 0 {
			owner := st.Held[n-1]
			if st.Mission.Hold == 0 {
				owner = st.Defender()
			}
			flag(st.Board.Structures[n-1].Cells[0], owner)
		}
	}
}

// middle is the middle of a hex in studs.
func middle(c hex.Cell) draw.Vec { return draw.CellCentre(hexroster.Cell(c)) }
