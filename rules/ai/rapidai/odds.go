package rapidai

import (
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// A screen is how damage dice are read: the chart, and how many hits the cover
// takes before it falls.
type screen uint8

const (
	byHand screen = iota
	inOpen
	thinWall // falls after one hit
	midWall  // after two
	stoutWall
	thickWall
	soundWall // stands whatever hits it
	frame1    // a frame that is destroyed by one hit
	frame2
	frame3
	frame4
	frame5
	frame6
	safeFrame // a frame with two defence systems (K5)
	screens
)

var readings = [screens]struct {
	chart dice.Chart
	k     int
}{
	byHand:    {dice.HandToHand, 0},
	inOpen:    {dice.Open, 0},
	thinWall:  {dice.BehindTerrain, 1},
	midWall:   {dice.BehindTerrain, 2},
	stoutWall: {dice.BehindTerrain, 3},
	thickWall: {dice.BehindTerrain, 4},
	soundWall: {dice.BehindTerrain, dice.Never},
	frame1:    {dice.BehindFrame, 1},
	frame2:    {dice.BehindFrame, 2},
	frame3:    {dice.BehindFrame, 3},
	frame4:    {dice.BehindFrame, 4},
	frame5:    {dice.BehindFrame, 5},
	frame6:    {dice.BehindFrame, 6},
	safeFrame: {dice.BehindFrame, dice.Safe},
}

// hits is what so many damage dice do to a target behind the screen.
func (c screen) hits(n int) dice.Dist {
	r := &readings[c]
	return dice.Hits(r.chart, min(n, dice.MaxDice), r.k)
}

// through is roughly the share of a damage die that comes through a screen.
var through = func() (mean [screens]float64) {
	for c := range mean {
		mean[c] = screen(c).hits(4).Mean()
	}
	return mean
}()

// wall is the screen of a structure that falls after k hits.
func wall(k int) screen {
	if k < 1 || k > 4 {
		return soundWall
	}
	return thinWall + screen(k-1)
}

// behind is the screen of a frame.
func behind(f *rapid.Frame) screen {
	if f.Systems[rapid.Defence] == 2 {
		return safeFrame
	}
	return frame1 + screen(min(f.Hits(), 6)-1)
}

// Bounds of the table of mean hits.
const (
	most6  = 4 // red and white six-siders
	most8  = 4 // red eight-siders, rockets among them
	lowNet = -6
	topNet = 8
)

// meanHits is the mean damage of an attack with the best of n6 six-siders and n8
// eight-siders, by the defence less the spot.
var meanHits = func() *[screens][most6 + 1][most8 + 1][topNet - lowNet + 1]float64 {
	var t [screens][most6 + 1][most8 + 1][topNet - lowNet + 1]float64
	for c := range screens {
		for n6 := range t[c] {
			for n8 := range t[c][n6] {
				attack := dice.Best(n6, n8)
				for i := range t[c][n6][n8] {
					for a := 1; a <= 8; a++ {
						t[c][n6][n8][i] += attack.P(a) * c.hits(a-(i+lowNet)).Mean()
					}
				}
			}
		}
	}
	return &t
}()

// mostHits is more than any frame can take.
const mostHits = rapid.MaxSystems + 4

// A toll is what damage dice do to a frame: the mean damage, and the chance to destroy
// it.
type toll struct{ mean, kill float64 }

// tolls are the tolls of every screen, by the damage dice and by what the frame can
// still take.
var tolls = func() *[screens][topAttack + 1][mostHits + 1]toll {
	var t [screens][topAttack + 1][mostHits + 1]toll
	for c := range t {
		for n := range t[c] {
			hits := screen(c).hits(n)
			for h := range t[c][n] {
				t[c][n][h] = toll{hits.Cap(h).Mean(), hits.AtLeast(h)}
			}
		}
	}
	return &t
}()

// topAttack is the most that an attack comes to: an eight and a spot of six.
const topAttack = 14

// A volley is the dice that an attack is made with, the chance that the attacker
// gets into range, and what stands in the way.
type volley struct {
	odds   float64
	n6, n8 int8
	screen screen
	band   rapid.Band
}

// row is the mean damage of a volley that gets into range, by the defence less the spot,
// from lowNet.
func (v *volley) row() *[topNet - lowNet + 1]float64 { return &meanHits[v.screen][v.n6][v.n8] }

// mean is the mean damage of a volley against a defence less a spot.
func (v *volley) mean(net int) float64 {
	if v.odds == 0 {
		return 0
	}
	return v.odds * v.row()[max(lowNet, min(topNet, net))-lowNet]
}

// arms is the dice that a frame attacks with in a band, one white among them, and
// whether it may attack there at all. Direct fire counts on the given rockets.
func arms(f *rapid.Frame, band rapid.Band, rockets int8) (n6, n8 int8, can bool) {
	n := f.Systems[band.Weapon()]
	if n > 0 {
		n6 = 2
	}
	if n > 1 {
		n8 = 1
	}
	if band == rapid.AtDirect {
		n8 += rockets
	} else {
		rockets = 0
	}
	if f.White > 0 {
		n6++
	}
	return n6, min(n8, most8), n > 0 || rockets > 0 || band == rapid.AtHand
}

// strides is the chance to move so many units or more with the best of so many
// six-siders, without and with the d8 of the sprint.
var strides = func() (t [4][2][10]float64) {
	for n6 := range t {
		for n8 := range t[n6] {
			for need := range t[n6][n8] {
				t[n6][n8][need] = dice.Best(n6, n8).AtLeast(need)
			}
		}
	}
	return t
}()

// reachOdds is the chance that the frame moves that far, in units, in its next
// turn, with one of its whites to help.
func reachOdds(f *rapid.Frame, units float64) float64 {
	need := int(units)
	if float64(need) < units {
		need++
	}
	return stepOdds(f, need)
}

// stepOdds is the chance that the frame moves so many whole units.
func stepOdds(f *rapid.Frame, need int) float64 {
	if need <= 0 {
		return 1
	}
	if need > 8 {
		return 0
	}
	movement, sprint := min(f.Systems[rapid.Movement], 2), 0
	if f.Systems.Sprints() {
		sprint = 1
	}
	p := strides[movement+1][sprint][need]
	if sprint == 0 && movement == 0 {
		p *= 0.85 // it walks round cover
	}
	return p
}

// guard is the defence that a frame is likely to have when it is attacked: what
// it has, or the best of its blues and a white.
func guard(f *rapid.Frame) *guarding {
	if f.Acted {
		return &sureGuards[max(f.Defence, 0)]
	}
	return freshGuard(f)
}

// freshGuard is the defence of a frame that has not rolled.
func freshGuard(f *rapid.Frame) *guarding {
	return &freshGuards[int(f.Systems[rapid.Defence])+min(1, int(f.White))]
}

// A guarding is the odds of a defence.
type guarding struct {
	p         [9]float64
	low, high int // the values that have a chance
	mean      float64
}

func guardingOf(d dice.Dist) (g guarding) {
	g.low, g.high, g.mean = -1, d.Max(), d.Mean()
	for v := range g.p {
		if g.p[v] = d.P(v); g.low < 0 && g.p[v] > 0 {
			g.low = v
		}
	}
	return g
}

var (
	sureGuards = func() (t [9]guarding) {
		for v := range t {
			t[v] = guardingOf(dice.Sure(v))
		}
		return t
	}()
	// freshGuards are by the six-siders.
	freshGuards = func() (t [4]guarding) {
		for n := range t {
			t[n] = guardingOf(dice.Best(n, 0))
		}
		return t
	}()
	// bests are the odds of the best of six- and eight-siders.
	bests = func() (t [most6 + 1][most8 + 1][9]float64) {
		for n6 := range t {
			for n8 := range t[n6] {
				t[n6][n8] = guardingOf(dice.Best(n6, n8)).p
			}
		}
		return t
	}()
)

// against is the mean damage of a volley to a frame with that defence and spot.
func (v *volley) against(defence *guarding, spot int) float64 {
	if v.odds == 0 {
		return 0
	}
	sum := 0.0
	row := v.row()
	for d := defence.low; d <= defence.high; d++ {
		sum += defence.p[d] * row[max(lowNet, min(topNet, d-spot))-lowNet]
	}
	return v.odds * sum
}

// near is the gap between two bases, on the lattice.
func near(a, b field.Point) float64 {
	return max(0, distance(a, b)-2*field.BaseRadius)
}
