package draw

import (
	"image/color"
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	prop "pgregory.net/rapid"
)

// toRGBA is an opaque colour as it is read back from an image.
func toRGBA(c Color) color.RGBA {
	part := func(v float32) uint8 { return uint8(v*255 + 0.5) }
	return color.RGBA{part(c.R), part(c.G), part(c.B), part(c.A)}
}

// coverage is the sum of the recorded triangles' areas, each weighted by its
// mean alpha: how much ink a shape takes.
func coverage(p *Pen) float64 {
	sum := 0.0
	for i := 0; i+2 < len(p.index); i += 3 {
		a, b, c := p.vertex[p.index[i]], p.vertex[p.index[i+1]], p.vertex[p.index[i+2]]
		area := float64((b.DstX-a.DstX)*(c.DstY-a.DstY)-(b.DstY-a.DstY)*(c.DstX-a.DstX)) / 2
		sum += math.Abs(area) * float64(a.ColorA+b.ColorA+c.ColorA) / 3
	}
	return sum
}

func TestSmoothEdgesAddNoWeight(t *testing.T) {
	for _, c := range []struct {
		name string
		draw func(p *Pen)
		want float64
	}{
		{"a rectangle", func(p *Pen) { p.Rect(Ink, 3.3, 4.7, 20, 10) }, 200},
		{"a line of two pixels", func(p *Pen) { p.Line(Ink, 2, V(0, 0), V(30, 40)) }, 100},
		{"a line of half a pixel", func(p *Pen) { p.Line(Ink, 0.5, V(0, 0), V(30, 40)) }, 25},
		{"a disc", func(p *Pen) { p.Disc(Ink, 50, 50, 12) }, math.Pi * 144},
		{"a sliver", func(p *Pen) { p.Rect(Ink, 3.3, 4.7, 40, 0.3) }, 12},
	} {
		p := NewPen()
		c.draw(p)
		if got := coverage(p); math.Abs(got-c.want) > 0.04*c.want {
			t.Errorf("%s takes %.2f of ink, want %.2f", c.name, got, c.want)
		}
	}
}

func TestEarClippingCoversAnySimplePolygonOnce(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		// A star-shaped outline: corners at growing angles, any distance.
		n := prop.IntRange(3, 24).Draw(t, "corners")
		pts := make([]Vec, n)
		for i := range pts {
			r := prop.Float64Range(1, 10).Draw(t, "radius")
			pts[i] = polar(r, float64(i)*2*math.Pi/float64(n))
		}
		want, got, count := signedArea(pts), 0.0, 0
		earClip(pts, func(a, b, c int) {
			area := signedArea([]Vec{pts[a], pts[b], pts[c]})
			if area < -1e-9 {
				t.Fatalf("triangle %d %d %d lies the wrong way round", a, b, c)
			}
			got += area
			count++
		})
		if count != n-2 || math.Abs(got-want) > 1e-6 {
			t.Fatalf("%d triangles of area %.4f, want %d of %.4f", count, got, n-2, want)
		}
	})
}

func TestDashesAreAsLongAsAsked(t *testing.T) {
	line := []Vec{V(0, 0), V(10, 0), V(10, 10)}
	var lengths []float64
	dashes(line, 4, 3, 0, func(d []Vec) {
		l := 0.0
		for i := 0; i+1 < len(d); i++ {
			l += d[i].DistanceTo(d[i+1])
		}
		lengths = append(lengths, l)
	})
	want := []float64{4, 4, 4} // 0-4, 7-11 round the corner, 14-18
	if len(lengths) != len(want) {
		t.Fatalf("dashes of %v, want %v", lengths, want)
	}
	for i := range want {
		if math.Abs(lengths[i]-want[i]) > 1e-9 {
			t.Fatalf("dashes of %v, want %v", lengths, want)
		}
	}
}

