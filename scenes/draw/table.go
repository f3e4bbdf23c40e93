package draw

import (
	"image"
	"image/draw"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/vector"

	"rulerfire/rules/field"
)

// TableView is a table seen from above: base plate, prints, bricks at their
// heights, their shadows, debris. It is drawn once into an image per zoom, and
// again only where bricks fall, so showing it costs one draw call.
type TableView struct {
	layout   field.Layout
	standing []bool
	tops     *heights
	seen     []bool // by brick: some of it is a column's top
	debris   []LooseBrick
	labels   []heightLabel
	seams    float64 // studs between the seams of the plate; 0 is none

	bakes

	// Scratch of shadows.
	ras  *vector.Rasterizer
	mask image.Alpha
}

// heightLabel is the number shown on an area of one height.
type heightLabel struct {
	at     Vec
	layers int
}

// NewTableView is the view of a table on which every brick stands.
func NewTableView(l field.Layout) *TableView {
	t := &TableView{
		layout:   l,
		seams:    seamEvery,
		standing: make([]bool, len(l.Bricks)),
		seen:     make([]bool, len(l.Bricks)),
		tops:     newHeights(l.Width, l.Height),
		ras:      vector.NewRasterizer(1, 1),
	}
	for i := range t.standing {
		t.standing[i] = true
	}
	t.survey()
	return t
}

// Seamless leaves the seams of the base plate away, for a picture that nothing is
// measured in.
func (t *TableView) Seamless() { t.seams = 0 }

// Stand takes note of which bricks, by their place in the layout, still stand,
// and reports whether that is news.
func (t *TableView) Stand(standing func(brick int) bool) bool {
	var changed image.Rectangle
	for i, was := range t.standing {
		if now := standing(i); now != was {
			t.standing[i] = now
			changed = changed.Union(studsOf(t.layout.Bricks[i]))
		}
	}
	if changed.Empty() {
		return false
	}
	// A shadow falls to the lower right, a contact line lies all round.
	reach := int(math.Ceil(ShadowPerLayer * float64(t.tops.top)))
	t.survey()
	reach = max(reach, int(math.Ceil(ShadowPerLayer*float64(t.tops.top))))
	changed.Max = changed.Max.Add(image.Pt(reach, reach))
	t.spoil(changed.Inset(-1))
	return true
}

// studsOf are the studs a brick lies on.
func studsOf(b field.Brick) image.Rectangle {
	return image.Rect(int(b.X), int(b.Y), int(b.X)+int(b.W), int(b.Y)+int(b.L))
}

// Litter puts pieces of debris on the table in place of those that lie there.
func (t *TableView) Litter(debris []LooseBrick) {
	same := 0
	for same < len(debris) && same < len(t.debris) && debris[same] == t.debris[same] {
		same++
	}
	for _, pieces := range [2][]LooseBrick{t.debris[same:], debris[same:]} {
		for _, d := range pieces {
			far := int(d.W+d.L) + 1
			t.spoil(image.Rect(int(d.X)-far, int(d.Y)-far, int(d.X)+far, int(d.Y)+far))
		}
	}
	t.debris = append(t.debris[:0], debris...)
}

// Height is the height of a column in layers, 0 on open ground.
func (t *TableView) Height(x, y int) int { return t.tops.at(x, y) }

// survey works out which bricks are seen and where the heights are written.
func (t *TableView) survey() {
	t.tops.clear()
	t.eachStud(func(i, x, y int) { t.tops.raise(x, y, int(t.layout.Bricks[i].Layer)) })
	clear(t.seen)
	t.eachStud(func(i, x, y int) {
		if t.tops.at(x, y) == int(t.layout.Bricks[i].Layer) {
			t.seen[i] = true
		}
	})
	t.label()
}

// eachStud calls visit for every stud of every standing brick.
func (t *TableView) eachStud(visit func(brick, x, y int)) {
	for i, b := range t.layout.Bricks {
		if !t.standing[i] {
			continue
		}
		for y := range int(b.L) {
			for x := range int(b.W) {
				visit(i, int(b.X)+x, int(b.Y)+y)
			}
		}
	}
}

