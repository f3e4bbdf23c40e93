package advice

import (
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/ai/rapidai"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// A board is a screen with nothing but the panel, in the column of a window of 960 by 540
// points.
type board struct {
	panel Panel
	words Words
}

func (b *board) Frame(ctx *scenes.Context) {
	b.panel.Show(ctx, ui.Rect{X: 8, Y: 8, W: 272, H: 524}, Head{Icon: draw.IconBulb, Title: ctx.T("advice.title"), Look: &b.words.Sides[0].Look, Keys: true}, b.words)
}

// advised is advice with these facts, and an answer for each number of lines.
func advised(facts, sides int, lines ...int) *board {
	told := []string{
		rapidai.FactAttack, rapidai.FactHit, rapidai.FactGiven, rapidai.FactTaken, rapidai.FactKills, rapidai.FactLosses, rapidai.FactStations,
	}
	b := &board{}
	for i := range sides {
		b.words.Sides = append(b.words.Sides, Side{Look: draw.Seat{Color: draw.HitColors[i%len(draw.HitColors)]}, Seat: i})
	}
	for i := range lines {
		a := ai.Advice{Playouts: 20, Weighed: 6, Total: 63, Half: 0.05, Choice: rules.Roll{i + 1}}
		for range sides {
			a.Odds = append(a.Odds, 1/float64(sides))
		}
		for k, name := range told[:facts] {
			a.Facts = append(a.Facts, ai.Fact{Name: name, Value: float64(3 + (i+k)%2)})
		}
		b.panel.counsel.List = append(b.panel.counsel.List, a)
	}
	b.panel.counsel.Adviser = "hard/1"
	b.panel.open = true
	b.words.Tell = func(_ rules.Battle, c rules.Choice, _ []rules.Choice) (runs []ui.Run) {
		for range lines[c.(rules.Roll)[0]-1] {
			runs = append(runs, ui.LineBreak, ui.Run{Text: "then something"})
		}
		return runs[1:]
	}
	return b
}

// TestAnswersAreSeenTogether shows long advice in a low window: all answers are on the
// panel at once, closer together than where there is room, and can be gone through.
func TestAnswersAreSeenTogether(t *testing.T) {
	for _, c := range []struct {
		name   string
		facts  int
		sides  int
		lines  []int
		scroll bool
	}{
		{"short", 4, 2, []int{1, 1, 1}, false},
		{"a long turn", 6, 2, []int{2, 2, 2}, false},
		{"all facts", 7, 2, []int{2, 2, 2}, false},
		{"three sides and a few facts", 5, 3, []int{2, 2, 2}, false},
		{"more than there is room for", 7, 5, []int{4, 4, 4}, true},
	} {
		b := advised(c.facts, c.sides, c.lines...)
		p := scenetest.New(t, 960, 540, game.Settings{Scale: 100}, b)
		p.Wait(5)
		p.Shot("panel-" + c.name)
		for at := range c.lines {
			p.Key(ui.Key('1' + rune(at)))
			if got := p.Has("advice/list/bar"); got != c.scroll {
				t.Errorf("%s, answer %d: scrolled %v", c.name, at+1, got)
			}
			if b.panel.at != at {
				t.Errorf("%s: answer %d is looked at, not %d", c.name, b.panel.at, at)
			}
		}
	}
}
