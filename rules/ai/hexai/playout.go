package hexai

import (
	"math/rand/v2"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A leg is a step in a direction, or, from hex.Directions on, a rotation to one.
type leg int8

// action is what a unit does for a leg.
func (l leg) action() hexwar.Action {
	if l < hex.Directions {
		return hexwar.Action{Kind: hexwar.ActStep, Dir: hex.Direction(l)}
	}
	return hexwar.Action{Kind: hexwar.ActTurn, Dir: hex.Direction(l) - hex.Directions}
}

// maxLegs is more than most ways have; the rest of a longer one is forgotten.
const maxLegs = 32

// An intent is what a unit means to do in the rest of its turn.
type intent struct {
	unit    int8 // None: nothing
	planned bool // the way is settled
	n, at   int8 // legs of the way, and those that are done
	way     [maxLegs]leg
	next    hexwar.Action // what follows the way: ActNext or ActGather
}

// intentFor is a stop as what a unit means to do.
func (r *reach) intentFor(i int16, next hexwar.Action) intent {
	in := intent{unit: r.unit, planned: true, next: next}
	n := 0
	for k := i; r.list[k].parent >= 0; k = r.list[k].parent {
		n++
	}
	in.n = int8(min(n, maxLegs))
	for k := i; r.list[k].parent >= 0; k = r.list[k].parent {
		n--
		if n >= maxLegs {
			continue
		}
		p := &r.list[k]
		if p.step {
			in.way[n] = leg(r.list[p.parent].cell.To(p.cell).Toward())
		} else {
			in.way[n] = leg(p.facing) + hex.Directions
		}
	}
	return in
}

// An option is an answer that a search considers, with what the unit means to do in
// the rest of its turn.
type option struct {
	action hexwar.Action
	intent intent
	score  float64 // by the script
}

// A playout plays engagements on from a position, by a quick script for every seat, to
// the end of the round. It is the ai.Playouts of a search, and never allocates.
//
// The quick script makes a plan once in a unit's turn, where the script itself thinks
// again after every step. It does without what is seldom worth it: stances, kneeling,
// grapples, thrusters, drones, other forms and elevations.
type playout struct {
	root    *hexwar.State
	options []option
	me      int8 // the team that decides
	script  Script
	verdict *Verdict
	style   Style   // of who decides
	sights  []int64 // what the options are worth at first sight, if that has a say in their value
	belief  int64   // the hundredths of a value that it is

	s      hexwar.State
	sample uint64
	pcg    rand.PCG
	noise  *rand.Rand
	intent intent
	list   [128]Candidate
	turns  int // activations played, in all
	rolled struct {
		round, unit int8
		n           [hexwar.PhaseOver]uint8
	}

	notes []notes // by option, if advice is wanted
	watch watch
}

// newPlayout makes room for playing a position on by a script.
func newPlayout(root *hexwar.State, options []option, script Script, v *Verdict) *playout {
	p := &playout{root: root, options: options, me: int8(root.TeamOf(int(root.Side()))), script: script, verdict: v}
	p.script.mind = p.script.newMind(root)
	p.noise = rand.New(&p.pcg)
	return p
}

// another plays the same in room of its own.
func (p *playout) another() *playout {
	q := newPlayout(p.root, p.options, p.script, p.verdict)
	q.style, q.sights, q.belief = p.style, p.sights, p.belief
	return q
}

// Play takes an option and plays on with the luck of a sample.
func (p *playout) Play(candidate int, sample uint64) int64 {
	p.s, p.sample = *p.root, sample
	p.pcg.Seed(sample, 1)
	p.script.mind.luck = ai.Mix(sample)
	p.script.mind.forget()
	p.rolled.unit, p.rolled.round = hexwar.None, hexwar.None
	s, o := &p.s, &p.options[candidate]
	p.intent = o.intent
	end := s.Round
	if p.notes != nil {
		p.begin(&o.action)
	}
	p.do(&o.action)
	var a hexwar.Action
	for n := 0; s.Phase != hexwar.PhaseOver && s.Round <= end && n < longest; n++ {
		p.answer(&a)
		p.do(&a)
	}
	first := p.odds()
	if p.me != 0 {
		first = 1 - first
	}
	if p.notes != nil {
		p.note(candidate, first)
	}
	value := p.worth(first)
	if p.sights != nil {
		value = ((100-p.belief)*value + p.belief*p.sights[candidate]) / 100
	}
	return value
}

// do takes an answer that is known to be legal.
func (p *playout) do(a *hexwar.Action) {
	if a.Kind == hexwar.ActPick {
		p.turns++
	}
	if p.notes != nil {
		p.follow(a)
	}
	p.s.Do(a, nil)
}

// answer sets a to what the quick script, or the sample's luck, answers.
func (p *playout) answer(a *hexwar.Action) {
	s := &p.s
	*a = hexwar.Action{}
	if s.Side() == rules.Chance {
		p.roll(a)
		return
	}
	switch s.Phase {
	case hexwar.PhasePick:
		p.pick(a)
		return
	case hexwar.PhaseAct:
		p.act(a)
		return
	}
	*a = bestOf(p.script.Candidates(s, p.noise, p.list[:0]))
}

// bestOf is the answer that a script which does not waver takes.
func bestOf(list []Candidate) hexwar.Action {
	best := 0
	for i := range list {
		// The margin keeps the last bit of a score from deciding.
		if list[i].Score > list[best].Score+1e-9 {
			best = i
		}
	}
	return list[best].Action
}

// roll rolls dice that depend on the sample, on whose turn it is and on what they are
// rolled for, so that all options meet the same luck.
func (p *playout) roll(a *hexwar.Action) {
	s := &p.s
	if r := &p.rolled; r.unit != s.Turn.Unit || r.round != s.Round {
		r.unit, r.round = s.Turn.Unit, s.Round
		clear(r.n[:])
	}
	n := &p.rolled.n[s.Phase]
	*n++
	bits := ai.Mix(p.sample ^ uint64(s.Phase)<<40 ^ uint64(s.Round)<<48 ^ uint64(s.Turn.Unit+1)<<56 ^ uint64(*n)<<32)
	a.Kind, a.Count = hexwar.ActRoll, int8(s.RollDice())
	for i := range a.Values[:a.Count] {
		a.Values[i] = 1 + uint8(bits&7)
		bits >>= 3
	}
}

// pick activates the dearest unit that may get to attack, units that can reach nobody
// last.
func (p *playout) pick(a *hexwar.Action) {
	s := &p.s
	best := -1.0
	for i := range int8(s.Count()) {
		k := hexwar.Action{Kind: hexwar.ActPick, Unit: i}
		if !s.Allows(&k) {
			continue
		}
		x := float64(s.Model(int(i)).Cost) + 1
		if !p.mayAttack(i) {
			x *= 0.2
		}
		if x > best {
			best, *a = x, k
		}
	}
}

// mayAttack tells whether an enemy is about as near as a unit goes and shoots.
func (p *playout) mayAttack(unit int8) bool {
	s := &p.s
	far := 1
	for k := range int8(hexwar.MaxArms) {
		if s.Usable(unit, k) {
			form, _ := s.FormOf(unit, k)
			far = max(far, int(form.Range))
		}
	}
	far += int(s.Movement(unit))
	first, end := s.Setup.Units(1 - int(s.Model(int(unit)).Team))
	for i := first; i < end; i++ {
		if s.On(int8(i)) && hex.Distance(s.Units[i].Cell, s.Units[unit].Cell) <= far {
			return true
		}
	}
	return false
}

// act is the next thing that the acting unit does.
func (p *playout) act(a *hexwar.Action) {
	s := &p.s
	unit := s.Turn.Unit
	if p.intent.unit != unit {
		p.intent = intent{unit: unit}
	}
	switch {
	case s.Units[unit].HeldBy != hexwar.None:
		if a.Kind = hexwar.ActBreak; !s.Allows(a) {
			a.Kind = hexwar.ActEnd
		}
	case s.Turn.Stage == hexwar.Moving:
		p.move(a)
	default:
		p.fight(a)
	}
	if !s.Allows(a) {
		*a = p.script.anything(s, p.list[:0])[0].Action
	}
}

// move is the next leg of the unit's way, or what follows it.
func (p *playout) move(a *hexwar.Action) {
	s := &p.s
	u := &s.Units[s.Turn.Unit]
	in := &p.intent
	if u.Posture != hexwar.Standing || u.Stuck {
		if a.Kind = hexwar.ActGetUp; s.Allows(a) {
			return
		}
	}
	if s.Mission.Exit > 0 {
		if a.Kind = hexwar.ActLeave; s.Allows(a) {
			return
		}
	}
	if !in.planned {
		p.plan()
	}
	for in.at < in.n {
		if *a = in.way[in.at].action(); s.Allows(a) {
			in.at++
			return
		}
		if *a = (hexwar.Action{Kind: hexwar.ActPress}); s.Allows(a) && s.Turn.MP <= 1 {
			return
		}
		in.at = in.n
	}
	if *a = in.next; a.Kind == hexwar.ActNext || s.Allows(a) {
		in.next = hexwar.Action{Kind: hexwar.ActNext}
		return
	}
	*a = hexwar.Action{Kind: hexwar.ActNext}
}

// plan settles the way of the acting unit.
func (p *playout) plan() {
	s := &p.s
	b := p.script.look(s, s.Model(int(s.Turn.Unit)).Team)
	in, ok := b.planFor(s, false).settle()
	if !ok {
		in = intent{unit: s.Turn.Unit, planned: true, next: hexwar.Action{Kind: hexwar.ActNext}}
	}
	p.intent = in
}

// fight is the attack that brings the most over keeping the action points, or going on.
func (p *playout) fight(a *hexwar.Action) {
	s := &p.s
	t := &s.Turn
	u := &s.Units[t.Unit]
	a.Kind = hexwar.ActEnd
	close := t.Stage == hexwar.Close
	if !close {
		a.Kind = hexwar.ActNext
	}
	if u.AP == 0 {
		return
	}
	b := p.script.look(s, s.Model(int(t.Unit)).Team)
	g := b.arm(t.Unit, false)
	v := &p.script.mind.shots
	g.at(u.Cell, u.Level, v)
	if v.n == 0 {
		a.Kind = hexwar.ActEnd
		return
	}
	rest, most := g.rest(v, u.Facing, u.AP, close), 1e-9
	for i := range v.list[:v.n] {
		x := &v.list[i]
		if x.melee != close || x.ap > u.AP {
			continue
		}
		if score := x.worth + g.rest(v, u.Facing, u.AP-x.ap, close) - rest; score > most {
			if k := g.attack(x); s.Allows(&k) {
				*a, most = k, score
			}
		}
	}
}

// odds is the first team's chance to win as the playout has left the board.
func (p *playout) odds() float64 { return p.verdict.odds(&p.script, &p.s) }
