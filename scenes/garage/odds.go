package garage

import (
	"fmt"
	"math"
	"strconv"

	"rulerfire/game/library"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// odds is the panel on which two frames meet: how the attack is made.
type odds struct {
	set           bool
	from          library.ID // the company of the target; empty is the one on the bench
	target        int        // the frame of that company
	back          bool       // the other frame attacks
	band          rapid.Band
	rockets       int
	spot          int
	cover         cover
	stands        int
	attackWhites  int
	defenceWhites int
}

// A cover is what the target stands behind.
type cover int

const (
	inOpen cover = iota
	behindWall
	behindFrame
)

// standing is the most hits of cover that are told apart; more is cover for good.
const standing = 6

func (s *Scene) openOdds() {
	s.over(oddsPanel)
	if !s.odds.set {
		s.odds = odds{set: true, band: rapid.AtDirect, stands: 2}
		if len(s.host.rivals) > 0 {
			s.odds.from = s.host.rivals[0]
		}
	}
	d := s.desk.Now.design(s.at)
	for _, w := range [...]rapid.Band{rapid.AtDirect, rapid.AtArtillery, rapid.AtHand} {
		if d.Systems[s.odds.band.Weapon()] == 0 && d.Systems[w.Weapon()] > 0 {
			s.odds.band = w
		}
	}
}

// opponents are the frames that the frame on the bench can be set against: those of
// another company, or of its own.
func (s *Scene) opponents() (frames []rapid.Design, look draw.Seat) {
	if e, ok := s.host.lib.Get(s.odds.from); ok {
		if c, err := e.Company(); err == nil && len(c.Frames) > 0 {
			return c.Frames, shelf.Look(e, draw.Seats[1])
		}
	}
	s.odds.from = "" // gone, or without frames
	for i := range s.desk.Now.len() {
		frames = append(frames, *s.desk.Now.design(i))
	}
	return frames, s.look()
}

// clash is the attack that the panel describes.
func (s *Scene) clash(target rapid.Design) rapid.Clash {
	o := &s.odds
	c := rapid.Clash{
		Attacker: *s.desk.Now.design(s.at), Target: target,
		Band: o.band, Spot: o.spot,
		AttackWhites: o.attackWhites, DefenceWhites: o.defenceWhites,
		Chart: [...]dice.Chart{dice.Open, dice.BehindTerrain, dice.BehindFrame}[o.cover], Stands: o.stands,
	}
	if o.back {
		c.Attacker, c.Target = c.Target, c.Attacker
	}
	if o.stands > standing {
		c.Stands = dice.Never
		if o.cover == behindFrame {
			c.Stands = dice.Safe
		}
	}
	o.rockets = min(o.rockets, int(c.Attacker.Rockets), rapid.MaxFrameRockets)
	c.Rockets = uint8(o.rockets)
	return c
}

// showOdds shows what the frame on the bench would do to another, or that one to it.
func (s *Scene) showOdds(ctx *scenes.Context) {
	u := ctx.UI
	if s.desk.Now.len() == 0 {
		s.panel = noPanel
		return
	}
	closed := u.Modal("odds", ctx.T("garage.odds.title"), min(900, ctx.Size.W-40), 500, func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(10)
		frames, look := s.opponents()
		s.odds.target = max(0, min(s.odds.target, len(frames)-1))
		left := r.CutLeft(250)
		r.CutLeft(20)
		s.pickOpponent(ctx, left, frames, look)
		target := frames[s.odds.target]
		s.meeting(ctx, r.CutTop(92), target, look)
		r.CutTop(8)
		result := r.CutBottom(142)
		s.circumstances(ctx, r)
		s.outcome(ctx, result, s.clash(target))
		s.closeButton(ctx, "odds/close", foot)
		u.Label(foot, ctx.T("garage.odds.foot"), ui.Text{Size: 12.5, Faint: true})
	})
	if closed {
		s.panel = noPanel
	}
}

