package dice

import "testing"

func TestDieNotation(t *testing.T) {
	for _, c := range []struct {
		text string
		die  Die
	}{
		{"W", Die{White, 6}},
		{"R", Die{Red, 6}},
		{"R8", Die{Red, 8}},
		{"G", Die{Green, 6}},
		{"G8", Die{Green, 8}},
		{"B", Die{Blue, 6}},
		{"Y", Die{Yellow, 6}},
	} {
		if got := c.die.String(); got != c.text {
			t.Errorf("%v is written %q, want %q", c.die, got, c.text)
		}
		if got, err := Parse(c.text); err != nil || got != c.die {
			t.Errorf("Parse(%q) = %v, %v, want %v", c.text, got, err, c.die)
		}
	}
	for _, text := range []string{"", "w", "R6", "R12", "X", "RR", "8"} {
		if d, err := Parse(text); err == nil {
			t.Errorf("Parse(%q) = %v, want an error", text, d)
		}
	}
}

func TestColourNames(t *testing.T) {
	for c, want := range []string{"white", "red", "green", "blue", "yellow"} {
		if got := Colour(c).String(); got != want {
			t.Errorf("colour %d is %q, want %q", c, got, want)
		}
	}
}
