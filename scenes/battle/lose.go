package battle

import (
	"fmt"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// loseAsk lets an owner choose what a frame loses, or abandon a station instead: the
// frame steps to where the rules propose, or to another place near by.
type loseAsk struct {
	optionAsk
	frame int8
	step  cursor // where it steps to
	away  int8   // the station that it steps away from; None
	snaps snapper
}

var lossIcons = [...]draw.Icon{draw.IconShield, draw.IconMove, draw.IconSpot, draw.IconAttack, draw.IconAttack, draw.IconAttack, draw.IconDie}

func newLoseAsk(s *Scene) asker {
	a := &loseAsk{away: rapid.None, frame: int8(s.Seen.Assault.Hit.ID)}
	a.head = "lose.title"
	a.snaps = snapperFor(&s.Seen, a.frame)
	f := &s.Seen.Frames[a.frame]
	for i := range int8(rapid.NumSystems) + 1 {
		act := rapid.Action{Kind: rapid.ActLose, Index: i}
		if !s.Seen.Allows(&act) {
			continue
		}
		left := f.White
		if i != rapid.White {
			left = f.Systems[i]
		}
		a.options = append(a.options, answerOption{
			action: act, label: say(fmt.Sprintf("system.%d", i)), second: say(fmt.Sprintf("lose.%d", i), left), icon: lossIcons[i], frame: rapid.None,
		})
	}
	for i := range s.Seen.StationCount() {
		if p, ok := s.Seen.AbandonPlace(a.frame, i); ok {
			a.options = append(a.options, answerOption{
				action: rapid.Action{Kind: rapid.ActAbandon, Index: int8(i), Place: p},
				label:  say("lose.abandon", i+1), second: say("lose.abandon.why"), icon: draw.IconFlag, frame: rapid.None,
			})
		}
	}
	return a
}

// chosen is the option with the place that the player has found for abandoning.
func (a *loseAsk) chosen() rapid.Action {
	act := a.options[a.at].action
	if act.Kind == rapid.ActAbandon && a.away == act.Index {
		act.Place = a.step.at
	}
	return act
}

// abandons tells whether the option that is chosen abandons a station.
func (a *loseAsk) abandons() bool { return a.options[a.at].action.Kind == rapid.ActAbandon }

func (a *loseAsk) lines(ctx *scenes.Context, s *Scene) [][]ui.Run {
	left := s.Seen.Assault.Left
	lines := [][]ui.Run{ctx.Runs("lose.line", s.chip(int(a.frame)), s.Seen.Frames[a.frame].Hits())}
	more := int(left.Fives) + int(left.Sixes) + int(left.Fours)
	switch {
	case a.abandons():
		lines = append(lines, ui.Plain(ctx.T("lose.abandon.how")))
	case more > 0:
		lines = append(lines, ui.Plain(ctx.Count("lose.more", more)))
	}
	return lines
}

func (a *loseAsk) answer(ctx *scenes.Context, s *Scene) (rapid.Action, string, string) {
	act := a.chosen()
	label := ctx.T("do.lose", a.options[a.at].label(ctx))
	if a.abandons() {
		label = ctx.T("do.abandon")
	}
	return act, label, s.reason(ctx, &act)
}

func (a *loseAsk) undo(*Scene) func() {
	if proposed := a.options[a.at].action; a.abandons() && a.chosen() != proposed {
		return func() { a.step.at = proposed.Place }
	}
	return nil
}

// touch lets the frame that abandons a station step elsewhere. The arrows are the
// ghost's then; the digits still choose.
func (a *loseAsk) touch(ctx *scenes.Context, s *Scene, t touch, l stage.Lens) {
	if !a.abandons() {
		a.optionAsk.touch(ctx, s, t, l)
		return
	}
	act := a.options[a.at].action
	if a.away != act.Index {
		a.away, a.step = act.Index, cursor{at: act.Place, set: true}
	}
	fits := func(p field.Point) bool {
		act.Place = p
		return s.Seen.Allows(&act)
	}
	if t.clicked {
		a.step.lay(lattice(t.at), &a.snaps, l.Scale, ctx.UI.Input().Alt, fits)
	}
	a.step.keys(ctx.UI, &a.snaps, fits)
}

func (a *loseAsk) busy(*Scene) bool { return a.abandons() }

func (a *loseAsk) under(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	s.ring(p, a.frame)
	if !a.abandons() {
		return
	}
	m := middle(&s.Seen.Stations[a.chosen().Index])
	zone := newZone(s.Seen.Table.Layout)
	reach := float64(s.Seen.Unit) + draw.BaseRadius
	zone.addRounded(m, draw.StationSide/2, reach)
	zone.outline(p, m, draw.StationSide/2, reach, draw.White, 4*p.Pt(), 0, 0)
	zone.outline(p, m, draw.StationSide/2, reach, draw.Ink, 1.6*p.Pt(), 6*p.Pt(), 4*p.Pt())
	at := s.pieces.frames[a.frame].at
	p.UnitRing(at, float64(s.Seen.Unit)+1.0/field.Stud)
}

func (a *loseAsk) over(ctx *scenes.Context, s *Scene, p *draw.Pen) {
	if !a.abandons() {
		return
	}
	act := a.chosen()
	at := studs(act.Place)
	p.Save()
	p.Translate(at.X, at.Y)
	p.Ghost(s.robot(int(a.frame)), s.Seen.Allows(&act))
	p.Restore()
}

// bubble says why the frame cannot step there.
func (a *loseAsk) bubble(ctx *scenes.Context, s *Scene, l stage.Lens, table ui.Rect) {
	act := a.chosen()
	if why := s.reason(ctx, &act); a.abandons() && why != "" {
		s.refusalAt(ctx, l, table, studs(act.Place), why)
	}
}

func (a *loseAsk) odds(ctx *scenes.Context, s *Scene, r ui.Rect) {
	s.frameSummary(ctx, r, int(a.frame))
}
