package draft

import (
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
)

func TestARandomUnitIsAlwaysLegalArmedAndWithinItsBudget(t *testing.T) {
	h := hexStock(t)
	bodies := map[hexwar.Body]bool{}
	for seed := range uint64(600) {
		budget := 150 + int(seed)%450
		d, err := Unit(seed, h.Catalogue, budget)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if faults := outfit.Faults(h.Catalogue, &d); len(faults) > 0 {
			t.Fatalf("seed %d: %v", seed, faults)
		}
		if cost := h.Catalogue.Cost(&d); cost > budget {
			t.Fatalf("seed %d costs %d, but may cost %d", seed, cost, budget)
		}
		if len(d.Arms) == 0 {
			t.Errorf("seed %d has no weapon", seed)
		}
		core, _ := h.Catalogue.Core(d.Core)
		bodies[core.Body] = true
	}
	if len(bodies) < 4 {
		t.Errorf("there are only units of the bodies %v", bodies)
	}
}

func TestARandomUnitOfAnySeedIsTheSameEachTime(t *testing.T) {
	h := hexStock(t)
	prop.Check(t, func(t *prop.T) {
		seed := prop.Uint64().Draw(t, "seed")
		first, err := Unit(seed, h.Catalogue, 300)
		if err != nil {
			t.Fatal(err)
		}
		again, _ := Unit(seed, h.Catalogue, 300)
		if diff := cmp.Diff(first, again); diff != "" {
			t.Fatal(diff)
		}
		text, err := first.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := hexwar.ParseUnit(text); err != nil {
			t.Fatal(err)
		}
	})
}
