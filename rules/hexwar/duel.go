package hexwar

import "rulerfire/rules/hex"

// A Duel is a situation that is only supposed: two units alone, whole and on their
// feet, that face each other so many hexes apart on open ground. Subs have a blue hex
// each, aircraft fly as low as they can. Drones stay at home.
type Duel struct {
	State *State // the attacker is unit 0, the target DuelTarget
	Apart int
}

// DuelTarget is the unit that is attacked in a Duel.
const DuelTarget = int8(1)

// MaxDuel is the farthest that two units of a Duel are apart, in hexes.
const MaxDuel = 15

// NewDuel supposes a duel, 1 to MaxDuel hexes apart, with the target on a hex of that
// colour. The error is a Fault if one of the units cannot be fielded at all.
func NewDuel(c *Catalogue, attacker, target UnitDesign, apart int, ground Colour) (*Duel, error) {
	apart = max(1, min(apart, MaxDuel))
	u := &Setup{
		Size: Conflagration, Players: [Teams]int{1, 1},
		Mission: &Mission{Size: Operation, Rounds: 1, Zones: [Teams]Region{"north 3", "south 3"}},
		Board:   &Board{Name: "Open ground", Grid: hex.Grid{Cols: 13, Rows: 16}},
	}
	at := [Teams]hex.Cell{{Col: 6, Row: 15}, {Col: 6, Row: int8(15 - apart)}}
	for i, d := range [Teams]UnitDesign{attacker, target} {
		d = d.Clone()
		d.Drones = nil
		u.Squads[i] = Squad{Name: d.Name, Units: []UnitDesign{d}}
		if faults := u.Squads[i].Check(c, u.Size, 1); len(faults) > 0 {
			return nil, faults[0]
		}
	}
	u.Catalogue = c.usedBy(u.Squads[:])
	u.Board.Tiles[at[1].Index()] = Tile{ground, ground.Ground()}
	for i := range at {
		if c.core(&u.Squads[i].Units[0]).Body == Sub && !u.Board.Tile(at[i]).Colour.Water() {
			u.Board.Tiles[at[i].Index()] = Tile{LightBlue, LightBlue.Ground()}
		}
	}
	if err := u.prepareBoard(); err != nil {
		return nil, err
	}
	u.build()
	s := u.Start()
	for i, facing := range [Teams]hex.Direction{hex.North, hex.South} {
		unit := &s.Units[i]
		unit.Where, unit.Cell, unit.Facing, unit.AP = OnBoard, at[i], facing, MaxAP
		unit.Level = max(s.Floor(at[i]), lowestFlight[u.models[i].Body])
	}
	return &Duel{&s, apart}, nil
}

// A DuelAttack is an attack of a Duel, and what it would be like.
type DuelAttack struct {
	Weapon *Weapon
	Item   int8
	Copies int   // how many of the weapon the attacker has ready, which do as one (T2)
	Why    error // a rules.Refusal if the attack cannot be made from there
	Preview
}

// Attacks are the attacks that the attacker could make on a section of the target: one
// for each kind of weapon that it has at hand, and that of its fists.
func (d *Duel) Attacks(section Section) (list []DuelAttack) {
	s := d.State
	for item := range int8(FistItem + 1) {
		if !s.Usable(0, item) {
			continue
		}
		_, w := s.FormOf(0, item)
		known := false
		for i := range list {
			if list[i].Weapon == w {
				list[i].Copies++
				known = true
			}
		}
		if known || w.Shield() {
			continue
		}
		a := AttackWith(item, DuelTarget, section)
		list = append(list, DuelAttack{Weapon: w, Item: item, Copies: 1, Why: s.Aim(0, &a), Preview: s.Preview(0, &a)})
	}
	return list
}
