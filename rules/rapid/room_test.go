package rapid

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/field"
)

// fielding draws a battle in which the defender, seat 1, has fielded something on
// a table with a few walls.
func fielding(t *prop.T) State {
	coordinate := func(side int) int { return prop.IntRange(2, side-6).Draw(t, "coordinate") }
	width, height := prop.IntRange(60, 120).Draw(t, "width"), prop.IntRange(60, 90).Draw(t, "height")
	layout := field.Layout{Name: "Test", Width: width, Height: height, Ground: "meadow"}
	for x := range prop.IntRange(0, 3).Draw(t, "walls") {
		y := coordinate(height)
		for layer := range 3 {
			layout.Bricks = append(layout.Bricks, field.Brick{X: int16(10 + 20*x), Y: int16(y), W: 2, L: 4, Layer: uint8(layer + 1)})
		}
	}
	design := Design{Name: "Frame", Systems: Systems{Direct: 1}}
	company := Company{Name: "Test", Frames: []Design{design, design, design, design}}
	larger := Company{Name: "Test", Frames: append([]Design{design}, company.Frames...)}
	settings := DefaultSettings()
	settings.Rockets = 0
	u, err := NewSetup(settings, Skirmish, layout, []Company{company, larger})
	if err != nil {
		t.Fatal(err)
	}
	s := u.Start(nil)
	for i := range prop.IntRange(1, 3).Draw(t, "stations") {
		s.Stations[i].Placed = true
		s.Stations[i].At = field.Point{X: int32(coordinate(width)) * field.Stud, Y: int32(coordinate(height)) * field.Stud}
	}
	for i := range prop.IntRange(0, 2).Draw(t, "frames") {
		s.Frames[i].Fielded = true
		s.Frames[i].At = anywhere(t, &s)
	}
	return s
}

// anywhere draws a place on the table, on the lattice.
func anywhere(t *prop.T, s *State) field.Point {
	return field.Point{
		X: prop.Int32Range(field.BaseRadius, int32(s.Table.Layout.Width)*field.Stud-field.BaseRadius).Draw(t, "x"),
		Y: prop.Int32Range(field.BaseRadius, int32(s.Table.Layout.Height)*field.Stud-field.BaseRadius).Draw(t, "y"),
	}
}

func TestRoomCountsAsOneByOne(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		s := fielding(t)
		r := s.roomLeft()
		base := anywhere(t, &s)
		station := field.Point{X: base.X / field.Stud * field.Stud, Y: base.Y / field.Stud * field.Stud}
		left, withFrame, withStation := 0, 0, 0
		for _, p := range s.clear {
			if s.InPerimeter(p) || s.nearDefender(p, s.RulerLength()) {
				continue
			}
			left++
			if !field.BasesWithin(p, base, s.RulerLength()) {
				withFrame++
			}
			if !field.BaseStationWithin(p, station, s.RulerLength()) {
				withStation++
			}
		}
		if r.left != left {
			t.Errorf("%d places are left, want %d", r.left, left)
		}
		for parts := 1; parts < 20; parts++ {
			if got, want := r.without(frameZone(base, s.RulerLength()), parts), withFrame*parts >= len(s.clear); got != want {
				t.Errorf("a frame at %v leaves one part in %d: %t, want %t", base, parts, got, want)
			}
			if got, want := r.without(stationZone(station, s.RulerLength()), parts), withStation*parts >= len(s.clear); got != want {
				t.Errorf("a station at %v leaves one part in %d: %t, want %t", station, parts, got, want)
			}
		}
	})
}

func TestAnyPointLooksEverywhere(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		s := fielding(t)
		s.Stage = StagePoint
		if got, want := s.anyPoint(), s.anyPlace(s.asWanted); got != want {
			t.Errorf("there is a place for the point frame: %t, want %t", got, want)
		}
	})
}

func TestWantedPlacesAreLegal(t *testing.T) {
	// A piece that fits where the rule of the stage wants it is never refused.
	prop.Check(t, func(t *prop.T) {
		s := fielding(t)
		a := Action{Kind: ActFrame, Place: anywhere(t, &s)}
		if s.PlacesStation() {
			a.Kind = ActStation
			a.Place.X, a.Place.Y = a.Place.X/field.Stud*field.Stud, a.Place.Y/field.Stud*field.Stud
		}
		for a.Kind == ActFrame && s.Frames[a.Index].Fielded {
			a.Index++
		}
		for s.Stage = StageDefence; s.Stage < StageDone; s.Stage++ {
			s.Asked = s.Defender
			if s.PlacesStation() != (a.Kind == ActStation) {
				continue
			}
			if s.fits(&a) == faultNone && s.asWanted(a.Place) && s.check(&a) != faultNone {
				t.Errorf("stage %d: %s is refused: %v", s.Stage, a, s.Legal(&a))
			}
		}
	})
}
