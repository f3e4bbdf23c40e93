package hexbattle

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// An arm is something that a unit can attack with: a weapon in use, a weapon to be
// thrown, a funnel, the fists, or its bare grip.
type arm struct {
	kind   hexwar.Kind // ActAttack, ActHurl or ActGrapple
	item   int8
	funnel int8 // None
}

// A firePlan is an attack being aimed.
type firePlan struct {
	arms    []arm
	arm     int
	targets []hexwar.Target
	target  int
	part    aimPart

	touched bool // a click has chosen the target: the next one on it confirms
}

// An aimPart is the part of a unit that is aimed at: a section, or an item.
type aimPart struct {
	section hexwar.Section
	equip   int8 // None
}

var torso = aimPart{hexwar.Torso, hexwar.None}

// begin finds what the unit has and whom it could attack, and proposes the attack with
// the most expected damage.
func (f *firePlan) begin(s *Scene) {
	st := &s.Seen
	unit := st.Turn.Unit
	*f = firePlan{part: torso}
	for k := range int8(hexwar.MaxArms) {
		it := &st.Units[unit].Items[k]
		if it.Weapon == hexwar.None || it.Left == 0 || it.Mount == hexwar.Lost || st.WeaponOf(*it).Shield() {
			continue
		}
		f.arms = append(f.arms, arm{hexwar.ActAttack, k, hexwar.None})
		if st.Model(int(unit)).Has(hexwar.ThrowWeapons) && it.Mount.InHand() {
			f.arms = append(f.arms, arm{hexwar.ActHurl, k, hexwar.None})
		}
	}
	for i := range int8(st.Count()) {
		if m := st.Model(int(i)); m.Funnel && m.Carrier == unit && st.On(i) {
			f.arms = append(f.arms, arm{hexwar.ActAttack, 0, i})
		}
	}
	if st.Body(unit) == hexwar.Mech && !st.Model(int(unit)).Drone {
		f.arms = append(f.arms, arm{hexwar.ActAttack, hexwar.FistItem, hexwar.None}, arm{hexwar.ActGrapple, 0, hexwar.None})
	}
	f.findTargets(s)
	f.propose(s)
}

// findTargets lists the enemies, nearest first, then intel markers and structures.
func (f *firePlan) findTargets(s *Scene) {
	st := &s.Seen
	unit := st.Turn.Unit
	me := st.Units[unit].Cell
	for d := 0; d < 2*hex.Side; d++ {
		for i := range int8(st.Count()) {
			if st.On(i) && st.Model(int(i)).Team != st.Model(int(unit)).Team && hex.Distance(me, st.Units[i].Cell) == d {
				f.targets = append(f.targets, hexwar.Target{Kind: hexwar.UnitTarget, ID: i})
			}
		}
	}
	if st.Mission.Intel && st.Model(int(unit)).Team == st.Defender() {
		for i := range int8(hexwar.MaxMarkers) {
			if st.Markers[i].Placed {
				f.targets = append(f.targets, hexwar.Target{Kind: hexwar.MarkerTarget, ID: i})
			}
		}
	}
	for i := range st.Board.Structures {
		if st.Structures[i] > 0 {
			f.targets = append(f.targets, hexwar.Target{Kind: hexwar.StructureTarget, ID: int8(i)})
		}
	}
}

// propose takes the legal attack with the most expected damage, or else a weapon that
// could be used in this phase.
func (f *firePlan) propose(s *Scene) {
	best := -1.0
	for i := range f.arms {
		for k := range f.targets {
			if f.targets[k].Kind != hexwar.UnitTarget || f.arms[i].kind == hexwar.ActGrapple {
				continue
			}
			act := f.action(s, i, k, torso)
			if s.Seen.Legal(&act) != nil {
				continue
			}
			if o := s.Seen.Preview(s.Seen.Turn.Unit, &act); expected(&o) > best {
				best, f.arm, f.target = expected(&o), i, k
			}
		}
	}
	if best < 0 {
		for i := range f.arms {
			if form, ok := f.form(s, i); ok && form.Melee == (s.Seen.Turn.Stage == hexwar.Close) {
				f.arm = i
				return
			}
		}
	}
}

// form is what an arm does; not ok for a grapple.
func (f *firePlan) form(s *Scene, i int) (hexwar.Form, bool) {
	if f.arms[i].kind == hexwar.ActGrapple {
		return hexwar.Form{}, false
	}
	sh := f.shot(s, i, -1, torso)
	form, _ := s.Seen.FormOfShot(&sh)
	return form, true
}

