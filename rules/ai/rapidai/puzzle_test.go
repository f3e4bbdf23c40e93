package rapidai

import (
	"math/rand/v2"
	"slices"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// at is a place so many units from the upper left corner.
func at(x, y float64) field.Point { return field.Point{X: int32(x * 80), Y: int32(y * 80)} }

// A scene is a battle on an open table with a wall in the upper left corner, in
// which no frame is on the table yet and the stations, nobody's, lie out of the
// way. The seats, with their scores per asset, have four frames each: seat 0 the
// frames 0 to 3, seat 1 the frames 4 to 7, and so on.
func scene(t *testing.T, each ...int8) *rapid.State {
	t.Helper()
	company := rapid.Company{Name: "Company"}
	for range 4 {
		company.Frames = append(company.Frames, rapid.Design{Name: "Frame"})
	}
	company.Frames[0].Rockets = 3
	company.Frames[1].Systems[rapid.Defence] = 1
	layout := field.Layout{Name: "Open", Width: 140, Height: 140, Ground: "meadow"}
	for layer := uint8(1); layer <= 4; layer++ {
		layout.Bricks = append(layout.Bricks, field.Brick{X: 2, Y: 2, W: 2, L: 8, Layer: layer})
	}
	u, err := rapid.NewSetup(rapid.DefaultSettings(), rapid.Skirmish, layout, slices.Repeat([]rapid.Company{company}, len(each)))
	if err != nil {
		t.Fatal(err)
	}
	s := u.Start(nil)
	s.Stage, s.Round, s.Defender, s.Point = rapid.StageDone, 6, 0, 1
	for i := range each {
		s.Seats[i].Each = each[i]
	}
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		f.Fielded, f.White, f.Systems, f.Rockets = true, 0, rapid.Systems{}, 0
	}
	for i := range s.StationCount() {
		st := &s.Stations[i]
		st.Placed, st.Owner = true, rapid.None
		st.At = field.Point{X: 16 * (20 + 12*int32(i)), Y: 16 * 134} // out of the way
	}
	return &s
}

// put stands a frame on the table, with whites and systems, its turn over.
func put(s *rapid.State, i int, p field.Point, white uint8, systems rapid.Systems, defence int8) *rapid.Frame {
	f := &s.Frames[i]
	f.At, f.White, f.Systems = p, white, systems
	f.Acted, f.Defence = true, defence
	return f
}

// fresh lets a frame still have its turn.
func fresh(f *rapid.Frame) *rapid.Frame {
	f.Acted, f.Defence = false, rapid.None
	return f
}

// holds gives the stations to the seats: the first to seat 0, as many as it has,
// the next to seat 1, and so on.
func holds(s *rapid.State, each ...int) {
	i := 0
	for seat, n := range each {
		for range n {
			s.Stations[i].Owner = int8(seat)
			i++
		}
	}
}

// turn lets a frame be in its turn with these dice.
func turn(s *rapid.State, frame int8, target rapid.Target, band rapid.Band, pool ...rapid.Face) {
	s.Acting = rapid.Turn{Frame: frame, Target: target, Band: band, Count: int8(len(pool))}
	for i, d := range pool {
		s.Acting.Pool[i].Face = d
	}
	f := &s.Frames[frame]
	f.Acted = true
	s.Acting.Comms = f.Systems[rapid.Comms]
	s.Acting.Crosses = f.Systems[rapid.Movement] > 0 || f.Systems.Sprints()
	s.Asked = f.Seat
}

func die(c dice.Colour, v uint8) rapid.Face { return rapid.Face{Colour: c, Faces: 6, Value: v} }

func frameTarget(i int) rapid.Target { return rapid.Target{Kind: rapid.FrameTarget, ID: int16(i)} }

var (
	rifle  = rapid.Systems{rapid.Direct: 1}
	gunner = rapid.Systems{rapid.Direct: 2}
)

// answer is what the normal player does.
func answer(s *rapid.State) rapid.Action {
	c := Normal()
	return c.Decide(s, rand.New(rand.NewPCG(1, 1)))
}

// Puzzle 1: last round, all others have acted, 20 against 24. The 4 may go to the
// attack or to the way to an unguarded station: the station wins.
func TestPuzzleTakeTheStation(t *testing.T) {
	s := scene(t, 5, 6)
	s.Clock = 1
	put(s, 0, at(10, 10), 2, rifle, 0)
	put(s, 4, at(15, 10), 1, rapid.Systems{}, 2)
	holds(s, 3, 3) // 4 × 5 against 4 × 6
	s.Stations[3].At = field.Point{X: 800 - 32, Y: 800 + 32 + 80 + 315}
	turn(s, 0, frameTarget(4), rapid.AtDirect, die(dice.White, 4), die(dice.White, 1), die(dice.Red, 3))
	s.Phase = rapid.PhaseAct
	for s.Phase == rapid.PhaseAct {
		a := answer(s)
		if err := s.Apply(&a, nil); err != nil {
			t.Fatal(err)
		}
		if s.Phase == rapid.PhaseDamage { // the shot with the 3: nothing comes of it
			a := rapid.RollOf(rules.Roll{1})
			if err := s.Apply(&a, nil); err != nil {
				t.Fatal(err)
			}
		}
	}
	if s.Stations[3].Owner != 0 {
		t.Errorf("the station is not taken; scores %d to %d", s.Score(0), s.Score(1))
	}
}

