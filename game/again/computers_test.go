package again_test

import (
	"math/rand/v2"
	"testing"

	"github.com/google/go-cmp/cmp"

	"rulerfire/game"
	"rulerfire/game/again"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// configs are battles of two seats by rule system.
func configs(tb testing.TB) map[string]game.Config {
	tb.Helper()
	r := rand.New(rand.NewPCG(1, 1))
	two := []game.Seat{{Name: "Ann"}, {Name: "Bob", Colour: 1, Pattern: 1}}
	l, err := lineup.Lineup{Settings: rapid.DefaultSettings(), Seats: []lineup.Seat{{Seat: two[0]}, {Seat: two[1]}}}.Draw(r)
	if err != nil {
		tb.Fatal(err)
	}
	rapidConfig, err := l.Config(1, 2)
	if err != nil {
		tb.Fatal(err)
	}
	e := muster.Engagement{Size: hexwar.Skirmish}
	e.Teams[0].Seats, e.Teams[1].Seats = two[:1], two[1:]
	if e, err = e.Draw(r); err != nil {
		tb.Fatal(err)
	}
	hexConfig, err := e.Config(1, 2, muster.Player)
	if err != nil {
		tb.Fatal(err)
	}
	return map[string]game.Config{"rapid": rapidConfig, "hexwar": hexConfig}
}

// begun is the battle that a config begins, and its computer player of a level for both
// seats.
func begun(tb testing.TB, c game.Config, level string) (rules.Battle, []ai.Player) {
	tb.Helper()
	battle, err := c.System.New(c.Setup)
	if err != nil {
		tb.Fatal(err)
	}
	p, err := c.Players(level)
	if err != nil {
		tb.Fatal(err)
	}
	return battle, []ai.Player{p, p}
}

// BenchmarkGame plays whole battles of two seats again, a game at a time.
func BenchmarkGame(b *testing.B) {
	for name, c := range configs(b) {
		for _, level := range []string{"easy", "normal"} {
			battle, players := begun(b, c, level)
			b.Run(name+"/"+level, func(b *testing.B) {
				run, err := again.Start(again.Plan{Battle: battle, Players: players, Times: b.N, Workers: 1})
				if err != nil {
					b.Fatal(err)
				}
				run.Wait()
				if run.Err() != nil {
					b.Fatal(run.Err())
				}
			})
		}
	}
}

func TestComputersPlayTheSameHoweverManyPlayAtATime(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays whole battles of both systems")
	}
	for name, c := range configs(t) {
		battle, players := begun(t, c, "easy")
		p := again.Plan{Battle: battle, Players: players, Times: 4, Seed: 9, Workers: 1}
		one := played(t, p)
		p.Workers = 4
		if diff := cmp.Diff(one, played(t, p)); diff != "" {
			t.Errorf("%s: with four at a time:\n%s", name, diff)
		}
	}
}
