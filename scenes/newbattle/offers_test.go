package newbattle

import (
	"testing"

	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
)

// owner is a host for a player with a company of their own in the library.
func owner(t *testing.T, colour, pattern uint8) (*Host, library.Entry) {
	t.Helper()
	lib, err := library.Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	h := NewHost(lib, 3, nil)
	c := h.stock[0].Clone()
	c.Name = "My Own"
	e, err := library.New(c)
	if err == nil {
		e.Colour, e.Pattern = colour, pattern
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	return h, e
}

func TestThePlayersOwnCompaniesAreOfferedFirst(t *testing.T) {
	h, e := owner(t, 0, 0)
	list := h.offers()
	if len(list) != len(h.stock)+1 || list[0].own != e.ID || list[0].Name != "My Own" || list[1].own != "" {
		t.Errorf("%d are offered, first %q", len(list), list[0].Name)
	}
}

func TestACompanyWearsItsOwnIfNobodyElseDoes(t *testing.T) {
	h, _ := owner(t, 5, 2) // graphite, as nobody else; stripes, as the second seat
	h.take(0, h.offers()[0])
	seat := &h.party.seats[0]
	if seat.Colour != 4 || seat.Pattern != 0 {
		t.Errorf("the first seat wears %d and %d", seat.Colour, seat.Pattern)
	}
	worn := map[uint8]int{}
	for _, s := range h.party.seats {
		worn[s.Colour]++
	}
	if len(worn) != len(h.party.seats) {
		t.Errorf("seats share colours: %v", worn)
	}
	h.take(0, offer{Company: h.stock[1], colour: uint8(len(draw.Seats) + 3)})
	if seat.Colour != 4 {
		t.Error("a colour that there is not is worn")
	}
}

func TestACompanyThatChangesOnItsBenchChangesAtTheTable(t *testing.T) {
	h, e := owner(t, 0, 0)
	h.take(1, h.offers()[0])
	c, err := e.Company()
	if err != nil {
		t.Fatal(err)
	}
	c.Frames = append(c.Frames, rapid.Design{Name: "One More"})
	again, err := e.With(c)
	if err == nil {
		_, err = h.lib.Put(again)
	}
	if err != nil {
		t.Fatal(err)
	}
	h.New(nil)
	if got := h.party.seats[1].Company.Frames; got[len(got)-1].Name != "One More" {
		t.Error("the seat has the company as it was")
	}
	if _, err := h.lib.Delete(e.ID); err != nil {
		t.Fatal(err)
	}
	h.New(nil)
	if h.party.seats[1].Company.Name != "My Own" {
		t.Error("with the company gone from the library the seat has lost it")
	}
}
