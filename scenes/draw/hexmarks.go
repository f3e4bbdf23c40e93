package draw

import (
	"math"
	"strconv"
)

// What is shown of the rules on a board of hexes. Points and hexes are those of the
// board, in studs; line widths keep their size in points.

// HexReach marks a hex that can be reached, with what it costs.
func (p *Pen) HexReach(c Cell, cost int) {
	pt := p.Pt()
	outline := hexagon(CellCentre(c), HexSide-.5)
	p.Polyline(White, 2.6*pt, true, outline...)
	p.Polyline(reachGreen, 1.2*pt, true, outline...)
	p.figureDisc(CellCentre(c), reachGreen.Lit(.08), strconv.Itoa(cost))
}

var reachGreen = Hex(0x1F7A35)

// figureDisc is a number on a disc with a white rim.
func (p *Pen) figureDisc(at Vec, ground Color, figure string) {
	pt := p.Pt()
	r := min(max(.96, 7.5*pt), 15*pt)
	p.Disc(White, at.X, at.Y, r+1.2*pt)
	p.Disc(ground, at.X, at.Y, r)
	size := r * 1.55
	if len(figure) > 1 {
		size = r * 1.2
	}
	p.Text(figure, at.X, at.Y+size*.36, Style{Size: size, Font: Bold, Color: White, Align: Centre})
}

// cellsApart is the middles of two hexes and the direction from one to the other, if
// they are two.
func cellsApart(from, to Cell) (a, b, along Vec, apart bool) {
	a, b = CellCentre(from), CellCentre(to)
	if apart = from != to; apart {
		along = b.Sub(a).Normalized()
	}
	return a, b, along, apart
}

// HexThrust marks a straight flight by thrusters from one hex to where it ends, with
// what it costs.
func (p *Pen) HexThrust(from, to Cell, cost int) {
	pt := p.Pt()
	a, b, d, apart := cellsApart(from, to)
	if !apart {
		return
	}
	n := V(-d.Y, d.X)
	a, end := a.Add(d.Mulf(2.7)), b.Sub(d.Mulf(1.5))
	p.Line(White.Fade(.9), 6*pt, a, end)
	p.Line(reachGreen, 3.2*pt, a, end)
	// Chevrons tell a flight from a walk.
	for at := 1.2; at < a.DistanceTo(end)-.6; at += HexBreadth {
		tip := a.Add(d.Mulf(at + .5))
		wing := func(side float64) Vec { return tip.Sub(d.Mulf(.62)).Add(n.Mulf(side * .72)) }
		p.Polyline(White, 5*pt, false, wing(1), tip, wing(-1))
		p.Polyline(reachGreen, 2.6*pt, false, wing(1), tip, wing(-1))
	}
	outline := hexagon(b, HexSide-.5)
	p.Polyline(White, 3*pt, true, outline...)
	p.Dashed(reachGreen, 1.8*pt, 6*pt, 4*pt, 0, true, outline...)
	p.figureDisc(b, reachGreen.Lit(.08), strconv.Itoa(cost))
}

// HexRoute marks the way that a unit would walk, from where it stands.
func (p *Pen) HexRoute(cells []Cell) {
	if len(cells) < 2 {
		return
	}
	pt := p.Pt()
	line := make([]Vec, len(cells))
	for i, c := range cells {
		line[i] = CellCentre(c)
	}
	p.RoundLine(White, 6.5*pt, line...)
	p.RoundLine(Ink, 3.6*pt, line...)
	for _, v := range line[1 : len(line)-1] {
		p.Disc(White, v.X, v.Y, 5*pt)
		p.Disc(Ink, v.X, v.Y, 3.4*pt)
	}
	end, d := line[len(line)-1], line[len(line)-1].Sub(line[len(line)-2]).Normalized()
	n := V(-d.Y, d.X)
	head := []Vec{end.Add(d.Mulf(1)), end.Sub(d.Mulf(.6)).Add(n.Mulf(1)), end.Sub(d.Mulf(.6)).Sub(n.Mulf(1))}
	p.Polyline(White, 3.4*pt, true, head...)
	p.Poly(Ink, head...)
}

