package rapidai

import (
	"testing"

	"rulerfire/rules/ai"
)

// Of two outcomes with the same chance to win a style prefers the one that it likes;
// who has none does not care.
func TestStylesLikeWhatTheySay(t *testing.T) {
	before := holding{hits: 20, others: 20, frames: 5, otherFrames: 5, own: 2}
	outcomes := map[string]holding{
		"cautious":   {hits: 20, others: 18, frames: 5, otherFrames: 5, own: 2}, // against what the reckless have
		"aggressive": {hits: 17, others: 12, frames: 5, otherFrames: 5, own: 2},
		"stations":   {hits: 18, others: 18, frames: 5, otherFrames: 5, own: 3},
		"kills":      {hits: 18, others: 18, frames: 5, otherFrames: 4, own: 2},
	}
	for _, style := range levels.Styles {
		word, liked := style.Word, outcomes[style.Word]
		for other, outcome := range outcomes {
			if other != word && style.Style.worth(0.5, &before, &liked) <= style.Style.worth(0.5, &before, &outcome) {
				t.Errorf("%s: %+v is worth %d, and %+v %d", word, liked, style.Style.worth(0.5, &before, &liked),
					outcome, style.Style.worth(0.5, &before, &outcome))
			}
		}
	}
	var balanced Style
	for word, outcome := range outcomes {
		if balanced.worth(0.5, &before, &outcome) != balanced.worth(0.5, &before, &before) {
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
