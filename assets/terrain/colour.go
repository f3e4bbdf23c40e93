package terrain

import "rulerfire/rules/field"

// The terrain colours, in the order of field.Colours.
const (
	Stone field.Colour = iota
	Stone2
	Stone3
	Sand
	Clay
	Timber
	Bark
	Leaf
	Leaf2
	Slate
	Cream
	Glass
)

// A Mix is the colours of a piece. Each brick takes one of them, by its place, so
// that the same piece always looks the same; a colour named twice comes twice as often.
type Mix []field.Colour

// The mixes of common materials.
var (
	Ashlar   = Mix{Stone, Stone, Stone2, Stone}
	Granite  = Mix{Stone2, Stone3, Stone2, Stone3, Stone}
	Redbrick = Mix{Clay, Clay, Clay, Sand}
	Adobe    = Mix{Sand, Sand, Cream, Sand}
	Plaster  = Mix{Cream, Cream, Stone, Cream}
	Iron     = Mix{Slate, Slate, Stone3}
	Planks   = Mix{Timber, Timber, Bark, Sand}
	Foliage  = Mix{Leaf2, Leaf, Leaf2}
	Overgrow = Mix{Stone2, Leaf2, Stone, Stone2, Leaf}
)

// at is the mix's colour for the brick at a place.
func (m Mix) at(x, y, layer int) field.Colour {
	h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA6B ^ uint32(layer)*0xC2B2AE35
	h ^= h >> 15
	h *= 0x2C1B3C6D
	h ^= h >> 13
	return m[h%uint32(len(m))]
}
