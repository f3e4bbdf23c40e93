package battle

import (
	"fmt"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// The list of everything that can be made of the dice of a turn: each row is a whole
// assignment, and what it comes to.

// prospects are all assignments that make sense, best first. They are reckoned once
// for each question.
func (a *diceAsk) prospects(s *Scene) []rapid.Prospect {
	if a.turns == nil {
		a.turns = s.Seen.Prospects()
	}
	return a.turns
}

// planned are the dice that now lie in the places that are still open.
func (a *diceAsk) planned(s *Scene) (now rapid.Assignment) {
	for slot := range slots {
		now[slot] = a.face(s, slot)
	}
	return now
}

// lay puts an assignment's dice into the places that are still open.
func (a *diceAsk) lay(s *Scene, want rapid.Assignment) {
	for slot := range slots {
		if s.hand.in[slot] == rapid.None {
			a.pick[slot] = rapid.None
		}
	}
	for slot, face := range want {
		for i, d := range s.hand.pool {
			if face != (rapid.Face{}) && s.hand.in[slot] == rapid.None && !d.Spent && d.Face == face && a.slotOf(i) == rapid.None {
				a.pick[slot] = i
				break
			}
		}
	}
	a.sure = false
	a.move.changed(s, a)
	s.plan = plan{frame: s.Seen.Acting.Frame, round: s.Seen.Round, pick: a.pick}
}

// A turnColumn is a column of numbers in the list.
type turnColumn struct {
	key    string
	wide   float64 // in points
	narrow float64 // on a narrow card; 0: there is no room
	right  float64 // where it ends, from the right edge of the card
	low    bool    // less is better
	shown  bool    // it says something
	varies bool    // the rows differ in it
	number func(p *rapid.Prospect) float64
	text   func(p *rapid.Prospect) string
}

// turnColumns are the columns that there is room and reason for.
func (a *diceAsk) turnColumns(s *Scene, r ui.Rect) (list []turnColumn) {
	mean := func(v float64) string { return fmt.Sprintf("%.2f", v) }
	deals := func(p *rapid.Prospect, text string) string {
		if !p.Attacks {
			return "–"
		}
		return text
	}
	wide := r.W >= wideOdds
	awaits, attacks, cover := false, false, false
	turns := a.prospects(s)
	for i := range turns {
		p := &turns[i]
		awaits, attacks = awaits || p.Awaits, attacks || p.Attacks
		cover = cover || p.Attack.Fallible()
	}
	all := [...]turnColumn{
		{key: "turns.cover", wide: 50, narrow: 46, shown: attacks && cover,
			number: func(p *rapid.Prospect) float64 { return p.Deals.Fallen },
			text:   func(p *rapid.Prospect) string { return deals(p, percent(p.Deals.Fallen)) }},
		{key: "turns.destroyed", wide: 50, narrow: 46, shown: attacks,
			number: func(p *rapid.Prospect) float64 { return p.Deals.Destroyed() },
			text:   func(p *rapid.Prospect) string { return deals(p, percent(p.Deals.Destroyed())) }},
		{key: "turns.they", wide: 62, narrow: 42, shown: attacks,
			number: func(p *rapid.Prospect) float64 { return p.Deals.Lost.Mean() },
			text:   func(p *rapid.Prospect) string { return deals(p, mean(p.Deals.Lost.Mean())) }},
		{key: "turns.struck", wide: 42, shown: attacks,
			number: func(p *rapid.Prospect) float64 { return p.Deals.Struck() },
			text:   func(p *rapid.Prospect) string { return deals(p, percent(p.Deals.Struck())) }},
		{key: "turns.you", wide: 54, narrow: 42, shown: awaits, low: true,
			number: func(p *rapid.Prospect) float64 { return p.Suffers.Lost.Mean() },
			text:   func(p *rapid.Prospect) string { return mean(p.Suffers.Lost.Mean()) }},
	}
	right := 14.0
	if !wide {
		right = 10
	}
	for _, c := range all {
		c.wide *= roomy(r)
		if !wide {
			c.wide = c.narrow
		}
		if !c.shown || c.wide == 0 {
			continue
		}
		c.right = right
		right += c.wide
		for i := range turns {
			c.varies = c.varies || !same(c.number(&turns[i]), c.number(&turns[0]))
		}
		list = append(list, c)
	}
	return list
}

// roomy is how much larger than usual the list is on a card of that width.
func roomy(r ui.Rect) float64 { return max(1, min(r.W/444, 1.25)) }

// best is the best number of a column.
func (c *turnColumn) best(turns []rapid.Prospect) (v float64) {
	for i := range turns {
		n := c.number(&turns[i])
		if i == 0 || c.low && n < v || !c.low && n > v {
			v = n
		}
	}
	return v
}

// same tells whether two numbers look and are the same.
func same(a, b float64) bool { return a-b < 1e-9 && b-a < 1e-9 }

// wholeTurns lists every assignment that makes sense. Clicks and the arrows lay its
// dice into their places, where they can still be changed.
func (s *Scene) wholeTurns(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	u, p := ctx.UI, ctx.Pen
	turns, columns := a.prospects(s), a.turnColumns(s, r)
	head := ui.Rect{X: r.X, Y: r.Y + 36, W: r.W, H: 24}
	f := roomy(r)
	x0, step, size, high := 44*f, 38*f, 28*f, 38*f
	if r.W < wideOdds {
		x0, step, size, high = 40, 27, 22, 29
	}
	dieX := func(slot int) float64 { return r.X + x0 + float64(slot)*step }
	for slot := range slots {
		p.Icon(slotIcons[slot], dieX(slot), head.Y+12, 8, draw.Ink2)
	}
	for _, c := range columns {
		b := ui.Rect{X: head.Right() - c.right - c.wide, Y: head.Y, W: c.wide, H: head.H}
		name := ctx.T(c.key)
		if u.Width(name, ui.Text{Size: 12}) > c.wide-2 {
			name = ctx.T(c.key + ".short")
		}
		u.Label(b, name, ui.Text{Size: 12, Faint: true, Align: ui.Right})
		about := c.key
		if c.low && !s.attacked() {
			about = "turns.any"
		}
		u.Explain(c.key, b, ui.Plain(ctx.T(about+".tip")))
	}
	body := ui.Rect{X: r.X + 6, Y: r.Y + 62, W: r.W - 12, H: r.H - 68}
	now := a.planned(s)
	at := -1
	for i := range turns {
		if turns[i].Assignment == now {
			at = i
		}
	}
	k, ok := u.Rows("turns", body, high, len(turns), at, func(i int, b ui.Rect, row ui.Row) {
		t := &turns[i]
		switch {
		case i == at:
			p.CurrentRow(b.X, b.Y, b.W, b.H-2)
		case row.Cursor || row.Hover:
			p.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H-2, 6)
		}
		if i+1 < len(turns) && i != at && i+1 != at {
			p.Hairline(b.X+8, b.Bottom()-1, b.W-16)
		}
		cy := b.Y + (b.H-2)/2
		if t.Best {
			p.Icon(draw.IconStar, b.X+(x0-size/2-6)/2+1, cy, size/4, draw.GoldEdge)
		}
		for slot, face := range t.Assignment {
			s.turnDie(p, dieX(slot), cy, size, slot, face)
		}
		for _, c := range columns {
			v := ui.Text{Size: 13.5, Align: ui.Right, Bold: c.varies && same(c.number(t), c.best(turns))}
			u.Label(ui.Rect{X: r.Right() - c.right - 60, Y: b.Y, W: 60, H: b.H - 2}, c.text(t), v)
		}
		u.Tip("turns/"+number(i), b, s.turnTerms(ctx, t))
	})
	if step := arrows(u); step != 0 && len(turns) > 0 {
		k, ok = max(0, min(at+step, len(turns)-1)), true
	}
	if ok && k != at {
		a.lay(s, turns[k].Assignment)
		ctx.Animate()
	}
}

