package rapid_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

// everyWay lists the values that uses have in every way of assigning the unspent dice
// to open uses, or to none.
func everyWay(s *rapid.State, open [rapid.NumUses]bool) map[[rapid.NumUses]uint8]bool {
	ways := map[[rapid.NumUses]uint8]bool{}
	var lay func(i int, v [rapid.NumUses]uint8)
	lay = func(i int, v [rapid.NumUses]uint8) {
		if i == int(s.Acting.Count) {
			ways[v] = true
			return
		}
		lay(i+1, v)
		d := s.Acting.Pool[i]
		for u := range rapid.NumUses {
			if !d.Spent && open[u] && v[u] == 0 && (d.Colour == dice.White || d.Colour == u.Colour()) {
				v[u] = d.Value
				lay(i+1, v)
				v[u] = 0
			}
		}
	}
	lay(0, [rapid.NumUses]uint8{})
	return ways
}

// checkSensible compares the assignments that make sense with every way there is:
// each is one of those, none is worse than another, and every way is matched.
func checkSensible(t *testing.T, name string, s *rapid.State, open [rapid.NumUses]bool) {
	t.Helper()
	noLess := func(a, b [rapid.NumUses]uint8) bool {
		for u := range a {
			if a[u] < b[u] {
				return false
			}
		}
		return true
	}
	ways := everyWay(s, open)
	var values [][rapid.NumUses]uint8
	for _, a := range s.Assignments() {
		var v [rapid.NumUses]uint8
		for u := range v {
			v[u] = a[u].Value
		}
		if !ways[v] {
			t.Errorf("%s: %v cannot be assigned", name, a)
		}
		for _, w := range values {
			if noLess(v, w) || noLess(w, v) {
				t.Errorf("%s: of %v and %v one makes no sense", name, v, w)
			}
		}
		values = append(values, v)
	}
	for w := range ways {
		if !slices.ContainsFunc(values, func(v [rapid.NumUses]uint8) bool { return noLess(v, w) }) {
			t.Errorf("%s: nothing is as good as %v", name, w)
		}
	}
}

func TestO8AssignmentsThatMakeSense(t *testing.T) {
	all := [rapid.NumUses]bool{true, true, true, true}
	for _, c := range []struct{ name, roll string }{
		{"whites serve anywhere", "W5 W2 B3 G4 R6 R5 Y3"},
		{"low whites serve nowhere", "W1 W1 B3 G4 R6 R5 Y3"},
		{"equal whites", "W6 W6 B3 G4 R2 R5 Y3"},
		{"equals of other colours", "W5 W3 B3 G4 R3 R3 Y5"},
	} {
		g := situation(t, ambush)
		g.play("pick f0\n name f1 direct\n roll " + c.roll)
		checkSensible(t, c.name, &g.b.State, all)
		g.play("defend B3")
		checkSensible(t, c.name+", defended", &g.b.State, [rapid.NumUses]bool{false, true, true, true})
		g.play("move G4 @24,40")
		checkSensible(t, c.name+", moved", &g.b.State, [rapid.NumUses]bool{false, false, true, true})
	}
	g := situation(t, ambush)
	g.play("pick f0\n name none\n roll W5 W2 B3 G4 Y3")
	checkSensible(t, "no target", &g.b.State, [rapid.NumUses]bool{true, true, false, true})
}

// TestProspectsOfAnAmbush is the situation of the picture of the dice screen: one
// attack waits, another is made.
func TestProspectsOfAnAmbush(t *testing.T) {
	g := situation(t, strings.Replace(ambush, "at 50,40", "at 50,40 rockets 1", 1))
	g.play("pick f0\n name f1 direct\n roll W1 W1 B1 G1 R6 R1 Y1\n defend B1\n attack R6\n name f0 direct rockets 1\n roll W5 W2 B3 G4 R6 R2 R8:7 Y3")
	s := &g.b.State
	list := s.Prospects()
	first := list[0]
	if !first.Best || first.Assignment[rapid.ToDefend].Value != 5 || first.Assignment[rapid.ToAttack].Value != 7 {
		t.Errorf("first comes %v", first.Assignment)
	}
	if math.Abs(first.Suffers.Lost.Mean()-1./3) > 1e-9 || math.Abs(first.Deals.Lost.Mean()-2) > 1e-9 {
		t.Errorf("it loses %.4f and takes %.4f, not 1/3 and 2", first.Suffers.Lost.Mean(), first.Deals.Lost.Mean())
	}
	trade := func(p rapid.Prospect) float64 { return p.Deals.Lost.Mean() - p.Suffers.Lost.Mean() }
	for i, p := range list {
		if i > 0 && trade(p) > trade(list[i-1])+1e-6 {
			t.Errorf("%v comes after %v, which trades worse", p.Assignment, list[i-1].Assignment)
		}
		if p.Best != (math.Abs(trade(p)-trade(first)) < 1e-6) {
			t.Errorf("%v is marked as best: %t", p.Assignment, p.Best)
		}
	}
}

// BenchmarkProspects reckons everything that can be assigned from the largest pool,
// with an attack waiting, another made, and both behind walls.
func BenchmarkProspects(b *testing.B) {
	g := situation(b, `
		wall 1x8x4 at 30,36
		wall 1x8x4 at 38,36
		seat 7 each
		f0 2Rd 1B 1G at 20,40 rockets 3
		seat 3 each
		f1 2Rd 2B at 50,40 rockets 3
		f2 1B at 100,70`)
	g.play("pick f0\n name f1 direct rockets 3\n roll W1 W1 B1 G1 R6 R1 R8:1 R8:1 R8:1\n defend B1\n attack R6")
	g.play("name f0 direct rockets 3\n roll W6 W5 B1 B2 R3 R4 R8:1 R8:2 R8:2")
	s := &g.b.State
	n := len(s.Prospects())
	b.ReportAllocs()
	for b.Loop() {
		s.Prospects()
	}
	b.ReportMetric(float64(n), "assignments")
}
