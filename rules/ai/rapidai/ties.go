package rapidai

import "rulerfire/rules/rapid"

// change answers a tie for defence (T7) by what the companies are likely to win after
// it: whoever wins the roll adds a frame, removes one, or has the loser do so, who
// then does what is best for himself.
func (c *Script) change(s *rapid.State, out []Candidate) []Candidate {
	actions, _ := s.Answers()
	for _, a := range actions {
		odds := oddsAfter(s, a)
		out = append(out, Candidate{a, tieScale * odds[s.Asked]})
	}
	return out
}

// tieScale is a sure win in points, for the scores of changes.
const tieScale = 40

// oddsAfter is every seat's chance to win, from what the companies are made of after a
// change and all that it leads to.
func oddsAfter(s *rapid.State, a rapid.Action) []float64 {
	after := *s
	after.Do(&a, nil)
	if a.Kind != rapid.ActMake {
		return companyOdds(&after)
	}
	var odds []float64
	answers, _ := after.Answers()
	for _, a := range answers {
		if o := oddsAfter(&after, a); odds == nil || o[after.Asked] > odds[after.Asked]+1e-9 {
			odds = o
		}
	}
	return odds
}

// companyOdds is every seat's chance to win before anything has been fielded.
func companyOdds(s *rapid.State) []float64 {
	companies := make([][]rapid.Systems, s.SeatCount())
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		companies[f.Seat] = append(companies[f.Seat], f.Systems)
	}
	return CompanyOdds(companies, s.Limits.Stations)
}
