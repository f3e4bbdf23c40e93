package report

import (
	"cmp"
	"fmt"
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A Loss is how much of something a side has lost in one way.
type Loss struct {
	Side int // whose it was
	// What was lost: "systems", "whites", "frames" or "stations" of Rapid Attack;
	// "sections", "items", "units" or "drones" of the hex wargame.
	What string
	// How it was lost: by an attack "hand", "direct" or "artillery", "rockets" if rockets
	// were fired with it; a station as "seized" or "abandoned". In the hex wargame the name
	// of the weapon, or "fists", "throw", "fall", "explosion", "other".
	How   string
	Count int
}

// A Toll counts what a battle costs the sides, while it is played: what was lost to
// what.
type Toll struct {
	read   tollReader
	losses []Loss
}

// A tollReader knows what the events of a rule system mean.
type tollReader interface {
	// event counts what happened; b is the battle right before.
	event(t *Toll, b rules.Battle, e rules.Event)
}

// NewToll begins to count a battle of b's rule system. The error is for battles that
// nobody can count.
func NewToll(b rules.Battle) (*Toll, error) {
	switch b.(type) {
	case *rapid.Battle:
		return &Toll{read: &rapidToll{}}, nil
	case *hexwar.Battle:
		return &Toll{read: &hexToll{how: byOther}}, nil
	}
	return nil, fmt.Errorf("nobody counts the losses of %T", b)
}

// See takes note of what an answer has led to. before is the battle right before it.
func (t *Toll) See(before rules.Battle, events []rules.Event) {
	for _, e := range events {
		t.read.event(t, before, e)
	}
}

// Losses are all that was counted, by side, what and how.
func (t *Toll) Losses() []Loss {
	list := slices.Clone(t.losses)
	slices.SortFunc(list, func(a, b Loss) int {
		return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(a.What, b.What), cmp.Compare(a.How, b.How))
	})
	return list
}

func (t *Toll) count(side int8, what, how string) {
	at := slices.IndexFunc(t.losses, func(l Loss) bool { return l.Side == int(side) && l.What == what && l.How == how })
	if at < 0 {
		at = len(t.losses)
		t.losses = append(t.losses, Loss{Side: int(side), What: what, How: how})
	}
	t.losses[at].Count++
}

// A rapidToll counts Rapid Attack.
type rapidToll struct {
	named map[int8]string // how each frame attacks this turn: a cascade has several at a time
	how   string          // the attack that has hit last
}

func (r *rapidToll) event(t *Toll, b rules.Battle, event rules.Event) {
	e, ok := event.(rapid.Event)
	rb, right := b.(*rapid.Battle)
	if !ok || !right {
		return
	}
	switch e.Kind {
	case rapid.EvNamed:
		if r.named == nil {
			r.named = map[int8]string{}
		}
		r.named[e.Frame] = e.Band.String()
		if e.Value > 0 {
			r.named[e.Frame] = "rockets"
		}
	case rapid.EvHit:
		r.how = r.named[e.Frame]
	case rapid.EvLost:
		what := "systems"
		if int8(e.Value) == rapid.White {
			what = "whites"
		}
		t.count(rb.State.Frames[e.Frame].Seat, what, r.how)
	case rapid.EvDestroyed:
		t.count(rb.State.Frames[e.Frame].Seat, "frames", r.how)
	case rapid.EvSeized:
		if e.Other != rapid.None {
			t.count(e.Other, "stations", "seized")
		}
	case rapid.EvStationLost:
		t.count(e.Seat, "stations", "abandoned")
	}
}

// The ways in which the hex wargame takes things besides attacks with weapons.
const (
	byFists     = "fists"
	byThrow     = "throw"
	byFall      = "fall"
	byExplosion = "explosion"
	byOther     = "other" // heat, water, a structure that comes down
)

// A hexToll counts the hex wargame.
type hexToll struct{ how string }

func (r *hexToll) event(t *Toll, b rules.Battle, event rules.Event) {
	e, ok := event.(hexwar.Event)
	hb, right := b.(*hexwar.Battle)
	if !ok || !right {
		return
	}
	if slices.Contains(afresh, e.Kind) {
		r.how = byOther
	}
	seat := func() int8 { return hb.State.Model(int(e.Unit)).Seat }
	switch e.Kind {
	case hexwar.EvAttack:
		r.how = weaponName(&hb.State, e)
	case hexwar.EvThrown, hexwar.EvGrapple:
		r.how = byThrow
	case hexwar.EvFell:
		r.how = byFall
	case hexwar.EvBurst:
		if e.On {
			r.how = byExplosion
		}
	case hexwar.EvSectionLost:
		t.count(seat(), "sections", r.how)
	case hexwar.EvItemLost:
		t.count(seat(), "items", r.how)
	case hexwar.EvDestroyed:
		what := "units"
		if hb.State.Model(int(e.Unit)).Drone {
			what = "drones"
		}
		t.count(seat(), what, r.how)
	}
}

// weaponName is what an attack is made with: a unit's weapon, or that of its funnel.
func weaponName(s *hexwar.State, e hexwar.Event) string {
	unit, item := e.Unit, e.Item
	if item == hexwar.None {
		unit, item = e.Other, 0
	}
	switch {
	case item == hexwar.FistItem:
		return byFists
	case unit == hexwar.None || int(item) >= len(s.Units[unit].Items):
		return byOther
	}
	held := s.Units[unit].Items[item]
	if held.Weapon == hexwar.None {
		return byOther
	}
	return s.WeaponOf(held).Name
}
