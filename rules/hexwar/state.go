package hexwar

import (
	"rulerfire/rules"
	"rulerfire/rules/hex"
)

// A Phase is what the engagement waits for.
type Phase uint8

// The phases, in the order in which an engagement meets them.
const (
	PhaseRollOff   Phase = iota // Chance rolls for the teams (6)
	PhaseRole                   // the winner takes the attack or the defence
	PhaseZone                   // the defender takes a deployment zone
	PhaseFirst                  // the attacker goes first or second
	PhaseSecondary              // a team chooses its two secondary objectives (6.6)
	PhaseEnvoy                  // the defender names the envoy (6.5)
	PhaseMarker                 // the defender places an intel marker (6.2)
	PhaseDeploy                 // a seat deploys a unit
	PhaseWind                   // Chance rolls where the wind blows
	PhasePick                   // a seat activates a unit
	PhasePower                  // Chance rolls the unit's action points
	PhaseAct                    // the unit acts
	PhaseWeather                // Chance rolls for tan and white hexes
	PhaseHit                    // Chance makes the Accuracy or Assault Roll
	PhaseEvade                  // Chance makes the Evasion Roll
	PhaseSection                // Chance rolls for the section that is struck
	PhaseDeviate                // Chance rolls where a missed shot goes (32)
	PhaseBurst                  // Chance rolls whether a mounted weapon explodes (21)
	PhaseGrapple                // Chance makes both Assault Rolls of a grapple
	PhaseGrip                   // the attacker holds or throws
	PhaseDistance               // Chance rolls how far the throw may go
	PhaseThrow                  // the attacker throws the unit
	PhaseBreak                  // Chance makes the Assault Roll of Break Grapple
	PhaseReact                  // a seat fires from an Offensive Stance, or not
	PhaseCall                   // the attacker calls the reaction force, or not (6.2)
	PhaseOver
)

var phaseNames = [...]string{
	"roll off", "role", "zone", "first", "secondary", "envoy", "marker", "deploy", "wind", "pick", "power", "act",
	"weather", "hit", "evade", "section", "deviate", "burst", "grapple", "grip", "distance", "throw", "break", "react",
	"call", "over",
}

// String is "roll off", "pick", "act", …
func (p Phase) String() string { return phaseNames[p] }

// A Stage is a phase of a unit's turn.
type Stage uint8

// The phases of a turn, in order.
const (
	Moving Stage = iota
	Ranged
	Close
	Ended
)

var stageNames = [...]string{"movement", "ranged combat", "close combat", "end"}

// String is "movement", "ranged combat", "close combat" or "end".
func (s Stage) String() string { return stageNames[s] }

// Where tells where a unit is.
type Where uint8

// Where units are.
const (
	InBox   Where = iota // not yet deployed, or a drone docked on its carrier
	OnBoard              // deployed
	Gone                 // destroyed, or given up
	Home                 // has left over the far edge
)

var whereNames = [...]string{"box", "board", "gone", "home"}

// A Posture is how a unit stands.
type Posture uint8

// The postures. A unit lies when it was thrown or fell; prone it went down itself.
const (
	Standing Posture = iota
	Kneeling
	Prone
	Lying
)

var postureNames = [...]string{"standing", "kneeling", "prone", "lying"}

// String is "standing", "kneeling", "prone" or "lying".
func (p Posture) String() string { return postureNames[p] }

// A Stance is what a unit has set itself up for (4.1).
type Stance uint8

// The stances.
const (
	NoStance Stance = iota
	Offensive
	Defensive
)

var stanceNames = [...]string{"none", "offensive", "defensive"}

// String is "none", "offensive" or "defensive".
func (s Stance) String() string { return stanceNames[s] }

// An Item is a weapon or a shield that a unit has, or that lies on the ground.
type Item struct {
	Weapon int8  // which, of Setup.WeaponOf; None: no item
	Left   uint8 // durability; 0: destroyed
	Mount  Mount // Lost once it is gone from the unit
	Blade  bool  // a gun blade in its other form
}

