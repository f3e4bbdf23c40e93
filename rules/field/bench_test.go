package field

import (
	"math/rand/v2"
	"testing"
)

const unit = 5 * Stud

// Which structures cover a target, over 1,024 random legal pairs among sixty
// structures.
func BenchmarkBetween(b *testing.B) {
	t := raggedTable(b)
	s := t.AllStanding()
	r := rand.New(rand.NewPCG(1, 2))
	var pairs [1024][2]Point
	for i := range pairs {
		for {
			pairs[i] = [2]Point{randomPlace(r, t, &s), randomPlace(r, t, &s)}
			if !BasesOverlap(pairs[i][0], pairs[i][1]) {
				break
			}
		}
	}
	out := make([]int16, 0, 64)
	covered := 0
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		p := &pairs[i%len(pairs)]
		out = t.Covering(&s, p[0], p[1], unit, out[:0])
		covered += len(out)
		i++
	}
	b.ReportMetric(float64(covered)/float64(b.N), "covering/op")
}

// One goal within 8 units whose straight way is blocked, round ragged walls.
func BenchmarkRoute(b *testing.B) {
	t := raggedTable(b)
	s := t.AllStanding()
	r := rand.New(rand.NewPCG(3, 4))
	const reach = 8 * unit
	var pairs [256][2]Point
	for i := range pairs {
		pairs[i][0], pairs[i][1] = blockedPair(r, t, &s, reach)
	}
	out := make([]Point, 0, MaxCorners)
	found, corners := 0, 0
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		p := &pairs[i%len(pairs)]
		var ok bool
		if out, ok = t.Route(&s, nil, p[0], p[1], reach, out[:0]); ok {
			found++
			corners += len(out)
		}
		i++
	}
	b.ReportMetric(float64(found)/float64(b.N), "found/op")
	b.ReportMetric(float64(corners)/float64(max(1, found)), "corners/route")
}

// Exploring everywhere within 8 units of a mover, and one question after that.
func BenchmarkWalk(b *testing.B) {
	t := raggedTable(b)
	s := t.AllStanding()
	r := rand.New(rand.NewPCG(5, 6))
	var places [64]Point
	for i := range places {
		places[i] = randomPlace(r, t, &s)
	}
	b.Run("explore", func(b *testing.B) {
		b.ReportAllocs()
		i := 0
		for b.Loop() {
			NewWalk(t, &s, nil, places[i%len(places)], 8*unit)
			i++
		}
	})
	b.Run("ask", func(b *testing.B) {
		w := NewWalk(t, &s, nil, studs(80, 80), 8*unit)
		b.ReportAllocs()
		within := 0
		for b.Loop() {
			to := Point{80*Stud + r.Int32N(16*unit) - 8*unit, 80*Stud + r.Int32N(16*unit) - 8*unit}
			if w.Within(to) {
				within++
			}
		}
		b.ReportMetric(float64(within)/float64(b.N), "within/op")
	})
}
