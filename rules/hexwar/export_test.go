package hexwar

// Begin puts an engagement into its first round, with the first team attacking
// and going first from the second zone, and lets edit arrange it.
func Begin(u *Setup, edit func(*State)) *Battle {
	s := u.Start()
	s.Attacker, s.First, s.Zone = 0, 0, [Teams]int8{1, 0}
	for t := range s.Teams {
		s.Teams[t].Chosen = [2]Objective{FirstBlood, NoOneLeftBehind}
	}
	for i := range u.Count() {
		if !u.models[i].Drone {
			s.Units[i].Where = OnBoard
		}
	}
	edit(&s)
	s.Round--
	s.beginRound(nil)
	return &Battle{State: s}
}

// Choose gives a team its secondary objectives.
func (s *State) Choose(team int, a, b Objective) { s.Teams[team].Chosen = [2]Objective{a, b} }

// Lose destroys a unit.
func (s *State) Lose(unit int8) { s.destroy(unit, nil) }
