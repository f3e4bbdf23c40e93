package draw

import (
	"math"
	"testing"
)

// Every mech and vehicle shows a point of each section that it has, and the right half of a mech
// mirrors the left.
func TestSectionPointsAreOnTheUnit(t *testing.T) {
	for body := Trooper; body.Mech() || body.Vehicle(); body++ {
		u := HexUnit{Body: body}
		for s := HeadSection; s < hexSections; s++ {
			at, ok := u.SectionPoint(s)
			if has := len(hulls[body].sections[s]) > 0; ok != has {
				t.Errorf("body %d, section %d: %v", body, s, ok)
			}
			if ok && at.Len() > 4 {
				t.Errorf("body %d, section %d is at %v", body, s, at)
			}
		}
	}
	for body := Trooper; body.Mech(); body++ {
		u := HexUnit{Body: body}
		for _, pair := range [...][2]HexSection{{LeftArm, RightArm}, {LeftLeg, RightLeg}} {
			left, _ := u.SectionPoint(pair[0])
			right, _ := u.SectionPoint(pair[1])
			if left.X >= 0 || right.X <= 0 || math.Abs(left.X+right.X) > .25 {
				t.Errorf("body %d: %v is left and %v right", body, left, right)
			}
		}
	}
}

// What turns takes its sections along.
func TestSectionPointsTurnWithTheUnit(t *testing.T) {
	u := HexUnit{Body: Trooper}
	ahead, _ := u.SectionPoint(LeftArm)
	u.Facing = HexFacing(3)
	back, _ := u.SectionPoint(LeftArm)
	if ahead.Add(back).Len() > 1e-6 {
		t.Errorf("the left arm is at %v, turned around at %v", ahead, back)
	}
}
