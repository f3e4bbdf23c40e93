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

// lookRow is how the persons at the table, if there are any, come to look at it before
// the battle starts. One alone looks at it if they like; several approve it all
// together, unless they have chosen to do without. It takes its room off the left, and
// tells whether the battle is to start with the table.
func (s *Scene) lookRow(ctx *scenes.Context, r *ui.Rect, l lineup.Lineup, why string) (first bool) {
	persons := 0
	for _, seat := range l.Seats {
		if seat.Kind == game.Person {
			persons++
		}
	}
	if persons == 0 {
		return false
	}
	u, p := ctx.UI, &s.host.party
	cell := r.CutLeft(r.W * 0.45)
	r.CutLeft(gap)
	if persons > 1 {
		on, _ := u.Toggle("new/approve", cell, ctx.T("newbattle.approve"), !p.unseen)
		u.Tip("new/approve", cell, ctx.Runs("newbattle.approve.tip"))
		p.unseen = on == u.Key('T')
		return !p.unseen
	}
	if u.Button("new/look", cell, ctx.T("newbattle.look"), ui.ButtonLook{Key: 'T', Size: 13, Why: why, Tip: ctx.T("newbattle.look.tip")}) {
		ctx.Push(s.host.look(l, s.note))
	}
	return false
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
	if b := h.board(); b == nil || !same(b.layout, table) {
		h.party.others[h.party.n] = otherBoard{&board{layout: table, picture: draw.NewTableView(table)}, "", true}
	}
}

// same tells whether two tables are one, to the last brick and print.
func same(a, b field.Layout) bool {
	bricks, prints := slices.Equal(a.Bricks, b.Bricks), slices.Equal(a.Prints, b.Prints)
	return bricks && prints && a.Name == b.Name && a.Note == b.Note && a.Ground == b.Ground &&
		a.Width == b.Width && a.Height == b.Height && a.Round == b.Round
}
