package hexwar

import (
	"math/bits"

	"rulerfire/rules/hex"
)

// Random play, for rollouts, benchmarks and tests of what always holds.

// A Source gives random numbers: *rand.PCG is one.
type Source interface{ Uint64() uint64 }

// Random sets a to a random legal answer to what is asked, the dice of Chance
// included; Do takes it without another check. It picks cheaply rather than
// evenly: a unit goes forward more often than not and attacks what it can, and
// nobody concedes. It does not allocate. The engagement must not be over.
func (s *State) Random(r Source, a *Action) {
	d := draw{s, r}
	*a = Action{}
	if n := s.RollDice(); n > 0 {
		d.roll(a, n)
		return
	}
	switch s.Phase {
	case PhaseRole:
		a.Kind, a.Index = ActRole, int8(d.below(2))
	case PhaseZone:
		a.Kind, a.Index = ActZone, int8(d.below(2))
	case PhaseFirst:
		a.Kind, a.Index = ActFirst, int8(d.below(2))
	case PhaseSecondary:
		a.Kind = ActObjectives
		a.Pair[0] = Objective(d.below(int(NumObjectives) - 1))
		a.Pair[1] = a.Pair[0] + 1 + Objective(d.below(int(NumObjectives-1-a.Pair[0])))
	case PhaseEnvoy:
		first, end := s.teamUnits(s.Defender())
		d.among(a, first, end, func(i int8) Action { return Action{Kind: ActEnvoy, Unit: i} })
	case PhaseMarker:
		d.cell(a, s.area, func(c hex.Cell) Action { return Action{Kind: ActMarker, Cell: c} })
	case PhaseDeploy:
		d.deploy(a)
	case PhasePick:
		first, end := s.teamUnits(int8(s.TeamOf(int(s.Asked))))
		d.among(a, first, end, func(i int8) Action { return Action{Kind: ActPick, Unit: i} })
	case PhaseAct:
		d.act(a)
	case PhaseGrip:
		a.Kind = ActHold
		if d.below(2) == 0 {
			a.Kind = ActThrow
		}
	case PhaseThrow:
		d.cell(a, s.all, func(c hex.Cell) Action { return Action{Kind: ActLand, Cell: c} })
	case PhaseReact:
		a.Kind = ActHoldFire
		if d.below(4) > 0 {
			*a = Action{Kind: ActAttack, Unit: None, Item: s.Units[s.react.at].StanceItem, Target: Target{UnitTarget, s.react.target}, Equip: None}
			d.section(a)
		}
	case PhaseCall:
		a.Kind = ActCall
		if d.below(3) == 0 {
			a.Kind = ActWait
		}
	}
}

// A draw makes random answers in one state.
type draw struct {
	*State
	r Source
}

// below is a random number from 0 to n−1.
func (d draw) below(n int) int { return int(d.r.Uint64() >> 32 * uint64(n) >> 32) }

func (d draw) roll(a *Action, n int) {
	a.Kind, a.Count = ActRoll, int8(n)
	left := d.r.Uint64()
	for i := range n {
		var value uint64
		value, left = bits.Mul64(left, faces)
		a.Values[i] = uint8(1 + value)
	}
}

// among draws among the legal ones of some actions, one for each unit.
func (d draw) among(a *Action, first, end int8, make func(int8) Action) {
	n := 0
	for i := first; i < end; i++ {
		if c := make(i); d.check(&c) == faultNone {
			if n++; d.below(n) == 0 {
				*a = c
			}
		}
	}
}

// cell draws among the legal ones of some actions, one for each hex.
func (d draw) cell(a *Action, set hex.Set, make func(hex.Cell) Action) {
	n := 0
	set.Each(func(at hex.Cell) {
		if c := make(at); d.check(&c) == faultNone {
			if n++; d.below(n) == 0 {
				*a = c
			}
		}
	})
}

func (d draw) deploy(a *Action) {
	team := int8(d.TeamOf(int(d.Asked)))
	first, end := d.teamUnits(team)
	unit, n := first, 0
	for i := first; i < end; i++ {
		if d.models[i].Seat == d.Asked && d.deployable(i) {
			if n++; d.below(n) == 0 {
				unit = i
			}
		}
	}
	d.cell(a, d.DeployZone(team), func(c hex.Cell) Action {
		return Action{Kind: ActDeploy, Unit: unit, Cell: c, Level: d.usualLevel(unit, c)}
	})
	a.Dir = d.Toward(team, a.Cell)
}

