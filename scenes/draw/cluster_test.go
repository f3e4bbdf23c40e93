package draw

import "testing"

func TestACaretStandsOnlyBetweenWhatIsSeenApart(t *testing.T) {
	for _, c := range []struct {
		name, text string
		parts      int
	}{
		{"letters", "Ada", 3},
		{"a letter with a mark of its own", "e\u0301a", 2},
		{"two marks on one letter", "a\u0323\u0301", 1},
		{"an emoji", "😀😀", 2},
		{"a tone of skin", "👋🏽!", 2},
		{"a family", "👨‍👩‍👧x", 2},
		{"a heart in colour", "❤\ufe0f❤", 2},
		{"two flags", "🇩🇪🇯🇵", 2},
		{"right to left", "שלום", 4},
		{"a letter after a joiner is a letter", "\u0646\u200d\u0647", 2},
		{"lines", "a\n\u0301b", 4},
	} {
		runes := []rune(c.text)
		parts := 0
		for i := range runes {
			if !Joined(runes, i) {
				parts++
			}
		}
		if parts != c.parts {
			t.Errorf("%s: %q has %d parts, want %d", c.name, c.text, parts, c.parts)
		}
	}
}

// What no font has is a box, so that no name is invisible.
func TestTextThatTheFontsLackTakesRoom(t *testing.T) {
	p := NewPen()
	box := p.Measure("😀", 13, Regular)
	if box < 5 {
		t.Fatalf("an emoji is %.1f wide", box)
	}
	p.Text("😀", 0, 20, Style{Size: 13, Color: Ink})
	if p.Triangles() == 0 {
		t.Error("an emoji draws nothing")
	}
	for _, c := range []struct {
		name, text string
		boxes      float64
	}{
		{"Hebrew", "שלום", 4},
		{"a family is one picture", "👨‍👩‍👧", 1},
		{"a flag is one picture", "🇩🇪", 1},
		{"a turned direction is nothing", "\u202e", 0},
	} {
		if w := p.Measure(c.text, 13, Regular); w < c.boxes*box-.01 || w > c.boxes*box+.01 {
			t.Errorf("%s: %.2f wide, want %.0f boxes of %.2f", c.name, w, c.boxes, box)
		}
	}
	if a, b := p.Measure("cafe\u0301", 13, Regular), p.Measure("cafe", 13, Regular); a != b {
		t.Errorf("a mark takes %.2f of room", a-b)
	}
}

func TestStopsEndWhereTheTextDoes(t *testing.T) {
	p := NewPen()
	stops := p.Stops(nil, "Mira 😀", 13, Bold)
	if len(stops) != 7 || stops[0] != 0 || stops[6] != p.Measure("Mira 😀", 13, Bold) {
		t.Errorf("stops are %v", stops)
	}
	for i := 1; i < len(stops); i++ {
		if stops[i] < stops[i-1] {
			t.Errorf("stop %d lies before stop %d", i, i-1)
		}
	}
}
