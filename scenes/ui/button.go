package ui

import "rulerfire/scenes/draw"

// A ButtonLook is how a button looks and what it needs besides its label. The
// zero value is a plain white button.
type ButtonLook struct {
	Primary bool      // navy: what most people want next
	Key     Key       // the key that presses it as well, shown on a key cap
	KeyText string    // what the key cap says, if not the key's own name
	Why     string    // not empty: the button is disabled, and its tooltip says why
	Off     bool      // disabled where the reason is plain to see
	Tip     string    // what the tooltip says otherwise
	Size    float64   // of the type, in points; 0 is 14
	Icon    draw.Icon // an icon before the label, or alone without one
	On      bool      // a toggle that is on
	Second  string    // a second line under the label, which then stands at the left
	Under   string    // small words in the middle under the label
}

func (l ButtonLook) disabled() bool { return l.Off || l.Why != "" }

// Button draws a button and tells whether it was pressed in this tick, by a click,
// by Enter or Space with the focus, or by its key.
func (u *UI) Button(id string, r Rect, label string, look ButtonLook) bool {
	res := u.Area(id, r, Focus)
	cut := u.buttonLabel(r, label, look)
	u.paintButton(id, r, cut, look, res)
	tip := look.Why
	if tip == "" && !look.Off {
		tip = look.Tip
	}
	if tip == "" && cut != label {
		tip = label
	}
	if tip != "" {
		u.tipFor(id, r, res, Plain(tip))
	}
	return !look.disabled() && (res.Clicked || u.hint(id, look.Key))
}

// The parts of a button: between icon, label and key cap, and beside them.
const (
	buttonGap  = 7
	buttonEdge = 3
	entryEdge  = 18 // of an entry of a menu
)

func (l ButtonLook) size() float64 {
	if l.Size == 0 {
		return 14
	}
	return l.Size
}

// key is what the key cap says; empty is none.
func (l ButtonLook) key() string {
	if l.KeyText == "" && l.Key != KeyNone {
		return l.Key.String()
	}
	return l.KeyText
}

// buttonLabel is as much of a label as a button has room for.
func (u *UI) buttonLabel(r Rect, label string, look ButtonLook) string {
	room, t := r.W-2*buttonEdge, Text{Size: look.size(), Medium: true}
	if look.Second != "" {
		room, t = r.W-2*entryEdge, entryText
	}
	if key := look.key(); key != "" {
		room -= buttonGap + u.measurer().KeycapWidth(key)
	}
	if look.Icon != "" {
		room -= buttonGap + look.size()
	}
	return u.Shorten(label, room, t)
}

// hint tells whether the key of a button was pressed. Enter belongs to the focused
// widget as long as the focus is shown.
func (u *UI) hint(id string, k Key) bool {
	if k == KeyNone || u.in.Repeat || u.in.Ctrl || u.in.Alt {
		return false
	}
	if (k == KeyEnter || k == KeySpace) && u.keepsEnter && u.focus[u.layer] != id {
		return false
	}
	if k == KeyEscape {
		return u.Back()
	}
	return u.Key(k)
}

func (u *UI) paintButton(id string, r Rect, label string, look ButtonLook, res Response) {
	off := look.disabled()
	hover := u.fade(id, res.Hover && !off)
	if u.pen == nil {
		return
	}
	body := draw.ButtonLook{Primary: look.Primary || look.On, Disabled: off, Hover: hover}
	if res.Down && res.Hover {
		body.Press = 1
	}
	key := look.key()
	if look.Second != "" {
		u.paintEntry(r, label, key, look.Second, body)
		u.ring(r, entryRadius, res)
		return
	}
	u.pen.ButtonBody(r.X, r.Y, r.W, r.H, body)
	size, ink := look.size(), body.ButtonColor()
	w, text, under := -float64(buttonGap), 0.0, ""
	if look.Icon != "" {
		w += buttonGap + size
	}
	if label != "" {
		text = u.measure(label, size, medium)
		if look.Under != "" {
			under = u.Shorten(look.Under, u.underRoom(r, key), underText)
			text = max(text, u.measure(under, underText.Size, regular))
		}
		w += buttonGap + text
	}
	if key != "" {
		w += buttonGap + u.pen.KeycapWidth(key)
	}
	x, mid := r.X+(r.W-w)/2, r.Y+r.H/2
	if look.Icon != "" {
		u.pen.Icon(look.Icon, x+size/2, mid, size/2, ink)
		x += size + buttonGap
	}
	if label != "" {
		y, inset := mid+size*0.35, 0.0
		if under != "" {
			y, inset = mid-1.5, (text-u.measure(label, size, medium))/2
			u.text(under, x+(text-u.measure(under, underText.Size, regular))/2, mid+12, underText.Size, regular, ink.Fade(0.85))
		}
		u.text(label, x+inset, y, size, medium, ink)
		x += text + buttonGap
	}
	if key != "" {
		u.pen.Keycap(key, x, mid-9, body.Primary && !off)
	}
	u.ring(r, 7, res)
}

