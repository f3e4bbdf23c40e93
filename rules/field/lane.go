package field

// A lane is the ground that a base sweeps on its way from one place to another:
// the convex hull of the bases at both. A shot crosses it (E4), a leg of a route
// takes it (E5). One that leads nowhere meets no columns.
type lane struct {
	from, to     Point
	dx, dy       int64 // from one to the other
	absX, absY   int64
	length2      int64
	half2length2 int64 // (radius · length)², for comparing cross products
}

func laneBetween(from, to Point) lane {
	dx, dy := int64(to.X-from.X), int64(to.Y-from.Y)
	length2 := dx*dx + dy*dy
	return lane{
		from: from, to: to, dx: dx, dy: dy, absX: max(dx, -dx), absY: max(dy, -dy),
		length2: length2, half2length2: BaseRadius * BaseRadius * length2,
	}
}

// misses reports that a rectangle certainly has nothing of the lane; it may fail
// to notice.
func (l *lane) misses(x0, y0, x1, y1 int32) bool {
	// All is doubled, because the rectangle's centre may lie between lattice points.
	px, py := int64(x0+x1-2*l.from.X), int64(y0+y1-2*l.from.Y)
	w, h := int64(x1-x0), int64(y1-y0)
	aside := px*l.dy - py*l.dx
	aside = max(aside, -aside) - (w*l.absY + h*l.absX)
	if aside > 0 && aside*aside >= 4*l.half2length2 {
		return true
	}
	along, spread := px*l.dx+py*l.dy, w*l.absX+h*l.absY
	short := max(-along, along-2*l.length2) - spread
	return short > 0 && short*short >= 4*l.half2length2
}

// meets reports whether the square of a stud column, given by its centre, overlaps
// the inside of the lane: its distance from the line between the places is less
// than the base's radius. Touching is not meeting.
func (l *lane) meets(centre Point) bool {
	const half = Stud / 2
	px, py := int64(centre.X-l.from.X), int64(centre.Y-l.from.Y)
	aside, along := px*l.dy-py*l.dx, px*l.dx+py*l.dy
	if aside*aside >= l.half2length2 {
		// The centre is not between the lane's sides. Look at the point of the
		// square that is nearest to the line.
		nearest := max(aside, -aside) - half*(l.absX+l.absY)
		if nearest*nearest >= l.half2length2 {
			return false
		}
		shift := half * (sign(l.dx)*l.dy - sign(l.dy)*l.dx)
		if aside < 0 {
			shift = -shift
		}
		along += shift
	}
	// Now along belongs to a point of the square between the sides. If it is
	// beyond an end, a convex square reaches the lane only through that end's base.
	if along < 0 {
		return columnDistance2(centre, l.from) < square(BaseRadius)
	}
	if along > l.length2 {
		return columnDistance2(centre, l.to) < square(BaseRadius)
	}
	return true
}

// meetsBase reports whether a base at p overlaps the inside of the lane.
func (l *lane) meetsBase(p Point) bool { return l.nearer(p, 2*BaseRadius) }

// nearer reports whether the distance from p to the line between the lane's
// places is less than the radius.
func (l *lane) nearer(p Point, radius int32) bool {
	px, py := int64(p.X-l.from.X), int64(p.Y-l.from.Y)
	along := px*l.dx + py*l.dy
	if along <= 0 {
		return px*px+py*py < square(radius)
	}
	if along >= l.length2 {
		return distance2(p, l.to) < square(radius)
	}
	aside := px*l.dy - py*l.dx
	return aside*aside < square(radius)*l.length2
}

// columnDistance2 is the square of the distance from a point to the square of a
// stud column, given by its centre.
func columnDistance2(centre, p Point) int64 {
	dx := max(0, max(centre.X-p.X, p.X-centre.X)-Stud/2)
	dy := max(0, max(centre.Y-p.Y, p.Y-centre.Y)-Stud/2)
	return int64(dx)*int64(dx) + int64(dy)*int64(dy)
}

func sign(v int64) int64 {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}
