package draw

import (
	"math"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"rulerfire/scenes/typeset"
	"rulerfire/scenes/typeset/typesettest"
)

// abroad is a pen that has a font of Hebrew, Arabic and Chinese letters besides its own.
func abroad() *Pen {
	p := NewPen()
	p.UseFonts(typeset.Given(typesettest.Aleph()))
	return p
}

// Texts that the pen's own fonts have are drawn as if there were no others.
func TestPlainTextIsDrawnAsItWas(t *testing.T) {
	with, without := abroad(), NewPen()
	for _, p := range [...]*Pen{with, without} {
		p.Text("שלום", 5, 100, Style{Size: 13, Color: Ink}) // others are drawn before
		p.Begin(1.25)
		for f := Regular; f <= Mono; f++ {
			p.Text("Täve's Ωmega Жук, 12–3 (AV)…", 10.3, 20+20*float64(f), Style{Size: 13.5, Font: f, Color: Ink})
		}
		p.Rotate(0.3)
		p.Text("Round 5", 10, 200, Style{Size: 30, Color: Ink, Align: Centre})
	}
	if len(with.vertex) != len(without.vertex) || !slices.Equal(with.index, without.index) {
		t.Fatal("other glyphs are drawn")
	}
	for i, v := range with.vertex {
		if w := without.vertex[i]; v.DstX != w.DstX || v.DstY != w.DstY || v.ColorA != w.ColorA {
			t.Fatalf("point %d lies at %f, %f, want %f, %f", i, v.DstX, v.DstY, w.DstX, w.DstY)
		}
	}
	text := func() {
		with.Begin(1)
		with.Text("Täve's Ωmega Жук", 10, 20, Style{Size: 13.5, Color: Ink})
	}
	text()
	if n := testing.AllocsPerRun(100, text); n > 0 {
		t.Errorf("a text that was drawn before takes %.0f allocations", n)
	}
}

func TestForeignTextIsDrawnAndMeasured(t *testing.T) {
	p := abroad()
	box := NewPen().Measure("א", 13, Regular)
	letter := p.Measure("n", 13, Regular)
	if letter == box {
		t.Fatal("a letter cannot be told from a box")
	}
	if w := p.Measure("שלום", 13, Regular); math.Abs(w-4*letter) > 0.05 {
		t.Errorf("four letters are %.2f wide, want %.2f", w, 4*letter)
	}
	for _, turn := range [...]float64{0, 0.5} {
		p.Begin(1)
		p.Rotate(turn)
		p.Text("שלום", 50, 50, Style{Size: 13, Color: Ink})
		if n := p.Triangles(); n != 8 {
			t.Errorf("four letters turned by %.1f are %d triangles, want 8", turn, n)
		}
	}
	text := func() {
		p.Begin(1)
		p.Text("שלום Ada", 10, 20, Style{Size: 13.5, Color: Ink})
	}
	text()
	if n := testing.AllocsPerRun(100, text); n > 0 {
		t.Errorf("a foreign text that was drawn before takes %.0f allocations", n)
	}
}

// Glyphs are drawn in the order in which they stand, in the places that are told.
func TestForeignGlyphsStandInTheirPlaces(t *testing.T) {
	p := abroad()
	const text = "ab אבג 12"
	p.Text(text, 0, 50, Style{Size: 40, Color: Ink})
	places := p.Places(nil, text, 40, Regular)
	glyphs := 0
	for i, r := range []rune(text) {
		if r == ' ' {
			continue
		}
		inside := false
		for v := 0; v < len(p.vertex); v += 4 {
			mid := float64(p.vertex[v].DstX+p.vertex[v+1].DstX) / 2
			inside = inside || mid > places[i].Left && mid < places[i].Right
		}
		if !inside {
			t.Errorf("nothing is drawn from %.1f to %.1f, where %q is", places[i].Left, places[i].Right, r)
		}
		glyphs++
	}
	if len(p.vertex) != 4*glyphs {
		t.Errorf("%d glyphs are drawn, want %d", len(p.vertex)/4, glyphs)
	}
}

func TestMeasureIsTheLastStop(t *testing.T) {
	pens := [...]*Pen{abroad(), NewPen()}
	rapid.Check(t, func(t *rapid.T) {
		p := pens[rapid.IntRange(0, 1).Draw(t, "pen")]
		s := rapid.StringOf(rapid.OneOf(
			rapid.SampledFrom([]rune("Ab 12(.אבגד٣ا一\u0301\u05b0\u200d\u200f\u202e😀🇩🇪\n")), rapid.Rune(),
		)).Draw(t, "text")
		size := rapid.Float64Range(5, 200).Draw(t, "size")
		f := Font(rapid.IntRange(0, int(Mono)).Draw(t, "font"))
		stops, width := p.Stops(nil, s, size, f), p.Measure(s, size, f)
		if len(stops) != len([]rune(s))+1 || stops[0] != 0 || stops[len(stops)-1] != width || width < 0 {
			t.Fatalf("%q is %f wide and stops at %v", s, width, stops)
		}
		places := p.Places(nil, s, size, f)
		if len(places) != len(stops)-1 {
			t.Fatalf("%q has %d places", s, len(places))
		}
		for i, at := range places {
			if at.Left < -1e-6 || at.Right > width+1e-6 {
				t.Fatalf("rune %d of %q lies from %f to %f of %f", i, s, at.Left, at.Right, width)
			}
		}
	})
}

// A text drawn before its font was found is drawn with it afterwards.
func TestTextIsDrawnAnewWhenItsFontIsFound(t *testing.T) {
	p := abroad()
	kept := p.Keep(func(p *Pen) { p.Text("Ada", 0, 0, Style{Size: 13, Color: Ink}) })
	if !p.Fresh(kept) {
		t.Fatal("what was just drawn is stale")
	}
	before := p.FontsFound()
	p.Measure("שלום", 13, Regular)
	if p.FontsFound() == before {
		t.Error("a font was found, and nobody is told")
	}
	if p.Fresh(kept) {
		t.Error("what may hold boxes is not drawn anew")
	}
}
