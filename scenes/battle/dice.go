package battle

import (
	"fmt"
	"slices"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// diceAsk assigns the dice: the defence first, then moving and attacking in
// either order, and the spot last. A die may be put into any place beforehand;
// only the one that is confirmed counts.
type diceAsk struct {
	slot int        // the place that is being filled
	pick [slots]int // the die chosen for each place, by its place in the pool; None

	move   moveGhost
	target int8 // whom to spot; None
	sure   bool // no attack is to be made: asked once more

	turns []rapid.Prospect // all that can be made of the dice; nil until it is reckoned
}

// A plan remembers what was put into places beforehand, or is to follow as advised, from
// one question to the next of the same turn.
type plan struct {
	frame int8
	round int8
	pick  [slots]int
	to    field.Point // where the frame is to go, if that is laid
	laid  bool
	first bool         // before it attacks
	name  rapid.Action // the target that is to be named, if one is
}

func newDiceAsk(s *Scene) *diceAsk {
	a := &diceAsk{pick: noSlots(), target: rapid.None}
	if s.plan.frame == s.Seen.Acting.Frame && s.plan.round == s.Seen.Round {
		a.pick = s.plan.pick
	}
	for slot, c := range a.pick {
		if c != rapid.None && (c >= len(s.hand.pool) || s.hand.pool[c].Spent) {
			a.pick[slot] = rapid.None
		}
	}
	switch s.Seen.Phase {
	case rapid.PhaseDefend:
		a.slot = slotDefend
	case rapid.PhaseSpot:
		a.slot = slotSpot
		a.target = a.bestSpot(s)
	default:
		a.slot = slotMove
		if s.Seen.MayAttack() {
			a.slot = slotAttack
		}
	}
	lays := s.plan.laid && s.Seen.MayMove() && a.pick[slotMove] != rapid.None && (s.plan.first || !s.Seen.MayAttack())
	if lays {
		a.slot = slotMove
	}
	a.propose(s)
	a.move.begin(s)
	if lays {
		s.plan.laid = false
		a.move.at, a.move.set = s.plan.to, true
		a.move.seek(s, a.face(s, slotMove))
	}
	return a
}

// propose picks the highest die of the right colour for the place that is asked
// for, or the highest white, unless one has been chosen.
func (a *diceAsk) propose(s *Scene) { a.proposeFor(s, a.slot) }

func (a *diceAsk) proposeFor(s *Scene, slot int) {
	if a.pick[slot] != rapid.None || s.hand.in[slot] != rapid.None {
		return
	}
	best := rapid.None
	for i, d := range s.hand.pool {
		if d.Spent || !fits(slot, d.Face) || a.slotOf(i) != rapid.None {
			continue
		}
		if best == rapid.None || better(d.Face, s.hand.pool[best].Face) {
			best = i
		}
	}
	a.pick[slot] = best
}

// better prefers a die of the place's own colour, and then a higher one.
func better(a, b rapid.Face) bool {
	if (a.Colour == dice.White) != (b.Colour == dice.White) {
		return b.Colour == dice.White
	}
	return a.Value > b.Value
}

// slotOf is the place that a die is chosen for, or None.
func (a *diceAsk) slotOf(die int) int { return slices.Index(a.pick[:], die) }

// fits tells whether a die could go to a place.
func fits(slot int, f rapid.Face) bool {
	return f.Colour == dice.White || f.Colour == slotColours[slot]
}

// chosen is the die chosen for the place that is asked for, or None.
func (a *diceAsk) chosen() int { return a.pick[a.slot] }

// open tells whether a place can be filled now, not only planned.
func (a *diceAsk) open(s *Scene, slot int) bool {
	switch s.Seen.Phase {
	case rapid.PhaseDefend:
		return slot == slotDefend
	case rapid.PhaseSpot:
		return slot == slotSpot
	}
	return slot == slotMove && s.Seen.MayMove() || slot == slotAttack && s.Seen.MayAttack()
}

// put chooses a die for a place; the same die again takes it back.
func (a *diceAsk) put(s *Scene, slot, die int) {
	if slot == rapid.None || s.hand.in[slot] != rapid.None || !fits(slot, s.hand.pool[die].Face) {
		return
	}
	if a.pick[slot] == die {
		a.pick[slot] = rapid.None
	} else {
		if from := a.slotOf(die); from != rapid.None {
			a.pick[from] = rapid.None
		}
		a.pick[slot] = die
	}
	a.move.changed(s, a)
	s.plan = plan{frame: s.Seen.Acting.Frame, round: s.Seen.Round, pick: a.pick}
}

// enter makes a place the one that is being filled.
func (a *diceAsk) enter(s *Scene, slot int) {
	if a.open(s, slot) {
		a.slot, a.sure = slot, false
		a.propose(s)
		a.move.changed(s, a)
	}
}

func (a *diceAsk) dragging(ctx *scenes.Context, die int) bool {
	d, ok := ctx.UI.Dragging()
	return ok && d.Item == die && d.From == dieID(die)
}

func dieID(i int) string { return "die/" + number(i) }

// die lets a die be clicked or dragged to a place.
func (a *diceAsk) die(ctx *scenes.Context, s *Scene, tray ui.Rect, i int, at draw.Vec, size float64) {
	r := ui.Rect{X: at.X - size/2 - 4, Y: at.Y - size/2 - 4, W: size + 8, H: size + 8}
	f := s.hand.pool[i].Face
	res, _ := ctx.UI.DragSource(dieID(i), r, i, func(p ui.Point) {
		ctx.Pen.Die(dieOf(f), p.X, p.Y, size*1.1)
	})
	if res.Clicked {
		a.put(s, a.slot, i)
	}
}

// place lets a die be dropped on a place, or the place be chosen.
func (a *diceAsk) place(ctx *scenes.Context, s *Scene, slot int, r ui.Rect, look *draw.Slot) {
	u := ctx.UI
	res := u.Area("slot/"+number(slot), r, 0)
	if what, over, dropped := u.DropTarget(r); over || dropped {
		for i := range s.hand.pool {
			if what.From == dieID(i) {
				look.Hover = 1
				if dropped {
					if a.pick[slot] != i {
						a.put(s, slot, i)
					}
					a.enter(s, slot)
				}
			}
		}
	}
	if res.Hover {
		look.Hover = 1
	}
	if res.Clicked || u.Key(ui.Key('1'+rune(slot))) {
		if a.slot == slot {
			a.cycle(s)
		} else {
			a.enter(s, slot)
		}
	}
}

// cycle goes to the next die that fits the place, and after the last to none.
func (a *diceAsk) cycle(s *Scene) {
	from := a.pick[a.slot]
	for i := from + 1; i < len(s.hand.pool); i++ {
		if !s.hand.pool[i].Spent && fits(a.slot, s.hand.pool[i].Face) {
			a.pick[a.slot] = rapid.None
			a.put(s, a.slot, i)
			return
		}
	}
	a.pick[a.slot] = rapid.None
	a.move.changed(s, a)
}

// face is the die chosen for a place.
func (a *diceAsk) face(s *Scene, slot int) rapid.Face {
	if c := a.pick[slot]; c != rapid.None && c < len(s.hand.pool) {
		return s.hand.pool[c].Face
	}
	return rapid.Face{}
}

func (a *diceAsk) title(ctx *scenes.Context, s *Scene) string {
	switch s.Seen.Phase {
	case rapid.PhaseDefend:
		return ctx.T("ask.defend")
	case rapid.PhaseSpot:
		return ctx.T("ask.spot")
	}
	switch {
	case s.Seen.MayMove() && s.Seen.MayAttack():
		return ctx.T("ask.act")
	case s.Seen.MayAttack():
		return ctx.T("ask.attack")
	}
	return ctx.T("ask.move")
}

func (a *diceAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	st := &s.Seen
	if st.Phase == rapid.PhaseDefend && st.Held {
		w := &st.Waiting
		die := dieOf(s.told)
		cover := ctx.T("ask.open")
		if w.Band == rapid.AtHand {
			cover = ctx.T("ask.hand")
		} else if st.InCover(w.Frame, st.Acting.Frame) {
			cover = ctx.T("ask.cover")
		}
		return [][]ui.Run{
			ctx.Runs("ask.attacked", s.Seats[st.Frames[w.Frame].Seat].Name, s.chip(int(w.Frame)), die, band(ctx, w.Band)),
			ui.Plain(cover),
		}
	}
	t := &st.Acting
	switch st.Phase {
	case rapid.PhaseDefend:
		return [][]ui.Run{ui.Plain(ctx.T("ask.defend.free"))}
	case rapid.PhaseSpot:
		return [][]ui.Run{ui.Plain(ctx.T("ask.spot.reach." + number(min(int(t.Comms), 2))))}
	}
	var out [][]ui.Run
	switch {
	case t.Target.Kind == rapid.NoTarget:
		out = append(out, ui.Plain(ctx.T("ask.act.none")))
	case t.Attacked:
		out = append(out, ui.Plain(ctx.T("ask.act.attacked")))
	default:
		out = append(out, ctx.Runs("ask.act.named", s.target(ctx, t.Target), band(ctx, t.Band)))
		if !st.MayAttack() {
			out = append(out, ui.Plain(ctx.T("ask.act.out")))
		}
	}
	if t.Crosses && !t.Moved {
		out = append(out, ui.Plain(ctx.T("ask.act.crosses")))
	}
	if len(out) > 2 {
		out = out[:2]
	}
	return out
}

func (a *diceAsk) tray(ctx *scenes.Context, s *Scene, r ui.Rect) {
	s.trayDice(ctx, r, a)
	s.diceButton(ctx, smallDiceButton(r))
}

// sub is the line under a place's name.
func (a *diceAsk) sub(ctx *scenes.Context, s *Scene, slot int) string {
	f := a.face(s, slot)
	if f == (rapid.Face{}) {
		return ""
	}
	switch slot {
	case slotDefend:
		if s.Seen.Held && s.Seen.Phase == rapid.PhaseDefend {
			return ctx.T("slot.against", f.Value, s.Seen.Assault.Attack)
		}
	case slotMove:
		return ctx.T("slot.units", f.Value)
	}
	return ctx.T("slot.value", f.Value)
}

func (a *diceAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	f := a.face(s, a.slot)
	switch s.Seen.Phase {
	case rapid.PhaseDefend:
		act := rapid.Action{Kind: rapid.ActDefend, Die: f}
		if f == (rapid.Face{}) {
			return act, ctx.T("do.defend.none"), ""
		}
		return act, ctx.T("do.defend", f.Value), s.reason(ctx, &act)
	case rapid.PhaseSpot:
		act := rapid.Action{Kind: rapid.ActSpot, Die: f, Target: rapid.Target{Kind: rapid.FrameTarget, ID: int16(max(a.target, 0))}}
		if f == (rapid.Face{}) {
			return rapid.Action{Kind: rapid.ActSpot}, ctx.T("do.spot.none"), ""
		}
		if a.target == rapid.None {
			return act, ctx.T("do.spot"), ctx.T("do.spot.whom")
		}
		return act, ctx.T("do.spot.on", s.frameName(int(a.target)), f.Value), s.reason(ctx, &act)
	}
	if a.slot == slotAttack {
		act := rapid.Action{Kind: rapid.ActAttack, Die: f}
		if f == (rapid.Face{}) {
			return act, ctx.T("do.attack"), ctx.T("do.die")
		}
		return act, ctx.T("do.attack.with", f.Value), s.reason(ctx, &act)
	}
	if f == (rapid.Face{}) {
		return rapid.Action{Kind: rapid.ActMove}, ctx.T("do.move"), ctx.T("do.die")
	}
	if !a.move.set {
		return rapid.Action{Kind: rapid.ActMove, Die: f}, ctx.T("do.move"), ctx.T("do.move.where")
	}
	act := a.move.action(f)
	return act, ctx.T("do.move.units", s.units(a.move.length(s))), s.reason(ctx, &act)
}

func (a *diceAsk) second(ctx *scenes.Context, s *Scene) (string, ui.Key, func()) {
	switch s.Seen.Phase {
	case rapid.PhaseAct:
		done := func() { s.submit(rapid.Action{Kind: rapid.ActDone}) }
		switch {
		case !s.Seen.MayAttack() || len(a.distinct(s, slotAttack)) == 0:
			return ctx.T("do.done"), 'E', done
		case !a.sure:
			return ctx.T("do.abort"), 'E', func() {
				a.sure = true
				ctx.UI.Block(stage.BlockTicks) // a double click must not give it up
			}
		}
		return ctx.T("do.abort.sure"), 'E', done
	case rapid.PhaseSpot:
		if a.face(s, slotSpot) == (rapid.Face{}) {
			return "", 0, nil // the primary button says so already
		}
		return ctx.T("do.spot.skip"), 'E', func() { s.submit(rapid.Action{Kind: rapid.ActSpot}) }
	}
	return "", 0, nil
}

func (a *diceAsk) undo(s *Scene) func() {
	m := &a.move
	switch n := len(m.bends); {
	case a.sure:
		return func() { a.sure = false }
	case m.set:
		return func() { m.set = false }
	case n > 0:
		return func() { m.bends = m.bends[:n-1] }
	}
	return nil
}

func (a *diceAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	switch {
	case s.Seen.Phase == rapid.PhaseSpot:
		if t.clicked && t.frame != rapid.None {
			a.target = t.frame
		}
		a.spotKeys(ctx, s)
	case a.lays(s):
		a.move.touch(ctx, s, a, t, l)
	case t.clicked && t.frame != rapid.None:
		if s.Seen.Phase == rapid.PhaseAct && s.Seen.MayAttack() && s.Seen.Acting.Target == (rapid.Target{Kind: rapid.FrameTarget, ID: int16(t.frame)}) {
			a.enter(s, slotAttack)
			return
		}
		s.card = t.frame
	}
}

// spotKeys lets the arrows and Tab go through those who can be spotted.
func (a *diceAsk) spotKeys(ctx *scenes.Context, s *Scene) {
	step := arrows(ctx.UI)
	if step == 0 {
		return
	}
	list := a.spottable(s)
	for i, f := range list {
		if f == a.target {
			a.target = list[(i+step+len(list))%len(list)]
			return
		}
	}
	if len(list) > 0 {
		a.target = list[0]
	}
}

// spottable are the frames that the acting frame may spot.
func (a *diceAsk) spottable(s *Scene) (list []int8) {
	var buf [rapid.MaxPool]rapid.Face
	faces := s.Seen.Acting.Usable(dice.Yellow, buf[:0])
	for i := range s.Seen.FrameCount() {
		if len(faces) == 0 {
			break
		}
		act := rapid.Action{Kind: rapid.ActSpot, Die: faces[0], Target: rapid.Target{Kind: rapid.FrameTarget, ID: int16(i)}}
		if s.Seen.Allows(&act) {
			list = append(list, int8(i))
		}
	}
	return list
}

// bestSpot proposes the nearest frame that can be spotted.
func (a *diceAsk) bestSpot(s *Scene) int8 {
	best, near := int8(rapid.None), field.Length(1<<62)
	for _, f := range a.spottable(s) {
		if d := field.BasesGap(s.Seen.Actor().At, s.Seen.Frames[f].At); d < near {
			best, near = f, d
		}
	}
	return best
}

// strikes tells whether the answer is an attack on a frame.
func (a *diceAsk) strikes(s *Scene) bool {
	return s.Seen.Phase == rapid.PhaseAct && a.slot == slotAttack && s.Seen.MayAttack() && s.Seen.Acting.Target.Kind == rapid.FrameTarget
}

func (a *diceAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if s.Seen.Phase == rapid.PhaseSpot && a.target != rapid.None {
		s.ring(p, a.target)
		at := s.pieces.frames[a.target].at
		from := s.pieces.frames[s.Seen.Acting.Frame].at
		p.Dashed(draw.Gold, 2.5*p.Pt(), 6*p.Pt(), 5*p.Pt(), 0, false, from, at)
	}
	if s.Seen.Phase == rapid.PhaseAct {
		if a.lays(s) {
			a.move.under(ctx, s, a, p)
		}
		if a.strikes(s) {
			s.drawVerdict(ctx, p, s.Seen.Acting.Frame, int8(s.Seen.Acting.Target.ID))
		}
	}
	if s.Seen.Phase == rapid.PhaseDefend && s.Seen.Held {
		s.drawVerdict(ctx, p, s.Seen.Waiting.Frame, s.Seen.Acting.Frame)
	}
}

func (a *diceAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if a.lays(s) {
		a.move.over(ctx, s, a, p)
	}
}

func (a *diceAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	switch {
	case a.lays(s):
		a.move.bubble(ctx, s, a, l, table)
	case a.strikes(s):
		s.verdictBubble(ctx, l, table, s.Seen.Acting.Frame, int8(s.Seen.Acting.Target.ID))
	}
}

func (a *diceAsk) busy(s *Scene) bool { return a.lays(s) }

func (a *diceAsk) bubbled(s *Scene) int8 {
	if !a.strikes(s) {
		return rapid.None
	}
	return int8(s.Seen.Acting.Target.ID)
}

// odds shows what each die is worth for what is being decided, exactly.
func (a *diceAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	switch {
	case s.Seen.Phase == rapid.PhaseDefend:
		s.defenceOdds(ctx, r, a)
	case s.Seen.Phase == rapid.PhaseAct && a.slot == slotAttack:
		s.attackOdds(ctx, r, a)
	case s.Seen.Phase == rapid.PhaseSpot:
		a.spotList(ctx, s, r)
	default:
		s.moveCard(ctx, r, a)
	}
}

// spotList lists the enemies with the reason against spotting each.
func (a *diceAsk) spotList(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	in := r.InsetXY(6, 8)
	u.Label(in.CutTop(22).InsetXY(8, 0), ctx.T("spot.whom"), ui.Text{Size: cardTitle(r), Bold: true})
	var frames []int8
	var options []ui.Option
	at := -1
	die := a.face(s, slotSpot)
	seat := s.Seen.Actor().Seat
	for i := range s.Seen.FrameCount() {
		f := &s.Seen.Frames[i]
		if !f.Stands() || f.Seat == seat {
			continue
		}
		gap := field.BasesGap(s.Seen.Actor().At, f.At)
		o := ui.Option{Label: s.frameName(i), Second: s.units(gap), Paint: s.chipPaint(ctx, i)}
		if die != (rapid.Face{}) {
			act := rapid.Action{Kind: rapid.ActSpot, Die: die, Target: rapid.Target{Kind: rapid.FrameTarget, ID: int16(i)}}
			o.Why = s.reason(ctx, &act)
			if o.Why == "" && int8(die.Value) <= f.Spot {
				o.Tip = ctx.T("spot.lower", f.Spot)
				o.Second = fmt.Sprintf("%s · %d", o.Second, f.Spot)
			}
		}
		if int8(i) == a.target {
			at = len(frames)
		}
		frames = append(frames, int8(i))
		options = append(options, o)
	}
	if k, ok := u.List("spot/list", in, 32, options, at); ok {
		a.target = frames[k]
	}
}

// chipPaint draws a frame's chip at the left of an option.
func (s *Scene) chipPaint(ctx *scenes.Context, frame int) func(ui.Rect) {
	f := &s.Seen.Frames[frame]
	look, num := s.Seats[f.Seat].Seat, number(int(f.Number))
	return func(r ui.Rect) {
		c := r.Centre()
		ctx.Pen.Chip(c.X, c.Y, 12, look, num, false)
	}
}
