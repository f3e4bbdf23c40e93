package draw

import (
	"math"
	"strconv"

	"rulerfire/rules/dice"
)

// Everything here measures in points: call it under a scale of pixels per point.

// Colours of single widgets.
var (
	cardLine    = Hex(0x5C4218).Fade(0.20)
	cardShadow  = Hex(0x462E0C).Fade(0.30)
	disabled    = Hex(0xE6E1D6)
	asked       = Hex(0xFFFDF6)
	keyFace     = Hex(0xF6F2E8)
	keyLine     = Hex(0xBDB4A0)
	buttonShade = Hex(0x32220A).Fade(0.28)
)

// ButtonLine is the edge of a button, and of what lies beside buttons.
var ButtonLine = Hex(0xC9C1B0)

// CardRadius is the radius of a card's corners.
const CardRadius = 10

// Card draws the paper that everything lies on.
func (p *Pen) Card(x, y, w, h float64) { p.RoundCard(x, y, w, h, CardRadius) }

// Pill draws a card with round ends, for tools.
func (p *Pen) Pill(x, y, w, h float64) { p.RoundCard(x, y, w, h, h/2) }

// TipGround draws the dark ground of a tooltip.
func (p *Pen) TipGround(x, y, w, h float64) {
	p.SoftRect(cardShadow, x, y+1.5, w, h, 8, 3)
	p.RoundRect(Ink, x, y, w, h, 8)
}

// RoundCard draws a card with corners of radius r, for what lies over others.
func (p *Pen) RoundCard(x, y, w, h, r float64) {
	p.SoftRect(cardShadow, x, y+2, w, h, r, 7)
	p.RoundRect(Paper, x, y, w, h, r)
	p.StrokeRoundRect(cardLine, 1, x+0.5, y+0.5, w-1, h-1, r-0.5)
}

// Hairline draws the line between two parts of a card.
func (p *Pen) Hairline(x, y, w float64) { p.Rect(Hairline, x, y, w, 1) }

// CurrentRow draws the ground of the row that has the word, edged in gold.
func (p *Pen) CurrentRow(x, y, w, h float64) {
	p.RoundRect(CurrentRow, x, y, w, h, 6)
	p.StrokeRoundRect(GoldEdge, 1, x+0.5, y+0.5, w-1, h-1, 5.5)
}

// PlayerBand draws the strip in a player's colour and pattern down the left edge
// of a card.
func (p *Pen) PlayerBand(x, y, h float64, s Seat) {
	const width, period = 7.0, 26.0
	// The card's rounded corners cut the band before it is full width.
	slant := math.Acos((CardRadius - width) / CardRadius)
	p.hung = arc(p.hung[:0], V(x+CardRadius, y+h-CardRadius), CardRadius, math.Pi-slant, math.Pi, 6)
	p.hung = arc(p.hung, V(x+CardRadius, y+CardRadius), CardRadius, math.Pi, math.Pi+slant, 6)
	p.Poly(s.Color, p.hung...)
	for top := 0.0; top < h; top += period {
		p.motifs(s.Pattern, x, y+top, period, period, func(shape []Vec) {
			p.Poly(s.PatternColor(), p.shears.within(shape, p.hung)...)
		})
	}
}

// Tray draws the wooden tray with its felt, in which dice lie.
func (p *Pen) Tray(x, y, w, h float64) {
	const rim = 7.0
	p.SoftRect(Hex(0x462E0C).Fade(0.35), x, y+2, w, h, 12, 8)
	p.GradRoundRect(Rim.Lit(0.22), V(x, y), Rim.Dim(0.12), V(x, y+h), x, y, w, h, 12)
	p.StrokeRoundRect(Rim.Lit(0.4), 1.2, x+1, y+1, w-2, h-2, 11)
	fx, fy, fw, fh := x+rim, y+rim, w-2*rim, h-2*rim
	p.RoundRect(Felt, fx, fy, fw, fh, 8)
	p.nap(fx+2, fy+2, fw-4, fh-4)
	// The rim throws a shadow inwards, from the upper left.
	p.innerShadow(Hex(0x32220A).Fade(0.55), fx, fy, fw, fh, 8, 2, 3, 10)
	p.StrokeRoundRect(Rim.Dim(0.25).Fade(0.5), 1, fx, fy, fw, fh, 8)
}

