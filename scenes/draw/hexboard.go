package draw

import (
	"image"
	"image/draw"
	"math"
	"slices"
	"strconv"

	"golang.org/x/image/vector"
)

// HexTile is one hex of a board: its colour and its height in levels, which is
// below 0 where it is sunken.
type HexTile struct {
	Colour HexColour
	Height int
}

// HexBoard is what stands still on a board of hexes: plain data. Columns are its
// hexes from the left, each from above; see Cell.
type HexBoard struct {
	Columns    [][]HexTile
	Structures []HexStructure
}

// At is the hex at a place, if that is on the board.
func (b *HexBoard) At(c Cell) (HexTile, bool) {
	if c.Col < 0 || c.Col >= len(b.Columns) || c.Row < 0 || c.Row >= len(b.Columns[c.Col]) {
		return HexTile{}, false
	}
	return b.Columns[c.Col][c.Row], true
}

// Size is the width and height of the board in studs.
func (b *HexBoard) Size() (w, h float64) {
	rows := make([]int, len(b.Columns))
	for c, col := range b.Columns {
		rows[c] = len(col)
	}
	return BoardSize(rows)
}

func (b *HexBoard) clone() HexBoard {
	c := HexBoard{Columns: slices.Clone(b.Columns), Structures: slices.Clone(b.Structures)}
	for i, col := range c.Columns {
		c.Columns[i] = slices.Clone(col)
	}
	for i := range c.Structures {
		c.Structures[i].Cells = slices.Clone(c.Structures[i].Cells)
	}
	return c
}

// cells calls visit for every hex of the board.
func (b *HexBoard) cells(visit func(c Cell, t HexTile)) {
	for col := range b.Columns {
		for row, t := range b.Columns[col] {
			visit(Cell{col, row}, t)
		}
	}
}

// HexBoardView is a board of hexes seen from above: its tiles at their heights,
// their patterns and shadows, structures and rubble. It is drawn once into an image
// per zoom, and again only where it changes, so showing it costs one draw call.
type HexBoardView struct {
	board         HexBoard
	width, height float64
	lowest, top   int // levels of tiles
	blocks        []block
	bakes

	// Scratch of shadows.
	ras        *vector.Rasterizer
	cast, over image.Alpha
}

const (
	levelShadow = .27 * HexSide // how far a level throws its shadow, right and down alike
	levelInset  = .36           // how much smaller a plate is than the one it lies on
	tileGap     = .09           // from a hex's outline to its tile
	boardRim    = .55           // the board sticks out from under its tiles
)

var boardColor = Hex(0xA3ABA6)

// NewHexBoardView is the view of a board. The view keeps a copy.
func NewHexBoardView(b HexBoard) *HexBoardView {
	v := &HexBoardView{ras: vector.NewRasterizer(1, 1)}
	v.take(b)
	return v
}

func (v *HexBoardView) take(b HexBoard) {
	v.board = b.clone()
	v.width, v.height = b.Size()
	v.lowest, v.top = 0, 0
	v.board.cells(func(_ Cell, t HexTile) {
		v.lowest, v.top = min(v.lowest, t.Height), max(v.top, t.Height)
	})
	v.blocks = v.blocks[:0]
	for i := range v.board.Structures {
		v.blocks = append(v.blocks, v.board.Structures[i].blocks(v.level)...)
	}
}

func (v *HexBoardView) level(c Cell) int {
	t, _ := v.board.At(c)
	return t.Height
}

