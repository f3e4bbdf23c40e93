package main

import "rulerfire/assets/terrain"

// quarry is an open pit: cliffs in two corners look down on a bare floor with
// heaps of spoil, cut blocks and a cart track.
var quarry = theme{
	ground: "yard",
	small:  site{"Quarry", "Cliffs in two corners over a bare pit: a killing ground with few ways out.", 138, 132},
	large:  site{"Deep Quarry", "A wide pit between cliffs, spoil heaps and blocks half cut.", 162, 150},
	build:  buildQuarry,
}

func buildQuarry(p *plate) {
	w, l := p.Width, p.Height
	fw, fl := float64(w), float64(l)
	p.disc("soil", fw*.5, fl*.5, fl*.46)
	p.disc("bank", fw*.5, fl*.5, fl*.34)
	p.disc("yard", fw*.47, fl*.47, fl*.24)
	p.pond(fw*.62, fl*.66, 9)
	p.pond(fw*.55, fl*.72, 5)
	p.rect("soil", 0, fl*.42-4, fw, 8)
	p.track(0, fl*.42, fw)

	granite, sandstone := laidFours(terrain.Granite), laidThrees(terrain.Adobe)
	face := terrain.Masonry{Longest: 8, Mix: terrain.Granite, Cap: terrain.Mix{terrain.Stone2, terrain.Stone, terrain.Stone2, terrain.Stone3}}
	p.put(0, 0, face.Lay(terrain.Cliff...))
	p.put(w-26, l-18, face.Lay(terrain.Cliff...).Turned(2))
	p.put(w-14, 0, face.Lay(terrain.Bluff...).Mirrored())
	p.put(0, l-10, face.Lay(terrain.Bluff...).Mirrored().Turned(2))

	// The works by the track: wagons, shed, headframe.
	ty := l*42/100 - 2
	p.put(w/2-34, ty, terrain.Wagon(5, terrain.Timber))
	p.put(w/2-20, ty, terrain.Wagon(5, terrain.Timber))
	p.put(w/2+26, ty, terrain.Wagon(5, terrain.Slate))
	p.put(w/2-30, ty+12, laidThrees(terrain.Planks).Lay(terrain.Cottage...))
	p.put(w/2+8, ty-24, laidThrees(terrain.Planks).Lay(terrain.Hall...).Turned(1).Mirrored())
	p.put(w/2-16, ty+18, terrain.Tower(7, terrain.Planks, terrain.Planks))
	p.put(w/2-8, 12, sandstone.Lay(terrain.Blocks...))
	p.put(w/2+2, l-18, sandstone.Lay(terrain.Blocks...).Turned(1))
	p.put(w-34, 26, granite.Lay(terrain.Ledge...))
	p.put(24, l-36, granite.Lay(terrain.Ledge...).Turned(2))

	stones := []terrain.Piece{
		granite.Lay(terrain.Heap...), granite.Lay(terrain.Rib...), granite.Lay(terrain.Mound...),
		laidFours(terrain.Adobe).Lay(terrain.Rib...).Mirrored(), laidThrees(terrain.Granite).Lay(terrain.Corner...), sandstone.Wall("14666664"),
		terrain.Lumber(6, terrain.Planks), granite.Lay(terrain.Rib...).Mirrored(),
	}
	upper := area(0, 0, w, ty-2)
	lower := area(0, ty+6, w, l-ty-6)
	p.scatter(upper, 1, stones...)
	p.scatter(lower, 1, stones...)
	p.scatter(area(0, 0, w/2, l), 2, stones[1:4]...)
	p.scatter(area(w/2, 0, w/2, l), 2, stones[2:5]...)
	if p.large {
		p.scatter(area(0, 0, w/2, l), 1, stones[4:7]...)
		p.scatter(area(w/2, 0, w/2, l), 1, stones[4:7]...)
	}
	low := laidFours(terrain.Granite).Wall("134431")
	dead := terrain.Fir().Grow(terrain.Mix{terrain.Leaf2, terrain.Timber, terrain.Leaf})
	p.scatter(area(0, 0, w, l), 0, dead, low, dead, low, dead, low, dead)
}
