package main

import (
	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// harbour is a quay with ships alongside, lanes of stacked containers, silos and a
// warehouse. The water is shallow: frames wade.
var harbour = theme{
	ground: "pavement",
	small:  site{"Harbour", "Lanes of containers, a quay, and barges in water just shallow enough to wade.", 136, 136},
	large:  site{"Container Port", "Long lanes between the stacks and a basin with ships to climb round.", 160, 154},
	build:  buildHarbour,
}

func buildHarbour(p *plate) {
	w, l := p.Width, p.Height
	fw := float64(w)
	quay := l * 30 / 100
	fq := float64(quay)
	p.rect("water", 0, 0, fw, fq)
	p.rect("shallow", 0, fq-5, fw, 5)
	for i := range w / 9 {
		x := float64(9*i + i%3*2)
		p.rect("shallow", x, 3+float64(i*13%(quay-12)), 6, .5)
		p.rect("shallow", x+3, 5+float64(i*23%(quay-12)), 4, .5)
	}
	p.rect("concrete", fw*.46, 0, 13, fq)
	p.rect("line", fw*.46, 0, .5, fq)
	p.rect("line", fw*.46+12.5, 0, .5, fq)
	p.rect("concrete", 0, fq, fw, 9)
	p.rect("line", 0, fq, fw, .75)
	p.rect("rail", 0, fq+3, fw, .375)
	p.rect("rail", 0, fq+7, fw, .375)
	p.keepClear(0, float64(l-46), fw, 9)
	p.rect("asphalt", 0, float64(l-46), fw, 9)
	for x := 2.0; x < fw; x += 6 {
		p.rect("line", x, float64(l)-41.75, 3, .5)
	}
	p.rect("yard", 0, float64(l-30), fw*.42, 30)

	hull := func(mix terrain.Mix) terrain.Piece {
		return terrain.Masonry{Longest: 4, Mix: mix, Cap: terrain.Mix{terrain.Timber, terrain.Sand, terrain.Timber}}.Lay(terrain.Barge...)
	}
	p.put(10, quay-13, hull(terrain.Mix{terrain.Clay}))
	p.put(w-42, quay-13, hull(terrain.Mix{terrain.Slate}).Mirrored())
	p.put(w/4, 6, terrain.Wagon(4, terrain.Timber))
	p.put(w-34, 5, hull(terrain.Mix{terrain.Stone3}))
	p.put(w*46/100+3, 8, terrain.Stacks(terrain.Planks, "56", "65", "4."))
	p.put(w*46/100+5, 24, laidThrees(terrain.Granite).Wall("466665").Turned(1))

	// Cranes on the quay: the two legs of each stand apart.
	for _, x := range []int{w / 6, w * 3 / 5, w - 16} {
		p.put(x, quay+2, laidTwos(terrain.Mix{terrain.Sand, terrain.Clay}).Wall("66"))
		p.put(x, quay+10, laidTwos(terrain.Mix{terrain.Sand, terrain.Clay}).Wall("66"))
	}

	// Lanes of containers, stacked two high here and there.
	colours := []field.Colour{terrain.Clay, terrain.Slate, terrain.Cream, terrain.Glass, terrain.Sand, terrain.Leaf2, terrain.Stone3}
	lanes := []int{quay + 20, quay + 30, quay + 40}
	if p.large {
		lanes = append(lanes, quay+50)
	}
	n := 0
	for row, y := range lanes {
		for x := 8 + row*5; x+14 < w-6; x += 19 {
			n++
			if (n*5+row)%6 == 0 {
				continue
			}
			high := []int{6, 3, 6, 5, 6, 3}[n%6]
			p.put(x, y, terrain.ContainerStack(high, colours[n%7], colours[(n*3+row)%7]))
		}
	}

	p.put(8, l-26, laidThrees(terrain.Redbrick).Lay(terrain.Hall...))
	p.put(w-28, l-26, laidThrees(terrain.Plaster).Lay(terrain.TwoRooms...).Mirrored())
	p.put(w/2+8, l-32, laidFours(terrain.Plaster).Lay(terrain.Silo...))
	p.put(w/2-4, l-22, laidFours(terrain.Plaster).Lay(terrain.Silo...).Turned(1))
	p.put(w/2+12, l-14, laidFours(terrain.Plaster).Lay(terrain.Silo...))
	p.put(w/4, l-44, terrain.Container(4, 3, terrain.Slate).With(terrain.Container(12, 5, terrain.Glass).At(4, 0)))
	p.put(w*2/3, l-44, terrain.Container(12, 4, terrain.Cream).With(terrain.Container(4, 3, terrain.Clay).At(12, 0)))

	crates := terrain.Lumber(6, terrain.Planks)
	block := laidThrees(terrain.Granite).Wall("14666664")
	maple := terrain.Maple().Grow(nil)
	p.scatter(area(0, 0, w, quay), 1, crates, block, crates, block, laidThrees(terrain.Granite).Wall("3566653"), block)
	p.scatter(area(0, l-34, w, 34), 0, maple, crates, block, maple, crates, maple)
	if p.large {
		p.scatter(area(0, 0, w, quay), 0, block, crates, block)
		p.scatter(area(0, quay+10, w, l-quay-10), 0, crates, block, maple)
	}
}
