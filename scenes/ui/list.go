package ui

import (
	"math"
	"strconv"

	"rulerfire/scenes/draw"
)

// Picture is the width of the picture at the left of an option, in points.
const Picture = 34

// A listState is what a scrolled area keeps between ticks.
type listState struct {
	offset float64 // points of the content above the upper edge
	height float64 // of the content, last time
	room   float64 // for it, last time
	cursor int     // the row the keyboard is on
	at     int     // the row that held, last time
	goTo   bool    // the cursor was put on another row, which must come into view
	grab   float64 // where the bar was taken hold of
}

// ScrollArea shows a content that is height points high in r. What does not fit
// is reached by the wheel, by the bar at the right, or, with the focus, by arrows,
// PgUp, PgDn, Home and End. toEnd keeps the end in view as the content grows,
// unless the player has scrolled away from it. call draws the content in the
// rectangle it gets, of which r shows a part.
func (u *UI) ScrollArea(id string, r Rect, height float64, toEnd bool, call func(content Rect)) {
	s, fresh := u.lists.of(id, u.tick)
	most := max(0, height-r.H)
	if toEnd && (fresh || s.offset >= max(0, s.height-s.room)-1) {
		s.offset = most
	}
	s.height, s.room = height, r.H
	if most > 0 {
		res := u.Area(id, r, Focus|KeepKeys)
		if n := u.Scroll(r); n != 0 {
			s.offset -= n * 40
		}
		if res.Focused && !u.hideRing {
			s.offset += u.scrollKeys(r.H, most)
		}
	}
	u.scrolled(id, s, r, height, call)
	if most > 0 && u.pen != nil {
		u.ring(r, 6, Response{Focused: u.focus[u.layer] == id})
	}
}

// ScrollTo brings the part of a scrolled area's content that begins at y points and is
// high points high into view, as far as it can be. It is called before ScrollArea.
func (u *UI) ScrollTo(id string, y, high float64) {
	s, _ := u.lists.of(id, u.tick)
	s.offset = max(0, y+high-max(high, s.room))
	if s.room >= high {
		s.offset = max(0, min(y, max(s.offset, y+high-s.room)))
	}
}

func (u *UI) scrollKeys(page, most float64) float64 {
	for _, k := range [...]struct {
		key Key
		by  float64
	}{
		{KeyUp, -40}, {KeyDown, 40}, {KeyPageUp, -page}, {KeyPageDown, page}, {KeyHome, -most}, {KeyEnd, most},
	} {
		if u.takeKey(k.key) {
			return k.by
		}
	}
	return 0
}

// scrolled draws the visible part of the content and the bar.
func (u *UI) scrolled(id string, s *listState, r Rect, height float64, call func(content Rect)) {
	most := max(0, height-r.H)
	content := r
	if most > 0 {
		track := content.CutRight(10)
		track.X += 3
		track.W = 7
		size := max(24, track.H*r.H/height)
		run := track.H - size
		bar := Rect{track.X, track.Y + run*min(1, max(0, s.offset)/most), track.W, size}
		res := u.Area(id+"/bar", track, 0)
		if res.Pressed {
			s.grab = size / 2
			if u.in.Pointer.In(bar) {
				s.grab = u.in.Pointer.Y - bar.Y
			}
		}
		if res.Down && run > 0 {
			s.offset = (u.in.Pointer.Y - s.grab - track.Y) / run * most
		}
		s.offset = max(0, min(s.offset, most))
		bar.Y = track.Y + run*s.offset/most
		if u.pen != nil {
			u.fill(track, 3.5, draw.Paper2)
			u.fill(bar, 3.5, draw.Ink3.Mix(draw.Ink2, u.fade(id+"/bar", res.Hover || res.Down)))
		}
	}
	s.offset = max(0, min(s.offset, most))
	u.Clipped(r, func() {
		call(Rect{content.X, r.Y - math.Round(s.offset), content.W, max(height, r.H)})
	})
}

// A Row is what a list tells about the row it has drawn.
type Row struct {
	Hover  bool
	Cursor bool // the keyboard is on it
	Chosen bool
}

// Rows is a list of n rows, each high points high, that scrolls as needed. paint
// draws row i in r; it may call widgets in the row. Rows tells the row that the
// player has just taken, by a click or by Enter. at is the row that holds, or -1.
// With the focus, the arrows, Home and End move over the rows; at its ends the
// list lets them go on to the next widget.
func (u *UI) Rows(id string, r Rect, high float64, n, at int, paint func(i int, r Rect, row Row)) (taken int, ok bool) {
	s, fresh := u.lists.of(id, u.tick)
	switch {
	case fresh:
		s.cursor, s.at = max(0, at), at
		s.offset = float64(s.cursor)*high - r.H/2 + high/2
	case at != s.at: // chosen elsewhere, as by a key of the screen
		if s.at = at; at >= 0 {
			s.cursor = at
			s.offset = min(float64(at)*high, max(s.offset, float64(at+1)*high-r.H))
		}
	}
	s.cursor = max(0, min(s.cursor, n-1))
	height := float64(n) * high
	res := u.Area(id, r, Focus|KeepKeys)
	if k := u.Scroll(r); k != 0 {
		s.offset -= k * high
	}
	taken = -1
	shown := res.Focused && !u.hideRing
	if shown && n > 0 {
		was := s.cursor
		s.cursor = max(0, min(n-1, s.cursor+u.rowKeys(s.cursor, n, int(r.H/high))))
		if s.cursor != was || s.goTo {
			s.goTo = false
			u.focusSince = u.tick
			s.offset = min(float64(s.cursor)*high, max(s.offset, float64(s.cursor+1)*high-r.H))
		}
		if !u.in.Repeat && (u.takeKey(KeyEnter) || u.takeKey(KeySpace)) {
			taken = s.cursor
		}
	}
	u.scrolled(id, s, r, height, func(content Rect) {
		first := max(0, int(s.offset/high))
		for i := first; i < n && float64(i)*high < s.offset+r.H; i++ {
			at := Rect{content.X, content.Y + float64(i)*high, content.W, high}
			over := u.Area(rowID(id, i), at, 0)
			if over.Pressed {
				u.setFocus(id)
			}
			if over.Clicked {
				s.cursor, taken = i, i
			}
			paint(i, at, Row{Hover: over.Hover, Cursor: shown && i == s.cursor})
		}
	})
	return taken, taken >= 0
}

