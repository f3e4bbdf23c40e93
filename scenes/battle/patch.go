package battle

import "rulerfire/scenes/draw"

// A patch is a part of the table made of cells of a stud: where a walker can get
// to, or where a piece may be placed.
type patch struct {
	corner draw.Vec // of the first cell
	runs   []patchRun
	edges  [][2]draw.Vec // between what is in it and what is not
}

// A patchRun is a row of cells side by side.
type patchRun struct{ x, y, n int }

// newPatch looks at w by h cells and takes those that are in it.
func newPatch(corner draw.Vec, w, h int, in func(x, y int) bool) patch {
	a := patch{corner: corner}
	cells := make([]bool, w*h)
	for i := range cells {
		cells[i] = in(i%w, i/w)
	}
	at := func(x, y int) bool { return x >= 0 && y >= 0 && x < w && y < h && cells[y*w+x] }
	edge := func(x0, y0, x1, y1 int) {
		a.edges = append(a.edges, [2]draw.Vec{
			corner.Add(draw.V(float64(x0), float64(y0))), corner.Add(draw.V(float64(x1), float64(y1)))})
	}
	// Along each line between two rows and between two columns, an edge goes on for
	// as long as just one of the two sides is in.
	for y := range h + 1 {
		for x := 0; x < w; x++ {
			from := x
			for x < w && at(x, y) {
				x++
			}
			if x > from {
				a.runs = append(a.runs, patchRun{from, y, x - from})
			}
		}
		for x := 0; x < w; x++ {
			from := x
			for x < w && at(x, y) != at(x, y-1) {
				x++
			}
			if x > from {
				edge(from, y, x, y)
			}
		}
	}
	for x := range w + 1 {
		for y := 0; y < h; y++ {
			from := y
			for y < h && at(x, y) != at(x-1, y) {
				y++
			}
			if y > from {
				edge(x, from, x, y)
			}
		}
	}
	return a
}

// What lies on the ground where the middle of a piece may be put: within reach, and
// where a piece is wanted.
var (
	reachWash  = draw.White.Fade(0.26)
	wantedWash = draw.Good.Lit(0.25).Fade(0.3)
)

// fill colours the patch.
func (a *patch) fill(p *draw.Pen, c draw.Color) {
	for _, r := range a.runs {
		p.Rect(c, a.corner.X+float64(r.x), a.corner.Y+float64(r.y), float64(r.n), 1)
	}
}

// outline draws a line round the patch.
func (a *patch) outline(p *draw.Pen) {
	for _, e := range a.edges {
		p.Line(draw.White.Fade(0.9), 2*p.Pt(), e[0], e[1])
	}
}
