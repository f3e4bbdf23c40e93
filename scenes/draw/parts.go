package draw

import "math"

// A Part is a kind of thing that is mounted on a frame. The first six are the
// systems, in the order of Robot.Systems.
type Part uint8

// The parts of a frame.
const (
	Defence    Part = iota // blue plates round the base, left first
	Movement               // green thrusters behind, or wheels at the corners
	Comms                  // yellow dishes and masts on the rear shoulders
	HandToHand             // red, short and pointed, in the hands
	Direct                 // red, middling and square, in the right hand
	Artillery              // red, long and ringed, on a shoulder
	Rocket                 // white tubes with red noses on the left shoulder
)

// The looks of the parts: what Robot.Looks may hold. Every look keeps the colour,
// the place and the length of its kind, so that a look never says anything.
const (
	Plates  = 0 // Defence
	Stealth = 1

	Thrusters = 0 // Movement
	Wheels    = 1

	DishAndMast = 0 // Comms; the mast is the second system
	Dishes      = 1
	Masts       = 2

	Blades         = 0 // HandToHand
	Hammers        = 1
	Claws          = 2
	BladeAndHammer = 3

	Rifle    = 0 // Direct
	Launcher = 1
	Flamer   = 2
	Beam     = 3
	Twin     = 4

	Barrels = 0 // Artillery
	Mortar  = 1
)

// Looks is how many looks a part has; they are numbered from 0, the usual one.
func Looks(part Part) int { return len(mounts[part]) }

// A mount is how one look of a part is built: for one, two (and three) of it, and
// where the middle of the second is, in studs from the middle of the base of a
// frame that faces up. The middle of the first is seen from its pieces. loose is
// the first and the second of it off the frame, where that is not just what one of
// it is built of.
type mount struct {
	built  [][]piece
	second Vec
	loose  [2][]piece
}

// mounts are the looks of every part.
var mounts = [...][]mount{
	Defence: {
		Plates: {
			built:  [][]piece{shield(-168, -104), join(shield(-168, -104), shield(-12, 52))},
			second: V(2.32, .85),
		},
		Stealth: {
			built:  [][]piece{mirror(cloak), join(mirror(cloak), cloak)},
			second: V(2, -.2),
		},
	},
	Movement: {
		Thrusters: {
			built:  [][]piece{thruster(0), join(thruster(-.84), thruster(.84))},
			second: V(.84, 1.8),
		},
		Wheels: {
			built:  [][]piece{wheels(1.95, 1.05), join(wheels(1.95, 1.05), wheels(1.95, -.75))},
			second: V(0, -.75),
			loose:  [2][]piece{axle, axle},
		},
	},
	Comms: {
		DishAndMast: {
			built:  [][]piece{dish(-1.55, 1.05), join(dish(-1.55, 1.05), mast(1.55, 1.1))},
			second: rearRight,
			loose:  [2][]piece{1: mast(0, 0)},
		},
		Dishes: {built: [][]piece{dish(-1.55, 1.05), join(dish(-1.55, 1.05), dish(1.55, 1.05))}, second: rearRight},
		Masts:  {built: [][]piece{mast(-1.55, 1.1), join(mast(-1.55, 1.1), mast(1.55, 1.1))}, second: rearRight},
	},
	HandToHand: {
		Blades:  {built: [][]piece{blade, join(blade, mirror(blade))}, second: leftHand},
		Hammers: {built: [][]piece{hammer, join(hammer, mirror(hammer))}, second: leftHand},
		Claws:   {built: [][]piece{claw, join(claw, mirror(claw))}, second: leftHand},
		BladeAndHammer: {
			built:  [][]piece{blade, join(blade, mirror(hammer))},
			second: leftHand,
			loose:  [2][]piece{1: hammer},
		},
	},
	Direct: {
		Rifle: {
			built: [][]piece{
				join(rifleBarrel(1.42), receiver),
				join(rifleBarrel(1.06), rifleBarrel(1.78), receiver, drum),
			},
			second: rightHand,
		},
		Launcher: {built: [][]piece{launcher(.6, 1), launcher(.8, 2)}, second: rightHand},
		Flamer: {
			built: [][]piece{
				join(flamerBarrel(1.42, .22), tank),
				join(flamerBarrel(1.08, .18), flamerBarrel(1.76, .18), tank),
			},
			second: rightHand,
		},
		Beam: {
			built:  [][]piece{beam(1.42, .3, .5), join(beam(1.02, .22, .36), beam(1.82, .22, .36))},
			second: rightHand,
		},
		Twin: {
			built: [][]piece{
				join(twinBarrels(1.42), receiver),
				join(twinBarrels(1.02), twinBarrels(1.82), broadReceiver),
			},
			second: rightHand,
		},
	},
	Artillery: {
		Barrels: {
			built: [][]piece{
				join(longBarrel(1.25), breech),
				join(longBarrel(.89), longBarrel(1.61), breech),
			},
			second: rightShoulder,
		},
		Mortar: {
			built: [][]piece{
				join(mortarTube(1.25, .42), mortarBed),
				join(mortarTube(.80, .32), mortarTube(1.70, .32), mortarBed),
			},
			second: rightShoulder,
		},
	},
	Rocket: {{
		built:  [][]piece{rockets(1), rockets(2), rockets(3)},
		second: V(-1.24, -.55),
	}},
}

