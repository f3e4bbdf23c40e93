package stage

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/advice"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Advising is how a screen tells about advice. The screen shows the panel, by
// AdviceColumn, in the place of the hand as long as Advice is open, and draws Advice.Marks
// on the table.
type Advising struct {
	// Tell says what an answer is and what is to follow it, in a line or two; b waits for
	// the answer.
	Tell func(ctx *scenes.Context, b rules.Battle, c rules.Choice, then []rules.Choice) []ui.Run
	// Play answers, and goes on with what is to follow the answer as long as it can; nil
	// where the answer alone is handed in.
	Play func(c rules.Choice, then []rules.Choice)
	// Lay prepares what is to follow, before the answer alone is handed in; nil if there is
	// nothing to prepare.
	Lay func(c rules.Choice, then []rules.Choice)
	// Teams tells the team of every seat; nil if everyone plays alone.
	Teams func() []int
}

// advised is what the panel of advice is about.
type advised struct {
	place  any // the position: where it is watched its step, else the battle
	answer int // looking back, the answer; else -1
}

// adviser is the level that is asked for good moves: it knows what it says, and answers
// in less than a second.
const adviser = "hard"

// Keys of advice.
const (
	movesKey ui.Key = 'G'
	whyKey   ui.Key = 'I'
)

// The tools of advice.
const (
	toolMoves = "advice"
	toolWhy   = "why"
)

// adviceTools are the tools by which advice is asked for.
func (s *Stage[S, E]) adviceTools(ctx *scenes.Context) (list []Tool) {
	if s.Advises == nil {
		return nil
	}
	if s.viewer != nil {
		return append(list, Tool{ID: toolMoves, Key: movesKey, Icon: draw.IconBulb, On: s.Advice.Open()})
	}
	open := s.Advice.Open()
	if !ctx.Settings().NoHints {
		list = append(list, Tool{ID: toolMoves, Key: movesKey, Icon: draw.IconBulb, On: open && s.advised.answer < 0, Why: s.noMoves(ctx)})
	}
	why := ""
	if s.lastOf(game.Computer) < 0 {
		why = ctx.T("advice.why.none")
	}
	return append(list, Tool{ID: toolWhy, Key: whyKey, Icon: draw.IconWhy, On: open && s.advised.answer >= 0, Why: why})
}

// AdviceKeys hears the keys by which advice is asked for, where the tools are not shown.
func (s *Stage[S, E]) AdviceKeys(ctx *scenes.Context) {
	for _, t := range s.adviceTools(ctx) {
		if t.Why == "" && ctx.UI.Key(t.Key) {
			s.pressAdvice(ctx, t.ID)
		}
	}
}

// pressAdvice does what a tool of advice is for.
func (s *Stage[S, E]) pressAdvice(ctx *scenes.Context, id string) {
	if id == toolWhy {
		s.pressWhy()
	} else {
		s.askMoves()
	}
	ctx.Animate()
}

// NoHelp says why no computer helps a person to decide in this battle; "" if one may.
func (s *Stage[S, E]) NoHelp(ctx *scenes.Context) string {
	if s.Session.NoHints() {
		return ctx.T("advice.agreed")
	}
	return ""
}

// noMoves says why nobody can be asked for good moves now; "" if somebody can.
func (s *Stage[S, E]) noMoves(ctx *scenes.Context) string {
	if why := s.NoHelp(ctx); why != "" {
		return why
	}
	if !s.Asking() || s.Session.Waiting().For != game.WaitPerson {
		return ctx.T("advice.wait")
	}
	return ""
}

// askMoves asks for good moves, or closes the panel that has them.
func (s *Stage[S, E]) askMoves() {
	switch {
	case s.Advice.Open() && s.advised.answer < 0:
		s.Advice.Close()
	case s.viewer != nil:
		s.advised = advised{answer: -1}
		s.Advice.Ask(nil) // what there is to tell is asked for at every place
	default:
		s.advised = advised{s.Source.Battle(), -1}
		s.Advice.Ask(s.Session.Consult(adviser))
	}
}

