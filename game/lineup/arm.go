package lineup

import (
	"slices"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

// Stock lists the companies that the game comes with, by name.
func Stock() ([]rapid.Company, error) { return assets.Companies() }

// Arm gives a company exactly so many rockets. What it has too many comes off its
// last frames; what it has too few goes one at a time to the frames that carry
// fewest, the first before the others, for as long as any has room. The company
// that is passed stays as it is.
func Arm(c rapid.Company, rockets int) rapid.Company {
	carried := 0
	for _, f := range c.Frames {
		carried += int(f.Rockets)
	}
	if carried == rockets || len(c.Frames) == 0 {
		return c
	}
	c.Frames = slices.Clone(c.Frames)
	for i := len(c.Frames) - 1; i >= 0 && carried > rockets; i-- {
		off := min(int(c.Frames[i].Rockets), carried-rockets)
		c.Frames[i].Rockets -= uint8(off)
		carried -= off
	}
	for ; carried < rockets; carried++ {
		to := 0
		for i, f := range c.Frames {
			if f.Rockets < c.Frames[to].Rockets {
				to = i
			}
		}
		if c.Frames[to].Rockets == rapid.MaxFrameRockets {
			break
		}
		c.Frames[to].Rockets++
	}
	return c
}
