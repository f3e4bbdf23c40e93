package garage

import (
	"fmt"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// showLivery lets the player choose colour, pattern and emblem of what lies on the
// bench, and say something about it. A single frame has no emblem and no note.
func (s *Scene) showLivery(ctx *scenes.Context) {
	u := ctx.UI
	high := 282.0
	if !s.desk.Now.single {
		high = 470
	}
	closed := u.Modal("livery", ctx.T("garage.livery.title"), 560, high, func(r ui.Rect) {
		foot := r.CutBottom(36)
		heading := func(key string) {
			u.Label(r.CutTop(20), ctx.T(key), ui.Text{Size: 13.5, Bold: true})
			r.CutTop(2)
		}
		heading("seating.livery.colour")
		s.swatches(ctx, "livery/colour", r.CutTop(60), func(w *work) *uint8 { return &w.colour })
		r.CutTop(8)
		heading("seating.livery.pattern")
		s.swatches(ctx, "livery/pattern", r.CutTop(60), func(w *work) *uint8 { return &w.pattern })
		if !s.desk.Now.single {
			r.CutTop(8)
			heading("shelf.emblem")
			s.emblems(ctx, r.CutTop(88))
			r.CutTop(8)
			heading("garage.livery.note")
			note := s.desk.Now.company.Note
			if now, _ := u.TextField("livery/note", r.CutTop(30), note, rapid.MaxNote, ctx.T("garage.livery.note.empty")); now != note {
				s.write("note", func(w *work) { w.company.Note = now })
			}
		}
		s.closeButton(ctx, "livery/done", foot)
	})
	if closed {
		s.panel = noPanel
	}
}

// swatches are the colours or patterns to choose among: that of whoever plays with it,
// and then those of the seats.
func (s *Scene) swatches(ctx *scenes.Context, id string, r ui.Rect, of func(*work) *uint8) {
	worn := *of(&s.desk.Now)
	for i, c := range r.Columns(len(draw.Seats)+1, 8) {
		w := s.desk.Now
		*of(&w) = uint8(i)
		flag, name := lookOf(w.colour, w.pattern), ctx.T("shelf.livery.seat")
		switch {
		case i == 0:
		case of(&w) == &w.colour:
			flag.Pattern, name = draw.Plain, draw.Seats[i-1].Name
		default:
			name = ctx.T(fmt.Sprintf("seating.pattern.%d", i))
		}
		if ctx.UI.Button(fmt.Sprintf("%s/%d", id, i), c, "", ui.ButtonLook{Tip: name}) {
			s.change(func(w *work) { *of(w) = uint8(i) })
		}
		if int(worn) == i {
			ctx.Pen.CurrentRow(c.X+2, c.Y+2, c.W-4, c.H-4)
		}
		cloth := ui.Rect{X: c.X, Y: c.Y + 2, W: c.W, H: c.H - 22}.Centred(44, 28)
		if i == 0 {
			ctx.Pen.StrokeRoundRect(draw.Ink3, 1.5, cloth.X, cloth.Y, cloth.W, cloth.H, 3)
		} else {
			ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, flag)
		}
		ctx.UI.Label(ui.Rect{X: c.X + 2, Y: c.Bottom() - 21, W: c.W - 4, H: 18}, name, ui.Text{Size: 12, Align: ui.Centre})
	}
}

// emblems are the pictures to choose among, the first of which is none.
func (s *Scene) emblems(ctx *scenes.Context, r ui.Rect) {
	names := append([]string{""}, draw.Emblems()...)
	rows := r.Rows(2, 6)
	across := (len(names) + 1) / 2
	for i, name := range names {
		cell := rows[i/across].Columns(across, 6)[i%across]
		words := ctx.T("shelf.emblem.none")
		if name != "" {
			words = ctx.T("shelf.emblem." + name)
		}
		if ctx.UI.Button(fmt.Sprintf("livery/emblem/%d", i), cell, "", ui.ButtonLook{Tip: words}) {
			s.change(func(w *work) { w.company.Emblem = name })
		}
		if s.desk.Now.company.Emblem == name {
			ctx.Pen.CurrentRow(cell.X+2, cell.Y+2, cell.W-4, cell.H-4)
		}
		if name == "" {
			ctx.UI.Label(cell, words, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
			continue
		}
		ctx.Pen.Emblem(name, cell.Centre().X, cell.Centre().Y, 14, s.look())
	}
}
