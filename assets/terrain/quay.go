package terrain

import "rulerfire/rules/field"

// Plans of what stands at a quay, as Masonry lays them.
var (
	Barge = Plan{
		".3444444443.",
		"3555444444443",
		"3555444444443",
		".3444444443.",
	}
	Silo = Plan{
		".54.",
		"5554",
		"4555",
		".45.",
	}
)

// ContainerStack is a container 12 studs long and 3 bricks high, or with high
// 5 or 6 one of another colour on top of it.
func ContainerStack(high int, below, above field.Colour) Piece {
	m := Masonry{Longest: 8, Mix: Mix{below}}
	if high == 3 {
		return m.Lay("333333", "333333")
	}
	m.Cap = Mix{above}
	if high == 5 {
		return m.Lay("555533", "555533")
	}
	return m.Lay("666666", "666666")
}
