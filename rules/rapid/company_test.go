package rapid

import (
	"reflect"
	"strings"
	"testing"

	prop "pgregory.net/rapid"
)

// The named frames of the rulings, in the community's notation.
var archetypes = []struct {
	name, dice string
	systems    Systems
	rockets    uint8
}{
	{"Swarmer", "2W/2Rh+d8/1B/Gd8/1Y", Systems{HandToHand: 2, Defence: 1, Comms: 1}, 0},
	{"Close Combat", "2W/2Rh/1B/1G+d8/1Y", Systems{HandToHand: 1, Defence: 1, Movement: 1, Comms: 1}, 0},
	{"Mini-soldier", "2W/2Rh/1B/Gd8/1Y", Systems{HandToHand: 1, Defence: 1, Comms: 1}, 0},
	{"Brawler", "2W/2Rh+d8/2B/Gd8", Systems{HandToHand: 2, Defence: 2}, 0},
	{"Pike", "2W/2Rh/2B/Gd8", Systems{HandToHand: 1, Defence: 2}, 0},
	{"Close Assault", "2W/2Rh+d8/1B/1G+d8", Systems{HandToHand: 2, Defence: 1, Movement: 1}, 0},
	{"Chaser", "2W/2Rh+d8/2G+d8", Systems{HandToHand: 2, Movement: 2}, 0},
	{"Squad Leader", "2W/2Rd/1B/2Y", Systems{Direct: 1, Defence: 1, Comms: 2}, 0},
	{"Hammer", "2W/2Rd/2B/1Y", Systems{Direct: 1, Defence: 2, Comms: 1}, 0},
	{"Anvil", "2W/2Rd+d8/1B/1Y", Systems{Direct: 2, Defence: 1, Comms: 1}, 0},
	{"Soldier", "2W/2Rd/1B/1G/1Y", Systems{Direct: 1, Defence: 1, Movement: 1, Comms: 1}, 0},
	{"Tank", "2W/2Rd+d8/2B", Systems{Direct: 2, Defence: 2}, 0},
	{"Heavy Assault", "2W/2Rd+d8/1B/1G", Systems{Direct: 2, Defence: 1, Movement: 1}, 0},
	{"Cover Buster", "2W/2Rd/2B", Systems{Direct: 1, Defence: 2}, 0},
	{"Fast Assault", "2W/2Rd/1B/2G", Systems{Direct: 1, Defence: 1, Movement: 2}, 0},
	{"Assault", "2W/2Rd/1B/1G", Systems{Direct: 1, Defence: 1, Movement: 1}, 0},
	{"Shoot and Scoot", "2W/2Rd+d8/2G", Systems{Direct: 2, Movement: 2}, 0},
	{"Recon-by-Fire", "2W/2Ra+d8/2Y", Systems{Artillery: 2, Comms: 2}, 0},
	{"Delegator", "2W/2Ra/1B/2Y", Systems{Artillery: 1, Defence: 1, Comms: 2}, 0},
	{"Binary", "2W/2Ra/1B/1G/1Y", Systems{Artillery: 1, Defence: 1, Movement: 1, Comms: 1}, 0},
	{"Artillerist", "2W/2Ra+d8/2B", Systems{Artillery: 2, Defence: 2}, 0},
	{"Sniper", "2W/2Ra/1B/1G", Systems{Artillery: 1, Defence: 1, Movement: 1}, 0},
	{"Stalker", "2W/2Ra+d8/1G", Systems{Artillery: 2, Movement: 1}, 0},
	{"Closer", "2W/2Rh+d8/2Rd/1B", Systems{HandToHand: 2, Direct: 1, Defence: 1}, 0},
	{"Charger", "2W/2Rh/2Rd/1B/1G", Systems{HandToHand: 1, Direct: 1, Defence: 1, Movement: 1}, 0},
	{"Armored Spotter", "2W/1B/Gd8/2Y", Systems{Defence: 1, Comms: 2}, 0},
	{"Watchtower", "2W/2B/Gd8/2Y", Systems{Defence: 2, Comms: 2}, 0},
	{"Scout", "2W/2B/1G+d8/1Y", Systems{Defence: 2, Movement: 1, Comms: 1}, 0},
	{"Recon", "2W/2G+d8/2Y", Systems{Movement: 2, Comms: 2}, 0},
	{"Moving Wall", "2W/2B/1G+d8", Systems{Defence: 2, Movement: 1}, 0},
	{"Tackle", "2W/2B/2G+d8", Systems{Defence: 2, Movement: 2}, 0},
	{"Improved Soldier", "2W/2Rd/1B/1G/1Y/1xSSR", Systems{Direct: 1, Defence: 1, Movement: 1, Comms: 1}, 1},
	{"Super Soldier", "2W/2Rd/1B/1G/1Y/2xSSR", Systems{Direct: 1, Defence: 1, Movement: 1, Comms: 1}, 2},
	{"Mega Soldier", "2W/2Rd/1B/1G/1Y/3xSSR", Systems{Direct: 1, Defence: 1, Movement: 1, Comms: 1}, 3},
	{"Missile Monkey", "2W/1B/Gd8/2Y/2xSSR", Systems{Defence: 1, Comms: 2}, 2},
	{"brute", "2W/2Rh+d8/2Rd+d8", Systems{HandToHand: 2, Direct: 2}, 0},
	{"bare", "2W/Gd8", Systems{}, 0},
}

