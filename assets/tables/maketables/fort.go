package main

import "rulerfire/assets/terrain"

// fort is a desert fort shot open from all sides, with a dry ditch, a well, and
// outworks in the sand around it.
var fort = theme{
	ground: "bank",
	small:  site{"Sand Fort", "A breached fort in the middle; outworks and palms for those who must take it.", 134, 138},
	large:  site{"Desert Citadel", "A fort with two courts and a village under its walls.", 156, 160},
	build:  buildFort,
}

func buildFort(p *plate) {
	w, l := p.Width, p.Height
	fw, fl := float64(w), float64(l)
	cx, cy := w/2, l/2
	p.rect("soil", float64(cx-36), float64(cy-36), 72, 72)
	p.rect("yard", float64(cx-32), float64(cy-32), 64, 64)
	p.rect("yard", fw/2-5, 0, 10, fl)
	p.rect("yard", 0, fl/2-5, fw, 10)
	p.rect("pavement", float64(cx-10), float64(cy-10), 20, 20)
	p.disc("concrete", float64(cx), float64(cy), 5)
	p.disc("water", float64(cx), float64(cy), 3.5)
	p.rows("field", 5, 5, 26, 18)
	p.rows("field", fw-30, fl-26, 26, 20)
	p.pond(fw-20, 18, 8)
	p.disc("field", 20, fl-20, 12)

	adobe, stone := laidThrees(terrain.Adobe), laidThrees(terrain.Ashlar)
	tower := terrain.Tower(7, terrain.Adobe, terrain.Adobe)
	for _, at := range [][2]int{{-29, -29}, {23, -29}, {-29, 23}, {23, 23}} {
		p.put(cx+at[0], cy+at[1], tower)
	}
	// The curtain walls between the towers, each with its breach or gate.
	p.put(cx-16, cy-27, adobe.Wall("5666531"))
	p.put(cx+8, cy-27, adobe.Wall("13666"))
	p.put(cx-16, cy+25, adobe.Wall("66531"))
	p.put(cx+4, cy+25, adobe.Wall("1356665"))
	p.put(cx-27, cy-16, adobe.Wall("56641").Turned(1))
	p.put(cx-27, cy+6, adobe.Wall("356664").Turned(1))
	p.put(cx+25, cy-16, adobe.Wall("1466653").Turned(3))
	p.put(cx+25, cy+8, adobe.Wall("35666").Turned(3))
	// Inside: barracks, stores, the keep's last corner.
	p.put(cx-19, cy-18, stone.Lay(terrain.Corner...))
	p.put(cx+8, cy+8, stone.Lay(terrain.Corner...).Turned(2))
	p.put(cx+9, cy-18, terrain.Stacks(terrain.Planks, "456", "6.5"))
	p.put(cx-18, cy+11, terrain.Stacks(terrain.Planks, "56", "65", "4."))

	// Outworks on the four sides and houses in the corners.
	p.put(cx-7, 14, stone.Lay("1466641", "6.....6"))
	p.put(cx-7, l-18, stone.Lay("6.....6", "1466641"))
	p.put(12, cy-7, stone.Lay("1466641", "6.....6").Turned(3))
	p.put(w-16, cy-7, stone.Lay("1466641", "6.....6").Turned(1))
	clay := laidThrees(terrain.Mix{terrain.Clay, terrain.Sand, terrain.Clay})
	p.put(10, 30, clay.Lay(terrain.Cottage...))
	p.put(w-26, l-40, clay.Lay(terrain.Cottage...).Turned(2))
	p.put(w-30, 32, adobe.Lay(terrain.Tee...))
	p.put(10, l-38, adobe.Lay(terrain.Tee...).Turned(2))

	palm := terrain.Oak().Grow(nil)
	olive := terrain.Maple().Grow(terrain.Mix{terrain.Leaf, terrain.Leaf2, terrain.Sand})
	fir := terrain.Fir().Grow(nil)
	wall := adobe.Wall("13666664")
	low := laidFours(terrain.Adobe).Wall("13444431")
	rock := laidThrees(terrain.Mix{terrain.Sand, terrain.Clay, terrain.Stone2}).Lay(".34.", "3565", "464.")
	for row := range 2 {
		for col := range 2 {
			quarter := area(col*(w/2+8), row*(l/2+8), w/2-8, l/2-8)
			p.scatter(quarter, 1, palm, wall, fir, palm, olive, low, olive, wall, rock, low)
			if p.large {
				p.scatter(quarter, 1, clay.Lay(terrain.Cottage...), wall, palm, olive, rock, palm)
			}
		}
	}
}
