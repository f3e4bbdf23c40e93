package draw

import (
	"math"

	"github.com/quasilyte/gmath"
)

// A HexPose is how a mech of the hex board holds itself.
type HexPose uint8

// The poses.
const (
	Standing HexPose = iota
	Kneeling
	Prone // face down, by its own will
	Lying // thrown on its back
	Held  // in a grapple, at the held end
	Stuck // in the bricks of a structure
	hexPoses
)

// HexUnit is how a unit of the hex board looks: plain data. What is mounted and not
// lost is what is drawn.
type HexUnit struct {
	Body   HexBody
	Seat   Seat
	Number string    // on the tag; none if empty
	Arms   [8]HexArm // weapons and shields that are left
	Jets   bool      // it has thrusters
	Radar  bool
	Lost   [6]bool // sections that are gone, by HexSection
	Pose   HexPose

	Facing float64 // radians clockwise, 0 is up; see HexFacing
	Level  int     // of a flyer: levels above the ground
	Depth  int     // in water: 0 dry, 1 wades, 2 is under water
	Spent  bool    // its turn is taken
}

// A unitBuild is what decides the shape of a unit.
type unitBuild struct {
	body        HexBody
	arms        [8]HexArm
	jets, radar bool
	lost        [6]bool
	pose        HexPose
}

// A unitPart is what comes off a unit in one piece: a section or a weapon.
type unitPart struct {
	pieces  []piece
	section HexSection
	arm     int // place in HexUnit.Arms; -1 for none
}

// A stance is how a pose moves the right half of a mech: by how much head, arm and
// leg are shifted and, about where they are joined, turned clockwise, in degrees.
// The left half is its mirror image but for oneLeg, which shifts the left leg alone.
type stance struct {
	head             float64
	arm, leg, oneLeg Vec
	armTurn, legTurn float64
	tilt             float64 // of the whole, in degrees
	onBack           bool
	shadow           float64 // how far its shadow lies away, of a standing mech's
}

var stances = [hexPoses]stance{
	Standing: {shadow: 1},
	Kneeling: {leg: V(.1, -.75), oneLeg: V(0, 1.9), shadow: .7},
	Prone:    {head: -.7, arm: V(-.1, -.75), armTurn: -8, leg: V(.1, 2), legTurn: 8, shadow: .3},
	Lying:    {head: -.7, arm: V(.35, .1), armTurn: 62, leg: V(.3, 1.9), legTurn: -16, tilt: 24, onBack: true, shadow: .25},
	Held:     {arm: V(.15, .6), armTurn: 128, leg: V(0, .55), legTurn: 6, tilt: -12, shadow: 1.1},
	Stuck:    {head: -.3, arm: V(.3, -.2), armTurn: 40, leg: V(.3, 1.2), legTurn: -20, tilt: -17, onBack: true, shadow: .4},
}

// joint is where the limbs of a mech turn, on the right.
var (
	armJoint = V(1.4, -.1)
	legJoint = V(.7, .6)
	loins    = plate(tint{hueJoint, -.05}, .1, Chamfered(-.85, .2, 1.7, .95, .2)...)
	belly    = painted(tint{hue: hueSeat}, V(-.45, -.35), V(.45, -.35), V(.3, .35), V(-.3, .35))
)

// inBoth is how a weapon for two hands lies across the body, in radians.
var inBoth = radians(-9)

// build is the shape of the unit.
func (u *HexUnit) build() unitBuild {
	b := unitBuild{u.Body, u.Arms, u.Jets, u.Radar, u.Lost, u.Pose}
	if !u.Body.Mech() {
		b.pose = Standing
	}
	return b
}

