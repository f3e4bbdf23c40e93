package replay_test

import (
	"context"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/replay"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// A system is a rule system with what a test needs of it.
type system struct {
	name string
	replay.Game
	draw func(r *rand.Rand, seats []game.Seat, seed uint64) (game.Config, error)
}

func systems() []system {
	return []system{
		{"rapid", replay.Game{
			Film:   lineup.Film(),
			Config: game.Config{System: rapid.RapidAttack(), Players: lineup.Player, Patience: game.Patience},
			Watch:  func(v stage.Viewer) replay.Screen { return battle.Watch(v) },
			Battle: func(s *game.Session) scenes.Scene { return battle.New(s, nil) },
		}, func(r *rand.Rand, seats []game.Seat, seed uint64) (game.Config, error) {
			l := lineup.Lineup{Settings: rapid.DefaultSettings()}
			for _, seat := range seats {
				l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
			}
			l, err := l.Draw(r)
			if err != nil {
				return game.Config{}, err
			}
			return l.Config(seed, seed+1)
		}},
		{"hex", replay.Game{
			Film:   muster.Film(),
			Config: game.Config{System: hexwar.HexWargame(), Players: muster.Player, Patience: game.Patience},
			Watch:  func(v stage.Viewer) replay.Screen { return hexbattle.Watch(v) },
			Battle: func(s *game.Session) scenes.Scene { return hexbattle.New(s, nil) },
		}, func(r *rand.Rand, seats []game.Seat, seed uint64) (game.Config, error) {
			var e muster.Engagement
			for i := range e.Teams {
				e.Teams[i].Seats = seats[i : i+1]
			}
			e, err := e.Draw(r)
			if err != nil {
				return game.Config{}, err
			}
			return e.Config(seed, seed+1, muster.Player)
		}},
	}
}

func house(kept *[]*game.Session) *replay.House {
	h := &replay.House{Chance: rand.New(rand.NewPCG(1, 2)).Uint64}
	for _, s := range systems() {
		h.Games = append(h.Games, s.Game)
	}
	h.Keep = func(s *game.Session) { *kept = append(*kept, s) }
	return h
}

// session begins a battle of seats by chance.
func (s system) session(t testing.TB, seed uint64, kinds ...game.Kind) *game.Session {
	t.Helper()
	seats := []game.Seat{{Name: "Mira"}, {Name: "Jonas", Colour: 1, Pattern: 1}}
	for i, k := range kinds {
		if seats[i].Kind = k; k == game.Computer {
			seats[i].Level = "easy"
		}
	}
	config, err := s.draw(rand.New(rand.NewPCG(seed, 3)), seats, seed)
	if err != nil {
		t.Fatal(err)
	}
	session, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(session.Close)
	return session
}

// played is a battle between computers, with a text that was read from a file.
func (s system) played(t testing.TB, seed uint64) *game.Recording {
	t.Helper()
	session := s.session(t, seed, game.Computer, game.Computer)
	if err := session.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	return read(t, record(t, session))
}

func record(t testing.TB, s *game.Session) string {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func read(t testing.TB, text string) *game.Recording {
	t.Helper()
	r, err := game.ParseRecording([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A viewer is a battle that is watched, and somebody before it.
type viewer struct {
	*scenetest.Player
	*replay.Scene
	film *film.Film
	kept []*game.Session
}

func watch(t testing.TB, r *game.Recording, w, h int, settings game.Settings) *viewer {
	t.Helper()
	v := &viewer{}
	v.Scene = house(&v.kept).Whole(r, "rapid-20261130-190311-5c1e88a0")
	v.Player = scenetest.New(t, w, h, settings, v.Scene)
	v.open(t, r)
	return v
}

func (v *viewer) open(t testing.TB, r *game.Recording) {
	t.Helper()
	v.Await("the film", func() bool { return v.Has("replay/play") })
	var list []film.System
	for _, s := range systems() {
		list = append(list, s.Film)
	}
	var err error
	if v.film, err = film.Open(context.Background(), r, list); err != nil {
		t.Fatal(err)
	}
}

// place is the place that the screen has come to.
func (v *viewer) place() int { return len(v.Scene.Steps()) }

// text is the battle that is seen.
func text(t testing.TB, b rules.Battle) string {
	t.Helper()
	out, err := b.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// chapter is the first chapter of a kind after a place.
func (v *viewer) chapter(t testing.TB, place int, kinds ...film.Kind) int {
	t.Helper()
	at, ok := v.film.Next(place, kinds...)
	if !ok {
		t.Fatalf("there is no %v after %d", kinds, place)
	}
	return at
}

// decisions are the places where a seat decides.
func (v *viewer) decisions() (list []int) {
	for i, s := range v.film.Steps() {
		if i == 0 || s.Decision.Side != rules.Chance {
			list = append(list, i)
		}
	}
	return slices.Compact(append(list, v.film.Len()))
}
