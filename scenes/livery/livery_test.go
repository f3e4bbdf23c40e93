package livery

import (
	"testing"

	"rulerfire/scenes/draw"
)

func TestADressIsWornOverThatOfTheSeat(t *testing.T) {
	n := uint8(len(draw.Seats))
	seat := draw.Seats[3]
	for _, c := range []struct {
		what          string
		dress         Dress
		colour, motif draw.Seat
	}{
		{"nothing of its own", Dress{}, seat, seat},
		{"a colour", Dress{Colour: 1}, draw.Seats[0], seat},
		{"a pattern", Dress{Pattern: 2}, seat, draw.Seats[1]},
		{"both", Dress{Colour: n, Pattern: n}, draw.Seats[n-1], draw.Seats[n-1]},
		{"numbers beyond the seats", Dress{Colour: n + 1, Pattern: n + 2}, draw.Seats[0], draw.Seats[1]},
	} {
		got := c.dress.Over(seat)
		if want := (draw.Seat{Name: c.colour.Name, Color: c.colour.Color, Pattern: c.motif.Pattern}); got != want {
			t.Errorf("%s looks like %+v, not like %+v", c.what, got, want)
		}
	}
}
