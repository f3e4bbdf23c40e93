// Package hexwar is the hex wargame: units of sections and weapons on a board of
// hexes with heights, two teams, one unit at a time, eight-sided dice.
//
// A State is a whole engagement as a plain value, with the rules on it; a Battle
// wraps it for the contract of package rules. What units, boards and missions are
// made of is data, in the text forms that the Parse functions read: a Catalogue,
// units and Squads, a Board, Missions. A Setup puts them together, checks them and
// works out what never changes.
//
// Numbers in comments, such as (16) or (4.1), name the rulings that settle what
// the rulebook leaves open. Where both are silent the following holds here:
//
//   - A team brings one squad within the limits of the size, however many play in
//     it, and its players share out the units in seat order.
//   - A grapple is resisted by the Evasion stat of who has no Assault stat. Units in
//     the air, and drones without a mind of their own, cannot be grappled.
//   - The attacker comes to stand where the defender was before it throws, and the
//     distance counts from there. A holder that moves, kneels or loses its arms lets
//     go; nobody steps where the one let go comes to stand.
//   - What is carried adds nothing to redundancy, nor do gun blades in their other
//     form.
//   - Weapons on a section go with it, without an explosion.
//   - Drones without a mind of their own see all around, evade as their carrier
//     does, and are no targets of Offensive Stances. Drones hold no markers.
//   - A.I. drones act one after the other when their carrier's turn ends; one that
//     has lost its carrier is activated by itself.
//   - A thrown unit flies over units in the air; whoever stands, structures, and
//     ground more than an elevation higher stop it.
//   - Sandstorm, night and wind are clauses that any mission may have.
package hexwar
