// Package approve is the screen on which those who sit down to a battle look at its
// table. Everybody can change it, by hand, by asking for another or by asking a
// computer; the battle begins once everybody has approved it as it is.
//
// Seats, who approve something one by one, and a Loan, a copy that is on a bench, serve
// the screen for the boards of the hex wargame as well.
package approve

import (
	"math/rand/v2"

	"rulerfire/assets/terrain"
	"rulerfire/game"
	"rulerfire/game/history"
	"rulerfire/game/landscape"
	"rulerfire/game/library"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/builder"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// An Occasion is what the table is looked at for.
type Occasion struct {
	Lineup  lineup.Lineup // with the table to begin with
	Library *library.Library
	Bench   *builder.Builder // on which it is changed by hand; nil, as the library may be, for nowhere
	Seed    uint64           // where the chance of tables that are made up comes from
	// Agreed is called once everybody has approved a table.
	Agreed func(ctx *scenes.Context, table field.Layout)
}

// Scene is the screen.
type Scene struct {
	Occasion
	chance  *rand.Rand
	tables  *history.History[field.Layout]
	picture *draw.TableView
	seats   *Seats
	plan    landscape.Plan
	making  chan made // a table is being made up in the background
	loan    *Loan     // the table is on the bench
	fit     *string   // why the battle cannot be fought on the table, once it has been asked
	notice  string
}

// made is a table that was made up, and who has done it.
type made struct {
	table field.Layout
	by    string // a computer's name, or ""
	err   error
}

// New shows a table to those who sit at it.
func New(o Occasion) *Scene {
	s := &Scene{
		Occasion: o, chance: rand.New(rand.NewPCG(o.Seed, 0x1a9d)), tables: history.New(o.Lineup.Table),
		picture: draw.NewTableView(o.Lineup.Table), seats: Gather(seated(o.Lineup)),
	}
	styles := landscape.Styles()
	s.plan = landscape.Plan{
		Style: styles[s.chance.IntN(len(styles))], Players: len(o.Lineup.Seats), Density: landscape.Medium,
		Twin: terrain.HalfTurn, Round: o.Lineup.Table.Round,
	}
	return s
}

// seated are those who sit at a line-up's table.
func seated(l lineup.Lineup) []game.Seat {
	seats := make([]game.Seat, len(l.Seats))
	for i, seat := range l.Seats {
		seats[i] = seat.Seat
	}
	return seats
}

// Table is the table that is shown.
func (s *Scene) Table() field.Layout { return s.tables.Now() }

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
	high = 34 // of buttons
	low  = 30 // of buttons in a low window
)

// Frame shows the table and takes what those who sit at it decide.
func (s *Scene) Frame(ctx *scenes.Context) {
	s.fetch(ctx)
	s.receive(ctx)
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	head := room.CutTop(40)
	room.CutTop(gap)
	side := room.CutRight(min(max(room.W*0.32, 316), 400))
	room.CutRight(gap)
	s.header(ctx, head)
	s.show(ctx, room)
	row := float64(high)
	if ctx.Size.H < 640 {
		row = low
	}
	changes := side.CutBottom(changesHigh(row))
	side.CutBottom(gap)
	s.about(ctx, side)
	s.changes(ctx, changes)
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	if u.Button("approve/back", r.CutRight(100).InsetXY(0, 3), ctx.T("approve.back"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		ctx.Pop()
	}
	r.CutRight(gap)
	title := ui.Text{Size: 22, Bold: true}
	u.Label(r.CutLeft(u.Width(ctx.T("approve.title"), title)+20), ctx.T("approve.title"), title)
	u.Label(r, ctx.T("approve.line"), ui.Text{Size: 13, Faint: true})
}

// show draws the table as large as there is room.
func (s *Scene) show(ctx *scenes.Context, r ui.Rect) {
	table := s.tables.Now()
	foot := r.CutBottom(22)
	k := min(r.W/float64(table.Width), (r.H-8)/float64(table.Height))
	w, h := k*float64(table.Width), k*float64(table.Height)
	at := r.Centred(w, h)
	radius := 4.0
	if table.Round {
		radius = w / 2
	}
	if ctx.Pen != nil {
		ctx.Pen.SoftRect(draw.Shadow, at.X, at.Y+2, w, h, radius, 5)
		s.picture.Overview(ctx.Pen, at.X, at.Y, w)
	}
	words, look := table.Note, ui.Text{Size: 13, Faint: true, Align: ui.Centre}
	switch why := s.against(ctx); {
	case s.making != nil:
		words = why
	case why != "":
		words, look.Color = why, draw.Bad
	case s.notice != "":
		words, look.Faint = s.notice, false
	}
	ctx.UI.Name("approve/note", foot, words, look)
}

// against says why the battle cannot be fought on the table; nothing if it can.
func (s *Scene) against(ctx *scenes.Context) string {
	if s.making != nil {
		return ctx.T("approve.making")
	}
	if s.fit == nil {
		why := builder.Against(ctx, s.tables.Now(), s.Lineup.Size, len(s.Lineup.Seats))
		s.fit = &why
	}
	return *s.fit
}

// turn shows another table, for which nobody has approved yet.
func (s *Scene) turn(ctx *scenes.Context, table field.Layout) {
	s.fit = nil
	s.picture.Show(table)
	s.seats.Forget(ctx)
}

// change lays another table out, which can be taken back.
func (s *Scene) change(ctx *scenes.Context, table field.Layout) {
	s.notice = ""
	s.tables.Do(table)
	s.turn(ctx, table)
}
