package rapid

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// Bounds of a battle.
const (
	MaxSeats    = 5
	MaxFrames   = 25 // five companies of five, four of six, three of seven, two of eight
	MaxStations = 8
	MaxPool     = 10 // a frame's dice: two whites, four systems, a d8 of the sprint or a second weapon, three rockets
	MaxDamage   = 14 // damage dice: an 8 with a 6 for a spot against nothing; no roll has more dice
)

// None stands for "no frame", "no seat", "no die" where an index is kept.
const None = -1

// A Phase is what the battle waits for.
type Phase uint8

// The phases, in the order in which a battle meets them.
const (
	PhaseTieRoll   Phase = iota // Chance rolls for tied seats
	PhaseTieChange              // a tied seat changes its company, or makes another do so (T7)
	PhasePlace                  // a seat fields a station or a frame
	PhasePick                   // activate a frame or pass
	PhaseName                   // name a target
	PhasePool                   // Chance rolls the frame's dice
	PhaseDefend                 // assign the defence die
	PhaseAct                    // move, attack, in either order
	PhaseUseSpot                // add the spot on the target, or leave it
	PhaseCover                  // the target's owner picks what covers it (K2)
	PhaseDamage                 // Chance rolls the damage dice
	PhaseBricks                 // the attacker takes bricks (K4a)
	PhaseLose                   // an owner chooses what a frame loses
	PhaseSpot                   // assign the spot die
	PhaseEndNow                 // end the battle before the clock? (D5)
	PhaseTick                   // take one more from the clock?
	PhaseOver
)

var phaseNames = [...]string{
	"tie", "change", "place", "pick", "name", "pool", "defend", "act", "use spot", "cover",
	"damage", "bricks", "lose", "spot", "end now", "tick", "over",
}

// String names the phase, as the decision it asks for: "pick", "use spot", …
func (p Phase) String() string { return phaseNames[p] }

// A Stage is a part of fielding the companies.
type Stage uint8

// The stages of fielding, in order.
const (
	StageDefence  Stage = iota // the defender's stations, then two frames (Y1)
	StagePoint                 // the point frame (Y2)
	StageOffence               // the attackers' frames by turns (Y3, Y7)
	StageStations              // the attackers' stations by turns (Y4, Y7)
	StageFinal                 // the defender's last frames (Y5)
	StageDone
)

// A Band is one of the three exclusive ranges.
type Band uint8

// The bands: gap up to 1 unit, up to the ruler, beyond it.
const (
	NoBand Band = iota
	AtHand
	AtDirect
	AtArtillery
)

var bandNames = [...]string{"none", "hand", "direct", "artillery"}

// String is "hand", "direct", "artillery" or "none".
func (b Band) String() string { return bandNames[b] }

// Weapon is the type of system that attacks in the band, which is not NoBand.
func (b Band) Weapon() System { return HandToHand + System(b-AtHand) }

// A Frame is a mobile frame as it is now.
type Frame struct {
	At      field.Point // the centre of its base; meaningless until Fielded
	Systems Systems     // what it has left
	White   uint8       // white dice left; 0 is destroyed
	Rockets uint8
	Seat    int8
	Design  int8 // index into the company's frames and then its spares
	Number  int8 // its number within the company, from 1
	Defence int8 // this round's defence; None until it has defended
	Spot    int8 // the value of the spot on it; 0 is none
	SpotBy  int8 // the seat that placed the spot
	Fielded bool
	Acted   bool // has begun its turn this round
}

// Stands tells whether the frame is on the table and not destroyed.
func (f *Frame) Stands() bool { return f.Fielded && f.White > 0 }

// Hits is the damage it takes to destroy the frame: systems and whites (X2).
func (f *Frame) Hits() int { return f.Systems.Count() + int(f.White) }

// A Station is one of the battle's stations.
type Station struct {
	At     field.Point // its upper left corner
	Owner  int8        // the seat that holds it; None is nobody
	Home   int8        // the seat that fielded it
	Placed bool
}

// A Seat is what a player has at stake.
type Seat struct {
	Each     int8  // score per asset (G2)
	Out      bool  // has conceded
	tieMask  uint8 // the seats of the tie that tieRank was rolled for; 0 is none
	tieRank  int8  // the place within the tie, 0 first
	tieFixed bool  // the order of this tie never turns (T6, T7)
	tieUsed  bool  // the tie has been reached once, so the next time it turns (T5)
}

// A TargetKind says what was named.
type TargetKind uint8

// What a frame can name.
const (
	NoTarget TargetKind = iota
	FrameTarget
	TerrainTarget
)

// A Target is a frame, by its index, or a structure, by its number on the table.
type Target struct {
	Kind TargetKind
	ID   int16
}

