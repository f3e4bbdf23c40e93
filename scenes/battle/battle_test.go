package battle_test

import (
	"fmt"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// newSession seats a person against computers with stock companies on a stock
// table.
func newSession(t *testing.T, seed uint64, persons, players int) *game.Session {
	t.Helper()
	all, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	var companies []rapid.Company
	for _, c := range all {
		if len(companies) < players && len(c.Check(rapid.Skirmish, players, 3)) == 0 {
			companies = append(companies, c)
		}
	}
	tables, err := assets.TablesFor(players)
	if err != nil {
		t.Fatal(err)
	}
	u, err := rapid.NewSetup(rapid.DefaultSettings(), rapid.Skirmish, tables[0], companies)
	if err != nil {
		t.Fatal(err)
	}
	text, err := u.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	var seats []game.Seat
	for i := range players {
		s := game.Seat{Name: fmt.Sprintf("Ann %d", i+1), Colour: uint8(i), Pattern: uint8(i)}
		if i >= persons {
			s.Name, s.Kind, s.Level = fmt.Sprintf("Bot %d", i+1), game.Computer, "normal"
		}
		seats = append(seats, s)
	}
	levels := rapidai.Players()
	session, err := game.NewSession(game.Config{
		System: rapid.RapidAttack(), Setup: text, Seats: seats, Dice: seed, Noise: seed + 1,
		Players: func(level string) (ai.Player, error) {
			if p, ok := levels[level]; ok {
				return p, nil
			}
			return nil, fmt.Errorf("no level %s", level)
		},
	})
	if err != nil {
		t.Fatal(err)
	}
	return session
}

func state(s *game.Session) *rapid.State { return &s.Battle().(*rapid.Battle).State }

// asked waits until the person is asked something.
func asked(p *scenetest.Player, s *game.Session) {
	p.Until("a question", 20000, func() bool { return p.Has("confirm") || state(s).Phase == rapid.PhaseOver })
}

func TestShots(t *testing.T) {
	s := newSession(t, 5, 1, 2)
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant}, battle.New(s, nil))
	seen := map[string]bool{}
	for i := 0; i < 400 && state(s).Phase != rapid.PhaseOver; i++ {
		asked(p, s)
		st := state(s)
		name := fmt.Sprintf("%s-%d", st.Phase, st.Stage)
		p.Move(640, 300)
		if !seen[name] {
			seen[name] = true
			p.Wait(3)
			p.Shot("battle-" + name)
		}
		if st.Phase == rapid.PhasePlace {
			p.Key('F')
			continue
		}
		steps := len(s.Steps())
		p.Key(ui.KeyEnter)
		if len(s.Steps()) == steps {
			p.Key('E')
		}
		if len(s.Steps()) == steps {
			t.Fatalf("stuck at %s: %v", st.Phase, p.App.Widgets().IDs())
		}
	}
}

// TestMotion takes pictures in the middle of what moves.
func TestMotion(t *testing.T) {
	s := newSession(t, 9, 1, 3)
	p := scenetest.New(t, 1280, 720, game.Settings{}, battle.New(s, nil))
	for i := 0; i < 60 && state(s).Phase == rapid.PhasePlace; i++ {
		asked(p, s)
		p.Key('F')
	}
	for shot := range 12 {
		for range 14 {
			p.Wait(1)
		}
		p.Shot(fmt.Sprintf("motion-%02d", shot))
		if p.Has("confirm") {
			steps := len(s.Steps())
			p.Key(ui.KeyEnter)
			if len(s.Steps()) == steps {
				p.Key('E')
			}
		}
	}
}
