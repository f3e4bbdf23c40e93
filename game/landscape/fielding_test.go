package landscape

import (
	"math/rand/v2"

	prop "pgregory.net/rapid"

	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// canBeFieldedOn checks that companies are fielded in the ordinary way, even by
// chance: at every stage there is a place that keeps all its rules, so that none has
// to be waived (Y1 to Y6).
func canBeFieldedOn(t *prop.T, p Plan, table *field.Table) {
	chance := rand.New(rand.NewPCG(p.Seed, 3))
	l := lineup.Lineup{
		Settings: rapid.DefaultSettings(), Size: prop.SampledFrom([]rapid.Size{rapid.Skirmish, rapid.FullBattle}).Draw(t, "size"),
		Seats: make([]lineup.Seat, p.Players),
	}
	for i := range l.Seats {
		l.Seats[i].Colour, l.Seats[i].Pattern = uint8(i), uint8(i)
	}
	l, err := l.Draw(chance)
	if err != nil {
		t.Fatal(err)
	}
	l.Table = table.Layout
	setup, err := l.Setup()
	if err != nil {
		t.Fatalf("%+v: %v", p, err)
	}
	s := setup.Start(nil)
	stream := rapid.Stream(p.Seed)
	var a rapid.Action
	for s.Stage != rapid.StageDone {
		if s.Phase == rapid.PhasePlace && !s.PlacesStation() && !anyWanted(&s) {
			t.Fatalf("%+v: at %v no place for a frame is as it should be", p, s.Stage)
		}
		s.Random(&stream, &a)
		s.Do(&a, nil)
	}
}

// anyWanted tells whether a frame of the seat that is asked fits at a place that
// keeps all rules of the stage.
func anyWanted(s *rapid.State) bool {
	frame := s.First[s.Asked]
	for s.Frames[frame].Fielded {
		frame++
	}
	for _, at := range s.Clear() {
		if a := (rapid.Action{Kind: rapid.ActFrame, Index: frame, Place: at}); s.Wanted(at) && s.Allows(&a) {
			return true
		}
	}
	return false
}