// action is the answer that attacks with an arm.
func (f *firePlan) action(s *Scene, i, k int, part aimPart) hexwar.Action {
	a := &f.arms[i]
	t := f.targets[k]
	if a.kind == hexwar.ActGrapple {
		return hexwar.Action{Kind: a.kind, Target: t}
	}
	if t.Kind != hexwar.UnitTarget {
		part = torso
	}
	return hexwar.Action{Kind: a.kind, Unit: a.funnel, Item: a.item, Target: t, Section: part.section, Equip: part.equip}
}

// shot is the same as something to ask about; k is −1 for no target.
func (f *firePlan) shot(s *Scene, i, k int, part aimPart) hexwar.Shot {
	a := &f.arms[i]
	var t hexwar.Target
	if k >= 0 {
		t = f.targets[k]
	}
	sh := hexwar.NewShot(s.Seen.Turn.Unit, a.item, t)
	if a.funnel != hexwar.None {
		sh.From, sh.Item = a.funnel, hexwar.None
	}
	sh.Thrown = a.kind == hexwar.ActHurl
	sh.Section, sh.Equip = part.section, part.equip
	return sh
}

func (f *firePlan) ready() bool { return len(f.arms) > 0 && len(f.targets) > 0 }

// shoots tells whether a unit is aimed at, and not to be grappled: there are odds of it.
func (f *firePlan) shoots() bool {
	return f.ready() && f.targets[f.target].Kind == hexwar.UnitTarget && f.arms[f.arm].kind != hexwar.ActGrapple
}

// armLabel names an arm.
func (f *firePlan) armLabel(ctx *scenes.Context, s *Scene, i int) string {
	a := &f.arms[i]
	if a.kind == hexwar.ActGrapple {
		return ctx.T("hex.arm.grapple")
	}
	if a.funnel != hexwar.None {
		return s.unitName(a.funnel)
	}
	sh := f.shot(s, i, -1, torso)
	_, w := s.Seen.FormOfShot(&sh)
	if a.kind == hexwar.ActHurl {
		return ctx.T("hex.arm.hurl", weaponName(ctx, w))
	}
	return weaponName(ctx, w)
}

// weaponName is a weapon's name; the rules' own fists have one in the catalogue.
func weaponName(ctx *scenes.Context, w *hexwar.Weapon) string {
	if w.Name == "Fists" {
		return ctx.T("hex.fists")
	}
	return w.Name
}

func (f *firePlan) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.weapons"), ctx.T("hex.range"), ctx.T("hex.damage"), ctx.T("hex.points"))
	var list []row
	for i := range f.arms {
		w := row{label: f.armLabel(ctx, s, i), unit: hexwar.None}
		if form, ok := f.form(s, i); ok {
			w.right = []string{number(int(form.Range)), number(int(form.Damage)), number(int(form.AP))}
		} else {
			w.right = []string{"1", "–", "2"}
		}
		if len(f.targets) > 0 {
			act := f.action(s, i, f.target, torso)
			w.why = s.whyNot(ctx, &act)
		}
		list = append(list, w)
	}
	u := ctx.UI
	was := f.arm
	walkRows(ctx, len(list), &f.arm)
	if t := rows(ctx, s, "arms", r.InsetXY(6, 0), 29, list, f.arm); t >= 0 {
		f.arm = t
	}
	if f.arm != was {
		f.touched = false
	}
	if n := len(f.targets); n > 0 {
		step := 0
		if u.Key(ui.KeyRight) {
			step = 1
		}
		if u.Key(ui.KeyLeft) {
			step = n - 1
		}
		if step != 0 {
			f.aim(s, (f.target+step)%n)
			f.touched = true
			s.View.Show(stage.LayOut(ctx).Table, s.targetPlace(f.targets[f.target], s.Seen.Turn.Unit))
		}
		if by := spin(ctx); by != 0 {
			f.part = nextPart(&s.Seen, f.targets[f.target], f.part, by)
		}
	}
}

// whyNot is why an attack cannot be made: what keeps it from its target at any time
// comes before what keeps it now.
func (s *Scene) whyNot(ctx *scenes.Context, act *hexwar.Action) string {
	if act.Kind != hexwar.ActGrapple {
		if err := s.Seen.Aim(s.Seen.Turn.Unit, act); err != nil {
			return stage.Words(ctx, "hex.refusal.", err)
		}
	}
	return s.reason(ctx, act)
}

