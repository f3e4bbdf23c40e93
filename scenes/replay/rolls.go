package replay

import (
	"fmt"
	"math"

	"rulerfire/game/again"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// A rolling is the card on which the rest of the battle is played again and again with
// fresh dice, by computers, to see how much of its end lay in the dice.
type rolling struct {
	open   bool
	met    bool // its first button has been given the keyboard
	place  int
	battle rules.Battle
	times  int // in timesToRoll
	level  string
	run    *again.Run
	notice string
}

// timesToRoll are how often the rest can be played.
var timesToRoll = [...]int{10, 30, 100}

// begin opens the card.
func (g *rolling) begin(s *Scene) {
	s.goTo(s.place())
	if g.place != s.at || g.battle == nil {
		g.stop()
		g.run, g.place = nil, s.at
	}
	g.open, g.met, g.battle, g.notice = true, false, s.Battle(), ""
	if g.level == "" {
		g.level, g.times = seating.ComputersOf(g.battle).Levels[0], 1
	}
}

// stop plays no more.
func (g *rolling) stop() {
	if g.run != nil {
		g.run.Stop()
	}
}

// playing tells whether the rest is being played.
func (g *rolling) playing() bool { return g.run != nil && !g.run.Over() }

// show shows the card while it is open. What is begun goes on when it is closed.
func (g *rolling) show(ctx *scenes.Context, s *Scene) {
	if !g.open {
		return
	}
	if g.playing() {
		ctx.Wake(6) // what is over shows soon enough
	}
	high := 254 + 52*float64(len(s.recording.Seats))
	if ctx.UI.Modal("again", ctx.T("again.title"), 560, high, func(r ui.Rect) { g.card(ctx, s, r) }) {
		g.open = false
	}
}

func (g *rolling) card(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u := ctx.UI
	if !g.met {
		g.met = true
		u.SetFocus("again/roll")
	}
	buttons := r.CutBottom(38)
	r.CutBottom(8)
	u.Paragraph(r.CutTop(46), ui.Plain(ctx.T("again.what")), ui.Text{Size: 13, Faint: true})
	row := r.CutTop(34)
	var labels []string
	for _, n := range timesToRoll {
		labels = append(labels, ctx.T("again.times", n))
	}
	busy := ""
	if g.playing() {
		busy = ctx.T("again.busy")
	}
	g.times, _ = u.Segments("again/times", row.CutLeft(222), labels, g.times, busy, busy, busy)
	g.level = seating.ComputersOf(g.battle).ChooseLevel(ctx, "again/level", row.CutRight(220), g.level, busy)
	row.CutRight(8)
	u.Label(row, ctx.T("again.level"), ui.Text{Size: 13, Align: ui.Right})
	r.CutTop(8)
	foot := r.CutBottom(20)
	g.bars(ctx, s, r)
	u.Label(foot, g.progress(ctx), ui.Text{Size: 12.5, Faint: true})

	halves := buttons.Columns(2, 10)
	if g.playing() {
		if u.Button("again/stop", halves[0], ctx.T("again.stop"), ui.ButtonLook{Key: ui.KeySpace}) {
			g.stop()
		}
	} else if u.Button("again/roll", halves[0], ctx.T("again.roll"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Icon: draw.IconDie}) {
		g.roll(s)
	}
	if u.Button("again/close", halves[1], ctx.T("again.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		g.open = false
	}
}

// roll begins to play.
func (g *rolling) roll(s *Scene) {
	plan := again.Plan{Battle: g.battle, Times: timesToRoll[g.times], Seed: s.house.Chance()}
	if s.game.Teams != nil {
		plan.Teams = s.game.Teams(g.battle)
	}
	player, err := s.game.Config.Players(g.level)
	for range s.recording.Seats {
		plan.Players = append(plan.Players, player)
	}
	if err == nil {
		g.run, err = again.Start(plan)
	}
	g.notice = ""
	if err != nil {
		g.notice = err.Error()
	}
}

// progress says how many games have been played, or what went wrong.
func (g *rolling) progress(ctx *scenes.Context) string {
	switch {
	case g.notice != "":
		return g.notice
	case g.run == nil:
		return ctx.T("again.none")
	case g.run.Err() != nil:
		return g.run.Err().Error()
	}
	sum := g.run.Summary()
	words := ctx.T("again.progress", sum.Games, sum.Times)
	if sum.Ties > 0 {
		words += " · " + ctx.Count("again.ties", sum.Ties)
	}
	return words
}

// bars show how often each seat has won, with the interval, and what it has scored.
func (g *rolling) bars(ctx *scenes.Context, s *Scene, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	var sum again.Summary
	if g.run != nil {
		sum = g.run.Summary()
	}
	head := r.CutTop(18)
	u.Label(ui.Rect{X: r.X + 150, Y: head.Y, W: 120, H: head.H}, ctx.T("again.wins"), ui.Text{Size: 12, Faint: true})
	u.Label(head, ctx.T("again.scores"), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	for i, seat := range s.Seats() {
		row := r.CutTop(52)
		look := roster.Look(seat)
		p.Flag(row.X, row.Y+14, 34, 23, 2.5, look)
		u.Label(ui.Rect{X: row.X + 44, Y: row.Y, W: 100, H: row.H}, s.seatName(i), ui.Text{Size: 14, Bold: true})
		bar := ui.Rect{X: row.X + 150, Y: row.Y + 15, W: row.W - 150 - 170, H: 22}
		p.RoundRect(draw.Paper2, bar.X, bar.Y, bar.W, bar.H, 5)
		if sum.Games == 0 || i >= len(sum.Seats) {
			continue
		}
		won := sum.Seats[i]
		p.RoundRect(look.Color, bar.X, bar.Y, bar.W*won.Share, bar.H, 5)
		low, high, y := bar.X+bar.W*won.Low, bar.X+bar.W*won.High, bar.Y+bar.H/2
		for _, c := range [...]struct {
			c draw.Color
			w float64
		}{{draw.White, 4}, {draw.Ink, 1.8}} {
			p.Line(c.c, c.w, draw.V(low, y), draw.V(high, y))
			p.Line(c.c, c.w, draw.V(low, y-5), draw.V(low, y+5))
			p.Line(c.c, c.w, draw.V(high, y-5), draw.V(high, y+5))
		}
		u.Explain(fmt.Sprintf("again/bar/%d", i), row, ui.Plain(ctx.T("again.bar",
			s.seatName(i), won.Wins, sum.Games, percent(won.Low), percent(won.High), won.Least, won.Most)))
		u.Label(ui.Rect{X: bar.Right() + 8, Y: row.Y, W: 50, H: row.H}, ctx.T("again.percent", percent(won.Share)), ui.Text{Size: 15, Bold: true})
		score := fmt.Sprintf("%.1f", won.Mean)
		if sum.Games > 1 {
			score += fmt.Sprintf(" ± %.1f", won.Within)
		}
		u.Label(row, score, ui.Text{Size: 14, Align: ui.Right})
	}
}

func percent(share float64) int { return int(math.Round(share * 100)) }
