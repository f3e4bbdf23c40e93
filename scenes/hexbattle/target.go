package hexbattle

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// sectionRects are where the sections stand in a picture 120 wide and 132 high: of a
// mech, of a vehicle, of a drone.
func sectionRects(body hexwar.Body) map[hexwar.Section]ui.Rect {
	switch {
	case body == hexwar.Mech:
		return map[hexwar.Section]ui.Rect{
			hexwar.Head: {X: 43, Y: 0, W: 34, H: 26}, hexwar.Torso: {X: 34, Y: 29, W: 52, H: 54},
			hexwar.LeftArm: {X: 2, Y: 29, W: 29, H: 52}, hexwar.RightArm: {X: 89, Y: 29, W: 29, H: 52},
			hexwar.LeftLeg: {X: 26, Y: 86, W: 32, H: 46}, hexwar.RightLeg: {X: 62, Y: 86, W: 32, H: 46},
		}
	case body.Vehicle():
		return map[hexwar.Section]ui.Rect{
			hexwar.Head: {X: 40, Y: 0, W: 40, H: 32}, hexwar.Torso: {X: 34, Y: 36, W: 52, H: 72},
			hexwar.LeftLeg: {X: 2, Y: 36, W: 29, H: 72}, hexwar.RightLeg: {X: 89, Y: 36, W: 29, H: 72},
		}
	}
	return map[hexwar.Section]ui.Rect{hexwar.Torso: {X: 30, Y: 30, W: 60, H: 60}}
}

// sectionsPicture shows the sections of a unit with what is left of them; with a part
// that is aimed at they can be clicked.
func (s *Scene) sectionsPicture(ctx *scenes.Context, r ui.Rect, unit int8, aimed *aimPart) (picked aimPart, ok bool) {
	u, p := ctx.UI, ctx.Pen
	m := s.model(unit)
	left := &s.pieces.units[unit].Left
	if s.Asking() {
		left = &s.Seen.Units[unit].Left
	}
	seat := s.Seats[m.Seat].Seat
	rects := sectionRects(m.Body)
	for _, sec := range hexwar.SectionsOf(m.Body) {
		b := rects[sec]
		b.X += r.X
		b.Y += r.Y
		whole := m.Sections[sec]
		chosen := aimed != nil && *aimed == aimPart{sec, hexwar.None}
		if chosen {
			p.RoundRect(draw.Ink, b.X-3, b.Y-3, b.W+6, b.H+6, 7)
			p.RoundRect(draw.Gold, b.X-2, b.Y-2, b.W+4, b.H+4, 6)
		}
		p.RoundRect(draw.Hex(0xE6E0D2), b.X, b.Y, b.W, b.H, 5)
		if left[sec] <= 0 {
			p.Icon(draw.IconCross, b.Centre().X, b.Centre().Y, 6, draw.Ink3)
			continue
		}
		h := b.H * float64(left[sec]) / float64(max(whole, 1))
		p.RoundRect(seat.Color.Lit(.5), b.X, b.Bottom()-h, b.W, h, 5)
		c := b.Centre()
		p.Text(number(int(left[sec])), c.X, c.Y+3, draw.Style{Size: 14, Font: draw.Bold, Color: draw.Ink, Align: draw.Centre})
		if b.H > 40 {
			p.Text(ctx.T("hex.of", whole), c.X, c.Y+16, draw.Style{Size: 11, Color: draw.Ink2, Align: draw.Centre})
		}
		if aimed == nil {
			continue
		}
		res := u.Area(fmt.Sprintf("section/%d", sec), b, ui.Focus)
		if res.Focused && u.RingShown() {
			p.FocusRing(b.X, b.Y, b.W, b.H, 5)
		}
		u.Tip(fmt.Sprintf("section/%d", sec), b, ui.Plain(ctx.T("hex.section."+key(sec.NameOn(m.Body)))))
		if res.Clicked {
			picked, ok = aimPart{sec, hexwar.None}, true
		}
	}
	return picked, ok
}

// targetDetail shows a target's sections, the odds of the shot with every modifier, and
// the items that could be aimed at. It tells which part was picked.
func (s *Scene) targetDetail(ctx *scenes.Context, r ui.Rect, by int8, act *hexwar.Action) (picked aimPart, ok bool) {
	u, p := ctx.UI, ctx.Pen
	target, part := act.Target.ID, partOf(act)
	m := s.model(target)
	line := r.CutTop(30)
	p.Chip(line.X+24, line.Y+16, 10, s.Seats[m.Seat].Seat, number(int(m.Number)), false)
	u.Label(ui.Rect{X: line.X + 42, Y: line.Y + 6, W: 140, H: 20}, s.unitName(target), ui.Text{Size: 14, Bold: true})
	o := s.Seen.Preview(by, act)
	foot := r.CutBottom(34)
	p.Hairline(foot.X+stage.Pad, foot.Y, foot.W-2*stage.Pad)
	in := foot.InsetXY(stage.Pad, 0)
	u.Label(in, ctx.T("hex.odds.part", s.struckName(ctx, act, &o), o.Damage), ui.Text{Size: 13, Bold: true})
	crit := ctx.T("hex.odds.critical", percent(float64(o.Criticals)/64), o.Critical)
	u.Label(in, crit, ui.Text{Size: 12, Faint: true, Align: ui.Right})
	in.CutRight(u.Width(crit, ui.Text{Size: 12}) + 10)
	u.Label(in, ctx.T("hex.percent", percent(hits(&o))), ui.Text{Size: 15, Bold: true, Align: ui.Right})
	u.Explain("odds/terms", foot, ui.Plain(terms(ctx, &o)+" "+s.outcomeWords(ctx, by, act)))

	items := r.CutBottom(26)
	if r.H < 140 {
		items = ui.Rect{}
	}
	if !items.Empty() {
		if k, pressed := s.itemChips(ctx, items, target, part); pressed {
			picked, ok = aimPart{hexwar.Torso, k}, true
		}
	}
	pic := ui.Rect{X: r.X + 10, Y: r.Y + max(0, (r.H-132)/2), W: 120, H: 132}
	u.Clipped(r, func() {
		if sec, pressed := s.sectionsPicture(ctx, pic, target, &part); pressed {
			picked, ok = sec, true
		}
	})
	s.modifierLines(ctx, ui.Rect{X: r.X + 142, Y: r.Y + 2, W: r.W - 142 - 10, H: r.H - 2}, by, act, &o)
	return picked, ok
}

