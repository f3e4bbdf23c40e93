package ui

// dragStart is how far the pointer moves, in points, before a press is a drag.
const dragStart = 4

// A Dragged is what is being dragged: the area it was taken from, and which of
// that area's things it is.
type Dragged struct {
	From string
	Item int
}

type drag struct {
	what  Dragged
	armed bool // pressed on a source, not yet moved
	live  bool // under way
	paint func(at Point)
	taken bool // a target has it
}

func (d *drag) begin(u *UI) {
	d.paint = nil
	if d.armed && !u.in.Left.Down && !u.in.Left.Released {
		*d = drag{}
	}
	if d.armed && u.in.Pointer.Dist(u.pressAt) >= dragStart {
		d.live = true
	}
	if d.live && u.back {
		u.back = false
		u.active = ""
		*d = drag{}
	}
}

func (d *drag) end(u *UI) {
	if d.live {
		u.wake = true
		if d.paint != nil && u.pen != nil {
			d.paint(u.in.Pointer)
		}
	}
	if u.in.Left.Released {
		*d = drag{}
	}
}

// DragSource is an area that can be dragged as well as clicked. item says which
// of the screen's things it is; paint draws it at the pointer while it is dragged.
// Dragging is over when the button is let go, or by Esc. The keyboard cannot drag:
// where a source is pressed, as by Enter, the screen must offer the places to go to.
func (u *UI) DragSource(id string, r Rect, item int, paint func(at Point)) (res Response, dragged bool) {
	res = u.Area(id, r, Focus)
	if res.Pressed {
		u.drag = drag{what: Dragged{id, item}, armed: true}
	}
	if u.drag.live && u.drag.what.From == id {
		u.drag.paint = paint
		return res, true
	}
	return res, false
}

// DragRow lets row i of the list id be dragged as well as taken, as DragSource does.
// It is called while Rows paints that row. What is dragged comes from the list itself.
func (u *UI) DragRow(id string, i int, paint func(at Point)) (dragged bool) {
	if u.active == rowID(id, i) && u.in.Left.Pressed {
		u.drag = drag{what: Dragged{id, i}, armed: true}
	}
	if !u.drag.live || u.drag.what != (Dragged{id, i}) {
		return false
	}
	u.drag.paint = paint
	return true
}

// Dragging is what is being dragged at present.
func (u *UI) Dragging() (Dragged, bool) { return u.drag.what, u.drag.live }

// DropTarget takes what is dragged onto r. over says that it hovers there now,
// dropped that it was let go there in this tick.
func (u *UI) DropTarget(r Rect) (what Dragged, over, dropped bool) {
	if !u.drag.live || u.drag.taken || !u.live() || !u.in.Pointer.In(u.visible(r)) {
		return Dragged{}, false, false
	}
	if u.in.Left.Released {
		u.drag.taken = true
	}
	return u.drag.what, true, u.in.Left.Released
}
