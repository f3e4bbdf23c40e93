package hexai

import (
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// Names of the facts that advice comes with. All but the first two are of the rest of
// the round.
const (
	FactAttack = "attack"       // chance that the unit gets to attack in this turn
	FactHit    = "hit"          // chance that it does damage in this turn
	FactGiven  = "damage given" // to units of the enemy
	FactTaken  = "damage taken" // by units of the team
	FactKills  = "kills"        // units of the enemy that are destroyed
	FactLosses = "losses"       // units of the team that are destroyed
	FactPoints = "points"       // of the mission: the team's, less the enemy's
)

var facts = [...]string{FactAttack, FactHit, FactGiven, FactTaken, FactKills, FactLosses, FactPoints}

// mostAdvice is how many answers advice is about.
const mostAdvice = 3

// notes are what came of an option, summed over playouts.
type notes struct {
	odds  float64 // of the team that decides
	facts [len(facts)]float64
}

// A watch is kept on the unit whose turn an option is about.
type watch struct {
	hero            int8 // None: of no unit
	attacked, hurts bool
	before          int // what the enemy could take
}

// begin keeps watch on the unit that an option is about.
func (p *playout) begin(a *hexwar.Action) {
	p.watch = watch{hero: p.s.Turn.Unit}
	if a.Kind == hexwar.ActPick {
		p.watch.hero = a.Unit
	}
	p.watch.before = defence(&p.s, 1-p.me)
}

// follow sees an answer before it is taken.
func (p *playout) follow(a *hexwar.Action) {
	w := &p.watch
	switch {
	case w.hero == hexwar.None:
	case a.Kind == hexwar.ActAttack && p.s.Phase == hexwar.PhaseAct && p.s.Turn.Unit == w.hero:
		w.attacked = true
	case a.Kind == hexwar.ActPick && a.Unit != w.hero:
		w.hurts = defence(&p.s, 1-p.me) < w.before
		w.hero = hexwar.None
	}
}

// defence is what the units of a team that stand on the board can still take.
func defence(s *hexwar.State, team int8) (n int) {
	first, end := s.Setup.Units(int(team))
	for i := first; i < end; i++ {
		u := &s.Units[i]
		if !s.On(int8(i)) {
			continue
		}
		for _, left := range u.Left {
			n += int(left)
		}
		for k := range u.Items {
			if it := &u.Items[k]; it.Weapon != hexwar.None && it.Mount != hexwar.Lost {
				n += int(it.Left)
			}
		}
	}
	return n
}

// alive is how many units of a team are not destroyed, drones left out.
func alive(s *hexwar.State, team int8) (n int) {
	first, end := s.Setup.Units(int(team))
	for i := first; i < end; i++ {
		if !s.Model(i).Drone && s.Units[i].Where != hexwar.Gone {
			n++
		}
	}
	return n
}

// note adds what came of a playout of an option, after which the team that decides has
// that chance.
func (p *playout) note(candidate int, odds float64) {
	n := &p.notes[candidate]
	n.odds += odds
	w := &p.watch
	if w.hero != hexwar.None { // its turn was the last
		w.hurts = defence(&p.s, 1-p.me) < w.before
	}
	t := p.tollOf()
	for i, v := range [...]int{
		count(w.attacked), count(w.attacked && w.hurts),
		t.given, t.taken, t.kills, t.losses, t.points,
	} {
		n.facts[i] += float64(v)
	}
}

// lead is the points of the mission that a team is ahead by.
func lead(s *hexwar.State, team int8) int { return s.Teams[team].Points() - s.Teams[1-team].Points() }

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// Advise gives the best answers with what speaks for them.
func (c *Search) Advise(s *hexwar.State, noise uint64, stop func() bool) []ai.Advice {
	if !searched(s.Phase) {
		return []ai.Advice{{Choice: c.Script.Decide(s, random(noise))}}
	}
	search, play := c.search(s, noise)
	if search == nil {
		return []ai.Advice{{Choice: play.options[0].action}}
	}
	play.notes = make([]notes, len(play.options))
	search.Run(play, stop)
	var list []ai.Advice
	for _, i := range search.Ranking() {
		o := &play.options[i]
		t := search.Tally(i)
		if t.Samples == 0 {
			break
		}
		then := o.then(*s)
		if adviceOn(list, o.action, then) {
			continue
		}
		n := float64(t.Samples)
		a := ai.Advice{Choice: o.action, Then: then, Half: t.Half() * 100 / float64(100-play.belief), Playouts: t.Samples, Weighed: len(play.options), Total: search.Playouts()}
		for seat := range s.SeatCount() {
			odds := play.notes[i].odds / n
			if int8(s.TeamOf(seat)) != play.me {
				odds = 1 - odds
			}
			a.Odds = append(a.Odds, odds)
		}
		for k, name := range facts {
			a.Facts = append(a.Facts, ai.Fact{Name: name, Value: play.notes[i].facts[k] / n})
		}
		if list = append(list, a); len(list) == mostAdvice {
			break
		}
	}
	if len(list) == 0 { // stopped before anything was played out
		list = append(list, ai.Advice{Choice: play.options[search.Best()].action})
	}
	return list
}

// then is what is left of the way after an option in s, as it is played out: with Press
// On where that is needed, and as far as no dice decide. What comes after an activation
// waits for them, so that all of it is told.
func (o *option) then(s hexwar.State) (then []rules.Choice) {
	in := &o.intent
	if in.unit == hexwar.None || !in.planned {
		return nil
	}
	pick := o.action.Kind == hexwar.ActPick
	s.Do(&o.action, nil)
	goes := func(a hexwar.Action) bool {
		if !pick {
			if s.Phase != hexwar.PhaseAct || s.Turn.Unit != in.unit || !s.Allows(&a) {
				return false
			}
			s.Do(&a, nil)
		}
		then = append(then, a)
		return true
	}
	for _, l := range in.way[in.at:in.n] {
		press := hexwar.Action{Kind: hexwar.ActPress}
		if !goes(l.action()) && (s.Turn.MP > 1 || !goes(press) || !goes(l.action())) {
			return then
		}
	}
	if in.next.Kind == hexwar.ActGather {
		goes(in.next)
	}
	return then
}

// adviceOn tells whether there is advice already on what an option is about: which unit
// is activated, whatever it means to do then, or where the acting one goes, however it
// gets there.
func adviceOn(list []ai.Advice, a hexwar.Action, then []rules.Choice) bool {
	pick := a.Kind == hexwar.ActPick
	for _, l := range list {
		if l.Choice == rules.Choice(a) && (pick || drift(l.Then) == drift(then)) {
			return true
		}
	}
	return false
}

// drift is how often a way goes in each direction: ways with the same lead to the same
// hex.
func drift(way []rules.Choice) (n [hex.Directions]int) {
	for _, c := range way {
		if a := c.(hexwar.Action); a.Kind == hexwar.ActStep {
			n[a.Dir]++
		}
	}
	return n
}

// Advise gives the best answers to d with what speaks for them. It fails on a battle of
// another system.
func (p searcher) Advise(stop func() bool, b rules.Battle, d rules.Decision, noise uint64) ([]ai.Advice, error) {
	s, err := stateOf(p.name, b, d)
	if err != nil {
		return nil, err
	}
	return p.search.Advise(s, noise, stop), nil
}

var _ ai.Adviser = searcher{}
