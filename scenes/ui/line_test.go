package ui

import (
	"strings"
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/scenes/draw"
)

// TestALineIsCutToItsRoom fits words, dice and chips into less and less room: what is
// kept is a beginning, ends with an ellipsis and takes no more room than there is.
func TestALineIsCutToItsRoom(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	die := Run{Die: &draw.Die{Colour: dice.Red, Faces: 6, Value: 3}}
	for _, runs := range [][]Run{
		{{Chip: &Chip{Number: "4"}}, {Text: " rolls "}, die, die, die, die},
		{{Text: "Somebody whose name is long "}, {Text: "loses everything", Bold: true}},
		{{Text: "oneverylongwordthatcannotbebroken"}},
		{{Text: "שם ארוך מאוד מאוד"}, die},
		{},
	} {
		all := strings.ReplaceAll(String(runs), " ", "")
		width := u.runsWidth(runs, Text{})
		for w := -5.0; w < width+20; w += 1.5 {
			words, whole := u.fitting(runs, w, Text{})
			room, kept := 0.0, ""
			for i, word := range words {
				if word.spaced && i > 0 {
					room += u.Width(" ", Text{})
				}
				style := Text{Bold: word.run.Bold}
				if isText(word.run) {
					room += u.Width(word.run.Text, style)
				} else {
					room += word.w
				}
				kept += strings.ReplaceAll(String([]Run{word.run}), " ", "")
			}
			if whole {
				if kept != all || w > 0 && room > w+.5 {
					t.Errorf("%q as a whole takes %.1f of %.1f: %q", all, room, w, kept)
				}
				continue
			}
			if begin, cut := strings.CutSuffix(kept, "…"); !cut || !strings.HasPrefix(all, begin) {
				t.Errorf("%q is cut to %q", all, kept)
			}
			if least := u.Width("…", Text{Bold: true}); w >= least && room > w+.5 {
				t.Errorf("%q takes %.1f of %.1f", kept, room, w)
			}
		}
	}
}
