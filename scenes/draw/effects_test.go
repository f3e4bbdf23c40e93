package draw

import (
	"math"
	"testing"

	"pgregory.net/rapid"
)

// eachMoment calls f along an effect, from its start to its end.
func eachMoment(f func(t float64)) {
	for i := range 101 {
		f(float64(i) / 100)
	}
}

func TestBurstLiesTwoToThreeStudsOff(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		for i, p := range Burst(1, seed) {
			if d := p.At.Len(); d < 2 || d > 3 {
				t.Errorf("piece %d lies %.2f studs off", i, d)
			}
			if math.Abs(p.Lift) > 1e-9 || p.Alpha != 1 {
				t.Errorf("piece %d does not lie: %+v", i, p)
			}
		}
		for i, p := range Burst(0, seed) {
			if p.At.Len() > 1e-9 {
				t.Errorf("piece %d starts at %v", i, p.At)
			}
		}
	})
}

func TestBurstIsTheSameEachTime(t *testing.T) {
	if Burst(.4, 7) != Burst(.4, 7) {
		t.Error("the same seed bursts in two ways")
	}
	if Burst(.4, 7) == Burst(.4, 8) {
		t.Error("two seeds burst in the same way")
	}
}

func TestBurstDebrisLiesWhereTheBurstEnds(t *testing.T) {
	lying := BurstDebris(V(10, 20), RuleRed, Desk, 3)
	for i, p := range Burst(1, 3) {
		if got, want := V(lying[i].X, lying[i].Y), p.At.Add(V(10, 20)); got != want {
			t.Errorf("piece %d lies at %v, flew to %v", i, got, want)
		}
	}
}

func TestLostPartGoesUpOverAndDown(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		highest := 0.0
		eachMoment(func(at float64) {
			p := PopOff(at, 1, seed)
			highest = max(highest, p.Scale)
			if p.Lift < -1e-9 {
				t.Errorf("at %.2f it is under the table", at)
			}
		})
		if math.Abs(highest-1.25) > .01 {
			t.Errorf("nearest to the eye it is %.3f large", highest)
		}
		end := PopOff(1, 1, seed)
		if d := end.At.Len(); d < 2 || d > 3 || end.Lift > 1e-9 {
			t.Errorf("it lies at %+v", end)
		}
		if end.At.Dot(V(math.Cos(1), math.Sin(1))) < 0 {
			t.Errorf("it flew back over the frame: %v", end.At)
		}
	})
}

func TestThrownDieComesToRestInItsPlace(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		seed := rapid.Uint64().Draw(t, "seed")
		sides := rapid.SampledFrom([]int{6, 8, 12, 20}).Draw(t, "sides")
		final := rapid.IntRange(1, sides).Draw(t, "final")
		from, to := V(-50, 400), V(120, 60)
		landings, before := 0, 0.0
		eachMoment(func(at float64) {
			p := Tumble(at, from, to, seed)
			if p.Lift < -1e-9 {
				t.Errorf("at %.2f it is under the table", at)
			}
			if p.Lift < .05 && before >= .05 {
				landings++
			}
			before = p.Lift
			face := TumblingFace(at, sides, final, seed)
			if face < 1 || face > sides {
				t.Errorf("at %.2f it shows %d of %d", at, face, sides)
			}
			if p.Still && face != final {
				t.Errorf("it lies on %d, not on %d", face, final)
			}
		})
		if landings < 2 || landings > 3 {
			t.Errorf("it bounces %d times", landings)
		}
		end := Tumble(1, from, to, seed)
		if end.At.DistanceTo(to) > 1e-9 || !end.Still || end.Scale != 1 {
			t.Errorf("it ends at %+v", end)
		}
		if math.Abs(end.Angle) > 6*math.Pi/180+1e-9 {
			t.Errorf("it lies turned by %.1f degrees", end.Angle*180/math.Pi)
		}
	})
}

func TestClockTurnsOneFace(t *testing.T) {
	eachMoment(func(at float64) {
		angle, next := ClockTick(at)
		if math.Abs(angle) > math.Pi/5+1e-9 {
			t.Errorf("at %.2f it is turned by %.2f", at, angle)
		}
		if next != (at >= .5) {
			t.Errorf("at %.2f next is %v", at, next)
		}
	})
	if a, _ := ClockTick(0); a != 0 {
		t.Errorf("it starts at %.2f", a)
	}
	if a, next := ClockTick(1); a != 0 || !next {
		t.Errorf("it ends at %.2f", a)
	}
}

func TestFlagComesDownBeforeTheNewOneGoesUp(t *testing.T) {
	for _, c := range []struct {
		t, height float64
		new       bool
	}{{0, 1, false}, {.3999, 0, false}, {.4, 0, true}, {1, 1, true}} {
		height, fresh := FlagChange(c.t)
		if math.Abs(height-c.height) > .001 || fresh != c.new {
			t.Errorf("at %.2f: %.2f, %v", c.t, height, fresh)
		}
	}
}

func TestShotsStartAndEndWithTheFrames(t *testing.T) {
	if s := Tracer(0); s.Head != 0 || s.Tail != 0 || s.Muzzle != 1 {
		t.Errorf("a tracer starts as %+v", s)
	}
	if s := Tracer(1); s.Head != 1 || s.Tail != 1 || s.Hit != 0 {
		t.Errorf("a tracer ends as %+v", s)
	}
	if way, height := Lob(1); way != 1 || height != 0 {
		t.Errorf("a shell ends at %.2f, %.2f", way, height)
	}
	if Lunge(0) != 0 || math.Abs(Lunge(1)) > 1e-9 {
		t.Errorf("a lunge starts at %.2f and ends at %.2f", Lunge(0), Lunge(1))
	}
	if Lunge(.5) < 1 {
		t.Errorf("a lunge reaches %.2f studs", Lunge(.5))
	}
	if Bob(0) != 0 || Bob(1) != .05 {
		t.Errorf("a frame bobs from %.3f to %.3f", Bob(0), Bob(1))
	}
}
