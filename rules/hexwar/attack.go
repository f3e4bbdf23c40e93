package hexwar

import "rulerfire/rules/hex"

// Attacks, step by step: pay action points, roll to hit, let the target evade,
// and do the damage.

// shotOf is the attack of a unit that an action describes.
func (s *State) shotOf(by int8, a *Action) Shot {
	sh := noShot()
	sh.By, sh.From, sh.Item, sh.Target, sh.Section, sh.Equip = by, by, a.Item, a.Target, a.Section, a.Equip
	if a.Unit != None {
		sh.From, sh.Item = a.Unit, None
	}
	sh.Thrown = a.Kind == ActHurl
	return sh
}

// formOf is what the shot does, and its weapon. A weapon that is thrown strikes as
// a fist would, with a plain kinetic blow (5.7).
func (s *State) formOf(sh *Shot) (Form, *Weapon) {
	if sh.Item == None {
		w := &s.weapons[s.models[sh.From].weapon]
		return w.Form, w
	}
	f, w := s.FormOf(sh.By, sh.Item)
	if sh.Thrown {
		d := int(w.Durability)
		return Form{Damage: uint8((d + 4) / 5), Range: uint8((d + 9) / 10), AP: uint8(max(2, (d+9)/10)), Melee: true}, s.fistWeapon()
	}
	return f, w
}

// legalAttack checks an attack of the unit that acts.
func (s *State) legalAttack(a *Action) fault {
	t := &s.Turn
	sh := s.shotOf(t.Unit, a)
	if f := s.ableToFire(&sh); f != faultNone {
		return f
	}
	form, _ := s.formOf(&sh)
	switch {
	case s.Sharing():
		return faultSharing
	case t.Stage == Moving:
		return faultNotYet
	case form.Melee && t.Stage != Close:
		return faultNotYet
	case !form.Melee && t.Stage != Ranged:
		return faultTooLate
	}
	return s.aim(&sh)
}

// ableToFire checks that a shot has a weapon that its unit can use and pay.
func (s *State) ableToFire(sh *Shot) fault {
	u := &s.Units[sh.By]
	if u.HeldBy != None {
		return faultHeld
	}
	if sh.Item == None {
		if sh.From < 0 || int(sh.From) >= s.Count() || !s.models[sh.From].Funnel || s.models[sh.From].Carrier != sh.By || !s.On(sh.From) {
			return faultNoFunnel
		}
	} else if f := s.armed(sh.By, sh.Item); f != faultNone {
		return f
	}
	if sh.Thrown && (sh.Item == None || sh.Item == FistItem || !s.models[sh.By].Has(ThrowWeapons) ||
		!u.Items[sh.Item].Mount.InHand() || s.Body(sh.By) != Mech) {
		return faultNoHurl
	}
	if form, _ := s.formOf(sh); int8(form.AP) > u.AP {
		return faultNoAP
	}
	return faultNone
}

// aim checks that a target can be hit: that it is there, in range, in Field of
// View and in Line of Sight.
func (s *State) aim(sh *Shot) fault {
	if f := s.targetThere(sh); f != faultNone {
		return f
	}
	switch sh.Target.Kind {
	case UnitTarget:
		t := &s.Units[sh.Target.ID]
		if t.HeldBy == sh.By {
			return s.atHeld(sh)
		}
		return s.aimAt(sh, t.Cell, t.Level, None)
	case MarkerTarget:
		m := &s.Markers[sh.Target.ID]
		return s.aimAt(sh, m.Cell, s.Board.Tiles[m.Cell.Index()].Level, None)
	}
	// Any hex of a structure will do.
	b := &s.Board.Structures[sh.Target.ID]
	why := faultNoRange
	for _, c := range b.Cells {
		level := min(max(s.Units[sh.From].Level, 0), b.Level)
		if why = s.aimAt(sh, c, level, sh.Target.ID); why == faultNone {
			break
		}
	}
	return why
}