// Where the second of a kind sits, if the looks of the kind agree on it.
var (
	rearRight     = V(1.55, 1.1)
	leftHand      = V(-1.38, -2.4)
	rightHand     = V(1.42, -2.1)
	rightShoulder = V(1.25, -2)
)

// lookOf is the look of a part by its number; an unknown one is the first.
func lookOf(part Part, look uint8) *mount {
	looks := mounts[part]
	if int(look) >= len(looks) {
		look = 0
	}
	return &looks[look]
}

// of is the mount built with n of its kind; more than there is a picture for look
// like the most.
func (m *mount) of(n uint8) []piece {
	if n == 0 {
		return nil
	}
	return m.built[min(int(n), len(m.built))-1]
}

// alone is the n-th of the mount, 1 the first, off its frame.
func (m *mount) alone(n int) []piece {
	if list := m.loose[min(max(n, 1), 2)-1]; list != nil {
		return list
	}
	return m.built[0]
}

// at is where the n-th of the mount sits.
func (m *mount) at(n int) Vec {
	if n > 1 {
		return m.second
	}
	return middle(m.built[0])
}

// --- defence

// shield is a curved plate on the rim of the base, between two angles in degrees.
func shield(from, to float64) []piece {
	mid := radians((from + to) / 2)
	return []piece{
		bow(tint{hue: hueBlue}, 2.15, 2.80, radians(from), radians(to), .16),
		knob(tint{hueBlue, .28}, 2.47*math.Cos(mid), 2.47*math.Sin(mid), .2, .036),
	}
}

// cloak is the right one of the angular plates of a stealth frame.
var cloak = []piece{
	plate(tint{hue: hueBlue}, .16, V(1.2, -1), V(2.3, -1.5), V(2.75, -.2), V(2.3, 1.1), V(1.2, .8)),
	rod(tint{hueBlue, .5}, .1, 1.5, -.5, 2.3, -.1),
	rod(tint{hueBlue, .5}, .1, 1.5, .1, 2.3, .5),
}

// --- movement

func thruster(x float64) []piece {
	return []piece{
		plate(tint{hue: hueGreen}, .15, V(x-.44, .75), V(x+.44, .75), V(x+.68, 1.9), V(x+.46, 2.5), V(x-.46, 2.5), V(x-.68, 1.9)),
		plate(tint{hue: hueTyre}, .08, Box(x-.38, 2.44, .76, .42)...),
		painted(tint{hueGreen, .55}, Box(x-.11, 1.05, .22, 1)...),
	}
}

// wheels are a pair of them, x to either side.
func wheels(x, y float64) []piece { return join(wheel(-x, y), wheel(x, y)) }

