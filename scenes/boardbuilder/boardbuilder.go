// Package boardbuilder is the bench on which boards of the hex wargame are painted,
// hex by hex: their colours, their heights and the structures on them.
//
// A Builder opens the bench on a board of the library, and Rack puts all boards on the
// library's shelf. Every change is kept in the library by itself and can be taken
// back. What lies on the bench may break the rules; the screen says in every moment
// what keeps it from being played on, and where, and which missions it suits.
package boardbuilder

import (
	"math"
	"math/rand/v2"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// A Builder opens benches, and remembers between them how boards are made up.
type Builder struct {
	lib    *library.Library
	stock  *assets.HexWar
	chance *rand.Rand
	plan   plan
}

// New makes a builder for the boards of a library. seed is where its chance comes
// from: the seeds of boards that are made up.
func New(lib *library.Library, seed uint64) (*Builder, error) {
	stock, err := assets.Hex()
	if err != nil {
		return nil, err
	}
	b := &Builder{lib: lib, stock: stock, chance: rand.New(rand.NewPCG(seed, 0xb0a2d))}
	b.plan = newPlan(b.chance)
	return b, nil
}

// Open is the bench with a board of the library on it. A board that comes with the
// game is copied as soon as it is changed. The entry must be a board without a fault.
func (b *Builder) Open(e library.Entry) scenes.Scene {
	board, err := e.Board()
	if err != nil {
		board = blank(e.Name)
	}
	s := &Scene{host: b, desk: bench.New(b.lib, e, work{board}), twin: board.Symmetric(), floors: 1, mission: -1, heights: true}
	if err != nil {
		s.desk.Notice = err.Error()
	}
	s.pointer.cell = hex.Cell{Col: board.Grid.Cols / 2, Row: board.Grid.Rows / 2}
	return s
}

// full is the rulebook's full-sized battlefield of 202 hexes.
var full = hex.Grid{Cols: 13, Rows: 16}

// blank is a board with nothing on it.
func blank(name string) *hexwar.Board { return &hexwar.Board{Name: name, Grid: full} }

// Rack is all boards on a shelf, with the ways to make a new one.
func (b *Builder) Rack() shelf.Rack {
	return shelf.Rack{
		Kind: library.Board, Paint: paintEntry, Line: line, Words: words, Open: b.Open,
		Makers: []shelf.Maker{
			{Name: "boards.make.empty", Key: 'N', Make: b.empty},
			{Name: "boards.make.up", Key: 'G', Make: b.madeUp},
		},
	}
}

// empty is a new board with nothing on it.
func (b *Builder) empty(ctx *scenes.Context) (library.Entry, error) {
	return library.New(blank(ctx.T("boards.new")))
}

// line says how large a board is and how many structures stand on it.
func line(ctx *scenes.Context, e library.Entry) string {
	b, err := e.Board()
	if err != nil {
		return ""
	}
	return ctx.Count("boards.line", len(b.Structures), b.Grid.Count(), b.Grid.Cols, b.Grid.Rows)
}

// words are a board's own note.
func words(e library.Entry) string {
	if b, err := e.Board(); err == nil {
		return b.Note
	}
	return ""
}

// paintEntry draws a board of the library as large as it fits in r.
func paintEntry(p *draw.Pen, r ui.Rect, e library.Entry) {
	b, err := e.Board()
	if err != nil {
		return
	}
	look := hexroster.Board(b)
	w, h := look.Size()
	k := min(r.W/w, r.H/h)
	if k <= 0 {
		return
	}
	at := r.Centred(math.Floor(k*w), k*h)
	p.SoftRect(draw.Shadow, at.X, at.Y+1, at.W, at.H, 3, 3)
	draw.NewHexBoardView(look).Overview(p, at.X, at.Y, at.W)
}
