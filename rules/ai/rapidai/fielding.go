package rapidai

import (
	"cmp"
	"math"
	"math/rand/v2"
	"slices"

	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A lookout is how fielding looks for places.
type lookout struct {
	grid    int32 // studs from one place to the next
	closely int   // of the best are looked at closely
	offers  int   // of those become candidates
	apart   int32 // on the lattice: candidates are that far from each other at the least
}

// thorough is how the script looks for places.
var thorough = lookout{grid: 3, closely: 40, offers: 4}

// A ground is a place for a piece, with its score.
type ground struct {
	at    field.Point
	score float64
}

// place lists the best few places for the next piece to be fielded.
func (c *Script) place(s *rapid.State, noise *rand.Rand, out []Candidate) []Candidate {
	return c.placeBy(&thorough, s, noise, out)
}

// placeBy is place by a lookout.
func (c *Script) placeBy(how *lookout, s *rapid.State, noise *rand.Rand, out []Candidate) []Candidate {
	b := c.look(s, s.Asked)
	b.lures()
	a := rapid.Action{Kind: rapid.ActStation}
	rate := b.stationGround
	closer := func(field.Point) float64 { return 0 }
	if !s.PlacesStation() {
		a.Kind = rapid.ActFrame
		a.Index = b.nextFrame()
		list, n := b.stakes(rapid.None)
		f := &s.Frames[a.Index]
		aim := b.aim()
		rate = func(p field.Point) float64 { return b.frameGround(f, p, list[:n], aim) }
		closer = func(p field.Point) float64 { return b.frameClosely(a.Index, p) }
	}
	grounds := b.search(rate, how.grid, noise)
	if len(grounds) == 0 {
		grounds = b.search(rate, 1, noise)
	}
	best := grounds[:min(len(grounds), how.closely)]
	for i := range best {
		best[i].score += closer(best[i].at)
	}
	slices.SortStableFunc(best, byScore)
	for i := range grounds {
		if i > 4*how.closely+1 && len(out) > 0 {
			break
		}
		a.Place = grounds[i].at
		if how.beside(out, a.Place) || !s.Allows(&a) {
			continue
		}
		if out = append(out, Candidate{a, grounds[i].score}); len(out) == how.offers {
			break
		}
	}
	if len(out) == 0 {
		// A table so full that the grid misses what is left.
		actions, _ := s.Answers()
		for _, a := range actions {
			out = append(out, Candidate{Action: a})
		}
	}
	return out
}

func byScore(x, y ground) int { return cmp.Compare(y.score, x.score) }

// search rates the places of a grid of so many studs, the best first. A little
// noise keeps battles from being all alike.
func (b *board) search(rate func(field.Point) float64, grid int32, noise *rand.Rand) []ground {
	var grounds []ground
	for _, p := range b.s.Clear() {
		if p.X/field.Stud%grid != 0 || p.Y/field.Stud%grid != 0 {
			continue
		}
		score := rate(p)
		if math.IsInf(score, -1) {
			continue
		}
		grounds = append(grounds, ground{p, score + b.w.FieldNoise*noise.Float64()})
	}
	slices.SortStableFunc(grounds, byScore)
	return grounds
}

// nextFrame is the frame to field now: the toughest first, so that those who come
// last can go where they are needed.
func (b *board) nextFrame() int8 {
	s := b.s
	best, bestScore := int8(rapid.None), 0.0
	for i := s.First[b.me]; i < s.First[b.me+1]; i++ {
		f := &s.Frames[i]
		if f.Fielded {
			continue
		}
		score := float64(f.Hits()) + 2*float64(f.Systems[rapid.Defence]) - float64(f.Systems[rapid.Artillery])
		if best == rapid.None || score > bestScore {
			best, bestScore = i, score
		}
	}
	return best
}

// middle is the centre of the table.
func (b *board) middle() field.Point {
	l := &b.s.Table.Layout
	return field.Point{X: int32(l.Width) * field.Stud / 2, Y: int32(l.Height) * field.Stud / 2}
}

// aim is where my frames gather: the station of the defender that is nearest to
// those already on the table; for the defender the middle of his own.
func (b *board) aim() field.Point {
	s := b.s
	var mine field.Point
	n := int32(0)
	for i := s.First[b.me]; i < s.First[b.me+1]; i++ {
		if f := &s.Frames[i]; f.Stands() {
			mine.X, mine.Y, n = mine.X+f.At.X, mine.Y+f.At.Y, n+1
		}
	}
	if n > 0 {
		mine.X, mine.Y = mine.X/n, mine.Y/n
	}
	best, gap := b.middle(), math.Inf(1)
	var sum field.Point
	stations := int32(0)
	for i := range s.StationCount() {
		st := &s.Stations[i]
		if !st.Placed || st.Home != s.Defender {
			continue
		}
		centre := stationCentre(st.At)
		sum.X, sum.Y, stations = sum.X+centre.X, sum.Y+centre.Y, stations+1
		if d := distance(mine, centre); n > 0 && d < gap {
			best, gap = centre, d
		}
	}
	if stations > 0 && (b.me == s.Defender || n == 0) {
		return field.Point{X: sum.X / stations, Y: sum.Y / stations}
	}
	return best
}

// stationGround rates a place for a station, by its upper left corner.
func (b *board) stationGround(p field.Point) float64 {
	s := b.s
	if b.me == s.Defender {
		return b.defenceGround(p)
	}
	// Out of the way of everybody, and with a frame of mine by it if there is one.
	score, guarded := 0.0, false
	closest := math.Inf(1)
	for i := range s.FrameCount() {
		f := &s.Frames[i]
		if !f.Stands() {
			continue
		}
		if f.Seat == b.me {
			guarded = guarded || field.BaseStationWithin(f.At, p, s.UnitLength())
			continue
		}
		closest = min(closest, stationGap(f.At, p)/b.unit)
	}
	score += min(closest, 20) * b.w.Seclude
	if guarded {
		score += b.w.Warden
	} else if s.Table.NearCover(&s.Bricks, stationCentre(p), s.UnitLength()*2) {
		score -= b.w.Creep // somebody may be fielded there, in cover
	}
	for i := range s.StationCount() {
		if st := &s.Stations[i]; st.Placed && st.Home != b.me {
			score += 0.1 * b.w.Seclude * min(20, distance(st.At, p)/b.unit)
		}
	}
	return score
}

// defenceGround rates a place for one of the defender's stations: in the middle,
// with cover near, and a few units from the others.
func (b *board) defenceGround(p field.Point) float64 {
	s := b.s
	score := -b.w.Centre * distance(p, b.middle()) / b.unit
	var buf [40]int16
	score += b.w.Shelter * min(3, float64(len(s.Table.NearCovers(&s.Bricks, stationCentre(p), s.UnitLength()*2, buf[:0]))))
	for i := range s.StationCount() {
		st := &s.Stations[i]
		if !st.Placed {
			continue
		}
		gap := distance(st.At, p)/b.unit - 0.8
		if gap > b.ruler/b.unit {
			return math.Inf(-1)
		}
		score -= b.w.Spread * math.Abs(gap-b.w.Apart)
	}
	return score
}

// frameGround rates a place for a frame by what is cheap to see.
func (b *board) frameGround(f *rapid.Frame, p field.Point, list []stake, aim field.Point) float64 {
	s := b.s
	score := 0.0
	switch s.Stage {
	case rapid.StageDefence: // the room that is left is looked at for the best alone
		if !s.InPerimeter(p) {
			return math.Inf(-1)
		}
	case rapid.StagePoint, rapid.StageOffence:
		if !s.Wanted(p) {
			return math.Inf(-1)
		}
	case rapid.StageFinal: // beside a wall, not only beside a frame
		if !s.InPerimeter(p) && !s.Table.NearCover(&s.Bricks, p, s.UnitLength()) {
			return math.Inf(-1)
		}
	}
	if b.me == s.Defender {
		for i := range list {
			if k := &list[i]; k.owner == b.me {
				gap := stationGap(p, k.at) / b.unit
				score += b.w.Post * max(0, 4-gap) / 4
				if gap <= 1 && !k.mine {
					score += b.w.Post
				}
			} else if field.BaseStationWithin(p, k.at, s.UnitLength()) && rapid.Holder(k.owner, k.near|1<<b.me) == b.me {
				score += b.w.Ambush * k.prize // seized before the first round (P7)
			}
		}
		score -= b.w.Gather * distance(p, aim) / b.unit
	} else {
		gap := distance(p, aim) / b.unit
		if f.Systems[rapid.Artillery] > 0 {
			gap = math.Abs(gap - 13)
		}
		score -= b.w.Gather * gap
	}
	var buf [8]int16
	score += b.w.Shelter * min(1, float64(len(s.Table.NearCovers(&s.Bricks, p, s.UnitLength(), buf[:0]))))
	return score
}

// frameClosely adds what enemies on the table could do to a frame at a place, and
// it to them.
func (b *board) frameClosely(frame int8, p field.Point) float64 {
	s := b.s
	f := &s.Frames[frame]
	fresh := freshGuard(f)
	fear, friends, crowd := 0.0, 0.0, 0.0
	for e := range s.FrameCount() {
		o := &s.Frames[e]
		if !o.Stands() {
			continue
		}
		if o.Seat == b.me {
			gap := near(p, o.At) / b.unit
			friends = max(friends, 1/(1+math.Abs(gap-2)/6))
			crowd += max(0, 1.2-gap)
			continue
		}
		v := b.threat(int8(e), frame, p, faint, false)
		fear += v.against(fresh, 0)
	}
	// Where the enemy will come from counts as well: all that is beyond the ruler.
	open := 0
	for i := 0; i < 32; i += 4 {
		d := compass[i]
		from := field.Point{X: p.X + int32(d[0]*9*b.unit), Y: p.Y + int32(d[1]*9*b.unit)}
		if s.Table.OnTable(from) && b.screenFor(from, p, rapid.None, frame, false) == inOpen {
			open++
		}
	}
	return -b.w.FieldFear*fear*b.perHit(frame) - b.w.Exposed*float64(open) + b.w.Company*friends - b.w.Elbow*crowd + b.outlook(frame, p)
}
