package draw

// A HexBadge is a state of a unit on the hex board, shown beside it: each has a
// picture of its own, so that none is told by its colour.
type HexBadge uint8

// The badges.
const (
	Overheated HexBadge = iota
	Frozen
	InSmoke
	Submerged
	StuckFast
	KnockedDown
	Grappled
	Attacking // offensive stance
	Guarding  // defensive stance
	OnOneKnee
	LyingProne
	Done // has acted this round
	hexBadges
)

// badges are their grounds and pictures; a picture is drawn in white from -1 to 1.
var badges = [hexBadges]struct {
	ground  Color
	picture func(p *Pen)
}{
	Overheated: {Hex(0x8A3A12), func(p *Pen) {
		flame := bezier([]Vec{V(-.1, -1)}, V(.3, -.5), V(.8, -.1), V(.68, .4), 8)
		flame = bezier(flame, V(.6, .85), V(.3, 1), V(0, 1), 6)
		flame = bezier(flame, V(-.4, 1), V(-.72, .75), V(-.66, .25), 6)
		flame = bezier(flame, V(-.6, -.05), V(-.4, -.1), V(-.3, -.3), 5)
		flame = bezier(flame, V(-.2, -.5), V(-.2, -.8), V(-.1, -1), 5)
		p.Poly(White, flame...)
		p.Disc(Hex(0x8A3A12), .02, .5, .26)
	}},
	Frozen: {Hex(0x2F5F7C), func(p *Pen) {
		for k := range 3 {
			arm := polar(.95, radians(60*float64(k)+30))
			p.RoundLine(White, .24, arm.Mulf(-1), arm)
		}
		for k := range 6 {
			at := radians(60*float64(k) + 30)
			p.RoundLine(White, .18, polar(.55, at), polar(.9, at+.42))
			p.RoundLine(White, .18, polar(.55, at), polar(.9, at-.42))
		}
	}},
	InSmoke: {Hex(0x565C66), func(p *Pen) {
		p.Disc(White, -.42, .3, .5)
		p.Disc(White, .45, .32, .46)
		p.Disc(White, .02, -.28, .56)
	}},
	Submerged: {Hex(0x2D5F86), func(p *Pen) {
		p.ripple(White, .26, .9, -.32, .4)
		p.ripple(White, .26, .9, .42, .4)
	}},
	StuckFast: {Hex(0x6B5138), func(p *Pen) {
		p.Rect(White, -.85, -.25, .8, .42)
		p.Rect(White, .05, -.25, .8, .42)
		p.Rect(White, -.42, .28, .84, .42)
		p.Rect(White, -.42, -.78, .84, .42)
	}},
	KnockedDown: {Ink, func(p *Pen) {
		p.Disc(White, -.68, .2, .27)
		p.RoundLine(White, .3, V(-.28, .25), V(.45, .25), V(.9, -.15))
		p.RoundLine(White, .22, V(-.9, .74), V(.9, .74))
	}},
	Grappled: {Ink, func(p *Pen) {
		p.Arc(White, .3, 0, .1, .68, radians(-60), radians(240))
		p.Poly(White, V(.1, -.78), V(.74, -.72), V(.5, -.18))
		p.Poly(White, V(-.1, -.78), V(-.74, -.72), V(-.5, -.18))
	}},
	Attacking: {Ink, func(p *Pen) { p.Icon(IconAttack, 0, 0, .95, White) }},
	Guarding:  {Ink, func(p *Pen) { p.Icon(IconShield, 0, 0, .86, White) }},
	OnOneKnee: {Ink, func(p *Pen) {
		p.Disc(White, .05, -.68, .27)
		p.RoundLine(White, .3, V(0, -.25), V(-.05, .28), V(.55, .3), V(.55, .82))
		p.RoundLine(White, .26, V(-.05, .3), V(-.3, .82), V(-.75, .82))
	}},
	LyingProne: {Ink, func(p *Pen) {
		p.Disc(White, .62, -.1, .27)
		p.RoundLine(White, .3, V(.3, .2), V(-.9, .36))
		p.RoundLine(White, .22, V(.3, .25), V(.9, .45))
		p.RoundLine(White, .22, V(-.9, .78), V(.9, .78))
	}},
	Done: {Ink2, func(p *Pen) { p.Icon(IconCheck, 0, 0, .8, White) }},
}

// Badge draws a badge about x, y, reaching r to each side.
func (p *Pen) Badge(b HexBadge, x, y, r float64) {
	p.Save()
	p.Translate(x, y)
	p.Disc(Shadow.Fade(1.17), r*.07, r*.1, r)
	p.Disc(White, 0, 0, r)
	p.Disc(badges[b].ground, 0, 0, r*.86)
	p.Scale(r * .6)
	badges[b].picture(p)
	p.Restore()
}

// badgePlaces are where badges stand round a unit, the first first; the lower
// corners are taken by its number and its action points.
var badgePlaces = [...]Vec{{X: 2.05, Y: -2.1}, {X: -2.05, Y: -2.1}, {X: 2.85, Y: -.55}, {X: -2.85, Y: -.55}}

// HexBadges draws the badges of a unit in the origin; there is room for four.
func (p *Pen) HexBadges(list ...HexBadge) {
	r := min(max(.9, 7*p.Pt()), 13*p.Pt())
	for i, b := range list[:min(len(list), len(badgePlaces))] {
		p.Badge(b, badgePlaces[i].X, badgePlaces[i].Y, r)
	}
}
