package builder

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/rules/field"
	"rulerfire/scenes/ui"
)

// groundAt is the colour of the ground in the middle of a stud.
func groundAt(l field.Layout, x, y int) string {
	px, py := int64(x)*field.Stud+field.Stud/2, int64(y)*field.Stud+field.Stud/2
	colour := l.Ground
	for _, p := range l.Prints {
		dx, dy := px-int64(p.X), py-int64(p.Y)
		if p.Radius > 0 && dx*dx+dy*dy <= int64(p.Radius)*int64(p.Radius) ||
			p.Radius == 0 && dx >= 0 && dy >= 0 && dx < int64(p.W) && dy < int64(p.L) {
			colour = p.Colour
		}
	}
	return colour
}

func TestTheGroundIsPrintedByMouse(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	is := func(x, y int, want string) {
		t.Helper()
		if got := groundAt(b.scene.now, x, y); got != want {
			t.Errorf("the ground at %d,%d is %s, want %s", x, y, got, want)
		}
	}
	b.Click("builder/print")
	b.Wait(3)
	b.dragStuds(20, 20, 80, 50)
	is(50, 35, "asphalt") // half-way of a fast stroke
	is(50, 45, "meadow")
	b.Click("builder/form/Disc")
	b.Click("ink/water")
	b.dragStuds(100, 100, 110, 100)
	is(100, 100, "water")
	is(109, 100, "water")
	is(109, 109, "meadow")
	b.Click("builder/form/Area")
	b.Click("ink/soil")
	b.dragStuds(10, 70, 40, 90)
	is(10, 70, "soil")
	is(40, 90, "soil")
	b.Click("ink/bare")
	b.dragStuds(20, 75, 30, 80)
	is(25, 78, "meadow")
	is(25, 85, "soil")
	b.dragStuds(109, 95, 120, 105) // touches the pond
	is(100, 100, "meadow")
	saved := b.scene.now
	b.Wait(60)
	e, _ := b.lib.Get(b.scene.desk.Entry().ID)
	if kept, err := e.Table(); err != nil || !cmp.Equal(kept.Prints, saved.Prints) {
		t.Errorf("the library keeps %d prints of %d (%v)", len(kept.Prints), len(saved.Prints), err)
	}
	for range 5 { // one for each thing that was done
		b.Click("builder/undo")
	}
	if b.scene.desk.CanUndo() || len(b.scene.now.Prints) != 0 {
		t.Errorf("%d prints are left", len(b.scene.now.Prints))
	}
}

func TestTheGroundIsPrintedByKeys(t *testing.T) {
	b := sit(t, 1280, 720, meadow())
	b.Key('O')
	b.Key(ui.KeyEnter)
	x, y := b.scene.pointer.x, b.scene.pointer.y
	if got := groundAt(b.scene.now, x, y); got != "asphalt" {
		t.Errorf("Enter prints %s", got)
	}
	b.Key(ui.KeyRight, ui.KeyRight, ui.KeyRight, ui.KeySpace, ui.KeyRight, ui.KeyRight, ui.KeyRight, ui.KeyDown, ui.KeySpace)
	if got := groundAt(b.scene.now, x+6, y+1); got != "asphalt" {
		t.Errorf("a rectangle by keys prints %s", got)
	}
	b.Key(ui.KeyEscape)
	if b.scene.tool != selecting {
		t.Error("Esc does not put the tool away")
	}
}

// However the ground is printed, each stud gets what was printed on it last, and the
// table can be written down.
func TestPrintsAreWhatWasPrintedLast(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		l := field.Layout{Name: "Test", Width: 40, Height: 40, Ground: "meadow"}
		want := map[[2]int]string{}
		for range prop.IntRange(1, 8).Draw(t, "strokes") {
			p := patch{}
			for range prop.IntRange(1, 5).Draw(t, "marks") {
				p.add(l, prop.IntRange(-3, 42).Draw(t, "x"), prop.IntRange(-3, 42).Draw(t, "y"), prop.IntRange(1, mostWide).Draw(t, "wide"))
			}
			ink := prop.SampledFrom([]string{"", "water", "asphalt", "soil"}).Draw(t, "ink")
			for at := range p {
				want[at] = ink
			}
			if ink == "" {
				l = bared(l, p)
			} else {
				l = printed(l, p, ink)
			}
		}
		for y := range l.Height {
			for x := range l.Width {
				colour := want[[2]int{x, y}]
				if colour == "" {
					colour = "meadow"
				}
				if got := groundAt(l, x, y); got != colour {
					t.Fatalf("the ground at %d,%d is %s, want %s", x, y, got, colour)
				}
			}
		}
		if _, err := l.MarshalText(); err != nil {
			t.Error(err)
		}
	})
}

func TestHiddenPrintsGo(t *testing.T) {
	l := meadow()
	for range 3 {
		l = printed(l, areaOf(10, 10, 40, 40), "soil")
	}
	if disc, ok := discRound(l, 20, 20, 24, 20, "water"); ok {
		l = overprinted(l, disc)
	}
	if len(l.Prints) != 2 {
		t.Errorf("%d prints, want the area and the disc", len(l.Prints))
	}
	if l = printed(l, areaOf(0, 0, 60, 60), "yard"); len(l.Prints) != 1 {
		t.Errorf("%d prints, want the one that hides all", len(l.Prints))
	}
}

func TestADiscStaysOnTheTable(t *testing.T) {
	disc, ok := discRound(meadow(), 5, 60, 40, 60, "water")
	if !ok || disc.Radius != 5*field.Stud+field.Stud/2 {
		t.Errorf("the disc's radius is %d", disc.Radius)
	}
}
