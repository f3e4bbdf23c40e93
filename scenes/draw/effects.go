package draw

import "math"

// Every effect here is a pure function of its progress t, 0 at the start and 1 at
// the end, and of a seed that makes one burst unlike the next. Nothing is kept
// between pictures, so an animation can be skipped, run backwards in a replay or
// drawn at any speed, and a picture can be drawn again exactly.

// A Pose is where a loose thing is while it flies, and how it lies afterwards.
type Pose struct {
	At    Vec     // studs from where it was
	Lift  float64 // studs above the table: its shadow falls that much further away
	Angle float64 // radians it has turned
	Scale float64 // nearer to the eye is larger
	Alpha float64 // 0 before it is there
}

// BurstPieces is how many pieces a brick bursts into.
const BurstPieces = 6

// Burst is how the pieces of a shot brick fly 2 to 3 studs and come to lie.
// They start 30 ms apart; TimeBurst is the whole.
func Burst(t float64, seed uint64) [BurstPieces]Pose {
	const gap = 30.0 / 380
	var ps [BurstPieces]Pose
	for i := range ps {
		u := (t - gap*float64(i)) / (1 - gap*(BurstPieces-1))
		if u < 0 {
			continue
		}
		r := roller{seed, uint64(i) + 1}
		a := (float64(i) + r.between(-.35, .35)) * math.Pi * 2 / BurstPieces
		ps[i] = fly(min(u, 1), a, r.between(2, 3), r.between(.9, 1.7), r.between(-7, 7), 1.1)
	}
	return ps
}

// PopOff is how a lost system leaves its frame: up, over in the direction away (an
// angle in radians, 0 to the right), and down as debris 2 to 3 studs further on.
func PopOff(t, away float64, seed uint64) Pose {
	r := roller{seed, 17}
	return fly(t, away+r.between(-.4, .4), r.between(2.2, 3), 2.2, r.between(1.6, 4.2)*r.sign(), 1.25)
}

// Scatter is how part i of a destroyed frame flies from the middle of its base.
func Scatter(t float64, i int, seed uint64) Pose {
	r := roller{seed, uint64(i) + 31}
	// A golden-angle step keeps neighbouring parts apart whatever their number.
	a := float64(i)*2.39996 + r.between(-.3, .3) + float64(seed%628)/100
	u := (t - .05*r.float()) / .75
	return fly(min(max(u, 0), 1), a, r.between(.9, 2.7), r.between(1.2, 2.6), r.between(-5, 5), 1.2)
}

// fly is a throw with one small bounce: distance studs in direction a, height at
// the top, turn radians in all, and the size at the top.
func fly(t, a, distance, height, turn, size float64) Pose {
	const land = .74 // the first landing
	d := distance * EaseOut(t)
	lift := 0.0
	if t < land {
		lift = arch(t / land)
	} else {
		lift = .16 * arch((t-land)/(1-land))
	}
	return Pose{
		At:    V(math.Cos(a)*d, math.Sin(a)*d),
		Lift:  lift * height,
		Angle: turn * EaseOut(t),
		Scale: 1 + (size-1)*lift,
		Alpha: 1,
	}
}

// Lunge is how far a frame has stepped towards its target during a blow, in
// studs: a little back, then forward, then home.
func Lunge(t float64) float64 {
	switch {
	case t < .3:
		return -.3 * EaseInOut(t/.3)
	case t < .5:
		return -.3 + 1.7*EaseOut((t-.3)/.2)
	}
	return 1.4 * (1 - EaseInOut(min(t-.5, .5)/.5))
}

// A Shot is how far a shot has come: its head and tail as fractions of the way,
// and how strong the flash at the muzzle and at the target is, 0 to 1.
type Shot struct{ Head, Tail, Muzzle, Hit float64 }

// Tracer is a direct shot: a streak that leaves with a flash and ends in one.
func Tracer(t float64) Shot {
	return Shot{
		Head:   clamp01(t / .55),
		Tail:   clamp01((t - .18) / .55),
		Muzzle: clamp01(1 - t/.3),
		Hit:    arch(clamp01((t - .5) / .5)),
	}
}

// Lob is an artillery shell on its way: the fraction of the way, and its height
// as a fraction of its highest.
func Lob(t float64) (way, height float64) {
	u := clamp01(t / .85)
	return u, arch(u)
}

// Bob is how much a moving frame is lifted, in studs, after so many studs of its way.
func Bob(way float64) float64 { return .05 * (1 - math.Cos(way*math.Pi)) / 2 }

