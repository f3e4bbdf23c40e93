package ui

import (
	"strings"
	"testing"

	"pgregory.net/rapid"

	"rulerfire/scenes/draw"
)

// A page is a desk with a text area on it, and a button above and below.
type page struct {
	desk
	value string
}

func newPage(value string, limit int) *page {
	p := &page{value: value}
	p.screen = func(u *UI) {
		u.Button("above", Rect{100, 50, 90, 30}, "Above", ButtonLook{})
		p.value = u.TextArea("notes", Rect{100, 100, 300, 110}, p.value, limit, "notes")
		u.Button("below", Rect{100, 300, 90, 30}, "Below", ButtonLook{})
	}
	p.idle(1)
	p.SetFocus("notes")
	p.hideRing = false
	p.idle(1)
	return p
}

func (p *page) keys(keys ...Key) {
	for _, k := range keys {
		p.key(k)
	}
}

func (p *page) write(s string) { p.tick(Input{Text: s}) }

func TestATextAreaHasLines(t *testing.T) {
	p := newPage("", 500)
	p.write("one")
	p.key(KeyEnter)
	p.write("two")
	p.keys(KeyUp, KeyEnd)
	p.write("!")
	p.keys(KeyDown, KeyHome)
	p.write("- ")
	if want := "one!\n- two"; p.value != want {
		t.Errorf("the text is %q, want %q", p.value, want)
	}
}

func TestTheArrowsLeaveATextAreaAtItsEnds(t *testing.T) {
	p := newPage("one\ntwo", 500)
	p.tick(Input{Key: KeyHome, Ctrl: true})
	p.key(KeyDown)
	if p.Focused() != "notes" {
		t.Fatalf("within the text Down leads to %q", p.Focused())
	}
	p.key(KeyDown)
	if p.Focused() != "below" {
		t.Errorf("from its last line Down leads to %q, want the button below", p.Focused())
	}
	p.SetFocus("notes")
	p.tick(Input{Key: KeyHome, Ctrl: true})
	p.key(KeyUp)
	if p.Focused() != "above" {
		t.Errorf("from its first line Up leads to %q, want the button above", p.Focused())
	}
}

func TestUpAndDownAimAtTheSamePlace(t *testing.T) {
	p := newPage("a long first line\nx\na long third line", 500)
	p.tick(Input{Key: KeyHome, Ctrl: true})
	p.keys(KeyRight, KeyRight, KeyRight, KeyRight, KeyRight, KeyRight, KeyDown, KeyDown)
	p.write("|")
	if want := "a long first line\nx\na long| third line"; p.value != want {
		t.Errorf("the text is %q, want %q", p.value, want)
	}
}

func TestTheEndOfALineThatGoesOnIsNotTheNextsBeginning(t *testing.T) {
	p := newPage("several words that need more than a single line of this narrow field", 500)
	p.tick(Input{Key: KeyHome, Ctrl: true})
	p.key(KeyEnd)
	p.write("|")
	before, after, _ := strings.Cut(p.value, "|")
	if !strings.HasPrefix(after, " ") || len(before) < 20 {
		t.Errorf("End leads to %q: %q", before, after)
	}
}

func TestCopyCutAndPaste(t *testing.T) {
	ctrl := func(k Key) Input { return Input{Key: k, Ctrl: true} }
	board := "from outside\r\n\tand below"
	p := newPage("one two", 500)
	p.Clipboard = Clipboard{Read: func() string { return board }, Write: func(s string) { board = s }}
	p.tick(ctrl('A'))
	p.tick(ctrl('V'))
	if want := "from outside\n and below"; p.value != want {
		t.Fatalf("pasted %q, want %q", p.value, want)
	}
	p.tick(Input{Key: KeyLeft, Ctrl: true, Shift: true})
	p.tick(ctrl('X'))
	if board != "below" || p.value != "from outside\n and " {
		t.Fatalf("cut %q out, which left %q", board, p.value)
	}
	p.tick(ctrl('C'))
	if board != "below" {
		t.Error("with nothing selected something was copied")
	}

	p.Clipboard = Clipboard{}
	p.tick(ctrl('A'))
	p.tick(ctrl('C'))
	p.key(KeyEnd)
	p.tick(ctrl('V'))
	if want := strings.Repeat("from outside\n and ", 2); p.value != want {
		t.Errorf("without a system's clipboard the text is %q, want %q", p.value, want)
	}
}

func TestOneLineStaysOneLine(t *testing.T) {
	value := ""
	d := &desk{screen: func(u *UI) { value, _ = u.TextField("name", Rect{100, 100, 200, 30}, value, 12, "name") }}
	d.Clipboard.Read = func() string { return "two\nlines, and more than there is room for" }
	d.idle(1)
	d.SetFocus("name")
	d.idle(1)
	d.tick(Input{Key: 'V', Ctrl: true})
	if want := "two lines, a"; value != want {
		t.Errorf("the name is %q, want %q", value, want)
	}
	d.tick(Input{Text: "x"})
	if len(value) != 12 {
		t.Errorf("more than the limit: %q", value)
	}
}

func TestThirdSignsOfAKeyAreTyped(t *testing.T) {
	p := newPage("", 50)
	p.tick(Input{Text: "@", Ctrl: true, Alt: true})
	p.tick(Input{Text: "q", Ctrl: true})
	if p.value != "@" {
		t.Errorf("the text is %q, want the one sign typed with Ctrl and Alt", p.value)
	}
}

