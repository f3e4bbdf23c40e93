package builder

import (
	"testing"

	"rulerfire/assets"
	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// largest is the stock table with the most bricks.
func largest(b *testing.B) field.Layout {
	b.Helper()
	tables, err := assets.Tables()
	if err != nil {
		b.Fatal(err)
	}
	l := tables[0]
	for _, other := range tables {
		if len(other.Bricks) > len(l.Bricks) {
			l = other
		}
	}
	return l
}

// BenchmarkChange is what every change of a large table costs.
func BenchmarkChange(b *testing.B) {
	l := largest(b)
	for b.Loop() {
		stateOf(l)
	}
}

// BenchmarkGhost is what every move of a piece over a large table costs.
func BenchmarkGhost(b *testing.B) {
	l := largest(b)
	piece := terrain.Oak().Grow(nil)
	for b.Loop() {
		placed, _ := dropped(l, piece, 40, 40, 0)
		judge(l, placed)
	}
}

// BenchmarkStamina is what telling the hits of all pieces costs.
func BenchmarkStamina(b *testing.B) {
	s := stateOf(largest(b))
	for b.Loop() {
		clear(s.stamina)
		for i := range s.table.Structures() {
			s.staminaOf(i)
		}
	}
}
