package advice

import (
	"cmp"
	"slices"

	"rulerfire/scenes/draw"
)

// A Badge is the number of an answer, to be laid on the table beside what the answer is
// about.
type Badge struct {
	Mark
	At    draw.Vec // in the table's own units
	Die   draw.Die // that it assigns, drawn beside the number; the zero value is none
	Words string   // what it is, written beside the number where no piece says it
}

// Measures of badges, in points.
const (
	badgeWide = 25.0 // that a number takes
	badgeHigh = 20.0
	dieAt     = 22.0 // where the die is from the number
	dieSide   = 19.0
	badgeEdge = 14.0 // how near to the table's edge a number comes
)

// wide is how much room a badge takes, in points.
func (b *Badge) wide() float64 {
	if b.Die != (draw.Die{}) {
		return dieAt + badgeWide + 1
	}
	return badgeWide
}

// DrawBadges draws badges, on top of a table that is so wide in its own units. Several
// about the same piece lie side by side in their order.
func (p *Panel) DrawBadges(pen *draw.Pen, wide float64, badges []Badge) {
	pt := pen.Pt()
	slices.SortFunc(badges, func(a, b Badge) int { return cmp.Compare(a.Number, b.Number) })
	for i := range badges {
		b := &badges[i]
		b.At.X = min(max(b.At.X, badgeEdge*pt), wide-badgeEdge*pt)
		b.At.Y = max(b.At.Y, badgeEdge*pt)
		for k := 0; k < i; k++ {
			if laid := &badges[k]; beside(laid.At, b.At, (b.wide()-1)*pt, pt) {
				b.At.X = laid.At.X + laid.wide()*pt
				k = -1
			}
		}
		if b.Die != (draw.Die{}) {
			pen.Die(b.Die, b.At.X+dieAt*pt, b.At.Y, dieSide*pt)
		}
		pen.AdviceBadge(b.Number, b.At, b.Chosen)
	}
	for i := range badges {
		if b := &badges[i]; b.Words != "" {
			write(pen, b.Words, endOfRow(badges[i:], pt), wide)
		}
	}
	p.badges = badges
}

// Sought is where the badge of the answer lies that is looked at, if there is one, once
// after another has come to be looked at: it is to be brought into view.
func (p *Panel) Sought() (at draw.Vec, ok bool) {
	if p.sought == p.at+1 {
		return draw.Vec{}, false
	}
	for _, b := range p.badges {
		if b.Number == p.at+1 {
			p.sought = b.Number
			return b.At, true
		}
	}
	return draw.Vec{}, false
}

// beside tells whether two places lie side by side, less than so far apart.
func beside(a, b draw.Vec, within, pt float64) bool {
	d := a.Sub(b)
	return max(d.X, -d.X) < within && max(d.Y, -d.Y) < badgeHigh*pt
}

// endOfRow is where the row ends that the first of some badges lies in.
func endOfRow(badges []Badge, pt float64) draw.Vec {
	last := &badges[0]
	for i := range badges[1:] {
		if b := &badges[1+i]; beside(last.At, b.At, (last.wide()+1)*pt, pt) {
			last = b
		}
	}
	return last.At.Add(draw.V((last.wide()-badgeWide/2)*pt, 0))
}

// write writes words to the right of a place, or above it where the table, so wide, ends.
func write(pen *draw.Pen, words string, at draw.Vec, wide float64) {
	pt := pen.Pt()
	if most := wide - pen.LabelWidth(words)*pt; at.X > most {
		at = draw.V(most, at.Y-badgeEdge*pt-badgeHigh/2*pt)
	}
	pen.Save()
	pen.Translate(at.X+1.5*pt, at.Y-11*pt)
	pen.Scale(pt)
	pen.Label(words, 0, 0)
	pen.Restore()
}

// Badges are those that lie on the table, in their order.
func (p *Panel) Badges() []Badge { return p.badges }

// Press looks at the answer whose badge lies at a place on the table, and tells if there
// is one. scale is points per unit of the table.
func (p *Panel) Press(at draw.Vec, scale float64) bool {
	i := slices.IndexFunc(p.badges, func(b Badge) bool { return b.At.Sub(at).Len()*scale < 13 })
	if i < 0 {
		return false
	}
	p.at = p.badges[i].Number - 1
	return true
}
