package assets

import (
	"strings"
	"testing"

	"rulerfire/rules/rapid"
)

func TestStockFramesAreManyLegalAndEachHasANameOfItsOwn(t *testing.T) {
	frames, err := Frames()
	if err != nil {
		t.Fatal(err)
	}
	if len(frames) < 45 {
		t.Errorf("%d frames, want 45 or more", len(frames))
	}
	names := map[string]bool{}
	for _, f := range frames {
		if names[f.Name] {
			t.Errorf("two frames are called %s", f.Name)
		}
		names[f.Name] = true
		c := rapid.Company{Name: "Four alike", Frames: []rapid.Design{f, f, f, f}}
		if faults := c.Check(rapid.Skirmish, 2, 4*int(f.Rockets)); len(faults) > 0 {
			t.Errorf("%s: %v", f.Name, faults)
		}
		for s, look := range f.Looks {
			if look > 0 && f.Systems[s] == 0 {
				t.Errorf("%s has a look for %v but no such system", f.Name, rapid.System(s))
			}
		}
	}
}

// The frames of the rulings' lists 5.1 and 5.2 by their dice.
func TestStockFramesHaveTheDiceOfTheirArchetypes(t *testing.T) {
	frames, err := Frames()
	if err != nil {
		t.Fatal(err)
	}
	have := map[string]rapid.Design{}
	for _, f := range frames {
		have[f.Name] = f
	}
	for name, dice := range map[string]string{
		"Swarmer": "2W/2Rh+d8/1B/Gd8/1Y", "Close Combat": "2W/2Rh/1B/1G+d8/1Y", "Mini-soldier": "2W/2Rh/1B/Gd8/1Y",
		"Brawler": "2W/2Rh+d8/2B/Gd8", "Pike": "2W/2Rh/2B/Gd8", "Close Assault": "2W/2Rh+d8/1B/1G+d8", "Chaser": "2W/2Rh+d8/2G+d8",
		"Squad Leader": "2W/2Rd/1B/2Y", "Hammer": "2W/2Rd/2B/1Y", "Anvil": "2W/2Rd+d8/1B/1Y", "Soldier": "2W/2Rd/1B/1G/1Y",
		"Tank": "2W/2Rd+d8/2B", "Heavy Assault": "2W/2Rd+d8/1B/1G", "Cover Buster": "2W/2Rd/2B", "Fast Assault": "2W/2Rd/1B/2G",
		"Assault": "2W/2Rd/1B/1G", "Shoot and Scoot": "2W/2Rd+d8/2G", "Recon-by-Fire": "2W/2Ra+d8/2Y", "Delegator": "2W/2Ra/1B/2Y",
		"Binary": "2W/2Ra/1B/1G/1Y", "Artillerist": "2W/2Ra+d8/2B", "Sniper": "2W/2Ra/1B/1G", "Stalker": "2W/2Ra+d8/1G",
		"Closer": "2W/2Rh+d8/2Rd/1B", "Charger": "2W/2Rh/2Rd/1B/1G", "Armoured Spotter": "2W/1B/Gd8/2Y", "Watchtower": "2W/2B/Gd8/2Y",
		"Scout": "2W/2B/1G+d8/1Y", "Recon": "2W/2G+d8/2Y", "Moving Wall": "2W/2B/1G+d8", "Tackle": "2W/2B/2G+d8",
		"Improved Soldier": "2W/2Rd/1B/1G/1Y/1xSSR", "Super Soldier": "2W/2Rd/1B/1G/1Y/2xSSR", "Mega Soldier": "2W/2Rd/1B/1G/1Y/3xSSR",
		"Missile Monkey": "2W/1B/Gd8/2Y/2xSSR",

		"Armoured Assault": "2W/2Rd/2B/1G", "Harrier": "2W/2Rd/1B/2G", "Static Soldier": "2W/2Rd/1B/1Y", "Light Artillerist": "2W/2Ra+d8/1B",
		"Armoured Binary": "2W/2Ra/2B/1Y", "Scout Bodyguard": "2W/2Rd/2Rh/1B/1Y", "Medium Tank": "2W/2Rd+d8/1B", "Light Recon-by-Fire": "2W/2Ra/2Y",
		"Armoured Swarmer": "2W/2Rh/2B/Gd8/1Y", "Warrior": "2W/2Rh/1B/1G+d8/1Y", "Brute": "2W/2Rh+d8/2Rd+d8", "Courier": "2W/1B/2G+d8/1Y",
	} {
		systems, rockets, err := rapid.ParseDice(dice)
		if err != nil {
			t.Fatal(err)
		}
		f, ok := have[name]
		if !ok || f.Systems != systems || f.Rockets != rockets {
			t.Errorf("%s is %s with %d rockets (there is one: %t), want %s", name, f.Dice(), f.Rockets, ok, dice)
		}
		delete(have, name)
	}
	for name := range have {
		t.Errorf("%s is in no list", name)
	}
}

func TestStockFramesAreWrittenAsTheGameWritesThem(t *testing.T) {
	frames, err := Frames()
	if err != nil {
		t.Fatal(err)
	}
	entries, err := frameFiles.ReadDir("frames")
	if err != nil {
		t.Fatal(err)
	}
	var all strings.Builder
	for _, e := range entries {
		text, err := frameFiles.ReadFile("frames/" + e.Name())
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	for _, f := range frames {
		if text, err := f.MarshalText(); err != nil || !strings.Contains(all.String()+"\n", "\n\n"+string(text)) {
			t.Errorf("no file has %s as it is written: %v\n%s", f.Name, err, text)
		}
	}
}