// struckName is what an attack would strike: what it is aimed at, or the shield that
// takes it.
func (s *Scene) struckName(ctx *scenes.Context, act *hexwar.Action, o *hexwar.Preview) string {
	if o.Strikes != act.Equip && o.Strikes != hexwar.None {
		return partName(ctx, s, act.Target, aimPart{hexwar.Torso, o.Strikes})
	}
	return partName(ctx, s, act.Target, partOf(act))
}

// itemChips are the weapons and shields of a target, to be aimed at.
func (s *Scene) itemChips(ctx *scenes.Context, r ui.Rect, target int8, part aimPart) (item int8, ok bool) {
	u, p := ctx.UI, ctx.Pen
	x := r.X + 10
	for k := range int8(hexwar.MaxArms) {
		it := &s.Seen.Units[target].Items[k]
		if it.Weapon == hexwar.None || it.Left == 0 || it.Mount == hexwar.Lost || x+44 > r.Right() {
			continue
		}
		b := ui.Rect{X: x, Y: r.Y + 1, W: 46, H: 24}
		x += 50
		w := s.Seen.WeaponOf(*it)
		id := fmt.Sprintf("item/%d", k)
		res := u.Area(id, b, ui.Focus)
		if part.equip == k {
			p.CurrentRow(b.X, b.Y, b.W, b.H)
		} else {
			ground := draw.Paper2
			if res.Hover {
				ground = draw.Hex(0xE6E0D2)
			}
			p.RoundRect(ground, b.X, b.Y, b.W, b.H, 6)
		}
		p.Save()
		p.Translate(b.X+14, b.Y+12)
		p.Rotate(1.57)
		p.Scale(5.2)
		p.HexWeaponIcon(hexroster.WeaponLook(w))
		p.Restore()
		p.Text(number(int(it.Left)), b.Right()-7, b.Y+17, draw.Style{Size: 12.5, Font: draw.Bold, Color: draw.Ink, Align: draw.Right})
		if res.Focused && u.RingShown() {
			p.FocusRing(b.X, b.Y, b.W, b.H, 6)
		}
		tip := ctx.T("hex.item.tip", w.Name, it.Left, w.Durability)
		if w.Hands == hexwar.Mounted {
			tip += " " + ctx.T("hex.item.bursts", w.Burst())
		}
		u.Tip(id, b, ui.Plain(tip))
		if res.Clicked {
			item, ok = k, true
		}
	}
	return item, ok
}

// reactAsk fires from an Offensive Stance, or holds fire.
type reactAsk struct {
	quiet
	by, target int8
	part       aimPart
	touched    bool
}

func newReactAsk(s *Scene) *reactAsk {
	by, target := s.Seen.Reacting()
	return &reactAsk{by: by, target: target, part: torso}
}

func (a *reactAsk) action(s *Scene) hexwar.Action { return a.aimedAt(s)(a.part) }

// aimedAt is the attack from the stance on a part of the target.
func (a *reactAsk) aimedAt(s *Scene) func(aimPart) hexwar.Action {
	return func(part aimPart) hexwar.Action {
		act := hexwar.AttackWith(s.Seen.Units[a.by].StanceItem, a.target, part.section)
		act.Equip = part.equip
		return act
	}
}

func (a *reactAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T("hex.ask.react") }

func (a *reactAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	return [][]ui.Run{ctx.Runs("hex.ask.react.how", s.chip(a.target)), ui.Plain(ctx.T("hex.ask.react.keys"))}
}

func (a *reactAsk) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if by := spin(ctx); by != 0 {
		a.part = nextPart(&s.Seen, hexwar.Target{Kind: hexwar.UnitTarget, ID: a.target}, a.part, by)
	}
	s.unitSummary(ctx, r, a.by)
}

func (a *reactAsk) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	act := a.action(s)
	if part, ok := s.targetDetail(ctx, r, a.by, &act); ok {
		a.part = part
	}
	s.sheetButton(ctx, r)
}

func (a *reactAsk) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	act := a.action(s)
	o := s.Seen.Preview(a.by, &act)
	return one(act), stage.Answer{Label: ctx.T("hex.do.fire.odds", percent(hits(&o))), Why: s.reason(ctx, &act)}
}

func (a *reactAsk) second(ctx *scenes.Context, s *Scene) (stage.Second, func()) {
	return stage.Second{Label: ctx.T("hex.do.holdfire"), Key: 'F'}, func() { s.Submit(hexwar.Action{Kind: hexwar.ActHoldFire}) }
}

func (a *reactAsk) undo(s *Scene) func() {
	if a.part == torso {
		return nil
	}
	return func() { a.part = torso }
}

func (a *reactAsk) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	if !t.clicked || t.unit != a.target {
		return s.openCard(t)
	}
	again := a.touched
	a.touched = true
	return again
}

func (a *reactAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	s.drawAim(ctx, p, a.by, hexwar.Target{Kind: hexwar.UnitTarget, ID: a.target})
}

func (a *reactAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	act := a.action(s)
	s.shotBubble(ctx, l, table, a.by, &act, "")
}
