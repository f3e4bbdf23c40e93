package hexroster

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
)

// zoneLooks are the colours of the two deployment zones, which belong to nobody
// before the roll.
var zoneLooks = [hexwar.Teams]draw.Seat{{Color: draw.Navy}, {Color: draw.Good}}

// PaintPlan draws what a mission puts on a board before anybody has come: the zones,
// the markers or where they may be placed, and the structures that it is about; without
// a mission, what the board has of its own. The pen measures in studs of the board.
// What of it is not on the board is left out.
func PaintPlan(p *draw.Pen, mission *hexwar.Mission, b *hexwar.Board) {
	if mission == nil {
		for i, zone := range b.Zones {
			p.HexZone(Cells(zone), zoneLooks[i])
		}
		paintMarkers(p, b.Markers, b)
		return
	}
	m := mission.On(b)
	for i, zone := range m.Zones {
		if set, err := zone.Set(b.Grid); err == nil {
			p.HexZone(Cells(set), zoneLooks[i])
		}
	}
	if set, err := m.Area.Set(b.Grid); err == nil && m.Intel {
		p.HexZone(Cells(set), draw.Seat{Color: draw.Gold})
	}
	paintMarkers(p, m.Markers, b)
	for _, t := range m.Targets {
		if t <= len(b.Structures) {
			for _, c := range b.Structures[t-1].Cells {
				p.HexTarget(Cell(c))
			}
		}
	}
}

// paintMarkers draws markers that nobody holds, those that are on the board.
func paintMarkers(p *draw.Pen, markers []hex.Cell, b *hexwar.Board) {
	for _, c := range markers {
		if !b.Grid.Has(c) {
			continue
		}
		at := draw.CellCentre(Cell(c))
		p.Save()
		p.Translate(at.X, at.Y)
		p.Scale(1.5)
		p.HexObjective(nil, 1)
		p.Restore()
	}
}
