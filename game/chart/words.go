package chart

import (
	"cmp"
	"fmt"
	"math"
	"slices"

	"rulerfire/assets"
	"rulerfire/game/trial"
	"rulerfire/rules/ai"
	"rulerfire/rules/field"
	"rulerfire/rules/hexwar"
)

// Words say what is in a trial and its result, in the language of the texts.
type Words struct{ Texts *assets.Texts }

// Row names a row of a result: its company, or that one is drawn for every group. Two
// versions that are compared are A and B.
func (w Words) Row(r *trial.Result, row *trial.Row) string {
	name := row.Name
	if name == "" {
		name = w.Texts.Say("trial.drawn")
	}
	if r.Comparison != nil && row.Contestant == 0 {
		if row.Other {
			return w.Texts.Say("trial.b", name)
		}
		return w.Texts.Say("trial.a", name)
	}
	return name
}

// Level names a level with its style: "hard, cautious".
func (w Words) Level(name string) string {
	level, style := ai.LevelAndStyle(name)
	if key := "level." + level; w.Texts.Has(key) {
		level = w.Texts.Say(key)
	}
	if style == ai.Balanced {
		return level
	}
	if key := "style." + style; w.Texts.Has(key) {
		style = w.Texts.Say(key)
	}
	return w.Texts.Say("trial.styled", level, style)
}

// Trial says what is played, where, and how often.
func (w Words) Trial(t trial.Trial) string {
	where := w.Texts.Say("trial.anywhere")
	if name := tableName(t); name != "" {
		where = name
	}
	if t.System == "hexwar" {
		mission := t.Mission
		if mission == "" {
			mission = w.Texts.Say("trial.anymission")
		}
		where = mission + " · " + where
	}
	return w.Texts.Say("trial.what", w.Texts.Say("trial."+t.System), w.Texts.Say("trial.size."+t.Size), where)
}

// tableName is the name of the table or the board of a trial, or nothing.
func tableName(t trial.Trial) string {
	if t.Table == "" {
		return ""
	}
	if t.System == "hexwar" {
		if b, err := hexwar.ParseDraftBoard([]byte(t.Table)); err == nil {
			return b.Name
		}
		return ""
	}
	l, err := field.ParseLayout([]byte(t.Table))
	if err != nil {
		return ""
	}
	return l.Name
}

// Percent is a share in whole per cents.
func Percent(share float64) int { return int(math.Round(100 * share)) }

// Interval is the interval of a row in whole per cents: "48 to 66".
func (w Words) Interval(row *trial.Row) string {
	return w.Texts.Say("trial.interval", Percent(row.Low), Percent(row.High))
}

// Mean is a mean with half its interval: "31.2 ± 2.1".
func Mean(m trial.Mean) string {
	if m.Half == 0 {
		return fmt.Sprintf("%.1f", m.Value)
	}
	return fmt.Sprintf("%.1f ± %.1f", m.Value, m.Half)
}

// Verdict says in a sentence what the comparison of two versions has come to, and in
// another by how much they differ.
func (w Words) Verdict(r *trial.Result) (verdict, difference string) {
	c := r.Comparison
	if c == nil || r.Groups == 0 {
		return w.Texts.Say("trial.verdict.wait"), ""
	}
	difference = w.Texts.Say("trial.difference", fmt.Sprintf("%+.1f", 100*c.Difference.Value), fmt.Sprintf("%.1f", 100*c.Difference.Half))
	switch {
	case c.Verdict == trial.OtherBetter:
		verdict = w.Texts.Say("trial.verdict.b")
	case c.Verdict == trial.FirstBetter:
		verdict = w.Texts.Say("trial.verdict.a")
	case c.More > 0:
		verdict = w.Texts.Count("trial.verdict.more", c.More)
	default:
		verdict = w.Texts.Say("trial.verdict.none")
	}
	return verdict, difference
}

// A Way is one way of losing things, as a column of a table.
type Way struct {
	Name string   // in words
	hows []string // as results have it; several for all that is left
}

// mostWays is how many ways have a column of their own.
const mostWays = 5

// Ways are the ways in which the companies of a result have lost parts and pieces, those
// that take most first; beyond the first few they are one. LostApart has the rest.
func (w Words) Ways(r *trial.Result) []Way {
	total := map[string]int{}
	var hows []string
	for i := range r.Rows {
		for _, l := range r.Rows[i].Lost {
			if l.What == stations || l.What == drones {
				continue
			}
			if total[l.How] == 0 {
				hows = append(hows, l.How)
			}
			total[l.How] += l.Count
		}
	}
	slices.SortFunc(hows, func(a, b string) int { return cmp.Or(total[b]-total[a], cmp.Compare(a, b)) })
	var ways []Way
	for i, how := range hows {
		if i >= mostWays && len(hows) > mostWays+1 {
			ways = append(ways, Way{w.Texts.Say("trial.how.rest"), hows[i:]})
			break
		}
		name := how // that of a weapon
		if key := "trial.how." + how; w.Texts.Has(key) {
			name = w.Texts.Say(key)
		}
		ways = append(ways, Way{name, []string{how}})
	}
	return ways
}

// LostTo is how much a row lost in one way, per battle: of parts, such as systems and
// sections, and of whole pieces, frames or units.
func LostTo(row *trial.Row, way Way) (parts, pieces float64) {
	for _, l := range row.Lost {
		if !slices.Contains(way.hows, l.How) {
			continue
		}
		switch l.What {
		case "frames", "units":
			pieces += float64(l.Count)
		case "systems", "whites", "sections", "items":
			parts += float64(l.Count)
		}
	}
	n := float64(max(1, row.Battles))
	return parts / n, pieces / n
}

// What is counted by itself, in whatever way it was lost.
const (
	stations = "stations"
	drones   = "drones"
)

// LostApart is how much a row of a trial lost per battle of what is neither part nor
// piece: stations of Rapid Attack, and drones of the hex wargame.
func LostApart(t trial.Trial, row *trial.Row) float64 {
	what := stations
	if t.System == "hexwar" {
		what = drones
	}
	return float64(row.LostOf(what)) / float64(max(1, row.Battles))
}

// Apart heads the column of what LostApart counts.
func (w Words) Apart(t trial.Trial) string {
	if t.System == "hexwar" {
		return w.Texts.Say("trial.drones")
	}
	return w.Texts.Say("trial.stations")
}

// Place names a place at the table of a trial, from 0: a seat or a team.
func (w Words) Place(t trial.Trial, i int) string {
	if t.System == "hexwar" {
		return w.Texts.Say("trial.team", i+1)
	}
	return w.Texts.Say("trial.seat", i+1)
}
