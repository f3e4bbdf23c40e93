// Package ui is the game's own small kit of widgets.
//
// It works in immediate mode: each tick a screen calls the widgets it wants, in
// reading order, with the rectangles it has cut for them, and each call draws the
// widget, says what the player did with it, and takes its place in the order of
// Tab. Between ticks the kit remembers only what a widget needs to know of the
// one before: where it was, what has the focus, what is being pressed or dragged.
//
// Everything is in points and counted in ticks; nothing here asks the machine for
// input or time. A widget is known by its id, a string that no other widget on
// the screen has at the same time.
//
// Begin with UI.Begin and end with UI.End; Area is what all widgets are made of:
// Button, Toggle, Segments, Stepper and Tabs; Choice, which opens a List; List, and
// Rows for rows of the screen's own making; ScrollArea; TextField and TextArea;
// DragSource and DropTarget; Modal. Label and Paragraph write, Name writes what
// players have written, Tip and Explain say more.
package ui

import (
	"slices"

	"rulerfire/scenes/draw"
)

// Ticks of the kit's own timing; a tick is a sixtieth of a second.
const (
	tipDelay  = 18 // from resting on a widget to its tooltip, 300 ms
	easeTicks = 5  // a highlight comes and goes, 90 ms
	clickSlip = 4  // points a press may slip and still be a click
)

// A Flag says how an Area takes part.
type Flag uint8

// Flags of an area; none is an area for the mouse alone.
const (
	Focus    Flag = 1 << iota // Tab and the arrows reach it, Enter and Space press it
	KeepKeys                  // while it has the focus, arrows and Enter are for its owner to read by Key
	types                     // while it has the focus, letters are text
	passes                    // it only explains itself: presses go to what it stands on
)

// A Response is what the player did with an area in this tick.
type Response struct {
	Hover   bool // the pointer is on it and nothing covers it
	Focused bool // it has the keyboard
	Down    bool // the left button was pressed on it and is still held
	Pressed bool // the left button went down on it in this tick
	Clicked bool // pressed and released inside, or pressed by Enter or Space
	ByKey   bool // Clicked came from the keyboard
	Right   bool // a right click that hardly moved, inside
}

// UI is the state of one screen's widgets between ticks. The zero value is ready;
// it begins with the focus shown, so that the keyboard works at once.
type UI struct {
	// Still turns the small fades off, for reduced motion.
	Still bool
	// Clipboard is where text fields copy to and paste from.
	Clipboard Clipboard

	pen    *draw.Pen
	gauge  *draw.Pen // measures when there is no pen
	in     Input
	window Rect
	tick   int
	wake   bool // something moves by itself: the next tick must run

	before, now []hit    // what stood where in the last tick, and so far in this one
	top         string   // the layer on top in the last tick; only its widgets take part
	layer       string   // the layer being called
	open        []string // the layers opened in this tick, the topmost last
	queue       []overlay
	clip        []Rect

	hot       string // under the pointer, and pressed with it
	told      string // under the pointer, and explained: hot, or what stands on it
	toldSince int
	active    string // pressed and not yet released
	pressAt   Point
	rightAt   Point
	back      bool // Esc or right click, not yet used
	keyUsed   bool
	wheel     Point // what no list has used

	focus      map[string]string // by layer
	focusOrder map[string]int    // where in the order of Tab the focus was last seen
	focusSince int
	hideRing   bool // the mouse was used last
	keepsEnter bool // the focused widget wants Enter
	typing     bool // the focused widget takes text

	block  int
	drag   drag
	tip    tip
	eases  memory[ease]
	lists  memory[listState]
	texts  memory[fieldState]
	drops  memory[choiceState]
	copied string // what was last cut or copied
	parted []word // scratch of paragraphs
}

type hit struct {
	id    string
	layer string
	at    Rect
	flags Flag
}

type overlay struct {
	id   string
	call func()
}

