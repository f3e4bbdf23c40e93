package draw

import (
	"math"
	"slices"
	"time"

	"github.com/quasilyte/gmath"
)

// The effects of the hex board. As all effects they are functions of their progress,
// 0 to 1, and of a seed. What they do not name takes as long as on the table: a step
// TimeMoveUnit, a turn TimeTurn, a blow TimeLunge, a lost part TimePopOff.
const (
	TimeThrust    = 80 * time.Millisecond  // one hex by thrusters
	TimeGrip      = 260 * time.Millisecond // a grapple closes or opens
	TimeHurl      = 620 * time.Millisecond // a thrown unit lands
	TimeCollapse  = 700 * time.Millisecond // bricks fall from a structure
	TimeBlast     = 480 * time.Millisecond // a mounted weapon explodes
	TimeFloatText = 900 * time.Millisecond // a number rises and fades
)

// Walk is where a unit is on its way along the middles of hexes, and how high it
// bobs, in studs.
func Walk(route []Vec, t float64) (at Vec, lift float64) {
	if len(route) == 0 {
		return Vec{}, 0
	}
	way := clamp01(t) * float64(len(route)-1)
	i := min(int(way), max(len(route)-2, 0))
	if i+1 >= len(route) {
		return route[i], 0
	}
	u := way - float64(i)
	return route[i].LinearInterpolate(route[i+1], u), 5 * Bob(2*u)
}

// Hurl is how a thrown unit flies from one point to another and lands, with its
// shadow away from it.
func Hurl(from, to Vec, t float64, seed uint64) Pose {
	r := roller{seed, 41}
	const land = .82
	u := clamp01(t / land)
	lift := arch(u)
	if t > land {
		lift = .12 * arch((t-land)/(1-land))
	}
	return Pose{
		At: from.LinearInterpolate(to, u), Lift: lift * min(4, 1.5+from.DistanceTo(to)*.15),
		Angle: r.sign() * 2 * math.Pi * EaseOut(u), Scale: 1 + .3*lift, Alpha: 1,
	}
}

// HexThrown draws a unit in the air: its body at a pose, its shadow on the ground.
func (p *Pen) HexThrown(u HexUnit, at Pose) {
	m := p.unit(&u)
	far := .55 + .7*at.Lift
	for _, shadow := range [2]bool{true, false} {
		p.Save()
		p.Fade(at.Alpha)
		if shadow {
			p.Translate(at.At.X+far, at.At.Y+far)
		} else {
			p.Translate(at.At.X, at.At.Y-.3*at.Lift)
		}
		p.Rotate(u.turn() + at.Angle)
		p.Scale(u.size(p) * at.Scale)
		if shadow {
			p.silhouette(m, Shadow)
		} else {
			p.pieces(m.pieces, paintsOf(u.Seat.Color, u.Spent))
		}
		p.Restore()
	}
}

// LostSection draws a section as it flies off the unit in the origin; at t = 1 it
// lies there as debris. u is the unit as it was before.
func (p *Pen) LostSection(u HexUnit, s HexSection, t float64, ground Color, seed uint64) {
	p.shed(&u, func(part unitPart) bool { return part.section == s }, t, ground, seed)
}

// LostArm draws a weapon or shield, by its place in Arms, as it flies off the unit
// in the origin.
func (p *Pen) LostArm(u HexUnit, arm int, t float64, ground Color, seed uint64) {
	p.shed(&u, func(part unitPart) bool { return part.arm == arm }, t, ground, seed)
}

// shed draws the parts of a unit that come off on their way to the ground.
func (p *Pen) shed(u *HexUnit, off func(unitPart) bool, t float64, ground Color, seed uint64) {
	b, k := u.build(), u.size(p)
	for _, part := range b.parts() {
		if !off(part) {
			continue
		}
		from := middle(part.pieces).Mulf(k).Rotated(gmath.Rad(u.turn()))
		away := from
		if away.Len() < .3 {
			away = V(0, -1).Rotated(gmath.Rad(u.turn()))
		}
		pose := PopOff(t, float64(away.Angle()), seed)
		pose.At = pose.At.Add(from).Add(u.lift().Mulf(1 - clamp01(t)))
		pose.Lift += levelShadow * float64(u.Level) * (1 - clamp01(t))
		pose.Angle += u.turn()
		pose.Scale *= k
		p.loosely(pose, part.pieces, paintsOf(u.Seat.Color, u.Spent).dull(ground, debrisMix*clamp01(t)))
	}
}