// aim takes another target; what is aimed at of it is the torso again.
func (f *firePlan) aim(s *Scene, k int) {
	if f.target != k {
		f.target, f.part = k, torso
	}
}

// partsOf are the parts of a unit that can be aimed at, sections first.
func partsOf(st *hexwar.State, t hexwar.Target) (list []aimPart) {
	if t.Kind != hexwar.UnitTarget {
		return []aimPart{torso}
	}
	u := &st.Units[t.ID]
	for _, sec := range hexwar.SectionsOf(st.Model(int(t.ID)).Body) {
		if u.Left[sec] > 0 {
			list = append(list, aimPart{sec, hexwar.None})
		}
	}
	for k := range int8(hexwar.MaxArms) {
		if it := &u.Items[k]; it.Weapon != hexwar.None && it.Left > 0 && it.Mount != hexwar.Lost {
			list = append(list, aimPart{hexwar.Torso, k})
		}
	}
	return list
}

func nextPart(st *hexwar.State, t hexwar.Target, now aimPart, by int) aimPart {
	list := partsOf(st, t)
	for i, p := range list {
		if p == now {
			return list[(i+by+len(list))%len(list)]
		}
	}
	return torso
}

// partName names a part of a target.
func partName(ctx *scenes.Context, s *Scene, t hexwar.Target, part aimPart) string {
	return partNameIn(ctx, &s.Seen, t, part)
}

// partNameIn names a part of a target as it is in st.
func partNameIn(ctx *scenes.Context, st *hexwar.State, t hexwar.Target, part aimPart) string {
	switch {
	case t.Kind == hexwar.StructureTarget:
		return ctx.T("hex.part.structure")
	case t.Kind == hexwar.MarkerTarget:
		return ctx.T("hex.part.marker")
	case part.equip != hexwar.None:
		return st.WeaponOf(st.Units[t.ID].Items[part.equip]).Name
	}
	return ctx.T("hex.section." + key(part.section.NameOn(st.Model(int(t.ID)).Body)))
}

func (f *firePlan) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if !f.ready() {
		return nil, stage.Answer{}
	}
	act := f.action(s, f.arm, f.target, f.part)
	why := s.whyNot(ctx, &act)
	if why != "" && !f.touched {
		return nil, stage.Answer{} // nothing to be had: Enter goes on
	}
	label := ctx.T("hex.do.grapple")
	if f.arms[f.arm].kind != hexwar.ActGrapple {
		o := s.Seen.Preview(s.Seen.Turn.Unit, &act)
		label = ctx.T("hex.do.fire.odds", percent(hits(&o)))
	}
	return one(act), stage.Answer{Label: label, Why: why}
}

func (f *firePlan) undo() func() {
	switch {
	case f.part != torso:
		return func() { f.part = torso }
	case f.touched:
		return func() { f.touched = false }
	}
	return nil
}

// aimAtCell aims at what is on a hex that was clicked.
func (f *firePlan) aimAtCell(s *Scene, t touch) (again bool) {
	for k, target := range f.targets {
		on := false
		switch target.Kind {
		case hexwar.UnitTarget:
			on = target.ID == t.unit
		case hexwar.MarkerTarget:
			on = s.Seen.Markers[target.ID].Cell == t.cell && t.unit == hexwar.None
		case hexwar.StructureTarget:
			on = s.Seen.StructureAt(t.cell) == target.ID && t.unit == hexwar.None
		}
		if on {
			again = f.touched && f.target == k
			f.aim(s, k)
			f.touched = true
			return again
		}
	}
	return false
}

func (f *firePlan) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	return t.clicked && f.aimAtCell(s, t)
}

// over draws the line of the shot, and what blocks it.
func (f *firePlan) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if !f.ready() {
		return
	}
	sh := f.shot(s, f.arm, f.target, f.part)
	s.drawAim(ctx, p, sh.From, f.targets[f.target])
}

// drawAim draws the line from a unit to a target, and what blocks it.
func (s *Scene) drawAim(ctx *scenes.Context, p *draw.Pen, from int8, t hexwar.Target) {
	st := &s.Seen
	u := &st.Units[from]
	to := s.targetCell(t, from)
	v := s.viewTo(from, t)
	p.HexSight(cellOf(u.Cell), cellOf(to), v.Clear && st.InView(from, to))
	p.HexTarget(cellOf(to))
	if !v.Clear {
		if b := st.StructureAt(v.Blocker); b != hexwar.None {
			for _, c := range st.Board.Structures[b].Cells {
				p.HexBlocker(cellOf(c), stage.Breath(ctx))
			}
			return
		}
		p.HexBlocker(cellOf(v.Blocker), stage.Breath(ctx))
	}
}

