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
	entryLine = draw.Hex(0xDAD2BF)
	onNavy    = draw.Hex(0xC9D8E6)
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

// Card draws the card that r is.
func (u *UI) Card(r Rect) {
	if u.pen != nil {
		u.pen.Card(r.X, r.Y, r.W, r.H)
	}
}

// ring shows the focus.
func (u *UI) ring(r Rect, radius float64, res Response) {
	if res.Focused && !u.hideRing && u.live() {
		u.ringAround(r, radius)
	}
}

func (u *UI) ringAround(r Rect, radius float64) {
	u.pen.FocusRing(r.X, r.Y, r.W, r.H, radius)
}

func (u *UI) text(s string, x, y, size float64, f weight, c draw.Color) {
	u.pen.Text(s, x, y, draw.Style{Size: size, Font: f, Color: c})
}

// measure is how wide text is in points. Without a pen a pen of its own measures,
// so that what is clicked does not hang on what is drawn.
func (u *UI) measure(s string, size float64, f weight) float64 {
	return u.measurer().Measure(s, size, f)
}

// stops is how much room the runes of a text before each take, and in the end all of
// them, in points.
func (u *UI) stops(s string, t Text) []float64 {
	return u.measurer().Stops(nil, s, t.size(), t.weight())
}

// places is where each rune of a text lies, in points from its left end.
func (u *UI) places(s string, t Text) []draw.Place {
	return u.measurer().Places(nil, s, t.size(), t.weight())
}

func (u *UI) measurer() *draw.Pen {
	if u.pen != nil {
		return u.pen
	}
	if u.gauge == nil {
		u.gauge = draw.NewPen()
	}
	return u.gauge
}