// Begin starts a tick: what the player did, the window in points, and the pen
// that draws, which may be nil.
func (u *UI) Begin(in Input, w, h float64, pen *draw.Pen) {
	u.tick++
	u.pen, u.window = pen, Rect{0, 0, w, h}
	u.wake = false
	if u.focus == nil {
		u.focus, u.focusOrder = map[string]string{}, map[string]int{}
	}
	if u.block > 0 {
		u.block--
		u.wake = true
		u.active = ""
		in.Left, in.Right = Button{Down: in.Left.Down}, Button{Down: in.Right.Down}
		in.Key, in.Text = KeyNone, ""
	}
	u.in = in
	u.now, u.open, u.queue, u.clip = u.now[:0], u.open[:0], u.queue[:0], u.clip[:0]
	u.layer, u.keyUsed, u.wheel = "", false, in.Wheel
	u.tip = tip{}

	if in.Left.Pressed {
		u.pressAt = in.Pointer
		u.hideRing = true
	}
	u.back = in.Key == KeyEscape
	if in.Right.Pressed {
		u.rightAt = in.Pointer
	}
	if in.Right.Released && in.Pointer.Dist(u.rightAt) <= clickSlip {
		u.back = true
	}
	hot, told := "", ""
	u.keepsEnter, u.typing = false, false
	for _, h := range u.before {
		if h.layer != u.top {
			continue
		}
		if in.Pointer.In(h.at) {
			told = h.id
			if h.flags&passes == 0 {
				hot = h.id
			}
		}
		if h.id == u.focus[u.top] {
			u.typing = h.flags&types != 0
			u.keepsEnter = h.flags&Focus != 0 && h.flags&KeepKeys == 0 && !u.hideRing
		}
	}
	if u.hot = hot; told != u.told {
		u.told, u.toldSince = told, u.tick
	}
	u.drag.begin(u)
}

// End ends a tick: it calls what lies above the screen, moves the focus, and
// draws the tooltip and what is being dragged.
func (u *UI) End() {
	for i := 0; i < len(u.queue); i++ {
		o := u.queue[i]
		u.layer = o.id
		u.open = append(u.open, o.id)
		o.call()
	}
	u.layer = ""
	top := ""
	if len(u.open) > 0 {
		top = u.open[len(u.open)-1]
	}
	changed := top != u.top
	if changed {
		u.active, u.toldSince = "", u.tick
		u.wake = true
	}
	closed := u.top
	u.top = top
	if changed && closed != "" && !u.isOpen(closed) {
		delete(u.focus, closed)
		delete(u.focusOrder, closed)
	}
	u.moveFocus(changed)
	if u.in.Left.Released || !u.in.Left.Down {
		u.active = ""
	}
	u.drag.end(u)
	u.drawTip()
	u.sweep()
	u.before, u.now = u.now, u.before
}

// Awake tells whether the next tick must run even if the player does nothing:
// a highlight fades, a tooltip is due, clicks are blocked.
func (u *UI) Awake() bool { return u.wake }

// Pen is what the screen draws with in this tick; nil in tests without a picture.
func (u *UI) Pen() *draw.Pen { return u.pen }

// Block makes the kit deaf to clicks and keys for the given ticks: while the
// question passes to another person (24 ticks), nobody answers it by mistake.
func (u *UI) Block(ticks int) {
	u.block = max(u.block, ticks)
	u.wake = true
}

// Find is where the widget id was in the last tick, if it could be clicked there.
func (u *UI) Find(id string) (Rect, bool) {
	for _, h := range u.before {
		if h.id == id && h.layer == u.top && !h.at.Empty() {
			return h.at, true
		}
	}
	return Rect{}, false
}

// IDs are the widgets that could be clicked in the last tick, in call order.
func (u *UI) IDs() []string {
	var ids []string
	for _, h := range u.before {
		if h.layer == u.top && !h.at.Empty() {
			ids = append(ids, h.id)
		}
	}
	return ids
}

// live tells whether the widgets now being called take part: a modal or an open
// list above them takes everything.
func (u *UI) live() bool { return u.layer == u.top }

// Input is what the player did, as the present layer may see it: nothing but
// where the pointer is if something lies above it.
func (u *UI) Input() Input {
	if u.live() {
		return u.in
	}
	return Input{Pointer: u.in.Pointer}
}

// Key tells whether k went down and nobody has used it yet, and uses it.
func (u *UI) Key(k Key) bool {
	if u.in.Key != k || k == KeyNone || u.keyUsed || !u.live() || u.typing && u.textKey(k) {
		return false
	}
	u.keyUsed = true
	return true
}

// Pressed is Key for what holds on every screen, such as F1: it is heard whatever
// lies on top.
func (u *UI) Pressed(k Key) bool {
	if u.in.Key != k || u.in.Repeat || u.keyUsed {
		return false
	}
	u.keyUsed = true
	return true
}

