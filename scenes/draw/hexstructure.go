package draw

import (
	"math"

	"rulerfire/rules/field"
)

// A HexStructure is a building of bricks on one or more hexes. It loses bricks as
// it loses defence, and with the last of its defence falls to rubble.
type HexStructure struct {
	Cells         []Cell
	Floors        int  // levels it rises above the ground; at least 1
	Low           bool // to the rules it rises above nothing: its roof has no number
	Defence, Full int  // what is left of its defence, and what it had
	Look          uint8
}

// StructureLooks is how many looks of structures there are, from 0.
const StructureLooks = len(structureLooks)

// structureLooks are the bricks of walls and of the roof, by name.
var structureLooks = [...]struct{ wall, wall2, roof field.Colour }{
	{terrain("clay"), terrain("sand"), terrain("cream")},
	{terrain("stone2"), terrain("stone3"), terrain("stone")},
	{terrain("slate"), terrain("stone3"), terrain("slate")},
	{terrain("timber"), terrain("bark"), terrain("sand")},
}

const (
	blockSide      = 6   // studs of the grid that a block of bricks stands on
	blockStud      = .86 // size of a block's stud, in studs of the board
	layersPerFloor = 3
)

// The bond of a block: layers lie crosswise on one another. Each brick is x, y, w, l
// in studs; the corners of the grid stay free, for they would stick out of the hex.
var bond = [2][]field.Brick{
	{
		{X: 1, Y: 0, W: 2, L: 1}, {X: 3, Y: 0, W: 2, L: 1},
		{X: 0, Y: 1, W: 2, L: 2}, {X: 2, Y: 1, W: 2, L: 2}, {X: 4, Y: 1, W: 2, L: 2},
		{X: 0, Y: 3, W: 2, L: 2}, {X: 2, Y: 3, W: 2, L: 2}, {X: 4, Y: 3, W: 2, L: 2},
		{X: 1, Y: 5, W: 2, L: 1}, {X: 3, Y: 5, W: 2, L: 1},
	},
	{
		{X: 0, Y: 1, W: 1, L: 2}, {X: 0, Y: 3, W: 1, L: 2},
		{X: 1, Y: 0, W: 2, L: 2}, {X: 1, Y: 2, W: 2, L: 2}, {X: 1, Y: 4, W: 2, L: 2},
		{X: 3, Y: 0, W: 2, L: 2}, {X: 3, Y: 2, W: 2, L: 2}, {X: 3, Y: 4, W: 2, L: 2},
		{X: 5, Y: 1, W: 1, L: 2}, {X: 5, Y: 3, W: 1, L: 2},
	},
}

// block is the part of a structure on one hex.
type block struct {
	cell   Cell
	ground int // level of the hex
	bricks []field.Brick
	tops   *heights
	loose  []LooseBrick // what lies at its foot, in studs of the board
}

// blocks builds a structure as it stands now. level is the height of a hex.
func (s *HexStructure) blocks(level func(Cell) int) []block {
	out := make([]block, len(s.Cells))
	for i, c := range s.Cells {
		whole := s.whole(c)
		falls := s.falls(c, whole)
		standing := 0
		if s.Full > 0 && s.Defence > 0 {
			standing = (len(whole)*min(s.Defence, s.Full) + s.Full - 1) / s.Full
		}
		b := block{cell: c, ground: level(c), tops: newHeights(blockSide, blockSide)}
		gone := make(map[int]bool)
		for _, k := range falls[:len(whole)-standing] {
			gone[k] = true
		}
		for k, brick := range whole {
			if gone[k] {
				continue
			}
			b.bricks = append(b.bricks, brick)
			for y := range int(brick.L) {
				for x := range int(brick.W) {
					b.tops.raise(int(brick.X)+x, int(brick.Y)+y, int(brick.Layer))
				}
			}
		}
		b.loose = s.rubble(c, whole, falls[:len(whole)-standing], standing == 0)
		out[i] = b
	}
	return out
}

// whole is all bricks of the structure on one hex, from below.
func (s *HexStructure) whole(c Cell) []field.Brick {
	look := structureLooks[int(s.Look)%len(structureLooks)]
	layers := layersPerFloor * max(s.Floors, 1)
	var all []field.Brick
	for layer := 1; layer <= layers; layer++ {
		for i, b := range bond[layer%2] {
			b.Layer = uint8(layer)
			b.Colour = look.wall
			if r := (roller{cellSeed(c), uint64(layer*16 + i)}); r.float() < .3 {
				b.Colour = look.wall2
			}
			if layer == layers && b.X+int16(b.W) > 1 && b.X > 0 && b.X < 4 && b.Y > 0 && b.Y < 4 {
				b.Colour = look.roof
			}
			all = append(all, b)
		}
	}
	return all
}

