package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A mind is room for what a script thinks, used again for every decision, so that
// playing on does not allocate; and what it remembers of the ground. One battle's
// positions belong to it, and one goroutine.
type mind struct {
	board   board
	guns    gunner
	fears   fears
	goals   goals
	reach   reach
	planner planner
	built   [hexwar.MaxUnits]float64 // the rate of every unit's weapons as it was built

	luck     uint64  // of what is being played on
	standing uint32  // the structures that stand, by bit
	rubble   hex.Set // as it was when the mind last looked
	ways     ways
	views    views
	steps    steps
}

// newMind makes room for the positions of a battle.
func (c *Script) newMind(s *hexwar.State) *mind {
	m := &mind{built: c.asBuilt(s)}
	m.reach.list = make([]stop, 0, 1024)
	m.reach.seen = make([]bool, (maxFighterMove+1)*hex.Cells*facings)
	return m
}

// maxFighterMove is more Movement Points than an air fighter usually has.
const maxFighterMove = 10

// asBuilt is the rate of every unit's weapons as it was built.
func (c *Script) asBuilt(s *hexwar.State) (rates [hexwar.MaxUnits]float64) {
	built := s.Start()
	b := board{s: s, w: &c.Weights}
	for i := range int8(s.Count()) {
		rates[i] = b.rate(&built, i, hexwar.None)
	}
	return rates
}

// room is an empty board, and the rates of the weapons that units were built with.
func (c *Script) room(s *hexwar.State) (*board, *[hexwar.MaxUnits]float64) {
	if c.mind == nil {
		built := c.asBuilt(s)
		return new(board), &built
	}
	b := &c.mind.board
	b.worth = [hexwar.MaxUnits]float64{}
	for i := range b.parts {
		b.parts[i].n = 0
	}
	for i := range b.works {
		b.works[i].n = 0
	}
	for i := range b.intel {
		b.intel[i].n = 0
	}
	c.mind.look(s)
	return b, &c.mind.built
}

// look forgets what the mind remembers of ground that has changed.
func (m *mind) look(s *hexwar.State) {
	standing := uint32(0)
	for i, left := range s.Structures {
		if left > 0 {
			standing |= 1 << i
		}
	}
	if standing == m.standing && s.Rubble == m.rubble {
		return
	}
	m.standing, m.rubble = standing, s.Rubble
	m.ways.n, m.ways.next = 0, 0
	m.views = views{}
}

// steps remembers what the steps of a unit cost while it looks where it can go.
type steps struct {
	known hex.Set
	list  [hex.Cells][hex.Directions]struct {
		to          hex.Cell
		level, cost int8
		ok          bool
	}
}

// from is what a step costs, whichever way the unit faces; see hexwar.State.StepFrom.
func (m *steps) from(s *hexwar.State, unit int8, c hex.Cell, level int8, d hex.Direction) (to hex.Cell, toLevel, cost int8, ok bool) {
	list := &m.list[c.Index()]
	if !m.known.Has(c) {
		m.known.Add(c)
		for d := range hex.Direction(hex.Directions) {
			k := &list[d]
			k.to, k.level, k.cost, k.ok = s.StepFrom(unit, c, level, d, d, !s.Turn.Jumped)
		}
	}
	k := &list[d]
	return k.to, k.level, k.cost, k.ok
}

// ways remembers fields that have been measured.
type ways struct {
	list [48]struct {
		from hex.Set
		gait uint8
		far  field
	}
	n, next int
}

// measure is spread, remembered.
func (w *ways) measure(s *hexwar.State, unit int8, f *field, from hex.Set) {
	gait := uint8(0)
	air, swims, rolls := gaits(s, unit)
	for i, is := range [...]bool{air, swims, rolls} {
		if is {
			gait |= 1 << i
		}
	}
	for i := range w.list[:w.n] {
		if k := &w.list[i]; k.gait == gait && k.from == from {
			*f = k.far
			return
		}
	}
	spread(s, unit, f, from)
	k := &w.list[w.next]
	k.from, k.gait, k.far = from, gait, *f
	w.n = max(w.n, w.next+1)
	w.next = (w.next + 1) % len(w.list)
}

// views remembers which lines of sight are clear: a line has a slot, where another
// may take its place.
type views [1 << 13]struct {
	line  uint32
	clear bool
}

// clear tells whether the line of sight between two places is.
func (b *board) clear(s *hexwar.State, from hex.Cell, fromLevel int8, to hex.Cell, toLevel, ignored int8) bool {
	if b.mind == nil {
		return s.View(from, fromLevel, to, toLevel, ignored).Clear
	}
	line := uint32(from.Index()) | uint32(to.Index())<<8 | uint32(fromLevel-hexwar.MinLevel)<<16 | uint32(toLevel-hexwar.MinLevel)<<20 |
		uint32(ignored+1)<<24 | 1<<31
	k := &b.mind.views[line*0x9e3779b1>>19]
	if k.line != line {
		k.line, k.clear = line, s.View(from, fromLevel, to, toLevel, ignored).Clear
	}
	return k.clear
}