// A DiePose is a thrown die: where it is, how high in its own sizes, and how it is turned.
type DiePose struct {
	At    Vec
	Lift  float64 // in sizes of the die
	Angle float64 // radians; at rest within 6 degrees of straight
	Scale float64
	Still bool // it lies, and shows its face
}

// Tumble is a die thrown from a hand to its place: two or three bounces, spinning
// to rest.
func Tumble(t float64, from, to Vec, seed uint64) DiePose {
	r := roller{seed, 71}
	tops, ends := bounces2[:], lands2[:]
	if r.float() < .5 {
		tops, ends = bounces3[:], lands3[:]
	}
	lift, start := 0.0, 0.0
	for i, end := range ends {
		if t < end {
			lift = tops[i] * arch((t-start)/(end-start))
			break
		}
		start = end
	}
	way := EaseOut(t)
	d := to.Sub(from)
	swerve := r.between(-.12, .12) * arch(way) // dice do not run on rails
	spin := (1 - way) * r.between(8, 14) * r.sign()
	return DiePose{
		At:    V(from.X+d.X*way-d.Y*swerve, from.Y+d.Y*way+d.X*swerve),
		Lift:  lift,
		Angle: RestAngle(seed) + spin,
		Scale: 1 + .2*lift,
		Still: t >= ends[len(ends)-1],
	}
}

// How high a die bounces, in its own sizes, and when it lands: twice or three times
// and a last roll that stays on the table.
var (
	bounces2 = [...]float64{1.3, .45, 0}
	lands2   = [...]float64{.45, .78, 1}
	bounces3 = [...]float64{1.4, .6, .2, 0}
	lands3   = [...]float64{.38, .66, .84, 1}
)

// RestAngle is how a die lies in its tray: turned by up to 6 degrees.
func RestAngle(seed uint64) float64 {
	r := roller{seed, 73}
	return r.between(-6, 6) * math.Pi / 180
}

// TumblingFace is the face that a tumbling die of so many sides shows: others
// than its final one in flight, and from the last bounce on its final one.
func TumblingFace(t float64, sides, final int, seed uint64) int {
	if t >= .8 || sides < 2 {
		return final
	}
	// Faces turn more slowly towards the end, as the spin does.
	n := uint64(EaseOut(t) * 9)
	r := roller{seed, 101 + n}
	f := 1 + int(r.float()*float64(sides-1))
	if f >= final {
		f++
	}
	return f
}

// ClockTick is the doomsday die rolling on by one face: how far it is turned, in
// radians, and whether it shows the next number yet. Half-way the old face and
// the new one look alike but for the number, for the face has five corners.
func ClockTick(t float64) (angle float64, next bool) {
	const half = math.Pi / 5
	if w := EaseInOut(t); w < .5 {
		return 2 * w * half, false
	} else {
		return 2 * (w - 1) * half, true
	}
}

// FlagChange is a station changing hands: how high the flag hangs, 0 to 1, and
// whether it is the new owner's yet. 200 ms down, 300 ms up.
func FlagChange(t float64) (height float64, new bool) {
	const down = 200.0 / 500
	if t < down {
		return 1 - EaseInOut(t/down), false
	}
	return EaseInOut(min((t-down)/(1-down), 1)), true
}

// Pulse is the strength, .7 to 1, of what breathes once per TimePulse; t is the
// part of the breath that is over, and may be more than 1.
func Pulse(t float64) float64 { return .85 + .15*math.Cos(2*math.Pi*t) }

// EaseOut starts fast and ends softly.
func EaseOut(t float64) float64 { t = 1 - clamp01(t); return 1 - t*t*t }

// EaseInOut starts and ends softly.
func EaseInOut(t float64) float64 { t = clamp01(t); return t * t * (3 - 2*t) }

// arch is 0 at both ends and 1 half-way, as a throw is high.
func arch(t float64) float64 { return 4 * t * (1 - t) }

func clamp01(t float64) float64 { return min(max(t, 0), 1) }

// A roller makes numbers from a seed and a place in it, so that a burst is the
// same in every picture of it. It has nothing to do with dice that count.
type roller struct{ seed, n uint64 }

// float is the next number, 0 to below 1.
func (r *roller) float() float64 {
	z := r.seed*0x9E3779B97F4A7C15 + r.n*0xD1B54A32D192ED03
	r.n += 1009
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return float64((z^z>>31)>>11) / (1 << 53)
}

func (r *roller) between(a, b float64) float64 { return a + (b-a)*r.float() }

func (r *roller) sign() float64 {
	if r.float() < .5 {
		return -1
	}
	return 1
}
