package hexwar

// Classification, pilots and engagement sizes: the tables of 5.1 and 5.2.

// MaxClass is the highest classification.
const MaxClass = 5

// A Class is what a unit's total defence makes of it.
type Class struct {
	Most int // the highest total defence of the class; 0: no bound
	Move int // Standard Movement Points
	AP   int // added to the D8 each turn
}

// Classes are the classifications 1 to 5, at their numbers.
var Classes = [MaxClass + 1]Class{
	1: {75, 5, 2},
	2: {150, 4, 2},
	3: {225, 3, 3},
	4: {300, 2, 4},
	5: {0, 1, 4},
}

// ClassOf is the classification of a total defence, 1 to 5.
func ClassOf(defence int) int {
	for class := 1; class < MaxClass; class++ {
		if defence <= Classes[class].Most {
			return class
		}
	}
	return MaxClass
}

// MaxRank is the highest rank of a pilot.
const MaxRank = 5

// A Rank is what a pilot brings.
type Rank struct {
	Points int // S.R.M.: how often a stat may be lowered by 1
	Mods   int
	Traits int
	Cost   int
}

// Ranks are the ranks of pilots 1 to 5, at their numbers.
var Ranks = [MaxRank + 1]Rank{
	1: {0, 0, 1, 0},
	2: {1, 1, 1, 20},
	3: {2, 2, 1, 60},
	4: {3, 2, 1, 120},
	5: {4, 3, 2, 200},
}

// MaxProcessor is the best processor of an A.I. drone.
const MaxProcessor = 3

// Processors are those of A.I. drones, at their numbers: simple, intermediate, advanced (3).
var Processors = [MaxProcessor + 1]Rank{
	1: {0, 0, 0, 0},
	2: {1, 1, 0, 25},
	3: {2, 2, 0, 50},
}

var processorNames = [MaxProcessor + 1]string{1: "simple", 2: "intermediate", 3: "advanced"}

// A Size is how large an engagement the players agree on.
type Size uint8

// The sizes of engagements.
const (
	Scouting Size = iota
	Skirmish
	Operation
	Conflagration
	NumSizes
)

var sizeNames = []string{"scouting", "skirmish", "operation", "conflagration"}

// String is "scouting", "skirmish", "operation" or "conflagration".
func (s Size) String() string { return sizeNames[s] }

// ParseSize reads what String writes.
func ParseSize(s string) (Size, error) {
	n, err := index(s, sizeNames)
	return Size(n), err
}

// Limits are what a team may bring: deployment cost, and units without their
// drones (5.2).
type Limits struct{ Cost, Units int }

var limits = [NumSizes]Limits{
	Scouting:      {600, 3},
	Skirmish:      {1200, 5},
	Operation:     {1800, 7},
	Conflagration: {2500, 9},
}

// Limits of a team in an engagement of this size.
func (s Size) Limits() Limits { return limits[s] }

// MissionSizes are the sizes whose missions an engagement of this size may play:
// a conflagration plays those of operations and of skirmishes (28).
func (s Size) MissionSizes() []Size {
	if s == Conflagration {
		return []Size{Operation, Skirmish}
	}
	return []Size{s}
}

// StructureDefence is the chart of structures: what a structure of so many hexes
// withstands whose top is at that elevation (23).
func StructureDefence(elevation, hexes int) int { return 8*(elevation+1) + 2*(hexes-1) }