// rowID is the area of a row of a list.
func rowID(list string, i int) string { return list + "/" + strconv.Itoa(i) }

// rowKeys is how many rows the keys move the cursor by. A key that would leave
// the list is not used, so that it moves the focus.
func (u *UI) rowKeys(cursor, n, page int) int {
	switch {
	case cursor > 0 && u.takeKey(KeyUp):
		return -1
	case cursor < n-1 && u.takeKey(KeyDown):
		return 1
	case u.takeKey(KeyPageUp):
		return -max(1, page-1)
	case u.takeKey(KeyPageDown):
		return max(1, page-1)
	case u.takeKey(KeyHome):
		return -n
	case u.takeKey(KeyEnd):
		return n
	}
	return 0
}

// List is a list of options of which one may hold. It tells which the player has
// just taken; an option with a reason against it cannot be.
func (u *UI) List(id string, r Rect, high float64, options []Option, at int) (taken int, ok bool) {
	taken, ok = u.Rows(id, r, high, len(options), at, func(i int, box Rect, row Row) {
		row.Chosen = i == at
		u.paintOption(box, options[i], row)
		if tip := u.optionTip(box, options[i]); tip != "" {
			u.tipFor(id, box, Response{Hover: row.Hover, Focused: row.Cursor}, Plain(tip))
		}
	})
	if ok && options[taken].Why != "" {
		return -1, false
	}
	return taken, ok
}

// optionTip is what the tooltip of an option says: why it cannot be taken, what it
// is, or, if it had to be cut, all of its label.
func (u *UI) optionTip(r Rect, o Option) string {
	label, _ := u.optionParts(r, o)
	switch {
	case o.Why != "":
		return o.Why
	case o.Tip != "":
		return o.Tip
	case u.Width(o.Label, o.labelText(r)) > label.W:
		return o.Label
	}
	return ""
}

// tallRow is how high, in points, a row is from which on its option has two lines.
const tallRow = 40

func (o *Option) labelText(r Rect) Text { return Text{Bold: o.Second != "" && r.H >= tallRow} }

// optionParts are where the label and the second words of an option stand in a row,
// right of its picture.
func (u *UI) optionParts(r Rect, o Option) (label, second Rect) {
	inside := r.InsetXY(8, 1)
	if o.Paint != nil {
		inside.CutLeft(Picture + 8)
	}
	switch {
	case o.Second == "":
		return inside, Rect{}
	case r.H >= tallRow:
		top := inside.CutTop(inside.H/2 + 1)
		return Rect{top.X, top.Y + 3, top.W, top.H - 3}, Rect{inside.X, inside.Y, inside.W, inside.H - 3}
	}
	second = inside.CutRight(min(u.Width(o.Second, secondText), inside.W/2))
	return inside, second
}

var secondText = Text{Size: 12, Faint: true}

func (u *UI) paintOption(r Rect, o Option, row Row) {
	if u.pen == nil {
		return
	}
	ground := r.InsetXY(0, 1)
	switch {
	case row.Chosen:
		u.pen.CurrentRow(ground.X, ground.Y, ground.W, ground.H)
	case row.Hover && o.Why == "":
		u.fill(ground, 6, draw.Paper2)
	}
	ink, faint := o.labelText(r), secondText
	if o.Why != "" {
		ink.Color, faint.Color = draw.Ink3, draw.Ink3
	}
	if r.H < tallRow {
		faint.Align = Right
	}
	if o.Paint != nil {
		pic := Rect{r.X + 8, ground.Y, Picture, ground.H}
		o.Paint(pic.Centred(Picture, min(24, pic.H-6)))
	}
	label, second := u.optionParts(r, o)
	u.Label(label, o.Label, ink)
	u.Label(second, o.Second, faint)
	if row.Cursor {
		u.ringAround(ground, 6)
	}
}

// Tabs is a row of headings of which one is in front. It tells which is now, and
// whether the player has just changed it. Ctrl with Tab goes to the next.
func (u *UI) Tabs(id string, r Rect, labels []string, at int) (now int, changed bool) {
	now = at
	if u.in.Ctrl && u.Key(KeyTab) {
		step := 1
		if u.in.Shift {
			step = len(labels) - 1
		}
		now = (at + step) % len(labels)
	}
	for i, c := range r.Columns(len(labels), 4) {
		res := u.Area(id+"/"+strconv.Itoa(i), c, Focus)
		if res.Clicked {
			now = i
		}
		u.paintTab(id+"/"+strconv.Itoa(i), c, labels[i], i == at, res)
	}
	return now, now != at
}

func (u *UI) paintTab(id string, r Rect, label string, front bool, res Response) {
	hover := u.fade(id, res.Hover)
	if u.pen == nil {
		return
	}
	face, ink := draw.Paper2.Dim(0.04).Mix(draw.White, 0.5*hover), draw.Ink2
	if front {
		face, ink = draw.Ink, draw.White
	}
	u.fill(r, 7, face)
	u.Label(r, label, Text{Size: 13.5, Color: ink, Align: Centre})
	u.ring(r, 7, res)
}