func TestDiceNotationOfArchetypes(t *testing.T) {
	for _, a := range archetypes {
		systems, rockets, err := ParseDice(a.dice)
		if err != nil || systems != a.systems || rockets != a.rockets {
			t.Errorf("%s: ParseDice(%q) = %v, %d, %v; want %v, %d", a.name, a.dice, systems, rockets, err, a.systems, a.rockets)
		}
		spaced, _, _ := strings.Cut(strings.ReplaceAll(a.dice, "/", " "), " 1xSSR")
		spaced, _, _ = strings.Cut(spaced, " 2xSSR")
		spaced, _, _ = strings.Cut(spaced, " 3xSSR")
		if got := (Design{Systems: a.systems}).Dice(); got != spaced {
			t.Errorf("%s: Dice() = %q, want %q", a.name, got, spaced)
		}
		if systems, _, err := ParseDice(spaced); err != nil || systems != a.systems {
			t.Errorf("%s: ParseDice(%q) = %v, %v; want %v", a.name, spaced, systems, err, a.systems)
		}
	}
}

func TestDiceNotationInOtherForms(t *testing.T) {
	for _, c := range []struct {
		dice    string
		systems Systems
	}{
		{"2Rd+d8/1B/1G/1Y/2W", Systems{Direct: 2, Defence: 1, Movement: 1, Comms: 1}}, // whites last
		{"2W 2Ra & d8 1B 1Y", Systems{Artillery: 2, Defence: 1, Comms: 1}},            // the rulebook's
		{"2W/1B/2G/1Y", Systems{Defence: 1, Movement: 2, Comms: 1}},                   // printed without the sprint's d8
		{"", Systems{}},
	} {
		if got, _, err := ParseDice(c.dice); err != nil || got != c.systems {
			t.Errorf("ParseDice(%q) = %v, %v; want %v", c.dice, got, err, c.systems)
		}
	}
}

func TestDiceNotationRefused(t *testing.T) {
	for _, c := range []struct{ dice, why string }{
		{"2W 3B", `"3B" is not among the dice`},
		{"2W 2Rd 2Rd+d8", "direct twice"},
		{"2W 1G Gd8", "movement twice"},
		{"2W 2W", "white twice"},
		{"2W 2Rd Gd8", "the green d8"},
		{"2W 2Ra 1G+d8", "the green d8"},
		{"2W 1Rd", `"1Rd" is not among the dice`},
		{"2W 9xSSR", `"9xSSR" is not among the dice`},
		{strings.Repeat("1B ", 1000), "letters"},
	} {
		if _, _, err := ParseDice(c.dice); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("ParseDice(%.30q): %v, want %q", c.dice, err, c.why)
		}
	}
}

