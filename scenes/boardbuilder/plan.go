package boardbuilder

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game/draft"
	"rulerfire/game/library"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A plan is how boards are made up, and the seed as it is typed.
type plan struct {
	draft.BoardPlan
	typed string
}

func newPlan(chance *rand.Rand) plan {
	p := plan{BoardPlan: draft.BoardPlan{Style: draft.BoardStyles()[0], Grid: full, Amount: 1}}
	p.roll(chance)
	return p
}

// mostSeed keeps seeds short enough to be told to a friend.
const mostSeed = 1_000_000

// roll takes another seed.
func (p *plan) roll(chance *rand.Rand) {
	p.Seed = chance.Uint64N(mostSeed)
	p.typed = strconv.FormatUint(p.Seed, 10)
}

// madeUp is a new board that is made up, of a style left to chance.
func (b *Builder) madeUp(*scenes.Context) (library.Entry, error) {
	styles := draft.BoardStyles()
	b.plan.Style, b.plan.Grid = styles[b.chance.IntN(len(styles))], full
	b.plan.roll(b.chance)
	board, err := draft.Board(b.plan.BoardPlan, b.stock.Missions)
	if err != nil {
		return library.Entry{}, err
	}
	return library.New(board)
}

// openPlan asks how a board is to be made up: of the size of the present one, or of
// the full size if that is too small for two zones with something between them.
func (s *Scene) openPlan() {
	s.host.plan.Grid = s.board().Grid
	if s.small() {
		s.host.plan.Grid = full
	}
	s.planning, s.asked = true, false
}

// small tells whether the present board is smaller than those that are made up.
func (s *Scene) small() bool {
	g := s.board().Grid
	return g.Cols < draft.MinBoardCols || g.Rows < draft.MinBoardRows
}

// planFoot says what board is made up.
func (s *Scene) planFoot(ctx *scenes.Context) string {
	if g := s.board().Grid; s.small() {
		return ctx.T("boards.plan.small", g.Cols, g.Rows, full.Cols, full.Rows)
	}
	return ctx.T("boards.plan.foot")
}

// showPlan asks what the board is to be like, and makes it up in place of the present
// one, which can be taken back.
func (s *Scene) showPlan(ctx *scenes.Context) {
	u, p := ctx.UI, &s.host.plan
	closed := u.Modal("plan", ctx.T("boards.plan.title"), 560, 256, func(r ui.Rect) {
		if !s.asked {
			s.asked = true
			u.SetFocus("plan/do")
		}
		foot := r.CutBottom(36)
		row := func(label string) ui.Rect {
			line := r.CutTop(42)
			line.H = 32
			u.Label(line.CutLeft(90), label, ui.Text{Size: 13.5})
			return line
		}
		styles := draft.BoardStyles()
		var labels []string
		for _, key := range styles {
			labels = append(labels, ctx.T("boards.style."+key))
		}
		if now, changed := u.Segments("plan/style", row(ctx.T("boards.plan.style")), labels, slices.Index(styles, p.Style)); changed {
			p.Style = styles[now]
		}
		amounts := []string{ctx.T("boards.amount.little"), ctx.T("boards.amount.some"), ctx.T("boards.amount.much")}
		if now, changed := u.Segments("plan/amount", row(ctx.T("boards.plan.amount")), amounts, p.Amount); changed {
			p.Amount = now
		}
		line := row(ctx.T("boards.plan.seed"))
		if u.Button("plan/roll", line.CutRight(44), "", ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("boards.plan.roll.tip")}) {
			p.roll(s.host.chance)
		}
		line.CutRight(6)
		p.typed, _ = u.TextField("plan/seed", line.CutLeft(160), p.typed, 20, "0")
		why := ""
		if seed, err := strconv.ParseUint(strings.TrimSpace(p.typed), 10, 64); err != nil {
			why = ctx.T("boards.plan.seed.why")
		} else {
			p.Seed = seed
		}
		u.Label(r.CutTop(20), s.planFoot(ctx), ui.Text{Size: 12.5, Faint: true})
		if u.Button("plan/do", foot.CutRight(130), ctx.T("boards.plan.do"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why}) {
			s.makeUp(ctx)
			s.planning = false
		}
		foot.CutRight(8)
		if u.Button("plan/another", foot.CutRight(150), ctx.T("boards.plan.another"), ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("boards.plan.another.tip")}) {
			p.roll(s.host.chance)
			s.makeUp(ctx)
		}
		foot.CutRight(8)
		if u.Button("plan/cancel", foot.CutRight(110), ctx.T("boards.cancel"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			s.planning = false
		}
	})
	if closed {
		s.planning = false
	}
}

// makeUp puts a board that is made up in place of the present one. A name and a note
// that the player has given stay.
func (s *Scene) makeUp(ctx *scenes.Context) {
	made, err := draft.Board(s.host.plan.BoardPlan, s.host.stock.Missions)
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	now := s.board()
	if now.Name != s.made.name && !strings.HasPrefix(now.Name, ctx.T("boards.new")) {
		made.Name = now.Name
	} else {
		s.made.name = made.Name
	}
	if now.Note != s.made.note {
		made.Note = now.Note
	} else {
		s.made.note = made.Note
	}
	s.twin = true
	s.desk.Change(func(w *work) { w.board = made })
}

// made is what the board that was made up last was called, to tell it from what the
// player calls it.
type made struct{ name, note string }
