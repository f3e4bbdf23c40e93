// Package scenes is the window: it keeps the stack of screens, gives each tick's
// input to the topmost, and draws what that screen recorded.
//
// Start with App, which is the game that Ebitengine runs, and Scene, which every
// screen is. The screens are packages below this one.
package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/typeset"
	"rulerfire/scenes/ui"
)

const (
	fadeTicks = 8 // a new screen comes in, 140 ms
	// settle is how many ticks run after the last thing the player did: what a
	// tick changes is drawn by the next.
	settle = 3
)

// App is the window's content. Ebitengine drives it by Update, tests by Step.
type App struct {
	texts    *assets.Texts
	settings game.Settings
	keep     string // the settings file; "" keeps nothing
	notice   string // what went wrong with it

	stack   []*level
	changes []func() // to the stack, wanted by the scene being called
	rules   rulesPage
	leaving bool // the window was closed, and the player is being asked
	done    bool

	wide, high float64 // the window in device-independent pixels
	device     float64 // pixels of the screen for each of them
	scale      float64 // pixels of the screen per point

	pen    *draw.Pen
	desk   draw.DeskView
	tick   int
	wake   int // the tick that must run
	before ui.Input
	fade   int // ticks of a fade that are left
	stale  bool

	clipboard clipboard
	fonts     uint64 // how many fonts the pen had found at the last tick

	reader  reader
	full    bool // what the window was last told about full screen
	focused bool
}

// A level of the stack is a scene and the state of its widgets.
type level struct {
	scene Scene
	ui    ui.UI
}

// NewApp makes an app that begins with first. keep is the file that settings are
// kept in; with "" they are not.
func NewApp(settings game.Settings, keep string, first Scene) *App {
	a := &App{texts: assets.English(), settings: settings, keep: keep, pen: draw.NewPen()}
	a.push(first)
	a.fade = 0
	a.Resize(1280, 720, 1)
	return a
}

// UseFonts makes the app show what its own fonts lack with others.
func (a *App) UseFonts(f *typeset.Fonts) { a.pen.UseFonts(f) }

// Resize tells the app the size of its window in device-independent pixels, and
// how many pixels of the screen each of them is wide.
func (a *App) Resize(w, h, device float64) {
	w, h, device = max(w, 1), max(h, 1), max(device, 0.25)
	scale := ui.Scale(w, h, a.settings.Scale) * device
	if w != a.wide || h != a.high || device != a.device || scale != a.scale {
		a.wide, a.high, a.device, a.scale = w, h, device, scale
		a.wakeAt(a.tick + settle)
		a.stale = true
	}
}

// Step is one tick: it gives in to the topmost scene. It does nothing if nothing
// happened and nobody asked for this tick. It tells whether the program goes on.
func (a *App) Step(in ui.Input) bool {
	a.tick++
	if !in.Quiet(a.before) {
		a.wakeAt(a.tick + settle)
	}
	a.before = in
	if found := a.pen.FontsFound(); found != a.fonts {
		a.fonts = found
		a.wakeAt(a.tick + settle)
	}
	if a.tick > a.wake {
		return !a.done
	}
	if in.Key == ui.KeyF11 && !in.Repeat {
		s := a.settings
		s.FullScreen = !s.FullScreen
		a.setSettings(s)
	}
	a.frame(in)
	return !a.done
}

func (a *App) frame(in ui.Input) {
	top := a.stack[len(a.stack)-1]
	if a.fade > 0 {
		// What is clicked while a screen comes in was meant for the one before.
		top.ui.Block(1)
	}
	ctx := &Context{
		UI: &top.ui, Pen: a.pen, Scale: a.scale, Tick: a.tick, app: a,
		Size: ui.Rect{W: a.wide * a.device / a.scale, H: a.high * a.device / a.scale},
	}
	a.pen.Begin(a.scale)
	top.ui.Still = a.settings.StillMotion
	top.ui.Clipboard = a.clipboard.hooks()
	top.ui.Begin(in, ctx.Size.W, ctx.Size.H, a.pen)
	top.scene.Frame(ctx)
	a.rules.frame(ctx)
	a.askToLeave(ctx)
	top.ui.End()
	if a.fade > 0 {
		a.fade--
		a.pen.Rect(draw.Desk.Fade(float64(a.fade)/fadeTicks), 0, 0, ctx.Size.W, ctx.Size.H)
		a.wakeAt(a.tick + 1)
	}
	if top.ui.Awake() {
		a.wakeAt(a.tick + 1)
	}
	a.stale = true
	if len(a.changes) > 0 {
		changes := a.changes
		a.changes = nil
		for _, change := range changes {
			change()
		}
		a.wakeAt(a.tick + settle)
		a.fade = fadeTicks
		if a.settings.StillMotion {
			a.fade = 1
		}
	}
}

