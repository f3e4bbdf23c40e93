package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"path/filepath"
	"runtime"
	"strings"
	"text/tabwriter"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/game/report"
	"rulerfire/game/saves"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A telling is what the command "report" is to do.
type telling struct {
	files   []string
	asJSON  bool
	whole   bool // the judge plays to the very end
	counts  bool // nothing but what can be counted
	noise   uint64
	workers int
	budget  func(*report.Budget) // changes the usual one as wished
}

// A told is a whole report, as it is printed with -json.
type told struct {
	File     string           `json:"file"`
	Rules    string           `json:"rules"`
	Seats    []string         `json:"seats"`
	Over     bool             `json:"over"`
	Rounds   int              `json:"rounds"`
	Scores   []int            `json:"scores"`
	Winners  []rules.Side     `json:"winners"`
	Report   *report.Report   `json:"report"`
	Findings *report.Findings `json:"findings,omitempty"`
	// Unhelped says that nothing was weighed: the battle goes on, or what it branched off
	// from, and its players have agreed that nobody asks for good moves.
	Unhelped bool `json:"hints_off,omitempty"`
}

// reportCommand prints the reports of recordings.
func reportCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	t, err := parseTelling(args, errs)
	if err != nil {
		return err
	}
	for _, name := range t.files {
		r, f, err := t.tell(ctx, name)
		if err != nil {
			return errors.New(complaint(name, err))
		}
		if t.asJSON {
			err = json.NewEncoder(out).Encode(r)
		} else {
			err = printReport(out, r, f)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

func parseTelling(args []string, errs io.Writer) (t telling, err error) {
	var samples, candidates, choose int
	flags := flag.NewFlagSet("report", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.BoolVar(&t.asJSON, "json", false, "print an object a line for each file")
	flags.BoolVar(&t.counts, "counts", false, "tell what can be counted alone, and weigh neither luck nor decisions")
	flags.BoolVar(&t.whole, "whole", false, "judge positions by battles played to their very end, and not to the end of the round")
	flags.IntVar(&samples, "samples", 0, "how many times each position is played on (0: as suits the rules)")
	flags.IntVar(&candidates, "candidates", -1, "how many answers are looked at for each decision; 0 looks at none (-1: as suits the rules)")
	flags.IntVar(&choose, "choose", 0, "playouts for each candidate by which the best is found (0: as suits the rules)")
	flags.Uint64Var(&t.noise, "seed", 1, "the seed of all playouts")
	flags.IntVar(&t.workers, "workers", runtime.NumCPU(), "playouts at a time; the report is the same with any number")
	if err := parseFlags(flags, args); err != nil {
		return t, err
	}
	t.files = flags.Args()
	switch {
	case len(t.files) == 0:
		err = errors.New("report needs the files of recordings")
	case samples < 0:
		err = fmt.Errorf("-samples %d: one at least", samples)
	case choose < 0:
		err = fmt.Errorf("-choose %d: one at least", choose)
	case candidates < -1:
		err = fmt.Errorf("-candidates %d: none at least", candidates)
	case t.workers < 1:
		err = fmt.Errorf("-workers %d: one at least", t.workers)
	}
	if err != nil {
		return t, usageError{err}
	}
	t.budget = func(b *report.Budget) {
		if samples > 0 {
			b.Samples, b.Quick = samples, min(b.Quick, samples)
		}
		if choose > 0 {
			b.Choose = choose
		}
		if candidates >= 0 {
			b.Candidates = candidates
		}
		if candidates == 0 {
			b.Spread, b.Agreed = 0, false
		}
	}
	return t, nil
}

// films are the rule systems that films can be made of.
func films() []film.System { return []film.System{lineup.Film(), muster.Film()} }

// tell makes the report of a file.
func (t telling) tell(ctx context.Context, name string) (told, *film.Film, error) {
	text, err := game.ReadFile(name, game.MaxRecording)
	if err != nil {
		return told{}, nil, err
	}
	recording, err := game.ParseRecording(text)
	if err != nil {
		return told{}, nil, err
	}
	f, err := film.Open(ctx, recording, films())
	if err != nil {
		return told{}, nil, err
	}
	if fault := f.Fault(); fault != nil {
		return told{}, nil, fault
	}
	end := f.Result(f.Len())
	r := told{File: name, Rules: recording.System, Over: end.Over, Rounds: end.Round, Scores: end.Scores, Winners: end.Winners}
	for _, seat := range f.Seats(f.Len()) {
		r.Seats = append(r.Seats, seat.Name)
	}
	if r.Report, err = report.Tell(f); err != nil || t.counts {
		return r, f, err
	}
	beside := saves.Folder(filepath.Dir(name))
	if r.Unhelped = recording.Unhelped(end.Over, beside.GoesOn); r.Unhelped {
		return r, f, nil
	}
	r.Findings, err = t.study(ctx, f)
	return r, f, err
}

// study weighs a film's rolls and decisions.
func (t telling) study(ctx context.Context, f *film.Film) (*report.Findings, error) {
	judge, budget := report.Judge(f, t.whole)
	t.budget(&budget)
	s := report.Begin(f, judge, budget, t.noise, t.workers)
	defer s.Close()
	if err := s.Wait(ctx); err != nil {
		return nil, err
	}
	return s.Findings(), nil
}

// printReport prints a report for people.
func printReport(out io.Writer, r told, f *film.Film) error {
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	line := func(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }
	state := "not over"
	if r.Over {
		state = "won by " + seatNumbers(r.Winners)
	}
	line("%s: %d rounds, %s", r.File, r.Rounds, state)
	head := ""
	for i, name := range r.Seats {
		head += fmt.Sprintf("\tseat %d, %s", i+1, name)
	}
	line("%s", head)
	row := func(name string, cell func(side int) string) {
		text := name
		for side := range r.Report.Sides {
			text += "\t" + cell(side)
		}
		line("%s", text)
	}
	row("score", func(side int) string { return fmt.Sprint(r.Scores[side]) })
	for _, c := range r.Report.Counts {
		row(c.Name, func(side int) string { return fmt.Sprint(c.Sides[side]) })
	}
	row("luck of the dice, z", func(side int) string { return fmt.Sprintf("%+.2f", r.Report.Luck[side].Z) })
	line("\ndice\tfaces\tseat\tcount\tsum\texpected\tz")
	for _, d := range r.Report.Dice {
		line("%s\td%d\t%d\t%d\t%d\t%.1f ± %.1f\t%+.2f", strings.TrimSpace(d.Purpose+" "+d.Colour), d.Faces, d.Side+1, d.Count, d.Sum, d.Expected, d.Spread, d.Z)
	}
	if r.Unhelped {
		line("\nLuck and decisions are not weighed: the players have agreed that nobody asks for good moves, and the battle, or what it branched off from, goes on.")
	}
	if r.Findings != nil {
		printFindings(line, row, r.Findings, f)
	}
	return w.Flush()
}

// printFindings prints what a study has found, in per cent of a win.
func printFindings(line func(string, ...any), row func(string, func(int) string), found *report.Findings, f *film.Film) {
	line("\nchance to win, per cent, judged by %s; half of the 95 %% interval after ±", found.Judge)
	account := func(name string, of func(report.Account) ai.Mean) {
		row(name, func(side int) string { return perCent(of(found.Accounts[side])) })
	}
	account("at the beginning", func(a report.Account) ai.Mean { return a.Start })
	account("luck with own dice", func(a report.Account) ai.Mean { return a.Rolls })
	account("luck with others' dice", func(a report.Account) ai.Mean { return a.OtherRolls })
	account("own decisions", func(a report.Account) ai.Mean { return a.Play })
	account("others' decisions", func(a report.Account) ai.Mean { return a.OtherPlay })
	account("the judge's second thoughts", func(a report.Account) ai.Mean { return a.Drift })
	account("at the end", func(a report.Account) ai.Mean { return a.End })
	account("short of the best answers", func(a report.Account) ai.Mean { return a.Cost })
	row("decisions, looked at, even", func(side int) string {
		a := found.Accounts[side]
		return fmt.Sprintf("%d, %d, %d", a.Decisions, a.Looked, a.Even)
	})
	for side, a := range found.Accounts {
		line("\nluckiest rolls of seat %d", side+1)
		for _, i := range a.Luckiest {
			roll := found.Rolls[i]
			line("answer %d\t%s: %s\t%s", roll.Step+1, roll.Key, roll.Dice, perCent(roll.Luck[side]))
		}
		line("costliest decisions of seat %d", side+1)
		for _, i := range a.Costliest {
			d := found.Decisions[i]
			even := ""
			if d.Even() {
				even = ", even"
			}
			line("answer %d\tround %d, %s: %s, not %s\t%s%s", d.Step+1, f.Result(d.Step).Round, d.Name, d.Answer, d.Best, perCent(d.Distance), even)
		}
	}
}

// perCent is an estimate with half its interval.
func perCent(m ai.Mean) string {
	if m.Samples == 0 {
		return "unknown"
	}
	return fmt.Sprintf("%+.1f ± %.1f", 100*m.Value, 100*m.Half())
}
