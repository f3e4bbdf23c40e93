// Package report tells what a battle was like once it is over, or so far: how the
// scores went, what every side has done and suffered, and how its dice fell; and, from
// a Judge of the rule system, how much of the outcome was luck and how much was play.
//
// Tell counts, which takes a moment. Study weighs rolls and decisions, which takes
// minutes, in the background; its Findings can be looked at all the while, with an error
// on every figure.
package report
