package draw

// A HexBody is how a unit of the hex board is built: six mechs, four vehicles and
// two kinds of drones. All face up and are measured as frames are.
type HexBody uint8

// The bodies.
const (
	Trooper    HexBody = iota // a mech for everything
	Brawler                   // a broad mech with round shoulders
	Raider                    // a pointed mech for close combat
	Scout                     // a light mech
	Duellist                  // a mech with swept shoulders and a horn
	Fortress                  // a mech in slabs of armour
	Tank                      // tracks and a turret
	Fighter                   // wings
	Submarine                 // a hull with tanks at its sides
	SpaceCraft                // a broad hull between two nacelles
	Drone                     // a ball on two legs that thinks for itself
	Funnel                    // a dart that its carrier steers
	hexBodies
)

// Mech reports whether the body has a head, arms and legs.
func (b HexBody) Mech() bool { return b <= Fortress }

// Vehicle reports whether the body is one of the four vehicles: it stands on a
// six-cornered base.
func (b HexBody) Vehicle() bool { return b >= Tank && b <= SpaceCraft }

// A HexSection is a part of a unit that is damaged, and lost, by itself. Mechs have
// all six; vehicles and drones the first four, or fewer.
type HexSection uint8

// The sections, by their names on a mech.
const (
	HeadSection  HexSection = iota // or cockpit
	TorsoSection                   // or body
	LeftArm                        // or left side
	RightArm                       // or right side
	LeftLeg
	RightLeg
	hexSections
	noSection = hexSections // what belongs to the unit as a whole
)

// A hull is how a body is built: the pieces of its sections, where weapons sit on
// it, and what is seen where a section has gone.
type hull struct {
	sections [hexSections][]piece
	stumps   [hexSections][]piece
	places   [hexPlaces]Vec
	// jets are its thrusters, radar its dish.
	jets, radar []piece
	base        float64 // radius of its base
}

// hulls are all bodies.
var hulls = [hexBodies]hull{
	Trooper:    mech(trooperHead, trooperTorso, trooperArm, trooperLeg, V(1.4, -1.35), 1.3),
	Brawler:    mech(brawlerHead, brawlerTorso, brawlerArm, brawlerLeg, V(1.75, -1.4), 1.55),
	Raider:     mech(raiderHead, raiderTorso, raiderArm, raiderLeg, V(1.5, -1.5), 1.3),
	Scout:      mech(scoutHead, scoutTorso, scoutArm, scoutLeg, V(1.2, -1.3), 1.05),
	Duellist:   mech(duellistHead, duellistTorso, duellistArm, duellistLeg, V(1.45, -1.45), 1.35),
	Fortress:   mech(fortressHead, fortressTorso, fortressArm, fortressLeg, V(2.0, -1.55), 1.55),
	Tank:       tankHull,
	Fighter:    fighterHull,
	Submarine:  submarineHull,
	SpaceCraft: spaceCraftHull,
	Drone:      droneHull,
	Funnel:     funnelHull,
}

// mech puts a mech together from its right half. hand is where its right hand
// holds a weapon, across how far from the middle its shoulders carry one.
func mech(head, torso, arm, leg []piece, hand Vec, across float64) hull {
	armSocket := moved(socket, 2.65, 0) // the shoulder's, on the right
	h := hull{
		sections: [hexSections][]piece{head, torso, mirror(arm), arm, mirror(leg), leg},
		stumps: [hexSections][]piece{
			HeadSection: {dot(tint{hueJoint, -.5}, 0, -.2, .34), dot(tint{hueJoint, .12}, 0, -.2, .2)},
			LeftArm:     mirror(armSocket), RightArm: armSocket,
			LeftLeg: mirror(hip), RightLeg: hip,
		},
		jets:  join(moved(smallJet, -.62, 0), moved(smallJet, .62, 0)),
		radar: moved(scaled(dish(0, 0), .72), -1.15, 1.05),
		base:  BaseRadius,
	}
	h.places[InRightHand] = hand
	h.places[InLeftHand] = V(-hand.X, hand.Y)
	h.places[InBothHands] = V(hand.X-.35, hand.Y-.1)
	h.places[OnRightShoulder] = V(across, .1)
	h.places[OnLeftShoulder] = V(-across, .1)
	h.places[OnBack] = V(0, 1.15)
	h.places[OnRightArm] = V(hand.X+.55, hand.Y+.45)
	h.places[OnLeftArm] = V(-hand.X-.55, hand.Y+.45)
	h.places[OnTop] = V(0, -.1)
	return h
}