// underRoom is how wide the words under a label may be beside a key cap.
func (u *UI) underRoom(r Rect, key string) float64 {
	room := r.W - 2*buttonEdge
	if key != "" {
		room -= buttonGap + u.pen.KeycapWidth(key)
	}
	return room
}

const entryRadius = 9

// underText is how the words under the label of a button look.
var underText = Text{Size: 12}

// entryText is how the label of an entry of a menu looks.
var entryText = Text{Size: 17, Bold: true}

// paintEntry draws an entry of a menu: a flat row with a second line.
func (u *UI) paintEntry(r Rect, label, key, second string, body draw.ButtonLook) {
	face, line, ink, faint := draw.Paper2.Mix(draw.CurrentRow, body.Hover), entryLine, draw.Ink, draw.Ink2
	switch {
	case body.Disabled:
		ink, faint = draw.Ink3, draw.Ink3
	case body.Primary:
		face, line, ink, faint = draw.Navy.Lit(0.14*body.Hover), draw.Navy, draw.White, onNavy
	}
	u.fill(r, entryRadius, face.Dim(0.1*body.Press))
	u.stroke(r, entryRadius, 1, line)
	u.text(label, r.X+entryEdge, r.Y+r.H/2-2, entryText.Size, bold, ink)
	room := r.W - 2*entryEdge
	if key != "" {
		wide := u.pen.KeycapWidth(key)
		u.pen.Keycap(key, r.Right()-entryEdge-wide, r.Y+r.H/2-9, body.Primary && !body.Disabled)
		room -= wide + 6
	}
	second = u.Shorten(second, room, Text{Size: 12.5})
	u.text(second, r.X+entryEdge, r.Y+r.H/2+15, 12.5, regular, faint)
}

// Toggle is a switch with its label at the right. It tells the new state, and
// whether the player has just changed it.
func (u *UI) Toggle(id string, r Rect, label string, on bool) (now, changed bool) {
	res := u.Area(id, r, Focus)
	if res.Clicked {
		on, changed = !on, true
	}
	slide := u.fade(id, on)
	if u.pen == nil {
		return on, changed
	}
	track := Rect{r.X, r.Y + r.H/2 - 9, 34, 18}
	u.fill(track, 9, draw.Ink3.Mix(draw.Navy, slide))
	knob := Rect{track.X + 2 + 16*slide, track.Y + 2, 14, 14}
	u.fill(knob, 7, draw.White)
	u.text(label, r.X+44, r.Y+r.H/2+4.5, 13, regular, draw.Ink)
	u.ring(r, 7, res)
	return on, changed
}

// Segments is a row of choices side by side of which one holds. It tells which
// holds now, and whether the player has just changed it. why, where it is not
// empty, says why a choice cannot be taken; it may be shorter than labels.
func (u *UI) Segments(id string, r Rect, labels []string, at int, why ...string) (now int, changed bool) {
	now = at
	for i, c := range r.Columns(len(labels), 4) {
		look := ButtonLook{On: i == at, Size: 13}
		for look.Size > 11 && u.measure(labels[i], look.Size, medium) > c.W-2*buttonEdge {
			look.Size -= 0.5
		}
		if i < len(why) {
			look.Why = why[i]
		}
		if u.Button(id+"/"+labels[i], c, labels[i], look) && i != at {
			now, changed = i, true
		}
	}
	return now, changed
}

// Stepper is a number between a minus and a plus, within least and most. It tells
// the number now, and whether the player has just changed it; the wheel turns it.
func (u *UI) Stepper(id string, r Rect, value, least, most int, show string) (now int, changed bool) {
	now = value
	if n := u.Scroll(r); n > 0 {
		now++
	} else if n < 0 {
		now--
	}
	mid := r
	minus, plus := mid.CutLeft(r.H), mid.CutRight(r.H)
	if u.Button(id+"/-", minus, "−", ButtonLook{Off: value <= least}) {
		now--
	}
	if u.Button(id+"/+", plus, "+", ButtonLook{Off: value >= most}) {
		now++
	}
	u.Label(mid, show, Text{Size: 13, Bold: true, Align: Centre})
	now = max(least, min(now, most))
	return now, now != value
}
