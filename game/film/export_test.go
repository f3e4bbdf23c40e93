package film

// MaxShots is the bound of battles that a film keeps.
const MaxShots = maxShots

// KeptAfter is how many battles a film of so many answers keeps.
func KeptAfter(answers int) int {
	var s shots
	for n := range answers {
		s.take(n+1, nil)
		if at, _, ok := s.before(n + 1); ok && n+1-at >= s.apart {
			panic("a place is too far from what is kept")
		}
	}
	return len(s.battles)
}
