package rapidai

// Weights are what the script's judgement is made of: shares and chances where
// nothing else is said.
type Weights struct {
	// What damage is worth as the battle goes on.
	Hit     float64 // points: a point of damage, many rounds from the end
	HitFade float64 // rounds from the end at which it is worth half

	// Damage.
	Kill     float64 // assets: bringing a frame nearer to destruction, if it had one point left
	LostTurn float64 // points of damage: destroying a frame before its turn
	OwnTurn  float64 // points of damage: losing the rest of one's own turn
	Draw     float64 // points: making an enemy frame act now
	SpotCost float64 // points: using up a spot
	SpotFear float64 // chance that an attacker adds the spot
	Rocket   float64 // points of damage: a rocket kept, many rounds from the end

	// Places.
	Idle     float64 // points: going somewhere for nothing
	NextFear float64 // share of next round's danger that counts
	Outlook  float64 // share of next round's attack that counts
	Flank    float64 // chance of getting round the cover of a target
	Rays     int     // directions that are looked into: 4, 8, 16 or 32

	// Stations.
	Guard     float64 // standing by a threatened station
	Watch     float64 // standing near one
	Raid      float64 // chance that an enemy goes for a station that it can get to
	NextRound float64 // the same in the next round
	Ward      float64 // share of it for going first to a station that may be seized in the last round
	Contest   float64 // share that a guarded station is worth
	Presence  float64 // and of that, standing there
	Pull      float64 // share of a station's worth that draws from afar
	Patience  float64 // what remains of it for every turn on the way
	Stride    float64 // units that a frame goes in a turn

	// What is looked at, 1 for all that it is worth.
	Stations float64 // stations
	Fear     float64 // damage that may be suffered

	// Order.
	Pass      float64 // assets: passing
	SpotTrust float64 // chance that a friend makes use of a spot
	SpotFirst float64 // share of a spot's worth for acting first
	SpotWait  float64 // share of it for acting later

	// What a frame keeps when it is hit, in points of damage.
	Weapon [3]float64 // a hand, direct, artillery weapon
	Legs   float64    // a unit of move
	Shield float64    // a point of defence
	Eyes   float64    // a comms system

	// Fielding, in points.
	FieldNoise float64 // chance has a say
	Centre     float64 // a station's unit from the middle
	Shelter    float64 // cover nearby
	Spread     float64 // a unit off the wanted distance of stations from each other
	Apart      float64 // that distance, in units
	Seclude    float64 // a station's unit from the nearest enemy
	Warden     float64 // a station by a frame of its own
	Creep      float64 // a station where an enemy may be fielded beside it
	Post       float64 // a defender by a station
	Ambush     float64 // share of a station that is seized before the first round
	Gather     float64 // a unit from where the others gather
	FieldFear  float64 // share of the danger that counts
	Exposed    float64 // a direction, of eight, from which a frame is open
	Company    float64 // being beside a friend
	Elbow      float64 // a unit too near a frame of one's own
}

// untuned are the weights as they were set by hand.
var untuned = Weights{
	Hit: 6, HitFade: 3.2,
	Kill: 0.5, LostTurn: 0.4, OwnTurn: 0.5, Draw: 0, SpotCost: 0.2, SpotFear: 0.7, Rocket: 0.25,
	Idle: 0.02, NextFear: 0.35, Outlook: 0.25, Flank: 0.4, Rays: 16,
	Guard: 0.4, Ward: 1.5, Watch: 0.15, Raid: 0.4, NextRound: 0.5, Contest: 0.5, Presence: 0.3,
	Pull: 0.6, Patience: 0.7, Stride: 4,
	Stations: 1, Fear: 1,
	Pass: 1.5, SpotTrust: 0.7, SpotFirst: 0.8, SpotWait: 0.5,
	Weapon: [3]float64{0.1, 0.3, 0.25}, Legs: 0.06, Shield: 0.12, Eyes: 0.1,
	FieldNoise: 0.5, Centre: 0.15, Shelter: 0.5, Spread: 0.3, Apart: 4, Seclude: 0.3, Warden: 3, Creep: 2,
	Post: 1.5, Ambush: 0.6, Gather: 0.4, FieldFear: 0.5, Exposed: 0.3, Company: 2, Elbow: 2,
}

// tuned are the weights that battles of the script against itself have found, beginning
// with those set by hand (workbench spar, see game/workbench/tune.md).
var tuned = Weights{
	Hit: 12, HitFade: 3.04,
	Kill: 1.19, LostTurn: 0.608, OwnTurn: 0.35, Draw: 0, SpotCost: 0.205, SpotFear: 0.928, Rocket: 0.204,
	Idle: 0.002, NextFear: 0.165, Outlook: 0.261, Flank: 0.04, Rays: 16,
	Guard: 0.375, Ward: 4, Watch: 0.129, Raid: 0.843, NextRound: 0.611, Contest: 0.352, Presence: 0.0827,
	Pull: 0.727, Patience: 0.583, Stride: 4.27,
	Stations: 0.829, Fear: 0.679,
	Pass: 3.02, SpotTrust: 0.607, SpotFirst: 0.276, SpotWait: 1.23,
	Weapon: [3]float64{0.424, 0.03, 0.185}, Legs: 0.156, Shield: 0.285, Eyes: 0.468,
	FieldNoise: 0.5, Centre: 0.015, Shelter: 0.442, Spread: 0.335, Apart: 2.52, Seclude: 0.296, Warden: 3.43, Creep: 3.02,
	Post: 2.82, Ambush: 0.844, Gather: 0.48, FieldFear: 0.314, Exposed: 0.162, Company: 5.45, Elbow: 0.2,
}

// mostTaste is how much of a weight is a matter of taste.
const mostTaste = 0.6

// tastes are the tuned weights, each changed by some taste or other: up to so much more, or
// as much less.
var tastes = func() (list [16]Weights) {
	r := random(16)
	for i := range list {
		list[i] = tuned
		for _, w := range list[i].All() {
			if factor := 1 + mostTaste*r.Float64(); r.IntN(2) == 0 {
				*w.Value *= factor
			} else {
				*w.Value /= factor
			}
		}
	}
	return list
}()
