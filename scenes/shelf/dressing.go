package shelf

import (
	"fmt"

	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A dressing is what is being chosen for an entry over the screen.
type dressing uint8

const (
	choosingNothing dressing = iota
	choosingLivery
	choosingEmblem
)

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

// showDressing shows what is being chosen.
func (s *Scene) showDressing(ctx *scenes.Context) {
	e, ok := s.entry()
	if s.dressed == choosingNothing || !ok {
		s.dressed = choosingNothing
		return
	}
	closed := false
	switch s.dressed {
	case choosingLivery:
		closed = ctx.UI.Modal("livery", ctx.T("shelf.livery"), 560, 330, func(r ui.Rect) { s.livery(ctx, r, e) })
	case choosingEmblem:
		closed = ctx.UI.Modal("emblem", ctx.T("shelf.emblem"), 520, 420, func(r ui.Rect) { s.emblem(ctx, r, e) })
	}
	if closed {
		s.dressed = choosingNothing
	}
}

// doneDressing is the button that closes what lies over the screen.
func (s *Scene) doneDressing(ctx *scenes.Context, r ui.Rect) {
	if ctx.UI.Button("dressing/done", r.CutRight(130), ctx.T("shelf.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
		s.dressed = choosingNothing
	}
}

// livery lets the player choose a colour and a pattern.
func (s *Scene) livery(ctx *scenes.Context, r ui.Rect, e library.Entry) {
	u := ctx.UI
	s.doneDressing(ctx, r.CutBottom(36))
	n := len(draw.Seats)
	u.Label(r.CutTop(22), ctx.T("seating.livery.colour"), ui.Text{Size: 13.5, Bold: true})
	for i, c := range r.CutTop(76).Columns(n+1, 8) {
		to := dressOf(e)
		to.colour = uint8(i)
		flag, name := draw.Seat{}, ctx.T("shelf.livery.seat")
		if i > 0 {
			flag.Color, name = draw.Seats[i-1].Color, draw.Seats[i-1].Name
		}
		s.swatch(ctx, fmt.Sprintf("livery/colour/%d", i), c, flag, name, e, to)
	}
	r.CutTop(14)
	u.Label(r.CutTop(22), ctx.T("seating.livery.pattern"), ui.Text{Size: 13.5, Bold: true})
	for i, c := range r.CutTop(76).Columns(n+1, 8) {
		to := dressOf(e)
		to.pattern = uint8(i)
		flag, name := draw.Seat{}, ctx.T("shelf.livery.seat")
		if i > 0 {
			flag, name = Look(e, draw.Seats[0]), ctx.T(fmt.Sprintf("seating.pattern.%d", i))
			flag.Pattern = draw.Seats[i-1].Pattern
		}
		s.swatch(ctx, fmt.Sprintf("livery/pattern/%d", i), c, flag, name, e, to)
	}
}

// swatch is a colour or a pattern to choose; the flag of none is an empty cloth.
func (s *Scene) swatch(ctx *scenes.Context, id string, r ui.Rect, flag draw.Seat, name string, e library.Entry, to dress) {
	if ctx.UI.Button(id, r, "", ui.ButtonLook{}) {
		s.wear(e, to)
	}
	if to == dressOf(e) {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	f := ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H - 26}.Centred(46, 30)
	if flag.Color == (draw.Color{}) {
		ctx.Pen.StrokeRoundRect(draw.Ink3, 1.5, f.X, f.Y, f.W, f.H, 3)
	} else {
		ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 3, flag)
	}
	ctx.UI.Name(id+"/name", ui.Rect{X: r.X + 2, Y: r.Bottom() - 25, W: r.W - 4, H: 20}, name, ui.Text{Size: 12, Align: ui.Centre})
}

// emblem lets the player choose an emblem.
func (s *Scene) emblem(ctx *scenes.Context, r ui.Rect, e library.Entry) {
	s.doneDressing(ctx, r.CutBottom(36))
	r.CutBottom(8)
	names := append([]string{""}, draw.Emblems()...)
	const across = 5
	rows := (len(names) + across - 1) / across
	for y, row := range r.Rows(rows, 8) {
		for x, c := range row.Columns(across, 8) {
			i := y*across + x
			if i >= len(names) {
				break
			}
			to := dressOf(e)
			to.emblem = names[i]
			if ctx.UI.Button(fmt.Sprintf("emblem/%d", i), c, "", ui.ButtonLook{}) {
				s.wear(e, to)
			}
			if to == dressOf(e) {
				ctx.Pen.CurrentRow(c.X+2, c.Y+2, c.W-4, c.H-4)
			}
			at := c.Centre()
			ctx.Pen.Emblem(names[i], at.X, at.Y-9, min(c.H/2-14, 26), Look(e, draw.Seats[0]))
			ctx.UI.Label(ui.Rect{X: c.X + 2, Y: c.Bottom() - 23, W: c.W - 4, H: 20}, emblemName(ctx, names[i]), ui.Text{Size: 12, Align: ui.Centre})
		}
	}
}

func emblemName(ctx *scenes.Context, emblem string) string {
	if emblem == "" {
		return ctx.T("shelf.emblem.none")
	}
	return ctx.T("shelf.emblem." + emblem)
}
