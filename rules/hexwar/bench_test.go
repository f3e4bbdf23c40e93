package hexwar_test

import (
	"math/rand/v2"
	"testing"
	"unsafe"

	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
)

// benchSetups are engagements of every sort on the tests' board.
func benchSetups(b *testing.B) []*hexwar.Setup {
	b.Helper()
	all := stock(b)
	squads := [][]int{{0, 0, 0}, {1, 1, 7}, {4, 4, 4}, {3, 0, 5}}
	var setups []*hexwar.Setup
	for i, m := range missions(b)[:3] {
		var pair [2]hexwar.Squad
		for k := range pair {
			pair[k].Name = "Bench"
			for _, n := range squads[(i+k)%len(squads)] {
				pair[k].Units = append(pair[k].Units, all[n])
			}
		}
		u, err := hexwar.NewSetup(hexwar.Settings{}, m.Size, [2]int{1, 1}, m, board(b, valleyText), catalogue(b), pair)
		if err != nil {
			b.Fatal(err)
		}
		setups = append(setups, u)
	}
	return setups
}

// playOn plays at random until a unit is to be picked, or the battle is over.
func playOn(s *hexwar.State, r *rand.PCG, until hexwar.Phase) (answers int) {
	var a hexwar.Action
	for s.Phase != hexwar.PhaseOver && (answers == 0 || s.Phase != until) {
		s.Random(r, &a)
		s.Do(&a, nil)
		answers++
	}
	return answers
}

// One random activation, all through random engagements.
func BenchmarkRandomActivation(b *testing.B) {
	r := rand.NewPCG(1, 2)
	setups := benchSetups(b)
	var begun []hexwar.State
	for _, u := range setups {
		s := u.Start()
		playOn(&s, r, hexwar.PhasePick)
		begun = append(begun, s)
	}
	s, n, answers := begun[0], 0, 0
	b.ReportAllocs()
	for b.Loop() {
		if s.Phase == hexwar.PhaseOver {
			n++
			s = begun[n%len(begun)]
		}
		answers += playOn(&s, r, hexwar.PhasePick)
	}
	b.ReportMetric(float64(answers)/float64(b.N), "answers/op")
}

// A whole random engagement of scouting size, set-up included.
func BenchmarkRandomEngagement(b *testing.B) {
	r := rand.NewPCG(3, 4)
	setups := benchSetups(b)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		s := setups[n%len(setups)].Start()
		n++
		playOn(&s, r, hexwar.PhaseOver)
	}
}

func BenchmarkClone(b *testing.B) {
	src := benchSetups(b)[0].Start()
	var dst hexwar.State
	b.ReportAllocs()
	for b.Loop() {
		dst = src
	}
	if dst.Phase != src.Phase {
		b.Fatal("that is not the engagement")
	}
	b.ReportMetric(float64(unsafe.Sizeof(dst)), "bytes")
}

func BenchmarkReach(b *testing.B) {
	s := benchSetups(b)[0].Start()
	r := rand.NewPCG(5, 6)
	for s.Phase != hexwar.PhaseAct {
		playOn(&s, r, hexwar.PhaseAct)
	}
	var reach hexwar.Reach
	b.ReportAllocs()
	for b.Loop() {
		s.Reach(&reach)
	}
	cells := reach.Cells()
	b.ReportMetric(float64(cells.Count()), "hexes")
}

func BenchmarkSight(b *testing.B) {
	s := benchSetups(b)[0].Start()
	b.ReportAllocs()
	for b.Loop() {
		s.View(hex.Cell{Col: 1, Row: 1}, 0, hex.Cell{Col: 10, Row: 13}, 1, hexwar.None)
	}
}
