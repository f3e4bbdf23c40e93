package hexgarage_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/game/muster"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/hexgarage"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// A bench is a window with something on the bench, and the library that it is kept in.
type bench struct {
	*scenetest.Player
	t   *testing.T
	lib *library.Library
	at  library.ID // what was laid on the bench
}

// hall stands for the shelf that leads to the bench.
type hall struct {
	g *hexgarage.Garage
	e library.Entry
}

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.g.Open(h.e))
	}
}

// open lays something of a new library on the bench, or content that is put into it.
func open(t *testing.T, w, h int, find func(library.Entry) bool, content func() (library.Entry, error)) *bench {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	var e library.Entry
	if content != nil {
		if e, err = content(); err == nil {
			e, err = lib.Put(e)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, s := range stock {
		if find != nil && e.ID == "" && find(s) {
			e = s
		}
	}
	g, err := hexgarage.New(lib, 7)
	if err != nil {
		t.Fatal(err)
	}
	b := &bench{scenetest.New(t, w, h, game.Settings{Scale: 100, StillMotion: true}, &hall{g, e}), t, lib, e.ID}
	b.Click("enter")
	b.Wait(8)
	return b
}

// emptySquad is a squad without units on the bench of a new library.
func emptySquad(t *testing.T) *bench {
	return open(t, 1280, 720, nil, func() (library.Entry, error) { return library.New(hexwar.Squad{Name: "Test squad"}) })
}

// squad is the squad on the bench as the library has it now.
func (b *bench) squad() hexwar.Squad {
	b.t.Helper()
	b.Wait(60)
	e, ok := b.lib.Get(b.at)
	if !ok {
		b.t.Fatal("the squad is gone")
	}
	squad, err := e.Squad()
	if err != nil {
		b.t.Fatal(err)
	}
	return squad
}

// drop drags one widget onto another.
func (b *bench) drop(from, to string) {
	b.t.Helper()
	a, z := b.Where(from).Centre(), b.Where(to).Centre()
	b.Drag(a.X, a.Y, z.X, z.Y)
	b.Wait(2)
}

// weapon is the widget of a weapon of the shelf.
func (b *bench) weapon(name string) string {
	b.t.Helper()
	stock, err := assets.Hex()
	if err != nil {
		b.t.Fatal(err)
	}
	for i, w := range stock.Catalogue.Weapons {
		if w.Name == name {
			return fmt.Sprintf("weapon/%d", i)
		}
	}
	b.t.Fatalf("there is no %s", name)
	return ""
}

func isSquad(e library.Entry) bool { return e.Kind == library.Squad }

var sizes = [...]struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}}

func TestTheBenchFitsItsWindow(t *testing.T) {
	for _, size := range sizes {
		b := open(t, size.w, size.h, isSquad, nil)
		at := fmt.Sprintf("%dx%d", size.w, size.h)
		b.Move(5, 5)
		for _, tab := range "CAEID" {
			b.Key(ui.Key(tab))
			b.Wait(5)
			b.Shot(fmt.Sprintf("hexgarage_%s_%c", at, tab))
			b.inside(at)
		}
		for _, panel := range [...]struct{ open, name string }{
			{"squad/size", "size"}, {"squad/add", "units"}, {"whatif/rival", "rivals"},
			{"random/squad", "squad"}, {"random/unit", "unit"}, {"hexgarage/livery", "livery"},
		} {
			b.Click(panel.open)
			b.Wait(5)
			b.Shot(fmt.Sprintf("hexgarage_%s_%s", at, panel.name))
			b.inside(at)
			b.Key(ui.KeyEscape)
			b.Wait(3)
		}
	}
}

// inside fails if a widget sticks out of the window.
func (b *bench) inside(at string) {
	b.t.Helper()
	var w, h float64
	fmt.Sscanf(at, "%fx%f", &w, &h)
	k := b.App.PixelsPerPoint()
	window := ui.Rect{W: w / k, H: h / k}
	for _, id := range b.App.Widgets().IDs() {
		if r, ok := b.App.Widgets().Find(id); ok && (r.X < -1 || r.Y < -1 || r.Right() > window.W+1 || r.Bottom() > window.H+1) {
			b.t.Errorf("%s: %s sticks out: %v", at, id, r)
		}
	}
}

