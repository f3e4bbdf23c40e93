package trial

import (
	"fmt"
	"hash/fnv"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/hexai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A kind is a rule system as trials know it.
type kind struct {
	system  func() rules.System
	players func() map[string]ai.Player
	// open makes a trial ready. The error says what is wrong with it.
	open func(Trial) (arena, error)
}

var kinds = map[string]kind{
	"rapid":  {rapid.RapidAttack, rapidai.Players, newRapid},
	"hexwar": {hexwar.HexWargame, hexai.Players, newHexwar},
}

func kindOf(system string) (kind, error) {
	k, ok := kinds[system]
	if !ok {
		return k, fmt.Errorf("there are no rules %q; there are %s", system, strings.Join(slices.Sorted(maps.Keys(kinds)), ", "))
	}
	return k, nil
}

// levels are the players that can take part, and random play.
func (k kind) levels() game.Levels {
	players := k.players()
	players["random"] = ai.Random{}
	return players
}

// An arena is what a trial draws from.
type arena interface {
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
