package rapid

import (
	"fmt"

	"rulerfire/rules/field"
)

// A RoomFault is why a table is too crowded for a battle: fewer whole-stud places
// are left for frames or for stations than are needed to field everybody.
type RoomFault struct {
	Stations     bool // places for stations are meant, else for frames
	Places, Need int
}

// Error says what there is and what is needed.
func (f RoomFault) Error() string {
	what := "frame"
	if f.Stations {
		what = "station"
	}
	return fmt.Sprintf("only %d places for a %s; %d are needed", f.Places, what, f.Need)
}

// A Ground is a table as a place to field companies on: the whole-stud places where a
// base fits clear of cover.
type Ground struct {
	clear    []field.Point
	rows     []row // the same, by row of studs
	stations int   // of them, how many have room for a station round them
}

// GroundOf looks a table over.
func GroundOf(t *field.Table) Ground {
	standing := t.AllStanding()
	g := Ground{rows: make([]row, t.Layout.Height)}
	for y := range int32(t.Layout.Height) {
		for x := range int32(t.Layout.Width) {
			p := field.Point{X: x * field.Stud, Y: y * field.Stud}
			if t.OnTable(p) && t.ClearOfCover(&standing, p) {
				g.clear = append(g.clear, p)
				g.rows[y].add(x)
				if t.StationFits(&standing, stationRound(p)) {
					g.stations++
				}
			}
		}
	}
	return g
}

// Check says why so many seats cannot be fielded there in a battle of a size, or nil.
// The error is a RoomFault, or that of LimitsFor.
func (g *Ground) Check(size Size, seats int) error {
	limits, err := LimitsFor(size, seats)
	if err != nil {
		return err
	}
	// Room to stand, many times over.
	if need := seats * limits.MaxFrames * 100; len(g.clear) < need {
		return RoomFault{Places: len(g.clear), Need: need}
	}
	// Each station takes 7 by 7 such places at most, each base 8 by 8.
	if need := seats * (limits.Stations*49 + limits.MaxFrames*64); g.stations < need {
		return RoomFault{Stations: true, Places: g.stations, Need: need}
	}
	return nil
}
