package dice

// outcome is how the damage dice fell: 4s, 5s and 6s, and how likely that is.
type outcome struct {
	fours, fives, sixes int
	p                   float64
}

// outcomes lists how n damage dice may fall.
func outcomes(n int) []outcome {
	var all []outcome
	p6 := 1.0 // n! / (sixes! (n−sixes)!) / 6^sixes, and so on inwards
	for c6 := 0; c6 <= n; c6++ {
		p5 := p6
		for c5 := 0; c5+c6 <= n; c5++ {
			p4 := p5
			for c4 := 0; c4+c5+c6 <= n; c4++ {
				rest := n - c4 - c5 - c6
				p := p4
				for range rest {
					p /= 2
				}
				all = append(all, outcome{c4, c5, c6, p})
				p4 *= float64(rest) / float64(c4+1) / 6
			}
			p5 *= float64(n-c6-c5) / float64(c5+1) / 6
		}
		p6 *= float64(n-c6) / float64(c6+1) / 6
	}
	return all
}

// read counts the hits as Read does, in one step: that they agree is tested.
func (o outcome) read(c Chart, k int) (cover, target int) {
	count := [...]int{4: o.fours, 5: o.fives, 6: o.sixes}
	var fives int // the 5s among the hits on cover
	for face := 4; face <= 6; face++ {
		switch c.Strikes(face) {
		case Cover:
			cover += count[face]
			if face == 5 {
				fives = count[face]
			}
		case Target:
			target += count[face]
		}
	}
	if c.covered() && cover >= k {
		target += min(fives, cover-k)
		cover = k
	}
	return cover, target
}

// hits holds the hits on the target by chart, dice and hits until the cover
// falls; cover holds those on cover that never falls.
//
// Cover that takes more hits than there are dice is the same as cover that never
// falls, so the last index is enough for both.
var hits, cover = func() (hits [Terrain + 1][MaxDice + 1][MaxDice + 2]*table, cover [Terrain + 1][MaxDice + 1]*table) {
	type counts = [MaxDice + 1]float64
	for n := 0; n <= MaxDice; n++ {
		all := outcomes(n)
		for c := HandToHand; c <= Terrain; c++ {
			var uncovered *table
			last := 0
			if c.covered() {
				last = n + 1
			}
			for k := last; k >= 0; k-- {
				var onTarget, onCover counts
				for _, o := range all {
					a, b := o.read(c, k)
					onCover[a] += o.p
					onTarget[b] += o.p
				}
				uncovered = newTable(&onTarget)
				hits[c][n][k] = uncovered
				if k == last {
					cover[c][n] = newTable(&onCover)
					for beyond := k + 1; beyond <= MaxDice+1; beyond++ {
						hits[c][n][beyond] = uncovered
					}
				}
			}
		}
	}
	return hits, cover
}()

// Hits is the damage that n damage dice, at most MaxDice, do to the target on
// the chart if its cover falls after k hits; k may be Never or Safe. A target out
// of cover has no use for k, and on chart Terrain no frame is hit.
func Hits(c Chart, n, k int) Dist {
	if k < 0 || k > MaxDice {
		k = MaxDice + 1
	}
	return Dist{hits[c][max(0, n)][k], MaxDice}
}

// CoverHits is the damage that n damage dice, at most MaxDice, do to the cover,
// or on chart Terrain to what was attacked, if it falls after k hits. So
// CoverHits(c, n, k).AtLeast(k) is the probability that the cover falls.
func CoverHits(c Chart, n, k int) Dist {
	if k == Safe {
		return Dist{}
	}
	return Dist{cover[c][max(0, n)], MaxDice}.Cap(k)
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
	var p [MaxDice + 1]float64
	for n := 0; n <= MaxDice; n++ {
		pn := dice.P(n)
		if pn == 0 {
			continue
		}
		h := Hits(c, n, k)
		for v := 0; v <= n; v++ {
			p[v] += pn * h.P(v)
		}
	}
	return Dist{newTable(&p), MaxDice}
}

// MeanHits is the mean damage of an attack value, the spot included, against a
// defence that is not yet known, counted up to most. It makes no tables.
func MeanHits(c Chart, attack int, defence Dist, k, most int) float64 {
	sum := 0.0
	for d := 0; d < attack; d++ {
		if p := defence.P(d); p > 0 {
			sum += p * Hits(c, attack-d, k).Cap(most).Mean()
		}
	}
	return sum
}
