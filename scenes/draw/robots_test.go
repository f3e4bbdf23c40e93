package draw

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/rules/dice"
)

// A sheet is a picture of pieces on plates, for looking at.
type sheet struct {
	*Pen
	img *ebiten.Image
}

func newSheet(w, h int) *sheet {
	s := &sheet{NewPen(), ebiten.NewImage(w, h)}
	s.Rect(Hex(0xF6F1E6), 0, 0, float64(w), float64(h))
	return s
}

func (s *sheet) show(t *testing.T, name string) {
	s.Flush(s.img)
	exhibit(t, name, s.img)
}

// plate draws on a meadow plate in pixels, with the given pixels per stud.
func (s *sheet) plate(x, y, w, h, perStud float64, draw func(p *Pen)) {
	s.Save()
	s.Rect(Hex(0xCBDDB4), x, y, w, h)
	s.Clip(x, y, w, h)
	s.Translate(x, y)
	s.Scale(perStud)
	for i := range int(w/perStud) + 1 {
		for j := range int(h/perStud) + 1 {
			s.PlateStud(float64(i)+.5, float64(j)+.5)
		}
	}
	draw(s.Pen)
	s.Restore()
}

func at(p *Pen, x, y float64, draw func()) {
	p.Save()
	p.Translate(x, y)
	draw()
	p.Restore()
}

func systems(seat int, n [6]uint8, rockets uint8) Robot {
	return Robot{Seat: Seats[seat], Systems: n, Rockets: rockets, White: 2}
}

// TestGalleryParts puts frames, systems and looks where the style sheet's sheet of
// pieces has them.
func TestGalleryParts(t *testing.T) {
	s := newSheet(1280, 720)
	s.plate(14, 184, 436, 84, 14.4, func(p *Pen) {
		at(p, 3.1, 2.9, func() { p.Base(Seats[0], false) })
		r := Robot{Seat: Seats[0], Number: "1", White: 2}
		at(p, 20.8, 2.9, func() { p.Robot(r) })
		r.Spent = true
		at(p, 26.7, 2.9, func() { p.Robot(r) })
	})
	s.plate(468, 184, 798, 84, 14.4, func(p *Pen) {
		for i, seat := range Seats {
			x := 3 + float64(i)*11.05
			at(p, x, 2.9, func() { p.Robot(Robot{Seat: seat, Number: string(rune('1' + i)), White: 2}) })
			p.Rect(Shadow, x+3.75, 1.28, 4.4, 2.7)
			p.Flag(x+3.5, 1, 4.4, 2.7, 0, seat)
		}
	})
	s.plate(14, 314, 1252, 106, 12.4, func(p *Pen) {
		for i, kind := range []Part{Defence, Movement, Comms, HandToHand, Direct, Artillery} {
			y := 4.2
			if i > 2 {
				y = 4.9
			}
			if i == 5 {
				y = 5.7
			}
			for k := range 2 {
				var n [6]uint8
				n[kind] = uint8(k + 1)
				at(p, 4.2+float64(i)*13.2+float64(k)*6.1, y, func() { p.Robot(systems(i%5, n, 0)) })
			}
		}
		for k := range 3 {
			at(p, 82.6+float64(k)*6.3, 4.4, func() { p.Robot(systems(2, [6]uint8{}, uint8(k+1))) })
		}
	})
	s.plate(14, 484, 392, 76, 12.4, func(p *Pen) {
		for i, r := range []Robot{
			{Systems: [6]uint8{2}, Looks: [6]uint8{Stealth}},
			{Systems: [6]uint8{0, 1}, Looks: [6]uint8{0, Wheels}},
			{Systems: [6]uint8{0, 2}, Looks: [6]uint8{0, Wheels}},
			{Systems: [6]uint8{0, 0, 2}, Looks: [6]uint8{0, 0, Dishes}},
			{Systems: [6]uint8{0, 0, 0, 2}, Looks: [6]uint8{0, 0, 0, BladeAndHammer}},
		} {
			r.Seat, r.White = Seats[(i+1)%5], 2
			y := 3.0
			if i == 4 {
				y = 3.7
			}
			at(p, 3.6+float64(i)*6.15, y, func() { p.Robot(r) })
		}
	})
	s.plate(14, 614, 1252, 82, 12, func(p *Pen) {
		for i := range 3 {
			at(p, 3.2+float64(i)*7.6, 3.9, func() { p.Station(&Seats[i], 1) })
		}
		at(p, 26, 3.9, func() { p.Station(nil, 1) })
		at(p, 37.6, 3.5, func() {
			p.ActingRing(1)
			r := systems(1, [6]uint8{1, 1, 1, 0, 1, 0}, 0)
			r.Number = "3"
			p.Robot(r)
		})
		at(p, 44.4-3, 2.2+3, p.PauseBadge)
		at(p, 51.6, 3.5, func() {
			p.TargetBrackets()
			r := systems(2, [6]uint8{2, 0, 0, 0, 1, 0}, 0)
			r.Number = "4"
			p.Robot(r)
		})
		at(p, 64, 3.4, func() {
			r := systems(3, [6]uint8{0, 1, 0, 2, 0, 0}, 0)
			r.Number = "1"
			p.Robot(r)
			p.Translate(-1, -.8)
			p.DefenceDie(Die{Colour: dice.Blue, Value: 5})
			p.Translate(1.4, 2.8)
			p.SpotLamp(4)
		})
		p.Ruler(Ruler{Points: []Vec{V(73.5, 4.6), V(93.5, 4.6), V(102.6, 2.2)}, Width: 2.3})
	})
	s.show(t, "parts")
}

