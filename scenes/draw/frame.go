package draw

import "math"

// A Robot is how a frame looks: a little brick robot on a round base. It is
// plain data; what is mounted is what is drawn.
type Robot struct {
	Seat   Seat
	Number string // on the tag; none if empty

	// Systems are how many of each system are left, 0 to 2, by Part: defence,
	// movement, comms, hand to hand, direct, artillery.
	Systems [6]uint8
	Rockets uint8    // 0 to 3
	Looks   [6]uint8 // how each system is built, by Part
	// White is how many white dice are left: with only 1 a shoulder is gone.
	White uint8

	Facing float64 // radians clockwise, 0 is up; a picture only
	Spent  bool    // its turn is taken
}

// BaseRadius is the radius of a frame's base in studs. It is all that the rules
// measure; everything else of a frame may stick out.
const BaseRadius = 2

// The body of a frame from below to above the parts.
var (
	feet = []piece{
		plate(tint{hue: hueJoint}, .13, Chamfered(-1.22, -1, .92, 2, .2)...),
		plate(tint{hue: hueJoint}, .13, Chamfered(.30, -1, .92, 2, .2)...),
	}
	arms = []piece{
		plate(tint{hue: hueJoint}, .11, Chamfered(-1.72, -1.62, .66, 1.3, .14)...),
		plate(tint{hue: hueJoint}, .11, Chamfered(1.06, -1.62, .66, 1.3, .14)...),
	}
	backpack = plate(tint{hueJoint, -.1}, .11, Chamfered(-.78, .35, 1.56, .62, .14)...)
	chest    = plate(tint{hue: hueTorso}, .16, Chamfered(-1.06, -.66, 2.12, 1.3, .2)...)
	shoulder = []piece{
		plate(tint{hue: hueSeat}, .17, Chamfered(.95, -.68, 1.05, 1.22, .22)...),
		stud(tint{hue: hueSeat}, 1.47, -.07),
	}
	// socket is what is seen where a shoulder has gone.
	socket = []piece{
		plate(tint{hueJoint, .12}, .1, Chamfered(-1.62, -.42, .7, .74, .16)...),
		dot(tint{hueJoint, -.5}, -1.3, -.05, .2),
	}
	head = []piece{
		plate(tint{hue: hueSeat}, .17, Chamfered(-.56, -.70, 1.12, 1.06, .24)...),
		painted(tint{hue: hueInk}, Box(-.42, -.72, .84, .30)...),
		painted(tint{hue: hueVisor}, Box(-.34, -.68, .68, .18)...),
		painted(tint{hueSeat, .5}, Box(-.09, -.28, .18, .44)...),
	}
)

// part is the pieces of a mounted part.
func (r *Robot) part(part Part) []piece {
	n := r.Rockets
	if part < Rocket {
		n = r.Systems[part]
	}
	ps := r.mount(part).of(n)
	if r.onOtherShoulder(part) {
		return mirror(ps)
	}
	return ps
}

// mount is how a part of the frame is built.
func (r *Robot) mount(part Part) *mount {
	look := uint8(0)
	if part < Rocket {
		look = r.Looks[part]
	}
	return lookOf(part, look)
}

// onOtherShoulder tells whether a part gives way to the direct gun in the right hand.
func (r *Robot) onOtherShoulder(part Part) bool { return part == Artillery && r.Systems[Direct] > 0 }

// MountPoint is where the n-th of a part, 1 the first, sits on the frame, in studs
// from the middle of its base when it faces up and is drawn large.
func (r *Robot) MountPoint(part Part, n int) Vec {
	at := r.mount(part).at(n)
	if r.onOtherShoulder(part) {
		at.X = -at.X
	}
	return at
}

// A build is what decides the shape of a robot.
type build struct {
	systems, looks [6]uint8
	rockets, white uint8
}

func (r *Robot) build() build { return build{r.Systems, r.Looks, r.Rockets, r.White} }

// A model is a robot put together: its pieces above the base in drawing order,
// and the shapes of those that cast a shadow.
type model struct {
	pieces []piece
	shapes [][]Vec
}

// modelsKept is how many models a pen keeps; a battle has a few dozen.
const modelsKept = 512

// model puts a robot together, or finds it put together before.
func (p *Pen) model(r *Robot) *model {
	key := r.build()
	if m := p.models[key]; m != nil {
		return m
	}
	if len(p.models) >= modelsKept {
		clear(p.models)
	}
	pieces := r.pieces()
	m := &model{pieces, shapes(pieces)}
	p.models[key] = m
	return m
}