// takeKey is Key for the widget that has the focus.
func (u *UI) takeKey(k Key) bool {
	if u.in.Key != k || u.keyUsed || !u.live() {
		return false
	}
	u.keyUsed = true
	return true
}

// textKey tells whether a text field that has the focus wants k for itself. Ctrl+Z and
// Ctrl+Y it leaves to the screen, which knows what was before.
func (u *UI) textKey(k Key) bool {
	switch k {
	case 'Z', 'Y':
		return !u.in.Ctrl || u.in.Alt
	case KeyEscape, KeyTab, KeyUp, KeyDown, KeyPageUp, KeyPageDown, KeyF1, KeyF5, KeyF9, KeyF11:
		return false
	}
	return true
}

// Back tells whether the player wants one step back, by Esc or a right click
// that hardly moved, and uses it. Modals and open lists come first.
func (u *UI) Back() bool {
	if !u.back || !u.live() {
		return false
	}
	u.back = false
	return true
}

// Scroll is how far the wheel was turned over r, in notches, and uses it.
func (u *UI) Scroll(r Rect) float64 {
	if !u.live() || u.wheel.Y == 0 || !u.in.Pointer.In(u.visible(r)) {
		return 0
	}
	y := u.wheel.Y
	u.wheel = Point{}
	return y
}

// Area is a part of the window that answers the mouse and, with Focus, the
// keyboard. Where areas overlap, the one called last is on top. An area called
// for the first time answers from the next tick on.
func (u *UI) Area(id string, r Rect, f Flag) Response {
	at := u.visible(r)
	u.now = append(u.now, hit{id, u.layer, at, f})
	var res Response
	if !u.live() {
		return res
	}
	res.Hover = u.hot == id && u.in.Pointer.In(at) && !u.drag.live
	if u.hot == id && u.in.Pointer.In(at) && u.in.Left.Pressed {
		u.active = id
		res.Pressed = true
		if f&Focus != 0 {
			u.setFocus(id)
		}
	}
	res.Down = u.active == id && u.in.Left.Down
	if u.active == id && u.in.Left.Released {
		res.Clicked = u.in.Pointer.In(at) && !u.drag.live
	}
	if u.hot == id && u.in.Right.Released && u.in.Pointer.Dist(u.rightAt) <= clickSlip {
		res.Right = true
	}
	res.Focused = f&Focus != 0 && u.focus[u.layer] == id
	if res.Focused && f&KeepKeys == 0 && f&types == 0 && !u.hideRing && !u.in.Repeat {
		if u.takeKey(KeyEnter) || u.takeKey(KeySpace) {
			res.Clicked, res.ByKey = true, true
		}
	}
	return res
}

// visible is the part of r that the clips leave.
func (u *UI) visible(r Rect) Rect {
	if n := len(u.clip); n > 0 {
		return r.Intersect(u.clip[n-1])
	}
	return r
}

// Clipped calls what is drawn, and can be clicked, only inside r.
func (u *UI) Clipped(r Rect, call func()) {
	u.clip = append(u.clip, u.visible(r))
	if u.pen != nil {
		u.pen.Save()
		u.pen.Clip(r.X, r.Y, r.W, r.H)
	}
	call()
	if u.pen != nil {
		u.pen.Restore()
	}
	u.clip = u.clip[:len(u.clip)-1]
}

func (u *UI) isOpen(layer string) bool {
	return layer == "" || slices.Contains(u.open, layer)
}

// over queues what lies above the present layer.
func (u *UI) over(id string, call func()) {
	u.queue = append(u.queue, overlay{id, call})
}

// An ease is a value between 0 and 1 on its way to a highlight.
type ease float64

// fade moves the highlight of id towards on and returns it, 0 to 1.
func (u *UI) fade(id string, on bool) float64 {
	goal := ease(0)
	if on {
		goal = 1
	}
	e, fresh := u.eases.of(id, u.tick)
	const step = 1.0 / easeTicks
	switch {
	case u.Still || fresh:
		*e = goal
	case *e < goal:
		*e = min(goal, *e+step)
	case *e > goal:
		*e = max(goal, *e-step)
	}
	if *e != goal {
		u.wake = true
	}
	left := float64(1 - *e)
	return 1 - left*left
}

// sweep forgets what widgets that are gone have left.
func (u *UI) sweep() {
	u.eases.forget(u.tick)
	u.lists.forget(u.tick)
	u.texts.forget(u.tick)
	u.drops.forget(u.tick)
}
