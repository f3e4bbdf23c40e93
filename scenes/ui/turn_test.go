package ui

import (
	"math"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"rulerfire/scenes/draw"
	"rulerfire/scenes/typeset"
	"rulerfire/scenes/typeset/typesettest"
)

// abroad gives widgets a font of Hebrew and Chinese letters.
func abroad(u *UI) {
	u.gauge = draw.NewPen()
	u.gauge.UseFonts(typeset.Given(typesettest.Aleph()))
}

// newForeignPage is a page whose text may be in Hebrew.
func newForeignPage(value string) *page {
	p := newPage(value, 500)
	abroad(&p.UI)
	p.idle(1)
	return p
}

func TestTheArrowsGoWhereTheyPoint(t *testing.T) {
	for _, c := range []struct {
		name, text string
		keys       []Key
		want       string
	}{
		{"Left goes on in Hebrew", "אבג", []Key{KeyLeft}, "א|בג"},
		{"and Right back", "אבג", []Key{KeyLeft, KeyLeft, KeyRight}, "א|בג"},
		{"Right goes on in Chinese", "一二三", []Key{KeyRight}, "一|二三"},
		{"and in a text of both directions", "a אב", []Key{KeyRight, KeyRight, KeyRight}, "a א|ב"},
		{"End is where the text ends", "אבג", []Key{KeyEnd}, "אבג|"},
	} {
		p := newForeignPage(c.text)
		p.tick(Input{Key: KeyHome, Ctrl: true})
		p.keys(c.keys...)
		p.write("|")
		if p.value != c.want {
			t.Errorf("%s: %q, want %q", c.name, p.value, c.want)
		}
	}
}

// A click beside a letter puts the caret there, whichever way the letter is written.
func TestAClickSetsTheCaretBesideALetter(t *testing.T) {
	for _, c := range []struct {
		text   string
		letter int     // of the text
		part   float64 // of the letter's width from its left
		want   string
	}{
		{"אבג", 0, 0.9, "|אבג"},
		{"אבג", 0, 0.1, "א|בג"},
		{"אבג", 2, 0.1, "אבג|"},
		{"ab אבג", 3, 0.1, "ab א|בג"},
		{"ab אבג", 1, 0.1, "a|b אבג"},
		{"一二", 1, 0.9, "一二|"},
	} {
		p := newForeignPage(c.text)
		p.idle(2 * doubleClick)
		at := p.places(c.text, fieldText)[c.letter]
		p.click(Point{109 + at.Left + c.part*(at.Right-at.Left), 110})
		p.write("|")
		if p.value != c.want {
			t.Errorf("a click on letter %d of %q: %q, want %q", c.letter, c.text, p.value, c.want)
		}
	}
}

func TestTheCaretOfTwoDirections(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	abroad(&u)
	l := u.flow(&writing{runes: []rune("ab אבג cd")}, math.Inf(1), fieldText)[0]
	latin, hebrew := u.Width("ab ", fieldText), u.Width("אבג", fieldText)
	for _, c := range []struct {
		name      string
		i         int
		at, aside float64
	}{
		{"at the beginning", 0, 0, 0},
		{"before Hebrew it stands after the Latin, or right of the Hebrew", 3, latin, latin + hebrew},
		{"in Hebrew it goes to the left", 4, latin + hebrew*2/3, latin + hebrew*2/3},
		{"behind Hebrew it stands left of it, or before the Latin", 6, latin, latin + hebrew},
		{"at the end", 9, u.Width("ab אבג cd", fieldText), u.Width("ab אבג cd", fieldText)},
	} {
		if at, aside := l.at(c.i), l.aside(c.i); math.Abs(at-c.at) > 0.1 || math.Abs(aside-c.aside) > 0.1 {
			t.Errorf("%s: at %.1f and %.1f, want %.1f and %.1f", c.name, at, aside, c.at, c.aside)
		}
	}
	if all := l.spans(1, 4); len(all) != 2 || all[1].right < latin+hebrew-0.1 {
		t.Errorf("from the first word into the second is selected %v", all)
	}
	wide := 0.0
	for _, s := range l.spans(0, 9) {
		wide += s.right - s.left
	}
	if math.Abs(wide-u.Width("ab אבג cd", fieldText)) > 0.1 {
		t.Errorf("%.1f points of all of it are selected", wide)
	}
}

func TestForeignNamesAreCutToTheirRoom(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	abroad(&u)
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOf(rapid.SampledFrom([]rune("ab אבגا一\u0301😀"))).Draw(t, "name")
		w := rapid.Float64Range(0, 150).Draw(t, "room")
		cut := u.Shorten(s, w, Text{})
		kept := strings.TrimSuffix(cut, "…")
		if cut != s && (!strings.HasPrefix(s, kept) || kept != "" && u.Width(cut, Text{}) > w+0.01) {
			t.Fatalf("%q is cut to %q, %.1f wide, in %.1f", s, cut, u.Width(cut, Text{}), w)
		}
	})
}

func TestWordsFromRightToLeftStandInTheirOrder(t *testing.T) {
	for _, c := range []struct{ name, text, want string }{
		{"a sentence of the game", "Ada hits Bo", "Ada hits Bo"},
		{"a name of two words", "אב גד hits Bo", "גד אב hits Bo"},
		{"at the end", "Bo hits אב גד.", "Bo hits גד. אב"},
		{"with a number in it", "אב 12 גד hits", "גד 12 אב hits"},
		{"a number after it", "אב 12 hits", "אב 12 hits"},
		{"two names", "אב hits גד", "אב hits גד"},
		{"nothing else", "אב גד הו", "הו גד אב"},
	} {
		var u UI
		u.Begin(Input{}, 1280, 720, nil)
		line := u.words(Plain(c.text), Text{})
		spaces := 0
		turn(line)
		var seen []string
		for i, w := range line {
			seen = append(seen, strings.ReplaceAll(w.run.Text, leftToRight, ""))
			if i > 0 && w.spaced {
				spaces++
			}
		}
		if got := strings.Join(seen, " "); got != c.want {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
		if spaces != len(line)-1 {
			t.Errorf("%s: %d spaces are left", c.name, spaces)
		}
	}
}

// The stop at the end of a sentence stays there, though its last word is Hebrew.
func TestTheSignsOfASentenceStayOutsideItsNames(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	line := u.words(Plain("Bo hits (אב גד)."), Text{})
	turn(line)
	marked := []string{"Bo", "hits", "גד)." + leftToRight, leftToRight + "(אב"}
	for i, w := range line {
		if w.run.Text != marked[i] {
			t.Errorf("word %d is %q, want %q", i, w.run.Text, marked[i])
		}
	}
	if slices.ContainsFunc(line, func(w word) bool { return strings.Contains(w.run.Text, "Bo"+leftToRight) }) {
		t.Error("a word of the game is marked")
	}
}
