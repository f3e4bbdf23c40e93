package draw

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/rules/dice"
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
	p.Text("5,712.33", 206, 110, Style{Size: 12, Font: Mono, Color: Ink, Align: Right})
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

func TestGalleryWidgets(t *testing.T) {
	img := ebiten.NewImage(1280, 720)
	p := NewPen()
	p.Begin(1)
	p.Desk(1280, 720)
	widgets(p)
	p.Save()
	p.Translate(640, 0)
	p.Scale(2)
	widgets(p)
	p.Restore()
	p.Flush(img)
	exhibit(t, "widgets", img)
}

// widgets draws the left column of a battle.
func widgets(p *Pen) {
	p.Card(8, 8, 272, 120)
	p.PlayerBand(8, 8, 120, Seats[1])
	p.Text("Mira · Sparrow 2", 66, 32, Style{Size: 13, Font: Medium, Color: Ink2})
	p.Text("Choose a defence die", 66, 54, Style{Size: 18, Font: Bold, Color: Ink})
	p.Text("No cover from there: damage on 5 and 6.", 26, 103, Style{Size: 12.5, Color: Ink2})
	p.Tray(8, 136, 272, 318)
	pool := []Die{
		{Colour: dice.White, Value: 5}, {Colour: dice.White, Value: 2, Angle: 0.05},
		{Colour: dice.Blue, Value: 3, Angle: 0.08}, {Colour: dice.Green, Value: 4, Angle: -0.1},
		{Colour: dice.Red, Value: 6, Angle: 0.04}, {Colour: dice.Red, Value: 4, Angle: -0.05},
		{Colour: dice.Red, Faces: 8, Value: 7, Angle: 0.03}, {Colour: dice.Yellow, Value: 3, Angle: 0.09},
	}
	for i, d := range pool {
		x, y := 54+float64(i%4)*60, 178+float64(i/4)*67
		size := 40.0
		if d.Faces == 8 {
			size = 42
		}
		if i == 0 {
			p.DieChosen(x, y, 40)
			y -= 2
		}
		p.Die(d, x, y, size)
		p.Text(d.Colour.Letter(), x, 214+float64(i/4)*67, Style{Size: 12, Font: Bold, Color: Hex(0x3E3118), Align: Centre})
	}
	ghost := Die{Colour: dice.White, Value: 5}
	p.Slot(18, 304, 124, 66, Slot{Name: "Defend", Sub: "5 against 6", Key: "1", Icon: IconShield, Colour: dice.Blue, Die: &ghost, Ghost: 0.85, Asked: true})
	p.Slot(146, 304, 124, 66, Slot{Name: "Move", Key: "2", Icon: IconMove, Colour: dice.Green})
	p.Slot(18, 376, 124, 66, Slot{Name: "Attack", Key: "3", Icon: IconAttack, Colour: dice.Red})
	p.Slot(146, 376, 124, 66, Slot{Name: "Spot", Key: "4", Icon: IconSpot, Colour: dice.Yellow})
	primary := ButtonLook{Primary: true}
	p.ButtonBody(8, 460, 164, 36, primary)
	p.Text("Defend with 5", 32, 483, Style{Size: 14, Font: Medium, Color: primary.ButtonColor()})
	p.Keycap("Enter", 126, 469, true)
	p.ButtonBody(180, 460, 100, 36, ButtonLook{})
	p.FocusRing(180, 460, 100, 36, 7)
	p.Text("Back", 196, 483, Style{Size: 14, Font: Medium, Color: Ink})
	p.Keycap("Esc", 238, 469, false)
	p.Card(8, 504, 272, 208)
	p.CurrentRow(14, 554, 260, 33)
	p.Die(Die{Colour: dice.White, Value: 5}, 34, 570, 24)
	p.DistributionBar(112, 562, 116, 17, [4]float64{0.67, 0.33})
	p.DistributionBar(112, 597, 116, 17, [4]float64{0.3, 0.44, 0.22, 0.04})
	p.DieOutline(34, 605, 24)
	p.Hairline(20, 624, 248)
	x := 22.0
	x += p.Tag("passed", x, 632, TagLook{}) + 6
	x += p.Tag("drawn in", x, 632, TagLook{Ground: Gold.Lit(0.5), Line: GoldEdge}) + 6
	p.Tag("in cover", x, 632, TagLook{Icon: IconWall, Ground: Ink, Ink: Gold})
	p.Die(Die{Faces: 12, Value: 8}, 50, 684, 46)
	p.Die(Die{Faces: 20, Value: 14}, 100, 684, 46)
	for i, c := range []dice.Colour{dice.White, dice.Red, dice.Green, dice.Blue, dice.Yellow} {
		p.Die(Die{Colour: c, Value: i + 2, Flat: true}, 136+float64(i)*19, 684, 17)
	}
	p.Pill(300, 676, 176, 36)
	for i, n := range []Icon{IconFit, IconHeights, IconRuler, IconMenu, IconGear} {
		p.Icon(n, 320+float64(i)*34, 694, 9, Ink)
	}
	names := []Icon{
		IconShield, IconMove, IconAttack, IconSpot, IconPause, IconPlay, IconStep, IconSkip, IconRewind, IconWall,
		IconFlag, IconFrame, IconCheck, IconCross, IconWarn, IconPlus, IconMinus, IconLeft, IconRight, IconUp, IconDown,
		IconUndo, IconPencil, IconCopy, IconTrash, IconSound, IconMute, IconPerson, IconChip, IconHelp, IconInfo,
		IconLock, IconSearch, IconStar, IconTie, IconDie,
	}
	p.Card(300, 8, 272, 120)
	for i, n := range names {
		p.Icon(n, 318+float64(i%10)*26, 28+float64(i/10)*26, 8, Ink)
	}
	p.Bubble(310, 150, 252, 50, V(420, 240))
	p.Text("6.2 units · direct", 324, 171, Style{Size: 15, Font: Bold, Color: White})
	p.Icon(IconWall, 470, 166, 7, Gold)
	p.Text("wall, 2 bricks decide · stands 2 hits", 324, 190, Style{Size: 12, Color: Hex(0xD5DEE6)})
	p.Label("7.7 round the corner", 440, 230)
}
