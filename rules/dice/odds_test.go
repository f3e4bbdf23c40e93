package dice

import (
	"fmt"
	"math"
	"testing"
)

// near tells whether got is the printed value to its two or three digits.
func near(got, printed, unit float64) bool { return math.Abs(got-printed) <= unit/2+1e-9 }

func TestMeanOfTheBestDie(t *testing.T) {
	for _, c := range []struct {
		n6, n8 int
		mean   float64
	}{
		{0, 0, 0},
		{1, 0, 3.50},
		{2, 0, 4.47},
		{3, 0, 4.96},
		{4, 0, 5.24},
		{0, 1, 4.50},
		{1, 1, 5.23},
		{2, 1, 5.59},
		{3, 1, 5.81},
		{2, 2, 6.25},
		{2, 3, 6.67},
		{2, 4, 6.96},
	} {
		if got := Best(c.n6, c.n8).Mean(); !near(got, c.mean, 0.01) {
			t.Errorf("%dd6+%dd8: mean %.4f, want %.2f", c.n6, c.n8, got, c.mean)
		}
	}
}

func TestReachOfTheBestDie(t *testing.T) {
	for _, c := range []struct {
		name             string
		n6, n8           int
		three, five, six float64
	}{
		{"2W", 2, 0, .889, .556, .306},
		{"G+2W", 3, 0, .963, .704, .421},
		{"2G+2W", 4, 0, .988, .802, .518},
		{"G+d8+2W", 3, 1, .991, .852, .638},
	} {
		b := Best(c.n6, c.n8)
		for v, want := range map[int]float64{3: c.three, 5: c.five, 6: c.six} {
			if got := b.AtLeast(v); !near(got, want, 0.001) {
				t.Errorf("%s reaches %d with %.4f, want %.3f", c.name, v, got, want)
			}
		}
	}
}

func TestBestDieAgainstCounting(t *testing.T) {
	// 2d6 and 1d8, all 288 ways.
	var ways [9]int
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			for c := 1; c <= 8; c++ {
				ways[max(a, b, c)]++
			}
		}
	}
	d := Best(2, 1)
	for v, n := range ways {
		if want := float64(n) / 288; math.Abs(d.P(v)-want) > 1e-12 {
			t.Errorf("P(%d) = %v, want %v", v, d.P(v), want)
		}
	}
	if d.Max() != 8 || Best(3, 0).Max() != 6 || Best(0, 0).Max() != 0 {
		t.Error("the highest values are not 8, 6 and 0")
	}
}

func TestWhatCannotBeHasNoChance(t *testing.T) {
	for n6 := range 5 {
		for n8 := range 5 {
			if p := Best(n6, n8).P(0); n6+n8 > 0 && p != 0 {
				t.Errorf("%dd6+%dd8 show nothing with %v", n6, n8, p)
			}
		}
	}
	e := Exchange{Attack: Best(2, 0), Defence: Best(4, 0), Chart: Open, Hits: 6}
	if o := e.Outcome(); o.Dice.Max() != 5 || o.Destroyed() != 0 {
		t.Errorf("6 against 1 rolls %d dice, and destroys six hits with %v", o.Dice.Max(), o.Destroyed())
	}
}

func TestDistQuestions(t *testing.T) {
	if d := (Dist{}); d.Mean() != 0 || d.P(0) != 1 || d.AtLeast(1) != 0 || d.Max() != 0 {
		t.Error("the zero Dist is not surely 0")
	}
	if d := Sure(5); d.Mean() != 5 || d.P(5) != 1 || d.P(4) != 0 || d.P(6) != 0 || d.Max() != 5 {
		t.Error("Sure(5) is not 5")
	}
	d := Hits(HandToHand, 3, Never).Cap(2) // 1 3 3 1 of 8
	for v, want := range []float64{1. / 8, 3. / 8, 4. / 8, 0} {
		if got := d.P(v); math.Abs(got-want) > 1e-12 {
			t.Errorf("3 dice hand to hand on a frame that can take 2: P(%d) = %v, want %v", v, got, want)
		}
	}
	if got := d.Mean(); math.Abs(got-11./8) > 1e-12 {
		t.Errorf("its mean is %v, want 11/8", got)
	}
	if d.Cap(-1).Mean() != 0 || d.Cap(9).Mean() != d.Mean() {
		t.Error("Cap below 0 or above the cap is wrong")
	}
}