// HexDestroyed draws a unit falling apart: its parts scatter and its base, at last,
// fades. At t = 1 only its wreck is left.
func (p *Pen) HexDestroyed(u HexUnit, t float64, ground Color, seed uint64) {
	p.fallApart(wreck{u.chunks(), paintsOf(u.Seat.Color, u.Spent), u.turn(), u.size(p), u.lift()}, t, ground, seed,
		func() { p.HexUnitBase(u) })
}

// chunks are the pieces a destroyed unit falls into: each plate with what is on it.
func (u *HexUnit) chunks() [][]piece {
	var all [][]piece
	b := u.build()
	for _, part := range b.parts() {
		for i, pc := range part.pieces {
			solid := pc.form == bevelled || pc.form == knobbed || pc.form == rodded
			if weapon := part.arm >= 0; i == 0 || solid && !weapon {
				all = append(all, nil)
			}
			last := &all[len(all)-1]
			*last = append(*last, pc)
		}
	}
	// What casts no shadow alone has no middle either.
	return slices.DeleteFunc(all, func(chunk []piece) bool { return len(shapes(chunk)) == 0 })
}

// HexCollapse draws the bricks that a structure loses as its defence falls from what
// it is to what is left: they fly, and dust rises. The board shows the structure
// with what is left already. Bricks fade as the board's rubble takes their place.
func (p *Pen) HexCollapse(s HexStructure, left int, t float64, seed uint64) {
	if t <= 0 || t >= 1 {
		return
	}
	after := s
	after.Defence = left
	ground := func(Cell) int { return 0 }
	was, is := s.blocks(ground), after.blocks(ground)
	const most = 26 // bricks in the air over one hex
	for i := range was {
		kept := map[[3]int]bool{}
		for _, b := range is[i].bricks {
			kept[[3]int{int(b.X), int(b.Y), int(b.Layer)}] = true
		}
		n := 0
		for k := len(was[i].bricks) - 1; k >= 0 && n < most; k-- {
			b := was[i].bricks[k]
			if kept[[3]int{int(b.X), int(b.Y), int(b.Layer)}] {
				continue
			}
			r := roller{seed, uint64(i*64 + n + 3)}
			middle := was[i].corner().Add(V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2).Mulf(blockStud))
			away := middle.Sub(CellCentre(was[i].cell))
			u := clamp01((t - .25*float64(n)/most) / .75)
			pose := fly(u, float64(away.Angle())+r.between(-.5, .5), r.between(.8, 2), r.between(.5, 1.4), r.between(-4, 4), 1.15)
			pose.At = pose.At.Add(middle)
			pose.Lift += .3 * float64(b.Layer) * (1 - u)
			pose.Alpha = clamp01((1 - t) / .25)
			w, l := float64(b.W)*blockStud, float64(b.L)*blockStud
			shard := []piece{plate(tint{hue: hueSeat}, .11, Box(-w/2, -l/2, w, l)...), stud(tint{hue: hueSeat}, 0, 0)}
			p.loosely(pose, shard, &paints{hueSeat: BrickColor(b)})
			n++
		}
		if n > 0 {
			p.dust(CellCentre(was[i].cell), t, seed+uint64(i))
		}
	}
}

// dust is a ring of puffs that spreads from a point and thins out.
func (p *Pen) dust(at Vec, t float64, seed uint64) {
	for i := range 9 {
		r := roller{seed, uint64(i) + 211}
		v := at.Add(polar(.8+(1.6+r.float())*EaseOut(t), float64(i)*2*math.Pi/9+r.between(-.3, .3)))
		p.Disc(Hex(0xE9E4D8).Fade(.55*(1-t)), v.X, v.Y, .5+1.0*EaseOut(t)*r.between(.7, 1.1))
	}
}

// BeamShot draws an energy weapon between two points: a line of light that swells
// and is gone.
func (p *Pen) BeamShot(from, to Vec, t float64) {
	pt := p.Pt()
	head := from.LinearInterpolate(to, EaseOut(clamp01(t/.25)))
	k := 1 - EaseInOut(clamp01((t-.45)/.55))
	if t > 0 && k > 0 {
		p.RoundLine(RuleRed.Lit(.35).Fade(.45), max(1, 8*pt)*k, from, head)
		p.RoundLine(RuleRed, max(.55, 4.4*pt)*k, from, head)
		p.RoundLine(White, max(.24, 2*pt)*k, from, head)
	}
	p.flash(from, max(.9, 6*pt), clamp01(1-t/.4))
	p.flash(to, max(1.6, 10*pt), arch(clamp01((t-.2)/.8)))
}

