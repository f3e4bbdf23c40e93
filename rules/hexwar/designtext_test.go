package hexwar_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"rulerfire/rules/hexwar"
)

func TestAUnitByItselfIsWrittenAsInItsSquad(t *testing.T) {
	s := gadgets(t)
	all, err := s.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range s.Units {
		text, err := d.MarshalText()
		if err != nil || !strings.Contains(string(all), "\n"+string(text)) {
			t.Errorf("%s is written %q, %v", d.Name, text, err)
		}
		if back, err := hexwar.ParseUnit(text); err != nil {
			t.Error(err)
		} else if diff := cmp.Diff(d, back); diff != "" {
			t.Error(diff)
		}
	}
}

func TestOneUnitIsRead(t *testing.T) {
	for _, c := range []struct{ name, text, why string }{
		{"nothing", "", `no line "unit"`},
		{"a squad", "squad A\n", `line 1: "squad" cannot be first; it is unit`},
		{"two", "unit A\n\nunit B\n", "there are 2 units, but one is read"},
	} {
		if d, err := hexwar.ParseUnit([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %+v, %v; want %q", c.name, d, err, c.why)
		}
	}
}

func TestNothingIsWrittenThatWouldNotComeBack(t *testing.T) {
	for what, spoil := range map[string]func(*hexwar.Squad){
		"a squad without a name": func(s *hexwar.Squad) { s.Name = "" },
		"a note of two lines":    func(s *hexwar.Squad) { s.Note = "a\nemblem b" },
		"an emblem with spaces":  func(s *hexwar.Squad) { s.Emblem = " a" },
		"a unit without a name":  func(s *hexwar.Squad) { s.Units[0].Name = "" },
		"a name of two lines":    func(s *hexwar.Squad) { s.Units[0].Name = "a\nrank 3" },
		"rank 9":                 func(s *hexwar.Squad) { s.Units[0].Rank = 9 },
		"three sections":         func(s *hexwar.Squad) { s.Units[0].Defence = [hexwar.NumSections]uint16{1, 1, 1} },
		"a weapon that is lost":  func(s *hexwar.Squad) { s.Units[0].Arms = []hexwar.Arm{{Weapon: "Pistol", Mount: hexwar.Lost}} },
		"a system with a colon":  func(s *hexwar.Squad) { s.Units[0].Arms = []hexwar.Arm{{Weapon: "A: b"}} },
		"an empty system":        func(s *hexwar.Squad) { s.Units[0].Systems = []string{""} },
		"seventeen units":        func(s *hexwar.Squad) { s.Units = make([]hexwar.UnitDesign, 17) },
	} {
		s := gadgets(t).Clone()
		spoil(&s)
		if text, err := s.MarshalText(); err == nil {
			t.Errorf("%s was written:\n%s", what, text)
		}
	}
	b := board(t, valleyText).Clone()
	b.Tiles[0].Level = 9
	if text, err := b.MarshalText(); err == nil {
		t.Errorf("a mountain was written:\n%s", text)
	}
}

func TestADraftBoardMayBreakTheRules(t *testing.T) {
	b := board(t, valleyText).Clone()
	for i := range b.Tiles[:3] {
		b.Tiles[i].Colour = hexwar.Colour(2 + i)
	}
	b.Structures = nil
	text, err := b.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	draft, err := hexwar.ParseDraftBoard(text)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(b.Check(), draft.Check()); diff != "" || len(draft.Check()) == 0 {
		t.Errorf("it is judged otherwise: %s", diff)
	}
	if _, err := hexwar.ParseBoard(text); err == nil {
		t.Error("it was read as a board to play on")
	}
}

func TestAClonedSquadAndBoardShareNothing(t *testing.T) {
	s := gadgets(t)
	before, _ := s.MarshalText()
	clone := s.Clone()
	for i := range clone.Units {
		u := &clone.Units[i]
		for _, list := range [][]string{u.Systems, u.Mods, u.Traits, u.Drones} {
			for k := range list {
				list[k] = "changed"
			}
		}
		for k := range u.Arms {
			u.Arms[k].Weapon = "changed"
		}
		u.Name = "changed"
	}
	if after, err := s.MarshalText(); err != nil || string(after) != string(before) {
		t.Errorf("the squad has changed to\n%s%v", after, err)
	}
	b := board(t, valleyText)
	before, _ = b.MarshalText()
	other := b.Clone()
	for i := range other.Structures {
		other.Structures[i].Cells[0].Col++
	}
	clear(other.Tiles[:])
	if after, err := b.MarshalText(); err != nil || string(after) != string(before) {
		t.Errorf("the board has changed to\n%s%v", after, err)
	}
}

// comesBack fails if what has been read and written is read otherwise.
func comesBack[T interface{ MarshalText() ([]byte, error) }](t *testing.T, v T, parse func([]byte) (T, error)) {
	t.Helper()
	text, err := v.MarshalText()
	if err != nil {
		t.Fatalf("read but not written: %v", err)
	}
	back, err := parse(text)
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if again, err := back.MarshalText(); err != nil || string(again) != string(text) {
		t.Fatalf("written\n%s\nthen\n%s%v", text, again, err)
	}
}

func FuzzParseUnits(f *testing.F) {
	f.Add([]byte("unit Old Kettle\ncore Bulwark\nrank 2\ndefence 12 42 18 18 22 22\nlower accuracy 1\narm Beam rifle: right hand\nsystem Thruster pack\n\nunit B\ndrone Wisp\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		units, err := hexwar.ParseUnits(text)
		if err != nil {
			return
		}
		for _, d := range units {
			comesBack(t, d, hexwar.ParseUnit)
		}
	})
}

func FuzzParseSquad(f *testing.F) {
	f.Add([]byte("squad Copper Dawn\nnote Three alike.\nemblem lark\nstock 1 Tank\n\nunit Old Kettle\ncore Bulwark\nrank 2\n"))
	f.Fuzz(func(t *testing.T, text []byte) {
		parse := func(text []byte) (hexwar.Squad, error) {
			return hexwar.ParseSquad(text, []hexwar.UnitDesign{{Name: "Tank", Rank: 1}})
		}
		if s, err := parse(text); err == nil {
			comesBack(t, s, parse)
		}
	})
}

func FuzzParseBoard(f *testing.F) {
	f.Add([]byte(valleyText))
	f.Add([]byte(coastText))
	f.Fuzz(func(t *testing.T, text []byte) {
		if b, err := hexwar.ParseDraftBoard(text); err == nil {
			b.Check()
			comesBack(t, b, hexwar.ParseDraftBoard)
		}
	})
}