// All bodies of the stock lie well on the bench, and so does what breaks every rule.
func TestPicturesOfUnits(t *testing.T) {
	for _, name := range []string{"Milk Run", "Paper Kite", "Old Pike", "Night Ferry", "Turncoat", "Goose Girl"} {
		b := open(t, 1280, 720, func(e library.Entry) bool { return e.Kind == library.Unit && e.Name == name }, nil)
		b.Key('A', 'T')
		b.Move(5, 5)
		b.Shot("hexgarage_unit_" + strings.ReplaceAll(name, " ", ""))
		b.inside("1280x720")
	}
	b := open(t, 1280, 720, isSquad, nil)
	b.Key('K', 'K', 'A')
	for _, weapon := range []string{"Pistol", "Shotgun", "Missile pod", "Lance", "Railgun", "Bazooka"} {
		if b.Has(b.weapon(weapon)) {
			b.Click(b.weapon(weapon))
		}
	}
	b.Click("stat/0/+")
	b.Click("stat/2/+")
	b.Move(5, 5)
	b.Shot("hexgarage_faults")
	b.inside("1280x720")
	b.Move(140, 465)
	b.Wait(60)
	b.Shot("hexgarage_faults_tip")
}

// From nothing, by the mouse: a plain unit with weapons dragged onto it, a better
// pilot, thicker arms, a system, a mod, a trait and a drone.
func TestBuildingAUnitByMouse(t *testing.T) {
	b := emptySquad(t)
	b.Click("bench/plain")
	b.Click("shelf/tabs/1")
	b.drop(b.weapon("Assault rifle"), "section/3/tip")
	b.drop(b.weapon("Pistol"), "section/2/tip")
	b.Click("shelf/tabs/3")
	b.Click("pilot/rank/1")
	b.Click("pilot/traits/0")
	b.Click("stat/0/+")
	b.Click("shelf/tabs/2")
	b.Click("parts/list/2")
	b.Click("parts/mods/1")
	b.Click("shelf/tabs/4")
	b.Click("drone/1/+")
	b.Click("section/2/+")
	b.Move(5, 5)
	b.Shot("hexgarage_built")

	d := b.squad().Units[0]
	want := []hexwar.Arm{{Weapon: "Assault rifle", Mount: hexwar.InRightHand}, {Weapon: "Pistol", Mount: hexwar.InLeftHand}}
	if fmt.Sprint(d.Arms) != fmt.Sprint(want) {
		t.Errorf("it has %v, want %v", d.Arms, want)
	}
	if d.Rank != 2 || d.Lower[hexwar.Accuracy] != 1 || len(d.Traits) != 1 || len(d.Systems) != 1 || len(d.Mods) != 1 || len(d.Drones) != 1 {
		t.Errorf("the unit is %+v", d)
	}
	if d.Defence[hexwar.LeftArm] != d.Defence[hexwar.RightArm]+1 {
		t.Errorf("the arms have %d and %d", d.Defence[hexwar.LeftArm], d.Defence[hexwar.RightArm])
	}
	if err := muster.Against(b.squad(), hexwar.Scouting, 1, nil); err != nil {
		t.Error(err)
	}
}

// What is wrong leads to where it is mended: too many points to the pilot.
func TestFaultsLeadToWhereTheyAreMended(t *testing.T) {
	b := emptySquad(t)
	b.Click("bench/plain")
	b.Click("stat/0/+") // rank 1 has no points
	b.Click("shelf/tabs/4")
	b.Click("ready/list/0")
	b.Wait(3)
	if got := b.App.Widgets().Focused(); got != "stat/0/-" {
		t.Errorf("the fault leads to %s", got)
	}
	if !b.Has("pilot/rank/1") {
		t.Error("the pilot is not in front on the shelf")
	}
	b.Click("stat/0/-")
	if n := b.squad().Units[0].Lower[hexwar.Accuracy]; n != 0 {
		t.Errorf("the stat is still lowered by %d", n)
	}
}

// Of too many units one is taken out of the list; to too few one is added.
func TestANumberOfUnitsLeadsToWhereItIsMended(t *testing.T) {
	stock, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	squad := stock.Squads(hexwar.Scouting)[0].Clone()
	for len(squad.Units) <= hexwar.Scouting.Limits().Units {
		squad.Units = append(squad.Units, squad.Units[0].Clone())
	}
	for _, c := range []struct {
		units []hexwar.UnitDesign
		want  string
	}{{squad.Units, "squad/list"}, {nil, "squad/add"}} {
		squad.Units = c.units
		at := slices.IndexFunc(squad.Check(stock.Catalogue, hexwar.Scouting, 1), func(f hexwar.Fault) bool { return f.At.About == hexwar.OfUnits })
		b := open(t, 1280, 720, nil, func() (library.Entry, error) { return library.New(squad) })
		b.Click(fmt.Sprintf("ready/list/%d", at))
		b.Wait(3)
		if got := b.App.Widgets().Focused(); got != c.want {
			t.Errorf("%d units lead to %s", len(c.units), got)
		}
	}
}

