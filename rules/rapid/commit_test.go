package rapid

import (
	"testing"

	"rulerfire/rules"
)

func TestAToldAttackAndItsSpotCannotBeTakenBack(t *testing.T) {
	var b Battle
	for line, want := range map[string]bool{
		"attack R5": true, "use spot": true, "keep spot": true,
		"field f1 at 16,16": false, "pick f1": false, "pass": false, "name none": false, "defend B3": false,
		"move G4 16,16": false, "done": false, "bricks 4": false, "lose comms": false, "spot f2 Y3": false,
		"tick": false, "hold": false, "concede": false,
	} {
		a, err := ParseAction(line)
		if err != nil {
			t.Fatal(err)
		}
		if got := b.Commits(a); got != want {
			t.Errorf("%q commits: %v", line, got)
		}
	}
	if b.Commits(rules.Roll{3}) || b.Commits(nil) {
		t.Error("what is no seat's answer commits")
	}
}
