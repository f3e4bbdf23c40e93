package battle

import (
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// The odds of an attack that has not been named yet.

// An aim is how an attack would be made: with which of the dice that would be rolled,
// and with the spot on the target or without it.
type aim struct{ whites, spot bool }

// aims lists the ways in which the attack on what is chosen can be made, none if the
// target cannot be attacked.
func (a *nameAsk) aims(s *Scene) (list []aim) {
	if a.target.Kind == rapid.NoTarget || a.band == rapid.NoBand {
		return nil
	}
	if a.reds(s) > 0 {
		list = append(list, aim{})
	}
	list = append(list, aim{whites: true})
	if a.target.Kind == rapid.FrameTarget && s.Seen.Frames[a.target.ID].Spot > 0 {
		for _, with := range list {
			with.spot = true
			list = append(list, with)
		}
	}
	return list
}

// reds counts the red dice that would be rolled.
func (a *nameAsk) reds(s *Scene) int {
	six, eight := a.attackers(s, false)
	return six + eight
}

// attackers counts the dice that would be rolled and may attack.
func (a *nameAsk) attackers(s *Scene, whites bool) (six, eight int) {
	pool, n := rapid.Gather(s.Seen.Actor(), a.band, a.rockets)
	for _, d := range pool[:n] {
		switch {
		case d.Colour == dice.Red && d.Faces == 8:
			eight++
		case d.Colour == dice.Red, d.Colour == dice.White && whites:
			six++
		}
	}
	return six, eight
}

// exchange is the attack on what is chosen, from where the frame stands.
func (a *nameAsk) exchange(s *Scene, how aim) exchange {
	six, eight := a.attackers(s, how.whites)
	spot := 0
	if how.spot {
		spot = int(s.Seen.Frames[a.target.ID].Spot)
	}
	return reckoned(s.Seen.Aimed(a.target, a.band, dice.Best(six, eight), spot))
}

// aimLabel names an aim: "red dice", "and whites", "with spot 4".
func (a *nameAsk) aimLabel(ctx *scenes.Context, s *Scene, how aim) string {
	switch {
	case how.spot && how.whites:
		return ctx.T("name.odds.all", s.Seen.Frames[a.target.ID].Spot)
	case how.spot:
		return ctx.T("name.odds.spot", s.Seen.Frames[a.target.ID].Spot)
	case how.whites:
		return ctx.T("name.odds.white")
	}
	return ctx.T("name.odds.red")
}

// odds shows what the attack would be worth from here, against the best defence die
// that the target may have, or its defence if it has one.
func (a *nameAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	list := a.aims(s)
	if len(list) == 0 {
		s.frameSummary(ctx, r, int(s.Seen.Acting.Frame))
		return
	}
	var rows []oddsRow
	for _, how := range list {
		e := a.exchange(s, how)
		rows = append(rows, oddsRow{label: a.aimLabel(ctx, s, how), dist: e.out.Lost, facts: oddsFacts(ctx.Texts(), e), tip: s.terms(ctx, e)})
	}
	how, _ := a.aimed(s)
	if i := s.oddsTable(ctx, r, a.oddsTitle(ctx, s), "", rows, slices.Index(list, how)); i >= 0 {
		a.odd = list[i]
		s.sheet.show()
	}
}

// oddsTitle says against what the odds are.
func (a *nameAsk) oddsTitle(ctx *scenes.Context, s *Scene) string {
	if a.target.Kind == rapid.TerrainTarget {
		return ctx.T("odds.attack.terrain")
	}
	return s.againstTitle(ctx, int8(a.target.ID))
}

// againstTitle says against which defence of a frame odds are.
func (s *Scene) againstTitle(ctx *scenes.Context, target int8) string {
	if f := &s.Seen.Frames[target]; f.Acted {
		return ctx.T("odds.attack.known", max(f.Defence, 0))
	}
	return ctx.T("odds.attack.unknown")
}

// sides are the exchanges that the sheet can show: one for each way to attack.
func (a *nameAsk) sides(ctx *scenes.Context, s *Scene) (list []side) {
	for _, how := range a.aims(s) {
		list = append(list, side{a.aimLabel(ctx, s, how), a.exchange(s, how), a.target})
	}
	return list
}
