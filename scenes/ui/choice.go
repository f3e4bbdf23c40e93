package ui

import (
	"strings"

	"rulerfire/scenes/draw"
)

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
		if at >= 0 && at < len(options) {
			u.tipOfChoice(id, r, options[at], res)
		}
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
		u.typeAhead(layer+"/list", options)
		if taken, ok := u.List(layer+"/list", list.Inset(4), row, options, at); ok {
			s.open, s.taken, s.took = false, taken, true
			u.wake = true
		}
	}) {
		s.open = false
	}
	return now, changed
}

// typeAhead puts the cursor of a list on the next option that begins with the letter
// that was typed.
func (u *UI) typeAhead(list string, options []Option) {
	if u.in.Text == "" || u.in.Ctrl || len(options) == 0 {
		return
	}
	s, _ := u.lists.of(list, u.tick)
	for k := range options {
		i := (s.cursor + 1 + k) % len(options)
		if n := len(u.in.Text); len(options[i].Label) >= n && strings.EqualFold(options[i].Label[:n], u.in.Text) {
			s.cursor, s.goTo = i, true
			u.hideRing = false
			return
		}
	}
}

// choiceParts are where the label and the arrow of a choice stand.
func choiceParts(r Rect, o *Option) (label, arrow Rect) {
	label = r.InsetXY(10, 0)
	arrow = label.CutRight(14)
	if o != nil && o.Paint != nil {
		label.CutLeft(Picture + 8)
	}
	return label, arrow
}

// tipOfChoice says what holds where there is no room for all of it.
func (u *UI) tipOfChoice(id string, r Rect, o Option, res Response) {
	label, _ := choiceParts(r, &o)
	tip := o.Tip
	if tip == "" && u.Width(o.Label, Text{}) > label.W {
		tip = o.Label
	}
	if tip != "" {
		u.tipFor(id, r, res, Plain(tip))
	}
}

func (u *UI) paintChoice(id string, r Rect, options []Option, at int, empty string, res Response, open bool) {
	hover := u.fade(id, res.Hover || open)
	if u.pen == nil {
		return
	}
	u.fill(r, 7, draw.White.Mix(draw.CurrentRow, hover))
	u.stroke(r, 7, 1, draw.ButtonLine)
	var held *Option
	if at >= 0 && at < len(options) {
		held = &options[at]
	}
	label, arrow := choiceParts(r, held)
	u.pen.Icon(draw.IconDown, arrow.Centre().X, arrow.Centre().Y, 5, draw.Ink2)
	if held == nil {
		u.Label(label, empty, Text{Faint: true})
	} else {
		if held.Paint != nil {
			held.Paint(Rect{r.X + 10, r.Y, Picture, r.H}.InsetXY(0, (r.H-Picture*0.7)/2))
		}
		u.Label(label, held.Label, Text{})
	}
	u.ring(r, 7, res)
}
