package hexai

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// A threat is what an enemy may do to a unit in its next turn.
type threat struct {
	enemy int8
	move  int8
	n     int8
	arms  [hexwar.MaxArms + 1]struct {
		reach int8
		worth float64 // points: all its action points spent on it
	}
}

// fears are all threats to a unit.
type fears struct {
	b    *board
	list [hexwar.MaxTeamUnits + hexwar.MaxTeamDrones]threat
	n    int8
	each float64 // share of a threat that one of several units gets
}

// fear works out the threats to a unit of mine.
func (b *board) fear(unit int8) *fears {
	var f *fears
	if b.mind == nil {
		f = new(fears)
	} else {
		f = &b.mind.fears
		f.n = 0
	}
	f.b = b
	s := b.s
	others := 0.0
	for i := range int8(s.Count()) {
		if s.On(i) && s.Model(int(i)).Team == b.me && !s.Model(int(i)).Drone && i != unit {
			others++
		}
	}
	f.each = b.w.Danger / (1 + b.w.Crowd*others)
	if unit == s.Envoy { // whom they all look for
		f.each = b.w.Hunted
	}
	if b.plain {
		return f
	}
	first, end := s.Setup.Units(int(1 - s.Model(int(unit)).Team))
	for i := first; i < end; i++ {
		if s.On(int8(i)) && s.Units[i].HeldBy == hexwar.None {
			f.add(int8(i), unit)
		}
	}
	return f
}

func (f *fears) add(enemy, unit int8) {
	b, s := f.b, f.b.s
	m, e := s.Model(int(enemy)), &s.Units[enemy]
	t := &f.list[f.n]
	t.enemy, t.move, t.n = enemy, s.Movement(enemy), 0
	if e.Posture != hexwar.Standing || e.Stuck {
		t.move = 0
	}
	stats := m.Stats
	if e.Transformed {
		stats = m.AsForm
	}
	budget := min(hexwar.MaxAP, float64(e.AP+m.AP)+4.5)
	evade := 1 - evading(s, unit)
	target := hexwar.Target{Kind: hexwar.UnitTarget, ID: unit}
	for k := range int8(hexwar.FistItem + 1) {
		if !s.Usable(enemy, k) {
			continue
		}
		form, _ := s.FormOf(enemy, k)
		if form.Damage == 0 || float64(form.AP) > budget {
			continue
		}
		r := hexwar.Roll{Need: stats[hexwar.Accuracy]}
		if form.Melee {
			r.Need = stats[hexwar.Assault]
		}
		sh := hexwar.NewShot(enemy, k, target)
		hit, crit := float64(s.Harm(&sh, false)), float64(s.Harm(&sh, true))
		p, best := chance(&r)*evade, 0.0
		for i := range b.parts[unit].list[:b.parts[unit].n] {
			x := &b.parts[unit].list[i]
			best = max(best, p*b.gain(x, hit)+b.gain(x, crit)/8)
		}
		arm := &t.arms[t.n]
		arm.reach, arm.worth = int8(form.Range), best*budget/float64(form.AP)*b.w.Again
		t.n++
	}
	if t.n > 0 {
		f.n++
	}
}

// at is what the enemy may do to the unit at a place, as far as it counts.
func (f *fears) at(c hex.Cell, level int8) float64 {
	b, s := f.b, f.b.s
	sum := 0.0
	for i := range f.list[:f.n] {
		t := &f.list[i]
		e := &s.Units[t.enemy]
		rise := max(level-e.Level, e.Level-level)
		far := int8(hex.Distance(e.Cell, c)) + rise
		best, seen := 0.0, -1.0
		for k := range t.arms[:t.n] {
			arm := &t.arms[k]
			x := 0.0
			switch {
			case far <= arm.reach:
				if seen < 0 {
					seen = b.w.Hidden
					if b.clear(s, e.Cell, e.Level, c, level, hexwar.None) {
						seen = 1
					}
				}
				x = arm.worth * seen
			case far <= arm.reach+t.move:
				x = arm.worth * b.w.Reach
			}
			best = max(best, x)
		}
		sum += best
	}
	return sum * f.each
}
