package prospect

import (
	"slices"
	"sync"

	"rulerfire/assets"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/rapid"
)

// doubt is how many battles the estimate from what companies are made of counts for,
// beside those that were fought.
const doubt = 16

// Chances is how likely each of the companies is to win a battle of that size between
// them: from 0 to 1, together 1. Two to five companies may be asked about, whether or
// not they are legal.
func Chances(size rapid.Size, companies []rapid.Company) []float64 {
	limits, err := rapid.LimitsFor(size, len(companies))
	if err != nil {
		return make([]float64, len(companies))
	}
	systems := make([][]rapid.Systems, len(companies))
	for i, c := range companies {
		systems[i] = rapidai.SystemsOf(c)
	}
	odds := rapidai.CompanyOdds(systems, limits.Stations)
	if len(companies) != 2 || !isStock(companies[0]) || !isStock(companies[1]) {
		return odds
	}
	known, err := duels()
	if err != nil {
		return odds
	}
	fought := known[duel{size.String(), companies[0].Name, companies[1].Name}]
	back := known[duel{size.String(), companies[1].Name, companies[0].Name}]
	odds[0] = (fought + doubt*odds[0]) / (fought + back + doubt)
	odds[1] = 1 - odds[0]
	return odds
}

// A duel is a meeting of two stock companies, by name, the first of which is meant.
type duel struct {
	of       string
	one, two string
}

// duels are the wins of the first company of every duel that was fought.
var duels = sync.OnceValues(func() (map[duel]float64, error) {
	outcomes, err := Outcomes()
	wins := map[duel]float64{}
	for _, o := range outcomes {
		if len(o.Companies) == 2 {
			wins[duel{o.Of, o.Companies[0], o.Companies[1]}] += o.Wins[0]
			wins[duel{o.Of, o.Companies[1], o.Companies[0]}] += o.Wins[1]
		}
	}
	return wins, err
})

// stock are the stock companies by name.
var stock = sync.OnceValue(func() map[string]rapid.Company {
	list, _ := assets.Companies() // without them no company is stock
	byName := map[string]rapid.Company{}
	for _, c := range list {
		byName[c.Name] = c
	}
	return byName
})

// isStock tells whether a company has the frames of the stock company of its name.
func isStock(c rapid.Company) bool {
	known, ok := stock()[c.Name]
	return ok && slices.Equal(rapidai.SystemsOf(c), rapidai.SystemsOf(known))
}
