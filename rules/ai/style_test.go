package ai

import "testing"

func TestTheNameOfALevelTellsItsStyle(t *testing.T) {
	for _, c := range []struct{ name, level, style string }{
		{"hard", "hard", Balanced},
		{"hard/2", "hard", Balanced},
		{"hard+cautious", "hard", "cautious"},
		{"hard+cautious/2×0.1", "hard", "cautious"},
	} {
		level, style := LevelAndStyle(c.name)
		if level != c.level || style != c.style {
			t.Errorf("%s is %s, %s", c.name, level, style)
		}
		back, _ := LevelAndStyle(InStyle(level, style))
		if back != level {
			t.Errorf("%s in style %s is %s", level, style, InStyle(level, style))
		}
	}
	if name := InStyle("hard", Balanced); name != "hard" {
		t.Errorf("a balanced level is called %s", name)
	}
}
