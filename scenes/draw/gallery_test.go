package draw

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestGalleryShapes(t *testing.T) {
	img := ebiten.NewImage(640, 360)
	p := NewPen()
	p.Begin(1)
	p.Rect(Desk, 0, 0, 640, 360)
	p.SoftRect(Hex(0x463C0C).Fade(0.3), 20, 22, 200, 100, 10, 7)
	p.RoundRect(Paper, 20, 20, 200, 100, 10)
	p.StrokeRoundRect(Hex(0x5C4218).Fade(0.2), 1, 20.5, 20.5, 199, 99, 10)
	p.Text("Choose a defence die", 34, 52, Style{Size: 18, Font: Bold, Color: Ink})
	p.Text("No cover from there: damage on 5 and 6.", 34, 72, Style{Size: 13, Color: Ink2})
	p.Text("Ada's AVATAR attacks with 6, direct.", 34, 92, Style{Size: 12.5, Color: Ink})
	p.Text("5,712.33", 206, 110, Style{Size: 12, Font: MonoBold, Color: Ink, Align: Right})
	p.Save()
	p.Translate(330, 80)
	for i := range 5 {
		p.Save()
		p.Translate(float64(i%3)*80-40, float64(i/3)*80-20)
		p.Rotate(float64(i) * 0.4)
		p.Scale(24)
		p.Bevel(Seats[i].Color, 0.17, Chamfered(-1.0, -0.7, 2, 1.4, 0.22)...)
		p.Puck(RuleYellow, 0, 0, 0.4)
		p.Text("Turned", 0, 1.2, Style{Size: 0.6, Font: Medium, Color: Ink, Align: Centre})
		p.Restore()
	}
	p.Restore()
	for i := range 12 {
		p.Disc(RuleRed, 30+float64(i)*16, 150, 0.25+0.6*float64(i))
		p.Ring(RuleBlue, 1.5, 30+float64(i)*16, 175, 0.25+0.6*float64(i))
		p.Line(Ink, 0.25*float64(i+1), V(30+float64(i)*16, 190), V(40+float64(i)*16, 215))
	}
	star := make([]Vec, 10)
	for i := range star {
		r := 40.0
		if i%2 == 1 {
			r = 17
		}
		sin, cos := math.Sincos(float64(i)*math.Pi/5 - math.Pi/2)
		star[i] = V(70+r*cos, 280+r*sin)
	}
	p.Poly(Gold, star...)
	p.Polyline(GoldEdge, 2, true, star...)
	p.Dashed(Ink, 2, 7, 5, 0, true, circle(nil, V(170, 280), 36, 64)...)
	p.Glow(White, 170, 280, 8, 30)
	p.ArcPlate(RuleBlue, 260, 280, 21, 28, -2.9, -1.8)
	p.Sector(RuleGreen, 260, 280, 18, 0, 2)
	p.GradRoundRect(Rim.Lit(0.3), V(320, 240), Rim.Dim(0.2), V(320, 320), 320, 240, 90, 80, 12)
	p.Save()
	p.Clip(440, 240, 60, 60)
	p.Disc(RuleRed, 440, 240, 50)
	p.Text("Clipped text", 430, 290, Style{Size: 20, Font: Bold, Color: Ink})
	p.Restore()
	p.Save()
	p.Fade(0.5)
	p.RoundRect(Ink, 520, 240, 90, 60, 9)
	p.Text("Faded", 565, 276, Style{Size: 20, Font: Bold, Color: White, Align: Centre})
	p.Restore()
	p.RoundLine(Good, 5, V(530, 330), V(545, 342), V(570, 315))
	p.Flush(img)
	exhibit(t, "shapes", img)
	if got := pixels(img).RGBAAt(75, 285); got.R < 240 || got.B > 90 {
		t.Errorf("the middle of the gold star is %v", got)
	}
}
