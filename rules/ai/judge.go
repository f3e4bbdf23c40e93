package ai

import (
	"hash/fnv"
	"math"
	"math/rand/v2"

	"rulerfire/rules"
)

// A Judge estimates who will win a battle. It judges every side by the same
// measure, and knows no more than the table shows: the dice to come are its own.
//
// It gives one sample at a time, so that whoever asks decides how sure to be, and
// can set two positions against each other by the same samples. A Judge plays the
// battle on to its end, or to some horizon and rates what it finds there. It keeps
// nothing from one call to the next, and several goroutines may use it at once.
type Judge interface {
	// Name is what judges and its version, "script/1". The version is raised
	// whenever the same samples would give other values.
	Name() string
	// Sample gives what b is worth to each side, from 0 to One, as one sample of what
	// may come of it: a win is One, a tie is shared by those who tie, and seats that
	// win together have the whole of it each. shares has a place for every side. All
	// chance comes from sample, and a roll depends on its key and the sample alone
	// (see Dice), so that two positions of one battle meet the same luck. The same
	// position and sample always give the same values. b is not changed. A judge that does
	// not play to the end of the battle plays to the end of the round with the number
	// until, and rates b as it is if that is over: what two positions are set against each
	// other for must be looked at with one horizon.
	Sample(b rules.Battle, until int, sample uint64, shares []int64) error
	// Answers lists answers worth considering to the decision of a seat that b waits
	// for, at most so many, the likeliest first, at least one. sure tells that the
	// first of them is what every sample of b goes on with: then b is worth, sample by
	// sample and with the same horizon, what it is worth after that answer.
	Answers(b rules.Battle, most int) (list []rules.Choice, sure bool, err error)
}

// Dice rolls the dice of a sample. What a die shows depends on the sample, the key
// of the roll and the die's place in it alone.
func Dice(d rules.Decision, sample uint64) rules.Roll {
	h := fnv.New64a()
	h.Write([]byte(d.Key))
	r := rand.New(rand.NewPCG(sample, h.Sum64()))
	roll := make(rules.Roll, len(d.Dice))
	for i, faces := range d.Dice {
		roll[i] = 1 + r.IntN(faces)
	}
	return roll
}

// SampleNumber is the sample with this number, from 0, of those that noise begins.
func SampleNumber(noise uint64, n int) uint64 {
	return rand.New(rand.NewPCG(noise, uint64(n))).Uint64()
}

// A Mean is an estimate: the mean of some samples, in wins.
type Mean struct {
	Value float64 `json:"value"`
	Error float64 `json:"error"` // the standard error of Value
	// Samples is how many samples it comes from; 0 is of an estimate that has yet to
	// be made.
	Samples int `json:"samples"`
}

// MeanOf is the mean of samples in units of One. Its error is never 0: samples that
// all agree prove little as long as they are few, so it is reckoned as if one more
// had been half a win off.
func MeanOf(samples []int64) Mean {
	n := float64(len(samples))
	if n == 0 {
		return Mean{}
	}
	sum := int64(0)
	for _, v := range samples {
		sum += v
	}
	mean := float64(sum) / n / One
	squares := 0.25
	for _, v := range samples {
		off := float64(v)/One - mean
		squares += off * off
	}
	return Mean{mean, math.Sqrt(squares) / n, len(samples)}
}

// Half is half the width of the 95 % interval around Value.
func (m Mean) Half() float64 { return 1.96 * m.Error }

// Even tells whether the estimate cannot be told from nothing.
func (m Mean) Even() bool { return math.Abs(m.Value) <= m.Half() }

// Horizon is the round to whose end a battle is usually looked at: the one that is being
// played, or the first.
func Horizon(b rules.Battle) int { return max(1, b.Result().Round) }

// Chances is the chance to win of every one of so many sides, by as many samples.
// noise is all the chance that it uses.
func Chances(j Judge, b rules.Battle, sides, samples int, noise uint64) ([]Mean, error) {
	values := make([][]int64, sides)
	shares := make([]int64, sides)
	for n := range samples {
		if err := j.Sample(b, Horizon(b), SampleNumber(noise, n), shares); err != nil {
			return nil, err
		}
		for side, v := range shares {
			values[side] = append(values[side], v)
		}
	}
	means := make([]Mean, sides)
	for side := range means {
		means[side] = MeanOf(values[side])
	}
	return means, nil
}
