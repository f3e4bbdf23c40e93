package draw

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	building "rulerfire/assets/terrain"
	"rulerfire/game/landscape"
	"rulerfire/rules/field"
)

// A sheet for each style: small and large tables, and round ones, that repeat
// themselves or do not, from sparse to dense.
func TestGalleryLandscapes(t *testing.T) {
	if *galleryDir == "" {
		t.Skip("there is nothing to see without -gallery")
	}
	for _, style := range landscape.Styles() {
		var tables []field.Layout
		for i, twin := range []building.Twin{building.NoTwin, building.HalfTurn, building.Mirror, building.NoTwin, building.HalfTurn, building.Mirror} {
			l, err := landscape.Generate(landscape.Plan{
				Style: style, Players: 2 + i/3, Twin: twin, Density: landscape.Density(i % 3), Round: i == 4, Seed: uint64(i + 1),
			})
			if err != nil {
				t.Fatal(err)
			}
			tables = append(tables, l)
		}
		const side = 640
		img := ebiten.NewImage(3*side, 2*side)
		p := NewPen()
		p.Begin(1)
		p.Rect(Desk, 0, 0, 3*side, 2*side)
		for i, l := range tables {
			x, y := float64(i%3)*side, float64(i/3)*side
			NewTableView(l).Overview(p, x+10, y+10, float64(l.Width)*(side-40)/float64(max(l.Width, l.Height)))
			p.Text(fmt.Sprintf("%s, %d bricks", l.Name, len(l.Bricks)), x+10, y+side-10, Style{Size: 14, Color: Ink})
		}
		p.Flush(img)
		exhibit(t, "landscape-"+style, img)
	}
}