// viewTo is the view from a unit to a target.
func (s *Scene) viewTo(from int8, t hexwar.Target) hexwar.View {
	st := &s.Seen
	u := &st.Units[from]
	to := s.targetCell(t, from)
	level, ignored := st.Board.Tile(to).Level, int8(hexwar.None)
	switch t.Kind {
	case hexwar.UnitTarget:
		level = st.Units[t.ID].Level
	case hexwar.StructureTarget:
		level, ignored = min(max(u.Level, 0), st.Board.Structures[t.ID].Level), t.ID
	}
	return st.View(u.Cell, u.Level, to, level, ignored)
}

func (f *firePlan) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	if !f.ready() {
		ctx.UI.Label(r, ctx.T("hex.target.none"), ui.Text{Size: 13, Faint: true, Align: ui.Centre})
		return
	}
	t := f.targets[f.target]
	if t.Kind != hexwar.UnitTarget {
		f.thingDetail(ctx, s, r, t)
		return
	}
	if f.arms[f.arm].kind == hexwar.ActGrapple {
		f.grappleDetail(ctx, s, r, t.ID)
		return
	}
	act := f.action(s, f.arm, f.target, f.part)
	if part, ok := s.targetDetail(ctx, r, s.Seen.Turn.Unit, &act); ok {
		f.part, f.touched = part, true
	}
	s.sheetButton(ctx, r)
}

// thingDetail is about a structure or an intel marker.
func (f *firePlan) thingDetail(ctx *scenes.Context, s *Scene, r ui.Rect, t hexwar.Target) {
	form, ok := f.form(s, f.arm)
	left, full, name := int16(s.Seen.Markers[max(t.ID, 0)%hexwar.MaxMarkers].Left), 10, ctx.T("hex.part.marker")
	if t.Kind == hexwar.StructureTarget {
		left, full, name = s.Seen.Structures[t.ID], s.Seen.Board.Structures[t.ID].Defence(), ctx.T("hex.part.structure")
	}
	in := r.InsetXY(stage.Pad, 10)
	ctx.UI.Label(in.CutTop(24), name, ui.Text{Size: 14, Bold: true})
	ctx.UI.Label(in.CutTop(22), ctx.T("hex.thing.left", left, full), ui.Text{Size: 13})
	if !ok || form.Damage == 0 {
		return
	}
	shots := (int(left) + int(form.Damage) - 1) / int(form.Damage)
	ctx.UI.Label(in.CutTop(22), ctx.Count("hex.thing.shots", shots), ui.Text{Size: 13})
	ctx.UI.Paragraph(in, ui.Plain(ctx.T("hex.thing.sure")), ui.Text{Size: 12.5, Faint: true})
}

// grappleDetail shows both rolls of a grapple, side by side.
func (f *firePlan) grappleDetail(ctx *scenes.Context, s *Scene, r ui.Rect, target int8) {
	unit := s.Seen.Turn.Unit
	var rolls [2]hexwar.Roll
	top := r.CutTop(r.H - 100)
	for i, half := range top.InsetXY(stage.Pad, 6).Columns(2, 18) {
		pair := [2]int8{unit, target}
		line := half.CutTop(26)
		m := s.model(pair[i])
		ctx.Pen.Chip(line.X+10, line.Y+12, 10, s.Seats[m.Seat].Seat, number(int(m.Number)), false)
		ctx.UI.Label(ui.Rect{X: line.X + 26, Y: line.Y + 2, W: line.W - 26, H: 20}, m.Name, ui.Text{Size: 12.5, Bold: true})
		rolls[i] = s.assaultLines(ctx, half, pair[i], pair[1-i])
	}
	in := r.InsetXY(stage.Pad, 2)
	ctx.Pen.Hairline(in.X, in.Y, in.W)
	b := in.CutTop(28)
	ctx.UI.Label(b, ctx.T("hex.grapple.both"), ui.Text{Size: 13.5, Bold: true})
	ctx.UI.Label(b, ctx.T("hex.percent", percent(chance(&rolls[0])*(1-chance(&rolls[1])))), ui.Text{Size: 15, Bold: true, Align: ui.Right})
	ctx.UI.Clipped(in, func() {
		ctx.UI.Paragraph(in, ui.Plain(ctx.T("hex.grapple.what")), ui.Text{Size: 12, Faint: true})
	})
	ctx.UI.Explain("grapple", r, ui.Plain(ctx.T("hex.grapple.what")))
}

