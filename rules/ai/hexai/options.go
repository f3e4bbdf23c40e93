package hexai

import (
	"cmp"
	"slices"

	"rulerfire/rules/hexwar"
)

// How many options a search considers.
const (
	mostOptions    = 16
	placesPerUnit  = 3 // of a unit that may be activated
	stopsPerHex    = 2 // facings on a hex
	placesOfPlan   = 11
	answersBeside  = 4 // commands beside the places to go to
	stopsPerAction = 4 // places that the same first step leads to
)

// options lists what a search considers in answer to what the engagement asks a seat,
// the best first as the script sees it. There is at least one, and the first is what
// the script would answer.
func (c *Script) options(s *hexwar.State) []option {
	var list []option
	switch {
	case s.Phase == hexwar.PhasePick:
		list = c.pickOptions(s)
	case s.Phase == hexwar.PhaseAct && s.Turn.Stage == hexwar.Moving && s.Units[s.Turn.Unit].HeldBy == hexwar.None:
		list = c.wayOptions(s)
	default:
		list = plainOptions(c.Candidates(s, nil, nil))
	}
	return list[:min(len(list), mostOptions)]
}

// plainOptions are answers after which a unit means nothing in particular.
func plainOptions(from []Candidate) []option {
	var list []option
	for _, k := range from {
		list = append(list, option{action: k.Action, intent: intent{unit: hexwar.None}, score: k.Score})
	}
	sortOptions(list)
	return list
}

func sortOptions(list []option) {
	slices.SortStableFunc(list, func(a, b option) int { return cmp.Compare(b.score, a.score) })
}

// pickOptions are the units that may be activated, each with the best place that it
// might go to, and then others that they might go to.
func (c *Script) pickOptions(s *hexwar.State) []option {
	list := plainOptions(c.pick(s, nil))
	var others []option
	for i := range list {
		unit := list[i].action.Unit
		if s.Units[unit].Posture != hexwar.Standing {
			continue
		}
		next := *s
		imagine(s, &next, unit)
		places := c.places(&next, placesPerUnit, 1)
		for k, place := range places {
			place.intent.at = 0
			if k == 0 {
				list[i].intent = place.intent
				continue
			}
			others = append(others, option{action: list[i].action, intent: place.intent, score: list[i].score + place.score - places[0].score})
		}
	}
	sortOptions(others)
	return append(list, others...)
}

// wayOptions are the places that the acting unit might go to, and the commands that it
// might give first.
func (c *Script) wayOptions(s *hexwar.State) []option {
	beside := plainOptions(c.moving(s, nil))
	if len(beside) == 0 {
		return plainOptions(c.anything(s, nil))
	}
	places := c.places(s, placesOfPlan, stopsPerHex)
	var list []option
	if i := slices.IndexFunc(places, func(p option) bool { return p.action == beside[0].action }); i < 0 {
		list = append(list, beside[0])
	} else {
		list = append(list, places[i])
		places = slices.Delete(places, i, i+1)
	}
	for _, place := range places {
		if s.Allows(&place.action) {
			list = append(list, place)
		}
	}
	n := 0
	for _, o := range beside[1:] {
		known := slices.ContainsFunc(list, func(p option) bool { return p.action == o.action })
		if !known && n < answersBeside {
			list = append(list, o)
			n++
		}
	}
	sortOptions(list[1:])
	return list
}

// places are the best places for the acting unit to go to, the best first: with the
// best that each first action leads to, and no more than so many facings on a hex.
func (c *Script) places(s *hexwar.State, most, perHex int) []option {
	b := c.look(s, s.Model(int(s.Turn.Unit)).Team)
	p := b.planFor(s, false)
	r := p.explore()
	type place struct {
		stop  int16
		next  hexwar.Action
		score float64
	}
	var all []place
	p.weigh(r, func(i int16, next hexwar.Action, score float64) { all = append(all, place{i, next, score}) })
	slices.SortStableFunc(all, func(a, b place) int { return cmp.Compare(b.score, a.score) })
	var list []option
	hexes, firsts := map[int]int{}, map[hexwar.Action]int{}
	for _, x := range all {
		a, away := r.first(x.stop)
		if !away {
			a = x.next
		}
		at := r.list[x.stop].cell.Index()
		if firsts[a] > 0 && (len(list) >= most || hexes[at] == perHex || firsts[a] == stopsPerAction) {
			continue
		}
		hexes[at]++
		firsts[a]++
		o := option{action: a, intent: r.intentFor(x.stop, x.next), score: x.score}
		if away && a.Kind != hexwar.ActPress {
			o.intent.at = 1 // the action is its first leg
		}
		if !away {
			o.intent.next = hexwar.Action{Kind: hexwar.ActNext}
		}
		list = append(list, o)
	}
	return list
}
