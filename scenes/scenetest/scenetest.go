// Package scenetest plays the game's screens in tests: it opens the real window
// once, and lets a test press keys, click and look, tick by tick, without waiting
// for the clock.
//
// A package of screens has a TestMain that calls Main. With -shots DIR the tests
// leave pictures of what they saw in that folder.
package scenetest

import (
	"errors"
	"flag"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"runtime"
	"runtime/metrics"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

var shots = flag.String("shots", "", "leave pictures of the screens in this `folder`")

// Main opens the window, runs the tests inside its loop, and returns their exit
// code.
func Main(m *testing.M) int {
	flag.Parse()
	g := &loop{run: m.Run}
	ebiten.SetWindowSize(320, 180)
	if err := ebiten.RunGame(g); err != nil && !errors.Is(err, ebiten.Termination) {
		panic(err)
	}
	return g.code
}

// loop runs everything within one update: only there can pictures be read.
type loop struct {
	run  func() int
	code int
}

func (l *loop) Update() error {
	l.code = l.run()
	return ebiten.Termination
}

func (l *loop) Draw(*ebiten.Image)         {}
func (l *loop) Layout(int, int) (int, int) { return 320, 180 }

// A Player sits before the window of a test.
type Player struct {
	App *scenes.App

	t     testing.TB
	w, h  int
	at    ui.Point
	shift bool
	dead  bool
	steps int // ticks so far
}

// New opens a window of w by h pixels on first, with settings that keep nothing,
// and lets its first ticks pass.
func New(t testing.TB, w, h int, settings game.Settings, first scenes.Scene) *Player {
	t.Helper()
	relieve()
	p := &Player{App: scenes.NewApp(settings, "", first), t: t, w: w, h: h}
	p.App.Resize(float64(w), float64(h), 1)
	t.Cleanup(p.App.Shut)
	p.Wait(5)
	return p
}

// Step is one tick with exactly this input.
func (p *Player) Step(in ui.Input) {
	if !p.App.Step(in) {
		p.dead = true
	}
	if p.steps++; p.steps%100 == 0 {
		relieve()
	}
}

// mostKept is how much memory is taken before it is relieved, in bytes.
const mostKept = 128 << 20

// relieve lets Ebitengine draw what it has been given to draw, and free the images that
// nobody has any more, once there is much of it. It keeps both until a frame ends or a pixel
// is read, and all tests of a package run within one frame: in long ones that would be
// gigabytes. Where there is little it need not be drawn at all.
func relieve() {
	heap := [1]metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}}
	if metrics.Read(heap[:]); heap[0].Value.Uint64() < mostKept {
		return
	}
	img := ebiten.NewImage(1, 1)
	defer img.Deallocate()
	img.Fill(color.White)
	img.ReadPixels(make([]byte, 4))
}

// Ended tells whether the program has come to its end.
func (p *Player) Ended() bool { return p.dead }

// Wait lets ticks pass.
func (p *Player) Wait(ticks int) {
	for range ticks {
		p.Step(ui.Input{Pointer: p.at})
	}
}

// Until lets ticks pass until done says so, and fails the test if that takes more
// than limit.
func (p *Player) Until(what string, limit int, done func() bool) {
	p.t.Helper()
	for range limit {
		if done() {
			return
		}
		p.Wait(1)
	}
	if !done() {
		p.t.Fatalf("%s did not happen within %d ticks; on screen: %v", what, limit, p.App.Widgets().IDs())
	}
}

// patience is how long Await waits: longer than any thinking takes on a loaded machine.
const patience = 3 * time.Minute

// Await lets ticks pass until done says so, for what waits for computers or for anything
// else in the background: between the ticks it leaves the processor to that, and however
// many ticks it takes, the test fails only after three minutes.
func (p *Player) Await(what string, done func() bool) {
	p.t.Helper()
	for began := time.Now(); !done(); p.Wait(1) {
		if time.Since(began) > patience {
			p.t.Fatalf("%s did not happen within %v; on screen: %v", what, patience, p.App.Widgets().IDs())
		}
		runtime.Gosched()
	}
}

