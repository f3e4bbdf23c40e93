package hexai

import (
	"math"
	"math/rand/v2"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// role takes the side that the mission favours.
func (c *Script) role(s *hexwar.State, out []Candidate) []Candidate {
	m := s.Mission
	attack := 0.1
	if m.Hold > 0 || m.Exit > 0 {
		attack = -0.1
	}
	return append(out,
		Candidate{hexwar.Action{Kind: hexwar.ActRole, Index: 0}, attack},
		Candidate{hexwar.Action{Kind: hexwar.ActRole, Index: 1}, 0})
}

// zone takes the zone that is nearer to the markers, if one is.
func (c *Script) zone(s *hexwar.State, out []Candidate) []Candidate {
	for z := range int8(hexwar.Teams) {
		score := -0.001 * float64(z)
		t := *s
		t.Zone[s.Defender()] = z
		home := t.HomeZone(s.Defender())
		for i := range s.Markers {
			if m := &s.Markers[i]; m.Placed {
				score += 1 / float64(1+nearest(&home, m.Cell))
			}
		}
		out = append(out, Candidate{hexwar.Action{Kind: hexwar.ActZone, Index: z}, score})
	}
	return out
}

func nearest(set *hex.Set, c hex.Cell) int {
	best := hex.Cells
	set.Each(func(d hex.Cell) { best = min(best, hex.Distance(c, d)) })
	return best
}

// first compares going first and second: the first shot and the last word in a
// round.
func (c *Script) first(out []Candidate) []Candidate {
	return append(out,
		Candidate{hexwar.Action{Kind: hexwar.ActFirst, Index: 0}, c.Weights.First},
		Candidate{hexwar.Action{Kind: hexwar.ActFirst, Index: 1}, 0})
}

// objectives lists the pairs of secondary objectives, by what each is likely to
// bring.
func (c *Script) objectives(s *hexwar.State, out []Candidate) []Candidate {
	likely := c.likely(s, int8(s.TeamOf(int(s.Asked))))
	for a := range hexwar.NumObjectives {
		for b := a + 1; b < hexwar.NumObjectives; b++ {
			x := likely[a] + likely[b]
			out = append(out, Candidate{hexwar.Action{Kind: hexwar.ActObjectives, Pair: [2]hexwar.Objective{a, b}}, x})
		}
	}
	return out
}

// likely is the points that each objective is likely to bring a team.
func (c *Script) likely(s *hexwar.State, team int8) (x [hexwar.NumObjectives]float64) {
	x = c.Weights.Objectives
	items, units, high := 0, [hexwar.Teams]int{}, [hexwar.Teams]int{}
	for i := range s.Count() {
		m := s.Model(i)
		if m.Drone {
			continue
		}
		units[m.Team]++
		if m.Body == hexwar.Fighter || m.Body == hexwar.Spacecraft {
			high[m.Team]++
		}
		if m.Team != team {
			items += len(m.Design.Arms)
		}
	}
	x[hexwar.Disarm] *= min(1, float64(items)/5)
	// The more enemies fire at the more units, the surer one of them is lost.
	lost := min(1, c.Weights.Loss*float64(units[1-team]))
	x[hexwar.NoOneLeftBehind] *= math.Pow(1-lost, float64(units[team]))
	switch {
	case high[team] > high[1-team]:
		x[hexwar.HighGround] = 2.8
	case high[team] < high[1-team]:
		x[hexwar.HighGround] /= 4
	}
	// The three weakest structures must be shot to pieces.
	weak := [3]int{400, 400, 400}
	for _, b := range s.Board.Structures {
		n := b.Defence()
		for k := range weak {
			if n < weak[k] {
				n, weak[k] = weak[k], n
			}
		}
	}
	work := 0.0
	for k, n := range weak {
		work += float64(n) / c.Weights.Raze
		if gain := 1 - work*float64(k+1)/3; gain > 0 {
			x[hexwar.Demolition] += gain
		}
	}
	return x
}

// envoy takes a unit that lives long and goes fast.
func (c *Script) envoy(s *hexwar.State, out []Candidate) []Candidate {
	for i := range int8(s.Count()) {
		m := s.Model(int(i))
		out = offer(s, out, hexwar.Action{Kind: hexwar.ActEnvoy, Unit: i},
			float64(m.Sections[hexwar.Torso])/20+float64(m.Move)-float64(m.Stats[hexwar.Evasion])/2)
	}
	return out
}

// marker places intel markers far from the attacker.
func (c *Script) marker(s *hexwar.State, noise *rand.Rand, out []Candidate) []Candidate {
	enemy, own := s.HomeZone(s.Attacker), s.HomeZone(s.Defender())
	area := s.MarkerArea()
	area.Each(func(at hex.Cell) {
		a := hexwar.Action{Kind: hexwar.ActMarker, Cell: at}
		if s.Allows(&a) {
			out = append(out, Candidate{a, float64(nearest(&enemy, at)) - 0.5*float64(nearest(&own, at)) + noise.Float64()})
		}
	})
	return out
}

// deploy lists places for the cheapest of the units that wait: forward, out of
// sight of the enemy's zone, near what the mission wants.
func (c *Script) deploy(s *hexwar.State, noise *rand.Rand, out []Candidate) []Candidate {
	team := int8(s.TeamOf(int(s.Asked)))
	b := c.look(s, team)
	zone := s.DeployZone(team)
	enemy := s.HomeZone(1 - team)
	unit := b.nextToDeploy(&zone)
	g := b.want(unit)
	front := c.Weights.Front
	zone.Each(func(at hex.Cell) {
		a := hexwar.Action{Kind: hexwar.ActDeploy, Unit: unit, Cell: at, Dir: s.Toward(team, at)}
		ok := false
		for a.Level = hexwar.MinLevel; a.Level <= hexwar.MaxLevel && !ok; a.Level++ {
			ok = s.Allows(&a)
		}
		a.Level--
		if !ok {
			return
		}
		x := g.pull(at) - front*float64(nearest(&enemy, at)) + c.Weights.Spread*noise.Float64()
		if !c.Plain {
			x += c.Weights.Shelter * hidden(s, at, a.Level, &enemy)
		}
		for i := range int8(s.Count()) {
			if s.On(i) && s.Model(int(i)).Team == team && hex.Distance(s.Units[i].Cell, at) <= 1 {
				x -= c.Weights.Elbow
			}
		}
		out = append(out, Candidate{a, x})
	})
	if len(out) == 0 {
		list, _ := s.Answers()
		out = append(out, Candidate{Action: list[0]})
	}
	return out
}

// nextToDeploy is the cheapest unit of the seat asked that still can be deployed.
func (b *board) nextToDeploy(zone *hex.Set) int8 {
	s := b.s
	best := int8(hexwar.None)
	for i := range int8(s.Count()) {
		m := s.Model(int(i))
		if m.Drone || m.Seat != s.Asked || s.Units[i].Where != hexwar.InBox || best != hexwar.None && m.Cost >= s.Model(int(best)).Cost {
			continue
		}
		fits := false
		zone.Each(func(c hex.Cell) {
			for level := int8(hexwar.MinLevel); level <= hexwar.MaxLevel && !fits; level++ {
				fits = s.Allows(&hexwar.Action{Kind: hexwar.ActDeploy, Unit: i, Cell: c, Level: level})
			}
		})
		if fits {
			best = i
		}
	}
	return max(0, best)
}

// hidden is the share of a zone from which a place is not seen.
func hidden(s *hexwar.State, at hex.Cell, level int8, zone *hex.Set) float64 {
	blind, all := 0, 0
	zone.Each(func(c hex.Cell) {
		all++
		if !s.View(c, s.Board.Tile(c).Level, at, level, hexwar.None).Clear {
			blind++
		}
	})
	return float64(blind) / float64(max(1, all))
}
