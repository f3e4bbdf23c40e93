package hexai

import (
	"fmt"
	"math/rand/v2"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

// Levels names the levels for people to choose from, the weakest first.
func Levels() []string { return []string{"easy", "normal", "hard", "grandmaster"} }

// levels are those that search. Budgets are of Search.Budget.
var levels = ai.Ladder[Style]{
	Rungs: []ai.Rung{
		{Level: "normal", Version: "8", Budget: 1600},
		{Level: "hard", Version: "7", Budget: 24000},
		{Level: "grandmaster", Version: "7", Budget: 160000},
	},
	Styles: []ai.Styled[Style]{
		{Word: "cautious", Style: Style{Taken: -0.004, Losses: -0.03}},
		{Word: "aggressive", Style: Style{Given: 0.004, Kills: 0.02}},
		{Word: "points", Style: Style{Points: 0.03}},
		{Word: "kills", Style: Style{Kills: 0.05}},
	},
}

// Styles names the styles that a level can be played in, balanced first: a level that
// does not search has no other.
func Styles(level string) []string { return levels.StylesOf(level) }

// Players gives the computer players by level: those of Levels, and "script", the rung
// of the ladder that the search builds on. A level that searches can be had in a style
// of its own as well, "hard+cautious": see Styles.
func Players() map[string]ai.Player { return PlayersAt(1) }

// PlayersAt are Players whose searches get only part of their budget, or more: for
// measuring what takes too long in full.
func PlayersAt(part float64) map[string]ai.Player {
	players := map[string]ai.Player{
		"easy":   player{"easy/2", Easy()},
		"script": player{"script/2", Normal()},
	}
	levels.AddTo(players, part, func(name string, r ai.Rung, style Style) ai.Player {
		return searcher{name, Search{Script: Normal(), Budget: int(r.Budget), Style: style}}
	})
	return players
}

// A player answers for a seat by a script.
type player struct {
	name   string
	script Script
}

// Name is the level and its version.
func (p player) Name() string { return p.name }

// Choose answers d by the script. It fails on a battle of another system.
func (p player) Choose(b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	s, err := stateOf(p.name, b, d)
	if err != nil {
		return nil, err
	}
	return p.script.Decide(s, random(noise)), nil
}

// random is the chance that the noise of a decision gives.
func random(noise uint64) *rand.Rand {
	return rand.New(rand.NewPCG(noise, noise^0x9e3779b97f4a7c15))
}

// stateOf is the battle of a decision that a seat must make.
func stateOf(player string, b rules.Battle, d rules.Decision) (*hexwar.State, error) {
	hb, ok := b.(*hexwar.Battle)
	if !ok {
		return nil, fmt.Errorf("%s plays the hex wargame, not %T", player, b)
	}
	if d.Side == rules.Chance {
		return nil, fmt.Errorf("%s does not roll dice", player)
	}
	return &hb.State, nil
}
