package ui

// A flowLine is a line of a text as it is shown: its runes, and where each of them
// begins, in points from the left, with the end of the last. A line may end where
// the text says so, or go on in the next.
type flowLine struct {
	from, to int
	stops    []float64
	goesOn   bool
}

// at is where the gap before a rune of the line lies.
func (l *flowLine) at(i int) float64 { return l.stops[max(0, min(i, l.to)-l.from)] }

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
			line := flowLine{from: start, to: cut, goesOn: cut < end}
			for _, at := range stops[start-from : cut-from+1] {
				line.stops = append(line.stops, at-stops[start-from])
			}
			lines = append(lines, line)
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
	best := l.from
	for i := l.from; i <= l.to; i++ {
		if d := l.at(i) - x; max(d, -d) < max(l.at(best)-x, x-l.at(best)) {
			best = i
		}
	}
	if best == l.to && l.goesOn {
		best-- // the gap at its end is the next line's beginning
	}
	return t.snapped(best)
}