func TestCompanySizes(t *testing.T) {
	for _, c := range []struct {
		size    Size
		players int
		want    Limits
	}{
		{Skirmish, 2, Limits{3, 4, 6}},
		{Skirmish, 3, Limits{2, 3, 5}},
		{Skirmish, 4, Limits{2, 3, 4}},
		{Skirmish, 5, Limits{1, 3, 4}},
		{FullBattle, 2, Limits{3, 5, 8}},
		{FullBattle, 3, Limits{2, 4, 7}},
		{FullBattle, 4, Limits{2, 4, 6}},
		{FullBattle, 5, Limits{1, 3, 5}},
	} {
		if got, err := LimitsFor(c.size, c.players); err != nil || got != c.want {
			t.Errorf("%v of %d: %+v, %v; want %+v", c.size, c.players, got, err, c.want)
		}
	}
	for _, players := range []int{-1, 0, 1, 6} {
		if l, err := LimitsFor(Skirmish, players); err == nil {
			t.Errorf("%d players have %+v, want an error", players, l)
		}
	}
	if _, err := LimitsFor(2, 2); err == nil {
		t.Error("a third size has limits, want an error")
	}
}

func TestSizeNames(t *testing.T) {
	for _, size := range []Size{Skirmish, FullBattle} {
		if got, err := ParseSize(size.String()); err != nil || got != size {
			t.Errorf("ParseSize(%q) = %v, %v", size, got, err)
		}
	}
	if _, err := ParseSize("brawl"); err == nil {
		t.Error("a brawl is a size")
	}
}

// legal is a company without faults in a battle of three.
func legal() Company {
	soldier := Design{Name: "Sparrow", Systems: Systems{Direct: 1, Defence: 1, Movement: 1, Comms: 1}}
	return Company{
		Name:   "Copper Larks",
		Note:   "Three alike, a gun behind them and eyes in front.",
		Emblem: "lark",
		Frames: []Design{
			soldier, soldier, soldier,
			{Name: "Sparrow Long", Systems: Systems{Artillery: 2, Defence: 2}, Looks: [NumSystems]uint8{Artillery: 1}},
			{Name: "Sparrow Eye", Systems: Systems{Defence: 1, Comms: 2}, Rockets: 3},
		},
		Spares: []Design{soldier},
	}
}

func TestCheckPassesALegalCompany(t *testing.T) {
	for _, size := range []Size{Skirmish, FullBattle} {
		if faults := legal().Check(size, 3, 3); len(faults) > 0 {
			t.Errorf("%v: %v", size, faults)
		}
	}
}

