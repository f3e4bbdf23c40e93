package rapid

import "rulerfire/rules/field"

// Supposing is the battle as it would be with the frame at p: stations have
// changed hands, and scores and tactical order with them. Nothing is checked.
func (s *State) Supposing(frame int8, p field.Point) State {
	c := *s
	c.Frames[frame].At = p
	c.settle(nil)
	return c
}

// Wanted tells whether a frame at p is where the stage of fielding wants one (Y1 to
// Y5). Whether it fits there is not looked at, and where no place is as wanted other
// places are legal too (Y6).
func (s *State) Wanted(p field.Point) bool { return s.Phase == PhasePlace && s.asWanted(p) }

// A Placing is one piece that is still to be fielded: whose, and whether it is a
// station.
type Placing struct {
	Seat    int8
	Station bool
}

// Upcoming lists the next placings, at most so many, beginning with the one that
// is asked for.
func (s *State) Upcoming(most int) (list []Placing) {
	away := field.Point{X: -1 << 20, Y: -1 << 20} // far from everything
	c := *s
	for len(list) < most && c.Phase == PhasePlace {
		p := Placing{c.Asked, c.PlacesStation()}
		list = append(list, p)
		if p.Station {
			st := &c.Stations[c.boxedStation(p.Seat)]
			st.At, st.Placed = away, true
		} else {
			f := &c.Frames[c.boxedFrame(p.Seat)]
			f.At, f.Fielded = away, true
		}
		c.nextPlacing(nil)
	}
	return list
}