// axle is a pair of wheels off its frame.
var axle = join([]piece{plate(tint{hue: hueJoint}, .08, Box(-.8, -.16, 1.6, .32)...)}, wheels(.95, 0))

func wheel(x, y float64) []piece {
	return []piece{
		plate(tint{hue: hueTyre}, .12, Chamfered(x-.38, y-.72, .76, 1.44, .16)...),
		plate(tint{hue: hueGreen}, .12, Box(x-.26, y-.4, .52, .8)...),
	}
}

// --- comms

func dish(x, y float64) []piece {
	return []piece{
		knob(tint{hue: hueYellow}, x, y, .86, .15),
		dot(tint{hueYellow, -.14}, x, y, .52),
		dot(tint{hueYellow, .28}, x+.05, y+.05, .40),
		painted(tint{hueYellow, -.62}, Box(x-.06, y-.74, .12, .74)...),
		dot(tint{hueYellow, -.62}, x, y, .16),
	}
}

func mast(x, y float64) []piece {
	const w, h = .82, .82 * .62
	cross := func(t tint, width float64) []piece {
		return []piece{rod(t, width, x-w, y-h, x+w, y+h), rod(t, width, x-w, y+h, x+w, y-h)}
	}
	return join(cross(tint{hueYellow, -.45}, .34), cross(tint{hue: hueYellow}, .22), []piece{knob(tint{hue: hueYellow}, x, y, .36, .1)})
}

// --- hand to hand, in the right hand

var hilt = plate(tint{hueRed, -.5}, .08, Box(1.38-.42, -1.72, .84, .28)...)

var blade = []piece{
	hilt,
	plate(tint{hue: hueRed}, .16, V(1.08, -1.7), V(1.08, -2.75), V(1.40, -3.35), V(1.68, -2.75), V(1.68, -1.7)),
	painted(tint{hueRed, .6}, Box(1.33, -2.75, .10, 1)...),
}

var hammer = []piece{
	plate(tint{hue: hueJoint}, .08, Box(1.38-.16, -2.6, .32, 1.1)...),
	plate(tint{hue: hueRed}, .17, Chamfered(1.38-.62, -3.1, 1.24, .86, .14)...),
}

var claw = join(
	[]piece{hilt},
	prong, []piece{mirrored(prong[0], 1.38), mirrored(prong[1], 1.38)},
	[]piece{knob(tint{hueRed, -.3}, 1.38, -1.95, .26, .07)},
)

// prong is the right finger of the claw.
var prong = []piece{
	plate(tint{hue: hueRed}, .1, V(1.42, -1.7), V(1.72, -1.75), V(2.08, -2.5), V(1.72, -2.6)),
	plate(tint{hue: hueRed}, .1, V(1.70, -2.48), V(2.08, -2.46), V(1.94, -2.95), V(1.50, -3.35)),
}

// --- direct, in the right hand

func rifleBarrel(x float64) []piece {
	return []piece{
		plate(tint{hue: hueRed}, .12, Box(x-.24, -3.25, .48, 1.9)...),
		plate(tint{hueRed, -.55}, .08, Box(x-.29, -3.5, .58, .36)...),
	}
}

var receiver = []piece{plate(tint{hue: hueRed}, .16, Chamfered(1.42-.56, -1.75, 1.12, 1.05, .16)...)}

// twinBarrels are two thin ones side by side.
func twinBarrels(x float64) []piece {
	var ps []piece
	for _, b := range [2]float64{x - .2, x + .2} {
		ps = append(ps,
			plate(tint{hue: hueRed}, .08, Box(b-.14, -3.3, .28, 1.95)...),
			plate(tint{hueRed, -.55}, .06, Box(b-.17, -3.5, .34, .3)...),
		)
	}
	return ps
}

// broadReceiver carries two pairs of barrels.
var broadReceiver = []piece{
	plate(tint{hue: hueRed}, .16, Chamfered(1.42-.86, -1.75, 1.72, 1.05, .16)...),
	painted(tint{hueRed, -.5}, Box(1.42-.6, -1.3, 1.2, .14)...),
}