func (f *firePlan) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	if !f.ready() {
		return
	}
	t := f.targets[f.target]
	act := f.action(s, f.arm, f.target, f.part)
	why := s.whyNot(ctx, &act)
	if f.arms[f.arm].kind == hexwar.ActGrapple {
		if why == "" {
			why = ctx.T("hex.grapple.short")
		}
		s.aimBubble(ctx, l, table, t, []ui.Run{{Text: ctx.T("hex.arm.grapple"), Bold: true, Color: draw.White}}, why)
		return
	}
	s.shotBubble(ctx, l, table, s.Seen.Turn.Unit, &act, why)
}

// shotBubble says what an attack of a unit is like: range, part and chance, and what it
// does and costs, or why it cannot be made.
func (s *Scene) shotBubble(ctx *scenes.Context, l stage.Lens, table ui.Rect, by int8, act *hexwar.Action, why string) {
	st, t := &s.Seen, act.Target
	from := shooter(by, act)
	u := &st.Units[from]
	to := s.targetCell(t, from)
	far := ctx.T("hex.bubble.range", hex.Distance(u.Cell, to))
	level := st.Board.Tile(to).Level
	if t.Kind == hexwar.UnitTarget {
		level = st.Units[t.ID].Level
	}
	if rise := max(level-u.Level, u.Level-level); rise > 0 {
		far = ctx.T("hex.bubble.rise", hex.Distance(u.Cell, to), rise)
	}
	o := st.Preview(by, act)
	first := []ui.Run{
		{Text: far, Bold: true, Color: draw.White},
		{Text: " · " + ctx.T("hex.bubble.chance", partName(ctx, s, t, partOf(act)), percent(hits(&o))), Bold: true, Color: draw.Gold},
	}
	second := ctx.T("hex.bubble.cost", o.Damage, o.AP)
	for _, m := range o.ToHit.List[:o.ToHit.N] {
		second += " · " + ctx.T(fmt.Sprintf("hex.reason.%d", m.Reason)) + " " + draw.Signed(int(m.Value))
	}
	if why != "" {
		second = why
		first[1].Color = draw.Hex(0xFFB3A8)
	}
	if v := s.viewTo(from, t); !v.Clear {
		at := l.Screen(middle(v.Blocker))
		ctx.Pen.Label(ctx.T("hex.blocks"), at.X-30, at.Y+draw.HexBreadth*l.Scale-4)
	}
	s.aimBubble(ctx, l, table, t, first, second)
}

// shooter is the unit that an attack comes from: the one that pays, or its funnel.
func shooter(by int8, act *hexwar.Action) int8 {
	if act.Kind == hexwar.ActAttack && act.Unit != hexwar.None {
		return act.Unit
	}
	return by
}

// partOf is the part of a unit that an attack is aimed at.
func partOf(act *hexwar.Action) aimPart { return aimPart{act.Section, act.Equip} }

// aimBubble is the dark bubble above a target.
func (s *Scene) aimBubble(ctx *scenes.Context, l stage.Lens, table ui.Rect, t hexwar.Target, first []ui.Run, second string) {
	u, p := ctx.UI, ctx.Pen
	tip := l.Screen(s.targetPlace(t, s.acting()))
	w := 0.0
	for _, run := range first {
		w += u.Width(run.Text, ui.Text{Size: 15, Bold: true})
	}
	w = max(w, u.Width(second, ui.Text{Size: 12})) + 30
	off := (draw.HexBreadth + 1.6) * l.Scale
	r := ui.Rect{X: tip.X - w*.6, Y: tip.Y - off - 54, W: w, H: 50}
	if r.Y < table.Y+6 {
		r.Y = tip.Y + off
	}
	r = r.Within(table.Inset(6))
	from := draw.V(tip.X, tip.Y-draw.HexBreadth*l.Scale)
	if r.Y > tip.Y {
		from.Y = tip.Y + draw.HexBreadth*l.Scale
	}
	p.Bubble(r.X, r.Y, r.W, r.H, from)
	u.Paragraph(ui.Rect{X: r.X + 14, Y: r.Y + 6, W: r.W, H: 20}, first, ui.Text{Size: 15, Bold: true, Color: draw.White})
	p.Text(second, r.X+14, r.Y+39, draw.Style{Size: 12, Color: draw.Hex(0xD5DEE6)})
}
