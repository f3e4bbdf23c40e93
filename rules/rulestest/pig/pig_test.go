package pig

import (
	"fmt"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules/rulestest"
)

func TestContract(t *testing.T) {
	rulestest.Contract(t, System(), func(t *prop.T) []byte {
		seats := prop.IntRange(2, 5).Draw(t, "seats")
		rounds := prop.IntRange(1, 4).Draw(t, "rounds")
		return fmt.Appendf(nil, "seats %d\nrounds %d\n", seats, rounds)
	})
}

func TestPlaythroughs(t *testing.T) {
	rulestest.Playthroughs(t, System(), "testdata/*.txtar")
}