// pickOpponent is the list of the frames to meet.
func (s *Scene) pickOpponent(ctx *scenes.Context, r ui.Rect, frames []rapid.Design, look draw.Seat) {
	u := ctx.UI
	list := s.held.others()
	options := []ui.Option{{Label: ctx.T("garage.odds.own")}}
	at := 0
	for i, e := range list {
		options = append(options, ui.Option{Label: e.Name})
		if e.ID == s.odds.from {
			at = i + 1
		}
	}
	if now, changed := u.Choice("odds/company", r.CutTop(32), options, at, ""); changed {
		s.odds.from, s.odds.target = "", 0
		if now > 0 {
			s.odds.from = list[now-1].ID
		}
	}
	r.CutTop(8)
	taken, ok := u.Rows("odds/list", r, 46, len(frames), s.odds.target, func(i int, row ui.Rect, at ui.Row) {
		row.H -= 2
		switch {
		case i == s.odds.target:
			ctx.Pen.CurrentRow(row.X, row.Y, row.W, row.H)
		case at.Hover:
			ctx.Pen.RoundRect(draw.Paper2, row.X, row.Y, row.W, row.H, 6)
		}
		if at.Cursor {
			ctx.Pen.FocusRing(row.X+5, row.Y+5, row.W-10, row.H-10, 4)
		}
		in := row.InsetXY(4, 2)
		roster.Paint(ctx.Pen, in.CutLeft(42), roster.Robot(look, frames[i], 0))
		in.CutLeft(4)
		u.Label(in.CutTop(in.H/2), frameName(ctx, &frames[i]), ui.Text{Size: 13, Bold: true})
		u.Label(in, frames[i].Dice(), ui.Text{Size: 12, Mono: true, Faint: true})
	})
	if ok {
		s.odds.target = taken
	}
}

// meeting shows the two frames, and who attacks.
func (s *Scene) meeting(ctx *scenes.Context, r ui.Rect, target rapid.Design, look draw.Seat) {
	u, p := ctx.UI, ctx.Pen
	one, other := *s.desk.Now.design(s.at), target
	looks := [2]draw.Seat{s.look(), look}
	if s.odds.back {
		one, other = other, one
		looks[0], looks[1] = looks[1], looks[0]
	}
	mid := r.Centred(96, r.H)
	halves := [2]ui.Rect{{X: r.X, Y: r.Y, W: mid.X - r.X, H: r.H}, {X: mid.Right(), Y: r.Y, W: r.Right() - mid.Right(), H: r.H}}
	for i, d := range [2]rapid.Design{one, other} {
		h := halves[i]
		p.RoundRect(draw.Paper2, h.X, h.Y, h.W, h.H, 8)
		in := h.InsetXY(8, 6)
		roster.Paint(p, in.CutLeft(70), roster.Robot(looks[i], d, 0))
		in.CutLeft(8)
		body := in.Centred(in.W, 58)
		words := ctx.T("garage.odds.attacks")
		if i == 1 {
			words = ctx.T("garage.odds.defends")
		}
		u.Label(body.CutTop(18), words, ui.Text{Size: 12.5, Faint: true})
		u.Label(body.CutTop(20), frameName(ctx, &d), ui.Text{Size: 14.5, Bold: true})
		u.Label(body, d.Dice(), ui.Text{Size: 12, Mono: true, Faint: true})
	}
	p.Icon(draw.IconRight, mid.Centre().X, mid.Y+26, 14, draw.Bad)
	if u.Button("odds/turn", ui.Rect{X: mid.X + 8, Y: mid.Bottom() - 38, W: 80, H: 28}, ctx.T("garage.odds.turn"), ui.ButtonLook{Size: 12.5, Key: 'T'}) {
		s.odds.back = !s.odds.back
	}
}

