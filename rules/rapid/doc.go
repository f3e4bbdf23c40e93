// Package rapid is Rapid Attack: companies of mobile frames on a table of single
// bricks, two to five players, a ruler, and a doomsday clock.
//
// A State is a whole battle as a plain value, copied by assignment, with the rules
// on it; a Battle wraps it for the contract of package rules. A Setup is what never
// changes in a battle: settings, size, table and companies.
//
// Codes in comments and in the names of tests, such as O6 or K4a, name the rulings
// that settle what the rulebook leaves open. Where both are silent the following
// holds here:
//
//   - A seat may concede whenever it is asked, once the companies are fielded: its
//     frames leave the table, its stations are nobody's or go to who stands there,
//     and it scores nothing. The last seat left has won.
//   - After four rolls without a decision the lower seat of a tie goes first, so that
//     every battle goes on whatever the dice do.
//   - Where a table is so full that no place keeps a rule of fielding, that rule
//     alone is waived.
//
// What a seat may take back, while the same seat is asked, is whatever it answered since
// the last roll, the last answer of another seat and the last attack. All lies open on
// the table, so no answer brings anything to light but the dice. By the kind of decision:
//
//   - Fielding: places, as long as the same seat fields on (the defender's stations and
//     first two frames); a changed company too. Ties are rolled for, and end it.
//   - Activating a frame: yes, until its target is named. Passing asks another seat, as
//     a rule, and stands.
//   - Naming a target, or none: no, the frame rolls at once.
//   - Defence die: yes, unless the attacker on hold goes on by it.
//   - Moving, having done, the spot die: yes, until the turn goes to another seat. What
//     was done before an attack stands once the attack is told.
//   - Telling the attack: no, it is confirmed; nor whether the spot is added, which
//     decides if it hits. What covers a target is picked by its owner, and dice follow.
//   - Bricks and losses: yes, as long as the same seat goes on choosing, and the attacker
//     still while it acts on. Then another is asked, and they stand.
//   - Ending the battle: no. Leaving or taking down the clock: yes, until another seat
//     is asked or dice are rolled.
//   - Conceding: no, others are asked, or the battle is over.
//
// Where things are:
//
//	company.go     what a player brings; companytext.go and designtext.go read and write it
//	settings.go    the switches of a battle
//	setup.go       what a battle begins from
//	state.go       the battle as a value
//	flow.go        what is asked, and what each answer does
//	compare.go     score per asset; ties.go: equal scores, at set-up and in play
//	fielding.go    whose piece is placed next; stages.go and room.go: where it may stand
//	order.go       tactical order and passing
//	turn.go        a frame's turn: name, roll, defend, act; move.go and spot.go the rest of it
//	attack.go      an attack and what covers its target
//	damage.go      damage dice, bricks, losses, abandoning a station
//	stations.go    who holds what
//	clock.go       rounds, the doomsday clock, the end; concede.go: giving up
//	action.go      answers as values and as lines; answers.go lists them, random.go draws them
//	event.go       what happened; faults.go: why an answer is refused
//	battle.go      the State behind the contract; commit.go: what cannot be taken back; marshal.go: its text
//	view.go        what readers may ask besides; preview.go: what would be
package rapid
