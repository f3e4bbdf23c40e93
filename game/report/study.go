package report

import (
	"bytes"
	"context"
	"fmt"
	"runtime"
	"slices"
	"sync"

	"rulerfire/game"
	"rulerfire/game/batch"
	"rulerfire/game/film"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A Budget says how much a study plays on, in counts and never in time, so that it
// finds the same on every machine.
type Budget struct {
	// Samples are those by which every position is judged. An error is about one half
	// divided by their root, and less where little hangs on a roll.
	Samples int
	// Quick is how many of them come before any decision is looked at, so that there
	// is something to see soon.
	Quick int
	// Candidates is how many answers of a decision the judge proposes, and Spread how
	// many of those that the battle lists are looked at besides.
	Candidates, Spread int
	// Choose is how many samples for each candidate the best of them is found by. How
	// far it is from the answer that was given is then found by others.
	Choose int
	// Agreed says to look as well at decisions in which the answer was the judge's own.
	Agreed bool
}

// Usual is a budget that takes about a minute of a usual battle of Rapid Attack.
func Usual() Budget {
	return Budget{Samples: 160, Quick: 16, Candidates: 4, Spread: 1, Choose: 16, Agreed: true}
}

// Brief is a budget for battles that take long to play on, such as engagements of the
// hex wargame.
func Brief() Budget {
	return Budget{Samples: 48, Quick: 8, Candidates: 3, Spread: 1, Choose: 8}
}

// A Study weighs the rolls and decisions of a battle in the background.
//
// For every roll it asks the judge for the chances to win right before and right after
// it, and for every decision for the chances after other answers, always by the same
// samples. What it finds depends on film, judge, budget and noise alone.
type Study struct {
	judge  ai.Judge
	budget Budget
	noise  uint64
	sides  int
	steps  []game.Step
	until  []int // by place: the horizon
	cancel context.CancelFunc
	over   chan struct{}

	battles []rules.Battle // by place, while the study goes on

	mu      sync.Mutex // of all below
	spots   []spot     // by place
	choices []*choice  // by step; nil for rolls and where there is nothing to choose
	done    int
	all     int // 0 until it is known
	changes int
	err     error
}

// A spot is what is known of the battle at a place.
type spot struct {
	// link tells that the judge would have gone on as the battle did: the spot is worth
	// what the next one is, sample by sample.
	link   bool
	agreed bool // the judge would have answered as was answered
	// bridge tells that a round has begun with the answer before: the spot is judged
	// with the horizon of that round as well, in bridged, by sample and side.
	bridge  bool
	bridged []int64
	states  []state // by sample
	values  []int64 // by sample and side
}

// A state is what is known of a spot by one sample.
type state uint8

const (
	unknown state = iota
	linked        // the sample's roll leads to where the battle went on
	judged
)

// A choice is a decision that is looked at.
type choice struct {
	place   int
	options []rules.Choice // what was answered is the first
	agreed  bool           // it was the judge's own answer
	chosen  bool           // best is known
	best    int            // in options; 0 is what was answered
	values  []int64        // of the best, by sample, for the side that decided
}

// Begin begins a study. All the chance that it uses comes from noise. It works on so
// many goroutines, at least one. Close it.
func Begin(f *film.Film, judge ai.Judge, budget Budget, noise uint64, workers int) *Study {
	ctx, cancel := context.WithCancel(context.Background())
	s := &Study{
		judge: judge, budget: budget, noise: noise, sides: len(f.Result(0).Scores), steps: f.Steps(),
		cancel: cancel, over: make(chan struct{}),
		spots: make([]spot, f.Len()+1), choices: make([]*choice, f.Len()),
	}
	first := f.Battle(0)
	go func() {
		defer close(s.over)
		err := s.work(ctx, first, max(1, workers))
		s.battles = nil
		if err != nil && ctx.Err() == nil {
			s.mu.Lock()
			s.err = err
			s.changes++
			s.mu.Unlock()
		}
	}()
	return s
}

// Close gives the study up if it still goes on. What it has found stays.
func (s *Study) Close() { s.cancel() }

// Wait waits until the study is over. The error is ctx's or Err's.
func (s *Study) Wait(ctx context.Context) error {
	select {
	case <-s.over:
		return s.Err()
	case <-ctx.Done():
		return ctx.Err()
	}
}

// Over tells whether the study has ended.
func (s *Study) Over() bool {
	select {
	case <-s.over:
		return true
	default:
		return false
	}
}

// Err says why the study could not go on: a fault in the judge or the rules.
func (s *Study) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// Progress is how many playouts have been made of how many at most; all is 0 until
// that is known.
func (s *Study) Progress() (done, all int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.done, s.all
}

// Changes is another number whenever there is more to find in Findings.
func (s *Study) Changes() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.changes
}

