package result

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// engaged is a session with an engagement of so many persons, played on by chance
// where nobody sits.
func engaged(t *testing.T, size hexwar.Size, players [hexwar.Teams]int, persons int, seed uint64) *game.Session {
	t.Helper()
	names := [...]string{"Mira", "Jonas", "Ada", "Otto"}
	e := muster.Engagement{Size: size}
	n := 0
	for team := range e.Teams {
		for range players[team] {
			seat := game.Seat{Name: names[n], Kind: game.Computer, Level: "random", Colour: uint8(n), Pattern: uint8(n)}
			if n < persons {
				seat.Kind, seat.Level = game.Person, ""
			}
			e.Teams[team].Seats = append(e.Teams[team].Seats, seat)
			n++
		}
	}
	e, err := e.Draw(rand.New(rand.NewPCG(seed, 2)))
	if err != nil {
		t.Fatal(err)
	}
	config, err := e.Config(seed, seed+1, func(string) (ai.Player, error) { return ai.Random{}, nil })
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	if persons == 0 {
		if err := s.Run(context.Background()); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

func TestTheTaleOfAnEngagementEndsWithItsResult(t *testing.T) {
	for _, size := range []hexwar.Size{hexwar.Scouting, hexwar.Operation} {
		for seed := range uint64(3) {
			session := engaged(t, size, [2]int{2, 1}, 0, seed)
			st := &session.Battle().(*hexwar.Battle).State
			s := New(session, Ways{})
			if len(s.rows) != hexwar.Teams || len(s.rows[0].seats) != 2 || len(s.rows[1].seats) != 1 {
				t.Fatalf("the rows are %+v", s.rows)
			}
			for team, row := range s.rows {
				last := row.moments[len(row.moments)-1]
				if want := fmt.Sprintf("%d + %d", st.Teams[team].Primary, st.Teams[team].Secondary); last.words != want || row.final != last.score {
					t.Errorf("%s, seed %d: team %d ends with %q and %d, and has %s", size, seed, team+1, last.words, row.final, want)
				}
				if len(row.moments) != int(st.Round) {
					t.Errorf("%s, seed %d: %d rounds have %d moments", size, seed, st.Round, len(row.moments))
				}
				if s.won(team) != st.Winners()[team] {
					t.Errorf("%s, seed %d: team %d wins %v", size, seed, team+1, s.won(team))
				}
			}
		}
	}
}

func TestTheResultOfAnEngagementFitsItsWindow(t *testing.T) {
	for size, players := range map[hexwar.Size][2]int{hexwar.Scouting: {1, 1}, hexwar.Conflagration: {2, 2}} {
		session := engaged(t, size, players, 0, 3)
		for _, window := range [...]struct{ w, h int }{{1280, 720}, {960, 540}, {960, 600}} {
			p := enter(t, window.w, window.h, New(session, Ways{Rematch: func(*scenes.Context) {}, New: func(*scenes.Context) {}}))
			p.Shot(fmt.Sprintf("hex_%s_%dx%d", size, window.w, window.h))
			for _, id := range p.App.Widgets().IDs() {
				if r := p.Where(id); r.X < 0 || r.Y < 0 || r.Right() > float64(window.w)+0.1 || r.Bottom() > float64(window.h)+0.1 {
					t.Errorf("%dx%d: %s is at %v", window.w, window.h, id, r)
				}
			}
			p.Move(p.Where("result/unit/1").Centre().X, p.Where("result/unit/1").Centre().Y)
			p.Wait(24)
			if tip := ui.String(p.App.Widgets().TipShown()); !strings.Contains(tip, " ") {
				t.Errorf("a unit does not explain itself: %q", tip)
			}
		}
	}
}

func TestAnEngagementGivenUpIsTold(t *testing.T) {
	session := engaged(t, hexwar.Scouting, [2]int{1, 1}, 2, 4)
	if err := session.PlaySetUp(t.Context(), ai.Random{}, 3); err != nil {
		t.Fatal(err)
	}
	for session.Waiting().For == game.WaitRoll {
		session.Tick()
	}
	seat := session.Waiting().Seat
	give, err := session.Battle().Parse("concede")
	if err == nil {
		err = session.Submit(seat, give)
	}
	if err != nil {
		t.Fatal(err)
	}
	s := New(session, Ways{})
	if s.won(int(seat)) || !s.won(1-int(seat)) || s.rows[seat].final != 0 {
		t.Errorf("seat %d has given up; the winners are %v", seat+1, s.sum.Winners)
	}
	enter(t, 1280, 720, s).Shot("hex_conceded")
}

func TestTwoTeamsMayBeLevel(t *testing.T) {
	s := New(engaged(t, hexwar.Scouting, [2]int{2, 1}, 0, 6), Ways{})
	s.sum.Winners = []rules.Side{0, 1, 2}
	p := enter(t, 1280, 720, s)
	p.Shot("hex_level")
}
