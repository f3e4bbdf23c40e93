package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"runtime"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/report"
	"rulerfire/rules/ai"
)

// luckCommand measures whether a judge favours a seat: in battles between equal
// players the luck of every seat must be nothing on average.
func luckCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	var ruleName, level, size string
	var battles, samples, workers int
	var seed uint64
	var whole bool
	flags := flag.NewFlagSet("luck", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.StringVar(&ruleName, "rules", "rapid", "the rule `system`")
	flags.StringVar(&level, "level", "script", "the computer player's `level` at both seats")
	flags.StringVar(&size, "size", "", "the size of the battles (default: drawn)")
	flags.IntVar(&battles, "battles", 20, "how many battles; two each have one set-up, with other dice")
	flags.IntVar(&samples, "samples", 4, "how many times each position is played on")
	flags.BoolVar(&whole, "whole", false, "judge positions by battles played to their very end, and not to the end of the round")
	flags.Uint64Var(&seed, "seed", 1, "the seed of the first two battles; the following ones count up from it")
	flags.IntVar(&workers, "workers", runtime.NumCPU(), "playouts at a time")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	c, err := findContest(ruleName)
	if err == nil {
		_, err = c.levels.Player(level)
	}
	if err == nil && (battles < 2 || samples < 1 || workers < 1) {
		err = errors.New("luck needs two battles, a sample and a worker at least")
	}
	if err == nil {
		_, err = c.draw(wish{seats: 2, size: size}, random(seed, "set-up"))
	}
	if err != nil {
		return usageError{err}
	}
	var luck, play, drift spread
	for n := range battles {
		f, err := mirror(ctx, c, wish{seats: 2, size: size}, level, seed+uint64(n/2), n%2 == 1)
		if err != nil {
			return fmt.Errorf("battle %d: %w", n+1, err)
		}
		t := telling{noise: random(seed+uint64(n), "playouts").Uint64(), workers: workers, whole: whole, budget: func(b *report.Budget) {
			*b = report.Budget{Samples: samples}
		}}
		found, err := t.study(ctx, f)
		if err != nil {
			return fmt.Errorf("battle %d: %w", n+1, err)
		}
		a := found.Accounts[0]
		luck.add(a.Luck.Value)
		drift.add(a.Drift.Value)
		play.add(a.Play.Value + a.OtherPlay.Value)
		fmt.Fprintf(out, "battle %d: seat 1 begins with %s, has luck %s and ends with %.0f %%; %d playouts\n",
			n+1, perCent(a.Start), perCent(a.Luck), 100*a.End.Value, found.Done)
	}
	fmt.Fprintf(out, "\nluck of seat 1, in per cent of a win: %s in %d battles of %s at level %s\n", luck, battles, ruleName, level)
	fmt.Fprintf(out, "decisions of both, for seat 1: %s\n", play)
	fmt.Fprintf(out, "second thoughts of the judge: %s\n", drift)
	return nil
}

// mirror plays a battle between two computers of a level. The set-up is that of the
// seed, the dice are others the second time.
func mirror(ctx context.Context, c contest, w wish, level string, seed uint64, again bool) (*film.Film, error) {
	d, err := c.draw(w, random(seed, "set-up"))
	if err != nil {
		return nil, err
	}
	purpose := "dice"
	if again {
		purpose = "other dice"
	}
	config := game.Config{
		System: c.system, Setup: d.setup, Dice: random(seed, purpose).Uint64(), Noise: random(seed, "noise").Uint64(), Patience: patience,
		Players: func(level string) (ai.Player, error) { return c.levels.Player(level) },
	}
	for i := range w.seats {
		config.Seats = append(config.Seats, game.Seat{Name: fmt.Sprint(i + 1), Kind: game.Computer, Level: level, Colour: uint8(i), Pattern: uint8(i)})
	}
	s, err := game.NewSession(config)
	if err != nil {
		return nil, err
	}
	defer s.Close()
	if err := s.Run(ctx); err != nil {
		return nil, err
	}
	r, err := s.Record()
	if err != nil {
		return nil, err
	}
	return film.Open(ctx, r, films())
}

// A spread is a mean over battles, with its interval.
type spread struct {
	n            float64
	sum, squares float64
}

func (s *spread) add(x float64) {
	s.n++
	s.sum += x
	s.squares += x * x
}

// String is the mean and its 95 % interval, in per cent.
func (s spread) String() string {
	mean := s.sum / s.n
	half := 1.96 * math.Sqrt(max(0, s.squares/s.n-mean*mean)/max(1, s.n-1))
	return fmt.Sprintf("%+.1f (95 %% interval %+.1f to %+.1f)", 100*mean, 100*(mean-half), 100*(mean+half))
}
