package main

import (
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"time"

	"rulerfire/game/again"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A stopwatch notes how long decisions take. A player that was given up may still
// note its last one later, from a goroutine of its own.
type stopwatch struct {
	mu   sync.Mutex
	laps []time.Duration
}

func (s *stopwatch) add(laps ...time.Duration) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.laps = append(s.laps, laps...)
}

// sorted gives all laps, the shortest first.
func (s *stopwatch) sorted() []time.Duration {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Sorted(slices.Values(s.laps))
}

// timed is a player with a stopwatch for each seat.
type timed struct {
	ai.Player
	clock []*stopwatch
}

// Choose lets the player choose, and notes how long it takes.
func (t timed) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	start := time.Now()
	c, err := t.Player.Choose(b, d, noise)
	t.clock[d.Side].add(time.Since(start))
	return c, err
}

// times sums up how long decisions took, in microseconds.
type times struct {
	P50 int64 `json:"p50_us"` // the median
	P95 int64 `json:"p95_us"` // one in twenty took longer
	Max int64 `json:"max_us"`
}

func (s *stopwatch) times() times {
	laps := s.sorted()
	if len(laps) == 0 {
		return times{}
	}
	at := func(percent int) int64 { return laps[(len(laps)-1)*percent/100].Microseconds() }
	return times{at(50), at(95), at(100)}
}

// String tells the times for people.
func (t times) String() string {
	return fmt.Sprintf("%v median, %v 95 %%, %v worst", micro(t.P50), micro(t.P95), micro(t.Max))
}

// micro is so many microseconds, rounded for reading.
func micro(us int64) time.Duration {
	d := time.Duration(us) * time.Microsecond
	if d > 10*time.Millisecond {
		return d.Round(100 * time.Microsecond)
	}
	return d
}

// A summary is what all battles together say.
type summary struct {
	Battles int       `json:"battles"`
	Pairs   int       `json:"pairs"` // sets of battles with every order of the seats; a pair, for two
	Seed    uint64    `json:"seed"`
	Rules   string    `json:"rules"`
	Ties    int       `json:"ties"`
	Faults  int       `json:"faults"` // decisions in which a player failed
	Levels  []*record `json:"levels"`
	Tally   []*tally  `json:"companies,omitempty"`
	seats   int
	tallies bool
}

// A tally is how a company or a squad has done, apart from battles against its like.
type tally struct {
	Company string `json:"company"`
	successes
}

// A record is how a level has done, over the battles that it sat in.
type record struct {
	Level string `json:"level"`
	successes
	times
	clock stopwatch
}

// successes is how often somebody has won. A tie is shared by those who win it.
type successes struct {
	Battles int     `json:"battles"`
	Wins    float64 `json:"wins"`
	Share   float64 `json:"win_share"`
	Low     float64 `json:"low"`  // where the 95 % interval of the share begins
	High    float64 `json:"high"` // and ends
}

// rate works out share and interval.
func (s *successes) rate() {
	if s.Battles > 0 {
		s.Share = s.Wins / float64(s.Battles)
		s.Low, s.High = again.Wilson(s.Share, s.Battles)
	}
}

// String tells share and interval in per cent, for people.
func (s successes) String() string {
	return fmt.Sprintf("wins %5.1f %% (95 %% interval %.1f to %.1f) of %d battles", 100*s.Share, 100*s.Low, 100*s.High, s.Battles)
}

func newSummary(p plan) *summary {
	s := &summary{Seed: p.seed, Rules: p.contest.system.Name, seats: len(p.levels), tallies: p.tally}
	for _, level := range p.levels {
		if s.level(level) == nil {
			s.Levels = append(s.Levels, &record{Level: level})
		}
	}
	return s
}

func (s *summary) level(name string) *record {
	for _, r := range s.Levels {
		if r.Level == name {
			return r
		}
	}
	return nil
}

func (s *summary) add(b battle) {
	s.Battles++
	s.Pairs = s.Battles / s.seats
	s.Faults += len(b.faults)
	if b.Winner < 0 {
		s.Ties++
	}
	for i, level := range b.Seats {
		r := s.level(level)
		r.clock.add(b.clock[i].sorted()...)
		if slices.Index(b.Seats, level) == i {
			r.Battles++
		}
	}
	for _, seat := range b.winners {
		s.level(b.Seats[seat]).Wins += 1 / float64(len(b.winners))
	}
	if s.tallies {
		s.count(b)
	}
}

// count adds a battle to the tallies of the companies that played in it.
func (s *summary) count(b battle) {
	fielded := slices.Compact(slices.Sorted(slices.Values(b.companies)))
	if len(fielded) < 2 {
		return
	}
	won := map[string]bool{}
	for _, seat := range b.winners {
		won[b.companies[seat]] = true
	}
	for _, name := range fielded {
		i := slices.IndexFunc(s.Tally, func(t *tally) bool { return t.Company == name })
		if i < 0 {
			i = len(s.Tally)
			s.Tally = append(s.Tally, &tally{Company: name})
		}
		s.Tally[i].Battles++
		if won[name] {
			s.Tally[i].Wins += 1 / float64(len(won))
		}
	}
}

// finish works out shares, intervals and times.
func (s *summary) finish() {
	for _, r := range s.Levels {
		r.times = r.clock.times()
		r.rate()
	}
	for _, t := range s.Tally {
		t.rate()
	}
	slices.SortFunc(s.Tally, func(a, b *tally) int {
		return cmp.Or(cmp.Compare(b.Share, a.Share), strings.Compare(a.Company, b.Company))
	})
}

// A reporter prints battles as they are played, and the summary.
type reporter interface {
	battle(battle) error
	summary(*summary) error
}

// A jsonReport prints an object a line.
type jsonReport struct{ out io.Writer }

func (j *jsonReport) battle(b battle) error { return json.NewEncoder(j.out).Encode(b) }

func (j *jsonReport) summary(s *summary) error {
	return json.NewEncoder(j.out).Encode(struct {
		Summary *summary `json:"summary"`
	}{s})
}

// A textReport prints for people.
type textReport struct{ out io.Writer }

func (t *textReport) battle(b battle) error {
	winner := seatNumbers(b.winners)
	if len(b.winners) == 1 {
		winner += " (" + b.Seats[b.Winner] + ")"
	}
	_, err := fmt.Fprintf(t.out, "battle %d, seed %d: %s: won by %s; scores %v, %d rounds, %d decisions, %v\n",
		b.Battle, b.Seed, strings.Join(b.Seats, " against "), winner, b.Scores, b.Rounds, b.Decisions, b.times)
	return err
}

func (t *textReport) summary(s *summary) error {
	_, err := fmt.Fprintf(t.out, "\n%d battles of %s, %d with every order of the seats; %d ties, %d faults\n",
		s.Battles, s.Rules, s.Pairs, s.Ties, s.Faults)
	for _, r := range s.Levels {
		if err == nil {
			_, err = fmt.Fprintf(t.out, "%-8s %v; %v\n", r.Level, r.successes, r.times)
		}
	}
	for _, c := range s.Tally {
		if err == nil {
			_, err = fmt.Fprintf(t.out, "%-24s %v\n", c.Company, c.successes)
		}
	}
	return err
}
