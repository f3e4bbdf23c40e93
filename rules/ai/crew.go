package ai

// A Crew is the hands that a search may work with. The package starts no goroutine:
// whoever asks for a decision brings the crew. The zero Crew is one pair of hands. What a
// search finds does not depend on the crew.
type Crew struct {
	Hands int // that may work at the same time; 0 counts as 1
	// Do calls work once for every hand, from 0 to Hands−1, and returns when all are
	// done. It is nil if there is one pair of hands.
	Do func(hands int, work func(hand int))
}

// Size is how many hands the crew has.
func (c Crew) Size() int {
	if c.Do == nil {
		return 1
	}
	return max(1, c.Hands)
}

// RunWith is Run by a crew, each hand of which has playouts of its own: there are as many
// as the crew's Size, and they all play the same.
func (s *Search) RunWith(c Crew, each []Playouts, stop func() bool) {
	if len(each) == 1 {
		s.Run(each[0], stop)
		return
	}
	slices, done := make([]Slice, len(each)), make([]bool, len(each))
	for !s.Done() {
		n := s.Pending()
		c.Do(len(each), func(hand int) {
			slices[hand], done[hand] = s.Work(each[hand], n*hand/len(each), n*(hand+1)/len(each), stop)
		})
		for _, ok := range done {
			if !ok {
				return
			}
		}
		for _, slice := range slices {
			s.Add(slice)
		}
	}
}