func TestCheckSaysWhatWhereLimitAndRemedy(t *testing.T) {
	for _, c := range []struct {
		name    string
		size    Size
		players int
		rockets int
		change  func(c *Company)
		want    []Fault
	}{
		{
			"too many frames", Skirmish, 4, 3, func(c *Company) {},
			[]Fault{{"the company", "5 frames", "3 to 4 in a skirmish of 4 players", "take 1 out", Place{Whole, OfFrames, 0}}},
		},
		{
			"too few frames", FullBattle, 2, 3, func(c *Company) { c.Frames = c.Frames[2:] },
			[]Fault{{"the company", "3 frames", "5 to 8 in a battle of 2 players", "add 2", Place{Whole, OfFrames, 0}}},
		},
		{
			"no such battle", Skirmish, 6, 3, func(c *Company) {},
			[]Fault{{"the battle", "a battle has 2 to 5 players, not 6", "the rules have no such battle", "choose another", Place{Whole, OfBattle, 0}}},
		},
		{
			"too many rockets", Skirmish, 3, 3, func(c *Company) { c.Frames[0].Rockets = 1 },
			[]Fault{{"the company", "4 rockets", "a company carries exactly 3", "take 1 off", Place{Whole, OfRockets, 0}}},
		},
		{
			"too few rockets", Skirmish, 3, 3, func(c *Company) { c.Frames[4].Rockets = 1 },
			[]Fault{{"the company", "1 rocket", "a company carries exactly 3", "mount 2 more", Place{Whole, OfRockets, 0}}},
		},
		{
			"another number of rockets agreed", Skirmish, 3, 5, func(c *Company) {},
			[]Fault{{"the company", "3 rockets", "a company carries exactly 5", "mount 2 more", Place{Whole, OfRockets, 0}}},
		},
		{
			"too many rockets on one frame", Skirmish, 3, 4, func(c *Company) { c.Frames[4].Rockets = 4 },
			[]Fault{{"frame 5, Sparrow Eye", "4 rockets", "at most 3 on a frame", "take 1 off", Place{4, OfRockets, 0}}},
		},
		{
			"too many systems", Skirmish, 3, 3, func(c *Company) { c.Frames[3].Systems[Comms] = 1 },
			[]Fault{{"frame 4, Sparrow Long", "5 systems", "at most 4 on a frame", "take 1 off", Place{3, OfSystems, 0}}},
		},
		{
			"too many of a type", Skirmish, 3, 3, func(c *Company) { c.Frames[4].Systems = Systems{Comms: 4} },
			[]Fault{{"frame 5, Sparrow Eye", "4 comms systems", "at most 2 of one type", "take 2 off", Place{4, OfSystem, Comms}}},
		},
		{
			"a company without a name", Skirmish, 3, 3, func(c *Company) { c.Name = " " },
			[]Fault{{"the company", "no name", "it needs one", "write one", Place{Whole, OfName, 0}}},
		},
		{
			"a frame without a name", Skirmish, 3, 3, func(c *Company) { c.Frames[1].Name = "" },
			[]Fault{{"frame 2", "no name", "it needs one", "write one", Place{1, OfName, 0}}},
		},
		{
			"a name too long", Skirmish, 3, 3, func(c *Company) { c.Name = strings.Repeat("ü", 42) },
			[]Fault{{"the company", "a name of 42 characters", "at most 40", "take 2 out", Place{Whole, OfName, 0}}},
		},
		{
			"a note of two lines", Skirmish, 3, 3, func(c *Company) { c.Note = "one\ntwo" },
			[]Fault{{"the company", "the control character U+000A in the note", "it is one line of plain text", "take it out", Place{Whole, OfNote, 0}}},
		},
		{
			"a look that does not exist", Skirmish, 3, 3, func(c *Company) { c.Frames[3].Looks[Artillery] = 9 },
			[]Fault{{"frame 4, Sparrow Long", "look 9 of artillery", "there are 2", "choose another", Place{3, OfLook, Artillery}}},
		},
		{
			"a spare that is not legal", Skirmish, 3, 3, func(c *Company) { c.Spares[0].Systems[Defence] = 2 },
			[]Fault{{"spare 1, Sparrow", "5 systems", "at most 4 on a frame", "take 1 off", Place{5, OfSystems, 0}}},
		},
		{
			"a spare with rockets", Skirmish, 3, 3, func(c *Company) { c.Spares[0].Rockets = 2 },
			[]Fault{{"spare 1, Sparrow", "2 rockets", "a spare carries none: the company has its full number without it", "take them off", Place{5, OfRockets, 0}}},
		},
		{
			"two faults at once", Skirmish, 4, 3, func(c *Company) { c.Frames[0].Rockets = 1 },
			[]Fault{
				{"the company", "5 frames", "3 to 4 in a skirmish of 4 players", "take 1 out", Place{Whole, OfFrames, 0}},
				{"the company", "4 rockets", "a company carries exactly 3", "take 1 off", Place{Whole, OfRockets, 0}},
			},
		},
	} {
		t.Run(c.name, func(t *testing.T) {
			company := legal()
			c.change(&company)
			if got := company.Check(c.size, c.players, c.rockets); !reflect.DeepEqual(got, c.want) {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}

func TestFaultIsOneLine(t *testing.T) {
	f := Fault{"the company", "4 rockets", "a company carries exactly 3", "take 1 off", Place{Whole, OfRockets, 0}}
	if got, want := f.Error(), "the company: 4 rockets, but a company carries exactly 3; take 1 off"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

const larks = `company Copper Larks
note    Three alike, a gun behind them and eyes in front.
emblem  lark

frame   Sparrow
dice    2W 2Rd 1B 1G 1Y

frame   Sparrow
dice    2W 2Rd 1B 1G 1Y

frame   Sparrow
dice    2W 2Rd 1B 1G 1Y

frame   Sparrow Long
dice    2W 2Ra+d8 2B
looks   mortar

frame   Sparrow Eye
dice    2W 1B Gd8 2Y
rockets 3

spare   Sparrow
dice    2W 2Rd 1B 1G 1Y
`

func TestCompanyText(t *testing.T) {
	text, err := legal().MarshalText()
	if err != nil || string(text) != larks {
		t.Errorf("the company is written\n%s%v\nwant\n%s", text, err, larks)
	}
	c, err := ParseCompany([]byte(larks))
	if err != nil || !reflect.DeepEqual(c, legal()) {
		t.Errorf("read %+v, %v; want %+v", c, err, legal())
	}
}

func TestCompanyTextByHand(t *testing.T) {
	text := "# what we field on Sundays\r\ncompany\tSunday Club\r\n\r\n  frame Ox\r\n  rockets 0\r\n  looks wheels hammer\r\n  dice 2W/2Rh/1G+d8/3xSSR\r\n"
	want := Company{Name: "Sunday Club", Frames: []Design{{
		Name: "Ox", Systems: Systems{HandToHand: 1, Movement: 1}, Rockets: 3,
		Looks: [NumSystems]uint8{Movement: 1, HandToHand: 1},
	}}}
	if c, err := ParseCompany([]byte(text)); err == nil || !strings.Contains(err.Error(), "line 7: rockets are counted twice") {
		t.Errorf("rockets on two lines: %+v, %v", c, err)
	}
	text = strings.Replace(text, "  rockets 0\r\n", "", 1)
	if c, err := ParseCompany([]byte(text)); err != nil || !reflect.DeepEqual(c, want) {
		t.Errorf("read %+v, %v; want %+v", c, err, want)
	}
}

func TestCompanyTextRefused(t *testing.T) {
	for _, c := range []struct{ name, text, why string }{
		{"nothing", "", `there is no line "company"`},
		{"comments only", "# nothing\n", `there is no line "company"`},
		{"no company first", "frame Ox\n", `line 1: a company begins with "company"`},
		{"no name", "company\n", "line 1: the company has no name"},
		{"two names", "company A\ncompany B\n", `line 2: a second "company" for the company`},
		{"note below a frame", "company A\nframe Ox\ndice 2W\nnote late\n", `line 4: "note" belongs above the frames`},
		{"dice above the frames", "company A\ndice 2W\n", `line 2: "dice" belongs below a frame`},
		{"unknown line", "company A\nmotto B\n", `line 2: "motto" is nothing a company has`},
		{"frame without a name", "company A\nframe\n", "line 2: a frame without a name"},
		{"frame without dice", "company A\nframe Ox\nframe Cow\ndice 2W\n", "line 3: Ox has no dice"},
		{"last frame without dice", "company A\nframe Ox\n", "at the end: Ox has no dice"},
		{"dice twice", "company A\nframe Ox\ndice 2W\ndice 2W\n", `line 4: a second "dice" for the frame`},
		{"wrong dice", "company A\nframe Ox\ndice 2W 7G\n", `line 3: "7G" is not among the dice of a frame`},
		{"wrong rockets", "company A\nframe Ox\nrockets many\n", `line 3: "many" is not a number of rockets`},
		{"too many rockets", "company A\nframe Ox\nrockets 300\n", `line 3: "300" is not a number of rockets from 0 to 8`},
		{"wrong look", "company A\nframe Ox\nlooks tail\n", `line 3: "tail" is not a look`},
		{"control character", "company A\x07\n", "line 1: the control character U+0007 is not allowed"},
		{"turned direction", "company A\u202e\n", "line 1: the control character U+202E is not allowed"},
		{"broken UTF-8", "company A\xff\n", "line 1: broken UTF-8 is not allowed"},
		{"too many frames", "company A\n" + strings.Repeat("frame Ox\ndice 2W\n", 17), `line 34: more than 16 of "frame"`},
		{"too long", "company A\n" + strings.Repeat("# long\n", 10000), "at most 65536"},
	} {
		if company, err := ParseCompany([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %+v, %v; want %q", c.name, company, err, c.why)
		}
	}
}

func TestCompanyNamesAreCutOnReading(t *testing.T) {
	// Forty characters end just after the joint of a pair shown as one sign.
	name := strings.Repeat("ü", 38) + "\U0001F468\u200d\U0001F467 and more"
	c, err := ParseCompany([]byte("company " + name + "\nframe " + name + "\ndice 2W\n"))
	want := strings.Repeat("ü", 38) + "\U0001F468"
	if err != nil || c.Name != want || c.Frames[0].Name != want {
		t.Errorf("names %q and %v, want %q", c.Name, err, want)
	}
}

func TestCompanyTextRefusesToWrite(t *testing.T) {
	for _, c := range []struct {
		name   string
		change func(c *Company)
		why    string
	}{
		{"no name", func(c *Company) { c.Name = "" }, "the company: no name"},
		{"line break", func(c *Company) { c.Frames[1].Name = "a\nb" }, "U+000A in the name"},
		{"spaces", func(c *Company) { c.Note = " a" }, "spaces around it"},
		{"too long", func(c *Company) { c.Emblem = strings.Repeat("a", 41) }, "over 40 characters"},
		{"three of a type", func(c *Company) { c.Frames[0].Systems[Defence] = 3 }, "3 defence systems cannot be written"},
		{"no such look", func(c *Company) { c.Frames[0].Looks[Comms] = 9 }, "comms has no look 9"},
		{"nine rockets", func(c *Company) { c.Frames[0].Rockets = 9 }, "9 rockets cannot be written"},
		{"seventeen spares", func(c *Company) { c.Spares = make([]Design, 17) }, `17 of "spare"`},
	} {
		company := legal()
		c.change(&company)
		if text, err := company.MarshalText(); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %q, %v; want %q", c.name, text, err, c.why)
		}
	}
}

// drawCompany draws any company that can be written, legal or not.
func drawCompany(t *prop.T) Company {
	name := prop.StringMatching(`[A-Za-zÄéß日本#✈]([A-Za-z0-9 ,'#!é日]{0,20}[a-z!])?`)
	design := prop.Custom(func(t *prop.T) Design {
		d := Design{Name: name.Draw(t, "name"), Rockets: uint8(prop.IntRange(0, 8).Draw(t, "rockets"))}
		for s := range d.Systems {
			d.Systems[s] = uint8(prop.IntRange(0, MaxOfType).Draw(t, "systems"))
			d.Looks[s] = uint8(prop.IntRange(0, System(s).NumLooks()-1).Draw(t, "look"))
		}
		return d
	})
	return Company{
		Name:   name.Draw(t, "company"),
		Note:   prop.OneOf(prop.Just(""), name).Draw(t, "note"),
		Emblem: prop.OneOf(prop.Just(""), name).Draw(t, "emblem"),
		Frames: prop.SliceOfN(design, 0, 16).Draw(t, "frames"),
		Spares: prop.SliceOfN(design, 0, 16).Draw(t, "spares"),
	}
}

func TestCompanyTextRoundTrip(t *testing.T) {
	prop.Check(t, func(t *prop.T) {
		want := drawCompany(t)
		text, err := want.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		got, err := ParseCompany(text)
		if err != nil {
			t.Fatalf("%v in\n%s", err, text)
		}
		again, err := got.MarshalText()
		if err != nil || string(again) != string(text) || got.Count() != want.Count() || len(got.Spares) != len(want.Spares) {
			t.Fatalf("written\n%s\nread and written again\n%s%v", text, again, err)
		}
	})
}

func FuzzParseCompany(f *testing.F) {
	f.Add([]byte(larks))
	f.Add([]byte("company A\nframe Ox\ndice 2W/2Rh/1G+d8\nlooks wheels\nspare B\ndice Gd8"))
	f.Fuzz(func(t *testing.T, text []byte) {
		c, err := ParseCompany(text)
		if err != nil {
			return
		}
		written, err := c.MarshalText()
		if err != nil {
			t.Fatalf("read but not written: %v", err)
		}
		again, err := ParseCompany(written)
		if err != nil || !reflect.DeepEqual(c, again) {
			t.Fatalf("read %+v, then %+v, %v", c, again, err)
		}
	})
}
