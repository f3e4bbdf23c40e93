package seating

import (
	"slices"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Computers are the computer players that can be chosen in what is played.
type Computers struct {
	// Levels are how strong they are, the weakest first.
	Levels []string
	// Styles are those that a level can be played in, balanced first.
	Styles func(level string) []string
}

// ComputersOf are the computer players of what is played in a battle, whatever its kind.
func ComputersOf(b rules.Battle) Computers {
	if _, ok := b.(*rapid.Battle); ok {
		return Computers{rapidai.Levels(), rapidai.Styles}
	}
	return Computers{hexai.Levels(), hexai.Styles}
}

// Styled is the name of a level in a style, or else balanced, if it has no such style.
func (c Computers) Styled(level, style string) string {
	if !slices.Contains(c.Styles(level), style) {
		style = ai.Balanced
	}
	return ai.InStyle(level, style)
}

// whoWide is how wide the choice between a person and so many levels is.
func whoWide(levels int) float64 { return 116 + 36*float64(levels+1) }

// StyleWide is how wide the choice of a style is.
const StyleWide = 112

// WhoPlays chooses between a person and levels of the computer, and tells whether that
// has changed. The style stays as far as there is one.
func (c Computers) WhoPlays(ctx *scenes.Context, id string, r ui.Rect, seat *game.Seat) (changed bool) {
	labels := append([]string{ctx.T("seating.person")}, levelNames(ctx, c.Levels)...)
	levels := append([]string{""}, c.Levels...) // a person has none
	level, style := ai.LevelAndStyle(seat.Level)
	if seat.Kind == game.Person {
		level = ""
	}
	now, changed := ctx.UI.Segments(id, r, labels, slices.Index(levels, level))
	if changed {
		seat.Kind, seat.Level = game.Person, ""
		if now > 0 {
			seat.Kind, seat.Level = game.Computer, c.Styled(levels[now], style)
		}
	}
	return changed
}

// StylePlayed chooses the style in which a computer plays a seat, and tells whether it
// has changed. For a person there is nothing to choose.
func (c Computers) StylePlayed(ctx *scenes.Context, id string, r ui.Rect, seat *game.Seat) (changed bool) {
	if seat.Kind == game.Person {
		return false
	}
	now := c.ChooseStyle(ctx, id, r, seat.Level, "")
	changed = now != seat.Level
	if changed {
		seat.Level = now
	}
	return changed
}

// ChooseLevel is a choice among the levels, of which the one in name holds, whatever
// its style; it returns the level with the style that holds now. why, if not empty,
// says why it cannot be chosen.
func (c Computers) ChooseLevel(ctx *scenes.Context, id string, r ui.Rect, name, why string) string {
	level, style := ai.LevelAndStyle(name)
	whys := slices.Repeat([]string{why}, len(c.Levels))
	now, _ := ctx.UI.Segments(id, r, levelNames(ctx, c.Levels), max(0, slices.Index(c.Levels, level)), whys...)
	return c.Styled(c.Levels[now], style)
}

// ChooseStyle is a choice among the styles of the level in name; it returns the level
// with the style that holds now, and name if that is still the same. why, if not empty,
// says why it cannot be chosen. A level without styles says so.
func (c Computers) ChooseStyle(ctx *scenes.Context, id string, r ui.Rect, name, why string) string {
	level, style := ai.LevelAndStyle(name)
	styles := c.Styles(level)
	if len(styles) == 1 {
		ctx.UI.Label(r, ctx.T("style.none"), ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
		ctx.UI.Explain(id, r, ctx.Runs("style.none.tip", roster.Level(ctx, level)))
		return name
	}
	options := make([]ui.Option, len(styles))
	for i, s := range styles {
		options[i] = ui.Option{Label: ctx.T("style.name." + s), Tip: ctx.T("style.tip." + s), Why: why}
	}
	now, changed := ctx.UI.Choice(id, r, options, slices.Index(styles, style), "")
	if !changed || why != "" {
		return name
	}
	return ai.InStyle(level, styles[now])
}

// levelNames are the names of levels.
func levelNames(ctx *scenes.Context, levels []string) []string {
	var names []string
	for _, level := range levels {
		names = append(names, ctx.T("seating.level."+level))
	}
	return names
}
