// Package compare is the screen on which companies are compared before a battle:
// it walks through the count, step by step, breaks ties as the rulebook has it,
// and says who defends. It computes no rule: the ratings are the rules' own, and
// ties are decided through the session like everything in a battle.
package compare

import (
	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Scene is the comparison of the companies of one battle.
type Scene struct {
	session *game.Session
	next    func(*game.Session) scenes.Scene
	handed  bool // the session has gone on to the next screen
	looks   []draw.Seat

	seen    rapid.State // the battle as far as it has been shown
	ratings []rapid.Rating
	part    part // how much of the count is shown
	fresh   int  // ticks since its last part came
	taken   int  // steps of the session that have been told

	typed  typed      // dice of a tie from a real table
	throw  *throw     // the dice of a tie, while they are looked at
	told   [][]ui.Run // what ties have led to
	again  bool       // the companies are counted again, which takes less time
	change *change    // the person's answer to a won tie, while it is put together
	asked  rules.Side // whom change belongs to
	hidden bool       // the panel for it has been put aside, to look at the table
	failed string     // why the last answer was not taken
	met    bool
}

// A part of the count, in the order in which it is told.
type part int

const (
	partNone part = iota
	partFrames
	partFramesRate
	partSystems
	partSystemsRate
	partEach
	partAssets
	partScore
	partPosition
	partAll = partPosition
)

// New shows the comparison with which the session's battle begins. next makes the
// screen that follows it; until then the session is closed with this one.
func New(session *game.Session, next func(*game.Session) scenes.Scene) *Scene {
	s := &Scene{session: session, next: next, asked: rules.Chance}
	for _, seat := range session.Seats() {
		s.looks = append(s.looks, roster.Look(seat))
	}
	s.look()
	return s
}

// look takes over the battle as it stands, and what the rules say of its companies.
func (s *Scene) look() {
	s.seen = s.session.Battle().(*rapid.Battle).State
	counts := make([]rapid.Count, s.seen.SeatCount())
	for seat := range counts {
		for i := s.seen.First[seat]; i < s.seen.First[seat+1]; i++ {
			counts[seat].Frames++
			counts[seat].Systems += s.seen.Frames[i].Systems.Count()
		}
	}
	s.ratings = rapid.Compare(counts, s.seen.Limits.Stations)
}

// Close ends the session, if it has not gone on.
func (s *Scene) Close() {
	if !s.handed {
		s.session.Close()
	}
}

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
)

// Frame shows the comparison as far as it has come.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("compare/go")
	}
	s.advance(ctx)
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	head := room.CutTop(40)
	ctx.UI.Label(head, ctx.T("compare.title"), ui.Text{Size: 22, Bold: true})
	if ctx.UI.Button("compare/back", head.CutRight(100).InsetXY(0, 3), ctx.T("compare.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	room.CutTop(gap)
	below := room.CutBottom(min(176, max(132, room.H*0.28)))
	room.CutBottom(gap)
	table := s.tableRoom(room)
	s.table(ctx, table)
	if table.Bottom() < room.Bottom() {
		// With few seats the words stand close below the table.
		below.Y = table.Bottom() + gap
	}
	s.words(ctx, below)
	if s.change != nil && !s.hidden {
		s.showChange(ctx)
	}
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// advance lets the session go on where nobody has to press anything, and time pass.
func (s *Scene) advance(ctx *scenes.Context) {
	speed := ctx.Settings().Speed
	if s.part < partAll {
		ctx.Animate()
		switch s.fresh += max(1, speed.Factor()); {
		case speed == game.Instant:
			s.part, s.fresh = partAll, settled
		case s.fresh >= partTicks:
			s.reveal()
		}
		return
	}
	if s.fresh < settled {
		ctx.Animate()
		s.fresh += max(1, speed.Factor())
	}
	if s.throw != nil && !s.throw.over() {
		ctx.Animate()
		s.throw.age += max(1, speed.Factor())
		if speed == game.Instant || ctx.Settings().StillMotion {
			s.throw.age = throwTicks
		}
		if s.throw.over() {
			s.tell(ctx)
		}
		return
	}
	if s.session.Waiting().For == game.WaitComputer && s.seen.Phase == rapid.PhaseTieChange {
		ctx.Animate()
		if s.session.Tick() {
			s.tell(ctx)
		}
	}
	s.meet(ctx)
}

const (
	partTicks = 66 // a part of the count is looked at for so long
	settled   = 14 // and has come in after so many
)

// reveal shows the next part of the count.
func (s *Scene) reveal() {
	s.part++
	s.fresh = 0
	if s.again && s.part < partAll {
		s.fresh = partTicks * 2 / 3
	}
}

// counting tells whether the count is still being told.
func (s *Scene) counting() bool { return s.part < partAll }

// meet opens the panel for a person who has won a tie, or is made to change.
func (s *Scene) meet(ctx *scenes.Context) {
	w := s.session.Waiting()
	if w.For != game.WaitPerson || s.seen.Phase != rapid.PhaseTieChange {
		s.change, s.asked = nil, rules.Chance
		return
	}
	if s.asked == w.Seat {
		return
	}
	s.asked, s.hidden, s.failed = w.Seat, false, ""
	s.change = newChange(s)
	ctx.UI.Block(stage.BlockTicks)
	ctx.Animate()
}

// roll lets the dice of a tie be rolled.
func (s *Scene) roll(ctx *scenes.Context) {
	tie, ok := s.seen.Tie()
	if !ok || !s.session.Tick() {
		return
	}
	s.showRoll(ctx, tie)
}

// showRoll shows the dice of the tie that have just been rolled.
func (s *Scene) showRoll(ctx *scenes.Context, tie rapid.Tie) {
	steps := s.session.Steps()
	for _, e := range events(steps[len(steps)-1]) {
		if e.Kind == rapid.EvTieRolled {
			s.throw = newThrow(tie, e, uint64(len(steps)))
		}
	}
	if s.throw == nil {
		s.tell(ctx)
	}
}

// events are a step's events as the rules made them.
func events(step game.Step) []rapid.Event {
	out := make([]rapid.Event, 0, len(step.Events))
	for _, e := range step.Events {
		if e, ok := e.(rapid.Event); ok {
			out = append(out, e)
		}
	}
	return out
}

// submit hands in how a person changes a company.
func (s *Scene) submit(ctx *scenes.Context, a rapid.Action) {
	if err := s.session.Submit(s.asked, a); err != nil {
		s.failed = err.Error()
		return
	}
	s.change, s.asked = nil, rules.Chance
	s.tell(ctx)
}

// field goes on to the table.
func (s *Scene) field(ctx *scenes.Context) {
	s.handed = true
	ctx.Replace(s.next(s.session))
}
