package draw

import (
	"math"
	"strconv"
)

// What is shown round a frame is drawn with the middle of its base in the origin,
// in studs, and never turns with the frame. Each kind has a place of its own:
// defence die lower left, number lower right, lamp and badges upper right, the
// mark of a turn to come upper left.

// ActingRing draws the ring of the frame that acts now, under the frame. strength
// is 1, or Pulse's while it breathes.
func (p *Pen) ActingRing(strength float64) {
	const r = 3.2
	p.Halo(0, 0, Stop{r * .7, White.Fade(0)}, Stop{r * 1.17, White.Fade(.85 * strength)}, Stop{r * 1.75, White.Fade(0)})
	p.Ring(Ink, max(.8, 4.8*p.Pt()), 0, 0, r)
	p.Ring(White.Mix(Ink, .6*(1-strength)), max(.42, 2.6*p.Pt()), 0, 0, r)
}

// TargetBrackets draws the red corners round the frame that is aimed at.
func (p *Pen) TargetBrackets() {
	const r, arm = 3.5, 1.3
	for _, line := range [...]struct {
		c     Color
		width float64
	}{{White, max(.8, 4.6*p.Pt())}, {RuleRed, max(.42, 2.4*p.Pt())}} {
		out := arm + line.width/2
		for _, s := range [...]Vec{{X: -1, Y: -1}, {X: 1, Y: -1}, {X: 1, Y: 1}, {X: -1, Y: 1}} {
			p.Polyline(line.c, line.width, false, V(s.X*r, s.Y*(r-out)), V(s.X*r, s.Y*r), V(s.X*(r-out), s.Y*r))
		}
	}
}

// SelectionRing draws the ring of the frame that the player has chosen.
func (p *Pen) SelectionRing() {
	p.Ring(Ink, max(.62, 4.4*p.Pt()), 0, 0, 2.75)
	p.Ring(Gold, max(.34, 2.4*p.Pt()), 0, 0, 2.75)
}

// HoverRing draws the ring of the frame under the pointer.
func (p *Pen) HoverRing() {
	p.Ring(Ink.Fade(.45), max(.46, 3.4*p.Pt()), 0, 0, 2.6)
	p.Ring(White, max(.24, 1.6*p.Pt()), 0, 0, 2.6)
}

// YetToAct draws the small open mark of a frame that can still be activated this
// round.
func (p *Pen) YetToAct() {
	r := max(.5, 3.6*p.Pt())
	x, y := -2.05, -2.0
	p.Disc(Shadow, x+.1, y+.12, r)
	p.Disc(Ink, x, y, r)
	p.Disc(White, x, y, r*.7)
}

// DefenceDie draws the die that a frame defends with.
func (p *Pen) DefenceDie(d Die) {
	d.Numeral = true
	p.Die(d, -3.3, 2.2, max(2.5, 14.5*p.Pt()))
}

// SpotLamp draws the lamp of a frame that is spotted with so many pips.
func (p *Pen) SpotLamp(pips int) {
	s := max(2.7, 15*p.Pt())
	p.Save()
	p.Translate(4.2, -3.2)
	p.Halo(0, 0, Stop{s * .2, Hex(0xFFD63C).Fade(.85)}, Stop{s * .72, Hex(0xFFCE32).Fade(.40)}, Stop{s * 1.35, Hex(0xFFCE32).Fade(0)})
	for i := range 8 {
		ray := polar(1, (float64(i)+.5)*math.Pi/4)
		p.RoundLine(Hex(0xE0A100), s*.075, ray.Mulf(s*.66), ray.Mulf(s*.84))
	}
	p.Disc(Shadow, .1, .14, s*.54)
	p.Disc(Hex(0x8A6100), 0, 0, s*.54)
	p.Disc(Hex(0xFFD84A), 0, 0, s*.47)
	p.Disc(Hex(0xFFEFA6), -s*.08, -s*.1, s*.33)
	p.Text(strconv.Itoa(pips), 0, s*.28, Style{Size: s * .80, Font: Bold, Color: Ink, Align: Centre})
	p.Restore()
}

// PauseBadge marks a frame that is on hold.
func (p *Pen) PauseBadge() { p.badge(IconPause, Ink) }

