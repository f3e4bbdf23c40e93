// Package quick is what the cards of quick battles have in common, whatever is
// played: the table behind the card, its buttons, and the set-up that is played in
// the background before the battle is shown.
package quick

import (
	"context"
	"image"
	"math"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/seating"
	"rulerfire/scenes/ui"
)

// HelpLevel is the level of the computer that plays a person's set-up.
const HelpLevel = "normal"

// A Card is the card of a quick battle.
type Card struct {
	Notice string // why there is nothing to fight; "" if there is

	met    bool
	errand *game.Errand // the set-up is being played
}

// Frame shows the card, as wide and as high as this at the most, with content on it.
// Once a set-up has been played it hands the session on to arrived.
func (c *Card) Frame(ctx *scenes.Context, wide, high float64, content func(r ui.Rect), arrived func(*game.Session)) {
	if !c.met {
		c.met = true
		ctx.UI.SetFocus("quick/fight")
	}
	if c.errand != nil {
		ctx.Animate()
		if session, over, err := c.errand.Over(); over {
			c.errand = nil
			if err == nil {
				arrived(session)
			} else {
				session.Close()
				c.Notice = err.Error()
			}
		}
	}
	card := ctx.Size.Centred(min(wide, ctx.Size.W-40), min(high, ctx.Size.H-40))
	ctx.UI.Card(card)
	content(card.InsetXY(22, 18))
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// Busy tells whether a set-up is being played.
func (c *Card) Busy() bool { return c.errand != nil }

// Fight plays the set-up of a session in the background, for persons too: a helper
// does it for them. noise is all its chance besides the session's own.
func (c *Card) Fight(session *game.Session, helper ai.Player, noise uint64) {
	c.errand = game.Send(session, func(ctx context.Context, s *game.Session) error {
		return s.PlaySetUp(ctx, helper, noise)
	})
}

// Close stops what goes on in the background.
func (c *Card) Close() {
	if c.errand != nil {
		c.errand.Abandon()
	}
}

// Buttons are the buttons at the foot of the card, with what is wrong between them.
// They tell which was pressed. busy, if not empty, says what the fight waits for.
func (c *Card) Buttons(ctx *scenes.Context, r ui.Rect, busy string) (shuffle, fight bool) {
	u := ctx.UI
	if u.Button("quick/back", r.CutLeft(110), ctx.T("quick.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	label, why := ctx.T("quick.fight"), c.Notice
	if busy != "" {
		label, why = busy, busy
	}
	fight = u.Button("quick/fight", r.CutRight(250), label, ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Size: 17, Why: why})
	r.CutRight(10)
	shuffle = u.Button("quick/shuffle", r.CutRight(150), ctx.T("quick.shuffle"), ui.ButtonLook{Icon: draw.IconDie, Key: 'S', Size: 15, Why: busy})
	u.Label(r.InsetXY(10, 0), c.Notice, ui.Text{Size: 12.5, Color: draw.Bad})
	return shuffle, fight
}

// A Picture is a table as it is drawn.
type Picture interface {
	Draw(p *draw.Pen, view image.Rectangle, scale float64, settled bool)
}

// Backdrop draws a table of w by h studs as large as the window, and a little dark.
func Backdrop(ctx *scenes.Context, table Picture, w, h float64) {
	p := ctx.Pen
	if p == nil {
		return
	}
	wide, high := ctx.Size.W*ctx.Scale, ctx.Size.H*ctx.Scale
	zoom := math.Ceil(max(wide/w, high/h))
	x, y := math.Round((wide-zoom*w)/2), math.Round((high-zoom*h)/2)
	p.Save()
	p.Translate(x/ctx.Scale, y/ctx.Scale)
	p.Scale(zoom / ctx.Scale)
	table.Draw(p, image.Rect(0, 0, int(math.Ceil(wide)), int(math.Ceil(high))), ctx.Scale, true)
	p.Restore()
	p.Rect(draw.Ink.Fade(0.18), 0, 0, ctx.Size.W, ctx.Size.H)
}

// Who says who plays a seat of the card.
func Who(ctx *scenes.Context, seat game.Seat) string {
	switch {
	case seat.Kind == game.Computer:
		return ctx.T("quick.computer", seat.Name, roster.Level(ctx, seat.Level))
	case ctx.Settings().Name != "":
		return ctx.T("quick.you.name", seat.Name)
	}
	return ctx.T("quick.you")
}

// Level is the choice of how strong the computer plays, and in which style, with its
// label; it returns the level with the style that holds now.
func Level(ctx *scenes.Context, r ui.Rect, computers seating.Computers, level, busy string) string {
	r = Labelled(ctx, r, ctx.T("quick.level"))
	style := r.CutRight(seating.StyleWide)
	r.CutRight(8)
	level = computers.ChooseLevel(ctx, "quick/level", r, level, busy)
	return computers.ChooseStyle(ctx, "quick/style", style, level, busy)
}

// Labelled writes a label at the left of r and returns what it leaves.
func Labelled(ctx *scenes.Context, r ui.Rect, label string) ui.Rect {
	look := ui.Text{Size: 13.5}
	ctx.UI.Label(r.CutLeft(ctx.UI.Width(label, look)+12), label, look)
	return r
}
