package ui

import "rulerfire/scenes/draw"

// A tip is the tooltip of this tick. There is at most one.
type tip struct {
	runs    []Run
	over    Rect // what it explains
	pointer bool // it follows the pointer, for large areas
}

// tipWidth is the widest a tooltip's text gets, in points.
const tipWidth = 300

// Tip shows text beside r once the pointer has rested on the area id, or the
// focus has stood on it, for a while. It must be called in every tick, after the
// area itself.
func (u *UI) Tip(id string, r Rect, runs []Run) {
	if !u.live() {
		return
	}
	u.tipFor(id, r, Response{
		Hover:   u.told == id && u.in.Pointer.In(u.visible(r)) && !u.drag.live,
		Focused: u.focus[u.layer] == id,
	}, runs)
}

// Explain makes a part of the screen that is no widget explain itself: a number
// and its terms.
func (u *UI) Explain(id string, r Rect, runs []Run) {
	u.Area(id, r, 0)
	u.Tip(id, r, runs)
}

func (u *UI) tipFor(id string, r Rect, res Response, runs []Run) {
	since := u.toldSince
	pointer := res.Hover
	if !res.Hover {
		if !res.Focused || u.hideRing || u.focusSince == never {
			return
		}
		since = u.focusSince
		if u.told != "" && u.told != id && u.tip.runs != nil {
			return
		}
	}
	if u.in.Left.Down || u.drag.live {
		return
	}
	if u.tick-since < tipDelay {
		u.wake = true
		return
	}
	if u.tip.runs != nil && !res.Hover {
		return
	}
	u.tip = tip{runs: runs, over: u.visible(r), pointer: pointer}
}

// TipShown is the text of the tooltip now on screen, or nil.
func (u *UI) TipShown() []Run { return u.tip.runs }

func (u *UI) drawTip() {
	if u.tip.runs == nil || u.pen == nil {
		return
	}
	t := Text{Size: 12.5, Color: draw.White}
	w := min(tipWidth, u.runsWidth(u.tip.runs, t))
	h := u.ParagraphHeight(w, u.tip.runs, t)
	r := placeTip(u.tip.over, w+20, h+12, u.in.Pointer, u.tip.pointer, u.window)
	u.pen.TipGround(r.X, r.Y, r.W, r.H)
	u.Paragraph(Rect{r.X + 10, r.Y + 6, w + 0.5, h}, u.tip.runs, t)
}

// runsWidth is the width of the widest line of runs, if there is room for each.
func (u *UI) runsWidth(runs []Run, t Text) float64 {
	w, widest := 0.0, 0.0
	for i, word := range u.words(runs, t) {
		switch {
		case word.breaks:
			w = 0
		case word.spaced && i > 0:
			w += u.Width(" ", t)
		}
		w += word.w
		widest = max(widest, w)
	}
	return widest + 0.5
}

// placeTip finds room for a tooltip of w by h points: below what it explains,
// else above, right or left of it; inside the window, and never under the pointer
// (if it is the pointer that asks).
func placeTip(over Rect, w, h float64, pointer Point, byPointer bool, window Rect) Rect {
	const off = 6
	room := window.Inset(4)
	if byPointer && (over.H > 80 || over.W > 400) {
		// Of a large area only the place pointed at is explained.
		over = Rect{pointer.X - 10, pointer.Y - 10, 28, 30}
	}
	mid := over.Centre()
	tries := [...]Rect{
		{mid.X - w/2, over.Bottom() + off, w, h},
		{mid.X - w/2, over.Y - off - h, w, h},
		{over.Right() + off, mid.Y - h/2, w, h},
		{over.X - off - w, mid.Y - h/2, w, h},
	}
	for _, r := range tries {
		r = r.Within(room)
		free := r.Intersect(over).Empty()
		if byPointer {
			free = free && !pointer.In(r.Inset(-4))
		}
		if free {
			return r
		}
	}
	// No room beside it: a corner of the window away from the pointer.
	r := Rect{room.X, room.Y, w, h}
	if pointer.X < window.W/2 {
		r.X = room.Right() - w
	}
	if pointer.Y < window.H/2 {
		r.Y = room.Bottom() - h
	}
	return r.Within(room)
}
