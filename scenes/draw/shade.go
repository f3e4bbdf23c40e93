package draw

// ShadowPerLayer is how far, in studs to the right and down alike, a shadow is
// thrown for each layer of height.
const ShadowPerLayer = 0.30

// heights is a height for every stud of a table.
type heights struct {
	width, height int
	top           int // the greatest height
	layers        []uint8
}

func newHeights(w, h int) *heights { return &heights{width: w, height: h, layers: make([]uint8, w*h)} }

// clear makes the table flat.
func (h *heights) clear() {
	clear(h.layers)
	h.top = 0
}

// raise makes a column at least so many layers high; off the table it does nothing.
func (h *heights) raise(x, y, layers int) {
	if x < 0 || y < 0 || x >= h.width || y >= h.height {
		return
	}
	c := &h.layers[y*h.width+x]
	*c = max(*c, uint8(layers))
	h.top = max(h.top, layers)
}

// at is the height of a column in layers, 0 off the table.
func (h *heights) at(x, y int) int {
	if x < 0 || y < 0 || x >= h.width || y >= h.height {
		return 0
	}
	return int(h.layers[y*h.width+x])
}

// shade is the part of one column's top that lies in the shadow of taller
// columns, as a polygon in studs from the column's upper left corner; nil if
// none. Every column is cut on its own, so shadows are never doubled.
//
// The light comes along the diagonal. A column that stands a studs to the left
// and b studs up and rises above this one throws its shadow d studs right and
// down. On a diagonal that crosses its own cell the shadow always begins at the
// top or the left side of this cell, so its end is all there is to find: columns
// straight along the diagonal (a = b) shade a square, those one off it a strip
// along the top or the left, cut by the diagonal.
func (h *heights) shade(x, y int) []Vec {
	z := h.at(x, y)
	longest := float64(h.top-z) * ShadowPerLayer
	if longest <= 0 {
		return nil
	}
	// end is where in this cell the shadow of a column ends, spent studs of it
	// having fallen before.
	end := func(a, b int, spent float64) float64 {
		return min(1, float64(h.at(x-a, y-b)-z)*ShadowPerLayer-spent)
	}
	var square, top, left float64
	for a := 0; float64(a-1) < longest; a++ {
		if a > 0 {
			square = max(square, end(a, a, float64(a-1)))
		}
		top = max(top, end(a, a+1, float64(a)))
		left = max(left, end(a+1, a, float64(a)))
	}
	if square <= 0 && top <= 0 && left <= 0 {
		return nil
	}
	// Round the shaded part from the corner, clockwise; it is star-shaped from there.
	poly := []Vec{V(0, 0)}
	if top > 0 {
		poly = append(poly, V(1, 0), V(1, top))
		if square > top {
			poly = append(poly, V(square, top))
		} else {
			poly = append(poly, V(top, top))
		}
	} else {
		poly = append(poly, V(square, 0))
	}
	poly = append(poly, V(square, square))
	if left > 0 {
		if square > left {
			poly = append(poly, V(left, square))
		} else {
			poly = append(poly, V(left, left))
		}
		poly = append(poly, V(left, 1), V(0, 1))
	} else {
		poly = append(poly, V(0, square))
	}
	return poly
}
