package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
)

// ladderCommand plays matches between neighbours on a ladder of computer players, in
// pairs of battles with the seats swapped, and tells how much stronger each rung is than
// the one before it.
func ladderCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("ladder", flag.ContinueOnError)
	flags.SetOutput(errs)
	ruleName := flags.String("rules", "rapid", "the rule `system`")
	rungs := flags.String("rungs", "random,nearest,greedy,easy,script,tuned,normal,hard,grandmaster", "the `levels`, the weakest first")
	pairs := flags.Int("pairs", 50, "pairs of battles between neighbours")
	seed := flags.Uint64("seed", 1, "the seed of the first pair; the following ones count up from it")
	part := flags.Float64("budget", 1, "the `part` of its budget that a search gets")
	alike := flags.Bool("alike", false, "give both seats the same company or squad, so that none is worth more than the other")
	luck := flags.Int("luck", 0, "tell as well what was won less luck, which is weighed by so many `samples` of every roll: it is as near to the truth as by more pairs")
	workers := flags.Int("workers", runtime.NumCPU(), "battles at a time")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	c, err := findContest(*ruleName)
	if err != nil {
		return usageError{err}
	}
	c.levels = c.at(*part)
	ladder := list(*rungs)
	for _, level := range ladder {
		if _, err := c.levels.Player(level); err != nil {
			return usageError{err}
		}
	}
	if len(ladder) < 2 || *pairs < 2 || *workers < 1 {
		return usageError{errors.New("a ladder has two rungs or more, and a match two pairs or more")}
	}
	if *luck < 0 {
		return usageError{fmt.Errorf("-luck %d: none at least", *luck)}
	}
	for i, lower := range ladder[:len(ladder)-1] {
		p := plan{
			contest: c, wish: wish{seats: 2, alike: *alike}, levels: []string{ladder[i+1], lower},
			battles: 2 * *pairs, seed: *seed, luck: *luck, workers: *workers,
		}
		m := match{out: out, higher: ladder[i+1], lower: lower}
		err := p.play(ctx, m.add)
		if len(m.whole()) > 1 { // also of a match that was stopped
			err = errors.Join(err, m.report())
		}
		if err != nil {
			return err
		}
	}
	return nil
}
