package rapid

import (
	"errors"
	"testing"

	"rulerfire/rules/field"
)

func TestE2ATableHasRoomToFieldEverybody(t *testing.T) {
	ground := func(side int, full bool) *Ground {
		l := field.Layout{Name: "T", Width: side, Height: side, Ground: "yard"}
		for y := 0; full && y+10 < side; y += 4 {
			for x := 0; x+8 <= side; x += 8 {
				l.Bricks = append(l.Bricks, field.Brick{X: int16(x), Y: int16(y), W: 8, L: 1, Layer: 1})
			}
		}
		table, err := field.NewTable(l)
		if err != nil {
			t.Fatal(err)
		}
		g := GroundOf(table)
		return &g
	}
	if err := ground(130, false).Check(FullBattle, 5); err != nil {
		t.Errorf("an empty table for five: %v", err)
	}
	var fault RoomFault
	if err := ground(50, false).Check(FullBattle, 5); !errors.As(err, &fault) || fault.Stations || fault.Need <= fault.Places {
		t.Errorf("a small table for five: %v", err)
	}
	if err := ground(130, true).Check(FullBattle, 2); !errors.As(err, &fault) || !fault.Stations {
		t.Errorf("a table with a low wall every 4 studs: %v", err)
	}
	if err := ground(130, false).Check(FullBattle, 6); err == nil || errors.As(err, &fault) {
		t.Errorf("six seats: %v", err)
	}
}