var drum = []piece{knob(tint{hueRed, -.35}, 1.42, -1.2, .3, .054)}

// launcher is a block with mouths, half as wide as given and with so many columns of two.
func launcher(half float64, columns int) []piece {
	ps := []piece{plate(tint{hue: hueRed}, .18, Chamfered(1.42-half, -3.5, 2*half, 2.8, .25)...)}
	for i := range columns {
		x := 1.42 + (float64(i)-float64(columns-1)/2)*.74
		r := .34
		ps = append(ps, dot(tint{hueRed, -.6}, x, -2.88, r), dot(tint{hueRed, -.4}, x, -2.0, r))
	}
	return ps
}

func flamerBarrel(x, half float64) []piece {
	return []piece{
		plate(tint{hue: hueRed}, .1, Box(x-half, -3.1, 2*half, 1.7)...),
		plate(tint{hueRed, -.5}, .08, V(x-half*1.8, -3.5), V(x+half*1.8, -3.5), V(x+half, -3), V(x-half, -3)),
	}
}

// tank lies across the hand, with two straps.
var tank = []piece{
	plate(tint{hue: hueRed}, .16, Chamfered(1.42-.8, -1.68, 1.6, .92, .3)...),
	painted(tint{hueRed, -.5}, Box(1.42-.42, -1.66, .14, .88)...),
	painted(tint{hueRed, -.5}, Box(1.42+.28, -1.66, .14, .88)...),
}

func beam(x, front, back float64) []piece {
	return []piece{
		plate(tint{hue: hueRed}, .16, V(x-front, -3.5), V(x+front, -3.5), V(x+back, -.65), V(x-back, -.65)),
		painted(tint{hueRed, .82}, Box(x-.08, -3.3, .16, 2.3)...),
	}
}

// --- artillery, on the right shoulder

func longBarrel(x float64) []piece {
	return []piece{
		plate(tint{hue: hueRed}, .12, Box(x-.22, -4.55, .44, 4.6)...),
		plate(tint{hueRed, -.5}, .1, Box(x-.34, -4.85, .68, .55)...),
		plate(tint{hueRed, -.42}, .06, Box(x-.30, -3, .60, .24)...),
	}
}

var breech = []piece{
	plate(tint{hue: hueRed}, .17, Chamfered(1.25-.62, -.85, 1.24, 1.75, .2)...),
	painted(tint{hueRed, .5}, Box(1.25-.3, -.4, .6, .14)...),
	painted(tint{hueRed, .5}, Box(1.25-.3, -.1, .6, .14)...),
}

func mortarTube(x, half float64) []piece {
	return []piece{
		plate(tint{hue: hueRed}, .14, Box(x-half, -4, 2*half, 3.7)...),
		plate(tint{hueRed, -.42}, .07, Box(x-half-.1, -2.7, 2*half+.2, .26)...),
		plate(tint{hueRed, -.5}, .1, Box(x-half-.1, -4.5, 2*half+.2, .9)...),
		dot(tint{hueRed, -.85}, x, -4.05, half*.8),
	}
}

var mortarBed = []piece{
	plate(tint{hue: hueRed}, .17, Chamfered(1.25-.72, -.8, 1.44, 1.6, .2)...),
	knob(tint{hueRed, -.3}, 1.25, 0, .42, .1),
}

// --- rockets

func rockets(n int) []piece {
	const w = .48
	x0 := -1.48 - w*float64(n-1)/2
	ps := []piece{plate(tint{hue: hueJoint}, .1, Box(x0-w/2-.08, -.25, w*float64(n)+.16+.02*float64(n-1), .55)...)}
	for i := range n {
		x := x0 + float64(i)*(w+.02)
		ps = append(ps,
			plate(tint{hue: hueWhite}, .1, Box(x-w/2+.02, -.95, w-.04, 1.55)...),
			plate(tint{hue: hueRed}, .1, V(x-w*.46, -.93), V(x, -1.75), V(x+w*.46, -.93)),
			painted(tint{hue: hueRed}, Box(x-w/2+.06, .2, w-.12, .2)...),
		)
	}
	return ps
}
