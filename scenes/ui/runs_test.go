package ui

import (
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/scenes/draw"
)

func TestRunsPutDiceAndFramesAmongTheWords(t *testing.T) {
	chip := Chip{Seat: draw.Seats[2], Number: "4"}
	die := draw.Die{Colour: dice.Red, Value: 6}
	for _, test := range []struct {
		format string
		args   []any
		want   string
	}{
		{"%v attacks with %v, direct.", []any{chip, die}, "[teal 4] attacks with [R6], direct."},
		{"%[2]v before %[1]v", []any{die, chip}, "[teal 4] before [R6]"},
		{"%d hits, %.2f on average, 9 %%", []any{3, 1.5}, "3 hits, 1.50 on average, 9 %"},
		{"%s has %s", []any{"Mira"}, "Mira has ‹?›"},
	} {
		if got := String(Runs(test.format, test.args...)); got != test.want {
			t.Errorf("%q says %q, want %q", test.format, got, test.want)
		}
	}
	bold := Runs("a *bold* word")
	if len(bold) != 3 || !bold[1].Bold || bold[2].Bold {
		t.Errorf("stars make %+v", bold)
	}
}

func TestAParagraphBreaksAtSpacesOnly(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	style := Text{}
	line := lineHeight(style)
	chip := Chip{Seat: draw.Seats[0], Number: "2"}
	for _, test := range []struct {
		name  string
		runs  []Run
		width float64
		lines float64
	}{
		{"nothing", nil, 100, 0},
		{"one word", Plain("wall"), 100, 1},
		{"fits", Plain("two words"), 400, 1},
		{"two lines", Plain("two words"), u.Width("words", style) + 1, 2},
		{"a word wider than the paragraph stands alone", Plain("a fortification b"), 20, 3},
		{"a break", []Run{{Text: "two"}, LineBreak, {Text: "lines here"}}, 400, 2},
		{"a break at the end", []Run{{Text: "one line"}, LineBreak}, 400, 1},
		{"a comma stays with its frame", Runs("x %v, y", chip), u.Width("x ", style) + 2*chipRadius(style) + 3, 3},
	} {
		if got := u.ParagraphHeight(test.width, test.runs, style) / line; got != test.lines {
			t.Errorf("%s: %g lines, want %g", test.name, got, test.lines)
		}
	}
	if s := u.Shorten("a rather long name", 60, style); u.Width(s, style) > 60 || len(s) < 5 {
		t.Errorf("shortened to %q, %g points", s, u.Width(s, style))
	}
}
