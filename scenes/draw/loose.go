package draw

import (
	"math"

	"github.com/quasilyte/gmath"
)

// What has come off lies on the table as debris: flat, turned, a little of the
// ground's colour in it. Here it is also drawn on its way there.

// loosely draws something that flies at a pose, or lies: its shadow first.
func (p *Pen) loosely(at Pose, list []piece, h *paints) {
	if at.Alpha <= 0 {
		return
	}
	p.Save()
	p.Fade(at.Alpha)
	place := func(dx, dy float64) {
		p.Translate(at.At.X+dx, at.At.Y+dy)
		p.Rotate(at.Angle)
		p.Scale(at.Scale)
		m := middle(list)
		p.Translate(-m.X, -m.Y)
	}
	far := .14 + .35*at.Lift
	p.Save()
	place(far, far)
	p.shade(Shadow, shapes(list))
	p.Restore()
	place(0, -.2*at.Lift)
	p.pieces(list, h)
	p.Restore()
}

// debrisMix is how much of the ground's colour is in what lies on it.
const debrisMix = .12

// LostPart draws the n-th of a part, 1 the first, as it flies off the frame in the
// origin; at t = 1 it lies there as debris. r is the frame as it was before.
func (p *Pen) LostPart(r Robot, part Part, n int, t float64, ground Color, seed uint64) {
	p.comeOff(r, r.mount(part).alone(n), r.MountPoint(part, n), t, ground, seed)
}

// LostShoulder draws the shoulder that goes with the first white die as it flies
// off the frame in the origin; at t = 1 it lies there as debris.
func (p *Pen) LostShoulder(r Robot, t float64, ground Color, seed uint64) {
	list := mirror(shoulder)
	p.comeOff(r, list, middle(list), t, ground, seed)
}

// comeOff draws pieces on their way from a place on a frame to where they lie.
func (p *Pen) comeOff(r Robot, list []piece, mount Vec, t float64, ground Color, seed uint64) {
	k := bodyScale(p.Pt())
	from := mount.Rotated(gmath.Rad(r.Facing)).Mulf(k)
	pose := PopOff(t, float64(from.Angle()), seed)
	pose.At = pose.At.Add(from)
	pose.Angle += r.Facing
	pose.Scale *= k
	p.loosely(pose, list, paintsOf(r.Seat.Color, r.Spent).dull(ground, debrisMix*clamp01(t)))
}

// chunks are the pieces a destroyed frame falls into, parts that were still
// mounted included.
func (r *Robot) chunks() [][]piece {
	body := [][]piece{
		feet[:1], feet[1:], arms[:1], arms[1:], {backpack}, {chest}, shoulder, mirror(shoulder), head,
	}
	for part := Defence; part <= Rocket; part++ {
		if ps := r.part(part); ps != nil {
			body = append(body, ps)
		}
	}
	return body
}

// Destroyed draws a frame falling apart: its parts scatter and its base, at last,
// fades. At t = 1 only its wreck is left.
func (p *Pen) Destroyed(r Robot, t float64, ground Color, seed uint64) {
	p.fallApart(wreck{r.chunks(), paintsOf(r.Seat.Color, r.Spent), r.Facing, bodyScale(p.Pt()), Vec{}}, t, ground, seed,
		func() { p.Base(r.Seat, r.Spent) })
}

// A wreck is what is left of something that falls apart: its pieces and how it stood.
type wreck struct {
	chunks [][]piece
	paints *paints
	turn   float64
	size   float64
	lift   Vec // what it was above its base
}

// fallApart draws a wreck in the making, and the base that it stood on fading at last.
func (p *Pen) fallApart(w wreck, t float64, ground Color, seed uint64, base func()) {
	const fading = .7
	if t < 1 {
		p.Save()
		p.Fade(min(1, (1-t)/(1-fading)))
		base()
		p.Restore()
	}
	// Parts grow dull as they come down.
	h := w.paints.dull(ground, debrisMix*clamp01(t))
	for i, chunk := range w.chunks {
		pose := Scatter(t, i, seed)
		from := middle(chunk).Rotated(gmath.Rad(w.turn)).Mulf(w.size)
		pose.At = pose.At.Add(from.Mulf(1 - .6*EaseOut(t))).Add(w.lift.Mulf(1 - clamp01(t)))
		pose.Angle += w.turn
		pose.Scale *= w.size
		p.loosely(pose, chunk, h)
	}
}

