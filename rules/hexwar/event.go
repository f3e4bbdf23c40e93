package hexwar

import (
	"fmt"

	"rulerfire/rules/hex"
)

// An EventKind says what happened.
type EventKind uint8

// The kinds of event, and which fields of Event each uses.
const (
	EvRollOff       EventKind = iota // the teams roll Value and Extra
	EvAttacker                       // Team attacks
	EvZone                           // Team, the defender, takes the zone Value
	EvFirst                          // Team goes first
	EvChosen                         // Team takes the objectives Index and Other
	EvEnvoy                          // Unit is the envoy
	EvMarker                         // the marker Index is placed at To
	EvDeployed                       // Unit is deployed at To, facing Value, at elevation Extra
	EvRound                          // round Value begins
	EvWind                           // the wind blows in direction Value (None: not)
	EvActivated                      // Unit begins its turn
	EvPower                          // Unit rolls Value and has Extra action points
	EvStage                          // Unit enters the phase Value of its turn
	EvMoved                          // Unit goes from From to To, to elevation Value
	EvTurned                         // Unit faces Value
	EvThrust                         // Unit flies Extra hexes in direction Value
	EvLeft                           // Unit leaves over the far edge
	EvHeat                           // Unit rolls Value against Extra on tan hexes; On: overheats
	EvCold                           // Unit rolls Value against Extra on white hexes; On: freezes
	EvAttack                         // Unit attacks Target, at Section or Equip, with Item or the funnel Other, for Value AP; On: from its stance
	EvToHit                          // Unit rolls Value, modified by Extra, against Index; On: hits
	EvEvade                          // Unit rolls Value, modified by Extra, against Index; On: evades
	EvDeviates                       // Unit's missed shot goes to To by the roll Value; On: on the board
	EvDamage                         // Unit takes Value on Section, which has Extra left
	EvItemDamage                     // Unit's Item takes Value and has Extra left
	EvItemLost                       // Unit's Item is destroyed
	EvDropped                        // Unit's Item falls to the ground at To
	EvBurst                          // Unit's Item was destroyed; roll Value; On: it explodes
	EvSectionLost                    // Unit loses Section
	EvFell                           // Unit comes down from From to To, Value elevations deep
	EvDestroyed                      // Unit is destroyed
	EvStructure                      // the structure Index takes Value and has Extra left
	EvCollapsed                      // the structure Index falls to rubble
	EvMarkerDamage                   // the marker Index takes Value and has Extra left
	EvGrapple                        // Unit grapples Other
	EvGrappleRoll                    // Unit rolls Value and Other Extra; On: the first passes, Also: the second
	EvGrips                          // Unit, from From, takes hold of Other at To; On: and holds it
	EvThrowRoll                      // Unit rolls Value: it may throw Extra hexes
	EvThrown                         // Unit is thrown by Other from From at To: Value damage
	EvStuck                          // Unit is stuck in a structure
	EvReleased                       // Unit is let go by Other, from From to To
	EvBreak                          // Unit, held by Other, rolls Value; On: breaks free
	EvCommand                        // Unit takes the command of kind Index
	EvTransformed                    // Unit transforms; On: into its vehicle
	EvBlade                          // Unit switches Item; On: to the blade
	EvSwapped                        // Unit takes Item into Value, or puts away what was there
	EvRetrieved                      // Unit picks Index up from the ground as Item
	EvLaunched                       // Unit, a drone of Other, is deployed at To
	EvDocked                         // Unit, a drone, is back on its carrier
	EvStance                         // Unit takes the stance Value with Item
	EvStanceEnds                     // Unit's stance is over
	EvHoldsFire                      // Unit does not fire from its stance
	EvGathers                        // Unit begins to gather intel from the marker Index
	EvGathered                       // Unit has the intel of the marker Index
	EvIntelHome                      // Unit brings Value tokens home
	EvCalled                         // the reaction force is called
	EvControl                        // Team (None: nobody) controls the marker Index
	EvHeldStructure                  // Team holds the structure Index
	EvScore                          // Team scores Value primary points and has Extra
	EvObjective                      // Team scores Value for the objective Index
	EvTurnEnded                      // Unit's turn is over
	EvRoundEnded                     // round Value is over
	EvConceded                       // Seat gives up
	EvEnded                          // the engagement is over
)

