package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/chart"
	"rulerfire/game/library"
	"rulerfire/game/trial"
)

// A trialPlan is what the command "trial" is to do.
type trialPlan struct {
	trial            trial.Trial
	asked            bool   // something of the trial itself was asked for
	battles          bool   // and how many battles
	file             string // where the record is kept; empty keeps none
	csv, picture     string // files to write; empty for none
	asJSON           bool
	workers          int
	recordings       string
	companies, other string
	levels, table    string
}

// trialCommand measures companies and players against each other.
func trialCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	p, err := parseTrial(args, errs)
	if err != nil {
		return err
	}
	record, err := p.record()
	if err != nil {
		return err
	}
	if p.recordings != "" {
		if err := os.MkdirAll(p.recordings, 0o755); err != nil {
			return err
		}
	}
	run, err := trial.Start(record, trial.Options{Workers: p.workers, File: p.file, Recordings: p.recordings})
	switch {
	case err == nil:
		watchTrial(ctx, run, errs)
		record = run.Record()
		err = errors.Join(run.Err(), run.Lost())
	case errors.Is(err, trial.ErrOver):
		err = nil
	default:
		return err
	}
	if err == nil && !record.Over() {
		err = fmt.Errorf("stopped after %d of %d battles", len(record.Battles), record.Total())
		if p.file != "" {
			err = fmt.Errorf("%w; the same command goes on", err)
		}
	}
	return errors.Join(p.tell(out, record), err)
}

