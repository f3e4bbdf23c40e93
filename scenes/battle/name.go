package battle

import (
	"sort"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// nameAsk names a target: a frame, a piece of terrain or none, the band it is to
// be attacked in, and how many rockets are fired with it.
type nameAsk struct {
	quiet
	target  rapid.Target
	band    rapid.Band
	rockets uint8
	list    []rapid.Target // enemies, the nearest first, and none
	odd     aim            // whose odds are reckoned
}

func newNameAsk(s *Scene) *nameAsk {
	a := &nameAsk{}
	seat := s.Seen.Actor().Seat
	for i := range s.Seen.FrameCount() {
		if f := &s.Seen.Frames[i]; f.Stands() && f.Seat != seat {
			a.list = append(a.list, rapid.Target{Kind: rapid.FrameTarget, ID: int16(i)})
		}
	}
	gap := func(t rapid.Target) field.Length {
		return field.BasesGap(s.Seen.Actor().At, s.Seen.Frames[t.ID].At)
	}
	sort.SliceStable(a.list, func(i, j int) bool { return gap(a.list[i]) < gap(a.list[j]) })
	a.list = append(a.list, rapid.Target{})
	first := a.list[0]
	for _, t := range a.list { // the nearest that can be attacked from here
		if t.Kind == rapid.FrameTarget && s.canName(t, s.bandTo(t)) {
			first = t
			break
		}
	}
	a.choose(s, first)
	if p := &s.plan; p.frame == s.Seen.Acting.Frame && p.round == s.Seen.Round && p.name.Kind == rapid.ActName && s.Seen.Allows(&p.name) {
		a.target, a.band, a.rockets = p.name.Target, p.name.Band, p.name.Rockets
	}
	return a
}

// bandTo is the band of a target from where the acting frame stands.
func (s *Scene) bandTo(t rapid.Target) rapid.Band {
	at := s.Seen.Actor().At
	switch t.Kind {
	case rapid.FrameTarget:
		return s.Seen.BandBetween(at, s.Seen.Frames[t.ID].At)
	case rapid.TerrainTarget:
		return s.Seen.BandTo(at, int(t.ID))
	}
	return rapid.NoBand
}

// canName tells whether the target can be named in the band, without rockets.
func (s *Scene) canName(t rapid.Target, b rapid.Band) bool {
	act := rapid.Action{Kind: rapid.ActName, Target: t, Band: b}
	return s.Seen.Allows(&act)
}

// choose takes a target, in the band it is at if that can be, else in the first
// that can.
func (a *nameAsk) choose(s *Scene, t rapid.Target) {
	a.target, a.rockets = t, 0
	a.band = rapid.NoBand
	if t.Kind == rapid.NoTarget {
		return
	}
	bands := []rapid.Band{s.bandTo(t), rapid.AtDirect, rapid.AtArtillery, rapid.AtHand}
	for _, b := range bands {
		if s.canName(t, b) {
			a.band = b
			return
		}
		if b == rapid.AtDirect && s.Seen.Actor().Rockets > 0 && s.bandTo(t) == rapid.AtDirect {
			a.band, a.rockets = b, 1
			return
		}
	}
}

func (a *nameAsk) action() rapid.Action {
	act := rapid.Action{Kind: rapid.ActName, Target: a.target}
	if a.target.Kind != rapid.NoTarget {
		act.Band, act.Rockets = a.band, a.rockets
	}
	return act
}

func (a *nameAsk) title(ctx *scenes.Context, s *Scene) string { return ctx.T("name.title") }

func (a *nameAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	if s.Seen.Held {
		w := &s.Seen.Waiting
		return [][]ui.Run{
			ctx.Runs("name.drawn", s.Seats[s.Seen.Frames[w.Frame].Seat].Name, s.chip(int(w.Frame))),
			ui.Plain(a.how(ctx, s)),
		}
	}
	return [][]ui.Run{ui.Plain(a.how(ctx, s))}
}

// how says what is to be done before the attack on what is chosen.
func (a *nameAsk) how(ctx *scenes.Context, s *Scene) string {
	if now := s.bandTo(a.target); a.target.Kind != rapid.NoTarget && now != a.band && a.band != rapid.NoBand {
		return ctx.T("name.farther", band(ctx, now), band(ctx, a.band))
	}
	return ctx.T("name.before")
}

func (a *nameAsk) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	p, u := ctx.Pen, ctx.UI
	in := r.Inset(14)
	in.CutTop(2)
	// The dice this choice would roll.
	f := s.Seen.Actor()
	pool, n := rapid.Gather(f, a.band, a.rockets)
	p.Text(ctx.T("name.rolls"), in.X+2, in.Y+13, draw.Style{Size: 12.5, Font: draw.Bold, Color: feltInk})
	size, step := 24.0, 28.0
	if n > 8 {
		size, step = 19, 22
	}
	for i := range n {
		p.Die(draw.Die{Colour: pool[i].Colour, Faces: int(pool[i].Faces), Angle: draw.RestAngle(uint64(i))}, in.X+16+float64(i)*step, in.Y+36, size)
	}
	in.CutTop(58)
	// Band and rockets.
	var labels, why []string
	bands := []rapid.Band{rapid.AtHand, rapid.AtDirect, rapid.AtArtillery}
	at := -1
	for i, b := range bands {
		labels = append(labels, band(ctx, b))
		reason := ""
		if a.target.Kind == rapid.NoTarget {
			reason = ctx.T("name.none.band")
		} else {
			act := rapid.Action{Kind: rapid.ActName, Target: a.target, Band: b}
			if b == rapid.AtDirect && f.Rockets > 0 {
				act.Rockets = 1
			}
			reason = s.reason(ctx, &act)
		}
		why = append(why, reason)
		if b == a.band {
			at = i
		}
	}
	if now, changed := u.Segments("name/band", in.CutTop(30), labels, at, why...); changed {
		a.band = bands[now]
		if a.band != rapid.AtDirect {
			a.rockets = 0
		} else if f.Systems[rapid.Direct] == 0 && a.rockets == 0 {
			a.rockets = 1
		}
	}
	in.CutTop(6)
	if f.Rockets > 0 {
		b := in.CutTop(28)
		least := 0
		if a.band == rapid.AtDirect && f.Systems[rapid.Direct] == 0 {
			least = 1
		}
		u.Label(ui.Rect{X: b.X, Y: b.Y, W: 110, H: 28}, ctx.T("name.rockets", f.Rockets), ui.Text{Size: 13, Bold: true, Color: feltInk})
		most := int(f.Rockets)
		if a.band != rapid.AtDirect {
			least, most = 0, 0
		}
		if now, changed := u.Stepper("name/rockets", ui.Rect{X: b.Right() - 116, Y: b.Y, W: 116, H: 28}, int(a.rockets), least, most, number(int(a.rockets))); changed {
			a.rockets = uint8(now)
		}
		in.CutTop(6)
	}
	p.RoundRect(draw.Hex(0xFFFAEE).Fade(0.8), in.X-4, in.Y, in.W+8, in.H+4, 8)
	a.targetList(ctx, s, in.InsetXY(0, 3))
}

