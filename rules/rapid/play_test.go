package rapid_test

import (
	"math/rand/v2"
	"testing"

	"rulerfire/assets"
	"rulerfire/rules"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// wallTable is a square table with a few walls, for tests that need some table.
func wallTable(side int) field.Layout {
	l := field.Layout{Name: "Walls", Width: side, Height: side, Ground: "meadow"}
	for i := range 10 {
		x, y := int16(10+i*12), int16(10+(i*47)%(side-30))
		for layer := uint8(1); layer <= 4; layer++ {
			for k := int16(0); k < 3; k++ {
				l.Bricks = append(l.Bricks, field.Brick{X: x, Y: y + 4*k, W: 2, L: 4, Layer: layer})
			}
		}
	}
	return l
}

func randomSetup(r *rand.Rand, players int) (*rapid.Setup, error) {
	companies, err := assets.Companies()
	if err != nil {
		return nil, err
	}
	var chosen []rapid.Company
	for len(chosen) < players {
		c := companies[r.IntN(len(companies))]
		if len(c.Check(rapid.Skirmish, players, 3)) == 0 {
			chosen = append(chosen, c)
		}
	}
	return rapid.NewSetup(rapid.DefaultSettings(), rapid.Skirmish, wallTable(141), chosen)
}

func TestRandomBattlesEnd(t *testing.T) {
	for seed := range uint64(40) {
		r := rand.New(rand.NewPCG(seed, 1))
		u, err := randomSetup(r, 2+int(seed%4))
		if err != nil {
			t.Fatal(err)
		}
		b := rapid.NewBattle(u)
		n := 0
		for ; ; n++ {
			d, ok := b.Pending()
			if !ok {
				break
			}
			if n > 20000 {
				t.Fatalf("seed %d: no end; %s", seed, d.Name)
			}
			var c rules.Choice
			if d.Side == rules.Chance {
				roll := make(rules.Roll, len(d.Dice))
				for i, f := range d.Dice {
					roll[i] = 1 + r.IntN(f)
				}
				c = roll
			} else {
				if len(d.Some) == 0 {
					text, _ := b.MarshalText()
					t.Fatalf("seed %d: nothing to answer to %s\n%s", seed, d.Name, text)
				}
				c = d.Some[r.IntN(len(d.Some))]
			}
			if _, err := b.Apply(c); err != nil {
				t.Fatalf("seed %d: %s: %s: %v", seed, d.Name, c, err)
			}
		}
		if seed < 6 {
			t.Logf("seed %d: %d choices, %+v", seed, n, b.Result())
		}
	}
}
