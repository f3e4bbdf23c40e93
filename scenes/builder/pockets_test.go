package builder

import (
	"fmt"
	"testing"
	"time"

	"rulerfire/rules/field"
	"rulerfire/scenes/ui"
)

// yard is a table with a closed yard of walls round the stud 60, 60.
func yard() field.Layout {
	l := meadow()
	for layer := uint8(1); layer <= field.CoverHeight; layer++ {
		for i := range int16(3) {
			l.Bricks = append(l.Bricks,
				field.Brick{X: 48 + 8*i, Y: 48, W: 8, L: 1, Layer: layer}, field.Brick{X: 48 + 8*i, Y: 73, W: 8, L: 1, Layer: layer},
				field.Brick{X: 48, Y: 49 + 8*i, W: 1, L: 8, Layer: layer}, field.Brick{X: 71, Y: 49 + 8*i, W: 1, L: 8, Layer: layer},
			)
		}
	}
	return l
}

// scouted waits until the pockets of the table are known.
func (b *visit) scouted() []field.Pocket {
	b.t.Helper()
	var pockets []field.Pocket
	b.Until("the pockets", 4000, func() (known bool) {
		time.Sleep(time.Millisecond)
		pockets, known = b.scene.scout.found(b.scene.state.table)
		return known
	})
	b.Wait(2)
	return pockets
}

func TestAPocketIsWarnedOfAndLedTo(t *testing.T) {
	for _, size := range []struct{ w, h int }{{1280, 720}, {960, 540}} {
		b := sit(t, size.w, size.h, yard())
		if n := len(b.scouted()); n != 1 {
			t.Fatalf("%d pockets, want one", n)
		}
		b.Wait(12)
		b.Shot(fmt.Sprintf("pocket_%dx%d", size.w, size.h))
		if b.scene.state.room[2] != nil {
			t.Error("a table with a pocket cannot be played on")
		}
		b.Click("builder/ready/1")
		b.Wait(3)
		if p := b.scene.pointer; p.x < 55 || p.x > 65 || p.y < 55 || p.y > 66 {
			t.Errorf("the warning leads to %d,%d", p.x, p.y)
		}
		b.scene.chosen = whole(b.scene.now, []int{0})
		b.Key(ui.KeyDelete)
		if n := len(b.scouted()); n != 0 {
			t.Errorf("without the yard there are %d pockets", n)
		}
	}
}
