package game

import (
	"runtime"
	"sync"

	"rulerfire/rules/ai"
)

// mostHands is more than a search can keep busy.
const mostHands = 8

// crew is as many hands as the machine has cores. They make way for the window as often
// as a search asks whether to stop.
func crew() ai.Crew {
	return ai.Crew{Hands: min(runtime.GOMAXPROCS(0), mostHands), Do: together}
}

// together lets all hands work at the same time. If one panics, so does together, when
// the others are done.
func together(hands int, work func(hand int)) {
	var all sync.WaitGroup
	errs := make([]error, hands)
	for hand := range hands {
		all.Go(func() { errs[hand] = guard(func() error { work(hand); return nil }) })
	}
	all.Wait()
	for _, err := range errs {
		if err != nil {
			panic(err)
		}
	}
}