// nap draws the grain of the felt. It is of thousands of specks, so a piece of it is
// kept as a picture and laid side by side.
func (p *Pen) nap(x, y, w, h float64) {
	const side, specks = 256.0, 1100
	p.Save()
	p.Clip(x, y, w, h)
	for top := y; top < y+h; top += side {
		for left := x; left < x+w; left += side {
			p.felt.draw(p, left, top, side, side, func(p *Pen) {
				r := roller{seed: 5}
				for range specks {
					p.speck(Hex(0x463418).Fade(0.08), r.float()*side, r.float()*side, 1.4)
				}
			})
		}
	}
	p.Restore()
}

// speck draws a tiny square without smoothing, for grain.
func (p *Pen) speck(c Color, x, y, side float64) {
	o, k := p.state.apply(V(x, y)), side*p.Zoom()
	m := p.begin()
	color := p.premultiply(c)
	a := p.point(o, color)
	b := p.point(Vec{X: o.X + k, Y: o.Y}, color)
	d := p.point(Vec{X: o.X + k, Y: o.Y + k}, color)
	e := p.point(Vec{X: o.X, Y: o.Y + k}, color)
	p.tri(a, b, d)
	p.tri(a, d, e)
	p.commit(m)
}

// innerShadow darkens the inside of a rounded rectangle along its edges, shifted
// by dx, dy, fading over blur.
func (p *Pen) innerShadow(c Color, x, y, w, h, r, dx, dy, blur float64) {
	color := p.premultiply(c)
	steps := quarterSteps(r * p.Zoom())
	levels := [...]struct {
		in    float64
		alpha float32
	}{{0, 0.5}, {0.3, 0.27}, {0.6, 0.11}, {1, 0}}
	m := p.begin()
	count := uint32(4 * (steps + 1))
	for i, l := range levels {
		in := l.in * blur
		ox, oy := dx, dy
		if i == 0 {
			ox, oy = 0, 0 // the outermost line is the edge itself
		}
		p.scratch = roundRect(p.scratch[:0], x+in+ox, y+in+oy, w-2*in, h-2*in, max(r-in*0.3, 1), steps)
		for _, v := range p.scratch {
			v.X, v.Y = min(max(v.X, x), x+w), min(max(v.Y, y), y+h)
			p.point(p.state.apply(v), color.times(l.alpha))
		}
	}
	p.hoops(m.base, count, len(levels))
	p.commit(m)
}

// ButtonLook is the state a button is in.
type ButtonLook struct {
	Primary, Disabled bool
	Hover, Press      float64 // 0 to 1
}

// ButtonColor is the colour of a button's label.
func (l ButtonLook) ButtonColor() Color {
	switch {
	case l.Disabled:
		return Ink3
	case l.Primary:
		return White
	}
	return Ink
}

// ButtonBody draws a button without its label.
func (p *Pen) ButtonBody(x, y, w, h float64, l ButtonLook) {
	const r = 7
	face, line := White, ButtonLine
	if l.Primary {
		face, line = Navy, Navy.Dim(0.3)
	}
	switch {
	case l.Disabled:
		face, line = disabled, ButtonLine
	case l.Primary:
		face = face.Lit(0.14 * l.Hover).Dim(0.25 * l.Press)
	default:
		face = face.Mix(CurrentRow, l.Hover).Dim(0.10 * l.Press)
	}
	if !l.Disabled {
		p.SoftRect(buttonShade.Fade(1-0.7*l.Press), x, y+1.5, w, h, r, 3)
	}
	p.RoundRect(face, x, y, w, h, r)
	p.StrokeRoundRect(line, 1, x+0.5, y+0.5, w-1, h-1, r-0.5)
	if l.Primary && !l.Disabled {
		p.Rect(White.Fade(0.35), x+r, y+1, w-2*r, 1)
	}
}

// FocusRing draws the ring round what the keyboard acts on: gold in an ink line.
func (p *Pen) FocusRing(x, y, w, h, r float64) {
	p.StrokeRoundRect(Gold, 2, x-3, y-3, w+6, h+6, r+3)
	p.StrokeRoundRect(Ink, 1, x-4.5, y-4.5, w+9, h+9, r+4.5)
}

