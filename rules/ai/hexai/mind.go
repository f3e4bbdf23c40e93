package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A mind is room for what a script thinks, used again for every decision, so that
// playing on does not allocate; and what it remembers of the ground. One battle's
// positions belong to it, and one goroutine.
type mind struct {
	boards  [hexwar.Teams]sketch
	guns    gunner
	fears   fears
	goals   goals
	reach   reach
	planner planner
	shots   shots
	built   [hexwar.MaxUnits]float64 // the rate of every unit's weapons as it was built

	waters flood

	luck    uint64     // of what is being played on
	grounds [2]*memory // of the ground: as the search found it, and as it is once something fell
	ground  *memory    // as it is in the position that is thought about
	smoke   bool       // smoke hangs
}

// A memory is what a mind remembers of the ground while the same structures stand.
type memory struct {
	known    bool
	standing uint32  // the structures that stand, by bit
	rubble   hex.Set // hexes that have become black
	tanned   hex.Set // the tan and white hexes
	ways     ways
	views    views
	paths    [8]paths
	n, next  int // paths that are known, and which is forgotten next
}

// pathsOf are the paths of a unit.
func (g *memory) pathsOf(s *hexwar.State, unit int8) *paths {
	k := strideOf(s, unit)
	for i := range g.paths[:g.n] {
		if g.paths[i].stride == k {
			return &g.paths[i]
		}
	}
	p := &g.paths[g.next]
	p.survey(s, unit, k)
	g.n, g.next = max(g.n, g.next+1), (g.next+1)%len(g.paths)
	return p
}

// newMind makes room for the positions of a battle.
func (c *Script) newMind(s *hexwar.State) *mind {
	m := &mind{built: c.asBuilt(s)}
	m.grounds = [...]*memory{new(memory), new(memory)}
	m.reach.list = make([]stop, 0, (fewHexes+1)*hex.Directions)
	return m
}

// asBuilt is the rate of every unit's weapons as it was built.
func (c *Script) asBuilt(s *hexwar.State) (rates [hexwar.MaxUnits]float64) {
	built := s.Start()
	b := board{s: s, w: &c.Weights}
	for i := range int8(s.Count()) {
		rates[i] = b.rate(&built, i, hexwar.None)
	}
	return rates
}

// A frame is what the price of a unit depends on, of what changes.
type frame struct {
	where  hexwar.Where
	tokens int8
	left   [hexwar.NumSections]int16
	items  [hexwar.MaxArms]hexwar.Item
}

func frameOf(u *hexwar.Unit) frame { return frame{u.Where, u.Tokens, u.Left, u.Items} }

// A sketch is a board that is kept up while a round is played on: of what units are
// worth only that changes which depends on what was done to themselves.
type sketch struct {
	board
	round     int8 // None: there is none
	surviving [hexwar.Teams]int
	frames    [hexwar.MaxUnits]frame
	stamps    [hexwar.MaxUnits]uint8 // changes when a unit is priced anew
}

// forget forgets everything but the ground.
func (m *mind) forget() {
	for i := range m.boards {
		m.boards[i].round = hexwar.None
	}
	m.guns.unit = hexwar.None
}

// glance brings the board of a team up to date.
func (m *mind) glance(c *Script, s *hexwar.State, team int8) *board {
	m.look(s)
	k := &m.boards[team]
	b := &k.board
	b.s, b.w, b.plain, b.mind, b.me, b.left = s, &c.Weights, c.Plain, m, team, roundsLeft(s)
	surviving := [hexwar.Teams]int{s.Surviving(0), s.Surviving(1)}
	anew := k.round != s.Round || k.surviving != surviving
	k.round, k.surviving = s.Round, surviving
	for i := range int8(s.Count()) {
		if f := frameOf(&s.Units[i]); anew || f != k.frames[i] {
			k.frames[i] = f
			k.stamps[i]++
			b.price(i, m.built[i])
		}
	}
	b.things()
	return b
}

// look turns to what the mind remembers of the ground as it is.
func (m *mind) look(s *hexwar.State) {
	m.smoke = false
	for i := range s.Count() {
		m.smoke = m.smoke || s.Units[i].Smoking
	}
	standing := uint32(0)
	for i, left := range s.Structures {
		if left > 0 {
			standing |= 1 << i
		}
	}
	for _, g := range m.grounds {
		if g.known && g.standing == standing && g.rubble == s.Rubble {
			m.ground = g
			return
		}
	}
	g := m.grounds[0]
	if g.known {
		g = m.grounds[1]
	}
	*g = memory{known: true, standing: standing, rubble: s.Rubble}
	s.Board.Grid.Each(func(c hex.Cell) {
		if colour := s.ColourAt(c); colour == hexwar.Tan || colour == hexwar.White {
			g.tanned.Add(c)
		}
	})
	m.ground = g
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

// views remembers what lies on lines of sight: a line has a slot, where another may take
// its place. Smoke is left out.
type views [1 << 13]struct {
	line uint32
	view hexwar.View
}

// view is what lies on the line of sight between two places.
func (b *board) view(s *hexwar.State, from hex.Cell, fromLevel int8, to hex.Cell, toLevel, ignored int8) hexwar.View {
	if b.mind == nil || b.mind.smoke {
		return s.View(from, fromLevel, to, toLevel, ignored)
	}
	line := uint32(from.Index()) | uint32(to.Index())<<8 | uint32(fromLevel-hexwar.MinLevel)<<16 | uint32(toLevel-hexwar.MinLevel)<<20 |
		uint32(ignored+1)<<24 | 1<<31
	k := &b.mind.ground.views[line*0x9e3779b1>>19]
	if k.line != line {
		k.line, k.view = line, s.View(from, fromLevel, to, toLevel, ignored)
	}
	return k.view
}

// clear tells whether the line of sight between two places is.
func (b *board) clear(s *hexwar.State, from hex.Cell, fromLevel int8, to hex.Cell, toLevel, ignored int8) bool {
	return b.view(s, from, fromLevel, to, toLevel, ignored).Clear
}
