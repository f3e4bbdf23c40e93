package hexai

import "rulerfire/rules/hex"

// faces are directions, by bit.
type faces uint8

func (f faces) has(d hex.Direction) bool { return f>>uint(d)&1 != 0 }

// All vectors of a board are shorter than this.
const span = 2 * hex.Side

// looks are the facings from which a unit sees along a vector.
var looks = func() (table [2 * span][2 * span]faces) {
	for q := range int8(2*span - 1) {
		for s := range int8(2*span - 1) {
			for d := range hex.Direction(hex.Directions) {
				if d.Sees(hex.Vector{Q: q - span, S: s - span}) {
					table[q][s] |= 1 << uint(d)
				}
			}
		}
	}
	return table
}()

// facesToward are the facings from which a unit sees along v.
func facesToward(v hex.Vector) faces { return looks[int(v.Q)+span][int(v.S)+span] }
