package draw

import "time"

// How long things take at speed ×1. Every animation may be skipped, and none of
// them is ever waited for by a rule.
const (
	TimeThrowShort  = 700 * time.Millisecond // the quickest die of a throw comes to rest
	TimeThrowLong   = 950 * time.Millisecond // the slowest
	TimeBetweenDice = 60 * time.Millisecond  // one die leaves the hand this much after the last
	TimeDieToSlot   = 180 * time.Millisecond // a die hops into its slot

	TimeTurn        = 120 * time.Millisecond // a frame turns before it moves
	TimeMoveUnit    = 110 * time.Millisecond // a frame moves by one unit
	TimeMoveLongest = 900 * time.Millisecond // no move takes longer

	TimeLunge  = 220 * time.Millisecond // a blow hand to hand
	TimeTracer = 260 * time.Millisecond // a direct shot
	TimeLob    = 420 * time.Millisecond // an artillery shell

	TimeDamageDie    = 260 * time.Millisecond // one damage die lands
	TimeDamageEffect = 200 * time.Millisecond // and shows what it did

	TimeBurst     = 380 * time.Millisecond // a brick bursts
	TimePopOff    = 450 * time.Millisecond // a system flies off its frame
	TimeDestroyed = 700 * time.Millisecond // a frame falls apart
	TimeFlag      = 500 * time.Millisecond // a station changes hands
	TimeClock     = 400 * time.Millisecond // the doomsday clock ticks

	TimePulse = 1600 * time.Millisecond // the acting ring and the deciding bricks breathe once
	TimeFade  = 120 * time.Millisecond  // what stands in for every flight with reduced motion
)