// falls is the order in which bricks fall: from the top and from one corner, never
// one that carries another.
func (s *HexStructure) falls(c Cell, bricks []field.Brick) []int {
	r := roller{cellSeed(c), 7}
	corner := breach(c)
	score := make([]float64, len(bricks))
	for i, b := range bricks {
		middle := V(float64(b.X)+float64(b.W)/2, float64(b.Y)+float64(b.L)/2).Sub(V(blockSide/2, blockSide/2))
		score[i] = middle.DistanceTo(corner) + r.between(0, 1.2) - .5*float64(b.Layer)
	}
	gone := make([]bool, len(bricks))
	free := func(i int) bool {
		for k, over := range bricks {
			if !gone[k] && over.Layer == bricks[i].Layer+1 && studsOf(over).Overlaps(studsOf(bricks[i])) {
				return false
			}
		}
		return true
	}
	order := make([]int, 0, len(bricks))
	for range bricks {
		next := -1
		for i := range bricks {
			if !gone[i] && (next < 0 || score[i] < score[next]) && free(i) {
				next = i
			}
		}
		gone[next] = true
		order = append(order, next)
	}
	return order
}

// breach is the corner of a block where it breaks first, from its middle, in its
// studs.
func breach(c Cell) Vec {
	r := roller{cellSeed(c), 11}
	return polar(3.6, r.between(0, 2*math.Pi))
}

// rubble is what lies on a hex of the bricks that fell: a few at the foot of the
// breach, or a heap where nothing stands any more.
func (s *HexStructure) rubble(c Cell, bricks []field.Brick, fallen []int, heap bool) []LooseBrick {
	const most = 6
	n := min((len(fallen)+4)/5, most)
	if heap {
		n = 11 + 3*min(s.Floors, 3)
	}
	r := roller{cellSeed(c), 29}
	centre, tone := CellCentre(c), HexGrey.Color()
	var lying []LooseBrick
	for i := range n {
		b := bricks[fallen[len(fallen)*i/n]]
		away := float64(breach(c).Angle()) + r.between(-.7, .7)
		far := r.between(2.3, 2.9)
		if heap {
			// A golden-angle step spreads the heap over the hex.
			away, far = float64(i)*2.39996+r.between(-.3, .3), 2.45*math.Sqrt((float64(i)+.5)/float64(n))
			far *= r.between(.85, 1.05)
		}
		at := centre.Add(polar(far, away))
		w, l := float64(b.W), float64(b.L)
		if !heap || i%2 == 1 {
			w = 1
		}
		lying = append(lying, LooseBrick{
			X: at.X, Y: at.Y, W: w * blockStud, L: min(l, 2) * blockStud,
			Angle: r.between(0, math.Pi), Color: Debris(BrickColor(b), tone),
		})
	}
	return lying
}

// cellSeed is a number of a hex's own, for what is done by chance on it.
func cellSeed(c Cell) uint64 { return uint64(c.Col+64)*1009 + uint64(c.Row+64)*31 }

// corner is the upper left corner of the block's grid, in studs of the board.
func (b *block) corner() Vec {
	return CellCentre(b.cell).Sub(V(blockSide*blockStud/2, blockSide*blockStud/2))
}

// columns calls visit for the stretches of equal height in the rows of the block:
// their outline in studs of the board and their layers.
func (b *block) columns(visit func(outline []Vec, layers int)) {
	o := b.corner()
	for y := range blockSide {
		for x := 0; x < blockSide; {
			layers, from := b.tops.at(x, y), x
			for x < blockSide && b.tops.at(x, y) == layers {
				x++
			}
			if layers > 0 {
				visit(Box(o.X+float64(from)*blockStud, o.Y+float64(y)*blockStud, float64(x-from)*blockStud, blockStud), layers)
			}
		}
	}
}

// draw draws the block, without the shade of its bricks on one another.
func (b *block) draw(p *Pen) {
	for _, d := range b.loose {
		p.LooseBrick(d)
	}
	o := b.corner()
	p.Save()
	p.Translate(o.X, o.Y)
	p.Scale(blockStud)
	for _, brick := range b.bricks {
		if brick.Layer == 1 {
			p.StrokeRoundRect(Shadow.Fade(.33), .5, float64(brick.X), float64(brick.Y), float64(brick.W), float64(brick.L), 0)
		}
	}
	for _, brick := range b.bricks {
		p.brickAmong(BrickColor(brick), brick, b.tops)
	}
	p.Restore()
}

// shades calls visit for the shaded parts of the block's own tops, in studs of the
// board.
func (b *block) shades(visit func(outline []Vec)) {
	o := b.corner()
	for y := range blockSide {
		for x := range blockSide {
			if b.tops.at(x, y) == 0 {
				continue // the ground has its shade from the board
			}
			var out []Vec
			for _, v := range b.tops.shade(x, y) {
				out = append(out, o.Add(V(v.X+float64(x), v.Y+float64(y)).Mulf(blockStud)))
			}
			if len(out) > 0 {
				visit(out)
			}
		}
	}
}
