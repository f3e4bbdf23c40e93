package ui

import "rulerfire/scenes/draw"

// Modal shows a card of w by h points in the middle of the window, above
// everything called before, which hears nothing as long as it is there. call
// draws what is on the card; it gets the card without its title and its edges.
// Modal tells whether the player wants it closed, by Esc or a right click. It
// must be called in every tick as long as it is to be seen.
func (u *UI) Modal(id, title string, w, h float64, call func(inside Rect)) (closed bool) {
	closed = u.top == id && u.back
	if closed {
		u.back = false
	}
	u.over(id, func() {
		card := u.window.Centred(min(w, u.window.W-24), min(h, u.window.H-24))
		// The veil is an area, so that nothing below it is pointed at.
		u.Area(id+"/veil", u.window, 0)
		if u.pen != nil {
			u.fill(u.window, 0, draw.Ink.Fade(0.35))
			u.pen.RoundCard(card.X, card.Y, card.W, card.H, 14)
		}
		inside := card.InsetXY(20, 16)
		if title != "" {
			u.Label(inside.CutTop(26), title, Text{Size: 18, Bold: true})
			inside.CutTop(8)
		}
		call(inside)
	})
	return closed
}

// popup shows what call draws in r above the present layer. It tells whether the
// player wants it closed: by Esc, a right click, or a press outside, which does
// nothing else.
func (u *UI) popup(id string, r Rect, call func()) (closed bool) {
	if u.top == id {
		closed = u.back || u.in.Left.Pressed && !u.in.Pointer.In(r)
		if u.back {
			u.back = false
		}
	}
	u.over(id, func() {
		u.Area(id+"/veil", u.window, 0)
		if u.pen != nil {
			u.pen.RoundCard(r.X, r.Y, r.W, r.H, 8)
		}
		call()
	})
	return closed
}
