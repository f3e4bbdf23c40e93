package hexai

import (
	"testing"

	"rulerfire/rules/ai"
)

// Of two outcomes with the same chance to win a style prefers the one that it likes;
// who has none does not care.
func TestStylesLikeWhatTheySay(t *testing.T) {
	outcomes := map[string]toll{
		"cautious":   {},
		"aggressive": {given: 12, taken: 9},
		"points":     {given: 2, taken: 2, points: 1},
		"kills":      {given: 4, taken: 4, kills: 1},
	}
	for _, style := range levels.Styles {
		liked := outcomes[style.Word]
		for other, outcome := range outcomes {
			if other != style.Word && style.Style.worth(0.5, &liked) <= style.Style.worth(0.5, &outcome) {
				t.Errorf("%s: %+v is worth %d, and %+v %d", style.Word, liked, style.Style.worth(0.5, &liked),
					outcome, style.Style.worth(0.5, &outcome))
			}
		}
	}
	var balanced Style
	for word, outcome := range outcomes {
		if balanced.worth(0.5, &outcome) != ai.One/2 {
			t.Errorf("who only wants to win likes to be %s", word)
		}
	}
}

func TestEveryStyleOfALevelIsAPlayer(t *testing.T) {
	players := Players()
	for _, level := range Levels() {
		styles := Styles(level)
		if styles[0] != ai.Balanced || (len(styles) == 1) != (level == "easy") {
			t.Errorf("%s can be played %q", level, styles)
		}
		for _, style := range styles {
			if players[ai.InStyle(level, style)] == nil {
				t.Errorf("nobody plays %s", ai.InStyle(level, style))
			}
		}
	}
}
