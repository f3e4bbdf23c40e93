package field

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"
)

const crossing = `table Crossing
note Two roads and a wall.
size 136 140
ground meadow
print asphalt rect 0 62.5 136 11
print water disc 40 20.0625 5
2x4 stone 1: 12,14 16,14
4x2 sand 2: 12,14
2x4 stone 1: 60,60
`

func crossingLayout() Layout {
	return Layout{
		Name: "Crossing", Note: "Two roads and a wall.", Width: 136, Height: 140, Ground: "meadow",
		Prints: []Print{
			{Colour: "asphalt", Y: 1000, W: 136 * Stud, L: 11 * Stud},
			{Colour: "water", X: 40 * Stud, Y: 321, Radius: 5 * Stud},
		},
		Bricks: []Brick{
			{X: 12, Y: 14, W: 2, L: 4, Layer: 1},
			{X: 16, Y: 14, W: 2, L: 4, Layer: 1},
			{X: 12, Y: 14, W: 4, L: 2, Layer: 2, Colour: 3},
			{X: 60, Y: 60, W: 2, L: 4, Layer: 1},
		},
	}
}

func TestLayoutIsReadFromItsText(t *testing.T) {
	got, err := ParseLayout([]byte(crossing))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(crossingLayout(), got); diff != "" {
		t.Error(diff)
	}
}

func TestLayoutIsWrittenAsItIsRead(t *testing.T) {
	got, err := crossingLayout().MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(crossing, string(got)); diff != "" {
		t.Error(diff)
	}
}

