package hexgarage

import (
	"strconv"

	"rulerfire/game/draft"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// What is made up by chance.
type made uint8

const (
	ofSquad made = iota // all units of the squad
	ofUnit              // one more unit of the squad, or the unit by itself
)

// seeds is how many squads the die makes up: few enough that their numbers are told to
// a friend without a mistake.
const seeds = 99999

// seed draws the number of something that is made up.
func (g *Garage) seed() uint64 { return g.chance.Uint64N(seeds) + 1 }

// random is what is made up at the moment.
type random struct {
	of     made
	seed   uint64
	digits string // as the player types it
	squad  hexwar.Squad
	err    error
	shown  bool   // the panel has been open for a tick, and the keyboard is on it
	taken  uint64 // the seed of what was taken last; 0 if nothing was made up
}

// openRandom makes something up.
func (s *Scene) openRandom(of made) {
	s.panel, s.random.of, s.random.shown = randomPanel, of, false
	s.roll(s.host.seed())
}

func (s *Scene) roll(seed uint64) {
	s.random.digits = strconv.FormatUint(seed, 10)
	s.draw(seed)
}

// draw makes up what has that number.
func (s *Scene) draw(seed uint64) {
	h, r := s.host, &s.random
	r.seed = seed
	if r.of == ofSquad {
		r.squad, r.err = draft.Squad(seed, s.catalogue(), h.stock.Units, h.size, h.players)
		return
	}
	var d hexwar.UnitDesign
	d, r.err = draft.Unit(seed, s.catalogue(), s.budget())
	r.squad = hexwar.Squad{Name: d.Name, Units: []hexwar.UnitDesign{d}}
}

// Bounds of what a unit that is made up may cost.
const (
	leastBudget = 160
	mostBudget  = 420
)

// budget is what a unit that is made up may cost: what the squad has left, within
// bounds.
func (s *Scene) budget() int {
	left := mostBudget
	if !s.desk.Now.alone {
		left = s.host.size.Limits().Cost - s.desk.Now.squad.Cost(s.catalogue())
	}
	return max(leastBudget, min(left, mostBudget))
}

// randomCard leads to what is made up by chance, and says that what has been done is
// kept.
func (s *Scene) randomCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(bench.Pad, 8)
	foot := in.CutBottom(20)
	in.CutBottom(2)
	row := in.CutBottom(min(28, in.H))
	if in.H > 20 {
		u.Label(in, ctx.T("hexgarage.random"), ui.Text{Size: 15, Bold: true})
	}
	squad, unit := row, row
	if !s.desk.Now.alone {
		halves := row.Columns(2, 6)
		squad, unit = halves[0], halves[1]
		if u.Button("random/squad", squad, ctx.T("hexgarage.random.squad"), ui.ButtonLook{Icon: draw.IconDie, Key: 'R', Size: 13, Tip: ctx.T("hexgarage.random.squad.tip")}) {
			s.openRandom(ofSquad)
		}
	}
	if u.Button("random/unit", unit, ctx.T("hexgarage.random.unit"), ui.ButtonLook{Icon: draw.IconDie, Key: 'U', Size: 13, Off: s.desk.Now.full() && !s.desk.Now.alone, Tip: ctx.T("hexgarage.random.unit.tip")}) {
		s.openRandom(ofUnit)
	}
	words := ctx.T("hexgarage.kept")
	if s.desk.Entry().Stock {
		words = ctx.T("hexgarage.stock")
	}
	look := ui.Text{Size: 12, Faint: true}
	switch {
	case s.desk.Notice != "":
		words, look = s.desk.Notice, ui.Text{Size: 12, Color: draw.Bad}
	case s.said != "":
		words = s.said
	case s.random.taken != 0:
		seed := ctx.T("hexgarage.seed", s.random.taken)
		u.Label(foot, seed, ui.Text{Size: 12, Faint: true, Align: ui.Right})
		foot.CutRight(u.Width(seed, ui.Text{Size: 12}) + 8)
	}
	u.Name("random/said", foot, words, look)
}

