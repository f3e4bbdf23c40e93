package rapid

// A Count is what of a company is counted when companies are compared. Rockets
// and the sprint's d8 are no systems (G3).
type Count struct{ Frames, Systems int }

// A Rating is what the comparison says of one company. It holds for the whole
// battle, but for Assets and Score, which are those at the start.
type Rating struct {
	Count
	MostFrames, FewestFrames   bool // −1 and +1; both if all companies are level
	MostSystems, FewestSystems bool // −1 and +1; both if all companies are level
	Each                       int  // score per asset, 3 to 7 (G2)
	Assets                     int  // frames and stations
	Score                      int  // Assets times Each
}

// Compare rates companies that hold so many stations each, the same number (G4).
// Everyone tied for an extreme is counted as having it (G1).
func Compare(companies []Count, stations int) []Rating {
	ratings := make([]Rating, len(companies))
	if len(companies) == 0 {
		return ratings
	}
	least, most := companies[0], companies[0]
	for _, c := range companies {
		least = Count{min(least.Frames, c.Frames), min(least.Systems, c.Systems)}
		most = Count{max(most.Frames, c.Frames), max(most.Systems, c.Systems)}
	}
	for i, c := range companies {
		r := Rating{
			Count:         c,
			MostFrames:    c.Frames == most.Frames,
			FewestFrames:  c.Frames == least.Frames,
			MostSystems:   c.Systems == most.Systems,
			FewestSystems: c.Systems == least.Systems,
			Each:          5,
			Assets:        c.Frames + stations,
		}
		for _, more := range [...]bool{r.FewestFrames, r.FewestSystems} {
			if more {
				r.Each++
			}
		}
		for _, less := range [...]bool{r.MostFrames, r.MostSystems} {
			if less {
				r.Each--
			}
		}
		r.Score = r.Assets * r.Each
		ratings[i] = r
	}
	return ratings
}