// A Unit is a unit or a drone as it is now.
type Unit struct {
	Cell   hex.Cell // meaningless unless on the board
	Level  int8     // its elevation
	Facing hex.Direction
	Where  Where
	AP     int8
	Left   [NumSections]int16 // defence of its sections; 0: destroyed, or none
	Items  [MaxArms]Item

	Posture     Posture
	Stance      Stance
	StanceItem  int8
	HeldBy      int8   // the unit that holds it; None
	Holds       int8   // the unit that it holds; None
	Tokens      int8   // intel carried that has not come home
	Struck      uint64 // the units it has rolled to hit, by bit (Unwavering)
	Acted       bool   // this round
	Overheated  bool
	Frozen      bool // its next turn's AP are capped
	Stuck       bool // thrown into a structure
	Pinned      bool // fell with a structure: no move in its next turn
	Transformed bool
	Smoked      bool // has used its smoke launcher
	Smoking     bool // and its smoke still hangs
	Fired       bool // has attacked this round
	SmokeAt     hex.Cell
}

// A Marker is an objective marker.
type Marker struct {
	Cell   hex.Cell
	Owner  int8 // the team that controls it; None
	Left   int8 // defence of an intel marker
	Placed bool // on the board
}

// A Team is what a team has scored and chosen.
type Team struct {
	Primary   int8
	Secondary int8
	Chosen    [2]Objective
	done      [NumObjectives]int8 // points of each secondary objective so far
	wrecked   int16               // deployment cost of the other team's units destroyed
	paid      int16               // points paid for it
	lost      int8                // units destroyed
	scored    bool                // control this round
	seat      int8                // whose turn it is among its players, from 0
	envoyHome bool
}

// Points are primary and secondary points, each up to 7.
func (t *Team) Points() int { return int(t.Primary) + int(t.Secondary) }

// A TargetKind says what is attacked.
type TargetKind uint8

// What can be attacked.
const (
	NoTarget TargetKind = iota
	UnitTarget
	StructureTarget
	MarkerTarget // an intel marker
)

// A Target is a unit, a structure or a marker, by its index.
type Target struct {
	Kind TargetKind
	ID   int8
}

// A Turn is the activation that goes on.
type Turn struct {
	Unit    int8 // that acts; None: no activation goes on
	Carrier int8 // whose activation it is: Unit itself, or the carrier of the drone
	Stage   Stage
	Next    Stage // where the Movement Phase leads once the weather has been rolled
	Whole   int8  // Standard Movement of this turn, before any of it is used
	MP      int8  // Movement Points left; may be below 0 while a coward runs
	Away    bool  // a coward that has only gone away from the enemy: 2 more MP
	Stepped bool  // has moved
	Turned  bool  // has used the free rotation
	Pinned  bool  // fell with a structure: does not move
	Thrust  bool  // has used its thrusters
	Jumped  bool  // has used the Jump Ability
	Drifted bool  // has been carried by the wind
	Knelt   bool  // has used Kneeling Position
	Lay     bool  // has used Prone Position
	Gather  int8  // the intel marker that it works on; None
	Tan     int8  // tan hexes crossed
	Snow    int8  // white hexes crossed
	Froze   bool  // in this very turn, so that the cap holds in the next

	Launching bool   // goes on with the Deploy that is paid for
	Placing   bool   // goes on with the Reposition that is paid for
	placed    uint64 // drones that it has moved, by bit

	Fought   bool // has attacked
	Grappled bool // has grappled so that it may not again in this turn (25)
	Free     int8 // the unit that it may grapple again without paying; None
	tries    int8 // grapples without paying so far
	Throw    int8 // the farthest of the throw that is being chosen
	acted    uint64
}

// A Shot is an attack being resolved.
type Shot struct {
	By       int8 // the unit that pays
	From     int8 // the unit that it comes from: By, or a funnel of it
	Item     int8 // of By; FistItem; None for a funnel
	Target   Target
	Section  Section
	Equip    int8 // the target's item that is aimed at; None: Section is
	Critical bool
	Thrown   bool // the weapon itself is thrown
	Reaction bool
	Damage   int8 // base damage, after redundancy
	burst    int8 // the item that may explode
}

// A reaction walks the units in an Offensive Stance that may fire at a unit.
type reaction struct {
	at     int8 // the unit that fires if it will
	target int8
	seen   uint64 // the units asked already, by bit
	ending bool   // the target's activation is over
}

