package draw

import "testing"

// contrast is how far two colours are apart in lightness, 1 for none.
func contrast(a, b Color) float64 {
	x, y := a.Luminance()+.05, b.Luminance()+.05
	return max(x/y, y/x)
}

func TestAnyPatternShowsOnAnyColour(t *testing.T) {
	for _, seat := range Seats {
		for pattern := Rays; pattern <= Saltire; pattern++ {
			seat.Pattern = pattern
			if c := contrast(seat.Color, seat.PatternColor()); c < 1.6 {
				t.Errorf("pattern %d on %s: contrast %.2f", pattern, seat.Name, c)
			}
		}
	}
}

func TestNumbersReadOnEverySeat(t *testing.T) {
	for _, seat := range Seats {
		if c := contrast(seat.NumberColor(), White); c < 4 {
			t.Errorf("white on %s's tag: contrast %.2f", seat.Name, c)
		}
	}
}

func TestFlagPatternsStayOnTheCloth(t *testing.T) {
	for pattern := Plain; pattern <= Saltire; pattern++ {
		NewPen().motifs(pattern, 0, 0, 34, 23, func(shape []Vec) {
			lo, hi := extent(shape)
			if lo.X < 0 || lo.Y < 0 || hi.X > 34 || hi.Y > 23 {
				t.Errorf("pattern %d reaches from %v to %v", pattern, lo, hi)
			}
			if signedArea(shape) <= 0 {
				t.Errorf("pattern %d: %v does not run clockwise", pattern, shape)
			}
		})
	}
}