const (
	keySize   = 11
	keyHeight = 18
)

// KeycapWidth is the width of the cap of a key.
func (p *Pen) KeycapWidth(key string) float64 {
	return max(keyHeight, p.Measure(key, keySize, Medium)+10)
}

// Keycap draws the cap of a key and returns its width. dark is for a cap on a
// primary button.
func (p *Pen) Keycap(key string, x, y float64, dark bool) float64 {
	face, line, ink := keyFace, keyLine, Ink2
	if dark {
		face, line, ink = White.Fade(0.14), White.Fade(0.55), White
	}
	w := p.KeycapWidth(key)
	p.RoundRect(face, x, y, w, keyHeight, 4)
	p.StrokeRoundRect(line, 1, x+0.5, y+0.5, w-1, keyHeight-1, 3.5)
	p.Text(key, x+w/2, y+13, Style{Size: keySize, Font: Medium, Color: ink, Align: Centre})
	return w
}

// TagLook is how a tag is coloured. The zero Ground is Paper2, the zero Ink ink.
type TagLook struct {
	Ground, Ink, Line Color
	Icon              Icon
}

const tagHeight = 20

// TagWidth is the width of a tag.
func (p *Pen) TagWidth(s string, l TagLook) float64 {
	w := p.Measure(s, 12, Medium) + 14
	if l.Icon != "" {
		w += 18
	}
	return w
}

// Tag draws a word on a round-ended ground, 20 high, and returns its width.
func (p *Pen) Tag(s string, x, y float64, l TagLook) float64 {
	if l.Ground.A == 0 {
		l.Ground = Paper2
	}
	if l.Ink.A == 0 {
		l.Ink = Ink
	}
	w := p.TagWidth(s, l)
	p.RoundRect(l.Ground, x, y, w, tagHeight, tagHeight/2)
	if l.Line.A > 0 {
		p.StrokeRoundRect(l.Line, 1, x+0.5, y+0.5, w-1, tagHeight-1, tagHeight/2-0.5)
	}
	at := x + 7
	if l.Icon != "" {
		p.Icon(l.Icon, x+13, y+tagHeight/2, 5.5, l.Ink)
		at += 18
	}
	p.Text(s, at, y+tagHeight/2+4.3, Style{Size: 12, Font: Medium, Color: l.Ink})
	return w
}

// Bubble draws the dark ground of a verdict with its point at tip. A tip inside
// the bubble draws no point.
func (p *Pen) Bubble(x, y, w, h float64, tip Vec) {
	const r, half = 9.0, 9.0
	p.SoftRect(Hex(0x14141E).Fade(0.45), x, y+2, w, h, r, 8)
	foot := min(max(tip.X, x+r+half), x+w-r-half)
	switch {
	case tip.Y > y+h:
		p.Poly(Ink, V(foot-half, y+h-1), V(foot+half, y+h-1), tip)
	case tip.Y < y:
		p.Poly(Ink, V(foot-half, y+1), V(foot+half, y+1), tip)
	}
	p.RoundRect(Ink, x, y, w, h, r)
}

// LabelWidth is how wide the label of Label is.
func (p *Pen) LabelWidth(s string) float64 { return p.Measure(s, 12, Medium) + 16 }

// Label draws a small paper label with a brown line, 21 high, and returns its width.
func (p *Pen) Label(s string, x, y float64) float64 {
	w := p.LabelWidth(s)
	p.SoftRect(Hex(0x14141E).Fade(0.35), x, y+1, w, 21, 6, 4)
	p.RoundRect(Hex(0xFFF9E8), x, y, w, 21, 6)
	p.StrokeRoundRect(Hex(0x4A3B22), 1, x+0.5, y+0.5, w-1, 20, 5.5)
	p.Text(s, x+8, y+15, Style{Size: 12, Font: Medium, Color: Ink})
	return w
}

