package approve

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"rulerfire/assets/terrain"
	"rulerfire/game"
	"rulerfire/game/landscape"
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/builder"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall stands for the screen of a new battle.
type hall struct{ open func() scenes.Scene }

func (h *hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Button("enter", ctx.Size.Centred(100, 30), "Enter", ui.ButtonLook{}) {
		ctx.Push(h.open())
	}
}

// A gathering is who sits at a table that is looked at.
type gathering struct {
	*scenetest.Player
	t      *testing.T
	lib    *library.Library
	scene  *Scene
	agreed *field.Layout
}

// gather seats persons, then computers, at a stock table in a window of w by h.
func gather(t *testing.T, w, h, persons, computers int) *gathering {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: rapid.Skirmish}
	for i := range persons + computers {
		seat := game.Seat{Name: fmt.Sprintf("Player %d", i+1), Colour: uint8(i), Pattern: uint8(i)}
		if i >= persons {
			seat.Name, seat.Kind, seat.Level = fmt.Sprintf("Automaton %d", i+1), game.Computer, "normal"
		}
		l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
	}
	if l, err = l.Draw(rand.New(rand.NewPCG(1, 2))); err != nil {
		t.Fatal(err)
	}
	g := &gathering{t: t, lib: lib}
	g.scene = New(Occasion{
		Lineup: l, Library: lib, Bench: builder.New(lib, 3), Seed: 4,
		Agreed: func(ctx *scenes.Context, table field.Layout) {
			g.agreed = &table
			ctx.Pop()
		},
	})
	g.Player = scenetest.New(t, w, h, game.Settings{Scale: 100}, &hall{func() scenes.Scene { return g.scene }})
	g.Click("enter")
	g.Wait(14)
	return g
}

// laidOut waits for a table that is being made up.
func (g *gathering) laidOut() {
	g.t.Helper()
	g.Until("another table", 4000, func() bool {
		time.Sleep(time.Millisecond)
		return g.scene.making == nil
	})
	g.Wait(3)
}

func TestOneEnterForEachPersonApprovesTheTable(t *testing.T) {
	g := gather(t, 1280, 720, 3, 1)
	before := g.scene.Table()
	for i := range 3 {
		if g.agreed != nil {
			t.Fatalf("after %d of 3 have approved the battle begins", i)
		}
		g.Key(ui.KeyEnter)
		g.Wait(3)
	}
	if g.agreed == nil || !cmp.Equal(*g.agreed, before) {
		t.Error("all have approved, and the battle does not begin on the table")
	}
}

func TestAChangeTakesAllApprovalsBack(t *testing.T) {
	g := gather(t, 1280, 720, 2, 1)
	first := g.scene.Table()
	g.Click("approve/seat/2")
	g.Wait(2)
	g.Click("approve/another")
	g.laidOut()
	if cmp.Equal(g.scene.Table().Bricks, first.Bricks) || g.scene.seats.approved[1] {
		t.Fatal("there is no other table, or it is approved already")
	}
	g.Click("approve/seat/1")
	g.Wait(2)
	g.Click("approve/undo")
	g.Wait(2)
	if !cmp.Equal(g.scene.Table(), first) || g.scene.seats.approved[0] {
		t.Fatal("the table before is not back, or it is approved already")
	}
	g.Click("approve/redo")
	g.Wait(2)
	second := g.scene.Table()
	g.Click("approve/seat/2")
	g.Wait(2)
	g.Click("approve/seat/1")
	g.Wait(3)
	if g.agreed == nil || !cmp.Equal(*g.agreed, second) {
		t.Error("the battle does not begin on the table that all have approved")
	}
}

func TestAnApprovalCanBeTakenBack(t *testing.T) {
	g := gather(t, 1280, 720, 2, 0)
	g.Click("approve/seat/1")
	g.Wait(2)
	g.Click("approve/seat/1")
	g.Wait(2)
	g.Click("approve/seat/2")
	g.Wait(3)
	if g.agreed != nil {
		t.Error("the battle begins though one has not approved")
	}
}

func TestTheTableIsMadeUpAsAskedFor(t *testing.T) {
	g := gather(t, 1280, 720, 1, 2)
	g.Click("approve/density/little")
	g.Click("approve/another")
	g.laidOut()
	want, err := landscape.Generate(g.scene.plan)
	if err != nil || !cmp.Equal(g.scene.Table(), want) {
		t.Errorf("the table is not that of the plan %+v (%v)", g.scene.plan, err)
	}
	if p := g.scene.plan; p.Density != landscape.Sparse || p.Players != 3 {
		t.Errorf("the plan is %+v", p)
	}
}

func TestTheComputerLaysATableOutWhenAsked(t *testing.T) {
	g := gather(t, 1280, 720, 1, 1)
	before := g.scene.Table()
	g.Key('C')
	g.laidOut()
	if cmp.Equal(g.scene.Table().Bricks, before.Bricks) || !strings.Contains(g.scene.notice, "Automaton 2") {
		t.Errorf("nothing has changed; it says %q", g.scene.notice)
	}
	g.Key(ui.KeyEnter)
	g.Wait(3)
	if g.agreed == nil {
		t.Error("the computer does not approve its own table")
	}
}

