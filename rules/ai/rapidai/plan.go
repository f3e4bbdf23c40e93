package rapidai

import (
	"math"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A use is what a die is spent on.
type use uint8

const (
	toDefend use = iota
	toMove
	toAttack
	toSpot
	uses
)

var colours = [uses]dice.Colour{dice.Blue, dice.Green, dice.Red, dice.Yellow}

// A hand is the dice that a turn has left: the best coloured die for each use, and
// the whites.
type hand struct {
	coloured [uses]rapid.Face
	whites   [2]rapid.Face
	n        int
}

func handOf(t *rapid.Turn) (h hand) {
	for i := range t.Count {
		d := &t.Pool[i]
		if d.Spent {
			continue
		}
		if d.Colour == dice.White {
			if h.n < len(h.whites) {
				h.whites[h.n] = d.Face
				h.n++
			}
			continue
		}
		for u, c := range colours {
			if c == d.Colour && d.Value > h.coloured[u].Value {
				h.coloured[u] = d.Face
			}
		}
	}
	return h
}

// most is the highest die for a use.
func (h *hand) most(u use) uint8 {
	best := h.coloured[u].Value
	for _, w := range h.whites[:h.n] {
		best = max(best, w.Value)
	}
	return best
}

// A dealing is a way to spend the dice: a die, or none, for each use.
type dealing [uses]rapid.Face

// dealings lists all ways to give the whites to uses that are still open; every
// other use gets its best coloured die.
func (h *hand) dealings(open [uses]bool, out []dealing) []dealing {
	var plain dealing
	for u := range uses {
		if open[u] {
			plain[u] = h.coloured[u]
		}
	}
	out = append(out, plain)
	give := func(d dealing, w rapid.Face, then func(dealing, use)) {
		for u := range uses {
			if open[u] && w.Value > d[u].Value {
				next := d
				next[u] = w
				then(next, u)
			}
		}
	}
	for i, w := range h.whites[:h.n] {
		give(plain, w, func(d dealing, first use) {
			out = append(out, d)
			if i > 0 {
				return
			}
			for _, second := range h.whites[1:h.n] {
				give(d, second, func(d dealing, u use) {
					if u != first {
						out = append(out, d)
					}
				})
			}
		})
	}
	return out
}

// openUses are the uses that the acting frame may still put a die to.
func openUses(s *rapid.State, defending bool) [uses]bool {
	t := &s.Acting
	return [uses]bool{
		toDefend: defending,
		toMove:   !t.Moved,
		toAttack: !t.Attacked && t.Target.Kind == rapid.FrameTarget,
		toSpot:   true,
	}
}

// A plan is how a turn may go on.
type plan struct {
	dealing
	site   int
	before bool // attack before moving
	score  float64
}

// A thinking is what a frame weighs in its turn.
type thinking struct {
	b        *board
	survey   survey
	stakes   [rapid.MaxStations]stake
	stations int
	last     bool       // nothing follows this turn
	blow     [9]float64 // worth of the attack that is already on its way, by my defence
	now      attackFrom // attacking from where the frame stands
	perHit   float64
	shots    [screens][9]float64 // worth of an attack die, by screen
	shotDone [screens]bool
	gains    [rapid.MaxFrames][7]float64 // worth of a spot, by target and value
	marks    []int8                      // targets that are worth a spot
	markBuf  [rapid.MaxFrames]int8
}

// An attackFrom says whether a place is in the band that was named, what screens
// the target from there, and whether a frame of mine is what does.
type attackFrom struct {
	inBand bool
	screen screen
	mine   bool
	shield int8 // the frame of mine
}

// think weighs everything that the acting frame may still do in its turn. With
// defending its defence is still open, and an attack that drew it in is on its
// way.
func (c *Script) think(b *board, t *thinking, defending bool) {
	s := b.s
	t.b = b
	frame, f := s.Acting.Frame, s.Actor()
	h := handOf(&s.Acting)
	t.stakes, t.stations = b.stakes(frame)
	list := t.stakes[:t.stations]
	t.last = b.lastTurn()
	b.lures()
	most := uint8(0)
	if !s.Acting.Moved {
		most = h.most(toMove)
	}
	b.survey(list, most, &t.survey)
	t.perHit = b.perHit(frame)
	c.spotGains(b, t)
	for i := range t.survey.n {
		k := &t.survey.sites[i]
		k.worth = b.stationWorth(f, k.at, list) + b.outlook(frame, k.at)
		if i > 0 {
			k.worth -= b.w.Idle
		}
		t.sight(k)
	}
	t.now = t.survey.sites[0].attackFrom
	if defending && s.Held {
		b.incoming(t)
	}
}

// incoming prices the attack that drew the frame in, by its defence.
func (b *board) incoming(t *thinking) {
	s := b.s
	frame := s.Acting.Frame
	f := s.Actor()
	attacker := s.Waiting.Frame
	c := byHand
	if s.Waiting.Band != rapid.AtHand {
		c = b.screenFor(s.Frames[attacker].At, f.At, attacker, frame, true)
	}
	value := func(n int) float64 {
		hits := c.hits(max(0, n))
		return b.damage(frame, hits) + hits.AtLeast(f.Hits())*b.w.OwnTurn*b.harm[b.me]
	}
	for d := range t.blow {
		n := int(s.Assault.Attack) - d
		v := value(n)
		if f.Spot > 0 {
			// The attacker adds the spot if that does something.
			v += b.w.SpotFear * (value(n+int(f.Spot)) - v)
		}
		t.blow[d] = v
	}
}

// expose weighs what enemies may do to the frame at a place, in the rest of this
// round by its defence, and in the next.
func (b *board) expose(frame int8, k *site) {
	k.exposed = true
	s := b.s
	f := &s.Frames[frame]
	spot := int(f.Spot)
	next := 0.0
	fresh := freshGuard(f)
	for e := range s.FrameCount() {
		enemy := &s.Frames[e]
		if enemy.Seat == b.me || !enemy.Stands() {
			continue
		}
		soon := !enemy.Acted
		if !soon && b.later == 0 {
			continue
		}
		lure := b.lure[e]
		if !soon && b.quick {
			// Where it will attack from is not known: walls count as they usually do.
			v := b.volley(enemy, enemy.At, k.at, midWall)
			next += lure * v.against(fresh, 0)
			continue
		}
		v := b.threat(int8(e), frame, k.at, faint, false)
		if v.odds == 0 {
			continue
		}
		if soon {
			row, share := v.row(), lure*v.odds
			for d := range k.exposure {
				k.exposure[d] += share * row[max(lowNet, d-spot)-lowNet]
			}
		}
		if b.later > 0 {
			next += lure * v.against(fresh, 0)
		}
	}
	k.worth -= b.w.NextFear * next * b.perHit(frame)
}

// outlook is what a place promises for the rounds to come: enemies within reach of
// the frame's weapons.
func (b *board) outlook(frame int8, p field.Point) float64 {
	if b.later == 0 {
		return 0
	}
	s := b.s
	f := &s.Frames[frame]
	best := 0.0
	for e := range s.FrameCount() {
		enemy := &s.Frames[e]
		if enemy.Seat == b.me || !enemy.Stands() {
			continue
		}
		v := b.volley(f, p, enemy.At, midWall)
		hits := v.mean(3)
		if hits == 0 {
			// Out of reach: the nearer the better.
			hits = 0.3 / (1 + near(p, enemy.At)/b.ruler)
		}
		best = max(best, hits*b.perHit(int8(e)))
	}
	return b.w.Outlook * best
}

// sight finds what the acting frame can attack and spot from a place.
func (t *thinking) sight(k *site) {
	b, s := t.b, t.b.s
	turn := &s.Acting
	if turn.Target.Kind == rapid.FrameTarget && !turn.Attacked && s.Frames[turn.Target.ID].Stands() {
		target := int8(turn.Target.ID)
		at := s.Frames[target].At
		if s.BandBetween(k.at, at) == turn.Band {
			k.inBand, k.screen = true, byHand
			if turn.Band != rapid.AtHand {
				k.screen = b.screenFor(k.at, at, turn.Frame, target, true)
				k.shield, k.mine = b.shieldOfMine(k.at, at, k.screen)
			}
		}
	}
	for _, m := range t.marks {
		at := s.Frames[m].At
		seen := turn.Comms >= 2 ||
			field.BasesWithin(k.at, at, s.RulerLength()) &&
				(turn.Comms == 1 || b.screenFor(k.at, at, turn.Frame, m, false) == inOpen)
		if !seen {
			continue
		}
		for v := range k.spots {
			k.spots[v] = max(k.spots[v], t.gains[m][v])
		}
	}
}

// shot is the worth of attacking the named target with a die through a screen.
func (t *thinking) shot(c screen, value uint8) float64 {
	if !t.shotDone[c] {
		t.shotDone[c] = true
		t.b.attackWorth(int8(t.b.s.Acting.Target.ID), c, &t.shots[c])
	}
	return t.shots[c][min(value, 8)]
}

// attack is the worth of attacking from a place with a die; not attacking is worth
// nothing.
func (t *thinking) attack(from *attackFrom, value uint8) float64 {
	if !from.inBand || value == 0 {
		return 0
	}
	worth := t.shot(from.screen, value)
	if from.mine && worth > 0 {
		// The 5s hit the frame of mine that the target hides behind (K8).
		target := &t.b.s.Frames[t.b.s.Acting.Target.ID]
		n := int(value) + int(target.Spot) - int(guard(target).mean)
		left := t.b.s.Frames[from.shield].Hits()
		worth -= t.b.damage(from.shield, dice.CoverHits(dice.BehindFrame, max(0, n), left))
	}
	return max(0, worth)
}

// shieldOfMine finds the frame of mine behind which a target hides, if what
// screens it is a frame.
func (b *board) shieldOfMine(attacker, target field.Point, c screen) (frame int8, ok bool) {
	if c < frame1 || c == safeFrame {
		return rapid.None, false
	}
	for i := b.s.First[b.me]; i < b.s.First[b.me+1]; i++ {
		if f := &b.s.Frames[i]; f.Stands() && i != b.s.Acting.Frame && behind(f) == c &&
			field.FrameCovers(attacker, target, f.At, b.s.UnitLength()) {
			return i, true
		}
	}
	return rapid.None, false
}

// attackWorth is the worth of attacking a frame with each die from 1 to 8, with the spot
// on it where that is the better.
func (b *board) attackWorth(target int8, c screen, worth *[9]float64) {
	f := &b.s.Frames[target]
	defence := guard(f)
	const most = 8
	var blows [2*most + 1]float64 // by how far the die is above the defence, from −8
	for n := 1 - defence.high; n <= most-defence.low; n++ {
		v := b.blow(target, c, n)
		if f.Spot > 0 {
			v = max(v, b.blow(target, c, n+int(f.Spot))-b.w.SpotCost)
		}
		blows[n+most] = v
	}
	for a := 1; a <= most; a++ {
		sum := 0.0
		for d := defence.low; d <= defence.high; d++ {
			sum += defence.p[d] * blows[a-d+most]
		}
		if sum > 0 && !f.Acted {
			sum += b.w.Draw
		}
		worth[a] = sum
	}
}

// best is the best plan for a dealing of dice. Routes are looked for only where a
// plan wants to go.
func (t *thinking) best(d *dealing, defence int) plan {
	for {
		p := t.rate(d, defence)
		if k := &t.survey.sites[p.site]; k.route {
			t.survey.findRoute(k)
			continue
		}
		return p
	}
}

// rate prices a dealing of dice with the best place for it.
func (t *thinking) rate(d *dealing, defence int) plan {
	best := plan{dealing: *d, site: -1, score: math.Inf(-1)}
	for i := range t.survey.n {
		k := &t.survey.sites[i]
		if k.need > d[toMove].Value {
			continue
		}
		p := t.rateAt(i, d, defence)
		if p.score <= best.score+1e-9 {
			continue
		}
		if !k.exposed {
			// Danger only makes a place worse: it is looked at where that may matter.
			t.b.expose(t.survey.frame, k)
			if p = t.rateAt(i, d, defence); p.score <= best.score+1e-9 {
				continue
			}
		}
		best = p
	}
	return best
}

// rateAt prices a dealing of dice with a place that its move die reaches; before
// the place has been exposed, without its danger.
func (t *thinking) rateAt(i int, d *dealing, defence int) plan {
	p := plan{dealing: *d, site: i}
	k := &t.survey.sites[i]
	score := k.worth - t.b.w.Fear*t.perHit*k.exposure[defence]
	kill := 0.0
	if attackDie := d[toAttack].Value; attackDie > 0 {
		from := &k.attackFrom
		a := t.attack(from, attackDie)
		// Attacking first shows what came of it before the frame moves.
		if t.now.inBand {
			if now := t.attack(&t.now, attackDie); now >= a-1e-9 {
				from, a, p.before = &t.now, now, true
			}
		}
		score += a
		if t.last && a > 0 {
			kill = t.killOdds(from.screen, attackDie)
		}
	}
	if t.last {
		score = 0.01*score + 100*t.winOdds(k, kill)
	}
	if v := d[toSpot].Value; v > 0 {
		score += k.spots[v]
	}
	p.score = score - t.blow[defence]
	return p
}

// defend lists the dice that the acting frame may defend with, each with the worth
// of the best plan for the rest of the turn.
func (c *Script) defend(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Actor().Seat)
	var t thinking
	c.think(&b, &t, true)
	h := handOf(&s.Acting)
	var buf [32]dealing
	for _, d := range h.dealings(openUses(s, true), buf[:0]) {
		p := t.best(&d, int(d[toDefend].Value))
		out = merge(out, rapid.Action{Kind: rapid.ActDefend, Die: d[toDefend]}, p.score)
	}
	return out
}

