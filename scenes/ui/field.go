package ui

import (
	"math"
	"strings"

	"rulerfire/scenes/draw"
	"rulerfire/scenes/typeset"
)

// A Clipboard is where cut and copied text goes, and pasted text comes from. Either
// may be nil; then text is kept for the fields of the same screen.
type Clipboard struct {
	Read  func() string
	Write func(string)
	Alone bool // no other program sees what is written
}

// copyOut puts text on the clipboard, paste takes it from there.
func (u *UI) copyOut(s string) {
	if s == "" {
		return
	}
	if u.copied = s; u.Clipboard.Write != nil {
		u.Clipboard.Write(s)
	}
}

func (u *UI) paste() string {
	s := u.copied
	if u.Clipboard.Read != nil {
		s = u.Clipboard.Read()
	}
	return tabless.Replace(s)
}

// tabless makes of what other programs put on the clipboard what a field has: the
// ends of lines alike, and no tabs.
var tabless = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\t", " ")

// A fieldState is what a text field keeps between ticks.
type fieldState struct {
	caret, mark int
	shift       float64 // points of a single line scrolled out at the left
	goal        float64 // where up and down aim at, in points from the left
	aims        bool    // goal is set
	had         bool    // it had the focus in the last tick
	pressed     int     // the tick of the last press
	words       bool    // the press was a second one: it selects words
}

// doubleClick is how many ticks may lie between the presses of a double click.
const doubleClick = 24

var fieldText = Text{Size: 13.5}

// fieldLine is the height of a line in a field of several, in points.
const fieldLine = 20

// TextField edits one line of at most limit runes. It tells the text now, and
// whether the player has finished with it, by Enter. A field that gets the focus
// by the keyboard has all its text selected, so that typing replaces it. Ctrl with
// C, X and V copies, cuts and pastes.
func (u *UI) TextField(id string, r Rect, value string, limit int, empty string) (now string, done bool) {
	res := u.Area(id, r, Focus|KeepKeys|types)
	s, _ := u.texts.of(id, u.tick)
	t := &writing{runes: []rune(value), caret: s.caret, mark: s.mark, limit: limit}
	t.settle()
	inside := r.InsetXY(9, 0)
	lines := u.flow(t, math.Inf(1), fieldText)
	if res.Focused && !s.had && !u.in.Left.Down {
		t.selectAll()
	}
	u.point(t, s, res, lines, Point{inside.X - s.shift, inside.Y}, r.H)
	if res.Focused && u.live() {
		done = u.takeKey(KeyEnter)
		u.write(t, s, lines)
		lines = u.flow(t, math.Inf(1), fieldText)
	}
	s.keep(t, res)
	caret := lines[0].at(t.caret)
	s.shift = max(0, min(s.shift, caret), caret-inside.W+2)
	u.paintField(id, r, res)
	if u.pen != nil {
		u.Clipped(inside.InsetXY(-2, 0), func() {
			if len(t.runes) == 0 && !res.Focused {
				u.Label(inside, empty, Text{Size: fieldText.Size, Faint: true})
				return
			}
			u.paintLine(t, &lines[0], true, Rect{inside.X - s.shift, r.Y, inside.W, r.H}, res.Focused)
		})
		u.ring(r, 7, res)
	}
	return string(t.runes), done
}

