package builder

import (
	"fmt"
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall stands for the shelf.
type hall struct{ open func() scenes.Scene }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.open())
	}
}

// shop is a library with a builder.
func shop(t *testing.T) (*library.Library, *Builder) {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	return lib, New(lib, 7)
}

// A visit is that of a player at the builder with a table.
type visit struct {
	*scenetest.Player
	t     *testing.T
	lib   *library.Library
	scene *Scene
}

// sit opens the bench on a layout in a window of w by h.
func sit(t *testing.T, w, h int, l field.Layout) *visit {
	t.Helper()
	lib, b := shop(t)
	e, err := library.New(l)
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	scene := b.Open(e)
	p := scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{func() scenes.Scene { return scene }})
	p.Click("enter")
	p.Wait(12)
	return &visit{p, t, lib, scene.(*Scene)}
}

// meadow is an empty table of 134 by 134 studs.
func meadow() field.Layout {
	return field.Layout{Name: "Meadow", Width: 134, Height: 134, Ground: "meadow"}
}

// at is where a stud is on the screen.
func (b *visit) at(x, y int) ui.Point {
	lens := b.scene.view.Lens(b.Where("builder/table"), b.App.PixelsPerPoint())
	return lens.Screen(draw.V(float64(x)+0.5, float64(y)+0.5))
}

// clickStud clicks on a stud of the table.
func (b *visit) clickStud(x, y int) {
	p := b.at(x, y)
	b.ClickAt(p.X, p.Y)
}

// dragStuds drags from one stud to another.
func (b *visit) dragStuds(x0, y0, x1, y1 int) {
	from, to := b.at(x0, y0), b.at(x1, y1)
	b.Drag(from.X, from.Y, to.X, to.Y)
}

// bricks is how many bricks stand on the table.
func (b *visit) bricks(want int) {
	b.t.Helper()
	if n := len(b.scene.now.Bricks); n != want {
		b.t.Errorf("%d bricks stand, want %d", n, want)
	}
}

func TestTheBenchFitsItsWindow(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}} {
		stock, err := library.Stock()
		if err != nil {
			t.Fatal(err)
		}
		var l field.Layout
		for _, e := range stock {
			if e.Kind == library.Table {
				l, _ = e.Table()
				break
			}
		}
		b := sit(t, size.w, size.h, l)
		name := func(s string) string { return fmt.Sprintf("%s_%dx%d", s, size.w, size.h) }
		b.Shot(name("bricks"))
		b.scene.sort = 3
		b.Move(5, 5) // a tick that shows it
		b.Wait(12)
		b.Click("shelf/cornerhouse")
		p := b.at(60, 40)
		b.Move(p.X, p.Y)
		b.Wait(12)
		b.Shot(name("ghost"))
		b.Key(ui.KeyEscape)
		b.Key('H', 'T')
		b.clickStud(int(b.scene.now.Bricks[0].X), int(b.scene.now.Bricks[0].Y))
		b.Wait(12)
		b.Shot(name("chosen"))
		b.Key('E')
		b.Wait(12)
		b.Shot(name("repeat"))
		b.Key(ui.KeyEscape)
		b.Key('G')
		b.Wait(12)
		b.Shot(name("plan"))
		b.Click("plan/do")
		b.Until("the table that was made up", 1_000_000, func() bool { return b.scene.panel == noPanel })
		b.Wait(12)
		b.Shot(name("made"))
	}
}

func TestATableIsBuiltByMouse(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	b.Click("sort/1")
	b.Wait(3)
	b.Click("shelf/wall")
	b.clickStud(30, 30)
	b.clickStud(60, 30)
	each := len(b.scene.now.Bricks) / 2
	b.bricks(2 * each)
	b.clickStud(132, 30) // half off the table
	b.bricks(2 * each)
	b.RightClickAt(b.at(90, 90).X, b.at(90, 90).Y)
	if b.scene.hand.full() {
		t.Error("a right click does not empty the hand")
	}

	b.dragStuds(30, 30, 30, 50) // moves the first wall
	b.bricks(2 * each)
	if topAt(b.scene.now, 30, 30) >= 0 || topAt(b.scene.now, 30, 50) < 0 {
		t.Error("the wall was not moved")
	}
	b.Click("builder/turn")
	if topAt(b.scene.now, 30, 54) < 0 {
		t.Error("the wall was not turned in its place")
	}
	b.Click("builder/copy")
	b.clickStud(90, 50)
	b.bricks(3 * each)
	b.Key(ui.KeyEscape)

	b.dragStuds(10, 10, 120, 120) // a box round everything
	if len(b.scene.chosen) != 3*each {
		t.Errorf("the box holds %d bricks, want %d", len(b.scene.chosen), 3*each)
	}
	b.Click("builder/delete")
	b.bricks(0)
	b.Click("builder/undo")
	b.bricks(3 * each)
	for range 10 {
		if b.scene.desk.CanUndo() {
			b.Click("builder/undo")
		}
	}
	b.bricks(0)
	for b.scene.desk.CanRedo() {
		b.Click("builder/redo")
	}
	b.bricks(0)
	b.Key('Z')
	b.bricks(3 * each)

	b.Click("builder/remove")
	b.Click("builder/single")
	b.clickStud(60, 30)
	b.bricks(3*each - 1)
	b.Click("builder/paint")
	b.Click("colour/clay")
	b.clickStud(60, 30)
	if c := b.scene.now.Bricks[topAt(b.scene.now, 60, 30)].Colour; field.Colours[c] != "clay" {
		t.Errorf("the brick is %s", field.Colours[c])
	}
	b.Wait(60)
	e, _ := b.lib.Get(b.scene.desk.Entry().ID)
	if l, err := e.Table(); err != nil || len(l.Bricks) != 3*each-1 {
		t.Errorf("the library has %d bricks, %v", len(l.Bricks), err)
	}
}

