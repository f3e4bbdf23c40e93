package rapidai

import (
	"strings"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/rapid"
)

func TestPlayersNameLevelAndVersion(t *testing.T) {
	players := Players()
	for level, p := range players {
		if name, version, _ := strings.Cut(p.Name(), "/"); name != level || version == "" {
			t.Errorf("%s is named %s", level, p.Name())
		}
	}
	for _, level := range Levels() {
		if players[level] == nil {
			t.Errorf("nobody plays at level %s", level)
		}
	}
}

// The same battle and noise give the same answer, and asking changes nothing.
func TestSameNoiseSameChoice(t *testing.T) {
	u, err := drawSetup(3, 3)
	if err != nil {
		t.Fatal(err)
	}
	players := Players()
	b := rapid.NewBattle(u)
	for n := uint64(0); n < 400; n++ {
		d, open := b.Pending()
		if !open {
			break
		}
		var c rules.Choice
		if d.Side == rules.Chance {
			c = rollFor(d, 3)
		} else {
			level := []string{"easy", "script"}[int(d.Side)%2]
			if n%16 == 0 {
				level = "normal"
			}
			p := players[level]
			before := b.State
			first, err := p.Choose(b.Clone(), d, n)
			if err != nil {
				t.Fatal(err)
			}
			again, err := p.Choose(b, d, n)
			if err != nil {
				t.Fatal(err)
			}
			if first != again || b.State != before {
				t.Fatalf("%s: %s, and then %s", d.Name, first, again)
			}
			c = first
		}
		if _, err := b.Apply(c); err != nil {
			t.Fatal(err)
		}
	}
}

func TestPlayersRefuseWhatIsNotTheirs(t *testing.T) {
	for level, p := range Players() {
		if _, err := p.Choose(nil, rules.Decision{}, 1); err == nil {
			t.Errorf("%s plays a battle of another system", level)
		}
		if _, err := p.Choose(&rapid.Battle{}, rules.Decision{Side: rules.Chance}, 1); err == nil {
			t.Errorf("%s rolls dice", level)
		}
	}
}

// BenchmarkBattle is a whole battle between normal players, fielding included.
func BenchmarkBattle(b *testing.B) {
	for _, players := range []int{2, 5} {
		b.Run(string(rune('0'+players)), func(b *testing.B) {
			u, err := drawSetup(1, players)
			if err != nil {
				b.Fatal(err)
			}
			seats := make([]decider, players)
			for i := range seats {
				seats[i] = scripted(Normal())
			}
			var t tally
			for i := range b.N {
				if _, err := battle(u, seats, uint64(i), &t); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(t.spent.Microseconds())/float64(t.decisions), "µs/decision")
			b.ReportMetric(float64(t.decisions)/float64(b.N), "decisions/op")
		})
	}
}
