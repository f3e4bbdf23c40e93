package roster

import (
	"os"
	"testing"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/scenetest"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// A screen calls what it is in its first frame.
type screen func(ctx *scenes.Context)

func (s screen) Frame(ctx *scenes.Context) { s(ctx) }

func TestALevelAndItsStyleAreSaidInWords(t *testing.T) {
	said := map[string]string{}
	names := map[string]string{
		"hard":                     "hard",
		"normal/2":                 "normal",
		"hard+cautious":            "hard, cautious",
		"grandmaster+stations/1":   "grandmaster, fond of stations",
		"normal+points/2×0.1":      "normal, fond of points",
		"script/2":                 "script",
		"hard+vengeful/1":          "hard, vengeful",
		"somebody+from+elsewhere/": "somebody, from+elsewhere",
	}
	scenetest.New(t, 960, 540, game.Settings{Scale: 100}, screen(func(ctx *scenes.Context) {
		for name := range names {
			said[name] = Level(ctx, name)
		}
	}))
	for name, want := range names {
		if said[name] != want {
			t.Errorf("%s is said as %q, not as %q", name, said[name], want)
		}
	}
}
