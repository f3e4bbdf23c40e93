package garage

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game/draft"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// libraryCard leads to other companies and to single frames, and says that what has
// been done is kept.
func (s *Scene) libraryCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(pad, 0)
	counts := ctx.Count("garage.library.companies", s.held.ownCompanies) + ", " + ctx.Count("garage.library.designs", s.held.ownFrames)
	foot := in.CutBottom(30)
	foot.H = 24
	row := in.CutBottom(28)
	if in.H > 20 {
		words := ctx.T("garage.library")
		if in.W < 200 {
			words = "" // there is no room for both
		}
		bench.Title(ctx, &in, words, counts)
	}
	if s.desk.Now.single {
		s.keptLine(ctx, foot)
		return
	}
	cols := row.Columns(3, 6)
	if u.Button("library/open", cols[0], ctx.T("garage.open"), ui.ButtonLook{Size: 13, Tip: ctx.T("garage.open.tip")}) {
		s.over(openPanel)
	}
	if u.Button("library/random", cols[1], ctx.T("garage.random"), ui.ButtonLook{Size: 13, Tip: ctx.T("garage.random.tip")}) {
		s.openRandom(s.host.seed())
	}
	if u.Button("library/frames", cols[2], ctx.T("garage.designs"), ui.ButtonLook{Size: 13, Tip: ctx.T("garage.designs.tip")}) {
		s.over(framesPanel)
	}
	if s.random.taken != 0 {
		seed := ctx.T("garage.seed", s.random.taken)
		u.Label(foot, seed, ui.Text{Size: 12, Faint: true, Align: ui.Right})
		foot.CutRight(u.Width(seed, ui.Text{Size: 12}) + 8)
	}
	s.keptLine(ctx, foot)
}

// keptLine says how things stand between the bench and the library.
func (s *Scene) keptLine(ctx *scenes.Context, r ui.Rect) {
	words := ctx.T("garage.kept")
	switch {
	case s.desk.Entry().Stock:
		words = ctx.T("garage.stock")
	case !s.desk.Entry().Changed.Equal(s.opened.Changed):
		words = ctx.T("garage.saved")
	}
	ctx.UI.Label(r, words, ui.Text{Size: 12, Faint: true})
}

// entryRow is a company of a list.
func entryRow(ctx *scenes.Context, id string, r ui.Rect, at ui.Row, e library.Entry, chosen bool) {
	u := ctx.UI
	r.H -= 2
	switch {
	case chosen:
		ctx.Pen.CurrentRow(r.X, r.Y, r.W, r.H)
	case at.Hover:
		ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 6)
	}
	if at.Cursor {
		ctx.Pen.FocusRing(r.X+5, r.Y+5, r.W-10, r.H-10, 4)
	}
	in := r.InsetXY(10, 3)
	flag := in.CutLeft(30).Centred(28, 18)
	ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 2, shelf.Look(e, draw.Seats[0]))
	in.CutLeft(10)
	if e.Stock {
		words := ctx.T("garage.stock.tag")
		w := ctx.Pen.TagWidth(words, draw.TagLook{Icon: draw.IconLock})
		ctx.Pen.Tag(words, in.CutRight(w).X, in.Centre().Y-10, draw.TagLook{Icon: draw.IconLock})
		in.CutRight(8)
	}
	u.Name(id+"/name", in.CutTop(in.H/2), e.Name, ui.Text{Size: 14, Bold: true})
	if c, err := e.Company(); err == nil {
		u.Label(in, countLine(ctx, c), ui.Text{Size: 12, Faint: true})
	}
}

// showOpen lets the player put another company on the bench.
func (s *Scene) showOpen(ctx *scenes.Context) {
	u := ctx.UI
	closed := u.Modal("open", ctx.T("garage.open.title"), 460, min(520, ctx.Size.H-36), func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(8)
		list := s.held.companies
		at := slices.IndexFunc(list, func(e library.Entry) bool { return e.ID == s.desk.Entry().ID })
		taken, ok := u.Rows("open/list", r, 42, len(list), at, func(i int, row ui.Rect, row2 ui.Row) {
			entryRow(ctx, fmt.Sprintf("open/list/%d", i), row, row2, list[i], i == at)
		})
		if ok {
			s.panel = noPanel
			if s.desk.Save() {
				s.lay(list[taken])
			}
			return
		}
		s.closeButton(ctx, "open/close", foot)
	})
	if closed {
		s.panel = noPanel
	}
}

// keepFrame puts the design on the bench into the library.
func (s *Scene) keepFrame(ctx *scenes.Context) {
	d := *s.desk.Now.design(s.at)
	if strings.TrimSpace(d.Name) == "" {
		d.Name = ctx.T("garage.frame.unnamed")
	}
	e, err := library.New(d)
	if err == nil {
		e, err = s.host.lib.Put(e)
	}
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	s.said, s.stale = ctx.T("garage.frame.kept", e.Name), true
}

// showFrames lets the player take single frames from the library: those of the game
// and their own.
func (s *Scene) showFrames(ctx *scenes.Context) {
	u := ctx.UI
	closed := u.Modal("frames", ctx.T("garage.designs.title"), min(860, ctx.Size.W-48), min(560, ctx.Size.H-36), func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(8)
		list := s.held.frames
		const high, wide = 54, 250
		cols := max(1, int((r.W-12)/wide))
		rows := (len(list) + cols - 1) / cols
		u.ScrollArea("frames/scroll", r, float64(rows)*high, false, func(content ui.Rect) {
			content.H = float64(rows) * high
			for row, line := range content.Rows(rows, 0) {
				for col, cell := range line.Columns(cols, 6) {
					if i := row*cols + col; i < len(list) {
						s.designCell(ctx, i, cell.InsetXY(2, 2), list[i])
					}
				}
			}
		})
		u.Label(foot, ctx.T("garage.designs.foot"), ui.Text{Size: 12.5, Faint: true})
		s.closeButton(ctx, "frames/close", foot)
	})
	if closed {
		s.panel = noPanel
	}
}