// pieces are all pieces of the robot above its base, in drawing order.
func (r *Robot) pieces() []piece {
	left := mirror(shoulder)
	if r.White == 1 {
		left = socket
	}
	return join(
		feet, r.part(Movement), r.part(Defence), arms, r.part(HandToHand), r.part(Direct),
		[]piece{backpack, chest}, left, shoulder,
		r.part(Rocket), r.part(Artillery), r.part(Comms), head,
	)
}

// bodyScale makes robots a little larger on their bases where studs are small: by
// 1.22 below 7.5 px per stud, falling to 1 at 9.2.
func bodyScale(pt float64) float64 { return min(max(9.2*pt, 1), 1.22) }

// How far the shadow of a robot lies from it, in studs.
const shadowX, shadowY = .55, .60

// Robot draws a frame with its base in the origin; one unit is a stud.
func (p *Pen) Robot(r Robot) {
	p.Base(r.Seat, r.Spent)
	p.RobotBody(r)
	if r.Number != "" {
		p.NumberTag(r.Seat, r.Number, r.Spent)
	}
}

// Base draws only the base of a frame: its shadow, a white line that sets it
// off from any ground, and the disc.
func (p *Pen) Base(s Seat, spent bool) { p.roundBase(s, BaseRadius, spent) }

func (p *Pen) roundBase(s Seat, r float64, spent bool) {
	p.Disc(Shadow.Fade(1.2), .26, .28, r+.1)
	p.Disc(White.Fade(.92), 0, 0, r+max(.12, 1.1*p.Pt()))
	p.BaseDisc(s, r, spent)
}

// RobotBody draws only the robot of a frame, with the shadow that lifts it off
// its base.
func (p *Pen) RobotBody(r Robot) {
	p.Save()
	p.Translate(shadowX, shadowY)
	p.body(r.Facing)
	p.silhouette(p.model(&r), Shadow)
	p.Restore()
	p.Save()
	p.body(r.Facing)
	p.pieces(p.model(&r).pieces, paintsOf(r.Seat.Color, r.Spent))
	p.Restore()
}

// body turns and sizes what follows like a frame's body.
func (p *Pen) body(facing float64) {
	p.Rotate(facing)
	p.Scale(bodyScale(p.Pt()))
}

// NumberTag draws the tag at the lower right of a frame; it never turns with it.
func (p *Pen) NumberTag(s Seat, number string, spent bool) {
	px := p.Pt()
	size := min(max(1.55, 12*px), max(1.05, 26*px))
	ground, edge, figure := s.NumberColor(), White, White
	if spent {
		ground, edge, figure = Paper, s.NumberColor(), s.NumberColor().Dim(.1)
	}
	p.Save()
	p.Translate(2.05, 2)
	h := size / 2
	p.RoundRect(Shadow.Fade(1.17), -h+.08, -h+.12, size, size, size*.28)
	line := max(.12, 1.1*px)
	p.RoundRect(edge, -h-line/2, -h-line/2, size+line, size+line, size*.28+line/2)
	p.RoundRect(ground, -h+line/2, -h+line/2, size-line, size-line, max(size*.28-line/2, 0))
	text := size * .84
	if len(number) > 1 {
		text = size * .62
	}
	p.Text(number, 0, text*.36, Style{Size: text, Font: Bold, Color: figure, Align: Centre})
	p.Restore()
}

// Part draws one part alone with its middle in the origin, as for a shelf or
// a legend: the look as one system of the kind.
func (p *Pen) Part(part Part, look uint8) {
	one := lookOf(part, look).alone(1)
	m := middle(one)
	p.Save()
	p.Translate(-m.X, -m.Y)
	p.pieces(one, paintsOf(Ink2, false))
	p.Restore()
}

// Silhouette draws the shape of a robot's body in one see-through colour, as
// for a place where it might go.
func (p *Pen) Silhouette(r Robot, c Color) {
	p.Save()
	p.body(r.Facing)
	p.silhouette(p.model(&r), c)
	p.Restore()
}

// shortWay is how far to turn from one facing to another, at most half a turn.
func shortWay(from, to float64) float64 {
	d := math.Mod(to-from, 2*math.Pi)
	switch {
	case d > math.Pi:
		return d - 2*math.Pi
	case d < -math.Pi:
		return d + 2*math.Pi
	}
	return d
}

// Face is the facing at t, 0 to 1, of a frame that turns from one facing to
// another, the short way round.
func Face(from, to, t float64) float64 { return from + shortWay(from, to)*EaseInOut(t) }

// FacingTo is the facing, in radians clockwise from up, of a frame that looks in
// direction d.
func FacingTo(d Vec) float64 { return math.Atan2(d.X, -d.Y) }