func (a *nameAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	act := a.action()
	label := ctx.T("do.name.none")
	switch a.target.Kind {
	case rapid.FrameTarget:
		label = ctx.T("do.name", s.frameName(int(a.target.ID)))
	case rapid.TerrainTarget:
		label = ctx.T("do.name", ctx.T("terrain.number", a.target.ID+1))
	}
	return act, label, s.reason(ctx, &act)
}

func (a *nameAsk) second(ctx *scenes.Context, s *Scene) (string, ui.Key, func()) {
	if a.target.Kind == rapid.NoTarget {
		return "", 0, nil
	}
	return ctx.T("do.name.no"), 'N', func() { a.choose(s, rapid.Target{}) }
}

func (a *nameAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	u := ctx.UI
	step := arrows(u)
	if step != 0 {
		at := 0
		for i, o := range a.list {
			if o == a.target {
				at = i
			}
		}
		a.choose(s, a.list[(at+step+len(a.list))%len(a.list)])
	}
	if u.Key('T') {
		a.nextTerrain(s)
	}
	if !t.clicked {
		return
	}
	switch {
	case t.frame != rapid.None && s.Seen.Frames[t.frame].Seat != s.Seen.Actor().Seat:
		a.choose(s, rapid.Target{Kind: rapid.FrameTarget, ID: int16(t.frame)})
	case t.frame != rapid.None:
		s.card = t.frame
	case t.brick >= 0:
		a.choose(s, rapid.Target{Kind: rapid.TerrainTarget, ID: int16(s.Seen.Table.StructureOf(t.brick))})
	}
}

// nextTerrain goes to the next nearest piece of terrain, for the keyboard.
func (a *nameAsk) nextTerrain(s *Scene) {
	type near struct {
		id  int
		gap field.Length
	}
	var list []near
	for i := range s.Seen.Table.Structures() {
		if gap, ok := s.Seen.Table.StructureGap(&s.Seen.Bricks, i, s.Seen.Actor().At); ok {
			list = append(list, near{i, gap})
		}
	}
	sort.SliceStable(list, func(i, j int) bool { return list[i].gap < list[j].gap })
	if len(list) == 0 {
		return
	}
	next := 0
	for i, n := range list {
		if a.target == (rapid.Target{Kind: rapid.TerrainTarget, ID: int16(n.id)}) {
			next = (i + 1) % len(list)
		}
	}
	a.choose(s, rapid.Target{Kind: rapid.TerrainTarget, ID: int16(list[next].id)})
}

func (a *nameAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	switch a.target.Kind {
	case rapid.FrameTarget:
		at := s.pieces.frames[a.target.ID].at
		p.Save()
		p.Translate(at.X, at.Y)
		p.TargetBrackets()
		p.Restore()
		s.drawVerdict(ctx, p, s.Seen.Acting.Frame, int8(a.target.ID))
	case rapid.TerrainTarget:
		s.glowTerrain(ctx, p, int(a.target.ID))
	}
}

// glowTerrain marks what stands of a piece of terrain.
func (s *Scene) glowTerrain(ctx *scenes.Context, p *draw.Pen, structure int) {
	var bricks []int
	for _, b := range s.Seen.Table.Structure(structure) {
		if s.pieces.bricks.Has(int(b)) {
			bricks = append(bricks, int(b))
		}
	}
	s.table.GlowBricks(p, bricks, 1, ctx.Scale)
}

func (a *nameAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	if a.target.Kind == rapid.FrameTarget && !s.ruler.taken {
		s.verdictBubble(ctx, l, table, s.Seen.Acting.Frame, int8(a.target.ID))
	}
}

func (a *nameAsk) bubbled(*Scene) int8 {
	if a.target.Kind != rapid.FrameTarget {
		return rapid.None
	}
	return int8(a.target.ID)
}
