package film

import (
	"fmt"

	"rulerfire/rules"
)

// Every so many answers the film keeps the battle as it stood, so that no place is far
// from one that is kept. In a very long battle they lie farther apart, so that what a
// film holds is bounded.
const (
	shotsApart = 8 // answers, in the beginning
	maxShots   = 512
)

// shots are battles that are kept: after apart answers, after twice as many, and so on.
type shots struct {
	apart   int
	battles []rules.Battle
}

// take keeps the battle after so many answers, if it is due.
func (s *shots) take(answers int, b rules.Battle) {
	if s.apart == 0 {
		s.apart = shotsApart
	}
	if answers%s.apart != 0 {
		return
	}
	if s.battles = append(s.battles, b); len(s.battles) < maxShots {
		return
	}
	for i := 1; i < maxShots; i += 2 {
		s.battles[i/2] = s.battles[i]
	}
	clear(s.battles[maxShots/2:])
	s.battles, s.apart = s.battles[:maxShots/2], 2*s.apart
}

// before is the last battle kept that is not after the place, and its place.
func (s *shots) before(place int) (at int, b rules.Battle, ok bool) {
	if s.apart == 0 {
		return 0, nil, false
	}
	i := min(place/s.apart, len(s.battles))
	if i == 0 {
		return 0, nil, false
	}
	return i * s.apart, s.battles[i-1], true
}

// Battle is the battle after the first n answers, 0 to Len. It must only be read, and
// stays as it is. Going on from the place that was last asked for is quickest. It panics
// if there is no such place.
func (f *Film) Battle(n int) rules.Battle {
	if n < 0 || n > f.Len() {
		panic(fmt.Sprintf("film: place %d of a battle of %d answers", n, f.Len()))
	}
	at, b := 0, f.first
	if place, kept, ok := f.shots.before(n); ok {
		at, b = place, kept
	}
	if f.at >= at && f.at <= n {
		at, b = f.at, f.now
	}
	if at < n {
		b = b.Clone()
		for ; at < n; at++ {
			if _, err := b.Apply(f.steps[at].Choice); err != nil {
				panic(fmt.Sprintf("film: answer %d was taken when the film was made: %v", at, err))
			}
		}
	}
	f.at, f.now = n, b
	return b
}
