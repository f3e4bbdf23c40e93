package draw

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestEveryEmblemIsAPictureOfItsOwn(t *testing.T) {
	pictures := map[string]string{}
	for _, name := range append(Emblems(), "", "of no such name") {
		img := ebiten.NewImage(48, 48)
		p := NewPen()
		p.Begin(1)
		p.Emblem(name, 24, 24, 20, Seats[0])
		p.Flush(img)
		known := name != "" && name != "of no such name"
		if other, taken := pictures[string(pixels(img).Pix)]; taken && known {
			t.Errorf("%q and %q look alike", name, other)
		}
		pictures[string(pixels(img).Pix)] = name
	}
	if want := len(Emblems()) + 1; len(pictures) != want {
		t.Errorf("%d pictures, want %d: an empty tile is shown for none and for one that is unknown", len(pictures), want)
	}
}

func TestGalleryEmblems(t *testing.T) {
	img := ebiten.NewImage(720, 380)
	p := NewPen()
	p.Begin(1)
	p.Rect(Paper, 0, 0, 720, 380)
	for i, name := range Emblems() {
		x := 40 + float64(i)*58
		for k, s := range Seats {
			p.Emblem(name, x, 34+float64(k)*52, 20, s)
		}
		p.Emblem(name, x, 345, 12, Seats[4])
	}
	p.Flush(img)
	exhibit(t, "emblems", img)
}
