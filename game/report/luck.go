package report

import (
	"context"

	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// Luck is by how much all rolls of a battle together have raised every side's chance to
// win, in wins: the mean of so many samples, all drawn from noise. On average it is
// nothing, whoever plays.
//
// A Study by the same judge, samples and noise finds the same luck, but looks at much
// else. The error is ctx's, or tells of a fault in the judge or the rules.
func Luck(ctx context.Context, f *film.Film, judge ai.Judge, samples int, noise uint64) ([]float64, error) {
	b := f.Battle(0).Clone()
	sides := len(f.Result(0).Scores)
	luck, shares := make([]float64, sides), make([]int64, sides)
	for _, step := range f.Steps() {
		before := b
		b = b.Clone()
		if _, err := b.Apply(step.Choice); err != nil {
			return nil, err
		}
		if step.Decision.Side != rules.Chance {
			continue
		}
		until := ai.Horizon(before)
		for n := range samples {
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			sample := ai.SampleNumber(noise, n)
			for sign, at := range []rules.Battle{before, b} {
				if err := judge.Sample(at, until, sample, shares); err != nil {
					return nil, err
				}
				for side, share := range shares {
					luck[side] += float64(2*sign-1) * float64(share) / ai.One / float64(samples)
				}
			}
		}
	}
	return luck, nil
}