// add takes in what a worker has found, which was worth so many playouts.
func (s *Study) add(playouts int, change func()) {
	s.mu.Lock()
	defer s.mu.Unlock()
	change()
	s.done += playouts
	s.changes++
}

// each does n things on several goroutines, in about their order, until one fails.
func (s *Study) each(ctx context.Context, workers, n int, do func(i int) error) error {
	return batch.Do(ctx, n, workers, func(_ context.Context, _, i int) (err error) {
		defer func() {
			if v := recover(); v != nil {
				err = fmt.Errorf("a fault in the program: %v", v)
			}
		}()
		return do(i)
	})
}

// work is the whole study.
func (s *Study) work(ctx context.Context, first rules.Battle, workers int) error {
	s.battles, s.until = []rules.Battle{first.Clone()}, []int{ai.Horizon(first)}
	for _, step := range s.steps {
		b := s.battles[len(s.battles)-1].Clone()
		if _, err := b.Apply(step.Choice); err != nil {
			return err
		}
		s.battles = append(s.battles, b)
		s.until = append(s.until, ai.Horizon(b))
	}
	if err := s.each(ctx, workers, len(s.steps), s.prepare); err != nil {
		return err
	}
	var differ, agreed []*choice
	var free []int // places that must be played from, the last first: they take the least
	for place := len(s.steps); place >= 0; place-- {
		s.spots[place].bridge = place > 0 && s.until[place] != s.until[place-1]
		if !s.spots[place].link || s.spots[place].bridge {
			free = append(free, place)
		}
	}
	for _, c := range s.choices {
		switch {
		case c == nil:
		case !c.agreed:
			differ = append(differ, c)
		case s.budget.Agreed:
			agreed = append(agreed, c)
		}
	}
	all := len(free) * s.budget.Samples
	for _, c := range slices.Concat(differ, agreed) {
		all += s.choosing(c) + s.budget.Samples
	}
	s.add(0, func() { s.all = all })

	quick := min(s.budget.Quick, s.budget.Samples)
	judge := func(from, to int) error {
		return s.each(ctx, workers, len(free), func(i int) error { return s.judgeSpot(ctx, free[i], from, to) })
	}
	measure := func(list []*choice, from, to int) error {
		return s.each(ctx, workers, len(list), func(i int) error {
			if err := s.choose(ctx, list[i]); err != nil {
				return err
			}
			return s.measure(ctx, list[i], from, to)
		})
	}
	for _, stage := range []func() error{
		func() error { return judge(0, quick) },
		func() error { return measure(differ, 0, quick) },
		func() error { return judge(quick, s.budget.Samples) },
		func() error { return measure(differ, quick, s.budget.Samples) },
		func() error { return measure(agreed, 0, s.budget.Samples) },
	} {
		if err := stage(); err != nil {
			return err
		}
	}
	return nil
}

// prepare finds out what there is to look at in the step after a place.
func (s *Study) prepare(place int) error {
	step := s.steps[place]
	if step.Decision.Side == rules.Chance {
		return nil
	}
	b := s.battles[place]
	list, sure, err := s.judge.Answers(b, max(1, s.budget.Candidates))
	if err != nil {
		return err
	}
	c := &choice{place: place, options: []rules.Choice{step.Choice}}
	seen := map[string]bool{step.Choice.String(): true}
	c.agreed = seen[list[0].String()]
	d, _ := b.Pending()
	for _, option := range slices.Concat(list, spread(d.Some, s.budget.Spread)) {
		if text := option.String(); !seen[text] {
			seen[text] = true
			c.options = append(c.options, option)
		}
	}
	s.add(0, func() {
		s.spots[place].link, s.spots[place].agreed = sure && c.agreed, c.agreed
		if len(c.options) > 1 {
			s.choices[place] = c
		}
	})
	return nil
}

// spread is so many of a list, from its beginning, middle and end alike.
func spread(list []rules.Choice, most int) []rules.Choice {
	if len(list) <= most {
		return list
	}
	var some []rules.Choice
	for i := range most {
		some = append(some, list[(2*i+1)*len(list)/(2*most)])
	}
	return some
}

