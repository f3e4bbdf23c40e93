package report

import (
	"strconv"

	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A teller has the words of a rule system.
type teller interface {
	// prefix begins the keys of the system's texts.
	prefix() string
	// team is the team of a seat: seats of one team score together.
	team(seat int) int
	// piece is what a frame or a unit is called.
	piece(index int) string
	// roll says in a line what was rolled; b is the battle right before.
	roll(ctx *scenes.Context, b rules.Battle, d rules.Decision, values rules.Roll) []ui.Run
	// answer says in a line what an answer is; b is the battle right before.
	answer(ctx *scenes.Context, b rules.Battle, c rules.Choice) []ui.Run
}

// tellerOf is the teller of a film's rule system.
func tellerOf(f *film.Film, looks []draw.Seat) teller {
	switch b := f.Battle(f.Len()).(type) {
	case *rapid.Battle:
		return &rapidTeller{last: b.State, looks: looks}
	case *hexwar.Battle:
		return &hexTeller{last: b.State, looks: looks}
	}
	panic("report: a film of no rule system that has reports")
}

// withDice is words with dice after them.
func withDice(words []ui.Run, dice []draw.Die) []ui.Run {
	words = append(words, ui.Run{Text: " "})
	for i := range dice {
		words = append(words, ui.Run{Die: &dice[i]})
	}
	return words
}

func number(n int) string { return strconv.Itoa(n) }
