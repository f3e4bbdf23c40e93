package hexwar_test

import (
	"errors"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/hexwar"
)

// unitOf is a unit of the tests' stock.
func unitOf(t testing.TB, name string) hexwar.UnitDesign {
	t.Helper()
	for _, d := range stock(t) {
		if d.Name == name {
			return d
		}
	}
	t.Fatalf("there is no stock unit %s", name)
	return hexwar.UnitDesign{}
}

// 5.5: Accuracy 4 against Evasion 6 does half of its damage on average.
func TestDuelOfALineUnit(t *testing.T) {
	d, err := hexwar.NewDuel(catalogue(t), unitOf(t, "Vanguard"), unitOf(t, "Duellist"), 4, hexwar.Grey)
	if err != nil {
		t.Fatal(err)
	}
	list := d.Attacks(hexwar.Torso)
	rifle := list[0]
	if rifle.Weapon.Name != "Assault rifle" || rifle.Why != nil {
		t.Fatalf("the first attack is %s: %v", rifle.Weapon.Name, rifle.Why)
	}
	if rifle.AP != 3 || rifle.Damage != 5 || rifle.Critical != 8 || rifle.Plain != 20 || rifle.Criticals != 8 {
		t.Errorf("the rifle does %+v", rifle.Preview)
	}
	for _, a := range list[1:] {
		if a.Why == nil {
			t.Errorf("%s reaches over 4 hexes", a.Weapon.Name)
		}
	}
}

// T2: four copies of a weapon do as one.
func TestDuelWithCopies(t *testing.T) {
	by := unitOf(t, "Vanguard")
	by.Arms = []hexwar.Arm{{Weapon: "Missile pod", Mount: hexwar.OnTorso}, {Weapon: "Missile pod", Mount: hexwar.OnTorso}, {Weapon: "Missile pod", Mount: hexwar.OnLeftLeg}, {Weapon: "Missile pod", Mount: hexwar.OnRightLeg}}
	d, err := hexwar.NewDuel(catalogue(t), by, unitOf(t, "Duellist"), 5, hexwar.Grey)
	if err != nil {
		t.Fatal(err)
	}
	pods := d.Attacks(hexwar.Head)[0]
	if pods.Copies != 4 || pods.AP != 3 || pods.Damage != 12 {
		t.Errorf("four pods: %+v", pods)
	}
}

// A wood conceals who stands in it: −2 to the roll.
func TestDuelAgainstAWood(t *testing.T) {
	d, err := hexwar.NewDuel(catalogue(t), unitOf(t, "Vanguard"), unitOf(t, "Duellist"), 4, hexwar.Green)
	if err != nil {
		t.Fatal(err)
	}
	if sum := d.Attacks(hexwar.Torso)[0].ToHit.Sum; sum != -2 {
		t.Errorf("the roll is modified by %d, want -2", sum)
	}
}

// Whoever cannot be fielded fights no duel: the fault says why.
func TestDuelOfAnIllegalUnit(t *testing.T) {
	by := unitOf(t, "Vanguard")
	by.Core = "Nothing"
	_, err := hexwar.NewDuel(catalogue(t), by, unitOf(t, "Duellist"), 4, hexwar.Grey)
	var fault hexwar.Fault
	if !errors.As(err, &fault) {
		t.Errorf("the error is %v", err)
	}
}

// Any two units of the stock, aircraft and subs among them, meet at any distance, and
// what they could do adds up to no more than 64 pairs of rolls.
func TestDuelOfAll(t *testing.T) {
	c, units := catalogue(t), stock(t)
	prop.Check(t, func(t *prop.T) {
		by, target := prop.SampledFrom(units).Draw(t, "by"), prop.SampledFrom(units).Draw(t, "target")
		apart := prop.IntRange(1, hexwar.MaxDuel).Draw(t, "apart")
		d, err := hexwar.NewDuel(c, by, target, apart, hexwar.Grey)
		if err != nil {
			t.Fatal(err)
		}
		for _, a := range d.Attacks(hexwar.Torso) {
			if a.Plain < 0 || a.Criticals < 0 || a.Plain+a.Criticals > 64 || a.Critical < a.Damage {
				t.Fatalf("%s: %+v", a.Weapon.Name, a.Preview)
			}
		}
	})
}
