package main

import (
	"math"

	"rulerfire/assets/terrain"
)

// wood is old forest with a stream, a path, a ring of standing stones and the
// ruin of a chapel.
var wood = theme{
	ground: "meadow",
	small:  site{"Old Wood", "Cover everywhere, long shots nowhere, and a clearing nobody wants to cross.", 134, 134},
	large:  site{"Deep Wood", "Oaks, a stream and two clearings; whoever holds the stones sees it all.", 156, 156},
	build:  buildWood,
}

func buildWood(p *plate) {
	w, l := p.Width, p.Height
	fw, fl := float64(w), float64(l)
	winding := func(x float64) float64 { return fl*.62 + fl*.11*math.Sin(x/fw*2*math.Pi*1.1+.6) }
	for _, band := range []struct {
		colour string
		radius float64
	}{{"bank", 5.5}, {"water", 4.5}, {"shallow", 2}} {
		for x := band.radius; x <= fw-band.radius; x += 2.5 {
			p.disc(band.colour, x, winding(x), band.radius)
			p.keepClear(x-3, winding(x)-3, 6, 6)
		}
	}
	for y := 3.0; y <= fl-3; y += 3 {
		p.disc("soil", fw*.42+fw*.1*math.Sin(y/fl*2*math.Pi), y, 2.75)
	}
	p.keepClear(fw*.72-16, fl*.27-16, 32, 32)
	p.disc("field", fw*.72, fl*.27, 17)
	p.disc("bank", fw*.72, fl*.27, 11)
	p.disc("field", fw*.17, fl*.83, 13)

	// The standing stones in a ring that lets a frame through.
	cx, cy := w*72/100, l*27/100
	const stones = 10
	for i := range stones {
		a := float64(i) * 2 * math.Pi / stones
		x, y := cx+int(math.Round(14*math.Cos(a)))-1, cy+int(math.Round(14*math.Sin(a)))-1
		stone := terrain.Stacks(terrain.Granite, "6")
		if i%2 == 0 {
			stone = laidTwos(terrain.Granite).Wall("56")
			if i%4 == 0 {
				stone = stone.Turned(1)
			}
		}
		p.put(x, y, stone)
	}
	p.put(cx-2, cy-2, laidTwos(terrain.Ashlar).Lay("45", "54"))

	overgrown := laidThrees(terrain.Overgrow)
	p.put(w*13/100, l*14/100, overgrown.Lay(terrain.Apse...))
	p.put(w*16/100, l*36/100, overgrown.Lay(terrain.Corner...))
	p.put(w*70/100, l*80/100, overgrown.Lay(terrain.Cottage...))
	logs := laidLong(terrain.Mix{terrain.Timber, terrain.Bark, terrain.Timber})
	p.put(w*56/100, l*48/100, logs.Lay("45554", "34443"))
	p.put(w*30/100, l*86/100, logs.Lay("45554", "45554").Turned(1))

	fir := terrain.Fir().Grow(nil)
	oak, maple, pine, sapling := terrain.Oak().Grow(nil), terrain.Maple().Grow(nil), terrain.Pine().Grow(nil), terrain.Sapling().Grow(nil)
	autumn := terrain.Maple().Grow(terrain.Mix{terrain.Sand, terrain.Clay, terrain.Leaf})
	trees := []terrain.Piece{oak, fir, autumn, fir, oak, pine, fir, maple, fir, sapling}
	trunk := laidThrees(terrain.Mix{terrain.Bark, terrain.Timber}).Wall("4666553")
	for row := range 2 {
		for col := range 2 {
			quarter := area(col*w/2, row*l/2, w/2, l/2)
			p.scatter(quarter, 1, trees...)
			p.scatter(quarter, 1, trunk, fir, pine, trunk)
			if p.large {
				p.scatter(quarter, 1, trees...)
			}
		}
	}
	p.scatter(area(0, 0, w, l), -1, terrain.Hedge(6, terrain.Foliage), terrain.Hedge(5, terrain.Foliage), terrain.Hedge(7, terrain.Foliage))
}
