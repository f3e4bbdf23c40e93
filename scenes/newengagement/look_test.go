package newengagement

import (
	"fmt"
	"strings"
	"testing"

	"rulerfire/game/library"
	"rulerfire/game/muster"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/boardbuilder"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// looked is the board of a mission that two persons, or one and a computer, look at.
func looked(t *testing.T, w, h int, host *Host, mission string, persons int) (*scenetest.Player, *Look) {
	t.Helper()
	m, err := host.stock.Mission(mission)
	if err != nil {
		t.Fatal(err)
	}
	if err := host.play(m); err != nil {
		t.Fatal(err)
	}
	p := enter(t, w, h, host, false)
	if persons > 1 {
		p.Click("team/2/seat/1/who/Person")
		p.Click("new/start")
	} else {
		p.Key('B')
	}
	p.Wait(14)
	l, ok := p.App.Top().(*Look)
	if !ok {
		t.Fatalf("the board is not looked at; there are %v", p.App.Widgets().IDs())
	}
	return p, l
}

func TestAnEngagementBeginsOnTheBoardThatAllHaveApproved(t *testing.T) {
	h := host(3)
	p, l := looked(t, 1280, 720, h, "Show of Force", 2)
	first := l.board()
	p.Key(ui.KeyEnter)
	p.Wait(3)
	if !l.seats.Approved(0) || arenaOf(p) != nil {
		t.Fatal("one person approves for two")
	}
	p.Key('A')
	p.Wait(3)
	second := l.board()
	if second == first || l.seats.Approved(0) || !second.Symmetric() {
		t.Fatal("there is no other board, or it is approved already")
	}
	p.Key('Z')
	p.Wait(3)
	if l.board() != first {
		t.Error("the board before is not back")
	}
	p.Key('Y')
	p.Wait(3)
	p.Click("approve/seat/2")
	p.Wait(3)
	p.Click("approve/seat/2")
	p.Click("approve/seat/1")
	p.Wait(3)
	if arenaOf(p) != nil {
		t.Fatal("an approval that was taken back counts")
	}
	p.Click("approve/seat/2")
	p.Wait(14)
	f := arenaOf(p)
	if f == nil {
		t.Fatalf("all have approved, and nothing begins; there are %v", p.App.Widgets().IDs())
	}
	got := f.session.Battle().(*hexwar.Battle).State.Board
	if got.Name != second.Name || got.Tiles != second.Tiles || h.party.board != second {
		t.Errorf("it is fought on %s, not on %s", got.Name, second.Name)
	}
}

func TestSeveralPersonsMayDoWithoutLookingAtTheBoard(t *testing.T) {
	p := enter(t, 1280, 720, host(3), false)
	p.Click("team/2/seat/1/who/Person")
	p.Key('B')
	p.Wait(2)
	p.Shot("look_toggle")
	p.Click("new/start")
	p.Wait(14)
	if arenaOf(p) == nil {
		t.Errorf("the engagement does not begin; there are %v", p.App.Widgets().IDs())
	}
}

func TestTheComputerMakesABoardUpForEveryMission(t *testing.T) {
	h := host(4)
	for i := range h.stock.Missions {
		m := &h.stock.Missions[i]
		e := muster.Engagement{Mission: m, Board: h.stock.BoardsOf(m)[0]}
		l := h.look(e, nil)
		b, ok := l.another(l.plan)
		if ok && muster.Suits(m, b) != nil {
			t.Errorf("%s cannot be played on what is made up: %v", m.Name, muster.Suits(m, b))
		}
		if !ok && len(m.Targets) == 0 && !m.Wet {
			t.Errorf("no board is made up for %s", m.Name)
		}
	}
}

func TestTheComputerIsAskedForABoard(t *testing.T) {
	p, l := looked(t, 960, 540, host(5), "Show of Force", 1)
	first := l.board()
	p.Key('C')
	p.Wait(3)
	if l.board() == first || !strings.Contains(l.notice, l.party.Seats()[1].Name) {
		t.Errorf("nothing has changed; it says %q", l.notice)
	}
	p.Key(ui.KeyEnter)
	p.Wait(14)
	if arenaOf(p) == nil {
		t.Error("the computer does not approve of its own board")
	}
}

func TestACopyOfTheBoardIsChangedByHand(t *testing.T) {
	h, lib, _ := meadow(t)
	p, l := looked(t, 1280, 720, h, "Show of Force", 2)
	boards := func() int { return len(lib.List(library.Board, library.ByName, "")) }
	before, first := boards(), l.board()
	p.Key('H')
	p.Wait(20)
	if _, ok := p.App.Top().(*boardbuilder.Scene); !ok {
		t.Fatalf("the board is not on the bench; there are %v", p.App.Widgets().IDs())
	}
	p.Key(ui.KeyEscape)
	p.Wait(20)
	if boards() != before || l.board() != first {
		t.Error("a copy that nobody has changed stays")
	}
	p.Key('H')
	p.Wait(20)
	p.Key('O', ui.KeyUp, ui.KeyEnter) // a zone, of a hex
	p.Key(ui.KeyEscape, ui.KeyEscape)
	p.Wait(20)
	if boards() != before+1 || !l.board().Zoned() {
		t.Fatalf("%d boards, and the zones are %v", boards(), l.board().Zones)
	}
	p.Key(ui.KeyEnter)
	p.Wait(3)
	if l.seats.Approved(0) {
		t.Error("a board without room is approved")
	}
	p.Shot("look_unfit")
	p.Key('Z')
	p.Wait(3)
	p.Key(ui.KeyEnter, ui.KeyEnter)
	p.Wait(14)
	if arenaOf(p) == nil {
		t.Error("nothing begins on the board that was there first")
	}
}

func TestAnEngagementIsFoughtBetweenTheZonesOfTheBoard(t *testing.T) {
	h, lib, e := meadow(t)
	b, err := e.Board()
	if err != nil {
		t.Fatal(err)
	}
	own := hexwar.Region("west 2")
	if b.Zones[0], err = own.Set(b.Grid); err == nil {
		b.Zones[1], err = hexwar.Region("east 2").Set(b.Grid)
	}
	b.Markers = []hex.Cell{{Col: 6, Row: 7}, {Col: 6, Row: 8}}
	if err == nil {
		e, err = e.With(b)
	}
	if err == nil {
		_, err = lib.Put(e)
	}
	if err == nil {
		err = h.play(mission(t, h, "Reconnaissance: Control"))
	}
	if err != nil {
		t.Fatal(err)
	}
	p := enter(t, 1280, 720, h, false)
	p.Click("new/board")
	p.Wait(3)
	p.Click(fmt.Sprintf("new/board/options/list/%d", len(h.sitesOf(h.party.mission))-1))
	p.Wait(3)
	p.Shot("own_zones")
	p.Click("new/start")
	p.Wait(14)
	f := arenaOf(p)
	if f == nil {
		t.Fatal("it does not begin")
	}
	s := f.session.Battle().(*hexwar.Battle).State
	for i, want := range b.Zones {
		if got, err := s.Mission.Zones[i].Set(s.Board.Grid); err != nil || got != want {
			t.Errorf("zone %d is %s", i+1, s.Mission.Zones[i])
		}
	}
	if s.Markers[0].Cell != b.Markers[0] || s.Markers[1].Cell != b.Markers[1] || s.Markers[2].Placed {
		t.Errorf("the markers are %v", s.Markers)
	}
}

func TestLookingFitsTheWindow(t *testing.T) {
	for _, size := range sizes {
		h := host(6)
		h.party.teams[0].n, h.party.teams[1].n = 3, 3
		p, _ := looked(t, size.w, size.h, h, "Show of Force", 1)
		p.Move(5, 5)
		p.Wait(10)
		p.Shot(fmt.Sprintf("look_%dx%d", size.w, size.h))
		reached := map[string]bool{}
		for range len(p.App.Widgets().IDs()) + 1 {
			p.Key(ui.KeyTab)
			reached[p.App.Widgets().Focused()] = true
		}
		for _, id := range p.App.Widgets().IDs() {
			if r := p.Where(id); r.X < -0.1 || r.Y < -0.1 || r.Right() > float64(size.w)+0.1 || r.Bottom() > float64(size.h)+0.1 {
				t.Errorf("%dx%d: %s is at %v", size.w, size.h, id, r)
			}
			if !reached[id] {
				t.Errorf("Tab never comes to %s", id)
			}
		}
	}
}
