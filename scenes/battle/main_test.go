package battle

import (
	"fmt"
	"os"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// newSession begins a battle of newConfig.
func newSession(t testing.TB, seed uint64, persons, players int) *game.Session {
	t.Helper()
	return begin(t, newConfig(t, seed, persons, players))
}

func begin(t testing.TB, config game.Config) *game.Session {
	t.Helper()
	session, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// newConfig seats persons, and computers after them, with stock companies on a
// stock table.
func newConfig(t testing.TB, seed uint64, persons, players int) game.Config {
	t.Helper()
	all, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	var companies []rapid.Company
	for i := range all {
		c := all[(i+int(seed))%len(all)]
		if len(companies) < players && len(c.Check(rapid.Skirmish, players, 3)) == 0 {
			companies = append(companies, c)
		}
	}
	tables, err := assets.TablesFor(players)
	if err != nil {
		t.Fatal(err)
	}
	u, err := rapid.NewSetup(rapid.DefaultSettings(), rapid.Skirmish, tables[seed%uint64(len(tables))], companies)
	if err != nil {
		t.Fatal(err)
	}
	text, err := u.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	names := []string{"Mira", "Jonas", "Ada", "Pim", "Oleg"}
	var seats []game.Seat
	for i := range players {
		s := game.Seat{Name: names[i], Colour: uint8(i), Pattern: uint8(i)}
		if i >= persons {
			s.Kind, s.Level = game.Computer, "script"
		}
		seats = append(seats, s)
	}
	return game.Config{
		System: rapid.RapidAttack(), Setup: text, Seats: seats, Dice: seed, Noise: seed + 1, Players: level,
	}
}

// level gives the computer players. Whoever is asked for advice thinks but briefly.
func level(name string) (ai.Player, error) {
	players := rapidai.Players()
	if name == "hard" {
		players = rapidai.PlayersAt(0.05)
	}
	if p, ok := players[name]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("no level %s", name)
}

// A table is a battle on the screen and somebody before it.
type table struct {
	*scenetest.Player
	s *Scene
	w float64
	h float64
}

func sit(t testing.TB, session *game.Session, w, h int, speed game.Speed) *table {
	s := New(session, nil)
	return &table{scenetest.New(t, w, h, game.Settings{Speed: speed}, s), s, float64(w), float64(h)}
}

func (tb *table) state() *rapid.State { return &tb.s.Session.Battle().(*rapid.Battle).State }

// asked waits until a person is asked, or the battle is over.
func (tb *table) asked() {
	tb.Await("a question", func() bool {
		return tb.Has("confirm") && tb.s.Idle() || tb.state().Phase == rapid.PhaseOver && tb.s.Idle()
	})
}

// screen is where a place on the table is in the window.
func (tb *table) screen(p field.Point) (x, y float64) {
	a := stage.LayOutIn(tb.w, tb.h)
	at := tb.s.View.Lens(a.Table, 1).Screen(draw.V(float64(p.X)/field.Stud, float64(p.Y)/field.Stud))
	return at.X, at.Y
}

// tap clicks a place on the table.
func (tb *table) tap(p field.Point) {
	x, y := tb.screen(p)
	tb.ClickAt(x, y)
}
