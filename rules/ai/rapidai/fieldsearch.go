package rapidai

import (
	"math/rand/v2"
	"slices"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// How a search fields. Among scripts that was worth 0.512 ± 0.087 of 40 pairs of battles
// with hard's budget, and 0.500 ± 0.077 of 60 with normal's (go test -run FieldingMatch):
// little, if anything.
const (
	fieldPart   = 0.4 // of the budget
	fieldRounds = 2   // are played on after fielding
	fieldWays   = 2   // in which fielding goes on after every option
	newManner   = 0.5 // points that the script thinks the less of what is not its own manner
	leastField  = 60  // playouts: with fewer a search was worth nothing, and the script fields
)

// Lookouts of a search.
var (
	ideas = lookout{grid: 3, closely: 40, offers: 2, apart: 80} // of every manner
	hasty = lookout{grid: 6, closely: 10, offers: 1}            // for what is fielded later
)

// differ is how far the places of two options are from each other at the least, on the
// lattice.
const differ = 40

// manners are the ways of fielding that a search tries out, as what is different in the
// script's weights; the script's own comes first.
var manners = [...]func(w *Weights){
	func(*Weights) {},
	func(w *Weights) { // boldly
		w.Gather, w.FieldFear, w.Exposed, w.Apart = 0.8, 0.25, 0.15, 2.5
	},
	func(w *Weights) { // carefully
		w.Gather, w.FieldFear, w.Exposed, w.Shelter, w.Apart = 0.2, 1, 0.6, 1, 6
	},
	func(w *Weights) { // together
		w.Company, w.Post, w.Centre = 4, 0.7, 0.4
	},
}

// placeOptions are the places that the next piece may be fielded at: the best few of
// every manner, each to be followed by that manner.
func (c *Script) placeOptions(s *rapid.State, noise *rand.Rand) []option {
	var list []option
	for m := range manners {
		manner := c.inManner(m)
		best := 0.0
		for i, k := range manner.placeBy(&ideas, s, noise, nil) {
			if i == 0 {
				best = k.Score
			}
			o := option{action: k.Action, intent: intent{frame: rapid.None}, manner: m, score: k.Score - best}
			if m > 0 {
				o.score -= newManner
			}
			if !slices.ContainsFunc(list, func(p option) bool { return near(p.action.Place, k.Action.Place) < differ }) {
				list = append(list, o)
			}
		}
	}
	return list
}

// inManner is the script in one of the manners.
func (c *Script) inManner(m int) *Script {
	manner := *c
	manners[m](&manner.Weights)
	return &manner
}

// fieldOn fields what is left after each option, the option's seat in its manner and the
// others in the script's, in several ways.
func fieldOn(root *rapid.State, options []option, script Script) {
	for i := range options {
		o := &options[i]
		if len(o.fielded) > 0 {
			continue // for another playout
		}
		manner := script.inManner(o.manner)
		var buf [4]Candidate
		for way := range uint64(fieldWays) {
			s, a, noise := *root, o.action, random(way)
			for s.Do(&a, nil); s.Phase == rapid.PhasePlace; s.Do(&a, nil) {
				who := &script
				if s.Asked == root.Asked {
					who = manner
				}
				a = who.placeBy(&hasty, &s, noise, buf[:0])[0].Action
			}
			o.fielded = append(o.fielded, s)
		}
	}
}

// fieldPlayouts is how many playouts a budget allows when companies are fielded.
func (c *Search) fieldPlayouts(s *rapid.State) int {
	frames := s.FrameCount()
	return int(fieldPart*float64(c.Budget)) * 10 / (fieldRounds * frames * frames)
}

// beside tells whether a place is too near a candidate to be worth considering as well.
func (l *lookout) beside(list []Candidate, p field.Point) bool {
	return l.apart > 0 && slices.ContainsFunc(list, func(c Candidate) bool { return near(c.Action.Place, p) < float64(l.apart) })
}
