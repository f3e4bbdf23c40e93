package battle

import (
	"testing"

	"rulerfire/rules/field"
	"rulerfire/scenes/draw"
)

func TestAZoneKeepsToARoundTable(t *testing.T) {
	round := newZone(field.Layout{Width: 100, Height: 100, Round: true})
	if from, to := round.row(50); from != 0 || to != 100 {
		t.Errorf("through the middle it goes from %v to %v", from, to)
	}
	if from, to := round.row(10); from != 20 || to != 80 {
		t.Errorf("near the top it goes from %v to %v", from, to)
	}
	if !round.beyond(draw.V(5, 5)) || round.beyond(draw.V(50, 1)) {
		t.Error("the edge is not where it is")
	}
	square := newZone(field.Layout{Width: 100, Height: 80})
	if from, to := square.row(10); from != 0 || to != 100 || square.beyond(draw.V(5, 5)) {
		t.Error("a table with corners has lost them")
	}
}
