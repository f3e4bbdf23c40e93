package rapid

import (
	"fmt"

	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// An EventKind says what happened.
type EventKind uint8

// The kinds of event, and which fields of Event each uses.
const (
	EvTieRolled   EventKind = iota // Values: a die for each seat of the tie, 0 for the others
	EvTieTurned                    // the order of a tie that has been rolled turns: Seat is first in it now
	EvCounts                       // Seat counts as higher than those it ties with
	EvMade                         // Seat makes Other change its company
	EvAdded                        // Seat adds Frame to its company
	EvRemoved                      // Seat removes a frame; Value is the number it had, Values the Count frames that get its rockets, by their indexes before
	EvRated                        // Seat is worth Value an asset and scores Extra
	EvPositions                    // Seat defends, Other is on point
	EvStation                      // Seat fields the station Value at At
	EvFielded                      // Frame is fielded at At
	EvRound                        // round Value begins
	EvPassed                       // Seat passes
	EvActivated                    // Frame begins its turn
	EvNamed                        // Frame names Target in Band, firing Value rockets
	EvRolled                       // Frame rolls; Count dice, in Faces order of the pool
	EvDefended                     // Frame defends with Die (none is 0)
	EvMoved                        // Frame goes straight from From to At
	EvAttacks                      // Frame attacks Target with Die
	EvOnHold                       // Frame is on hold until Other has defended
	EvResumed                      // Frame goes on
	EvAttackLost                   // Frame makes no attack though it named Target: out of range, gone, or given up
	EvSpotUsed                     // Frame adds the spot Value on Other
	EvMissed                       // Frame's attack Value does not beat Extra
	EvHit                          // Frame's attack beats the defence: Value damage dice on Chart
	EvCovered                      // Target covers Frame
	EvDamage                       // the damage dice: Count of them in Values
	EvBrick                        // brick Value of the structure Target breaks off
	EvUncovered                    // Target covers Frame no longer: the rest is read on Chart
	EvAbandoned                    // Frame abandons the station Value, from From to At
	EvLost                         // Frame loses the system Value, or a white
	EvDestroyed                    // Frame is destroyed
	EvSpotted                      // Frame spots Other with Die; Value is the spot that lies there now
	EvSeized                       // Seat seizes the station Value from Other (None: nobody)
	EvStationLost                  // Seat loses the station Value to nobody
	EvScore                        // Seat's score is now Value
	EvTurnEnded                    // Frame's turn is over
	EvRoundEnded                   // round Value is over
	EvTicked                       // the clock goes to Value; Seat took it down (None: by itself)
	EvHeld                         // Seat leaves the clock
	EvConceded                     // Seat gives up: its frames leave the table, its stations are nobody's
	EvEnded                        // the battle is over
)

// An Event is one thing that happened, as a plain value.
type Event struct {
	Kind   EventKind
	Seat   int8
	Frame  int8
	Other  int8
	Band   Band
	Chart  dice.Chart
	Count  int8
	Target Target
	Die    Face
	Value  int16
	Extra  int16
	From   field.Point
	At     field.Point
	Values [MaxDamage]uint8
}

// A Log collects the events of an Apply. A nil Log collects nothing and costs
// next to nothing.
type Log struct{ Events []Event }

func (l *Log) add(e Event) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}

