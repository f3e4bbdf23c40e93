package scenes

import (
	"image"
	"math"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Scene is one screen: the title, a battle. Its Frame runs once per tick, a
// sixtieth of a second, and in one pass reads what the player did and draws
// everything, through ctx. Where nothing happens Frame is not called, unless the
// scene asks for the next tick by ctx.Animate or ctx.Wake.
//
// A scene may also be a Guard or a Closer.
type Scene interface {
	Frame(ctx *Context)
}

// A Guard is a scene with something to lose when the window closes. Guard is the
// key of the text that says what, or "" at present.
type Guard interface{ Guard() string }

// A Closer is a scene that must stop something, such as a computer that thinks,
// when it leaves the stack for good.
type Closer interface{ Close() }

// Context is what a scene has to do with in one tick.
type Context struct {
	UI   *ui.UI
	Pen  *draw.Pen // in points
	Size ui.Rect   // the window in points
	// Scale is pixels per point.
	Scale float64
	// Tick counts all ticks since the program began, called or not.
	Tick int
	app  *App
}

// T is the text of the catalogue for key, with args filled in.
func (c *Context) T(key string, args ...any) string { return c.app.texts.Say(key, args...) }

// Count is T for n things: it knows singular and plural.
func (c *Context) Count(key string, n int, args ...any) string {
	return c.app.texts.Count(key, n, args...)
}

// Runs is T with dice, frames and icons among the words, for ui.Paragraph.
func (c *Context) Runs(key string, args ...any) []ui.Run {
	return ui.Runs(c.app.texts.Raw(key), args...)
}

// Texts is the catalogue itself.
func (c *Context) Texts() *assets.Texts { return c.app.texts }

// Push puts a scene on top of this one, from the next tick on.
func (c *Context) Push(s Scene) { c.app.change(func() { c.app.push(s) }) }

// Replace puts a scene in the place of this one, from the next tick on.
func (c *Context) Replace(s Scene) {
	c.app.change(func() {
		c.app.pop()
		c.app.push(s)
	})
}

// Pop goes back to the scene below, from the next tick on. The lowest stays.
func (c *Context) Pop() {
	c.app.change(func() {
		if len(c.app.stack) > 1 {
			c.app.pop()
		}
	})
}

// Home goes back to the lowest scene, from the next tick on: all others leave.
func (c *Context) Home() {
	c.app.change(func() {
		for len(c.app.stack) > 1 {
			c.app.pop()
		}
	})
}

// Desk draws the wooden desk over the whole window, for what lies on it.
func (c *Context) Desk() {
	if c.Pen == nil {
		return
	}
	size := image.Pt(int(math.Round(c.Size.W*c.Scale)), int(math.Round(c.Size.H*c.Scale)))
	c.app.desk.Draw(c.Pen, size, c.Scale)
}

// Quit ends the program; it asks first if a scene has something to lose.
func (c *Context) Quit() { c.app.Close() }

// Animate asks for the next tick: something moves by itself, or is waited for.
func (c *Context) Animate() { c.Wake(1) }

// Wake asks for a tick so many ticks from now at the latest.
func (c *Context) Wake(ticks int) { c.app.wakeAt(c.app.tick + ticks) }

// Settings are the player's.
func (c *Context) Settings() game.Settings { return c.app.settings }

// SetSettings changes the player's settings and keeps them.
func (c *Context) SetSettings(s game.Settings) { c.app.setSettings(s) }

// Notice is why the settings could not be kept, or "".
func (c *Context) Notice() string { return c.app.notice }

// ShowRules opens the page of rules.
func (c *Context) ShowRules() { c.app.rules.open = true }