// askWhy asks why an answer was given that lies behind.
func (s *Stage[S, E]) askWhy(answer int) {
	if answer < 0 {
		return
	}
	s.advised = advised{nil, answer}
	s.Advice.Ask(s.Session.Reconsider(answer, adviser))
}

// pressWhy asks about the computer's last answer, or closes the panel that tells of it.
func (s *Stage[S, E]) pressWhy() {
	if s.Advice.Open() && s.advised.answer >= 0 {
		s.Advice.Close()
		return
	}
	s.askWhy(s.lastOf(game.Computer))
}

// lastOf is the last answer that has been shown of a seat that a person, or a computer,
// plays now; -1 if there is none.
func (s *Stage[S, E]) lastOf(kind game.Kind) int {
	for i := s.shown() - 1; i >= 0; i-- {
		if side := s.Source.Steps()[i].Decision.Side; side >= 0 && s.Source.Seats()[side].Kind == kind {
			return i
		}
	}
	return -1
}

// shown is how many steps have been shown.
func (s *Stage[S, E]) shown() int { return len(s.Source.Steps()) - s.Behind() }

// answerFrom is the nearest answer of a seat, from one on, or before it with by -1; -1 if
// there is none.
func (s *Stage[S, E]) answerFrom(answer, by int) int {
	for ; answer >= 0 && answer < s.shown(); answer += by {
		if s.Source.Steps()[answer].Decision.Side >= 0 {
			return answer
		}
	}
	return -1
}

// follow keeps the panel to the position that it is about.
func (s *Stage[S, E]) follow(ctx *scenes.Context) {
	if !s.Advice.Open() || s.advised.answer >= 0 {
		return
	}
	if s.viewer == nil {
		if !s.Asking() || s.advised.place != any(s.Source.Battle()) {
			s.Advice.Close()
		}
		return
	}
	place := any(len(s.Source.Steps()))
	switch {
	case !s.Idle():
		if s.advised.place != nil {
			s.advised.place = nil
			s.Advice.Ask(nil)
		}
	case s.advised.place != place:
		s.advised.place = place
		s.Advice.Ask(s.viewer.Consult(adviser))
		ctx.Animate()
	}
}

// decided is whose decision the panel is about.
func (s *Stage[S, E]) decided() rules.Side {
	if a := s.advised.answer; a >= 0 {
		return s.Source.Steps()[a].Decision.Side
	}
	d, _ := s.Source.Pending()
	return d.Side
}

// AdviceBadges draws the numbers of answers on the table, which is seen in r, and brings
// that of the one that is looked at into view.
func (s *Stage[S, E]) AdviceBadges(p *draw.Pen, r ui.Rect, badges []advice.Badge) {
	s.Advice.DrawBadges(p, s.View.w, badges)
	if at, ok := s.Advice.Sought(); ok {
		s.View.Show(r, at)
	}
}

// roomForQuestion is how high the column must be for the question and advice, in points.
const roomForQuestion = 640

// AdviceColumn is the left column while advice is given: where there is room, the
// question stands above it, which is so high.
func (s *Stage[S, E]) AdviceColumn(ctx *scenes.Context, left ui.Rect, high float64, question func(ctx *scenes.Context, r ui.Rect)) {
	if left.H >= roomForQuestion {
		question(ctx, left.CutTop(high))
		left.CutTop(Gap)
	}
	s.showAdvice(ctx, left)
}

