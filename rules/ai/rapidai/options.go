package rapidai

import (
	"cmp"
	"math/rand/v2"
	"slices"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// How many options a search considers.
const (
	mostOptions  = 16
	namesPerPick = 3 // targets of a frame that may be picked
	plansPerSite = 3
	plansPerUse  = 4 // with the same defence and attack
)

// options lists what a search considers in answer to what the battle asks a seat,
// the best first as the script sees it. There is at least one.
func (c *Script) options(s *rapid.State, noise *rand.Rand) []option {
	var list []option
	switch s.Phase {
	case rapid.PhasePick:
		list = c.pickOptions(s)
	case rapid.PhaseName:
		list = c.nameOptions(s)
	case rapid.PhaseDefend, rapid.PhaseAct:
		list = c.planOptions(s)
	case rapid.PhaseBricks:
		list = c.brickOptions(s)
	case rapid.PhasePlace:
		list = c.placeOptions(s, noise)
	default:
		for _, k := range c.Candidates(s, noise, nil) {
			list = append(list, option{action: k.Action, intent: intent{frame: rapid.None}, score: k.Score})
		}
	}
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Compare(b.score, a.score) })
	if s.Phase == rapid.PhasePick {
		list = spread(list)
	}
	return list[:min(len(list), mostOptions)]
}

// spread puts the first option with every frame before all others.
func spread(list []option) []option {
	var first, rest []option
	seen := map[int8]bool{}
	for _, o := range list {
		if o.action.Kind == rapid.ActPass || !seen[o.action.Index] {
			first = append(first, o)
			seen[o.action.Index] = o.action.Kind == rapid.ActPick
		} else {
			rest = append(rest, o)
		}
	}
	return append(first, rest...)
}

// pickOptions are the frames that may be activated, each with the targets that it
// might name.
func (c *Script) pickOptions(s *rapid.State) []option {
	var list []option
	b := c.look(s, s.Asked)
	for _, k := range c.pick(s, nil) {
		o := option{action: k.Action, intent: intent{frame: rapid.None}, score: k.Score}
		if k.Action.Kind != rapid.ActPick {
			list = append(list, o)
			continue
		}
		best := b.bestShot(k.Action.Index).worth
		for _, shot := range c.shots(&b, k.Action.Index, namesPerPick) {
			o.name, o.score = shot.action, k.Score-best+shot.worth
			list = append(list, o)
		}
	}
	return list
}

// nameOptions are the targets that the acting frame might name.
func (c *Script) nameOptions(s *rapid.State) []option {
	var list []option
	b := c.look(s, s.Actor().Seat)
	for _, shot := range c.shots(&b, s.Acting.Frame, mostOptions) {
		list = append(list, option{action: shot.action, intent: intent{frame: rapid.None}, score: shot.worth})
	}
	return list
}

// shots are the best attacks that a frame may name, and naming none.
func (c *Script) shots(b *board, frame int8, most int) []shot {
	var list []shot
	for e := range b.s.FrameCount() {
		if f := &b.s.Frames[e]; f.Seat != b.me && f.Stands() {
			list = b.shotsAt(frame, int8(e), true, list)
		}
	}
	slices.SortStableFunc(list, func(x, y shot) int { return cmp.Compare(y.worth, x.worth) })
	list = list[:min(len(list), most-1)]
	return append(list, shot{rapid.Action{Kind: rapid.ActName}, 0})
}

// planOptions are the ways in which the acting frame might go on with its turn.
func (c *Script) planOptions(s *rapid.State) []option {
	defending := s.Phase == rapid.PhaseDefend
	b := c.look(s, s.Actor().Seat)
	var t thinking
	c.think(&b, &t, defending)
	for i := range t.survey.n {
		if k := &t.survey.sites[i]; k.route {
			t.survey.findRoute(k)
		}
		b.expose(s.Acting.Frame, &t.survey.sites[i])
	}
	h := handOf(&s.Acting)
	deals := h.dealings(openUses(s, defending), nil)
	for _, d := range deals {
		if d[toAttack] != (rapid.Face{}) && d[toAttack] == h.coloured[toAttack] {
			d[toAttack] = rapid.Face{} // giving up the attack
			deals = append(deals, d)
		}
	}
	var plans []plan
	defence := int(max(0, s.Actor().Defence))
	for i := range deals {
		d := &deals[i]
		if defending {
			defence = int(d[toDefend].Value)
		}
		for k := range t.survey.n {
			if t.survey.sites[k].need > d[toMove].Value {
				continue
			}
			p := t.rateAt(k, d, defence)
			if d[toAttack].Value > 0 && t.attack(t.from(&p), d[toAttack].Value) == 0 {
				continue // the same without an attack is there as well
			}
			plans = append(plans, p)
		}
	}
	slices.SortStableFunc(plans, func(x, y plan) int { return cmp.Compare(y.score, x.score) })
	var list []option
	sites := map[int]int{}
	type using struct{ defend, attack uint8 }
	used := map[using]int{}
	for i := range plans {
		p := &plans[i]
		use := using{p.dealing[toDefend].Value, p.dealing[toAttack].Value}
		if sites[p.site] == plansPerSite || used[use] == plansPerUse {
			continue
		}
		o := option{intent: t.intent(p), score: p.score}
		if defending {
			o.action = rapid.Action{Kind: rapid.ActDefend, Die: o.intent.defend}
		} else {
			o.intent.next(s, &o.action)
		}
		if p.site > 0 && o.intent.move.Kind == rapid.ActMove && !defending && o.action.Kind == rapid.ActDone {
			continue // there is no way to that place after all
		}
		if slices.ContainsFunc(list, func(q option) bool { return q.action == o.action && q.intent == o.intent }) {
			continue
		}
		sites[p.site]++
		used[use]++
		if list = append(list, o); len(list) == mostOptions {
			break
		}
	}
	return list
}

// brickOptions are the bricks that are marked beforehand, and those that uncover
// the target for friends who are still to act.
func (c *Script) brickOptions(s *rapid.State) []option {
	marked := s.MarkedBricks()
	list := []option{{action: marked, intent: intent{frame: rapid.None}}}
	if s.Acting.Target.Kind != rapid.FrameTarget {
		return list
	}
	target := s.Frames[s.Acting.Target.ID].At
	for i := s.First[s.Asked]; i < s.First[s.Asked+1]; i++ {
		f := &s.Frames[i]
		if f.Acted || !f.Stands() {
			continue
		}
		a := rapid.Action{Kind: rapid.ActBricks}
		bricks := s.Table.PickBricks(&s.Bricks, int(s.Assault.Hit.ID), f.At, target, s.UnitLength(), field.BricksPerHit, nil)
		a.Count = int8(copy(a.Bricks[:], bricks))
		same := func(o option) bool { return o.action == a }
		if s.Allows(&a) && !slices.ContainsFunc(list, same) {
			list = append(list, option{action: a, intent: intent{frame: rapid.None}, score: -float64(len(list))})
		}
	}
	return list
}
