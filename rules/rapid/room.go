package rapid

import "rulerfire/rules/field"

// A room is the places that are left to attackers as the table stands: those
// where a base fits clear of cover, out of the defender's perimeter and out of
// the ruler of his frames (Y3, Y6). It is made to be asked many times how many
// of them one piece more would take.
type room struct {
	across, down int32
	sums         []int32 // row by row, how many places lie before each
	left, of     int
}

func (s *State) roomLeft() *room {
	r := &room{across: int32(s.Table.Layout.Width) + 1, down: int32(s.Table.Layout.Height), of: len(s.clear)}
	r.sums = make([]int32, r.across*r.down)
	for _, p := range s.clear {
		if !s.inPerimeter(p) && !s.nearDefender(p, s.ruler()) {
			r.sums[p.Y/field.Stud*r.across+p.X/field.Stud+1] = 1
			r.left++
		}
	}
	for y := range r.down {
		row := r.sums[y*r.across : (y+1)*r.across]
		for x := int32(1); x < r.across; x++ {
			row[x] += row[x-1]
		}
	}
	return r
}

// withStation tells whether at least one part in parts of the places would be
// left with a station of the defender there.
func (r *room) withStation(at field.Point, ruler int32, parts int) bool {
	far := field.Point{X: at.X + field.StationSide, Y: at.Y + field.StationSide}
	return (r.left-r.taken(at, far, ruler+field.BaseRadius))*parts >= r.of
}

// withFrame tells the same for a frame of the defender.
func (r *room) withFrame(at field.Point, ruler int32, parts int) bool {
	return (r.left-r.taken(at, at, ruler+2*field.BaseRadius))*parts >= r.of
}

// taken counts the places within reach of a rectangle, given by two corners.
func (r *room) taken(near, far field.Point, reach int32) int {
	n := int32(0)
	for y := range r.down {
		dy := int64(max(near.Y-y*field.Stud, y*field.Stud-far.Y, 0))
		if dy > int64(reach) {
			continue
		}
		half := int32(field.Isqrt(uint64(int64(reach)*int64(reach) - dy*dy)))
		from := max((near.X-half+field.Stud-1)/field.Stud, 0)
		to := min((far.X+half)/field.Stud, r.across-2)
		if row := r.sums[y*r.across:]; from <= to {
			n += row[to+1] - row[from]
		}
	}
	return int(n)
}

// anyPoint tells whether there is a place for the point frame as Y2 wants it.
func (s *State) anyPoint() bool {
	for i := s.First[s.Defender]; i < s.First[s.Defender+1]; i++ {
		if f := &s.Frames[i]; f.Stands() && s.pointRound(f.At) {
			return true
		}
	}
	return false
}

// pointRound looks for one round a frame of the defender.
func (s *State) pointRound(from field.Point) bool {
	reach := s.ruler() + 2*field.BaseRadius
	for y := max(from.Y-reach, 0) / field.Stud * field.Stud; y <= from.Y+reach; y += field.Stud {
		for x := max(from.X-reach, 0) / field.Stud * field.Stud; x <= from.X+reach; x += field.Stud {
			p := field.Point{X: x, Y: y}
			if s.atLimit(p, from) && !s.inPerimeter(p) && s.stands(None, p, false) == faultNone && !s.covered(from, p, None, None) {
				return true
			}
		}
	}
	return false
}

// atLimit tells whether a base at p is at the limit of direct range of a frame.
func (s *State) atLimit(p, from field.Point) bool {
	return field.BasesWithin(p, from, s.ruler()) && !field.BasesWithin(p, from, s.ruler()-s.unit())
}