// All changes are taken back one by one, and made again.
func TestUndoAndRedoOfEverything(t *testing.T) {
	b := emptySquad(t)
	before := b.squad()
	b.Click("bench/plain")
	b.Key('A')
	b.Click(b.weapon("Pistol"))
	b.Click("squad/copy")
	b.Key('R')
	b.Wait(3)
	b.Click("random/take")
	after := b.squad()
	if after.Name == before.Name {
		t.Fatal("there is no squad by chance")
	}
	for range 4 {
		b.Click("hexgarage/undo")
	}
	if got := b.squad(); fmt.Sprint(got) != fmt.Sprint(before) {
		t.Errorf("all taken back, the squad is %v", got)
	}
	for range 4 {
		b.Key('Y')
	}
	if got := b.squad(); fmt.Sprint(got) != fmt.Sprint(after) {
		t.Errorf("all made again, the squad is %v", got)
	}
}

// On another core type with another body the unit keeps its weapons and its defence.
func TestAnotherBody(t *testing.T) {
	b := emptySquad(t)
	b.Click("bench/plain")
	b.Key('A')
	b.Click(b.weapon("Assault rifle"))
	b.Key('C')
	b.Wait(2)
	b.Click("core/2")
	b.Wait(2)
	d := b.squad().Units[0]
	if d.Core != "Anvil" {
		t.Errorf("its core type is %s", d.Core)
	}
	if len(d.Arms) != 1 {
		t.Errorf("it has %v", d.Arms)
	}
}

// What the catalogue does not know can be taken off, and what may be had twice be had
// twice.
func TestPartsThatNobodyKnows(t *testing.T) {
	b := open(t, 1280, 720, nil, func() (library.Entry, error) {
		d := hexwar.UnitDesign{
			Name: "Stranger", Core: "Warden", Rank: 5, Defence: [hexwar.NumSections]uint16{10, 20, 10, 10, 10, 10},
			Form: "Zeppelin", Systems: []string{"Fog horn"}, Drones: []string{"Bee"},
		}
		return library.New(hexwar.Squad{Name: "Strangers", Units: []hexwar.UnitDesign{d}})
	})
	b.Click("core/form")
	b.Wait(3)
	b.Click("core/form/options/list/0")
	b.Wait(3)
	b.Key('D')
	b.Wait(2)
	b.Click("drone/5/-")
	b.Key('I')
	b.Wait(2)
	b.Click("pilot/traits/2")
	c := b.Where("pilot/traits/2").Centre()
	b.Step(ui.Input{Pointer: c, Shift: true, Left: ui.Button{Down: true, Pressed: true}})
	b.Step(ui.Input{Pointer: c, Shift: true, Left: ui.Button{Released: true}})
	b.Key('E')
	b.Wait(2)
	list := b.Where("parts/list").Centre()
	b.Move(list.X, list.Y)
	for range 20 {
		b.Step(ui.Input{Pointer: list, Wheel: ui.Point{Y: -1}})
	}
	b.Wait(2)
	b.Click("parts/list/10")
	d := b.squad().Units[0]
	if d.Form != "" || len(d.Systems) > 0 || len(d.Drones) > 0 {
		t.Errorf("the unit still has %q, %v, %v", d.Form, d.Systems, d.Drones)
	}
	if len(d.Traits) != 2 || d.Traits[0] != d.Traits[1] {
		t.Errorf("its traits are %v", d.Traits)
	}
	if err := muster.Against(b.squad(), hexwar.Scouting, 1, nil); err != nil {
		t.Error(err)
	}
}

// Two units made from one share nothing.
func TestACopyIsAUnitOfItsOwn(t *testing.T) {
	b := emptySquad(t)
	b.Click("bench/plain")
	b.Key('K', 'A')
	b.Click(b.weapon("Pistol"))
	b.Click("section/1/+")
	squad := b.squad()
	if len(squad.Units) != 2 || len(squad.Units[0].Arms) != 0 || len(squad.Units[1].Arms) != 1 {
		t.Fatalf("the squad is %+v", squad)
	}
	if squad.Units[0].Defence == squad.Units[1].Defence {
		t.Error("both have the same sections")
	}
}

