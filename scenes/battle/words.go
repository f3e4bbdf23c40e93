package battle

import (
	"fmt"
	"unicode"
	"unicode/utf8"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// words is a refusal in the player's language; no error has no words.
func words(ctx *scenes.Context, err error) string { return stage.Words(ctx, "refusal.", err) }

// capital is text with a capital at its beginning, for what the catalogue has in the
// middle of a sentence.
func capital(text string) string {
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// units is a length in ruler units with one decimal, as the ruler shows it. It
// never shows more than there is, so that 8.0 is within 8.
func (s *Scene) units(l field.Length) string {
	h := l.Hundredths(s.Seen.UnitLength())
	return fmt.Sprintf("%d.%d", h/100, h/10%10)
}

// band names a band in the catalogue's words.
func band(ctx *scenes.Context, b rapid.Band) string { return ctx.T("band." + b.String()) }

// bandColor is the colour of a band's name on dark ground.
func bandColor(b rapid.Band) draw.Color {
	if b == rapid.AtArtillery {
		return draw.Hex(0xD5DEE6)
	}
	return draw.Hex(0xFFB3A8)
}

// target is a target among text.
func (s *Scene) target(ctx *scenes.Context, t rapid.Target) any {
	switch t.Kind {
	case rapid.FrameTarget:
		return s.chip(int(t.ID))
	case rapid.TerrainTarget:
		return ctx.T("terrain.number", t.ID+1)
	}
	return ctx.T("target.nothing")
}

// bold is bold text as a run.
func bold(text string) ui.Run { return ui.Run{Text: text, Bold: true} }
