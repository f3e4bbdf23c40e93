package main

import (
	"context"
	"encoding/csv"
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"runtime"
	"slices"
	"strconv"
	"sync"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
)

// The script's weights are tuned by simultaneous perturbation: for every pair of battles
// all of them are changed at once, each up or down by chance, and the other way for the
// sparring partner. Then all go a small step towards whoever fared better. Changes and
// steps are shares of a weight's size, which is what it was to begin with.
const (
	leastSize  = 0.2
	nudge      = 0.25
	firstStep  = 0.02 // towards a script that has won everything
	slowing    = 4000 // pairs after which steps are two thirds as long
	sameBatch  = 8    // pairs that are played with the same weights
	oneWritten = 100  // batches for one of which the weights are written down
	lead       = 8.0  // points of score with which somebody has nearly won
)

// sparCommand tunes the weights of the script by battles against itself, and prints them.
func sparCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("spar", flag.ContinueOnError)
	flags.SetOutput(errs)
	pairs := flags.Int("pairs", 10000, "pairs of battles to learn from")
	seed := flags.Uint64("seed", 1, "the seed of the first pair")
	read := flags.String("read", "", "begin with the weights that were found in this `file`, instead of those made by hand")
	write := flags.String("write", "", "write the weights on their way into this `file` as CSV, and last those found")
	workers := flags.Int("workers", runtime.NumCPU(), "battles at a time")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	if *pairs < sameBatch || *workers < 1 {
		return usageError{fmt.Errorf("it takes %d pairs at the least, and a worker", sameBatch)}
	}
	s := sparring{from: rapidai.Normal().Weights}
	if *read != "" {
		if err := readWeights(*read, &s.from); err != nil {
			return err
		}
	}
	s.place = make([]float64, len(s.from.All()))
	var stopped error
	for len(s.way)*sameBatch < *pairs && stopped == nil {
		stopped = s.batch(ctx, *seed+uint64(len(s.way)*sameBatch), *workers)
	}
	if len(s.way) == 0 {
		return stopped
	}
	if *write != "" {
		if err := game.WriteFileWith(*write, s.write); err != nil {
			return errors.Join(stopped, err)
		}
	}
	is := s.found() // also by a way that was cut short
	for i, w := range is.All() {
		fmt.Fprintf(out, "%-12s %.3g → %.3g\n", w.Name, *s.from.All()[i].Value, *w.Value)
	}
	return stopped
}

// A sparring is a tuning under way. A place says how far each weight is from where it
// began, in sizes.
type sparring struct {
	from  rapidai.Weights
	place []float64
	way   [][]float64 // the place after every batch
}

// weightsAt are the weights at a place, each changed by so much of its size. None is less
// than a tenth of what it was.
func (s *sparring) weightsAt(place, change []float64) rapidai.Weights {
	w := s.from
	for i, weight := range w.All() {
		was := *weight.Value
		*weight.Value = max(was/10, was+max(was, leastSize)*(place[i]+change[i]))
	}
	return w
}

// batch plays some pairs with the weights of now, and changes these.
func (s *sparring) batch(ctx context.Context, seed uint64, workers int) error {
	var shares [sameBatch]float64
	var changes [sameBatch][]float64
	var failed [sameBatch]error
	var wait sync.WaitGroup
	hands := make(chan struct{}, workers)
	for i := range sameBatch {
		chance := random(seed+uint64(i), "changes")
		for range s.place {
			changes[i] = append(changes[i], nudge*float64(2*chance.IntN(2)-1))
		}
		wait.Go(func() {
			hands <- struct{}{}
			defer func() { <-hands }()
			if failed[i] = ctx.Err(); failed[i] == nil {
				shares[i], failed[i] = s.spar(changes[i], seed+uint64(i))
			}
		})
	}
	wait.Wait()
	step := firstStep / math.Pow(1+float64(len(s.way)*sameBatch)/slowing, 0.6)
	for i, share := range shares {
		if failed[i] != nil {
			return failed[i]
		}
		for k, change := range changes[i] {
			s.place[k] += step * (2*share - 1) * change / nudge
		}
	}
	s.way = append(s.way, slices.Clone(s.place))
	return nil
}

