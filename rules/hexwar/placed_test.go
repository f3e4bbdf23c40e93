package hexwar

import (
	"reflect"
	"strings"
	"testing"

	"rulerfire/rules/hex"
)

// placedBoard is an open board of the full size with markers and zones of its own.
func placedBoard(t *testing.T, lines ...string) *Board {
	t.Helper()
	text := "board Own Ground\nsize 13x16\n"
	for r := range 16 {
		row := strings.Repeat(" .", 13)
		if r == 15 {
			row = strings.Repeat(" . -", 6) + " ."
		}
		text += "row" + row + "\n"
	}
	b, err := ParseDraftBoard([]byte(text + strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func TestABoardKeepsItsMarkersAndZones(t *testing.T) {
	b := placedBoard(t, "markers 6,4 6,11", "zone north 2", "against south 2")
	text, err := b.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	back, err := ParseBoard(text)
	if err != nil || !back.equal(b) {
		t.Fatalf("read again it is another: %v\n%s", err, text)
	}
	if !b.Symmetric() {
		t.Error("both sides do not find the same")
	}
	c := b.Clone()
	c.Markers[0] = hex.Cell{}
	c.Zones[0] = hex.Set{}
	if !back.equal(b) {
		t.Error("the board shares its markers with a copy")
	}
	if b.Markers = b.Markers[:1]; b.Symmetric() {
		t.Error("one marker north of the middle is the same for both sides")
	}
}

func TestMissionsUseTheMarkersAndZonesOfABoard(t *testing.T) {
	b := placedBoard(t, "markers 6,7", "zone west 3", "against east 3")
	control := Mission{Size: Scouting, Rounds: 6, Control: true, Zones: [Teams]Region{"north 3", "south 3"}, Markers: []hex.Cell{{Col: 6, Row: 4}}}
	on := control.On(b)
	if !reflect.DeepEqual(on.Markers, b.Markers) {
		t.Errorf("the markers are %v", on.Markers)
	}
	for i, zone := range on.Zones {
		if set, err := zone.Set(b.Grid); err != nil || set != b.Zones[i] {
			t.Errorf("zone %d is %s (%v)", i+1, zone, err)
		}
	}
	if len(control.Markers) != 1 || control.Markers[0] != (hex.Cell{Col: 6, Row: 4}) || control.Zones[0] != "north 3" {
		t.Error("the mission itself has changed")
	}
	if faults := control.CheckBoard(b); len(faults) > 0 {
		t.Errorf("it cannot be played there: %v", faults)
	}
	if plain := control.On(placedBoard(t)); !reflect.DeepEqual(plain, control) {
		t.Error("a board with nothing of its own changes the mission")
	}
	for name, m := range map[string]Mission{
		"without markers":         {Zones: control.Zones},
		"with a place of its own": {Zones: control.Zones, Fixed: true},
		"that leaves the board":   {Zones: control.Zones, Exit: 2},
		"with a reaction force":   {Zones: control.Zones, Intel: true},
	} {
		on := m.On(b)
		if len(on.Markers) > 0 {
			t.Errorf("a mission %s has markers", name)
		}
		if m.Fixed || m.Exit > 0 || m.Intel {
			if on.Zones != m.Zones {
				t.Errorf("a mission %s has other zones", name)
			}
		}
	}
	narrow := placedBoard(t, "zone cells 6,0", "against cells 6,15")
	if len(narrow.Check()) > 0 || len(control.CheckBoard(narrow)) == 0 {
		t.Error("a squad has room in zones of one hex")
	}
}

func TestWhatIsWrongWithMarkersAndZonesIsToldWithThePlace(t *testing.T) {
	for _, c := range []struct {
		lines []string
		what  string
		at    hex.Cell
	}{
		{[]string{"structure 1 6,7", "markers 6,7"}, "the marker at 6,7", hex.Cell{Col: 6, Row: 7}},
		{[]string{"markers 6,7 6,7"}, "the marker at 6,7", hex.Cell{Col: 6, Row: 7}},
		{[]string{"zone north 3"}, "zone 2 has no hexes", hex.Cell{}},
		{[]string{"zone north 3", "against cells 2,2 8,8"}, "the zones overlap", hex.Cell{Col: 2, Row: 2}},
	} {
		faults := placedBoard(t, c.lines...).Check()
		if len(faults) != 1 || faults[0].What != c.what || c.at != (hex.Cell{}) && !faults[0].Cells.Has(c.at) {
			t.Errorf("%q: %v", c.lines, faults)
		}
	}
}

func TestMarkersAndZonesThatCannotBeReadAreRefused(t *testing.T) {
	for _, line := range []string{
		"markers 1,1 2,2 3,3 4,4 5,5", "markers 1", "zone", "zone cells", "zone cells 14,2", "zone up 3", "against north 40",
	} {
		text, err := placedBoard(t).MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ParseDraftBoard(append(text, line+"\n"...)); err == nil {
			t.Errorf("%q is read", line)
		}
	}
}
