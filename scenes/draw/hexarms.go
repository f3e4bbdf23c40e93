package draw

// A HexWeapon is how a weapon or a shield of the hex board looks. Weapons are red,
// shields blue; the longer the reach, the longer the weapon.
type HexWeapon uint8

// The weapons and shields.
const (
	Unarmed HexWeapon = iota
	Pistol
	SubmachineGun
	AssaultRifle
	BeamRifle
	Shotgun
	GatlingGun
	SniperRifle
	Bazooka
	MissilePod
	Railgun
	BeamCannon
	ShoulderCannon
	TankCannon
	Torpedoes
	Knife
	BeamSabre
	GreatSword
	Lance
	GunBlade
	SmallShield
	LargeShield
	hexWeapons
)

// A HexPlace is where on a unit a weapon sits.
type HexPlace uint8

// The places. Vehicles carry weapons at their sides, OnLeftShoulder and
// OnRightShoulder, and OnTop.
const (
	InRightHand HexPlace = iota
	InLeftHand
	InBothHands
	OnRightShoulder
	OnLeftShoulder
	OnBack // carried
	OnRightArm
	OnLeftArm
	OnTop
	hexPlaces
)

// HexArm is one weapon or shield in its place. The zero value is none.
type HexArm struct {
	Weapon HexWeapon
	Place  HexPlace
}

// The colours of arms.
var (
	armRed   = tint{hue: hueRed}
	armDark  = tint{hueRed, -.5}
	armLight = tint{hueRed, .6}
	armGlow  = tint{hueRed, .82}
	armBlue  = tint{hue: hueBlue}
)