// spar plays a pair of battles from a seed, with the weights changed and with those
// changed the other way, and gives the share of the former, from 0 to 1: of the lead in
// score, which says more than who wins.
func (s *sparring) spar(change []float64, seed uint64) (share float64, err error) {
	other := make([]float64, len(change))
	for i := range change {
		other[i] = -change[i]
	}
	scripts := [2]rapidai.Script{
		{Weights: s.weightsAt(s.place, change), Quick: true},
		{Weights: s.weightsAt(s.place, other), Quick: true},
	}
	d, err := drawRapid(wish{seats: 2, alike: true}, random(seed, "set-up"))
	if err != nil {
		return 0, err
	}
	u, err := rapid.ParseSetup(d.setup)
	if err != nil {
		return 0, err
	}
	for first := range 2 {
		scores, err := sparOnce(u, scripts[first], scripts[1-first], seed)
		if err != nil {
			return 0, err
		}
		ahead := float64(scores[first] - scores[1-first])
		share += 1 / (1 + math.Exp(-ahead/lead)) / 2
	}
	return share, nil
}

// sparOnce plays a battle between two scripts and gives both scores.
func sparOnce(u *rapid.Setup, one, two rapidai.Script, seed uint64) (scores [2]int, err error) {
	b, roller := rapid.NewBattle(u), game.NewRoller(seed)
	noise := random(seed, "noise")
	scripts := [2]*rapidai.Script{&one, &two}
	s := &b.State
	for s.Phase != rapid.PhaseOver {
		var a rapid.Action
		if side := s.Side(); side == rules.Chance {
			d, _ := b.Pending()
			a = rapid.RollOf(roller.Roll(d))
		} else {
			a = scripts[side].Decide(s, noise)
		}
		if err := s.Apply(&a, nil); err != nil {
			return scores, err
		}
	}
	return [2]int{s.Score(0), s.Score(1)}, nil
}

// found are the weights that are the mean of the second half of the way.
func (s *sparring) found() rapidai.Weights {
	mean := make([]float64, len(s.place))
	half := s.way[len(s.way)/2:]
	for _, place := range half {
		for i, v := range place {
			mean[i] += v / float64(len(half))
		}
	}
	return s.weightsAt(mean, make([]float64, len(mean)))
}

// write writes a line for some of the places on the way, and a last one with what has been
// found.
func (s *sparring) write(out io.Writer) error {
	w := csv.NewWriter(out)
	line := func(pairs string, weights rapidai.Weights) {
		row := []string{pairs}
		for _, weight := range weights.All() {
			row = append(row, fmt.Sprintf("%.3g", *weight.Value))
		}
		w.Write(row)
	}
	row := []string{"pairs"}
	for _, weight := range s.from.All() {
		row = append(row, weight.Name)
	}
	w.Write(row)
	line("0", s.from)
	for n := oneWritten; n <= len(s.way); n += oneWritten {
		line(strconv.Itoa(n*sameBatch), s.weightsAt(s.way[n-1], make([]float64, len(s.place))))
	}
	line("found", s.found())
	w.Flush()
	return w.Error()
}

// readWeights takes the weights from the last line of what was written.
func readWeights(file string, w *rapidai.Weights) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.FieldsPerRecord = 1 + len(w.All())
	rows, err := r.ReadAll()
	if err != nil {
		return err
	}
	if len(rows) < 2 {
		return fmt.Errorf("%s: there are no weights in it", file)
	}
	last := rows[len(rows)-1]
	for i, weight := range w.All() {
		if rows[0][i+1] != weight.Name {
			return fmt.Errorf("%s: column %d is %q, not %q", file, i+2, rows[0][i+1], weight.Name)
		}
		if *weight.Value, err = strconv.ParseFloat(last[i+1], 64); err != nil {
			return fmt.Errorf("%s: %s: %w", file, weight.Name, err)
		}
	}
	return nil
}
