package main

import (
	"fmt"
	"math"
	"math/rand/v2"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// A plate is a stock table being built. Its prints are measured in studs.
type plate struct {
	*terrain.Plate
	large bool // its theme at the larger size
	rand  *rand.Rand
	err   error // the first piece that did not fit
}

func newPlate(ground string, s site, large bool) *plate {
	return &plate{
		Plate: terrain.NewPlate(field.Layout{Name: s.name, Note: s.note, Ground: ground, Width: s.width, Height: s.height}, terrain.NoTwin),
		large: large,
		rand:  rand.New(rand.NewPCG(uint64(s.width), uint64(s.height))),
	}
}

// put places a piece with its upper left corner at x, y studs.
func (p *plate) put(x, y int, piece terrain.Piece) {
	if !p.Put(x, y, piece) && p.err == nil {
		w, l := piece.Size()
		p.err = fmt.Errorf("%s: no room for the piece of %d by %d studs at %d,%d", p.Name, w, l, x, y)
	}
}

// area is a rectangle of the table, in studs.
func area(x, y, w, l int) terrain.Area { return terrain.Area{X: x, Y: y, W: w, L: l} }

// scatter places pieces somewhere in an area.
func (p *plate) scatter(a terrain.Area, spare int, pieces ...terrain.Piece) {
	p.Scatter(p.rand, a, spare, pieces...)
}

// keepClear keeps scattered pieces off a rectangle.
func (p *plate) keepClear(x, y, w, l float64) {
	x0, y0 := int(x), int(y)
	p.KeepClear(area(x0, y0, int(math.Ceil(x+w))-x0, int(math.Ceil(y+l))-y0))
}

func (p *plate) rect(colour string, x, y, w, l float64) {
	p.Rect(colour, sixteenths(x), sixteenths(y), sixteenths(x+w)-sixteenths(x), sixteenths(y+l)-sixteenths(y))
}

func (p *plate) disc(colour string, x, y, radius float64) {
	p.Disc(colour, sixteenths(x), sixteenths(y), sixteenths(radius))
}

func (p *plate) pond(x, y, radius float64) { p.Pond(sixteenths(x), sixteenths(y), sixteenths(radius)) }

func (p *plate) acrossRoad(y, width float64) { p.RoadAcross(sixteenths(y), sixteenths(width)) }

func (p *plate) downRoad(x, width float64) { p.RoadDown(sixteenths(x), sixteenths(width)) }

func (p *plate) track(x, y, w float64) { p.Track(sixteenths(x), sixteenths(y), sixteenths(w)) }

func (p *plate) rows(colour string, x, y, w, l float64) {
	p.Rows(colour, sixteenths(x), sixteenths(y), sixteenths(w), sixteenths(l))
}

func sixteenths(studs float64) int32 { return int32(math.Round(studs * field.Stud)) }