// String tells the event in one line; frames and stations by index, seats from 1.
func (e Event) String() string {
	seat, other := e.Seat+1, e.Other+1
	switch e.Kind {
	case EvTieRolled:
		return "tie rolled" + numbers(e.Values[:e.Count])
	case EvTieTurned:
		return fmt.Sprintf("the order of the tie turns: seat %d goes first", seat)
	case EvCounts:
		return fmt.Sprintf("seat %d counts as higher", seat)
	case EvMade:
		return fmt.Sprintf("seat %d makes seat %d change its company", seat, other)
	case EvAdded:
		return fmt.Sprintf("seat %d adds f%d", seat, e.Frame)
	case EvRemoved:
		s := fmt.Sprintf("seat %d removes its frame %d", seat, e.Value)
		for _, f := range e.Values[:e.Count] {
			s += fmt.Sprintf(", a rocket to f%d", f)
		}
		return s
	case EvRated:
		return fmt.Sprintf("seat %d: %d an asset, score %d", seat, e.Value, e.Extra)
	case EvPositions:
		return fmt.Sprintf("seat %d defends, seat %d is on point", seat, other)
	case EvStation:
		return fmt.Sprintf("seat %d places s%d at %s", seat, e.Value, place(e.At))
	case EvFielded:
		return fmt.Sprintf("f%d fielded at %s", e.Frame, place(e.At))
	case EvRound:
		return fmt.Sprintf("round %d", e.Value)
	case EvPassed:
		return fmt.Sprintf("seat %d passes", seat)
	case EvActivated:
		return fmt.Sprintf("f%d begins its turn", e.Frame)
	case EvNamed:
		if e.Target.Kind == NoTarget {
			return fmt.Sprintf("f%d names no target", e.Frame)
		}
		return fmt.Sprintf("f%d names %s, %s, %d rockets", e.Frame, e.Target, e.Band, e.Value)
	case EvRolled:
		return fmt.Sprintf("f%d rolls%s", e.Frame, numbers(e.Values[:e.Count]))
	case EvDefended:
		return fmt.Sprintf("f%d defends with %s", e.Frame, e.Die)
	case EvMoved:
		return fmt.Sprintf("f%d moves from %s to %s", e.Frame, place(e.From), place(e.At))
	case EvAttacks:
		return fmt.Sprintf("f%d attacks %s with %s", e.Frame, e.Target, e.Die)
	case EvOnHold:
		return fmt.Sprintf("f%d is on hold for f%d", e.Frame, e.Other)
	case EvResumed:
		return fmt.Sprintf("f%d goes on", e.Frame)
	case EvAttackLost:
		return fmt.Sprintf("f%d makes no attack on %s", e.Frame, e.Target)
	case EvSpotUsed:
		return fmt.Sprintf("f%d uses the spot %d on f%d", e.Frame, e.Value, e.Other)
	case EvMissed:
		return fmt.Sprintf("f%d misses: %d against %d", e.Frame, e.Value, e.Extra)
	case EvHit:
		return fmt.Sprintf("f%d hits: %d damage dice on chart %d", e.Frame, e.Value, e.Chart)
	case EvCovered:
		return fmt.Sprintf("%s covers f%d", e.Target, e.Frame)
	case EvDamage:
		return "damage" + numbers(e.Values[:e.Count])
	case EvBrick:
		return fmt.Sprintf("brick %d breaks off t%d", e.Value, e.Target.ID)
	case EvUncovered:
		return fmt.Sprintf("%s covers f%d no longer", e.Target, e.Frame)
	case EvAbandoned:
		return fmt.Sprintf("f%d abandons s%d, from %s to %s", e.Frame, e.Value, place(e.From), place(e.At))
	case EvLost:
		return fmt.Sprintf("f%d loses %s", e.Frame, systemNames[e.Value])
	case EvDestroyed:
		return fmt.Sprintf("f%d is destroyed", e.Frame)
	case EvSpotted:
		return fmt.Sprintf("f%d spots f%d with %s: %d", e.Frame, e.Other, e.Die, e.Value)
	case EvSeized:
		return fmt.Sprintf("seat %d seizes s%d", seat, e.Value)
	case EvStationLost:
		return fmt.Sprintf("seat %d loses s%d to nobody", seat, e.Value)
	case EvScore:
		return fmt.Sprintf("seat %d scores %d", seat, e.Value)
	case EvTurnEnded:
		return fmt.Sprintf("f%d ends its turn", e.Frame)
	case EvRoundEnded:
		return fmt.Sprintf("round %d ends", e.Value)
	case EvTicked:
		if e.Seat == None {
			return fmt.Sprintf("the clock goes to %d", e.Value)
		}
		return fmt.Sprintf("seat %d takes the clock to %d", seat, e.Value)
	case EvHeld:
		return fmt.Sprintf("seat %d leaves the clock", seat)
	case EvConceded:
		return fmt.Sprintf("seat %d concedes", seat)
	}
	return "the battle is over"
}
