package draw

import (
	"image"
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/rules/field"
)

// crossing is a table of 120 by 120 studs with all sorts of structures.
func crossing(t testing.TB) field.Layout {
	t.Helper()
	text, err := os.ReadFile("testdata/crossing.txt")
	if err != nil {
		t.Fatal(err)
	}
	l, err := field.ParseLayout(text)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// bricksAt are the numbers of the bricks of one layer with a corner in the box.
func bricksAt(l field.Layout, layer uint8, box image.Rectangle) (found []int) {
	for i, b := range l.Bricks {
		if b.Layer == layer && image.Pt(int(b.X), int(b.Y)).In(box) {
			found = append(found, i)
		}
	}
	return found
}

func TestGalleryTable(t *testing.T) {
	l := crossing(t)
	table := NewTableView(l)
	table.Litter(crumbs(l))
	var desk DeskView
	for _, view := range []struct {
		name       string
		zoom, x, y float64 // pixels per stud; where the table's corner lies
	}{
		{"table-fit", 5.8, 293, 13},
		{"table-zoom", 10.4, 31, -368},
		{"table-near", 30, -1500, -1500},
	} {
		img := ebiten.NewImage(1280, 720)
		p := NewPen()
		p.Begin(1)
		desk.Draw(p, img.Bounds().Size(), 1)
		p.Save()
		p.Clip(288, 0, 704, 720)
		p.Translate(view.x, view.y)
		p.Scale(view.zoom)
		table.Draw(p, image.Rect(288, 0, 992, 720), 1, true)
		table.GlowBricks(p, bricksAt(l, 4, image.Rect(62, 60, 63, 66)), 1, 1)
		if view.name == "table-near" {
			table.HeightNumbers(p, 1)
		}
		p.Restore()
		if view.zoom > 6 {
			p.ViewEdges(288, 0, 704, 720)
		}
		table.Overview(p, 8, 568, 144)
		p.Flush(img)
		exhibit(t, view.name, img)
	}
}

// crumbs are some pieces of debris south of the ruin in the middle.
func crumbs(l field.Layout) []LooseBrick {
	r := roller{seed: 4}
	var all []LooseBrick
	ground := GroundColor(l.Ground)
	for i := range 28 {
		w, h := 1.0, 1.0
		if i%3 > 0 {
			w = 2
		}
		if i%4 == 0 {
			h = 2
		}
		all = append(all, LooseBrick{
			X: r.between(65, 73), Y: r.between(73, 81), W: w, L: h,
			Angle: r.between(0, 6.28), Color: Debris(Terrain(field.Colour(i%2)), ground),
		})
	}
	return all
}

func TestMendingAfterAFallIsAsGoodAsDrawingAnew(t *testing.T) {
	l := crossing(t)
	fallen := bricksAt(l, 5, image.Rect(62, 57, 80, 75))
	fallen = append(fallen, bricksAt(l, 4, image.Rect(62, 57, 80, 75))...)
	if len(fallen) < 4 {
		t.Fatalf("only %d bricks to shoot at", len(fallen))
	}
	gone := map[int]bool{}
	for _, i := range fallen {
		gone[i] = true
	}
	after := func(i int) bool { return !gone[i] }
	draw := func(prepare func(t *TableView, show func())) *image.RGBA {
		img := ebiten.NewImage(720, 720)
		p := NewPen()
		table := NewTableView(l)
		show := func() {
			img.Clear()
			p.Begin(1)
			p.Translate(10, 10)
			p.Scale(5.8)
			table.Draw(p, img.Bounds(), 1, true)
			p.Flush(img)
		}
		prepare(table, show)
		show()
		return pixels(img)
	}
	mended := draw(func(t *TableView, show func()) {
		show()
		t.Stand(after)
		t.Litter(crumbs(l))
	})
	anew := draw(func(t *TableView, show func()) {
		t.Stand(after)
		t.Litter(crumbs(l))
	})
	worst := 0
	for i := range mended.Pix {
		worst = max(worst, int(mended.Pix[i])-int(anew.Pix[i]), int(anew.Pix[i])-int(mended.Pix[i]))
	}
	if worst > 3 {
		t.Errorf("the mended picture differs by up to %d", worst)
	}
}

func TestStandTellsNews(t *testing.T) {
	l := crossing(t)
	table := NewTableView(l)
	all := func(int) bool { return true }
	if table.Stand(all) {
		t.Error("it is news that all bricks stand")
	}
	top := 0
	for i, b := range l.Bricks {
		if b.Layer > l.Bricks[top].Layer {
			top = i
		}
	}
	b := l.Bricks[top]
	before := table.Height(int(b.X), int(b.Y))
	if !table.Stand(func(i int) bool { return i != top }) {
		t.Error("it is no news that a brick fell")
	}
	if now := table.Height(int(b.X), int(b.Y)); now != before-1 {
		t.Errorf("the column was %d high and is %d", before, now)
	}
}

func TestZoomingStretchesTheLastPictureUntilItSettles(t *testing.T) {
	table := NewTableView(crossing(t))
	p := NewPen()
	img := ebiten.NewImage(300, 300)
	at := func(zoom float64, settled bool) {
		img.Clear()
		p.Begin(1)
		p.Scale(zoom)
		table.Draw(p, img.Bounds(), 1, settled)
		p.Flush(img)
		if got := pixels(img).RGBAAt(150, 150); got.A != 255 {
			t.Errorf("at %v pixels per stud, settled %v, the table is not there: %v", zoom, settled, got)
		}
	}
	at(4, true)
	at(5, false)
	if table.whole.zoom != 4 {
		t.Errorf("drawn anew at %v while zooming", table.whole.zoom)
	}
	at(5, true)
	if table.whole.zoom != 5 {
		t.Errorf("not drawn anew once settled: still at %v", table.whole.zoom)
	}
	at(28, false)
	at(28, true)
	at(6, false)
}

func TestALargeTableFillsTheViewWhereverItIs(t *testing.T) {
	table := NewTableView(crossing(t))
	p := NewPen()
	img := ebiten.NewImage(400, 300)
	for _, corner := range []Vec{V(0, 0), V(-900, -40), V(-2000, -3000), V(-3150, -3280)} {
		img.Clear()
		p.Begin(1)
		p.Translate(corner.X, corner.Y)
		p.Scale(30)
		table.Draw(p, img.Bounds(), 1, true)
		p.Flush(img)
		got := pixels(img)
		for _, at := range []image.Point{{2, 2}, {397, 2}, {397, 297}, {2, 297}} {
			if got.RGBAAt(at.X, at.Y).A != 255 && corner != V(0, 0) {
				t.Errorf("with the corner at %v nothing is drawn at %v", corner, at)
			}
		}
		if size := table.part.image.Bounds().Size(); size.X > bakeLimit || size.Y > bakeLimit {
			t.Errorf("the image is %v", size)
		}
	}
}
