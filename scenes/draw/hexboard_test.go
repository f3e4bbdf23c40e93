package draw

import (
	"image"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// ridge is a board of 13 columns with every colour, heights from -2 to +3 and
// structures whole, broken and fallen.
func ridge() HexBoard {
	var b HexBoard
	for c := range 13 {
		b.Columns = append(b.Columns, make([]HexTile, 16-c%2))
	}
	colour := func(h HexColour, cells ...Cell) {
		for _, c := range cells {
			b.Columns[c.Col][c.Row].Colour = h
		}
	}
	height := func(n int, cells ...Cell) {
		for _, c := range cells {
			b.Columns[c.Col][c.Row].Height = n
		}
	}
	colour(HexGreen, Cell{1, 3}, Cell{2, 3}, Cell{2, 4}, Cell{1, 4}, Cell{10, 11}, Cell{11, 11}, Cell{11, 12}, Cell{10, 12})
	colour(HexTan, Cell{9, 3}, Cell{10, 3}, Cell{10, 4}, Cell{11, 3})
	colour(HexShallow, Cell{0, 9}, Cell{1, 9}, Cell{0, 10}, Cell{1, 10})
	colour(HexDeep, Cell{0, 11}, Cell{1, 11}, Cell{0, 12})
	colour(HexWhite, Cell{5, 11}, Cell{6, 12}, Cell{5, 12})
	colour(HexBlack, Cell{4, 8}, Cell{5, 7})
	colour(HexRed, Cell{12, 7}, Cell{12, 8})
	height(1, Cell{6, 5}, Cell{7, 5}, Cell{6, 6}, Cell{7, 6}, Cell{6, 4}, Cell{3, 11}, Cell{3, 12}, Cell{4, 12}, Cell{4, 13}, Cell{11, 8}, Cell{11, 9}, Cell{10, 9})
	height(2, Cell{7, 5}, Cell{6, 5}, Cell{11, 9})
	height(3, Cell{8, 13})
	height(-1, Cell{0, 9}, Cell{1, 9}, Cell{0, 10}, Cell{1, 10})
	height(-2, Cell{0, 11}, Cell{1, 11}, Cell{0, 12})
	b.Structures = []HexStructure{
		{Cells: []Cell{{8, 6}}, Floors: 1, Defence: 16, Full: 16, Look: 0},
		{Cells: []Cell{{2, 6}}, Floors: 1, Defence: 9, Full: 16, Look: 1},
		{Cells: []Cell{{10, 6}}, Floors: 2, Defence: 24, Full: 24, Look: 2},
		{Cells: []Cell{{5, 4}}, Floors: 1, Defence: 0, Full: 16, Look: 1},
		{Cells: []Cell{{9, 8}}, Floors: 2, Defence: 8, Full: 24, Look: 3},
		{Cells: []Cell{{4, 1}, {5, 1}, {5, 2}}, Floors: 2, Defence: 22, Full: 28, Look: 0},
		{Cells: []Cell{{4, 12}}, Floors: 1, Defence: 16, Full: 16, Look: 3},
	}
	return b
}

// boardPicture draws a board on the desk in a window, and over it what draw says.
func boardPicture(view *HexBoardView, zoom, x, y float64, over func(p *Pen)) *ebiten.Image {
	img := ebiten.NewImage(1280, 720)
	p := NewPen()
	p.Begin(1)
	var desk DeskView
	desk.Draw(p, img.Bounds().Size(), 1)
	p.Save()
	p.Clip(288, 0, 704, 720)
	p.Translate(x, y)
	p.Scale(zoom)
	view.Draw(p, image.Rect(288, 0, 992, 720), 1, true)
	if over != nil {
		over(p)
	}
	p.Restore()
	p.Flush(img)
	return img
}

func TestGalleryHexBoard(t *testing.T) {
	for _, v := range []struct {
		name       string
		zoom, x, y float64
	}{
		{"hexboard-fit", 6.2, 418, 8},
		{"hexboard", 9.44, 300, -80},
		{"hexboard-near", 22, 130, -330},
	} {
		view := NewHexBoardView(ridge())
		exhibit(t, v.name, boardPicture(view, v.zoom, v.x, v.y, func(p *Pen) { view.HeightNumbers(p, nil) }))
	}
}

func TestEveryPointLiesInTheHexThatIsDrawnThere(t *testing.T) {
	for c := -3; c < 15; c++ {
		for r := -3; r < 17; r++ {
			cell := Cell{c, r}
			m := CellCentre(cell)
			for i, corner := range CellCorners(cell) {
				if got := CellAt(m.LinearInterpolate(corner, .99)); got != cell {
					t.Errorf("just inside corner %d of %v lies %v", i, cell, got)
				}
			}
			for side := range 6 {
				d := polar(HexBreadth, HexFacing(side)-math.Pi/2)
				if got := CellAt(m.Add(d.Mulf(.99))); got != cell {
					t.Errorf("just inside side %d of %v lies %v", side, cell, got)
				}
				beside := CellBeside(cell, side)
				if got := CellAt(m.Add(d.Mulf(1.01))); got != beside || got == cell {
					t.Errorf("just outside side %d of %v lies %v, want %v", side, cell, got, beside)
				}
				if back := CellBeside(beside, (side+3)%6); back != cell {
					t.Errorf("across side %d of %v and back is %v", side, cell, back)
				}
			}
		}
	}
}

func TestOddColumnsLieHalfAHexLower(t *testing.T) {
	if a, b := CellCentre(Cell{2, 5}), CellCentre(Cell{3, 5}); math.Abs(b.Y-a.Y-HexBreadth) > 1e-9 {
		t.Errorf("column 3 lies %v lower than column 2, want %v", b.Y-a.Y, HexBreadth)
	}
	b := ridge()
	w, h := b.Size()
	if math.Abs(w-20*HexSide) > 1e-9 || math.Abs(h-32*HexBreadth) > 1e-9 {
		t.Errorf("the board measures %v by %v", w, h)
	}
}

func TestTheBorderOfHexesIsClosed(t *testing.T) {
	cells := []Cell{{3, 5}, {3, 6}, {4, 7}, {2, 6}, {8, 8}}
	sides := border(cells, .2)
	for i, s := range sides {
		ends := 0
		for k, o := range sides {
			if k != i && (o[0].DistanceTo(s[1]) < 1e-6) {
				ends++
			}
		}
		if ends != 1 {
			t.Errorf("%d sides go on where side %d of the border ends", ends, i)
		}
	}
}

func TestAStructureLosesBricksAsItLosesDefence(t *testing.T) {
	level := func(Cell) int { return 0 }
	s := HexStructure{Cells: []Cell{{4, 4}, {5, 4}}, Floors: 2, Full: 26}
	before := -1
	for s.Defence = 0; s.Defence <= s.Full; s.Defence++ {
		n := 0
		for _, b := range s.blocks(level) {
			n += len(b.bricks)
			for _, brick := range b.bricks {
				if brick.Layer == 1 {
					continue
				}
				carried := false
				for _, under := range b.bricks {
					carried = carried || under.Layer == brick.Layer-1 && studsOf(under).Overlaps(studsOf(brick))
				}
				if !carried {
					t.Fatalf("with %d of %d a brick hangs in the air", s.Defence, s.Full)
				}
			}
		}
		if n <= before {
			t.Errorf("with %d of %d stand %d bricks, with one less %d", s.Defence, s.Full, n, before)
		}
		if s.Defence == 0 && (n != 0 || len(s.blocks(level)[0].loose) < 10) {
			t.Errorf("a fallen structure has %d bricks standing and %d lying", n, len(s.blocks(level)[0].loose))
		}
		before = n
	}
}

// TestMendingABoardIsBakingItAnew changes a tile and a structure: the picture must be
// the one that the changed board would have given at once.
func TestMendingABoardIsBakingItAnew(t *testing.T) {
	before, after := ridge(), ridge()
	after.Columns[6][5].Height = 0
	after.Columns[3][8].Colour = HexBlack
	after.Structures[2].Defence = 3
	after.Structures[5].Defence = 0
	view := NewHexBoardView(before)
	draw := func(v *HexBoardView) *image.RGBA {
		img := ebiten.NewImage(704, 720)
		p := NewPen()
		p.Begin(1)
		p.Scale(6.2)
		v.Draw(p, img.Bounds(), 1, true)
		p.Flush(img)
		return pixels(img)
	}
	old := draw(view)
	if !view.Show(after) || view.Show(after) {
		t.Error("a change is news once")
	}
	mended, anew := draw(view), draw(NewHexBoardView(after))
	different, off := 0, 0
	for i := range anew.Pix {
		if old.Pix[i] != anew.Pix[i] {
			different++
		}
		if d := int(mended.Pix[i]) - int(anew.Pix[i]); d > 3 || d < -3 {
			off++
		}
	}
	if different == 0 || off > 0 {
		t.Errorf("%d values changed, %d are wrong after mending", different, off)
	}
}

// TestABoardIsOneDrawCall records a board that is baked already.
func TestABoardIsOneDrawCall(t *testing.T) {
	view := NewHexBoardView(ridge())
	p := NewPen()
	for range 2 {
		p.Begin(1)
		p.Scale(9)
		view.Draw(p, image.Rect(0, 0, 704, 720), 1, true)
	}
	if len(p.runs) != 1 || p.Triangles() != 2 {
		t.Errorf("the board takes %d draw calls and %d triangles", len(p.runs), p.Triangles())
	}
}
