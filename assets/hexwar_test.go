package assets

import (
	"reflect"
	"slices"
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

func hexWar(t testing.TB) *HexWar {
	t.Helper()
	h, err := Hex()
	if err != nil {
		t.Fatal(err)
	}
	return h
}

var sizes = []hexwar.Size{hexwar.Scouting, hexwar.Skirmish, hexwar.Operation, hexwar.Conflagration}

// 5.4: damage, range, action points, durability and cost of the weapons.
func TestHexWeaponsAreThoseOfTheTable(t *testing.T) {
	h := hexWar(t)
	for name, want := range map[string][5]int{
		"Pistol":          {3, 4, 2, 3, 15},
		"Submachine gun":  {4, 5, 3, 4, 19},
		"Assault rifle":   {5, 7, 3, 5, 26},
		"Beam rifle":      {6, 6, 4, 5, 25},
		"Shotgun":         {8, 3, 4, 5, 23},
		"Gatling gun":     {7, 6, 4, 7, 29},
		"Sniper rifle":    {10, 12, 6, 6, 44},
		"Bazooka":         {11, 7, 6, 6, 36},
		"Missile pod":     {12, 8, 6, 4, 38},
		"Railgun":         {12, 10, 7, 6, 43},
		"Beam cannon":     {14, 9, 8, 7, 45},
		"Shoulder cannon": {8, 8, 5, 5, 32},
		"Tank cannon":     {11, 9, 6, 6, 40},
		"Torpedo":         {10, 6, 5, 4, 31},
		"Combat knife":    {3, 1, 2, 2, 8},
		"Beam saber":      {6, 1, 3, 3, 14},
		"Great sword":     {9, 1, 4, 6, 22},
		"Lance":           {7, 2, 4, 5, 19},
		"Gun blade":       {4, 5, 3, 5, 20},
		"Funnel":          {3, 4, 2, 4, 16},
		"Small shield":    {0, 0, 0, 15, 15},
		"Large shield":    {0, 0, 0, 25, 25},
	} {
		w, ok := h.Catalogue.Weapon(name)
		if !ok {
			t.Errorf("there is no %s", name)
			continue
		}
		if got := [5]int{int(w.Damage), int(w.Range), int(w.AP), int(w.Durability), w.Cost()}; got != want {
			t.Errorf("%s is %v, want %v", name, got, want)
		}
	}
}

// 5.3: a core type for every body, and stats of mechs that add up to 16, the
// heavy one aside.
func TestHexCoreTypesForEveryBody(t *testing.T) {
	h := hexWar(t)
	for b := hexwar.Mech; b <= hexwar.DroneBody; b++ {
		if !slices.ContainsFunc(h.Catalogue.Cores, func(c hexwar.CoreType) bool { return c.Body == b }) {
			t.Errorf("no core type is a %s", b)
		}
	}
	for _, c := range h.Catalogue.Cores {
		if sum := c.Accuracy + c.Assault + c.Evasion; c.Body == hexwar.Mech && c.Faction != "any" && sum != 16 {
			t.Errorf("the stats of %s add up to %d", c.Name, sum)
		}
		if _, ok := h.Catalogue.Faction(c.Faction); !ok && c.Faction != "any" {
			t.Errorf("%s is of the unknown faction %q", c.Name, c.Faction)
		}
	}
}

// 5.7: whatever a system, mod or trait may do, one does.
func TestHexEveryEffectIsInTheCatalogue(t *testing.T) {
	c := hexWar(t).Catalogue
	var got []hexwar.Effect
	for _, s := range c.Systems {
		got = append(got, s.Effect)
	}
	for _, m := range c.Mods {
		got = append(got, m.Effect)
	}
	for _, x := range c.Traits {
		got = append(got, x.Effect)
	}
	for e := hexwar.LeadAccuracy; e <= hexwar.EnergyDoctrine; e++ {
		if !slices.Contains(got, e) {
			t.Errorf("nothing gives %q", e)
		}
	}
}

func TestHexDronesAreLegal(t *testing.T) {
	c := hexWar(t).Catalogue
	processors := map[int]bool{}
	for i := range c.Drones {
		if faults := c.CheckDrone(&c.Drones[i]); len(faults) > 0 {
			t.Error(faults)
		}
		processors[c.Drones[i].Rank] = true
	}
	if len(processors) != hexwar.MaxProcessor {
		t.Errorf("drones with %d processors, want all %d", len(processors), hexwar.MaxProcessor)
	}
}

// 5.5: the units of the table have its totals, classes, stats and costs.
func TestHexStockUnitsOfTheTable(t *testing.T) {
	h := hexWar(t)
	for name, want := range map[string]struct {
		total, class, cost int
		stats              [3]int
	}{
		"Lamplighter": {120, 2, 195, [3]int{4, 5, 6}},
		"Foundryman":  {134, 2, 193, [3]int{5, 4, 6}},
		"Tollkeeper":  {124, 2, 204, [3]int{5, 4, 6}},
		"Sparrowhawk": {75, 1, 122, [3]int{5, 6, 4}},
		"First Bow":   {118, 2, 179, [3]int{6, 3, 6}},
		"Breakwater":  {178, 3, 281, [3]int{4, 5, 6}},
		"Cathedral":   {270, 4, 402, [3]int{4, 6, 7}},
		"Milk Run":    {105, 2, 184, [3]int{4, 0, 7}},
		"Paper Kite":  {66, 1, 143, [3]int{4, 0, 5}},
		"Old Pike":    {90, 2, 210, [3]int{4, 0, 6}},
		"Night Ferry": {130, 2, 233, [3]int{4, 0, 7}},
	} {
		i := slices.IndexFunc(h.Units, func(d hexwar.UnitDesign) bool { return d.Name == name })
		if i < 0 {
			t.Errorf("there is no %s", name)
			continue
		}
		d := &h.Units[i]
		c := h.Catalogue
		if total, class, cost, stats := c.Defence(d), c.Class(d), c.Cost(d), c.Stats(d); total != want.total ||
			class != want.class || cost != want.cost || stats != want.stats {
			t.Errorf("%s: %d, class %d, cost %d, stats %v; want %v", name, total, class, cost, stats, want)
		}
	}
}

func TestHexStockUnits(t *testing.T) {
	h := hexWar(t)
	c := h.Catalogue
	if len(h.Units) < 14 {
		t.Errorf("%d stock units, want 14 or more", len(h.Units))
	}
	names, bodies := map[string]bool{}, map[hexwar.Body]bool{}
	transforms := false
	for i := range h.Units {
		d := &h.Units[i]
		if names[d.Name] || d.Note == "" {
			t.Errorf("%s is there twice, or without a note", d.Name)
		}
		names[d.Name] = true
		core, _ := c.Core(d.Core)
		bodies[core.Body] = true
		transforms = transforms || d.Form != ""
		one := hexwar.Squad{Name: "One", Units: []hexwar.UnitDesign{*d}}
		if faults := one.Check(c, hexwar.Scouting, 1); len(faults) > 0 {
			t.Errorf("%s: %v", d.Name, faults)
		}
		sum := 0
		for _, term := range c.Terms(d) {
			sum += term.Cost
		}
		if sum != c.Cost(d) {
			t.Errorf("%s costs %d, its parts %d", d.Name, c.Cost(d), sum)
		}
		if !fights(c, d) {
			t.Errorf("%s has nothing at hand to fight with", d.Name)
		}
	}
	for b := hexwar.Mech; b <= hexwar.Spacecraft; b++ {
		if !bodies[b] {
			t.Errorf("no stock unit is a %s", b)
		}
	}
	if !transforms {
		t.Error("no stock unit transforms")
	}
}

// fights tells whether a unit begins with a weapon that it can use.
func fights(c *hexwar.Catalogue, d *hexwar.UnitDesign) bool {
	return slices.ContainsFunc(d.Arms, func(a hexwar.Arm) bool {
		w, ok := c.Weapon(a.Weapon)
		return ok && !w.Shield() && a.Mount != hexwar.Carried
	}) || len(d.Drones) > 0
}

// dry tells whether a squad does without water.
func dry(c *hexwar.Catalogue, s *hexwar.Squad) bool {
	return !slices.ContainsFunc(s.Units, func(d hexwar.UnitDesign) bool {
		core, _ := c.Core(d.Core)
		return core.Body == hexwar.Sub
	})
}

func TestHexStockSquads(t *testing.T) {
	h := hexWar(t)
	names := map[string]bool{}
	for _, size := range sizes {
		squads := h.Squads(size)
		dryOnes := 0
		for i := range squads {
			s := &squads[i]
			if names[s.Name] || s.Note == "" {
				t.Errorf("%s is there twice, or without a note", s.Name)
			}
			names[s.Name] = true
			if dry(h.Catalogue, s) {
				dryOnes++
			}
			for players := 1; players <= hexwar.MaxPlayers; players++ {
				if faults := s.Check(h.Catalogue, size, players); len(faults) > 0 {
					t.Errorf("%s for %s of %d: %v", s.Name, size, players, faults)
				}
			}
			// A squad that leaves much of the limit at home is a poor choice.
			if cost, most := s.Cost(h.Catalogue), size.Limits().Cost; cost < most*9/10 {
				t.Errorf("%s costs %d of %d", s.Name, cost, most)
			}
			for k := range s.Units {
				if !fights(h.Catalogue, &s.Units[k]) {
					t.Errorf("%s of %s has nothing at hand to fight with", s.Units[k].Name, s.Name)
				}
			}
			for _, other := range squads[:i] {
				if reflect.DeepEqual(s.Units, other.Units) {
					t.Errorf("%s and %s are the same", s.Name, other.Name)
				}
			}
		}
		if dryOnes < 4 {
			t.Errorf("%d squads for %s that go anywhere, want 4 or more", dryOnes, size)
		}
	}
}

func eachBoard(t *testing.T, check func(*testing.T, *hexwar.Board)) {
	for _, b := range hexWar(t).Boards {
		t.Run(b.Name, func(t *testing.T) { check(t, b) })
	}
}

// Both sides find the same: a half-turn maps each board on itself.
func TestHexBoardsAreTheSameForBothSides(t *testing.T) {
	eachBoard(t, func(t *testing.T, b *hexwar.Board) {
		if faults := b.Check(); len(faults) > 0 {
			t.Error(faults)
		}
		if !b.Symmetric() {
			t.Error("a half-turn changes it")
		}
		if b.Note == "" {
			t.Error("it has no note")
		}
	})
}

func TestHexBoardsShowEverything(t *testing.T) {
	var colours [hexwar.NumColours]bool
	levels := map[int8]bool{}
	structures := map[int8]bool{}
	names := map[string]bool{}
	for _, b := range hexWar(t).Boards {
		if names[b.Name] {
			t.Errorf("two boards are called %s", b.Name)
		}
		names[b.Name] = true
		b.Grid.Each(func(c hex.Cell) {
			colours[b.Tile(c).Colour] = true
			levels[b.Tile(c).Level] = true
		})
		for _, s := range b.Structures {
			structures[s.Level] = true
		}
	}
	for c, there := range colours {
		if !there {
			t.Errorf("no board has %s hexes", hexwar.Colour(c))
		}
	}
	for level := int8(-2); level <= 2; level++ {
		if !levels[level] {
			t.Errorf("no board has ground at %d", level)
		}
	}
	for level := int8(0); level <= 3; level++ {
		if !structures[level] {
			t.Errorf("no board has a structure of elevation %d", level)
		}
	}
}

// ways is what can be reached from a cell over open hexes by steps of a kind.
func ways(b *hexwar.Board, from hex.Cell, open hex.Set, step func(from, to hexwar.Tile) bool) (reached hex.Set) {
	reached.Add(from)
	for list := []hex.Cell{from}; len(list) > 0; {
		c := list[0]
		list = list[1:]
		for d := range hex.Direction(hex.Directions) {
			n := c.Next(d)
			if b.Grid.Has(n) && open.Has(n) && !reached.Has(n) && step(b.Tile(c), b.Tile(n)) {
				reached.Add(n)
				list = append(list, n)
			}
		}
	}
	return reached
}

// footing is where a mech can stand, a tank that begins at 0, and a sub.
func footing(b *hexwar.Board) (walk, flat, water hex.Set) {
	var built hex.Set
	for _, s := range b.Structures {
		for _, c := range s.Cells {
			built.Add(c)
		}
	}
	b.Grid.Each(func(c hex.Cell) {
		tile := b.Tile(c)
		if tile.Colour == hexwar.Red || built.Has(c) {
			return
		}
		walk.Add(c)
		if tile.Level == 0 {
			flat.Add(c)
		}
		if tile.Colour.Water() {
			water.Add(c)
		}
	})
	return walk, flat, water
}

// Nobody is shut in: mechs without any ability reach every free hex from every
// other; tanks from all level ground, and subs from all water, both ends of the board.
func TestHexBoardsHaveNoPockets(t *testing.T) {
	climb := func(from, to hexwar.Tile) bool { return to.Level-from.Level <= 1 && from.Level-to.Level <= 1 }
	level := func(from, to hexwar.Tile) bool { return from.Level == to.Level }
	eachBoard(t, func(t *testing.T, b *hexwar.Board) {
		walk, flat, water := footing(b)
		walk.Each(func(c hex.Cell) {
			if ways(b, c, walk, climb) != walk {
				t.Errorf("a mech at %s does not get everywhere", c)
			}
		})
		ends := func(who string, open hex.Set, step func(from, to hexwar.Tile) bool) {
			open.Each(func(c hex.Cell) {
				var north, south bool
				ways(b, c, open, step).Each(func(c hex.Cell) {
					north = north || c.Row == 0
					south = south || c.Row == b.Grid.Height(c.Col)-1
				})
				if !north || !south {
					t.Errorf("a %s at %s does not get to both ends", who, c)
				}
			})
		}
		ends("tank", flat, level)
		ends("sub", water, climb)
	})
}

func eachMission(t *testing.T, check func(*testing.T, *HexWar, *hexwar.Mission, *hexwar.Board)) {
	h := hexWar(t)
	for i := range h.Missions {
		m := &h.Missions[i]
		if len(h.BoardsOf(m)) != len(m.Boards) || len(m.Boards) == 0 {
			t.Errorf("%s is played on %v", m.Name, m.Boards)
		}
		for _, b := range h.BoardsOf(m) {
			t.Run(m.Name+" on "+b.Name, func(t *testing.T) { check(t, h, m, b) })
		}
	}
}

// turned is a set after a half-turn of the board.
func turned(b *hexwar.Board, set hex.Set) (other hex.Set) {
	set.Each(func(c hex.Cell) { other.Add(b.Grid.HalfTurn(c)) })
	return other
}

// A half-turn changes zones and markers only in whose they are; where the teams
// deploy differently, each zone is the same from both ends of the board.
func TestHexMissionsAreTheSameFromBothEnds(t *testing.T) {
	eachMission(t, func(t *testing.T, h *HexWar, m *hexwar.Mission, b *hexwar.Board) {
		var zones [hexwar.Teams]hex.Set
		for i, z := range m.Zones {
			set, err := z.Set(b.Grid)
			if err != nil {
				t.Fatal(err)
			}
			zones[i] = set
		}
		apart := turned(b, zones[0]) == zones[1]
		alike := m.Fixed && turned(b, zones[0]) == zones[0] && turned(b, zones[1]) == zones[1]
		if !apart && !alike {
			t.Error("the zones are not the same from both ends")
		}
		var markers hex.Set
		for _, c := range m.Markers {
			markers.Add(c)
		}
		if turned(b, markers) != markers {
			t.Error("the markers are not the same from both ends")
		}
		area, err := m.Area.Set(b.Grid)
		if err != nil || turned(b, area) != area {
			t.Errorf("the area is not the same from both ends (%v)", err)
		}
	})
}

// Every stock squad of its size can play a mission against every other on each of
// its boards, by one player or by three; but those with a sub only where there is
// water.
func TestHexMissionsCanBePlayed(t *testing.T) {
	eachMission(t, func(t *testing.T, h *HexWar, m *hexwar.Mission, b *hexwar.Board) {
		for _, size := range sizes {
			if !slices.Contains(size.MissionSizes(), m.Size) {
				continue
			}
			squads := h.Squads(size)
			for i := range squads {
				other := squads[(i+1)%len(squads)]
				if !m.Wet && !dry(h.Catalogue, &other) {
					other = squads[(i+2)%len(squads)]
				}
				_, err := hexwar.NewSetup(hexwar.Settings{}, size, [hexwar.Teams]int{1, 3}, *m, b, h.Catalogue, [hexwar.Teams]hexwar.Squad{squads[i], other})
				if needs := !dry(h.Catalogue, &squads[i]); err != nil && (!needs || m.Wet) {
					t.Errorf("%s against %s: %v", squads[i].Name, other.Name, err)
				}
			}
		}
	})
}

// What a mission asks of boards, those that come with it have.
func TestHexBoardsSuitTheirMissions(t *testing.T) {
	eachMission(t, func(t *testing.T, _ *HexWar, m *hexwar.Mission, b *hexwar.Board) {
		if faults := m.CheckBoard(b); len(faults) > 0 {
			t.Error(faults)
		}
	})
}

// 6.5: the targets withstand what the rulings say.
func TestHexTargetsWithstand(t *testing.T) {
	for name, want := range map[string][]int{
		"Counterattack!":       {24},
		"The Order to Destroy": {16, 24, 32},
	} {
		h := hexWar(t)
		m, err := h.Mission(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, b := range h.BoardsOf(m) {
			var got []int
			for _, n := range m.Targets {
				got = append(got, b.Structures[n-1].Defence())
			}
			if !slices.Equal(got, want) {
				t.Errorf("the targets of %s on %s withstand %v, want %v", name, b.Name, got, want)
			}
		}
	}
}

// The rulebook's tables: what each number of a D8 chooses.
func TestHexMissionRolls(t *testing.T) {
	h := hexWar(t)
	for _, c := range []struct {
		size hexwar.Size
		dice []int
		want string
	}{
		{hexwar.Scouting, []int{1}, "Reconnaissance: Control"},
		{hexwar.Scouting, []int{4}, "Reconnaissance: Raid"},
		{hexwar.Scouting, []int{5}, "Show of Force"},
		{hexwar.Skirmish, []int{2}, "Winds of War"},
		{hexwar.Skirmish, []int{3}, "Endless Pursuit"},
		{hexwar.Skirmish, []int{6}, "Counterattack!"},
		{hexwar.Skirmish, []int{8}, "The Call of Darkness"},
		{hexwar.Operation, []int{1}, "The Order to Destroy"},
		{hexwar.Operation, []int{4}, "Emissary of Darkness!"},
		{hexwar.Operation, []int{7, 8, 5}, "Burning Sandstorm"}, // 7 and 8 roll again (28)
		{hexwar.Conflagration, []int{4, 7, 1}, "The Order to Destroy"},
		{hexwar.Conflagration, []int{5, 7}, "The Call of Darkness"},
	} {
		dice := c.dice
		m := h.RollMission(c.size, func() int {
			n := dice[0]
			dice = dice[1:]
			return n
		})
		if m.Name != c.want || len(dice) > 0 {
			t.Errorf("%s, dice %v: %s, %d dice left; want %s", c.size, c.dice, m.Name, len(dice), c.want)
		}
	}
	for _, size := range sizes {
		for n := 1; n <= 8; n++ {
			m := h.RollMission(size, func() int { return n })
			if !slices.Contains(size.MissionSizes(), m.Size) {
				t.Errorf("a %d for %s chooses %s", n, size, m.Name)
			}
		}
	}
}

// Whatever is read is written and read back the same.
func TestHexDataSurvivesWriting(t *testing.T) {
	h := hexWar(t)
	text, _ := h.Catalogue.MarshalText()
	if c, err := hexwar.ParseCatalogue(text); err != nil || !reflect.DeepEqual(c, h.Catalogue) {
		t.Errorf("the catalogue changes (%v)", err)
	}
	for _, size := range sizes {
		for _, s := range h.Squads(size) {
			text, _ := s.MarshalText()
			if again, err := hexwar.ParseSquad(text, nil); err != nil || !reflect.DeepEqual(again, s) {
				t.Errorf("%s changes (%v)", s.Name, err)
			}
		}
	}
	for _, b := range h.Boards {
		text, _ := b.MarshalText()
		if again, err := hexwar.ParseBoard(text); err != nil || !reflect.DeepEqual(again, b) {
			t.Errorf("%s changes (%v)", b.Name, err)
		}
	}
	for i := range h.Missions {
		text, _ := h.Missions[i].MarshalText()
		if again, err := hexwar.ParseMissions(text); err != nil || !reflect.DeepEqual(again[0], h.Missions[i]) {
			t.Errorf("%s changes (%v)", h.Missions[i].Name, err)
		}
	}
}