// Show takes note of what the board is like now and reports whether that is news.
func (v *HexBoardView) Show(b HexBoard) bool {
	var changed []Cell
	for _, pair := range [2][2]*HexBoard{{&b, &v.board}, {&v.board, &b}} {
		pair[0].cells(func(c Cell, t HexTile) {
			if old, on := pair[1].At(c); !on || old != t {
				changed = append(changed, c)
			}
		})
		for i, s := range pair[0].Structures {
			if i >= len(pair[1].Structures) || !s.same(&pair[1].Structures[i]) {
				changed = append(changed, s.Cells...)
			}
		}
	}
	if len(changed) == 0 {
		return false
	}
	tallest := v.tallest()
	v.take(b)
	reach := levelShadow * float64(max(tallest, v.tallest())-v.lowest)
	for _, c := range changed {
		m := CellCentre(c)
		v.spoil(image.Rect(
			int(math.Floor(m.X-HexSide-1)), int(math.Floor(m.Y-HexSide-1)),
			int(math.Ceil(m.X+HexSide+1+reach)), int(math.Ceil(m.Y+HexSide+1+reach)),
		))
	}
	return true
}

func (s *HexStructure) same(t *HexStructure) bool {
	return slices.Equal(s.Cells, t.Cells) && s.Floors == t.Floors && s.Defence == t.Defence && s.Full == t.Full && s.Look == t.Look
}

// tallest is the highest level that anything on the board reaches.
func (v *HexBoardView) tallest() int {
	top := v.top
	for _, b := range v.blocks {
		top = max(top, b.ground+(b.tops.top+layersPerFloor-1)/layersPerFloor)
	}
	return top
}

// Draw shows the board as TableView.Draw does a table: under p's transform, which
// measures in studs and must not be turned, its origin on a whole pixel. view is
// the visible part of the destination in pixels and scale the pixels per point.
// While the zoom is still changing pass settled false.
func (v *HexBoardView) Draw(p *Pen, view image.Rectangle, scale float64, settled bool) {
	v.draw(v, p, view, scale, settled)
}

// Overview draws the whole board small, its width w in current units, for a map.
func (v *HexBoardView) Overview(p *Pen, x, y, w float64) { v.small(v, p, v.width, v.height, x, y, w) }

func (v *HexBoardView) size(zoom, scale float64) image.Rectangle {
	r := plateSize(v.width+boardRim, v.height+boardRim, zoom, scale)
	rim := int(math.Ceil(boardRim * zoom))
	r.Min = r.Min.Sub(image.Pt(rim, rim))
	return r
}

// plateAt is the outline of a tile's plate at a level: the higher, the smaller.
func plateAt(c Cell, level int) []Vec {
	return hexagon(CellCentre(c), HexSide-tileGap-levelInset*float64(max(level, 0)))
}

// paint draws what lies in r into a bake: level by level, each with the shadows
// that fall on it.
func (v *HexBoardView) paint(shared *Pen, b *bake, scale float64, r image.Rectangle, desk bool) {
	p, dst := v.open(shared, b, r)
	v.slab(p, scale, desk)
	near := v.near(b, r)
	for level := v.lowest; level <= v.top; level++ {
		for _, c := range near {
			if v.shows(c, level) {
				t, _ := v.board.At(c)
				v.tile(p, c, t, level)
			}
		}
		p.Flush(dst)
		v.shadows(b, r, near, level)
	}
	for i := range v.blocks {
		v.blocks[i].draw(p)
	}
	p.Flush(dst)
	v.blockShades(b, r)
}

// shows reports whether a hex has a plate at a level: its top, or one that carries
// it. What is sunken has but its top.
func (v *HexBoardView) shows(c Cell, level int) bool {
	top := v.level(c)
	return top == level || top > level && level >= 0
}

// slab draws the board that the tiles lie on.
func (v *HexBoardView) slab(p *Pen, scale float64, desk bool) {
	w, h := v.width+2*boardRim, v.height+2*boardRim
	p.Save()
	p.Translate(-boardRim, -boardRim)
	if desk {
		p.PlateShadow(boardColor, w, h, scale)
	}
	p.RoundRect(boardColor, 0, 0, w, h, p.plateCorner())
	p.PlateEdge(boardColor, w, h)
	p.Restore()
}

