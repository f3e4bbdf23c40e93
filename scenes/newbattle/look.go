package newbattle

import (
	"slices"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/approve"
	"rulerfire/scenes/builder"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// lookButton lets the persons at the table, if there are any, look at it and approve
// it before the battle starts. It takes its room off the left.
func (s *Scene) lookButton(ctx *scenes.Context, r *ui.Rect, l lineup.Lineup, why string) {
	if !slices.ContainsFunc(l.Seats, func(seat lineup.Seat) bool { return seat.Kind == game.Person }) {
		return
	}
	look := ui.ButtonLook{Key: 'T', Size: 13, Why: why, Tip: ctx.T("newbattle.look.tip")}
	if ctx.UI.Button("new/look", r.CutLeft(r.W*0.45), ctx.T("newbattle.look"), look) {
		ctx.Push(s.host.look(l, s.note))
	}
	r.CutLeft(gap)
}

// look shows a line-up's table to those who sit at it, and begins the battle on the
// one that they agree on.
func (h *Host) look(l lineup.Lineup, note func(error)) scenes.Scene {
	o := approve.Occasion{Lineup: l, Library: h.lib, Seed: h.chance.Uint64()}
	if h.lib != nil {
		o.Bench = builder.New(h.lib, h.chance.Uint64())
	}
	o.Agreed = func(ctx *scenes.Context, table field.Layout) {
		l.Table = table
		h.agree(table)
		scene, err := h.open(l)
		if err != nil {
			note(err)
			ctx.Pop()
			return
		}
		ctx.Replace(scene)
	}
	return approve.New(o)
}

// agree keeps the table that was agreed on laid out, for the next battle.
func (h *Host) agree(table field.Layout) {
	if b := h.board(); b == nil || !slices.Equal(b.layout.Bricks, table.Bricks) {
		h.party.others[h.party.n] = otherBoard{&board{layout: table, picture: draw.NewTableView(table)}, "", true}
	}
}
