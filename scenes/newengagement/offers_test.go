package newengagement

import (
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
)

// ownSquad is a library with one squad of the player's own: that of the stock for
// scouting, under another name, violet with dots.
func ownSquad(t *testing.T) (*library.Library, library.Entry) {
	t.Helper()
	lib, err := library.Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	squad := host(3).stock.Squads(hexwar.Scouting)[0].Clone()
	squad.Name = "Sunday drivers"
	e, err := library.New(squad)
	if err != nil {
		t.Fatal(err)
	}
	e.Colour, e.Pattern = 5, 5
	if e, err = lib.Put(e); err != nil {
		t.Fatal(err)
	}
	return lib, e
}

func TestOwnSquadsAreOfferedFirstAndWearTheirColours(t *testing.T) {
	lib, e := ownSquad(t)
	h := NewHost(lib, 3, random, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
	p := enter(t, 1280, 720, h, false)
	p.Click("team/2/squad")
	p.Wait(3)
	p.Shot("own_squads")
	p.Click("squads/list/0")
	p.Wait(3)
	team := &h.party.teams[1]
	if team.squad.Name != e.Name || team.own != e.ID {
		t.Fatalf("team 2 has %s", team.squad.Name)
	}
	if seat := team.seats[0]; seat.Colour != 4 || seat.Pattern != 4 {
		t.Errorf("team 2 wears colour %d and pattern %d", seat.Colour, seat.Pattern)
	}
	p.Click("new/start")
	p.Wait(3)
	if f := arenaOf(p); f == nil {
		t.Error("the engagement does not start")
	}
}

// A squad that is changed in the garage is brought as it is then; one that cannot be
// fielded any more says so.
func TestOwnSquadsAreBroughtAsTheyAreInTheLibrary(t *testing.T) {
	lib, e := ownSquad(t)
	h := NewHost(lib, 3, random, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} })
	h.take(0, h.offers()[0])
	if err := h.against(); err != nil {
		t.Fatal(err)
	}
	squad, _ := e.Squad()
	for range 2 {
		squad.Units = append(squad.Units, squad.Units[0].Clone())
	}
	changed, err := e.With(squad)
	if err == nil {
		_, err = lib.Put(changed)
	}
	if err != nil {
		t.Fatal(err)
	}
	h.New(nil)
	if n := len(h.party.teams[0].squad.Units); n != len(squad.Units) {
		t.Errorf("the squad has %d units, in the library %d", n, len(squad.Units))
	}
	if h.against() == nil {
		t.Error("the squad may be fielded though it is too large")
	}
	if _, err := lib.Delete(e.ID); err != nil {
		t.Fatal(err)
	}
	h.New(nil)
	if got := h.party.teams[0].squad.Name; got != "Sunday drivers" {
		t.Errorf("the squad that was deleted has become %s", got)
	}
}
