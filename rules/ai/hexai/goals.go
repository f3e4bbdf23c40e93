package hexai

import (
	"math"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A goal is a part of the board that a unit had better be on.
type goal struct {
	worth float64 // points: being there, at the end
	far   field   // hexes on the way
}

// A field is how far every hex is from the nearest of a set, by the ways that a
// unit can go; unreached where there is no way.
type field [hex.Cells]uint8

const unreached = 255

// goals are what the mission wants of a unit.
type goals struct {
	b       *board
	unit    int8
	list    [12]goal
	n       int8
	foes    field // the enemy's units, except while playing on
	enemies [hexwar.MaxTeamUnits]hex.Cell
	ne      int8
	near    [hexwar.MaxMarkers][hexwar.Teams]int8
	held    [hexwar.MaxStructures][hexwar.Teams]int8
	forward [hexwar.Teams]int8 // units in the enemy's half, the unit itself left out
	high    [hexwar.Teams]int8 // units at +1 and higher, likewise
	rear    hex.Set            // the enemy's half
	zone    hex.Set            // the enemy's zone
	home    hex.Set            // the own zone
	move    float64            // its Standard Movement
	counts  bool               // the unit counts for the mission
	rounds  float64            // that are still scored
	decay   [unreached]float64 // what remains of a worth, by the way to it; 0: not reckoned yet
}

// want works out the goals of a unit of mine.
func (b *board) want(unit int8) *goals {
	s := b.s
	m := s.Model(int(unit))
	var g *goals
	if b.mind == nil {
		g = new(goals)
	} else {
		g = &b.mind.goals
		*g = goals{}
	}
	g.b, g.unit, g.counts, g.move = b, unit, !m.Drone, float64(s.Movement(unit))
	g.rear, g.zone, g.home = s.Half(1-b.me), s.HomeZone(1-b.me), s.HomeZone(b.me)
	g.rounds = math.Ceil(b.left)
	if s.Round == 0 {
		g.rounds--
	}
	var foes hex.Set
	for i := range int8(s.Count()) {
		o := s.Model(int(i))
		if !s.On(i) || i == unit {
			continue
		}
		u := &s.Units[i]
		if o.Team != b.me && !o.Drone {
			foes.Add(u.Cell)
			g.enemies[g.ne] = u.Cell
			g.ne++
		}
		if !o.Drone {
			g.count(i, u, o.Team)
		}
	}
	if b.mind == nil {
		g.spread(&g.foes, foes)
	}
	if !g.counts {
		return g
	}
	g.control()
	g.structures()
	g.intel()
	g.far()
	return g
}

func (g *goals) count(i int8, u *hexwar.Unit, team int8) {
	s := g.b.s
	for k := range s.Markers {
		if m := &s.Markers[k]; m.Placed && hex.Distance(m.Cell, u.Cell) <= 1 {
			g.near[k][team]++
		}
	}
	for _, t := range s.Mission.Targets {
		if s.Mission.Hold > 0 && beside(s, u.Cell, t-1) {
			g.held[t-1][team]++
		}
	}
	if half := s.Half(1 - team); half.Has(u.Cell) {
		g.forward[team]++
	}
	if u.Level >= 1 {
		g.high[team]++
	}
}

func beside(s *hexwar.State, c hex.Cell, structure int) bool {
	for _, d := range s.Board.Structures[structure].Cells {
		if hex.Distance(c, d) <= 1 {
			return true
		}
	}
	return false
}

// leader is the team with more units, or the former one.
func leader(n [hexwar.Teams]int8, former int8) int8 {
	switch {
	case n[0] > n[1]:
		return 0
	case n[1] > n[0]:
		return 1
	}
	return former
}

func (g *goals) add(worth float64, set hex.Set) {
	if worth <= 0 || int(g.n) == len(g.list) {
		return
	}
	t := &g.list[g.n]
	t.worth = worth
	g.spread(&t.far, set)
	g.n++
}

// toFoe is the way from a hex to the nearest enemy; while playing on, as the crow
// flies.
func (g *goals) toFoe(c hex.Cell) int {
	if g.b.mind == nil {
		return int(g.foes[c.Index()])
	}
	d := unreached
	for _, at := range g.enemies[:g.ne] {
		d = min(d, hex.Distance(c, at))
	}
	return d
}

// spread measures the ways from a set to all hexes, as the unit goes.
func (g *goals) spread(f *field, from hex.Set) {
	s := g.b.s
	if g.b.mind == nil {
		spread(s, g.unit, f, from)
		return
	}
	g.b.mind.ground.ways.measure(s, g.unit, f, from)
}

// spread measures the ways of a unit from a set to all hexes.
func spread(s *hexwar.State, unit int8, f *field, from hex.Set) {
	for i := range f {
		f[i] = unreached
	}
	var queue [4][hex.Cells]hex.Cell
	var n [4]int
	from.Each(func(c hex.Cell) {
		f[c.Index()] = 0
		queue[0][n[0]] = c
		n[0]++
	})
	air, swims, rolls := gaits(s, unit)
	for d, idle := 0, 0; idle < 4; d++ {
		q := d % 4
		if n[q] == 0 {
			idle++
			continue
		}
		idle = 0
		for n[q] > 0 {
			n[q]--
			c := queue[q][n[q]]
			if int(f[c.Index()]) != d {
				continue
			}
			for dir := range hex.Direction(hex.Directions) {
				to := c.Next(dir)
				if !s.Board.Grid.Has(to) {
					continue
				}
				cost := 1
				if !air {
					tile := s.Board.Tile(to)
					rise := s.Board.Tile(c).Level - tile.Level // the unit comes the other way
					colour := s.ColourAt(to)
					switch {
					case swims != colour.Water() && swims:
						continue
					case colour == hexwar.Red, s.StructureAt(to) != hexwar.None, rise > 1, rise < -1, rolls && rise != 0 && !swims:
						continue
					case rise == 1 && !swims, colour == hexwar.Black, colour == hexwar.Tan, colour == hexwar.White, colour.Water() && !swims:
						cost = 2
					}
				}
				if k := d + cost; k < int(f[to.Index()]) && k < unreached {
					f[to.Index()] = uint8(k)
					queue[k%4][n[k%4]] = to
					n[k%4]++
				}
			}
		}
	}
}

// gaits is how a unit goes.
func gaits(s *hexwar.State, unit int8) (air, swims, rolls bool) {
	air = s.Airborne(unit)
	return air, s.Body(unit) == hexwar.Sub, s.Body(unit).Vehicle() && !air
}

// around is a hex and those beside it.
func around(s *hexwar.State, c hex.Cell) (set hex.Set) {
	set.Add(c)
	for d := range hex.Direction(hex.Directions) {
		if n := c.Next(d); s.Board.Grid.Has(n) {
			set.Add(n)
		}
	}
	return set
}

// rate is the points of a round for markers so held, less the enemy's.
func (g *goals) rate(owner *[hexwar.MaxMarkers]int8) float64 {
	n := [hexwar.Teams]int{}
	for i, o := range owner {
		if g.b.s.Markers[i].Placed && o != hexwar.None {
			n[o]++
		}
	}
	points := func(team int8) int {
		p := 0
		for _, met := range [...]bool{n[team] >= 1, n[team] >= 2, n[team] > n[1-team]} {
			if met {
				p++
			}
		}
		return p
	}
	me := g.b.me
	// A marker more is worth something even if it changes nothing by itself.
	return min(float64(points(me)), g.b.primary(me, 3)) - min(float64(points(1-me)), g.b.primary(1-me, 3)) +
		0.15*float64(n[me]-n[1-me])
}

// owners are who holds the markers when the unit stands on c; off the board it
// stands nowhere.
func (g *goals) owners(c hex.Cell, on bool) (owner [hexwar.MaxMarkers]int8) {
	s := g.b.s
	for i := range s.Markers {
		m := &s.Markers[i]
		near := g.near[i]
		if on && hex.Distance(m.Cell, c) <= 1 {
			near[g.b.me]++
		}
		owner[i] = leader(near, m.Owner)
	}
	return owner
}

// scored is how many rounds' points a change at the markers brings, roughly.
func (g *goals) scored() float64 { return min(2.5, max(0.5, g.rounds)) }

func (g *goals) control() {
	s := g.b.s
	if !s.Mission.Control {
		return
	}
	none := g.owners(hex.Cell{}, false)
	base := g.rate(&none)
	for i := range s.Markers {
		m := &s.Markers[i]
		if !m.Placed {
			continue
		}
		owner := none
		owner[i] = g.b.me
		x := (g.rate(&owner) - base) * g.scored()
		if none[i] == g.b.me { // nothing to gain, but something to guard
			x = 0.3
		} else if g.near[i][1-g.b.me] > g.near[i][g.b.me] {
			x *= 0.7 // it must be wrested from them
		}
		g.add(x*g.company(m.Cell), around(s, m.Cell))
	}
}

// company is what remains of a goal's pull when friends are nearer to it.
func (g *goals) company(c hex.Cell) float64 {
	s := g.b.s
	share := 1.0
	own := hex.Distance(s.Units[g.unit].Cell, c)
	for i := range int8(s.Count()) {
		m := s.Model(int(i))
		if i == g.unit || !s.On(i) || m.Team != g.b.me || m.Drone {
			continue
		}
		if d := hex.Distance(s.Units[i].Cell, c); d < own || d == own && i < g.unit {
			share *= 0.6
		}
	}
	return share
}

func (g *goals) structures() {
	s := g.b.s
	if s.Mission.Hold == 0 {
		return
	}
	for _, t := range s.Mission.Targets {
		cells := s.Board.Structures[t-1].Cells
		var set hex.Set
		for _, c := range cells {
			set = set.Union(around(s, c))
		}
		x := g.b.primary(g.b.me, s.Mission.Hold) + g.b.primary(1-g.b.me, s.Mission.Hold)
		if s.Held[t-1] == g.b.me {
			x /= 2
		}
		g.add(x*g.scored()*(0.5+0.5*g.company(cells[0])), set)
	}
}

func (g *goals) intel() {
	s, b := g.b.s, g.b
	if !s.Mission.Intel {
		return
	}
	u := &s.Units[g.unit]
	if b.me != s.Attacker {
		// Where the attacker must come to.
		for i := range s.Markers {
			if m := &s.Markers[i]; m.Placed {
				g.add(0.7*g.company(m.Cell), around(s, m.Cell))
			}
		}
		return
	}
	if u.Tokens > 0 {
		g.add(2*b.primary(b.me, int(u.Tokens))+1.5, g.home)
	}
	for i := range s.Markers {
		if m := &s.Markers[i]; m.Placed {
			g.add((b.primary(b.me, 1)+1.5)*g.company(m.Cell), around(s, m.Cell))
		}
	}
}

// far are the goals beyond the enemy: its half, its zone, the edge behind it.
func (g *goals) far() {
	s, b := g.b.s, g.b
	m := s.Mission
	if m.Exit > 0 && b.me == s.Attacker {
		g.add(b.primary(b.me, m.Exit), g.edge())
	}
	if g.unit == s.Envoy && m.Envoy.Bring > 0 {
		g.add(b.primary(b.me, m.Envoy.Bring), g.zone)
	}
	if s.Envoy != hexwar.None && b.me == s.Attacker && s.On(s.Envoy) {
		g.add(b.w.Hunt*b.primary(b.me, m.Envoy.Kill), s.Board.Grid.Within(s.Units[s.Envoy].Cell, huntRange))
	}
	if m.Advance > 0 {
		g.add(0.7*float64(m.Advance)*min(2, g.rounds), g.rear)
	}
	if b.secondary(b.me, hexwar.Vanguard) > 0 && b.left < 3.5 {
		g.add(1.2, g.zone)
	}
	if b.secondary(b.me, hexwar.HighGround) > 0 {
		var high hex.Set
		s.Board.Grid.Each(func(c hex.Cell) {
			if t := s.Board.Tile(c); t.Level >= 1 && t.Colour != hexwar.Red && s.StructureAt(c) == hexwar.None {
				high.Add(c)
			}
		})
		g.add(0.7, high)
	}
}

// huntRange is how near a hunter comes to the envoy: most weapons reach that far.
const huntRange = 5

// edge is the hexes of the enemy's zone that units leave the board from.
func (g *goals) edge() (set hex.Set) {
	grid := g.b.s.Board.Grid
	g.zone.Each(func(c hex.Cell) {
		if !grid.Has(c.Next(hex.North)) || !grid.Has(c.Next(hex.South)) {
			set.Add(c)
		}
	})
	return set
}

// at is what it is worth that the unit ends its turn at a place, as far as the
// mission goes: what it changes there, and the ways that are still to go.
func (g *goals) at(c hex.Cell, level int8) float64 {
	if !g.counts {
		return 0
	}
	s, b := g.b.s, g.b
	sum := 0.0
	if s.Mission.Control {
		sum += g.marking(c, true)
		for i := range s.Markers {
			if m := &s.Markers[i]; m.Placed && hex.Distance(m.Cell, c) <= 1 && g.near[i][b.me] == 0 {
				sum += b.w.Presence
			}
		}
	}
	if s.Mission.Hold > 0 {
		for _, t := range s.Mission.Targets {
			near := g.held[t-1]
			if beside(s, c, t-1) {
				near[b.me]++
				sum += b.w.Presence
			}
			x := float64(s.Mission.Hold) * g.scored()
			switch leader(near, s.Held[t-1]) {
			case b.me:
				sum += min(x, b.primary(b.me, hexwar.MaxPoints))
			case 1 - b.me:
				sum -= min(x, b.primary(1-b.me, hexwar.MaxPoints))
			}
		}
	}
	if s.Mission.Advance > 0 {
		forward := g.forward
		if g.rear.Has(c) {
			forward[b.me]++
		}
		sum += g.compare(forward, float64(s.Mission.Advance)*min(2, g.rounds))
	}
	if x := b.secondary(b.me, hexwar.HighGround); x > 0 {
		high := g.high
		if level >= 1 {
			high[b.me]++
		}
		sum += max(0, g.compare(high, x))
	}
	if b.me == s.Attacker && s.Mission.Intel && s.Units[g.unit].Tokens > 0 && g.home.Has(c) {
		sum += b.primary(b.me, int(s.Units[g.unit].Tokens)) + 1
	}
	if g.unit == s.Envoy && s.Mission.Envoy.Bring > 0 && g.zone.Has(c) {
		sum += b.primary(b.me, s.Mission.Envoy.Bring)
	}
	if b.secondary(b.me, hexwar.Vanguard) > 0 && b.left < 1.5 && g.zone.Has(c) {
		sum += 1.2
	}
	return sum + g.pull(c)
}

// marking is what the markers bring if the unit stands on c, or nowhere.
func (g *goals) marking(c hex.Cell, on bool) float64 {
	owner := g.owners(c, on)
	return g.rate(&owner) * g.scored()
}

// holding is what the markers bring because the unit stands on c.
func (g *goals) holding(c hex.Cell) float64 { return g.marking(c, true) - g.marking(c, false) }

// compare is what having more units there is worth, and half of it for as many.
func (g *goals) compare(n [hexwar.Teams]int8, x float64) float64 {
	me := g.b.me
	switch {
	case n[me] > n[1-me]:
		return x
	case n[me] < n[1-me]:
		return -x + 0.2*x*float64(n[me])/float64(n[1-me])
	}
	return 0.1 * x
}

// patience is what remains of a worth after a way, of so many turns.
func (g *goals) patience(way uint8, turns float64) float64 {
	if x := g.decay[way]; x > 0 {
		return x
	}
	x := math.Pow(g.b.w.Patience, turns)
	g.decay[way] = x
	return x
}

// pull is the way that is still to go: the goal that draws most.
func (g *goals) pull(c hex.Cell) float64 {
	stride := g.move + 1
	best := 0.0
	for i := range g.list[:g.n] {
		t := &g.list[i]
		d := t.far[c.Index()]
		if d == unreached {
			continue
		}
		turns := float64(d) / stride
		if turns > g.rounds+0.5 {
			continue
		}
		best = max(best, t.worth*g.patience(d, turns))
	}
	return g.b.w.Pull * best
}