// act is what the unit that acts does: a few random things are tried, and if none
// is legal it goes on to its next phase.
func (d draw) act(a *Action) {
	t := &d.Turn
	if d.Units[t.Unit].HeldBy != None {
		d.try(a, Action{Kind: ActBreak}, Action{Kind: ActEnd})
		return
	}
	if d.below(8) == 0 && d.odd(a) {
		return
	}
	if d.below(40) == 0 && d.try(a, Action{Kind: ActEnd}) {
		return
	}
	switch {
	case t.Stage == Moving && d.move(a):
		return
	case t.Stage != Moving && d.fight(a):
		return
	}
	if d.try(a, Action{Kind: ActNext}) {
		return
	}
	d.forced(a)
}

// try takes the first action that is legal.
func (d draw) try(a *Action, list ...Action) bool {
	for i := range list {
		if d.check(&list[i]) == faultNone {
			*a = list[i]
			return true
		}
	}
	return false
}

// forced is an answer of a unit that must not end its Movement Phase: a step, or
// else a rotation.
func (d draw) forced(a *Action) {
	begin := d.below(hex.Directions)
	for k := range directions {
		if d.try(a, Action{Kind: ActStep, Dir: (k + hex.Direction(begin)) % hex.Directions}) {
			return
		}
	}
	for k := range directions {
		if d.try(a, Action{Kind: ActTurn, Dir: (k + hex.Direction(begin)) % hex.Directions}) {
			return
		}
	}
}

// move tries a step or a rotation.
func (d draw) move(a *Action) bool {
	u := &d.Units[d.Turn.Unit]
	if u.Posture == Lying || u.Stuck {
		return d.try(a, Action{Kind: ActGetUp})
	}
	if d.below(16) == 0 && d.try(a, Action{Kind: ActThrust, Dir: u.Facing}) || d.task(a) {
		return true
	}
	if d.below(5) > 0 {
		for range 2 {
			if d.try(a, Action{Kind: ActStep, Dir: u.Facing.Right(d.below(3) - 1)}) {
				return true
			}
		}
	}
	if !d.Turn.Turned && d.below(3) > 0 {
		if dir := d.towardEnemy(); d.try(a, Action{Kind: ActTurn, Dir: dir}) {
			return true
		}
	}
	return false
}

// task tries what the mission is about.
func (d draw) task(a *Action) bool {
	m := d.Mission
	if m.Exit > 0 && d.try(a, Action{Kind: ActLeave}) || m.Wind && d.below(4) == 0 && d.try(a, Action{Kind: ActDrift}) {
		return true
	}
	if d.loot(a, InLeftHand+Mount(d.below(3))) {
		return true
	}
	for k := range int8(MaxMarkers) {
		if m.Intel && d.try(a, Action{Kind: ActGather, Index: k}) {
			return true
		}
	}
	return false
}

// loot tries to pick up what lies where the unit stands, or to go to what lies
// before it.
func (d draw) loot(a *Action, hand Mount) bool {
	u := &d.Units[d.Turn.Unit]
	for g := range int8(MaxGround) {
		if d.Ground[g].Weapon == None || hex.Distance(u.Cell, d.GroundAt[g]) > 1 {
			continue
		}
		if d.GroundAt[g] == u.Cell {
			if d.try(a, Action{Kind: ActRetrieve, Index: g, Mount: hand}) {
				return true
			}
		} else if d.try(a, Action{Kind: ActStep, Dir: u.Cell.To(d.GroundAt[g]).Toward()}) {
			return true
		}
	}
	return false
}

// towardEnemy is the direction of the nearest enemy.
func (d draw) towardEnemy() hex.Direction {
	u := &d.Units[d.Turn.Unit]
	best, far := u.Facing, hex.Cells
	for i, end := d.teamUnits(1 - d.models[d.Turn.Unit].Team); i < end; i++ {
		if !d.On(i) || d.Units[i].Cell == u.Cell {
			continue
		}
		if n := hex.Distance(u.Cell, d.Units[i].Cell); n < far {
			best, far = u.Cell.To(d.Units[i].Cell).Toward(), n
		}
	}
	return best
}

