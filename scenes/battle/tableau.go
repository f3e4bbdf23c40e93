package battle

import (
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// drawTable shows the table with everything on it, and lets the player point at
// it: to zoom, to measure, or to answer what is asked.
func (s *Scene) drawTable(ctx *scenes.Context, a stage.Area) {
	u, p := ctx.UI, ctx.Pen
	res := u.Area("table", a.Table, 0)
	s.View.Control(ctx, a.Table, res.Hover)
	l := s.View.Lens(a.Table, ctx.Scale)
	at := l.Studs(u.Input().Pointer)

	var t touch
	if res.Hover {
		t = touch{over: true, at: at, clicked: res.Clicked, pressed: res.Pressed, down: res.Down,
			frame: s.frameAt(at), brick: s.brickAt(at), station: s.stationAt(at)}
	}
	if s.ruler.use(ctx, s, t, l) {
		t.clicked, t.pressed = false, false
	}
	switch {
	case t.clicked && s.Advice.Press(at, l.Scale):
	case s.hands():
		s.ask.touch(ctx, s, t, l)
	case t.clicked && t.frame != rapid.None:
		s.card = t.frame
	}

	p.Save()
	p.Clip(a.Table.X, a.Table.Y, a.Table.W, a.Table.H)
	p.Translate(l.Corner.X, l.Corner.Y)
	p.Scale(l.Scale)
	s.table.Draw(p, stage.Pixels(a.Table, ctx.Scale), ctx.Scale, s.View.Settled())
	s.PaintLanded(p)
	s.drawStations(p)
	s.drawLine(ctx, p)
	if s.hands() {
		s.ask.under(ctx, s, p)
	}
	s.adviceMarks(ctx, p, false)
	s.drawFrames(ctx, p, t)
	if s.heights {
		s.table.HeightNumbers(p, ctx.Scale)
	}
	s.PaintFlying(p)
	s.drawShot(p)
	if s.hands() {
		s.ask.over(ctx, s, p)
	}
	s.adviceMarks(ctx, p, true)
	s.ruler.draw(ctx, s, p)
	s.drawAttackDie(p)
	p.Restore()

	if s.View.ZoomedIn(a.Table) {
		p.ViewEdges(a.Table.X, a.Table.Y, a.Table.W, a.Table.H)
	}
	s.View.Overview(ctx, a.Table, s.drawOverview, s.stand()...)
	s.tableTip(ctx, t, l)
	if s.hands() && u.TipShown() == nil {
		s.ask.bubble(ctx, s, l, a.Table)
	}
	s.ruler.bubble(ctx, s, l, a.Table)
	s.damageDice(ctx, l)
	s.tieDice(ctx, a.Table)
}

// hands tells whether a person is asked, and puts the answer together by hand.
func (s *Scene) hands() bool { return s.ask != nil && s.Idle() && !s.Advice.Open() }

// tableTip explains the frame or station under the pointer, unless a bubble does.
func (s *Scene) tableTip(ctx *scenes.Context, t touch, l stage.Lens) {
	u := ctx.UI
	switch {
	case !t.over || s.ruler.taken || s.hands() && s.ask.busy(s):
	case t.frame != rapid.None && (!s.hands() || t.frame != s.ask.bubbled(s)):
		u.Tip("table", tipRect(l, s.pieces.frames[t.frame].at), s.frameTip(ctx, int(t.frame)))
	case t.station >= 0:
		owner := ctx.T("nobody")
		if o := s.pieces.stations[t.station].Owner; o != rapid.None {
			owner = s.Seats[o].Name
		}
		u.Tip("table", tipRect(l, middle(&s.pieces.stations[t.station])), ctx.Runs("station.tip", t.station+1, owner))
	}
}

// A touch is what the pointer does on the table in this tick.
type touch struct {
	over                   bool
	at                     draw.Vec // studs
	clicked, pressed, down bool
	frame                  int8 // the frame under the pointer; None
	brick                  int  // the highest standing brick under it; -1
	station                int  // the station under it; -1
}

func (s *Scene) frameAt(at draw.Vec) int8 {
	best, near := int8(rapid.None), 2.6
	for i := range s.Seen.FrameCount() {
		p := &s.pieces.frames[i]
		if p.Stands() {
			if d := p.at.Sub(at).Len(); d < near {
				best, near = int8(i), d
			}
		}
	}
	return best
}

func (s *Scene) brickAt(at draw.Vec) int {
	best, layer := -1, uint8(0)
	for i, b := range s.Seen.Table.Layout.Bricks {
		if b.Layer > layer && s.pieces.bricks.Has(i) &&
			at.X >= float64(b.X) && at.X < float64(b.X)+float64(b.W) && at.Y >= float64(b.Y) && at.Y < float64(b.Y)+float64(b.L) {
			best, layer = i, b.Layer
		}
	}
	return best
}

func (s *Scene) stationAt(at draw.Vec) int {
	for i := range s.Seen.StationCount() {
		st := &s.pieces.stations[i]
		c := studs(st.At)
		if st.Placed && at.X >= c.X && at.X < c.X+4 && at.Y >= c.Y && at.Y < c.Y+4 {
			return i
		}
	}
	return -1
}

// middle is the middle of a station in studs.
func middle(st *rapid.Station) draw.Vec { return studs(st.At).Add(draw.V(2, 2)) }

func (s *Scene) drawStations(p *draw.Pen) {
	now := s.Now
	for i := range s.Seen.StationCount() {
		st := &s.pieces.stations[i]
		if !st.Placed {
			continue
		}
		owner, raised := st.Owner, 1.0
		if s.playing() && (now.Kind == rapid.EvSeized || now.Kind == rapid.EvStationLost) && int(now.Value) == i {
			var changed bool
			if raised, changed = draw.FlagChange(s.fraction()); changed {
				if owner = now.Seat; now.Kind == rapid.EvStationLost {
					owner = rapid.None
				}
			}
		}
		var seat *draw.Seat
		if owner != rapid.None {
			seat = &s.Seats[owner].Seat
		}
		p.Save()
		m := middle(st)
		p.Translate(m.X, m.Y)
		p.Station(seat, raised)
		p.Restore()
	}
}

// drawLine draws the attack that is under way.
func (s *Scene) drawLine(ctx *scenes.Context, p *draw.Pen) {
	from, target, _ := s.attackUnderWay()
	if target == rapid.None {
		return
	}
	a, b := s.pieces.frames[from].at, s.pieces.frames[target].at
	advance := 0.0
	if !ctx.Settings().StillMotion && !s.Idle() {
		advance = float64(ctx.Tick%60) / 60 * 4
	}
	p.AttackLine(a, b, advance)
}

// drawAttackDie draws the die of the attack that is under way, over everything, so
// that it never lies under the ruler.
func (s *Scene) drawAttackDie(p *draw.Pen) {
	if from, target, die := s.attackUnderWay(); target != rapid.None && die != (rapid.Face{}) {
		p.AttackDie(s.pieces.frames[from].at, s.pieces.frames[target].at, dieOf(die))
	}
}

// attackUnderWay is the attack on a frame that is being made: who attacks, whom,
// and with which die. There is none if target is None.
func (s *Scene) attackUnderWay() (from, target int8, die rapid.Face) {
	t := &s.Seen.Acting
	if s.Seen.Held {
		t = &s.Seen.Waiting
	}
	e := s.Now
	if s.playing() && e.Kind == rapid.EvAttacks && e.Target.Kind == rapid.FrameTarget {
		return e.Frame, int8(e.Target.ID), e.Die
	}
	if s.Seen.Assault.Attack == 0 || t.Frame == rapid.None || t.Target.Kind != rapid.FrameTarget {
		return rapid.None, rapid.None, rapid.Face{}
	}
	return t.Frame, int8(t.Target.ID), s.told
}

func (s *Scene) drawFrames(ctx *scenes.Context, p *draw.Pen, t touch) {
	pulse := 1.0
	if s.ask != nil {
		pulse = stage.Breath(ctx)
	}
	acting := s.Seen.Acting.Frame
	var pointed []int8 // the frames that the line of the log under the pointer is about
	if e, ok := s.Log.Pointed(); ok {
		pointed = logFrames(e)
	}
	at := func(i int, f func()) {
		pc := &s.pieces.frames[i]
		p.Save()
		p.Translate(pc.at.X, pc.at.Y)
		f()
		p.Restore()
	}
	n := s.Seen.FrameCount()
	for i := range n {
		pc := &s.pieces.frames[i]
		if !pc.Stands() {
			continue
		}
		at(i, func() {
			if int8(i) == acting {
				p.ActingRing(pulse)
			}
			if s.targeted(int8(i)) {
				p.TargetBrackets()
			}
			if slices.Contains(pointed, int8(i)) {
				p.SelectionRing()
			} else if t.over && t.frame == int8(i) {
				p.HoverRing()
			}
		})
	}
	for i := range n {
		if pc := &s.pieces.frames[i]; pc.Stands() {
			at(i, func() { s.drawRobot(p, i) })
		}
	}
	picking := s.Seen.Phase == rapid.PhasePick
	for i := range n {
		pc := &s.pieces.frames[i]
		if !pc.Stands() {
			continue
		}
		at(i, func() {
			if pc.Defence >= 0 && pc.Acted {
				p.DefenceDie(draw.Die{Colour: dice.Blue, Faces: 6, Value: int(pc.Defence)})
			}
			if pc.Spot > 0 {
				p.SpotLamp(int(pc.Spot))
			}
			switch {
			case s.Seen.Held && s.Seen.Waiting.Frame == int8(i):
				p.PauseBadge()
			case s.Seen.Stage == rapid.StageDone && !pc.Acted && picking:
				p.YetToAct()
			}
		})
	}
}

// targeted tells whether the frame is what an open turn aims at.
func (s *Scene) targeted(frame int8) bool {
	for _, t := range [...]*rapid.Turn{&s.Seen.Acting, &s.Seen.Waiting} {
		if t.Frame != rapid.None && !t.Attacked && t.Target == (rapid.Target{Kind: rapid.FrameTarget, ID: int16(frame)}) {
			return true
		}
	}
	return s.playing() && s.Now.Kind == rapid.EvNamed &&
		s.Now.Target == (rapid.Target{Kind: rapid.FrameTarget, ID: int16(frame)})
}

// drawShot shows the blow, tracer or shell of the attack that is being resolved.
func (s *Scene) drawShot(p *draw.Pen) {
	e := s.Now
	if !s.playing() || e.Kind != rapid.EvHit && e.Kind != rapid.EvMissed {
		return
	}
	t := &s.Seen.Acting
	if t.Frame == rapid.None || t.Target.Kind == rapid.NoTarget {
		return
	}
	from, to := s.pieces.frames[t.Frame].at, s.targetAt(t.Target)
	d := to.Sub(from)
	if d.Len() < 0.1 {
		return
	}
	k := s.fraction()
	if e.Kind == rapid.EvMissed { // it goes by
		n := draw.V(-d.Y, d.X).Divf(d.Len())
		to = to.Add(n.Mulf(2.6))
		d = to.Sub(from)
	}
	switch t.Band {
	case rapid.AtArtillery:
		p.ArtilleryShot(from, to, k)
	case rapid.AtDirect:
		p.DirectShot(from, to, k)
	default: // a blow: the frame steps up and back
		u := d.Divf(d.Len())
		tip := from.Add(u.Mulf(3.2 + draw.Lunge(k)))
		side := draw.V(-u.Y, u.X).Mulf(1.6)
		p.RoundLine(draw.White, max(0.7, 4*p.Pt()), tip.Add(side), tip.Add(u.Mulf(0.8)), tip.Sub(side))
	}
}

// targetAt is where a target is, in studs: of a structure the nearest standing
// brick to the acting frame.
func (s *Scene) targetAt(t rapid.Target) draw.Vec {
	if t.Kind == rapid.FrameTarget {
		return s.pieces.frames[t.ID].at
	}
	from := draw.Vec{}
	if f := s.Seen.Acting.Frame; f != rapid.None {
		from = s.pieces.frames[f].at
	}
	best, near := from, 1e9
	for _, b := range s.Seen.Table.Structure(int(t.ID)) {
		if !s.pieces.bricks.Has(int(b)) {
			continue
		}
		br := s.Seen.Table.Layout.Bricks[b]
		c := draw.V(float64(br.X)+float64(br.W)/2, float64(br.Y)+float64(br.L)/2)
		if d := c.Sub(from).Len(); d < near {
			best, near = c, d
		}
	}
	return best
}

// damageDice shows the damage dice of the attack beside its target, and what each
// does: a miss grey, cover gold, a hit red.
func (s *Scene) damageDice(ctx *scenes.Context, l stage.Lens) {
	e := s.Now
	if !s.playing() || e.Kind != rapid.EvDamage {
		return
	}
	at := l.Screen(s.targetAt(s.Seen.Acting.Target))
	const size, space = 26.0, 32.0
	n := int(e.Count)
	w := float64(n)*space + 12
	r := ui.Rect{X: at.X - w/2, Y: at.Y - 84, W: w, H: 40}.Within(ui.Rect{W: ctx.Size.W, H: ctx.Size.H})
	p := ctx.Pen
	p.Bubble(r.X, r.Y, r.W, r.H, draw.V(at.X, at.Y-26))
	spent := float64(s.Spent())
	for i := range n {
		landed := spent - float64(i)*float64(draw.TimeDamageDie)/2
		if landed < 0 {
			break
		}
		x, y := r.X+6+space*(float64(i)+0.5), r.Y+20
		t := min(landed/float64(draw.TimeDamageDie), 1)
		v := draw.TumblingFace(t, 6, int(e.Values[i]), uint64(i)*77+uint64(e.Frame))
		if t == 1 {
			p.RoundRect(struckColors[e.Chart.Strikes(int(e.Values[i]))], x-15, y-15, 30, 30, 7)
		}
		p.Die(draw.Die{Colour: dice.White, Faces: 6, Value: v, Angle: (1 - t) * 3, Flat: true}, x, y-(1-t)*16, size)
	}
}

// tieDice shows the dice that seats with equal scores roll for their order (T5).
func (s *Scene) tieDice(ctx *scenes.Context, table ui.Rect) {
	e := s.Now
	if !s.playing() || e.Kind != rapid.EvTieRolled {
		return
	}
	var seats []int
	for seat := range int(e.Count) {
		if e.Values[seat] > 0 {
			seats = append(seats, seat)
		}
	}
	const cell = 96.0
	p, u := ctx.Pen, ctx.UI
	title := ui.Text{Size: 14, Bold: true, Align: ui.Centre}
	words := ctx.T("tie.rolls")
	r := table.Centred(max(cell*float64(len(seats)), u.Width(words, title))+2*pad, 104)
	u.Card(r)
	u.Label(ui.Rect{X: r.X, Y: r.Y + 8, W: r.W, H: 22}, words, title)
	t := min(1, float64(s.Spent())/float64(draw.TimeThrowShort))
	for i, seat := range seats {
		x := r.Centre().X + (float64(i)-float64(len(seats)-1)/2)*cell
		seed := uint64(seat)*131 + uint64(s.Seen.Round)
		p.Chip(x-22, r.Y+66, 13, s.Seats[seat].Seat, "", false)
		v := draw.TumblingFace(t, 6, int(e.Values[seat]), seed)
		p.Die(draw.Die{Colour: dice.White, Faces: 6, Value: v, Angle: (1 - t) * 4, Flat: true}, x+18, r.Y+66-(1-t)*20, 40)
	}
}

// struckColors is what lies under a damage die by what it does.
var struckColors = [...]draw.Color{dice.Nothing: draw.Ink3, dice.Cover: draw.Gold, dice.Target: draw.RuleRed}

// stand is where frames and stations stand, in studs.
func (s *Scene) stand() (list []draw.Vec) {
	for i := range s.Seen.FrameCount() {
		if f := &s.pieces.frames[i]; f.Stands() {
			list = append(list, studs(f.At))
		}
	}
	for i := range s.Seen.StationCount() {
		if st := &s.pieces.stations[i]; st.Placed {
			list = append(list, middle(st))
		}
	}
	return list
}

// drawOverview draws the table small, its width w.
func (s *Scene) drawOverview(p *draw.Pen, w float64) {
	s.table.Overview(p, 0, 0, w)
	p.Scale(w / float64(s.Seen.Table.Layout.Width))
	for i := range s.Seen.StationCount() {
		if st := &s.pieces.stations[i]; st.Placed {
			c := draw.Ink3
			if st.Owner != rapid.None {
				c = s.Seats[st.Owner].Color
			}
			m := middle(st)
			p.Rect(draw.Paper, m.X-3.4, m.Y-3.4, 6.8, 6.8)
			p.Rect(c, m.X-2.6, m.Y-2.6, 5.2, 5.2)
		}
	}
	for i := range s.Seen.FrameCount() {
		if f := &s.pieces.frames[i]; f.Stands() {
			p.Disc(draw.White, f.at.X, f.at.Y, 3.6)
			p.Disc(s.Seats[f.Seat].Color, f.at.X, f.at.Y, 2.9)
		}
	}
}

// lookAt glides to what the present question is about, if it is out of view.
func (s *Scene) lookAt(ctx *scenes.Context) {
	show := func(at draw.Vec) { s.View.Show(stage.LayOut(ctx).Table, at) }
	switch s.Seen.Phase {
	case rapid.PhaseBricks, rapid.PhaseLose:
		show(s.targetAt(s.Seen.Assault.Hit))
		return
	case rapid.PhaseUseSpot:
		show(s.targetAt(s.Seen.Acting.Target))
		return
	}
	if _, frame := s.deciding(); frame != rapid.None {
		show(s.pieces.frames[frame].at)
	}
}

func tipRect(l stage.Lens, at draw.Vec) ui.Rect {
	c := l.Screen(at)
	r := 3 * l.Scale
	return ui.Rect{X: c.X - r, Y: c.Y - r, W: 2 * r, H: 2 * r}
}

// glow marks the bricks over columns that decide about cover.
func (s *Scene) glow(ctx *scenes.Context, p *draw.Pen, columns []field.Column) {
	var bricks []int
	seen := map[int]bool{}
	for _, c := range columns {
		if b := s.brickAt(draw.V(float64(c.X)+.5, float64(c.Y)+.5)); b >= 0 && !seen[b] {
			seen[b] = true
			bricks = append(bricks, b)
		}
	}
	s.table.GlowBricks(p, bricks, stage.Breath(ctx), ctx.Scale)
}

// drawRobot draws a frame with its base in the origin: the one that moves piece by
// piece, and all others from a picture.
func (s *Scene) drawRobot(p *draw.Pen, frame int) {
	const reach = 7 // studs; nothing of a robot sticks out further
	r := s.robot(frame)
	if e := s.Now; s.playing() && int(e.Frame) == frame && (e.Kind == rapid.EvMoved || e.Kind == rapid.EvAbandoned) {
		p.Robot(r)
		return
	}
	s.stills.Draw(p, r, reach, func(p *draw.Pen) { p.Robot(r) })
}