// label finds the areas of one height and a column near the middle of each.
func (t *TableView) label() {
	const least = 4 // columns that are worth a number
	t.labels = t.labels[:0]
	done := make([]bool, len(t.tops.layers))
	w := t.tops.width
	var area []int
	for start, layers := range t.tops.layers {
		if layers == 0 || done[start] {
			continue
		}
		area = append(area[:0], start)
		done[start] = true
		for k := 0; k < len(area); k++ {
			x, y := area[k]%w, area[k]/w
			for _, n := range [4][2]int{{x - 1, y}, {x + 1, y}, {x, y - 1}, {x, y + 1}} {
				if t.tops.at(n[0], n[1]) == int(layers) && !done[n[1]*w+n[0]] {
					done[n[1]*w+n[0]] = true
					area = append(area, n[1]*w+n[0])
				}
			}
		}
		if len(area) < least {
			continue
		}
		var sum Vec
		for _, c := range area {
			sum = sum.Add(V(float64(c%w)+0.5, float64(c/w)+0.5))
		}
		middle := sum.Divf(float64(len(area)))
		best := V(0, 0)
		for k, c := range area {
			v := V(float64(c%w)+0.5, float64(c/w)+0.5)
			if k == 0 || v.DistanceSquaredTo(middle) < best.DistanceSquaredTo(middle) {
				best = v
			}
		}
		t.labels = append(t.labels, heightLabel{best, int(layers)})
	}
}

// Draw shows the table under p's transform, which measures in studs and must not
// be turned; its origin should lie on a whole pixel. view is the visible part of
// the destination in pixels and scale the pixels per point. While the zoom is
// still changing pass settled false: then the last picture is stretched.
func (t *TableView) Draw(p *Pen, view image.Rectangle, scale float64, settled bool) {
	t.draw(t, p, view, scale, settled)
}

// size is the table with its shadow at a zoom, in pixels from its upper left corner.
func (t *TableView) size(zoom, scale float64) image.Rectangle {
	return plateSize(float64(t.layout.Width), float64(t.layout.Height), zoom, scale)
}

// Overview draws the whole table small, its width w in current units, for a map.
func (t *TableView) Overview(p *Pen, x, y, w float64) {
	t.small(t, p, float64(t.layout.Width), float64(t.layout.Height), x, y, w)
}

// paint draws what lies in r, in pixels from the table's corner, into a bake.
func (t *TableView) paint(shared *Pen, b *bake, scale float64, r image.Rectangle, desk bool) {
	p, dst := t.open(shared, b, r)
	ground := GroundColor(t.layout.Ground)
	w, h := float64(t.layout.Width), float64(t.layout.Height)
	switch {
	case t.layout.Round:
		if desk {
			p.roundPlateShadow(ground, w, scale)
		}
		p.roundPlate(ground, w, t.layout.Prints, t.seams)
	default:
		if desk {
			p.PlateShadow(ground, w, h, scale)
		}
		p.plate(ground, w, h, t.layout.Prints, t.seams)
	}
	// The studs that can be seen in r; the shade of one sticks out a little.
	studs := image.Rect(
		int(float64(r.Min.X)/b.zoom)-1, int(float64(r.Min.Y)/b.zoom)-1,
		int(float64(r.Max.X)/b.zoom)+2, int(float64(r.Max.Y)/b.zoom)+2,
	).Intersect(image.Rect(0, 0, t.layout.Width, t.layout.Height))
	// The faint studs of the plate are most of what there is to draw, and hardly
	// seen on a map.
	if b.zoom >= coarsest && (desk || b.zoom >= fineStuds) {
		t.plateStuds(p, studs)
	}
	if b.zoom >= coarsest {
		t.contact(p, studs)
	}
	if t.layout.Round {
		p.roundPlateEdge(ground, w)
	} else {
		p.PlateEdge(ground, w, h)
	}
	for _, d := range t.debris {
		p.LooseBrick(d)
	}
	t.bricks(p, studs)
	p.Flush(dst)
	t.shadows(dst, b, r, studs)
}

// plateStuds draws the studs of open ground.
func (t *TableView) plateStuds(p *Pen, studs image.Rectangle) {
	for y := studs.Min.Y; y < studs.Max.Y; y++ {
		for x := studs.Min.X; x < studs.Max.X; x++ {
			if t.tops.at(x, y) == 0 && (!t.layout.Round || onDisc(x, y, float64(t.layout.Width))) {
				p.PlateStud(float64(x)+0.5, float64(y)+0.5)
			}
		}
	}
}