// targetThere checks that what is aimed at exists and may be attacked.
func (s *State) targetThere(sh *Shot) fault {
	id := sh.Target.ID
	team := s.models[sh.By].Team
	switch sh.Target.Kind {
	case UnitTarget:
		if id < 0 || int(id) >= s.Count() || !s.On(id) {
			return faultNoTarget
		}
		if s.models[id].Team == team {
			return faultFriend
		}
		if sh.Equip != None {
			if sh.Equip < 0 || sh.Equip >= MaxArms || sh.Section != Torso || !s.Units[id].Items[sh.Equip].whole() {
				return faultNoPart
			}
			return faultNone
		}
		if sh.Section >= NumSections || s.Units[id].Left[sh.Section] <= 0 {
			return faultNoPart
		}
		return faultNone
	case StructureTarget:
		if id < 0 || int(id) >= len(s.Board.Structures) || s.Structures[id] <= 0 || sh.Section != Torso || sh.Equip != None {
			return faultNoTarget
		}
		return faultNone
	case MarkerTarget:
		if id < 0 || id >= MaxMarkers || !s.Mission.Intel || !s.Markers[id].Placed || sh.Section != Torso || sh.Equip != None {
			return faultNoTarget
		}
		if team != s.Defender() || s.Round < 2 {
			return faultMarkerSafe
		}
		return faultNone
	}
	return faultNoTarget
}

// atHeld checks an attack on the unit that the attacker holds: with what one hand
// can use, from the turn after the grapple.
func (s *State) atHeld(sh *Shot) fault {
	switch {
	case sh.Item == None:
		return faultNoRange
	case sh.Item != FistItem && s.WeaponOf(s.Units[sh.By].Items[sh.Item]).Hands != OneHand:
		return faultHeldOneHand
	case s.Turn.Grappled && s.Turn.Unit == sh.By:
		return faultHeldLater
	}
	return faultNone
}

// aimAt checks range, Field of View and Line of Sight to a place.
func (s *State) aimAt(sh *Shot, to hex.Cell, level int8, structure int8) fault {
	u := &s.Units[sh.From]
	form, w := s.formOf(sh)
	if f := s.inReach(sh, &form, w, to, level); f != faultNone {
		return f
	}
	missiles := w.Missile && s.Body(sh.By) == Sub
	if !missiles && !s.InView(sh.From, to) {
		return faultOutOfView
	}
	if v := s.View(u.Cell, u.Level, to, level, structure); !v.Clear {
		return faultNoSight
	}
	return faultNone
}

// inReach checks the range of a weapon: hexes and elevations together (T3). What
// reaches one hex also reaches one elevation up or down.
func (s *State) inReach(sh *Shot, form *Form, w *Weapon, to hex.Cell, level int8) fault {
	u := &s.Units[sh.From]
	far := hex.Distance(u.Cell, to)
	rise := int(max(level-u.Level, u.Level-level))
	if form.Range == 1 {
		if far != 1 || rise > 1 {
			return faultNoRange
		}
	} else {
		reach := int(form.Range)
		if u.Posture == Prone && !form.Melee && s.models[sh.By].Has(LongRange) {
			reach += longRange
		}
		if far+rise > reach || far == 0 {
			return faultNoRange
		}
	}
	if far+rise < int(w.MinRange) {
		return faultTooNear
	}
	if w.Torpedo && !(s.ColourAt(u.Cell).Water() && s.ColourAt(to).Water()) {
		return faultTorpedo
	}
	if n := s.Mission.Night; n > 0 && far > n && !(sh.Target.Kind == UnitTarget && s.Units[sh.Target.ID].Fired) {
		return faultNight
	}
	return faultNone
}

// longRange is what long-range armour adds to rolls and range while prone.
const longRange = 2

// attack pays for an attack and begins it.
func (s *State) attack(sh Shot, l *Log) {
	form, _ := s.formOf(&sh)
	u := &s.Units[sh.By]
	u.AP -= int8(form.AP)
	u.Fired = true
	s.attacked = true
	if s.Turn.Unit == sh.By {
		s.Turn.Fought = true
	}
	sh.Damage = int8(form.Damage)
	s.Shot = sh
	l.add(Event{Kind: EvAttack, Unit: sh.By, Other: sh.From, Item: sh.Item, Target: sh.Target, Section: sh.Section, Equip: sh.Equip, Value: int16(form.AP), On: sh.Reaction})
	if sh.Thrown {
		at := s.targetCell(&sh)
		if g := s.drop(sh.By, sh.Item, l); g != None {
			s.GroundAt[g] = at
		}
		s.Shot.Item = FistItem // the unit has the other no more
	}
	switch sh.Target.Kind {
	case StructureTarget: // a structure is always hit
		s.hitStructure(sh.Target.ID, int16(form.Damage), s.models[sh.By].Team, l)
		s.afterAttack(l)
	case MarkerTarget:
		s.hitMarker(sh.Target.ID, int8(form.Damage), l)
		s.afterAttack(l)
	default:
		s.Phase = PhaseHit
	}
}