// designCell is a design of the list: pressed, it joins the company.
func (s *Scene) designCell(ctx *scenes.Context, i int, r ui.Rect, d rapid.Design) {
	u := ctx.UI
	id := fmt.Sprintf("frames/%d", i)
	if u.Button(id, r, "", ui.ButtonLook{Off: s.desk.Now.full()}) {
		s.addFrame(d)
		s.panel = noPanel
	}
	in := r.InsetXY(4, 2)
	roster.Paint(ctx.Pen, in.CutLeft(50), roster.Robot(s.look(), d, 0))
	in.CutLeft(4)
	body := in.Centred(in.W, 38)
	u.Name(id+"/name", body.CutTop(19), d.Name, ui.Text{Size: 13.5, Bold: true})
	u.Label(body, roster.Dice(ctx, d), ui.Text{Size: 12, Mono: true, Faint: true})
}

// random is the company that is made up at the moment.
type random struct {
	seed    uint64
	digits  string // as the player types it
	company rapid.Company
	err     error
	taken   uint64 // the seed of the company on the bench; 0 if it was not made up
}

func (s *Scene) openRandom(seed uint64) {
	s.panel = randomPanel
	s.random.digits = strconv.FormatUint(seed, 10)
	s.drawRandom(seed)
}

func (s *Scene) drawRandom(seed uint64) {
	h, r := s.host, &s.random
	r.seed = seed
	r.company, r.err = draft.Company(seed, h.size, h.players, h.rockets)
}

// showRandom makes companies up, each known by its number, until one is taken.
func (s *Scene) showRandom(ctx *scenes.Context) {
	u, p := ctx.UI, &s.random
	closed := u.Modal("random", ctx.T("garage.random.title"), 720, 420, func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(12)
		line := r.CutTop(32)
		u.Label(line.CutLeft(u.Width(ctx.T("garage.random.seed"), ui.Text{Size: 13.5})+10), ctx.T("garage.random.seed"), ui.Text{Size: 13.5})
		if now, _ := u.TextField("random/seed", line.CutLeft(110), p.digits, 12, ""); now != p.digits {
			p.digits = now
			if n, err := strconv.ParseUint(now, 10, 64); err == nil && n >= 1 && n <= seeds {
				s.drawRandom(n)
			} else {
				p.err = errors.New(ctx.T("garage.random.bad", seeds))
			}
		}
		line.CutLeft(10)
		if u.Button("random/again", line.CutLeft(140), ctx.T("garage.random.again"), ui.ButtonLook{Icon: draw.IconDie, Key: 'S', Size: 13}) {
			s.openRandom(s.host.seed())
		}
		h := s.host
		u.Label(line, ctx.T("garage.battle", h.players, ctx.T("garage.size."+h.size.String())), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		r.CutTop(10)
		if p.err != nil {
			u.Paragraph(r, ui.Plain(p.err.Error()), ui.Text{Size: 13, Color: draw.Bad})
		} else {
			s.tellRandom(ctx, r, p.company)
		}
		if u.Button("random/take", foot.CutRight(150), ctx.T("garage.random.take"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Off: p.err != nil}) {
			s.takeRandom()
		}
		foot.CutRight(10)
		if u.Button("random/close", foot.CutRight(110), ctx.T("garage.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String(), Size: 13}) {
			s.panel = noPanel
		}
	})
	if closed {
		s.panel = noPanel
	}
}

// tellRandom shows a company with its frames and its spare.
func (s *Scene) tellRandom(ctx *scenes.Context, r ui.Rect, c rapid.Company) {
	u := ctx.UI
	u.Label(r.CutTop(26), c.Name, ui.Text{Size: 18, Bold: true})
	r.CutTop(u.Paragraph(r, ui.Plain(c.Note), ui.Text{Size: 13}) + 8)
	all := append(slices.Clone(c.Frames), c.Spares...)
	rows := (len(all) + 1) / 2
	for i, line := range r.Rows(max(rows, 4), 2) {
		for k, cell := range line.Columns(2, 10) {
			at := 2*i + k
			if at >= len(all) {
				continue
			}
			roster.Paint(ctx.Pen, cell.CutLeft(cell.H), roster.Robot(s.look(), all[at], 0))
			cell.CutLeft(6)
			body := cell.Centred(cell.W, 38)
			name := all[at].Name
			if at >= len(c.Frames) {
				name = ctx.T("garage.random.spare", name)
			}
			u.Label(body.CutTop(19), name, ui.Text{Size: 13.5, Bold: true})
			u.Label(body, roster.Dice(ctx, all[at]), ui.Text{Size: 12, Mono: true, Faint: true})
		}
	}
}

// takeRandom keeps the company that has been made up and puts it on the bench.
func (s *Scene) takeRandom() {
	s.panel = noPanel
	if !s.desk.Save() {
		return
	}
	e, err := library.New(s.random.company)
	if err == nil {
		e, err = s.host.lib.Put(e)
	}
	if err != nil {
		s.desk.Notice = err.Error()
		return
	}
	s.lay(e)
	s.random.taken = s.random.seed
}
