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
	Why  string // why it cannot be pressed now; its tooltip says so
}

// BattleTools shows the pill with the screen's own tools and those of every battle,
// which it answers itself. It tells which of the screen's own was pressed; "" for none.
func (s *Stage[S, E]) BattleTools(ctx *scenes.Context, table ui.Rect, own ...Tool) (pressed string) {
	switch pressed = Tools(ctx, table, append(own, s.ofBattle(ctx)...)...); pressed {
	case "speed":
		faster(ctx)
	case "undo":
		s.Undo(ctx)
	case "redo":
		s.Redo(ctx)
	case "since":
		s.watchSince(ctx)
	case toolMoves, toolWhy:
		s.pressAdvice(ctx, pressed)
	case "menu", "leave":
		s.OpenMenu(ctx)
	default:
		return pressed
	}
	return ""
}

// ofBattle are the tools of every battle.
func (s *Stage[S, E]) ofBattle(ctx *scenes.Context) []Tool {
	if s.viewer != nil {
		return append(s.adviceTools(ctx), Tool{ID: "leave", Icon: draw.IconCross})
	}
	list := append(s.adviceTools(ctx),
		speedTool(ctx),
		Tool{ID: "undo", Key: 'Z', Icon: draw.IconUndo, Why: s.noUndo(ctx)},
		Tool{ID: "redo", Key: 'Y', Icon: draw.IconRedo, Why: s.noRedo(ctx)},
	)
	if s.Replays.Since != nil {
		list = append(list, Tool{ID: "since", Key: 'W', Icon: draw.IconRewind, Why: s.noSince(ctx)})
	}
	return append(list, Tool{ID: "menu", Icon: draw.IconMenu, On: s.Menu.Open})
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
		tip, ink := ctx.Runs("tool."+t.ID), draw.Ink
		if t.Why != "" {
			tip, ink = append(tip, ui.Plain(": "+t.Why)...), draw.Ink3
		}
		u.Tip("tool/"+t.ID, b, tip)
		if t.On {
			p.RoundRect(draw.CurrentRow, b.X, b.Y, b.W, b.H, 15)
		} else if res.Hover && t.Why == "" {
			p.RoundRect(draw.Paper2, b.X, b.Y, b.W, b.H, 15)
		}
		if res.Focused && u.RingShown() {
			p.FocusRing(b.X+3, b.Y+3, b.W-6, b.H-6, 12)
		}
		c := b.Centre()
		if t.Text != "" {
			p.Text(t.Text, c.X, c.Y+5, draw.Style{Size: 14, Font: draw.Bold, Color: ink, Align: draw.Centre})
		} else {
			p.Icon(t.Icon, c.X, c.Y, 9, ink)
		}
		if (res.Clicked || t.Key != 0 && u.Key(t.Key)) && t.Why == "" {
			pressed = t.ID
		}
	}
	return pressed
}

// speedTool is the tool that changes how fast events are shown; faster does it.
func speedTool(ctx *scenes.Context) Tool {
	t := Tool{ID: "speed", Key: 'V', Text: fmt.Sprintf("×%d", ctx.Settings().Speed.Factor())}
	if ctx.Settings().Speed == game.Instant {
		t.Text = "»"
	}
	return t
}

// faster takes the next speed.
func faster(ctx *scenes.Context) {
	set := ctx.Settings()
	set.Speed = (set.Speed + 1) % (game.Instant + 1)
	ctx.SetSettings(set)
}
