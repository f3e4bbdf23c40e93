package draw

import "strconv"

// AdviceBadge draws the number that an answer has in advice, as on the panel that lists
// it: over the table, in the table's own units. chosen is the one that is looked at.
func (p *Pen) AdviceBadge(number int, at Vec, chosen bool) {
	pt := p.Pt()
	r := 10.0
	if chosen {
		r = 12
	}
	p.adviceDisc(number, at.X, at.Y, r, pt, chosen)
}

// AdviceNumber is AdviceBadge on a card, r points in radius.
func (p *Pen) AdviceNumber(number int, x, y, r float64, chosen bool) {
	p.adviceDisc(number, x, y, r, 1, chosen)
}

// adviceDisc is a number on a disc; pt is a point in the units of x and y, r is in points.
func (p *Pen) adviceDisc(number int, x, y, r, pt float64, chosen bool) {
	ground, rim := Navy, White
	if chosen {
		ground, rim = Ink, Gold
	}
	p.Disc(Shadow, x+0.6*pt, y+0.9*pt, (r+1)*pt)
	p.Disc(rim, x, y, r*pt)
	p.Disc(ground, x, y, (r-2)*pt)
	p.Text(strconv.Itoa(number), x, y+0.38*r*1.15*pt, Style{Size: 1.15 * r * pt, Font: Bold, Color: White, Align: Centre})
}

// AdviceArrow draws the way from a piece to what an answer aims at, thinner for one that
// is not chosen.
func (p *Pen) AdviceArrow(from, to Vec, chosen bool) {
	d := to.Sub(from)
	l := d.Len()
	pt := p.Pt()
	if l < 12*pt {
		return
	}
	along := d.Divf(l)
	n := V(-along.Y, along.X)
	wide, c := 2.2, Ink.Fade(0.55)
	if chosen {
		wide, c = 3.2, Ink
	}
	head := to.Sub(along.Mulf(10 * pt))
	p.Line(White.Fade(.85), (wide+2.6)*pt, from, head)
	p.Line(c, wide*pt, from, head)
	tip := []Vec{to, head.Add(n.Mulf(6 * pt)), head.Sub(n.Mulf(6 * pt))}
	p.Polyline(White.Fade(.85), 2.6*pt, true, tip...)
	p.Poly(c, tip...)
}

// A Share is a part of a whole, such as a seat's chance to win.
type Share struct {
	Color Color
	Part  float64 // from 0 to 1
}

// Shares draws parts of a whole side by side; a part wide enough carries its per cent.
func (p *Pen) Shares(x, y, w, h float64, shares ...Share) {
	at := x
	for i, s := range shares {
		wide := s.Part * w
		if wide <= 0 {
			continue
		}
		p.Rect(s.Color, at, y, wide, h)
		if i > 0 {
			p.Rect(White, at-0.75, y, 1.5, h)
		}
		if label := strconv.Itoa(int(s.Part*100 + 0.5)); wide >= 20 {
			p.Text(label, at+wide/2, y+h/2+4.2, Style{Size: 12, Font: Bold, Color: OnColor(s.Color), Align: Centre})
		}
		at += wide
	}
	p.StrokeRoundRect(Hex(0x3C3228).Fade(0.35), 1, x+0.5, y+0.5, w-1, h-1, 2)
}