// MissileShot draws n missiles on curved ways between two points, one after another.
func (p *Pen) MissileShot(from, to Vec, n int, t float64, seed uint64) {
	pt := p.Pt()
	d := to.Sub(from)
	for i := range n {
		r := roller{seed, uint64(i) + 59}
		bend := r.between(.10, .26) * float64(2*(i%2)-1)
		u := clamp01((t - .25*float64(i)/float64(max(n, 1))) / .65)
		place := func(u float64) Vec {
			v := from.LinearInterpolate(to, u)
			return V(v.X-d.Y*bend*arch(u), v.Y+d.X*bend*arch(u))
		}
		if u > 0 && u < 1 {
			for k := range 5 {
				v := place(max(0, u-.035*float64(k+1)))
				p.Disc(White.Fade(.6-.1*float64(k)), v.X, v.Y, max(.3, 2.4*pt)*(1+.14*float64(k)))
			}
			v, ahead := place(u), place(min(1, u+.02)).Sub(place(max(0, u-.02)))
			nose := ahead.Normalized().Mulf(max(.7, 5*pt))
			p.RoundLine(White, max(.42, 3.4*pt), v.Sub(nose), v)
			p.RoundLine(RuleRed, max(.42, 3.4*pt), v, v.Add(nose.Mulf(.4)))
		}
		hit := to.Add(polar(.8, float64(i)*2.4))
		p.flash(hit, max(1.2, 8*pt), arch(clamp01((t-.25*float64(i)/float64(max(n, 1))-.6)/.25)))
	}
}

// Slash draws the sweep of a blade about an attacker at a point towards a target;
// the attacker lunges (see Lunge).
func (p *Pen) Slash(from, to Vec, t float64) {
	u := clamp01((t - .3) / .4)
	if u <= 0 || u >= 1 {
		return
	}
	toward := float64(to.Sub(from).Angle())
	a1 := toward - 1.1 + 2.2*EaseOut(u)
	a0 := max(toward-1.1, a1-1.2)
	r := min(from.DistanceTo(to)*.78, 5.6)
	for _, band := range [...]struct {
		c     Color
		width float64
	}{{RuleRed.Lit(.4).Fade(.5), 1.5}, {White, .7}, {RuleRed, .25}} {
		p.Arc(band.c.Fade(1-u*.5), band.width, from.X, from.Y, r, a0, a1)
	}
	p.flash(to, 1.6, arch(u))
}

// Grip draws the jaws that close on a unit at a point as it is grappled; let go, t
// runs backwards.
func (p *Pen) Grip(at Vec, facing, t float64) {
	open := 1.6 * (1 - EaseOut(t))
	p.Save()
	p.Translate(at.X, at.Y)
	p.Rotate(facing)
	for _, side := range [2]float64{-1, 1} {
		x := side * (2.2 + open)
		jaw := []Vec{V(x-side*.9, -1.7), V(x, -1.3), V(x, 1.3), V(x-side*.9, 1.7)}
		p.Polyline(White, max(.9, 6*p.Pt()), false, jaw...)
		p.Polyline(Ink, max(.5, 3.4*p.Pt()), false, jaw...)
	}
	p.Restore()
}

// Blast draws an explosion of radius r about a point, as of a mounted weapon.
func (p *Pen) Blast(at Vec, r, t float64, seed uint64) {
	if t <= 0 || t >= 1 {
		return
	}
	grow := EaseOut(t)
	p.Glow(Hex(0xFFD84A).Fade(.8*(1-t)), at.X, at.Y, r*.3*grow, r*1.5*grow)
	for i := range 8 {
		k := roller{seed, uint64(i) + 307}
		v := at.Add(polar(r*.7*grow*k.between(.6, 1), float64(i)*math.Pi/4+k.between(-.3, .3)))
		p.Disc(Hex(0x565C66).Fade(.75*(1-t)), v.X, v.Y, r*.34*(.5+grow)*k.between(.7, 1.1))
	}
	p.flash(at, r*(.6+.4*grow), 1-t)
}

// FloatText lets a short text, as "−5" or "miss", rise from a point and fade.
func (p *Pen) FloatText(s string, at Vec, t float64, ground Color) {
	if t < 0 || t >= 1 {
		return
	}
	size := min(max(1.6, 14*p.Pt()), 22*p.Pt())
	w := p.Measure(s, size, Bold) + size*.9
	y := at.Y - 2.2 - 1.6*EaseOut(t)
	p.Save()
	p.Fade(min(1, (1-t)/.3))
	p.RoundRect(ground, at.X-w/2, y-size*.75, w, size*1.4, size*.4)
	p.Text(s, at.X, y+size*.3, Style{Size: size, Font: Bold, Color: OnColor(ground), Align: Centre})
	p.Restore()
}