// circumstances are how the attack is made.
func (s *Scene) circumstances(ctx *scenes.Context, r ui.Rect) {
	u, o := ctx.UI, &s.odds
	const high, step = 30, 34
	row := func(key string) ui.Rect {
		line := r.CutTop(step)
		line.H = high
		u.Label(line.CutLeft(112), ctx.T(key), ui.Text{Size: 13})
		return line
	}
	bands := []string{ctx.T("garage.system.hand"), ctx.T("garage.system.direct"), ctx.T("garage.system.artillery")}
	if at, changed := u.Segments("odds/band", row("garage.odds.range"), bands, int(o.band)-1); changed {
		o.band = rapid.Band(at + 1)
	}
	line := row("garage.odds.cover")
	hits := line.CutRight(150)
	line.CutRight(8)
	covers := []string{ctx.T("garage.odds.open"), ctx.T("garage.odds.wall"), ctx.T("garage.odds.frame")}
	why := ""
	if o.band == rapid.AtHand {
		why = ctx.T("garage.odds.cover.hand")
	}
	if at, changed := u.Segments("odds/cover", line, covers, int(o.cover), "", why, why); changed {
		o.cover = cover(at)
	}
	if o.cover != inOpen && o.band != rapid.AtHand {
		words := ctx.Count("garage.odds.stands", o.stands)
		if o.stands > standing {
			words = ctx.T("garage.odds.stands.ever")
		}
		o.stands, _ = u.Stepper("odds/stands", hits, o.stands, 1, standing+1, words)
	}
	line = row("garage.odds.spot")
	words := strconv.Itoa(o.spot)
	if o.spot == 0 {
		words = ctx.T("garage.odds.spot.none")
	}
	o.spot, _ = u.Stepper("odds/spot", line.CutLeft(130), o.spot, 0, 6, words)
	line.CutLeft(16)
	most := int(s.desk.Now.design(s.at).Rockets)
	if o.back {
		frames, _ := s.opponents()
		most = int(frames[o.target].Rockets)
	}
	most = min(most, rapid.MaxFrameRockets)
	u.Label(line.CutLeft(64), ctx.T("garage.odds.rockets"), ui.Text{Size: 13})
	o.rockets, _ = u.Stepper("odds/rockets", line.CutLeft(130), min(o.rockets, most), 0, most, strconv.Itoa(min(o.rockets, most)))

	line = row("garage.odds.whites")
	o.attackWhites, _ = u.Stepper("odds/attack", line.CutLeft(130), o.attackWhites, 0, whites, ctx.T("garage.odds.whites.attack", o.attackWhites))
	line.CutLeft(16)
	o.defenceWhites, _ = u.Stepper("odds/defence", line.CutLeft(194), o.defenceWhites, 0, whites, ctx.T("garage.odds.whites.defence", o.defenceWhites))
}

// outcome is the exact distribution of what the target loses.
func (s *Scene) outcome(ctx *scenes.Context, r ui.Rect, c rapid.Clash) {
	u, p := ctx.UI, ctx.Pen
	p.Hairline(r.X, r.Y, r.W)
	r.CutTop(6)
	if c.Attack().Max() == 0 {
		u.Paragraph(r, ui.Plain(ctx.T("garage.odds.unarmed", frameName(ctx, &c.Attacker))), ui.Text{Size: 13.5, Faint: true})
		return
	}
	lost := c.Lost()
	head := r.CutTop(22)
	u.Label(head, ctx.T("garage.odds.lost"), ui.Text{Size: 14, Bold: true})
	u.Label(head, ctx.T("garage.odds.sum", mean(lost.Mean()), percent(lost.AtLeast(1)), percent(lost.AtLeast(c.Hits()))), ui.Text{Size: 13, Bold: true, Align: ui.Right})
	sub := r.CutTop(18)
	u.Label(sub, ctx.T("garage.odds.terms", mean(c.Attack().Mean()), c.Spot, mean(c.Defence().Mean()), mean(c.Dice().Mean())), ui.Text{Size: 12.5, Faint: true})
	r.CutTop(4)
	most := 0.0
	for n := 0; n <= c.Hits(); n++ {
		most = max(most, lost.P(n))
	}
	for n, col := range r.Columns(c.Hits()+1, 6) {
		share := lost.P(n)
		under := col.CutBottom(16)
		over := col.CutTop(16)
		high := math.Round(col.H * share / most)
		fill := draw.HitColors[min(n, 3)]
		bar := ui.Rect{X: col.X, Y: col.Bottom() - high, W: col.W, H: high}
		p.RoundRect(fill, bar.X, bar.Y, bar.W, bar.H, min(3, high/2))
		p.Hairline(col.X, col.Bottom(), col.W)
		words := strconv.Itoa(n)
		if n == c.Hits() {
			words = ctx.T("garage.odds.destroyed", n)
		}
		u.Label(under, words, ui.Text{Size: 12, Faint: true, Align: ui.Centre})
		over.Y = bar.Y - 16
		u.Label(over, percent(share), ui.Text{Size: 12, Bold: true, Align: ui.Centre})
		u.Explain(fmt.Sprintf("odds/bar/%d", n), ui.Rect{X: col.X, Y: over.Y, W: col.W, H: under.Bottom() - over.Y}, ui.Plain(ctx.T("garage.odds.bar.tip", n, 100*share, 100*lost.AtLeast(n))))
	}
}

// percent is a probability in whole per cent; only what is sure is 0 or 100.
func percent(p float64) string {
	switch {
	case p > 0 && p < 0.005:
		return "<1 %"
	case p < 1-1e-9 && p >= 0.995:
		return ">99 %"
	}
	return fmt.Sprintf("%.0f %%", 100*p)
}