// near are the hexes that something of may be seen in r, the shadows of those
// round it included.
func (v *HexBoardView) near(b *bake, r image.Rectangle) []Cell {
	reach := levelShadow*float64(v.tallest()-v.lowest) + 1
	x0, y0 := float64(r.Min.X)/b.zoom-HexSide-reach, float64(r.Min.Y)/b.zoom-HexSide-reach
	x1, y1 := float64(r.Max.X)/b.zoom+HexSide, float64(r.Max.Y)/b.zoom+HexSide
	var near []Cell
	v.board.cells(func(c Cell, _ HexTile) {
		if m := CellCentre(c); m.X > x0 && m.X < x1 && m.Y > y0 && m.Y < y1 {
			near = append(near, c)
		}
	})
	return near
}

// tile draws a tile's plate at one level, and its pattern if that is its top.
func (v *HexBoardView) tile(p *Pen, c Cell, t HexTile, level int) {
	tone := t.Colour.Color()
	outline := plateAt(c, level)
	switch {
	case level > 0:
		tone = tone.Lit(min(.24*float64(level), .8))
		p.BevelTone(tone, max(.36, 1.2*p.Px()), .75, .42, outline...)
	case level == 0:
		p.BevelTone(tone, max(.25, 1.2*p.Px()), .75, .26, outline...)
	default:
		tone = tone.Dim(.06 * float64(-level-1))
		p.Poly(tone, outline...)
		v.banks(p, c, t)
	}
	if level == t.Height {
		m := CellCentre(c)
		p.Save()
		p.Translate(m.X, m.Y)
		p.Scale(1 - .06*float64(max(level, 0)))
		hexGrounds[t.Colour].pattern(p, tone)
		p.Restore()
	}
}

// banks draws the sides of a sunken tile that face the light.
func (v *HexBoardView) banks(p *Pen, c Cell, t HexTile) {
	corners := plateAt(c, 0)
	for side := range 6 {
		a, b := corners[(side+4)%6], corners[(side+5)%6]
		k := -outward(a, b).Dot(light)
		if beside, on := v.board.At(CellBeside(c, side)); on && beside.Height > t.Height && k > .1 {
			in := CellCentre(c).Sub(a.LinearInterpolate(b, .5)).Normalized().Mulf(.16)
			p.Line(White.Fade(.55*k), .32, a.Add(in), b.Add(in))
		}
	}
}

// shadows lays on the tops of one level what shadow falls there: of higher plates
// and of structures.
func (v *HexBoardView) shadows(b *bake, r image.Rectangle, near []Cell, level int) {
	var tops [][]Vec
	for _, c := range near {
		if v.shows(c, level) {
			tops = append(tops, plateAt(c, level))
		}
	}
	if len(tops) == 0 {
		return
	}
	// Most levels take up a small part of the board.
	from, to := extent(tops...)
	r = r.Intersect(image.Rect(
		int(math.Floor(from.X*b.zoom)), int(math.Floor(from.Y*b.zoom)),
		int(math.Ceil(to.X*b.zoom)), int(math.Ceil(to.Y*b.zoom)),
	))
	if r.Empty() {
		return
	}
	v.ras.Reset(r.Dx(), r.Dy())
	any := false
	throw := func(outline []Vec, far float64) {
		v.trace(b, r, swept(outline, V(far, far)))
		any = true
	}
	for _, c := range near {
		for k := level + 1; k <= v.level(c); k++ {
			throw(plateAt(c, k), levelShadow*float64(k-level))
		}
	}
	for i := range v.blocks {
		k := &v.blocks[i]
		k.columns(func(outline []Vec, layers int) {
			if above := float64(k.ground-level) + float64(layers)/layersPerFloor; above > 0 {
				throw(outline, levelShadow*above)
			}
		})
	}
	if !any {
		return
	}
	cast := v.rasterized(&v.cast, r)
	v.ras.Reset(r.Dx(), r.Dy())
	for _, top := range tops {
		v.trace(b, r, top)
	}
	for i, a := range v.rasterized(&v.over, r).Pix[:r.Dx()*r.Dy()] {
		cast.Pix[i] = uint8(int(cast.Pix[i]) * int(a) / 255)
	}
	v.overlay(b.part(r), cast, Shadow.Fade(1.2))
}