func (p *Pen) badge(i Icon, ground Color) {
	s := max(1.5, 8*p.Pt())
	const x, y = 3, -3
	p.Disc(Shadow.Fade(1.17), x+.1, y+.12, s)
	p.Disc(White, x, y, s)
	p.Disc(ground, x, y, s*.84)
	p.Icon(i, x, y, s*.62, White)
}

// Ghost draws where a frame would stand: its base and the shape of its robot, both
// only hinted at. Where it may not stand the rim is red and crossed.
func (p *Pen) Ghost(r Robot, fits bool) {
	rim := Ink
	if !fits {
		rim = Bad
	}
	p.Disc(White.Fade(.45), 0, 0, BaseRadius)
	p.Disc(r.Seat.Color.Fade(.6), 0, 0, BaseRadius)
	p.Silhouette(r, Ink.Fade(.34))
	circle := round(Vec{}, BaseRadius, 64)
	p.Ring(White.Fade(.9), max(.34, 3*p.Pt()), 0, 0, BaseRadius)
	p.Dashed(rim, max(.18, 1.6*p.Pt()), 1, .57, 0, true, circle...)
	if !fits {
		p.badge(IconCross, Bad)
	}
}

// What follows lies between frames: points are the middles of their bases, in studs.

// Capsule draws the straight band between the bases of an attacker and a target:
// what stands in it may be cover.
func (p *Pen) Capsule(from, to Vec) {
	d := to.Sub(from)
	if d.Len() < 1e-6 {
		return
	}
	n := V(-d.Y, d.X).Mulf(BaseRadius / d.Len())
	p.Poly(White.Fade(.30), from.Sub(n), to.Sub(n), to.Add(n), from.Add(n))
	pt := p.Pt()
	for _, side := range [...]Vec{n, n.Mulf(-1)} {
		p.Dashed(Ink.Fade(.75), 1.2*pt, 6*pt, 4*pt, 0, false, from.Add(side), to.Add(side))
	}
}

// UnitRing draws the dashed ring of radius r studs about a point: one unit round a
// target, within which bricks may be its cover.
func (p *Pen) UnitRing(at Vec, r float64) {
	pt := p.Pt()
	circle := round(at, r, 96)
	p.Dashed(White.Fade(.75), 3*pt, 7*pt, 5*pt, 0, true, circle...)
	p.Dashed(Ink.Fade(.85), 1.4*pt, 7*pt, 5*pt, 0, true, circle...)
}

// AttackLine draws an attack under way: red dashes on white with an arrow head
// short of the target. advance shifts the dashes along it, in studs.
func (p *Pen) AttackLine(from, to Vec, advance float64) {
	start, end, along := attackEnds(from, to)
	pt := p.Pt()
	n := V(-along.Y, along.X)
	p.Line(White.Fade(.85), 5*pt, start, end)
	p.Dashed(RuleRed, 2.6*pt, 9*pt, 6*pt, -advance, false, start, end)
	tip := end.Add(along.Mulf(1.5))
	back := end.Sub(along.Mulf(.4))
	head := []Vec{tip, back.Add(n.Mulf(1.1)), back.Sub(n.Mulf(1.1))}
	p.Polyline(White, 3.2*pt, true, head...)
	p.Poly(RuleRed, head...)
}

// AttackDie draws the die of an attack beside the arrow head.
func (p *Pen) AttackDie(from, to Vec, d Die) {
	_, end, along := attackEnds(from, to)
	at := end.Sub(along).Add(V(-along.Y, along.X).Mulf(max(2.9, 17*p.Pt())))
	d.Numeral = true
	p.Die(d, at.X, at.Y, max(2.8, 17*p.Pt()))
}

// attackEnds is where the line of an attack starts and ends, clear of both frames
// unless they are close, and its direction.
func attackEnds(from, to Vec) (start, end, along Vec) {
	d := to.Sub(from)
	l := d.Len()
	if l < 1e-6 {
		return from, to, V(0, -1)
	}
	along = d.Divf(l)
	k := min(1, l/2/4.6)
	return from.Add(along.Mulf(3.6 * k)), to.Sub(along.Mulf(4.6 * k)), along
}
