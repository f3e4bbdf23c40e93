package shelf

import (
	"rulerfire/game/library"
	"rulerfire/scenes/draw"
)

// Look is how the pieces of an entry look: in its own colour and pattern where it has
// them, and otherwise like those of the seat.
func Look(e library.Entry, seat draw.Seat) draw.Seat {
	if n := int(e.Colour); n > 0 {
		own := draw.Seats[(n-1)%len(draw.Seats)]
		seat.Color, seat.Name = own.Color, own.Name
	}
	if n := int(e.Pattern); n > 0 {
		seat.Pattern = draw.Seats[(n-1)%len(draw.Seats)].Pattern
	}
	return seat
}

// wears says what can be chosen for the entries of a kind.
var wears = map[library.Kind]struct{ livery, emblem bool }{
	library.Company: {true, true},
	library.Frame:   {true, false},
	library.Unit:    {true, false},
	library.Squad:   {true, true},
}
