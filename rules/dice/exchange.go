package dice

// An Exchange is one attack, as far as its numbers are known.
type Exchange struct {
	Attack, Defence Dist // the attack die and the defence die
	Spot            int  // the value of the spot that is added; 0 is none
	Chart           Chart
	Stands          int // hits until the cover falls, or Never, or Safe; for charts 3 and 4
	Hits            int // damage that destroys the target, or fells the structure on chart Terrain
}

// An Outcome is what an exchange comes to. Abandoning a station, which lets a frame
// ignore a hit, is not reckoned with.
type Outcome struct {
	Dice   Dist    // damage dice
	Hits   Dist    // hits on the target, wasted ones among them
	Lost   Dist    // what the target loses: systems and whites, or points of terrain
	Fallen float64 // probability that the cover falls, 0 to 1
	whole  int
}

// Struck is the probability that the target is hit at all.
func (o *Outcome) Struck() float64 { return o.Hits.AtLeast(1) }

// Destroyed is the probability that the target loses all that it has.
func (o *Outcome) Destroyed() float64 { return o.Lost.AtLeast(o.whole) }

// Fallible tells whether there is cover that can be shot away.
func (e *Exchange) Fallible() bool { return e.Chart.covered() && e.Stands > 0 && e.Stands < Never }

// Outcome reckons the exchange, exactly.
func (e *Exchange) Outcome() Outcome {
	o := Outcome{Dice: DamageDice(e.Attack, e.Spot, e.Defence), whole: e.Hits}
	if e.Chart == Terrain {
		o.Hits = mixed(o.Dice, func(n int) Dist { return CoverHits(Terrain, n, Never) })
	} else {
		o.Hits = HitsOf(e.Chart, o.Dice, e.Stands)
	}
	o.Lost = o.Hits.Cap(e.Hits)
	if e.Fallible() {
		for n := range o.Dice.Max() + 1 {
			o.Fallen += o.Dice.P(n) * CoverHits(e.Chart, n, e.Stands).AtLeast(e.Stands)
		}
	}
	return o
}

// A Case is an exchange under a condition: its defence is Value, or that many damage
// dice are rolled. Chance is the probability of that.
type Case struct {
	Value  int
	Chance float64
	Outcome
}

// PerDefence splits the exchange up by the value of the defence, from the least that
// can be. What all cases come to, each by its chance, is the exchange's Outcome.
func (e *Exchange) PerDefence() (list []Case) {
	for v := range e.Defence.Max() + 1 {
		if p := e.Defence.P(v); p > 0 {
			list = append(list, Case{v, p, e.Against(v)})
		}
	}
	return list
}

// Against is what the exchange comes to if the defence is v.
func (e *Exchange) Against(v int) Outcome {
	known := *e
	known.Defence = Sure(v)
	return known.Outcome()
}

// PerDice splits the exchange up by how many damage dice are rolled, from the least
// that can be, as PerDefence does by the defence.
func (e *Exchange) PerDice() (list []Case) {
	dice := DamageDice(e.Attack, e.Spot, e.Defence)
	for n := range dice.Max() + 1 {
		if p := dice.P(n); p > 0 {
			rolled := *e
			rolled.Attack, rolled.Spot, rolled.Defence = Sure(n), 0, Sure(0)
			list = append(list, Case{n, p, rolled.Outcome()})
		}
	}
	return list
}

// mixed is the distribution of what depends on a count that is not yet known.
func mixed(count Dist, given func(n int) Dist) Dist {
	var p [MaxDice + 1]float64
	for n := range count.Max() + 1 {
		pn := count.P(n)
		if pn == 0 {
			continue
		}
		d := given(n)
		for v := range d.Max() + 1 {
			p[v] += pn * d.P(v)
		}
	}
	return Dist{newTable(&p), MaxDice}
}