func TestWordsAreSelectedByADoubleClickAndSkippedWithCtrl(t *testing.T) {
	p := newPage("copper larks, company", 100)
	style := fieldText
	at := Point{109 + p.Width("copper la", style), 110}
	p.click(at)
	p.click(at)
	p.write("wrens")
	if want := "copper wrens, company"; p.value != want {
		t.Fatalf("after a double click on the second word: %q, want %q", p.value, want)
	}
	p.tick(Input{Key: KeyHome, Ctrl: true})
	p.tick(Input{Key: KeyRight, Ctrl: true})
	p.tick(Input{Key: KeyDelete, Ctrl: true})
	if want := "copper, company"; p.value != want {
		t.Errorf("after Ctrl-Delete behind the first: %q, want %q", p.value, want)
	}
	p.tick(Input{Key: KeyBackspace, Ctrl: true})
	if want := ", company"; p.value != want {
		t.Errorf("after Ctrl-Backspace: %q, want %q", p.value, want)
	}
}

func TestADragSelectsOverLines(t *testing.T) {
	p := newPage("first\nsecond\nthird", 100)
	p.press(Point{109 + p.Width("fir", fieldText), 110})
	p.tick(Input{Pointer: Point{109 + p.Width("thi", fieldText), 150}, Left: Button{Down: true}})
	p.release(Point{109 + p.Width("thi", fieldText), 150})
	p.write("|")
	if want := "fir|rd"; p.value != want {
		t.Errorf("the text is %q, want %q", p.value, want)
	}
}

func TestTheCaretStaysInView(t *testing.T) {
	p := newPage("", 5000)
	for range 40 {
		p.write("line")
		p.key(KeyEnter)
	}
	l, _ := p.lists.of("notes", p.UI.tick)
	if shown := 40*fieldLine - l.offset; shown < 0 || shown > 100-fieldLine {
		t.Errorf("the last line is shown %.0f points below the edge", shown)
	}
	p.tick(Input{Key: KeyHome, Ctrl: true})
	if l.offset != 0 {
		t.Errorf("with the caret in the first line %.0f points are scrolled out", l.offset)
	}
	p.tick(Input{Pointer: Point{150, 150}, Wheel: Point{Y: -2}})
	if l.offset == 0 {
		t.Error("the wheel does not scroll")
	}
}

// However text is edited, the caret stands where one may stand, nothing unseen gets
// in, and the limit holds.
func TestEditingKeepsATextInOrder(t *testing.T) {
	signs := rapid.SampledFrom([]string{"a", "Ж", " ", "é", "e\u0301", "😀", "👨‍👩‍👧", "🇩🇪", "ש", "\u202e", "\n", "\t", "\x00", "\u0301", "\u200d"})
	keys := rapid.SampledFrom([]Key{KeyLeft, KeyRight, KeyUp, KeyDown, KeyHome, KeyEnd, KeyBackspace, KeyDelete, KeyEnter, KeyPageUp, KeyPageDown, 'A', 'C', 'X', 'V'})
	rapid.Check(t, func(t *rapid.T) {
		const limit = 40
		p := newPage(strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"word", " ", "😀", "é", "\n"}), 0, 12).Draw(t, "text"), ""), limit)
		p.Clipboard.Read = func() string { return "🇩🇪e\u0301\tx" }
		for range rapid.IntRange(1, 25).Draw(t, "strokes") {
			p.SetFocus("notes")
			if rapid.Bool().Draw(t, "types") {
				p.write(signs.Draw(t, "sign"))
			} else {
				p.tick(Input{Key: keys.Draw(t, "key"), Ctrl: rapid.Bool().Draw(t, "ctrl"), Shift: rapid.Bool().Draw(t, "shift")})
			}
			runes, s := []rune(p.value), &p.texts["notes"].state
			if len(runes) > limit {
				t.Fatalf("%q is longer than %d", p.value, limit)
			}
			if strings.ContainsAny(p.value, "\x00\t\u202e") {
				t.Fatalf("%q has what cannot be seen", p.value)
			}
			for _, at := range []int{s.caret, s.mark} {
				if at < 0 || at > len(runes) || draw.Joined(runes, at) {
					t.Fatalf("the caret is at %d of %q", at, p.value)
				}
			}
		}
	})
}

func TestLinesAreNoWiderThanTheirRoom(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	rapid.Check(t, func(t *rapid.T) {
		text := strings.Join(rapid.SliceOfN(rapid.SampledFrom([]string{"a", "word", "fortification", " ", "  ", "\n", "😀", "👨‍👩‍👧"}), 0, 30).Draw(t, "text"), "")
		w := rapid.Float64Range(40, 200).Draw(t, "width")
		written := &writing{runes: []rune(text)}
		lines := u.flow(written, w, fieldText)
		from := 0
		for i, l := range lines {
			if l.from != from {
				t.Fatalf("line %d of %q begins at %d, want %d", i, text, l.from, from)
			}
			shown := strings.TrimRight(string(written.runes[l.from:l.to]), " ")
			if u.Width(shown, fieldText) > w+.01 {
				t.Fatalf("line %q is wider than %.0f", shown, w)
			}
			if from = l.to; !l.goesOn {
				from++
			}
		}
		if from != len(written.runes)+1 {
			t.Fatalf("the lines of %q end at %d, want %d", text, from-1, len(written.runes))
		}
	})
}