// parts are the parts of a unit in drawing order, from below.
func (b *unitBuild) parts() []unitPart {
	h, s := &hulls[b.body], stances[b.pose]
	var parts []unitPart
	add := func(section HexSection, arm int, list []piece) {
		if len(list) > 0 {
			parts = append(parts, unitPart{list, section, arm})
		}
	}
	section := func(n HexSection, put func([]piece) []piece) {
		list, of := h.sections[n], n
		if b.lost[n] {
			list, of = h.stumps[n], noSection
		}
		add(of, -1, put(list))
	}
	arms := func(places ...HexPlace) {
		for i, a := range b.arms {
			for _, place := range places {
				if a.Weapon != Unarmed && a.Place == place && b.carries(place) {
					add(noSection, i, b.armed(a))
				}
			}
		}
	}
	still := func(list []piece) []piece { return list }
	if b.body.Mech() {
		section(LeftLeg, limbMover(false, legJoint, s.leg.Add(s.oneLeg), s.legTurn))
		section(RightLeg, limbMover(true, legJoint, s.leg, s.legTurn))
		if b.pose != Standing {
			add(noSection, -1, []piece{loins})
		}
	}
	if b.jets && !s.onBack {
		add(noSection, -1, h.jets)
	}
	arms(OnBack)
	if !b.body.Mech() {
		// The sides of a vehicle lie under its hull, its cockpit on it.
		section(LeftArm, still)
		section(RightArm, still)
		arms(OnRightShoulder, OnLeftShoulder)
		section(TorsoSection, still)
		arms(OnTop, InBothHands, InRightHand, InLeftHand, OnRightArm, OnLeftArm)
		section(HeadSection, still)
		if b.radar {
			add(noSection, -1, h.radar)
		}
		return parts
	}
	arms(InRightHand, InLeftHand)
	section(LeftArm, limbMover(false, armJoint, s.arm, s.armTurn))
	section(RightArm, limbMover(true, armJoint, s.arm, s.armTurn))
	arms(OnRightArm, OnLeftArm)
	section(TorsoSection, still)
	if s.onBack {
		add(noSection, -1, []piece{belly})
	}
	arms(OnRightShoulder, OnLeftShoulder, InBothHands, OnTop)
	if b.radar && !s.onBack {
		add(noSection, -1, h.radar)
	}
	section(HeadSection, limbMover(true, Vec{}, V(0, s.head), 0))
	return parts
}

// carries reports whether what carries a weapon in a place is still there.
func (b *unitBuild) carries(place HexPlace) bool {
	switch place {
	case InRightHand, OnRightArm:
		return !b.lost[RightArm]
	case InLeftHand, OnLeftArm:
		return !b.lost[LeftArm]
	case InBothHands:
		return !b.lost[RightArm] || !b.lost[LeftArm]
	case OnRightShoulder:
		return b.body.Mech() || !b.lost[RightArm]
	case OnLeftShoulder:
		return b.body.Mech() || !b.lost[LeftArm]
	}
	return true
}

// limbMover puts the pieces of a limb where a pose has them.
func limbMover(right bool, joint, shift Vec, angle float64) func([]piece) []piece {
	if !right {
		joint, shift, angle = V(-joint.X, joint.Y), V(-shift.X, shift.Y), -angle
	}
	return func(list []piece) []piece {
		return moved(turned(list, joint, radians(angle)), shift.X, shift.Y)
	}
}

// armed is the pieces of a weapon or shield in its place.
func (b *unitBuild) armed(a HexArm) []piece {
	h, s := &hulls[b.body], stances[b.pose]
	list, at := hexArms[a.Weapon], h.places[a.Place]
	if b.body >= Drone {
		list = scaled(list, .62)
	}
	switch a.Place {
	case InLeftHand, OnLeftArm:
		list = mirror(list)
	case InBothHands:
		list = turned(list, Vec{}, inBoth)
	case OnBack:
		if b.body.Mech() {
			m := middle(list)
			list = turned(moved(list, -m.X, -m.Y), Vec{}, radians(66))
		}
	}
	list = moved(list, at.X, at.Y)
	if !b.body.Mech() {
		return list
	}
	switch a.Place {
	case InRightHand, OnRightArm:
		return limbMover(true, armJoint, s.arm, s.armTurn)(list)
	case InLeftHand, OnLeftArm:
		return limbMover(false, armJoint, s.arm, s.armTurn)(list)
	case InBothHands:
		return moved(list, s.arm.X, s.arm.Y)
	}
	return list
}

// unit puts a unit together, or finds it put together before.
func (p *Pen) unit(u *HexUnit) *model {
	key := u.build()
	if m := p.units[key]; m != nil {
		return m
	}
	if len(p.units) >= modelsKept {
		clear(p.units)
	}
	m := &model{}
	for _, part := range key.parts() {
		m.pieces = append(m.pieces, part.pieces...)
	}
	m.shapes = shapes(m.pieces)
	p.units[key] = m
	return m
}

// turn is how far the body of the unit is turned, clockwise.
func (u *HexUnit) turn() float64 {
	if u.Body.Mech() {
		return u.Facing + radians(stances[u.Pose].tilt)
	}
	return u.Facing
}

