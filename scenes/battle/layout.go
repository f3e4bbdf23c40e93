package battle

import (
	"math"
	"strconv"

	"rulerfire/rules/field"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
)

// Measures of the layout, in points.
const (
	gap = stage.Gap
	pad = stage.Pad
)

// lattice is the place on the rules' lattice nearest to a place in studs.
func lattice(v draw.Vec) field.Point {
	return field.Point{X: int32(math.Round(v.X * field.Stud)), Y: int32(math.Round(v.Y * field.Stud))}
}

func studs(p field.Point) draw.Vec {
	return draw.V(float64(p.X)/field.Stud, float64(p.Y)/field.Stud)
}

func numbered(name string, n int) string { return name + " " + strconv.Itoa(n) }
