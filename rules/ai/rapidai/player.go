package rapidai

import (
	"fmt"

	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
)

// Levels names the levels for people to choose from, the weakest first.
func Levels() []string { return []string{"easy", "normal", "hard", "grandmaster"} }

// levels are those that search. Budgets are of Search.Budget.
var levels = ai.Ladder[Style]{
	Rungs: []ai.Rung{
		{Level: "normal", Version: "4", Budget: 2000},
		{Level: "hard", Version: "10", Budget: 18000, Ahead: 2},
		{Level: "grandmaster", Version: "10", Budget: 36000, Ahead: 9},
	},
	Styles: []ai.Styled[Style]{
		{Word: "cautious", Style: Style{Taken: -0.006, Losses: -0.03}},
		{Word: "aggressive", Style: Style{Given: 0.006, Kills: 0.02}},
		{Word: "stations", Style: Style{Stations: 0.03}},
		{Word: "kills", Style: Style{Kills: 0.04}},
	},
}

// Styles names the styles that a level can be played in, balanced first: a level that
// does not search has no other.
func Styles(level string) []string { return levels.StylesOf(level) }

// Players gives the computer players by level: those of Levels, and rungs of the
// ladder that strength is measured on: "nearest", which goes for the enemy that is
// nearest, "greedy", which sees only the damage it does, "script" and "tuned", which the
// searches build on, and "quick", which is what of "tuned" plays on in them. A level that
// searches can be had in a style of its own as well, "hard+cautious": see Styles.
func Players() map[string]ai.Player { return PlayersAt(1) }

// PlayersAt are Players whose searches get only part of their budget, or more: for
// measuring what takes too long in full. Those that look ahead build on the tuned script, and
// on scripts like it.
func PlayersAt(part float64) map[string]ai.Player {
	players := map[string]ai.Player{
		"nearest": nearest{},
		"greedy":  player{"greedy/2", Greedy()},
		"easy":    player{"easy/3", Easy()},
		"script":  player{"script/3", Normal()},
		"quick":   player{"quick/1", (&Search{Script: Tuned()}).quick()},
		"tuned":   player{"tuned/3", Tuned()},
	}
	levels.AddTo(players, part, func(name string, r ai.Rung, style Style) ai.Player {
		search := Search{Script: Normal(), Budget: int(r.Budget), Ahead: r.Ahead, Style: style}
		if r.Ahead > 0 {
			search.Script, search.Tastes, search.Margins = Tuned(), tastes[:], true
		}
		return searcher{name, search}
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

// stateOf is the battle of a decision that a seat must make.
func stateOf(player string, b rules.Battle, d rules.Decision) (*rapid.State, error) {
	rb, ok := b.(*rapid.Battle)
	if !ok {
		return nil, fmt.Errorf("%s plays Rapid Attack, not %T", player, b)
	}
	if d.Side == rules.Chance {
		return nil, fmt.Errorf("%s does not roll dice", player)
	}
	return &rb.State, nil
}
