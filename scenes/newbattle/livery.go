package newbattle

import (
	"fmt"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// showLivery lets a seat choose its colour and its pattern. No two seats share
// either, so who takes what another seat has changes with it.
func (s *Scene) showLivery(ctx *scenes.Context) {
	u, p := ctx.UI, &s.host.party
	me := &p.seats[s.seat]
	closed := u.Modal("livery", ctx.T("newbattle.livery"), 460, 330, func(r ui.Rect) {
		foot := r.CutBottom(36)
		u.Label(r.CutTop(22), ctx.T("newbattle.livery.colour"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(76).Columns(len(draw.Seats), 8) {
			plain := draw.Seat{Color: draw.Seats[i].Color}
			s.swatch(ctx, fmt.Sprintf("livery/colour/%d", i+1), c, plain, draw.Seats[i].Name, colourOf, i)
		}
		r.CutTop(14)
		u.Label(r.CutTop(22), ctx.T("newbattle.livery.pattern"), ui.Text{Size: 13.5, Bold: true})
		for i, c := range r.CutTop(76).Columns(len(draw.Seats), 8) {
			worn := me.look()
			worn.Pattern = draw.Seats[i].Pattern
			s.swatch(ctx, fmt.Sprintf("livery/pattern/%d", i+1), c, worn, ctx.T(patternNames[i]), patternOf, i)
		}
		if u.Button("livery/done", foot.CutRight(130), ctx.T("newbattle.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
			s.panel = noPanel
		}
	})
	if closed {
		s.panel = noPanel
	}
}

var patternNames = [len(draw.Seats)]string{
	"newbattle.pattern.1", "newbattle.pattern.2", "newbattle.pattern.3", "newbattle.pattern.4", "newbattle.pattern.5",
}

func colourOf(p *place) *uint8  { return &p.Colour }
func patternOf(p *place) *uint8 { return &p.Pattern }

// holder is another seat that takes part and wears the i-th of a kind, or -1.
func (s *Scene) holder(i int, of func(*place) *uint8) int {
	for k := range s.host.party.n {
		if k != s.seat && int(*of(&s.host.party.seats[k])) == i {
			return k
		}
	}
	return -1
}

// swatch is one colour or pattern to choose.
func (s *Scene) swatch(ctx *scenes.Context, id string, r ui.Rect, flag draw.Seat, name string, of func(*place) *uint8, i int) {
	tip, holder := name, s.holder(i, of)
	if holder >= 0 {
		tip = ctx.T("newbattle.livery.swap", name, s.host.name(ctx, holder))
	}
	if ctx.UI.Button(id, r, "", ui.ButtonLook{Tip: tip}) {
		wear(&s.host.party, s.seat, uint8(i), of)
	}
	if int(*of(&s.host.party.seats[s.seat])) == i {
		ctx.Pen.CurrentRow(r.X+2, r.Y+2, r.W-4, r.H-4)
	}
	cloth := ui.Rect{X: r.X, Y: r.Y + 4, W: r.W, H: r.H - 26}.Centred(46, 30)
	ctx.Pen.Flag(cloth.X, cloth.Y, cloth.W, cloth.H, 3, flag)
	below := ui.Rect{X: r.X + 2, Y: r.Bottom() - 25, W: r.W - 4, H: 20}
	if holder >= 0 {
		ctx.UI.Label(below, s.host.name(ctx, holder), ui.Text{Size: 12, Faint: true, Align: ui.Centre})
		return
	}
	ctx.UI.Label(below, name, ui.Text{Size: 12, Align: ui.Centre})
}

// wear gives a seat the i-th of a kind, and whoever had it what the seat had.
func wear(p *party, seat int, i uint8, of func(*place) *uint8) {
	had := *of(&p.seats[seat])
	for k := range p.seats {
		if worn := of(&p.seats[k]); k != seat && *worn == i {
			*worn = had
		}
	}
	*of(&p.seats[seat]) = i
}