// TextArea edits a text of several lines, of at most limit runes, and scrolls as
// needed. It tells the text now. Enter begins a new line; Tab goes on to the next
// widget, and so do the arrows beyond the first and the last line.
func (u *UI) TextArea(id string, r Rect, value string, limit int, empty string) (now string) {
	s, _ := u.texts.of(id, u.tick)
	l, _ := u.lists.of(id, u.tick)
	t := &writing{runes: []rune(value), caret: s.caret, mark: s.mark, limit: limit, lines: true}
	t.settle()
	res := u.Area(id, r, Focus|KeepKeys|types)
	inside := r.InsetXY(9, 5)
	wide := inside.W - 12 // the bar has its room even while there is none
	lines := u.flow(t, wide, fieldText)
	if n := u.Scroll(r); n != 0 {
		l.offset -= n * 2 * fieldLine
	}
	u.point(t, s, res, lines, Point{inside.X, inside.Y - math.Round(l.offset)}, fieldLine)
	if res.Focused && u.live() {
		if u.write(t, s, lines) {
			lines = u.flow(t, wide, fieldText)
			top := float64(lineAt(lines, t.caret)) * fieldLine
			l.offset = min(top, max(l.offset, top+fieldLine-inside.H))
		}
	}
	s.keep(t, res)
	u.paintField(id, r, res)
	at := lineAt(lines, t.caret)
	u.scrolled(id, l, inside, float64(len(lines))*fieldLine, func(content Rect) {
		if u.pen == nil {
			return
		}
		if len(t.runes) == 0 && !res.Focused {
			u.Label(Rect{content.X, content.Y, content.W, fieldLine}, empty, Text{Size: fieldText.Size, Faint: true})
			return
		}
		first := max(0, int(l.offset/fieldLine))
		for i := first; i < len(lines) && float64(i)*fieldLine < l.offset+inside.H; i++ {
			u.paintLine(t, &lines[i], i == at, Rect{content.X, content.Y + float64(i)*fieldLine, content.W, fieldLine}, res.Focused)
		}
	})
	if u.pen != nil {
		u.ring(r, 7, res)
	}
	return string(t.runes)
}

func (s *fieldState) keep(t *writing, res Response) {
	s.caret, s.mark, s.had = t.caret, t.mark, res.Focused
}

// point follows the mouse: a press sets the caret, a drag selects, a second press
// selects a word. The lines are so high and begin at a corner.
func (u *UI) point(t *writing, s *fieldState, res Response, lines []flowLine, corner Point, high float64) {
	if !res.Pressed && !res.Down {
		return
	}
	row := int(math.Floor((u.in.Pointer.Y - corner.Y) / high))
	at := caretAt(t, &lines[max(0, min(row, len(lines)-1))], u.in.Pointer.X-corner.X)
	if !res.Pressed {
		if !s.words {
			t.move(at, true)
		}
		return
	}
	s.words = u.tick-s.pressed <= doubleClick && at == s.caret
	s.pressed, s.aims = u.tick, false
	t.move(at, u.in.Shift)
	if s.words {
		t.selectWord()
	}
}

// write applies the keys and the typed text of this tick, and tells whether there
// were any for the field.
func (u *UI) write(t *writing, s *fieldState, lines []flowLine) bool {
	if text := u.in.Text; text != "" && (!u.in.Ctrl || u.in.Alt) {
		// Ctrl with Alt is how some keyboards type their third signs.
		t.insert(text)
		s.aims = false
		return true
	}
	if t.lines && u.climb(t, s, lines) {
		return true
	}
	if !u.edit(t, lines) {
		return false
	}
	s.aims = false
	return true
}

