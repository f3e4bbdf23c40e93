package rules_test

import (
	"testing"

	"rulerfire/rules"
)

func TestOnlyWhatSpoilsALineIsUnprintable(t *testing.T) {
	for _, c := range []struct {
		text, want string
		place      int
	}{
		{"", "", 0},
		{"Old Kettle", "", 0},
		{"Köhler «Ost» 東 עוף 👩\u200d🚀", "", 0}, // emoji are joined by an invisible sign
		{"one\ntwo", "the control character U+000A", 4},
		{"ü\u2028b", "the control character U+2028", 2},
		{"\u202eb\x00", "the control character U+202E", 1},
		{"a\u2066b", "the control character U+2066", 2},
		{"a\xff\n", "broken UTF-8", 0},
	} {
		if why, place := rules.Unprintable(c.text); why != c.want || place != c.place {
			t.Errorf("%q: %q at %d, want %q at %d", c.text, why, place, c.want, c.place)
		}
	}
}
