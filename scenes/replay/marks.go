package replay

import (
	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A mark is a chapter on the line of the controls.
type mark struct {
	film.Chapter
	round int // during which it happened
}

// moment tells whether it is worth a look, and does not only divide the battle.
func (m mark) moment() bool { return m.Kind >= film.Destroyed }

// marksOf are the rounds and moments of a film from the first place of a deck on.
func marksOf(d *deck) (list []mark) {
	for _, c := range d.film.Chapters() {
		if c.At > d.first && c.Kind != film.Turn {
			list = append(list, mark{c, d.film.Result(c.At).Round})
		}
	}
	return list
}

// icons are how moments are marked.
var icons = map[film.Kind]draw.Icon{
	film.Destroyed: draw.IconCross, film.Taken: draw.IconFlag, film.Scored: draw.IconPlus, film.Lead: draw.IconStar,
	film.Conceded: draw.IconPerson,
}

// words say what a moment is.
func (s *Scene) words(ctx *scenes.Context, m mark) []ui.Run {
	var out []ui.Run
	if m.round > 0 {
		out = ui.Plain(ctx.T("replay.round", m.round) + ": ")
	}
	switch {
	case m.Kind == film.Lead && m.Side == rules.Chance:
		return append(out, ui.Plain(ctx.T("replay.lead.several"))...)
	case m.Kind == film.Lead:
		return append(out, ctx.Runs("replay.lead", s.seatName(int(m.Side)))...)
	case m.Event >= 0:
		return append(out, s.screen.Tell(ctx, s.film.Step(m.At - 1).Events[m.Event])...)
	}
	return out
}