func TestNobodyIsAskedWhereNoComputerSits(t *testing.T) {
	g := gather(t, 1280, 720, 2, 0)
	before := g.scene.Table()
	g.Key('C')
	g.Wait(5)
	if g.scene.making != nil || !cmp.Equal(g.scene.Table(), before) {
		t.Error("a table is laid out by nobody")
	}
}

// Those who fight hand to hand want cover, artillery wants none.
func TestTheComputerWantsWhatSuitsItsCompany(t *testing.T) {
	company := func(s rapid.System) rapid.Company {
		var d rapid.Design
		d.Systems[s] = 2
		return rapid.Company{Frames: []rapid.Design{d}}
	}
	for system, want := range map[rapid.System]landscape.Density{
		rapid.HandToHand: landscape.Dense, rapid.Artillery: landscape.Sparse, rapid.Direct: landscape.Medium,
	} {
		p := wish(rand.New(rand.NewPCG(5, 6)), company(system), landscape.Plan{Players: 4, Round: true})
		if p.Density != want || p.Twin == terrain.NoTwin || p.Players != 4 || !p.Round || p.Check() != nil {
			t.Errorf("with %v it wants %+v", system, p)
		}
	}
}

func TestACopyIsChangedByHand(t *testing.T) {
	g := gather(t, 1280, 720, 2, 0)
	before, entries := g.scene.Table(), len(g.lib.List(library.Table, library.ByName, ""))
	g.Click("approve/seat/1")
	g.Wait(2)

	// Looked at, and left as it was.
	g.Click("approve/hand")
	g.Wait(20)
	if _, ok := g.App.Top().(*builder.Scene); !ok {
		t.Fatalf("the table is not on the bench; there are %v", g.App.Widgets().IDs())
	}
	g.Key(ui.KeyEscape)
	g.Wait(20)
	if n := len(g.lib.List(library.Table, library.ByName, "")); n != entries {
		t.Errorf("a copy that nobody has changed stays in the library: %d tables, there were %d", n, entries)
	}
	if !g.scene.seats.approved[0] || !cmp.Equal(g.scene.Table(), before) {
		t.Error("looking at it on the bench takes approvals back")
	}

	// Made up anew on the bench.
	g.Click("approve/hand")
	g.Wait(20)
	g.Key('G')
	g.Wait(12)
	g.Click("plan/do")
	g.Until("the table that was made up", 1_000_000, func() bool { return !g.Has("plan/do") })
	g.Wait(12)
	for i := 0; i < 3 && g.App.Top() != scenes.Scene(g.scene); i++ {
		g.Key(ui.KeyEscape)
		g.Wait(20)
	}
	if cmp.Equal(g.scene.Table().Bricks, before.Bricks) || g.scene.seats.approved[0] {
		t.Error("the change is not on the table, or it is approved already")
	}
	if n := len(g.lib.List(library.Table, library.ByName, "")); n != entries+1 {
		t.Errorf("%d tables, want %d and the copy", n, entries)
	}
}

func TestATableThatDoesNotFitIsApprovedByNobody(t *testing.T) {
	g := gather(t, 1280, 720, 1, 1)
	small := field.Layout{Name: "Box", Width: 60, Height: 60, Ground: "meadow"}
	g.scene.tables.Do(small)
	g.scene.picture.Show(small)
	g.scene.fit = nil
	g.Click("approve/seat/1")
	g.Wait(3)
	if g.agreed != nil {
		t.Error("a battle begins on a table that is too small")
	}
	g.Shot("approve_small")
}

func TestEscLeadsBack(t *testing.T) {
	g := gather(t, 1280, 720, 1, 1)
	g.Key(ui.KeyEscape)
	g.Wait(14)
	if _, ok := g.App.Top().(*hall); !ok || g.agreed != nil {
		t.Error("Esc does not lead back")
	}
}

func TestTabReachesEverything(t *testing.T) {
	g := gather(t, 1280, 720, 2, 1)
	reached := map[string]bool{}
	for range len(g.App.Widgets().IDs()) + 1 {
		g.Key(ui.KeyTab)
		reached[g.App.Widgets().Focused()] = true
	}
	for _, id := range g.App.Widgets().IDs() {
		if !reached[id] {
			t.Errorf("Tab never comes to %s", id)
		}
	}
}

func TestTheScreenFitsItsWindow(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 720}, {960, 540}, {1600, 900}} {
		for _, seats := range []int{2, 5} {
			g := gather(t, size.w, size.h, seats-1, 1)
			if seats > 2 {
				g.Click("approve/seat/1")
				g.Key('C')
				g.laidOut()
				g.Click("approve/seat/2")
			}
			g.Move(5, 5)
			g.Wait(10)
			g.Shot(fmt.Sprintf("approve_%d_%dx%d", seats, size.w, size.h))
			window := ui.Rect{W: float64(size.w), H: float64(size.h)}
			for _, id := range g.App.Widgets().IDs() {
				if r := g.Where(id); r.X < -0.1 || r.Y < -0.1 || r.Right() > window.W+0.1 || r.Bottom() > window.H+0.1 {
					t.Errorf("%dx%d: %s is at %v", size.w, size.h, id, r)
				}
			}
		}
	}
}
