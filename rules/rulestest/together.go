package rulestest

import "sync"

// Together lets all hands work at the same time, and returns when all are done. It is
// the Do of an ai.Crew.
func Together(hands int, work func(hand int)) {
	var all sync.WaitGroup
	for hand := range hands {
		all.Go(func() { work(hand) })
	}
	all.Wait()
}
