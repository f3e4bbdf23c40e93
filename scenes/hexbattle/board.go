package hexbattle

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A touch is what the pointer does on the board in this tick.
type touch struct {
	over    bool // it is on a hex of the board
	clicked bool
	cell    hex.Cell
	unit    int8 // the unit there; None
}

// drawBoard shows the board with everything on it, and lets the player point at it.
func (s *Scene) drawBoard(ctx *scenes.Context, a stage.Area) {
	u, p := ctx.UI, ctx.Pen
	res := u.Area("board", a.Table, 0)
	s.View.Control(ctx, a.Table, res.Hover)
	l := s.View.Lens(a.Table, ctx.Scale)
	at := l.Studs(u.Input().Pointer)
	t := touch{unit: hexwar.None}
	if c := draw.CellAt(at); res.Hover && s.has(c) {
		t = touch{over: true, clicked: res.Clicked, cell: ruleCell(c)}
		t.unit = s.unitAt(t.cell)
	}
	switch {
	case res.Clicked && s.Advice.Press(at, l.Scale):
	case s.hands():
		if s.ask.touch(ctx, s, t) {
			s.confirm(ctx)
		}
	case t.clicked && t.unit != hexwar.None:
		s.card = t.unit
	}
	asking := s.hands() // an answer may just have been given

	p.Save()
	p.Clip(a.Table.X, a.Table.Y, a.Table.W, a.Table.H)
	p.Translate(l.Corner.X, l.Corner.Y)
	p.Scale(l.Scale)
	s.board.Draw(p, stage.Pixels(a.Table, ctx.Scale), ctx.Scale, s.View.Settled())
	s.PaintLanded(p)
	if asking {
		s.ask.under(ctx, s, p)
	}
	s.answerMarks(ctx, p, false)
	s.drawObjectives(p)
	s.drawGround(p)
	s.drawUnits(ctx, p, t)
	if s.heights {
		s.board.HeightNumbers(p, func(c draw.Cell) bool { return s.unitAt(ruleCell(c)) != hexwar.None })
	}
	if asking {
		s.ask.over(ctx, s, p)
	}
	s.answerMarks(ctx, p, true)
	s.PaintFlying(p)
	s.drawAttack(ctx, p)
	p.Restore()

	if s.View.ZoomedIn(a.Table) {
		p.ViewEdges(a.Table.X, a.Table.Y, a.Table.W, a.Table.H)
	}
	s.View.Overview(ctx, a.Table, s.drawOverview, s.stand()...)
	if asking {
		s.ask.bubble(ctx, s, l, a.Table)
	}
	if t.over {
		r := tipRect(l, t.cell)
		u.Tip("board", r, s.hexTip(ctx, t.cell, t.unit))
	}
}

// has tells whether a hex is on the board.
func (s *Scene) has(c draw.Cell) bool {
	return c.Col >= 0 && c.Row >= 0 && c.Col < hex.Side && c.Row < hex.Side && s.Seen.Board.Grid.Has(ruleCell(c))
}

// unitAt is the unit that is seen on a hex, drones only where nobody else is; None.
func (s *Scene) unitAt(c hex.Cell) int8 {
	found := int8(hexwar.None)
	for i := range int8(s.Seen.Count()) {
		if u := &s.pieces.units[i]; u.Where == hexwar.OnBoard && u.Cell == c && u.HeldBy == hexwar.None {
			if !s.model(i).Drone {
				return i
			}
			found = i
		}
	}
	return found
}

func tipRect(l stage.Lens, c hex.Cell) ui.Rect {
	at := l.Screen(middle(c))
	r := draw.HexSide * l.Scale
	return ui.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}
}

// at draws with a place of the board in the origin.
func at(p *draw.Pen, v draw.Vec, paint func()) {
	p.Save()
	p.Translate(v.X, v.Y)
	paint()
	p.Restore()
}

