package ui

// Line draws runs in one line in the middle of r's height, from its left. Where they are
// too long they are cut short with an ellipsis, and say all of themselves in a tooltip;
// it stands on what the line is about, and does not cover it.
func (u *UI) Line(id string, r Rect, runs []Run, t Text) {
	words, whole := u.fitting(runs, r.W, t)
	if u.pen != nil && !r.Empty() {
		u.line(words, r.X, r.Y+r.H/2, t)
	}
	if !whole {
		u.Area(id, r, passes)
		u.Tip(id, r, runs)
	}
}

// fitting are the words of runs that fit in one line of w points, the last of them with
// an ellipsis if it is not the whole.
func (u *UI) fitting(runs []Run, w float64, t Text) (words []word, whole bool) {
	words = u.words(runs, t)
	space := u.Width(" ", t)
	room := w - u.Width("…", t)
	x, fit, left := 0.0, 0, room // how many words fit with an ellipsis, and what they leave
	for i, word := range words {
		if word.spaced && i > 0 {
			x += space
		}
		if x += word.w; x <= room {
			fit, left = i+1, room-x
		}
	}
	if x <= w || len(words) == 0 {
		return words, true
	}
	end := word{run: Run{Text: "…"}}
	if next := words[fit]; isText(next.run) {
		if next.spaced && fit > 0 {
			left -= space
		}
		style := t
		style.Bold = t.Bold || next.run.Bold
		if short := u.Shorten(next.run.Text+"…", left+u.Width("…", style), style); short != "…" {
			end.run, end.spaced = next.run, next.spaced
			end.run.Text = short
		}
	}
	return append(words[:fit], end), false
}

// line draws words from x on, with their middle at height mid, in the order in which they
// are read.
func (u *UI) line(words []word, x, mid float64, t Text) {
	space := u.Width(" ", t)
	turn(words)
	for i, word := range words {
		if word.spaced && i > 0 {
			x += space
		}
		u.run(word.run, x, mid, t)
		x += word.w
	}
}
