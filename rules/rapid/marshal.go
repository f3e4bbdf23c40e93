package rapid

import (
	"fmt"
	"strings"
)

// MarshalText writes the whole state, but for the set-up, as text: equal states
// give equal texts. Recordings take their digests from it.
func (b *Battle) MarshalText() ([]byte, error) { return []byte(b.State.text()), nil }

func (s *State) text() string {
	var b strings.Builder
	p := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	p("%s stage %d round %d clock %d asked %d rolls %d", s.Phase, s.Stage, s.Round, s.Clock, s.Asked+1, s.rolls)
	p("defender %d point %d attackers %v at %d", s.Defender+1, s.Point+1, s.attack[:s.SeatCount()-1], s.turnAt)
	p("tie %+v", s.tie)
	p("offer %v at %d", s.offer.order[:s.offer.n], s.offer.at)
	for i := range s.SeatCount() {
		st := &s.Seats[i]
		p("seat %d each %d score %d out %t tie %d rank %d fixed %t used %t",
			i+1, st.Each, s.Score(i), st.Out, st.tieMask, st.tieRank, st.tieFixed, st.tieUsed)
	}
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		p("f%d seat %d number %d design %d at %s fielded %t systems %v white %d rockets %d acted %t defence %d spot %d by %d",
			i, f.Seat+1, f.Number, f.Design, place(f.At), f.Fielded, f.Systems, f.White, f.Rockets, f.Acted, f.Defence, f.Spot, f.SpotBy+1)
	}
	for i := range s.StationCount() {
		st := &s.Stations[i]
		p("s%d home %d owner %d at %s placed %t", i, st.Home+1, st.Owner+1, place(st.At), st.Placed)
	}
	for _, t := range [...]struct {
		name string
		turn *Turn
	}{{"acting", &s.Acting}, {"waiting", &s.Waiting}} {
		if t.turn.Frame == None {
			continue
		}
		p("%s f%d target %s %s rockets %d comms %d crosses %t moved %t attacked %t held %t", t.name, t.turn.Frame,
			t.turn.Target, t.turn.Band, t.turn.Rockets, t.turn.Comms, t.turn.Crosses, t.turn.Moved, t.turn.Attacked, s.Held)
		for _, d := range t.turn.Pool[:t.turn.Count] {
			p("  %s spent %t", d.Face, d.Spent)
		}
	}
	p("assault %+v", s.Assault)
	p("bricks")
	for i := 0; i < (len(s.Table.Layout.Bricks)+63)/64; i++ {
		fmt.Fprintf(&b, " %x", s.Bricks[i])
	}
	b.WriteByte('\n')
	return b.String()
}
