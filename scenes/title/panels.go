package title

import (
	"strconv"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// showSettings lets the player change the settings.
func (s *Title) showSettings(ctx *scenes.Context) {
	closed := ctx.UI.Modal("settings", ctx.T("settings.title"), 480, 400, func(r ui.Rect) {
		likes := ctx.Settings()
		foot := r.CutBottom(smallHeight)
		const step, high = 44, 32
		row := func(label string) ui.Rect {
			line := r.CutTop(step)
			line.H = high
			ctx.UI.Label(line.CutLeft(150), label, ui.Text{Size: 13.5})
			return line
		}
		likes.Scale = scaleChoice(ctx, row(ctx.T("settings.scale")), likes.Scale)

		speeds := []string{ctx.T("settings.speed.1"), ctx.T("settings.speed.2"), ctx.T("settings.speed.4"), ctx.T("settings.speed.none")}
		if at, changed := ctx.UI.Segments("settings/speed", row(ctx.T("settings.speed")), speeds, int(likes.Speed)); changed {
			likes.Speed = game.Speed(at)
		}
		likes.StillMotion, _ = ctx.UI.Toggle("settings/still", row(ctx.T("settings.still")), ctx.T("settings.still.line"), likes.StillMotion)
		likes.FullScreen, _ = ctx.UI.Toggle("settings/full", row(ctx.T("settings.full")), ctx.T("settings.full.line"), likes.FullScreen)
		hints, _ := ctx.UI.Toggle("settings/hints", row(ctx.T("settings.hints")), ctx.T("settings.hints.line"), !likes.NoHints)
		likes.NoHints = !hints

		const longest = 24
		likes.Name, _ = ctx.UI.TextField("settings/name", row(ctx.T("settings.name")), likes.Name, longest, ctx.T("settings.name.empty"))
		ctx.SetSettings(likes)
		if why := ctx.Notice(); why != "" {
			ctx.UI.Label(r.CutTop(20), ctx.T("settings.lost", why), ui.Text{Size: 12, Color: draw.Bad})
		}
		if s.closeButton(ctx, "settings/close", foot) {
			s.panel = none
		}
	})
	if closed {
		s.panel = none
	}
}

func (s *Title) closeButton(ctx *scenes.Context, id string, foot ui.Rect) bool {
	return ctx.UI.Button(id, foot.CutRight(130), ctx.T("panel.close"), ui.ButtonLook{Primary: true, Key: ui.KeyEscape})
}

// scaleChoice is the choice of the interface's scale.
func scaleChoice(ctx *scenes.Context, r ui.Rect, scale int) int {
	options := []ui.Option{{Label: ctx.T("settings.scale.auto")}}
	at := 0
	for i, s := range ui.Steps {
		options = append(options, ui.Option{Label: strconv.Itoa(s) + " %"})
		if s == scale {
			at = i + 1
		}
	}
	if now, changed := ctx.UI.Choice("settings/scale", r, options, at, ""); changed {
		if now == 0 {
			return 0
		}
		return ui.Steps[now-1]
	}
	return scale
}

// showAbout says what the game is and what it owes to others.
func (s *Title) showAbout(ctx *scenes.Context) {
	closed := ctx.UI.Modal("about", ctx.T("about.title"), 520, 330, func(r ui.Rect) {
		foot := r.CutBottom(smallHeight)
		for _, key := range [...]string{"about.game", "about.plays", "about.own", "about.licence", "about.fonts"} {
			h := ctx.UI.Paragraph(r, ctx.Runs(key), ui.Text{Size: 13.5})
			r.CutTop(h + 8)
		}
		if s.closeButton(ctx, "about/close", foot) {
			s.panel = none
		}
	})
	if closed {
		s.panel = none
	}
}
