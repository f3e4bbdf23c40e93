// Package builder is the bench on which tables of Rapid Attack are built, brick by
// brick or of whole pieces: walls, ruins, towers, trees.
//
// A Builder opens the bench on a table of the library, and Rack puts all tables on
// the library's shelf. Every change is kept in the library by itself and can be taken
// back. What stands on the bench may break the rules; the screen says in every moment
// what keeps it from being played on, and where.
package builder

import (
	"errors"
	"math"
	"math/rand/v2"
	"strconv"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// A Builder opens benches, and remembers between them how tables are made up.
type Builder struct {
	lib    *library.Library
	chance *rand.Rand
	plan   plan
}

// New makes a builder for the tables of a library. seed is where its chance comes
// from: the seeds of tables that are made up.
func New(lib *library.Library, seed uint64) *Builder {
	b := &Builder{lib: lib, chance: rand.New(rand.NewPCG(seed, 0x7ab1e))}
	b.plan = newPlan(b.chance)
	return b
}

// Open is the bench with a table of the library on it. A table that comes with the
// game is copied as soon as it is changed. The entry must be a table without a fault.
func (b *Builder) Open(e library.Entry) scenes.Scene {
	s := &Scene{host: b}
	s.lay(e)
	return s
}

// Rack is all tables on a shelf, with the ways to make a new one.
func (b *Builder) Rack() shelf.Rack {
	return shelf.Rack{
		Kind: library.Table, Paint: Paint, Line: Line, Words: words, Open: b.Open,
		Makers: []shelf.Maker{
			{Name: "builder.make.empty", Key: 'N', Make: b.empty},
			{Name: "builder.make.up", Key: 'G', Make: b.madeUp},
		},
	}
}

// empty is a new table with nothing on it, of a size for two.
func (b *Builder) empty(ctx *scenes.Context) (library.Entry, error) {
	from, to := assets.TableSpan(lineup.MinSeats)
	w, h := sides(square, (from+to)/2)
	return library.New(field.Layout{Name: ctx.T("builder.new"), Width: w, Height: h, Ground: field.Grounds[0]})
}

// Line says of a table of the library how large it is, how many bricks stand on it,
// and for how many players it is.
func Line(ctx *scenes.Context, e library.Entry) string {
	l, err := e.Table()
	if err != nil {
		return ""
	}
	words := ctx.Count("builder.line", len(l.Bricks), spanOf(l))
	if of := seatsWords(ctx, l); of != "" {
		words += " · " + of
	}
	return words
}

// words are what a table says of itself.
func words(e library.Entry) string {
	l, _ := e.Table()
	return l.Note
}

// seatsWords says for how many players a table is of the right size; nothing if for
// none.
func seatsWords(ctx *scenes.Context, l field.Layout) string {
	least, most := 0, 0
	for n := lineup.MinSeats; n <= lineup.MaxSeats; n++ {
		if assets.FitsPlayers(l, n) {
			if least == 0 {
				least = n
			}
			most = n
		}
	}
	switch {
	case least == 0:
		return ""
	case least == most:
		return ctx.T("builder.seats.one", strconv.Itoa(least))
	}
	return ctx.T("builder.seats", strconv.Itoa(least), strconv.Itoa(most))
}

// Against says why a battle of a size with so many players cannot be fought on a
// table; nothing if it can.
func Against(ctx *scenes.Context, l field.Layout, size rapid.Size, players int) string {
	t, err := field.NewTable(l)
	if err != nil {
		return ctx.Count("builder.against.faults", len(l.Faults()))
	}
	ground := rapid.GroundOf(t)
	return roomWords(ctx, spanOf(l), players, room(l, &ground, size, players))
}

// roomWords says why a table that is so wide is not for so many players.
func roomWords(ctx *scenes.Context, span, players int, err error) string {
	var crowded rapid.RoomFault
	switch {
	case err == nil:
		return ""
	case errors.Is(err, errSize):
		from, to := assets.TableSpan(players)
		return ctx.T("builder.for.size", span, from, to)
	case errors.As(err, &crowded) && crowded.Stations:
		return ctx.T("builder.for.stations", crowded.Places, crowded.Need)
	case errors.As(err, &crowded):
		return ctx.T("builder.for.crowded", crowded.Places, crowded.Need)
	}
	return err.Error()
}

// Paint draws a table of the library as large as it fits in r. It takes a moment: keep
// what it draws.
func Paint(p *draw.Pen, r ui.Rect, e library.Entry) {
	l, err := e.Table()
	if err != nil {
		return
	}
	k := min(r.W/float64(l.Width), r.H/float64(l.Height))
	if k <= 0 {
		return
	}
	w, h := math.Floor(k*float64(l.Width)), k*float64(l.Height)
	at := r.Centred(w, h)
	radius := 3.0
	if l.Round {
		radius = w / 2
	}
	p.SoftRect(draw.Shadow, at.X, at.Y+1, w, h, radius, 3)
	draw.NewTableView(l).Overview(p, at.X, at.Y, w)
}
