package hexbattle

import (
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// tells reports whether an event is worth a line of the log.
func tells(e hexwar.Event) bool {
	switch e.Kind {
	case hexwar.EvTurnEnded, hexwar.EvStage, hexwar.EvThrust, hexwar.EvEnded, hexwar.EvRoundEnded, hexwar.EvActivated, hexwar.EvTurned:
		return false
	case hexwar.EvFell:
		return e.Value > 0 // else it comes down where it stands
	}
	return true
}

// join takes the steps of a walk into one line.
func join(last *hexwar.Event, e hexwar.Event) bool {
	if last.Kind == hexwar.EvMoved && e.Kind == hexwar.EvMoved && last.Unit == e.Unit && last.To == e.From {
		last.To, last.Value = e.To, e.Value
		return true
	}
	return false
}

// unitsIn are the units that a line is about.
func unitsIn(e hexwar.Event) (units []int8) {
	switch e.Kind {
	case hexwar.EvAttacker, hexwar.EvZone, hexwar.EvFirst, hexwar.EvChosen, hexwar.EvRollOff, hexwar.EvMarker, hexwar.EvRound,
		hexwar.EvWind, hexwar.EvStructure, hexwar.EvCollapsed, hexwar.EvMarkerDamage, hexwar.EvControl, hexwar.EvHeldStructure,
		hexwar.EvScore, hexwar.EvObjective, hexwar.EvConceded, hexwar.EvCalled:
		return nil
	case hexwar.EvGrapple, hexwar.EvGrappleRoll, hexwar.EvGrips, hexwar.EvThrown, hexwar.EvReleased:
		units = append(units, e.Other)
	}
	if e.Target.Kind == hexwar.UnitTarget {
		units = append(units, e.Target.ID)
	}
	return append(units, e.Unit)
}

// outcome is the key of a text of which there are two: for what came off and for what
// did not.
func outcome(key string, on bool) string {
	if on {
		return key + ".yes"
	}
	return key + ".no"
}

// d8 is a die among text.
func d8(shows int16) draw.Die { return draw.Die{Faces: 8, Value: int(shows)} }

// whom is a unit among text; nothing for none.
func (s *Scene) whom(unit int8) any {
	if unit < 0 || int(unit) >= s.Seen.Count() {
		return ""
	}
	return s.chip(unit)
}

// side is a team's name; that of nobody for none.
func (s *Scene) side(ctx *scenes.Context, team int8) string {
	if team < 0 || int(team) >= hexwar.Teams {
		return ctx.T("nobody")
	}
	return s.teamName(team)
}

// Tell is what an event says in the log.
func (s *Scene) Tell(ctx *scenes.Context, e rules.Event) []ui.Run {
	if e, ok := e.(hexwar.Event); ok {
		return s.words(ctx, e)
	}
	return nil
}

// words is an event in words: those of the set-up, of moves and of attacks here.
func (s *Scene) words(ctx *scenes.Context, e hexwar.Event) []ui.Run {
	unit, team := s.whom(e.Unit), s.side(ctx, e.Team)
	section := func() string { return ctx.T("hex.section." + key(e.Section.NameOn(s.model(e.Unit).Body))) }
	item := func() string { return s.itemName(ctx, e.Unit, e.Item) }
	switch e.Kind {
	case hexwar.EvRollOff:
		return ctx.Runs("hex.log.rolloff", d8(e.Value), d8(e.Extra))
	case hexwar.EvAttacker:
		return ctx.Runs("hex.log.attacker", team)
	case hexwar.EvZone:
		return ctx.Runs("hex.log.zone", team, ctx.T("hex.zone."+zoneSide(&s.Seen, int8(e.Value))))
	case hexwar.EvFirst:
		return ctx.Runs("hex.log.first", team)
	case hexwar.EvChosen:
		return ctx.Runs("hex.log.chosen", team, ctx.T("hex.objective."+hexwar.Objective(e.Index).String()), ctx.T("hex.objective."+hexwar.Objective(e.Other).String()))
	case hexwar.EvEnvoy:
		return ctx.Runs("hex.log.envoy", unit)
	case hexwar.EvMarker:
		return ctx.Runs("hex.log.marker", e.To)
	case hexwar.EvDeployed:
		return ctx.Runs("hex.log.deployed", unit, e.To)
	case hexwar.EvRound:
		return ctx.Runs("hex.log.round", e.Value)
	case hexwar.EvWind:
		if e.Value < 0 {
			return ctx.Runs("hex.log.calm")
		}
		return ctx.Runs("hex.log.wind", ctx.T("hex.direction."+number(int(e.Value))))
	case hexwar.EvPower:
		return ctx.Runs("hex.log.power", unit, d8(e.Value), e.Extra)
	case hexwar.EvMoved:
		return ctx.Runs("hex.log.moved", unit, e.To, draw.Signed(int(e.Value)))
	case hexwar.EvLeft:
		return ctx.Runs("hex.log.left", unit)
	case hexwar.EvHeat:
		return ctx.Runs(outcome("hex.log.heat", e.On), unit, d8(e.Value))
	case hexwar.EvCold:
		return ctx.Runs(outcome("hex.log.cold", e.On), unit, d8(e.Value))
	case hexwar.EvAttack:
		return s.attackWords(ctx, e)
	case hexwar.EvToHit:
		return ctx.Runs(outcome("hex.log.hit", e.On), unit, d8(e.Value), draw.Signed(int(e.Extra)), e.Index)
	case hexwar.EvEvade:
		return ctx.Runs(outcome("hex.log.evade", e.On), unit, d8(e.Value), draw.Signed(int(e.Extra)), e.Index)
	case hexwar.EvDeviates:
		return ctx.Runs(outcome("hex.log.deviate", e.On), d8(e.Value), e.To)
	case hexwar.EvDamage:
		return ctx.Runs("hex.log.damage", unit, section(), e.Value, e.Extra)
	case hexwar.EvItemDamage:
		return ctx.Runs("hex.log.damage", unit, item(), e.Value, e.Extra)
	case hexwar.EvItemLost:
		return ctx.Runs("hex.log.lost", unit, item())
	case hexwar.EvDropped:
		return ctx.Runs("hex.log.dropped", unit, item())
	case hexwar.EvBurst:
		return ctx.Runs(outcome("hex.log.burst", e.On), unit, item(), d8(e.Value))
	case hexwar.EvSectionLost:
		return ctx.Runs("hex.log.lost", unit, section())
	case hexwar.EvFell:
		return ctx.Runs("hex.log.fell", unit, e.Value)
	case hexwar.EvDestroyed:
		return ctx.Runs("hex.log.destroyed", unit)
	case hexwar.EvStructure:
		return ctx.Runs("hex.log.structure", e.Value, e.Extra)
	case hexwar.EvCollapsed:
		return ctx.Runs("hex.log.collapsed")
	case hexwar.EvMarkerDamage:
		return ctx.Runs("hex.log.markerdamage", e.Value, e.Extra)
	}
	return s.lateWords(ctx, e)
}

// lateWords tells grapples, commands and points.
func (s *Scene) lateWords(ctx *scenes.Context, e hexwar.Event) []ui.Run {
	unit, other, team := s.whom(e.Unit), s.whom(e.Other), s.side(ctx, e.Team)
	switch e.Kind {
	case hexwar.EvGrapple:
		return ctx.Runs("hex.log.grapple", unit, other)
	case hexwar.EvGrappleRoll:
		return ctx.Runs(outcome("hex.log.grapplerolls", e.On && !e.Also), unit, d8(e.Value), other, d8(e.Extra))
	case hexwar.EvGrips:
		return ctx.Runs(outcome("hex.log.grips", e.On), unit, other)
	case hexwar.EvThrowRoll:
		return ctx.Runs("hex.log.throwroll", unit, d8(e.Value), e.Extra)
	case hexwar.EvThrown:
		return ctx.Runs("hex.log.thrown", unit, other, e.Value)
	case hexwar.EvStuck:
		return ctx.Runs("hex.log.stuck", unit)
	case hexwar.EvReleased:
		return ctx.Runs("hex.log.released", unit, other)
	case hexwar.EvBreak:
		return ctx.Runs(outcome("hex.log.break", e.On), unit, d8(e.Value))
	case hexwar.EvCommand:
		return ctx.Runs("hex.log.command", unit, ctx.T("hex.order."+orderNames[hexwar.Kind(e.Index)]))
	case hexwar.EvTransformed:
		return ctx.Runs("hex.log.transformed", unit)
	case hexwar.EvBlade:
		return ctx.Runs(outcome("hex.log.blade", e.On), unit, s.itemName(ctx, e.Unit, e.Item))
	case hexwar.EvSwapped:
		return ctx.Runs("hex.log.swapped", unit, s.itemName(ctx, e.Unit, e.Item))
	case hexwar.EvRetrieved:
		return ctx.Runs("hex.log.retrieved", unit, s.itemName(ctx, e.Unit, e.Item))
	case hexwar.EvLaunched:
		return ctx.Runs("hex.log.launched", other, s.unitName(e.Unit))
	case hexwar.EvDocked:
		return ctx.Runs("hex.log.docked", s.unitName(e.Unit))
	case hexwar.EvStance:
		return ctx.Runs(outcome("hex.log.stance", e.Value == int16(hexwar.Offensive)), unit, s.itemName(ctx, e.Unit, e.Item))
	case hexwar.EvStanceEnds:
		return ctx.Runs("hex.log.stanceends", unit)
	case hexwar.EvHoldsFire:
		return ctx.Runs("hex.log.holdsfire", unit)
	case hexwar.EvGathers:
		return ctx.Runs("hex.log.gathers", unit)
	case hexwar.EvGathered:
		return ctx.Runs("hex.log.gathered", unit)
	case hexwar.EvIntelHome:
		return ctx.Runs("hex.log.intelhome", unit, e.Value)
	case hexwar.EvCalled:
		return ctx.Runs("hex.log.called")
	case hexwar.EvControl:
		return ctx.Runs("hex.log.control", team)
	case hexwar.EvHeldStructure:
		return ctx.Runs("hex.log.heldstructure", team)
	case hexwar.EvScore:
		return ctx.Runs("hex.log.score", team, e.Value, e.Extra)
	case hexwar.EvObjective:
		return ctx.Runs("hex.log.objective", team, e.Value, ctx.T("hex.objective."+hexwar.Objective(e.Index).String()))
	case hexwar.EvConceded:
		return ctx.Runs("hex.log.conceded", s.Seats[e.Seat].Name)
	}
	return ui.Plain(e.String())
}

func (s *Scene) attackWords(ctx *scenes.Context, e hexwar.Event) []ui.Run {
	with := ""
	if e.Item == hexwar.None {
		with = s.unitName(e.Other)
	} else {
		with = s.itemName(ctx, e.Unit, e.Item)
	}
	key := "hex.log.attack"
	if e.On {
		key = "hex.log.reacts"
	}
	switch e.Target.Kind {
	case hexwar.UnitTarget:
		return ctx.Runs(key, s.chip(e.Unit), s.chip(e.Target.ID), partName(ctx, s, e.Target, aimPart{e.Section, e.Equip}), with)
	case hexwar.StructureTarget:
		return ctx.Runs("hex.log.attackthing", s.chip(e.Unit), ctx.T("hex.part.structure"), with)
	}
	return ctx.Runs("hex.log.attackthing", s.chip(e.Unit), ctx.T("hex.part.marker"), with)
}

// itemName is the name of a unit's weapon or shield, as it was built.
func (s *Scene) itemName(ctx *scenes.Context, unit, item int8) string {
	switch {
	case item == hexwar.FistItem:
		return ctx.T("hex.fists")
	case item < 0 || item >= hexwar.MaxArms || unit < 0:
		return ctx.T("hex.hand.empty")
	}
	if it := s.Seen.Units[unit].Items[item]; it.Weapon != hexwar.None {
		return s.Seen.WeaponOf(it).Name
	}
	if arms := s.model(unit).Design.Arms; int(item) < len(arms) {
		return arms[item].Weapon
	}
	return ctx.T("hex.item")
}
