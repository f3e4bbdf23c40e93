package again_test

import (
	"math/rand/v2"
	"testing"

	"rulerfire/game"
	"rulerfire/game/again"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// BenchmarkGame plays whole battles of two seats again, a game at a time.
func BenchmarkGame(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 1))
	two := []game.Seat{{Name: "Ann"}, {Name: "Bob", Colour: 1, Pattern: 1}}
	l, err := lineup.Lineup{Settings: rapid.DefaultSettings(), Seats: []lineup.Seat{{Seat: two[0]}, {Seat: two[1]}}}.Draw(r)
	if err != nil {
		b.Fatal(err)
	}
	rapidConfig, err := l.Config(1, 2)
	if err != nil {
		b.Fatal(err)
	}
	e := muster.Engagement{Size: hexwar.Skirmish}
	e.Teams[0].Seats, e.Teams[1].Seats = two[:1], two[1:]
	if e, err = e.Draw(r); err != nil {
		b.Fatal(err)
	}
	hexConfig, err := e.Config(1, 2, muster.Player)
	if err != nil {
		b.Fatal(err)
	}
	for name, c := range map[string]game.Config{"rapid": rapidConfig, "hexwar": hexConfig} {
		battle, err := c.System.New(c.Setup)
		if err != nil {
			b.Fatal(err)
		}
		for _, level := range []string{"easy", "normal"} {
			p, err := c.Players(level)
			if err != nil {
				b.Fatal(err)
			}
			b.Run(name+"/"+level, func(b *testing.B) {
				run, err := again.Start(again.Plan{Battle: battle, Players: []ai.Player{p, p}, Times: b.N, Workers: 1})
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
