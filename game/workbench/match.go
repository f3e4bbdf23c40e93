package main

import (
	"context"
	"fmt"
	"io"
	"math"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/report"
)

// A match is what two levels have won of each other, pair by pair.
type match struct {
	out           io.Writer
	higher, lower string
	pairs         []pair
	battles       int
	faults        int
}

// A pair is two battles with the seats swapped and the same dice.
type pair struct {
	share float64 // of the wins that the higher has
	luck  float64 // how much of a win dice were worth to the higher, on average
}

func (m *match) add(b battle) error {
	if m.battles%2 == 0 {
		m.pairs = append(m.pairs, pair{})
	}
	m.battles++
	m.faults += len(b.faults)
	p := &m.pairs[len(m.pairs)-1]
	switch {
	case b.Winner < 0:
		p.share += 0.25
	case b.Seats[b.Winner] == m.higher:
		p.share += 0.5
	}
	for seat, luck := range b.Luck {
		if b.Seats[seat] == m.higher {
			p.luck += luck / 2
		}
	}
	return nil
}

// whole are the pairs both of whose battles have been played.
func (m *match) whole() []pair { return m.pairs[:m.battles/2] }

// report tells the share of the wins, and what it is in Elo points, with 95 %
// intervals from the scatter of the pairs, and how often a pair ended with how many wins
// of the higher. With luck it tells as well what the share is without it.
func (m *match) report() error {
	pairs := m.whole()
	var wins [5]int // by wins of a pair, in halves
	for _, p := range pairs {
		wins[int(4*p.share)]++
	}
	_, err := fmt.Fprintf(m.out, "%s against %s: %s; pairs with 0, ½, 1, 1½, 2 wins: %v; %d faults\n",
		m.higher, m.lower, shareOf(pairs), wins, m.faults)
	if fair, weight, ok := lessLuck(pairs); err == nil && ok {
		_, err = fmt.Fprintf(m.out, "less %.2f of its luck: %s\n", weight, fair)
	}
	return err
}

// An estimate is a share of the wins in so many pairs, with half its 95 % interval.
type estimate struct {
	share, half float64
	pairs       int
}

// String tells the share, and what it is in Elo points.
func (e estimate) String() string {
	return fmt.Sprintf("%.3f ± %.3f of the wins in %d pairs, Elo %s [%s, %s]",
		e.share, e.half, e.pairs, elo(e.share), elo(e.share-e.half), elo(e.share+e.half))
}

// shareOf is the share that the higher has won of pairs.
func shareOf(pairs []pair) estimate {
	n := float64(len(pairs))
	share, _ := means(pairs)
	squares := 0.0
	for _, p := range pairs {
		squares += (p.share - share) * (p.share - share)
	}
	return estimate{share, 1.96 * math.Sqrt(squares/n/(n-1)), len(pairs)}
}

// lessLuck is the share that the higher would have won if it had had no luck, by linear
// regression: since luck is nothing on average, so is any part of it, and the share
// less that part which foretells it best has the same mean and less scatter. weight is that
// part. It is not ok with too few pairs, or if nobody has weighed any luck.
func lessLuck(pairs []pair) (e estimate, weight float64, ok bool) {
	n := float64(len(pairs))
	share, luck := means(pairs)
	var squares, products float64 // off the means
	for _, p := range pairs {
		squares += (p.luck - luck) * (p.luck - luck)
		products += (p.luck - luck) * (p.share - share)
	}
	if n < 4 || squares == 0 {
		return e, 0, false
	}
	weight = products / squares
	left := 0.0
	for _, p := range pairs {
		off := p.share - share - weight*(p.luck-luck)
		left += off * off
	}
	// The mean of luck is known to be nothing: what it is here tells how far off the
	// weight would be felt.
	scatter := left / (n - 2) * (1/n + luck*luck/squares)
	return estimate{share - weight*luck, 1.96 * math.Sqrt(scatter), len(pairs)}, weight, true
}

// means are the mean share and luck of pairs.
func means(pairs []pair) (share, luck float64) {
	n := float64(len(pairs))
	for _, p := range pairs {
		share += p.share / n
		luck += p.luck / n
	}
	return share, luck
}

// elo is the difference in strength at which somebody wins that share.
func elo(share float64) string {
	switch {
	case share <= 0:
		return "−∞"
	case share >= 1:
		return "+∞"
	}
	return fmt.Sprintf("%+.0f", 400*math.Log10(share/(1-share)))
}

// fortune is the luck of every seat in a battle that is over, by so many samples.
func fortune(ctx context.Context, session *game.Session, samples int, noise uint64) ([]float64, error) {
	r, err := session.Record()
	if err != nil {
		return nil, err
	}
	f, err := film.Open(ctx, r, films())
	if err != nil {
		return nil, err
	}
	judge, _ := report.Judge(f, false)
	return report.Luck(ctx, f, judge, samples, noise)
}
