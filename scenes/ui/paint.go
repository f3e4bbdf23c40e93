package ui

import "rulerfire/scenes/draw"

// A weight is a font by its use here.
type weight = draw.Font

const (
	regular = draw.Regular
	medium  = draw.Medium
	bold    = draw.Bold
	mono    = draw.Mono
)

// Colours of single widgets.
var (
	buttonLine   = draw.Hex(0xC9C1B0)
	disabledFace = draw.Hex(0xE6E1D6)
	cardLine     = draw.Hex(0x5C4218).Fade(0.20)
	cardShadow   = draw.Hex(0x462E0C).Fade(0.30)
	onNavy       = draw.Hex(0xC9D8E6)
	keyFace      = draw.Hex(0xF6F2E8)
	keyLine      = draw.Hex(0xBDB4A0)
)

func (u *UI) fill(r Rect, radius float64, c draw.Color) {
	if radius == 0 {
		u.pen.Rect(c, r.X, r.Y, r.W, r.H)
		return
	}
	u.pen.RoundRect(c, r.X, r.Y, r.W, r.H, radius)
}

// stroke draws a line just inside the edge of r.
func (u *UI) stroke(r Rect, radius, width float64, c draw.Color) {
	r = r.Inset(width / 2)
	u.pen.StrokeRoundRect(c, width, r.X, r.Y, r.W, r.H, radius)
}

// shadow is the soft shadow of a button.
func (u *UI) shadow(r Rect, radius float64) {
	u.pen.SoftRect(cardShadow, r.X, r.Y+1.5, r.W, r.H, radius, 3)
}

// card draws the paper that everything lies on.
func (u *UI) card(r Rect, radius float64) {
	u.pen.SoftRect(cardShadow, r.X, r.Y+2, r.W, r.H, radius, 7)
	u.fill(r, radius, draw.Paper)
	u.stroke(r, radius, 1, cardLine)
}

// Card draws a card.
func (u *UI) Card(r Rect) {
	if u.pen != nil {
		u.card(r, 10)
	}
}

// ring shows the focus.
func (u *UI) ring(r Rect, radius float64, res Response) {
	if res.Focused && !u.hideRing && u.live() {
		u.ringAround(r, radius)
	}
}

func (u *UI) ringAround(r Rect, radius float64) {
	o := r.Inset(-3)
	u.pen.StrokeRoundRect(draw.Gold, 2, o.X, o.Y, o.W, o.H, radius+3)
	o = r.Inset(-4.5)
	u.pen.StrokeRoundRect(draw.Ink, 1, o.X, o.Y, o.W, o.H, radius+4.5)
}

func (u *UI) text(s string, x, y, size float64, f weight, c draw.Color) {
	u.pen.Text(s, x, y, draw.Style{Size: size, Font: f, Color: c})
}

// measure is how wide text is in points. Without a pen a pen of its own measures,
// so that what is clicked does not hang on what is drawn.
func (u *UI) measure(s string, size float64, f weight) float64 {
	p := u.pen
	if p == nil {
		if u.gauge == nil {
			u.gauge = draw.NewPen()
		}
		p = u.gauge
	}
	return p.Measure(s, size, f)
}

func (u *UI) keycapWidth(key string) float64 { return max(18, u.measure(key, 11, medium)+10) }

func (u *UI) keycap(key string, x, y float64, dark bool) {
	r := Rect{x, y, u.keycapWidth(key), 18}
	face, line, ink := keyFace, keyLine, draw.Ink2
	if dark {
		face, line, ink = draw.White.Fade(0.14), draw.White.Fade(0.55), draw.White
	}
	u.fill(r, 4, face)
	u.stroke(r, 4, 1, line)
	u.pen.Text(key, x+r.W/2, y+13, draw.Style{Size: 11, Font: medium, Color: ink, Align: draw.Centre})
}
