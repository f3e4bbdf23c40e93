package dice

// A fall is one way in which damage dice may fall, and how likely it is.
type fall struct {
	fours, fives, sixes int
	p                   float64
}

// falls lists how n damage dice may fall, in the space of an earlier list.
func falls(n int, list []fall) []fall {
	list = list[:0]
	p6 := 1.0 // n! / (sixes! (n−sixes)!) / 6^sixes, and so on inwards
	for c6 := 0; c6 <= n; c6++ {
		p5 := p6
		for c5 := 0; c5+c6 <= n; c5++ {
			p4 := p5
			for c4 := 0; c4+c5+c6 <= n; c4++ {
				rest := n - c4 - c5 - c6
				list = append(list, fall{c4, c5, c6, p4 / float64(int(1)<<rest)})
				p4 *= float64(rest) / float64(c4+1) / 6
			}
			p5 *= float64(n-c6-c5) / float64(c5+1) / 6
		}
		p6 *= float64(n-c6) / float64(c6+1) / 6
	}
	return list
}

// read counts the hits on the chart as if the cover never fell.
func (f fall) read(c Chart) (cover, target int) {
	row := &charts[c]
	for face, n := range [...]int{4: f.fours, 5: f.fives, 6: f.sixes} {
		switch row[face] {
		case Cover:
			cover += n
		case Target:
			target += n
		}
	}
	return cover, target
}

// sturdy stands in the tables for cover that takes more hits than there are dice.
const sturdy = MaxDice + 1

// onTarget holds the hits on the target by chart, dice and hits until the cover
// falls; onCover holds those on cover that never falls.
var onTarget, onCover = func() (
	target [Terrain + 1][MaxDice + 1][sturdy + 1]*table,
	cover [Terrain + 1][MaxDice + 1]*table,
) {
	var all []fall
	for n := 0; n <= MaxDice; n++ {
		all = falls(n, all)
		for c := HandToHand; c <= Terrain; c++ {
			last := 0 // from here on k makes no difference
			if c.covered() {
				last = n + 1
			}
			var onCover [MaxDice + 1]float64
			var onTarget [sturdy + 1][MaxDice + 1]float64
			for _, f := range all {
				hits, rest := f.read(c)
				onCover[hits] += f.p
				for k := range last {
					// Cover that falls lets through the 5s that it no longer
					// stops, for they come after the 4s.
					through := max(0, min(f.fives, hits-k))
					onTarget[k][rest+through] += f.p
				}
				onTarget[last][rest] += f.p
			}
			cover[c][n] = newTable(&onCover)
			for k := range last {
				target[c][n][k] = newTable(&onTarget[k])
			}
			beyond := newTable(&onTarget[last])
			for k := last; k <= sturdy; k++ {
				target[c][n][k] = beyond
			}
		}
	}
	return target, cover
}()

// Hits is the damage that n damage dice, at most MaxDice, do to the target on
// the chart if its cover falls after k hits; k may be Never or Safe. A target out
// of cover has no use for k, and on chart Terrain no frame is hit.
func Hits(c Chart, n, k int) Dist {
	if k < 0 || k > MaxDice {
		k = sturdy
	}
	return Dist{onTarget[c][max(0, n)][k], MaxDice}
}

// CoverHits is the damage that n damage dice, at most MaxDice, do to the cover,
// or on chart Terrain to what was attacked, if it falls after k hits. So
// CoverHits(c, n, k).AtLeast(k) is the probability that the cover falls.
func CoverHits(c Chart, n, k int) Dist {
	if k == Safe {
		return Dist{}
	}
	return Dist{onCover[c][max(0, n)], MaxDice}.Cap(k)
}

// DamageDice is how many damage dice an attack rolls: attack and spot less
// defence, never below 0. An attack of 0 is no attack, whatever the spot (O14).
func DamageDice(attack Dist, spot int, defence Dist) Dist {
	var p [MaxDice + 1]float64
	for a := 0; a <= MaxDice; a++ {
		pa := attack.P(a)
		if pa == 0 {
			continue
		}
		for d := 0; d <= MaxDice; d++ {
			n := 0
			if a > 0 {
				n = min(MaxDice, max(0, a+spot-d))
			}
			p[n] += pa * defence.P(d)
		}
	}
	return Dist{newTable(&p), MaxDice}
}

// HitsOf is Hits for a number of damage dice that is not yet known.
func HitsOf(c Chart, dice Dist, k int) Dist {
	return mixed(dice, func(n int) Dist { return Hits(c, n, k) })
}
