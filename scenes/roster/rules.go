package roster

import "rulerfire/scenes"

// Rules is the one page of rules that F1 shows on the screens of Rapid Attack.
func Rules() scenes.RulesPage {
	return scenes.RulesPage{
		Title: "rules.title",
		Left: []scenes.RulesList{
			{Heading: "rules.turn", Numbered: true, Lines: []string{"rules.turn.1", "rules.turn.2", "rules.turn.3", "rules.turn.4", "rules.turn.5", "rules.turn.6"}},
			{Heading: "rules.scores", Lines: []string{"rules.score.1", "rules.score.2", "rules.score.3"}},
		},
		Right: []scenes.RulesList{
			{Heading: "rules.charts", Table: &charts},
			{Heading: "rules.covers", Lines: []string{"rules.cover.1", "rules.cover.2", "rules.cover.3"}},
			{Heading: "rules.stations", Lines: []string{"rules.station.1", "rules.station.2", "rules.station.3", "rules.station.4"}},
		},
	}
}

// charts are the five damage charts: what a die of 4, 5 and 6 does.
var charts = scenes.RulesTable{
	Heads: []string{"4", "5", "6"},
	Rows: []scenes.RulesRow{
		{Situation: "rules.chart.1", Cells: []string{"rules.hit", "rules.hit", "rules.hit"}},
		{Situation: "rules.chart.2", Cells: []string{"", "rules.hit", "rules.hit"}},
		{Situation: "rules.chart.3", Cells: []string{"rules.cover", "rules.cover", "rules.hit"}},
		{Situation: "rules.chart.4", Cells: []string{"", "rules.other", "rules.hit"}},
		{Situation: "rules.chart.5", Cells: []string{"rules.cover", "rules.cover", "rules.cover"}},
	},
	Strong: "rules.hit",
}