// targetCell is where the target of a shot stands.
func (s *State) targetCell(sh *Shot) hex.Cell {
	switch sh.Target.Kind {
	case UnitTarget:
		return s.Units[sh.Target.ID].Cell
	case MarkerTarget:
		return s.Markers[sh.Target.ID].Cell
	}
	return s.Board.Structures[sh.Target.ID].Cells[0]
}

// A Reason names a modifier of a roll.
type Reason uint8

// The reasons of modifiers.
const (
	NoReason       Reason = iota
	ForHead               // the head is lost
	ForKneeling           // who attacks kneels
	ForProne              // who attacks lies prone
	ForLongRange          // long-range armour, prone
	ForGreen              // woods conceal
	ForBlack              // smoke
	ForRadar              // radar sees through some of it
	ForHighGround         // the High Ground Bonus
	ForLeader             // command armour nearby
	ForTrait              // Marksman, Fierce
	ForVengeance          // Vengeful
	ForSolitude           // Lone Wolf
	ForUnwavering         // the first attack on this target
	ForStorm              // the sandstorm (6.4)
	ForTorsoAim           // the switch against aiming at the torso
	ForLegs               // legs lost
	ForLyingTarget        // the target lies on the ground
	numReasons
)

var reasonNames = [numReasons]string{
	"", "head lost", "kneeling", "prone", "long-range armour", "woods", "smoke", "radar", "high ground", "command",
	"trait", "vengeance", "lone wolf", "unwavering", "sandstorm", "aiming at the torso", "legs lost", "target lies",
}

// String is "head lost", "high ground", …
func (r Reason) String() string { return reasonNames[r] }

// A Modifier is what is added to a roll, and why.
type Modifier struct {
	Reason Reason
	Value  int8
}

// Modifiers are what is added to a roll of 2 to 7.
type Modifiers struct {
	List [12]Modifier
	N    int8
	Sum  int8
}

func (m *Modifiers) add(r Reason, value int8) {
	if value == 0 {
		return
	}
	m.List[m.N] = Modifier{r, value}
	m.N++
	m.Sum += value
}

// A Roll is a roll to be made: the stat, and what is added.
type Roll struct {
	Need int8 // the lowest modified roll that succeeds; 0: none does but a natural 8
	Modifiers
}

// Succeeds tells whether a natural roll is enough: 1 never is, 8 always, and the
// others are modified (T1).
func (r *Roll) Succeeds(natural int8) bool {
	switch natural {
	case 1:
		return false
	case 8:
		return true
	}
	return r.Need > 0 && natural+r.Sum >= r.Need
}

// Modified is what a natural roll counts as: 1 and 8 stay as they are (T1).
func Modified(natural, modifier int8) int8 {
	if natural == 1 || natural == 8 {
		return natural
	}
	return natural + modifier
}

// stat is a stat of a unit as it is now; 0: none.
func (s *State) stat(unit int8, stat Stat) int8 {
	if s.Units[unit].Transformed {
		return s.models[unit].AsForm[stat]
	}
	return s.models[unit].Stats[stat]
}

// highGround is the bonus for being so many elevations above the target.
var highGround = [...]struct{ accuracy, assault int8 }{{0, 0}, {0, 1}, {1, 0}, {1, 0}, {2, 0}, {2, 0}}

// ToHit is the Accuracy or Assault Roll of a shot at a unit.
func (s *State) ToHit(sh *Shot) Roll {
	from, target := &s.Units[sh.From], &s.Units[sh.Target.ID]
	var v View
	if form, _ := s.formOf(sh); !form.Melee && from.Cell != target.Cell {
		v = s.View(from.Cell, from.Level, target.Cell, target.Level, None)
	}
	return s.ToHitSeen(sh, &v)
}

// ToHitSeen is ToHit for who has looked along the line to the target already.
func (s *State) ToHitSeen(sh *Shot, v *View) Roll {
	form, _ := s.formOf(sh)
	target := &s.Units[sh.Target.ID]
	var r Roll
	if form.Melee {
		r.Need = s.stat(sh.By, Assault)
		s.assaultModifiers(sh.By, sh.Target.ID, &r)
		if target.Posture == Lying {
			r.add(ForLyingTarget, 1)
		}
	} else {
		r.Need = s.stat(sh.By, Accuracy)
		s.aimModifiers(sh, v, &r)
	}
	s.temper(sh.By, &r)
	if s.models[sh.By].Has(Unwavering) && s.Units[sh.By].Struck>>sh.Target.ID&1 == 0 {
		r.add(ForUnwavering, 2)
	}
	if s.Settings.TorsoPenalty && sh.Equip == None && sh.Section == Torso && s.unbroken(sh.Target.ID) {
		r.add(ForTorsoAim, -1)
	}
	return r
}

