package rapid_test

import (
	"strings"
	"testing"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

func TestSetUpsAreWrittenAndRead(t *testing.T) {
	settings := rapid.Settings{Ruler: 6, Unit: 7, Rockets: 3, Doomsday: 20, Reevaluate: true, StraightAway: true, DropWhites: true}
	layout := openTable(120, 90)
	layout.Bricks = []field.Brick{{X: 20, Y: 20, W: 2, L: 4, Layer: 1}}
	for _, settings := range []rapid.Settings{settings, rapid.DefaultSettings()} {
		u, err := rapid.NewSetup(settings, rapid.FullBattle, layout, []rapid.Company{company(5, soldier), company(8, "2Rh 1B")})
		if err != nil {
			t.Fatal(err)
		}
		text, err := u.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		back, err := rapid.ParseSetup(text)
		if err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if back.Settings != settings || back.Size != rapid.FullBattle || len(back.Companies) != 2 {
			t.Errorf("%+v is read back as %+v, %v, %d companies", settings, back.Settings, back.Size, len(back.Companies))
		}
		again, err := back.MarshalText()
		if err != nil || string(again) != string(text) {
			t.Errorf("%v:\n%s\nis written again as\n%s", err, text, again)
		}
	}
}

func TestSetUpsThatAreRefused(t *testing.T) {
	u, err := rapid.NewSetup(rapid.DefaultSettings(), rapid.Skirmish, openTable(120, 90), []rapid.Company{company(4, soldier), company(5, soldier)})
	if err != nil {
		t.Fatal(err)
	}
	text, err := u.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	good := string(text)
	for _, c := range []struct{ old, new, says string }{
		{"ruler 8", "ruler 7", "ruler: 7 units"},
		{"ruler 8", "ruler eight", `line 2: ruler: "eight" is not a number`},
		{"unit 5", "unit 8", "unit: 8 studs"},
		{"rockets 3", "rockets 9", "rockets: 9 a company"},
		{"rockets 3", "rockets 2", "company 1"},
		{"doomsday 11", "doomsday 0", "doomsday"},
		{"doomsday 11", "doomsday 21", "doomsday"},
		{"doomsday 11", "free drinks", `line 5: no setting "free drinks"`},
		{"size skirmish", "size war", "line 1"},
		{"size skirmish", "size battle", "company 1"},
		{"-- table --", "-- ground --", `part "ground"`},
		{"-- company 2 --", "-- company 3 --", `part "company 3"`},
		{"size 120 90", "size 120 x", "table"},
		{good[strings.Index(good, "-- company 2"):], "", "2 to 5 players"},
		{good[strings.Index(good, "-- table"):], "", "no table"},
	} {
		text := strings.Replace(good, c.old, c.new, 1)
		if _, err := rapid.ParseSetup([]byte(text)); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%q for %q: %v, want something with %q", c.new, c.old, err, c.says)
		}
	}
}

func TestSettingsInTheirRanges(t *testing.T) {
	for _, s := range []rapid.Settings{
		{Ruler: 6, Unit: 5, Rockets: 0, Doomsday: 1}, {Ruler: 8, Unit: 7, Rockets: 8, Doomsday: 20}, rapid.DefaultSettings(),
	} {
		if err := s.Check(); err != nil {
			t.Errorf("%+v: %v", s, err)
		}
	}
	if (rapid.Settings{}).Check() == nil {
		t.Error("settings without anything pass")
	}
}
