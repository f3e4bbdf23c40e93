package landscape

import (
	"math/rand/v2"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// unit is the ruler unit that tables are made for, on the lattice.
const unit = 5 * field.Stud

// How many shots a table is judged by: at a glance while it is being built, and when
// it is done.
const (
	glanced = 600
	judged  = 2000
)

// What a table may differ from what is wanted, in percent points: how much is near
// cover; how often cover stands one, two or three hits, a third of the shots each;
// how much of what is near cover lies in one half.
const (
	slack     = 8
	hitsSlack = 6
	halfSlack = 6
)

// A survey is what a table is like.
type survey struct {
	places        []place
	width, height int
	beside        int    // of the places, how many are near cover
	hits          [5]int // shots that find the target covered, by the hits its best cover stands; 4 for more as well
	shots         int    // all of them
}

// A place is where a base fits clear of cover.
type place struct {
	at    field.Point
	near  bool // within a unit of cover
	touch bool // within half a stud
}

// look surveys a table by so many shots.
func look(t *field.Table, shots int) survey {
	s := survey{width: t.Layout.Width, height: t.Layout.Height}
	standing := t.AllStanding()
	const grid = 2 // studs from place to place
	for y := int32(2); y < int32(s.height); y += grid {
		for x := int32(2); x < int32(s.width); x += grid {
			p := place{at: field.Point{X: x * field.Stud, Y: y * field.Stud}}
			if !t.OnTable(p.at) || !t.ClearOfCover(&standing, p.at) {
				continue
			}
			if p.near = t.NearCover(&standing, p.at, unit); p.near {
				s.beside++
				p.touch = t.NearCover(&standing, p.at, field.Stud/2)
			}
			s.places = append(s.places, p)
		}
	}
	s.shoot(t, &standing, shots)
	return s
}

// shoot tries shots at frames near cover from beyond hand to hand, half of them at
// frames that hug it.
func (s *survey) shoot(t *field.Table, standing *field.Standing, shots int) {
	var hugging, near []field.Point
	for _, p := range s.places {
		if p.touch {
			hugging = append(hugging, p.at)
		} else if p.near {
			near = append(near, p.at)
		}
	}
	if len(hugging) == 0 || len(near) == 0 {
		return
	}
	chance := rand.New(rand.NewPCG(1, 2))
	for n := 0; n < 6*shots && s.shots < shots; n++ {
		from := hugging
		if n%2 == 1 {
			from = near
		}
		target, attacker := from[chance.IntN(len(from))], s.places[chance.IntN(len(s.places))].at
		if field.BasesWithin(target, attacker, unit) {
			continue
		}
		best := 0
		var covering [16]int16
		for _, c := range t.Covering(standing, attacker, target, unit, covering[:0]) {
			best = max(best, t.HitsToUncover(standing, int(c), attacker, target, unit))
		}
		if best > 0 {
			s.hits[min(best, len(s.hits)-1)]++
			s.shots++
		}
	}
}

// near is how much of the ground is within a unit of cover, in percent.
func (s *survey) near() int { return s.beside * 100 / max(1, len(s.places)) }

// nearIn is the same within an area.
func (s *survey) nearIn(a terrain.Area) int {
	all, near := 0, 0
	for _, p := range s.places {
		x, y := int(p.at.X)/field.Stud, int(p.at.Y)/field.Stud
		if x < a.X || y < a.Y || x >= a.X+a.W || y >= a.Y+a.L {
			continue
		}
		all++
		if p.near {
			near++
		}
	}
	return near * 100 / max(1, all)
}

// share is how often cover stands so many hits, in percent of the shots.
func (s *survey) share(hits int) int { return s.hits[hits] * 100 / max(1, s.shots) }

// rarest is the kind of cover there is least of: 0 for what one hit fells, to 2 for
// what takes three.
func (s *survey) rarest() int {
	rarest := 0
	for n := range 3 {
		if s.hits[n+1] < s.hits[rarest+1] {
			rarest = n
		}
	}
	return rarest
}

// flaw is how far a table is from what is wanted; 0 if it is good.
func (s *survey) flaw(d Density) int {
	flaw := beyond(s.near()-nearCover[d], slack)
	for n := 1; n <= 3; n++ {
		flaw += beyond(s.share(n)*3-100, 3*hitsSlack)
	}
	for _, half := range s.halves() {
		flaw += beyond(half-50, halfSlack)
	}
	return flaw
}

// halves are how much of what is near cover lies in the left and in the upper half, in
// percent.
func (s *survey) halves() [2]int {
	left, upper := 0, 0
	for _, p := range s.places {
		if p.near && 2*int(p.at.X) < s.width*field.Stud {
			left++
		}
		if p.near && 2*int(p.at.Y) < s.height*field.Stud {
			upper++
		}
	}
	return [2]int{left * 100 / max(1, s.beside), upper * 100 / max(1, s.beside)}
}

// beyond is by how much a difference is beyond what is let pass, either way.
func beyond(difference, pass int) int { return max(0, difference-pass, -difference-pass) }
