package hexwar

// Heat is on how many faces of the die the unit that acts overheats at the end of
// its Movement Phase, for the tan hexes that it has crossed so far (16).
func (s *State) Heat() int {
	return min(faces, 2*max(0, int(s.Turn.Tan)))
}

// Cold is on how many faces it freezes, for the white hexes that it has crossed so
// far (17).
func (s *State) Cold() int {
	switch snow := int(s.Turn.Snow); {
	case snow <= 0:
		return 0
	case s.Settings.LowFreeze:
		return min(faces, 2*snow)
	default:
		return max(0, faces+1-2*snow)
	}
}

// Burst is the damage that a mounted weapon does to the section that it sits on, if
// it explodes (21).
func (w *Weapon) Burst() int { return (int(w.Damage) + 1) / 2 }
