package draw

import "math"

// Color is a colour with straight alpha; all parts run from 0 to 1.
type Color struct{ R, G, B, A float32 }

// Hex is the opaque colour 0xRRGGBB.
func Hex(rgb uint32) Color {
	return Color{
		R: float32(rgb>>16&0xff) / 255,
		G: float32(rgb>>8&0xff) / 255,
		B: float32(rgb&0xff) / 255,
		A: 1,
	}
}

// inkBlue is what Dim darkens towards: never black, so that shadows stay cool.
var inkBlue = Hex(0x1A2433)

// Lit is the colour moved towards white by t (0 to 1); alpha stays.
func (c Color) Lit(t float64) Color { return c.Mix(Color{1, 1, 1, c.A}, t) }

// Dim is the colour moved towards ink-blue by t (0 to 1); alpha stays.
func (c Color) Dim(t float64) Color {
	d := inkBlue
	d.A = c.A
	return c.Mix(d, t)
}

// Mix is the colour moved towards d by t (0 to 1), in plain sRGB, alpha too.
func (c Color) Mix(d Color, t float64) Color {
	k := float32(t)
	return Color{
		R: c.R + (d.R-c.R)*k,
		G: c.G + (d.G-c.G)*k,
		B: c.B + (d.B-c.B)*k,
		A: c.A + (d.A-c.A)*k,
	}
}

// Fade is the colour with its alpha multiplied by a.
func (c Color) Fade(a float64) Color {
	c.A *= float32(a)
	return c
}

// Luminance is the relative luminance, 0 for black to 1 for white.
func (c Color) Luminance() float64 {
	linear := func(v float32) float64 {
		if f := float64(v); f > 0.03928 {
			return math.Pow((f+0.055)/1.055, 2.4)
		} else {
			return f / 12.92
		}
	}
	return 0.2126*linear(c.R) + 0.7152*linear(c.G) + 0.0722*linear(c.B)
}

// OnColor is the colour of text that reads well on c: ink or white.
func OnColor(c Color) Color {
	if c.Luminance() > 0.34 {
		return Ink
	}
	return White
}

// The colours of the interface.
var (
	White      = Hex(0xFFFFFF)
	Ink        = Hex(0x1F2A36) // text
	Ink2       = Hex(0x56616C) // secondary text
	Ink3       = Hex(0x8A929A) // icons and disabled labels
	Paper      = Hex(0xFCFAF5) // cards
	Paper2     = Hex(0xF3EEE3) // rows and tags
	CurrentRow = Hex(0xFFF3CF)
	Hairline   = Hex(0xDED8CB)
	Navy       = Hex(0x24466B) // the primary button
	Gold       = Hex(0xFFC533) // look here
	GoldEdge   = Hex(0xB47A00)
	Good       = Hex(0x3B7F5C)
	Bad        = Hex(0xB3271D)
	BadRow     = Hex(0xFBE4DF)
	Desk       = Hex(0xE6D2AE)
	Felt       = Hex(0xB9A98E)
	Rim        = Hex(0x8A6846)
	FrameGrey  = Hex(0xE2E6EA)
	Joint      = Hex(0x49525C)
	Visor      = Hex(0xBFF3FF)
	Graphite   = Hex(0x2E3640) // the doomsday die and the action points die
	Spent      = Hex(0xA9ADB0) // what a frame is mixed with once its turn is taken
	Shadow     = Hex(0x1C263A).Fade(0.30)
)

// The colours of the rules: only dice and the systems that give them wear these.
var (
	RuleWhite  = Hex(0xFAF8F2)
	RuleRed    = Hex(0xCF2E26)
	RuleGreen  = Hex(0x46B04F)
	RuleBlue   = Hex(0x2463BE)
	RuleYellow = Hex(0xF7C61B)
)

// HitColors are the fills of a distribution bar for no, one, two, and three or more hits.
var HitColors = [4]Color{Hex(0xDCE3E0), Hex(0xF3B9A8), Hex(0xDF7361), Hex(0xB3271D)}

// Pattern is what tells a player's pieces apart without colour.
type Pattern uint8

// The patterns, in the order of the seats.
const (
	Plain Pattern = iota
	Rays
	Dots
	Quarters
	Bar
	Saltire
)

// Seat is how one player's pieces look.
type Seat struct {
	Name    string // the colour's name
	Color   Color
	Pattern Pattern
}

// Seats are the looks; a player's is the one at their seat.
var Seats = [6]Seat{
	{"orange", Hex(0xF0801A), Plain},
	{"violet", Hex(0x7A3FB2), Rays},
	{"teal", Hex(0x0B8F8B), Dots},
	{"pink", Hex(0xFBB0D0), Quarters},
	{"graphite", Hex(0x3A4149), Bar},
	{"brown", Hex(0x5E3520), Saltire},
}

// PatternColor is the colour of the seat's pattern: darker on light colours and
// lighter on all others, so that any pattern shows on any colour.
func (s Seat) PatternColor() Color {
	switch {
	case s.Color.Luminance() > 0.45:
		return s.Color.Dim(0.52)
	case s.Pattern == Bar:
		return s.Color.Lit(0.80)
	}
	return s.Color.Lit(0.62)
}
