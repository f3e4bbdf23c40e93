package hexai

import (
	"math"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

// A Search decides by trying out what a script proposes: it plays every proposal on to
// the end of the round many times, with the same luck for all, and takes the one after
// which its team is the most likely to win. Of the battle it knows what the table
// shows: the luck is its own.
type Search struct {
	// Script proposes.
	Script Script
	// Budget is how much is played out for a decision, counted in activations of a
	// battle with ten units on the board; where there are more, activations count for
	// more, since they take longer to think through.
	Budget int
	// Style is what it likes beside winning.
	Style Style
}

// Decide answers what the engagement asks a seat. It is a legal answer, and the same
// for the same state and noise. It must not be called for Chance. As soon as stop, if
// there is one, says so, it gives up and takes what is the best so far.
func (c *Search) Decide(s *hexwar.State, noise uint64, stop func() bool) hexwar.Action {
	return c.decide(s, noise, ai.Crew{}, stop)
}

// decide is Decide by a crew.
func (c *Search) decide(s *hexwar.State, noise uint64, crew ai.Crew, stop func() bool) hexwar.Action {
	if !searched(s.Phase) {
		return c.Script.Decide(s, random(noise))
	}
	search, play := c.search(s, noise)
	if search == nil {
		return play.options[0].action
	}
	each := []ai.Playouts{play}
	for len(each) < crew.Size() {
		each = append(each, play.another())
	}
	search.RunWith(crew, each, stop)
	return play.options[search.Best()].action
}

// search prepares the search for a decision; there is none if there is only one option.
func (c *Search) search(s *hexwar.State, noise uint64) (*ai.Search, *playout) {
	options := c.Script.options(s)
	n := c.playouts(s)
	options = options[:min(len(options), max(fewOptions, n/perOption))]
	if len(options) == 1 {
		return nil, &playout{options: options}
	}
	play := newPlayout(s, options, c.Script, &fitted)
	play.style, play.sights, play.belief = c.Style, c.Script.firstSight(s, options), belief(s)
	search := ai.NewSearch(len(options), n, steadied(s, noise))
	search.FirstSight(play.sights, trust)
	return search, play
}

// searched tells whether a search decides; what comes before the first round has rules
// of thumb.
func searched(p hexwar.Phase) bool {
	switch p {
	case hexwar.PhasePick, hexwar.PhaseAct, hexwar.PhaseGrip, hexwar.PhaseThrow, hexwar.PhaseReact:
		return true
	}
	return false
}

// portion is the part of the budget that a decision gets: the whole of it for which
// unit goes, and much for where it goes; little for the steps that follow the first.
func portion(s *hexwar.State) float64 {
	t := &s.Turn
	switch {
	case s.Phase == hexwar.PhasePick:
		return 1
	case s.Phase != hexwar.PhaseAct:
		return 0.3
	case t.Stage != hexwar.Moving:
		return 0.5
	case t.Stepped || t.Turned:
		return 0.3
	}
	return 0.8
}

// What a search makes of its playouts.
const (
	fewOptions = 4  // are tried out even if there are few playouts
	perOption  = 6  // so many playouts allow for another
	trust      = 8  // what the script thinks of an option counts as so many playouts
	deploying  = 7  // activations of the budget for a unit in the box, which a playout may have to deploy
	mostTurns  = 2  // activations of the budget at the least for a playout
	slope      = 12 // points that change the odds from even to nearly sure, at first sight
)

// belief is the share, in hundredths, of the script's opinion of an option in its value,
// however often it is played out: the quick script of playouts errs as well, and so does
// the verdict at their end. Which unit goes in the last two rounds is left to playouts
// alone: see game/workbench/tune-hexwar.md.
func belief(s *hexwar.State) int64 {
	if s.Phase == hexwar.PhasePick && s.Rounds()-int(s.Round) < 2 {
		return 0
	}
	return 30
}

// firstSight is what options are worth by the script's scores.
func (c *Script) firstSight(s *hexwar.State, options []option) []int64 {
	p := fitted.odds(c, s)
	if s.TeamOf(int(s.Side())) != 0 {
		p = 1 - p
	}
	heat := slope * math.Sqrt(max(0.25, roundsLeft(s)/6)) / 4
	values := make([]int64, len(options))
	for i, o := range options {
		v := p + p*(1-p)*(o.score-options[0].score)/heat
		values[i] = int64(max(0, min(1, v)) * ai.One)
	}
	return values
}

// playouts is how many playouts from a position the budget allows.
func (c *Search) playouts(s *hexwar.State) int {
	standing, togo, boxed := 0, 1, 0
	for i := range int8(s.Count()) {
		u := &s.Units[i]
		switch {
		case s.Model(int(i)).Drone:
		case u.Where == hexwar.InBox:
			boxed++
		case u.Where == hexwar.OnBoard:
			standing++
			if !u.Acted {
				togo++
			}
		}
	}
	cost := float64(togo*max(1, standing))/10 + float64(boxed*deploying)
	n := int(portion(s) * float64(c.Budget) / cost)
	return max(2*fewOptions, min(n, c.Budget/mostTurns))
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
