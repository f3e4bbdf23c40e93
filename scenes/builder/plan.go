package builder

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"

	"rulerfire/assets/terrain"
	"rulerfire/game/landscape"
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// plan is what a table that is made up is to be like.
type plan struct {
	landscape.Plan
	typed string // the seed as it is written
}

func newPlan(chance *rand.Rand) plan {
	p := plan{Plan: landscape.Plan{Style: landscape.Styles()[0], Players: lineup.MinSeats, Density: landscape.Medium, Twin: terrain.HalfTurn}}
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

// madeUp is a new table that is made up, of a style left to chance.
func (b *Builder) madeUp(*scenes.Context) (library.Entry, error) {
	p := b.plan
	styles := landscape.Styles()
	p.Style = styles[b.chance.IntN(len(styles))]
	p.roll(b.chance)
	l, err := landscape.Generate(p.Plan)
	if err != nil {
		return library.Entry{}, err
	}
	b.plan = p
	return library.New(l)
}

func (s *Scene) openPlan() {
	s.letGo()
	s.open(planPanel)
}

// showPlan asks what the table is to be like, and makes it up in place of the present
// one, which can be taken back.
func (s *Scene) showPlan(ctx *scenes.Context) {
	u, p := ctx.UI, &s.host.plan
	closed := u.Modal("plan", ctx.T("builder.plan.title"), 560, 398, func(r ui.Rect) {
		s.focus(ctx, "plan/do")
		foot := r.CutBottom(36)
		row := func(label string) ui.Rect {
			line := r.CutTop(42)
			line.H = 32
			u.Label(line.CutLeft(118), label, ui.Text{Size: 13.5})
			return line
		}
		styles := landscape.Styles()
		var labels []string
		for _, key := range styles {
			labels = append(labels, ctx.T("builder.style."+key))
		}
		if now, changed := u.Segments("plan/style", row(ctx.T("builder.plan.style")), labels, slices.Index(styles, p.Style)); changed {
			p.Style = styles[now]
		}
		if now, changed := u.Segments("plan/players", row(ctx.T("builder.plan.players")), []string{"2", "3", "4", "5"}, p.Players-lineup.MinSeats); changed {
			p.Players = now + lineup.MinSeats
		}
		shapes := []string{ctx.T("builder.plan.cornered"), ctx.T("builder.shape.round")}
		at := 0
		if p.Round {
			at = 1
		}
		if now, changed := u.Segments("plan/shape", row(ctx.T("builder.plan.shape")), shapes, at); changed {
			p.Round = now == 1
		}
		densities := []string{ctx.T("builder.density.sparse"), ctx.T("builder.density.medium"), ctx.T("builder.density.dense")}
		if now, changed := u.Segments("plan/density", row(ctx.T("builder.plan.density")), densities, int(p.Density)); changed {
			p.Density = landscape.Density(now)
		}
		twins := []string{ctx.T("builder.twin.none"), ctx.T("builder.twin.turn"), ctx.T("builder.twin.mirror")}
		if now, changed := u.Segments("plan/twin", row(ctx.T("builder.plan.twin")), twins, int(p.Twin)); changed {
			p.Twin = terrain.Twin(now)
		}
		line := row(ctx.T("builder.plan.seed"))
		if u.Button("plan/roll", line.CutRight(44), "", ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("builder.plan.roll.tip")}) {
			p.roll(s.host.chance)
		}
		line.CutRight(6)
		p.typed, _ = u.TextField("plan/seed", line.CutLeft(160), p.typed, 20, "0")
		seed, err := strconv.ParseUint(strings.TrimSpace(p.typed), 10, 64)
		why := ""
		if err != nil {
			why = ctx.T("builder.plan.seed.why")
		} else {
			p.Seed = seed
		}
		if s.making != nil {
			why = ctx.T("builder.plan.making")
		}
		u.Label(r.CutTop(20), ctx.T("builder.plan.foot"), ui.Text{Size: 12.5, Faint: true})
		if u.Button("plan/do", foot.CutRight(130), ctx.T("builder.plan.do"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why}) {
			s.makeUp(p.Plan, false)
		}
		foot.CutRight(8)
		if u.Button("plan/another", foot.CutRight(150), ctx.T("builder.plan.another"), ui.ButtonLook{Icon: draw.IconDie, Tip: ctx.T("builder.plan.another.tip"), Off: s.making != nil}) {
			p.roll(s.host.chance)
			s.makeUp(p.Plan, true)
		}
		foot.CutRight(8)
		if u.Button("plan/close", foot.CutRight(110), ctx.T("builder.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
			s.closePlan()
		}
	})
	if closed {
		s.closePlan()
	}
}

// closePlan goes back to the table as it is; what is being made up is forgotten.
func (s *Scene) closePlan() { s.panel, s.making = noPanel, nil }

// A made is a table that has been made up.
type made struct {
	layout field.Layout
	err    error
}

// makeUp begins to make a table up, which may take some tenths of a second; stay keeps
// the panel open for another.
func (s *Scene) makeUp(p landscape.Plan, stay bool) {
	s.making, s.stay = make(chan made, 1), stay
	go func(done chan<- made) {
		l, err := landscape.Generate(p)
		done <- made{l, err}
	}(s.making)
}

// takeMade puts the table that was made up in place of the present one, as soon as it
// is there. A name and a note that the player has given stay.
func (s *Scene) takeMade(ctx *scenes.Context) {
	if s.making == nil {
		return
	}
	ctx.Animate()
	select {
	case m := <-s.making:
		s.making = nil
		if !s.stay {
			s.panel = noPanel
		}
		if m.err != nil {
			s.desk.Notice = m.err.Error()
			return
		}
		name, note := landscape.Coined(s.now)
		if !name && !strings.HasPrefix(s.now.Name, ctx.T("builder.new")) {
			m.layout.Name = s.now.Name
		}
		if !note && s.now.Note != "" {
			m.layout.Note = s.now.Note
		}
		s.do(m.layout)
	default:
	}
}