var (
	hip      = []piece{dot(tint{hueJoint, -.4}, .62, .5, .26)}
	smallJet = []piece{
		plate(tint{hue: hueGreen}, .13, V(-.34, .7), V(.34, .7), V(.5, 1.6), V(.34, 2.1), V(-.34, 2.1), V(-.5, 1.6)),
		plate(tint{hue: hueTyre}, .07, Box(-.28, 2.05, .56, .34)...),
		painted(tint{hueGreen, .55}, Box(-.08, 1, .16, .8)...),
	}
)

// --- mechs: head, torso, right arm and right leg

var (
	trooperHead = join(head, []piece{
		rod(tint{hueWhite, 0}, .13, -.2, -.5, -.62, -1.05), rod(tint{hueWhite, 0}, .13, .2, -.5, .62, -1.05),
	})
	trooperTorso = []piece{backpack, chest, painted(tint{hueJoint, .2}, Box(-.8, -.52, .34, .2)...), painted(tint{hueJoint, .2}, Box(.46, -.52, .34, .2)...)}
	trooperArm   = join(arms[1:], shoulder)
	trooperLeg   = boot(.30, .92, -1, 2)
)

// boot is a right leg from above: the foot, x to the right of the middle, and the
// shin plate on it.
func boot(x, w, y, l float64) []piece {
	return []piece{
		plate(tint{hue: hueJoint}, .13, Chamfered(x, y, w, l, .2)...),
		plate(tint{hueTorso, -.08}, .11, Chamfered(x+.1, y+.22, w-.2, l*.5, .16)...),
	}
}

var (
	brawlerHead = []piece{
		knob(tint{hue: hueSeat}, 0, -.3, .56, .15),
		painted(tint{hue: hueInk}, Box(-.4, -.74, .8, .24)...),
		painted(tint{hue: hueVisor}, Box(-.3, -.71, .26, .15)...),
		painted(tint{hue: hueVisor}, Box(.04, -.71, .26, .15)...),
	}
	brawlerTorso = []piece{
		plate(tint{hueJoint, -.1}, .12, Chamfered(-1, .45, 2, .7, .2)...),
		plate(tint{hue: hueTorso}, .18, Chamfered(-1.35, -.82, 2.7, 1.6, .34)...),
		stud(tint{hue: hueTorso}, -.85, .3), stud(tint{hue: hueTorso}, .85, .3),
	}
	brawlerArm = []piece{
		plate(tint{hue: hueJoint}, .13, Chamfered(1.3, -1.8, .95, 1.6, .24)...),
		knob(tint{hue: hueSeat}, 1.78, -.05, .76, .2),
		stud(tint{hue: hueSeat}, 1.78, -.05),
	}
	brawlerLeg = boot(.34, 1.1, -1.05, 2.1)
)

var (
	raiderHead = []piece{
		plate(tint{hue: hueSeat}, .16, V(-.5, .3), V(-.58, -.35), V(0, -1), V(.58, -.35), V(.5, .3)),
		painted(tint{hue: hueInk}, V(-.42, -.42), V(0, -.86), V(.42, -.42), V(.42, -.3), V(-.42, -.3)),
		painted(tint{hue: hueVisor}, V(-.26, -.44), V(0, -.7), V(.26, -.44)),
		plate(tint{hueSeat, .35}, .07, V(-.1, .55), V(-.1, -.3), V(0, -.62), V(.1, -.3), V(.1, .55)),
	}
	raiderTorso = []piece{
		plate(tint{hueJoint, -.1}, .1, Chamfered(-.7, .35, 1.4, .6, .14)...),
		plate(tint{hue: hueTorso}, .17, V(-1.2, .5), V(-1.15, -.35), V(-.55, -1), V(.55, -1), V(1.15, -.35), V(1.2, .5), V(.7, .8), V(-.7, .8)),
	}
	raiderArm = []piece{
		plate(tint{hue: hueJoint}, .11, Chamfered(1.12, -1.8, .7, 1.5, .14)...),
		plate(tint{hue: hueSeat}, .16, V(.98, -.75), V(1.7, -1.05), V(2.45, .05), V(1.85, .72), V(1, .55)),
		plate(tint{hueSeat, .3}, .06, V(1.25, -.5), V(1.65, -.6), V(2.1, -.05), V(1.5, .1)),
	}
	raiderLeg = []piece{
		plate(tint{hue: hueJoint}, .13, V(.32, .9), V(.3, -.8), V(.72, -1.45), V(1.2, -.8), V(1.25, .9)),
		plate(tint{hueTorso, -.08}, .11, V(.46, .3), V(.44, -.65), V(.74, -1.05), V(1.06, -.65), V(1.08, .3)),
	}
)