// turnDie is one die of a row: that of the assignment, pale the one that lies there
// already, or a hole.
func (s *Scene) turnDie(p *draw.Pen, x, y, size float64, slot int, face rapid.Face) {
	if face != (rapid.Face{}) {
		p.Die(dieOf(face), x, y, size)
		return
	}
	if in := s.hand.in[slot]; in != rapid.None {
		p.Save()
		p.Fade(0.35)
		p.Die(dieOf(s.hand.pool[in].Face), x, y, size)
		p.Restore()
		return
	}
	p.DieOutline(x, y, size-2)
}

// turnTerms derive the numbers of a row, and say what it leaves.
func (s *Scene) turnTerms(ctx *scenes.Context, t *rapid.Prospect) (runs []ui.Run) {
	say := func(text string) {
		if len(runs) > 0 {
			runs = append(runs, ui.LineBreak)
		}
		runs = append(runs, ui.Plain(text)...)
	}
	if t.Awaits {
		key := "turns.tip.you"
		if !s.attacked() {
			key = "turns.tip.any"
		}
		say(ctx.T(key, s.terms(ctx, exchange{t.Against, t.Suffers})))
	}
	if t.Attacks {
		e := exchange{t.Attack, t.Deals}
		say(ctx.T("turns.tip.they", s.terms(ctx, e)))
		say(s.chartWords(ctx, e))
		if turn := &s.Seen.Acting; s.bandTo(turn.Target) != turn.Band {
			say(ctx.T("turns.tip.far", band(ctx, turn.Band)))
		}
	}
	say(ctx.T("turns.tip.leaves", s.left(t, slotDefend), s.left(t, slotMove), s.left(t, slotSpot)))
	return runs
}

