package draw

import (
	"math"
	"testing"

	"rulerfire/rules/field"
)

func TestLitAndDimMoveTowardsWhiteAndInkBlue(t *testing.T) {
	c := Hex(0x804020)
	if got := c.Lit(1); toRGBA(got) != toRGBA(White) {
		t.Errorf("fully lit is %v, want white", got)
	}
	if got := c.Dim(1); toRGBA(got) != toRGBA(Hex(0x1A2433)) {
		t.Errorf("fully dim is %v, want ink-blue", got)
	}
	if got := c.Fade(0.5).Dim(0.3).A; got != 0.5 {
		t.Errorf("dimming changed alpha to %v", got)
	}
}

func TestTextReadsOnEverySeat(t *testing.T) {
	for _, s := range Seats {
		a, b := s.Color.Luminance(), OnColor(s.Color).Luminance()
		contrast := (max(a, b) + 0.05) / (min(a, b) + 0.05)
		if contrast < 2.4 {
			t.Errorf("%s: contrast %.1f", s.Name, contrast)
		}
	}
}

func TestEveryColourOfTheRulesHasALook(t *testing.T) {
	for i, name := range field.Colours {
		if Terrain(field.Colour(i)).A != 1 {
			t.Errorf("terrain colour %s has no look", name)
		}
	}
	for _, name := range field.Grounds {
		if _, ok := groundColors[name]; !ok {
			t.Errorf("ground colour %s has no look", name)
		}
	}
}

func TestBricksVaryByFivePerCentAndKeepTheirColour(t *testing.T) {
	seen := map[float64]bool{}
	for x := range int16(40) {
		b := field.Brick{X: x, Y: 3 * x, W: 2, L: 4, Layer: 2}
		v := speckle(b)
		if math.Abs(v) > 0.05 {
			t.Errorf("brick at %d varies by %.3f", x, v)
		}
		if v != speckle(b) {
			t.Errorf("brick at %d changes its colour", x)
		}
		seen[v] = true
	}
	if len(seen) < 30 {
		t.Errorf("only %d different tones among 40 bricks", len(seen))
	}
}
