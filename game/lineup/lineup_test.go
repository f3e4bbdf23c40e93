package lineup

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// party seats a person and so many computers less one, with settings of the rulebook.
func party(size rapid.Size, seats int) Lineup {
	l := Lineup{Settings: rapid.DefaultSettings(), Size: size}
	for i := range seats {
		seat := game.Seat{Name: fmt.Sprint("Seat ", i+1), Kind: game.Computer, Level: "easy", Colour: uint8(i), Pattern: uint8(i)}
		if i == 0 {
			seat.Kind, seat.Level = game.Person, ""
		}
		l.Seats = append(l.Seats, Seat{Seat: seat})
	}
	return l
}

func chance(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 1)) }

func drawn(t *testing.T, size rapid.Size, seats int, seed uint64) Lineup {
	t.Helper()
	l, err := party(size, seats).Draw(chance(seed))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestALineupLeftToChanceIsLegalAndNeedsNoTie(t *testing.T) {
	for _, size := range []rapid.Size{rapid.Skirmish, rapid.FullBattle} {
		for seats := MinSeats; seats <= MaxSeats; seats++ {
			for seed := range uint64(30) {
				l := drawn(t, size, seats, seed)
				if err := l.Check(); err != nil {
					t.Fatalf("%v of %d, seed %d: %v", size, seats, seed, err)
				}
				if defence, offence := Ties(l.Ratings()); defence || offence {
					t.Fatalf("%v of %d, seed %d: companies tie", size, seats, seed)
				}
				names := map[string]bool{}
				for _, s := range l.Seats {
					names[s.Company.Name] = true
				}
				if len(names) != seats {
					t.Errorf("%v of %d, seed %d: a company stands at two seats", size, seats, seed)
				}
			}
		}
	}
}

func TestTheSameSeedDrawsTheSameLineup(t *testing.T) {
	a, b := drawn(t, rapid.Skirmish, 3, 7), drawn(t, rapid.Skirmish, 3, 7)
	for i := range a.Seats {
		if a.Seats[i].Company.Name != b.Seats[i].Company.Name {
			t.Errorf("seat %d: %s and %s", i+1, a.Seats[i].Company.Name, b.Seats[i].Company.Name)
		}
	}
	if a.Table.Name != b.Table.Name {
		t.Errorf("tables: %s and %s", a.Table.Name, b.Table.Name)
	}
}

func TestDealingOneSeatLeavesTheOthers(t *testing.T) {
	for seed := range uint64(40) {
		l := drawn(t, rapid.Skirmish, 3, seed)
		after, err := l.Deal(chance(seed), 1)
		if err != nil {
			t.Fatal(err)
		}
		for i := range l.Seats {
			same := after.Seats[i].Company.Name == l.Seats[i].Company.Name
			if same != (i != 1) {
				t.Errorf("seed %d: seat %d had %s and has %s", seed, i+1, l.Seats[i].Company.Name, after.Seats[i].Company.Name)
			}
		}
		for _, i := range []int{0, 2} {
			if after.Seats[1].Company.Name == after.Seats[i].Company.Name {
				t.Errorf("seed %d: two seats have %s although others are legal", seed, after.Seats[i].Company.Name)
			}
		}
	}
}

func TestR1ACompanyIsArmedWithTheRocketsAgreed(t *testing.T) {
	stock, err := Stock()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range stock {
		for rockets := range 9 {
			armed := Arm(c, rockets)
			sum := 0
			for i, f := range armed.Frames {
				sum += int(f.Rockets)
				if f.Rockets > rapid.MaxFrameRockets {
					t.Errorf("%s, %d rockets: frame %d carries %d", c.Name, rockets, i+1, f.Rockets)
				}
			}
			if sum != rockets {
				t.Errorf("%s carries %d rockets, not %d", c.Name, sum, rockets)
			}
			if back := Arm(c, 3); &back.Frames[0] != &c.Frames[0] {
				t.Fatalf("%s is another company after arming it with what it carries", c.Name)
			}
		}
	}
}

func TestWhatKeepsABattleFromStartingIsSaid(t *testing.T) {
	for _, test := range []struct {
		name string
		do   func(l *Lineup)
		seat int
		want string
	}{
		{"two seats share a colour", func(l *Lineup) { l.Seats[1].Colour = l.Seats[0].Colour }, 1, game.ErrLivery.Error()},
		{"two seats share a pattern", func(l *Lineup) { l.Seats[2].Pattern = l.Seats[0].Pattern }, 2, game.ErrLivery.Error()},
		{"a company is too small", func(l *Lineup) {
			l.Seats[1].Company.Frames = l.Seats[1].Company.Frames[:1]
		}, 1, "1 frame"},
		{"the clock starts nowhere", func(l *Lineup) { l.Settings.Doomsday = 21 }, -1, "doomsday"},
		{"one seat is no battle", func(l *Lineup) { l.Seats = l.Seats[:1] }, -1, "2 to 5 players"},
	} {
		t.Run(test.name, func(t *testing.T) {
			l := drawn(t, rapid.Skirmish, 3, 1)
			test.do(&l)
			err := l.Check()
			if err == nil || !strings.Contains(err.Error(), test.want) {
				t.Fatalf("the error is %v; it should say %q", err, test.want)
			}
			var at *SeatError
			if errors.As(err, &at) != (test.seat >= 0) || at != nil && at.Seat != test.seat {
				t.Errorf("the seat in %v is not %d", err, test.seat)
			}
			if _, err := l.Config(1, 2); err == nil {
				t.Error("a battle begins all the same")
			}
		})
	}
}

func TestTiesAreForTheHighestAndTheLowestScore(t *testing.T) {
	for _, test := range []struct {
		scores           []int
		defence, offence bool
	}{
		{[]int{30, 42}, false, false},
		{[]int{36, 36}, true, true},
		{[]int{42, 42, 21}, true, false},
		{[]int{21, 42, 21}, false, true},
		{[]int{42, 30, 30, 21}, false, false},
	} {
		var ratings []rapid.Rating
		for _, s := range test.scores {
			ratings = append(ratings, rapid.Rating{Score: s})
		}
		if defence, offence := Ties(ratings); defence != test.defence || offence != test.offence {
			t.Errorf("scores %v: defence %v, offence %v", test.scores, defence, offence)
		}
	}
}

func TestARematchHasOtherDiceAndTheSameCompanies(t *testing.T) {
	l := drawn(t, rapid.Skirmish, 2, 3)
	first, err := l.Config(1, 2)
	if err != nil {
		t.Fatal(err)
	}
	again, err := l.Config(3, 4)
	if err != nil {
		t.Fatal(err)
	}
	if string(first.Setup) != string(again.Setup) || first.Dice == again.Dice || first.Noise == again.Noise {
		t.Error("a rematch is not the same battle with other dice")
	}
}

// begun is a session of a line-up.
func begun(t *testing.T, l Lineup) *game.Session {
	t.Helper()
	config, err := l.Config(11, 12)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

// normal is the player of that level.
func normal(t *testing.T) ai.Player {
	t.Helper()
	p, err := Player("normal")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestASetUpThatIsPlayedForAPersonLeadsToRoundOne(t *testing.T) {
	helper := normal(t)
	for _, seats := range []int{2, 5} {
		l := drawn(t, rapid.FullBattle, seats, 5)
		s := begun(t, l)
		start := time.Now()
		if err := s.PlaySetUp(t.Context(), helper, 9); err != nil {
			t.Fatal(err)
		}
		t.Logf("%d seats are fielded in %v", seats, time.Since(start))
		state := &s.Battle().(*rapid.Battle).State
		if state.Phase != rapid.PhasePick || state.Round != 1 {
			t.Errorf("%d seats: the battle waits for %v in round %d", seats, state.Phase, state.Round)
		}
		if len(s.Faults()) > 0 {
			t.Errorf("%d seats: %v", seats, s.Faults())
		}
		placed := 0
		for _, step := range s.Steps() {
			if step.Decision.Side == rules.Side(0) {
				placed++
			}
		}
		if want := len(l.Seats[0].Company.Frames) + state.Limits.Stations; placed != want {
			t.Errorf("%d seats: the person has placed %d things, not %d", seats, placed, want)
		}
		if err := s.PlaySetUp(t.Context(), helper, 9); err != nil || state.Phase != rapid.PhasePick {
			t.Errorf("fielding again changes something: %v", err)
		}
	}
}

func TestASetUpThatIsPlayedCanBeStopped(t *testing.T) {
	s, helper := begun(t, drawn(t, rapid.FullBattle, 4, 5)), normal(t)
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if err := s.PlaySetUp(ctx, helper, 9); !errors.Is(err, context.Canceled) {
		t.Errorf("the error is %v", err)
	}
	s.Close()
	if err := s.PlaySetUp(t.Context(), helper, 9); err == nil {
		t.Error("a closed session is fielded")
	}
}

// Equal companies tie for the defence, and the tie is rolled for.
func TestASetUpIsNotPlayedForWhoRollsOnARealTable(t *testing.T) {
	l := drawn(t, rapid.Skirmish, 2, 5)
	l.Seats[1].Company = l.Seats[0].Company
	l.Seats[0].OwnDice = true
	s := begun(t, l)
	if err := s.PlaySetUp(t.Context(), normal(t), 9); err == nil || !strings.Contains(err.Error(), "real table") {
		t.Errorf("the error is %v", err)
	}
	if w := s.Waiting(); w.For != game.WaitDice {
		t.Errorf("the session waits for %+v", w)
	}
}
