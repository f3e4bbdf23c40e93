package ui

// A memory is what widgets of one kind keep between ticks, by their ids. What was not
// asked for in a tick is forgotten.
type memory[S any] map[string]*kept[S]

type kept[S any] struct {
	state S
	seen  int // the tick in which it was last asked for
}

// of is what the widget id keeps, and whether that is new.
func (m *memory[S]) of(id string, tick int) (state *S, fresh bool) {
	k := (*m)[id]
	if fresh = k == nil; fresh {
		if *m == nil {
			*m = memory[S]{}
		}
		k = &kept[S]{}
		(*m)[id] = k
	}
	k.seen = tick
	return &k.state, fresh
}

// forget drops what was not asked for in this tick.
func (m memory[S]) forget(tick int) {
	for id, k := range m {
		if k.seen != tick {
			delete(m, id)
		}
	}
}
