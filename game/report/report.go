package report

import (
	"fmt"
	"slices"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A Report is what can be counted in a battle.
type Report struct {
	Sides  int     `json:"sides"`
	Counts []Count `json:"counts"`
	Dice   []Dice  `json:"dice"`
	// Luck is, by side, how its dice fell altogether.
	Luck   []Fall  `json:"luck"`
	Course []Point `json:"course"`
}

// A Count is how often something has happened.
type Count struct {
	Name  string `json:"name"` // "attacks", "taken", …
	Sides []int  `json:"sides"`
}

// A Point is the scores from a place of the film on.
type Point struct {
	Place  int   `json:"place"`
	Round  int   `json:"round"`
	Scores []int `json:"scores"`
}

// Tell counts what is in a film. The error is for battles of which no report can be
// made.
func Tell(f *film.Film) (*Report, error) {
	r := &Report{Sides: len(f.Result(0).Scores)}
	t := &tally{report: r}
	var read reader
	switch b := f.Battle(0).(type) {
	case *rapid.Battle:
		read = &rapidReader{attacker: rapid.None}
	case *hexwar.Battle:
		read = &hexReader{state: &b.State, attacker: hexwar.None}
	default:
		return nil, fmt.Errorf("there is no report for %T", b)
	}
	for _, name := range read.names() {
		r.Counts = append(r.Counts, Count{name, make([]int, r.Sides)})
	}
	for n, step := range f.Steps() {
		if step.Decision.Side == rules.Chance {
			values, err := rolled(step.Choice)
			if err != nil {
				return nil, err
			}
			read.throw(t, f.Battle(n), step, values)
		}
		for _, e := range step.Events {
			read.event(t, f.Battle(n), e)
		}
	}
	for n := range f.Len() + 1 {
		result := f.Result(n)
		if last := len(r.Course) - 1; last < 0 || n == f.Len() ||
			result.Round != r.Course[last].Round || !slices.Equal(result.Scores, r.Course[last].Scores) {
			r.Course = append(r.Course, Point{n, result.Round, result.Scores})
		}
	}
	t.weighDice()
	return r, nil
}

// A reader knows what the events of a rule system mean.
type reader interface {
	// names are what is counted, in the order in which it is told.
	names() []string
	// event counts what happened; b is the battle right before.
	event(t *tally, b rules.Battle, e rules.Event)
	// throw takes note of the dice of a roll; b is the battle right before.
	throw(t *tally, b rules.Battle, step game.Step, values rules.Roll)
}

// A tally is a report that is being counted.
type tally struct{ report *Report }

// count counts n of something for a side.
func (t *tally) count(name string, side, n int) {
	for i := range t.report.Counts {
		if t.report.Counts[i].Name == name {
			t.report.Counts[i].Sides[side] += n
			return
		}
	}
	panic("report: nobody counts " + name)
}

// rolled is the dice of a choice of Chance, whatever form the rule system gives it.
func rolled(c rules.Choice) (rules.Roll, error) {
	if roll, ok := c.(rules.Roll); ok {
		return roll, nil
	}
	return rules.ParseRoll(c.String())
}
