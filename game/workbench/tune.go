package main

import (
	"context"
	"encoding/csv"
	"flag"
	"fmt"
	"io"
	"math"
	"os"
	"strconv"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
)

// A lesson is how one seat stood at the beginning of a round of a battle, and what
// share of the win it had in the end.
type lesson struct {
	battle int // lessons of one battle and round belong together
	round  int
	rounds int // likely to be played, see rapidai.VerdictRounds
	share  float64
	stand  rapidai.Standing
}

// tuneCommand plays battles of scripts and fits the weights by which a search judges
// the end of a round; or fits them to lessons that have been written down.
func tuneCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	flags.SetOutput(errs)
	battles := flags.Int("battles", 1000, "how many battles to learn from, of two to five seats by turns")
	seed := flags.Uint64("seed", 1, "the seed of the first battle")
	write := flags.String("write", "", "write the lessons into this `file` as CSV")
	read := flags.String("read", "", "learn from this `file`, and play nothing")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	lessons, err := learn(ctx, *read, *battles, *seed)
	if err != nil {
		return err
	}
	if *write != "" {
		if err := writeLessons(*write, lessons); err != nil {
			return err
		}
	}
	return fit(lessons, out)
}

func learn(ctx context.Context, file string, battles int, seed uint64) ([]lesson, error) {
	if file != "" {
		return readLessons(file)
	}
	var lessons []lesson
	for i := range battles {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		seats := 2
		if i%2 == 1 {
			seats = 3 + i/2%3
		}
		more, err := lessonsOf(i, seats, seed+uint64(i))
		if err != nil {
			return nil, fmt.Errorf("battle %d: %w", i+1, err)
		}
		lessons = append(lessons, more...)
	}
	return lessons, nil
}

// lessonsOf plays a battle of scripts, one in three of whose seats wavers.
func lessonsOf(number, seats int, seed uint64) ([]lesson, error) {
	d, err := drawRapid(wish{seats: seats}, random(seed, "set-up"))
	if err != nil {
		return nil, err
	}
	u, err := rapid.ParseSetup(d.setup)
	if err != nil {
		return nil, err
	}
	s := u.Start(nil)
	noise := random(seed, "noise")
	scripts := make([]rapidai.Script, seats)
	for i := range scripts {
		if scripts[i] = rapidai.Normal(); noise.IntN(3) == 0 {
			scripts[i].Waver = 1
		}
	}
	stream := rapid.Stream(seed)
	var lessons []lesson
	round := int8(0)
	for s.Phase != rapid.PhaseOver {
		if s.Round > round {
			round = s.Round
			for seat := range seats {
				lessons = append(lessons, lesson{number, int(round), rapidai.VerdictRounds(&s), 0, rapidai.StandingOf(&s, seat)})
			}
		}
		var a rapid.Action
		if side := s.Side(); side == rules.Chance {
			s.Random(&stream, &a)
		} else {
			a = scripts[side].Decide(&s, noise)
		}
		if err := s.Apply(&a, nil); err != nil {
			return nil, err
		}
	}
	leaders, n := s.Leaders(), 0.0
	for seat := range seats {
		n += float64(leaders >> seat & 1)
	}
	for i := range lessons {
		lessons[i].share = float64(leaders>>(i%seats)&1) / n
	}
	return lessons, nil
}

// The columns of lessons before the parts of a standing.
var lessonColumns = []string{"battle", "round", "rounds to play", "share"}

func writeLessons(file string, lessons []lesson) error {
	return game.WriteFileWith(file, func(out io.Writer) error {
		w := csv.NewWriter(out)
		w.Write(append(lessonColumns, rapidai.StandingParts[:]...))
		for _, l := range lessons {
			row := []string{strconv.Itoa(l.battle), strconv.Itoa(l.round), strconv.Itoa(l.rounds), number(l.share)}
			for _, part := range l.stand {
				row = append(row, number(part))
			}
			w.Write(row)
		}
		w.Flush()
		return w.Error()
	})
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 32) }

