package typeset_test

import (
	"math"
	"slices"
	"strings"
	"testing"
	"unicode"

	"pgregory.net/rapid"

	"rulerfire/scenes/typeset"
	"rulerfire/scenes/typeset/typesettest"
)

// line lays a text out, with marks belonging to the letters before them.
func line(f *typeset.Fonts, s string) *typeset.Line {
	text := []rune(s)
	joined := make([]bool, len(text))
	for i, r := range text {
		joined[i] = i > 0 && (unicode.Is(unicode.Mn, r) || unseen(r))
	}
	return (&typeset.Shaper{Fonts: f}).Line(text, joined, unseen, typeset.Regular)
}

func unseen(r rune) bool { return unicode.In(r, unicode.Cf, unicode.Variation_Selector) }

// seen is the runes of a line in the order in which they stand from left to right.
func seen(s string, l *typeset.Line) string {
	text := []rune(s)
	order := make([]int, len(text))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch d := l.Runes[a].Left - l.Runes[b].Left; {
		case d < 0:
			return -1
		case d > 0:
			return 1
		}
		return 0
	})
	var out strings.Builder
	for _, i := range order {
		out.WriteRune(text[i])
	}
	return out.String()
}

func TestTheOrderOfRunesFromLeftToRight(t *testing.T) {
	fonts := typeset.Given(typesettest.Aleph())
	for _, c := range []struct{ name, text, seen string }{
		{"Chinese", "一二三", "一二三"},
		{"Hebrew", "אבג", "גבא"},
		{"two words", "אב גד", "דג בא"},
		{"a number among them", "אב 12 גד", "דג 12 בא"},
		{"a sentence of the game begins with a name", "אב hits Ada", "בא hits Ada"},
		{"and ends with one", "Ada hits אב", "Ada hits בא"},
		{"a sentence between two names", "אב hits גד", "בא hits דג"},
		{"brackets", "אב (גד)", ")דג( בא"},
		{"Arabic", "ابج", "جبا"},
		{"what turns a text is not obeyed", "\u202eAda אב", "\u202eAda בא"},
	} {
		l := line(fonts, c.text)
		if l == nil {
			t.Errorf("%s: nothing but boxes", c.name)
			continue
		}
		if got := seen(c.text, l); got != c.seen {
			t.Errorf("%s: %q is seen as %q, want %q", c.name, c.text, got, c.seen)
		}
	}
}

// A bracket that opens on the right is the picture of one that closes on the left.
func TestBracketsAreMirrored(t *testing.T) {
	fonts := typeset.Given(typesettest.Aleph())
	there, here := line(fonts, "(א)").Glyphs, line(fonts, "a(א)").Glyphs
	if there[0].Key() != here[1].Key() || there[2].Key() != here[3].Key() {
		t.Error("brackets open to the outside")
	}
	if there[0].Key() == there[2].Key() {
		t.Error("both brackets look alike")
	}
}

func TestACaretStandsAfterWhatWasTyped(t *testing.T) {
	l := line(typeset.Given(typesettest.Aleph()), "אבג")
	n := l.Width / 3
	for i, want := range []struct{ begin, end float64 }{{3 * n, 2 * n}, {2 * n, n}, {n, 0}} {
		if p := l.Runes[i]; !p.RTL || math.Abs(p.Begin()-want.begin) > 1e-9 || math.Abs(p.End()-want.end) > 1e-9 {
			t.Errorf("a caret stands at %.3f before rune %d and at %.3f after it, want %.3f and %.3f", p.Begin(), i, p.End(), want.begin, want.end)
		}
	}
}

func TestWhatTheGamesFontsHaveIsNotLaidOut(t *testing.T) {
	fonts := typeset.Given(typesettest.Font(map[rune]rune{'A': 'B', 'א': 'n'}))
	for _, s := range []string{"", "Ada", "Ωmega Жук", "e\u200da"} {
		if line(fonts, s) != nil {
			t.Errorf("%q is laid out anew", s)
		}
	}
	if line(fonts, "cafe\u0301") == nil {
		t.Error("a letter with its mark is not made one, though the font has it")
	}
}

func TestAMachineWithoutFontsHasNoMoreThanTheGame(t *testing.T) {
	for name, fonts := range map[string]*typeset.Fonts{
		"none":           typeset.Given(),
		"of other runes": typeset.Given(typesettest.Font(map[rune]rune{'あ': 'n'})),
	} {
		if line(fonts, "אבג Ada 一") != nil {
			t.Errorf("%s: text is laid out with fonts that are not there", name)
		}
	}
}

// One font that has part of a text leaves boxes for the rest.
func TestWhatNoFontHasIsABox(t *testing.T) {
	l := line(typeset.Given(typesettest.Font(map[rune]rune{'א': 'n'})), "א一二")
	if l == nil || len(l.Glyphs) != 3 || l.Runes[1].Right-l.Runes[1].Left <= 0 {
		t.Fatalf("the line is %+v", l)
	}
}

func TestFaultyFontsSpoilNothing(t *testing.T) {
	good := typesettest.Aleph()
	rapid.Check(t, func(t *rapid.T) {
		bad := slices.Clone(good)
		bad = bad[:rapid.IntRange(0, len(bad)).Draw(t, "length")]
		for range rapid.IntRange(0, 30).Draw(t, "faults") {
			if len(bad) > 0 {
				// Most of what a font says of itself stands in its beginning.
				at := rapid.IntRange(0, min(len(bad), 2000)-1).Draw(t, "at")
				bad[at] = rapid.Byte().Draw(t, "byte")
			}
		}
		line(typeset.Given(bad), "אבג 一")
		if l := line(typeset.Given([]byte("no font"), good[:200], good), "אבג"); l == nil {
			t.Fatal("a font that can be read is not found behind those that cannot")
		}
	})
}

// The runes of a line fill it, whatever they are, and none has less than no room.
func TestRunesFillTheirLine(t *testing.T) {
	fonts := typeset.Given(typesettest.Aleph())
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.StringOf(rapid.SampledFrom([]rune("Ab 12(.אבגد٣ا一\u0301\u05b0\u200d\u200f\u202e😀🇩\n"))).Draw(t, "text")
		l := line(fonts, s)
		if l == nil {
			return
		}
		sum := 0.0
		for i, p := range l.Runes {
			if p.Right < p.Left-1e-9 || p.Left < -1e-9 || p.Right > l.Width+1e-9 {
				t.Fatalf("rune %d of %q lies from %f to %f in a line %f wide", i, s, p.Left, p.Right, l.Width)
			}
			sum += p.Right - p.Left
		}
		if math.Abs(sum-l.Width) > 1e-6 {
			t.Fatalf("the runes of %q are %f wide together, the line is %f", s, sum, l.Width)
		}
	})
}

func TestGlyphsOfOtherFontsAreSeen(t *testing.T) {
	s := &typeset.Shaper{Fonts: typeset.Given(typesettest.Aleph())}
	l := s.Line([]rune("א"), []bool{false}, unseen, typeset.Regular)
	mask, _, dy := s.Mask(l.Glyphs[0], 20, 0.25)
	if mask == nil || dy >= 0 || !slices.Contains(mask.Pix, 255) {
		t.Errorf("the mask of a letter is %+v, %d from the baseline", mask, dy)
	}
	if p, _, _ := s.Picture(l.Glyphs[0], 20); p != nil {
		t.Error("a letter has colours of its own")
	}
}