// drawObjectives draws markers, intel and the structures that the mission is about.
func (s *Scene) drawObjectives(p *draw.Pen) {
	st := &s.Seen
	flag := func(c hex.Cell, owner int8, raised float64) {
		var seat *draw.Seat
		if owner != hexwar.None {
			seat = &s.teamLook(owner).Seat
		}
		at(p, middle(c), func() { p.HexObjective(seat, raised) })
	}
	t, playing := s.Playing()
	for i := range s.pieces.markers {
		m := &s.pieces.markers[i]
		if !m.Placed {
			continue
		}
		if st.Mission.Intel {
			c := middle(m.Cell)
			p.HexToken(c.X-1.3, c.Y+.9)
			continue
		}
		owner, raised := m.Owner, 1.0
		if playing && s.Now.Kind == hexwar.EvControl && int(s.Now.Index) == i {
			var changed bool
			if raised, changed = draw.FlagChange(t); changed {
				owner = s.Now.Team
			}
		}
		flag(m.Cell, owner, raised)
	}
	for _, n := range st.Mission.Targets {
		if s.pieces.structures[n-1] > 0 {
			owner := st.Held[n-1]
			if st.Mission.Hold == 0 {
				owner = st.Defender()
			}
			flag(st.Board.Structures[n-1].Cells[0], owner, 1)
		}
	}
}

// drawGround draws the weapons that lie on the ground.
func (s *Scene) drawGround(p *draw.Pen) {
	for g, it := range s.Seen.Ground {
		if it.Weapon == hexwar.None {
			continue
		}
		at(p, middle(s.Seen.GroundAt[g]).Add(draw.V(-1.2, 1.7)), func() {
			p.Rotate(1.1 + float64(g))
			p.Scale(.6)
			p.HexWeaponIcon(hexroster.WeaponLook(s.Seen.WeaponOf(it)))
		})
	}
}

func (s *Scene) drawUnits(ctx *scenes.Context, p *draw.Pen, t touch) {
	st := &s.Seen
	acting := s.acting()
	if acting != hexwar.None && s.pieces.units[acting].Where == hexwar.OnBoard {
		strength := 1.0
		if s.asking() {
			strength = stage.Breath(ctx)
		}
		p.HexActing(draw.CellAt(s.pieces.units[acting].at), strength)
	}
	if t.over {
		p.HexHover(cellOf(t.cell))
	}
	if e, ok := s.Log.Pointed(); ok {
		for _, unit := range unitsIn(e) {
			if u := &s.pieces.units[unit]; u.Where == hexwar.OnBoard {
				p.HexHover(cellOf(u.Cell))
			}
		}
	}
	// Who is held lies over who holds, drones over all.
	for pass := range 3 {
		for i := range int8(st.Count()) {
			u := &s.pieces.units[i]
			of := 0
			switch {
			case s.model(i).Drone:
				of = 2
			case u.HeldBy != hexwar.None:
				of = 1
			}
			if u.Where != hexwar.OnBoard || of != pass {
				continue
			}
			at(p, s.standing(i), func() { s.drawUnit(p, i, i == acting) })
		}
	}
}

// standing is where a unit stands at this moment: a blow lets it lunge.
func (s *Scene) standing(unit int8) draw.Vec {
	v := s.pieces.units[unit].at
	t, playing := s.Playing()
	if playing && s.Now.Kind == hexwar.EvToHit && s.Now.Unit == unit && s.melee() {
		d := s.aimedAt().Sub(v)
		if k := shotPart(t); k > 0 && d.Len() > .1 {
			v = v.Add(d.Normalized().Mulf(draw.Lunge(k)))
		}
	}
	return v
}

