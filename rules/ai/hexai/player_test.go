package hexai

import (
	"math/rand/v2"
	"strings"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

var _ ai.Player = player{}

func TestPlayersNameLevelAndVersion(t *testing.T) {
	players := Players()
	for level, p := range players {
		if name, version, _ := strings.Cut(p.Name(), "/"); name != level || version == "" {
			t.Errorf("%s is named %s", level, p.Name())
		}
	}
	for _, level := range Levels() {
		if players[level] == nil {
			t.Errorf("there is no %s", level)
		}
	}
}

// The same engagement and noise give the same answer, and asking changes nothing.
func TestSameNoiseSameChoice(t *testing.T) {
	u, err := draw{players: [hexwar.Teams]int{2, 1}}.draw(3)
	if err != nil {
		t.Fatal(err)
	}
	players := PlayersAt(0.05)
	b := hexwar.NewBattle(u)
	for n := uint64(0); n < 600; n++ {
		d, open := b.Pending()
		if !open {
			break
		}
		var c rules.Choice
		if d.Side == rules.Chance {
			c = rollFor(d, 3)
		} else {
			p := players[[]string{"easy", "normal", "script"}[int(d.Side)%3]]
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
		if _, err := p.Choose(&hexwar.Battle{}, rules.Decision{Side: rules.Chance}, 1); err == nil {
			t.Errorf("%s rolls dice", level)
		}
	}
}

// Every candidate is legal, and there always is one.
func TestCandidatesAreLegal(t *testing.T) {
	u, err := draw{}.draw(11)
	if err != nil {
		t.Fatal(err)
	}
	s := u.Start()
	c := Normal()
	dice := rand.NewPCG(5, 5)
	noise := rand.New(rand.NewPCG(6, 6))
	for s.Phase != hexwar.PhaseOver {
		if s.Side() != rules.Chance {
			list := c.Candidates(&s, noise, nil)
			if len(list) == 0 {
				t.Fatalf("%s: no candidate", s.Phase)
			}
			for i := range list {
				if err := s.Legal(&list[i].Action); err != nil {
					t.Fatalf("%s: %s: %v", s.Phase, list[i].Action, err)
				}
			}
		}
		var a hexwar.Action
		s.Random(dice, &a)
		s.Do(&a, nil)
	}
}

// BenchmarkEngagement is a whole engagement between normal players, deployment
// included, of the smallest and of the largest size.
func BenchmarkEngagement(b *testing.B) {
	for _, seed := range []uint64{1, 2, 3, 4} {
		u, err := draw{}.draw(seed)
		if err != nil {
			b.Fatal(err)
		}
		b.Run(u.Size.String(), func(b *testing.B) {
			seats := []decider{scripted(Normal()), scripted(Normal())}
			var t tally
			for i := range b.N {
				if _, err := engage(u, seats, uint64(i), &t); err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(t.spent.Microseconds())/float64(t.decisions), "µs/decision")
			b.ReportMetric(float64(t.decisions)/float64(b.N), "decisions/op")
		})
	}
}
