package hexwar_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/rules/hexwar"
)

// Whatever is written is read back as it was.
func TestTextsComeBack(t *testing.T) {
	c := catalogue(t)
	text, _ := c.MarshalText()
	if back, err := hexwar.ParseCatalogue(text); err != nil {
		t.Error(err)
	} else if d := cmp.Diff(c, back); d != "" {
		t.Error(d)
	}
	s := gadgets(t)
	text, _ = s.MarshalText()
	if back, err := hexwar.ParseSquad(text, nil); err != nil {
		t.Error(err)
	} else if d := cmp.Diff(s, back); d != "" {
		t.Error(d)
	}
	for _, b := range []string{valleyText, coastText} {
		was := board(t, b)
		text, _ := was.MarshalText()
		if back, err := hexwar.ParseBoard(text); err != nil {
			t.Error(err)
		} else if d := cmp.Diff(was, back); d != "" {
			t.Error(d)
		}
	}
	for _, m := range missions(t) {
		text, _ := m.MarshalText()
		back, err := hexwar.ParseMissions(text)
		if err != nil {
			t.Error(err)
		} else if d := cmp.Diff([]hexwar.Mission{m}, back); d != "" {
			t.Error(d)
		}
	}
}

func TestSetupComesBack(t *testing.T) {
	prop.Check(t, func(p *prop.T) {
		u := drawSetup(p, t)
		text, err := u.MarshalText()
		if err != nil {
			p.Fatal(err)
		}
		back, err := hexwar.ParseSetup(text)
		if err != nil {
			p.Fatal(err)
		}
		again, _ := back.MarshalText()
		if string(again) != string(text) {
			p.Fatal(cmp.Diff(string(text), string(again)))
		}
		for i := range u.Count() {
			if d := cmp.Diff(u.Model(i), back.Model(i), cmp.AllowUnexported(hexwar.Model{})); d != "" {
				p.Fatal(d)
			}
		}
	})
}

// Stock units are taken by their names.
func TestSquadFromStock(t *testing.T) {
	s, err := hexwar.ParseSquad([]byte("squad Two\nstock 2 Vanguard\nstock 1 Tank\n"), stock(t))
	if err != nil || len(s.Units) != 3 || s.Units[2].Name != "Tank" {
		t.Errorf("%+v, %v", s, err)
	}
}

// What cannot be read says the line and the reason.
func TestReadingFaults(t *testing.T) {
	for text, want := range map[string]string{
		"weapon A\ndamage x":            `line 2: damage: "x" is not a number from 1 to 40`,
		"weapon A\ndamage 3\ndamage 3":  `line 3: a second "damage"`,
		"weapon A\ncolour red":          `line 2: "colour" is nothing a weapon has`,
		"weapon A\n\nweapon A":          "line 3: weapon A: that name is taken",
		"range 4":                       `line 1: "range" cannot be first`,
		"weapon":                        "line 1: a weapon without a name",
		"system A\neffect flying":       `line 2: effect: "flying" is none of`,
		"core A\nbody mech\nthruster 3": `line 3: thruster: "3" is too much`,
	} {
		_, err := hexwar.ParseCatalogue([]byte(text))
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for text, want := range map[string]string{
		"board A\nsize 4x3":                                               "line 2: size",
		"board A\nsize 3x3\nrow . . .\nrow . . .":                         "2 rows, but the board has 3",
		"board A\nsize 3x3\nrow . . .\nrow . . Q\nrow . - .":              `line 4: row: "Q" at column 2 is no hex`,
		"board A\nsize 3x3\nrow G T .\nrow . . .\nrow . - .":              "board A: the board: green at 0,0 beside tan",
		"board A\nsize 3x3\nrow . . .\nrow . . .\nrow . - .\nstructure 1": "line 6: structure: a structure has an elevation and hexes",
	} {
		_, err := hexwar.ParseBoard([]byte(text))
		if err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// Every answer of an action's kind comes back from its line.
func TestActionLines(t *testing.T) {
	for _, line := range []string{
		"roll 3 8", "attack", "defend", "zone 2", "first", "second", "objectives disarm vanguard", "envoy u3", "marker 5,6",
		"deploy u3 5,6 ne level 2", "pick u3", "step n", "turn sw", "thrust se", "climb", "dive", "drift", "leave", "gather m1",
		"next", "end", "fire at u3 left-arm with i0", "fire at u3 i2 with fists", "fire at s1 with i0", "fire at m2 with i1",
		"fire at u3 torso by u7", "hurl i1 at u3 head", "grapple u3", "get up", "press on", "break", "swap i3 both",
		"swap none left", "retrieve g2 right", "launch u7 5,6", "place u7 5,6", "transform", "switch i2", "kneel", "lie down",
		"watch with i0", "shield with i2", "recall", "smoke", "hold", "throw", "land 5,6", "hold fire", "call", "wait", "concede",
	} {
		a, err := hexwar.ParseAction(line)
		if err != nil {
			t.Error(err)
		} else if a.String() != line {
			t.Errorf("%q comes back as %q", line, a)
		}
	}
	for _, line := range []string{"", "dance", "step", "step up", "pick 3", "fire at u3 with", "fire at u3 torso", "roll", "land 5", "zone 3", "step n n"} {
		if a, err := hexwar.ParseAction(line); err == nil {
			t.Errorf("%q is read as %q", line, a)
		}
	}
}