// An Event is one thing that happened, as a plain value.
type Event struct {
	Kind    EventKind
	Team    int8
	Seat    int8
	Unit    int8
	Other   int8
	Item    int8
	Equip   int8
	Index   int8
	Section Section
	Target  Target
	Value   int16
	Extra   int16
	On      bool
	Also    bool
	From    hex.Cell
	To      hex.Cell
}

// A Log collects the events of an Apply. A nil Log collects nothing and costs
// next to nothing.
type Log struct{ Events []Event }

func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

// outcome is the first text if on, else the second.
func outcome(on bool, yes, no string) string {
	if on {
		return yes
	}
	return no
}

func windText(d int16) string {
	if d < 0 {
		return "no wind"
	}
	return "the wind blows " + hex.Direction(d).String()
}

// String tells the event in one line; units, items and markers by index, teams
// and seats from 1.
func (e Event) String() string {
	u, o, team := fmt.Sprintf("u%d", e.Unit), fmt.Sprintf("u%d", e.Other), e.Team+1
	f := fmt.Sprintf
	switch e.Kind {
	case EvRollOff:
		return f("the teams roll %d and %d", e.Value, e.Extra)
	case EvAttacker:
		return f("team %d attacks", team)
	case EvZone:
		return f("team %d defends zone %d", team, e.Value+1)
	case EvFirst:
		return f("team %d goes first", team)
	case EvChosen:
		return f("team %d takes %s and %s", team, Objective(e.Index), Objective(e.Other))
	case EvEnvoy:
		return u + " is the envoy"
	case EvMarker:
		return f("m%d lies at %s", e.Index, e.To)
	case EvDeployed:
		return f("%s deployed at %s facing %s at elevation %d", u, e.To, hex.Direction(e.Value), e.Extra)
	case EvRound:
		return f("round %d", e.Value)
	case EvWind:
		return windText(e.Value)
	case EvActivated:
		return u + " begins its turn"
	case EvPower:
		return f("%s rolls %d and has %d AP", u, e.Value, e.Extra)
	case EvStage:
		return f("%s: %s", u, Stage(e.Value))
	case EvMoved:
		return f("%s goes from %s to %s at elevation %d", u, e.From, e.To, e.Value)
	case EvTurned:
		return f("%s faces %s", u, hex.Direction(e.Value))
	case EvThrust:
		return f("%s thrusts %s, %d hexes", u, hex.Direction(e.Value), e.Extra)
	case EvLeft:
		return u + " leaves over the far edge"
	case EvHeat:
		return f("%s rolls %d against %d in the heat and %s", u, e.Value, e.Extra, outcome(e.On, "overheats", "stays cool"))
	case EvCold:
		return f("%s rolls %d against %d in the cold and %s", u, e.Value, e.Extra, outcome(e.On, "freezes", "stays warm"))
	case EvAttack:
		return e.attackText()
	case EvToHit:
		return f("%s rolls %d%+d against %d: %s", u, e.Value, e.Extra, e.Index, outcome(e.On, "hit", "miss"))
	case EvEvade:
		return f("%s rolls %d%+d against %d: %s", u, e.Value, e.Extra, e.Index, outcome(e.On, "evaded", "not evaded"))
	case EvDeviates:
		return f("the shot of %s goes to %s by a %d%s", u, e.To, e.Value, outcome(e.On, "", ", off the board"))
	case EvDamage:
		return f("%s takes %d on the %s, %d left", u, e.Value, e.Section, e.Extra)
	case EvItemDamage:
		return f("%s of %s takes %d, %d left", itemText(e.Item), u, e.Value, e.Extra)
	case EvItemLost:
		return f("%s of %s is destroyed", itemText(e.Item), u)
	case EvDropped:
		return f("%s of %s falls to the ground at %s", itemText(e.Item), u, e.To)
	case EvBurst:
		return f("%s of %s: a %d, %s", itemText(e.Item), u, e.Value, outcome(e.On, "it explodes", "it does not explode"))
	case EvSectionLost:
		return f("%s loses the %s", u, e.Section)
	case EvFell:
		return f("%s comes down from %s to %s, %d deep", u, e.From, e.To, e.Value)
	case EvDestroyed:
		return u + " is destroyed"
	case EvStructure:
		return f("s%d takes %d, %d left", e.Index, e.Value, e.Extra)
	case EvCollapsed:
		return f("s%d falls to rubble", e.Index)
	case EvMarkerDamage:
		return f("m%d takes %d, %d left", e.Index, e.Value, e.Extra)
	case EvGrapple:
		return f("%s grapples %s", u, o)
	case EvGrappleRoll:
		return f("%s rolls %d and %s, %s rolls %d and %s", u, e.Value, outcome(e.On, "passes", "fails"), o, e.Extra, outcome(e.Also, "passes", "fails"))
	case EvGrips:
		return f("%s goes from %s to %s and %s %s", u, e.From, e.To, outcome(e.On, "holds", "lifts"), o)
	case EvThrowRoll:
		return f("%s rolls %d and may throw %d hexes", u, e.Value, e.Extra)
	case EvThrown:
		return f("%s is thrown by %s from %s at %s for %d", u, o, e.From, e.To, e.Value)
	case EvStuck:
		return u + " is stuck"
	case EvReleased:
		return f("%s is let go by %s, from %s to %s", u, o, e.From, e.To)
	case EvBreak:
		return f("%s rolls %d against %s and %s", u, e.Value, o, outcome(e.On, "breaks free", "stays held"))
	}
	return e.lateText(u, o)
}

