package hexai

import (
	"rulerfire/rules/ai"
)

// A Style is what a search likes and dislikes beside winning: each is worth so much of
// a chance to win to it. The zero Style only wants to win.
type Style struct {
	Given  float64 // a point of defence that the enemy's units have lost
	Taken  float64 // one that the team's own have lost
	Kills  float64 // a unit of the enemy that is destroyed
	Losses float64 // one of the team's own
	Points float64 // a point of the mission, the team's less the enemy's
}

// toll is what a position has come to since another, as a style counts it.
type toll struct {
	given, taken  int // points of defence
	kills, losses int // units
	points        int
}

// tollOf is what the playout has come to for the team that decides.
func (p *playout) tollOf() toll {
	root, s, me := p.root, &p.s, p.me
	return toll{
		given:  defence(root, 1-me) - defence(s, 1-me),
		taken:  defence(root, me) - defence(s, me),
		kills:  alive(root, 1-me) - alive(s, 1-me),
		losses: alive(root, me) - alive(s, me),
		points: lead(s, me) - lead(root, me),
	}
}

// worth is what an outcome is worth to a team of this style that has that chance to win.
func (y *Style) worth(odds float64, t *toll) int64 {
	odds += y.Given*float64(t.given) + y.Taken*float64(t.taken) +
		y.Kills*float64(t.kills) + y.Losses*float64(t.losses) + y.Points*float64(t.points)
	return int64(max(0, min(1, odds))*ai.One + 0.5)
}

// worth is what the board, as a playout has left it, is worth to the team that decides,
// which has that chance to win.
func (p *playout) worth(odds float64) int64 {
	if p.style == (Style{}) {
		return int64(odds*ai.One + 0.5)
	}
	t := p.tollOf()
	return p.style.worth(odds, &t)
}
