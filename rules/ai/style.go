package ai

import (
	"fmt"
	"strings"
)

// Balanced is the style of a level that is played to win and for nothing else.
const Balanced = "balanced"

// InStyle is the name of a level that is played in a style: "hard+cautious", and "hard"
// for a balanced one.
func InStyle(level, style string) string {
	if style == Balanced {
		return level
	}
	return level + "+" + style
}

// LevelAndStyle takes the name of a level apart, which may be one with a version as
// recordings have it: "hard+cautious/1" is hard and cautious, "hard/1" is hard and
// balanced.
func LevelAndStyle(name string) (level, style string) {
	name, _, _ = strings.Cut(name, "/")
	level, style, styled := strings.Cut(name, "+")
	if !styled {
		style = Balanced
	}
	return level, style
}

// A Rung is a level that searches.
type Rung struct {
	Level, Version string
	Budget         float64 // in whatever its system counts
	Ahead          int     // rounds after the present one that it plays on as well, in Rapid Attack
}

// A Styled is a style of a rule system, and the word that it goes by after the plus sign
// of "hard+cautious".
type Styled[S any] struct {
	Word  string
	Style S
}

// A Ladder is the levels of a rule system that search, the weakest first, and the styles
// that each of them can be played in, as they are offered.
type Ladder[S any] struct {
	Rungs  []Rung
	Styles []Styled[S]
}

// StylesOf names the styles that a level can be played in, balanced first: one that does
// not search has no other.
func (l *Ladder[S]) StylesOf(level string) []string {
	words := []string{Balanced}
	for _, r := range l.Rungs {
		if r.Level != level {
			continue
		}
		for _, y := range l.Styles {
			words = append(words, y.Word)
		}
	}
	return words
}

// AddTo adds the players of all levels, in every style, to those that there are. part is
// what they get of their budgets, 1 in full; build makes a player of the given name
// and style from a rung with such a budget.
func (l *Ladder[S]) AddTo(players map[string]Player, part float64, build func(name string, r Rung, style S) Player) {
	styles := append([]Styled[S]{{Word: Balanced}}, l.Styles...)
	for _, r := range l.Rungs {
		version := r.Version
		r.Budget *= part
		if part != 1 {
			version = fmt.Sprintf("%s×%g", version, part)
		}
		for _, y := range styles {
			level := InStyle(r.Level, y.Word)
			players[level] = build(level+"/"+version, r, y.Style)
		}
	}
}