// fight tries an attack with each weapon on one enemy after the other, from a
// random one on.
func (d draw) fight(a *Action) bool {
	unit := d.Turn.Unit
	first, end := d.teamUnits(1 - d.models[unit].Team)
	n := int(end - first)
	begin := d.below(n)
	if d.below(6) == 0 && d.demolish(a) {
		return true
	}
	for k := range n {
		target := first + int8((begin+k)%n)
		if !d.On(target) {
			continue
		}
		if d.Turn.Stage == Close && d.below(3) == 0 && d.wrestle(a, target) {
			return true
		}
		for item := range int8(MaxArms + 1) {
			if item < MaxArms && d.Units[unit].Items[item].Weapon == None {
				continue
			}
			c := AttackWith(item, target, Torso)
			if d.check(&c) == faultNone {
				*a = c
				d.section(a)
				return true
			}
		}
		for i := range int8(d.Count()) {
			if d.models[i].Funnel && d.models[i].Carrier == unit &&
				d.try(a, Action{Kind: ActAttack, Unit: i, Target: Target{UnitTarget, target}, Section: Torso, Equip: None}) {
				return true
			}
		}
	}
	return false
}

// wrestle tries a grapple, or to throw a weapon.
func (d draw) wrestle(a *Action, target int8) bool {
	t := Target{UnitTarget, target}
	for item := range int8(MaxArms) {
		if d.try(a, Action{Kind: ActHurl, Unit: None, Item: item, Target: t, Section: Torso, Equip: None}) {
			return true
		}
	}
	return d.try(a, Action{Kind: ActGrapple, Target: t})
}

// demolish tries an attack on a random structure or marker.
func (d draw) demolish(a *Action) bool {
	t := Target{StructureTarget, int8(d.below(max(1, len(d.Board.Structures))))}
	if d.Mission.Intel {
		t = Target{MarkerTarget, int8(d.below(MaxMarkers))}
	}
	for item := range int8(MaxArms) {
		if d.try(a, Action{Kind: ActAttack, Unit: None, Item: item, Target: t, Section: Torso, Equip: None}) {
			return true
		}
	}
	return false
}

// section aims an attack at a random section or item of its target that is there.
func (d draw) section(a *Action) {
	u := &d.Units[a.Target.ID]
	a.Section = Torso
	if k := d.below(int(NumSections) + MaxArms); k < int(NumSections) {
		if u.Left[k] > 0 {
			a.Section = Section(k)
		}
	} else if item := int8(k) - int8(NumSections); u.Items[item].whole() {
		a.Equip = item
	}
}

// odd tries one of the rarer things.
func (d draw) odd(a *Action) bool {
	u := &d.Units[d.Turn.Unit]
	item := int8(d.below(MaxArms))
	mount := InLeftHand + Mount(d.below(3))
	switch d.below(14) {
	case 0:
		return d.try(a, Action{Kind: ActKneel})
	case 1:
		return d.try(a, Action{Kind: ActProne}, Action{Kind: ActGetUp})
	case 2:
		return d.try(a, Action{Kind: ActOffence, Item: item}, Action{Kind: ActOffence, Item: 0})
	case 3:
		return d.try(a, Action{Kind: ActDefence, Item: item}, Action{Kind: ActDefence, Item: 2})
	case 4:
		return d.try(a, Action{Kind: ActSwap, Item: item, Mount: mount}, Action{Kind: ActSwap, Item: None, Mount: mount})
	case 5:
		return d.loot(a, mount)
	case 6:
		return d.try(a, Action{Kind: ActBlade, Item: item}, Action{Kind: ActTransform})
	case 7:
		return d.try(a, Action{Kind: ActSmoke}, Action{Kind: ActRecall})
	case 8:
		return d.try(a, Action{Kind: ActPress}, Action{Kind: ActDrift})
	case 9:
		return d.try(a, Action{Kind: ActLevel, Index: 1}, Action{Kind: ActLevel, Index: -1})
	case 10:
		return d.try(a, Action{Kind: ActLeave}, Action{Kind: ActGather, Index: int8(d.below(MaxMarkers))})
	case 11, 12:
		return d.drone(a, ActLaunch)
	}
	if d.below(2) == 0 {
		return d.drone(a, ActReposition)
	}
	return d.try(a, Action{Kind: ActTurn, Dir: u.Facing.Right(1 + d.below(5))})
}

// drone tries to deploy or to move a drone.
func (d draw) drone(a *Action, kind Kind) bool {
	unit := d.Turn.Unit
	cell := d.Units[unit].Cell.Next(hex.Direction(d.below(hex.Directions)))
	for i := range int8(d.Count()) {
		if d.models[i].Drone && d.models[i].Carrier == unit && d.try(a, Action{Kind: kind, Unit: i, Cell: cell}) {
			return true
		}
	}
	return false
}