// size is how large the body is drawn.
func (u *HexUnit) size(p *Pen) float64 {
	k := bodyScale(p.Pt())
	if u.Body >= Drone {
		k = min(k, 1.1)
	}
	return k
}

// lift is how far the body of a flyer is drawn from its base: nearer to the eye,
// it stands up the screen from it.
func (u *HexUnit) lift() Vec { return V(0, -.42*float64(min(u.Level, 4))) }

// HexUnit draws a unit with its base in the origin, in studs: base, facing arrow,
// stand, body and number.
func (p *Pen) HexUnit(u HexUnit) {
	p.HexUnitBase(u)
	p.HexUnitBody(u)
	if u.Number != "" {
		if u.Body >= Drone {
			p.Save()
			p.Translate(-.8, -.75)
			p.NumberTag(u.Seat, u.Number, u.Spent)
			p.Restore()
		} else {
			p.NumberTag(u.Seat, u.Number, u.Spent)
		}
	}
}

// HexUnitBase draws only the base of a unit with its facing arrow: round for mechs
// and drones, six-cornered for vehicles.
func (p *Pen) HexUnitBase(u HexUnit) {
	r := hulls[u.Body].base
	if u.Body.Vehicle() {
		p.hexBase(u.Seat, r, u.Spent, u.Facing)
	} else {
		p.roundBase(u.Seat, r, u.Spent)
	}
	p.facingArrow(u.Facing, r)
}

// hexBase is the base of a vehicle, turned with it.
func (p *Pen) hexBase(s Seat, r float64, spent bool, facing float64) {
	c, mark := s.baseColors(spent)
	p.Save()
	p.Translate(.26, .28)
	p.Rotate(facing)
	p.Poly(Shadow.Fade(1.2), hexagon(Vec{}, r+.1)...)
	p.Restore()
	p.Save()
	p.Rotate(facing)
	p.Poly(White.Fade(.92), hexagon(Vec{}, r+max(.14, 1.25*p.Pt()))...)
	p.BevelTone(c, .2, .55, .45, hexagon(Vec{}, r)...)
	p.patternRing(s.Pattern, mark, r*.50, r*.78)
	p.Restore()
}

// facingArrow points from the rim of a base of radius r to the side that the unit
// faces.
func (p *Pen) facingArrow(facing, r float64) {
	k := min(1, r/BaseRadius)
	p.Save()
	p.Rotate(facing)
	p.Translate(0, -r)
	p.Scale(k)
	arrow := []Vec{V(0, -1.2), V(.9, -.2), V(-.9, -.2)}
	p.Poly(White, arrow...)
	p.Polyline(Ink, max(.17, 1.3*p.Pt()), true, arrow...)
	p.Restore()
}

// HexUnitBody draws only the body of a unit: with its shadow, on its stand if it
// flies, under water if it dives.
func (p *Pen) HexUnitBody(u HexUnit) {
	m := p.unit(&u)
	lift := u.lift()
	far := 1.0
	if u.Body.Mech() {
		far = stances[u.Pose].shadow
	}
	if u.Depth > 0 {
		far *= .4
	}
	shadow := V(shadowX, shadowY).Mulf(far)
	if u.Level > 0 {
		high := .55 * levelShadow * float64(min(u.Level, 4))
		shadow = shadow.Add(V(high, high))
	}
	p.Save()
	p.Translate(shadow.X, shadow.Y)
	p.Rotate(u.turn())
	p.Scale(u.size(p))
	p.silhouette(m, Shadow)
	p.Restore()
	if u.Level > 0 {
		p.stand(u.Level, lift)
	}
	p.Save()
	p.Translate(lift.X, lift.Y)
	p.Rotate(u.turn())
	p.Scale(u.size(p) * (1 + .03*float64(min(u.Level, 4))))
	p.pieces(m.pieces, paintsOf(u.Seat.Color, u.Spent))
	p.Restore()
	if u.Depth > 0 {
		p.water(&u, m)
	}
	if u.Pose == Stuck && u.Body.Mech() {
		p.rubbleOver()
	}
}