// FieldOfView darkens what a unit does not see and draws the two limits of its
// view. facing is its own, as HexFacing gives it; a unit that sees all round has no
// limits (round).
func (v *HexBoardView) FieldOfView(p *Pen, from Cell, facing float64, round bool, sees func(Cell) bool) {
	dark := Hex(0x343C4E).Fade(.20)
	v.board.cells(func(c Cell, _ HexTile) {
		if c != from && !sees(c) {
			p.Poly(dark, CellCorners(c)...)
		}
	})
	if round {
		return
	}
	pt := p.Pt()
	p.Save()
	p.Clip(0, 0, v.width, v.height)
	m := CellCentre(from)
	for _, side := range [2]float64{-1, 1} {
		d := polar(1, facing-math.Pi/2+side*math.Pi/3)
		a, b := m.Add(d.Mulf(HexSide)), m.Add(d.Mulf(v.width+v.height))
		p.Line(White.Fade(.9), 4*pt, a, b)
		p.Dashed(Ink, 1.8*pt, 8*pt, 5*pt, 0, false, a, b)
	}
	p.Restore()
}

// HexSight draws the line between two hexes that an attack follows: clear, or
// broken where something blocks it.
func (p *Pen) HexSight(from, to Cell, clear bool) {
	pt := p.Pt()
	a, b, d, apart := cellsApart(from, to)
	if !apart {
		return
	}
	reach := min(2.5, a.DistanceTo(b)*.3)
	a, b = a.Add(d.Mulf(reach)), b.Sub(d.Mulf(reach))
	p.RoundLine(White.Fade(.92), 5*pt, a, b)
	if clear {
		p.RoundLine(RuleRed, 2.4*pt, a, b)
		return
	}
	p.Dashed(Ink2, 2.4*pt, 3*pt, 5*pt, 0, false, a, b)
}

// HexBlocker lights the hex or structure that decides, as by blocking a line; glow
// is 1, or Pulse's while it breathes.
func (p *Pen) HexBlocker(c Cell, glow float64) {
	pt := p.Pt()
	at := CellCentre(c)
	for i, width := range [...]float64{16, 11, 7} {
		p.Polyline(Hex(0xFFBA14).Fade(glow*(.16+.10*float64(i))), width*pt, true, hexagon(at, HexSide)...)
	}
	p.Polyline(Gold, 5*pt, true, hexagon(at, HexSide-.2)...)
	p.Polyline(Hex(0xA86400), 2*pt, true, hexagon(at, HexSide-.2-3.5*pt)...)
}

// HexActing rings the hex of the unit that acts now, under the unit. strength is 1,
// or Pulse's while it breathes.
func (p *Pen) HexActing(c Cell, strength float64) {
	pt := p.Pt()
	at := CellCentre(c)
	for i, width := range [...]float64{18, 12, 8} {
		p.Polyline(White.Fade(strength*(.14+.12*float64(i))), width*pt, true, hexagon(at, HexSide-.3)...)
	}
	p.Polyline(Ink, 4.6*pt, true, hexagon(at, HexSide-.3)...)
	p.Polyline(White.Mix(Ink, .6*(1-strength)), 2.4*pt, true, hexagon(at, HexSide-.3)...)
}

// HexChosen rings the hex that the player has chosen.
func (p *Pen) HexChosen(c Cell) { p.hexRing(c, Ink, Gold, 4.6, 2.6) }

// HexHover rings the hex under the pointer.
func (p *Pen) HexHover(c Cell) { p.hexRing(c, Ink.Fade(.45), White, 3.6, 1.8) }

func (p *Pen) hexRing(c Cell, under, over Color, wide, thin float64) {
	pt := p.Pt()
	outline := hexagon(CellCentre(c), HexSide-.25)
	p.Polyline(under, wide*pt, true, outline...)
	p.Polyline(over, thin*pt, true, outline...)
}

// HexTarget puts the red brackets of a target round a hex.
func (p *Pen) HexTarget(c Cell) {
	m := CellCentre(c)
	p.Save()
	p.Translate(m.X, m.Y)
	p.TargetBrackets()
	p.Restore()
}

