package report

import (
	"strings"

	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A hexTeller tells of the hex wargame.
type hexTeller struct {
	last  hexwar.State // at the end
	looks []draw.Seat
}

func (t *hexTeller) prefix() string         { return "report.hex." }
func (t *hexTeller) team(seat int) int      { return t.last.TeamOf(seat) }
func (t *hexTeller) piece(index int) string { return t.last.Model(index).Name }

// chip is a unit among text.
func (t *hexTeller) chip(unit int8) any {
	if unit < 0 || int(unit) >= t.last.Count() {
		return ""
	}
	m := t.last.Model(int(unit))
	n := number(int(m.Number))
	if m.Drone {
		n = "·"
	}
	return ui.Chip{Seat: t.looks[m.Seat], Number: n}
}

func (t *hexTeller) roll(ctx *scenes.Context, b rules.Battle, d rules.Decision, values rules.Roll) []ui.Run {
	s := &b.(*hexwar.Battle).State
	shown := make([]draw.Die, len(values))
	for i, v := range values {
		shown[i] = draw.Die{Faces: d.Dice[i], Value: v}
	}
	key := "report.hex.roll." + word(s.Phase.String())
	switch s.Phase {
	case hexwar.PhaseRollOff, hexwar.PhaseWind:
		return withDice(ctx.Runs(key), shown)
	case hexwar.PhaseHit:
		return withDice(ctx.Runs(key, t.chip(s.Shot.By), t.chip(s.Shot.Target.ID)), shown)
	case hexwar.PhaseEvade, hexwar.PhaseBurst:
		return withDice(ctx.Runs(key, t.chip(s.Shot.Target.ID)), shown)
	case hexwar.PhaseSection, hexwar.PhaseDeviate:
		return withDice(ctx.Runs(key, t.chip(s.Shot.By)), shown)
	case hexwar.PhaseGrapple:
		return withDice(ctx.Runs(key, t.chip(s.Turn.Unit), t.chip(s.Shot.Target.ID)), shown)
	}
	return withDice(ctx.Runs(key, t.chip(s.Turn.Unit)), shown)
}

func (t *hexTeller) answer(ctx *scenes.Context, b rules.Battle, c rules.Choice) []ui.Run {
	s := &b.(*hexwar.Battle).State
	a, ok := c.(hexwar.Action)
	if !ok {
		return ui.Plain(c.String())
	}
	actor := s.Turn.Unit
	item := func() string { return t.item(ctx, s, actor, a.Item) }
	const do = "report.hex.do."
	switch a.Kind {
	case hexwar.ActRole:
		return ctx.Runs(do + [...]string{"attack", "defend"}[a.Index&1])
	case hexwar.ActFirst:
		return ctx.Runs(do + [...]string{"first", "second"}[a.Index&1])
	case hexwar.ActZone:
		return ctx.Runs(do+"zone", int(a.Index)+1)
	case hexwar.ActObjectives:
		return ctx.Runs(do+"objectives", ctx.T("hex.objective."+a.Pair[0].String()), ctx.T("hex.objective."+a.Pair[1].String()))
	case hexwar.ActEnvoy:
		return ctx.Runs(do+"envoy", t.chip(a.Unit))
	case hexwar.ActMarker:
		return ctx.Runs(do+"marker", a.Cell)
	case hexwar.ActDeploy:
		return ctx.Runs("hex.log.deployed", t.chip(a.Unit), a.Cell)
	case hexwar.ActPick:
		return ctx.Runs(do+"pick", t.chip(a.Unit))
	case hexwar.ActStep:
		return ctx.Runs(do+"step", t.chip(actor), s.Units[actor].Cell.Next(a.Dir))
	case hexwar.ActTurn:
		return ctx.Runs(do+"turn", t.chip(actor), ctx.T("hex.direction."+number(int(a.Dir))))
	case hexwar.ActThrust:
		return ctx.Runs(do+"thrust", t.chip(actor), ctx.T("hex.direction."+number(int(a.Dir))))
	case hexwar.ActLevel:
		if a.Index > 0 {
			return ctx.Runs(do+"climb", t.chip(actor))
		}
		return ctx.Runs(do+"dive", t.chip(actor))
	case hexwar.ActGather:
		return ctx.Runs("hex.log.gathers", t.chip(actor))
	case hexwar.ActAttack, hexwar.ActHurl:
		return t.attack(ctx, s, a)
	case hexwar.ActGrapple:
		return ctx.Runs("hex.log.grapple", t.chip(actor), t.chip(a.Target.ID))
	case hexwar.ActSwap:
		return ctx.Runs(do+"swap", t.chip(actor), item())
	case hexwar.ActRetrieve:
		return ctx.Runs(do+"retrieve", t.chip(actor))
	case hexwar.ActLaunch, hexwar.ActReposition:
		return ctx.Runs(do+"launch", t.chip(actor), t.last.Model(int(a.Unit)).Name, a.Cell)
	case hexwar.ActBlade:
		return ctx.Runs(do+"blade", t.chip(actor), item())
	case hexwar.ActOffence:
		return ctx.Runs("hex.log.stance.yes", t.chip(actor), item())
	case hexwar.ActDefence:
		return ctx.Runs("hex.log.stance.no", t.chip(actor), item())
	case hexwar.ActLand:
		return ctx.Runs(do+"land", a.Cell)
	case hexwar.ActCall, hexwar.ActWait, hexwar.ActConcede:
		return ctx.Runs(do + word(a.String()))
	case hexwar.ActHoldFire:
		return ctx.Runs(do + "hold-fire")
	}
	return ctx.Runs(do+word(a.String()), t.chip(actor))
}

// attack tells an attack that has yet to be made. One from a stance is made by
// another unit than the one whose turn it is.
func (t *hexTeller) attack(ctx *scenes.Context, s *hexwar.State, a hexwar.Action) []ui.Run {
	by := s.Turn.Unit
	if s.Phase == hexwar.PhaseReact {
		return ctx.Runs("report.hex.do.react", t.chip(a.Target.ID), t.part(ctx, s, a))
	}
	with := t.item(ctx, s, by, a.Item)
	if a.Item == hexwar.None && a.Unit >= 0 {
		with = t.last.Model(int(a.Unit)).Name
	}
	switch a.Target.Kind {
	case hexwar.UnitTarget:
		return ctx.Runs("hex.log.attack", t.chip(by), t.chip(a.Target.ID), t.part(ctx, s, a), with)
	case hexwar.StructureTarget:
		return ctx.Runs("hex.log.attackthing", t.chip(by), ctx.T("hex.part.structure"), with)
	}
	return ctx.Runs("hex.log.attackthing", t.chip(by), ctx.T("hex.part.marker"), with)
}

// part is what an attack is aimed at.
func (t *hexTeller) part(ctx *scenes.Context, s *hexwar.State, a hexwar.Action) string {
	if a.Equip != hexwar.None {
		return t.item(ctx, s, a.Target.ID, a.Equip)
	}
	name := a.Section.NameOn(t.last.Model(int(a.Target.ID)).Body)
	return ctx.T("hex.section." + strings.ReplaceAll(name, " ", "-"))
}

// item is the name of a unit's weapon or shield.
func (t *hexTeller) item(ctx *scenes.Context, s *hexwar.State, unit, item int8) string {
	switch {
	case item == hexwar.FistItem:
		return ctx.T("hex.fists")
	case item < 0 || item >= hexwar.MaxArms || unit < 0:
		return ctx.T("hex.hand.empty")
	}
	if it := s.Units[unit].Items[item]; it.Weapon != hexwar.None {
		return s.WeaponOf(it).Name
	}
	if arms := t.last.Model(int(unit)).Design.Arms; int(item) < len(arms) {
		return arms[item].Weapon
	}
	return ctx.T("hex.item")
}