// parseTrial reads the flags.
func parseTrial(args []string, errs io.Writer) (p trialPlan, err error) {
	t := &p.trial
	flags := flag.NewFlagSet("trial", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.StringVar(&t.System, "rules", "rapid", "the rule `system`")
	flags.StringVar(&t.Size, "size", "", "skirmish or battle; in the hex wargame scouting, skirmish, operation or conflagration (default: the smallest)")
	flags.StringVar(&p.companies, "companies", "any,any", "two to five companies, or two squads, with commas: the `name` of one of the stock or of your own, the name of a file, or any for another one of the stock in every group")
	flags.StringVar(&p.other, "compare", "", "another version of the first company, by `name` or file: every battle is played with both")
	flags.StringVar(&p.levels, "levels", "easy", "the `level` of all players, or one for each company, with commas")
	flags.BoolVar(&t.Swap, "swap", false, "let the companies go round the players as well")
	flags.IntVar(&t.Share, "share", 0, "how many `seats` share a team of the hex wargame (default 1)")
	flags.StringVar(&p.table, "table", "", "the table or the board, by `name` or file (default: another one in every group)")
	flags.StringVar(&t.Mission, "mission", "", "the mission of the hex wargame by `name` (default: rolled for every group)")
	flags.IntVar(&t.Battles, "battles", 100, "how many battles; the last group of them is played to its end")
	flags.Uint64Var(&t.Seed, "seed", 1, "where all chance comes from")
	flags.StringVar(&p.file, "file", "", "keep the trial in this `file`, and go on with the one that is there")
	flags.StringVar(&p.csv, "csv", "", "write a line for each battle into this `file`, and the summary into another beside it")
	flags.StringVar(&p.picture, "picture", "", "draw the result into this `file`, as PNG")
	flags.BoolVar(&p.asJSON, "json", false, "print the result as an object")
	flags.StringVar(&p.recordings, "record", "", "write each battle's recording into this `folder`")
	flags.IntVar(&p.workers, "workers", 0, "battles at a time (default: leave a core free)")
	if err := parseFlagsOnly(flags, args); err != nil {
		return p, err
	}
	flags.Visit(func(f *flag.Flag) {
		switch f.Name {
		case "file", "csv", "picture", "json", "record", "workers":
		case "battles":
			p.battles = true
		default:
			p.asked = true
		}
	})
	if p.workers < 0 {
		err = fmt.Errorf("-workers %d: none at least, which leaves a core free", p.workers)
	} else if err = p.gather(); err == nil {
		err = t.Check()
	}
	if err != nil {
		return p, usageError{err}
	}
	return p, nil
}

// gather finds what the flags name.
func (p *trialPlan) gather() error {
	t := &p.trial
	kinds := map[string]struct {
		company, table library.Kind
		size           string
	}{
		"rapid":  {library.Company, library.Table, "skirmish"},
		"hexwar": {library.Squad, library.Board, "scouting"},
	}
	kind, ok := kinds[t.System]
	if !ok {
		return fmt.Errorf("there are no rules %q; there are rapid, hexwar", t.System)
	}
	if t.Size == "" {
		t.Size = kind.size
	}
	lib, err := openLibrary()
	if err != nil {
		return err
	}
	levels := list(p.levels)
	for _, name := range list(p.companies) {
		var c trial.Contestant
		if name != "any" {
			if c.Company, err = findText(lib, kind.company, name); err != nil {
				return err
			}
		}
		t.Contestants = append(t.Contestants, c)
	}
	if len(levels) != 1 && len(levels) != len(t.Contestants) {
		return fmt.Errorf("-levels %q: one for all, or one for each of the %d companies", p.levels, len(t.Contestants))
	}
	for i := range t.Contestants {
		t.Contestants[i].Level = levels[i%len(levels)]
	}
	if p.other != "" {
		if t.Other, err = findText(lib, kind.company, p.other); err != nil {
			return err
		}
	}
	if p.table != "" {
		t.Table, err = findText(lib, kind.table, p.table)
	}
	return err
}

// openLibrary opens the stock and what the player of this machine has made.
func openLibrary() (*library.Library, error) {
	stock, err := library.Stock()
	if err != nil {
		return nil, err
	}
	return library.Open(library.Folder(), stock)
}

// findText is the text of something of a kind, by its name, a player's own before one of
// the stock, or in a file.
func findText(lib *library.Library, kind library.Kind, name string) (string, error) {
	if data, err := game.ReadFile(name, library.MaxFile); err == nil {
		e, err := library.ReadShared(data)
		if err == nil && e.Kind != kind {
			err = fmt.Errorf("it is a %v, not a %v", e.Kind, kind)
		}
		if err != nil {
			return "", fmt.Errorf("%s: %w", name, err)
		}
		return e.Text(), nil
	}
	entries := lib.List(kind, library.ByName, "")
	slices.Reverse(entries) // the stock comes first in the list
	var names []string
	for _, e := range entries {
		if e.Fault != nil {
			continue
		}
		if trial.Plain(e.Name) == trial.Plain(name) {
			return e.Text(), nil
		}
		names = append(names, trial.Plain(e.Name))
	}
	slices.Sort(names)
	return "", fmt.Errorf("there is no %v and no file %q; there are %s", kind, name, strings.Join(slices.Compact(names), ", "))
}

// record is what is to be gone on with: the trial in the file, or a new one.
func (p *trialPlan) record() (*trial.Record, error) {
	if p.file == "" {
		return trial.Begin(p.trial)
	}
	record, err := trial.ReadRecord(p.file)
	if errors.Is(err, fs.ErrNotExist) {
		return trial.Begin(p.trial)
	}
	if err != nil {
		return nil, err
	}
	asked := p.trial
	asked.Battles = record.Trial.Battles
	if p.asked && !reflect.DeepEqual(asked, record.Trial) {
		return nil, usageError{fmt.Errorf("%s is another trial than the one asked for: leave out what is to be played, or name another file", p.file)}
	}
	if p.battles {
		record.Extend(p.trial.Battles)
	}
	return record, nil
}

// tellEvery is how often the progress of a trial is told.
const tellEvery = 10 * time.Second

// watchTrial waits for a run and tells how far it has come.
func watchTrial(ctx context.Context, run *trial.Run, errs io.Writer) {
	over := make(chan struct{})
	go func() {
		run.Wait(ctx)
		close(over)
	}()
	tick := time.NewTicker(tellEvery)
	defer tick.Stop()
	for {
		select {
		case <-over:
			return
		case <-tick.C:
			p := run.Progress()
			line := fmt.Sprintf("%d of %d battles", p.Done, p.All)
			if p.Each > 0 {
				line += fmt.Sprintf(", %v each, about %v left", p.Each.Round(100*time.Millisecond), p.Left.Round(time.Second))
			}
			for _, now := range p.Now {
				line += fmt.Sprintf("; battle %d: round %d, %d decisions", now.Number+1, now.Round, now.Decisions)
			}
			fmt.Fprintln(errs, line)
		}
	}
}

// tell prints the result of a record, and writes what is wanted.
func (p *trialPlan) tell(out io.Writer, record *trial.Record) error {
	result := record.Result()
	var err error
	if p.asJSON {
		err = json.NewEncoder(out).Encode(result)
	} else {
		err = printTrial(out, record, result)
	}
	if p.csv != "" {
		extension := filepath.Ext(p.csv)
		err = errors.Join(err,
			game.WriteFileWith(p.csv, record.WriteBattles),
			game.WriteFileWith(strings.TrimSuffix(p.csv, extension)+"-summary"+extension, result.WriteSummary))
	}
	if p.picture != "" {
		err = errors.Join(err, game.WriteFileWith(p.picture, func(w io.Writer) error { return chart.PNG(w, assets.English(), record) }))
	}
	return err
}

// printTrial prints a result for people.
func printTrial(out io.Writer, record *trial.Record, r *trial.Result) error {
	words := chart.Words{Texts: assets.English()}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	line := func(format string, args ...any) { fmt.Fprintf(w, format+"\n", args...) }
	line("%d battles in %d groups; %s; seed %d", r.Battles, r.Groups, words.Trial(record.Trial), record.Seed)
	line("%s rounds to a battle; %d ties, %d faults", chart.Mean(r.Rounds), r.Ties, r.Faults)
	rows := func(head string, rows []trial.Row, name func(i int) string) {
		if len(rows) == 0 {
			return
		}
		line("\n%s\t\twins, %%\t95 %% interval\tscore\tbattles", head)
		for i := range rows {
			row := &rows[i]
			level := ""
			if row.Level != "" {
				level = words.Level(row.Level)
			}
			line("%s\t%s\t%.1f\t%.1f to %.1f\t%s\t%d", name(i), level, 100*row.Share, 100*row.Low, 100*row.High, chart.Mean(row.Score), row.Battles)
		}
	}
	rows("companies", r.Rows, func(i int) string { return words.Row(r, &r.Rows[i]) })
	rows("players", r.Players, func(i int) string { return fmt.Sprintf("player %d", i+1) })
	rows("drawn companies", r.Drawn, func(i int) string { return r.Drawn[i].Name })
	rows("places", r.Places, func(i int) string { return fmt.Sprintf("place %d", i+1) })
	printLosses(line, words, record.Trial, r)
	if r.Comparison != nil {
		verdict, difference := words.Verdict(r)
		line("\n%s %s", verdict, difference)
	}
	return w.Flush()
}

// printLosses prints what was lost to what, per battle.
func printLosses(line func(string, ...any), words chart.Words, t trial.Trial, r *trial.Result) {
	ways := words.Ways(r)
	if len(ways) == 0 {
		return
	}
	head := "\nlost per battle, parts / pieces"
	for _, way := range ways {
		head += "\t" + way.Name
	}
	line("%s\t%s", head, words.Apart(t))
	for i := range r.Rows {
		text := words.Row(r, &r.Rows[i])
		for _, way := range ways {
			parts, pieces := chart.LostTo(&r.Rows[i], way)
			text += fmt.Sprintf("\t%.1f / %.1f", parts, pieces)
		}
		line("%s\t%.1f", text, chart.LostApart(t, &r.Rows[i]))
	}
}