// HexThreat marks a hex with the damage that enemies could be expected to do there.
func (p *Pen) HexThreat(c Cell, damage int) {
	pt := p.Pt()
	m := CellCentre(c)
	p.Poly(Bad.Fade(min(.08+.006*float64(damage), .38)), hexagon(m, HexSide-tileGap)...)
	r := min(max(1.1, 8.5*pt), 17*pt)
	diamond := []Vec{V(m.X, m.Y-r), V(m.X+r, m.Y), V(m.X, m.Y+r), V(m.X-r, m.Y)}
	p.Polyline(White, 2.6*pt, true, diamond...)
	p.Poly(Bad, diamond...)
	size := r * 1.05
	p.Text(strconv.Itoa(damage), m.X, m.Y+size*.36, Style{Size: size, Font: Bold, Color: White, Align: Centre})
}

// HexZone outlines hexes that belong to a player, as for deployment, and tints them.
func (p *Pen) HexZone(cells []Cell, s Seat) {
	pt := p.Pt()
	for _, c := range cells {
		p.Poly(s.Color.Fade(.16), hexagon(CellCentre(c), HexSide-tileGap)...)
	}
	sides := border(cells, .22)
	for _, side := range sides {
		p.RoundLine(White, 5*pt, side[0], side[1])
	}
	for _, side := range sides {
		p.RoundLine(s.Color.Dim(.2), 2.8*pt, side[0], side[1])
	}
}

// HexObjective draws an objective in the lower right of a hex whose middle is the
// origin: a disc and the flag of its owner; nobody's (nil) is grey. raised is how
// high the flag hangs, 0 to 1 (see FlagChange).
func (p *Pen) HexObjective(owner *Seat, raised float64) {
	seat, disc := Seat{Color: nobodysFlag}, Hex(0xDDE1E3)
	if owner != nil {
		seat, disc = *owner, owner.Color
	}
	p.Save()
	p.Translate(1.2, 1.1)
	p.Scale(.76)
	p.Disc(Shadow.Fade(1.1), .3, .34, 1.15)
	p.Line(Shadow, .26, V(0, 0), V(1.7, 1.7))
	if raised > 0 {
		p.Rect(Shadow.Fade(.9), 1.3, -.9+(1-raised), 2.7*raised, 1.8)
	}
	p.Disc(White, 0, 0, 1.1+max(.12, 1.1*p.Pt()))
	p.PuckEdge(disc, 0, 0, 1.1, .25)
	p.Line(Hex(0x39424B), .3, V(0, 0), V(0, -3.7))
	p.Line(Hex(0xEFEFEF), .14, V(0, 0), V(0, -3.6))
	if raised > 0 {
		p.Translate(.1, -3.6+(1-raised)*.8)
		p.cloth(seat, 3*raised, 1.95)
	}
	p.Restore()
}

// HexToken draws a token of information, carried or on the ground, about x, y: a
// small chest of paper with a lens.
func (p *Pen) HexToken(x, y float64) {
	r := max(.8, 6*p.Pt())
	p.Save()
	p.Translate(x, y)
	p.Scale(r)
	p.RoundRect(Shadow.Fade(1.1), -.86, -.7, 2, 1.7, .3)
	p.RoundRect(White, -1.1, -.95, 2.2, 1.9, .4)
	p.RoundRect(Navy, -.95, -.8, 1.9, 1.6, .28)
	p.Ring(White, .2, -.12, -.1, .42)
	p.RoundLine(White, .22, V(.2, .2), V(.52, .5))
	p.Restore()
}

// ActionPoints draws the action points of a unit beside it, on a small die of
// twenty. Where the die is too small to be read by its face the number covers it.
func (p *Pen) ActionPoints(n int) {
	s := max(2.3, 19*p.Pt())
	p.Disc(White, -2.35, 2.2, s*.53)
	if s*p.Zoom() > 60 {
		p.Die(Die{Faces: 20, Flat: true, Value: n}, -2.35, 2.2, s)
		return
	}
	p.Die(Die{Faces: 20, Flat: true}, -2.35, 2.2, s)
	p.Disc(Graphite, -2.35, 2.2, s*.36)
	size := s * .5
	p.Text(strconv.Itoa(n), -2.35, 2.2+size*.36, Style{Size: size, Font: Bold, Color: Gold, Align: Centre})
}

// LevelTag writes the level of a flyer, a diver or a roof beside a unit in the
// origin.
func (p *Pen) LevelTag(level int) { p.levelTag(V(0, 2.75), level) }
