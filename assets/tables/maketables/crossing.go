package main

import "rulerfire/assets/terrain"

// crossing is a crossroads in a small town: two long avenues of fire between the
// shells of houses, with gardens behind them.
var crossing = theme{
	ground: "meadow",
	small:  site{"Crossing", "Two avenues, four broken quarters and gardens to hide in.", 136, 136},
	large:  site{"Grand Crossing", "Wide avenues between the shells of a town, for many companies.", 158, 158},
	build:  buildCrossing,
}

func buildCrossing(p *plate) {
	w, l := p.Width, p.Height
	rx, ry := w*2/5, l*3/8 // the upper left corner of the crossing; roads are 11 wide
	const road = 11

	p.rect("yard", float64(rx+road+18), 5, 26, 26)
	p.rect("soil", 6, float64(ry+road+10), 30, 26)
	p.rect("yard", 5, float64(l-36), 34, 30)
	p.rect("pavement", float64(rx+road+5), float64(ry+road+5), 26, 26)
	p.rect("concrete", float64(w-36), float64(ry+road+20), 31, 32)
	p.rows("field", float64(w-58), float64(l-24), 52, 20)
	p.rows("field", float64(w-22), 6, 18, float64(ry-16))
	p.pond(float64(rx-15), 16, 6)
	p.acrossRoad(float64(ry), road)
	p.downRoad(float64(rx), road)
	p.rect("asphalt", float64(rx), float64(ry), road, road)
	for i := range 5 {
		at := .8 + 2*float64(i)
		p.rect("line", float64(rx)+at, float64(ry+road)+2, 1.2, 3)
		p.rect("line", float64(rx)+at, float64(ry)-5, 1.2, 3)
		p.rect("line", float64(rx+road)+2, float64(ry)+at, 3, 1.2)
		p.rect("line", float64(rx)-5, float64(ry)+at, 3, 1.2)
	}

	// The four houses round the crossing.
	p.put(rx+road+8, ry+road+8, laidThrees(terrain.Ashlar).Lay(terrain.CornerHouse...))
	p.put(rx-27, ry+road+7, laidThrees(terrain.Redbrick).Lay(terrain.TwoRooms...))
	p.put(rx+road+8, ry-22, laidThrees(terrain.Plaster).Lay(terrain.Hall...).Mirrored())
	p.put(rx-23, ry-19, laidThrees(terrain.Adobe).Lay(terrain.Corner...).Turned(1))

	// On the roads: a lorry, a bus, two barricades.
	p.put(rx+1, ry+road+26, terrain.Container(4, 3, terrain.Slate).With(terrain.Container(12, 4, terrain.Cream).At(4, 0)).Turned(1))
	p.put(rx+road+38, ry+5, terrain.Container(12, 5, terrain.Clay))
	p.put(rx+2, 12, terrain.Stacks(terrain.Planks, "4564", "2541"))
	p.put(14, ry+3, terrain.Stacks(terrain.Granite, "35", "56", "54", "31"))
	p.put(rx+road+4, ry-4, terrain.Hedge(14, terrain.Foliage))
	p.put(rx-20, ry+road+2, terrain.Hedge(12, terrain.Foliage))

	// Gardens, yards and what stands in them.
	tower := terrain.Tower(7, terrain.Granite, terrain.Granite)
	p.put(w-30, ry+road+6, tower)
	p.put(4, ry+road+34, terrain.Lumber(6, terrain.Planks))
	p.put(w-32, ry+road+24, terrain.Container(12, 5, terrain.Glass).Turned(1))
	p.put(w-20, ry+road+26, terrain.Container(12, 5, terrain.Slate))
	p.put(w-20, ry+road+36, terrain.Container(12, 3, terrain.Sand))
	p.put(9, l-32, laidFours(terrain.Iron).Lay(terrain.Keep...))
	p.put(rx+road+14, l-14, laidTwos(terrain.Adobe).Wall("135666653"))
	p.put(rx-7, l-24, laidTwos(terrain.Adobe).Wall("135666641").Turned(1))
	p.put(w-28, 8, laidThrees(terrain.Ashlar).Wall("12466643").Turned(1))

	fir := terrain.Fir().Grow(nil)
	oak, maple, pine, sapling := terrain.Oak().Grow(nil), terrain.Maple().Grow(nil), terrain.Pine().Grow(nil), terrain.Sapling().Grow(nil)
	p.scatter(area(0, 0, rx-2, ry-2), 0, oak, fir, oak, fir, pine, sapling, maple, fir)
	p.scatter(area(rx+road+3, ry+road+3, w-rx-road-3, l-ry-road-3), 0, oak, fir, tower, pine, fir, maple, fir, sapling,
		laidTwos(terrain.Ashlar).Wall("2466663"), laidFours(terrain.Ashlar).Wall("13666641"))
	p.scatter(area(0, ry+road+3, rx-2, l-ry-road-3), 0, oak, fir, pine, laidTwos(terrain.Redbrick).Wall("1366664"),
		terrain.Stacks(terrain.Planks, "34", "43"), maple)
	p.scatter(area(rx+road+3, 0, w-rx-road-3, ry-2), 0, oak, maple, laidTwos(terrain.Ashlar).Wall("1366641"), pine,
		terrain.Stacks(terrain.Planks, "33", "24"))
	if p.large {
		p.scatter(area(0, 0, w, ry-2), 1, laidThrees(terrain.Redbrick).Lay(terrain.Corner...), laidFours(terrain.Ashlar).Lay(terrain.Tee...), oak)
		p.scatter(area(0, ry+road+3, w, l-ry-road-3), 1, laidThrees(terrain.Ashlar).Lay(terrain.Corner...), laidFours(terrain.Redbrick).Lay(terrain.Tee...), oak, maple)
	}
}
