package main

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
)

// verifyCommand plays recordings again. It goes through all of them and fails if
// one does not hold.
func verifyCommand(files []string, out, errs io.Writer) error {
	if len(files) == 0 {
		return usageError{errors.New("verify needs the files of recordings")}
	}
	bad := 0
	for _, name := range files {
		m, err := verify(name)
		if err != nil {
			bad++
			fmt.Fprintln(errs, complaint(name, err))
			continue
		}
		r := m.Battle().Result()
		state := "not over"
		if r.Over {
			state = "won by " + seatNumbers(r.Winners)
		}
		fmt.Fprintf(out, "%s: holds; %d answers, round %d, scores %v, %s\n", name, len(m.Steps()), r.Round, r.Scores, state)
	}
	if bad > 0 {
		return fmt.Errorf("%d of %d recordings do not hold", bad, len(files))
	}
	return nil
}

func verify(name string) (*game.Match, error) {
	text, err := game.ReadFile(name, game.MaxRecording)
	if err != nil {
		return nil, err
	}
	r, err := game.ParseRecording(text)
	if err != nil {
		return nil, err
	}
	return game.Replay(r, ruleSystems())
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
