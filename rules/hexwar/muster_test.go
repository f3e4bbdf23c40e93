package hexwar_test

import (
	"strings"
	"testing"

	"rulerfire/rules/hexwar"
)

// plain is a set-up on an empty board.
func plain(t *testing.T, mission int, players [2]int, units ...int) *hexwar.Setup {
	t.Helper()
	all := stock(t)
	s := hexwar.Squad{Name: "Some"}
	for _, n := range units {
		s.Units = append(s.Units, all[n])
	}
	text := "board Plain\nsize 13x16\n" + strings.Repeat("row . . . . . . . . . . . . .\n", 15) + "row . - . - . - . - . - . - .\n"
	u, err := hexwar.NewSetup(hexwar.Settings{}, hexwar.Scouting, players, missions(t)[mission], board(t, text), catalogue(t), [2]hexwar.Squad{s, s})
	if err != nil {
		t.Fatal(err)
	}
	return u
}

// 6: the winner of the roll-off takes a role, the defender a zone, the attacker
// the first or the second turn; deployment alternates, who goes first beginning.
func TestGap6WhoGoesFirst(t *testing.T) {
	g := &game{t: t, b: hexwar.NewBattle(plain(t, 0, [2]int{1, 1}, 0, 3))}
	g.play("roll 3 3", "roll 2 7")
	g.asked("role", 2)
	g.play("defend")
	g.happened("team 1 attacks")
	g.asked("zone", 2)
	g.play("zone 2")
	g.asked("first", 1)
	g.play("second")
	g.happened("team 2 goes first")
	g.asked("secondary", 2)
	g.refused("objectives", "objectives vanguard disarm", "objectives disarm disarm")
	g.play("objectives disarm vanguard")
	g.asked("secondary", 1)
	g.play("objectives first-blood high-ground")
	g.asked("deploy", 2)
	g.refused("deploy.zone", "deploy u2 6,2 s level 0")
	g.refused("deploy.unit", "deploy u0 6,14 n level 0")
	g.refused("move.level", "deploy u2 6,14 n level 1")
	g.play("deploy u2 6,14 n level 0")
	g.asked("deploy", 1)
	g.play("deploy u0 6,1 s level 0")
	g.refused("move.occupied", "deploy u3 6,14 n level 0")
	g.play("deploy u3 8,14 n level 0", "deploy u1 8,1 s level 0")
	g.happened("round 1")
	g.asked("pick", 2)
	if u := g.unit(0); u.AP != 0 {
		t.Errorf("it begins with %d AP", u.AP)
	}
}

// 6: teams alternate single units, and inside a team the players take turns in
// seat order; who has no unit left is passed over.
func TestGap6SeatOrder(t *testing.T) {
	g := &game{t: t, b: hexwar.NewBattle(plain(t, 0, [2]int{2, 1}, 3, 3, 3))}
	g.play("roll 7 2", "attack", "zone 1", "first")
	g.asked("secondary", 3)
	g.play("objectives first-blood disarm", "objectives first-blood disarm")
	for _, d := range []struct {
		seat int
		line string
	}{
		{1, "deploy u0 4,13 n level 0"}, {3, "deploy u3 4,2 s level 0"}, {2, "deploy u1 6,13 n level 0"},
		{3, "deploy u4 6,2 s level 0"}, {1, "deploy u2 8,13 n level 0"}, {3, "deploy u5 8,2 s level 0"},
	} {
		g.asked("deploy", d.seat)
		g.play(d.line)
	}
	for _, p := range []struct {
		seat int
		unit string
	}{{1, "u2"}, {3, "u4"}, {2, "u1"}, {3, "u3"}, {1, "u0"}, {3, "u5"}} {
		g.asked("pick", p.seat)
		g.play("pick "+p.unit, "roll 1", "end")
	}
	g.happened("round 2") // and the same team goes first
	g.asked("pick", 1)
}

