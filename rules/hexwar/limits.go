package hexwar

// Bounds of an engagement.
const (
	MaxAP         = 16 // action points that a unit stores
	Teams         = 2
	MaxPlayers    = 3 // of a team
	MaxSeats      = Teams * MaxPlayers
	MaxTeamUnits  = 9  // without drones
	MaxTeamDrones = 11 // those in the box included
	MaxUnits      = Teams * (MaxTeamUnits + MaxTeamDrones)
	MaxMarkers    = 4
	MaxStructures = 16
	MaxLevel      = 3 // the highest elevation
	MinLevel      = -2
	MaxPoints     = 7 // primary points of a team, and as many secondary ones
)

// None stands for "no unit", "no seat", "no structure" where an index is kept.
const None = -1
