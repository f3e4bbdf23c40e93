package bench

import (
	"fmt"

	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Pad is how far what a card says is from its edges, in points.
const Pad = 14

// Title cuts the title off a card, with a note at its right end.
func Title(ctx *scenes.Context, r *ui.Rect, words, note string) {
	line := r.CutTop(34)
	line.Y += 3
	look := ui.Text{Size: 15, Bold: true}
	ctx.UI.Label(line.CutLeft(ctx.UI.Width(words, look)+12), words, look)
	ctx.UI.Name("title/"+words, line, note, ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
}

// A Line of a list says what keeps something from the field, or what is as it should be.
type Line struct {
	What  string
	Limit string // what may be there; of a fault what is to be done, too
	Fault bool
	Doubt bool   // of what may be so, but had better not
	Tip   string // all of it, for the tooltip
}

// Ready lists faults and what is well in r, and tells the line that the player has
// just taken: that of a fault leads to where it can be mended.
func Ready(ctx *scenes.Context, id string, r ui.Rect, lines []Line) (taken int, ok bool) {
	high := 34.0
	for _, l := range lines {
		if l.Fault {
			high = 39
		}
	}
	return ctx.UI.Rows(id, r, high, len(lines), -1, func(i int, row ui.Rect, at ui.Row) {
		text := paintLine(ctx, row, at, lines[i])
		if tip := lines[i].tip(ctx.UI, text); tip != "" {
			ctx.UI.Tip(fmt.Sprintf("%s/%d", id, i), row, ui.Plain(tip))
			if at.Cursor { // the keyboard is on the list, not on the row
				ctx.UI.Tip(id, row, ui.Plain(tip))
			}
		}
	})
}

// How a line is written that is no fault.
var (
	whatText  = ui.Text{Size: 13.5, Medium: true}
	limitText = ui.Text{Size: 12, Faint: true, Align: ui.Right}
)

// tip is what the tooltip of a line says that is written in r: what it has to say, or
// all of a line that is cut.
func (l *Line) tip(u *ui.UI, r ui.Rect) string {
	if l.Tip != "" || l.Fault || u.Width(l.What, whatText)+8+u.Width(l.Limit, limitText) <= r.W {
		return l.Tip
	}
	return l.What + ": " + l.Limit
}

// paintLine draws a line in r and tells where its text is.
func paintLine(ctx *scenes.Context, r ui.Rect, at ui.Row, line Line) (text ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	r.H--
	icon, c := draw.IconCheck, draw.Good
	if line.Doubt {
		icon, c = draw.IconWarn, draw.Gold
	}
	if line.Fault {
		icon, c = draw.IconCross, draw.Bad
		p.RoundRect(draw.BadRow, r.X, r.Y, r.W, r.H, 6)
		edge := 1.0
		if at.Hover {
			edge = 2
		}
		p.StrokeRoundRect(draw.Bad.Lit(0.3), edge, r.X+.5, r.Y+.5, r.W-1, r.H-1, 5.5)
	}
	if at.Cursor {
		p.FocusRing(r.X+4, r.Y+4, r.W-8, r.H-8, 4)
	}
	mid := r.Centre().Y
	p.Disc(c, r.X+20, mid, 9.5)
	p.Icon(icon, r.X+20, mid, 5, draw.White)
	text = ui.Rect{X: r.X + 38, Y: r.Y, W: r.W - 46, H: r.H}
	if line.Fault {
		u.Label(ui.Rect{X: text.X, Y: text.Y + 2, W: text.W, H: 18}, line.What, ui.Text{Size: 13, Bold: true})
		u.Label(ui.Rect{X: text.X, Y: text.Y + 19, W: text.W, H: 16}, line.Limit, ui.Text{Size: 12, Color: draw.Bad.Dim(0.2)})
		return text
	}
	what := text
	u.Label(what.CutLeft(u.Width(line.What, whatText)+8), line.What, whatText)
	u.Label(what, line.Limit, limitText)
	return text
}
