package battle

import (
	"math"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
)

// Pieces is how everything lies on the table as far as it has been shown: the
// battle's state with the events of the present beat played on to it one by one.
// When the beat is over it is set from the state again, so a picture can never
// become a rule.
type pieces struct {
	frames   [rapid.MaxFrames]piece
	stations [rapid.MaxStations]rapid.Station
	bricks   field.Standing
	clock    int
	debris   []draw.LooseBrick
}

// A piece is a frame on the table.
type piece struct {
	rapid.Frame
	at     draw.Vec // studs; between two places while it moves
	facing float64
	faced  bool // facing has been set
}

// sync takes everything over from a state. Facings and debris are pictures only
// and stay.
func (ps *pieces) sync(s *Scene, st *rapid.State) {
	for i := range st.FrameCount() {
		p := &ps.frames[i]
		p.Frame = st.Frames[i]
		p.at = studs(p.At)
		if p.Fielded && !p.faced {
			p.face(s.middle())
		}
	}
	ps.stations = st.Stations
	ps.clock = int(st.Clock)
	if ps.bricks != st.Bricks {
		ps.bricks = st.Bricks
	}
	s.table.Stand(ps.bricks.Has)
}

// apply plays one event on to the pieces, as it will be when it has been shown.
func (ps *pieces) apply(e rapid.Event) {
	f := &ps.frames[max(e.Frame, 0)]
	switch e.Kind {
	case rapid.EvFielded:
		f.Fielded, f.At, f.at = true, e.At, studs(e.At)
	case rapid.EvStation:
		st := &ps.stations[e.Value]
		st.At, st.Placed = e.At, true
	case rapid.EvActivated:
		f.Acted = true
	case rapid.EvDefended:
		f.Defence = int8(e.Die.Value)
	case rapid.EvMoved, rapid.EvAbandoned:
		f.At, f.at = e.At, studs(e.At)
	case rapid.EvSpotted:
		ps.frames[e.Other].Spot = int8(e.Value)
	case rapid.EvSpotUsed:
		ps.frames[e.Other].Spot = 0
	case rapid.EvBrick:
		ps.bricks.Remove(int(e.Value))
	case rapid.EvLost:
		if int8(e.Value) == rapid.White {
			f.White--
		} else {
			f.Systems[e.Value]--
		}
	case rapid.EvDestroyed:
		f.White = 0
	case rapid.EvSeized:
		ps.stations[e.Value].Owner = e.Seat
	case rapid.EvStationLost:
		ps.stations[e.Value].Owner = rapid.None
	case rapid.EvTicked:
		ps.clock = int(e.Value)
	case rapid.EvRound:
		for i := range ps.frames {
			p := &ps.frames[i]
			p.Defence, p.Spot, p.Acted = rapid.None, 0, false
		}
	}
}

// litter leaves pieces of debris. The oldest go when there are very
// many, so that a long battle stays quick to draw.
func (ps *pieces) litter(pieces ...draw.LooseBrick) {
	const most = 900
	ps.debris = append(ps.debris, pieces...)
	if n := len(ps.debris) - most; n > 0 {
		ps.debris = append(ps.debris[:0], ps.debris[n:]...)
	}
}

// robot is how a frame looks.
func (s *Scene) robot(i int) draw.Robot {
	p := &s.pieces.frames[i]
	r := draw.Robot{
		Seat: s.Seats[p.Seat].Seat, Number: number(int(p.Number)), Rockets: p.Rockets, White: p.White, Facing: p.facing,
		Spent: p.Acted && s.Seen.Stage == rapid.StageDone && !s.open(int8(i)),
	}
	d := s.Seen.DesignOf(i)
	for k, n := range p.Systems {
		r.Systems[k] = n
		r.Looks[k] = d.Looks[k]
	}
	return r
}

// open tells whether the frame's turn is under way.
func (s *Scene) open(frame int8) bool {
	return s.Seen.Acting.Frame == frame || s.Seen.Waiting.Frame == frame
}

// middle is the middle of the table.
func (s *Scene) middle() draw.Vec {
	l := s.Seen.Table.Layout
	return draw.V(float64(l.Width)/2, float64(l.Height)/2)
}

// face turns a frame towards a place, unless it is there.
func (p *piece) face(to draw.Vec) {
	if d := to.Sub(p.at); math.Hypot(d.X, d.Y) > 0.1 {
		p.facing, p.faced = draw.FacingTo(d), true
	}
}
