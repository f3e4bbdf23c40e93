package garage

import (
	"encoding"
	"math"

	"rulerfire/game/draft"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// Racks are the companies and the single frames of the library on a shelf.
func (g *Garage) Racks() []shelf.Rack {
	return []shelf.Rack{
		{
			Kind: library.Company, Paint: paintCompany, Line: companyLine, Words: companyWords, Open: g.Open,
			Makers: []shelf.Maker{
				{Name: "garage.make.company", Key: 'N', Make: g.emptyCompany},
				{Name: "garage.make.random", Key: 'A', Make: g.randomCompany},
			},
		},
		{
			Kind: library.Frame, Paint: paintFrame, Line: frameLine, Open: g.Open,
			Makers: []shelf.Maker{{Name: "garage.make.frame", Key: 'N', Make: g.emptyFrame}},
		},
	}
}

func (g *Garage) emptyCompany(*scenes.Context) (library.Entry, error) {
	return library.New(rapid.Company{Name: draft.CompanyName(g.chance.Uint64())})
}

func (g *Garage) randomCompany(*scenes.Context) (library.Entry, error) {
	return made(draft.Company(g.seed(), g.size, g.players, g.rockets))
}

func (g *Garage) emptyFrame(*scenes.Context) (library.Entry, error) {
	return library.New(rapid.Design{Name: draft.FrameName(g.chance.Uint64())})
}

// made is an entry with what has been made, if it could be.
func made(content encoding.TextMarshaler, err error) (library.Entry, error) {
	if err != nil {
		return library.Entry{}, err
	}
	return library.New(content)
}

// seeds is how many companies there are to be made up: few enough that their numbers
// are told to a friend without a mistake.
const seeds = 99999

// seed draws the number of a company that is made up.
func (g *Garage) seed() uint64 { return g.chance.Uint64N(seeds) + 1 }

func companyLine(ctx *scenes.Context, e library.Entry) string {
	c, err := e.Company()
	if err != nil {
		return err.Error()
	}
	return countLine(ctx, c)
}

// countLine says how much there is of a company: "5 frames, 18 systems".
func countLine(ctx *scenes.Context, c rapid.Company) string {
	n := c.Count()
	return ctx.Count("garage.ready.frames", n.Frames) + ", " + ctx.Count("garage.ready.systems", n.Systems)
}

// companyWords are what a company says of itself.
func companyWords(e library.Entry) string {
	c, _ := e.Company()
	return c.Note
}

func frameLine(ctx *scenes.Context, e library.Entry) string {
	d, err := e.Frame()
	if err != nil {
		return err.Error()
	}
	return roster.Dice(ctx, d)
}

// paintCompany draws the frames of a company, in as many rows as make them largest.
func paintCompany(p *draw.Pen, r ui.Rect, e library.Entry) {
	c, err := e.Company()
	if err != nil {
		return
	}
	look := shelf.Look(e, draw.Seats[0])
	n := len(c.Frames)
	rows, best := 1, 0.0
	for k := 1; k <= n; k++ {
		cols := math.Ceil(float64(n) / float64(k))
		if side := min(r.W/cols, r.H/float64(k)); side > best {
			rows, best = k, side
		}
	}
	if n == 0 {
		return
	}
	cols := (n + rows - 1) / rows
	for i, line := range r.Rows(rows, 0) {
		for k, cell := range line.Columns(cols, 0) {
			if at := i*cols + k; at < n {
				roster.Paint(p, cell, roster.Robot(look, c.Frames[at], 0))
			}
		}
	}
}

func paintFrame(p *draw.Pen, r ui.Rect, e library.Entry) {
	if d, err := e.Frame(); err == nil {
		roster.Paint(p, r, roster.Robot(shelf.Look(e, draw.Seats[0]), d, 0))
	}
}
