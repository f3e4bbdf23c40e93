package newengagement

import (
	"fmt"
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
)

// meadow is a board without anything on it, in a library of its own.
func meadow(t *testing.T) (*Host, *library.Library, library.Entry) {
	t.Helper()
	lib, err := library.Open(t.TempDir(), nil)
	if err != nil {
		t.Fatal(err)
	}
	e, err := library.New(&hexwar.Board{Name: "Aunt Ida's meadow", Grid: hex.Grid{Cols: 13, Rows: 16}})
	if err == nil {
		e, err = lib.Put(e)
	}
	if err != nil {
		t.Fatal(err)
	}
	return NewHost(lib, 3, random, func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene { return &arena{s, ended} }), lib, e
}

// mission is a mission of the stock.
func mission(t *testing.T, h *Host, name string) *hexwar.Mission {
	t.Helper()
	m, err := h.stock.Mission(name)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// The player's own boards stand below those of the mission; one that does not suit it
// says why, and cannot be taken.
func TestOwnBoardsAreOfferedWhereTheySuit(t *testing.T) {
	h, _, e := meadow(t)
	if err := h.play(mission(t, h, "Show of Force")); err != nil {
		t.Fatal(err)
	}
	p := enter(t, 1280, 720, h, false)
	p.Click("new/board")
	p.Wait(3)
	list := h.sitesOf(h.party.mission)
	last := len(list) - 1
	if list[last].own != e.ID || list[last].why != nil || last == 0 {
		t.Fatalf("the meadow is not offered: %v", list)
	}
	p.Shot("own_boards")
	p.Click(fmt.Sprintf("new/board/options/list/%d", last))
	p.Wait(3)
	if h.party.board.Name != e.Name || h.party.own != e.ID {
		t.Fatalf("the board is %s", h.party.board.Name)
	}
	p.Click("new/start")
	p.Wait(3)
	if arenaOf(p) == nil {
		t.Error("the engagement does not start")
	}
}

// A board that was chosen stays for the next mission if that can be played on it.
func TestAnOwnBoardStaysAsLongAsItSuits(t *testing.T) {
	h, lib, e := meadow(t)
	if err := h.play(mission(t, h, "Show of Force")); err != nil {
		t.Fatal(err)
	}
	list := h.sitesOf(h.party.mission)
	h.party.board, h.party.own = list[len(list)-1].board, e.ID
	if err := h.play(mission(t, h, "Reconnaissance: Control")); err != nil {
		t.Fatal(err)
	}
	if h.party.board.Name != e.Name || h.against() != nil {
		t.Errorf("it is played on %s: %v", h.party.board.Name, h.against())
	}

	// It is changed in the library, and no longer suits.
	b := h.party.board.Clone()
	b.Tiles[hex.Cell{Col: 6, Row: 4}.Index()].Colour = hexwar.Red
	changed, err := e.With(b)
	if err == nil {
		_, err = lib.Put(changed)
	}
	if err != nil {
		t.Fatal(err)
	}
	h.New(nil)
	if err := h.against(); err == nil || !strings.Contains(err.Error(), "6,4") {
		t.Errorf("a marker lies on a barred hex, but: %v", err)
	}
	if list := h.sitesOf(h.party.mission); list[len(list)-1].why == nil {
		t.Error("the board is offered as if it suited")
	}
	if err := h.resize(hexwar.Operation); err != nil {
		t.Fatal(err)
	}
	if err := h.play(mission(t, h, "The Order to Destroy")); err != nil {
		t.Fatal(err)
	}
	if h.party.own != "" || h.against() != nil {
		t.Errorf("it is played on %s: %v", h.party.board.Name, h.against())
	}
}
