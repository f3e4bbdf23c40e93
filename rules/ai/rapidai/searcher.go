package rapidai

import (
	"math/rand/v2"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// A Search decides by trying out what a script proposes: it plays every proposal on
// to the end of the round or of a later one, many times, with the same luck for all, and
// takes the one after which its seat is the most likely to win. Of the battle it knows
// what the table shows: the luck is its own.
type Search struct {
	// Script proposes, and judges how the table stands at the end of a round.
	Script Script
	// Budget is how much is played out for a decision, counted in frames' turns of a
	// battle with ten frames on the table; where there are more, turns count for more,
	// since they take longer to think through.
	Budget int
	// Ahead is how many rounds after the present one are played on as well, if there are
	// so many and the budget allows: which frame's turn it is, and what it does, is judged
	// by them too.
	Ahead int
	// Tastes are what those who play on weigh things with, another one in every sample, so
	// that nothing is thought good only because one script has no answer to it; none for
	// the script's own weights.
	Tastes []Weights
	// Margins makes it count for a little as well how far the battle is won or lost, if it
	// can see the end of it: that tells options apart by fewer playouts than winning does,
	// and where all win or lose alike.
	Margins bool
	// Style is what the seat wants beside winning.
	Style Style
}

// Decide answers what the battle asks a seat. It is a legal answer, and the same for
// the same state and noise. It must not be called for Chance. As soon as stop, if
// there is one, says so, it gives up and takes what is the best so far.
func (c *Search) Decide(s *rapid.State, noise uint64, stop func() bool) rapid.Action {
	return c.decide(s, noise, ai.Crew{}, stop)
}

// decide is Decide by a crew.
func (c *Search) decide(s *rapid.State, noise uint64, crew ai.Crew, stop func() bool) rapid.Action {
	if !c.searches(s) {
		return c.Script.Decide(s, random(noise))
	}
	search, play := c.search(s, noise)
	if search == nil {
		return play.options[0].action
	}
	play.pause = stop
	each := []ai.Playouts{play}
	for len(each) < crew.Size() {
		each = append(each, play.another())
	}
	search.RunWith(crew, each, stop)
	return play.options[search.Best()].action
}

// search prepares the search for a decision; there is none if there is only one
// option.
func (c *Search) search(s *rapid.State, noise uint64) (*ai.Search, *playout) {
	options := c.Script.options(s, random(noise))
	ahead, n := c.effort(s)
	options = options[:min(len(options), max(fewOptions, n/perOption))]
	play := newPlayout(s, options, c.quick(), &fitted)
	play.style, play.ahead, play.tastes, play.margins = c.Style, ahead, c.Tastes, c.Margins
	if len(options) == 1 {
		return nil, play
	}
	search := ai.NewSearch(len(options), n, noise)
	search.FirstSight(firstSight(s, options), trust)
	return search, play
}

// quick is the script that plays on.
func (c *Search) quick() Script {
	q := c.Script
	q.Quick = true
	return q
}

// searches tells whether a search decides. Ties and the clock have rules of thumb, and so
// has fielding where there would be too few playouts.
func (c *Search) searches(s *rapid.State) bool {
	return searched(s.Phase) && (s.Phase != rapid.PhasePlace || c.fieldPlayouts(s) >= leastField)
}

// searched tells whether decisions of a phase may be searched.
func searched(p rapid.Phase) bool { return p >= rapid.PhasePlace && p <= rapid.PhaseSpot }

// portion is the part of the budget that a decision gets: the whole of it for which
// frame goes, and for what it does with its dice.
func portion(p rapid.Phase) float64 {
	switch p {
	case rapid.PhasePick, rapid.PhaseDefend:
		return 1
	case rapid.PhaseName, rapid.PhaseAct:
		return 0.7
	}
	return lesser
}

// lesser is the portion of what is decided about bricks, losses and spots.
const lesser = 0.4

// What a search makes of its playouts.
const (
	fewOptions = 4    // are tried out even if there are few playouts
	perOption  = 10   // so many playouts allow for another
	trust      = 30   // what the script thinks of an option counts as so many playouts
	mostSure   = 0.05 // the most that it thinks an option better than another
	enough     = 200  // playouts at the least for another round beyond the present one
	mostTurns  = 4    // turns of the budget at the least for a playout, near the end of a round
)

// firstSight is what options are worth by the script's scores.
func firstSight(s *rapid.State, options []option) []int64 {
	me := s.Side()
	odds := chances(s)
	p := odds[me]
	values := make([]int64, len(options))
	for i, o := range options {
		// The slope of the odds is that of a softmax; the script is not so sure of
		// itself that it could tell more than a little.
		less := p * (1 - p) * (options[0].score - o.score) / littleScore(s)
		values[i] = int64(max(0, p-max(-mostSure, min(mostSure, less))) * ai.One)
	}
	return values
}

// effort is how many rounds beyond the present one are played on, and how many playouts
// from a position the budget then allows. It looks no further than with many playouts: the
// less a verdict errs after more rounds, the more it owes to chance.
func (c *Search) effort(s *rapid.State) (ahead, playouts int) {
	if s.Phase == rapid.PhasePlace {
		return 0, c.fieldPlayouts(s)
	}
	standing, togo := 0, 1
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		if !f.Stands() {
			continue
		}
		standing++
		if !f.Acted || int8(i) == s.Acting.Frame || int8(i) == s.Waiting.Frame {
			togo++
		}
	}
	allowed := func() int {
		turns := togo + standing*ahead
		return int(portion(s.Phase) * float64(c.Budget) * 10 / float64(turns*standing))
	}
	switch later := int(roundsAfter(s)); {
	case toTheEnd(s):
		ahead = later
	case portion(s.Phase) > lesser:
		ahead = min(c.Ahead, later)
		for ahead > 0 && allowed() < enough {
			ahead--
		}
	}
	return ahead, max(2*fewOptions, min(allowed(), c.Budget/mostTurns))
}

// random is the chance that the noise of a decision gives.
func random(noise uint64) *rand.Rand {
	return rand.New(rand.NewPCG(noise, noise^0x9e3779b97f4a7c15))
}

// A searcher answers for a seat by a search.
type searcher struct {
	name   string
	search Search
}

// Name is the level and its version.
func (p searcher) Name() string { return p.name }

// Choose answers d by a search. It fails on a battle of another system.
func (p searcher) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	return p.ChooseUnless(nil, ai.Crew{}, b, d, noise)
}

// ChooseUnless is Choose by a crew that gives up when stop says so.
func (p searcher) ChooseUnless(stop func() bool, crew ai.Crew, b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	s, err := stateOf(p.name, b, d)
	if err != nil {
		return nil, err
	}
	return p.search.decide(s, noise, crew, stop), nil
}
