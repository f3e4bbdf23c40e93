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
//     it, so that two against three is fair, and its players share out the units in
//     seat order.
//   - Systems belong to the unit and not to a weapon, and are lost with the unit
//     alone (10); Flight goes with the second leg.
//   - Where in a hex a unit stands does not matter: lines run from centre to centre.
//   - Nobody has the ability Intimidate, of which no rule is known; Unwavering helps
//     against every target.
//   - Whoever finds a weapon on the ground may pick it up, whosever it was.
//   - A stray shot strikes the torso (32), but a Defensive Stance takes it like any
//     other hit from the front (4.1).
//   - A grapple is resisted by the Evasion stat of who has no Assault stat. Units in
//     the air, and drones without a mind of their own, cannot be grappled.
//   - The attacker comes to stand where the defender was before it throws, and the
//     distance counts from there. A holder that moves, kneels or loses its arms lets
//     go; nobody steps where the one let go comes to stand.
//   - What is carried adds nothing to redundancy, nor do gun blades in their other
//     form.
//   - Weapons on a section go with it, without an explosion.
//   - Drones without a mind of their own see all around, evade as their carrier
//     does, are no targets of Offensive Stances, and follow whenever their carrier
//     comes to another hex, thrown or of its own will. Drones hold no markers, and do
//     not count where units are counted.
//   - A.I. drones act one after the other when their carrier's turn ends; one that
//     has lost its carrier is activated by itself.
//   - High Ground counts whoever is at +1 or higher, on a hill or in the air.
//   - Disarm counts weapons that go with their section, and no shields. Of several
//     dearest units any will do for Decapitate.
//   - The markers of an intel raid are gone when none is on the board and none is
//     being carried (6.2).
//   - A thrown unit flies over units in the air; whoever stands, structures, and
//     ground more than an elevation higher stop it.
//   - Sandstorm, night and wind are clauses that any mission may have.
//
// What a seat may take back, while the same seat is asked, is whatever it answered since
// the last roll, the last answer of another seat and the last attack. All lies open on
// the board, so no answer brings anything to light but the dice. In a unit's turn that
// is every step, rotation, command and stance since its action points were rolled, or
// since the last attack; activating a unit stands, because its points are rolled at
// once. Ending the Movement Phase stands where the weather is rolled for. A shot, a
// blow, a weapon thrown and a grapple are attacks, also at structures and markers, where
// no dice follow. Holding or throwing, and where a throw lands, may be taken back until
// dice follow. Deploying may be as long as the same seat deploys on.
package hexwar
