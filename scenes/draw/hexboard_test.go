package draw

import (
	"image"
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
