// Package seating is where those who sit down at a table say who they are: a name,
// a person or a level of the computer, dice of their own, a colour and a pattern.
package seating

import (
	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// Most is how many seats a table can have: no two share a colour or a pattern.
const Most = len(draw.Seats)

// A Table is the seats of a table that is being set, with those that are left out,
// so that one that comes back is as it was. There are Most at the most.
type Table struct {
	Seats []*game.Seat
	// Takes tells whether a seat takes part.
	Takes func(seat int) bool
	// Computers are those that play what is going to be played.
	Computers Computers
}

// Fill gives the seats of a table that is set for the first time their colours and
// patterns, seats a person at the first and computers at the others.
func (t Table) Fill() {
	for i, seat := range t.Seats {
		seat.Kind, seat.Level = game.Computer, "normal"
		if i == 0 {
			seat.Kind, seat.Level = game.Person, ""
		}
		seat.Colour, seat.Pattern = uint8(i), uint8(i)
	}
}

// Name is what a seat is called, by its owner or else by the game.
func (t Table) Name(ctx *scenes.Context, seat int) string {
	if name := game.ShownName(t.Seats[seat].Name); name != "" {
		return name
	}
	return ProposedName(ctx, seat, t.Seats[seat].Kind)
}

// Seated is a seat as it sits down: with its name, and without what only persons
// have if a computer plays it.
func (t Table) Seated(ctx *scenes.Context, seat int) game.Seat {
	s := *t.Seats[seat]
	s.Name = t.Name(ctx, seat)
	s.OwnDice = s.OwnDice && s.Kind == game.Person
	return s
}

var computerNames = [Most]string{"seating.name.1", "seating.name.2", "seating.name.3", "seating.name.4", "seating.name.5", "seating.name.6"}

// ProposedName is what a seat is called that nobody has named.
func ProposedName(ctx *scenes.Context, seat int, kind game.Kind) string {
	if kind == game.Computer {
		return ctx.T(computerNames[seat])
	}
	if name := game.ShownName(ctx.Settings().Name); seat == 0 && name != "" {
		return name
	}
	return ctx.T("seating.player", seat+1)
}

// Line is the line of a seat's card on which all this is chosen, in r. Its widgets
// are named id and "livery", "name", "who", and "dice" or "style". It tells whether the seat
// wants to choose its colour and pattern: then show Livery.
func (t Table) Line(ctx *scenes.Context, id string, r ui.Rect, seat int) (livery bool) {
	u, s := ctx.UI, t.Seats[seat]
	flag := r.CutLeft(54)
	livery = u.Button(id+"livery", flag, "", ui.ButtonLook{Tip: ctx.T("seating.livery.tip")})
	f := flag.Centred(36, min(22, flag.H-8))
	ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 3, roster.Look(*s))
	r.CutLeft(8)

	end := r.CutRight(StyleWide)
	ownDice(ctx, id+"dice", end, s)
	r.CutRight(8)
	who := r.CutRight(whoWide(len(t.Computers.Levels)))
	r.CutRight(8)
	s.Name, _ = u.TextField(id+"name", r, s.Name, game.ShownRunes, ProposedName(ctx, seat, s.Kind))
	t.Computers.WhoPlays(ctx, id+"who", who, s)
	t.Computers.StylePlayed(ctx, id+"style", end, s)
	return livery
}

// ownDice is the switch of a person who rolls real dice.
func ownDice(ctx *scenes.Context, id string, r ui.Rect, seat *game.Seat) {
	if seat.Kind == game.Computer {
		return
	}
	seat.OwnDice, _ = ctx.UI.Toggle(id, r, ctx.T("seating.dice"), seat.OwnDice)
	ctx.UI.Tip(id, r, ui.Plain(ctx.T("seating.dice.tip")))
}
