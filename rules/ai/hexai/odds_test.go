package hexai

import (
	"math"
	"testing"

	"rulerfire/rules/hexwar"
)

// The share of a weapon's damage that a shot does on average, by Accuracy and
// Evasion: the table of section 5.5 of the rulings.
func TestExpectedDamageOfAShot(t *testing.T) {
	for accuracy, row := range map[int8][4]float64{
		4: {0.375, 0.4375, 0.5, 0.5625},
		5: {0.328, 0.375, 0.422, 0.469},
		6: {0.281, 0.3125, 0.344, 0.375},
	} {
		for i, want := range row {
			hit, evade := hexwar.Roll{Need: accuracy}, hexwar.Roll{Need: int8(4 + i)}
			got := chance(&hit)*(1-chance(&evade)-1.0/8) + 1.5/8
			if math.Abs(got-want) > 0.001 {
				t.Errorf("accuracy %d against evasion %d: %.3f, want %.3f", accuracy, 4+i, got, want)
			}
		}
	}
}

// Modifiers count for rolls of 2 to 7 alone (T1).
func TestT1ChanceUnderModifiers(t *testing.T) {
	for _, c := range []struct {
		need, sum int8
		want      float64
	}{
		{5, 0, 3.0 / 8}, {5, 2, 5.0 / 8}, {5, -2, 1.0 / 8}, {5, -7, 0}, {2, 4, 6.0 / 8}, {0, 4, 0},
	} {
		r := hexwar.Roll{Need: c.need}
		r.Sum = c.sum
		if got := chance(&r); got != c.want {
			t.Errorf("need %d with %+d: %v, want %v", c.need, c.sum, got, c.want)
		}
	}
}

// Tan hexes overheat at or below twice their number, white ones freeze at or above
// (16, 17).
func TestGap16And17Weather(t *testing.T) {
	s := hexwar.State{Setup: &hexwar.Setup{}}
	for n, want := range []float64{0, 2, 4, 6, 8, 8} {
		if got := overheats(int8(n)); got != want/8 {
			t.Errorf("%d tan hexes: %v, want %v/8", n, got, want)
		}
	}
	for n, want := range []float64{0, 7, 5, 3, 1, 0} {
		if got := freezes(&s, int8(n)); got != want/8 {
			t.Errorf("%d white hexes: %v, want %v/8", n, got, want)
		}
	}
	low := hexwar.State{Setup: &hexwar.Setup{Settings: hexwar.Settings{LowFreeze: true}}}
	if got := freezes(&low, 2); got != 0.5 {
		t.Errorf("2 white hexes by the other reading: %v, want 4/8", got)
	}
}
