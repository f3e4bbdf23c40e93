package draw

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/rules/field"
)

// pictureOf is what a view shows after all that is done to it in turn, shown each
// time.
func pictureOf(first field.Layout, then ...field.Layout) *image.RGBA {
	img := ebiten.NewImage(720, 720)
	p := NewPen()
	table := NewTableView(first)
	show := func() {
		img.Clear()
		p.Begin(1)
		p.Translate(10, 10)
		p.Scale(5.8)
		table.Draw(p, img.Bounds(), 1, true)
		p.Flush(img)
	}
	show()
	for _, l := range then {
		table.Show(l)
		show()
	}
	return pixels(img)
}

func TestShowingAnotherLayoutIsAsGoodAsDrawingAnew(t *testing.T) {
	l := crossing(t)
	built := l.Clone()
	built.Bricks = append(built.Bricks[40:], field.Brick{X: 50, Y: 50, W: 8, L: 2, Layer: 1, Colour: 4})
	painted := built.Clone()
	painted.Ground = "yard"
	printed := built.Clone()
	printed.Prints = append(printed.Prints[1:], field.Print{X: 40 * field.Stud, Y: 20*field.Stud + 3, Radius: 9 * field.Stud, Colour: "water"})
	round := built.Clone()
	round.Round = true
	for _, c := range []struct {
		name string
		to   field.Layout
	}{{"built", built}, {"painted", painted}, {"printed", printed}, {"round", round}} {
		shown, anew := pictureOf(l, c.to), pictureOf(c.to)
		worst := 0
		for i := range shown.Pix {
			worst = max(worst, int(shown.Pix[i])-int(anew.Pix[i]), int(anew.Pix[i])-int(shown.Pix[i]))
		}
		if worst > 3 {
			t.Errorf("%s: the picture differs by up to %d", c.name, worst)
		}
	}
	img := ebiten.NewImage(720, 720)
	p := NewPen()
	p.Begin(1)
	new(DeskView).Draw(p, img.Bounds().Size(), 1)
	p.Translate(10, 10)
	p.Scale(5.8)
	NewTableView(round).Draw(p, img.Bounds(), 1, true)
	p.Flush(img)
	exhibit(t, "table-round", img)
}

func TestShowTellsNews(t *testing.T) {
	l := crossing(t)
	table := NewTableView(l)
	if table.Show(l.Clone()) {
		t.Error("the same layout is news")
	}
	l = l.Clone()
	l.Bricks[0].Colour++
	if !table.Show(l) {
		t.Error("another colour is no news")
	}
	l.Round = true
	if !table.Show(l) {
		t.Error("another shape is no news")
	}
}
