// Package hexroster shows what is brought to an engagement of the hex wargame:
// units as brick models, their sheets in words, boards, and what a mission scores
// for.
package hexroster

import (
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Unit is a unit or an A.I. drone as it looks with all its parts. Its weapons
// are in draw.HexUnit.Arms at the places that they have in the design.
func Unit(c *hexwar.Catalogue, d *hexwar.UnitDesign, look draw.Seat) draw.HexUnit {
	core, ok := c.Core(d.Core)
	if !ok {
		core = &hexwar.CoreType{}
	}
	u := draw.HexUnit{
		Body: BodyLook(c, d), Seat: look, Jets: core.Thruster, Arms: ArmLooks(c, core.Body, d.Arms),
	}
	for _, name := range d.Systems {
		if s, ok := c.System(name); ok {
			u.Jets = u.Jets || s.Effect == hexwar.Thrusters || s.Effect == hexwar.Jump || s.Effect == hexwar.Flight
			u.Radar = u.Radar || s.Effect == hexwar.Radar
		}
	}
	return u
}

// mechLooks are the names under which a design may ask for the look of a mech.
var mechLooks = map[string]draw.HexBody{
	"trooper": draw.Trooper, "brawler": draw.Brawler, "raider": draw.Raider,
	"scout": draw.Scout, "duellist": draw.Duellist, "fortress": draw.Fortress,
}

// bodyLooks are those of vehicles and drones.
var bodyLooks = map[hexwar.Body]draw.HexBody{
	hexwar.Tank: draw.Tank, hexwar.Fighter: draw.Fighter, hexwar.Sub: draw.Submarine,
	hexwar.Spacecraft: draw.SpaceCraft, hexwar.DroneBody: draw.Drone,
}

// BodyLook is how the body of a design looks: a mech by what the design asks for
// or, failing that, by what it is best at.
func BodyLook(c *hexwar.Catalogue, d *hexwar.UnitDesign) draw.HexBody {
	core, ok := c.Core(d.Core)
	if !ok {
		return draw.Trooper
	}
	if body, ok := bodyLooks[core.Body]; ok {
		return body
	}
	if body, ok := mechLooks[d.Look]; ok {
		return body
	}
	switch {
	case c.Class(d) >= 4:
		return draw.Fortress
	case core.Evasion <= 4:
		return draw.Scout
	case core.Assault <= 3:
		return draw.Duellist
	case core.Assault == 4 && core.Evasion >= 7:
		return draw.Raider
	case core.Assault == 4:
		return draw.Brawler
	}
	return draw.Trooper
}

// ArmLooks are how weapons and shields look in their places on such a body. What
// is lost is not drawn, and of what is carried only the first.
func ArmLooks(c *hexwar.Catalogue, body hexwar.Body, arms []hexwar.Arm) (looks [hexwar.MaxArms]draw.HexArm) {
	taken := map[draw.HexPlace]bool{}
	for i, a := range arms {
		w, ok := c.Weapon(a.Weapon)
		if !ok || i >= len(looks) || a.Mount == hexwar.Lost {
			continue
		}
		places := mountLooks[a.Mount]
		if body != hexwar.Mech {
			places = hullPlaces
		}
		for _, place := range places {
			if !taken[place] {
				taken[place] = true
				looks[i] = draw.HexArm{Weapon: WeaponLook(w), Place: place}
				break
			}
		}
	}
	return looks
}

// shoulders are where a mech has what is mounted on it.
var shoulders = []draw.HexPlace{draw.OnRightShoulder, draw.OnLeftShoulder, draw.OnTop}

// hullPlaces are where vehicles and drones have their weapons.
var hullPlaces = []draw.HexPlace{draw.OnTop, draw.OnRightShoulder, draw.OnLeftShoulder}

// mountLooks are the places of mounts on a mech, the best first.
var mountLooks = [hexwar.Lost][]draw.HexPlace{
	hexwar.OnHead:      {draw.OnTop},
	hexwar.OnTorso:     shoulders,
	hexwar.OnLeftArm:   {draw.OnLeftArm},
	hexwar.OnRightArm:  {draw.OnRightArm},
	hexwar.OnLeftLeg:   {draw.OnLeftShoulder},
	hexwar.OnRightLeg:  {draw.OnRightShoulder},
	hexwar.InLeftHand:  {draw.InLeftHand},
	hexwar.InRightHand: {draw.InRightHand},
	hexwar.InBothHands: {draw.InBothHands},
	hexwar.Carried:     {draw.OnBack},
}

// models are weapons with the look that they stand for: any other weapon looks
// like the one that it is most like.
var models = []struct {
	look                 draw.HexWeapon
	damage, reach        int
	hands                hexwar.Hands
	melee, energy, water bool
	blade, shield        bool
}{
	{look: draw.Pistol, damage: 3, reach: 4},
	{look: draw.SubmachineGun, damage: 4, reach: 5},
	{look: draw.AssaultRifle, damage: 5, reach: 7},
	{look: draw.BeamRifle, damage: 6, reach: 6, energy: true},
	{look: draw.Shotgun, damage: 8, reach: 3, hands: hexwar.TwoHands},
	{look: draw.GatlingGun, damage: 7, reach: 6, hands: hexwar.TwoHands},
	{look: draw.SniperRifle, damage: 10, reach: 12, hands: hexwar.TwoHands},
	{look: draw.Bazooka, damage: 11, reach: 7, hands: hexwar.TwoHands},
	{look: draw.Railgun, damage: 12, reach: 10, hands: hexwar.TwoHands},
	{look: draw.BeamCannon, damage: 14, reach: 9, hands: hexwar.TwoHands, energy: true},
	{look: draw.MissilePod, damage: 12, reach: 8, hands: hexwar.Mounted},
	{look: draw.ShoulderCannon, damage: 8, reach: 8, hands: hexwar.Mounted},
	{look: draw.TankCannon, damage: 11, reach: 9, hands: hexwar.Mounted},
	{look: draw.Torpedoes, damage: 10, reach: 6, hands: hexwar.Mounted, water: true},
	{look: draw.Knife, damage: 3, reach: 1, melee: true},
	{look: draw.BeamSabre, damage: 6, reach: 1, melee: true, energy: true},
	{look: draw.GreatSword, damage: 9, reach: 1, hands: hexwar.TwoHands, melee: true},
	{look: draw.Lance, damage: 7, reach: 2, hands: hexwar.TwoHands, melee: true},
	{look: draw.GunBlade, damage: 4, reach: 5, blade: true},
	{look: draw.SmallShield, hands: hexwar.OnArm, shield: true},
	{look: draw.LargeShield, shield: true},
}

// WeaponLook is how a weapon or a shield looks.
func WeaponLook(w *hexwar.Weapon) draw.HexWeapon {
	best, least := draw.Unarmed, 1<<30
	for _, m := range models {
		off := 2*apart(m.damage, int(w.Damage)) + 2*apart(m.reach, int(w.Range))
		for _, unlike := range [...]struct {
			differs bool
			weight  int
		}{
			{m.shield != w.Shield(), 1000}, {m.melee != w.Melee, 200}, {m.blade != (w.Blade.Damage > 0), 100},
			{m.water != w.Torpedo, 50}, {m.hands != w.Hands, 20}, {m.energy != w.Energy, 10},
		} {
			if unlike.differs {
				off += unlike.weight
			}
		}
		if off < least {
			best, least = m.look, off
		}
	}
	return best
}

func apart(a, b int) int { return max(a-b, b-a) }

// aspect is the width of a unit's room as a part of its height.
const aspect = 0.86

// Paint draws a unit as large as it fits in r.
func Paint(p *draw.Pen, r ui.Rect, u draw.HexUnit) {
	const high = 8 // studs from the muzzle of a long gun, or a nose, to the rim of the base, or the jets
	side := min(r.H, r.W/aspect)
	if side <= 0 {
		return
	}
	low := 0.14 // mechs reach farther up from the middle of their base than down
	if u.Body.Vehicle() {
		low = -0.02
	}
	p.Save()
	p.Translate(r.Centre().X, r.Centre().Y+side*low)
	p.Scale(side / high)
	p.HexUnit(u)
	p.Restore()
}

// Row draws a squad's units from the left of r, as large as fits. room is how many
// units must have room in the row, so that squads that are shown together are drawn
// to one scale.
func Row(p *draw.Pen, r ui.Rect, c *hexwar.Catalogue, look draw.Seat, units []hexwar.UnitDesign, room int) {
	for i, cell := range Places(r, len(units), room) {
		Paint(p, cell, Unit(c, &units[i], look))
	}
}

// Places is where Row puts n units.
func Places(r ui.Rect, n, room int) []ui.Rect {
	w := min(r.H*aspect, r.W/float64(max(1, n, room)))
	cells := make([]ui.Rect, n)
	for i := range cells {
		cells[i] = ui.Rect{X: r.X + w*float64(i), Y: r.Y, W: w, H: r.H}
	}
	return cells
}