// A player who gives up takes his units along; the team plays on, and has lost
// when all of it has given up.
func TestGivingUp(t *testing.T) {
	g := &game{t: t, b: hexwar.NewBattle(plain(t, 0, [2]int{2, 1}, 3, 3, 3))}
	g.refused("concede", "concede")
	g.play("roll 7 2", "attack", "zone 1", "first", "objectives first-blood disarm", "objectives first-blood disarm")
	g.refused("concede", "concede")
	g.play("deploy u0 4,13 n level 0", "deploy u3 4,2 s level 0", "deploy u1 6,13 n level 0", "deploy u4 6,2 s level 0", "deploy u2 8,13 n level 0", "deploy u5 8,2 s level 0")
	g.play("concede")
	g.happened("seat 1 concedes")
	if g.state().On(0) || g.state().On(2) || !g.state().On(1) {
		t.Error("the wrong units are gone")
	}
	g.play("pick u1", "roll 1", "concede")
	g.over()
	if r := g.b.Result(); len(r.Winners) != 1 || r.Winners[0] != 2 {
		t.Errorf("%+v", r)
	}
}

// 5: the board has 202 hexes, and a half-turn maps it on itself.
func TestGap5BoardOf202Hexes(t *testing.T) {
	b := board(t, valleyText)
	if n := b.Grid.Count(); n != 202 {
		t.Errorf("%d hexes", n)
	}
	if !b.Symmetric() {
		t.Error("the valley is not the same from both sides")
	}
	u := plain(t, 0, [2]int{1, 1}, 0)
	s := u.Start()
	for team := range int8(2) {
		zone := s.DeployZone(team)
		if n := zone.Count(); n != 39 {
			t.Errorf("a zone of %d hexes", n)
		}
	}
}

// The zones along the long sides have 47 hexes each.
func TestLongSideZones(t *testing.T) {
	b := board(t, valleyText)
	for _, r := range []hexwar.Region{"west 3", "east 3"} {
		set, err := r.Set(b.Grid)
		if err != nil || set.Count() != 47 {
			t.Errorf("%s: %d hexes, %v", r, set.Count(), err)
		}
	}
}

// 24: a cost equal to the limit is legal; one more is not.
func TestGap24EqualIsLegal(t *testing.T) {
	c := catalogue(t)
	d := stock(t)[0]
	s := hexwar.Squad{Name: "Edge", Units: []hexwar.UnitDesign{d, d, d}}
	s.Units[0].Defence[hexwar.Torso] += uint16(600 - s.Cost(c))
	if got := s.Cost(c); got != 600 {
		t.Fatalf("it costs %d", got)
	}
	if faults := s.Check(c, hexwar.Scouting, 1); len(faults) > 0 {
		t.Errorf("%v", faults)
	}
	s.Units[0].Defence[hexwar.Head]++
	if faults := s.Check(c, hexwar.Scouting, 1); len(faults) != 1 || faults[0].Remedy != "save 1" {
		t.Errorf("%v", faults)
	}
}

