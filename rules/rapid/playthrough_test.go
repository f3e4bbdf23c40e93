package rapid_test

import (
	"testing"

	"rulerfire/rules/rapid"
	"rulerfire/rules/rulestest"
)

func TestPlaythroughs(t *testing.T) {
	rulestest.Playthroughs(t, rapid.RapidAttack(), "testdata/*.txtar")
}