// Puzzles 2 and 3: the clock shows 1. Whoever is strictly ahead ends the battle;
// nobody else does.
func TestPuzzleTickOnlyWhenAhead(t *testing.T) {
	for _, c := range []struct {
		name         string
		mine, theirs int
		want         rapid.Kind
	}{
		{"ahead", 3, 2, rapid.ActTick},
		{"level", 3, 3, rapid.ActHold},
		{"behind", 2, 3, rapid.ActHold},
	} {
		s := scene(t, 6, 6)
		put(s, 0, at(10, 10), 2, rifle, 0)
		put(s, 4, at(20, 10), 2, rifle, 0)
		holds(s, c.mine, c.theirs)
		s.Clock, s.Phase, s.Asked = 1, rapid.PhaseTick, 0
		if a := answer(s); a.Kind != c.want {
			t.Errorf("%s: %s", c.name, a)
		}
	}
}

// Puzzle 5: two gunners are still to act, the target's defence is 3, and the
// whites have no other use: the 6 defends and the 5 attacks.
func TestPuzzleKeepTheSixOnDefence(t *testing.T) {
	s := scene(t, 5, 5)
	s.Clock = 9
	put(s, 0, at(10, 10), 2, rapid.Systems{rapid.Direct: 1, rapid.Artillery: 1}, rapid.None)
	put(s, 4, at(15, 10), 2, gunner, 3)
	fresh(put(s, 5, at(15, 12), 2, gunner, 0))
	fresh(put(s, 6, at(15, 8), 2, gunner, 0))
	holds(s, 3, 3)
	turn(s, 0, frameTarget(4), rapid.AtDirect, die(dice.White, 6), die(dice.White, 2), die(dice.Red, 5))
	s.Phase = rapid.PhaseDefend
	if a := answer(s); a.Die != die(dice.White, 6) {
		t.Errorf("%s", a)
	}
}

// Puzzles 6 and 7: with no friend to act the spot is used; with one who makes more
// of it, and when it would miss anyway, it is kept.
func TestPuzzleSpendOrSaveTheSpot(t *testing.T) {
	for _, c := range []struct {
		name                  string
		attack, defence, spot int8
		friend                bool
		want                  rapid.Kind
	}{
		{"last frame to act", 5, 5, 4, false, rapid.ActUseSpot},
		{"missing anyway", 2, 6, 3, true, rapid.ActKeepSpot},
	} {
		s := scene(t, 5, 5)
		s.Clock = 5
		put(s, 0, at(10, 10), 2, rifle, 0)
		x := put(s, 4, at(15, 10), 1, rapid.Systems{}, c.defence)
		x.Spot, x.SpotBy = c.spot, 0
		if c.friend {
			fresh(put(s, 1, at(12, 12), 2, gunner, 0))
		}
		holds(s, 3, 3)
		turn(s, 0, frameTarget(4), rapid.AtDirect, die(dice.White, 1))
		s.Assault = rapid.Assault{Attack: c.attack}
		s.Phase = rapid.PhaseUseSpot
		if a := answer(s); a.Kind != c.want {
			t.Errorf("%s: %s", c.name, a)
		}
	}
}

// hitOnce lets seat 1's frame 4 have hit a frame of seat 0 once, with no damage
// dice left.
func hitOnce(s *rapid.State, frame int) {
	turn(s, 4, frameTarget(frame), rapid.AtDirect, die(dice.White, 1))
	s.Acting.Attacked = true
	s.Assault = rapid.Assault{Attack: 5, Dice: 1, Chart: dice.Open, Hit: frameTarget(frame)}
	s.Phase, s.Asked = rapid.PhaseLose, s.Frames[frame].Seat
}

// Puzzle 8: next round, the last, the frame must go 5 units to an unguarded
// station and nothing is at artillery range: without the gun it sprints.
func TestPuzzleLoseTheGunKeepTheLegs(t *testing.T) {
	s := scene(t, 5, 5)
	s.Clock = 3
	put(s, 0, at(10, 10), 2, rapid.Systems{rapid.Movement: 1, rapid.Artillery: 1}, 3)
	put(s, 4, at(10, 4), 2, rifle, 3)
	holds(s, 2, 3)
	s.Stations[4].At = field.Point{X: 800 - 32, Y: 800 + 32 + 80 + 5*80 - 5}
	hitOnce(s, 0)
	if a := answer(s); a.Kind != rapid.ActLose || a.Index != int8(rapid.Artillery) {
		t.Errorf("%s", a)
	}
}

