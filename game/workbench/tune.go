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

// A comparison is what came of two answers to the same question, with the same luck.
type comparison struct {
	battle  int
	lessons [2]rapidai.Lesson
}

// tuneCommand plays battles of scripts, tries answers in them, and fits the weights by
// which a search judges the end of a round; or fits them to comparisons that have been
// written down.
func tuneCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	flags := flag.NewFlagSet("tune", flag.ContinueOnError)
	flags.SetOutput(errs)
	battles := flags.Int("battles", 1000, "how many battles to learn from: three in four of two seats, the others of three to five")
	seed := flags.Uint64("seed", 1, "the seed of the first battle")
	stress := flags.Float64("stress", 25, "what the difference between two answers counts, against how a battle ends")
	write := flags.String("write", "", "write the lessons into this `file` as CSV")
	read := flags.String("read", "", "learn from these `files`, with commas, and play nothing")
	if err := parseFlagsOnly(flags, args); err != nil {
		return err
	}
	var lessons []comparison
	var err error
	if *read != "" {
		lessons, err = readLessons(list(*read))
	} else {
		lessons, err = learn(ctx, *battles, *seed)
	}
	if err != nil {
		return err
	}
	if *write != "" {
		if err := writeLessons(*write, lessons); err != nil {
			return err
		}
	}
	return fit(lessons, *stress, out)
}

// learn tries answers in battles.
func learn(ctx context.Context, battles int, seed uint64) (lessons []comparison, err error) {
	for i := range battles {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		seats := 2
		if i%4 == 3 {
			seats = 3 + i/4%3
		}
		if lessons, err = lessonsOf(i, seats, seed+uint64(i), lessons); err != nil {
			return nil, fmt.Errorf("battle %d: %w", i+1, err)
		}
	}
	return lessons, nil
}

// oneIn is how many decisions of a battle there are for one in which answers are tried.
const oneIn = 5

// lessonsOf plays a battle of scripts, one in three of whose seats wavers, and tries
// answers in it.
func lessonsOf(number, seats int, seed uint64, lessons []comparison) ([]comparison, error) {
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
	for s.Phase != rapid.PhaseOver {
		var a rapid.Action
		if side := s.Side(); side == rules.Chance {
			s.Random(&stream, &a)
		} else {
			if noise.IntN(oneIn) == 0 {
				if pair, ok := rapidai.Lessons(&s, noise.Uint64()); ok {
					lessons = append(lessons, comparison{number, pair})
				}
			}
			a = scripts[side].Decide(&s, noise)
		}
		if err := s.Apply(&a, nil); err != nil {
			return nil, err
		}
	}
	return lessons, nil
}

// The columns of lessons before the parts of a standing. A row is a seat's.
var lessonColumns = []string{"battle", "answer", "seat", "rounds to play", "share"}

func writeLessons(file string, lessons []comparison) error {
	return game.WriteFileWith(file, func(out io.Writer) error {
		w := csv.NewWriter(out)
		w.Write(append(lessonColumns, rapidai.StandingParts[:]...))
		for _, c := range lessons {
			for answer, l := range c.lessons {
				for seat, stand := range l.Stands {
					row := []string{strconv.Itoa(c.battle), strconv.Itoa(answer), strconv.Itoa(seat), strconv.Itoa(l.Rounds), number(l.Shares[seat])}
					for _, part := range stand {
						row = append(row, number(part))
					}
					w.Write(row)
				}
			}
		}
		w.Flush()
		return w.Error()
	})
}

func number(v float64) string { return strconv.FormatFloat(v, 'f', -1, 32) }

// readLessons reads what was written. Battles of different files are different battles.
func readLessons(files []string) (lessons []comparison, err error) {
	for n, file := range files {
		if lessons, err = readFile(file, n*oneFile, lessons); err != nil {
			return nil, err
		}
	}
	return lessons, nil
}

// oneFile is more battles than are in a file; it leaves which are kept apart as it is.
const oneFile = 1000000

func readFile(file string, first int, lessons []comparison) ([]comparison, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r := csv.NewReader(f)
	r.FieldsPerRecord = len(lessonColumns) + len(rapidai.StandingParts)
	r.ReuseRecord = true
	if _, err := r.Read(); err != nil {
		return nil, err
	}
	for {
		row, err := r.Read()
		if err == io.EOF {
			return lessons, nil
		}
		if err != nil {
			return nil, err
		}
		var v [5 + len(rapidai.StandingParts)]float64
		for i := range v {
			if v[i], err = strconv.ParseFloat(row[i], 64); err != nil {
				return nil, err
			}
		}
		answer, seat := int(v[1]), int(v[2])
		if answer == 0 && seat == 0 {
			lessons = append(lessons, comparison{battle: first + int(v[0])})
		}
		if len(lessons) == 0 || answer < 0 || answer > 1 {
			return nil, fmt.Errorf("%s: there is no answer %d to compare", file, answer)
		}
		l := &lessons[len(lessons)-1].lessons[answer]
		l.Rounds = int(v[3])
		l.Shares = append(l.Shares, v[4])
		l.Stands = append(l.Stands, rapidai.Standing(v[5:]))
	}
}

