package hexai

import (
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

// steadied is the noise of a search: while a unit moves it is the same for all its steps,
// whatever noise comes with them, so that the unit does not change its mind only because
// it thinks of other luck.
func steadied(s *hexwar.State, noise uint64) uint64 {
	t := &s.Turn
	if s.Phase != hexwar.PhaseAct || t.Stage != hexwar.Moving {
		return noise
	}
	noise = uint64(s.Round)<<8 | uint64(t.Unit)
	for i := range int8(s.Count()) {
		if u := &s.Units[i]; i != t.Unit && s.On(i) {
			noise = ai.Mix(noise ^ uint64(u.Cell.Index())<<16 ^ uint64(u.AP)<<8 ^ uint64(u.Left[hexwar.Torso]))
		}
	}
	return noise
}