// showAdvice shows the panel of advice in r, and plays what is chosen there.
func (s *Stage[S, E]) showAdvice(ctx *scenes.Context, r ui.Rect) {
	back := s.advised.answer >= 0
	h := advice.Head{Icon: draw.IconBulb, Title: ctx.T("advice.title"), Keys: s.viewer == nil}
	if back {
		h.Icon, h.Title = draw.IconWhy, ctx.T("advice.why.title")
	}
	side := s.decided()
	if side >= 0 {
		h.Look = &s.Seats[side].Seat
		if back || s.viewer != nil {
			h.About = s.about(ctx, side)
		}
	}
	foot := s.Advice.Show(ctx, r, h, s.words(ctx, side))
	if s.viewer == nil && back {
		s.lookBack(ctx, foot)
		return
	}
	look := ui.ButtonLook{KeyText: ui.KeyEscape.String()}
	if s.viewer == nil {
		s.playAdvice(ctx, foot.CutLeft(foot.W-76)) // as wide as other answers' button
		foot.CutLeft(Gap)
		look = ui.ButtonLook{Tip: ui.KeyEscape.String()}
	}
	if ctx.UI.Button("advice/close", foot, ctx.T("advice.close"), look) {
		s.Advice.Close()
		ctx.Animate()
	}
}

// about says whose decision the panel is about, and how long ago it was.
func (s *Stage[S, E]) about(ctx *scenes.Context, side rules.Side) string {
	name := s.Seats[side].Name
	if s.advised.answer < 0 {
		return ctx.T("advice.for", name)
	}
	since := 0
	for _, step := range s.Source.Steps()[s.advised.answer+1 : s.shown()] {
		if step.Decision.Side == side {
			since++
		}
	}
	if since == 0 {
		return ctx.T("advice.why.last", name)
	}
	return ctx.Count("advice.why.ago", since, name)
}

// words are how the battle is told on the panel.
func (s *Stage[S, E]) words(ctx *scenes.Context, mine rules.Side) advice.Words {
	w := advice.Words{Tell: func(b rules.Battle, c rules.Choice, then []rules.Choice) []ui.Run {
		return s.Advises.Tell(ctx, b, c, then)
	}}
	var teams []int
	if s.Advises.Teams != nil {
		teams = s.Advises.Teams()
	}
	places := map[int]int{}
	for seat, look := range s.Seats {
		team := seat
		if teams != nil {
			team = teams[seat]
		}
		place, met := places[team]
		if !met {
			place = len(w.Sides)
			places[team] = place
			w.Sides = append(w.Sides, advice.Side{Name: look.Name, Look: look.Seat, Seat: seat})
		}
		if rules.Side(seat) == mine {
			w.Mine = place
		}
	}
	return w
}

// playAdvice is the button that answers as the panel says.
func (s *Stage[S, E]) playAdvice(ctx *scenes.Context, r ui.Rect) {
	a, ok := s.Advice.Chosen()
	look := ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Off: !ok}
	if ok {
		played := []rules.Choice{a.Choice}
		if s.Advises.Play != nil {
			played = append(played, a.Then...)
		}
		if look.Under = s.Commits(ctx, played...); look.Under != "" {
			look.Tip = ctx.T("commits.tip")
		}
	}
	if ctx.UI.Button("advice/play", r, ctx.T("advice.play"), look) {
		switch {
		case s.Advises.Play != nil:
			s.Advises.Play(a.Choice, a.Then)
		case s.Advises.Lay != nil:
			s.Advises.Lay(a.Choice, a.Then)
			fallthrough
		default:
			s.Submit(a.Choice)
		}
		ctx.Animate()
	}
}

// lookBack leads from the answer that is told about to those before and after it.
func (s *Stage[S, E]) lookBack(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	shut := r.CutRight(88)
	r.CutRight(Gap)
	both := r.Columns(2, 4)
	for i, b := range [...]struct {
		id, tip string
		key     ui.Key
		icon    draw.Icon
		by      int
	}{
		{"advice/earlier", "advice.earlier.tip", ui.KeyLeft, draw.IconLeft, -1},
		{"advice/later", "advice.later.tip", ui.KeyRight, draw.IconRight, 1},
	} {
		to := s.answerFrom(s.advised.answer+b.by, b.by)
		if u.Button(b.id, both[i], "", ui.ButtonLook{Icon: b.icon, Key: b.key, Off: to < 0, Tip: ctx.T(b.tip)}) {
			s.askWhy(to)
		}
	}
	if u.Button("advice/close", shut, ctx.T("advice.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.Advice.Close()
		ctx.Animate()
	}
}
