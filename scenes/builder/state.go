package builder

import (
	"errors"

	"rulerfire/assets"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// state is what the rules say of a layout.
type state struct {
	faults  []field.Fault
	table   *field.Table // nil if there are faults
	of      []int16      // the structure of each brick; nil if a brick cannot be laid at all
	room    [lineup.MaxSeats + 1]error
	stamina map[int]stamina // by structure, as far as somebody asked
}

func stateOf(l field.Layout) state {
	s := state{faults: l.Faults(), of: l.Structures(), stamina: map[int]stamina{}}
	if len(s.faults) > 0 {
		return s
	}
	s.table, _ = field.NewTable(l)
	ground := rapid.GroundOf(s.table)
	for n := lineup.MinSeats; n <= lineup.MaxSeats; n++ {
		// Whoever finds room for a battle finds it for a skirmish.
		s.room[n] = room(l, &ground, rapid.FullBattle, n)
	}
	return s
}

// errSize is why a table is not for so many players.
var errSize = errors.New("the table is not of the size for so many")

// room says why a table is not for so many players in a battle of a size, or nil: it
// is of another size, or they could not be fielded on it.
func room(l field.Layout, g *rapid.Ground, size rapid.Size, players int) error {
	if !assets.FitsPlayers(l, players) {
		return errSize
	}
	return g.Check(size, players)
}

// somebody tells whether the table is for any number of players.
func (s *state) somebody() bool {
	for n := lineup.MinSeats; n <= lineup.MaxSeats; n++ {
		if s.room[n] == nil {
			return true
		}
	}
	return false
}

// A stamina is how much a structure takes.
type stamina struct {
	bricks, high int
	cover        bool // some of it is high enough
	least, most  int  // the hits after which it no longer covers a frame that hugs it, by where it stands
	fell         int  // the hits that take all of it away
}

// staminaOf asks the rules how much a structure takes.
func (s *state) staminaOf(structure int) stamina {
	if st, known := s.stamina[structure]; known || s.table == nil {
		return st
	}
	t, standing := s.table, s.table.AllStanding()
	bricks := t.Structure(structure)
	st := stamina{bricks: len(bricks), fell: (len(bricks) + field.BricksPerHit - 1) / field.BricksPerHit}
	var columns []field.Point
	for _, i := range bricks {
		b := t.Layout.Bricks[i]
		st.high = max(st.high, int(b.Layer))
		for y := int(b.Y); y < int(b.Y)+int(b.L); y++ {
			for x := int(b.X); x < int(b.X)+int(b.W); x++ {
				if int(b.Layer) == t.Height(&standing, x, y) && t.Cover(&standing, x, y) {
					columns = append(columns, field.Point{X: int32(x)*field.Stud + field.Stud/2, Y: int32(y)*field.Stud + field.Stud/2})
				}
			}
		}
	}
	st.cover = len(columns) > 0
	length := int32(unit) * field.Stud
	const hug, away, most = field.BaseRadius + field.Stud/2, 5, 60
	step := max(1, len(columns)/most)
	for i := 0; i < len(columns); i += step {
		c := columns[i]
		for _, d := range [4]field.Point{{X: 1}, {X: -1}, {Y: 1}, {Y: -1}} {
			target := field.Point{X: c.X + d.X*hug, Y: c.Y + d.Y*hug}
			if !t.OnTable(target) || !t.ClearOfCover(&standing, target) {
				continue
			}
			attacker := field.Point{X: c.X - d.X*away*length, Y: c.Y - d.Y*away*length}
			n := t.HitsToUncover(&standing, structure, attacker, target, length)
			if n > 0 && (st.least == 0 || n < st.least) {
				st.least = n
			}
			st.most = max(st.most, n)
		}
	}
	s.stamina[structure] = st
	return st
}
