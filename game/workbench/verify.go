package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"runtime"
	"strings"

	"rulerfire/game"
	"rulerfire/game/batch"
	"rulerfire/rules"
)

// A check is what "verify" is to do.
type check struct {
	files   []string
	digests bool // print the digest after every answer
	workers int
}

// verifyCommand plays recordings again. It goes through all of them and fails if
// one does not hold.
func verifyCommand(args []string, out, errs io.Writer) error {
	c, err := parseCheck(args, errs)
	if err != nil {
		return err
	}
	bad := 0
	for i, v := range c.run() {
		io.WriteString(out, v.told)
		if v.err != nil {
			bad++
			fmt.Fprintln(errs, complaint(c.files[i], v.err))
		}
	}
	if bad > 0 {
		return fmt.Errorf("%d of %d recordings do not hold", bad, len(c.files))
	}
	return nil
}

// parseCheck reads the flags and the names of files.
func parseCheck(args []string, errs io.Writer) (c check, err error) {
	flags := flag.NewFlagSet("verify", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.BoolVar(&c.digests, "digests", false, "print the digest of the battle after every answer, to be compared with that of another machine")
	flags.IntVar(&c.workers, "workers", runtime.NumCPU(), "recordings at a time")
	if err := parseFlags(flags, args); err != nil {
		return c, err
	}
	c.files = flags.Args()
	switch {
	case len(c.files) == 0:
		return c, usageError{errors.New("verify needs the files of recordings")}
	case c.workers < 1:
		return c, usageError{fmt.Errorf("-workers %d: one at least", c.workers)}
	}
	return c, nil
}

// A verdict is what is told of a recording.
type verdict struct {
	told string
	err  error
}

// run checks all files, several at a time; the verdicts are in the order of the files.
func (c check) run() []verdict {
	verdicts := make([]verdict, len(c.files))
	batch.Do(context.Background(), len(c.files), c.workers, func(_ context.Context, _, i int) error {
		var told strings.Builder
		err := c.verify(c.files[i], &told)
		verdicts[i] = verdict{told.String(), err}
		return nil // the others are checked all the same
	})
	return verdicts
}

// verify plays one recording again and tells of it.
func (c check) verify(name string, told *strings.Builder) error {
	text, err := game.ReadFile(name, game.MaxRecording)
	if err != nil {
		return err
	}
	r, err := game.ParseRecording(text)
	if err != nil {
		return err
	}
	p, err := game.NewReplayer(r, ruleSystems())
	if err != nil {
		return err
	}
	m := p.Match()
	for shown := -1; ; {
		if n := len(m.Steps()); c.digests && n > shown {
			digest, err := game.Digest(m.Battle())
			if err != nil {
				return err
			}
			fmt.Fprintf(told, "%s: %d %016x\n", name, n, digest)
			shown = n
		}
		if more, err := p.Next(); err != nil {
			return err
		} else if !more {
			break
		}
	}
	result := m.Battle().Result()
	state := "not over"
	if result.Over {
		state = "won by " + seatNumbers(result.Winners)
	}
	fmt.Fprintf(told, "%s: holds; %d answers, round %d, scores %v, %s\n", name, len(m.Steps()), result.Round, result.Scores, state)
	return nil
}

// complaint is "file:line: reason", as editors like it.
func complaint(name string, err error) string {
	var at *game.RecordingError
	if errors.As(err, &at) && at.Line > 0 {
		return fmt.Sprintf("%s:%d: %v", name, at.Line, at.Err)
	}
	return fmt.Sprintf("%s: %v", name, err)
}

// seatNumbers is "seat 1" or "seats 1, 3".
func seatNumbers(sides []rules.Side) string {
	numbers := make([]string, len(sides))
	for i, side := range sides {
		numbers[i] = fmt.Sprint(side + 1)
	}
	if len(numbers) == 1 {
		return "seat " + numbers[0]
	}
	return "seats " + strings.Join(numbers, ", ")
}
