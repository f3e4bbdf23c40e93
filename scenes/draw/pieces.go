package draw

import "math"

// A piece is one shape of a frame, in studs from the middle of its base, with the
// frame facing up. Frames and their parts are lists of pieces in the order they
// lie on one another: drawn with colours they are the frame, without they are
// its shadow.
type piece struct {
	form form
	tint tint
	// outline is convex and clockwise; for a knob, a dot and a stud it is the
	// middle, for a rod its two ends.
	outline []Vec
	r       float64 // radius; of a rod, its width; of a bow, the outer radius
	inner   float64 // of a bow
	a0, a1  float64 // of a bow, in radians
	edge    float64 // width of the lit and dark edges
}

type form uint8

const (
	bevelled form = iota // an outline with lit and dark edges
	level                // an outline of one colour
	knobbed              // round, with a lit and a dark rim
	dotted               // a disc of one colour
	studded              // a stud
	rodded               // a line with round ends
	bowed                // a curved plate round the middle of the base
)

// A tint is a colour by what it stands for, so that the same list of pieces
// serves every seat, a frame whose turn is taken, and debris: shade moves it
// towards white, or if negative towards ink.
type tint struct {
	hue   hue
	shade float64
}

type hue uint8

const (
	hueSeat hue = iota // the player's colour
	hueTorso
	hueJoint
	hueVisor
	hueInk
	hueTyre
	hueRed
	hueGreen
	hueBlue
	hueYellow
	hueWhite
	hueCount
)

// paints are the colours that the hues stand for.
type paints [hueCount]Color

func paintsOf(seat Color, spent bool) *paints {
	h := &paints{
		hueSeat: seat, hueTorso: FrameGrey, hueJoint: Joint, hueVisor: Visor, hueInk: Ink, hueTyre: Hex(0x3A424A),
		hueRed: RuleRed, hueGreen: RuleGreen, hueBlue: RuleBlue, hueYellow: RuleYellow, hueWhite: RuleWhite,
	}
	if spent {
		h[hueSeat] = seat.Mix(Spent, .45)
		h[hueTorso] = Hex(0xD3D7DA)
		h[hueVisor] = Hex(0x9FB0B8)
	}
	return h
}

// dull is the paints of debris on the ground: a little of its colour mixed in, so
// that what lies there is never mistaken for what stands.
func (h *paints) dull(ground Color, t float64) *paints {
	d := *h
	for i := range d {
		d[i] = d[i].Mix(ground, t)
	}
	return &d
}

func (h *paints) of(t tint) Color {
	c := h[t.hue]
	switch {
	case t.shade > 0:
		return c.Lit(t.shade)
	case t.shade < 0:
		return c.Dim(-t.shade)
	}
	return c
}

func plate(t tint, edge float64, outline ...Vec) piece {
	return piece{form: bevelled, tint: t, edge: edge, outline: clockwise(outline)}
}

func painted(t tint, outline ...Vec) piece {
	return piece{form: level, tint: t, outline: clockwise(outline)}
}

func knob(t tint, x, y, r, edge float64) piece {
	return piece{form: knobbed, tint: t, outline: []Vec{V(x, y)}, r: r, edge: edge}
}

func dot(t tint, x, y, r float64) piece {
	return piece{form: dotted, tint: t, outline: []Vec{V(x, y)}, r: r}
}

func stud(t tint, x, y float64) piece {
	return piece{form: studded, tint: t, outline: []Vec{V(x, y)}, r: .3}
}

func rod(t tint, width, x0, y0, x1, y1 float64) piece {
	return piece{form: rodded, tint: t, outline: []Vec{V(x0, y0), V(x1, y1)}, r: width}
}

func bow(t tint, inner, outer, a0, a1, edge float64) piece {
	return piece{form: bowed, tint: t, inner: inner, r: outer, a0: a0, a1: a1, edge: edge}
}

func radians(degrees float64) float64 { return degrees * math.Pi / 180 }

func join(lists ...[]piece) []piece {
	var all []piece
	for _, l := range lists {
		all = append(all, l...)
	}
	return all
}

// mirror is the pieces on the other side of the frame.
func mirror(pieces []piece) []piece {
	out := make([]piece, len(pieces))
	for i, pc := range pieces {
		out[i] = mirrored(pc, 0)
	}
	return out
}