// The expected hits and their chances, for n dice, in hand to hand, in the open,
// behind cover that falls after 1 and 2 hits, and behind sturdy cover.
func TestHitsTable(t *testing.T) {
	type cell struct{ mean, one, two float64 }
	for _, row := range []struct {
		n                            int
		hth, open, thin, two, sturdy cell
	}{
		{1, cell{.50, .50, 0}, cell{.33, .33, 0}, cell{.17, .17, 0}, cell{.17, .17, 0}, cell{.17, .17, 0}},
		{2, cell{1.0, .75, .25}, cell{.67, .56, .11}, cell{.42, .39, .03}, cell{.33, .31, .03}, cell{.33, .31, .03}},
		{3, cell{1.5, .88, .50}, cell{1.0, .70, .26}, cell{.72, .58, .13}, cell{.53, .45, .07}, cell{.50, .42, .07}},
		{4, cell{2.0, .94, .69}, cell{1.33, .80, .41}, cell{1.05, .72, .28}, cell{.77, .59, .16}, cell{.67, .52, .13}},
		{6, cell{3.0, .98, .89}, cell{2.0, .91, .65}, cell{1.75, .88, .57}, cell{1.37, .80, .42}, cell{1.0, .67, .26}},
		{8, cell{4.0, 1.0, .96}, cell{2.67, .96, .80}, cell{2.47, .95, .77}, cell{2.06, .91, .66}, cell{1.33, .77, .40}},
		{10, cell{5.0, 1.0, .99}, cell{3.33, .98, .90}, cell{3.19, .98, .88}, cell{2.81, .96, .82}, cell{1.67, .84, .52}},
	} {
		for _, c := range []struct {
			name string
			got  Dist
			want cell
		}{
			{"hand to hand", Hits(HandToHand, row.n, Never), row.hth},
			{"open", Hits(Open, row.n, Never), row.open},
			{"cover 1", Hits(BehindTerrain, row.n, 1), row.thin},
			{"cover 2", Hits(BehindTerrain, row.n, 2), row.two},
			{"sturdy", Hits(BehindTerrain, row.n, Never), row.sturdy},
			{"safe frame", Hits(BehindFrame, row.n, Safe), row.sturdy},
		} {
			got := cell{c.got.Mean(), c.got.AtLeast(1), c.got.AtLeast(2)}
			if !near(got.mean, c.want.mean, .01) || !near(got.one, c.want.one, .01) || !near(got.two, c.want.two, .01) {
				t.Errorf("%d dice, %s: %.4v, want %v", row.n, c.name, got, c.want)
			}
		}
	}
}

func TestChanceToDestroyInTheOpen(t *testing.T) {
	for n, want := range map[int][3]float64{
		2: {.56, .11, 0},
		4: {.80, .41, .11},
		6: {.91, .65, .32},
		8: {.96, .80, .53},
	} {
		for i, p := range want {
			if got := Hits(Open, n, Never).AtLeast(i + 1); !near(got, p, .01) {
				t.Errorf("%d dice destroy a frame that can take %d with %.4f, want %.2f", n, i+1, got, p)
			}
		}
	}
	if got := Hits(Open, 12, Never).AtLeast(6); !near(got, .18, .01) {
		t.Errorf("12 dice destroy a fresh full frame with %.4f, want .18", got)
	}
}

// Every roll of up to five dice, read as the rules read it, gives the odds.
func TestHitsAgainstEveryRoll(t *testing.T) {
	for n := 0; n <= 5; n++ {
		rolls := 1
		for range n {
			rolls *= 6
		}
		for chart := HandToHand; chart <= Terrain; chart++ {
			for _, k := range []int{Safe, 0, 1, 2, 3, 4, 5, 6, Never} {
				if k == Safe && chart != BehindFrame || k == 0 && !chart.covered() || k >= 0 && k < Never && chart == Terrain {
					continue // no such case at the table
				}
				var target, cover [MaxDice + 1]int
				for roll := range rolls {
					faces := make([]int, n)
					for i, rest := 0, roll; i < n; i, rest = i+1, rest/6 {
						faces[i] = rest%6 + 1
					}
					a, b := read(chart, faces, k)
					cover[a]++
					target[b]++
				}
				for v := 0; v <= n; v++ {
					name := fmt.Sprintf("chart %d, %d dice, k %d: P(%d)", chart, n, k, v)
					if got, want := Hits(chart, n, k).P(v), float64(target[v])/float64(rolls); math.Abs(got-want) > 1e-12 {
						t.Errorf("%s on the target is %v, want %v", name, got, want)
					}
					if got, want := CoverHits(chart, n, k).P(v), float64(cover[v])/float64(rolls); math.Abs(got-want) > 1e-12 {
						t.Errorf("%s on the cover is %v, want %v", name, got, want)
					}
				}
			}
		}
	}
}