// edit applies a key that moves the caret along the text or changes the text.
func (u *UI) edit(t *writing, lines []flowLine) bool {
	from, to := t.selection()
	ctrl, keep := u.in.Ctrl, u.in.Shift
	// aside is where a key goes: by a word with Ctrl.
	aside := func(one, word func(int) int) int {
		if ctrl {
			return word(t.caret)
		}
		return one(t.caret)
	}
	line := &lines[lineAt(lines, t.caret)]
	back, on := KeyLeft, KeyRight
	if typeset.Backwards(string(t.runes[line.from:line.to])) {
		back, on = on, back
	}
	switch {
	case t.lines && u.takeKey(KeyEnter):
		t.insert("\n")
	case u.takeKey(back):
		if from != to && !keep && !ctrl {
			t.move(from, false)
		} else {
			t.move(aside(t.before, t.wordBefore), keep)
		}
	case u.takeKey(on):
		if from != to && !keep && !ctrl {
			t.move(to, false)
		} else {
			t.move(aside(t.after, t.wordAfter), keep)
		}
	case ctrl && u.takeKey(KeyHome):
		t.move(0, keep)
	case ctrl && u.takeKey(KeyEnd):
		t.move(len(t.runes), keep)
	case u.takeKey(KeyHome):
		t.move(line.from, keep)
	case u.takeKey(KeyEnd):
		end := line.to
		if line.goesOn {
			end = t.before(end)
		}
		t.move(end, keep)
	case u.takeKey(KeyBackspace):
		t.erase(aside(t.before, t.wordBefore))
	case u.takeKey(KeyDelete):
		t.erase(aside(t.after, t.wordAfter))
	case ctrl && u.takeKey('A'):
		t.selectAll()
	case ctrl && u.takeKey('C'):
		u.copyOut(t.selected())
	case ctrl && u.takeKey('X'):
		u.copyOut(t.selected())
		t.erase(t.caret)
	case ctrl && u.takeKey('V'):
		t.insert(u.paste())
	default:
		return false
	}
	return true
}

// climb moves the caret from line to line. A key that would leave the text is not
// used, so that it moves the focus.
func (u *UI) climb(t *writing, s *fieldState, lines []flowLine) bool {
	at := lineAt(lines, t.caret)
	to := at
	switch {
	case at > 0 && u.takeKey(KeyUp):
		to--
	case at < len(lines)-1 && u.takeKey(KeyDown):
		to++
	case u.takeKey(KeyPageUp):
		to = max(0, at-8)
	case u.takeKey(KeyPageDown):
		to = min(len(lines)-1, at+8)
	default:
		return false
	}
	if !s.aims {
		s.goal, s.aims = lines[at].at(t.caret), true
	}
	t.move(caretAt(t, &lines[to], s.goal), u.in.Shift)
	return true
}

// paintField draws the ground of a field.
func (u *UI) paintField(id string, r Rect, res Response) {
	hover := u.fade(id, res.Hover)
	if u.pen == nil {
		return
	}
	line := draw.ButtonLine.Mix(draw.Ink2, hover)
	if res.Focused {
		line = draw.Ink
	}
	u.fill(r, 7, draw.White)
	u.stroke(r, 7, 1, line)
}

// paintLine draws a line of what is written, with what is selected of it and, if it
// has it, the caret.
func (u *UI) paintLine(t *writing, l *flowLine, caret bool, r Rect, focused bool) {
	mid := r.Y + r.H/2
	if from, to := t.selection(); focused && from < to && from <= l.to && to > l.from {
		chosen := l.spans(max(from, l.from), to)
		if to > l.to && !l.goesOn {
			// The end of the line is selected as well.
			if n := len(chosen); n == 0 {
				chosen = append(chosen, span{right: 5})
			} else {
				chosen[n-1].right += 5
			}
		}
		for _, s := range chosen {
			u.fill(Rect{r.X + s.left, mid - 10, s.right - s.left, 20}, 2, draw.Gold.Lit(0.55))
		}
	}
	u.text(string(t.runes[l.from:l.to]), r.X, mid+fieldText.Size*0.35, fieldText.Size, regular, draw.Ink)
	if focused && caret {
		at, aside := l.at(t.caret), l.aside(t.caret)
		if at == aside {
			u.fill(Rect{r.X + at - 0.75, mid - 9, 1.5, 18}, 0, draw.Ink)
		} else {
			// Where two directions meet the caret is in two halves.
			u.fill(Rect{r.X + at - 0.75, mid - 9, 1.5, 9}, 0, draw.Ink)
			u.fill(Rect{r.X + aside - 0.75, mid, 1.5, 9}, 0, draw.Ink)
		}
	}
}