// Key presses a key and lets go of it.
func (p *Player) Key(keys ...ui.Key) {
	for _, k := range keys {
		p.Step(ui.Input{Pointer: p.at, Key: k})
		p.Wait(2)
	}
}

// Type types text, all in one tick.
func (p *Player) Type(text string) {
	p.Step(ui.Input{Pointer: p.at, Text: text})
	p.Wait(1)
}

// Move moves the pointer to a place in points.
func (p *Player) Move(x, y float64) {
	p.at = ui.Point{X: x, Y: y}
	p.Wait(1)
}

// ClickAt clicks with the left button at a place in points.
func (p *Player) ClickAt(x, y float64) {
	p.Move(x, y)
	p.Step(ui.Input{Pointer: p.at, Left: ui.Button{Down: true, Pressed: true}})
	p.Step(ui.Input{Pointer: p.at, Left: ui.Button{Released: true}})
	p.Wait(2)
}

// RightClickAt clicks with the right button at a place in points.
func (p *Player) RightClickAt(x, y float64) {
	p.Move(x, y)
	p.Step(ui.Input{Pointer: p.at, Right: ui.Button{Down: true, Pressed: true}})
	p.Step(ui.Input{Pointer: p.at, Right: ui.Button{Released: true}})
	p.Wait(2)
}

// Drag drags with the left button from one place to another, in points.
func (p *Player) Drag(x0, y0, x1, y1 float64) {
	p.Move(x0, y0)
	p.Step(ui.Input{Pointer: p.at, Left: ui.Button{Down: true, Pressed: true}})
	const steps = 8
	for i := 1; i <= steps; i++ {
		k := float64(i) / steps
		p.at = ui.Point{X: x0 + (x1-x0)*k, Y: y0 + (y1-y0)*k}
		p.Step(ui.Input{Pointer: p.at, Left: ui.Button{Down: true}})
	}
	p.Step(ui.Input{Pointer: p.at, Left: ui.Button{Released: true}})
	p.Wait(2)
}

// Has tells whether the widget id can be clicked now.
func (p *Player) Has(id string) bool {
	_, ok := p.App.Widgets().Find(id)
	return ok
}

// Click clicks the widget id in its middle, and fails the test if it is not there.
func (p *Player) Click(id string) {
	p.t.Helper()
	c := p.Where(id).Centre()
	p.ClickAt(c.X, c.Y)
}

// Where is the rectangle of the widget id; the test fails if it is not there.
func (p *Player) Where(id string) ui.Rect {
	p.t.Helper()
	r, ok := p.App.Widgets().Find(id)
	if !ok {
		p.t.Fatalf("%s is not on the screen; there are %v", id, p.App.Widgets().IDs())
	}
	return r
}

// Picture is what the window shows now.
func (p *Player) Picture() *image.RGBA {
	// An event that changes nothing makes the screen record itself again.
	p.Step(ui.Input{Pointer: p.at, Shift: !p.shift})
	p.shift = !p.shift
	img := ebiten.NewImage(p.w, p.h)
	defer img.Deallocate()
	p.App.Draw(img)
	pic := image.NewRGBA(image.Rect(0, 0, p.w, p.h))
	img.ReadPixels(pic.Pix)
	return pic
}

// Shot leaves a picture of the window as name.png in the folder of -shots, and
// does nothing without one.
func (p *Player) Shot(name string) {
	p.t.Helper()
	if *shots == "" {
		return
	}
	if err := os.MkdirAll(*shots, 0o755); err != nil {
		p.t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*shots, name+".png"))
	if err != nil {
		p.t.Fatal(err)
	}
	if err := errors.Join(png.Encode(f, p.Picture()), f.Close()); err != nil {
		p.t.Fatal(err)
	}
}
