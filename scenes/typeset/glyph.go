package typeset

import (
	"bytes"
	"image"
	_ "image/jpeg" // pictures of emoji come as one of these
	_ "image/png"
	"math"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/draw"
	"golang.org/x/image/vector"
)

// glyphMost is how large a glyph may be, in pixels: a faulty font asks for more.
const glyphMost = 1024

// Mask is the coverage of a glyph of a font that is px pixels large, and where its
// corner lies from the dot, which stands shift of a pixel right of a whole one. It is
// nil for what shows nothing.
func (s *Shaper) Mask(g Glyph, px, shift float64) (mask *image.Alpha, dx, dy int) {
	defer func() {
		if recover() != nil {
			mask = nil // what is faulty in a font is nobody's fault here
		}
	}()
	o := outlineOf(s.face(g.font), g.ID)
	if o.Empty() {
		return nil, 0, 0
	}
	k := px / float64(g.font.Upem())
	x0, x1 := int(math.Floor(o.x0*k+shift)), int(math.Ceil(o.x1*k+shift))
	y0, y1 := int(math.Floor(-o.y1*k)), int(math.Ceil(-o.y0*k))
	w, h := x1-x0, y1-y0
	if w <= 0 || h <= 0 || w > glyphMost || h > glyphMost {
		return nil, 0, 0
	}
	z := vector.NewRasterizer(w, h)
	z.DrawOp = draw.Src
	at := func(p opentype.SegmentPoint) (x, y float32) {
		return float32(float64(p.X)*k + shift - float64(x0)), float32(-float64(p.Y)*k - float64(y0))
	}
	for _, seg := range o.segments {
		ax, ay := at(seg.Args[0])
		bx, by := at(seg.Args[1])
		cx, cy := at(seg.Args[2])
		switch seg.Op {
		case opentype.SegmentOpMoveTo:
			z.ClosePath()
			z.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			z.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			z.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			z.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	z.ClosePath()
	mask = image.NewAlpha(image.Rect(0, 0, w, h))
	z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask, x0, y0
}

// outline is the shape of a glyph with its bounds, in units of its font, y upwards.
type outline struct {
	segments       []opentype.Segment
	x0, y0, x1, y1 float64
}

// Empty tells whether there is nothing to see.
func (o outline) Empty() bool { return len(o.segments) == 0 }

func outlineOf(face *font.Face, id font.GID) outline {
	data, ok := face.GlyphDataOutline(id)
	if !ok || len(data.Segments) == 0 {
		return outline{}
	}
	o := outline{segments: data.Segments, x0: math.Inf(1), y0: math.Inf(1), x1: math.Inf(-1), y1: math.Inf(-1)}
	for i := range o.segments {
		for _, p := range o.segments[i].ArgsSlice() {
			o.x0, o.x1 = min(o.x0, float64(p.X)), max(o.x1, float64(p.X))
			o.y0, o.y1 = min(o.y0, float64(p.Y)), max(o.y1, float64(p.Y))
		}
	}
	return o
}

// Picture is a glyph that has colours of its own, as an emoji does, of a font that is
// px pixels large, and where its corner lies from the dot. It is nil for glyphs that
// are drawn in the colour of the text.
func (s *Shaper) Picture(g Glyph, px float64) (picture *image.RGBA, dx, dy int) {
	defer func() {
		if recover() != nil {
			picture = nil // what is faulty in a font is nobody's fault here
		}
	}()
	face := s.face(g.font)
	data, ok := pictureOf(face, g.ID)
	if !ok {
		return nil, 0, 0
	}
	size, ok := face.GlyphExtents(g.ID)
	if !ok {
		return nil, 0, 0
	}
	from, _, err := image.Decode(bytes.NewReader(data.Data))
	if err != nil {
		return nil, 0, 0
	}
	k := px / float64(g.font.Upem())
	w, h := int(math.Round(float64(size.Width)*k)), int(math.Round(-float64(size.Height)*k))
	if w <= 0 || h <= 0 || w > glyphMost || h > glyphMost {
		return nil, 0, 0
	}
	picture = image.NewRGBA(image.Rect(0, 0, w, h))
	draw.CatmullRom.Scale(picture, picture.Rect, from, from.Bounds(), draw.Src, nil)
	return picture, int(math.Round(float64(size.XBearing) * k)), int(math.Round(-float64(size.YBearing) * k))
}

// pictureMost is how large the picture of a glyph may be, in pixels each way.
const pictureMost = 512

// pictureOf is the picture that a font has for a glyph, the largest of its sizes.
func pictureOf(face *font.Face, id font.GID) (font.GlyphBitmap, bool) {
	data, ok := face.GlyphDataBitmap(id)
	if !ok || data.Format != font.PNG && data.Format != font.JPG {
		return font.GlyphBitmap{}, false
	}
	size, _, err := image.DecodeConfig(bytes.NewReader(data.Data))
	if err != nil || size.Width > pictureMost || size.Height > pictureMost {
		return font.GlyphBitmap{}, false
	}
	return data, true
}
