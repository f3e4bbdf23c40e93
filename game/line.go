package game

import (
	"slices"

	"rulerfire/rules"
)

// A Line is what keeps answers from being taken back: Undo does not go behind the last
// one. An answer draws a line when dice follow it or were rolled by it, when somebody
// else decides next, when the battle ends by it, and when the rules say that it
// confirms an attack (rules.Committer).
type Line uint8

// What draws a line.
const (
	NoLine       Line = iota
	LineRoll          // dice were rolled, or are to be rolled at once
	LineSeat          // another seat has decided, or decides next
	LineAttack        // an attack was confirmed, or something came to light
	LineEnd           // the battle is over
	LineHandOver      // a seat was given into other hands, the battle branched off, or other dice were taken
)

var lineNames = [...]string{"none", "roll", "seat", "attack", "end", "hand-over"}

// String is one word: "roll", "seat", "attack", "end", "hand-over" or "none".
func (l Line) String() string { return lineNames[l] }

// lineBehind is the line that an answer draws after which next follows.
func lineBehind(side rules.Side, confirms bool, next position) Line {
	switch {
	case side == rules.Chance:
		return LineRoll
	case !next.open:
		return LineEnd
	case confirms:
		return LineAttack
	case next.decision.Side == rules.Chance:
		return LineRoll
	case next.decision.Side != side:
		return LineSeat
	}
	return NoLine
}

// confirms tells whether the rules say that a legal answer cannot be taken back.
func (p position) confirms(c rules.Choice) bool {
	b, ok := p.battle.(rules.Committer)
	return ok && b.Commits(c)
}

// drawLine lets nothing that was answered so far be taken back.
func (m *Match) drawLine(l Line) {
	clear(m.past)
	m.past, m.line = m.past[:0], l
}

// drawLineAfter draws a line behind the first so many answers, as if it had been drawn
// when they were given.
func (m *Match) drawLineAfter(answers int, l Line) {
	if gone := answers - (len(m.steps) - len(m.past)); gone >= 0 {
		m.past, m.line = slices.Delete(m.past, 0, gone), l
	}
}

// back takes the last answer back, which has no line behind it, and returns it.
func (m *Match) back() rules.Choice {
	n, last := len(m.steps)-1, len(m.past)-1
	c := m.steps[n].Choice
	m.steps = m.steps[:n:n] // who was handed the longer list keeps it as it was
	m.checks = m.checks[:n/checkEvery]
	m.texts = m.texts[:min(n, len(m.texts))]
	m.position, m.past[last] = m.past[last], position{}
	m.past = m.past[:last]
	return c
}
