package hexwar_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A board that a half-turn maps on itself, with something of everything.
const mirrorText = `
board Mirror
size 13x16
row . . . . . . . . . . . . .
row . . . . . . .1 . . . . . .
row . . . . . . . . . . . . .
row . R . . . . . . . . . . .
row . . . G . . T T . . W . L
row . . . G . . T . . . W . L
row . .1 . .1 . . . . . . . . .
row . . .2 .1 . K . K . .1 .1 . .
row . . .1 . . . . . . .1 .2 .1 .
row . . . . . . . . . G . . .
row L . W . . T T . . G . . .
row L . W . . . T . . . . R .
row . . . . . . . . . . . . .
row . . . . . . . . . . . . .
row . . . . . . .1 . . . . . .
row . - . - . - . - . - . - .
structure 1 8,5
structure 1 4,10
structure 2 0,7
structure 2 12,8
structure 0 5,8
structure 0 7,6
`

// A twin is the engagement as it is after a half-turn of the table.
type twin struct {
	*hexwar.Setup
	structures map[int8]int8
}

func twinOf(t testing.TB, u *hexwar.Setup) twin {
	w := twin{u, map[int8]int8{}}
	at := map[hex.Cell]int8{}
	for i, s := range u.Board.Structures {
		at[s.Cells[0]] = int8(i)
	}
	for i, s := range u.Board.Structures {
		other, ok := at[u.Board.Grid.HalfTurn(s.Cells[0])]
		if !ok {
			t.Fatalf("structure %d has no twin", i)
		}
		w.structures[int8(i)] = other
	}
	return w
}

// state turns a state.
func (w twin) state(s hexwar.State) hexwar.State {
	grid := w.Board.Grid
	for i := range w.Count() {
		u := &s.Units[i]
		if u.Where != hexwar.InBox { // what was never deployed has no place
			u.Cell, u.Facing = grid.HalfTurn(u.Cell), u.Facing.Back()
		}
		if u.Smoked {
			u.SmokeAt = grid.HalfTurn(u.SmokeAt)
		}
	}
	old := s
	for i, k := range w.structures {
		s.Structures[k], s.Held[k] = old.Structures[i], old.Held[i]
	}
	for g := range s.Ground {
		if s.Ground[g].Weapon != hexwar.None {
			s.GroundAt[g] = grid.HalfTurn(s.GroundAt[g])
		}
	}
	s.Rubble = hex.Set{}
	old.Rubble.Each(func(c hex.Cell) { s.Rubble.Add(grid.HalfTurn(c)) })
	s.Zone = [hexwar.Teams]int8{old.Zone[1], old.Zone[0]}
	if s.Wind != hexwar.None {
		s.Wind = int8(hex.Direction(s.Wind).Back())
	}
	if s.Shot.Target.Kind == hexwar.StructureTarget {
		s.Shot.Target.ID = w.structures[s.Shot.Target.ID]
	}
	return s
}

// settled is a state without what is left over from before and means nothing any
// more: where those are who are not on the board, and where nothing lies.
func (w twin) settled(s hexwar.State) hexwar.State {
	for i := range s.Units {
		if u := &s.Units[i]; u.Where != hexwar.OnBoard {
			u.Cell, u.Facing = hex.Cell{}, hex.North
		}
	}
	for g := range s.Ground {
		if s.Ground[g].Weapon == hexwar.None {
			s.GroundAt[g] = hex.Cell{}
		}
	}
	return s
}

// action turns an action.
func (w twin) action(a hexwar.Action) hexwar.Action {
	grid := w.Board.Grid
	switch a.Kind {
	case hexwar.ActLand, hexwar.ActLaunch, hexwar.ActReposition:
		a.Cell = grid.HalfTurn(a.Cell)
	case hexwar.ActStep, hexwar.ActTurn, hexwar.ActThrust:
		a.Dir = a.Dir.Back()
	}
	if a.Target.Kind == hexwar.StructureTarget {
		a.Target.ID = w.structures[a.Target.ID]
	}
	return a
}

// Whatever happens in an engagement happens turned after a half-turn of the table:
// neither side has it better, down to where a unit lands that is thrown off a cliff.
func TestHalfTurnedEngagements(t *testing.T) {
	b := board(t, mirrorText)
	if !b.Symmetric() {
		t.Fatal("the board is not the same from both sides")
	}
	units := append(stock(t), gadgets(t).Units...)
	wrestler := units[1]
	wrestler.Arms, wrestler.Mods = nil, nil
	land := []hexwar.UnitDesign{units[0], wrestler, units[3], units[4], units[5], units[7], units[8], units[len(units)-2], units[len(units)-1]}
	prop.Check(t, func(p *prop.T) {
		var squads [hexwar.Teams]hexwar.Squad
		for team := range squads {
			squads[team].Name = "Drawn"
			for range 3 {
				squads[team].Units = append(squads[team].Units, land[prop.IntRange(0, len(land)-1).Draw(p, "unit")])
			}
		}
		m := missions(t)[2]
		m.Size = hexwar.Operation
		u, err := hexwar.NewSetup(hexwar.Settings{}, m.Size, [2]int{1, 1}, m, b, catalogue(t), squads)
		if err != nil {
			p.Fatal(err)
		}
		w := twinOf(t, u)
		r := rand.NewPCG(prop.Uint64().Draw(p, "seed"), 4)
		s := u.Start()
		var a hexwar.Action
		for s.Round == 0 {
			s.Random(r, &a)
			s.Do(&a, nil)
		}
		other := w.state(s)
		for s.Phase != hexwar.PhaseOver {
			s.Random(r, &a)
			turned := w.action(a)
			if err := other.Legal(&turned); err != nil {
				p.Fatalf("round %d: %q is legal, but turned %q is not: %v", s.Round, a, turned, err)
			}
			s.Do(&a, nil)
			other.Do(&turned, nil)
			if want, got := w.settled(w.state(s)), w.settled(other); want != got {
				p.Fatalf("round %d, after %q:\n%s", s.Round, a, cmp.Diff(text(want), text(got)))
			}
		}
	})
}

func text(s hexwar.State) string {
	text, _ := (&hexwar.Battle{State: s}).MarshalText()
	return string(text)
}