// askToLeave asks, after the window was closed, whether what would be lost may be.
func (a *App) askToLeave(ctx *Context) {
	if !a.leaving {
		return
	}
	lost := a.guarded()
	stay := ctx.UI.Modal("leave", ctx.T("leave.title"), 420, 170, func(r ui.Rect) {
		buttons := r.CutBottom(38)
		ctx.UI.Paragraph(r, ui.Plain(ctx.T(lost)), ui.Text{Size: 13.5})
		halves := buttons.Columns(2, 10)
		if ctx.UI.Button("leave/stay", halves[0], ctx.T("leave.stay"), ui.ButtonLook{Primary: true}) {
			a.leaving = false
		}
		if ctx.UI.Button("leave/go", halves[1], ctx.T("leave.go"), ui.ButtonLook{}) {
			a.done = true
		}
	})
	if stay {
		a.leaving = false
	}
}

// Close ends the program, or asks the player first if a scene has something to
// lose.
func (a *App) Close() {
	if a.guarded() == "" {
		a.done = true
		return
	}
	a.leaving = true
	a.wakeAt(a.tick + settle)
}

// guarded is what would be lost: the text of the topmost scene that guards
// something, or "".
func (a *App) guarded() string {
	for i := len(a.stack) - 1; i >= 0; i-- {
		if g, ok := a.stack[i].scene.(Guard); ok {
			if lost := g.Guard(); lost != "" {
				return lost
			}
		}
	}
	return ""
}

// Shut closes all scenes, after the program has ended.
func (a *App) Shut() {
	for len(a.stack) > 0 {
		a.pop()
	}
}

func (a *App) change(f func()) { a.changes = append(a.changes, f) }

func (a *App) push(s Scene) { a.stack = append(a.stack, &level{scene: s}) }

func (a *App) pop() {
	top := a.stack[len(a.stack)-1]
	a.stack = a.stack[:len(a.stack)-1]
	if c, ok := top.scene.(Closer); ok {
		c.Close()
	}
}

// Top is the scene on top, which gets the input.
func (a *App) Top() Scene { return a.stack[len(a.stack)-1].scene }

// Widgets are the widgets of the scene on top, for tests that look for one.
func (a *App) Widgets() *ui.UI { return &a.stack[len(a.stack)-1].ui }

// Triangles is how many triangles the last tick has recorded and Draw not yet
// drawn, for measuring what a screen costs.
func (a *App) Triangles() int { return a.pen.Triangles() }

// Settings are the player's.
func (a *App) Settings() game.Settings { return a.settings }

// PixelsPerPoint is the scale of the interface on this screen.
func (a *App) PixelsPerPoint() float64 { return a.scale }

func (a *App) setSettings(s game.Settings) {
	if s == a.settings {
		return
	}
	a.settings = s
	a.Resize(a.wide, a.high, a.device)
	a.wakeAt(a.tick + settle)
	if a.keep == "" {
		return
	}
	a.notice = ""
	if err := game.WriteSettings(a.keep, s); err != nil {
		a.notice = err.Error()
	}
}

func (a *App) wakeAt(tick int) { a.wake = max(a.wake, tick) }

// Update is a tick of Ebitengine.
func (a *App) Update() error {
	if a.full != a.settings.FullScreen {
		a.full = a.settings.FullScreen
		ebiten.SetFullscreen(a.full)
	}
	if ebiten.IsWindowBeingClosed() {
		a.Close()
	}
	if focused := ebiten.IsFocused(); focused != a.focused {
		a.focused = focused
		a.wakeAt(a.tick + settle)
	}
	if !a.Step(a.reader.read(a.scale)) {
		return ebiten.Termination
	}
	return nil
}

// Draw shows what the last tick recorded, if it has not been shown yet. The
// window must keep its picture between draws.
func (a *App) Draw(screen *ebiten.Image) {
	if !a.stale {
		return
	}
	a.stale = false
	a.pen.Flush(screen)
}

// LayoutF makes the picture as large as the screen's own pixels, so that nothing
// is ever scaled.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	device := ebiten.Monitor().DeviceScaleFactor()
	a.Resize(w, h, device)
	return max(1, w*device), max(1, h*device)
}

// Layout is never called, because LayoutF is there; Ebitengine wants it all the same.
func (a *App) Layout(w, h int) (int, int) { return w, h }
