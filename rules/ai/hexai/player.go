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

// Players gives the computer players by level: those of Levels, and "script", the rung
// of the ladder that the search builds on. A level that searches can be had in a style
// of its own as well, "hard+cautious": see Styles.
func Players() map[string]ai.Player { return PlayersAt(1) }

// PlayersAt are Players whose searches get only part of their budget, or more: for
// measuring what takes too long in full.
func PlayersAt(part float64) map[string]ai.Player {
	players := map[string]ai.Player{
		"easy":   player{"easy/1", Easy()},
		"script": player{"script/1", Normal()},
	}
	for _, l := range []struct {
		level, version string
		budget         float64
	}{
		{"normal", "6", 1600},
		{"hard", "5", 24000},
		{"grandmaster", "5", 160000},
	} {
		version := l.version
		if part != 1 {
			version = fmt.Sprintf("%s×%g", version, part)
		}
		search := Search{Script: Normal(), Budget: int(l.budget * part)}
		players[l.level] = searcher{l.level + "/" + version, search}
		for _, y := range styles {
			level := ai.InStyle(l.level, y.word)
			search.Style = y.Style
			players[level] = searcher{level + "/" + version, search}
		}
	}
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
