package hexbattle

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
)

// How the rules' boards, units and weapons look: pictures only.

// cellOf is a hex of the rules as it is drawn, and ruleCell the way back.
func cellOf(c hex.Cell) draw.Cell { return hexroster.Cell(c) }

func ruleCell(c draw.Cell) hex.Cell { return hex.Cell{Col: int8(c.Col), Row: int8(c.Row)} }

// middle is the middle of a hex in studs.
func middle(c hex.Cell) draw.Vec { return draw.CellCentre(cellOf(c)) }

// vehicleBodies are the bodies of vehicles, for what mechs transform into.
var vehicleBodies = map[hexwar.Body]draw.HexBody{
	hexwar.Tank: draw.Tank, hexwar.Fighter: draw.Fighter, hexwar.Sub: draw.Submarine, hexwar.Spacecraft: draw.SpaceCraft,
}

// sectionLook is the drawn section for one of the rules'; of a vehicle the left and
// right parts are drawn where a mech has its arms.
func sectionLook(body hexwar.Body, s hexwar.Section) draw.HexSection {
	switch {
	case body == hexwar.DroneBody:
		return draw.TorsoSection
	case body.Vehicle() && s == hexwar.LeftLeg:
		return draw.LeftArm
	case body.Vehicle() && s == hexwar.RightLeg:
		return draw.RightArm
	}
	return draw.HexSection(s)
}

// poseOf is how a unit holds itself.
func poseOf(u *hexwar.Unit) draw.HexPose {
	switch {
	case u.HeldBy != hexwar.None:
		return draw.Held
	case u.Stuck:
		return draw.Stuck
	}
	return [...]draw.HexPose{draw.Standing, draw.Kneeling, draw.Prone, draw.Lying}[u.Posture]
}

// unitLook is how a unit is drawn that stands where u is.
func (s *Scene) unitLook(unit int8, u *hexwar.Unit) draw.HexUnit {
	m, c := s.model(unit), s.Seen.Catalogue
	var look draw.HexUnit
	if m.Funnel {
		look = draw.HexUnit{Body: draw.Funnel, Seat: s.Seats[m.Seat].Seat}
	} else {
		look = hexroster.Unit(c, m.Design, s.Seats[m.Seat].Seat)
		var arms [hexwar.MaxArms]hexwar.Arm
		for k := range u.Items {
			arms[k].Mount = hexwar.Lost
			if it := &u.Items[k]; it.Weapon != hexwar.None && it.Left > 0 {
				arms[k] = hexwar.Arm{Weapon: s.Seen.WeaponOf(*it).Name, Mount: it.Mount}
			}
		}
		body := m.Body
		if u.Transformed {
			body = m.Form
			look.Body = vehicleBodies[body]
		}
		look.Arms = hexroster.ArmLooks(c, body, arms[:])
	}
	if look.Number = ""; !m.Drone {
		look.Number = number(int(m.Number))
	}
	look.Pose, look.Facing = poseOf(u), draw.HexFacing(int(u.Facing))
	look.Jets = s.Seen.Jets(unit)
	look.Spent = u.Acted && s.Seen.Turn.Carrier != unit && s.Seen.Turn.Unit != unit
	for _, sec := range hexwar.SectionsOf(m.Body) {
		if m.Sections[sec] > 0 && u.Left[sec] <= 0 && sec != hexwar.Torso {
			look.Lost[sectionLook(m.Body, sec)] = true
		}
	}
	if u.Where == hexwar.OnBoard {
		ground := s.Seen.Board.Tile(u.Cell)
		switch {
		case ground.Colour.Water() && u.Level < 0:
			look.Depth = int(-u.Level)
		case u.Level > ground.Level && s.Seen.StructureAt(u.Cell) == hexwar.None:
			look.Level = int(u.Level - ground.Level)
		}
	}
	return look
}

// badgesOf are the states shown beside a unit.
func (s *Scene) badgesOf(u *hexwar.Unit, acting bool) (list []draw.HexBadge) {
	add := func(on bool, b draw.HexBadge) {
		if on {
			list = append(list, b)
		}
	}
	add(u.Stance == hexwar.Offensive, draw.Attacking)
	add(u.Stance == hexwar.Defensive, draw.Guarding)
	add(u.Overheated, draw.Overheated)
	add(u.Frozen, draw.Frozen)
	add(u.Stuck, draw.StuckFast)
	add(u.HeldBy != hexwar.None, draw.Grappled)
	add(u.Posture == hexwar.Lying, draw.KnockedDown)
	add(u.Posture == hexwar.Kneeling && !u.Overheated, draw.OnOneKnee)
	add(u.Posture == hexwar.Prone, draw.LyingProne)
	add(u.Level < 0 && s.Seen.ColourAt(u.Cell).Water(), draw.Submerged)
	add(s.Seen.ColourAt(u.Cell) == hexwar.Black && u.Level <= 0, draw.InSmoke)
	add(u.Acted && !acting, draw.Done)
	return list
}

// boardLook is the board as it stands.
func (s *Scene) boardLook(p *pieces) draw.HexBoard {
	b := hexroster.Board(s.Seen.Board)
	p.rubble.Each(func(c hex.Cell) { b.Columns[c.Col][c.Row].Colour = draw.HexBlack })
	for i := range b.Structures {
		b.Structures[i].Defence = int(p.structures[i])
	}
	return b
}

// structureLook is a structure with so much defence left.
func (s *Scene) structureLook(i, left int) draw.HexStructure {
	look := hexroster.Board(s.Seen.Board).Structures[i]
	look.Defence = left
	return look
}
