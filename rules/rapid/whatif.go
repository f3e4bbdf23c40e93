package rapid

import "rulerfire/rules/dice"

// A Clash is an attack of one design on another that is only supposed: both whole,
// at a range, in the open or behind cover, at the table of nobody.
type Clash struct {
	Attacker, Target Design
	Band             Band  // not NoBand
	Rockets          uint8 // that the attacker fires with it, no more than it carries

	// How many white dice each keeps for it, 0 to 2. Without a white die a frame
	// attacks, or defends, with what it has of its own.
	AttackWhites, DefenceWhites int

	Spot int // the value of the spot that the attacker uses; 0 is none

	// Chart is what the damage is read on: Open, BehindTerrain or BehindFrame. Hand
	// to hand it is HandToHand, whatever stands here (C12).
	Chart  dice.Chart
	Stands int // hits that the cover stands, or dice.Never, or dice.Safe of a frame
}

// Attack is the attack die: the best of those that the attacker may attack with. A
// frame without a weapon for the band that fires no rocket has none (R3).
func (c Clash) Attack() dice.Dist {
	n6, n8 := c.attackDice()
	if n6+n8 == 0 {
		return dice.Sure(0)
	}
	return dice.Best(n6+c.AttackWhites, n8)
}

// attackDice counts the red dice of the attack. A design that breaks the rules has no
// more of them than the rules give.
func (c Clash) attackDice() (n6, n8 int) {
	if n := c.Attacker.Systems[c.Band.Weapon()]; n > 0 {
		n6, n8 = 2, int(min(n, MaxOfType))-1
	}
	return n6, n8 + int(min(c.Rockets, MaxFrameRockets))
}

// Defence is the defence die: the best of those that the target may defend with.
func (c Clash) Defence() dice.Dist {
	return dice.Best(int(min(c.Target.Systems[Defence], MaxOfType))+c.DefenceWhites, 0)
}

// Dice is how many damage dice are rolled.
func (c Clash) Dice() dice.Dist { return dice.DamageDice(c.Attack(), c.Spot, c.Defence()) }

// Lost is how many systems and white dice the target loses, at most all it has (X2).
func (c Clash) Lost() dice.Dist {
	chart := c.Chart
	if c.Band == AtHand {
		chart = dice.HandToHand
	}
	return dice.HitsOf(chart, c.Dice(), c.Stands).Cap(c.Hits())
}

// Hits is the damage that destroys the target.
func (c Clash) Hits() int {
	f := Frame{Systems: c.Target.Systems, White: 2}
	return f.Hits()
}