func TestAPieceIsDraggedFromTheShelf(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	from, to := b.Where("shelf/2x4").Centre(), b.at(40, 40)
	b.Drag(from.X, from.Y, to.X, to.Y)
	b.bricks(1)
	if b.scene.hand.full() {
		t.Error("it is still in the hand")
	}
	b.Drag(from.X, from.Y, from.X, from.Y+120) // let go beside the table
	b.bricks(1)
	b.Click("shelf/2x4")
	b.clickStud(40, 40)
	b.bricks(2)
}

func TestAClickMayBeOverWithinOneTick(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	click := func(at ui.Point) {
		b.Move(at.X, at.Y)
		b.Step(ui.Input{Pointer: at, Left: ui.Button{Pressed: true, Released: true}})
		b.Wait(2)
	}
	click(b.Where("shelf/2x4").Centre())
	click(b.at(40, 40))
	click(b.at(60, 40))
	b.bricks(2)
	b.Key(ui.KeyEscape)
	click(b.at(40, 40))
	if len(b.scene.chosen) != 1 {
		t.Errorf("%d bricks are selected", len(b.scene.chosen))
	}
}

func TestWhateverIsTypedIsSaved(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	b.Click("builder/name")
	b.Step(ui.Input{Ctrl: true, Key: 'A'})
	b.Type("The ")
	b.Wait(60)
	if e, _ := b.lib.Get(b.scene.desk.Entry().ID); e.Name != "The" || b.scene.desk.Notice != "" {
		t.Errorf("%q is in the library; %s", e.Name, b.scene.desk.Notice)
	}
	b.Step(ui.Input{Ctrl: true, Key: 'A'})
	b.Key(ui.KeyBackspace)
	b.Wait(60)
	if e, _ := b.lib.Get(b.scene.desk.Entry().ID); e.Name != "The" || b.scene.desk.Notice != "" {
		t.Errorf("without a name it is %q; %s", e.Name, b.scene.desk.Notice)
	}
}

func TestATableIsBuiltByKeys(t *testing.T) {
	b := sit(t, 960, 540, meadow())
	to := func(id string) {
		t.Helper()
		for range 200 {
			if b.App.Widgets().Focused() == id {
				return
			}
			b.Key(ui.KeyTab)
		}
		t.Fatalf("the keyboard does not reach %s", id)
	}
	to("shelf/2x4")
	b.Key(ui.KeyEnter)
	b.Key(ui.KeyEnter) // on the table now
	b.Key(ui.KeyEnter) // on top of it
	b.bricks(2)
	b.Key(ui.KeyRight, ui.KeyRight, ui.KeyRight, 'R')
	b.Key(ui.KeyEnter)
	b.bricks(3)
	b.Key(ui.KeyEscape)
	x, y := b.scene.pointer.x, b.scene.pointer.y
	b.Key(ui.KeyEnter) // selects
	if len(b.scene.chosen) != 3 {
		t.Fatalf("%d bricks are selected", len(b.scene.chosen))
	}
	b.Key(ui.KeyEnter) // lifts
	b.Key(ui.KeyDown, ui.KeyDown, ui.KeyDown)
	b.Key(ui.KeyEnter)
	if topAt(b.scene.now, x, y+3) < 0 {
		t.Error("the bricks were not moved")
	}
	b.bricks(3)
	b.Step(ui.Input{Ctrl: true, Key: 'A'})
	b.Key('E')
	b.Wait(10)
	b.Shot("repeat")
	b.Key(ui.KeyEnter)
	b.Wait(10)
	b.bricks(6)
	b.Step(ui.Input{Ctrl: true, Key: 'Z'})
	b.Wait(3)
	b.bricks(3)
	b.Step(ui.Input{Ctrl: true, Key: 'A'})
	b.Key(ui.KeyDelete)
	b.bricks(0)
	b.Key(ui.KeyEscape)
	if _, here := b.App.Top().(*Scene); here {
		t.Error("Esc does not lead back from an empty hand")
	}
}

