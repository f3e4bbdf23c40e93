package main

import "rulerfire/assets/terrain"

// station is a railway yard: trains stand in long rows that cut the table, with
// gaps to fight through, a station house above and sheds below.
var station = theme{
	ground: "concrete",
	small:  site{"Station Yard", "Rows of wagons with gaps to fight through; the tracks are the avenues.", 144, 124},
	large:  site{"Junction", "Long trains on four tracks, sheds on both sides of the line.", 168, 146},
	build:  buildStation,
}

func buildStation(p *plate) {
	w, l := p.Width, p.Height
	fw := float64(w)
	mid := l / 2
	p.rect("pavement", 0, 0, fw, float64(mid-26))
	p.rect("yard", 0, float64(mid+27), fw, float64(l-mid-27))
	p.keepClear(0, 6, fw, 9)
	p.rect("asphalt", 0, 6, fw, 9)
	for x := 2.0; x < fw; x += 6 {
		p.rect("line", x, 10.25, 3, .5)
	}
	p.rect("line", 6, float64(mid-7), fw-12, .5)
	p.rect("pavement", 6, float64(mid-6), fw-12, 12)
	p.rect("line", 6, float64(mid+6), fw-12, .5)
	ys := []int{mid - 21, mid - 11, mid + 11, mid + 21}
	for _, y := range ys {
		p.track(0, float64(y), fw)
	}

	train := func(x, track int, cars ...terrain.Piece) {
		for _, car := range cars {
			long, _ := car.Size()
			if x+long <= w {
				p.put(x, ys[track]-2, car)
			}
			x += long + 1
		}
	}
	engine := terrain.Engine(terrain.Leaf2)
	clay, cream, glass, timber, slate := terrain.Wagon(5, terrain.Clay), terrain.Wagon(5, terrain.Cream), terrain.Wagon(3, terrain.Glass), terrain.Wagon(5, terrain.Timber), terrain.Wagon(3, terrain.Slate)
	train(8, 0, timber, clay)
	train(w/2+6, 0, slate, glass, timber)
	train(w/4+6, 1, engine, cream)
	train(w-24, 1, cream)
	train(4, 2, glass)
	train(w/2-12, 2, cream, engine.Turned(2))
	train(w/8, 3, timber, slate, clay)
	train(w*5/8, 3, clay, timber)
	if p.large {
		train(w-22, 0, slate)
		train(4, 1, timber)
		train(w-22, 2, slate)
	}

	// The platform between the tracks.
	p.put(w/4, mid-2, terrain.Stacks(terrain.Planks, "456", "54."))
	p.put(w/2-6, mid-1, laidThrees(terrain.Plaster).Wall("4666664"))
	p.put(w*3/4, mid-2, terrain.Stacks(terrain.Planks, ".56", "465"))

	brick, plaster := laidThrees(terrain.Redbrick), laidThrees(terrain.Plaster)
	top := mid - 26
	p.put(w/2-14, top-18, plaster.Lay(terrain.Hall...).Turned(2))
	p.put(w/8, top-16, brick.Lay(terrain.Cottage...))
	p.put(w-28, top-15, brick.Lay(terrain.Corner...).Turned(2))
	p.put(w/8+4, 8, terrain.Container(12, 5, terrain.Sand))
	p.put(w*3/4-8, 8, terrain.Container(4, 3, terrain.Slate).With(terrain.Container(12, 5, terrain.Cream).At(4, 0)))

	under := mid + 28
	p.put(w/6, under+4, brick.Lay(terrain.TwoRooms...))
	p.put(w*5/8, under+3, laidFours(terrain.Iron).Lay(terrain.CornerHouse...).Turned(1))
	p.put(w/2-12, under+4, terrain.Tower(7, terrain.Planks, terrain.Planks))
	p.put(w-22, under+5, laidFours(terrain.Mix{terrain.Slate, terrain.Stone3}).Lay(".3443", "35664", "46653", ".454."))

	oak, maple, sapling := terrain.Oak().Grow(nil), terrain.Maple().Grow(nil), terrain.Sapling().Grow(nil)
	upper := area(0, 0, w, top)
	lower := area(0, under, w, l-under)
	goods := terrain.Lumber(6, terrain.Planks)
	p.scatter(upper, 0, oak, brick.Wall("13566664"), goods, oak, maple, oak, goods, sapling)
	p.scatter(lower, 0, oak, plaster.Wall("13666654"), goods, maple, oak, brick.Wall("3566663"), oak, goods, sapling)
	if p.large {
		p.scatter(upper, 0, brick.Lay(terrain.Corner...), oak, goods, plaster.Wall("3666641"), oak)
		p.scatter(lower, 0, plaster.Lay(terrain.Corner...), oak, goods, brick.Wall("3666641"), oak)
	}
}