// sample is the sample with this number.
func (s *Study) sample(n int) uint64 { return ai.SampleNumber(s.noise, n) }

// judgeSpot judges a place by the samples from one number up to another.
func (s *Study) judgeSpot(ctx context.Context, place, from, to int) error {
	b := s.battles[place]
	var after []byte // the battle as it went on from here, as text, if by a roll
	if place < len(s.steps) && s.steps[place].Decision.Side == rules.Chance {
		var err error
		if after, err = s.battles[place+1].MarshalText(); err != nil {
			return err
		}
	}
	var bridged []int64
	if s.spots[place].bridge {
		bridged = make([]int64, (to-from)*s.sides)
		for n := from; n < to; n++ {
			if err := ctx.Err(); err != nil {
				return err
			}
			if err := s.judge.Sample(b, s.until[place-1], s.sample(n), bridged[(n-from)*s.sides:(n-from+1)*s.sides]); err != nil {
				return err
			}
		}
	}
	if s.spots[place].link {
		s.add(to-from, func() { s.spots[place].bridged = append(s.spots[place].bridged, bridged...) })
		return nil
	}
	states := make([]state, 0, to-from)
	values := make([]int64, (to-from)*s.sides)
	for n := from; n < to; n++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		sample, at := s.sample(n), b
		if after != nil {
			// A sample that rolls what leads to the same battle is spared: from there on
			// it meets the same luck.
			at = b.Clone()
			if _, err := at.Apply(ai.Dice(s.steps[place].Decision, sample)); err != nil {
				return err
			}
			text, err := at.MarshalText()
			if err != nil {
				return err
			}
			if s.until[place+1] == s.until[place] && bytes.Equal(text, after) {
				states = append(states, linked)
				continue
			}
		}
		if err := s.judge.Sample(at, s.until[place], sample, values[(n-from)*s.sides:(n-from+1)*s.sides]); err != nil {
			return err
		}
		states = append(states, judged)
		runtime.Gosched() // a window that shares the machine's cores is drawn in time
	}
	s.add(to-from, func() {
		s.spots[place].states = append(s.spots[place].states, states...)
		s.spots[place].values = append(s.spots[place].values, values...)
		s.spots[place].bridged = append(s.spots[place].bridged, bridged...)
	})
	return nil
}

// worth is what an option is worth to whoever decides.
func (s *Study) worth(c *choice, option int, sample uint64, shares []int64) (int64, error) {
	b := s.battles[c.place].Clone()
	if _, err := b.Apply(c.options[option]); err != nil {
		return 0, err
	}
	err := s.judge.Sample(b, s.until[c.place], sample, shares)
	return shares[s.steps[c.place].Decision.Side], err
}

// choosing is how many playouts the best option of a choice is found by.
func (s *Study) choosing(c *choice) int { return s.budget.Choose * len(c.options) }

// choose finds the best option of a choice, unless it is known.
func (s *Study) choose(ctx context.Context, c *choice) error {
	if c.chosen {
		return nil
	}
	sums := make([]int64, len(c.options))
	shares := make([]int64, s.sides)
	for n := range s.budget.Choose {
		// Other samples than those that the distance is then measured by: the best of
		// several looks better than it is to the samples that have found it.
		sample := ai.SampleNumber(^s.sample(c.place), n)
		for option := range c.options {
			if err := ctx.Err(); err != nil {
				return err
			}
			value, err := s.worth(c, option, sample, shares)
			if err != nil {
				return err
			}
			sums[option] += value
			runtime.Gosched()
		}
	}
	best := 0 // among equals what was answered
	for option, sum := range sums {
		if sum > sums[best] {
			best = option
		}
	}
	s.add(s.choosing(c), func() { c.chosen, c.best = true, best })
	return nil
}

// measure plays the best option with the samples from one number up to another.
func (s *Study) measure(ctx context.Context, c *choice, from, to int) error {
	var values []int64
	shares := make([]int64, s.sides)
	for n := from; n < to && c.best > 0; n++ {
		if err := ctx.Err(); err != nil {
			return err
		}
		value, err := s.worth(c, c.best, s.sample(n), shares)
		if err != nil {
			return err
		}
		values = append(values, value)
		runtime.Gosched()
	}
	s.add(to-from, func() { c.values = append(c.values, values...) })
	return nil
}
