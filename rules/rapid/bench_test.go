package rapid_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
	"unsafe"

	"rulerfire/assets"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// stockSetups draws set-ups from the stock companies and tables.
func stockSetups(t testing.TB, n, players int) []*rapid.Setup {
	t.Helper()
	companies, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	tables, err := assets.TablesFor(players)
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(uint64(players), 7))
	var setups []*rapid.Setup
	for i := range n {
		size := rapid.Size(i % 2)
		var chosen []rapid.Company
		for len(chosen) < players {
			c := companies[r.IntN(len(companies))]
			if len(c.Check(size, players, 3)) == 0 {
				chosen = append(chosen, c)
			}
		}
		u, err := rapid.NewSetup(rapid.DefaultSettings(), size, tables[i%len(tables)], chosen)
		if err != nil {
			t.Fatal(err)
		}
		setups = append(setups, u)
	}
	return setups
}

// playOn plays at random until the battle waits for an answer of that phase, or
// is over.
func playOn(s *rapid.State, r *rapid.Stream, until rapid.Phase) (answers int) {
	var a rapid.Action
	for s.Phase != rapid.PhaseOver && (answers == 0 || s.Phase != until) {
		s.Random(r, &a)
		s.Do(&a, nil)
		answers++
	}
	return answers
}

// One random frame's turn, with the passing, the ties and the clock that lie
// between it and the next: from one naming of a target to the next, all through
// random battles of 2 to 5 seats.
func BenchmarkRandomTurn(b *testing.B) {
	r := new(rapid.Stream)
	var begun []rapid.State
	for players := 2; players <= rapid.MaxSeats; players++ {
		for _, u := range stockSetups(b, 4, players) {
			s := u.Start(nil)
			for s.Phase != rapid.PhaseName {
				playOn(&s, r, rapid.PhaseName)
			}
			begun = append(begun, s)
		}
	}
	s := begun[0]
	battles, answers := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		if s.Phase == rapid.PhaseOver {
			battles++
			s = begun[battles%len(begun)]
		}
		answers += playOn(&s, r, rapid.PhaseName)
	}
	b.ReportMetric(float64(answers)/float64(b.N), "answers/op")
}

// A whole random battle, fielding included, by the number of seats.
func BenchmarkRandomBattle(b *testing.B) {
	for _, players := range []int{2, 5} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			setups := stockSetups(b, 8, players)
			r := new(rapid.Stream)
			answers, i := 0, 0
			b.ReportAllocs()
			for b.Loop() {
				s := setups[i%len(setups)].Start(nil)
				i++
				answers += playOn(&s, r, rapid.PhaseOver)
			}
			b.ReportMetric(float64(answers)/float64(b.N), "answers/op")
		})
	}
}

// Fielding alone, up to the first round, by the number of seats.
func BenchmarkRandomFielding(b *testing.B) {
	for _, players := range []int{2, 5} {
		b.Run(fmt.Sprint(players), func(b *testing.B) {
			setups := stockSetups(b, 8, players)
			r := new(rapid.Stream)
			i := 0
			b.ReportAllocs()
			for b.Loop() {
				s := setups[i%len(setups)].Start(nil)
				i++
				playOn(&s, r, rapid.PhasePick)
			}
		})
	}
}

// A copy of a battle of 25 frames and 2,048 bricks.
func BenchmarkClone(b *testing.B) {
	l := openTable(141, 141)
	for i := range int16(field.MaxBricks / 4) {
		for layer := uint8(1); layer <= 4; layer++ {
			l.Bricks = append(l.Bricks, field.Brick{X: i % 32 * 4, Y: i / 32 * 8, W: 1, L: 2, Layer: layer})
		}
	}
	table, err := field.NewTable(l)
	if err != nil {
		b.Fatal(err)
	}
	companies := make([]rapid.Company, rapid.MaxSeats)
	src := rapid.NewSituation(rapid.DefaultSettings(), 1, table, companies, func(s *rapid.State) {
		for i := range s.Frames {
			seat := i / (rapid.MaxFrames / rapid.MaxSeats)
			s.Frames[i] = rapid.Frame{White: 2, Seat: int8(seat), Fielded: true, At: studs(float64(4*i), 139)}
			s.First[seat+1] = int8(i + 1)
		}
	}).State
	var dst rapid.State
	b.ReportAllocs()
	for b.Loop() {
		dst = src
	}
	if dst.FrameCount() != rapid.MaxFrames || !dst.Bricks.Has(field.MaxBricks-1) {
		b.Fatal("that is not the battle")
	}
	b.ReportMetric(float64(unsafe.Sizeof(dst)), "bytes")
}