var (
	scoutHead = []piece{
		plate(tint{hue: hueSeat}, .14, Chamfered(-.44, -.62, .88, .92, .3)...),
		dot(tint{hue: hueInk}, 0, -.4, .26), dot(tint{hue: hueVisor}, 0, -.42, .17),
		rod(tint{hueWhite, 0}, .1, .36, .1, .62, 1.15),
	}
	scoutTorso = []piece{
		plate(tint{hueJoint, -.1}, .1, Chamfered(-.56, .25, 1.12, .7, .14)...),
		plate(tint{hue: hueTorso}, .14, V(-.8, -.6), V(.8, -.6), V(.62, .5), V(-.62, .5)),
	}
	scoutArm = []piece{
		plate(tint{hue: hueJoint}, .1, Chamfered(.96, -1.55, .5, 1.4, .12)...),
		plate(tint{hue: hueSeat}, .14, V(.74, -.52), V(1.5, -.62), V(1.62, .2), V(.8, .42)),
	}
	scoutLeg = []piece{
		plate(tint{hue: hueJoint}, .11, Chamfered(.24, -1.05, .66, 2, .18)...),
		plate(tint{hueTorso, -.08}, .09, Chamfered(.32, -.8, .5, 1, .14)...),
	}
)

var (
	duellistHead = []piece{
		plate(tint{hue: hueSeat}, .15, V(-.5, .36), V(-.56, -.4), V(-.26, -.74), V(.26, -.74), V(.56, -.4), V(.5, .36)),
		painted(tint{hue: hueInk}, V(-.44, -.44), V(-.22, -.68), V(.22, -.68), V(.44, -.44)),
		painted(tint{hue: hueVisor}, V(-.3, -.47), V(-.16, -.62), V(.16, -.62), V(.3, -.47)),
		plate(tint{hue: hueWhite}, .05, V(-.11, -.2), V(0, -1.35), V(.11, -.2)),
	}
	duellistTorso = []piece{
		plate(tint{hueSeat, -.2}, .13, V(0, .2), V(.95, .2), V(1.25, 1.55), V(0, 1.1)),
		plate(tint{hueSeat, -.2}, .13, V(0, .2), V(-.95, .2), V(-1.25, 1.55), V(0, 1.1)),
		plate(tint{hue: hueTorso}, .16, V(-1.05, -.55), V(0, -.95), V(1.05, -.55), V(.8, .5), V(0, .8), V(-.8, .5)),
	}
	duellistArm = []piece{
		plate(tint{hue: hueJoint}, .11, Chamfered(1.12, -1.75, .64, 1.5, .14)...),
		plate(tint{hue: hueSeat}, .16, V(.92, -.7), V(1.72, -.85), V(2.2, .05), V(2.35, 1.05), V(.95, .5)),
		stud(tint{hue: hueSeat}, 1.5, -.15),
	}
	duellistLeg = []piece{
		plate(tint{hue: hueJoint}, .12, V(.28, .95), V(.3, -.9), V(.62, -1.3), V(1.02, -.9), V(1.2, .95)),
		plate(tint{hueTorso, -.08}, .1, V(.42, .35), V(.42, -.7), V(.64, -.98), V(.9, -.7), V(.98, .35)),
	}
)

var (
	fortressHead = []piece{
		plate(tint{hue: hueSeat}, .14, Chamfered(-.5, -.72, 1, .84, .16)...),
		painted(tint{hue: hueInk}, Box(-.4, -.74, .8, .22)...),
		painted(tint{hue: hueVisor}, Box(-.32, -.7, .64, .12)...),
	}
	fortressTorso = []piece{
		plate(tint{hueJoint, -.1}, .13, Chamfered(-1.15, .65, 2.3, .75, .2)...),
		plate(tint{hue: hueTorso}, .2, Chamfered(-1.5, -1.02, 3, 2, .3)...),
		plate(tint{hueTorso, -.12}, .13, Chamfered(-1.1, -.95, 2.2, 1.25, .2)...),
		stud(tint{hue: hueTorso}, -1.1, .62), stud(tint{hue: hueTorso}, 0, .62), stud(tint{hue: hueTorso}, 1.1, .62),
	}
	fortressArm = []piece{
		plate(tint{hue: hueJoint}, .14, Chamfered(1.5, -1.95, 1, 1.7, .2)...),
		plate(tint{hue: hueSeat}, .2, Chamfered(1.3, -.95, 1.35, 1.9, .24)...),
		stud(tint{hue: hueSeat}, 1.98, -.45), stud(tint{hue: hueSeat}, 1.98, .45),
	}
	fortressLeg = boot(.42, 1.3, -1.2, 2.5)
)

