package rapidai

import (
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// Names of the facts that advice comes with. All but the first two are of the rest of
// the round.
const (
	FactAttack   = "attack"       // chance that the frame gets to attack in this turn
	FactHit      = "hit"          // chance that its attack does damage
	FactGiven    = "hits given"   // damage to frames of others
	FactTaken    = "hits taken"   // damage to the seat's frames
	FactKills    = "kills"        // frames of others that are destroyed
	FactLosses   = "losses"       // frames of the seat that are destroyed
	FactStations = "stations won" // stations won, less those lost
)

var facts = [...]string{FactAttack, FactHit, FactGiven, FactTaken, FactKills, FactLosses, FactStations}

// mostAdvice is how many answers advice is about.
const mostAdvice = 3

// notes are what came of an option, summed over playouts.
type notes struct {
	odds  [rapid.MaxSeats]float64
	facts [len(facts)]float64
}

// A holding is what the battle of a seat is summed up by, before and after.
type holding struct {
	hits, others             int // damage that frames can still take
	frames, otherFrames, own int // standing frames, and the seat's stations
}

func holdingOf(s *rapid.State, seat int8) (h holding) {
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		switch {
		case !f.Stands():
		case f.Seat == seat:
			h.hits += f.Hits()
			h.frames++
		default:
			h.others += f.Hits()
			h.otherFrames++
		}
	}
	for i := range s.StationCount() {
		if s.Stations[i].Owner == seat {
			h.own++
		}
	}
	return h
}

// note adds what came of a playout of an option.
func (p *playout) note(candidate int, odds *[rapid.MaxSeats]float64) {
	n := &p.notes[candidate]
	for i, v := range odds {
		n.odds[i] += v
	}
	before, after := &p.before, &p.after
	for i, v := range [...]int{
		p.attacks, p.struck, before.others - after.others, before.hits - after.hits,
		before.otherFrames - after.otherFrames, before.frames - after.frames, after.own - before.own,
	} {
		n.facts[i] += float64(v)
	}
}

// follow watches the attack of the frame that an option is about. attacks tells that
// an attack has just been made.
func (p *playout) follow(attacks bool) {
	s := &p.s
	if attacks {
		attacker := &s.Acting
		if s.Held {
			attacker = &s.Waiting
		}
		if attacker.Frame == p.hero && attacker.Target.Kind == rapid.FrameTarget {
			p.attacks, p.victim = 1, int8(attacker.Target.ID)
			p.whole = s.Frames[p.victim].Hits()
		}
	}
	if p.victim == rapid.None {
		return
	}
	if s.Frames[p.victim].Hits() < p.whole {
		p.struck = 1
	}
	if s.Assault.Attack == 0 {
		p.victim = rapid.None
	}
}

// Advise gives the best answers with what speaks for them.
func (c *Search) Advise(s *rapid.State, noise uint64, stop func() bool) []ai.Advice {
	if !c.searches(s) {
		return []ai.Advice{{Choice: c.Script.Decide(s, random(noise))}}
	}
	search, play := c.search(s, noise)
	if search == nil {
		return []ai.Advice{{Choice: play.options[0].action}}
	}
	play.pause = stop
	play.notes = make([]notes, len(play.options))
	search.Run(play, stop)
	var list []ai.Advice
	for _, i := range search.Ranking() {
		o := &play.options[i]
		then := o.then()
		if seen(list, o.action, then) {
			continue
		}
		t := search.Tally(i)
		if t.Samples == 0 {
			break
		}
		n := float64(t.Samples)
		a := ai.Advice{Choice: o.action, Then: then, Half: t.Half(), Playouts: t.Samples, Weighed: len(play.options), Total: search.Playouts()}
		for seat := range s.SeatCount() {
			a.Odds = append(a.Odds, play.notes[i].odds[seat]/n)
		}
		for k, name := range facts {
			a.Facts = append(a.Facts, ai.Fact{Name: name, Value: play.notes[i].facts[k] / n})
		}
		if list = append(list, a); len(list) == mostAdvice {
			break
		}
	}
	return list
}

// then is what a frame does in the rest of its turn, or which target it names if it is
// activated. Where there is a choice it is in this order.
func (o *option) then() (then []rules.Choice) {
	if o.name.Kind == rapid.ActName {
		return append(then, o.name)
	}
	in := &o.intent
	if in.frame == rapid.None {
		return nil
	}
	attack := rapid.Action{Kind: rapid.ActAttack, Die: in.attack}
	attacks := in.attack != (rapid.Face{}) && o.action.Kind != rapid.ActAttack
	if attacks && in.before {
		then = append(then, attack)
	}
	if in.move.Kind == rapid.ActMove && o.action.Kind != rapid.ActMove {
		then = append(then, in.move)
	}
	if attacks && !in.before {
		then = append(then, attack)
	}
	return then
}

// seen tells whether there is advice about an answer already. With other intentions for
// the rest of the turn it is another, except that a frame is activated but once.
func seen(list []ai.Advice, a rapid.Action, then []rules.Choice) bool {
	return slices.ContainsFunc(list, func(l ai.Advice) bool {
		return l.Choice == rules.Choice(a) && (a.Kind == rapid.ActPick || slices.Equal(l.Then, then))
	})
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

var (
	_ ai.Adviser       = searcher{}
	_ ai.Interruptible = searcher{}
)