// A squad of the stock is copied when it is changed, and stays as it was.
func TestStockIsCopied(t *testing.T) {
	b := open(t, 1280, 720, isSquad, nil)
	was := b.squad()
	b.Click("section/1/+")
	if got := b.squad(); fmt.Sprint(got) != fmt.Sprint(was) {
		t.Error("the stock has changed")
	}
	for _, e := range b.lib.List(library.Squad, library.ByChanged, "") {
		if !e.Stock {
			if squad, _ := e.Squad(); squad.Units[0].Defence[hexwar.Torso] != was.Units[0].Defence[hexwar.Torso]+1 {
				t.Errorf("the copy has %v", squad.Units[0].Defence)
			}
			return
		}
	}
	t.Error("there is no copy")
}

// A unit by itself is kept as a unit.
func TestAUnitByItself(t *testing.T) {
	b := open(t, 1280, 720, func(e library.Entry) bool { return e.Kind == library.Unit }, nil)
	b.Shot("hexgarage_unit")
	b.Key('U')
	b.Wait(3)
	b.Click("random/take")
	b.Wait(60)
	for _, e := range b.lib.List(library.Unit, library.ByChanged, "") {
		if !e.Stock {
			return
		}
	}
	t.Error("the unit is not kept")
}

// By keys alone: a unit is added, given a weapon and a name, and the bench is left.
func TestBuildingByKeysAlone(t *testing.T) {
	b := emptySquad(t)
	b.Key(ui.KeyPlus)
	b.Wait(3)
	b.Key('N', 'A')
	b.Wait(3)
	for range 60 {
		if b.App.Widgets().Focused() == b.weapon("Pistol") {
			break
		}
		b.Key(ui.KeyTab)
	}
	b.Key(ui.KeyEnter)
	squad := b.squad()
	if len(squad.Units) != 1 || len(squad.Units[0].Arms) != 1 {
		t.Fatalf("the squad is %+v", squad)
	}
	b.Key(ui.KeyEscape)
	b.Wait(5)
	if !b.Has("enter") {
		t.Error("Esc does not lead back")
	}
}

// Long names and such of other scripts are kept, and a name of nothing is not.
func TestNames(t *testing.T) {
	b := emptySquad(t)
	b.Click("bench/plain")
	for _, name := range []string{strings.Repeat("Wide ", 7), "شجرة الأرز", "🤖🤖🤖", "W"} {
		b.Click("unit/name")
		b.Step(ui.Input{Key: 'A', Ctrl: true})
		b.Type(name)
		if got, want := b.squad().Units[0].Name, strings.TrimSpace(name); got != want {
			t.Errorf("the unit is called %q, want %q", got, want)
		}
		b.Move(5, 5)
		b.Shot("hexgarage_name")
	}
	b.Click("unit/name")
	b.Step(ui.Input{Key: 'A', Ctrl: true})
	b.Key(ui.KeyBackspace)
	if got := b.squad().Units[0].Name; got == "" {
		t.Error("the unit is kept without a name")
	}
}

// The sheet to print is a file, and the screen says where.
func TestPrinting(t *testing.T) {
	b := open(t, 1280, 720, isSquad, nil)
	b.Click("hexgarage/print")
	b.Wait(5)
	files, err := os.ReadDir(b.lib.SharedFolder())
	if err != nil || len(files) != 1 || !strings.HasSuffix(files[0].Name(), ".pdf") {
		t.Errorf("there are %v: %v", files, err)
	}
	b.Shot("hexgarage_printed")
}

// Sharing and coming back leaves all as it was.
func TestSharing(t *testing.T) {
	b := emptySquad(t)
	b.Click("bench/plain")
	b.Key('S')
	b.Until("the shared text", 60, func() bool { return b.Has("share/text/copy") })
	b.Wait(20)
	b.Key(ui.KeyEscape)
	b.Until("the bench", 60, func() bool { return b.Has("squad/list") })
	if !b.Has("squad/list/0") {
		t.Error("the unit is gone")
	}
}

// The dearest screen, with eight weapons on the bench, stays within its tick.
func BenchmarkTickOfTheBench(b *testing.B) {
	stock, err := library.Stock()
	if err != nil {
		b.Fatal(err)
	}
	lib, err := library.Open(b.TempDir(), stock)
	if err != nil {
		b.Fatal(err)
	}
	var e library.Entry
	for _, s := range stock {
		if e.ID == "" && s.Kind == library.Squad {
			e = s
		}
	}
	g, err := hexgarage.New(lib, 7)
	if err != nil {
		b.Fatal(err)
	}
	p := scenetest.New(b, 1280, 720, game.Settings{Scale: 100}, g.Open(e))
	p.Key('A')
	for range 6 {
		p.Click("weapon/0")
	}
	for i := 0; b.Loop(); i++ {
		p.Move(float64(400+i%2), 300)
	}
}
