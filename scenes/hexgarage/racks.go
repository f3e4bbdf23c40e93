package hexgarage

import (
	"encoding"
	"math"

	"rulerfire/game/draft"
	"rulerfire/game/library"
	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/livery"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// Racks are the squads and the single units of the library on a shelf.
func (g *Garage) Racks() []shelf.Rack {
	return []shelf.Rack{
		{
			Kind: library.Squad, Paint: g.paintSquad, Line: g.squadLine, Words: squadWords, Open: g.Open,
			Makers: []shelf.Maker{
				{Name: "hexgarage.make.squad", Key: 'N', Make: g.emptySquad},
				{Name: "hexgarage.make.random", Key: 'A', Make: g.randomSquad},
			},
		},
		{
			Kind: library.Unit, Paint: g.paintUnit, Line: g.unitLine, Words: unitWords, Open: g.Open,
			Makers: []shelf.Maker{
				{Name: "hexgarage.make.unit", Key: 'N', Make: g.emptyUnit},
				{Name: "hexgarage.make.random", Key: 'A', Make: g.randomUnit},
			},
		},
	}
}

func (g *Garage) emptySquad(*scenes.Context) (library.Entry, error) {
	return library.New(hexwar.Squad{Name: draft.CompanyName(g.chance.Uint64())})
}

func (g *Garage) randomSquad(*scenes.Context) (library.Entry, error) {
	return entry(draft.Squad(g.seed(), g.stock.Catalogue, g.stock.Units, g.size, g.players))
}

func (g *Garage) emptyUnit(*scenes.Context) (library.Entry, error) {
	return library.New(outfit.Plain(draft.FrameName(g.chance.Uint64()), &g.stock.Catalogue.Cores[0]))
}

func (g *Garage) randomUnit(*scenes.Context) (library.Entry, error) {
	return entry(draft.Unit(g.seed(), g.stock.Catalogue, mostBudget))
}

// entry is an entry with what has been made, if it could be.
func entry(content encoding.TextMarshaler, err error) (library.Entry, error) {
	if err != nil {
		return library.Entry{}, err
	}
	return library.New(content)
}

func (g *Garage) squadLine(ctx *scenes.Context, e library.Entry) string {
	squad, err := e.Squad()
	if err != nil {
		return err.Error()
	}
	return ctx.Count("newengagement.count", len(squad.Units), squad.Cost(g.stock.Catalogue))
}

func (g *Garage) unitLine(ctx *scenes.Context, e library.Entry) string {
	d, err := e.Unit()
	if err != nil {
		return err.Error()
	}
	return ctx.T("hexgarage.unit.line", hexroster.Kind(ctx, g.stock.Catalogue, &d), g.stock.Catalogue.Cost(&d))
}

// squadWords and unitWords are what squads and units say of themselves.
func squadWords(e library.Entry) string {
	squad, err := e.Squad()
	if err != nil {
		return ""
	}
	return squad.Note
}

func unitWords(e library.Entry) string {
	d, err := e.Unit()
	if err != nil {
		return ""
	}
	return d.Note
}

// paintSquad draws the units of a squad, in as many rows as make them largest.
func (g *Garage) paintSquad(p *draw.Pen, r ui.Rect, e library.Entry) {
	squad, err := e.Squad()
	n := len(squad.Units)
	if err != nil || n == 0 {
		return
	}
	look := livery.Of(e).Look()
	rows, best := 1, 0.0
	for k := 1; k <= n; k++ {
		columns := math.Ceil(float64(n) / float64(k))
		if side := min(r.W/columns, r.H/float64(k)); side > best {
			rows, best = k, side
		}
	}
	columns := (n + rows - 1) / rows
	for i, line := range r.Rows(rows, 0) {
		for k, place := range line.Columns(columns, 0) {
			if at := i*columns + k; at < n {
				hexroster.Paint(p, place, hexroster.Unit(g.stock.Catalogue, &squad.Units[at], look))
			}
		}
	}
}

func (g *Garage) paintUnit(p *draw.Pen, r ui.Rect, e library.Entry) {
	if d, err := e.Unit(); err == nil {
		hexroster.Paint(p, r, hexroster.Unit(g.stock.Catalogue, &d, livery.Of(e).Look()))
	}
}
