package draw

import (
	"testing"
)

// arm makes a unit with weapons in their places.
func hexUnit(body HexBody, seat int, arms ...HexArm) HexUnit {
	u := HexUnit{Body: body, Seat: Seats[seat%5], Number: string(rune('1' + seat))}
	copy(u.Arms[:], arms)
	return u
}

// tiles draws rows of level hexes and on each what show draws, hexes of so many
// pixels to a stud.
func (s *sheet) tiles(x, y, perStud float64, n int, show func(p *Pen, i int)) {
	for pass := range 2 {
		for i := range n {
			s.Save()
			s.Translate(x+float64(i)*HexSide*2.15*perStud, y)
			s.Scale(perStud)
			if pass == 0 {
				s.BevelTone(HexGrey.Color(), .25, .75, .26, hexagon(Vec{}, HexSide-tileGap)...)
				s.hexStuds(HexGrey.Color())
			} else {
				show(s.Pen, i)
			}
			s.Restore()
		}
	}
}

// squad is one of each body, armed.
func squad() []HexUnit {
	fighter := hexUnit(Fighter, 2, HexArm{SubmachineGun, OnTop}, HexArm{MissilePod, OnRightShoulder})
	fighter.Jets = true
	scout := hexUnit(Scout, 3, HexArm{SubmachineGun, InRightHand}, HexArm{Knife, InLeftHand})
	scout.Jets = true
	duellist := hexUnit(Duellist, 4, HexArm{GreatSword, InBothHands}, HexArm{SubmachineGun, OnBack})
	duellist.Jets = true
	trooper := hexUnit(Trooper, 0, HexArm{AssaultRifle, InRightHand}, HexArm{BeamSabre, InLeftHand}, HexArm{SmallShield, OnLeftArm})
	trooper.Radar = true
	return []HexUnit{
		trooper,
		hexUnit(Brawler, 1, HexArm{BeamRifle, InRightHand}, HexArm{BeamSabre, InLeftHand}),
		hexUnit(Raider, 2, HexArm{Shotgun, InRightHand}, HexArm{Knife, InLeftHand}, HexArm{SmallShield, OnLeftArm}),
		scout,
		duellist,
		hexUnit(Fortress, 0, HexArm{GatlingGun, InRightHand}, HexArm{Bazooka, OnBack}, HexArm{ShoulderCannon, OnLeftShoulder}, HexArm{SmallShield, OnLeftArm}),
		hexUnit(Tank, 1, HexArm{TankCannon, OnTop}, HexArm{SubmachineGun, OnRightShoulder}),
		fighter,
		hexUnit(Submarine, 3, HexArm{Torpedoes, OnRightShoulder}, HexArm{Torpedoes, OnLeftShoulder}, HexArm{MissilePod, OnTop}),
		hexUnit(SpaceCraft, 4, HexArm{BeamCannon, OnTop}, HexArm{MissilePod, OnLeftShoulder}),
		hexUnit(Drone, 0, HexArm{Pistol, OnRightShoulder}),
		hexUnit(Funnel, 1),
	}
}

func TestGalleryHexUnits(t *testing.T) {
	s := newSheet(1280, 1240)
	units := squad()
	y := 0.0
	for _, z := range []float64{6.2, 9.44, 22} {
		per := 12
		if z > 20 {
			per = 6
		}
		for from := 0; from < len(units); from += per {
			y += 4.2 * z
			s.tiles(4.2*z, y, z, min(per, len(units)-from), func(p *Pen, i int) { p.HexUnit(units[from+i]) })
			y += 4.4 * z
		}
	}
	for row, z := range []float64{13, 13, 13} {
		y += 4.2 * z
		s.tiles(4.2*z, y, z, 10, func(p *Pen, i int) {
			u := units[(i+row)%3]
			u.Facing = HexFacing(row + i)
			switch {
			case row == 0 && i < 6:
				u = units[i%6]
				u.Pose = HexPose(i)
			case row == 0:
				u = units[(i-3)%6]
				u.Pose = HexPose(i - 5)
				u.Facing = HexFacing(i)
			case row == 1 && i < 6:
				u.Lost[i] = true
				u.Facing = 0
			case row == 1:
				u = units[i]
				u.Lost[i%4] = true
			case i < 4:
				u = units[7]
				u.Level, u.Facing = i, HexFacing(i)
			case i < 6:
				u = units[8]
				u.Depth = i - 3
			case i < 8:
				u.Depth = i - 5
			default:
				u.Spent = true
			}
			p.HexUnit(u)
		})
		y += 4.4 * z
	}
	s.show(t, "hexunits")
}

func TestGalleryHexArms(t *testing.T) {
	s := newSheet(1280, 400)
	for w := Pistol; w < hexWeapons; w++ {
		i := int(w - 1)
		at(s.Pen, 60+float64(i%11)*116, 100+float64(i/11)*200, func() {
			s.Scale(36)
			s.HexWeaponIcon(w)
		})
	}
	s.show(t, "hexarms")
}

func TestWhatAUnitHasLostIsNotDrawn(t *testing.T) {
	for i, u := range squad() {
		b := u.build()
		whole := b.parts()
		for s := HeadSection; s < hexSections; s++ {
			if len(hulls[u.Body].sections[s]) == 0 {
				continue
			}
			hurt := b
			hurt.lost[s] = true
			seen := map[HexSection]bool{}
			arms := 0
			for _, part := range hurt.parts() {
				seen[part.section] = true
				if part.arm >= 0 {
					arms++
				}
			}
			if seen[s] {
				t.Errorf("unit %d shows section %d though it is lost", i, s)
			}
			if len(hurt.parts()) > len(whole) {
				t.Errorf("unit %d has more parts without section %d", i, s)
			}
		}
	}
}

func TestAWeaponGoesWithTheArmThatHoldsIt(t *testing.T) {
	u := squad()[0] // rifle in the right hand, sabre and shield on the left
	u.Lost[LeftArm] = true
	b := u.build()
	var left []int
	for _, part := range b.parts() {
		if part.arm >= 0 {
			left = append(left, part.arm)
		}
	}
	if len(left) != 1 || left[0] != 0 {
		t.Errorf("arms %v are left, want the rifle alone", left)
	}
}

func TestEveryBodyInEveryPoseIsConvexPieces(t *testing.T) {
	for _, u := range squad() {
		for u.Pose = Standing; u.Pose < hexPoses; u.Pose++ {
			b := u.build()
			for _, part := range b.parts() {
				for _, o := range shapes(part.pieces) {
					for i := range o {
						a, m, z := o[i], o[(i+1)%len(o)], o[(i+2)%len(o)]
						if (m.X-a.X)*(z.Y-m.Y)-(m.Y-a.Y)*(z.X-m.X) < -1e-9 {
							t.Errorf("body %d, pose %d: corner %v of a piece points inwards", u.Body, u.Pose, m)
						}
					}
				}
			}
		}
	}
	for w, list := range hexArms {
		for _, o := range shapes(list) {
			for i := range o {
				a, m, z := o[i], o[(i+1)%len(o)], o[(i+2)%len(o)]
				if (m.X-a.X)*(z.Y-m.Y)-(m.Y-a.Y)*(z.X-m.X) < -1e-9 {
					t.Errorf("weapon %d: corner %v of a piece points inwards", w, m)
				}
			}
		}
	}
}
