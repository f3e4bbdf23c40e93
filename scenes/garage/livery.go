package garage

import (
	"fmt"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// emblems are the pictures that a company can have, by the names that its file has.
var emblems = [...]draw.Icon{
	"", draw.IconStar, draw.IconShield, draw.IconFlag, draw.IconGear, draw.IconRuler, draw.IconDie, draw.IconChip,
}

// showLivery lets the player choose colour, pattern and emblem of the company, and say
// something about it.
func (s *Scene) showLivery(ctx *scenes.Context) {
	u := ctx.UI
	closed := u.Modal("livery", ctx.T("garage.livery.title"), 480, 452, func(r ui.Rect) {
		foot := r.CutBottom(36)
		n := len(draw.Seats)
		u.Label(r.CutTop(22), ctx.T("garage.livery.colour"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(60).Columns(n, 8) {
			plain := draw.Seat{Color: draw.Seats[i].Color}
			if s.swatch(ctx, fmt.Sprintf("livery/colour/%d", i+1), c, draw.Seats[i].Name, at(s.now.colour) == i, plain) {
				s.change(func(w *work) { w.colour = uint8(i + 1) })
			}
		}
		r.CutTop(10)
		u.Label(r.CutTop(22), ctx.T("garage.livery.pattern"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(60).Columns(n, 8) {
			worn := s.look()
			worn.Pattern = draw.Seats[i].Pattern
			if s.swatch(ctx, fmt.Sprintf("livery/pattern/%d", i+1), c, ctx.T(fmt.Sprintf("seating.pattern.%d", i+1)), at(s.now.pattern) == i, worn) {
				s.change(func(w *work) { w.pattern = uint8(i + 1) })
			}
		}
		r.CutTop(10)
		u.Label(r.CutTop(22), ctx.T("garage.livery.emblem"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(42).Columns(len(emblems), 8) {
			s.emblem(ctx, i, c)
		}
		r.CutTop(10)
		u.Label(r.CutTop(22), ctx.T("garage.livery.note"), ui.Text{Size: 13.5, Bold: true})
		note := s.now.company.Note
		if now, _ := u.TextField("livery/note", r.CutTop(32), note, rapid.MaxNote, ctx.T("garage.livery.note.empty")); now != note {
			s.write("note", func(w *work) { w.company.Note = now })
		}
		s.closeButton(ctx, "livery/done", foot)
	})
	if closed {
		s.panel = noPanel
	}
}

// at is the place of a colour or pattern of the library among those of the seats.
func at(n uint8) int { return max(0, int(n)-1) % len(draw.Seats) }

// swatch is one colour or pattern to choose.
func (s *Scene) swatch(ctx *scenes.Context, id string, r ui.Rect, name string, worn bool, flag draw.Seat) (chosen bool) {
	chosen = ctx.UI.Button(id, r, "", ui.ButtonLook{Tip: name})
	if worn {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	cloth := ui.Rect{X: r.X, Y: r.Y + 2, W: r.W, H: r.H - 22}.Centred(44, 28)
	ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, flag)
	ctx.UI.Label(ui.Rect{X: r.X + 2, Y: r.Bottom() - 21, W: r.W - 4, H: 18}, name, ui.Text{Size: 12, Align: ui.Centre})
	return chosen
}

// emblem is one picture to choose, the first of which is none.
func (s *Scene) emblem(ctx *scenes.Context, i int, r ui.Rect) {
	icon := emblems[i]
	words := ctx.T("garage.livery.none")
	if icon != "" {
		words = string(icon)
	}
	if ctx.UI.Button(fmt.Sprintf("livery/emblem/%d", i), r, "", ui.ButtonLook{Tip: words}) {
		s.change(func(w *work) { w.company.Emblem = string(icon) })
	}
	if s.now.company.Emblem == string(icon) {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	if icon == "" {
		ctx.UI.Label(r, words, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
		return
	}
	ctx.Pen.Icon(icon, r.Centre().X, r.Centre().Y, 11, draw.Ink)
}
