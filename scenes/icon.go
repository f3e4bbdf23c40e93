package scenes

import (
	"image"
	"image/color"
	"math"
)

// Icon is the program's picture, size pixels wide: a red brick of four studs, lit
// from the upper left as everything here is.
func Icon(size int) image.Image {
	img := image.NewNRGBA(image.Rect(0, 0, size, size))
	const fine = 4 // samples a side for each pixel
	for y := range size {
		for x := range size {
			var r, g, b, a float64
			for i := range fine * fine {
				u := (float64(x) + (float64(i%fine)+0.5)/fine) / float64(size)
				v := (float64(y) + (float64(i/fine)+0.5)/fine) / float64(size)
				if c, ok := brickAt(u, v); ok {
					r, g, b, a = r+c[0], g+c[1], b+c[2], a+1
				}
			}
			if a > 0 {
				img.SetNRGBA(x, y, color.NRGBA{uint8(r / a), uint8(g / a), uint8(b / a), uint8(a * 255 / (fine * fine))})
			}
		}
	}
	return img
}

// The colours of the icon's brick.
var (
	iconFace  = [3]float64{0xD9, 0x50, 0x49}
	iconLight = [3]float64{0xEB, 0xA8, 0xA4}
	iconDark  = [3]float64{0x7A, 0x2A, 0x2C}
	iconStud  = [3]float64{0xE8, 0x77, 0x71}
	iconShade = [3]float64{0xA8, 0x2C, 0x2B}
)

// brickAt is the colour of the icon at u, v, each from 0 to 1, and whether the
// brick is there at all.
func brickAt(u, v float64) ([3]float64, bool) {
	const edge, corner = 0.09, 0.08
	// Outside the rounded corners there is nothing.
	cu, cv := max(corner-u, u-(1-corner), 0), max(corner-v, v-(1-corner), 0)
	if math.Hypot(cu, cv) > corner {
		return [3]float64{}, false
	}
	for _, s := range [...][2]float64{{0.3, 0.3}, {0.7, 0.3}, {0.3, 0.7}, {0.7, 0.7}} {
		if math.Hypot(u-s[0], v-s[1]) < 0.15 {
			return iconStud, true
		}
		if math.Hypot(u-s[0]-0.04, v-s[1]-0.045) < 0.155 {
			return iconShade, true
		}
	}
	switch left, right := min(u, v), max(u, v); {
	case left < edge && left < 1-right:
		return iconLight, true
	case right > 1-edge:
		return iconDark, true
	}
	return iconFace, true
}