// lateText tells the kinds of event from the commands on.
func (e *Event) lateText(u, o string) string {
	f := fmt.Sprintf
	team := e.Team + 1
	switch e.Kind {
	case EvCommand:
		return f("%s: %s", u, plain[Kind(e.Index)])
	case EvTransformed:
		return u + " transforms" + outcome(e.On, "", " back")
	case EvBlade:
		return f("%s switches %s to the %s", u, itemText(e.Item), outcome(e.On, "blade", "gun"))
	case EvSwapped:
		return f("%s takes %s: %s", u, itemText(e.Item), Mount(e.Value))
	case EvRetrieved:
		return f("%s picks g%d up as %s", u, e.Index, itemText(e.Item))
	case EvLaunched:
		return f("%s of %s is deployed at %s", u, o, e.To)
	case EvDocked:
		return u + " docks"
	case EvStance:
		return f("%s takes a stance, %s, with %s", u, Stance(e.Value), itemText(e.Item))
	case EvStanceEnds:
		return u + " gives up its stance"
	case EvHoldsFire:
		return u + " holds fire"
	case EvGathers:
		return f("%s gathers intel from m%d", u, e.Index)
	case EvGathered:
		return f("%s has the intel of m%d", u, e.Index)
	case EvIntelHome:
		return f("%s brings %d home", u, e.Value)
	case EvCalled:
		return "the reaction force is called"
	case EvControl:
		return f("team %d controls m%d", team, e.Index)
	case EvHeldStructure:
		return f("team %d holds s%d", team, e.Index)
	case EvScore:
		return f("team %d scores %d and has %d", team, e.Value, e.Extra)
	case EvObjective:
		return f("team %d scores %d for %s", team, e.Value, Objective(e.Index))
	case EvTurnEnded:
		return u + " ends its turn"
	case EvRoundEnded:
		return f("round %d ends", e.Value)
	case EvConceded:
		return f("seat %d concedes", e.Seat+1)
	}
	return "the engagement is over"
}

func (e *Event) attackText() string {
	at := e.Target.String()
	if e.Target.Kind == UnitTarget {
		if e.Equip != None {
			at += " " + itemText(e.Equip)
		} else {
			at += " " + e.Section.String()
		}
	}
	with := "with " + itemText(e.Item)
	if e.Item == None {
		with = fmt.Sprintf("by u%d", e.Other)
	}
	return fmt.Sprintf("u%d attacks %s %s for %d AP%s", e.Unit, at, with, e.Value, outcome(e.On, ", from its stance", ""))
}