// Puzzle 9: the last attack of the battle, and the frame would die: it abandons.
func TestPuzzleAbandonRatherThanDie(t *testing.T) {
	s := scene(t, 6, 5)
	s.Clock = 1
	put(s, 0, at(10, 10), 1, rapid.Systems{}, 0)
	put(s, 4, at(15, 10), 2, rifle, 0)
	s.Stations[0].Owner, s.Stations[3].Owner = 0, 1
	s.Stations[0].At = field.Point{X: 800 + 32, Y: 800 - 32}
	hitOnce(s, 0)
	if a := answer(s); a.Kind != rapid.ActAbandon {
		t.Errorf("%s", a)
	}
}

// Puzzle 10: an enemy stands at the station as well, which would be his: the frame
// stays and takes the hit.
func TestPuzzleStandByTheStation(t *testing.T) {
	s := scene(t, 6, 5)
	s.Clock = 1
	put(s, 0, at(10, 10), 2, rapid.Systems{rapid.Defence: 1}, 0)
	put(s, 4, at(15, 10), 2, rifle, 0)
	holds(s, 3, 3)
	s.Stations[0].At = field.Point{X: 800 + 32 + 40, Y: 800 - 32}
	put(s, 5, at(12.4, 10), 2, rifle, 0)
	hitOnce(s, 0)
	if a := answer(s); a.Kind != rapid.ActLose {
		t.Errorf("%s", a)
	}
}

// Puzzle 12: the last turn of the battle; a frame with one white left and defence 4
// can be destroyed, a whole one with defence 2 cannot.
func TestPuzzleFinishIt(t *testing.T) {
	s := scene(t, 5, 6)
	s.Clock = 1
	put(s, 0, at(10, 10), 2, gunner, 0)
	put(s, 4, at(15, 10), 1, rapid.Systems{}, 4)
	put(s, 5, at(15, 14), 2, rapid.Systems{rapid.Defence: 2, rapid.Movement: 2}, 2)
	holds(s, 3, 2)
	turn(s, 0, rapid.Target{}, rapid.NoBand)
	s.Phase = rapid.PhaseName
	if a := answer(s); a.Target != frameTarget(4) {
		t.Errorf("%s", a)
	}
}

// Puzzle 13: the last turn of the battle, 24 against 28 and 15, and one die. Taking
// the third player's station surely loses; shooting at the leader may win.
func TestPuzzleHitTheLeader(t *testing.T) {
	s := scene(t, 3, 7, 5)
	s.Clock = 1
	put(s, 0, at(10, 10), 2, rapid.Systems{rapid.Direct: 1}, 0)
	for i := 1; i < 4; i++ {
		put(s, i, at(2, 8+float64(i)*2), 2, rifle, 0)
	}
	put(s, 4, at(15, 10), 1, rapid.Systems{}, 4)
	for i := 5; i < 8; i++ {
		put(s, i, at(float64(i)*3, 24), 2, rifle, 0)
	}
	put(s, 8, at(26, 4), 2, rifle, 0)
	holds(s, 4, 0, 2)
	s.Stations[5].At = field.Point{X: 800 - 32, Y: 800 + 32 + 80 + 315}
	turn(s, 0, frameTarget(4), rapid.AtDirect, die(dice.White, 6))
	s.Phase = rapid.PhaseAct
	if a := answer(s); a.Kind != rapid.ActAttack {
		t.Errorf("scores %d, %d, %d: %s", s.Score(0), s.Score(1), s.Score(2), a)
	}
}

// Puzzle 14: a spotter and a gunner are left: the spotter goes first, and spots
// what the gunner can shoot.
func TestPuzzleSpotterFirst(t *testing.T) {
	s := scene(t, 5, 5)
	s.Clock = 7
	fresh(put(s, 0, at(10, 10), 2, gunner, 0))
	fresh(put(s, 1, at(10, 12), 2, rapid.Systems{rapid.Comms: 2}, 0))
	put(s, 4, at(15, 10), 2, rifle, 5)
	holds(s, 3, 3)
	turn(s, 4, rapid.Target{}, rapid.NoBand, die(dice.Red, 1))
	s.Phase = rapid.PhaseAct
	if err := s.Apply(&rapid.Action{Kind: rapid.ActDone}, nil); err != nil || s.Phase != rapid.PhasePick {
		t.Fatal(s.Phase, err)
	}
	if a := answer(s); a.Kind != rapid.ActPick || a.Index != 1 {
		t.Fatalf("%s", a)
	}
	turn(s, 1, rapid.Target{}, rapid.NoBand, die(dice.White, 2), die(dice.White, 2), die(dice.Yellow, 5))
	s.Phase = rapid.PhaseSpot
	if a := answer(s); a.Target != frameTarget(4) || a.Die != die(dice.Yellow, 5) {
		t.Errorf("%s", a)
	}
}
