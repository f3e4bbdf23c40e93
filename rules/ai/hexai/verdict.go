package hexai

import (
	"math"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A Standing is how an engagement stands for the first team, less how it stands for the
// second: what foretells who will win it.
type Standing [len(StandingParts)]float64

// StandingParts names the parts of a Standing.
var StandingParts = [...]string{
	"points",   // of the mission
	"units",    // share of the team's cost that is left, by what is left of every unit's torso
	"weapons",  // share of the team's weapons that are left
	"action",   // action points stored, by 16 and unit of a whole team
	"held",     // markers and structures held
	"near",     // how near the units are to the mission's objectives
	"danger",   // points that the enemy can do to the units in its next turns
	"promised", // points that come at the end if nothing changes
}

// A Verdict is the weights of a Standing in the odds, by the rounds that are still to be
// played: the last round's weights first.
type Verdict [6]Standing

// VerdictRounds is the index from 1 into a Verdict for a position between rounds.
func VerdictRounds(s *hexwar.State) int {
	return max(1, min(len(Verdict{}), s.Rounds()-int(s.Round)+1))
}

// Standing is how an engagement stands, with units worth to either team what they are
// to the script.
func (c *Script) Standing(s *hexwar.State) (x Standing) {
	for team := range int8(hexwar.Teams) {
		y := c.standing(s, team)
		for i, v := range y {
			if team == 0 {
				x[i] += v
			} else {
				x[i] -= v
			}
		}
	}
	return x
}

// standing is how an engagement stands for a team.
func (c *Script) standing(s *hexwar.State, team int8) Standing {
	var cost, left, arms, whole, ap, near, units, danger float64
	first, end := s.Setup.Units(int(team))
	b := c.look(s, team)
	aim := aimsOf(s, team)
	for i := first; i < end; i++ {
		m, u := s.Model(i), &s.Units[i]
		if m.Drone {
			continue
		}
		units++
		cost += float64(m.Cost)
		whole += float64(len(m.Design.Arms))
		if u.Where == hexwar.Gone || u.Where == hexwar.Home {
			continue
		}
		left += float64(m.Cost) * (0.3 + 0.7*float64(u.Left[hexwar.Torso])/float64(m.Sections[hexwar.Torso]))
		for k := range u.Items {
			if it := &u.Items[k]; it.Weapon != hexwar.None && it.Left > 0 && it.Mount != hexwar.Lost {
				arms++
			}
		}
		ap += float64(u.AP) / hexwar.MaxAP
		if u.Where == hexwar.OnBoard {
			near += aim.near(u.Cell)
			danger += b.fear(int8(i)).at(u.Cell, u.Level)
		}
	}
	held := 0.0
	for i := range s.Markers {
		if k := &s.Markers[i]; k.Placed && s.Mission.Control && k.Owner == team {
			held++
		}
	}
	if s.Mission.Hold > 0 {
		for _, t := range s.Mission.Targets {
			if s.Held[t-1] == team {
				held++
			}
		}
	}
	units = max(1, units)
	return Standing{
		float64(s.Teams[team].Points()), left / max(1, cost), arms / max(1, whole), ap / units, held, near / units,
		danger, promised(s, team),
	}
}

// promised is the points that a team gets at the end if nothing changes until then.
func promised(s *hexwar.State, team int8) float64 {
	n, m := 0, s.Mission
	if team == s.Defender() {
		for _, t := range m.Targets {
			if s.Structures[t-1] > 0 {
				n += m.Guard
			}
		}
		if s.Envoy != hexwar.None && s.Units[s.Envoy].Where != hexwar.Gone {
			n += m.Envoy.Survive
		}
	}
	lost, carried := false, 0
	first, end := s.Setup.Units(int(team))
	for i := first; i < end; i++ {
		u := &s.Units[i]
		lost = lost || !s.Model(i).Drone && u.Where == hexwar.Gone
		if u.Where == hexwar.OnBoard {
			carried += int(u.Tokens)
		}
	}
	n = min(n+carried, hexwar.MaxPoints-int(s.Teams[team].Primary))
	if c := s.Teams[team].Chosen; !lost && c[0] != c[1] && (c[0] == hexwar.NoOneLeftBehind || c[1] == hexwar.NoOneLeftBehind) {
		each, _ := hexwar.MostOf(hexwar.NoOneLeftBehind)
		n += min(int(each), hexwar.MaxPoints-int(s.Teams[team].Secondary))
	}
	return float64(n)
}

// aims are the hexes that a mission draws a team to.
type aims struct {
	list [hexwar.MaxMarkers + hexwar.MaxStructures + 1]hex.Cell
	n    int
	far  bool // and the enemy's edge
	zone hex.Set
}

func (a *aims) add(c hex.Cell) {
	if a.n < len(a.list) {
		a.list[a.n] = c
		a.n++
	}
}

// aimsOf are what the mission draws a team to.
func aimsOf(s *hexwar.State, team int8) (a aims) {
	m := s.Mission
	for i := range s.Markers {
		if k := &s.Markers[i]; k.Placed && (m.Control || m.Intel) {
			a.add(k.Cell)
		}
	}
	if m.Hold > 0 || m.Raze > 0 || m.Guard > 0 {
		for _, t := range m.Targets {
			if s.Structures[t-1] > 0 {
				a.add(s.Board.Structures[t-1].Cells[0])
			}
		}
	}
	if s.Envoy != hexwar.None && team == s.Attacker && s.On(s.Envoy) {
		a.add(s.Units[s.Envoy].Cell)
	}
	a.far = m.Advance > 0 || m.Exit > 0 && team == s.Attacker || m.Envoy.Bring > 0 && team == s.Defender()
	if a.far {
		a.zone = s.HomeZone(1 - team)
	}
	return a
}

// near is 1 on what draws, and less the farther from it.
func (a *aims) near(c hex.Cell) float64 {
	d := hex.Cells
	for _, at := range a.list[:a.n] {
		d = min(d, hex.Distance(c, at))
	}
	if a.far {
		a.zone.Each(func(at hex.Cell) { d = min(d, hex.Distance(c, at)) })
	}
	if d == hex.Cells {
		return 0
	}
	return 3 / float64(3+d)
}

// odds is the first team's chance to win, as a script sees the engagement: exact once that
// is over, a tie shared.
func (v *Verdict) odds(c *Script, s *hexwar.State) float64 {
	if s.Phase == hexwar.PhaseOver {
		return decided(s, 0)
	}
	w := &v[VerdictRounds(s)-1]
	sum := 0.0
	for i, x := range c.Standing(s) {
		sum += w[i] * x
	}
	// Nobody is ever quite out of it or quite sure.
	return 0.001 + 0.998/(1+math.Exp(-sum))
}

// decided is the share of the win in an engagement that is over.
func decided(s *hexwar.State, team int8) float64 {
	mine, theirs := s.Teams[team].Points(), s.Teams[1-team].Points()
	if mine == theirs {
		mine, theirs = s.Surviving(team), s.Surviving(1-team)
	}
	switch {
	case mine > theirs:
		return 1
	case mine < theirs:
		return 0
	}
	return 0.5
}

// fitted is the verdict that regression on engagements between scripts found; weights of
// one digit, such as those of action points, are set by hand: see
// game/workbench/tune-hexwar.md.
var fitted = Verdict{
	// points, units, weapons, action, held, near, danger, promised
	{0.811, 1.528, 1.037, 0.3, 0.217, 0.896, -0.166, 0.845},
	{0.466, 2.568, 0.753, 0.3, 0.133, 0.490, -0.148, 0.459},
	{0.390, 2.450, 1.069, 0.3, 0.077, 0, -0.196, 0.359},
	{0.401, 3.226, 0.558, 0.3, 0.148, -0.5, -0.189, 0.363},
	{0.307, 10.802, 0.402, 0.3, 0.275, 1.237, -0.109, 0.203},
	{0, 0, 0, 0, 0, 1.295, -0.1, 0.133},
}
