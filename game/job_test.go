package game

import (
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// A brooder thinks until it is told that nobody waits any more.
type brooder struct {
	ai.Random
	over chan struct{}
}

func (p brooder) ChooseUnless(stop func() bool, _ ai.Crew, b rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	for !stop() {
	}
	close(p.over)
	return p.Choose(b, d, noise)
}

func TestThinkingEndsWhenNobodyWaits(t *testing.T) {
	p := brooder{over: make(chan struct{})}
	c := pigConfig(Computer, Computer)
	c.Players = func(string) (ai.Player, error) { return p, nil }
	s := begin(t, c)
	s.Tick() // the opening roll
	s.Tick() // thinking begins
	s.Close()
	<-p.over
}

func TestAHandThatPanicsTellsTheOthersBoss(t *testing.T) {
	done := make([]bool, 3)
	err := guard(func() error {
		together(3, func(hand int) {
			if done[hand] = true; hand == 1 {
				panic("dropped it")
			}
		})
		return nil
	})
	if err == nil || !done[0] || !done[2] {
		t.Errorf("%v, done: %v", err, done)
	}
}