func readLessons(file string) ([]lesson, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.FieldsPerRecord = len(lessonColumns) + len(rapidai.StandingParts)
	rows, err := r.ReadAll()
	if err != nil {
		return nil, err
	}
	var lessons []lesson
	for _, row := range rows[min(1, len(rows)):] {
		var v [4 + len(rapidai.StandingParts)]float64
		for i := range v {
			if v[i], err = strconv.ParseFloat(row[i], 64); err != nil {
				return nil, err
			}
		}
		l := lesson{battle: int(v[0]), round: int(v[1]), rounds: int(v[2]), share: v[3]}
		copy(l.stand[:], v[4:])
		lessons = append(lessons, l)
	}
	return lessons, nil
}

// fit finds the weights that make what happened likeliest, for each number of rounds
// to play by itself, and prints them with how well they foretell: one battle in five
// is kept apart for that.
func fit(lessons []lesson, out io.Writer) error {
	fmt.Fprintf(out, "%d lessons; log loss of battles not learnt from, in brackets that of knowing nothing\n", len(lessons))
	fmt.Fprintf(out, "rounds  n  loss")
	for _, name := range rapidai.StandingParts {
		fmt.Fprintf(out, "  %s", name)
	}
	fmt.Fprintln(out)
	for rounds := 1; rounds <= len(rapidai.Verdict{}); rounds++ {
		var known, kept [][]lesson
		for i := 0; i < len(lessons); {
			k := i
			for k < len(lessons) && lessons[k].battle == lessons[i].battle && lessons[k].round == lessons[i].round {
				k++
			}
			switch {
			case lessons[i].rounds != rounds:
			case lessons[i].battle%5 == 0:
				kept = append(kept, lessons[i:k])
			default:
				known = append(known, lessons[i:k])
			}
			i = k
		}
		if len(known) == 0 || len(kept) == 0 {
			continue
		}
		w := regress(known)
		loss, _ := lossOf(&w, kept)
		var nothing rapidai.Standing
		blind, _ := lossOf(&nothing, kept)
		fmt.Fprintf(out, "%d  %d  %.3f (%.3f)", rounds, len(known)+len(kept), loss, blind)
		for _, v := range w {
			fmt.Fprintf(out, "  %.4f", v)
		}
		fmt.Fprintln(out)
	}
	return nil
}

// regress fits weights by gradient descent on parts that are scaled to vary alike.
func regress(rounds [][]lesson) (w rapidai.Standing) {
	var scale rapidai.Standing
	n := 0.0
	for _, seats := range rounds {
		var mean rapidai.Standing
		for _, l := range seats {
			for i, part := range l.stand {
				mean[i] += part / float64(len(seats))
			}
		}
		for _, l := range seats {
			for i, part := range l.stand {
				scale[i] += (part - mean[i]) * (part - mean[i])
			}
			n++
		}
	}
	for i := range scale {
		scale[i] = math.Sqrt(scale[i] / n)
	}
	const (
		steps = 600
		rate  = 0.3
		tame  = 0.002 // keeps weights small that explain nothing
	)
	for range steps {
		_, slope := lossOf(&w, rounds)
		for i := range w {
			if scale[i] < 1e-3 {
				continue // the same for all
			}
			scaled := w[i] * scale[i]
			scaled -= rate * (slope[i]/scale[i] + tame*scaled)
			w[i] = scaled / scale[i]
		}
	}
	return w
}

// lossOf is the mean log loss of the weights, and its slope.
func lossOf(w *rapidai.Standing, rounds [][]lesson) (loss float64, slope rapidai.Standing) {
	for _, seats := range rounds {
		var odds [rapid.MaxSeats]float64
		top, sum := math.Inf(-1), 0.0
		for i, l := range seats {
			for k, part := range l.stand {
				odds[i] += w[k] * part
			}
			top = max(top, odds[i])
		}
		for i := range seats {
			odds[i] = math.Exp(odds[i] - top)
			sum += odds[i]
		}
		for i, l := range seats {
			p := odds[i] / sum
			if l.share > 0 {
				loss -= l.share * math.Log(max(1e-9, p))
			}
			for k, part := range l.stand {
				slope[k] += (p - l.share) * part
			}
		}
	}
	n := float64(len(rounds))
	for k := range slope {
		slope[k] /= n
	}
	return loss / n, slope
}