// TestGalleryLooks shows every look of every part, on a frame and alone.
func TestGalleryLooks(t *testing.T) {
	s := newSheet(1280, 900)
	s.plate(0, 0, 1280, 900, 12, func(p *Pen) {
		y := 6.0
		for kind := range Rocket {
			x := 5.0
			for look := range Looks(kind) {
				var r Robot
				r.Seat, r.White = Seats[kind%5], 2
				r.Looks[kind] = uint8(look)
				for n := 1; n <= 2; n++ {
					r.Systems[kind] = uint8(n)
					at(p, x, y, func() { p.Robot(r) })
					x += 7.5
				}
				at(p, x-1, y, func() { p.Part(kind, uint8(look)) })
				x += 7
			}
			y += 12
		}
	})
	s.show(t, "looks")
}

// TestGalleryMarks shows what stands beside and between frames at three zooms.
func TestGalleryMarks(t *testing.T) {
	s := newSheet(1280, 1180)
	y := 0.0
	for _, perStud := range []float64{5.8, 10.4, 20} {
		s.plate(0, y, 1280, 32*perStud, perStud, func(p *Pen) {
			a, b := V(10, 22), V(44, 9)
			p.Capsule(a, b)
			p.UnitRing(b, 7)
			p.AttackLine(V(26, 27), a, 0)
			p.AttackDie(V(26, 27), a, Die{Colour: dice.Red, Faces: 8, Value: 7})
			at(p, a.X, a.Y, func() {
				p.ActingRing(1)
				p.Robot(Robot{Seat: Seats[0], Number: "2", Systems: [6]uint8{1, 1, 1, 0, 1, 0}, White: 2, Facing: FacingTo(b.Sub(a))})
				p.DefenceDie(Die{Colour: dice.Blue, Value: 5})
			})
			at(p, b.X, b.Y, func() {
				p.TargetBrackets()
				p.Robot(Robot{Seat: Seats[1], Number: "3", Systems: [6]uint8{2, 0, 1, 0, 1, 0}, White: 2, Facing: -2})
				p.SpotLamp(4)
				p.DefenceDie(Die{Colour: dice.White, Value: 3})
			})
			at(p, 26, 27, func() {
				p.SelectionRing()
				p.Robot(Robot{Seat: Seats[2], Number: "4", Systems: [6]uint8{2, 0, 1, 0, 1, 0}, White: 2})
				p.PauseBadge()
			})
			at(p, 38, 26, func() {
				p.HoverRing()
				p.Robot(Robot{Seat: Seats[3], Number: "1", Systems: [6]uint8{0, 2, 0, 1}, Looks: [6]uint8{3: Claws}, White: 1, Facing: .4})
				p.YetToAct()
			})
			at(p, 50, 26, func() { p.Ghost(Robot{Seat: Seats[4], Systems: [6]uint8{1, 1, 0, 0, 1}, White: 2, Facing: 1}, true) })
			at(p, 58, 22, func() { p.Ghost(Robot{Seat: Seats[4], Systems: [6]uint8{1, 1, 0, 0, 1}, White: 2, Facing: 1}, false) })
			at(p, 56, 8, func() { p.Station(&Seats[3], .5) })
			p.Ruler(Ruler{Points: []Vec{V(11.9, 21.3), V(30, 14), V(42.4, 10.2)}})
			p.Ruler(Ruler{Points: []Vec{V(60, 2), V(6, 5)}})
		})
		y += 32*perStud + 8
	}
	s.show(t, "marks")
}

// TestGallerySeats shows every pattern on every colour as flag, chip and base.
func TestGallerySeats(t *testing.T) {
	s := newSheet(640, 420)
	for i, seat := range Seats {
		for pattern := Plain; pattern <= Bar; pattern++ {
			seat.Pattern = pattern
			x, y := 20+float64(i)*125, 20+float64(pattern)*80
			s.Flag(x, y, 34, 23, 2.5, seat)
			s.Chip(x+60, y+12, 17, seat, "2", false)
			s.Chip(x+90, y+12, 9, seat, "3", true)
			s.Chip(x+16, y+48, 14, seat, "12", false)
			at(s.Pen, x+60, y+50, func() {
				s.Scale(7)
				s.Base(seat, false)
				s.NumberTag(seat, "4", false)
			})
		}
	}
	s.show(t, "seats")
}

