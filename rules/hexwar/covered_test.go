package hexwar_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"rulerfire/rules/hexwar"
)

// Random play comes upon every kind of action and of event.
func TestRandomPlayTriesEverything(t *testing.T) {
	c := catalogue(t)
	all := stock(t)
	mixed := gadgets(t)
	mixed.Units = append(mixed.Units, all[3])
	wrestler := all[1]
	wrestler.Arms = nil
	siege := hexwar.Squad{Name: "Siege", Units: []hexwar.UnitDesign{wrestler, all[5]}}
	actions := map[hexwar.Kind]int{}
	events := map[hexwar.EventKind]int{}
	r := rand.NewPCG(11, 12)
	for n := range 500 {
		m := missions(t)
		mission := m[n%len(m)]
		text := valleyText
		if n%3 == 0 {
			text = strings.ReplaceAll(valleyText, "G", "W")
		}
		u, err := hexwar.NewSetup(hexwar.Settings{RandomSection: n%4 == 0}, mission.Size, [2]int{1, 2}, mission, board(t, text), c, [2]hexwar.Squad{mixed, siege})
		if err != nil {
			t.Fatal(err)
		}
		s := u.Start()
		var a hexwar.Action
		var l hexwar.Log
		for s.Phase != hexwar.PhaseOver {
			s.Random(r, &a)
			actions[a.Kind]++
			s.Do(&a, &l)
		}
		for _, e := range l.Events {
			events[e.Kind]++
			if e.String() == "" {
				t.Fatalf("an event of kind %d has no text", e.Kind)
			}
		}
		if n >= 100 && len(actions) == int(hexwar.ActConcede) && len(events) >= int(hexwar.EvEnded)-1 {
			break
		}
	}
	for k := hexwar.ActRoll; k < hexwar.ActConcede; k++ {
		if actions[k] == 0 {
			t.Errorf("no action of kind %d", k)
		}
	}
	for k := hexwar.EvRollOff; k <= hexwar.EvEnded; k++ {
		// Nobody concedes at random, and hardly anybody finds home.
		if events[k] == 0 && k != hexwar.EvConceded && k != hexwar.EvIntelHome {
			t.Errorf("no event of kind %d", k)
		}
	}
}
