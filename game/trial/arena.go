package trial

import (
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// An arena is a rule system as a trial plays it. A place at the table is a seat of Rapid
// Attack, or a team of the hex wargame.
type arena interface {
	system() rules.System
	player(level string) (ai.Player, error)
	// draw draws what the battles of a group have in common, by chance where it is not
	// chosen.
	draw(r *rand.Rand) (*common, error)
}

// common is what the battles of a group have in common.
type common struct {
	table, mission string
	// names are those of the companies: of each contestant's and then, if there is one, of
	// the other version of the first.
	names []string
	// setup is the set-up in which each place has the company of that number.
	setup func(cast []int) ([]byte, error)
}

// arenas make a trial of a rule system ready. The error says what is wrong with it.
var arenas = map[string]func(Trial) (arena, error){
	"rapid":  newRapid,
	"hexwar": newHexwar,
}

func findArena(system string) (func(Trial) (arena, error), error) {
	if found, ok := arenas[system]; ok {
		return found, nil
	}
	return nil, fmt.Errorf("there are no rules %q; there are hexwar, rapid", system)
}

// Levels are the computer players that can take part in trials of a rule system, by
// level and style.
func Levels(system string) game.Levels {
	switch system {
	case "rapid":
		return rapidLevels()
	case "hexwar":
		return hexLevels()
	}
	return nil
}

// withRandom are a system's players, and random play.
func withRandom(players map[string]ai.Player) game.Levels {
	players["random"] = ai.Random{}
	return players
}

// common draws what the battles of a group have in common.
func (p *plan) common(group int) (*common, error) {
	return p.draw(chance(p.Seed, "set-up", group))
}

// chance is the chance of a trial's seed for one purpose. Different purposes and numbers
// have nothing to do with each other.
func chance(seed uint64, purpose string, numbers ...int) *rand.Rand {
	h := fnv.New64a()
	fmt.Fprint(h, purpose, numbers)
	return rand.New(rand.NewPCG(seed, h.Sum64()))
}

// companies reads the company of each contestant, and then the other version of the
// first. One that is to be drawn is nil.
func companies[T any](t Trial, parse func([]byte) (T, error)) ([]*T, error) {
	texts := make([]string, 0, len(t.Contestants)+1)
	for _, c := range t.Contestants {
		texts = append(texts, c.Company)
	}
	if t.Compares() {
		texts = append(texts, t.Other)
	}
	list := make([]*T, len(texts))
	for i, text := range texts {
		if text == "" {
			continue
		}
		c, err := parse([]byte(text))
		if err != nil {
			return nil, &ContestantError{i, err}
		}
		list[i] = &c
	}
	return list, nil
}

// Plain is a name as it is typed on a command line: "The Long Furrow" is
// "the-long-furrow".
func Plain(name string) string {
	return strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r != '\'' && (r < 'a' || r > 'z') && (r < '0' || r > '9')
	}), "-")
}
