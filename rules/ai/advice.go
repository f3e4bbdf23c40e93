package ai

import "rulerfire/rules"

// An Adviser is a player that can tell what speaks for its choices, after it has
// chosen, or to a person whose turn it is.
type Adviser interface {
	Player
	// Advise gives the best few answers to d, which b waits for, the best first: the
	// first is what Choose answers with the same noise. b is not changed. It returns
	// early with what it has when stop, if there is one, says so.
	Advise(stop func() bool, b rules.Battle, d rules.Decision, noise uint64) ([]Advice, error)
}

// Advice is one answer with what speaks for it. The numbers are those that the player
// has chosen by.
type Advice struct {
	Choice rules.Choice
	// Then is what is to follow in the same turn, as it was played out: the rest of the
	// way of which the answer is the first step. Dice may come in between.
	Then []rules.Choice
	// Odds is each side's chance to win after this answer: who profits is seen by
	// comparing it with other advice.
	Odds []float64
	// Half is half the width of the 95 % interval of the chance of whoever decides,
	// as it was sampled.
	Half float64
	// Playouts is how often the battle was played on from the answer; 0 says that it
	// comes from a rule of thumb, without odds and facts.
	Playouts int
	// Weighed and Total are how many answers were weighed against each other, and how
	// often the battle was played on from all of them: the same for all advice about a
	// decision, and 0 where it comes from a rule of thumb.
	Weighed, Total int
	// Facts are what came of it, on the average of the playouts.
	Facts []Fact
}

// A Fact is a number that speaks for or against an answer.
type Fact struct {
	Name  string // "hits given", a name that a catalogue of texts can have words for
	Value float64
}