// Burst draws a brick of the given colour that bursts about the origin.
func (p *Pen) Burst(c, ground Color, t float64, seed uint64) {
	dull := c.Mix(Debris(c, ground), clamp01(t))
	for i, pose := range Burst(t, seed) {
		if pose.Alpha <= 0 {
			continue
		}
		w, l := burstSize(i, seed)
		shard := []piece{plate(tint{hue: hueSeat}, max(.1, .9*p.Px()), Box(-w/2, -l/2, w, l)...)}
		if w == 1 && l == 1 {
			shard = append(shard, stud(tint{hue: hueSeat}, 0, 0))
		}
		p.loosely(pose, shard, &paints{hueSeat: dull})
	}
}

// BurstDebris is what a brick that burst about a point leaves: the pieces of Burst
// as they lie at the end, for TableView.Litter.
func BurstDebris(at Vec, c, ground Color, seed uint64) []LooseBrick {
	var lying []LooseBrick
	for i, pose := range Burst(1, seed) {
		w, l := burstSize(i, seed)
		v := at.Add(pose.At)
		lying = append(lying, LooseBrick{X: v.X, Y: v.Y, W: w, L: l, Angle: pose.Angle, Color: Debris(c, ground)})
	}
	return lying
}

// burstSize is how large piece i of a burst is, in studs.
func burstSize(i int, seed uint64) (w, l float64) {
	r := roller{seed, uint64(i) + 131}
	sizes := [...]struct{ w, l float64 }{{1, 1}, {1, .5}, {.5, .5}, {.75, .5}, {1, 1}, {.5, .75}}
	s := sizes[(i+int(r.float()*6))%len(sizes)]
	return s.w, s.l
}

// DirectShot draws a tracer between two points, in studs.
func (p *Pen) DirectShot(from, to Vec, t float64) {
	s := Tracer(t)
	pt := p.Pt()
	head, tail := from.LinearInterpolate(to, s.Head), from.LinearInterpolate(to, s.Tail)
	if s.Head > s.Tail {
		p.RoundLine(White, max(.5, 4.2*pt), tail, head)
		p.RoundLine(RuleRed, max(.28, 2.4*pt), tail, head)
	}
	p.flash(from, max(.9, 6*pt), s.Muzzle)
	p.flash(to, max(1.5, 9*pt), s.Hit)
}

// flash is a burst of light of radius r.
func (p *Pen) flash(at Vec, r, strength float64) {
	if strength <= 0 {
		return
	}
	p.Glow(Hex(0xFFD84A).Fade(.8*strength), at.X, at.Y, r*.4, r*1.5)
	const points = 8
	star := make([]Vec, 0, 2*points)
	for i := range 2 * points {
		reach := r * (.35 + .65*strength)
		if i%2 == 1 {
			reach *= .45
		}
		star = append(star, at.Add(polar(reach, float64(i)*math.Pi/points+.2)))
	}
	p.Poly(White.Fade(strength), star...)
}

// ArtilleryShot draws a shell between two points, in studs: it grows as it rises,
// and its shadow runs along the ground.
func (p *Pen) ArtilleryShot(from, to Vec, t float64) {
	way, height := Lob(t)
	at := from.LinearInterpolate(to, way)
	pt := p.Pt()
	if way < 1 {
		r := max(.42, 3*pt) * (1 + .7*height)
		up := min(6, from.DistanceTo(to)*.25) * height
		p.Disc(Shadow, at.X+.2+up*.35, at.Y+.2+up*.35, r*.9)
		for i := range 4 { // a thin trail of smoke
			back, high := Lob(max(0, t-.05*float64(i+1)))
			v := from.LinearInterpolate(to, back)
			p.Disc(White.Fade(.5-.1*float64(i)), v.X, v.Y-up*high/max(height, .01)*.5, r*(.7-.1*float64(i)))
		}
		p.Puck(RuleRed.Dim(.35), at.X, at.Y-up*.5, r)
	}
	p.flash(from, max(1.1, 7*pt), clamp01(1-t/.25))
	p.flash(to, max(2.2, 13*pt), arch(clamp01((t-.8)/.2)))
}
