package hexwar

// An Objective is a secondary objective (6.6).
type Objective uint8

// The secondary objectives. A team chooses two; together they bring at most 7
// points.
const (
	FirstBlood      Objective = iota // 2 for the first unit destroyed
	Disarm                           // 1 for each enemy weapon or arm destroyed, at most 3; shields are none
	Decapitate                       // 3 for the dearest enemy unit, any of several
	NoOneLeftBehind                  // 3 if no own unit is lost
	HighGround                       // 1 at the end of a round for more units at +1 or higher, at most 3
	Demolition                       // 1 for each structure destroyed, at most 3
	Vanguard                         // 3 for two units in the enemy's zone at the end
	NumObjectives
)

var objectiveNames = []string{
	"first-blood", "disarm", "decapitate", "no-one-left-behind", "high-ground", "demolition", "vanguard",
}

// String is "first-blood", "disarm", …
func (o Objective) String() string { return objectiveNames[o] }

// objectivePoints is what an objective brings each time, and at most.
var objectivePoints = [NumObjectives]struct{ each, most int8 }{
	FirstBlood:      {2, 2},
	Disarm:          {1, 3},
	Decapitate:      {3, 3},
	NoOneLeftBehind: {3, 3},
	HighGround:      {1, 3},
	Demolition:      {1, 3},
	Vanguard:        {3, 3},
}

// fulfil gives a team the points of an objective, if it has chosen it.
func (s *State) fulfil(team int8, o Objective, l *Log) {
	t := &s.Teams[team]
	if t.Chosen[0] != o && t.Chosen[1] != o {
		return
	}
	points := objectivePoints[o]
	n := min(points.each, points.most-t.done[o], MaxPoints-t.Secondary)
	if n <= 0 {
		return
	}
	t.done[o] += n
	t.Secondary += n
	l.add(Event{Kind: EvObjective, Team: team, Index: int8(o), Value: int16(n)})
}

// score gives a team primary points, up to their limit.
func (s *State) score(team int8, n int, l *Log) {
	t := &s.Teams[team]
	n = min(n, MaxPoints-int(t.Primary))
	if n <= 0 {
		return
	}
	t.Primary += int8(n)
	l.add(Event{Kind: EvScore, Team: team, Value: int16(n), Extra: int16(t.Primary)})
}

// higher scores High Ground at the end of a round. Elevation is elevation: who flies
// counts like who stands on a hill.
func (s *State) higher(l *Log) {
	high := [Teams]int{}
	for team := range int8(Teams) {
		for i, end := s.teamUnits(team); i < end; i++ {
			if s.counts(i) && s.Units[i].Level >= 1 {
				high[team]++
			}
		}
	}
	for team := range int8(Teams) {
		if high[team] > high[1-team] {
			s.fulfil(team, HighGround, l)
		}
	}
}

// lastObjectives scores what is counted at the end of the battle.
func (s *State) lastObjectives(l *Log) {
	for team := range int8(Teams) {
		if s.Teams[team].lost == 0 && !s.anyOut(team) {
			s.fulfil(team, NoOneLeftBehind, l)
		}
		forward := 0
		for i, end := s.teamUnits(team); i < end; i++ {
			if s.counts(i) && s.zones[s.Zone[1-team]].Has(s.Units[i].Cell) {
				forward++
			}
		}
		if forward >= 2 {
			s.fulfil(team, Vanguard, l)
		}
	}
}
