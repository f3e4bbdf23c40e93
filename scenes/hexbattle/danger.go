package hexbattle

import (
	"slices"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A danger is what the enemies could do in their next turns to the unit that acts, if
// it were on a hex.
type danger struct {
	total   int // damage to be expected if all of them turn on it
	threats []enemyThreat
}

type enemyThreat struct {
	by       int8
	expected float64
	with     hexwar.Threat
}

// dangersPerTick is how many hexes are looked into while one picture is drawn: each
// takes a moment.
const dangersPerTick = 3

// A hexPlace is a hex and the elevation over it.
type hexPlace struct {
	cell  hex.Cell
	level int8
}

// dangers are the dangers of the hexes that have been looked at.
type dangers struct {
	known map[hexPlace]*danger
	reach hexwar.Reach
	left  int // hexes that may still be looked into in this tick
}

func (d *dangers) begin() { d.known = map[hexPlace]*danger{} }

// at looks at a hex at once. st is the state with the unit on it.
func (d *dangers) at(st *hexwar.State, unit int8) *danger {
	c := hexPlace{st.Units[unit].Cell, st.Units[unit].Level}
	if x := d.known[c]; x != nil {
		return x
	}
	x, sum := &danger{}, 0
	for i := range int8(st.Count()) {
		if t := st.Threat(i, unit, &d.reach); t.Expected > 0 {
			sum += t.Expected
			x.threats = append(x.threats, enemyThreat{i, float64(t.Expected) / hexwar.ThreatParts, t})
		}
	}
	x.total = (sum + hexwar.ThreatParts/2) / hexwar.ThreatParts
	d.known[c] = x
	return x
}

// soon is what is known of a hex: it is looked into if there is time for that in this
// tick, else nil.
func (d *dangers) soon(s *Scene, m *movePlan, c hex.Cell) *danger {
	st := m.moved(s, c, m.facing)
	unit := st.Turn.Unit
	if x := d.known[hexPlace{c, st.Units[unit].Level}]; x != nil {
		return x
	}
	if d.left <= 0 {
		return nil
	}
	d.left--
	return d.at(&st, unit)
}

// from is what one enemy could do, rounded.
func (x *danger) from(enemy int8) (t enemyThreat, ok bool) {
	i := slices.IndexFunc(x.threats, func(t enemyThreat) bool { return t.by == enemy })
	if i < 0 {
		return t, false
	}
	return x.threats[i], true
}