// --- vehicles: cockpit, body, left side, right side

var tankHull = hull{
	sections: [hexSections][]piece{
		HeadSection: {
			plate(tint{hue: hueSeat}, .15, Chamfered(-.5, -.1, 1, .95, .22)...),
			knob(tint{hueJoint, .1}, 0, .35, .3, .08),
			painted(tint{hue: hueVisor}, Box(-.3, -.08, .6, .16)...),
		},
		TorsoSection: {
			plate(tint{hue: hueTorso}, .18, V(-1.05, 2), V(-1.3, 1.6), V(-1.3, -1.5), V(-.9, -2.05), V(.9, -2.05), V(1.3, -1.5), V(1.3, 1.6), V(1.05, 2)),
			painted(tint{hueJoint, .15}, Box(-.8, 1.35, 1.6, .14)...), painted(tint{hueJoint, .15}, Box(-.8, 1.62, 1.6, .14)...),
			plate(tint{hue: hueSeat}, .2, V(-.7, -1), V(.7, -1), V(1.15, -.35), V(1.15, .75), V(.75, 1.15), V(-.75, 1.15), V(-1.15, .75), V(-1.15, -.35)),
		},
		LeftArm: mirror(track), RightArm: track,
	},
	stumps: [hexSections][]piece{
		HeadSection: {dot(tint{hueJoint, -.5}, 0, .35, .36)},
		LeftArm:     mirror(axles), RightArm: axles,
	},
	places: vehiclePlaces(V(.85, .1), V(0, -.75)),
	base:   2.35,
}

var track = join(
	[]piece{plate(tint{hue: hueTyre}, .14, Chamfered(1.2, -2.25, .95, 4.5, .26)...)},
	links(7),
	[]piece{plate(tint{hueSeat, -.15}, .1, Chamfered(1.42, -1.6, .5, 3.2, .12)...)},
)

// links are the treads of a track.
func links(n int) []piece {
	var ps []piece
	for i := range n {
		ps = append(ps, painted(tint{hueTyre, .22}, Box(1.22, -2+float64(i)*.62, .9, .14)...))
	}
	return ps
}

var axles = []piece{
	rod(tint{hueJoint, -.2}, .22, 1.1, -1.3, 1.75, -1.3), rod(tint{hueJoint, -.2}, .22, 1.1, 0, 1.75, 0), rod(tint{hueJoint, -.2}, .22, 1.1, 1.3, 1.75, 1.3),
}

// vehiclePlaces are the places of a vehicle: at its sides and on top.
func vehiclePlaces(side, top Vec) (at [hexPlaces]Vec) {
	at[OnRightShoulder], at[OnRightArm], at[InRightHand] = side, side, side
	left := V(-side.X, side.Y)
	at[OnLeftShoulder], at[OnLeftArm], at[InLeftHand] = left, left, left
	at[OnTop], at[InBothHands], at[OnBack] = top, top, top
	return at
}

var fighterHull = hull{
	sections: [hexSections][]piece{
		HeadSection: {
			plate(tint{hueInk, .1}, .08, V(-.34, -.75), V(-.3, -1.5), V(0, -2.05), V(.3, -1.5), V(.34, -.75), V(0, -.45)),
			painted(tint{hue: hueVisor}, V(-.22, -.85), V(-.2, -1.45), V(0, -1.85), V(.2, -1.45), V(.22, -.85), V(0, -.65)),
		},
		TorsoSection: {
			plate(tint{hue: hueTyre}, .08, Box(-.62, 2.2, .5, .45)...), plate(tint{hue: hueTyre}, .08, Box(.12, 2.2, .5, .45)...),
			plate(tint{hue: hueTorso}, .17, V(-.72, 2.3), V(-.8, .4), V(-.55, -1.6), V(0, -3.2), V(.55, -1.6), V(.8, .4), V(.72, 2.3)),
			plate(tint{hue: hueSeat}, .1, V(-.12, 1.9), V(-.12, .2), V(0, -.2), V(.12, .2), V(.12, 1.9)),
		},
		LeftArm: mirror(wing), RightArm: wing,
	},
	stumps: [hexSections][]piece{
		HeadSection: {dot(tint{hueJoint, -.5}, 0, -1.2, .34)},
		LeftArm:     mirror(wingRoot), RightArm: wingRoot,
	},
	places: vehiclePlaces(V(1.5, .7), V(0, .6)),
	jets:   join(moved(smallJet, -.38, .55), moved(smallJet, .38, .55)),
	base:   2.2,
}

