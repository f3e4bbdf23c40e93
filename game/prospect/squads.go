package prospect

import (
	"math"
	"reflect"
	"sync"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

// frugal is how much more likely a squad is to win, in logarithms of odds, if it costs
// so many times as much as those of the stock: forces count by the square of their
// size, for both what they do and what they endure.
const frugal = 2

// SquadChance is how likely the first squad is to win a mission against the second, from
// 0 to 1: by the engagements that the two have fought in it as far as they are of the
// stock, and by how squads have fared in all missions. A squad of the player's own
// counts as one of the stock that costs as much.
func SquadChance(size hexwar.Size, mission string, one, two hexwar.Squad) float64 {
	k, err := squadLore()
	if err != nil {
		return 0.5
	}
	first, firstKnown := k.strength(size, one)
	second, secondKnown := k.strength(size, two)
	p := odds(k.lean[mission] + first - second)
	if !firstKnown || !secondKnown {
		return p
	}
	m := k.met[meeting{mission, one.Name, two.Name}]
	return (m.won + squadDoubt*p) / (m.fought + squadDoubt)
}

// squadDoubt is how many engagements the estimate from all missions counts for.
const squadDoubt = 6

// odds is the chance whose odds have that logarithm.
func odds(x float64) float64 { return 1 / (1 + math.Exp(-x)) }

// A lore is what is known of squads.
type lore struct {
	hex  *assets.HexWar
	met  map[meeting]record
	lean map[string]float64 // to the first team, by mission
	edge map[string]float64 // of a stock squad over the others, by name
	cost [hexwar.NumSizes]float64
}

// A meeting is two squads in a mission, in the order of their teams.
type meeting struct{ mission, one, two string }

// A record is how the first of two squads has fared.
type record struct{ won, fought float64 }

// strength is how much better a squad is than a usual one, in logarithms of odds, and
// whether it is of the stock.
func (k *lore) strength(size hexwar.Size, s hexwar.Squad) (x float64, stock bool) {
	for _, known := range k.hex.Squads(size) {
		if known.Name == s.Name && reflect.DeepEqual(known.Units, s.Units) {
			return k.edge[s.Name], true
		}
	}
	return frugal * math.Log(max(1, float64(s.Cost(k.hex.Catalogue)))/k.cost[size]), false
}

// squadLore reads the outcomes and fits leanings and strengths to them by gradient
// descent, which takes a moment at the first time.
var squadLore = sync.OnceValues(func() (*lore, error) {
	outcomes, err := Squads()
	if err != nil {
		return nil, err
	}
	k := &lore{met: map[meeting]record{}, lean: map[string]float64{}, edge: map[string]float64{}}
	if k.hex, err = assets.Hex(); err != nil {
		return nil, err
	}
	for size := range hexwar.NumSizes {
		squads := k.hex.Squads(size)
		for _, s := range squads {
			k.cost[size] += float64(s.Cost(k.hex.Catalogue)) / float64(len(squads))
		}
	}
	for _, o := range outcomes {
		k.met[meeting{o.Of, o.Companies[0], o.Companies[1]}] = record{o.Wins[0], o.Battles()}
	}
	const (
		steps = 300
		rate  = 0.005
		tame  = 4 // battles' worth of doubt that any squad or mission is unlike the others, each a quarter as at even odds
	)
	for range steps {
		for _, o := range outcomes {
			one, two := o.Companies[0], o.Companies[1]
			slip := o.Wins[0] - o.Battles()*odds(k.lean[o.Of]+k.edge[one]-k.edge[two])
			k.lean[o.Of] += rate * slip
			k.edge[one] += rate * slip
			k.edge[two] -= rate * slip
		}
		for _, weights := range []map[string]float64{k.lean, k.edge} {
			for name := range weights {
				weights[name] *= 1 - rate*tame/4
			}
		}
	}
	return k, nil
})