// over is the High Ground Bonus of a unit against another.
func (s *State) over(unit, other int8) (accuracy, assault int8) {
	rise := max(0, s.Units[unit].Level-s.Units[other].Level)
	bonus := highGround[min(rise, int8(len(highGround)-1))]
	return bonus.accuracy, bonus.assault
}

// assaultModifiers adds what changes Assault Rolls alone. A lost leg takes 1 off,
// both take 2 and not 3 (9).
func (s *State) assaultModifiers(unit, other int8, r *Roll) {
	_, high := s.over(unit, other)
	r.add(ForHighGround, high)
	r.add(ForLegs, -int8(s.lostLegs(unit)))
	r.add(ForTrait, -s.models[unit].aim)
	if s.led(unit, LeadAssault) {
		r.add(ForLeader, 1)
	}
}

// temper adds what changes Accuracy and Assault Rolls alike.
func (s *State) temper(unit int8, r *Roll) {
	if m := &s.models[unit]; m.Has(Vengeful) && s.Teams[m.Team].lost > 0 {
		r.add(ForVengeance, 1)
	}
	if s.alone(unit) {
		r.add(ForSolitude, 1)
	}
}

// aimModifiers adds what changes Accuracy Rolls alone.
func (s *State) aimModifiers(sh *Shot, v *View, r *Roll) {
	by, from, target := &s.Units[sh.By], &s.Units[sh.From], &s.Units[sh.Target.ID]
	m := &s.models[sh.By]
	high, _ := s.over(sh.From, sh.Target.ID)
	r.add(ForHighGround, high)
	if s.lost(sh.By, Head) > 0 {
		r.add(ForHead, -1)
	}
	switch by.Posture {
	case Kneeling:
		r.add(ForKneeling, 1)
	case Prone:
		r.add(ForProne, 3)
		if m.Has(LongRange) {
			r.add(ForLongRange, longRange)
		}
	}
	if from.Cell != target.Cell {
		green, black := -2*v.Greens, -v.Blacks
		if v.InGreen {
			green--
		}
		r.add(ForGreen, green)
		r.add(ForBlack, black)
		if m.Has(Radar) && green+black < 0 {
			r.add(ForRadar, 1)
		}
		if n := s.Mission.Storm; n > 0 && s.Round >= 2 && hex.Distance(from.Cell, target.Cell) > n {
			r.add(ForStorm, -1)
		}
	}
	r.add(ForTrait, m.aim)
	if s.led(sh.By, LeadAccuracy) {
		r.add(ForLeader, 1)
	}
}

// alone tells whether a Lone Wolf has nobody of its side within 6 hexes.
func (s *State) alone(unit int8) bool {
	if !s.models[unit].Has(LoneWolf) {
		return false
	}
	for i, end := s.teamUnits(s.models[unit].Team); i < end; i++ {
		if i != unit && s.On(i) && s.distance(i, unit) <= loneWolfRange {
			return false
		}
	}
	return true
}

const loneWolfRange = 6

// unbroken tells whether a unit has all the sections it was built with.
func (s *State) unbroken(unit int8) bool {
	for section := range NumSections {
		if s.lost(unit, section) > 0 {
			return false
		}
	}
	return true
}

// Evades is the Evasion Roll of a unit, and whether it may make one at all.
func (s *State) Evades(unit int8) (Roll, bool) {
	u := &s.Units[unit]
	if u.HeldBy != None || u.Stuck || u.Posture != Standing {
		return Roll{}, false
	}
	r := Roll{Need: s.stat(unit, Evasion)}
	if s.alone(unit) {
		r.add(ForSolitude, 1)
	}
	return r, true
}

