package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
	"rulerfire/rules/rulestest"
)

func TestPlaythroughs(t *testing.T) {
	rulestest.Playthroughs(t, hexwar.HexWargame(), "testdata/*.txtar")
}
