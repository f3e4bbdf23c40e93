package draw

import "github.com/quasilyte/gmath"

// SectionPoint is where a section of a unit is, in studs from the middle of its base
// when the unit is drawn large; it is not ok if the body has none there.
func (u *HexUnit) SectionPoint(s HexSection) (at Vec, ok bool) {
	b := u.build()
	for _, part := range b.parts() {
		if part.section == s {
			return u.placed(middle(part.pieces)), true
		}
	}
	return Vec{}, false
}

// ArmPoint is where the weapon or shield at a place of Arms is, as SectionPoint; it
// is not ok if none is drawn.
func (u *HexUnit) ArmPoint(arm int) (at Vec, ok bool) {
	b := u.build()
	for _, part := range b.parts() {
		if part.arm == arm {
			return u.placed(middle(part.pieces)), true
		}
	}
	return Vec{}, false
}

// placed is where a point of the body is once the unit has turned.
func (u *HexUnit) placed(v Vec) Vec { return v.Rotated(gmath.Rad(u.turn())).Add(u.lift()) }
