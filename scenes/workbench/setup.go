package workbench

import (
	"errors"
	"fmt"
	"slices"
	"strconv"

	"rulerfire/game/library"
	"rulerfire/game/trial"
	"rulerfire/rules/ai"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

const (
	rowStep   = 40 // from line to line
	rowMost   = 78 // from contestant to contestant
	labelWide = 74
)

// setup is the card at the left: who takes part, where, how often, and the button that
// plays it.
func (s *Scene) setup(ctx *scenes.Context, r ui.Rect) {
	play := r.CutBottom(46)
	r.CutBottom(gap)
	ctx.UI.Card(r)
	inside := r.InsetXY(pad, 10)
	step := min(rowStep, inside.H/float64(s.lines()))
	line := func() ui.Rect {
		row := inside.CutTop(step)
		row.H = min(high, step-4)
		return row
	}
	s.count(ctx, line())
	n := len(s.bench.trial.Contestants)
	tall := min(rowMost, (inside.H-step*float64(s.lines()-n-1))/float64(n))
	for i := range n {
		row := inside.CutTop(tall)
		row.H -= min(6, tall-high)
		s.contestant(ctx, i, row)
		if i == 0 {
			s.other(ctx, line())
		}
	}
	s.sizes(ctx, line())
	s.place(ctx, line())
	s.often(ctx, line())
	s.chance(ctx, line())
	if s.swaps() {
		s.swap(ctx, line())
	}
	s.playButton(ctx, play)
}

// lines is how many lines the card has.
func (s *Scene) lines() int {
	n := len(s.bench.trial.Contestants) + 6
	if s.swaps() {
		n++
	}
	return n
}

// busy says why nothing can be set up now, or nothing.
func (s *Scene) busy(ctx *scenes.Context) string {
	if s.bench.playing() {
		return ctx.T("workbench.busy")
	}
	return ""
}

// segments are choices side by side; while battles are played they only say which holds.
func (s *Scene) segments(ctx *scenes.Context, id string, r ui.Rect, labels []string, at int) (now int, changed bool) {
	if !s.bench.playing() {
		return ctx.UI.Segments(id, r, labels, at)
	}
	for i, cell := range r.Columns(len(labels), 4) {
		look := ui.Text{Size: 13.5, Faint: true, Align: ui.Centre}
		if i == at {
			ctx.Pen.RoundRect(draw.Hairline, cell.X, cell.Y, cell.W, cell.H, 6)
			look = ui.Text{Size: 13.5, Bold: true, Align: ui.Centre}
		}
		ctx.UI.Label(cell, labels[i], look)
	}
	return at, false
}

// label writes what a line is about at its left.
func (s *Scene) label(ctx *scenes.Context, r *ui.Rect, key string) {
	ctx.UI.Label(r.CutLeft(labelWide), ctx.T(key), ui.Text{Size: 13, Faint: true})
}

// count chooses how many take part.
func (s *Scene) count(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	ctx.UI.Label(r.CutLeft(120), ctx.T("workbench.contestants"), ui.Text{Size: 14.5, Bold: true})
	if b.game.teams() {
		row := r.CutRight(132)
		if at, changed := s.segments(ctx, "workbench/share", row, []string{"1", "2", "3"}, max(1, b.trial.Share)-1); changed {
			b.trial.Share = at + 1
		}
		u.Label(r, ctx.T("workbench.share")+"  ", ui.Text{Size: 13, Faint: true, Align: ui.Right})
		return
	}
	row := r.CutRight(176)
	if at, changed := s.segments(ctx, "workbench/count", row, []string{"2", "3", "4", "5"}, len(b.trial.Contestants)-2); changed {
		b.seats(at + 2)
	}
}

// contestant is the line of a contestant: its company, its level and its style.
func (s *Scene) contestant(ctx *scenes.Context, i int, r ui.Rect) {
	b := s.bench
	c := &b.trial.Contestants[i]
	id := fmt.Sprintf("workbench/%d/", i+1)
	ctx.Pen.Flag(r.X, r.Y+(r.H-20)/2, 30, 20, 2.5, look(i))
	r.CutLeft(38)
	third := min(112, r.W*0.27)
	style := r.CutRight(third)
	r.CutRight(6)
	level := r.CutRight(third)
	r.CutRight(6)
	style, level = style.Centred(style.W, min(high, r.H)), level.Centred(level.W, min(high, r.H))
	s.company(ctx, id+"company", r, c.Company, i, func(text string) { b.trial.Contestants[i].Company = text })
	why := s.busy(ctx)
	s.level(ctx, id+"level", level, c, why)
	c.Level = b.game.Computers.ChooseStyle(ctx, id+"style", style, c.Level, why)
}

// levels are the levels that a contestant can play on: those that people play against,
// and the script after the first of them.
func (b *bench) levels() []string {
	return slices.Insert(slices.Clone(b.game.Computers.Levels), 1, quickLevel)
}

// level chooses the level of a contestant. Its style stays as far as there is one.
func (s *Scene) level(ctx *scenes.Context, id string, r ui.Rect, c *trial.Contestant, why string) {
	levels := s.bench.levels()
	level, style := ai.LevelAndStyle(c.Level)
	options := make([]ui.Option, len(levels))
	for i, l := range levels {
		options[i] = ui.Option{Label: levelName(ctx, l), Why: why}
		if l == quickLevel {
			options[i].Tip = ctx.T("workbench.level.script.tip")
		}
	}
	now, changed := ctx.UI.Choice(id, r, options, slices.Index(levels, level), "")
	if !changed || why != "" {
		return
	}
	c.Level = s.bench.game.Computers.Styled(levels[now], style)
}

func levelName(ctx *scenes.Context, level string) string {
	if level == quickLevel {
		return ctx.T("workbench.level.script")
	}
	return ctx.T("seating.level." + level)
}

// company is the button of a company, which leads to the library, and one to leave it to
// chance. at is its place among the contestants; there are as many for the other version.
func (s *Scene) company(ctx *scenes.Context, id string, r ui.Rect, text string, at int, take func(text string)) {
	u, b := ctx.UI, s.bench
	why := s.busy(ctx)
	name := ctx.T("workbench.drawn")
	if text != "" {
		name = b.name(text)
		if u.Button(id+"/none", r.CutRight(28), "", ui.ButtonLook{Icon: draw.IconCross, Why: why, Tip: ctx.T("workbench.drawn.tip")}) {
			take("")
		}
		r.CutRight(4)
	}
	words := ui.Text{Size: 13.5, Bold: text != "", Faint: text == ""}
	tip := ctx.T("workbench.company.tip")
	if fault := b.against(at); fault != nil {
		words.Color, words.Faint, tip = draw.Bad, false, fault.Error()
	}
	if u.Button(id, r, "", ui.ButtonLook{Why: why, Tip: tip}) {
		s.pick(ctx, b.game.Companies, "workbench.pick.company", b.unfit, take)
	}
	inside := r.InsetXY(10, 3)
	if text != "" && r.H >= pictured && b.thing(text).Fault == nil {
		e := b.thing(text)
		e.Colour, e.Pattern = uint8(at%len(draw.Seats)+1), uint8(at%len(draw.Seats)+1)
		room := inside
		if inside = room.CutTop(22); r.H < pictureBelow {
			inside = r.InsetXY(10, 3)
			room = inside.CutRight(inside.W * 0.55)
			inside.CutRight(6)
		}
		b.game.Companies.Paint(ctx.Pen, room, e)
	}
	u.Name(id+"/name", inside, name, words)
}

// pictured is how high the button of a company is at least that shows what it fields.
// From pictureBelow on it stands below the name.
const (
	pictured     = 46
	pictureBelow = 62
)

// pick lets something be chosen from the library. unfit says why a text cannot be, and is
// nil if every one can.
func (s *Scene) pick(ctx *scenes.Context, rack shelf.Rack, title string, unfit func(text string) string, take func(text string)) {
	picker := shelf.Picker{Title: title, Take: func(e library.Entry) { take(e.Text()) }}
	if unfit != nil {
		picker.Why = func(_ *scenes.Context, e library.Entry) string { return unfit(e.Text()) }
	}
	ctx.Push(shelf.Pick(s.bench.host.lib, picker, shelf.Rack{Kind: rack.Kind, Paint: rack.Paint, Line: rack.Line}))
}

// unfit says why a company cannot take part, whatever the others are, or nothing.
func (b *bench) unfit(text string) string {
	t := b.trial
	t.Other, t.Contestants = "", slices.Clone(t.Contestants)
	for i := range t.Contestants {
		t.Contestants[i].Company = ""
	}
	t.Contestants[0].Company = text
	var e *trial.ContestantError
	if err := t.Check(); errors.As(err, &e) {
		return e.Err.Error()
	}
	return ""
}

// other is the line below the first contestant: another version of its company.
func (s *Scene) other(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	r.CutLeft(38)
	if !b.trial.Compares() {
		why := s.busy(ctx)
		if why == "" && b.trial.Contestants[0].Company == "" {
			why = ctx.T("workbench.compare.drawn")
		}
		look := ui.ButtonLook{Key: 'V', Size: 13, Why: why, Tip: ctx.T("workbench.compare.tip")}
		if u.Button("workbench/compare", r, ctx.T("workbench.compare"), look) {
			s.pick(ctx, b.game.Companies, "workbench.pick.other", b.unfit, func(text string) { b.trial.Other = text })
		}
		return
	}
	label := ctx.T("workbench.compared")
	u.Label(r.CutLeft(u.Width(label, ui.Text{Size: 13})+8), label, ui.Text{Size: 13, Faint: true})
	s.company(ctx, "workbench/other", r, b.trial.Other, len(b.trial.Contestants), func(text string) { b.trial.Other = text })
}

// sizes chooses the size of the battles.
func (s *Scene) sizes(ctx *scenes.Context, r ui.Rect) {
	b := s.bench
	s.label(ctx, &r, "workbench.size")
	var labels []string
	for _, size := range b.game.Sizes {
		labels = append(labels, ctx.T("workbench.size."+size))
	}
	if at, changed := s.segments(ctx, "workbench/size", r, labels, slices.Index(b.game.Sizes, b.trial.Size)); changed {
		b.trial.Size, b.trial.Mission = b.game.Sizes[at], ""
	}
}

// place chooses the table, or the mission and the board.
func (s *Scene) place(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	why := s.busy(ctx)
	key := "workbench.table"
	if b.game.Missions != nil {
		key = "workbench.mission"
		s.label(ctx, &r, key)
		s.mission(ctx, r.CutLeft((r.W-6)/2), why)
		r.CutLeft(6)
	} else {
		s.label(ctx, &r, key)
	}
	name := ctx.T(key + ".drawn")
	if b.trial.Table != "" {
		name = b.name(b.trial.Table)
		if u.Button("workbench/table/none", r.CutRight(28), "", ui.ButtonLook{Icon: draw.IconCross, Why: why, Tip: ctx.T("workbench.table.tip")}) {
			b.trial.Table = ""
		}
		r.CutRight(4)
	}
	if u.Button("workbench/table", r, name, ui.ButtonLook{Key: 'T', Size: 13.5, Why: why, Tip: ctx.T("workbench.pick.table")}) {
		s.pick(ctx, b.game.Tables, "workbench.pick.table", nil, func(text string) { b.trial.Table = text })
	}
}

// mission chooses the mission of the hex wargame.
func (s *Scene) mission(ctx *scenes.Context, r ui.Rect, why string) {
	b := s.bench
	names := append([]string{""}, b.game.Missions(b.trial.Size)...)
	options := make([]ui.Option, len(names))
	for i, name := range names {
		if name == "" {
			name = ctx.T("workbench.mission.rolled")
		}
		options[i] = ui.Option{Label: name, Why: why}
	}
	at := max(0, slices.Index(names, b.trial.Mission))
	if now, changed := ctx.UI.Choice("workbench/mission", r, options, at, ""); changed && why == "" {
		b.trial.Mission = names[now]
	}
}

// howOften is how many battles can be chosen.
var howOften = [...]int{20, 50, 100, 200, 500, 1000, 2000}

// often chooses how many battles there are. They can be more than have been played.
func (s *Scene) often(ctx *scenes.Context, r ui.Rect) {
	b := s.bench
	ctx.UI.Explain("workbench/groups", ui.Rect{X: r.X, Y: r.Y, W: labelWide, H: r.H}, ui.Plain(ctx.T("workbench.groups", b.trial.Total(), b.trial.Groups(), b.trial.Group())))
	s.label(ctx, &r, "workbench.battles")
	var labels []string
	for _, n := range howOften {
		labels = append(labels, strconv.Itoa(n))
	}
	at := slices.Index(howOften[:], b.trial.Battles)
	if now, changed := s.segments(ctx, "workbench/battles", r, labels, at); changed {
		b.trial.Battles = howOften[now]
	}
}

// chance chooses the seed.
func (s *Scene) chance(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, s.bench
	s.label(ctx, &r, "workbench.seed")
	why := s.busy(ctx)
	now := strconv.FormatUint(b.trial.Seed, 10)
	if why != "" {
		u.Label(r, now, ui.Text{Size: 13.5})
		return
	}
	field := r.CutLeft(120)
	r.CutLeft(6)
	if u.Focused() != "workbench/seed" {
		s.seed = now
	}
	s.seed, _ = u.TextField("workbench/seed", field, s.seed, 20, now)
	if seed, err := strconv.ParseUint(s.seed, 10, 64); err == nil {
		b.trial.Seed = seed
	}
	if u.Button("workbench/reseed", r.CutLeft(64), "", ui.ButtonLook{Icon: draw.IconDie, Key: 'R', Tip: ctx.T("workbench.reseed.tip")}) {
		b.trial.Seed = b.host.seed()
	}
	r.CutLeft(10)
	u.Name("workbench/total", r, ctx.Count("workbench.total", b.trial.Total(), b.trial.Group()), ui.Text{Size: 12.5, Faint: true})
}

// swaps tells whether it makes a difference that companies go round the players.
func (s *Scene) swaps() bool {
	list := s.bench.trial.Contestants
	return slices.ContainsFunc(list, func(c trial.Contestant) bool { return c.Level != list[0].Level })
}

// swap chooses whether companies go round the players.
func (s *Scene) swap(ctx *scenes.Context, r ui.Rect) {
	b := s.bench
	if s.busy(ctx) != "" {
		return
	}
	b.trial.Swap, _ = ctx.UI.Toggle("workbench/swap", r, ctx.T("workbench.swap"), b.trial.Swap)
	ctx.UI.Tip("workbench/swap", r, ui.Plain(ctx.T("workbench.swap.tip")))
}

// look is the livery of a contestant.
func look(i int) draw.Seat { return draw.Seats[i%len(draw.Seats)] }