// fit finds, for each number of rounds to play by itself, the weights that foretell best
// how battles end and what differs between answers. It prints them, and those of the
// game, with how well they do so in one battle of five, which is kept apart.
func fit(lessons []comparison, stress float64, out io.Writer) error {
	fmt.Fprintf(out, "%d comparisons. For battles that were kept apart, in brackets what knowing nothing has:\n", len(lessons))
	fmt.Fprintf(out, "log loss of how battles end, squared error of what differs between two answers, share of the win gained by taking the better\n")
	fmt.Fprintf(out, "rounds  comparisons  weights  loss  error  gain")
	for _, name := range rapidai.StandingParts {
		fmt.Fprintf(out, "  %s", name)
	}
	fmt.Fprintln(out)
	inGame := rapidai.Fitted()
	var nothing rapidai.Standing
	for rounds := 1; rounds <= len(inGame); rounds++ {
		var known, kept []comparison
		for _, c := range lessons {
			switch a, b := c.lessons[0].Rounds, c.lessons[1].Rounds; {
			case a != rounds && a != 0, b != rounds && b != 0, a == 0 && b == 0:
			case c.battle%5 == 0:
				kept = append(kept, c)
			default:
				known = append(known, c)
			}
		}
		if len(known) == 0 || len(kept) == 0 {
			continue
		}
		blind := reckon(&nothing, kept, 0)
		for _, w := range []struct {
			name    string
			weights rapidai.Standing
		}{{"found", regress(known, stress)}, {"in the game", inGame[rounds-1]}} {
			k := reckon(&w.weights, kept, 0)
			fmt.Fprintf(out, "%d  %d  %s  %.3f (%.3f)  %.4f (%.4f)  %+.4f", rounds, len(known)+len(kept), w.name, k.loss, blind.loss, k.err, blind.err, k.gain)
			for _, v := range w.weights {
				fmt.Fprintf(out, "  %.4f", v)
			}
			fmt.Fprintln(out)
		}
	}
	return nil
}

// regress fits weights by gradient descent on parts that are scaled to vary alike.
func regress(lessons []comparison, stress float64) (w rapidai.Standing) {
	var scale rapidai.Standing
	n := 0.0
	for _, c := range lessons {
		for _, l := range c.lessons {
			var mean rapidai.Standing
			for _, stand := range l.Stands {
				for i, part := range stand {
					mean[i] += part / float64(len(l.Stands))
				}
			}
			for _, stand := range l.Stands {
				for i, part := range stand {
					scale[i] += (part - mean[i]) * (part - mean[i])
				}
				n++
			}
		}
	}
	for i := range scale {
		scale[i] = math.Sqrt(scale[i] / n)
	}
	const (
		steps = 3000
		rate  = 0.06
		tame  = 0.002 // keeps weights small that explain nothing
	)
	for range steps {
		slope := reckon(&w, lessons, stress).slope
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

// A reckoning is how well weights foretell.
type reckoning struct {
	loss  float64 // mean log loss of how battles end
	err   float64 // mean squared error of what differs between answers
	gain  float64 // mean share of the win that is gained by taking the better of two answers
	slope rapidai.Standing
}

// reckon finds how well weights foretell.
func reckon(w *rapidai.Standing, lessons []comparison, stress float64) (k reckoning) {
	for _, c := range lessons {
		var odds [2][rapid.MaxSeats]float64
		var mean [2]rapidai.Standing // of parts, by odds
		for a := range c.lessons {
			l := &c.lessons[a]
			if l.Rounds == 0 {
				copy(odds[a][:], l.Shares)
				continue
			}
			top, sum := math.Inf(-1), 0.0
			for i := range l.Stands {
				for p, part := range l.Stands[i] {
					odds[a][i] += w[p] * part
				}
				top = max(top, odds[a][i])
			}
			for i := range l.Stands {
				odds[a][i] = math.Exp(odds[a][i] - top)
				sum += odds[a][i]
			}
			for i := range l.Stands {
				odds[a][i] /= sum
				share := l.Shares[i]
				if share > 0 {
					k.loss -= share * math.Log(max(1e-9, odds[a][i])) / 2
				}
				for p, part := range l.Stands[i] {
					mean[a][p] += odds[a][i] * part
					k.slope[p] += (odds[a][i] - share) * part / 2
				}
			}
		}
		for i := range c.lessons[0].Stands {
			is := c.lessons[0].Shares[i] - c.lessons[1].Shares[i]
			seems := odds[0][i] - odds[1][i]
			e := is - seems
			k.err += e * e
			switch {
			case seems > 0:
				k.gain += is
			case seems < 0:
				k.gain -= is
			}
			if stress == 0 {
				continue
			}
			for a, sign := range [2]float64{1, -1} {
				if l := &c.lessons[a]; l.Rounds > 0 {
					for p, part := range l.Stands[i] {
						k.slope[p] -= stress * 2 * e * sign * odds[a][i] * (part - mean[a][p]) / float64(len(c.lessons[0].Stands))
					}
				}
			}
		}
	}
	n := float64(len(lessons))
	for p := range k.slope {
		k.slope[p] /= n
	}
	k.loss /= n
	k.err /= n
	k.gain /= 2 * n
	return k
}
