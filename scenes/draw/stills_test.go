package draw

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestAStillIsDrawnOnceAndLooksTheSame(t *testing.T) {
	drawn := 0
	var s Stills[string]
	show := func(p *Pen) {
		p.Translate(20, 20)
		s.Draw(p, "disc", 10, func(p *Pen) {
			drawn++
			p.Disc(RuleRed, 0, 0, 10)
		})
	}
	kept, plain := ebiten.NewImage(40, 40), ebiten.NewImage(40, 40)
	p := NewPen()
	for range 3 {
		kept.Clear()
		p.Begin(1)
		show(p)
		p.Flush(kept)
	}
	p.Begin(1)
	p.Disc(RuleRed, 20, 20, 10)
	p.Flush(plain)
	if drawn != 1 {
		t.Errorf("drawn %d times in three frames", drawn)
	}
	want := pixels(plain).Pix
	for i, c := range pixels(kept).Pix {
		if d := int(c) - int(want[i]); d < -2 || d > 2 {
			t.Fatalf("byte %d is off by %d", i, d)
		}
	}
}

// A picture that is made anew for another zoom is still on the screen where it was
// recorded before.
func TestAPictureMayBeShownAtTwoZoomsInOneFrame(t *testing.T) {
	img := ebiten.NewImage(40, 20)
	p := NewPen()
	p.Begin(1)
	var k picture
	fill := func(p *Pen) { p.Rect(RuleRed, 0, 0, 10, 10) }
	k.draw(p, 0, 0, 10, 10, fill)
	p.Translate(20, 0)
	p.Scale(2)
	k.draw(p, 0, 0, 10, 10, fill)
	p.Flush(img)
	got := pixels(img)
	for _, x := range []int{5, 25, 38} {
		if c := got.RGBAAt(x, 5); c.R < 180 {
			t.Errorf("at %d there is %v", x, c)
		}
	}
}

func TestWhatIsClippedAwayIsNotDrawn(t *testing.T) {
	p := NewPen()
	p.Clip(0, 0, 40, 40)
	p.Translate(100, 100)
	var s Stills[int]
	s.Draw(p, 1, 10, func(*Pen) { t.Error("drawn out of sight") })
	if len(p.vertex) > 0 {
		t.Errorf("%d vertices", len(p.vertex))
	}
}
