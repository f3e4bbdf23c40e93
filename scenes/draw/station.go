package draw

import "math"

// StationSide is the side of a station's square, in studs.
const StationSide = 4

// The look of a station that nobody owns.
var (
	nobodysStation = Hex(0x9AA1A8)
	nobodysFlag    = Hex(0xC9CDD0)
	console        = Hex(0x59646F)
)

// The cloth of a station's flag and how far its upper end is above the foot of
// the pole, in studs.
const (
	clothWidth, clothHeight = 3.3, 2.15
	poleHeight              = 2.9
)

// A stationOwner is what the look of a station depends on; nobody's zero Seat is
// not looked at.
type stationOwner struct {
	Seat
	nobody bool
}

// stationReach is how far, in studs, anything of a station sticks out.
const stationReach = 5.5

// Station draws a station with its middle in the origin, in studs: the square
// in the colour of its owner and the owner's flag. Nobody's (nil) is grey and
// has no pattern. raised is how high the flag hangs, 0 for none to 1 (see
// FlagChange). It must not be turned.
func (p *Pen) Station(owner *Seat, raised float64) {
	key := stationOwner{nobody: owner == nil}
	if owner != nil {
		key.Seat = *owner
	}
	if raised == 1 {
		p.stations.Draw(p, key, stationReach, func(p *Pen) { p.station(key, 1) })
		return
	}
	p.station(key, raised)
}

func (p *Pen) station(owner stationOwner, raised float64) {
	seat := owner.Seat
	if owner.nobody {
		seat.Color = nobodysStation
	}
	p.Rect(Shadow, -1.75, -1.75, StationSide, StationSide)
	p.Bevel(seat.Color, max(.2, p.Px()), Box(-2, -2, StationSide, StationSide)...)
	p.Rect(Paper, -1.48, -1.48, 2.96, 2.96)
	p.Bevel(Hex(0xDDE1E3), .12, Box(-1.42, -1.42, 2.84, 2.84)...)

	p.Rect(Shadow.Fade(.93), -.75, -.2, 1.5, 1.5)
	p.Bevel(console, .16, Box(-1.05, -.5, 1.5, 1.5)...)
	p.Rect(Visor, -.75, -.2, .9, .5)
	p.Rect(console.Lit(.35), -.75, .5, .9, .16)

	p.Save()
	p.Translate(.95, .75)
	p.Line(Shadow, .2, V(0, 0), V(1.5, 1.5))
	if raised > 0 {
		p.Rect(Shadow.Fade(.93), 1.1, -1.4+(1-raised), (clothWidth-.1)*raised, clothHeight-.05)
	}
	p.Puck(console, 0, 0, .34)
	p.Translate(0, -poleHeight)
	if raised > 0 {
		if owner.nobody {
			seat.Color = nobodysFlag
		}
		p.Save()
		p.Translate(0, (1-raised)*.7)
		p.cloth(seat, clothWidth*raised, clothHeight)
		p.Restore()
	}
	p.Line(Hex(0xEFEFEF), .26, V(0, -.3), V(0, poleHeight))
	p.Line(console, .08, V(.15, -.3), V(.15, poleHeight))
	p.Disc(Gold, 0, -.4, .26)
	p.Restore()
}

// cloth draws a flag in the wind, hanging on the line x = 0.
func (p *Pen) cloth(s Seat, w, h float64) {
	// hang puts a convex outline of the flat cloth into the wind, in small steps along
	// what runs across it.
	hang := func(outline []Vec) []Vec {
		p.hung = p.hung[:0]
		for i, a := range outline {
			b := outline[(i+1)%len(outline)]
			steps := max(1, math.Ceil(8*math.Abs(b.X-a.X)/clothWidth))
			for k := range int(steps) {
				v := a.LinearInterpolate(b, float64(k)/steps)
				u := v.X / w
				v.Y += 3 * (1 - u) * u * (-.35*(1-u) + .4*u)
				p.hung = append(p.hung, v)
			}
		}
		return p.hung
	}
	p.Poly(s.Color, hang(Box(0, 0, w, h))...)
	p.motifs(s.Pattern, 0, 0, w, h, func(shape []Vec) { p.Poly(s.PatternColor(), hang(shape)...) })
	p.Poly(White.Fade(.22), hang(Box(w*.12, 0, w*.22, h))...)
	p.Poly(Hex(0x141E32).Fade(.14), hang(Box(w*.5, 0, w*.24, h))...)
	p.Polyline(s.Color.Dim(.5), max(.1, p.Px()), true, hang(Box(0, 0, w, h))...)
}
