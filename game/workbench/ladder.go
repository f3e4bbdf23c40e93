package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
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
	for i, lower := range ladder[:len(ladder)-1] {
		p := plan{
			contest: c, wish: wish{seats: 2, alike: *alike}, levels: []string{ladder[i+1], lower},
			battles: 2 * *pairs, seed: *seed, workers: *workers,
		}
		m := match{out: out, higher: ladder[i+1], lower: lower}
		err := p.play(ctx, m.add)
		if len(m.pairs) > 1 { // also of a match that was stopped
			err = errors.Join(err, m.report())
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// A match is what two levels have won of each other, pair by pair.
type match struct {
	out           io.Writer
	higher, lower string
	half          float64   // of the pair under way
	pairs         []float64 // the higher's share of each
	battles       int
	faults        int
}

func (m *match) add(b battle) error {
	share := 0.5
	if b.Winner >= 0 {
		share = 0
		if b.Seats[b.Winner] == m.higher {
			share = 1
		}
	}
	m.faults += len(b.faults)
	m.half += share / 2
	if m.battles++; m.battles%2 == 0 {
		m.pairs = append(m.pairs, m.half)
		m.half = 0
	}
	return nil
}

// report tells the share of the wins, and what it is in Elo points, with 95 %
// intervals from the scatter of the pairs, and how often a pair ended with how many wins
// of the higher.
func (m *match) report() error {
	n := float64(len(m.pairs))
	sum, squares := 0.0, 0.0
	var wins [5]int // by wins of a pair, in halves
	for _, v := range m.pairs {
		sum += v
		squares += v * v
		wins[int(4*v)]++
	}
	mean := sum / n
	half := 1.96 * math.Sqrt(max(0, squares/n-mean*mean)/(n-1))
	_, err := fmt.Fprintf(m.out, "%s against %s: %.3f ± %.3f of the wins in %d pairs, Elo %s [%s, %s]; pairs with 0, ½, 1, 1½, 2 wins: %v; %d faults\n",
		m.higher, m.lower, mean, half, len(m.pairs), elo(mean), elo(mean-half), elo(mean+half), wins, m.faults)
	return err
}

// elo is the difference in strength at which somebody wins that share.
func elo(share float64) string {
	switch {
	case share <= 0:
		return "−∞"
	case share >= 1:
		return "+∞"
	}
	return fmt.Sprintf("%+.0f", 400*math.Log10(share/(1-share)))
}