// A Face is a die with the side it shows. The zero Face is no die.
type Face struct {
	Colour dice.Colour
	Faces  uint8
	Value  uint8
}

// A PoolDie is a die of a frame's roll.
type PoolDie struct {
	Face
	Spent bool
}

// A Turn is one frame's turn while it lasts. What the frame could do when it
// rolled is kept, because damage never changes the turn in progress (O10, O11).
type Turn struct {
	Frame    int8 // None: no turn
	Target   Target
	Band     Band
	Rockets  uint8 // fired with this roll
	Comms    uint8 // comms systems when it rolled
	Crosses  bool  // may pass through cover (M2)
	Moved    bool
	Attacked bool // made, lost or given up
	Count    int8
	Pool     [MaxPool]PoolDie
}

// An Assault is an attack being resolved.
type Assault struct {
	Attack    int8 // the attack die
	Spot      int8 // the spot added to it
	Dice      int8 // damage dice
	Chart     dice.Chart
	Cover     Target      // what covers the target, for charts 3 and 4
	Left      dice.Damage // damage dice not yet read
	Hit       Target      // the frame or structure whose loss is being decided
	rolled    bool        // the damage dice lie on the table
	abandoned uint32      // frames that have used their right to abandon, by bit (P8)
}

// An offer walks the seats in tactical order, group by tied group.
type offer struct {
	order [MaxSeats]int8
	n     int8 // seats entered
	at    int8 // the one being asked
}

// A State is a whole battle as a plain value: copy it by assignment. Its one
// pointer is to what never changes. Readers may look at every field; only Apply
// changes one.
type State struct {
	*Setup
	Bricks   field.Standing
	Frames   [MaxFrames]Frame
	First    [MaxSeats + 1]int8 // seat s has the frames from First[s] up to First[s+1]
	Stations [MaxStations]Station
	Seats    [MaxSeats]Seat

	Phase Phase
	Stage Stage
	Round int8
	Clock int8

	Defender int8           // the seat that fields first and last
	Point    int8           // the seat that fields the point frame
	attack   [MaxSeats]int8 // the attackers in their order of placing, point first (Y7)
	turnAt   int8           // whose place it is in that order

	Asked   int8 // the seat that must decide, where a frame's owner does not say it
	tie     tieState
	offer   offer
	Acting  Turn // the turn that goes on
	Waiting Turn // the other open turn of combat order: on hold, or still to continue (O6)
	Held    bool // Waiting is the attacker on hold, and not the defender to continue
	Assault Assault
	rolls   int16 // rolls asked for since the round began: keeps their keys apart
}

// SeatCount is the number of seats.
func (s *State) SeatCount() int { return len(s.Companies) }

// FrameCount is the number of frames of all seats, destroyed ones included.
func (s *State) FrameCount() int { return int(s.First[s.SeatCount()]) }

// StationCount is the number of stations of all seats.
func (s *State) StationCount() int { return s.SeatCount() * s.Limits.Stations }

// Assets is what the seat holds: frames that are not destroyed, on the table or
// still in the box, and stations.
func (s *State) Assets(seat int) int {
	n := 0
	for i := s.First[seat]; i < s.First[seat+1]; i++ {
		if s.Frames[i].White > 0 {
			n++
		}
	}
	for i := range s.StationCount() {
		if int(s.Stations[i].Owner) == seat {
			n++
		}
	}
	return n
}

// Score is assets times score per asset. A seat that has conceded has none.
func (s *State) Score(seat int) int {
	if s.Seats[seat].Out {
		return 0
	}
	return s.Assets(seat) * int(s.Seats[seat].Each)
}

// scores are the scores of all seats.
func (s *State) scores() (scores [MaxSeats]int) {
	for seat := range s.SeatCount() {
		scores[seat] = s.Score(seat)
	}
	return scores
}

// Leaders are the seats, by bit, with the highest score, those that have conceded
// left out: at the end of a battle its winners, several if they tie (D6).
func (s *State) Leaders() (seats uint8) {
	best := 0
	for seat := range s.SeatCount() {
		score := s.Score(seat)
		if s.Seats[seat].Out || score < best {
			continue
		}
		if score > best {
			best, seats = score, 0
		}
		seats |= 1 << seat
	}
	return seats
}

// Ahead tells whether the seat's score is higher than everybody's.
func (s *State) Ahead(seat int) bool { return s.Leaders() == 1<<seat }

// UnitLength is a ruler unit on the lattice.
func (s *Settings) UnitLength() int32 { return int32(s.Unit) * field.Stud }

// RulerLength is the ruler on the lattice: 8 units, or 6 on small tables.
func (s *Settings) RulerLength() int32 { return int32(s.Ruler) * s.UnitLength() }
