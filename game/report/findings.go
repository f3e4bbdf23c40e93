package report

import (
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// Findings are what a study knows. An estimate with no samples has yet to be made.
type Findings struct {
	Judge string `json:"judge"`
	Done  int    `json:"done"` // playouts made
	All   int    `json:"all"`  // of so many; 0 until it is known
	// Accounts are, by side, what brought it from its chance at the beginning to what
	// it has at the end.
	Accounts  []Account  `json:"accounts"`
	Chances   []Chance   `json:"chances"`
	Rolls     []Roll     `json:"rolls"`
	Decisions []Decision `json:"decisions"`
}

// An Account is how a side's chance to win went from Start to End. Its parts add up,
// sample by sample: what its rolls and those of others changed is luck, and what
// decisions changed, against what the judge would have answered in their place, is
// play.
type Account struct {
	Start      ai.Mean `json:"start"`
	Rolls      ai.Mean `json:"rolls"`       // luck with one's own dice
	OtherRolls ai.Mean `json:"other_rolls"` // and with everybody else's
	Play       ai.Mean `json:"play"`        // one's own decisions
	OtherPlay  ai.Mean `json:"other_play"`  // and everybody else's
	// Drift is what the judge changed its mind by where the answers were its own: it is
	// no better than its look ahead.
	Drift ai.Mean `json:"drift"`
	End   ai.Mean `json:"end"`
	Luck  ai.Mean `json:"luck"` // all rolls together
	// Cost is how far all decisions of the side together are from the best answers
	// found, as far as that has been measured; it is not negative but for its error.
	Cost ai.Mean `json:"cost"`
	// Decisions is how many decisions left a choice. Those that were looked at are
	// Looked; the answer given was the best found, or cannot be told from it, in Even of
	// them.
	Decisions int `json:"decisions"`
	Looked    int `json:"looked"`
	Even      int `json:"even"`
	// Luckiest and Costliest are up to three places in Rolls and in Decisions.
	Luckiest  []int `json:"luckiest"`
	Costliest []int `json:"costliest"`
}

// A Chance is every side's chance to win at a place.
type Chance struct {
	Place int       `json:"place"`
	Sides []ai.Mean `json:"sides"`
}

// A Roll is a roll and what it changed.
type Roll struct {
	Step int        `json:"step"`
	Side rules.Side `json:"side"` // on whose behalf; −1: nobody's
	Key  string     `json:"key"`
	Dice string     `json:"dice"` // "roll 4 2 6"
	// Luck is, by side, the change of its chance to win.
	Luck []ai.Mean `json:"luck"`
}

// A Decision is a decision that left a choice.
type Decision struct {
	Step   int        `json:"step"`
	Side   rules.Side `json:"side"`
	Name   string     `json:"name"`
	Answer string     `json:"answer"`
	// Agreed tells that the answer was what the judge would have given.
	Agreed bool `json:"agreed"`
	// Looked tells that the best answer has been looked for; Best is it.
	Looked bool   `json:"looked"`
	Best   string `json:"best,omitempty"`
	// Distance is how much better the chance of the side would have been with the best
	// answer found. It may be negative, which is chance; see Even.
	Distance ai.Mean `json:"distance"`
}

// Even tells whether the answer given cannot be told from the best one found.
func (d *Decision) Even() bool { return d.Distance.Value <= d.Distance.Half() }
