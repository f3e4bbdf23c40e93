package draw

import (
	"math"
	"reflect"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"rulerfire/rules/rapid"
)

// The looks that a design may name are those that can be drawn.
func TestEveryLookIsBuilt(t *testing.T) {
	for s := range rapid.System(rapid.NumSystems) {
		if n := Looks(Part(s)); n != s.NumLooks() {
			t.Errorf("%v has %d looks, %d are drawn", s, s.NumLooks(), n)
		}
	}
	for kind, looks := range mounts {
		for look, m := range looks {
			for n, list := range m.built {
				if len(list) == 0 {
					t.Errorf("%d of part %d in look %d is nothing", n+1, kind, look)
				}
			}
		}
	}
}

// What is lost flies off as what was mounted.
func TestTheSecondOfAMixedPairComesOffAsItself(t *testing.T) {
	for _, c := range []struct {
		part Part
		look uint8
	}{{Comms, DishAndMast}, {HandToHand, BladeAndHammer}} {
		m := lookOf(c.part, c.look)
		if reflect.DeepEqual(m.alone(1), m.alone(2)) {
			t.Errorf("part %d in look %d: the second comes off as the first", c.part, c.look)
		}
	}
	pair := lookOf(HandToHand, Claws)
	if !reflect.DeepEqual(pair.alone(1), pair.alone(2)) {
		t.Error("two claws come off as two things")
	}
}

func TestASecondPartSitsWhereItIsDrawn(t *testing.T) {
	for part := Defence; part <= Artillery; part++ {
		for look := range Looks(part) {
			var r Robot
			r.Systems[part], r.Looks[part] = 2, uint8(look)
			both, second := r.part(part), r.MountPoint(part, 2)
			from, to := extent(shapes(both)...)
			if second.X < from.X || second.X > to.X || second.Y < from.Y || second.Y > to.Y {
				t.Errorf("part %d in look %d: the second sits at %v, outside what is drawn from %v to %v", part, look, second, from, to)
			}
		}
	}
}

// The three ranges differ in how far their weapons stick out.
func TestWeaponsReachAsFarAsTheirRange(t *testing.T) {
	for _, c := range []struct {
		part      Part
		from, to_ float64
	}{{HandToHand, 3.1, 3.35}, {Direct, 3.5, 3.5}, {Artillery, 4.5, 4.85}} {
		for look, m := range mounts[c.part] {
			for n, list := range m.built {
				reach := 0.0
				for _, pc := range list {
					for _, shape := range pc.shape() {
						lo, _ := extent(shape)
						reach = max(reach, -lo.Y)
					}
				}
				if reach < c.from-1e-9 || reach > c.to_+1e-9 {
					t.Errorf("%d of part %d in look %d reaches %.2f", n+1, c.part, look, reach)
				}
			}
		}
	}
}

func TestOutlinesAreConvexAndClockwise(t *testing.T) {
	check := func(list []piece) {
		for _, pc := range list {
			for _, o := range pc.shape() {
				for i, a := range o {
					b, c := o[(i+1)%len(o)], o[(i+2)%len(o)]
					if cross := (b.X-a.X)*(c.Y-b.Y) - (b.Y-a.Y)*(c.X-b.X); cross < -1e-9 {
						t.Errorf("%v turns the wrong way at %v", o, b)
					}
				}
			}
		}
	}
	for _, looks := range mounts {
		for _, m := range looks {
			for _, list := range m.built {
				check(list)
				check(mirror(list))
			}
		}
	}
	check((&Robot{White: 1}).pieces())
}

func TestUnknownLooksAndCountsAreDrawnAllTheSame(t *testing.T) {
	r := Robot{Systems: [6]uint8{9, 9, 9, 9, 9, 9}, Looks: [6]uint8{99, 99, 99, 99, 99, 99}, Rockets: 200, White: 9}
	p := NewPen()
	p.Robot(r)
	p.Destroyed(r, .5, Desk, 1)
	for part := Defence; part <= Rocket; part++ {
		p.LostPart(r, part, 7, .5, Desk, 1)
	}
}

