package rapidai

import "rulerfire/rules/rapid"

// endNow ends the battle: it is only asked of a seat that is strictly ahead and
// alone has frames (D5).
func (c *Script) endNow(_ *rapid.State, out []Candidate) []Candidate {
	return append(out,
		Candidate{rapid.Action{Kind: rapid.ActEnd}, 1},
		Candidate{rapid.Action{Kind: rapid.ActPlayOn}, 0})
}

// clock takes one more from the clock if the seat is strictly ahead: a seat that
// is not never gains by fewer rounds.
func (c *Script) clock(s *rapid.State, out []Candidate) []Candidate {
	tick := -1.0
	if s.Ahead(int(s.Asked)) {
		tick = 1
	}
	return append(out,
		Candidate{rapid.Action{Kind: rapid.ActTick}, tick},
		Candidate{rapid.Action{Kind: rapid.ActHold}, 0})
}