// rollHit takes the roll to hit.
func (s *State) rollHit(a *Action, l *Log) {
	sh := &s.Shot
	r := s.ToHit(sh)
	s.Units[sh.By].Struck |= 1 << sh.Target.ID
	natural := int8(a.Values[0])
	hit := r.Succeeds(natural)
	sh.Critical = natural == 8
	l.add(Event{Kind: EvToHit, Unit: sh.By, Value: int16(natural), Extra: int16(r.Sum), Index: r.Need, On: hit})
	switch _, evades := s.Evades(sh.Target.ID); {
	case !hit:
		s.missed(l)
	case !sh.Critical && evades:
		s.Phase = PhaseEvade
	default:
		s.struck(l)
	}
}

// rollEvade takes the Evasion Roll.
func (s *State) rollEvade(a *Action, l *Log) {
	r, _ := s.Evades(s.Shot.Target.ID)
	natural := int8(a.Values[0])
	evaded := r.Succeeds(natural)
	l.add(Event{Kind: EvEvade, Unit: s.Shot.Target.ID, Value: int16(natural), Extra: int16(r.Sum), Index: r.Need, On: evaded})
	if evaded {
		s.afterAttack(l)
		return
	}
	s.struck(l)
}

// missed ends an attack that missed, unless it deviates (32).
func (s *State) missed(l *Log) {
	sh := &s.Shot
	if _, w := s.formOf(sh); w.Deviation && s.Units[sh.From].Cell != s.targetCell(sh) {
		s.Phase = PhaseDeviate
		return
	}
	s.afterAttack(l)
}

// deviations are the turns, to the right of the line of fire, of the hex beside
// the target that a missed shot goes to: behind for 1 and 2, in front for 5 and 6.
var deviations = [9]int{1: 0, 2: 0, 3: -1, 4: -2, 5: 3, 6: 3, 7: 2, 8: 1}

// deviate lets a missed shot strike beside the target: the torso of whoever is
// there, friend or foe, and what stands there.
func (s *State) deviate(a *Action, l *Log) {
	sh := &s.Shot
	from, at := s.Units[sh.From].Cell, s.targetCell(sh)
	to := at.Next(from.To(at).Toward().Right(deviations[a.Values[0]]))
	l.add(Event{Kind: EvDeviates, Unit: sh.By, Value: int16(a.Values[0]), To: to, On: s.all.Has(to)})
	if s.all.Has(to) {
		_, w := s.formOf(sh)
		for i := range int8(s.Count()) {
			if s.On(i) && s.Units[i].Cell == to {
				s.hit(i, Torso, None, s.reduced(i, int(sh.Damage), w), l)
			}
		}
		if b := s.StructureAt(to); b != None {
			s.hitStructure(b, int16(sh.Damage), s.models[sh.By].Team, l)
		}
	}
	s.afterAttack(l)
}

// struck does the damage of a hit, after a roll for the section if the switch
// says so.
func (s *State) struck(l *Log) {
	sh := &s.Shot
	if !sh.Critical && s.sectionIsRolled(sh.Target.ID, sh.Equip) {
		s.Phase = PhaseSection
		return
	}
	s.land(l)
}

// sectionIsRolled tells whether dice decide which section of a unit a plain hit strikes.
func (s *State) sectionIsRolled(unit, equip int8) bool {
	return s.Settings.RandomSection && equip == None && s.models[unit].Body != DroneBody
}

// rollSection takes the roll for the section: 1 head, 2 and 3 arms, 4 and 5 legs,
// else the torso; a section that is not there leaves the torso.
func (s *State) rollSection(a *Action, l *Log) {
	s.Shot.Section = s.sectionRolled(s.Shot.Target.ID, a.Values[0])
	s.land(l)
}

// sectionRolled is the section of a unit that a roll strikes.
func (s *State) sectionRolled(unit int8, roll uint8) Section {
	section := [9]Section{1: Head, 2: LeftArm, 3: RightArm, 4: LeftLeg, 5: RightLeg, 6: Torso, 7: Torso, 8: Torso}[roll]
	if s.Units[unit].Left[section] <= 0 {
		section = Torso
	}
	return section
}

// afterAttack goes on after an attack: with the turn, or with the reactions that
// interrupted it.
func (s *State) afterAttack(l *Log) {
	if s.Shot.burst != None {
		s.Phase = PhaseBurst
		return
	}
	reaction := s.Shot.Reaction
	s.Shot = noShot()
	if s.endIfBeaten(l) {
		return
	}
	switch {
	case reaction:
		s.goOnReacting(l)
	case !s.On(s.Turn.Unit):
		s.turnOver(l)
	default:
		s.Phase = PhaseAct
	}
}
