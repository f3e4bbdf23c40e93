package landscape

import (
	"fmt"
	"math/rand/v2"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/assets/terrain"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// Tables of every kind are legal for fielding, for 2 to 5 seats: each style, density
// and shape, whole or halved in every way, from seeds of their own. A table for more
// than two is the same for 3, 4 and 5.
func TestY1ToY6EveryKindOfTableCanBeFieldedOn(t *testing.T) {
	seed := uint64(0)
	for _, style := range Styles() {
		for _, seats := range [][]int{{2}, {3, 4, 5}} {
			for kind := range 6 {
				seed++
				p := Plan{Style: style, Players: seats[0], Round: kind%2 == 1, Density: Density(kind / 2), Twin: terrain.Twin(seed % 3), Seed: seed}
				t.Run(fmt.Sprintf("%+v", p), func(t *testing.T) {
					t.Parallel()
					table := generated(t, p)
					for _, p.Players = range seats {
						canBeFieldedOn(t, p, table, []rapid.Size{rapid.Skirmish, rapid.FullBattle}[(int(p.Seed)+p.Players)%2])
					}
				})
			}
		}
	}
}

// isFielded is canBeFieldedOn in a battle of either size.
func isFielded(t *prop.T, p Plan, table *field.Table) {
	canBeFieldedOn(t, p, table, prop.SampledFrom([]rapid.Size{rapid.Skirmish, rapid.FullBattle}).Draw(t, "size"))
}

// canBeFieldedOn checks that companies are fielded in the ordinary way, even by
// chance: there is room, and at every stage there is a place that keeps all its rules,
// so that none has to be waived (Y1 to Y6).
func canBeFieldedOn(t prop.TB, p Plan, table *field.Table, size rapid.Size) {
	t.Helper()
	ground := rapid.GroundOf(table)
	if err := ground.Check(size, p.Players); err != nil {
		t.Fatalf("%+v: %v", p, err)
	}
	chance := rand.New(rand.NewPCG(p.Seed, 3))
	l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: size, Seats: make([]lineup.Seat, p.Players)}
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
