package outfit_test

import (
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/assets"
	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
)

func catalogue(t testing.TB) *hexwar.Catalogue {
	t.Helper()
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	return h.Catalogue
}

func coreOf(t testing.TB, name string) *hexwar.CoreType {
	t.Helper()
	core, ok := catalogue(t).Core(name)
	if !ok {
		t.Fatalf("there is no core type %s", name)
	}
	return core
}

func TestWeaponsGoWhereTheyMay(t *testing.T) {
	c := catalogue(t)
	d := outfit.Plain("Test", coreOf(t, "Warden"))
	for _, test := range []struct {
		weapon string
		want   hexwar.Mount
	}{
		{"Assault rifle", hexwar.InRightHand},
		{"Small shield", hexwar.OnLeftArm},
		{"Beam saber", hexwar.InLeftHand},
		{"Missile pod", hexwar.OnTorso},
		{"Shotgun", hexwar.Carried},      // the hands are full
		{"Combat knife", hexwar.Carried}, // as they still are
	} {
		at := outfit.Best(c, &d, test.weapon)
		if at.Mount != test.want || at.Why != "" {
			t.Errorf("the %s goes %v (%s), want %v", test.weapon, at.Mount, at.Why, test.want)
		}
		d.Arms = append(d.Arms, hexwar.Arm{Weapon: test.weapon, Mount: at.Mount})
	}
	if faults := outfit.Faults(c, &d); len(faults) > 0 {
		t.Errorf("the unit is not legal: %v", faults)
	}
}

func TestSpotsSayWhyNot(t *testing.T) {
	d := outfit.Plain("Test", coreOf(t, "Crawler"))
	for _, s := range outfit.Spots(catalogue(t), &d, "Tank cannon", -1) {
		if free := s.Mount == hexwar.OnTorso || s.Mount == hexwar.OnHead || s.Mount == hexwar.OnLeftLeg || s.Mount == hexwar.OnRightLeg; free != (s.Why == "") {
			t.Errorf("%v: %q", s.Mount, s.Why)
		}
	}
}

// Whatever a unit was, on another core type it has that body's sections, as much
// defence in all, and its weapons; what it was made from does not change.
func TestOnAnotherCoreTypeAUnitKeepsItsDefence(t *testing.T) {
	c := catalogue(t)
	h, _ := assets.Hex()
	prop.Check(t, func(t *prop.T) {
		was := prop.SampledFrom(h.Units).Draw(t, "unit")
		core := &c.Cores[prop.IntRange(0, len(c.Cores)-2).Draw(t, "core")]
		d := was.Clone()
		outfit.Recore(c, &d, core)
		has := hexwar.SectionsOf(core.Body)
		total, want := 0, 0
		for s := range d.Defence {
			total += int(d.Defence[s])
			want += int(was.Defence[s])
		}
		n := 0
		for _, defence := range d.Defence {
			if defence > 0 {
				n++
			}
		}
		if n != len(has) || total != want || len(d.Arms) != len(was.Arms) {
			t.Fatalf("%s on %s: %+v", was.Name, core.Name, d)
		}
	})
}