// contact draws the soft line where bricks touch open ground.
func (t *TableView) contact(p *Pen, studs image.Rectangle) {
	contact := Shadow.Fade(0.10 / 0.30)
	const reach = 0.25
	for y := studs.Min.Y; y < studs.Max.Y; y++ {
		for x := studs.Min.X; x < studs.Max.X; x++ {
			if t.tops.at(x, y) != 0 {
				continue
			}
			fx, fy := float64(x), float64(y)
			from, to := fy, fy+1 // rows left for the strips at the sides
			if t.tops.at(x, y-1) > 0 {
				p.Rect(contact, fx, fy, 1, reach)
				from += reach
			}
			if t.tops.at(x, y+1) > 0 {
				p.Rect(contact, fx, fy+1-reach, 1, reach)
				to -= reach
			}
			if t.tops.at(x-1, y) > 0 {
				p.Rect(contact, fx, from, reach, to-from)
			}
			if t.tops.at(x+1, y) > 0 {
				p.Rect(contact, fx+1-reach, from, reach, to-from)
			}
		}
	}
}

// bricks draws every brick that is seen, layer by layer, and the studs of the
// columns it is the top of.
func (t *TableView) bricks(p *Pen, studs image.Rectangle) {
	for layer := 1; layer <= t.tops.top; layer++ {
		for i, b := range t.layout.Bricks {
			if int(b.Layer) == layer && t.seen[i] && studsOf(b).Overlaps(studs) {
				p.brickAmong(BrickColor(b), b, t.tops)
			}
		}
	}
}

// shadows lays the shadows over a part r of a bake. All columns' shades go through
// one rasterizer, so neighbours join without a seam and nothing is doubled.
func (t *TableView) shadows(dst *ebiten.Image, b *bake, r, studs image.Rectangle) {
	w, h := r.Dx(), r.Dy()
	t.ras.Reset(w, h)
	any := false
	var poly []Vec
	for y := studs.Min.Y; y < studs.Max.Y; y++ {
		for x := studs.Min.X; x < studs.Max.X; x++ {
			poly = poly[:0]
			for _, v := range t.tops.shade(x, y) {
				poly = append(poly, Vec{
					X: (v.X+float64(x))*b.zoom - float64(r.Min.X),
					Y: (v.Y+float64(y))*b.zoom - float64(r.Min.Y),
				})
			}
			if len(poly) > 0 {
				trace(t.ras, poly)
				any = true
			}
		}
	}
	if !any {
		return
	}
	mask := resized(&t.mask, w, h)
	t.ras.DrawOp = draw.Src
	t.ras.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	t.overlay(dst, mask, Shadow)
}

// GlowBricks marks bricks that decide about cover: recoloured, outlined, with a
// halo as strong as glow (0 to 1). It is drawn over the table, under the frames.
func (t *TableView) GlowBricks(p *Pen, bricks []int, glow, scale float64) {
	px := p.Px() * scale
	for _, i := range bricks {
		b := t.layout.Bricks[i]
		// Twice, because the soft edge of one alone is too faint on bright ground.
		for range 2 {
			p.SoftRect(Hex(0xFFBA14).Fade(glow), float64(b.X)-0.1, float64(b.Y)-0.1, float64(b.W)+0.2, float64(b.L)+0.2, 0.2, 18*px)
		}
	}
	for _, i := range bricks {
		p.BrickIn(Hex(0xFFE08A), t.layout.Bricks[i])
	}
	for _, i := range bricks {
		b := t.layout.Bricks[i]
		p.StrokeRoundRect(Hex(0xA86400), min(max(0.34, 2*px), 3.5*px), float64(b.X), float64(b.Y), float64(b.W), float64(b.L), 0)
	}
}

// HeightNumbers writes the number of layers on every area of one height. scale
// is pixels per point.
func (t *TableView) HeightNumbers(p *Pen, scale float64) {
	px := p.Px() * scale
	size := min(max(12*px, 1.1), 22*px)
	for _, l := range t.labels {
		back := Ink.Fade(0.72)
		if l.layers >= 3 {
			back = Ink
		}
		p.Disc(back, l.at.X, l.at.Y, size*0.66)
		p.Text(strconv.Itoa(l.layers), l.at.X, l.at.Y+size*0.35, Style{Size: size, Font: Bold, Color: White, Align: Centre})
	}
}
