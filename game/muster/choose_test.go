package muster

import (
	"testing"

	"rulerfire/assets"
	"rulerfire/game/prospect"
	"rulerfire/rules/hexwar"
)

// What computers choose is legal in the mission, is the same for the same noise, and they
// tell what they expect.
func TestComputersChooseALegalSquad(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	for size := range hexwar.NumSizes {
		for seed := range uint64(6) {
			e := drawn(t, size, [2]int{1, 2}, seed)
			for team := range e.Teams {
				c, ok := e.Choose(team, h.Squads(size), seed)
				if !ok {
					t.Fatalf("%s, seed %d: nothing is chosen", size, seed)
				}
				if again, _ := e.Choose(team, h.Squads(size), seed); again != c {
					t.Errorf("%s, seed %d: chooses %+v and then %+v", size, seed, c, again)
				}
				if c.Chance <= 0 || c.Chance >= 1 || c.Against != e.Teams[1-team].Squad.Name {
					t.Errorf("%s, seed %d: %+v", size, seed, c)
				}
				with := e.Clone()
				with.Teams[team].Squad = h.Squads(size)[c.At]
				if err := with.Check(); err != nil {
					t.Errorf("%s, seed %d: %v", size, seed, err)
				}
			}
		}
	}
}

// The better a level, the more it expects of what it chooses.
func TestLevelsChooseSquadsMoreOrLessCarefully(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	mean := map[string]float64{}
	for _, level := range []string{"easy", "normal", "hard"} {
		for seed := range uint64(60) {
			e := drawn(t, hexwar.Scouting, [2]int{1, 1}, seed%6)
			e.Teams[1].Seats[0].Level = level
			c, _ := e.Choose(1, h.Squads(hexwar.Scouting), seed)
			mean[level] += c.Chance / 60
		}
	}
	t.Log(mean)
	if mean["easy"] >= mean["normal"] || mean["normal"] >= mean["hard"] {
		t.Errorf("expects %v", mean)
	}
}

// A dearer squad of the player's own is expected to do better than a cheaper one.
func TestOwnSquadsCountByTheirCost(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	e := drawn(t, hexwar.Scouting, [2]int{1, 1}, 1)
	dear := e.Teams[0].Squad
	dear.Name = "Mine"
	cheap := dear
	cheap.Units = dear.Units[:1]
	other := e.Teams[1].Squad
	p, q := prospect.SquadChance(e.Size, e.Mission.Name, dear, other), prospect.SquadChance(e.Size, e.Mission.Name, cheap, other)
	if len(dear.Units) < 2 || p <= q || q <= 0 || p >= 1 {
		t.Errorf("%d of cost: %v; %d: %v", dear.Cost(h.Catalogue), p, cheap.Cost(h.Catalogue), q)
	}
}

// Every two stock squads that may meet in a mission have met.
func TestAllStockSquadsHaveMet(t *testing.T) {
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	outcomes, err := prospect.Squads()
	if err != nil {
		t.Fatal(err)
	}
	met := map[[3]string]bool{}
	for _, o := range outcomes {
		met[[3]string{o.Of, o.Companies[0], o.Companies[1]}] = true
	}
	for size := range hexwar.NumSizes {
		for _, m := range h.MissionsOf(size) {
			for _, one := range h.Squads(size) {
				for _, two := range h.Squads(size) {
					legal := Against(one, size, 1, m) == nil && Against(two, size, 1, m) == nil
					if legal && one.Name != two.Name && !met[[3]string{m.Name, one.Name, two.Name}] {
						t.Errorf("%s and %s have not met in %s: see game/workbench/companies.md", one.Name, two.Name, m.Name)
					}
				}
			}
		}
	}
}
