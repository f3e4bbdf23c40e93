package hexwar_test

import (
	"strings"
	"testing"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// T5, 19: a marker belongs to the team with more units beside it; a tie leaves it
// with its owner, and so does going away.
func TestT5Gap19MarkerControl(t *testing.T) {
	g := situation(t, `
		mission Recon
		team
		Vanguard at 6,12 n
		team
		Skimmer at 6,9 s
		Skimmer at 5,9 s
		Skimmer at 0,0 s
	`)
	g.play("pick u0", "roll 1", "end")
	g.happened("team 1 controls m1")
	g.play("pick u1", "roll 1", "step s", "end")
	g.not("controls")
	g.play("pick u2", "roll 1", "step s", "end")
	g.happened("team 2 controls m1")
}

// T6: nothing is scored in the first round; in the second 1 point each for one
// marker, two, and more than the enemy, at the team's first activation.
func TestT6ControlScores(t *testing.T) {
	g := situation(t, `
		mission Recon
		team
		Vanguard at 6,12 n
		Vanguard at 1,8 n
		team
		Skimmer at 11,1 s
	`)
	g.skip(2)
	if p := g.state().Teams[0].Primary; p != 0 {
		t.Errorf("%d points after the first round", p)
	}
	g.play("pick u0")
	g.happened("team 1 scores 3 and has 3")
	g.play("roll 1", "end", "pick u2", "roll 1", "end", "pick u1")
	g.not("scores") // once a round
}

// No more than 7 primary points; the battle ends with its last round.
func TestSevenPointsAndTheLastRound(t *testing.T) {
	g := situation(t, `
		mission Recon
		rules rounds 5
		team
		Vanguard at 6,12 n
		Vanguard at 1,8 n
		team
		Skimmer at 11,1 s
	`)
	g.skip(99)
	g.over()
	r := g.b.Result()
	if g.state().Teams[0].Primary != 7 || r.Round != 5 || r.Scores[0] != 10 { // and 3 for no one left behind
		t.Errorf("%+v %+v", g.state().Teams[0], r)
	}
}

// A team with no unit left to act scores at the end of the round.
func TestControlScoresAtTheEndOfTheRound(t *testing.T) {
	g := situation(t, `
		mission Recon
		round 2
		team
		Vanguard at 0,15 n
		team
		Vanguard at 6,5 s
	`)
	g.unit(1).Acted = true
	g.state().Markers[0].Owner = 1
	g.play("pick u0", "roll 1", "end")
	g.happened("team 2 scores 2 and has 2", "round 2 ends")
}

// Who is held, a drone, who is inoperative (8), and where the mission says so who has
// overheated (6.4), hold no marker.
func TestWhoHoldsNoMarker(t *testing.T) {
	for _, c := range []struct {
		name string
		hold bool
		edit func(s *hexwar.State)
	}{
		{"a unit", true, func(*hexwar.State) {}},
		{"overheated", false, func(s *hexwar.State) { s.Units[0].Overheated = true }},
		{"held", false, func(s *hexwar.State) {
			s.Units[0].HeldBy, s.Units[3].Holds, s.Units[3].Cell = 3, 0, s.Units[0].Cell
			s.Units[3].Overheated = true
		}},
		{"a drone", false, func(s *hexwar.State) {
			s.Units[2].Where, s.Units[2].Cell, s.Units[0].Cell = hexwar.OnBoard, s.Units[0].Cell, hex.Cell{Col: 0, Row: 10}
		}},
	} {
		g := situation(t, `
			mission Storm
			team
			Vanguard at 5,7 n; drone Minder
			Vanguard at 0,15 n
			team
			Skimmer at 12,1 s
		`)
		c.edit(g.state())
		g.play("pick u1", "roll 1", "end")
		t.Log(c.name)
		if c.hold {
			g.happened("team 1 controls m2")
		} else {
			g.not("controls")
		}
	}
}

// 6.3: a point for each full 100 DC destroyed, at once; one at the end of a round,
// from the second, for more units in the enemy's half; at the end half the cost of
// a unit with half its torso or less.
func TestShowOfForce(t *testing.T) {
	g := situation(t, `
		rules rounds 2
		objectives vanguard high-ground
		team
		Vanguard at 6,6 n
		team
		Skimmer at 0,0 s
		Skimmer at 2,0 s
		Vanguard at 4,0 s; left torso 18
	`)
	g.state().Lose(1) // 122
	if s := g.state(); s.Teams[0].Primary != 1 {
		t.Errorf("%+v", s.Teams[0])
	}
	g.events = nil
	g.skip(99)
	g.over()
	g.happened("round 1 ends", "team 1 scores 1 and has 2", "round 2 ends", "team 1 scores 1 and has 3") // 122 and 97 make 219
}

// Row 7 of the odd columns is nobody's half.
func TestTheHalvesOfTheBoard(t *testing.T) {
	g := situation(t, `
		team
		Vanguard at 6,6 n
		team
		Vanguard at 0,0 s
	`)
	far, near := g.state().Half(1), g.state().Half(0)
	for cell, want := range map[string][2]bool{"6,7": {true, false}, "6,8": {false, true}, "5,6": {true, false}, "5,7": {false, false}, "5,8": {false, true}} {
		c, _ := hex.ParseCell(cell)
		if got := [2]bool{far.Has(c), near.Has(c)}; got != want {
			t.Errorf("%s: %v", cell, got)
		}
	}
}

// 6.4: from round 2 the storm takes 1 off Accuracy Rolls beyond 5 hexes.
func TestSandstorm(t *testing.T) {
	for round, want := range map[string]string{"1": "u0 rolls 4+0 against 4: hit", "2": "u0 rolls 4-1 against 4: miss"} {
		g := situation(t, `
			mission Storm
			round `+round+`
			team
			Vanguard at 6,12 n; ap 14
			team
			Vanguard at 6,6 s
		`)
		g.begin(0, 8, hexwar.Ranged)
		g.play("fire at u1 torso with i0", "roll 4")
		g.happened(want)
	}
}

// At night attacks reach 6 hexes, further at who has fired this round.
func TestNight(t *testing.T) {
	g := situation(t, `
		mission Darkness
		team
		Vanguard at 6,12 n; ap 14
		team
		Vanguard at 6,5 s; ap 14
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.refused("target.night", "fire at u1 torso with i0")
	g.unit(1).Fired = true
	g.legal("fire at u1 torso with i0")
}

// In odd rounds the wind may carry a unit a hex, whatever way it faces.
func TestWind(t *testing.T) {
	g := situation(t, `
		mission Winds
		team
		Vanguard at 6,12 n; ap 14
		team
		Vanguard at 6,5 s; ap 14
	`)
	g.asked("wind", 0)
	g.play("roll 3", "pick u0", "roll 1", "drift")
	g.happened("the wind blows se", "u0 goes from 6,12 to 7,12 at elevation 0")
	g.refused("wind.again", "drift")
	if mp := g.state().Turn.MP; mp != 4 {
		t.Errorf("%d points of 4", mp)
	}
}

// Units of the attacker leave over the far edge for points, and are safe.
func TestPursuit(t *testing.T) {
	g := situation(t, `
		mission Pursuit
		team
		Vanguard at 6,1 n
		Vanguard at 6,10 n
		team
		Vanguard at 0,5 s
	`)
	g.begin(0, 1, hexwar.Moving)
	g.refused("leave.edge", "leave")
	g.play("step n", "leave")
	g.happened("u0 leaves over the far edge", "team 1 scores 2 and has 2", "u0 ends its turn")
	g.state().Lose(1)
	if s := g.state(); s.Teams[1].Primary != 2 {
		t.Errorf("%+v", s.Teams[1])
	}
}

// The holder of the structure scores at the end of each round, also of its rubble.
func TestCounterattack(t *testing.T) {
	g := situation(t, `
		mission Counter
		structure 2 6,8
		team
		Vanguard at 6,9 n
		team
		Vanguard at 0,5 s
	`)
	g.state().Structures[0] = 0
	g.skip(2)
	g.happened("team 1 holds s0", "team 1 scores 2 and has 2")
}

// Structures razed score for the attacker, those that stand at the end for the
// defender.
func TestOrderToDestroy(t *testing.T) {
	const text = `
		mission Destroy
		rules rounds 1
		structure 1 6,8
		team
		Vanguard at 6,10 n; ap 14
		team
		Vanguard at 0,5 s
	`
	g := situation(t, text)
	g.state().Structures[0] = 5
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at s0 with i0")
	g.happened("s0 falls to rubble", "team 1 scores 2 and has 2")
	g = situation(t, text)
	g.skip(2)
	g.happened("team 2 scores 2 and has 2")
}

// The envoy is worth points dead, brought over, and alive at the end.
func TestEmissary(t *testing.T) {
	const text = `
		mission Emissary
		rules rounds 1
		team
		Vanguard at 0,0 s
		team
		Vanguard at 6,12 s
		Vanguard at 8,5 s
	`
	g := situation(t, text)
	g.state().Envoy = 1
	g.play("pick u0", "roll 1", "end", "pick u1", "roll 1", "step s", "end")
	g.happened("team 2 scores 4 and has 4")
	g.play("pick u2", "roll 1", "end")
	g.happened("team 2 scores 3 and has 7")
	g = situation(t, text)
	g.state().Envoy = 1
	g.state().Lose(1)
	if s := g.state(); s.Teams[0].Primary != 4 {
		t.Errorf("%+v", s.Teams[0])
	}
}

// raid is an intel raid at its first round: two units a side.
func raid(t *testing.T) *game {
	t.Helper()
	c := catalogue(t)
	units := stock(t)
	squad := func(names ...int) hexwar.Squad {
		s := hexwar.Squad{Name: "Raiders"}
		for _, n := range names {
			s.Units = append(s.Units, units[n])
		}
		return s
	}
	text := "board Plain\nsize 13x16\n" + strings.Repeat("row . . . . . . . . . . . . .\n", 15) + "row . - . - . - . - . - . - .\n"
	u, err := hexwar.NewSetup(hexwar.Settings{}, hexwar.Scouting, [2]int{1, 1}, missions(t)[1], board(t, text), c, [2]hexwar.Squad{squad(0, 3), squad(0, 1)})
	if err != nil {
		t.Fatal(err)
	}
	g := &game{t: t, b: hexwar.NewBattle(u)}
	g.play("roll 5 5") // a tie is rolled again
	g.asked("roll off", 0)
	g.play("roll 6 2", "attack", "zone 1", "first", "objectives first-blood disarm", "objectives disarm vanguard")
	g.asked("marker", 2)
	g.play("marker 6,10", "marker 2,10")
	g.refused("marker.near", "marker 4,10")
	g.refused("marker.area", "marker 4,12")
	g.play("marker 10,10")
	return g
}

// T7: in the first round the defender waits until the reaction force is called;
// anyone's attack allows that after the unit's turn.
func TestT7ReactionForce(t *testing.T) {
	g := raid(t)
	g.asked("deploy", 1)
	g.refused("deploy.unit", "deploy u0 6,13 n level 0") // only the cheapest
	g.play("deploy u1 6,13 n level 0", "deploy u2 6,2 s level 0", "deploy u3 8,2 s level 0")
	g.state().Units[2].Cell = hex.Cell{Col: 6, Row: 9}
	g.begin(1, 8, hexwar.Moving)
	g.play("end")
	g.happened("round 1 ends", "round 2") // nobody attacked: the defender waits

	g = raid(t)
	g.play("deploy u1 6,13 n level 0", "deploy u2 6,2 s level 0", "deploy u3 8,2 s level 0")
	g.state().Units[2].Cell = hex.Cell{Col: 6, Row: 9}
	g.begin(1, 8, hexwar.Ranged)
	g.play("fire at u2 torso with i0", "roll 1", "end")
	g.asked("call", 1)
	g.play("call")
	g.refused("deploy.zone", "deploy u0 6,13 n level 0")
	g.play("deploy u0 6,15 n level 0")
	g.asked("pick", 2)
	g.legal("pick u2")
}

// 6.2: intel is gathered beside a marker at the end of the Movement Phase and taken
// at the end of the turn; tokens score at home, all three bring 2 more.
func TestIntelIsGathered(t *testing.T) {
	g := raid(t)
	g.play("deploy u1 6,13 n level 0", "deploy u2 6,2 s level 0", "deploy u3 8,2 s level 0")
	g.begin(1, 4, hexwar.Moving)
	g.refused("target.range", "gather m0")
	g.play("step n", "step n", "gather m0")
	g.happened("u1 gathers intel from m0", "u1 has the intel of m0", "u1 ends its turn", "round 2")
	if g.state().Markers[0].Placed || g.unit(1).Tokens != 1 {
		t.Errorf("%+v", g.unit(1))
	}
	g.play("pick u1", "roll 1", "turn s", "step s", "step s", "end")
	g.play("pick u2", "roll 1", "end", "pick u3", "roll 1", "end")
	g.happened("u1 brings 1 home")
	if s := g.state(); s.Teams[0].Primary != 1 {
		t.Errorf("%+v", s.Teams[0])
	}
}

// The defender may destroy his own markers from round 2, and carriers: 2 points each.
func TestIntelIsDefended(t *testing.T) {
	g := raid(t)
	g.play("deploy u1 6,13 n level 0", "deploy u2 6,2 s level 0", "deploy u3 8,2 s level 0", "pick u1", "roll 1", "end")
	g.unit(2).Cell, g.unit(2).AP = hex.Cell{Col: 6, Row: 5}, 8
	g.unit(1).Tokens = 1
	g.unit(1).AP = 8
	g.begin(1, 8, hexwar.Ranged)
	g.refused("target.marker", "fire at m0 with i0") // they are the attacker's to gather
	g.play("end")
	g.begin(2, 8, hexwar.Ranged)
	g.play("fire at m0 with i0", "fire at m0 with i0")
	g.happened("m0 takes 5, 5 left", "m0 takes 5, 0 left", "team 2 scores 2 and has 2")
	g.state().Lose(1)
	if s := g.state(); s.Teams[1].Primary != 4 {
		t.Errorf("%+v", s.Teams[1])
	}
}

// The attacker of an intel raid wins ties; elsewhere what survives decides.
func TestTies(t *testing.T) {
	g := raid(t)
	if w := g.state().Winners(); w != [2]bool{true, false} {
		t.Errorf("%v", w)
	}
	g = situation(t, `
		mission Recon
		team
		Skimmer at 0,15 n
		team
		Vanguard at 0,0 s
	`)
	if w := g.state().Winners(); w != [2]bool{false, true} {
		t.Errorf("%v", w)
	}
}

// 28: a conflagration plays the missions of operations and skirmishes.
func TestGap28Conflagration(t *testing.T) {
	if got := hexwar.Conflagration.MissionSizes(); len(got) != 2 || got[0] != hexwar.Operation || got[1] != hexwar.Skirmish {
		t.Errorf("%v", got)
	}
	if hexwar.Conflagration.Limits() != (hexwar.Limits{Cost: 2500, Units: 9}) {
		t.Error("its limits are others")
	}
}

// Secondary objectives at the ends of rounds and of the battle.
func TestObjectivesAtTheEnd(t *testing.T) {
	g := situation(t, `
		hex .1 0,15
		rules rounds 1
		objectives high-ground vanguard
		team
		Vanguard at 0,15 n
		Vanguard at 4,1 n
		Skimmer at 6,1 n
		team
		objectives disarm no-one-left-behind
		Vanguard at 0,0 s
	`)
	g.skip(2)
	g.happened("team 1 scores 1 for high-ground", "team 1 scores 3 for vanguard", "team 2 scores 3 for no-one-left-behind")
}

// 6.2: a token scores once, all three bring 2 more, and with the last marker and the
// last token the mission is over.
func TestIntelComesHome(t *testing.T) {
	g := raid(t)
	g.play("deploy u1 6,13 n level 0", "deploy u2 6,2 s level 0", "deploy u3 8,2 s level 0")
	s := g.state()
	for i := range s.Markers {
		s.Markers[i].Placed = false
	}
	g.unit(1).Tokens = 2
	g.play("pick u1", "roll 1", "end")
	g.happened("u1 brings 2 home", "team 1 scores 2 and has 2", "round 1 ends")
	g.over()

	g = raid(t)
	g.play("deploy u1 6,13 n level 0", "deploy u2 6,2 s level 0", "deploy u3 8,2 s level 0")
	s = g.state()
	for i := range s.Markers {
		s.Markers[i].Placed = i == 0
	}
	g.unit(1).Tokens = 3
	g.play("pick u1", "roll 1", "end")
	g.happened("team 1 scores 3 and has 3", "team 1 scores 2 and has 5", "round 2") // one is still out there
	g.play("pick u1", "roll 1", "end")
	g.not("scores")
}

// 6.2: the reaction force comes over the edge, so a sub needs water there.
func TestRaidNeedsRoomAtTheEdge(t *testing.T) {
	m := missions(t)
	sub := hexwar.Squad{Name: "Sub", Units: stock(t)[9:10]}
	land := hexwar.Squad{Name: "Land", Units: stock(t)[3:4]}
	const dry, wet = "row . . . . . . . . . . . . .\n", "row . . . L L L . . . . . . .\n"
	lakes := board(t, "board Lakes\nsize 13x16\n"+dry+wet+wet+strings.Repeat(dry, 10)+wet+dry+"row . - . - . - . - . - . - .\n")
	for n, legal := range []bool{true, false} {
		_, err := hexwar.NewSetup(hexwar.Settings{}, hexwar.Scouting, [2]int{1, 1}, m[n], lakes, catalogue(t), [2]hexwar.Squad{sub, land})
		if (err == nil) != legal {
			t.Errorf("%s: %v", m[n].Name, err)
		}
	}
}

// 6.6: First Blood is for the first unit destroyed of all, once.
func TestFirstBlood(t *testing.T) {
	g := situation(t, `
		objectives first-blood vanguard
		team
		Vanguard at 0,15 n
		Skimmer at 2,15 n
		team
		objectives first-blood vanguard
		Skimmer at 0,0 s
		Skimmer at 2,0 s
	`)
	g.state().Lose(2)
	g.state().Lose(1)
	g.state().Lose(3)
	if s := g.state(); s.Teams[0].Secondary != 2 || s.Teams[1].Secondary != 0 {
		t.Errorf("%d and %d points", s.Teams[0].Secondary, s.Teams[1].Secondary)
	}
}

// 6.6: Decapitate is for the dearest unit, whichever it is of several that cost the
// same.
func TestDecapitate(t *testing.T) {
	for lost, want := range map[int8]int8{1: 0, 2: 3, 3: 3} {
		g := situation(t, `
			objectives decapitate vanguard
			team
			Vanguard at 0,15 n
			team
			Skimmer at 0,0 s
			Vanguard at 2,0 s
			Vanguard at 4,0 s
		`)
		g.state().Lose(lost)
		if got := g.state().Teams[0].Secondary; got != want {
			t.Errorf("u%d brings %d points, not %d", lost, got, want)
		}
	}
}

// 6.6: Disarm is for weapons and arms, those included that go with their section, 3
// at most; shields do not count, nor what only falls to the ground.
func TestDisarm(t *testing.T) {
	g := situation(t, `
		objectives disarm vanguard
		team
		Vanguard at 6,10 n; ap 14
		team
		Siege at 6,5 s; kneeling; bare; left left-arm 5; left head 5; arm Small shield: on left arm; arm Shoulder cannon: on left arm; arm Pistol: left hand; arm Shoulder cannon: on head; arm Pistol: right hand
	`)
	g.begin(0, 8, hexwar.Ranged)
	g.play("fire at u1 left-arm with i0", "roll 7")
	g.happened("u1 loses the left arm", "i0 of u1 is destroyed", "i1 of u1 is destroyed", "team 1 scores 1 for disarm", "i2 of u1 falls to the ground at 6,5", "team 1 scores 1 for disarm")
	g.play("fire at u1 i4 with i0", "roll 7")
	g.happened("i4 of u1 is destroyed", "team 1 scores 1 for disarm")
	g.play("fire at u1 head with i0", "roll 7")
	g.happened("i3 of u1 is destroyed")
	g.not("scores") // 3 is the most
}

// 6.6: High Ground counts elevations, also of who flies.
func TestHighGroundCountsFlyers(t *testing.T) {
	g := situation(t, `
		hex .1 0,15
		rules rounds 1
		objectives high-ground vanguard
		team
		Vanguard at 0,15 n
		Fighter at 6,8 n; level 2
		team
		objectives high-ground vanguard
		Fighter at 6,3 n; level 1
	`)
	g.unit(1).Acted, g.unit(2).Acted = true, true
	g.skip(2)
	g.happened("team 1 scores 1 for high-ground")
	g.not("team 2 scores")
}

// Six rounds are the limit unless a mission or the settings say otherwise; and equal
// points and equal survivors make a draw.
func TestSixRoundsAndADraw(t *testing.T) {
	g := situation(t, `
		objectives first-blood disarm
		team
		Vanguard at 0,15 n
		team
		objectives first-blood disarm
		Vanguard at 12,0 s
	`)
	g.skip(99)
	g.over()
	if r := g.b.Result(); r.Round != 6 || len(r.Winners) != 2 {
		t.Errorf("%+v", r)
	}
}

// 6.5: the wind blows in odd rounds alone, and not at all by a 7 or an 8.
func TestWindBlowsInOddRounds(t *testing.T) {
	g := situation(t, `
		mission Winds
		team
		Vanguard at 6,12 n
		team
		Vanguard at 6,5 s
	`)
	g.play("roll 7")
	g.happened("no wind")
	g.play("pick u0", "roll 1")
	g.refused("wind.none", "drift")
	g.play("end", "pick u1", "roll 1", "end")
	g.happened("round 2")
	g.asked("pick", 1)
	g.skip(3)
	g.asked("wind", 0)
}