// stand is the clear rod that holds up a flyer, with a ring for each level.
func (p *Pen) stand(level int, lift Vec) {
	p.Ring(Ink.Fade(.35), max(.34, 2.6*p.Pt()), 0, 0, 2.45)
	p.Ring(White.Fade(.95), max(.2, 1.6*p.Pt()), 0, 0, 2.45)
	p.Disc(Ink.Fade(.35), 0, 0, .62)
	p.Disc(White.Fade(.8), 0, 0, .5)
	p.RoundLine(White, .42, Vec{}, lift)
	p.RoundLine(Visor, .2, Vec{}, lift)
	// Pips on the ring count the levels for eyes that see no height.
	for i := range min(level, 4) {
		at := polar(2.45, radians(180+24*(float64(i)-float64(min(level, 4)-1)/2)))
		p.Disc(Ink, at.X, at.Y, max(.36, 2.6*p.Pt()))
		p.Disc(White, at.X, at.Y, max(.24, 1.7*p.Pt()))
	}
}

// water draws the water that a unit stands or lies in over it.
func (p *Pen) water(u *HexUnit, m *model) {
	const r = 2.35
	if u.Depth > 1 {
		p.Save()
		p.Rotate(u.turn())
		p.Scale(u.size(p))
		p.silhouette(m, HexDeep.Color().Fade(.5))
		p.Restore()
		p.Disc(HexDeep.Color().Fade(.28), 0, 0, r)
		p.Save()
		p.Scale(.9)
		p.waves(Hex(0xE4F2FB), -.9, .9)
		p.Restore()
	}
	for i, at := range [...]float64{r, r + .42} {
		c := White.Fade(.9 - .35*float64(i))
		for k := range 3 {
			from := radians(20 + 120*float64(k) + 25*float64(i))
			p.Arc(c, max(.16, 1.2*p.Pt()), 0, 0, at, from, from+radians(74))
		}
	}
}

// rubbleOver are the bricks on a unit that is stuck in a structure.
func (p *Pen) rubbleOver() {
	for _, d := range [...]LooseBrick{
		{X: -1.25, Y: 1.1, W: .86, L: 1.72, Angle: .5, Color: Terrain(1)},
		{X: 1.3, Y: .95, W: .86, L: 1.72, Angle: -.9, Color: Terrain(2)},
		{X: .15, Y: 1.7, W: .86, L: 1.72, Angle: 1.4, Color: Terrain(1)},
		{X: -1.5, Y: -.7, W: .86, L: .86, Angle: .2, Color: Terrain(2)},
		{X: 1.7, Y: -.6, W: .86, L: .86, Angle: 1, Color: Terrain(1)},
	} {
		p.LooseBrick(d)
	}
}

// HexSilhouette draws the shape of a unit in one see-through colour, as for where it
// might go.
func (p *Pen) HexSilhouette(u HexUnit, c Color) {
	p.Save()
	p.Rotate(u.turn())
	p.Scale(u.size(p))
	p.silhouette(p.unit(&u), c)
	p.Restore()
}

// HexGhost draws where a unit would stand and how it would face; where it may not,
// in red and crossed.
func (p *Pen) HexGhost(u HexUnit, fits bool) {
	r := hulls[u.Body].base
	rim := Ink
	if !fits {
		rim = Bad
	}
	outline := round(Vec{}, r, 64)
	if u.Body.Vehicle() {
		outline = turnedOutline(hexagon(Vec{}, r), u.Facing)
	}
	p.Poly(White.Fade(.45), outline...)
	p.Poly(u.Seat.Color.Fade(.6), outline...)
	p.HexSilhouette(u, Ink.Fade(.34))
	p.Polyline(White.Fade(.9), max(.34, 3*p.Pt()), true, outline...)
	p.Dashed(rim, max(.18, 1.6*p.Pt()), 1, .57, 0, true, outline...)
	p.facingArrow(u.Facing, r)
	if !fits {
		p.badge(IconCross, Bad)
	}
}

func turnedOutline(outline []Vec, angle float64) []Vec {
	out := make([]Vec, len(outline))
	for i, v := range outline {
		out[i] = v.Rotated(gmath.Rad(angle))
	}
	return out
}

// HoldPlaces are where the two units of a grapple stand in the hex they share, from
// its middle: who holds and, in front, who is held.
func HoldPlaces(facing float64) (holder, held Vec) {
	ahead := polar(1, facing-math.Pi/2)
	return ahead.Mulf(-1), ahead.Mulf(1.25)
}

// DronePlace is where the n-th drone stands in a hex, from its middle; n is 0 to 2.
// Alone it stands in the middle.
func DronePlace(n int, alone bool) Vec {
	if alone {
		return Vec{}
	}
	return polar(2.15, radians(float64([...]int{150, 210, 90}[n%3])))
}
