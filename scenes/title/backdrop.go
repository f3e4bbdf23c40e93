package title

import (
	"image"
	"math"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A backdrop is the scene behind the menu: it fills windows of any shape, with
// more open ground where there is more room.
type backdrop struct {
	scene draw.Diorama
	table *draw.TableView
	mesh  *draw.Mesh

	window ui.Rect
	scale  float64
	zoom   float64 // pixels per stud, whole so that all studs look alike
	origin image.Point
	more   [2]int // studs of open ground added at the left and above
}

// Where the menu is in the picture, in studs from its upper left corner.
const (
	menuX = 3.2
	menuY = 14.8
)

// place finds how large the picture is, and rebuilds it for another window.
func (b *backdrop) place(ctx *scenes.Context) {
	if b.table != nil && b.window == ctx.Size && b.scale == ctx.Scale {
		return
	}
	b.window, b.scale = ctx.Size, ctx.Scale
	w, h := ctx.Size.W*ctx.Scale, ctx.Size.H*ctx.Scale
	b.zoom = max(1, math.Floor(min(w/draw.TitleWidth, h/draw.TitleHeight)))
	// One stud more on every side keeps the plate's edge out of sight.
	wide, high := w/b.zoom-draw.TitleWidth, h/b.zoom-draw.TitleHeight
	b.more = [2]int{int(math.Ceil(wide/2)) + 1, int(math.Ceil(high/3)) + 1}
	b.origin = image.Pt(
		int(math.Round((wide/2-float64(b.more[0]))*b.zoom)),
		int(math.Round((high/3-float64(b.more[1]))*b.zoom)),
	)
	b.scene = draw.Title()
	shift(&b.scene, b.more[0], b.more[1])
	b.scene.Table.Width += 2 * b.more[0]
	b.scene.Table.Height += 3 * b.more[1]
	b.table = draw.NewTableView(b.scene.Table)
	b.table.Seamless()
	b.table.Litter(b.scene.Debris)
	b.mesh = nil
}

// draw shows the picture.
func (b *backdrop) draw(ctx *scenes.Context) {
	b.place(ctx)
	if ctx.Pen == nil {
		return
	}
	p := ctx.Pen
	studs := func(call func()) {
		p.Save()
		p.Translate(float64(b.origin.X)/ctx.Scale, float64(b.origin.Y)/ctx.Scale)
		p.Scale(b.zoom / ctx.Scale)
		call()
		p.Restore()
	}
	view := image.Rect(0, 0, int(math.Ceil(b.window.W*ctx.Scale)), int(math.Ceil(b.window.H*ctx.Scale)))
	studs(func() { b.table.Draw(p, view, ctx.Scale, true) })
	if !p.Fresh(b.mesh) {
		studs(func() {
			b.mesh = p.Keep(func(q *draw.Pen) {
				q.Diorama(b.scene)
				q.Translate(float64(b.more[0]), float64(b.more[1]))
				for _, d := range thrown {
					q.Die(d.die, d.x, d.y, d.size)
				}
			})
		})
	}
	p.Play(b.mesh, 0, 0)
}

// menu is where the menu's upper left corner belongs, in points.
func (b *backdrop) menu(ctx *scenes.Context) ui.Point {
	at := func(studs float64, more, origin int) float64 {
		return math.Round(((studs+float64(more))*b.zoom + float64(origin)) / ctx.Scale)
	}
	return ui.Point{X: at(menuX, b.more[0], b.origin.X), Y: at(menuY, b.more[1], b.origin.Y)}
}

// thrown are the dice that lie about, in studs of the picture.
var thrown = [...]struct {
	die        draw.Die
	x, y, size float64
}{
	{draw.Die{Colour: dice.Red, Value: 5, Angle: .35}, 50.5, 14.6, 2.2},
	{draw.Die{Colour: dice.Yellow, Value: 4, Angle: -.3}, 53.4, 14.4, 2.2},
	{draw.Die{Colour: dice.White, Value: 6, Angle: .2}, 39.5, 16.5, 2.2},
	{draw.Die{Colour: dice.Green, Faces: 8, Value: 7, Angle: .2}, 44.5, 14.8, 2.3},
	{draw.Die{Colour: dice.Blue, Value: 3, Angle: -.5}, 47, 16.9, 2.2},
	{draw.Die{Faces: 12, Value: 11}, 60.3, 13.1, 3.8},
}

// shift moves everything of a diorama by whole studs.
func shift(d *draw.Diorama, dx, dy int) {
	for i := range d.Table.Bricks {
		d.Table.Bricks[i].X += int16(dx)
		d.Table.Bricks[i].Y += int16(dy)
	}
	for i := range d.Tops {
		d.Tops[i].X += int16(dx)
		d.Tops[i].Y += int16(dy)
	}
	for i := range d.Table.Prints {
		d.Table.Prints[i].X += int32(dx) * field.Stud
		d.Table.Prints[i].Y += int32(dy) * field.Stud
	}
	v := draw.V(float64(dx), float64(dy))
	for i := range d.Debris {
		d.Debris[i].X += v.X
		d.Debris[i].Y += v.Y
	}
	for i := range d.Ruler.Points {
		d.Ruler.Points[i] = d.Ruler.Points[i].Add(v)
	}
	for i := range d.Stations {
		d.Stations[i].At = d.Stations[i].At.Add(v)
	}
	for i := range d.Robots {
		d.Robots[i].At = d.Robots[i].At.Add(v)
	}
	d.Lamp = d.Lamp.Add(v)
}
