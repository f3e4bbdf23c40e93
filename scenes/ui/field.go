package ui

import (
	"unicode"

	"rulerfire/scenes/draw"
)

// A fieldState is where the caret of a text field is, and what is selected: the
// runes between caret and mark.
type fieldState struct {
	seen        int
	caret, mark int
	shift       float64 // points of text scrolled out at the left
	had         bool    // it had the focus in the last tick
}

func (s *fieldState) selection() (from, to int) {
	return min(s.caret, s.mark), max(s.caret, s.mark)
}

// TextField edits one line of at most limit runes. It tells the text now, and
// whether the player has finished with it, by Enter. A field that gets the focus
// by the keyboard has all its text selected, so that typing replaces it.
func (u *UI) TextField(id string, r Rect, value string, limit int, empty string) (now string, done bool) {
	res := u.Area(id, r, Focus|KeepKeys|types)
	s := u.texts[id]
	if s == nil {
		s = &fieldState{}
		u.texts[id] = s
	}
	s.seen = u.tick
	runes := []rune(value)
	s.caret, s.mark = min(s.caret, len(runes)), min(s.mark, len(runes))
	style := Text{Size: 13.5}
	inside := r.InsetXY(9, 0)

	if res.Focused && !s.had && !u.in.Left.Down {
		s.caret, s.mark = len(runes), 0
	}
	s.had = res.Focused
	if res.Pressed || res.Down {
		s.caret = u.caretAt(runes, u.in.Pointer.X-inside.X+s.shift, style)
		if res.Pressed && !u.in.Shift {
			s.mark = s.caret
		}
	}
	if res.Focused && u.live() {
		runes, done = u.edit(s, runes, limit)
	}
	u.paintField(id, r, inside, runes, s, style, empty, res)
	return string(runes), done
}

// edit applies the keys and the typed text of this tick.
func (u *UI) edit(s *fieldState, runes []rune, limit int) (after []rune, done bool) {
	erase := func(from, to int) {
		runes = append(append([]rune(nil), runes[:from]...), runes[to:]...)
		s.caret, s.mark = from, from
	}
	move := func(to int) {
		s.caret = max(0, min(to, len(runes)))
		if !u.in.Shift {
			s.mark = s.caret
		}
	}
	for _, c := range u.in.Text {
		if !unicode.IsPrint(c) || u.in.Ctrl {
			continue
		}
		if from, to := s.selection(); from != to {
			erase(from, to)
		}
		if len(runes) >= limit {
			break
		}
		runes = append(append(append([]rune(nil), runes[:s.caret]...), c), runes[s.caret:]...)
		s.caret++
		s.mark = s.caret
	}
	from, to := s.selection()
	switch {
	case u.takeKey(KeyEnter):
		return runes, true
	case u.takeKey(KeyLeft):
		if from != to && !u.in.Shift {
			move(from)
		} else {
			move(s.caret - 1)
		}
	case u.takeKey(KeyRight):
		if from != to && !u.in.Shift {
			move(to)
		} else {
			move(s.caret + 1)
		}
	case u.takeKey(KeyHome):
		move(0)
	case u.takeKey(KeyEnd):
		move(len(runes))
	case u.takeKey(KeyBackspace):
		if from == to && from > 0 {
			from--
		}
		erase(from, to)
	case u.takeKey(KeyDelete):
		if from == to && to < len(runes) {
			to++
		}
		erase(from, to)
	case u.in.Ctrl && u.takeKey('A'):
		s.caret, s.mark = len(runes), 0
	}
	return runes, false
}

// caretAt is the gap between runes nearest to x points from the beginning.
func (u *UI) caretAt(runes []rune, x float64, t Text) int {
	best, least := 0, x
	for i := range runes {
		d := x - u.Width(string(runes[:i+1]), t)
		if d < 0 {
			d = -d
		}
		if d < least {
			best, least = i+1, d
		}
	}
	return best
}

func (u *UI) paintField(id string, r, inside Rect, runes []rune, s *fieldState, t Text, empty string, res Response) {
	hover := u.fade(id, res.Hover)
	caret := u.Width(string(runes[:s.caret]), t)
	s.shift = max(0, min(s.shift, caret), caret-inside.W+2)
	if u.pen == nil {
		return
	}
	u.fill(r, 7, draw.White)
	line := buttonLine.Mix(draw.Ink2, hover)
	if res.Focused {
		line = draw.Ink
	}
	u.stroke(r, 7, 1, line)
	u.Clipped(inside.InsetXY(-2, 0), func() {
		x := inside.X - s.shift
		if len(runes) == 0 && !res.Focused {
			u.Label(inside, empty, Text{Size: t.Size, Faint: true})
			return
		}
		mid := r.Y + r.H/2
		if from, to := s.selection(); res.Focused && from != to {
			a, b := u.Width(string(runes[:from]), t), u.Width(string(runes[:to]), t)
			u.fill(Rect{x + a, mid - 10, b - a, 20}, 2, draw.Gold.Lit(0.55))
		}
		u.text(string(runes), x, mid+t.Size*0.35, t.Size, regular, draw.Ink)
		if res.Focused {
			u.fill(Rect{x + caret - 0.75, mid - 9, 1.5, 18}, 0, draw.Ink)
		}
	})
	u.ring(r, 7, res)
}
