package ui

import "math"

// SetFocus gives the keyboard to the widget id of the present layer. Its tooltip
// stays away until the player comes back to it.
func (u *UI) SetFocus(id string) {
	u.setFocus(id)
	u.focusSince = never
}

// never is a tick at which nothing got the focus by the player.
const never = 1 << 60

func (u *UI) setFocus(id string) {
	if u.focus[u.layer] != id {
		u.focus[u.layer] = id
		u.focusSince = u.tick
		u.wake = true
	}
}

// Focused is the widget of the present layer that has the keyboard, or "".
func (u *UI) Focused() string { return u.focus[u.layer] }

// RingShown tells whether the focus is shown: the keyboard was used after the mouse.
func (u *UI) RingShown() bool { return !u.hideRing }

// moveFocus follows Tab and the arrows that no widget has used, by the order and
// the places of this tick. fresh says that another layer has come on top.
func (u *UI) moveFocus(fresh bool) {
	var order []hit
	at := -1
	for _, h := range u.now {
		if h.layer != u.top || h.flags&Focus == 0 || h.at.Empty() {
			continue
		}
		if h.id == u.focus[u.top] {
			at = len(order)
		}
		order = append(order, h)
	}
	if at >= 0 {
		u.focusOrder[u.top] = at
	}
	if len(order) == 0 {
		return
	}
	if fresh && u.top != "" && at < 0 {
		u.focusTo(order[0])
		return
	}
	if u.keyUsed || u.typing && u.textKey(u.in.Key) {
		return
	}
	switch k := u.in.Key; k {
	case KeyTab:
		u.hideRing = false
		switch {
		case at < 0:
			at = min(u.focusOrder[u.top], len(order)-1)
		case u.in.Shift:
			at = (at + len(order) - 1) % len(order)
		default:
			at = (at + 1) % len(order)
		}
		u.focusTo(order[at])
	case KeyLeft, KeyRight, KeyUp, KeyDown:
		if u.hideRing && at >= 0 {
			// The first arrow after the mouse only shows where the focus is.
			u.hideRing = false
			u.wake = true
			return
		}
		u.hideRing = false
		if at < 0 {
			u.focusTo(order[min(u.focusOrder[u.top], len(order)-1)])
			return
		}
		if to := nearest(order, at, k); to >= 0 {
			u.focusTo(order[to])
		}
	}
}

func (u *UI) focusTo(h hit) {
	u.focus[u.top] = h.id
	u.focusSince = u.tick
	u.wake = true
}

// nearest is the place in order of the widget nearest to order[from] in the
// direction of an arrow key, or -1. Widgets in the same row or column come before
// those aside.
func nearest(order []hit, from int, k Key) int {
	best, least := -1, math.Inf(1)
	f := order[from].at
	for i, h := range order {
		if i == from {
			continue
		}
		along, aside := apart(f, h.at, k)
		if along <= 0 {
			continue
		}
		if far := along + 3*aside; far < least {
			best, least = i, far
		}
	}
	return best
}

// apart is how far h lies from f in the direction of k, and how far beside it;
// along is not positive where h does not lie in that direction.
func apart(f, h Rect, k Key) (along, aside float64) {
	a, b := f.Centre(), h.Centre()
	switch k {
	case KeyRight:
		along = b.X - a.X
	case KeyLeft:
		along = a.X - b.X
	case KeyDown:
		along = b.Y - a.Y
	case KeyUp:
		along = a.Y - b.Y
	}
	if k == KeyLeft || k == KeyRight {
		return along, gap(f.Y, f.Bottom(), h.Y, h.Bottom())
	}
	return along, gap(f.X, f.Right(), h.X, h.Right())
}

// gap is the distance between two spans, 0 if they overlap.
func gap(a0, a1, b0, b1 float64) float64 { return max(0, b0-a1, a0-b1) }