func (s *Scene) drawUnit(p *draw.Pen, unit int8, acting bool) {
	u := &s.pieces.units[unit]
	look := s.pieceLook(unit)
	t, playing := s.Playing()
	if playing && s.Now.Unit == unit && (s.Now.Kind == hexwar.EvThrown || s.Now.Kind == hexwar.EvFell) {
		from := middle(s.Now.From).Sub(u.at)
		to := middle(s.Now.To).Sub(u.at)
		p.HexThrown(look, draw.Hurl(from, to, t, uint64(unit)+7))
		return
	}
	if playing && s.Now.Unit == unit && (s.Now.Kind == hexwar.EvMoved || s.Now.Kind == hexwar.EvTurned) {
		p.HexUnit(look)
	} else {
		const reach = 9 // studs; nothing of a unit nor its shadow sticks out further
		s.stills.Draw(p, look, reach, func(p *draw.Pen) { p.HexUnit(look) })
	}
	if badges := s.badgesOf(&u.Unit, acting); len(badges) > 0 {
		p.HexBadges(badges...)
	}
	if acting && !s.model(unit).Funnel {
		p.ActionPoints(int(u.AP))
	}
	if look.Level > 0 {
		p.LevelTag(int(u.Level))
	}
	for k := range u.Tokens {
		p.HexToken(-2.6+float64(k)*1.2, -.4)
	}
	if unit == s.Seen.Envoy {
		p.Disc(draw.Ink, 0, 3.1, max(.9, 7*p.Pt()))
		p.Icon(draw.IconStar, 0, 3.1, max(.6, 4.6*p.Pt()), draw.White)
	}
	if playing && s.Now.Kind == hexwar.EvGrips && s.Now.Other == unit {
		p.Grip(draw.Vec{}, look.Facing, t)
	}
}

// aim is the attack that is being made: its event.
func (s *Scene) melee() bool {
	f, _ := s.attackForm()
	return f.Melee
}

// attackForm is what the attack under way is made with.
func (s *Scene) attackForm() (hexwar.Form, *hexwar.Weapon) {
	e := &s.attack
	if e.Item == hexwar.None {
		sh := hexwar.NewShot(e.Unit, hexwar.None, e.Target)
		sh.From = e.Other
		return s.Seen.FormOfShot(&sh)
	}
	if e.Item != hexwar.FistItem && s.Seen.Units[e.Unit].Items[e.Item].Weapon == hexwar.None {
		return s.Seen.FormOf(e.Unit, hexwar.FistItem) // thrown away
	}
	return s.Seen.FormOf(e.Unit, e.Item)
}

// aimedAt is where the attack under way goes, in studs.
func (s *Scene) aimedAt() draw.Vec { return s.targetPlace(s.attack.Target, s.attack.Other) }

// targetPlace is where a target is; of a structure the hex nearest to who attacks.
func (s *Scene) targetPlace(t hexwar.Target, from int8) draw.Vec {
	switch t.Kind {
	case hexwar.UnitTarget:
		return s.pieces.units[t.ID].at
	case hexwar.MarkerTarget:
		return middle(s.Seen.Markers[t.ID].Cell)
	case hexwar.StructureTarget:
		return middle(s.targetCell(t, from))
	}
	return draw.Vec{}
}

// targetCell is the hex of a target; of a structure the one nearest to a unit.
func (s *Scene) targetCell(t hexwar.Target, from int8) hex.Cell {
	switch t.Kind {
	case hexwar.UnitTarget:
		return s.Seen.Units[t.ID].Cell
	case hexwar.MarkerTarget:
		return s.Seen.Markers[t.ID].Cell
	}
	cells := s.Seen.Board.Structures[t.ID].Cells
	best := cells[0]
	if from == hexwar.None {
		return best
	}
	for _, c := range cells {
		if hex.Distance(c, s.Seen.Units[from].Cell) < hex.Distance(best, s.Seen.Units[from].Cell) {
			best = c
		}
	}
	return best
}

// shotPart is how much of the shot is over, of a roll to hit so far: the dice come
// first, and the shot flies at the end.
func shotPart(t float64) float64 { return (t - .68) / .32 }

// drawAttack draws the attack under way: whom it is aimed at, and the shot.
func (s *Scene) drawAttack(ctx *scenes.Context, p *draw.Pen) {
	t, playing := s.Playing()
	if !playing && !s.attacking() {
		return
	}
	e := s.Now
	part := -1.0
	missed := false
	switch e.Kind {
	case hexwar.EvToHit:
		part, missed = shotPart(t), !e.On
	case hexwar.EvStructure, hexwar.EvMarkerDamage:
		part = t
	case hexwar.EvAttack:
	default:
		if !s.attacking() {
			return
		}
	}
	if s.attack.Kind != hexwar.EvAttack || s.attack.Target.Kind == hexwar.NoTarget {
		return
	}
	from, to := s.pieces.units[max(s.attack.Other, 0)].at, s.aimedAt()
	p.HexTarget(draw.CellAt(to))
	d := to.Sub(from)
	if d.Len() < .1 {
		return
	}
	if part <= 0 || part > 1 {
		if e.Kind == hexwar.EvAttack || e.Kind == hexwar.EvToHit {
			p.AttackLine(from, to, float64(ctx.Tick%60)/60*4)
		}
		return
	}
	if missed {
		to = to.Add(draw.V(-d.Y, d.X).Mulf(2.6 / d.Len()))
	}
	s.drawShot(p, from, to, part)
}

