package draw

import (
	"math"
	"testing"

	"rulerfire/rules/field"
)

func TestRulerLength(t *testing.T) {
	for _, c := range []struct {
		name  string
		ruler Ruler
		want  float64
	}{
		{"straight", Ruler{Points: []Vec{V(0, 0), V(40, 0)}}, 8},
		{"round a corner", Ruler{Points: []Vec{V(0, 0), V(20, 0), V(20, 15)}}, 7},
		{"units of 6 studs", Ruler{Points: []Vec{V(0, 0), V(0, 12)}, Unit: 6}, 2},
		{"nothing", Ruler{Points: []Vec{V(3, 3), V(3, 3)}}, 0},
		{"no points", Ruler{}, 0},
	} {
		if got := c.ruler.Length(); math.Abs(got-c.want) > 1e-9 {
			t.Errorf("%s: %.2f units, not %.2f", c.name, got, c.want)
		}
	}
}

func TestRulerOfNoLengthDrawsNothing(t *testing.T) {
	p := NewPen()
	p.Ruler(Ruler{Points: []Vec{V(3, 3), V(3, 3)}})
	if len(p.vertex) > 0 {
		t.Errorf("%d vertices", len(p.vertex))
	}
}

func TestRulerTones(t *testing.T) {
	r := Ruler{}
	if r.tone(0) != rulerFirst || r.tone(1) != rulerPale || r.tone(2) != rulerCream || r.tone(8) != rulerBeyond {
		t.Error("the units are not told apart")
	}
	if (Ruler{Units: 6}).tone(6) != rulerBeyond {
		t.Error("a ruler of 6 units goes on")
	}
}

func TestTitleBricksDoNotOverlap(t *testing.T) {
	type cell struct{ x, y, layer int }
	taken := map[cell]field.Brick{}
	for _, b := range Title().Table.Bricks {
		for i := range int(b.W) {
			for j := range int(b.L) {
				c := cell{int(b.X) + i, int(b.Y) + j, int(b.Layer)}
				if c.x < 0 || c.y < 0 || c.x >= TitleWidth || c.y >= TitleHeight {
					t.Errorf("%+v lies beside the table", b)
				}
				if other, ok := taken[c]; ok {
					t.Errorf("%+v and %+v share %+v", b, other, c)
				}
				taken[c] = b
			}
		}
	}
}

func TestLettersAreWhole(t *testing.T) {
	for r, rows := range letters {
		for _, row := range rows {
			if len(row) != len(rows[0]) {
				t.Errorf("%c is ragged: %q", r, row)
			}
		}
	}
	if got := spelled("FIRE"); got != 5+1+3+1+5+1+5 {
		t.Errorf("FIRE is %d studs wide", got)
	}
}
