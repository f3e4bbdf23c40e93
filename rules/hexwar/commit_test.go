package hexwar

import (
	"testing"

	"rulerfire/rules"
)

func TestAnAttackCannotBeTakenBack(t *testing.T) {
	var b Battle
	for line, want := range map[string]bool{
		"fire at u2 torso with i0": true, "fire at s1 with i0": true, "fire at u2 torso by u4": true,
		"hurl i0 at u2 torso": true, "grapple u2": true,
		"step n": false, "turn n": false, "next": false, "end": false, "kneel": false, "watch with i0": false,
		"hold": false, "throw": false, "hold fire": false, "pick u1": false, "concede": false,
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