func TestChanceThatCoverFalls(t *testing.T) {
	// Two dice at a wall that falls after one hit: not (2/3)².
	if got := CoverHits(BehindTerrain, 2, 1).AtLeast(1); math.Abs(got-5./9) > 1e-12 {
		t.Errorf("a thin wall falls to two dice with %v, want 5/9", got)
	}
	if CoverHits(BehindTerrain, 2, 0).AtLeast(0) != 1 || CoverHits(BehindTerrain, 24, Never).AtLeast(Never) != 0 {
		t.Error("fallen cover has not fallen, or cover that never falls has")
	}
}

func TestOddsAreWholeUpToMaxDice(t *testing.T) {
	for chart := HandToHand; chart <= Terrain; chart++ {
		for _, k := range []int{1, 2, 5, 24, Never} {
			d := Hits(chart, MaxDice, k)
			sum := 0.0
			for v := 0; v <= MaxDice; v++ {
				sum += d.P(v)
			}
			if math.Abs(sum-1) > 1e-12 {
				t.Errorf("chart %d, k %d: probabilities of 24 dice sum to %v", chart, k, sum)
			}
		}
	}
	if got := Hits(Open, MaxDice, Never).Mean(); math.Abs(got-8) > 1e-9 {
		t.Errorf("24 dice in the open hit %v times, want 8", got)
	}
	if Hits(Open, -3, Never).Mean() != 0 {
		t.Error("fewer than no dice hit")
	}
}

// Mean damage dice of the best of 2R+d8 against the defender's best, with and
// without a spot of 5.
func TestSpotsAreWorthFourToSixTimes(t *testing.T) {
	attack := Best(2, 1)
	for _, c := range []struct {
		name    string
		defence Dist
		spot    int
		want    float64
	}{
		{"B+2W", Best(3, 0), 0, 1.09},
		{"B+2W, spot 5", Best(3, 0), 5, 5.64},
		{"2B+2W", Best(4, 0), 0, 0.87},
		{"2B+2W, spot 5", Best(4, 0), 5, 5.35},
	} {
		if got := DamageDice(attack, c.spot, c.defence).Mean(); !near(got, c.want, .01) {
			t.Errorf("against %s: %.4f damage dice, want %.2f", c.name, got, c.want)
		}
	}
}

func TestO14AttackOfZeroIsNoAttack(t *testing.T) {
	if got := DamageDice(Sure(0), 5, Sure(2)); got.Max() != 0 {
		t.Errorf("no attack die and a spot of 5 roll up to %d damage dice", got.Max())
	}
}

// The designer's own examples: attack + spot − defence.
func TestDamageDiceAreNeverNegative(t *testing.T) {
	for _, c := range []struct{ attack, spot, defence, dice int }{
		{6, 4, 5, 5}, {3, 1, 6, 0}, {8, 6, 2, 12}, {5, 0, 5, 0},
	} {
		if got := DamageDice(Sure(c.attack), c.spot, Sure(c.defence)); got.P(c.dice) != 1 {
			t.Errorf("%d+%d−%d is not surely %d dice", c.attack, c.spot, c.defence, c.dice)
		}
	}
}

func TestHitsAgainstAnUnknownDefence(t *testing.T) {
	// Attack 6 at the best of two dice, in the open, on a frame that can take 2.
	defence := Best(2, 0)
	want := 0.0
	for a := 1; a <= 6; a++ {
		for b := 1; b <= 6; b++ {
			want += Hits(Open, 6-max(a, b), Never).Cap(2).Mean() / 36
		}
	}
	dice := DamageDice(Sure(6), 0, defence)
	if got := HitsOf(Open, dice, Never).Cap(2).Mean(); math.Abs(got-want) > 1e-12 {
		t.Errorf("HitsOf has mean %v, want %v", got, want)
	}
}

func TestInnerLoopDoesNotAllocate(t *testing.T) {
	if n := testing.AllocsPerRun(100, func() {
		sink += Hits(BehindTerrain, 7, 2).Cap(3).Mean() + Best(3, 0).Mean()
	}); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

var sink float64

func BenchmarkHits(b *testing.B) {
	for i := 0; b.Loop(); i++ {
		sink += Hits(BehindTerrain, 1+i%10, i%3).Cap(3).Mean()
	}
}
