package hexbattle

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/game/muster"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/stage"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

func level(name string) (ai.Player, error) {
	if p, ok := hexai.PlayersAt(.02)[name]; ok {
		return p, nil
	}
	return nil, fmt.Errorf("no level %s", name)
}

// newSession begins what newEngagement puts together.
func newSession(t testing.TB, seed uint64, persons int, size hexwar.Size, ownDice ...bool) *game.Session {
	t.Helper()
	return begin(t, newEngagement(t, seed, persons, size, ownDice...), seed)
}

// newEngagement seats persons, and after them computers, one to a team, with stock squads
// in a mission by chance. With ownDice the persons type in their dice.
func newEngagement(t testing.TB, seed uint64, persons int, size hexwar.Size, ownDice ...bool) muster.Engagement {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	e := muster.Engagement{Size: size}
	for i, name := range [...]string{"Mira", "Jonas"} {
		s := game.Seat{Name: name, Colour: uint8(i), Pattern: uint8(i), OwnDice: i < persons && len(ownDice) > 0}
		if i >= persons {
			s.Kind, s.Level = game.Computer, "easy"
		}
		e.Teams[i].Seats = []game.Seat{s}
	}
	e, err := e.Draw(r)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func begin(t testing.TB, e muster.Engagement, seed uint64) *game.Session {
	t.Helper()
	config, err := e.Config(seed, seed+1, level)
	if err != nil {
		t.Fatal(err)
	}
	session, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	return session
}

// A table is an engagement on the screen and somebody before it.
type table struct {
	*scenetest.Player
	s    *Scene
	w, h float64
}

func sit(t testing.TB, session *game.Session, w, h int, speed game.Speed) *table {
	s := New(session, nil)
	return &table{scenetest.New(t, w, h, game.Settings{Speed: speed}, s), s, float64(w), float64(h)}
}

func (tb *table) state() *hexwar.State { return &tb.s.Session.Battle().(*hexwar.Battle).State }

// asked waits until a person is asked, or the engagement is over. It reports false
// then.
func (tb *table) asked() bool {
	tb.Await("a question", func() bool {
		return tb.Has("confirm") && tb.s.Asking() || tb.state().Phase == hexwar.PhaseOver && tb.s.Idle()
	})
	return tb.state().Phase != hexwar.PhaseOver
}

func (tb *table) steps() int { return len(tb.s.Session.Steps()) }

// tap clicks a hex.
func (tb *table) tap(c hex.Cell) {
	a := stage.LayOutIn(tb.w, tb.h)
	at := tb.s.View.Lens(a.Table, 1).Screen(middle(c))
	tb.ClickAt(at.X, at.Y)
}
