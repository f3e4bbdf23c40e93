package newbattle

import (
	"slices"
	"testing"
)

// The computer at a seat chooses its company with those of the others in mind and says
// what it expects, for as long as they keep theirs.
func TestAComputerChoosesItsCompany(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	if slices.Contains(p.App.Widgets().IDs(), "seat/1/choose") {
		t.Error("a person is offered what is for computers")
	}
	p.Click("seat/2/choose")
	p.Wait(4)
	p.Move(5, 5)
	p.Wait(10)
	p.Shot("chosen_1280x720")
	seat := &h.party.seats[1]
	if seat.choice.Chance == 0 || h.bare().Against(seat.Company) != nil || seat.choice.Against[0] != h.party.seats[0].Company.Name {
		t.Fatalf("has chosen %s: %+v", seat.Company.Name, seat.choice)
	}
	if !h.stands(seat) {
		t.Error("does not say why")
	}
	p.Click("seat/1/random")
	p.Wait(4)
	if h.stands(seat) {
		t.Error("says why though the other company is another one now")
	}
	p.Click("seat/2/random")
	p.Wait(4)
	if seat.choice.Chance != 0 {
		t.Error("a company that was dealt counts as chosen")
	}
	for _, n := range []string{"3", "5"} {
		p.Click("new/seats/" + n)
		p.Click("seat/" + n + "/choose")
		p.Wait(4)
		p.Move(5, 5)
		p.Wait(8)
		p.Shot("chosen_" + n + "_1280x720")
	}
	inside(t, p, 1280, 720)
}
