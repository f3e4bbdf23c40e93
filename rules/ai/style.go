package ai

import "strings"

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
