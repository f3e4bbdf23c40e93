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
//	battle.go      the State behind the contract; marshal.go: its text
//	view.go        what readers may ask besides; preview.go: what would be
package rapid
