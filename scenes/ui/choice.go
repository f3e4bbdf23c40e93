package ui

import "rulerfire/scenes/draw"

// An Option is one line of a Choice or a List.
type Option struct {
	Label  string
	Second string // at the right end, or under the label in a tall row
	Why    string // not empty: it cannot be taken, and its tooltip says why
	Tip    string
	Paint  func(r Rect) // draws a picture at the left, Picture points wide; nil for none
}

// A choiceState is what a Choice keeps: whether its list is open, and what was
// taken from it since the choice was last called.
type choiceState struct {
	open  bool
	taken int
	took  bool
}

// Choice is a button that opens a list of options of which one holds. It tells
// which holds now, and whether the player has just changed it. The place at may
// be -1 for none yet; empty is shown then.
func (u *UI) Choice(id string, r Rect, options []Option, at int, empty string) (now int, changed bool) {
	s, _ := u.drops.of(id, u.tick)
	now = at
	if s.took {
		s.took = false
		now, changed = s.taken, s.taken != at
	}
	res := u.Area(id, r, Focus)
	if res.Clicked || res.Focused && !u.hideRing && !s.open && u.in.Alt && u.takeKey(KeyDown) {
		s.open = true
		u.wake = true
	}
	u.paintChoice(id, r, options, at, empty, res, s.open)
	if !s.open {
		return now, changed
	}
	const row = 30.0
	h := min(row*float64(len(options))+8, max(row+8, u.window.H-24))
	list := Rect{r.X, r.Bottom() + 4, r.W, h}
	if list.Bottom() > u.window.Bottom()-8 && r.Y-4-h >= u.window.Y+8 {
		list.Y = r.Y - 4 - h
	}
	list = list.Within(u.window.Inset(8))
	layer := id + "/options"
	if u.popup(layer, list, func() {
		if taken, ok := u.List(layer+"/list", list.Inset(4), row, options, at); ok {
			s.open, s.taken, s.took = false, taken, true
			u.wake = true
		}
	}) {
		s.open = false
	}
	return now, changed
}

func (u *UI) paintChoice(id string, r Rect, options []Option, at int, empty string, res Response, open bool) {
	hover := u.fade(id, res.Hover || open)
	if u.pen == nil {
		return
	}
	u.fill(r, 7, draw.White.Mix(draw.CurrentRow, hover))
	u.stroke(r, 7, 1, buttonLine)
	inside := r.InsetXY(10, 0)
	arrow := inside.CutRight(14)
	u.pen.Icon(draw.IconDown, arrow.Centre().X, arrow.Centre().Y, 5, draw.Ink2)
	if at < 0 || at >= len(options) {
		u.Label(inside, empty, Text{Faint: true})
	} else {
		o := options[at]
		if o.Paint != nil {
			o.Paint(inside.CutLeft(Picture).InsetXY(0, (r.H-Picture*0.7)/2))
			inside.CutLeft(8)
		}
		u.Label(inside, o.Label, Text{})
	}
	u.ring(r, 7, res)
}
