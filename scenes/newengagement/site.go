package newengagement

import (
	"errors"
	"maps"
	"slices"

	"rulerfire/game/library"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A site is a board that a mission can be played on: of the stock, or, with an id, the
// player's own.
type site struct {
	board *hexwar.Board
	own   library.ID
	why   error // why the mission cannot be played there
}

// sites are the boards to choose among for a mission: first those that it comes with,
// and then the player's own.
type sites struct {
	of   *hexwar.Mission
	list []site
}

// sitesOf are the boards for a mission. They are worked out anew only for another
// mission, or after a refresh.
func (h *Host) sitesOf(m *hexwar.Mission) []site {
	if h.sites.of == m {
		return h.sites.list
	}
	h.sites = sites{of: m}
	for _, b := range h.stock.BoardsOf(m) {
		h.sites.list = append(h.sites.list, site{board: b})
	}
	if h.lib == nil {
		return h.sites.list
	}
	for _, e := range h.lib.List(library.Board, library.ByName, "") {
		b, err := e.Board()
		switch {
		case e.Stock || e.Fault != nil || err != nil:
			continue
		case e.ID == h.party.own:
			b = h.party.board // its picture is there already
		}
		h.sites.list = append(h.sites.list, site{b, e.ID, muster.Suits(m, b)})
	}
	return h.sites.list
}

// settle takes a mission, and a board for it unless the one that the players have
// chosen themselves suits it as well.
func (h *Host) settle(m *hexwar.Mission, b *hexwar.Board) {
	p := &h.party
	p.mission = m
	if p.own == "" || muster.Suits(m, p.board) != nil {
		p.board, p.own = b, ""
	}
}

// refreshBoard takes the player's own board as it is in the library now. One that is
// gone from there stays as it was.
func (h *Host) refreshBoard() {
	h.sites = sites{}
	if h.stock == nil {
		return
	}
	maps.DeleteFunc(h.views, func(b *hexwar.Board, _ *draw.HexBoardView) bool {
		return b != h.party.board && !slices.Contains(h.stock.Boards, b)
	})
	if h.party.own == "" || h.lib == nil {
		return
	}
	if e, ok := h.lib.Get(h.party.own); ok {
		if b, err := e.Board(); err == nil {
			delete(h.views, h.party.board)
			h.party.board = b
		}
	}
}

// chooseBoard lets the players choose a board for the mission in r.
func (s *Scene) chooseBoard(ctx *scenes.Context, r ui.Rect) {
	h, p := s.host, &s.host.party
	at := -1
	var options []ui.Option
	list := h.sitesOf(p.mission)
	for i, b := range list {
		o := ui.Option{Label: ctx.T("newengagement.board", b.board.Name), Tip: b.board.Note, Why: siteWords(ctx, b.why)}
		if b.own != "" {
			o.Second = ctx.T("newengagement.board.own")
		}
		options = append(options, o)
		if b.own == p.own && (b.own != "" || b.board == p.board) {
			at = i
		}
	}
	if now, changed := ctx.UI.Choice("new/board", r, options, at, ctx.T("newengagement.board", p.board.Name)); changed {
		p.board, p.own = list[now].board, list[now].own
	}
}

// siteWords is why a board cannot be played on, or nothing.
func siteWords(ctx *scenes.Context, err error) string {
	var fault hexwar.Fault
	switch {
	case err == nil:
		return ""
	case errors.As(err, &fault):
		return ctx.T("newengagement.board.why", fault.Where, fault.What, fault.Limit, fault.Remedy)
	}
	return err.Error()
}
