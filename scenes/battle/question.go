package battle

import (
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// The left column: the question, the tray, the buttons, the odds.

const (
	questionHigh = 120
	trayHigh     = 318
	buttonHigh   = 36
)

func (s *Scene) columns(ctx *scenes.Context, a stage.Area) {
	left := a.Left
	if s.Advice.Open() {
		s.AdviceColumn(ctx, left, questionHigh, s.question)
		s.sideColumn(ctx, a)
		return
	}
	question := left.CutTop(questionHigh)
	left.CutTop(gap)
	tray := left.CutTop(trayHigh)
	left.CutTop(6)
	buttons := left.CutTop(buttonHigh)
	left.CutTop(gap)
	s.question(ctx, question)
	ctx.Pen.Tray(tray.X, tray.Y, tray.W, tray.H)
	if s.ask != nil && s.Idle() {
		s.ask.tray(ctx, s, tray)
		s.buttons(ctx, buttons)
		ctx.UI.Card(left)
		if s.ask != nil {
			s.ask.odds(ctx, s, left)
		}
	} else {
		s.trayDice(ctx, tray, nil)
		if s.Aside(ctx, buttons, left) {
			s.onlookerCard(ctx, left)
		}
	}
	s.sideColumn(ctx, a)
}

// sideColumn is the battle as it stands: the right column, or what a narrow window folds
// it into.
func (s *Scene) sideColumn(ctx *scenes.Context, a stage.Area) {
	if a.Slim {
		s.stripe(ctx, a.Strip)
		return
	}
	s.battleColumn(ctx, a.Right)
}

// deciding is the seat whose decision it is, Chance for nobody, and the frame
// that it is about, or None.
func (s *Scene) deciding() (seat rules.Side, frame int8) {
	frame = rapid.None
	switch s.Seen.Phase {
	case rapid.PhaseName, rapid.PhasePool, rapid.PhaseDefend, rapid.PhaseAct, rapid.PhaseUseSpot, rapid.PhaseDamage, rapid.PhaseBricks, rapid.PhaseSpot:
		frame = s.Seen.Acting.Frame
	case rapid.PhaseLose:
		if s.Seen.Assault.Hit.Kind == rapid.FrameTarget {
			frame = int8(s.Seen.Assault.Hit.ID)
		}
	case rapid.PhaseCover:
		frame = int8(s.Seen.Acting.Target.ID)
	}
	if frame != rapid.None {
		return rules.Side(s.Seen.Frames[frame].Seat), frame
	}
	return s.Seen.Side(), frame
}

// question shows who must decide what.
func (s *Scene) question(ctx *scenes.Context, r ui.Rect) {
	q := stage.Question{Title: s.waitTitle(ctx), Notice: s.Notice}
	if seat, frame := s.deciding(); seat >= 0 {
		q.Look = &s.Seats[seat]
		q.Who = q.Look.Name
		if frame != rapid.None {
			q.Who += " · " + s.frameName(int(frame))
			q.Number = number(int(s.Seen.Frames[frame].Number))
		} else if c := s.Seen.Companies[seat].Name; c != "" {
			q.Who += " · " + c
		}
	}
	if s.ask != nil && s.Idle() {
		q.Title, q.Lines = s.ask.title(ctx, s), s.ask.lines(ctx, s)
	}
	q.Card(ctx, r)
}

// waitTitle is the title while nobody at the screen is asked.
func (s *Scene) waitTitle(ctx *scenes.Context) string {
	if s.Seen.Phase == rapid.PhaseOver {
		return ctx.T("battle.over")
	}
	if s.Computing() && s.Idle() {
		return ctx.T("battle.thinks")
	}
	return ctx.T("battle.watch." + strings.ReplaceAll(s.Seen.Phase.String(), " ", ""))
}

// buttons are the primary button, which Enter presses, and the second one.
func (s *Scene) buttons(ctx *scenes.Context, r ui.Rect) {
	a, label, why := s.ask.answer(ctx, s)
	second, key, press := s.ask.second(ctx, s)
	confirmed, other, back := stage.Buttons(ctx, r, stage.Answer{Label: label, Why: why, Commits: s.commits(ctx, a, why)}, stage.Second{Label: second, Key: key}, s.undo() != nil)
	switch {
	case confirmed:
		s.submit(a)
	case other:
		press()
	case back:
		s.stepBack(ctx)
	}
}

// commits is what the primary button says of an answer that cannot be taken back.
func (s *Scene) commits(ctx *scenes.Context, a rapid.Action, why string) string {
	if why != "" {
		return ""
	}
	return s.Commits(ctx, choice(a))
}

// stepBack is Esc or a right click: one step back, down to the menu.
func (s *Scene) stepBack(ctx *scenes.Context) {
	if undo := s.undo(); undo != nil {
		undo()
	} else {
		s.OpenMenu(ctx)
	}
	ctx.Animate()
}

// undo is what goes one step back; nil if there is nothing to take back.
func (s *Scene) undo() func() {
	switch {
	case s.card != rapid.None:
		return func() { s.card = rapid.None }
	case s.large.up:
		return s.large.close
	case s.ruler.out():
		return s.ruler.clear
	case s.Advice.Open():
		return s.Advice.Close
	}
	if s.ask != nil && s.Idle() {
		if undo := s.ask.undo(s); undo != nil {
			return undo
		}
	}
	if s.large.open && s.large.aside {
		return s.large.toggle
	}
	return nil
}

func (s *Scene) isComputer(seat int) bool { return s.Source.Seats()[seat].Kind == game.Computer }
