package hexai

import (
	"testing"

	"rulerfire/assets"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// drawOf is an engagement of the mission with this name.
func drawOf(t *testing.T, name string) draw {
	t.Helper()
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	for i := range h.Missions {
		if m := &h.Missions[i]; m.Name == name {
			return draw{mission: m, size: m.Size}
		}
	}
	t.Fatalf("no mission is called %s", name)
	return draw{}
}

// Who hunts an envoy is drawn to where it is, and to nowhere once it is gone.
func TestHuntersAreDrawnToTheEnvoy(t *testing.T) {
	s := begun(t, drawOf(t, "Emissary of Darkness!"), 1)
	c := Normal()
	first, _ := s.Setup.Units(int(s.Attacker))
	near, far := s.Units[s.Envoy].Cell, s.Units[first].Cell
	pull := func(at hex.Cell) float64 { return c.look(&s, s.Attacker).want(int8(first)).pull(at) }
	if pull(near) <= pull(far) {
		t.Errorf("beside the envoy a hunter is drawn by %v, far from it by %v", pull(near), pull(far))
	}
	s.Units[s.Envoy].Where = hexwar.Gone
	if got := pull(near); got != 0 {
		t.Errorf("when the envoy is gone its place still draws by %v", got)
	}
}

// An envoy fears more than it would among others of its team: they all look for it.
func TestEnvoyFearsMore(t *testing.T) {
	s := begun(t, drawOf(t, "Emissary of Darkness!"), 1)
	c := Normal()
	envoy := s.Envoy
	enemy, _ := s.Setup.Units(int(s.Attacker))
	at := s.Units[enemy].Cell.Next(hex.South)
	fear := func() float64 { return c.look(&s, s.Defender()).fear(envoy).at(at, 0) }
	as := fear()
	s.Envoy = hexwar.None
	if plain := fear(); as <= plain {
		t.Errorf("beside the enemy the envoy fears %v, another unit %v", as, plain)
	}
}

// Few units that few enemies fire at come through; many do not.
func TestNoOneLeftBehindIsForSmallEngagements(t *testing.T) {
	c := Normal()
	last := 3.0
	for size := range hexwar.Operation + 1 {
		s := begun(t, draw{size: size, mission: firstOf(t, size)}, 1)
		x := c.likely(&s, 0)[hexwar.NoOneLeftBehind]
		if x <= 0 || x >= last {
			t.Errorf("%s: No One Left Behind is likely to bring %v, after %v", size, x, last)
		}
		last = x
	}
}

// firstOf is the first mission of a size.
func firstOf(t *testing.T, size hexwar.Size) *hexwar.Mission {
	t.Helper()
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	return h.MissionsOf(size)[0]
}