// A State is a whole engagement as a plain value: copy it by assignment. Its one
// pointer is to what never changes. Readers may look at every field; only Apply
// changes one.
type State struct {
	*Setup
	Units      [MaxUnits]Unit
	Structures [MaxStructures]int16 // defence left; 0: rubble, or none
	Held       [MaxStructures]int8  // the team that holds a target structure; None
	Markers    [MaxMarkers]Marker
	Ground     [MaxGround]Item
	GroundAt   [MaxGround]hex.Cell
	Rubble     hex.Set // hexes that have become black
	Teams      [Teams]Team
	Out        [MaxSeats]bool // seats that have given up

	Phase    Phase
	Round    int8
	Attacker int8 // the team; None until it is settled
	First    int8 // the team that goes first; None until it is settled
	Zone     [Teams]int8
	Asked    int8 // the seat that must decide, where the acting unit does not say it
	team     int8 // whose turn it is
	last     int8 // the team that acted last
	winner   int8 // of the roll-off
	tries    int8 // of the roll-off
	Envoy    int8 // the unit; None
	Wind     int8 // the direction in which units may drift; None
	attacked bool // anyone has attacked (6.2)
	Called   bool // the reaction force has been called (6.2)
	calling  bool // and is being placed
	homed    int8 // intel tokens that have come home
	Turn     Turn
	Shot     Shot
	react    reaction
	rolls    int16 // rolls asked for since the round began: keeps their keys apart
}

// MaxGround is how many weapons can lie on the ground; what falls beyond that is
// lost.
const MaxGround = 16

// FistItem is the item number of the fists.
const FistItem = MaxArms

// Movement of bodies that have none by class.
const (
	droneMove      = 3
	spacecraftMove = 2
	droneMaxAP     = 8
)

// fists are the weapon of every living arm (5.4).
var fists = Weapon{Name: "Fists", Form: Form{Damage: 2, Range: 1, AP: 2, Melee: true}, Durability: 1}

// Defender is the team that defends; None until it is settled.
func (s *State) Defender() int8 {
	if s.Attacker == None {
		return None
	}
	return 1 - s.Attacker
}

// WeaponOf is the weapon that an item is.
func (u *Setup) WeaponOf(i Item) *Weapon { return &u.weapons[i.Weapon] }

// fistWeapon is the last of the weapons.
func (u *Setup) fistWeapon() *Weapon { return &u.weapons[len(u.weapons)-1] }

// On tells whether a unit is on the board.
func (s *State) On(unit int8) bool { return s.Units[unit].Where == OnBoard }

// Body is what the unit moves and fights as: its form's while transformed.
func (s *State) Body(unit int8) Body {
	if m := &s.models[unit]; s.Units[unit].Transformed {
		return m.Form
	}
	return s.models[unit].Body
}

// Airborne tells whether the unit is above the ground, and so beyond what the
// ground does.
func (s *State) Airborne(unit int8) bool {
	u := &s.Units[unit]
	return s.Body(unit).aircraft() || s.models[unit].Has(Flight) && u.Level > s.Floor(u.Cell)
}

// Floor is the elevation of what one stands on at a cell: the ground, or the top
// of a structure.
func (s *State) Floor(c hex.Cell) int8 {
	if i := s.built[c.Index()]; i != None && s.Structures[i] > 0 {
		return s.Board.Structures[i].Level
	}
	return s.Board.Tiles[c.Index()].Level
}

// ColourAt is the colour of a hex as it is now: black where a structure fell.
func (s *State) ColourAt(c hex.Cell) Colour {
	if s.Rubble.Has(c) {
		return Black
	}
	return s.Board.Tiles[c.Index()].Colour
}

// StructureAt is the structure that stands on a cell, None if none does.
func (s *State) StructureAt(c hex.Cell) int8 {
	if i := s.built[c.Index()]; i != None && s.Structures[i] > 0 {
		return i
	}
	return None
}

// seatOf is the seat of a unit.
func (s *State) seatOf(unit int8) rules.Side { return rules.Side(s.models[unit].Seat) }

// friends tells whether two units are of one team.
func (u *Setup) friends(a, b int8) bool { return u.models[a].Team == u.models[b].Team }

// teamUnits are the indexes of a team's units and drones: from first up to end.
func (s *State) teamUnits(team int8) (first, end int8) { return s.first[team], s.first[team+1] }