var (
	wing = []piece{
		plate(tint{hue: hueSeat}, .17, V(.62, -.9), V(2.75, 1), V(3, 1.9), V(.7, 1.45)),
		plate(tint{hueSeat, .35}, .08, V(2.1, .75), V(2.45, 1.05), V(2.62, 1.65), V(2.2, 1.58)),
		plate(tint{hue: hueSeat}, .11, V(.6, 1.5), V(1.4, 2.2), V(1.45, 2.65), V(.62, 2.35)),
	}
	wingRoot = []piece{plate(tint{hueJoint, -.1}, .08, V(.55, -.5), V(1, -.1), V(1, 1.1), V(.6, 1.2))}
)

var submarineHull = hull{
	sections: [hexSections][]piece{
		HeadSection: {
			plate(tint{hue: hueSeat}, .16, V(-.32, .75), V(-.46, .1), V(-.3, -.6), V(0, -.9), V(.3, -.6), V(.46, .1), V(.32, .75)),
			painted(tint{hue: hueVisor}, V(-.2, -.45), V(0, -.68), V(.2, -.45), V(.16, -.28), V(-.16, -.28)),
			rod(tint{hueWhite, 0}, .12, 0, .1, 0, .5),
		},
		TorsoSection: {
			rod(tint{hueJoint, .2}, .26, -.7, 2.85, .7, 2.85),
			plate(tint{hueJoint, -.1}, .1, V(-.28, 2.2), V(.28, 2.2), V(.16, 2.95), V(-.16, 2.95)),
			plate(tint{hueTorso, -.1}, .24, V(-.4, 2.5), V(-.9, 1.5), V(-1.02, 0), V(-.95, -1.6), V(-.6, -2.5), V(0, -2.9), V(.6, -2.5), V(.95, -1.6), V(1.02, 0), V(.9, 1.5), V(.4, 2.5)),
			painted(tint{hueSeat, 0}, V(-.93, -1.45), V(-.86, -1.85), V(.86, -1.85), V(.93, -1.45)),
		},
		LeftArm: mirror(ballast), RightArm: ballast,
	},
	stumps: [hexSections][]piece{
		HeadSection: {dot(tint{hueJoint, -.5}, 0, 0, .4)},
		LeftArm:     mirror(wingRoot), RightArm: wingRoot,
	},
	places: vehiclePlaces(V(1.25, -.4), V(0, -1.3)),
	base:   2.35,
}

var ballast = []piece{
	plate(tint{hue: hueSeat}, .12, V(1.3, -1.15), V(2.3, -.75), V(2.3, -.3), V(1.3, -.3)),
	plate(tint{hueTorso, -.22}, .16, V(.9, 1.5), V(.95, -1), V(1.25, -1.45), V(1.55, -1), V(1.6, 1.1), V(1.3, 1.7)),
	plate(tint{hue: hueSeat}, .1, V(.6, 1.9), V(1.6, 2.2), V(1.6, 2.6), V(.6, 2.4)),
}

