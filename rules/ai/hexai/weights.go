package hexai

import "rulerfire/rules/hexwar"

// Weights are what the script's judgement is made of: shares and chances where
// nothing else is said, and points of the mission.
type Weights struct {
	// How an engagement stands.
	Material float64 // points: a whole team, many rounds from the end
	Fade     float64 // rounds from the end at which it is worth half
	Survive  float64 // points: a whole team, for its cost decides between equal points

	// What a unit is worth by its parts.
	Arms     float64 // share of a unit's worth that its weapons are
	Second   float64 // share that the second best weapon counts
	Leg      float64 // share of a unit's worth that a leg is
	Head     float64
	Limb     float64 // an arm, whatever it holds
	Plate    float64 // a shield
	Progress float64 // damage that does not destroy, as a share of what destroying would bring
	Drone    float64 // points: a drone

	// Action points.
	Bank  float64 // a point saved, as a share of what it would bring in a usual attack
	Again float64 // what remains of an attack's worth for doing it again

	// Hexes.
	Danger   float64 // share of what the enemy can do to the unit that counts
	Hidden   float64 // chance that an enemy who does not see it comes to see it
	Reach    float64 // chance that an enemy who must come nearer does
	Crowd    float64 // my units among which the enemy chooses, that do not count
	Hunted   float64 // share of what the enemy can do to an envoy that counts
	Hunt     float64 // share of the points for the enemy's envoy that draws to it
	Future   float64 // the attacks of the next turns
	Patience float64 // what remains of a worth for every turn on the way
	Pull     float64 // share of a goal's worth that draws from afar
	Presence float64 // being where more units count, though now they do not
	Idle     float64 // points: a Movement Point spent for nothing
	Heated   float64 // points: overheating or freezing
	Deep     float64 // points: standing in water that one is not made for

	// Turns.
	Stance  float64 // share of the danger that a shield takes
	Watch   float64 // chance that an enemy walks into an Offensive Stance
	Lie     float64 // points: an enemy thrown on the ground
	Gripped float64 // points: an enemy held, as a share of its worth
	Urgent  float64 // share of the danger that acting sooner averts
	Launch  float64 // points: a drone brought out
	Rise    float64 // share of the danger that standing up averts
	Change  float64 // points: another form, another elevation
	Stray   float64 // points: how far chance sends a unit while a search plays on

	// Before the first round.
	First      float64 // points: going first
	Raze       float64 // damage that a team can spare for structures
	Loss       float64 // chance that a unit is lost, for each unit of the enemy
	Objectives [hexwar.NumObjectives]float64
	Front      float64 // points: a hex nearer to the enemy
	Shelter    float64 // points: out of sight of the enemy's zone
	Elbow      float64 // points: beside a friend
	Spread     float64 // chance has a say
}

// tuned are the weights as play between scripts left them.
var tuned = Weights{
	Material: 6, Fade: 1.5, Survive: 2,
	Arms: 0.6, Second: 0.35, Leg: 0.1, Head: 0.08, Limb: 0.05, Plate: 0.04, Progress: 0.7, Drone: 0.25,
	Bank: 0.55, Again: 0.85,
	Danger: 0.3, Hidden: 0.5, Reach: 0.6, Crowd: 0.5, Hunted: 2, Hunt: 0.3, Future: 0.5, Patience: 0.75, Pull: 0.6, Presence: 0.15, Idle: 0.005,
	Heated: 0.3, Deep: 0.4,
	Stance: 0.6, Watch: 0.35, Lie: 0.25, Gripped: 0.25, Urgent: 0.4, Launch: 0.4, Rise: 0.5, Change: 0.05, Stray: 1.5,
	First: 0.1, Raze: 120, Loss: 0.03,
	Objectives: [hexwar.NumObjectives]float64{
		hexwar.FirstBlood: 1, hexwar.Disarm: 2.6, hexwar.Decapitate: 1, hexwar.NoOneLeftBehind: 3,
		hexwar.HighGround: 1, hexwar.Demolition: 0, hexwar.Vanguard: 0.8,
	},
	Front: 0.03, Shelter: 0.1, Elbow: 0.1, Spread: 0.05,
}
