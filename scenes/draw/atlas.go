package draw

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// Where the white pixel is sampled: the middle of the white block in the corner.
const (
	whiteBlock     = 4
	whiteX, whiteY = 2, 2
)

const (
	atlasStart = 1024 // pixels a side
	atlasLimit = 4096
	atlasGap   = 2 // clear pixels between sprites, for linear filtering
)

// atlas is the one source image of a mesh: a white block and sprites of coverage
// (glyphs, studs) packed in shelves. It grows in place, so recorded source
// coordinates stay valid.
type atlas struct {
	side       int
	coverage   []uint8 // side x side
	image      *ebiten.Image
	grown      bool            // the image no longer matches side
	dirty      image.Rectangle // what the image does not show yet
	shelves    []shelf
	top        int // first row above no shelf
	generation int // counts the times everything was dropped
	pixels     []byte
	stamps     map[stampKey]image.Rectangle
	shadows    map[shadowKey]image.Rectangle
}

type shelf struct{ y, height, x int }

func newAtlas() *atlas {
	a := &atlas{}
	a.reset()
	return a
}

// reset drops all sprites.
func (a *atlas) reset() {
	a.generation++
	a.side = atlasStart
	a.coverage = make([]uint8, a.side*a.side)
	a.shelves = a.shelves[:0]
	a.stamps = map[stampKey]image.Rectangle{}
	a.shadows = map[shadowKey]image.Rectangle{}
	a.top = whiteBlock + atlasGap
	a.grown = true
	for y := range whiteBlock {
		for x := range whiteBlock {
			a.coverage[y*a.side+x] = 255
		}
	}
}

// add packs a sprite of coverage and returns where it lies. It reports false if
// there is no room left.
func (a *atlas) add(mask *image.Alpha) (image.Rectangle, bool) {
	size := mask.Rect.Size()
	at, ok := a.place(size.X+atlasGap, size.Y+atlasGap)
	for !ok {
		if !a.grow() {
			return image.Rectangle{}, false
		}
		at, ok = a.place(size.X+atlasGap, size.Y+atlasGap)
	}
	r := image.Rectangle{Min: at, Max: at.Add(size)}
	for y := range size.Y {
		from := mask.Pix[y*mask.Stride : y*mask.Stride+size.X]
		copy(a.coverage[(r.Min.Y+y)*a.side+r.Min.X:], from)
	}
	a.dirty = a.dirty.Union(r)
	return r, true
}

// place finds room in the shelf that wastes least, or opens a new one.
func (a *atlas) place(w, h int) (image.Point, bool) {
	best := -1
	for i, s := range a.shelves {
		if s.height < h || s.height > h+h/3+2 || s.x+w > a.side {
			continue
		}
		if best < 0 || s.height < a.shelves[best].height {
			best = i
		}
	}
	if best < 0 {
		if a.top+h > a.side || w+atlasGap > a.side {
			return image.Point{}, false
		}
		a.shelves = append(a.shelves, shelf{y: a.top, height: h, x: atlasGap})
		a.top += h
		best = len(a.shelves) - 1
	}
	s := &a.shelves[best]
	at := image.Pt(s.x, s.y)
	s.x += w
	return at, true
}

func (a *atlas) grow() bool {
	if a.side >= atlasLimit {
		return false
	}
	old, n := a.coverage, a.side
	a.side *= 2
	a.coverage = make([]uint8, a.side*a.side)
	for y := range n {
		copy(a.coverage[y*a.side:], old[y*n:(y+1)*n])
	}
	a.grown = true
	return true
}

// crowded reports whether it is time to drop everything between two frames.
func (a *atlas) crowded() bool { return a.side >= atlasLimit }

// upload brings the image up to date and returns it.
func (a *atlas) upload() *ebiten.Image {
	if a.grown {
		if a.image != nil {
			a.image.Deallocate()
		}
		a.image = ebiten.NewImage(a.side, a.side)
		a.dirty = image.Rect(0, 0, a.side, max(a.top, whiteBlock))
		a.grown = false
	}
	if a.dirty.Empty() {
		return a.image
	}
	r := a.dirty
	n := r.Dx() * r.Dy() * 4
	if cap(a.pixels) < n {
		a.pixels = make([]byte, n)
	}
	pixels := a.pixels[:n]
	i := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for _, c := range a.coverage[y*a.side+r.Min.X : y*a.side+r.Max.X] {
			pixels[i], pixels[i+1], pixels[i+2], pixels[i+3] = c, c, c, c
			i += 4
		}
	}
	a.image.SubImage(r).(*ebiten.Image).WritePixels(pixels)
	a.dirty = image.Rectangle{}
	return a.image
}