// merge adds a candidate, or takes it for one of its kind with the same die if it
// is better.
func merge(out []Candidate, a rapid.Action, score float64) []Candidate {
	for i := range out {
		if o := &out[i]; o.Action.Kind == a.Kind && o.Action.Die == a.Die {
			if score > o.Score {
				*o = Candidate{a, score}
			}
			return out
		}
	}
	return append(out, Candidate{a, score})
}

// act lists what the acting frame may do next: attack, move somewhere, or neither,
// each as the beginning of a plan for the rest of its turn.
func (c *Script) act(s *rapid.State, out []Candidate) []Candidate {
	b := c.look(s, s.Actor().Seat)
	var t thinking
	c.think(&b, &t, false)
	h := handOf(&s.Acting)
	var buf [32]dealing
	for _, d := range h.dealings(openUses(s, false), buf[:0]) {
		p := t.best(&d, int(max(0, s.Actor().Defence)))
		out = t.begin(&p, out)
	}
	if len(out) == 0 {
		out = append(out, Candidate{Action: rapid.Action{Kind: rapid.ActDone}})
	}
	return out
}

// begin adds the first action of a plan.
func (t *thinking) begin(p *plan, out []Candidate) []Candidate {
	s := t.b.s
	k := &t.survey.sites[p.site]
	attack := rapid.Action{Kind: rapid.ActAttack, Die: p.dealing[toAttack]}
	if p.before && t.attack(&t.now, p.dealing[toAttack].Value) > 0 {
		return merge(out, attack, p.score)
	}
	if p.site == 0 {
		if t.attack(&k.attackFrom, p.dealing[toAttack].Value) > 0 {
			return merge(out, attack, p.score)
		}
		return merge(out, rapid.Action{Kind: rapid.ActDone}, p.score)
	}
	move := t.move(p)
	if !s.Allows(&move) {
		return out
	}
	return merge(out, move, p.score)
}

// move is how a plan gets to its place, which is not where the frame stands.
func (t *thinking) move(p *plan) rapid.Action {
	k := &t.survey.sites[p.site]
	move := rapid.MoveTo(p.dealing[toMove], k.at)
	if k.corners {
		path, _ := t.survey.pathTo(k.at, int32(move.Die.Value)*t.b.s.UnitLength(), move.Path[:0])
		move.Count = int8(copy(move.Path[:], path))
	}
	return move
}