func TestEachFaultLeadsToItsPlace(t *testing.T) {
	l := meadow()
	l.Bricks = []field.Brick{
		{X: 20, Y: 20, W: 2, L: 4, Layer: 1}, {X: 20, Y: 20, W: 2, L: 4, Layer: 2}, {X: 20, Y: 20, W: 2, L: 4, Layer: 3},
		{X: 100, Y: 90, W: 2, L: 4, Layer: 3},
	}
	b := sit(t, 1280, 720, l)
	b.Click("builder/single")
	b.Click("builder/remove")
	b.Click("builder/select")
	b.Shot("faults")
	if n := len(b.scene.state.faults); n != 1 {
		t.Fatalf("%d faults", n)
	}
	b.Click("builder/ready/0")
	if len(b.scene.chosen) != 1 || b.scene.chosen[0] != 3 || b.scene.pointer.x != 100 {
		t.Errorf("the line leads to %v", b.scene.chosen)
	}
	b.Shot("fault_led")
	b.Click("builder/delete")
	if n := len(b.scene.state.faults); n != 0 {
		t.Errorf("%d faults are left", n)
	}
}

func TestTheGhostSaysWhyItCannotStand(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	b.Click("shelf/2x8")
	p := b.at(0, 40)
	b.Move(p.X, p.Y)
	if _, v := b.scene.ghost(); v.ok || v.kind != field.BrickFault {
		t.Errorf("over the edge: %+v", v)
	}
	p = b.at(40, 40)
	b.Move(p.X, p.Y)
	if _, v := b.scene.ghost(); !v.ok {
		t.Errorf("on the ground: %+v", v)
	}
	b.Click("builder/level/+")
	b.Click("builder/level/+")
	b.Move(p.X, p.Y)
	if _, v := b.scene.ghost(); v.ok || v.kind != field.FloatingFault {
		t.Errorf("on layer 2 over the ground: %+v", v)
	}
}

func TestStockIsCopiedAsSoonAsItIsChanged(t *testing.T) {
	lib, builder := shop(t)
	stock := lib.List(library.Table, library.ByName, "")[0]
	before, _ := stock.Table()
	scene := builder.Open(stock).(*Scene)
	p := scenetest.New(t, 1280, 720, game.Settings{Scale: 100}, &hall{func() scenes.Scene { return scene }})
	p.Click("enter")
	p.Wait(12)
	p.Key('S')
	p.Step(ui.Input{Ctrl: true, Key: 'A'})
	p.Key(ui.KeyDelete)
	p.Wait(60)
	after, _ := lib.Get(stock.ID)
	if l, err := after.Table(); err != nil || len(l.Bricks) != len(before.Bricks) {
		t.Errorf("the stock table has %d bricks, %v", len(l.Bricks), err)
	}
	own := lib.List(library.Table, library.ByChanged, "")
	kept, ok := lib.Get(scene.desk.Entry().ID)
	if !ok || kept.Stock {
		t.Fatalf("no copy is in the library; there are %d tables", len(own))
	}
	if l, err := kept.Table(); err != nil || len(l.Bricks) != 0 || l.Name == before.Name {
		t.Errorf("the copy is %s with %d bricks, %v", l.Name, len(l.Bricks), err)
	}
	p.Click("builder/undo")
	p.Wait(3)
	if got := scene.now.Name; got != kept.Name {
		t.Errorf("taken back, the copy is called %s, not %s", got, kept.Name)
	}
}

func TestK4aWhatAPieceStandsIsAskedOfTheRules(t *testing.T) {
	l, _ := with(meadow(), wall().At(60, 60))
	s := stateOf(l)
	st := s.staminaOf(0)
	table, err := field.NewTable(l)
	if err != nil {
		t.Fatal(err)
	}
	standing := table.AllStanding()
	length := int32(unit) * field.Stud
	// The middle of the wall hides whoever hugs it from below; so many hits are needed.
	want := table.HitsToUncover(&standing, 0, field.Point{X: 63 * field.Stud, Y: 30 * field.Stud}, field.Point{X: 63 * field.Stud, Y: 64 * field.Stud}, length)
	if want == 0 || st.least > want || st.most < want || !st.cover || st.high != 4 {
		t.Errorf("%+v, while the middle stands %d hits", st, want)
	}
	if full := (len(wall()) + field.BricksPerHit - 1) / field.BricksPerHit; st.fell != full {
		t.Errorf("%d hits fell it, want %d", st.fell, full)
	}
}

func TestATableIsMadeUpAndCanBeTakenBack(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	b.Key('G')
	b.Wait(10)
	b.Click("plan/players/4")
	b.Click("plan/shape/Round")
	b.Click("plan/another")
	b.Until("the table", 1_000_000, func() bool { return b.scene.making == nil })
	b.Wait(3)
	if l := b.scene.now; !l.Round || len(l.Bricks) == 0 || len(l.Faults()) > 0 || b.scene.state.room[4] != nil || l.Name != "Meadow" {
		t.Errorf("made up: %s, round %v, %d bricks, for four: %v", l.Name, l.Round, len(l.Bricks), b.scene.state.room[4])
	}
	b.Shot("made_round")
	b.Key(ui.KeyEscape, 'Z')
	b.bricks(0)
}
