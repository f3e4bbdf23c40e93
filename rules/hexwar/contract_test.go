package hexwar_test

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hexwar"
	"rulerfire/rules/rulestest"
)

// drawSquad draws units up to the limits of a size.
func drawSquad(t *prop.T, tb testing.TB, c *hexwar.Catalogue, size hexwar.Size, wet bool, players int) hexwar.Squad {
	units := append(stock(tb), gadgets(tb).Units...)
	s := hexwar.Squad{Name: "Drawn"}
	for range prop.IntRange(players, 3).Draw(t, "units") {
		d := units[prop.IntRange(0, len(units)-1).Draw(t, "unit")]
		if d.Core == "Sub" && !wet {
			continue
		}
		s.Units = append(s.Units, d)
		if len(s.Check(c, size, 1)) > 0 {
			s.Units = s.Units[:len(s.Units)-1]
		}
	}
	for len(s.Units) < players {
		s.Units = append(s.Units, units[3])
	}
	for len(s.Check(c, size, players)) > 0 {
		s.Units = []hexwar.UnitDesign{units[3], units[3], units[3]}
	}
	return s
}

func drawSetup(t *prop.T, tb testing.TB) *hexwar.Setup {
	c := catalogue(tb)
	all := missions(tb)
	m := all[prop.IntRange(0, len(all)-1).Draw(t, "mission")]
	wet := prop.IntRange(0, 3).Draw(t, "coast") == 0
	text := valleyText
	if wet {
		text = coastText
	}
	players := [hexwar.Teams]int{prop.IntRange(1, 2).Draw(t, "players"), prop.IntRange(1, 3).Draw(t, "players")}
	settings := hexwar.Settings{Rounds: prop.IntRange(1, 4).Draw(t, "rounds")}
	settings.LowFreeze = prop.Bool().Draw(t, "low freeze")
	settings.ShortThrust = prop.Bool().Draw(t, "short thrust")
	settings.TorsoPenalty = prop.Bool().Draw(t, "torso penalty")
	settings.RandomSection = prop.Bool().Draw(t, "random section")
	wetZone := wet && m.Name != "Storm"
	u, err := hexwar.NewSetup(settings, m.Size, players, m, board(tb, text), c, [hexwar.Teams]hexwar.Squad{
		drawSquad(t, tb, c, m.Size, wetZone, players[0]), drawSquad(t, tb, c, m.Size, wetZone, players[1]),
	})
	if err != nil {
		t.Fatal(err)
	}
	return u
}

func TestContract(t *testing.T) {
	rulestest.Contract(t, hexwar.HexWargame(), func(p *prop.T) []byte {
		text, err := drawSetup(p, t).MarshalText()
		if err != nil {
			p.Fatal(err)
		}
		return text
	})
}