// What Check finds: where, what, the limit and the remedy.
func TestSquadFaults(t *testing.T) {
	c := catalogue(t)
	for _, f := range []struct {
		name   string
		about  hexwar.Aspect
		change func(*hexwar.UnitDesign)
		want   string
	}{
		{"4: mods by rank", hexwar.OfMods, func(d *hexwar.UnitDesign) { d.Mods = []string{"Generator", "Clear coat"} }, "2 mods, but at most 1 for its rank; take 1 off"},
		{"4: gear head gives one more", 0, func(d *hexwar.UnitDesign) {
			d.Mods, d.Traits = []string{"Generator", "Clear coat"}, []string{"Gear head"}
		}, ""},
		{"points", hexwar.OfStats, func(d *hexwar.UnitDesign) { d.Lower[hexwar.Evasion] = 1 }, "2 points, but at most 1 for its rank; take 1 off"},
		{"3: at most 2 on one stat", hexwar.OfStats, func(d *hexwar.UnitDesign) { d.Lower = [3]uint8{3}; d.Rank = 5; d.Arms = nil }, "accuracy lowered by 3, but at most 2 on one stat; spend less"},
		{"traits", hexwar.OfTraits, func(d *hexwar.UnitDesign) { d.Traits = []string{"Coward", "Vengeful"} }, "2 traits, but at most 1 for its rank; take 1 off"},
		{"systems", hexwar.OfSystems, func(d *hexwar.UnitDesign) {
			d.Systems = []string{"Jump pack", "Thruster pack", "Aquatic kit", "Targeting radar", "Smoke launcher", "Long armour"}
		}, "6 systems, but at most 5 on a unit; take 1 off"},
		{"spare bus", 0, func(d *hexwar.UnitDesign) {
			d.Systems = []string{"Jump pack", "Thruster pack", "Aquatic kit", "Targeting radar", "Smoke launcher", "Long armour", "Close armour"}
			d.Mods = []string{"Spare bus"}
		}, ""},
		{"two in one hand", hexwar.OfArms, func(d *hexwar.UnitDesign) {
			d.Arms = append(d.Arms, hexwar.Arm{Weapon: "Pistol", Mount: hexwar.InRightHand})
		}, "more in the hands than they hold, but a mech has two hands; carry the others"},
		{"carried", hexwar.OfArms, func(d *hexwar.UnitDesign) {
			for range 4 {
				d.Arms = append(d.Arms, hexwar.Arm{Weapon: "Pistol", Mount: hexwar.Carried})
			}
		}, "4 carried weapons, but at most 3 on a unit; take 1 off"},
		{"wrong hands", hexwar.OfArms, func(d *hexwar.UnitDesign) { d.Arms = []hexwar.Arm{{Weapon: "Railgun", Mount: hexwar.InLeftHand}} }, "Railgun left hand, but it takes two hands; hold it so"},
		{"mounted", hexwar.OfArms, func(d *hexwar.UnitDesign) { d.Arms = []hexwar.Arm{{Weapon: "Missile pod", Mount: hexwar.InLeftHand}} }, "Missile pod left hand, but it is mounted; mount it on a section"},
		{"drones", hexwar.OfDrones, func(d *hexwar.UnitDesign) { d.Drones = []string{"Funnel", "Funnel", "Minder", "Minder"} }, "4 drones, but at most 3 on a unit; take 1 off"},
		{"unknown", hexwar.OfSystems, func(d *hexwar.UnitDesign) { d.Systems = []string{"Wings"} }, `the system "Wings", but there is none of that name; choose another`},
		{"jumping tank", hexwar.OfSystems, func(d *hexwar.UnitDesign) {
			*d = stock(t)[7]
			d.Systems = []string{"Jump pack"}
		}, "the system Jump pack, but vehicles cannot jump; take it off"},
		{"light frame", hexwar.OfMods, func(d *hexwar.UnitDesign) {
			d.Mods, d.Defence = []string{"Light frame"}, [6]uint16{10, 34, 17, 17, 19, 19}
		}, "a light frame on a total defence of 116, but it needs a mech of 118 or more; take it off"},
		{"a trait twice", hexwar.OfTraits, func(d *hexwar.UnitDesign) {
			d.Rank, d.Traits, d.Arms = 5, []string{"Coward", "Coward"}, nil
		}, "coward 2 times, but at most 1; take 1 off"},
	} {
		d := stock(t)[0]
		f.change(&d)
		faults := (hexwar.Squad{Name: "One", Units: []hexwar.UnitDesign{d}}).Check(c, hexwar.Scouting, 1)
		got := ""
		if len(faults) > 0 {
			_, got, _ = strings.Cut(faults[0].Error(), ": ")
		}
		if got != f.want || len(faults) > 1 {
			t.Errorf("%s: %v, want %q", f.name, faults, f.want)
		}
		if len(faults) > 0 && faults[0].At != (hexwar.Place{Unit: 0, About: f.about}) {
			t.Errorf("%s: it is at %+v", f.name, faults[0].At)
		}
	}
}

