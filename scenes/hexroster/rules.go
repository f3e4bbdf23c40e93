package hexroster

import (
	"fmt"

	"rulerfire/scenes"
)

// Rules is the one page of rules that F1 shows on the screens of the hex wargame.
func Rules() scenes.RulesPage {
	list := func(name string, n int, numbered bool) scenes.RulesList {
		l := scenes.RulesList{Heading: "hexrules." + name, Numbered: numbered}
		for i := range n {
			l.Lines = append(l.Lines, fmt.Sprintf("hexrules.%s.%d", name, i+1))
		}
		return l
	}
	return scenes.RulesPage{
		Title: "hexrules.title",
		Left:  []scenes.RulesList{list("turn", 5, true), list("attack", 5, true), list("close", 3, false)},
		Right: []scenes.RulesList{list("sight", 4, false), list("losses", 5, false), list("points", 4, false)},
	}
}
