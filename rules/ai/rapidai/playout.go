package rapidai

import (
	"math"
	"math/bits"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// An option is an answer that a search considers, with what is to follow it for as
// long as the same frame goes on.
type option struct {
	action rapid.Action
	name   rapid.Action // the target, for an option that picks a frame
	intent intent       // for an option within a turn
	score  float64      // by the script

	manner  int           // in which its seat goes on fielding
	fielded []rapid.State // how fielding may go on from it, if it fields a piece
}

// An intent is what a frame means to do in the rest of its turn.
type intent struct {
	frame  int8         // None: nothing
	defend rapid.Face   // if it has not defended yet
	attack rapid.Face   // no die: it will not attack
	move   rapid.Action // ActMove, or anything else for staying
	before bool         // attack before moving
}

// playout plays battles on from a position, by the script for every seat, to the end of
// the round or of one after it. It is the ai.Playouts of a search, and never allocates.
type playout struct {
	root    *rapid.State
	options []option
	me      int8
	ahead   int // rounds that are played after the one that options are about
	style   Style
	tastes  []Weights // see Search.Tastes
	margins bool      // see Search.Margins
	script  Script    // for playing on
	verdict *Verdict  // of what comes of it

	from    *rapid.State // the root, or how fielding has gone on
	s       rapid.State
	sample  uint64
	intents [2]intent // of the frames whose turns are open
	think   thinking
	board   board
	walls   walls
	guns    gunnery
	stands  field.Standing // what walls were last told of
	list    [64]Candidate
	deals   [32]dealing
	bricks  [field.MaxBricks]uint16
	turns   int         // frames' turns played, in all
	pause   func() bool // is called in every frame's turn, to make way for other goroutines; or nil

	before, after holding // when the option was taken and at the end of its round, if advice or style wants it

	notes           []notes // by option, if advice is wanted
	hero, victim    int8    // the frame whose turn an option is about, and whom it attacks; or None
	whole           int     // what the victim could take before
	attacks, struck int     // whether the hero has attacked, and whether that did damage
}

// newPlayout makes room for playing a position on by a script.
func newPlayout(root *rapid.State, options []option, script Script, v *Verdict) *playout {
	p := &playout{root: root, options: options, me: int8(root.Side()), script: script, verdict: v}
	if root.Phase == rapid.PhasePlace {
		fieldOn(root, options, script)
	}
	p.script.walls, p.script.guns = &p.walls, &p.guns
	return p
}

// another plays the same in room of its own.
func (p *playout) another() *playout {
	q := newPlayout(p.root, p.options, p.script, p.verdict)
	q.style, q.ahead, q.tastes, q.margins, q.pause = p.style, p.ahead, p.tastes, p.margins, p.pause
	return q
}

// Play takes an option and plays on with the luck of a sample.
func (p *playout) Play(candidate int, sample uint64) int64 {
	p.begin(candidate, sample)
	p.until(p.round())
	if p.notes != nil || p.style != (Style{}) {
		p.before, p.after = holdingOf(p.from, p.me), holdingOf(&p.s, p.me)
	}
	odds := p.outcome()
	if p.notes != nil {
		p.note(candidate, &odds)
	}
	worth := odds[p.me]
	if p.margins && toTheEnd(p.root) {
		worth += marginPart * (margin(&p.s, p.me) - worth)
	}
	return p.style.worth(worth, &p.before, &p.after)
}

// round is the round that options are about.
func (p *playout) round() int8 { return max(1, p.root.Round) }

// horizon is the rounds at whose ends a playout is judged; it ends with the last of them.
// Near the end of a battle that is the end of all: how it ends is known better than judged.
// Elsewhere it is every round from the present one on, for the first tells with little
// chance what the last tells with little error.
func (p *playout) horizon() (first, last int) {
	switch {
	case p.from != p.root:
		return fieldRounds, fieldRounds
	case toTheEnd(p.root):
		return math.MaxInt8, math.MaxInt8
	}
	now := int(p.round())
	return now, now + p.ahead
}

// toTheEnd tells whether playouts from a position go on to the end of the battle.
func toTheEnd(s *rapid.State) bool { return roundsAfter(s) <= 1 }

// outcome plays on to the horizon: every seat's chance to win, as the mean of its rounds.
func (p *playout) outcome() (odds [rapid.MaxSeats]float64) {
	first, last := p.horizon()
	for r := first; r <= last; r++ {
		p.until(int8(r))
		for seat, chance := range p.odds() {
			odds[seat] += chance / float64(last-first+1)
		}
	}
	return odds
}

// begin takes an option, with the luck of a sample for what follows.
func (p *playout) begin(candidate int, sample uint64) {
	s, o := &p.s, &p.options[candidate]
	p.from = p.root
	if len(o.fielded) > 0 {
		p.from = &o.fielded[sample%uint64(len(o.fielded))]
	}
	p.s, p.sample = *p.from, sample
	if n := uint64(len(p.tastes)); n > 0 {
		p.script.Weights = p.tastes[sample>>32%n]
	}
	p.intents = [2]intent{{frame: rapid.None}, {frame: rapid.None}}
	p.walls.rebuilt()
	p.stands = p.from.Bricks
	p.attacks, p.struck, p.victim = 0, 0, rapid.None
	if p.hero = s.Acting.Frame; o.action.Kind == rapid.ActPick {
		p.hero = o.action.Index
	}
	if o.intent.frame != rapid.None {
		p.intents[0] = o.intent
	}
	if p.from == p.root {
		p.do(&o.action)
	}
	if o.name.Kind == rapid.ActName && s.Phase == rapid.PhaseName {
		p.do(&o.name)
	}
}

// until plays on to the end of a round.
func (p *playout) until(last int8) {
	var a rapid.Action
	for p.s.Phase != rapid.PhaseOver && p.s.Round <= last {
		p.answer(&a)
		if p.s.Phase == rapid.PhaseDefend {
			p.turns++
			if p.pause != nil {
				p.pause()
			}
		}
		p.do(&a)
	}
}

// do takes an answer that is known to be legal.
func (p *playout) do(a *rapid.Action) {
	attacks := p.notes != nil && a.Kind == rapid.ActAttack
	p.s.Do(a, nil)
	if p.notes != nil {
		p.follow(attacks)
	}
	if p.s.Bricks != p.stands {
		p.stands = p.s.Bricks
		p.walls.fell()
	}
}

// answer sets a to what the script, or the sample's luck, answers.
func (p *playout) answer(a *rapid.Action) {
	s := &p.s
	*a = rapid.Action{}
	switch s.Phase {
	case rapid.PhaseTieRoll, rapid.PhasePool, rapid.PhaseDamage:
		p.roll(a)
		return
	case rapid.PhaseDefend:
		in := p.plan(true)
		a.Kind, a.Die = rapid.ActDefend, in.defend
		if s.Held {
			in.frame = rapid.None // things will look different when the attacker is done
		}
		return
	case rapid.PhaseAct:
		p.goOn(a)
		return
	case rapid.PhaseBricks:
		p.takeBricks(a)
		return
	}
	var list []Candidate
	if s.Phase == rapid.PhaseSpot {
		list = p.script.spots(s, &p.think, p.list[:0])
	} else {
		list = p.script.Candidates(s, nil, p.list[:0])
	}
	best := 0
	for i := range list {
		if list[i].Score > list[best].Score+1e-9 {
			best = i
		}
	}
	*a = list[best].Action
}

// roll rolls dice that depend on the sample and on what they are rolled for, so
// that all candidates meet the same luck.
func (p *playout) roll(a *rapid.Action) {
	s := &p.s
	faces, n := s.RollDice()
	a.Kind, a.Count = rapid.ActRoll, int8(n)
	key := p.sample ^ uint64(s.Phase)<<40 ^ uint64(s.Round)<<48
	if s.Phase != rapid.PhaseTieRoll {
		key ^= uint64(s.Acting.Frame+1) << 56
	}
	var seen [len(colours) + 1]uint64
	for i, f := range faces[:n] {
		which := uint64(i)
		if s.Phase == rapid.PhasePool {
			d := &s.Acting.Pool[i]
			which = uint64(d.Colour)<<8 | uint64(d.Faces)<<16 | seen[d.Colour]
			seen[d.Colour]++
		}
		r := rapid.Stream(key ^ which<<4)
		value, _ := bits.Mul64(r.Uint64(), uint64(f))
		a.Values[i] = uint8(1 + value)
	}
}

// intent is what the acting frame has made up its mind to do.
func (p *playout) intent() *intent {
	for i := range p.intents {
		if p.intents[i].frame == p.s.Acting.Frame {
			return &p.intents[i]
		}
	}
	return nil
}

// plan lets the acting frame make up its mind about the rest of its turn. With
// defending it has not defended yet.
func (p *playout) plan(defending bool) *intent {
	s := &p.s
	p.board = p.script.look(s, s.Actor().Seat)
	t := &p.think
	*t = thinking{}
	p.script.think(&p.board, t, defending)
	h := handOf(&s.Acting)
	defence := int(max(0, s.Actor().Defence))
	var best plan
	for i, d := range h.dealings(openUses(s, defending), p.deals[:0]) {
		if defending {
			defence = int(d[toDefend].Value)
		}
		if q := t.best(&d, defence); i == 0 || q.score > best.score+1e-9 {
			best = q
		}
	}
	in := p.intent()
	if in == nil {
		in = &p.intents[0]
		if p.s.Waiting.Frame == in.frame && in.frame != rapid.None {
			in = &p.intents[1]
		}
	}
	*in = t.intent(&best)
	return in
}

// goOn is the next thing that the acting frame does.
func (p *playout) goOn(a *rapid.Action) {
	s := &p.s
	in := p.intent()
	if in == nil {
		in = p.plan(false)
	}
	in.next(s, a)
}

// next sets a to the next thing that the frame, which is the acting one, does to
// carry out its intent. What has become impossible is left out.
func (in *intent) next(s *rapid.State, a *rapid.Action) {
	if in.before && in.attacks(s, a) {
		return
	}
	if in.move.Kind == rapid.ActMove && !s.Acting.Moved && s.Allows(&in.move) {
		*a = in.move
		return
	}
	if in.attacks(s, a) {
		return
	}
	*a = rapid.Action{Kind: rapid.ActDone}
}

// attacks sets a to the attack, if that is meant and possible now.
func (in *intent) attacks(s *rapid.State, a *rapid.Action) bool {
	if in.attack == (rapid.Face{}) || s.Acting.Attacked {
		return false
	}
	*a = rapid.Action{Kind: rapid.ActAttack, Die: in.attack}
	return s.Allows(a)
}

// takeBricks is the script's answer, which is marked beforehand, found without
// allocating.
func (p *playout) takeBricks(a *rapid.Action) {
	s := &p.s
	at := s.Actor().At
	target := at
	if t := s.Acting.Target; t.Kind == rapid.FrameTarget {
		target = s.Frames[t.ID].At
	}
	a.Kind = rapid.ActBricks
	bricks := s.Table.PickBricks(&s.Bricks, int(s.Assault.Hit.ID), at, target, s.UnitLength(), field.BricksPerHit, p.bricks[:0])
	a.Count = int8(copy(a.Bricks[:], bricks))
}

// intent is a plan as what the acting frame means to do.
func (t *thinking) intent(p *plan) intent {
	s := t.b.s
	in := intent{frame: s.Acting.Frame, defend: p.dealing[toDefend], before: p.before}
	if p.site > 0 {
		in.move = t.move(p)
	}
	if t.attack(t.from(p), p.dealing[toAttack].Value) > 0 {
		in.attack = p.dealing[toAttack]
	}
	return in
}

// from is where a plan attacks from.
func (t *thinking) from(p *plan) *attackFrom {
	if p.before {
		return &t.now
	}
	return &t.survey.sites[p.site].attackFrom
}

// odds is every seat's chance to win as the playout has left the table.
func (p *playout) odds() [rapid.MaxSeats]float64 {
	return p.verdict.odds(p.look())
}

// look is the table as the playout has left it.
func (p *playout) look() *board {
	s := &p.s
	p.board = board{s: s, w: &p.script.Weights, unit: float64(s.UnitLength()), ruler: float64(s.RulerLength()), quick: true, walls: &p.walls, guns: &p.guns}
	return &p.board
}
