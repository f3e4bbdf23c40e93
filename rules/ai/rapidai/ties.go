package rapidai

import "rulerfire/rules/rapid"

// change answers a tie for defence (T7): whoever wins it takes a frame off its own
// company, the one with least in it, so that each asset counts for more; if it may
// not, it adds a spare.
func (c *Script) change(s *rapid.State, out []Candidate) []Candidate {
	actions, _ := s.Answers()
	for _, a := range actions {
		score := 0.0
		switch a.Kind {
		case rapid.ActRemove:
			score = c.Weights.Remove - float64(s.Frames[a.Index].Systems.Count()) - 0.5*float64(s.Frames[a.Index].Rockets)
		case rapid.ActAddSpare, rapid.ActAddCopy:
			systems := s.Frames[max(0, a.Index)].Systems
			if a.Kind == rapid.ActAddSpare {
				systems = s.Companies[s.Asked].Spares[a.Index].Systems
			}
			score = c.Weights.Add + float64(systems.Count())
		case rapid.ActMake:
			score = c.Weights.Make
		}
		out = append(out, Candidate{a, score})
	}
	return out
}