// showRandom makes squads or units up, each known by its number, until one is taken.
func (s *Scene) showRandom(ctx *scenes.Context) {
	u, p := ctx.UI, &s.random
	title := ctx.T("hexgarage.random.squad.title")
	if p.of == ofUnit {
		title = ctx.T("hexgarage.random.unit.title")
	}
	closed := u.Modal("random", title, 760, min(520, ctx.Size.H-36), func(r ui.Rect) {
		if !p.shown {
			p.shown = true
			u.SetFocus("random/take")
		}
		foot := r.CutBottom(36)
		r.CutBottom(12)
		line := r.CutTop(32)
		words := ctx.T("hexgarage.random.seed")
		u.Label(line.CutLeft(u.Width(words, ui.Text{Size: 13.5})+10), words, ui.Text{Size: 13.5})
		if now, _ := u.TextField("random/seed", line.CutLeft(110), p.digits, 12, ""); now != p.digits {
			p.digits = now
			if n, err := strconv.ParseUint(now, 10, 64); err == nil && n > 0 {
				s.draw(n)
			}
		}
		line.CutLeft(10)
		if u.Button("random/again", line.CutLeft(150), ctx.T("hexgarage.random.again"), ui.ButtonLook{Icon: draw.IconDie, Key: 'S', Size: 13}) {
			s.roll(s.host.seed())
		}
		r.CutTop(10)
		if p.err != nil {
			u.Paragraph(r, ui.Plain(p.err.Error()), ui.Text{Size: 13, Color: draw.Bad})
		} else {
			s.tellRandom(ctx, r)
		}
		if u.Button("random/take", foot.CutRight(150), ctx.T("hexgarage.random.take"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Off: p.err != nil}) {
			s.takeRandom()
		}
		foot.CutRight(10)
		s.closeButton(ctx, "random/close", &foot)
	})
	if closed {
		s.close()
	}
}

// tellRandom shows what has been made up.
func (s *Scene) tellRandom(ctx *scenes.Context, r ui.Rect) {
	u, c, squad := ctx.UI, s.catalogue(), &s.random.squad
	head := r.CutTop(28)
	limits := s.host.size.Limits()
	cost := ctx.T("hexgarage.cost.of", squad.Cost(c), limits.Cost)
	if s.random.of == ofUnit {
		cost = strconv.Itoa(squad.Cost(c))
	}
	u.Label(head, cost, ui.Text{Size: 13, Bold: true, Align: ui.Right})
	u.Label(head, squad.Name, ui.Text{Size: 18, Bold: true})
	if s.random.of == ofUnit {
		picture := r.CutLeft(min(r.H, 200))
		r.CutLeft(12)
		hexroster.Paint(ctx.Pen, picture, hexroster.Unit(c, &squad.Units[0], s.livery()))
		u.Clipped(r, func() { u.Paragraph(r, hexroster.Sheet(ctx, c, &squad.Units[0]), ui.Text{Size: 13.5}) })
		return
	}
	for i, row := range r.Rows(max(4, len(squad.Units)), 2) {
		if i >= len(squad.Units) {
			break
		}
		d := &squad.Units[i]
		u.Explain("random/unit/"+strconv.Itoa(i), row, hexroster.Sheet(ctx, c, d))
		hexroster.Paint(ctx.Pen, row.CutLeft(min(row.H, 64)), hexroster.Unit(c, d, s.livery()))
		row.CutLeft(8)
		body := row.Centred(row.W, 38)
		u.Label(body.CutRight(44), strconv.Itoa(c.Cost(d)), ui.Text{Size: 14, Bold: true, Align: ui.Right})
		top := body.CutTop(19)
		look := ui.Text{Size: 13.5, Bold: true}
		u.Label(top.CutLeft(u.Width(d.Name, look)+12), d.Name, look)
		u.Label(top, hexroster.Kind(ctx, c, d), ui.Text{Size: 12.5, Faint: true})
		u.Label(body, hexroster.Arms(d), ui.Text{Size: 12.5, Faint: true})
	}
}

// takeRandom puts what has been made up on the bench; that can be taken back like any
// other change.
func (s *Scene) takeRandom() {
	p := &s.random
	p.taken = p.seed
	s.close()
	switch {
	case p.of == ofSquad:
		s.at = 0
		s.change(func(w *work) {
			emblem := w.squad.Emblem
			w.squad = p.squad.Clone()
			w.squad.Emblem = emblem
		})
	case s.desk.Now.alone:
		s.alter(func(d *hexwar.UnitDesign) { *d = p.squad.Units[0].Clone() })
	default:
		s.addUnit(p.squad.Units[0])
	}
}
