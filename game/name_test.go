package game

import (
	"strings"
	"testing"
)

func TestWhateverNameIsShownCanBePlayedUnder(t *testing.T) {
	c := pigConfig(Person, Person)
	c.Seats[0].Name = ShownName(strings.Repeat("🤖", 100))
	if n := len([]rune(c.Seats[0].Name)); n != ShownRunes {
		t.Errorf("%d robots are shown, not %d", n, ShownRunes)
	}
	text := recordText(t, begin(t, c))
	if r, err := ParseRecording([]byte(text)); err != nil || r.Seats[0].Name != c.Seats[0].Name {
		t.Errorf("the name does not come back: %v in\n%s", err, text)
	}
}
