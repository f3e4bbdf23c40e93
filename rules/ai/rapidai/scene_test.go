package rapidai

import (
	"flag"
	"slices"
	"testing"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

var puzzleTries = flag.Int("puzzles", 2, "tries at every puzzle")

// at is a place so many units from the upper left corner.
func at(x, y float64) field.Point { return field.Point{X: int32(x * 80), Y: int32(y * 80)} }

// sceneStuds is how many studs the table of a scene measures either way.
const sceneStuds = 140

// newScene is a battle on an open table with a wall in the upper left corner, and
// others if there are, in which no frame is on the table yet and the stations, nobody's,
// lie out of the way. The seats, with their scores per asset, have four frames each:
// seat 0 the frames 0 to 3, seat 1 the frames 4 to 7, and so on.
func newScene(walls []field.Brick, each ...int8) (*rapid.State, error) {
	company := rapid.Company{Name: "Company"}
	for range 4 {
		company.Frames = append(company.Frames, rapid.Design{Name: "Frame"})
	}
	company.Frames[0].Rockets = 3
	company.Frames[1].Systems[rapid.Defence] = 1
	layout := field.Layout{Name: "Open", Width: sceneStuds, Height: sceneStuds, Ground: "meadow"}
	layout.Bricks = append(layout.Bricks, walls...)
	for layer := uint8(1); layer <= 4; layer++ {
		layout.Bricks = append(layout.Bricks, field.Brick{X: 2, Y: 2, W: 2, L: 8, Layer: layer})
	}
	u, err := rapid.NewSetup(rapid.DefaultSettings(), rapid.Skirmish, layout, slices.Repeat([]rapid.Company{company}, len(each)))
	if err != nil {
		return nil, err
	}
	s := u.Start(nil)
	s.Stage, s.Round, s.Defender, s.Point = rapid.StageDone, 6, 0, 1
	s.Acting.Frame, s.Waiting.Frame = rapid.None, rapid.None
	for i := range each {
		s.Seats[i].Each = each[i]
	}
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		f.Fielded, f.White, f.Systems, f.Rockets = true, 0, rapid.Systems{}, 0
	}
	for i := range s.StationCount() {
		st := &s.Stations[i]
		st.Placed, st.Owner = true, rapid.None
		st.At = field.Point{X: 16 * (20 + 12*int32(i)), Y: 16 * 134} // out of the way
	}
	return &s, nil
}

func scene(t *testing.T, each ...int8) *rapid.State {
	t.Helper()
	s, err := newScene(nil, each...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// put stands a frame on the table, with whites and systems, its turn over.
func put(s *rapid.State, i int, p field.Point, white uint8, systems rapid.Systems, defence int8) *rapid.Frame {
	f := &s.Frames[i]
	f.At, f.White, f.Systems = p, white, systems
	f.Acted, f.Defence = true, defence
	return f
}

// holds gives the stations to the seats: the first to seat 0, as many as it has,
// the next to seat 1, and so on.
func holds(s *rapid.State, each ...int) {
	i := 0
	for seat, n := range each {
		for range n {
			s.Stations[i].Owner = int8(seat)
			i++
		}
	}
}

func frameTarget(i int) rapid.Target { return rapid.Target{Kind: rapid.FrameTarget, ID: int16(i)} }

var (
	rifle  = rapid.Systems{rapid.Direct: 1}
	gunner = rapid.Systems{rapid.Direct: 2}
)
