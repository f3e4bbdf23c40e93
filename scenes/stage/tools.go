package stage

import (
	"fmt"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Tool is one picture of the pill at the lower right of the table. Its tooltip is
// the text "tool." and its id.
type Tool struct {
	ID   string
	Key  ui.Key // presses it as well
	Icon draw.Icon
	Text string // instead of the icon
	On   bool
}

// Tools shows the pill and tells which tool was pressed; "" for none.
func Tools(ctx *scenes.Context, table ui.Rect, tools ...Tool) (pressed string) {
	const side = 32.0
	u, p := ctx.UI, ctx.Pen
	w := float64(len(tools))*side + 8
	r := ui.Rect{X: table.Right() - Gap - w, Y: table.Bottom() - 44, W: w, H: 36}
	p.Pill(r.X, r.Y, r.W, r.H)
	for i, t := range tools {
		b := ui.Rect{X: r.X + 4 + float64(i)*side, Y: r.Y + 2, W: side, H: 32}
		res := u.Area("tool/"+t.ID, b, ui.Focus)
		u.Tip("tool/"+t.ID, b, ctx.Runs("tool."+t.ID))
		if t.On {
			p.RoundRect(draw.CurrentRow, b.X, b.Y, b.W, b.H, 15)
		} else if res.Hover {
			p.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H, 15)
		}
		if res.Focused && u.RingShown() {
			p.FocusRing(b.X+3, b.Y+3, b.W-6, b.H-6, 12)
		}
		c := b.Centre()
		if t.Text != "" {
			p.Text(t.Text, c.X, c.Y+5, draw.Style{Size: 14, Font: draw.Bold, Color: draw.Ink, Align: draw.Centre})
		} else {
			p.Icon(t.Icon, c.X, c.Y, 9, draw.Ink)
		}
		if res.Clicked || t.Key != 0 && u.Key(t.Key) {
			pressed = t.ID
		}
	}
	return pressed
}

// SpeedTool is the tool that changes how fast events are shown; Faster does it.
func SpeedTool(ctx *scenes.Context) Tool {
	t := Tool{ID: "speed", Key: 'V', Text: fmt.Sprintf("×%d", ctx.Settings().Speed.Factor())}
	if ctx.Settings().Speed == game.Instant {
		t.Text = "»"
	}
	return t
}

// Faster takes the next speed.
func Faster(ctx *scenes.Context) {
	set := ctx.Settings()
	set.Speed = (set.Speed + 1) % (game.Instant + 1)
	ctx.SetSettings(set)
}