func TestClipKeepsWhatIsInside(t *testing.T) {
	p := NewPen()
	p.Begin(2)
	p.Clip(10, 10, 20, 20)
	p.Rect(Ink, 0, 0, 20, 20) // a quarter of it is inside
	p.Rect(Ink, 40, 40, 5, 5) // none
	for _, v := range p.vertex {
		if v.DstX < 20 || v.DstY < 20 || v.DstX > 60 || v.DstY > 60 {
			t.Fatalf("a corner at %v, %v is outside the clip", v.DstX, v.DstY)
		}
	}
	if got := coverage(p); math.Abs(got-400) > 8 {
		t.Errorf("%.1f pixels are left, want 400", got)
	}
}

func TestClipInsideAClipIsTheirOverlap(t *testing.T) {
	p := NewPen()
	p.Save()
	p.Clip(0, 0, 10, 10)
	p.Save()
	p.Clip(5, 5, 10, 10)
	if want := (bounds{5, 5, 10, 10}); p.state.clip != want {
		t.Errorf("the inner clip is %v, want %v", p.state.clip, want)
	}
	p.Restore()
	p.Restore()
	if p.state.clipped {
		t.Error("the clip outlives its Restore")
	}
}

func TestCallOrderIsDrawOrder(t *testing.T) {
	img := ebiten.NewImage(8, 8)
	blue := ebiten.NewImage(4, 4)
	blue.Fill(toRGBA(RuleBlue))
	p := NewPen()
	p.Rect(RuleRed, 0, 0, 8, 8)
	p.Image(blue, 0, 0, 4, 4)
	p.Rect(RuleGreen, 2, 2, 4, 4)
	p.Flush(img)
	got := pixels(img)
	for _, c := range []struct {
		x, y int
		want Color
	}{{7, 7, RuleRed}, {1, 1, RuleBlue}, {3, 3, RuleGreen}} {
		if at := got.RGBAAt(c.x, c.y); at != toRGBA(c.want) {
			t.Errorf("at %d,%d there is %v, want %v", c.x, c.y, at, toRGBA(c.want))
		}
	}
}

func TestTheLightStaysWhereItIsWhenAPieceTurns(t *testing.T) {
	tone := func(angle float64) (left, right float32) {
		img := ebiten.NewImage(60, 60)
		p := NewPen()
		p.Translate(30, 30)
		p.Rotate(angle)
		p.Bevel(Hex(0x808080), 6, Box(-20, -20, 40, 40)...)
		p.Flush(img)
		got := pixels(img)
		return float32(got.RGBAAt(13, 30).R), float32(got.RGBAAt(47, 30).R)
	}
	for _, quarter := range []float64{0, 1, 2, 3} {
		left, right := tone(quarter * math.Pi / 2)
		if left <= 128 || right >= 128 {
			t.Errorf("after %v quarter turns the left edge is %v and the right %v", quarter, left, right)
		}
	}
}

func TestKeptMeshDrawsTheSameShifted(t *testing.T) {
	p := NewPen()
	m := p.Keep(func(p *Pen) {
		p.Disc(RuleRed, 5, 5, 4)
		p.Text("8", 3, 8, Style{Size: 10, Color: Ink})
	})
	if !p.Fresh(m) {
		t.Fatal("a mesh just made is stale")
	}
	p.Play(m, 10, 0)
	if len(p.vertex) != len(m.vertex) || p.vertex[0].DstX != m.vertex[0].DstX+10 {
		t.Errorf("%d vertices from %v, want %d from %v", len(p.vertex), p.vertex[0].DstX, len(m.vertex), m.vertex[0].DstX+10)
	}
}

func TestTextMeasuresWhatItAdvances(t *testing.T) {
	p := NewPen()
	p.Begin(1.5)
	for _, f := range []Font{Regular, Medium, Bold, Mono} {
		w := p.Measure("Doomsday in 8", 13, f)
		if got := p.Text("Doomsday in 8", 0, 20, Style{Size: 13, Font: f, Color: Ink}); got != w {
			t.Errorf("font %d: measured %v, advanced %v", f, w, got)
		}
		if w < 60 || w > 120 {
			t.Errorf("font %d: thirteen letters at 13 points are %v wide", f, w)
		}
	}
}
