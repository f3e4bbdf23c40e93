package ui

import (
	"math"

	"rulerfire/scenes/draw"
)

// A flowLine is a line of a text as it is shown: its runes, and where each of them lies,
// in points from the left. A line may end where the text says so, or go on in the next.
type flowLine struct {
	from, to int
	places   []draw.Place
	goesOn   bool
}

// at is where a caret stands in the gap before a rune of the line: after the rune that
// was typed before it.
func (l *flowLine) at(i int) float64 {
	switch i = max(0, min(i-l.from, len(l.places))); {
	case len(l.places) == 0:
		return 0
	case i == 0:
		return l.places[0].Begin()
	}
	return l.places[i-1].End()
}

// aside is where a rune typed in the gap before a rune of the line comes to stand if it
// runs as that one does: elsewhere than at only where two directions meet.
func (l *flowLine) aside(i int) float64 {
	if k := i - l.from; k > 0 && k < len(l.places) && l.places[k].RTL != l.places[k-1].RTL {
		return l.places[k].Begin()
	}
	return l.at(i)
}

// A span is a stretch of a line, in points from the left.
type span struct{ left, right float64 }

// spans is where some runes of the line are: in one stretch, but for those between
// which the direction changes.
func (l *flowLine) spans(from, to int) []span {
	var all []span
	for _, p := range l.places[max(0, from-l.from):max(0, min(to-l.from, len(l.places)))] {
		switch last := len(all) - 1; {
		case last >= 0 && !p.RTL && math.Abs(all[last].right-p.Left) < 0.01:
			all[last].right = p.Right
		case last >= 0 && p.RTL && math.Abs(all[last].left-p.Right) < 0.01:
			all[last].left = p.Left
		default:
			all = append(all, span{p.Left, p.Right})
		}
	}
	return all
}

// flow breaks what is written into lines w points wide, after spaces if it can. It
// always has a line.
func (u *UI) flow(t *writing, w float64, style Text) []flowLine {
	var lines []flowLine
	for from := 0; ; {
		end := from
		for end < len(t.runes) && t.runes[end] != '\n' {
			end++
		}
		stops := u.stops(string(t.runes[from:end]), style)
		for start := from; ; {
			cut := breakAt(t, start, end, func(i int) float64 { return stops[i-from] - stops[start-from] }, w)
			lines = append(lines, flowLine{
				from: start, to: cut, goesOn: cut < end,
				places: u.places(string(t.runes[start:cut]), style),
			})
			if start = cut; start == end {
				break
			}
		}
		if end == len(t.runes) {
			return lines
		}
		from = end + 1
	}
}

// breakAt is where a line that begins at start, of a paragraph that ends at end, must
// break to be no wider than w. Spaces may stick out.
func breakAt(t *writing, start, end int, width func(i int) float64, w float64) int {
	fits := start
	for fits < end && width(fits+1) <= w {
		fits++
	}
	if fits == end {
		return end
	}
	for fits < end && t.runes[fits] == ' ' {
		fits++
	}
	for i := fits; i > start; i-- {
		if t.runes[i-1] == ' ' {
			return i
		}
	}
	return max(t.snapped(fits), t.after(start))
}

// lineAt is the line that a caret at a rune stands in.
func lineAt(lines []flowLine, caret int) int {
	i := len(lines) - 1
	for i > 0 && caret < lines[i].from {
		i--
	}
	return i
}

// caretAt is the place for a caret nearest to x points from the left of a line.
func caretAt(t *writing, l *flowLine, x float64) int {
	if len(l.places) == 0 {
		return l.from
	}
	nearest, least := 0, math.Inf(1)
	for i, p := range l.places {
		if d := max(p.Left-x, x-p.Right, 0); d < least {
			nearest, least = i, d
		}
	}
	best, p := l.from+nearest, l.places[nearest]
	if math.Abs(p.End()-x) < math.Abs(p.Begin()-x) {
		best = min(t.after(best), l.to)
	}
	if best == l.to && l.goesOn {
		best-- // the gap at its end is the next line's beginning
	}
	return t.snapped(best)
}