var spaceCraftHull = hull{
	sections: [hexSections][]piece{
		HeadSection: {
			plate(tint{hue: hueSeat}, .16, V(-.62, 1.3), V(-.7, .5), V(-.4, -.15), V(.4, -.15), V(.7, .5), V(.62, 1.3)),
			painted(tint{hue: hueInk}, V(-.5, .4), V(-.32, -.02), V(.32, -.02), V(.5, .4)),
			painted(tint{hue: hueVisor}, V(-.38, .3), V(-.26, .06), V(.26, .06), V(.38, .3)),
		},
		TorsoSection: {
			plate(tint{hue: hueTorso}, .2, V(-1, 2.2), V(-1.25, .8), V(-1.1, -1.7), V(-.55, -2.9), V(.55, -2.9), V(1.1, -1.7), V(1.25, .8), V(1, 2.2)),
			plate(tint{hueJoint, .1}, .1, Chamfered(-.62, -2.3, 1.24, 1.5, .16)...),
			painted(tint{hueWhite, 0}, Box(-.4, -2.05, .8, .1)...), painted(tint{hueWhite, 0}, Box(-.4, -1.6, .8, .1)...), painted(tint{hueWhite, 0}, Box(-.4, -1.15, .8, .1)...),
			stud(tint{hue: hueTorso}, -.6, 1.8), stud(tint{hue: hueTorso}, .6, 1.8),
		},
		LeftArm: mirror(nacelle), RightArm: nacelle,
	},
	stumps: [hexSections][]piece{
		HeadSection: {dot(tint{hueJoint, -.5}, 0, .6, .5)},
		LeftArm:     mirror(wingRoot), RightArm: wingRoot,
	},
	places: vehiclePlaces(V(1, -1.2), V(0, -.9)),
	base:   2.35,
}

var nacelle = []piece{
	plate(tint{hueJoint, -.1}, .1, V(.95, -.3), V(1.8, 0), V(1.8, .9), V(1, .9)),
	plate(tint{hue: hueTyre}, .08, Box(1.62, 2.2, .86, .5)...),
	plate(tint{hue: hueSeat}, .18, V(1.5, 2.3), V(1.5, -.8), V(1.8, -1.6), V(2.3, -1.6), V(2.6, -.8), V(2.6, 2.3)),
	painted(tint{hueGreen, 0}, Box(1.8, 1.2, .5, .8)...),
	stud(tint{hue: hueSeat}, 2.05, -.3),
}

// --- drones

var droneHull = hull{
	sections: [hexSections][]piece{
		HeadSection: {
			dot(tint{hue: hueInk}, 0, -.45, .42), dot(tint{hue: hueVisor}, 0, -.5, .28),
		},
		TorsoSection: {
			plate(tint{hue: hueJoint}, .1, Chamfered(-1.25, -.7, .5, 1.5, .16)...), plate(tint{hue: hueJoint}, .1, Chamfered(.75, -.7, .5, 1.5, .16)...),
			knob(tint{hue: hueTorso}, 0, 0, .95, .18),
			plate(tint{hue: hueSeat}, .1, V(-.6, .15), V(.6, .15), V(.4, .75), V(-.4, .75)),
		},
	},
	places: vehiclePlaces(V(.95, -.5), V(0, -.2)),
	base:   1.35,
}

var funnelHull = hull{
	sections: [hexSections][]piece{
		TorsoSection: {
			plate(tint{hue: hueSeat}, .12, V(.2, -.1), V(.95, .75), V(.85, 1.1), V(.2, .8)),
			plate(tint{hue: hueSeat}, .12, V(-.2, -.1), V(-.95, .75), V(-.85, 1.1), V(-.2, .8)),
			plate(tint{hue: hueRed}, .13, V(-.34, .9), V(-.28, -.5), V(0, -1.3), V(.28, -.5), V(.34, .9)),
			painted(tint{hueRed, .7}, Box(-.07, -.7, .14, .9)...),
		},
	},
	base: 1,
}

// moved is the pieces shifted.
func moved(list []piece, dx, dy float64) []piece {
	return carried(list, func(v Vec) Vec { return V(v.X+dx, v.Y+dy) }, 1)
}

// turned is the pieces turned clockwise about a point.
func turned(list []piece, about Vec, angle float64) []piece {
	if angle == 0 {
		return list
	}
	along := polar(1, angle)
	return carried(list, func(v Vec) Vec {
		d := v.Sub(about)
		return about.Add(V(d.X*along.X-d.Y*along.Y, d.X*along.Y+d.Y*along.X))
	}, 1)
}

// scaled is the pieces k times as large about the origin.
func scaled(list []piece, k float64) []piece {
	return carried(list, func(v Vec) Vec { return v.Mulf(k) }, k)
}

// carried is the pieces with every point put elsewhere and every width k times as
// large. It is not for curved plates.
func carried(list []piece, to func(Vec) Vec, k float64) []piece {
	out := make([]piece, len(list))
	for i, pc := range list {
		points := make([]Vec, len(pc.outline))
		for n, v := range pc.outline {
			points[n] = to(v)
		}
		pc.outline, pc.r, pc.edge = points, pc.r*k, pc.edge*k
		out[i] = pc
	}
	return out
}
