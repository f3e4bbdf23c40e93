package terrain

import "rulerfire/rules/field"

// Prints are measured in sixteenths of a stud; stud is one stud, quarter a quarter.
const (
	stud    = field.Stud
	quarter = stud / 4
)

// Rect prints a rectangle, cut off at the table's edge. Measures are in sixteenths
// of a stud, as for all prints.
func (p *Plate) Rect(colour string, x, y, w, l int32) {
	x0, y0 := max(0, x), max(0, y)
	x1, y1 := min(int32(p.Width)*stud, x+w), min(int32(p.Height)*stud, y+l)
	if x1 > x0 && y1 > y0 {
		p.print(field.Print{Colour: colour, X: x0, Y: y0, W: x1 - x0, L: y1 - y0})
	}
}

// Disc prints a disc round x, y, made smaller where it would leave the table.
func (p *Plate) Disc(colour string, x, y, radius int32) {
	radius = min(radius, x, y, int32(p.Width)*stud-x, int32(p.Height)*stud-y)
	if radius > 0 {
		p.print(field.Print{Colour: colour, X: x, Y: y, Radius: radius})
	}
}

// print prints something and its twin, what is printed already not again. A table
// that is full of prints takes no more.
func (p *Plate) print(pr field.Print) {
	twin := pr
	if p.twin != NoTwin {
		twin.X = int32(p.Width)*stud - pr.X - pr.W
	}
	if p.twin == HalfTurn {
		twin.Y = int32(p.Height)*stud - pr.Y - pr.L
	}
	if p.printed[pr] || len(p.Prints)+2 > field.MaxPrints {
		return
	}
	p.printed[pr], p.printed[twin] = true, true
	p.Prints = append(p.Prints, pr)
	if twin != pr {
		p.Prints = append(p.Prints, twin)
	}
}

// keepClearOf keeps the studs of a print clear.
func (p *Plate) keepClearOf(x, y, w, l int32) {
	x0, y0 := int(x)/stud, int(y)/stud
	p.KeepClear(Area{x0, y0, (int(x+w)+stud-1)/stud - x0, (int(y+l)+stud-1)/stud - y0})
}

// Pond prints still water with a bank and a lighter middle, and keeps it clear.
func (p *Plate) Pond(x, y, radius int32) {
	p.keepClearOf(x-radius, y-radius, 2*radius, 2*radius)
	p.Disc("bank", x, y, radius+3*quarter)
	p.Disc("water", x, y, radius)
	p.Disc("shallow", x-radius*2/9, y-radius*2/9, radius/2)
}

// dashes are how the broken line of a road is spaced along a side of the table: one
// of 3 studs in every 6, the same from both ends.
func dashes(side int) (first, every, long int32) {
	return int32(side%6)*stud/2 + 6*quarter, 6 * stud, 3 * stud
}

// RoadAcross prints a road with pavements and a broken middle line from left to
// right, its upper edge at y, and keeps it clear.
func (p *Plate) RoadAcross(y, width int32) {
	w := int32(p.Width) * stud
	p.Rect("pavement", 0, y-6*quarter, w, width+12*quarter)
	p.Rect("asphalt", 0, y, w, width)
	p.keepClearOf(0, y, w, width)
	first, every, long := dashes(p.Width)
	for x := first - every; x < w; x += every {
		p.Rect("line", x, y+width/2-quarter, long, 2*quarter)
	}
}

// RoadDown prints the same from top to bottom, its left edge at x.
func (p *Plate) RoadDown(x, width int32) {
	l := int32(p.Height) * stud
	p.Rect("pavement", x-6*quarter, 0, width+12*quarter, l)
	p.Rect("asphalt", x, 0, width, l)
	p.keepClearOf(x, 0, width, l)
	first, every, long := dashes(p.Height)
	for y := first - every; y < l; y += every {
		p.Rect("line", x+width/2-quarter, y, 2*quarter, long)
	}
}

// Track prints a railway track from x to the right, w long, with its middle at y,
// and keeps it clear.
func (p *Plate) Track(x, y, w int32) {
	p.keepClearOf(x, y-3*stud, w, 6*stud)
	p.Rect("bank", x, y-3*stud, w, 6*stud)
	for at := x; at+2*stud <= x+w; at += 2 * stud {
		p.Rect("timber", at+10, y-9*quarter, 3*quarter, 18*quarter)
	}
	p.Rect("rail", x, y-6*quarter, w, 6)
	p.Rect("rail", x, y+18, w, 6)
}

// Rows prints the furrows of a field.
func (p *Plate) Rows(colour string, x, y, w, l int32) {
	const furrow = 5 * quarter
	for at := y; at+furrow <= y+l; at += 2 * furrow {
		p.Rect(colour, x, at, w, furrow)
	}
}
