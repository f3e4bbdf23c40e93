package ai

import (
	"math"
	"math/bits"
)

// One is the worth of a sure win to a search: values are whole numbers from 0 to
// One. So sums do not depend on the order in which they are added, and the result
// of a search not on how many worked at it.
const One = 1 << 20

// Playouts is a position of some rule system with a few candidates for what to do
// in it, as a search wants it.
//
// Play takes a candidate and plays on to a horizon; all the chance that it uses
// comes from the sample, so that every candidate meets the same luck. It gives what
// the outcome is worth to whoever decides, from 0 to One. The same candidate and
// sample always give the same value. It works in memory of its own and need not be
// safe to call from several goroutines: each has its own Playouts.
type Playouts interface {
	Play(candidate int, sample uint64) int64
}

// A Search finds the best of some candidates by sequential halving: all of them are
// played out with the same samples, the worse half drops out, the rest are played
// out with as many more, until one is left. It starts no goroutine: the work comes
// in slices by sample index, which can be done one after the other with Step, or by
// several goroutines at once with Pending, Work and Add. The result is the same.
type Search struct {
	alive   []int // by candidate, the better first among those that have been compared
	tallies []Tally
	lean    []int64 // by candidate: what is added to its sum when candidates are compared
	dropped []int   // in the order in which they dropped out
	stages  int     // still to come, the present one among them
	left    int     // playouts that may still be begun
	first   uint64
	from    int // samples of the alive that are known
	to      int // samples at the end of this stage
}

// A Tally is what is known of one candidate.
type Tally struct {
	Samples int
	Sum     int64
	Squares int64 // of values divided by 1<<10, so that a million samples fit
}

// Mean is the mean value, from 0 to 1.
func (t Tally) Mean() float64 {
	if t.Samples == 0 {
		return 0
	}
	return float64(t.Sum) / float64(t.Samples) / One
}

// Half is half the width of the mean's 95 % interval.
func (t Tally) Half() float64 {
	if t.Samples < 2 {
		return 1
	}
	n := float64(t.Samples)
	mean := t.Mean()
	variance := max(0, float64(t.Squares)/One/n-mean*mean)
	return 1.96 * math.Sqrt(variance/(n-1))
}

func (t *Tally) add(value int64) {
	t.Samples++
	t.Sum += value
	t.Squares += (value >> 10) * (value >> 10)
}

// NewSearch begins a search among that many candidates, at least one, the most
// likely first: among equals the first is taken. budget is how many playouts it may
// make in all, and noise tells its samples from those of other searches. Every
// candidate is played out at least once.
func NewSearch(candidates, budget int, noise uint64) *Search {
	s := &Search{
		tallies: make([]Tally, candidates), lean: make([]int64, candidates),
		left: budget, first: Mix(noise), stages: bits.Len(uint(candidates - 1)),
	}
	for i := range candidates {
		s.alive = append(s.alive, i)
	}
	s.begin()
	return s
}

// FirstSight tells, before any work is done, what the candidates seem to be worth, from
// 0 to One. That counts for as much as trust samples: it decides where playouts are
// few, and means little where they are many.
func (s *Search) FirstSight(values []int64, trust int) {
	for i, value := range values {
		s.lean[i] = value * int64(trust)
	}
}

// begin finds out how many samples the next stage takes.
func (s *Search) begin() {
	if s.stages == 0 {
		return
	}
	n := max(1, s.left/(s.stages*len(s.alive)))
	s.left = max(0, s.left-n*len(s.alive))
	s.to = s.from + n
}

// Done tells whether one candidate is left.
func (s *Search) Done() bool { return s.stages == 0 }

// Pending is how many samples the present stage still takes. They are to be worked
// at, in slices that make them up, before the search goes on.
func (s *Search) Pending() int {
	if s.Done() {
		return 0
	}
	return s.to - s.from
}

// A Slice is a part of a stage's work that has been done.
type Slice struct {
	samples int
	tallies []Tally // by place among the alive
}

// Work plays every candidate that is left with some of the pending samples: from
// and to count from 0 to Pending. It asks stop before each playout, if there is a
// stop, and gives up with false as soon as that says so. It changes nothing in the
// search, so that several goroutines may work at once, each with its own playouts
// and its own samples. stop may make way for other goroutines meanwhile, so that a
// window which shares the machine's cores is drawn in time.
func (s *Search) Work(p Playouts, from, to int, stop func() bool) (Slice, bool) {
	done := Slice{to - from, make([]Tally, len(s.alive))}
	for i := from; i < to; i++ {
		sample := Mix(s.first + uint64(s.from+i))
		for k, candidate := range s.alive {
			if stop != nil && stop() {
				return Slice{}, false
			}
			done.tallies[k].add(p.Play(candidate, sample))
		}
	}
	return done, true
}

// Add takes in work that was done since the stage began; an empty slice is nothing.
// When all of the stage is done the worse half of the candidates drops out.
func (s *Search) Add(done Slice) {
	if done.samples == 0 {
		return
	}
	for k, candidate := range s.alive {
		t := &s.tallies[candidate]
		t.Samples += done.tallies[k].Samples
		t.Sum += done.tallies[k].Sum
		t.Squares += done.tallies[k].Squares
	}
	if s.from += done.samples; s.from < s.to {
		return
	}
	s.rank()
	keep := (len(s.alive) + 1) / 2
	for i := len(s.alive) - 1; i >= keep; i-- {
		s.dropped = append(s.dropped, s.alive[i])
	}
	s.alive = s.alive[:keep]
	s.stages--
	s.begin()
}

// rank sorts the candidates that are left by what they are worth, equals by their
// place in the caller's list. All of them have the same number of samples.
func (s *Search) rank() {
	for i := 1; i < len(s.alive); i++ {
		for k := i; k > 0 && s.better(s.alive[k], s.alive[k-1]); k-- {
			s.alive[k], s.alive[k-1] = s.alive[k-1], s.alive[k]
		}
	}
}

func (s *Search) better(a, b int) bool {
	if x, y := s.tallies[a].Sum+s.lean[a], s.tallies[b].Sum+s.lean[b]; x != y {
		return x > y
	}
	return a < b
}

// Step works at up to n samples of the present stage. It reports whether the
// search is done, or was stopped: then Done tells.
func (s *Search) Step(p Playouts, n int, stop func() bool) (over bool) {
	if s.Done() {
		return true
	}
	slice, ok := s.Work(p, 0, min(n, s.Pending()), stop)
	if !ok {
		return true
	}
	s.Add(slice)
	return s.Done()
}

// Run works until the search is done, or stop says so.
func (s *Search) Run(p Playouts, stop func() bool) {
	for !s.Step(p, s.Pending(), stop) {
	}
}

// Ranking lists all candidates, the best first: those that dropped out later come
// before those that dropped out earlier.
func (s *Search) Ranking() []int {
	list := append([]int(nil), s.alive...)
	for i := len(s.dropped) - 1; i >= 0; i-- {
		list = append(list, s.dropped[i])
	}
	return list
}

// Best is the candidate that is the best so far.
func (s *Search) Best() int { return s.alive[0] }

// Tally is what is known of a candidate.
func (s *Search) Tally(candidate int) Tally { return s.tallies[candidate] }

// Playouts is how many playouts have been made.
func (s *Search) Playouts() (n int) {
	for _, t := range s.tallies {
		n += t.Samples
	}
	return n
}

// Mix spreads a number over all bits (SplitMix64).
func Mix(z uint64) uint64 {
	z += 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
