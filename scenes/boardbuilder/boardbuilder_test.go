package boardbuilder

import (
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// drag drags over the board from one hex to another.
func drag(p *scenetest.Player, s *Scene, from, to hex.Cell) {
	x0, y0 := at(p, s, from)
	x1, y1 := at(p, s, to)
	p.Drag(x0, y0, x1, y1)
}

// With the mouse alone: a board is painted on both halves, raised, built on, filled,
// and put right where it breaks the rules.
func TestABoardIsBuiltByMouse(t *testing.T) {
	p, s, lib := opened(t, 1280, 720, blank("Meadow"))
	click := func(c hex.Cell) { p.ClickAt(at(p, s, c)) }

	p.Click("boards/colour/2") // green
	drag(p, s, cell(2, 4), cell(2, 6))
	p.Click("boards/raise")
	drag(p, s, cell(8, 4), cell(8, 5))
	p.Click("boards/build")
	p.Click("boards/level/+2")
	drag(p, s, cell(5, 5), cell(5, 6))
	p.Wait(60)
	b := kept(t, lib)
	for c, want := range map[hex.Cell]hexwar.Tile{
		cell(2, 5): {Colour: hexwar.Green}, cell(10, 10): {Colour: hexwar.Green},
		cell(8, 4): {Level: 1}, cell(4, 11): {Level: 1}, cell(6, 6): {},
	} {
		if got := b.Tile(c); got != want {
			t.Errorf("%s is %v, want %v", c, got, want)
		}
	}
	if len(b.Structures) != 2 || b.Structures[0].Defence() != hexwar.StructureDefence(2, 2) || !b.Symmetric() || len(b.Check()) > 0 {
		t.Errorf("the structures are %v, the faults %v", b.Structures, b.Check())
	}

	// Tan beside green breaks a placing rule; the line leads there, and undo mends it.
	p.Click("boards/colour/3")
	click(cell(3, 5))
	p.Wait(3)
	if len(s.state.faults) == 0 {
		t.Fatal("nothing is wrong with tan beside green")
	}
	p.Shot("boardbuilder_fault")
	p.Click("boards/ready/0")
	p.Wait(3)
	if !s.lead.cells.Has(cell(3, 5)) && !s.lead.cells.Has(s.board().Grid.HalfTurn(cell(3, 5))) {
		t.Errorf("the line leads to %v", s.lead.cells)
	}
	p.Click("boards/undo")
	p.Wait(3)
	if len(s.state.faults) > 0 || len(kept(t, lib).Check()) > 0 {
		t.Errorf("undone, there is still %v", s.state.faults)
	}
	p.Click("boards/redo")
	p.Click("boards/undo")

	// Fill turns the wood into snow, and the eyedropper takes a colour.
	p.Click("boards/pick")
	click(cell(2, 5))
	if s.colour != hexwar.Green || s.tool != painting {
		t.Errorf("the eyedropper has taken %s", s.colour)
	}
	p.Click("boards/fill")
	p.Click("boards/colour/5")
	click(cell(2, 5))
	p.Wait(3)
	if b := s.board(); b.Tile(cell(2, 4)).Colour != hexwar.White || b.Tile(cell(10, 10)).Colour != hexwar.White {
		t.Error("the wood has not been filled with snow")
	}

	// One half alone, and then both alike again.
	p.Click("boards/twin")
	p.Click("boards/paint")
	p.Click("boards/colour/1")
	click(cell(6, 3))
	p.Wait(3)
	if !s.state.differs {
		t.Fatal("the sides do not differ")
	}
	p.Click("boards/alike")
	p.Wait(3)
	if s.state.differs || s.board().Tile(cell(6, 12)).Colour != hexwar.Red {
		t.Error("the sides have not been made alike")
	}

	// A structure is chosen, made higher, and taken away.
	p.Click("boards/build")
	click(cell(5, 5))
	p.Click("boards/level/+3")
	if s.board().Structures[s.structure()].Level != 3 {
		t.Error("the structure is not higher")
	}
	p.Click("boards/raze")
	p.Wait(3)
	if n := len(s.board().Structures); n != 1 {
		t.Errorf("%d structures, want 1", n)
	}

	// Another size, and all of it taken back.
	p.Click("boards/rows/-")
	p.Wait(3)
	if g := s.board().Grid; g.Rows != 15 {
		t.Errorf("the board has %d rows", g.Rows)
	}
	for range 60 {
		p.Key('Z')
	}
	p.Wait(3)
	if !same(s.board(), blank("Meadow")) || !same(kept(t, lib), blank("Meadow")) {
		t.Error("not everything has been taken back")
	}
	for range 60 {
		p.Key('Y')
	}
	p.Wait(3)
	if s.board().Grid.Rows != 15 || len(s.board().Structures) != 1 {
		t.Error("not everything has been made again")
	}
}

// With the keyboard alone.
func TestABoardIsBuiltByKeys(t *testing.T) {
	p, s, lib := opened(t, 960, 540, blank("Meadow"))
	p.Key(ui.KeyUp)
	start := s.pointer.cell
	p.Key('3', ui.KeyEnter) // green
	p.Step(ui.Input{Key: ui.KeyUp, Shift: true})
	p.Wait(2)
	if b := s.board(); b.Tile(start).Colour != hexwar.Green || b.Tile(s.pointer.cell).Colour != hexwar.Green || start == s.pointer.cell {
		t.Errorf("%s and %s have not been painted", start, s.pointer.cell)
	}
	p.Key(ui.KeyUp, ui.KeyUp, 'R', ui.KeyEnter)
	if s.board().Tile(s.pointer.cell).Level != 1 {
		t.Error("the ground has not been raised")
	}
	p.Key('L', ui.KeyEnter, ui.KeyEnter)
	if s.board().Tile(s.pointer.cell).Level != -1 {
		t.Error("the ground has not been lowered")
	}
	p.Key('M', ui.KeyRight, ui.KeyRight, 'S', ui.KeyEnter, ui.KeyPageUp)
	p.Wait(3)
	if n := len(s.board().Structures); n != 1 || s.board().Structures[0].Level != 2 {
		t.Fatalf("%d structures: %v", n, s.board().Structures)
	}
	p.Key(ui.KeyDelete)
	p.Key('N')
	p.Wait(3)
	if len(s.board().Structures) != 0 || s.mission != 0 {
		t.Error("the structure stands, or no mission is shown")
	}
	p.Key('G')
	p.Wait(3)
	p.Key(ui.KeyEnter)
	p.Wait(5)
	made := s.board()
	if made.Name != "Meadow" || made.Note == "" || !made.Symmetric() {
		t.Errorf("the board made up is %s: %s", made.Name, made.Note)
	}
	p.Key('Z')
	p.Step(ui.Input{Key: 'Y', Ctrl: true})
	p.Wait(3)
	if !same(s.board(), made) {
		t.Error("it has not been made again")
	}
	p.Key(ui.KeyEscape, ui.KeyEscape, ui.KeyEscape)
	p.Wait(10)
	if _, still := p.App.Top().(*Scene); still {
		t.Error("Esc does not lead back")
	}
	if !same(kept(t, lib), made) {
		t.Error("the library has another board")
	}
}

// Every mission is tried on the board: what keeps it from there is said and shown.
func TestMissionsAreShownOnTheBoard(t *testing.T) {
	p, s, _ := opened(t, 1280, 720, blank("Meadow"))
	if len(s.state.misfits[0]) > 0 {
		t.Fatalf("%s cannot be played on open ground: %v", s.host.stock.Missions[0].Name, s.state.misfits[0])
	}
	p.Click("boards/missions/0")
	p.Wait(3)
	marker := s.host.stock.Missions[0].Markers[0]
	p.Click("boards/colour/1")
	p.ClickAt(at(p, s, marker))
	p.Wait(3)
	if len(s.state.misfits[0]) == 0 || !s.state.misfits[0][0].Cells.Has(marker) {
		t.Errorf("a marker lies on a barred hex: %v", s.state.misfits[0])
	}
	p.Shot("boardbuilder_mission")
	p.Click("boards/missions/0")
	p.Wait(3)
	if s.mission >= 0 {
		t.Error("the mission is still shown")
	}
}

// Names can be any text; without one the board keeps its last on the shelf.
func TestABoardIsNamed(t *testing.T) {
	p, s, lib := opened(t, 1280, 720, blank("Meadow"))
	p.Click("boards/name")
	p.Step(ui.Input{Key: 'A', Ctrl: true})
	p.Type("שדה 🐑")
	p.Wait(60)
	if name := kept(t, lib).Name; name != "שדה 🐑" {
		t.Errorf("the board is called %q", name)
	}
	p.Step(ui.Input{Key: 'A', Ctrl: true})
	p.Key(ui.KeyBackspace)
	p.Wait(60)
	if name := kept(t, lib).Name; name != "שדה 🐑" || len(s.state.faults) == 0 {
		t.Errorf("without a name it is called %q, and the faults are %v", name, s.state.faults)
	}
	p.Click("boards/ready/0")
	p.Type("Meadow again")
	p.Wait(60)
	if name := kept(t, lib).Name; name != "Meadow again" {
		t.Errorf("the board is called %q", name)
	}
}

// Markers and zones of the board's own, by mouse and by keys.
func TestMarkersAndZonesArePainted(t *testing.T) {
	p, s, lib := opened(t, 1280, 720, blank("Meadow"))
	p.Click("boards/mark")
	p.ClickAt(at(p, s, cell(3, 4)))
	p.Click("boards/zone")
	p.Click("boards/radius/7")
	drag(p, s, cell(2, 1), cell(10, 1))
	p.Wait(60)
	b := kept(t, lib)
	if got := b.Markers; len(got) != 2 || got[0] != cell(3, 4) || got[1] != b.Grid.HalfTurn(cell(3, 4)) {
		t.Errorf("the markers are %v", got)
	}
	if a, z := b.Zones[0].Count(), b.Zones[1].Count(); a < 20 || a != z || !b.Symmetric() || len(b.Check()) > 0 {
		t.Errorf("zones of %d and %d hexes, faults %v", a, z, b.Check())
	}
	p.Shot("boardbuilder_zones")

	// By keys: the next marker, the marker taken away again, and a hex taken out of its zone.
	p.Move(5, 5)
	p.Key('K', ui.KeyUp)
	s.pointer.cell = cell(6, 5)
	p.Key(ui.KeyEnter)
	if n := len(s.board().Markers); n != 4 {
		t.Errorf("%d markers, want 4", n)
	}
	p.Key(ui.KeyEnter, 'O', 'B', 'B', ui.KeyPageDown, ui.KeyPageDown)
	s.pointer.cell = cell(5, 1)
	p.Key(ui.KeyEnter)
	p.Wait(3)
	if n := len(s.board().Markers); n != 2 || sideOf(s.board(), cell(5, 1)) != nobody || sideOf(s.board(), cell(7, 13)) != nobody {
		t.Errorf("%d markers, and the hex is in the zone of %d", n, sideOf(s.board(), cell(5, 1)))
	}

	// A fifth marker is refused, and all of a kind go at once.
	p.Key('K', ui.KeyUp)
	for _, c := range []hex.Cell{cell(6, 5), cell(1, 5)} {
		p.ClickAt(at(p, s, c))
	}
	if len(s.board().Markers) != 4 || s.notice != "boards.cannot.markers" {
		t.Errorf("%v, and it says %q", s.board().Markers, s.notice)
	}
	p.Click("boards/away")
	p.Key('O')
	p.Click("boards/away")
	p.Wait(3)
	if b := s.board(); len(b.Markers) > 0 || b.Zoned() {
		t.Error("there are markers or zones left")
	}
	for range 30 {
		p.Key('Z')
	}
	if !same(s.board(), blank("Meadow")) {
		t.Error("not everything has been taken back")
	}
}