func TestLayoutSkipsEmptyLinesAndRemarks(t *testing.T) {
	text := "# by hand\r\n\n" + strings.ReplaceAll(crossing, "\n", "\r\n")
	got, err := ParseLayout([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(crossingLayout(), got); diff != "" {
		t.Error(diff)
	}
}

func TestLayoutNamesAreCutAndCleaned(t *testing.T) {
	text := "table \x1b[31m Red\u202e \t table " + strings.Repeat("ha", 100) + "\nsize 40 400\nground yard\n"
	got, err := ParseLayout([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if want := "[31m Red table " + strings.Repeat("ha", 13)[:25]; got.Name != want {
		t.Errorf("name %q, want %q", got.Name, want)
	}
}

func TestLayoutErrorsSayWhereAndWhy(t *testing.T) {
	many := strings.Repeat("1x1 stone 1:"+strings.Repeat(" 0,0", 64)+"\n", 33)
	head := "table A\nsize 40 40\nground meadow\n"
	for _, c := range []struct{ text, where, why string }{
		{"", "table", "missing"},
		{"table A\nsize 40 40\n", "ground", "missing"},
		{"table\n", "line 1", "no name"},
		{"table A\ntable B\n", "line 2", "second"},
		{"size 39 40\n", "line 1", "from 40 to 400"},
		{"size 40 401\n", "line 1", "from 40 to 400"},
		{"size 40\n", "line 1", "two numbers"},
		{"ground lava\n", "line 1", `"lava"`},
		{"2x4 stone 1: 3,3\n", "line 1", "size must come before"},
		{"print water disc 9 9 3\n", "line 1", "size must come before"},
		{head + "wall 3 4\n", "line 4", `"wall"`},
		{head + "2x5 stone 1: 3,3\n", "line 4", "2x5 brick at 3,3 has a size"},
		{head + "4x4 stone 1: 3,3\n", "line 4", "4x4 brick at 3,3 has a size"},
		{head + "0x4 stone 1: 3,3\n", "line 4", "from 1 to 8"},
		{head + "2x4 pink 1: 3,3\n", "line 4", `"pink"`},
		{head + "2x4 stone 0: 3,3\n", "line 4", "layer"},
		{head + "2x4 stone 256: 3,3\n", "line 4", "layer"},
		{head + "2x4 stone 1: 39,3\n", "line 4", "not wholly on the table"},
		{head + "2x4 stone 1: 3;3\n", "line 4", "not a place"},
		{head + "2x4 stone 1: 3,-3\n", "line 4", "from 0"},
		{head + "2x4 stone 1: 99999999999999999999,3\n", "line 4", "whole number"},
		{head + "2x4 stone 1 3,3\n", "line 4", "colon"},
		{head + many, "line 36", "more than 2048 bricks"},
		{head + strings.Repeat("print water disc 9 9 3\n", 513), "line 516", "more than 512 prints"},
		{head + "print water disc 9 9\n", "line 4", "a print is"},
		{head + "print water disc 9 9 0\n", "line 4", "above 0"},
		{head + "print water disc 2 9 3\n", "line 4", "not wholly on the table"},
		{head + "print water rect 2 9 3 31.0625\n", "line 4", "not wholly on the table"},
		{head + "print water rect 2 9 3 1.03\n", "line 4", "sixteenths"},
		{head + "print tar rect 2 9 3 1\n", "line 4", `"tar"`},
		{strings.Repeat(" ", 512<<10+1), "table", "bytes"},
	} {
		_, err := ParseLayout([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.where) || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%.60q: error %v, want %q and %q in it", c.text, err, c.where, c.why)
		}
	}
}

func TestLayoutWritesNothingThatWouldNotComeBack(t *testing.T) {
	for what, spoil := range map[string]func(*Layout){
		"no name":            func(l *Layout) { l.Name = "" },
		"a name of 2 lines":  func(l *Layout) { l.Name = "a\nsize 1 1" },
		"a note of 2 lines":  func(l *Layout) { l.Note = "a\nb" },
		"a tiny table":       func(l *Layout) { l.Width = 39 },
		"an unknown ground":  func(l *Layout) { l.Ground = "" },
		"a brick outside":    func(l *Layout) { l.Bricks[0].X = -1 },
		"an unknown colour":  func(l *Layout) { l.Bricks[0].Colour = 200 },
		"a brick of layer 0": func(l *Layout) { l.Bricks[0].Layer = 0 },
		"too many bricks":    func(l *Layout) { l.Bricks = make([]Brick, MaxBricks+1) },
		"a shapeless print":  func(l *Layout) { l.Prints[0].W = 0 },
		"a print of 2 kinds": func(l *Layout) { l.Prints[1].W = 1 },
	} {
		l := crossingLayout()
		spoil(&l)
		if text, err := l.MarshalText(); err == nil {
			t.Errorf("%s was written:\n%s", what, text)
		}
	}
}

func TestLayoutRoundTrip(t *testing.T) {
	sides := prop.SampledFrom([]uint8{1, 2, 3, 4, 6, 8})
	prop.Check(t, func(t *prop.T) {
		l := Layout{
			Name:   "T" + prop.StringMatching(`[a-z]{0,20}`).Draw(t, "name"),
			Note:   prop.StringMatching(`([a-zé…]{1,8}( [a-z.,:#]{1,8}){0,6})?`).Draw(t, "note"),
			Width:  prop.IntRange(MinTable, MaxTable).Draw(t, "width"),
			Height: prop.IntRange(MinTable, MaxTable).Draw(t, "height"),
			Ground: prop.SampledFrom(Grounds[:]).Draw(t, "ground"),
		}
		for range prop.IntRange(0, 30).Draw(t, "prints") {
			p := Print{Colour: prop.SampledFrom(append(Grounds[:], Colours[:]...)).Draw(t, "colour")}
			if prop.Bool().Draw(t, "disc") {
				p.Radius = prop.Int32Range(1, MinTable*Stud/2).Draw(t, "radius")
				p.X = prop.Int32Range(p.Radius, int32(l.Width)*Stud-p.Radius).Draw(t, "x")
				p.Y = prop.Int32Range(p.Radius, int32(l.Height)*Stud-p.Radius).Draw(t, "y")
			} else {
				p.W = prop.Int32Range(1, int32(l.Width)*Stud).Draw(t, "w")
				p.L = prop.Int32Range(1, int32(l.Height)*Stud).Draw(t, "l")
				p.X = prop.Int32Range(0, int32(l.Width)*Stud-p.W).Draw(t, "x")
				p.Y = prop.Int32Range(0, int32(l.Height)*Stud-p.L).Draw(t, "y")
			}
			l.Prints = append(l.Prints, p)
		}
		for range prop.IntRange(0, 60).Draw(t, "bricks") {
			b := Brick{
				W: prop.Uint8Range(1, 2).Draw(t, "w"), L: sides.Draw(t, "l"), Layer: prop.Uint8Range(1, 255).Draw(t, "layer"),
				X: prop.Int16Range(0, 32).Draw(t, "x"), Y: prop.Int16Range(0, 32).Draw(t, "y"),
				Colour: Colour(prop.IntRange(0, len(Colours)-1).Draw(t, "colour")),
			}
			if prop.Bool().Draw(t, "turned") {
				b.W, b.L = b.L, b.W
			}
			l.Bricks = append(l.Bricks, b)
		}
		text, err := l.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		back, err := ParseLayout(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		if diff := cmp.Diff(l, back); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestNamesKeepWhatJoinsTheirSigns(t *testing.T) {
	for text, want := range map[string]string{
		"\U0001F468\u200d\U0001F467 yard":          "\U0001F468\u200d\U0001F467 yard",
		"\u200dyard\u200d":                         "yard",
		strings.Repeat("a", MaxName-1) + "\u200db": strings.Repeat("a", MaxName-1),
	} {
		l, err := ParseLayout([]byte("table " + text + "\nsize 40 40\nground meadow\n"))
		if err != nil || l.Name != want {
			t.Errorf("%q is read as %q, %v; want %q", text, l.Name, err, want)
		}
	}
}

func TestAClonedLayoutSharesNothing(t *testing.T) {
	l := crossingLayout()
	clone := l.Clone()
	clear(clone.Bricks)
	clear(clone.Prints)
	if diff := cmp.Diff(crossingLayout(), l); diff != "" {
		t.Error(diff)
	}
}

func TestWhateverWasTypedCanBeWrittenOnceItIsTidied(t *testing.T) {
	l := Layout{Name: "  Two \t words ", Note: "a\nb ", Width: 60, Height: 60, Ground: "yard"}
	if _, err := l.MarshalText(); err == nil {
		t.Error("it is written as it was typed")
	}
	tidy := l.Tidied()
	if _, err := tidy.MarshalText(); err != nil || tidy.Name != "Two words" || tidy.Note != "a b" {
		t.Errorf("%q, %q: %v", tidy.Name, tidy.Note, err)
	}
}

func FuzzParseLayout(f *testing.F) {
	f.Add([]byte(crossing))
	f.Fuzz(func(t *testing.T, text []byte) {
		l, err := ParseLayout(text)
		if err != nil {
			return
		}
		out, err := l.MarshalText()
		if err != nil {
			t.Fatalf("read but not written: %v", err)
		}
		back, err := ParseLayout(out)
		if err != nil {
			t.Fatalf("%v in\n%s", err, out)
		}
		if diff := cmp.Diff(l, back); diff != "" {
			t.Fatal(diff)
		}
	})
}

// The studs on which a print lies, wholly or in part.
func TestStudsUnderAPrint(t *testing.T) {
	const half = Stud / 2
	for _, c := range []struct {
		name  string
		print Print
		want  [4]int
	}{
		{"a rectangle on the grid", Print{X: 2 * Stud, Y: Stud, W: 3 * Stud, L: Stud}, [4]int{2, 1, 5, 2}},
		{"one between studs", Print{X: 2*Stud + half, Y: half, W: Stud, L: half}, [4]int{2, 0, 4, 1}},
		{"a disc", Print{X: 4 * Stud, Y: 5*Stud + half, Radius: 2 * Stud}, [4]int{2, 3, 6, 8}},
	} {
		x0, y0, x1, y1 := c.print.Studs()
		if got := [4]int{x0, y0, x1, y1}; got != c.want {
			t.Errorf("%s lies on %v, want %v", c.name, got, c.want)
		}
	}
}
