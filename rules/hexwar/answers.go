package hexwar

import "rulerfire/rules/hex"

// Answers lists legal answers to what a seat is asked, at least one. With all it
// is every one of them but for conceding; places to deploy are only sampled, with
// one facing and one elevation.
func (s *State) Answers() (list []Action, all bool) {
	c := collector{State: s}
	switch s.Phase {
	case PhaseRole:
		c.both(ActRole)
	case PhaseZone:
		c.both(ActZone)
	case PhaseFirst:
		c.both(ActFirst)
	case PhaseSecondary:
		for a := range NumObjectives {
			for b := a + 1; b < NumObjectives; b++ {
				c.add(Action{Kind: ActObjectives, Pair: [2]Objective{a, b}})
			}
		}
	case PhaseEnvoy:
		for i := range int8(s.Count()) {
			c.add(Action{Kind: ActEnvoy, Unit: i})
		}
	case PhaseMarker:
		s.area.Each(func(cell hex.Cell) { c.add(Action{Kind: ActMarker, Cell: cell}) })
	case PhaseDeploy:
		c.deployments()
		return c.list, false
	case PhasePick:
		for i := range int8(s.Count()) {
			c.add(Action{Kind: ActPick, Unit: i})
		}
	case PhaseAct:
		c.acts()
	case PhaseGrip:
		c.add(Action{Kind: ActHold})
		c.add(Action{Kind: ActThrow})
	case PhaseThrow:
		s.Board.Grid.Each(func(cell hex.Cell) { c.add(Action{Kind: ActLand, Cell: cell}) })
	case PhaseReact:
		c.add(Action{Kind: ActHoldFire})
		c.shots(s.Units[s.react.at].StanceItem, Target{UnitTarget, s.react.target}, ActAttack)
	case PhaseCall:
		c.add(Action{Kind: ActCall})
		c.add(Action{Kind: ActWait})
	}
	return c.list, true
}

// A collector lists the actions that are legal.
type collector struct {
	*State
	list []Action
}

func (c *collector) add(a Action) {
	if c.check(&a) == faultNone {
		c.list = append(c.list, a)
	}
}

func (c *collector) both(kind Kind) {
	c.add(Action{Kind: kind})
	c.add(Action{Kind: kind, Index: 1})
}

// Toward is the direction in which a team looks from a hex when it is deployed: to
// the other team's zone.
func (s *State) Toward(team int8, c hex.Cell) hex.Direction {
	zone := s.zones[s.Zone[1-team]]
	best, far := c, hex.Cells
	zone.Each(func(d hex.Cell) {
		if n := hex.Distance(c, d); n > 0 && n < far {
			best, far = d, n
		}
	})
	if best == c {
		return hex.North
	}
	return c.To(best).Toward()
}

func (c *collector) deployments() {
	team := int8(c.TeamOf(int(c.Asked)))
	zone := c.DeployZone(team)
	for i, end := c.teamUnits(team); i < end; i++ {
		zone.Each(func(cell hex.Cell) {
			a := Action{Kind: ActDeploy, Unit: i, Cell: cell, Dir: c.Toward(team, cell), Level: c.usualLevel(i, cell)}
			c.add(a)
		})
	}
}

// usualLevel is the elevation at which a unit is deployed on a hex if nobody says
// otherwise: as low as it may be.
func (s *State) usualLevel(unit int8, c hex.Cell) int8 {
	if b := s.models[unit].Body; b.aircraft() {
		return max(lowestFlight[b], s.Floor(c))
	}
	return s.Floor(c)
}