// mirrored is the piece on the other side of the upright line at x.
func mirrored(pc piece, x float64) piece {
	m := make([]Vec, len(pc.outline))
	for i, v := range pc.outline {
		m[i] = V(2*x-v.X, v.Y)
	}
	if pc.form == bevelled || pc.form == level {
		m = clockwise(m)
	}
	pc.outline = m
	pc.a0, pc.a1 = math.Pi-pc.a1, math.Pi-pc.a0
	return pc
}

// shape is what of the piece casts a shadow, as convex outlines; what lies flat
// on another piece casts none.
func (pc piece) shape() [][]Vec {
	switch pc.form {
	case bevelled:
		return [][]Vec{pc.outline}
	case knobbed:
		return [][]Vec{round(pc.outline[0], pc.r, 18)}
	case rodded:
		a, b := pc.outline[0], pc.outline[1]
		d := b.Sub(a)
		k := pc.r / 2 / math.Hypot(d.X, d.Y)
		n := V(-d.Y*k, d.X*k)
		return [][]Vec{clockwise([]Vec{a.Sub(n), b.Sub(n), b.Add(n), a.Add(n)})}
	case bowed:
		const parts = 5
		var out [][]Vec
		for i := range parts {
			a := pc.a0 + (pc.a1-pc.a0)*float64(i)/parts
			b := pc.a0 + (pc.a1-pc.a0)*float64(i+1)/parts
			out = append(out, clockwise([]Vec{polar(pc.inner, a), polar(pc.r, a), polar(pc.r, b), polar(pc.inner, b)}))
		}
		return out
	}
	return nil
}

func polar(r, a float64) Vec {
	sin, cos := math.Sincos(a)
	return V(cos*r, sin*r)
}

// round is a disc as an outline of n corners.
func round(at Vec, r float64, n int) []Vec {
	out := make([]Vec, n)
	for i := range out {
		out[i] = at.Add(polar(r, 2*math.Pi*float64(i)/float64(n)))
	}
	return out
}

// shapes is everything of the pieces that casts a shadow, in convex outlines.
func shapes(pieces []piece) [][]Vec {
	var all [][]Vec
	for _, pc := range pieces {
		all = append(all, pc.shape()...)
	}
	return all
}

// middle is the middle of the box round pieces.
func middle(list []piece) Vec {
	from, to := extent(shapes(list)...)
	return from.LinearInterpolate(to, .5)
}

// pieces draws a list of pieces in their colours.
func (p *Pen) pieces(list []piece, h *paints) {
	for _, pc := range list {
		c := h.of(pc.tint)
		switch pc.form {
		case bevelled:
			p.Bevel(c, pc.edge, pc.outline...)
		case level:
			p.Poly(c, pc.outline...)
		case knobbed:
			p.PuckEdge(c, pc.outline[0].X, pc.outline[0].Y, pc.r, pc.edge)
		case dotted:
			p.Disc(c, pc.outline[0].X, pc.outline[0].Y, pc.r)
		case studded:
			at := pc.outline[0]
			// The dark side of a stud is away from the light, however the frame is turned.
			sin, cos := math.Sincos(-p.Turn())
			p.Disc(c.Dim(.34), at.X+.06*cos-.07*sin, at.Y+.06*sin+.07*cos, .33)
			p.Disc(c.Lit(.22), at.X, at.Y, pc.r)
		case rodded:
			p.RoundLine(c, pc.r, pc.outline[0], pc.outline[1])
		case bowed:
			p.bow(c, pc)
		}
	}
}

// bow draws a curved plate: its edges are lit along the curve.
func (p *Pen) bow(c Color, pc piece) {
	const steps = 12
	p.ArcPlate(c, 0, 0, pc.inner, pc.r, pc.a0, pc.a1)
	for i := range steps {
		a := pc.a0 + (pc.a1-pc.a0)*float64(i)/steps
		b := pc.a0 + (pc.a1-pc.a0)*float64(i+1)/steps
		k := polar(1, (a+b)/2+p.Turn()).Dot(light)
		outer, inner := c.Lit(k*.6), c.Dim(k*.36)
		if k < 0 {
			outer, inner = c.Dim(-k*.42), c.Lit(-k*.42)
		}
		b = min(b+.01, pc.a1)
		p.Arc(outer, pc.edge, 0, 0, pc.r-pc.edge/2, a, b)
		p.Arc(inner, pc.edge*.8, 0, 0, pc.inner+pc.edge*.4, a, b)
	}
}