// hexArms are the weapons with the grip in the origin, pointing up.
var hexArms = [hexWeapons][]piece{
	Pistol: {
		plate(armRed, .09, Box(-.19, -.98, .38, .8)...),
		plate(armRed, .12, Chamfered(-.34, -.4, .68, .7, .12)...),
	},
	SubmachineGun: {
		plate(armDark, .07, Box(.12, -.5, .5, .3)...),
		plate(armRed, .09, Box(-.19, -1.35, .38, .9)...),
		plate(armDark, .06, Box(-.24, -1.5, .48, .28)...),
		plate(armRed, .13, Chamfered(-.38, -.65, .76, 1.1, .14)...),
	},
	AssaultRifle: {
		plate(armRed, .12, Box(-.24, -1.95, .48, 1.9)...),
		plate(armDark, .08, Box(-.29, -2.2, .58, .36)...),
		plate(armRed, .16, Chamfered(-.5, -.55, 1, 1.15, .16)...),
	},
	BeamRifle: {
		plate(armRed, .14, V(-.24, -2.05), V(.24, -2.05), V(.46, .55), V(-.46, .55)),
		painted(armGlow, Box(-.08, -1.9, .16, 1.9)...),
		plate(armDark, .07, Box(-.32, -2.2, .64, .24)...),
	},
	Shotgun: {
		plate(armRed, .11, Box(-.46, -1.5, .44, 1.5)...), plate(armRed, .11, Box(.02, -1.5, .44, 1.5)...),
		dot(tint{hueRed, -.8}, -.24, -1.36, .13), dot(tint{hueRed, -.8}, .24, -1.36, .13),
		plate(armDark, .13, Chamfered(-.5, -.45, 1, 1.3, .18)...),
	},
	GatlingGun: {
		plate(armRed, .08, Box(-.5, -2, .3, 1.7)...), plate(armRed, .08, Box(-.15, -2, .3, 1.7)...), plate(armRed, .08, Box(.2, -2, .3, 1.7)...),
		plate(armDark, .07, Box(-.58, -1.75, 1.16, .24)...),
		plate(armRed, .17, Chamfered(-.62, -.6, 1.24, 1.2, .2)...),
		knob(armDark, .5, .25, .4, .09),
	},
	SniperRifle: {
		plate(armRed, .08, Box(-.15, -3.35, .3, 3)...),
		plate(armDark, .07, Box(-.24, -3.55, .48, .4)...),
		plate(armRed, .13, Chamfered(-.36, -.7, .72, 1.5, .16)...),
		plate(armDark, .07, Box(-.14, -1.05, .28, .9)...), dot(tint{hue: hueVisor}, 0, -.95, .12),
	},
	Bazooka: {
		plate(armRed, .18, Box(-.4, -2.2, .8, 3.1)...),
		plate(armDark, .1, V(-.56, -2.5), V(.56, -2.5), V(.42, -2), V(-.42, -2)),
		dot(tint{hueRed, -.85}, 0, -2.25, .3),
		plate(armDark, .1, V(-.42, .7), V(.42, .7), V(.54, 1.1), V(-.54, 1.1)),
		painted(armLight, Box(-.4, -.9, .8, .16)...),
	},
	MissilePod: {
		plate(armRed, .18, Chamfered(-.68, -1, 1.36, 1.9, .22)...),
		dot(armDark, -.31, -.6, .22), dot(armDark, .31, -.6, .22), dot(armDark, -.31, -.05, .22), dot(armDark, .31, -.05, .22),
		dot(tint{hue: hueWhite}, -.31, -.6, .11), dot(tint{hue: hueWhite}, .31, -.6, .11), dot(tint{hue: hueWhite}, -.31, -.05, .11), dot(tint{hue: hueWhite}, .31, -.05, .11),
		painted(armLight, Box(-.5, .42, 1, .14)...),
	},
	Railgun: {
		plate(armRed, .09, Box(-.42, -3, .3, 3)...), plate(armRed, .09, Box(.12, -3, .3, 3)...),
		painted(armGlow, Box(-.12, -2.8, .24, 2.5)...),
		plate(armDark, .08, Box(-.5, -2.1, 1, .26)...), plate(armDark, .08, Box(-.5, -1.1, 1, .26)...),
		plate(armRed, .17, Chamfered(-.58, -.4, 1.16, 1.4, .18)...),
	},
	BeamCannon: {
		plate(armRed, .17, V(-.36, -2.9), V(.36, -2.9), V(.62, .8), V(-.62, .8)),
		painted(armGlow, Box(-.11, -2.7, .22, 2.3)...),
		plate(armDark, .1, Box(-.48, -3.1, .96, .36)...), plate(armDark, .08, Box(-.56, -1.5, 1.12, .24)...),
		knob(armRed, 0, .15, .42, .1),
	},
	ShoulderCannon: {
		plate(armRed, .12, Box(-.24, -3.2, .48, 3.2)...),
		plate(armDark, .1, Box(-.36, -3.5, .72, .5)...), plate(armDark, .06, Box(-.32, -2, .64, .22)...),
		plate(armRed, .16, Chamfered(-.52, -.65, 1.04, 1.5, .18)...),
	},
	TankCannon: {
		plate(armRed, .13, Box(-.26, -2.9, .52, 3)...),
		plate(armDark, .1, Box(-.42, -3.25, .84, .55)...), plate(armDark, .06, Box(-.34, -1.6, .68, .24)...),
		plate(armRed, .13, Chamfered(-.46, -.3, .92, .7, .14)...),
	},
	Torpedoes: {
		plate(tint{hue: hueWhite}, .1, Box(-.26, -.95, .52, 2)...),
		plate(armRed, .1, V(-.26, -.93), V(-.14, -1.45), V(.14, -1.45), V(.26, -.93)),
		painted(armRed, Box(-.2, .55, .4, .24)...),
	},
	Knife: {
		plate(armDark, .06, Box(-.26, -.22, .52, .2)...),
		plate(armRed, .1, V(-.18, -.2), V(-.18, -.85), V(.05, -1.2), V(.18, -.85), V(.18, -.2)),
	},
	BeamSabre: {
		plate(armDark, .07, Box(-.15, -.4, .3, .8)...),
		plate(armLight, .1, V(-.19, -.4), V(-.19, -2.2), V(0, -2.45), V(.19, -2.2), V(.19, -.4)),
		painted(armGlow, Box(-.07, -2.15, .14, 1.75)...),
	},
	GreatSword: {
		plate(armDark, .08, Box(-.16, -.35, .32, 1.05)...), plate(armDark, .09, Box(-.62, -.55, 1.24, .28)...),
		plate(armRed, .16, V(-.4, -.5), V(-.4, -2.6), V(0, -3.3), V(.4, -2.6), V(.4, -.5)),
		painted(armLight, Box(-.07, -2.6, .14, 2)...),
	},
	Lance: {
		plate(armDark, .07, Box(-.13, -.3, .26, 1.5)...),
		plate(armRed, .15, V(-.52, -.35), V(0, -3.7), V(.52, -.35)),
		painted(armLight, V(-.1, -.6), V(0, -2.8), V(.1, -.6)),
		plate(armDark, .08, Box(-.6, -.5, 1.2, .26)...),
	},
	GunBlade: {
		plate(armRed, .1, Box(-.42, -1.6, .38, 1.7)...),
		plate(armLight, .1, V(.0, .2), V(.02, -1.9), V(.26, -2.3), V(.44, -1.7), V(.4, .2)),
		plate(armRed, .13, Chamfered(-.5, -.4, .96, 1, .14)...),
	},
	SmallShield: {
		plate(armBlue, .15, V(-.2, -1.05), V(.34, -.75), V(.42, .5), V(0, .95), V(-.3, .6), V(-.34, -.7)),
		knob(tint{hueBlue, .28}, .02, -.1, .18, .04),
	},
	LargeShield: {
		plate(armBlue, .17, V(-1.2, -.5), V(-.7, -1), V(.7, -1), V(1.2, -.5), V(1.2, -.05), V(-1.2, -.05)),
		plate(tint{hueBlue, .25}, .08, Chamfered(-.62, -.74, 1.24, .42, .12)...),
	},
}

// HexWeaponIcon draws a weapon alone with its middle in the origin, in studs, as for
// a list.
func (p *Pen) HexWeaponIcon(w HexWeapon) {
	if list := hexArms[w]; list != nil {
		m := middle(list)
		p.Save()
		p.Translate(-m.X, -m.Y)
		p.pieces(list, paintsOf(Ink2, false))
		p.Restore()
	}
}