// trace adds an outline, in studs, to the mask of a part r of a bake.
func (v *HexBoardView) trace(b *bake, r image.Rectangle, outline []Vec) {
	pixels := make([]Vec, len(outline))
	for i, p := range outline {
		pixels[i] = Vec{X: p.X*b.zoom - float64(r.Min.X), Y: p.Y*b.zoom - float64(r.Min.Y)}
	}
	trace(v.ras, pixels)
}

func (v *HexBoardView) rasterized(into *image.Alpha, r image.Rectangle) *image.Alpha {
	mask := resized(into, r.Dx(), r.Dy())
	v.ras.DrawOp = draw.Src
	v.ras.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask
}

// blockShades lays the shade of the bricks of structures on one another.
func (v *HexBoardView) blockShades(b *bake, r image.Rectangle) {
	for i := range v.blocks {
		k := &v.blocks[i]
		o, side := k.corner(), blockSide*blockStud
		box := r.Intersect(image.Rect(
			int(math.Floor(o.X*b.zoom)), int(math.Floor(o.Y*b.zoom)),
			int(math.Ceil((o.X+side)*b.zoom)), int(math.Ceil((o.Y+side)*b.zoom)),
		))
		if box.Empty() {
			continue
		}
		v.ras.Reset(box.Dx(), box.Dy())
		any := false
		k.shades(func(outline []Vec) {
			v.trace(b, box, outline)
			any = true
		})
		if any {
			v.overlay(b.part(box), v.rasterized(&v.cast, box), Shadow)
		}
	}
}

// swept is the outline that a convex, clockwise one covers while it is moved by d.
func swept(outline []Vec, d Vec) []Vec {
	n := len(outline)
	out := make([]Vec, 0, n+2)
	ahead := func(i int) bool { return outward(outline[i], outline[(i+1)%n]).Dot(d) > 0 }
	before := ahead(n - 1)
	for i, p := range outline {
		after := ahead(i)
		switch {
		case before && after:
			out = append(out, p.Add(d))
		case before:
			out = append(out, p.Add(d), p)
		case after:
			out = append(out, p, p.Add(d))
		default:
			out = append(out, p)
		}
		before = after
	}
	return out
}

// HeightNumbers writes its level on every hex that is not level, and on structures
// the level of their roofs. Where skip says so there is none; it may be nil.
func (v *HexBoardView) HeightNumbers(p *Pen, skip func(Cell) bool) {
	roofs := map[Cell]int{}
	for _, s := range v.board.Structures {
		if s.Defence > 0 && !s.Low {
			for _, c := range s.Cells {
				roofs[c] = v.level(c) + s.Floors
			}
		}
	}
	v.board.cells(func(c Cell, t HexTile) {
		level, built := roofs[c]
		if !built {
			level = t.Height
		}
		if level != 0 && (skip == nil || !skip(c)) {
			p.levelTag(CellCentre(c).Add(V(0, HexBreadth*.72)), level)
		}
	})
}

// levelTag writes a level, as +2 or −1, on a pale ground about a point.
func (p *Pen) levelTag(at Vec, level int) {
	size := min(max(1.25, 11*p.Pt()), 20*p.Pt())
	p.RoundRect(White.Fade(.88), at.X-size*.86, at.Y-size*.6, size*1.72, size*1.2, size*.34)
	p.Text(Signed(level), at.X, at.Y+size*.36, Style{Size: size, Font: Bold, Color: Ink, Align: Centre})
}

// Signed is a level as it is written everywhere: +2, 0, −1.
func Signed(n int) string {
	switch {
	case n > 0:
		return "+" + strconv.Itoa(n)
	case n < 0:
		return "−" + strconv.Itoa(-n)
	}
	return "0"
}