// left is the value that an assignment has in a place.
func (s *Scene) left(t *rapid.Prospect, slot int) int {
	if in := s.hand.in[slot]; in != rapid.None {
		return int(s.hand.pool[in].Face.Value)
	}
	return int(t.Assignment[slot].Value)
}

// wholly tells whether the list of whole turns is shown, and not what is known of the
// place that is asked for.
func (d *diceScreen) wholly(s *Scene, a *diceAsk) bool {
	return !d.singly && s.Seen.Phase != rapid.PhaseSpot && !a.move.set
}

// turnTabs switch between whole turns and the place that is asked for.
func (s *Scene) turnTabs(ctx *scenes.Context, r ui.Rect, a *diceAsk) {
	d, u := &s.large, ctx.UI
	if s.Seen.Phase == rapid.PhaseSpot || a.move.set {
		return
	}
	title := "turns.title"
	if d.singly {
		title = "turns.single"
	}
	if u.Button("turns/tab", ui.Rect{X: r.Right() - 134, Y: r.Y + 6, W: 126, H: 26}, ctx.T(title+".other"), ui.ButtonLook{Key: 'A', Size: 12.5}) {
		d.singly = !d.singly
		ctx.Animate()
	}
}

// sides are the attack that the frame defends against and the one it makes, with the
// dice as they lie.
func (a *diceAsk) sides(ctx *scenes.Context, s *Scene) (list []side) {
	now := a.planned(s)
	p := s.Seen.Prospect(now)
	t := &s.Seen.Acting
	if p.Awaits {
		label := ctx.T("assignment.you")
		if !s.attacked() {
			label = ctx.T("assignment.you.any")
		}
		list = append(list, side{label, exchange{p.Against, p.Suffers}, rapid.Target{Kind: rapid.FrameTarget, ID: int16(t.Frame)}})
	}
	if p.Attacks {
		label := ctx.T("assignment.terrain", t.Target.ID+1)
		if t.Target.Kind == rapid.FrameTarget {
			label = ctx.T("assignment.they", s.frameName(int(t.Target.ID)))
		}
		list = append(list, side{label, exchange{p.Attack, p.Deals}, t.Target})
	}
	return list
}