// 3: processors of A.I. drones: none, one or two points, with mods.
func TestGap3Processors(t *testing.T) {
	c := catalogue(t)
	d := c.Drones[0]
	for rank, want := range map[int]int{1: 27, 2: 52, 3: 77} {
		d.Rank = rank
		if got := c.Cost(&d); got != want {
			t.Errorf("processor %d costs %d, not %d", rank, got, want)
		}
	}
	d.Rank, d.Lower, d.Mods = 3, [3]uint8{2, 0, 0}, []string{"Generator", "Clear coat"}
	if faults := c.CheckDrone(&d); len(faults) > 0 {
		t.Error(faults)
	}
	if got := c.Stats(&d); got != [3]int{4, 7, 5} {
		t.Errorf("it rolls against %v", got)
	}
	d.Rank = 2
	if faults := c.CheckDrone(&d); len(faults) != 2 {
		t.Error(faults)
	}
	d = c.Drones[0]
	d.Arms = []hexwar.Arm{{Weapon: "Assault rifle", Mount: hexwar.InRightHand}}
	if faults := c.CheckDrone(&d); len(faults) != 1 {
		t.Error(faults)
	}
}

// The classes by total defence.
func TestClassification(t *testing.T) {
	for defence, want := range map[int]int{0: 1, 75: 1, 76: 2, 150: 2, 151: 3, 225: 3, 226: 4, 300: 4, 301: 5, 900: 5} {
		if got := hexwar.ClassOf(defence); got != want {
			t.Errorf("%d makes class %d, not %d", defence, got, want)
		}
	}
}

// 5.2: so many units a size of engagement, drones not counted.
func TestUnitCap(t *testing.T) {
	c := catalogue(t)
	cheap := hexwar.UnitDesign{Name: "Cheap", Core: "Skimmer", Rank: 1, Defence: [6]uint16{1, 1, 1, 1, 1, 1}, Drones: []string{"Funnel"}}
	for size, want := range map[hexwar.Size]int{hexwar.Scouting: 3, hexwar.Skirmish: 5, hexwar.Operation: 7, hexwar.Conflagration: 9} {
		s := hexwar.Squad{Name: "Many"}
		for range want {
			s.Units = append(s.Units, cheap)
		}
		if faults := s.Check(c, size, 1); len(faults) > 0 {
			t.Errorf("%d for %s: %v", want, size, faults)
		}
		s.Units = append(s.Units, cheap)
		if faults := s.Check(c, size, 1); len(faults) != 1 || faults[0].Remedy != "leave 1 at home" {
			t.Errorf("%d for %s: %v", want+1, size, faults)
		}
	}
}

// 4: mods come with the pilot's rank, or by Gear Head, and cost nothing.
func TestGap4Mods(t *testing.T) {
	c := catalogue(t)
	all := []string{"Ceramic plate", "Clear coat", "Generator", "Spare bus", "Light frame"}
	for rank, want := range []int{1: 0, 2: 1, 3: 2, 4: 2, 5: 3} {
		for _, gear := range []int{0, 1} {
			if rank == 0 {
				continue
			}
			d := stock(t)[0]
			d.Rank, d.Lower = rank, [3]uint8{}
			if gear == 1 {
				d.Traits = []string{"Gear head"}
			}
			before := c.Cost(&d)
			d.Mods = all[:want+gear]
			s := hexwar.Squad{Name: "One", Units: []hexwar.UnitDesign{d}}
			if faults := s.Check(c, hexwar.Skirmish, 1); len(faults) > 0 || c.Cost(&d) != before {
				t.Errorf("rank %d with %v: %v, for %d", rank, d.Mods, faults, c.Cost(&d)-before)
			}
			s.Units[0].Mods = all[:want+gear+1]
			if faults := s.Check(c, hexwar.Skirmish, 1); len(faults) != 1 {
				t.Errorf("rank %d with %v: %v", rank, s.Units[0].Mods, faults)
			}
		}
	}
}