// DistributionBar draws how likely 0, 1, 2 and 3 or more hits are as shares of a
// bar; a share wide enough carries its number.
func (p *Pen) DistributionBar(x, y, w, h float64, share [4]float64) {
	at := x
	for i, s := range share {
		wide := s * w
		if wide <= 0 {
			continue
		}
		p.Rect(HitColors[i], at, y, wide, h)
		if i > 0 {
			p.Rect(White.Fade(0.75), at, y, 1, h)
		}
		if wide >= 17 {
			label, ink := strconv.Itoa(i), Ink
			if i == 3 {
				label = "3+"
			}
			if i >= 2 {
				ink = White
			}
			p.Text(label, at+wide/2, y+h/2+4, Style{Size: 11, Font: Bold, Color: ink, Align: Centre})
		}
		at += wide
	}
	p.StrokeRoundRect(Hex(0x3C3228).Fade(0.35), 1, x+0.5, y+0.5, w-1, h-1, 2)
}

// Slot is where a die goes: what it is for and which dice fit.
type Slot struct {
	Name   string
	Sub    string // a line under the name instead of the dice that fit
	Key    string // on the little cap in the corner
	Icon   Icon
	Colour dice.Colour // the die that fits beside a white one
	Die    *Die        // lies in the slot if not nil
	Ghost  float64     // alpha of the die; 0 is opaque
	Asked  bool        // the slot that is asked about
	Hover  float64     // 0 to 1
}

// Slot draws a slot: a paper well, the hole for the die, its name.
func (p *Pen) Slot(x, y, w, h float64, s Slot) {
	ground := Hex(0xFFFAEE).Fade(0.62 + 0.25*s.Hover)
	if s.Asked {
		ground = asked
	}
	p.RoundRect(ground, x, y, w, h, 8)
	if s.Asked {
		p.StrokeRoundRect(Ink, 3, x-0.5, y-0.5, w+1, h+1, 8.5)
		p.StrokeRoundRect(Gold, 2, x+1.5, y+1.5, w-3, h-3, 6.5)
	} else {
		p.StrokeRoundRect(Hex(0x463214).Fade(0.35), 1, x+0.5, y+0.5, w-1, h-1, 8)
	}
	const hole = 44.0
	hx, hy := x+8, y+(h-hole)/2
	p.SlotHole(hx, hy, hole, s)
	if s.Key != "" {
		kx, ky := hx-3, hy-5
		p.RoundRect(asked, kx, ky, 16, 16, 4)
		p.StrokeRoundRect(Hex(0x8D8064), 1, kx+0.5, ky+0.5, 15, 15, 3.5)
		p.Text(s.Key, kx+8, ky+12, Style{Size: keySize, Font: Bold, Color: Ink2, Align: Centre})
	}
	tx := hx + hole + 9
	p.Text(s.Name, tx, y+h/2-5, Style{Size: 14.5, Font: Bold, Color: Ink})
	if s.Sub != "" {
		p.Text(s.Sub, tx, y+h/2+14, Style{Size: 12, Color: Ink2})
		return
	}
	p.MiniDie(s.Colour, tx+8, y+h/2+11, 16)
	p.MiniDie(dice.White, tx+28, y+h/2+11, 16)
}

// SlotHole draws the die-shaped hole of a slot with its icon or its die.
func (p *Pen) SlotHole(x, y, side float64, s Slot) {
	k := side / 44
	c := DieColor(s.Colour)
	line, ink, strength := 0.12, Hex(0x203040), 0.15
	if s.Colour == dice.Yellow {
		line, ink, strength = 0.42, Hex(0x6B4D00), 0.35
	}
	p.RoundRect(c.Mix(White, 0.78), x, y, side, side, 9*k)
	dash := min(k, 1.4) // a large hole has a fine edge too
	p.Dashed(c.Dim(line), 1.6*dash, 5*dash, 4*dash, 0, true, roundRect(nil, x+0.8*dash, y+0.8*dash, side-1.6*dash, side-1.6*dash, 8.5*k, 6)...)
	if s.Die == nil {
		p.Icon(s.Icon, x+side/2, y+side/2, side*0.26, c.Mix(ink, strength))
		return
	}
	p.Save()
	if s.Ghost > 0 {
		p.Fade(s.Ghost)
	}
	p.Die(*s.Die, x+side/2, y+side/2, side*0.82)
	p.Restore()
}
