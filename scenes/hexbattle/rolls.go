package hexbattle

import (
	"fmt"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A rollList writes rolls with everything that changes them, a line each, downwards
// from the top of r as far as there is room.
type rollList struct {
	ctx *scenes.Context
	r   ui.Rect
}

func (l *rollList) line(text, value string, bold bool) {
	b := l.r.CutTop(17)
	if b.H < 17 {
		return
	}
	l.ctx.UI.Label(b, value, ui.Text{Size: 12.5, Bold: bold, Align: ui.Right})
	b.CutRight(30)
	l.ctx.UI.Label(b, text, ui.Text{Size: 12.5, Bold: bold, Faint: !bold})
}

// roll writes what is rolled against, every modifier, and what the die must show.
func (l *rollList) roll(title string, roll *hexwar.Roll) {
	l.line(l.ctx.T(title), fmt.Sprintf("%d+", roll.Need), true)
	for _, m := range roll.List[:roll.N] {
		l.line(l.ctx.T(fmt.Sprintf("hex.reason.%d", m.Reason)), draw.Signed(int(m.Value)), false)
	}
	needs := number(needOf(roll))
	if needOf(roll) < 8 {
		needs += "–8"
	}
	l.line(l.ctx.T("hex.roll.from"), needs, false)
}

// modifierLines are the rolls of a shot.
func (s *Scene) modifierLines(ctx *scenes.Context, r ui.Rect, by int8, act *hexwar.Action, o *hexwar.Preview) {
	l := rollList{ctx, r}
	stat := "hex.stat.accuracy"
	if s.strikes(by, act) {
		stat = "hex.stat.assault"
	}
	l.roll(stat, &o.ToHit)
	if act.Kind == hexwar.ActAttack && act.Unit == hexwar.None {
		if _, w := s.Seen.FormOf(by, act.Item); w.Deviation {
			ctx.UI.Explain("strays", ui.Rect{X: l.r.X, Y: l.r.Y, W: l.r.W, H: 17}, ui.Plain(ctx.T("hex.strays.tip")))
			l.line(ctx.T("hex.strays"), "", false)
		}
	}
	l.r.CutTop(3)
	if o.Evades {
		l.roll("hex.stat.evasion", &o.Evasion)
	} else {
		l.line(ctx.T("hex.stat.noevasion"), "–", true)
	}
}

// strikes tells whether an attack is made hand to hand.
func (s *Scene) strikes(by int8, act *hexwar.Action) bool {
	if act.Kind == hexwar.ActHurl {
		return true
	}
	if act.Unit != hexwar.None {
		return false
	}
	form, _ := s.Seen.FormOf(by, act.Item)
	return form.Melee
}

// assaultLines are a unit's roll of a grapple with another: who has no Assault stat
// rolls Evasion instead.
func (s *Scene) assaultLines(ctx *scenes.Context, r ui.Rect, unit, other int8) hexwar.Roll {
	l, roll := rollList{ctx, r}, s.Seen.AssaultRoll(unit, other)
	stat := "hex.stat.assault"
	if s.statsOf(unit)[hexwar.Assault] == 0 {
		stat = "hex.stat.evasion"
	}
	l.roll(stat, &roll)
	l.line(ctx.T("hex.chance"), ctx.T("hex.percent", percent(chance(&roll))), true)
	return roll
}