func (s *Scene) drawShot(p *draw.Pen, from, to draw.Vec, t float64) {
	f, w := s.attackForm()
	switch {
	case f.Melee:
		p.Slash(from, to, t)
	case hexroster.WeaponLook(w) == draw.MissilePod || hexroster.WeaponLook(w) == draw.Torpedoes:
		p.MissileShot(from, to, 4, t, s.flown)
	case w.Deviation:
		p.ArtilleryShot(from, to, t)
	case w.Energy:
		p.BeamShot(from, to, t)
	default:
		p.DirectShot(from, to, t)
	}
}

// attacking tells whether an attack waits for its rolls.
func (s *Scene) attacking() bool {
	switch s.Seen.Phase {
	case hexwar.PhaseHit, hexwar.PhaseEvade, hexwar.PhaseSection, hexwar.PhaseDeviate:
		return true
	}
	return false
}

// stand is where units and markers stand, in studs.
func (s *Scene) stand() (list []draw.Vec) {
	for i := range s.Seen.Count() {
		if u := &s.pieces.units[i]; u.Where == hexwar.OnBoard {
			list = append(list, middle(u.Cell))
		}
	}
	for i := range s.pieces.markers {
		if m := &s.pieces.markers[i]; m.Placed {
			list = append(list, middle(m.Cell))
		}
	}
	return list
}

// drawOverview draws the board small, its width w.
func (s *Scene) drawOverview(p *draw.Pen, w float64) {
	s.board.Overview(p, 0, 0, w)
	wide, _ := draw.BoardSize(make([]int, s.Seen.Board.Grid.Cols))
	p.Scale(w / wide)
	for i := range s.pieces.markers {
		if m := &s.pieces.markers[i]; m.Placed {
			c := draw.Ink3
			if m.Owner != hexwar.None && !s.Seen.Mission.Intel {
				c = s.teamLook(m.Owner).Color
			}
			v := middle(m.Cell)
			p.Rect(draw.Paper, v.X-2.6, v.Y-2.6, 5.2, 5.2)
			p.Rect(c, v.X-1.9, v.Y-1.9, 3.8, 3.8)
		}
	}
	for i := range int8(s.Seen.Count()) {
		if u := &s.pieces.units[i]; u.Where == hexwar.OnBoard {
			p.Disc(draw.White, u.at.X, u.at.Y, 3)
			p.Disc(s.Seats[s.model(i).Seat].Color, u.at.X, u.at.Y, 2.3)
		}
	}
}

// hexTip says what a hex is and who stands there.
func (s *Scene) hexTip(ctx *scenes.Context, c hex.Cell, unit int8) []ui.Run {
	st := &s.Seen
	colour := st.ColourAt(c)
	tile := st.Board.Tile(c)
	runs := ctx.Runs("hex.tip.hex", ctx.T("hex.colour."+number(int(colour))), c.Col, c.Row, draw.Signed(int(tile.Level)), ctx.T("hex.effect."+number(int(colour))))
	if b := st.StructureAt(c); b != hexwar.None {
		runs = ctx.Runs("hex.tip.structure", draw.Signed(int(st.Board.Structures[b].Level)), st.Structures[b], st.Board.Structures[b].Defence())
	}
	if unit != hexwar.None {
		m, u := s.model(unit), &st.Units[unit]
		left, all := s.defence(unit)
		runs = append(ctx.Runs("hex.tip.unit", s.chip(unit), s.unitName(unit), s.Seats[m.Seat].Name, left, all, u.AP, draw.Signed(int(u.Level))), append(ui.Plain(" "), runs...)...)
	}
	return runs
}