// TestGalleryTitle is the scene behind the main menu.
func TestGalleryTitle(t *testing.T) {
	s := newSheet(1280, 720)
	d := Title()
	table := NewTableView(d.Table)
	table.Litter(d.Debris)
	s.Save()
	s.Scale(20)
	table.Draw(s.Pen, image.Rect(0, 0, 1280, 720), 1, true)
	s.Diorama(d)
	s.Restore()
	s.show(t, "title")
}

// TestGalleryEffects shows every effect at nine moments from left to right.
func TestGalleryEffects(t *testing.T) {
	const moments = 9
	s := newSheet(1280, 1010)
	ground := GroundColor("meadow")
	r := Robot{Seat: Seats[2], Number: "4", Systems: [6]uint8{1, 1, 1, 0, 1, 0}, White: 2, Facing: .5}
	bare := Robot{Seat: Seats[0], Number: "2", White: 1, Facing: -1}
	for row, show := range []func(p *Pen, t float64){
		func(p *Pen, t float64) { p.Burst(Terrain(4), ground, t, 5) },
		func(p *Pen, t float64) {
			left := r
			left.Systems[Direct] = 0
			p.Robot(left)
			p.LostPart(r, Direct, 1, t, ground, 9)
		},
		func(p *Pen, t float64) {
			left := r
			left.Systems[Defence] = 0
			p.Robot(left)
			p.LostPart(r, Defence, 1, t, ground, 3)
		},
		func(p *Pen, t float64) { p.Destroyed(bare, t, ground, 4) },
		func(p *Pen, t float64) { p.DirectShot(V(-4, 3), V(5, -3), t) },
		func(p *Pen, t float64) { p.ArtilleryShot(V(-4, 3), V(5, 1), t) },
		func(p *Pen, t float64) {
			height, fresh := FlagChange(t)
			owner := &Seats[1]
			if fresh {
				owner = &Seats[3]
			}
			p.Station(owner, height)
		},
		func(p *Pen, t float64) {
			pose := Tumble(t, V(-4, 2), V(3, 0), 12)
			d := Die{Colour: dice.Red, Value: TumblingFace(t, 6, 5, 12), Angle: pose.Angle}
			p.Die(d, pose.At.X, pose.At.Y-pose.Lift*2, 3*pose.Scale)
		},
		func(p *Pen, t float64) {
			angle, next := ClockTick(t)
			value := 8
			if next {
				value = 7
			}
			p.Die(Die{Faces: 12, Value: value, Angle: angle}, 0, 0, 6)
		},
	} {
		s.plate(0, float64(row)*112, 1280, 110, 11, func(p *Pen) {
			for i := range moments {
				at(p, 6.5+float64(i)*13, 5, func() { show(p, float64(i)/(moments-1)) })
			}
		})
	}
	s.show(t, "effects")
}

// TestGallerySizes shows the same frames at the four sizes they are seen at most.
func TestGallerySizes(t *testing.T) {
	s := newSheet(1280, 1000)
	robots := []Robot{
		{Seat: Seats[0], Number: "2", Systems: [6]uint8{1, 1, 1, 0, 1, 0}, Rockets: 2, White: 2, Facing: 72 * degree},
		{Seat: Seats[0], Number: "1", Systems: [6]uint8{2, 0, 0, 0, 0, 2}, White: 2, Facing: 80 * degree},
		{Seat: Seats[2], Number: "1", Systems: [6]uint8{2, 0, 0, 0, 2, 0}, White: 2, Facing: -96 * degree},
		{Seat: Seats[1], Number: "3", Systems: [6]uint8{0, 2, 0, 2, 0, 0}, White: 2, Facing: -60 * degree},
		{Seat: Seats[3], Number: "4", Systems: [6]uint8{1, 0, 2, 0, 0, 1}, White: 2, Facing: 70 * degree},
		{Seat: Seats[4], Number: "5", Systems: [6]uint8{1, 2, 0, 0, 1, 0}, Looks: [6]uint8{0, Wheels}, White: 1, Facing: -70 * degree, Spent: true},
	}
	y := 0.0
	for _, perStud := range []float64{5.8, 10.4, 20, 44} {
		h := 11 * perStud
		s.plate(0, y, 1280, h, perStud, func(p *Pen) {
			for i, r := range robots {
				at(p, 6+float64(i)*10, 5.5, func() { p.Robot(r) })
			}
		})
		y += h + 8
	}
	s.show(t, "sizes")
}

const degree = math.Pi / 180