// acts lists what the unit that acts can do.
func (c *collector) acts() {
	t := &c.Turn
	unit := t.Unit
	if t.Stage == Moving {
		for d := range directions {
			c.add(Action{Kind: ActStep, Dir: d})
			c.add(Action{Kind: ActTurn, Dir: d})
			c.add(Action{Kind: ActThrust, Dir: d})
		}
		c.add(Action{Kind: ActLevel, Index: 1})
		c.add(Action{Kind: ActLevel, Index: -1})
		c.add(Action{Kind: ActDrift})
		c.add(Action{Kind: ActLeave})
		for m := range int8(MaxMarkers) {
			c.add(Action{Kind: ActGather, Index: m})
		}
	}
	c.add(Action{Kind: ActNext})
	c.add(Action{Kind: ActEnd})
	if t.Stage != Moving {
		c.attacks()
	}
	for _, k := range [...]Kind{ActGetUp, ActPress, ActBreak, ActTransform, ActKneel, ActProne, ActRecall, ActSmoke} {
		c.add(Action{Kind: k})
	}
	for item := range int8(MaxArms + 1) {
		c.add(Action{Kind: ActOffence, Item: item})
		c.add(Action{Kind: ActDefence, Item: item})
		c.add(Action{Kind: ActBlade, Item: item})
	}
	for m := InLeftHand; m <= InBothHands; m++ {
		for item := int8(None); item < MaxArms; item++ {
			c.add(Action{Kind: ActSwap, Item: item, Mount: m})
		}
		for g := range int8(MaxGround) {
			if c.Ground[g].Weapon != None {
				c.add(Action{Kind: ActRetrieve, Index: g, Mount: m})
			}
		}
	}
	for i, end := c.teamUnits(c.models[unit].Team); i < end; i++ {
		if c.models[i].Carrier != unit {
			continue
		}
		c.around(c.Units[unit].Cell, func(cell hex.Cell) {
			c.add(Action{Kind: ActLaunch, Unit: i, Cell: cell})
			c.add(Action{Kind: ActReposition, Unit: i, Cell: cell})
		})
	}
}

// around calls f for the cells within the leash of drones.
func (s *State) around(at hex.Cell, f func(hex.Cell)) {
	s.Board.Grid.Each(func(c hex.Cell) {
		if hex.Distance(at, c) <= leashed {
			f(c)
		}
	})
}

// attacks lists the attacks of the unit that acts, with its weapons and its funnels.
func (c *collector) attacks() {
	unit := c.Turn.Unit
	each := func(f func(Target)) {
		for i := range int8(c.Count()) {
			if c.On(i) && !c.friends(i, unit) {
				f(Target{UnitTarget, i})
			}
		}
		for i := range int8(len(c.Board.Structures)) {
			f(Target{StructureTarget, i})
		}
		for i := range int8(MaxMarkers) {
			f(Target{MarkerTarget, i})
		}
	}
	each(func(t Target) {
		for item := range int8(MaxArms + 1) {
			if c.armed(unit, item) == faultNone {
				c.shots(item, t, ActAttack)
				c.shots(item, t, ActHurl)
			}
		}
		for i, end := c.teamUnits(c.models[unit].Team); i < end; i++ {
			if c.models[i].Funnel && c.models[i].Carrier == unit && c.On(i) {
				c.funnelShots(i, t)
			}
		}
		if t.Kind == UnitTarget {
			c.add(Action{Kind: ActGrapple, Target: t})
		}
	})
}

// shots lists the attacks with an item on the parts of a target.
func (c *collector) shots(item int8, t Target, kind Kind) {
	c.parts(Action{Kind: kind, Unit: None, Item: item, Target: t, Section: Torso, Equip: None})
}

func (c *collector) funnelShots(funnel int8, t Target) {
	c.parts(Action{Kind: ActAttack, Unit: funnel, Target: t, Section: Torso, Equip: None})
}

func (c *collector) parts(a Action) {
	n := len(c.list)
	c.add(a)
	if a.Target.Kind != UnitTarget || len(c.list) == n {
		return // what does not reach the torso reaches nothing
	}
	for section := range NumSections {
		if section != Torso {
			a.Section = section
			c.add(a)
		}
	}
	a.Section = Torso
	for item := range int8(MaxArms) {
		a.Equip = item
		c.add(a)
	}
}