func TestArtilleryMakesRoomForADirectGun(t *testing.T) {
	r := Robot{Systems: [6]uint8{Artillery: 1}}
	if m := middle(r.part(Artillery)); m.X <= 0 {
		t.Errorf("alone it sits at %v", m)
	}
	r.Systems[Direct] = 1
	if m := middle(r.part(Artillery)); m.X >= 0 || r.MountPoint(Artillery, 1) != m {
		t.Errorf("beside a direct gun it is drawn at %v and sits at %v", m, r.MountPoint(Artillery, 1))
	}
}

func TestRobotsGrowWhereStudsAreSmall(t *testing.T) {
	for _, c := range []struct{ perStud, want float64 }{{5.8, 1.22}, {7.5, 1.22}, {8.5, 9.2 / 8.5}, {9.2, 1}, {44, 1}} {
		if got := bodyScale(1 / c.perStud); math.Abs(got-c.want) > .01 {
			t.Errorf("at %.1f px per stud: %.3f, not %.3f", c.perStud, got, c.want)
		}
	}
}

func TestFacing(t *testing.T) {
	for _, c := range []struct {
		d    Vec
		want float64
	}{{V(0, -1), 0}, {V(1, 0), math.Pi / 2}, {V(0, 1), math.Pi}, {V(-1, 0), -math.Pi / 2}} {
		if got := FacingTo(c.d); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("looking to %v: %.2f, not %.2f", c.d, got, c.want)
		}
	}
	if got := Face(3, -3, .5); math.Abs(got-math.Pi) > .01 {
		t.Errorf("from 3 to -3 half-way is %.2f: the long way round", got)
	}
}

func BenchmarkRobot(b *testing.B) {
	p := NewPen()
	r := Robot{Seat: Seats[1], Number: "3", Systems: [6]uint8{2, 1, 2, 0, 1, 0}, Rockets: 2, White: 2, Facing: 1}
	img := ebiten.NewImage(16, 16)
	for b.Loop() {
		p.Begin(1)
		p.Scale(10)
		p.Robot(r)
	}
	p.Flush(img)
}

// However many parts lie over one another, their shadow is a single one.
func TestShadowsOfFramesNeverDouble(t *testing.T) {
	robots := []Robot{
		{Systems: [6]uint8{2, 2, 2, 2, 2, 2}, Rockets: 3, White: 2},
		{Systems: [6]uint8{2, 2, 2, 2, 2, 2}, Looks: [6]uint8{Stealth, Wheels, Masts, Claws, Flamer, Mortar}, Rockets: 3, White: 2},
		{Systems: [6]uint8{1, 1, 1, 1, 1, 1}, Looks: [6]uint8{Plates, Wheels, Dishes, Hammers, Launcher, Mortar}, Rockets: 1, White: 1},
		{Systems: [6]uint8{1, 1, 2, 0, 1, 0}, Looks: [6]uint8{Stealth, Thrusters, DishAndMast, 0, Beam, 0}, White: 2},
	}
	facings := []float64{0, .7, 2, -1.3}
	const cell = 13 // studs
	for _, zoom := range []float64{5.8, 10.4, 20} {
		img := ebiten.NewImage(int(cell*zoom)*len(facings), int(cell*zoom)*len(robots))
		p := NewPen()
		p.Rect(White, 0, 0, float64(img.Bounds().Dx()), float64(img.Bounds().Dy()))
		p.Scale(zoom)
		for i, r := range robots {
			for k, facing := range facings {
				r.Facing = facing
				at(p, (float64(k)+.5)*cell, (float64(i)+.5)*cell, func() { p.Silhouette(r, Color{A: .3}) })
			}
		}
		p.Flush(img)
		seen := pixels(img)
		for k := 0; k < len(seen.Pix); k += 4 {
			if seen.Pix[k] < 255*7/10-3 {
				t.Fatalf("at %.1f px per stud: %d at %d, %d", zoom, seen.Pix[k], k/4%seen.Rect.Dx(), k/4/seen.Rect.Dx())
			}
		}
	}
}
