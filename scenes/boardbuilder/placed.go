package boardbuilder

import (
	"slices"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// What the board has of its own for missions: markers and deployment zones.

// nobody is the side to which hexes of no zone belong.
const nobody = hexwar.Teams

// mark puts a marker on a hex, or takes it away again. It tells whether there was room
// on the board's list for it.
func (e edit) mark(c hex.Cell) bool {
	var set hex.Set
	set.Add(c)
	set = e.both(set)
	if slices.Contains(e.Markers, c) {
		e.unmark(set)
		return true
	}
	set.Each(func(c hex.Cell) {
		if !slices.Contains(e.Markers, c) {
			e.Markers = append(e.Markers, c)
		}
	})
	return len(e.Markers) <= hexwar.MaxMarkers
}

// unmark takes the markers away from some hexes.
func (e edit) unmark(set hex.Set) {
	e.Markers = slices.DeleteFunc(slices.Clone(e.Markers), set.Has)
}

// zone gives hexes to the deployment zone of a side, or to that of nobody. Where a
// half-turn brings them, the other side has them, if the edit is a twin's; of two that
// are brought to each other the northern one counts, and the middle is nobody's.
func (e edit) zone(set hex.Set, side int) {
	give := func(c hex.Cell, side int) {
		for i := range e.Zones {
			e.Zones[i].Remove(c)
		}
		if side < nobody {
			e.Zones[side].Add(c)
		}
	}
	set.Each(func(c hex.Cell) {
		turned := e.Grid.HalfTurn(c)
		switch {
		case !e.twin:
			give(c, side)
		case turned == c:
			give(c, nobody)
		case first(e.Grid, c) || !set.Has(turned):
			give(c, side)
			give(turned, other(side))
		}
	})
}

// other is the side across from one.
func other(side int) int {
	if side < nobody {
		return hexwar.Teams - 1 - side
	}
	return nobody
}

// repeatPlaced makes markers and zones of the southern half like those of the northern.
func (e edit) repeatPlaced() {
	marks := slices.DeleteFunc(slices.Clone(e.Markers), func(c hex.Cell) bool { return !first(e.Grid, c) })
	e.Markers = nil
	for _, c := range marks {
		for _, at := range [...]hex.Cell{c, e.Grid.HalfTurn(c)} {
			if !slices.Contains(e.Markers, at) && len(e.Markers) < hexwar.MaxMarkers {
				e.Markers = append(e.Markers, at)
			}
		}
	}
	twin := edit{e.Board, true}
	e.Grid.Each(func(c hex.Cell) {
		if first(e.Grid, c) {
			var one hex.Set
			one.Add(c)
			twin.zone(one, sideOf(e.Board, c))
		}
	})
}

// crop takes away what is no longer on the board.
func (e edit) crop() {
	off := func(c hex.Cell) bool { return !e.Grid.Has(c) }
	e.Markers = slices.DeleteFunc(slices.Clone(e.Markers), off)
	for i := range e.Zones {
		e.Zones[i].Each(func(c hex.Cell) {
			if off(c) {
				e.Zones[i].Remove(c)
			}
		})
	}
}

// sideOf is the side whose zone a hex is in, or nobody.
func sideOf(b *hexwar.Board, c hex.Cell) int {
	for i := range b.Zones {
		if b.Zones[i].Has(c) {
			return i
		}
	}
	return nobody
}

// markerCard is about the board's own markers.
func (s *Scene) markerCard(ctx *scenes.Context, r ui.Rect) {
	b := s.board()
	s.placedCard(ctx, r, ctx.T("boards.markers"), ctx.T("boards.markers.of", len(b.Markers), hexwar.MaxMarkers))
	words := r.InsetXY(12, 8)
	words.CutTop(26)
	foot := words.CutBottom(28)
	ctx.UI.Paragraph(words, ctx.Runs("boards.markers.how"), ui.Text{Size: 12, Faint: true})
	if len(b.Markers) > 0 && s.takeAway(ctx, foot) {
		s.change(func(e edit) { e.Markers = nil })
	}
}

// zoneCard is about the board's own zones: whose is painted, and how large both are.
func (s *Scene) zoneCard(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.board()
	s.placedCard(ctx, r, ctx.T("boards.zones"), ctx.T("boards.zones.of", b.Zones[0].Count(), b.Zones[1].Count()))
	r = r.InsetXY(12, 8)
	r.CutTop(26)
	sides := []string{ctx.T("boards.zones.first"), ctx.T("boards.zones.second"), ctx.T("boards.zones.none")}
	now, changed := u.Segments("boards/side", r.CutTop(28), sides, s.side)
	switch {
	case changed:
		s.side = now
	case u.Key(ui.KeyPageUp):
		s.side = max(0, s.side-1)
	case u.Key(ui.KeyPageDown):
		s.side = min(s.side+1, nobody)
	}
	r.CutTop(6)
	foot := r.CutTop(28)
	if !b.Zoned() {
		u.Paragraph(foot, ctx.Runs("boards.zones.how"), ui.Text{Size: 12, Faint: true})
	} else if s.takeAway(ctx, foot) {
		s.change(func(e edit) { e.Zones = [hexwar.Teams]hex.Set{} })
	}
}

// placedCard is the head of a card about what the board has of its own.
func (s *Scene) placedCard(ctx *scenes.Context, r ui.Rect, title, count string) {
	ctx.UI.Card(r)
	head := r.InsetXY(12, 8)
	head = head.CutTop(22)
	ctx.UI.Label(head, title, ui.Text{Size: 14.5, Bold: true})
	ctx.UI.Label(head, count, ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
}

// takeAway is the button by which missions place theirs again, at the right of a foot.
func (s *Scene) takeAway(ctx *scenes.Context, foot ui.Rect) bool {
	look := ui.ButtonLook{Size: 12.5, Tip: ctx.T("boards.placed.away.tip")}
	return ctx.UI.Button("boards/away", foot.CutRight(116), ctx.T("boards.raze"), look)
}
