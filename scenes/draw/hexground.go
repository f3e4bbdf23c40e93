package draw

// A HexColour is the colour of a hex: what lies on it, to the rules and to the eye.
// Every colour but grey has a pattern of its own as well.
type HexColour uint8

// The colours of hexes.
const (
	HexGrey    HexColour = iota // open ground: studs
	HexGreen                    // wood: bushes
	HexTan                      // dry ground: dunes
	HexWhite                    // ice: crystals
	HexBlack                    // smoke: puffs
	HexShallow                  // light blue, shallow water: two waves
	HexDeep                     // dark blue, deep water: three waves
	HexRed                      // barred: a cross
	hexColours
)

// Color is the colour of a level hex.
func (c HexColour) Color() Color { return hexGrounds[c].color }

// hexGround is how a colour of hex looks: its tone and its pattern, drawn about the
// origin in studs over the plain top of that tone.
type hexGround struct {
	color   Color
	pattern func(p *Pen, tone Color)
}

var hexGrounds = [hexColours]hexGround{
	HexGrey:    {Hex(0xD3D8D0), (*Pen).hexStuds},
	HexGreen:   {Hex(0xAACB8C), (*Pen).hexBushes},
	HexTan:     {Hex(0xEAD5A0), (*Pen).hexDunes},
	HexWhite:   {Hex(0xF6F9FB), (*Pen).hexCrystals},
	HexBlack:   {Hex(0x565C66), (*Pen).hexPuffs},
	HexShallow: {Hex(0xA8D4E4), func(p *Pen, _ Color) { p.waves(Hex(0xF2FBFF), -.75, .85) }},
	HexDeep:    {Hex(0x5E93BD), func(p *Pen, _ Color) { p.waves(Hex(0xCFE6F5), -1.4, 0, 1.4) }},
	HexRed:     {Hex(0xD88C84), (*Pen).hexCross},
}

// The seven studs of a hex: one in the middle, six round it.
const (
	tileStud     = .50 // radius
	tileStudRing = .56 * HexSide
)

func (p *Pen) hexStuds(tone Color) {
	for i := -1; i < 6; i++ {
		at := Vec{}
		if i >= 0 {
			at = polar(tileStudRing, radians(60*float64(i)+30))
		}
		p.stamp(stampDisc, tone.Dim(.2), at.X+.12, at.Y+.13, tileStud*1.06)
		p.stamp(stampDisc, tone.Lit(.22), at.X, at.Y, tileStud)
		p.stamp(stampLight, tone.Lit(.6), at.X, at.Y, tileStud)
	}
}

// The bushes of a wood: where they stand and how large they are.
var bushes = [...]struct{ x, y, r float64 }{
	{-1.27, -.85, .85}, {.95, -1.27, .74}, {1.27, .74, .90}, {-.74, 1.16, .85}, {.1, 0, .74},
}

func (p *Pen) hexBushes(Color) {
	for _, b := range bushes {
		p.Disc(Shadow, b.x+.22, b.y+.26, b.r)
		p.Disc(leaf2, b.x, b.y, b.r)
		p.Disc(leaf, b.x-.1, b.y-.1, b.r*.66)
		p.Disc(leaf.Lit(.35), b.x-.17, b.y-.19, b.r*.34)
	}
}

var leaf, leaf2 = GroundColor("leaf"), GroundColor("leaf2")

func (p *Pen) hexDunes(tone Color) {
	p.hexStuds(tone)
	for _, y := range [...]float64{-1.17, .12, 1.38} {
		p.ripple(Hex(0xB98F48), .19, 1.8, y, .37)
	}
}

// ripple draws two crests of a wave, to either side of x = 0.
func (p *Pen) ripple(c Color, width, half, y, high float64) {
	line := bezier([]Vec{V(-half, y)}, V(-half*.6, y-high), V(-half*.4, y-high), V(0, y), 8)
	line = bezier(line, V(half*.4, y+high), V(half*.6, y+high), V(half, y), 8)
	p.RoundLine(c, width, line...)
}

func (p *Pen) waves(c Color, at ...float64) {
	for _, y := range at {
		p.ripple(c, .21, 1.6, y, .4)
	}
}

func (p *Pen) hexCrystals(tone Color) {
	p.hexStuds(tone)
	for _, at := range [...]Vec{{X: -1.17, Y: -.95}, {X: 1.17, Y: -.42}, {X: -.32, Y: 1.27}} {
		for k := range 3 {
			arm := polar(.56, radians(60*float64(k)+30))
			p.RoundLine(Hex(0x7C97AD), .19, at.Sub(arm), at.Add(arm))
		}
	}
}

func (p *Pen) hexPuffs(Color) {
	for _, puff := range [...]struct{ x, y, r float64 }{{-.95, .64, .95}, {.85, .85, .85}, {0, -.85, 1.06}} {
		p.Disc(Hex(0x6E7580), puff.x, puff.y, puff.r)
		p.Arc(Hex(0x979EA8), .16, puff.x, puff.y, puff.r-.12, radians(144), radians(306))
	}
}

func (p *Pen) hexCross(tone Color) {
	p.hexStuds(tone)
	p.Line(Hex(0x8E2A20), .4, V(-1.1, -1.1), V(1.1, 1.1))
	p.Line(Hex(0x8E2A20), .4, V(1.1, -1.1), V(-1.1, 1.1))
}

// HexSwatch draws one hex of a colour about x, y with r to a corner, as for a
// legend.
func (p *Pen) HexSwatch(c HexColour, x, y, r float64) {
	p.Save()
	p.Translate(x, y)
	p.Scale(r / HexSide)
	p.BevelTone(c.Color(), max(.4, 1.6*p.Pt()), .6, .34, hexagon(Vec{}, HexSide)...)
	p.Scale(.9)
	hexGrounds[c].pattern(p, c.Color())
	p.Restore()
}
