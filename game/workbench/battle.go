package main

import (
	"context"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"rulerfire/game"
	"rulerfire/game/batch"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A plan is what the command "battle" is to do.
type plan struct {
	contest contest
	wish    wish
	levels  []string // by seat, in the first battle of each round of seats
	battles int
	seed    uint64
	record  string // the folder for recordings, or empty
	tally   bool   // tell as well how often each company wins
	luck    int    // by so many samples the luck of every battle is weighed, if any
	workers int
}

// patience is how long a computer may think about one decision before it counts
// as hung.
const patience = 2 * time.Minute

func battleCommand(ctx context.Context, args []string, out, errs io.Writer) error {
	p, asJSON, err := parsePlan(args, errs)
	if err != nil {
		return err
	}
	if p.record != "" {
		if err := os.MkdirAll(p.record, 0o755); err != nil {
			return err
		}
	}
	var report reporter = &textReport{out: out}
	if asJSON {
		report = &jsonReport{out: out}
	}
	sum := newSummary(p)
	err = p.play(ctx, func(b battle) error {
		for _, fault := range b.faults {
			fmt.Fprintf(errs, "workbench: battle %d: %s\n", b.Battle, fault)
		}
		sum.add(b)
		return report.battle(b)
	})
	sum.finish()
	if sumErr := report.summary(sum); err == nil {
		err = sumErr
	}
	if err == nil && sum.Faults > 0 {
		err = fmt.Errorf("%d decisions went wrong", sum.Faults)
	}
	return err
}

// parsePlan reads the flags.
func parsePlan(args []string, errs io.Writer) (p plan, asJSON bool, err error) {
	var ruleName, seats, companies, tables, missions string
	flags := flag.NewFlagSet("battle", flag.ContinueOnError)
	flags.SetOutput(errs)
	flags.StringVar(&ruleName, "rules", "rapid", "the rule `system`")
	flags.StringVar(&seats, "seats", "normal,easy", "a computer player's `level` for each seat; from battle to battle they move on by one seat")
	flags.IntVar(&p.battles, "battles", 20, "how many battles; table, companies and dice are the same until every level has sat at every seat")
	flags.Uint64Var(&p.seed, "seed", 1, "the seed of the first battles; the following ones count up from it")
	flags.BoolVar(&asJSON, "json", false, "print an object for each battle and one for the summary, a line each")
	flags.StringVar(&companies, "companies", "", "stock companies or squads by `name`, with commas: one for each seat or team, or else drawn from these")
	flags.StringVar(&tables, "tables", "", "stock tables or boards by `name`, with commas, to draw from")
	flags.StringVar(&missions, "missions", "", "missions of the hex wargame by `name`, with commas, to draw from")
	flags.StringVar(&p.wish.size, "size", "", "skirmish or battle; in the hex wargame scouting, skirmish, operation or conflagration (default: drawn)")
	flags.BoolVar(&p.wish.alike, "alike", false, "give all seats the same company, or squad")
	flags.BoolVar(&p.tally, "tally", false, "tell as well how often each company or squad wins")
	flags.StringVar(&p.record, "record", "", "write each battle's recording into this `folder`")
	flags.IntVar(&p.luck, "luck", 0, "weigh the luck of every battle by so many `samples` of every roll, for -json")
	flags.IntVar(&p.workers, "workers", runtime.NumCPU(), "battles at a time; fewer than the machine's cores for exact times")
	if err := parseFlagsOnly(flags, args); err != nil {
		return p, false, err
	}
	p.levels = list(seats)
	p.wish.seats, p.wish.companies, p.wish.tables, p.wish.missions = len(p.levels), list(companies), list(tables), list(missions)
	switch {
	case len(p.levels) < 2:
		err = fmt.Errorf("-seats %q: a battle has two seats or more", seats)
	case p.battles < 1:
		err = fmt.Errorf("-battles %d: one at least", p.battles)
	case p.luck < 0:
		err = fmt.Errorf("-luck %d: none at least", p.luck)
	case p.workers < 1:
		err = fmt.Errorf("-workers %d: one at least", p.workers)
	}
	if err == nil {
		p.contest, err = findContest(ruleName)
	}
	for _, level := range p.levels {
		if err == nil {
			_, err = p.contest.levels.Player(level)
		}
	}
	if err == nil {
		_, err = p.contest.draw(p.wish, random(p.seed, "set-up"))
	}
	if err != nil {
		err = usageError{err}
	}
	return p, asJSON, err
}

// list splits at commas.
func list(s string) []string {
	var words []string
	for word := range strings.SplitSeq(s, ",") {
		if word = strings.TrimSpace(word); word != "" {
			words = append(words, word)
		}
	}
	return words
}

// A battle is a battle that was played, with what is told of it.
type battle struct {
	Battle    int       `json:"battle"` // from 1
	Seed      uint64    `json:"seed"`
	Seats     []string  `json:"seats"`  // levels, by seat
	Winner    int       `json:"winner"` // its place in Seats, from 0, the first of a team's; −1 for a tie
	Scores    []int     `json:"scores"` // by seat
	Rounds    int       `json:"rounds"`
	Decisions int       `json:"decisions"`      // of the seats; rolls are not counted
	Luck      []float64 `json:"luck,omitempty"` // in wins, by seat, if it was weighed
	times

	companies []string // or squads, by seat
	winners   []rules.Side
	clock     []*stopwatch // by seat
	faults    []string
}

// play plays all battles, several at a time, and hands them to done in order.
func (p plan) play(ctx context.Context, done func(battle) error) error {
	type outcome struct {
		battle
		err error
	}
	outcomes := make([]chan outcome, p.battles)
	for i := range outcomes {
		outcomes[i] = make(chan outcome, 1)
	}
	run := batch.Start(p.battles, p.workers, func(ctx context.Context, _, i int) error {
		b, err := p.playOne(ctx, i)
		outcomes[i] <- outcome{b, err}
		return nil // those before it are handed over first
	})
	defer run.Wait()
	defer run.Stop()
	for i := range outcomes {
		var o outcome
		select {
		case o = <-outcomes[i]:
		case <-ctx.Done():
			o.err = ctx.Err()
		}
		if o.err != nil {
			return fmt.Errorf("battle %d: %w", i+1, o.err)
		}
		if err := done(o.battle); err != nil {
			return err
		}
	}
	return nil
}

// playOne plays the battle with this number, from 0. Table, companies and dice
// stay the same for as many battles as there are seats, while the levels move
// round the table.
func (p plan) playOne(ctx context.Context, number int) (battle, error) {
	n := len(p.levels)
	seed, shift := p.seed+uint64(number/n), number%n
	d, err := p.contest.draw(p.wish, random(seed, "set-up"))
	if err != nil {
		return battle{}, err
	}
	b := battle{Battle: number + 1, Seed: seed, Seats: make([]string, n), companies: d.companies, clock: make([]*stopwatch, n)}
	seats := make([]game.Seat, n)
	for i := range seats {
		level := p.levelAt(number, i)
		b.Seats[i] = level
		b.clock[i] = &stopwatch{}
		seats[i] = game.Seat{Name: fmt.Sprintf("%s at seat %d", level, i+1), Kind: game.Computer, Level: level, Colour: uint8(i), Pattern: uint8(i)}
	}
	session, err := game.NewSession(game.Config{
		System:   p.contest.system,
		Setup:    d.setup,
		Seats:    seats,
		Dice:     random(seed, "dice").Uint64(),
		Noise:    random(seed, fmt.Sprintf("noise %d", shift)).Uint64(),
		Patience: patience,
		Players: func(level string) (ai.Player, error) {
			player, err := p.contest.levels.Player(level)
			return timed{player, b.clock}, err
		},
	})
	if err != nil {
		return b, err
	}
	defer session.Close()
	if err := session.Run(ctx); err != nil {
		return b, err
	}
	if err := p.save(session, number); err != nil {
		return b, err
	}
	r := session.Result()
	b.winners, b.Winner, b.Scores, b.Rounds = r.Winners, -1, r.Scores, r.Round
	if teams := p.contest.teams(n); len(r.Winners) > 0 && !tied(r.Winners, teams) {
		b.Winner = int(r.Winners[0])
	}
	var all stopwatch
	for _, c := range b.clock {
		all.add(c.sorted()...)
	}
	b.times = all.times()
	for _, step := range session.Steps() {
		if step.Decision.Side != rules.Chance {
			b.Decisions++
		}
	}
	if p.luck > 0 {
		if b.Luck, err = fortune(ctx, session, p.luck, random(seed, "luck").Uint64()); err != nil {
			return b, err
		}
	}
	for _, f := range session.Faults() {
		b.faults = append(b.faults, fmt.Sprintf("answer %d of %s: %v", f.Step+1, seats[f.Side].Name, f.Err))
	}
	return b, nil
}

// tied tells whether winners are of several teams.
func tied(winners []rules.Side, teams []int) bool {
	return slices.ContainsFunc(winners, func(w rules.Side) bool { return teams[w] != teams[winners[0]] })
}

// levelAt is the level at a seat in the battle with this number, from 0.
func (p plan) levelAt(number, seat int) string { return p.levels[(seat+number)%len(p.levels)] }

// save writes the recording, if that is wanted.
func (p plan) save(session *game.Session, number int) error {
	if p.record == "" {
		return nil
	}
	return session.WriteRecord(filepath.Join(p.record, fmt.Sprintf("battle-%04d.txt", number+1)))
}

// random gives the random numbers of a seed for one purpose. Different purposes
// have nothing to do with each other.
func random(seed uint64, purpose string) *rand.Rand {
	h := fnv.New64a()
	h.Write([]byte(purpose))
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}
