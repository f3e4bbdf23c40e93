package shelf

import (
	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/livery"
	"rulerfire/scenes/ui"
)

// wears says what can be chosen for the entries of a kind.
var wears = map[library.Kind]struct{ livery, emblem bool }{
	library.Company: {true, true},
	library.Frame:   {true, false},
	library.Unit:    {true, false},
	library.Squad:   {true, true},
}

// Look is how the pieces of an entry look: in its own colour and pattern where it has
// them, and otherwise like those of the seat.
func Look(e library.Entry, seat draw.Seat) draw.Seat { return livery.Of(e).Over(seat) }

// liveryButton is the flag of an entry, which leads to its colours.
func (s *Scene) liveryButton(ctx *scenes.Context, r ui.Rect, e library.Entry) bool {
	pressed := ctx.UI.Button("shelf/livery", r, "", ui.ButtonLook{Tip: ctx.T("shelf.livery.tip")}) || ctx.UI.Key('L')
	f := r.Centred(36, 22)
	if e.Colour == 0 && e.Pattern == 0 {
		ctx.Pen.StrokeRoundRect(draw.Ink3, 1.5, f.X, f.Y, f.W, f.H, 3)
		return pressed
	}
	ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 3, Look(e, draw.Seats[0]))
	return pressed
}

// emblemButton is the emblem of an entry, which leads to the others.
func (s *Scene) emblemButton(ctx *scenes.Context, r ui.Rect, e library.Entry) bool {
	pressed := ctx.UI.Button("shelf/emblem", r, "", ui.ButtonLook{Tip: ctx.T("shelf.emblem.tip")}) || ctx.UI.Key('E')
	at := r.Centre()
	ctx.Pen.Emblem(e.Emblem, at.X, at.Y, 13, Look(e, draw.Seats[0]))
	return pressed
}

// showDressing lets the player choose how an entry looks, over the screen.
func (s *Scene) showDressing(ctx *scenes.Context) {
	e, ok := s.entry()
	if !s.dressing || !ok {
		s.dressing = false
		return
	}
	const frame, foot = 66, 36
	wear := wears[e.Kind]
	high := frame + livery.High + foot
	if wear.emblem {
		high += livery.EmblemsHigh
	}
	closed := ctx.UI.Modal("livery", ctx.T("shelf.livery"), 560, float64(high), func(r ui.Rect) {
		buttons := r.CutBottom(foot)
		to, changed := livery.Choose(ctx, &r, livery.Of(e))
		if wear.emblem {
			if other, chosen := livery.Emblems(ctx, &r, to); chosen {
				to, changed = other, true
			}
		}
		if changed {
			s.wear(e, dressOf(e).as(to))
		}
		if ctx.UI.Button("livery/done", buttons.CutRight(130), ctx.T("shelf.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
			s.dressing = false
		}
	})
	if closed {
		s.dressing = false
	}
}
