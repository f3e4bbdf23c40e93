package rapid_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// What always holds, whatever the players do: checked on random battles.

// side is the side of the table of a brawl, in studs.
const side = 72

// brawl is a small, crowded situation: frames, stations and walls at random
// places, under random rules.
func brawl(r *rand.Rand) *rapid.Battle {
	layout := openTable(side, side)
	for i := range 5 {
		layout.Bricks = append(layout.Bricks, wall(14*i, 4+r.IntN(side-12), 1+r.IntN(3), 1+r.IntN(5), 2+r.IntN(4))...)
	}
	table, err := field.NewTable(layout)
	if err != nil {
		panic(err)
	}
	settings := rapid.DefaultSettings()
	settings.Doomsday = 1 + r.IntN(4)
	settings.Ruler = 6 + 2*r.IntN(2)
	settings.Reevaluate, settings.StraightAway, settings.DropWhites = r.IntN(2) == 0, r.IntN(2) == 0, r.IntN(2) == 0
	seats, frames := 2+r.IntN(2), 2+r.IntN(2)
	companies := make([]rapid.Company, seats)
	return rapid.NewSituation(settings, 1, table, companies, func(s *rapid.State) {
		n := 0
		for seat := range seats {
			s.Seats[seat].Each = int8(3 + r.IntN(5))
			s.First[seat] = int8(n)
			at := field.Point{X: int32(2+r.IntN(side-8)) * field.Stud, Y: int32(2+r.IntN(side-8)) * field.Stud}
			s.Stations[seat] = rapid.Station{At: at, Owner: int8(seat), Home: int8(seat), Placed: true}
			for number := range frames {
				f := &s.Frames[n]
				*f = rapid.Frame{
					White: uint8(1 + r.IntN(2)), Rockets: uint8(r.IntN(3)), Seat: int8(seat), Design: int8(number), Number: int8(number + 1),
					Defence: rapid.None, SpotBy: rapid.None,
				}
				for range r.IntN(5) {
					if of := r.IntN(int(rapid.NumSystems)); f.Systems[of] < 2 {
						f.Systems[of]++
					}
				}
				companies[seat].Frames = append(companies[seat].Frames, rapid.Design{Name: "Frame", Systems: f.Systems})
				n++
			}
		}
		for i := seats; i < len(s.First); i++ {
			s.First[i] = int8(n)
		}
		for i := range n {
			f := &s.Frames[i]
			for !s.MayStand(int8(i), f.At) {
				f.At = field.Point{X: int32(r.IntN(side * field.Stud)), Y: int32(r.IntN(side * field.Stud))}
			}
			f.Fielded = true
		}
	})
}

// answer is a random answer to what a battle asks: a listed one, for a move now
// and then a route of two legs, and a roll for Chance.
func answer(r *rand.Rand, s *rapid.State) rapid.Action {
	if faces, n := s.RollDice(); n > 0 {
		a := rapid.Action{Kind: rapid.ActRoll, Count: int8(n)}
		for i := range n {
			a.Values[i] = uint8(1 + r.IntN(int(faces[i])))
		}
		return a
	}
	if r.IntN(400) == 0 && s.Stage == rapid.StageDone {
		return rapid.Action{Kind: rapid.ActConcede}
	}
	list, _ := s.Answers()
	return list[r.IntN(len(list))]
}

// eachState plays random brawls and calls f in every state, with the answer that
// will be given.
func eachState(t *testing.T, battles int, f func(r *rand.Rand, b *rapid.Battle, a rapid.Action)) {
	t.Helper()
	for seed := range uint64(battles) {
		r := rand.New(rand.NewPCG(seed, 7))
		b := brawl(r)
		for n := 0; ; n++ {
			if _, open := b.Pending(); !open {
				break
			}
			if n == 4000 {
				t.Fatalf("seed %d: the battle does not end", seed)
			}
			a := answer(r, &b.State)
			f(r, b, a)
			if t.Failed() {
				text, _ := b.MarshalText()
				t.Fatalf("seed %d, answer %d, %s:\n%s", seed, n, a, text)
			}
			if _, err := b.Apply(a); err != nil {
				t.Fatalf("seed %d: %s is refused: %v", seed, a, err)
			}
		}
	}
}

// wild is an action that means little: its kind is random or fits what is asked,
// and every field holds something likely, or impossible.
func wild(r *rand.Rand, s *rapid.State, a rapid.Action) rapid.Action {
	small := func() int8 {
		return []int8{-128, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 24, 25, 32, 33, 127}[r.IntN(16)]
	}
	coordinate := func(v int32) int32 {
		return []int32{math.MinInt32, -1, 0, v, v + 1, v - 80, v + 5*field.Stud, int32(r.IntN(side * field.Stud)), 1 << 14, math.MaxInt32 - 15, math.MaxInt32}[r.IntN(11)]
	}
	place := func() field.Point {
		p := s.Frames[r.IntN(s.FrameCount())].At
		return field.Point{X: coordinate(p.X), Y: coordinate(p.Y)}
	}
	die := func() rapid.Face {
		if t := &s.Acting; t.Frame != rapid.None && t.Count > 0 && r.IntN(4) > 0 {
			return t.Pool[r.IntN(int(t.Count))].Face
		}
		return []rapid.Face{{}, {Colour: 9, Faces: 6, Value: 3}, {Colour: dice.Red, Faces: 8, Value: 0}, {Value: 200}}[r.IntN(4)]
	}
	for range 1 + r.IntN(3) {
		switch r.IntN(9) {
		case 0:
			a.Kind = rapid.Kind(r.IntN(int(rapid.ActConcede) + 3))
		case 1:
			a.Index = small()
		case 2:
			a.Band = rapid.Band(r.IntN(6))
		case 3:
			a.Rockets = uint8(small())
		case 4:
			a.Die = die()
		case 5:
			ids := []int16{math.MinInt16, -1, 0, 1, 2, 3, 4, 8, 9, 255, 256, 257, math.MaxInt16}
			a.Target = rapid.Target{Kind: rapid.TargetKind(r.IntN(5)), ID: ids[r.IntN(len(ids))]}
		case 6:
			a.Place = place()
		case 7:
			a.Count = small()
		case 8:
			for i := range a.Values {
				a.Values[i] = uint8(small())
			}
			for i := range a.Bricks {
				a.Bricks[i] = uint16([]int{0, 1, r.IntN(100), 2047, 2048, math.MaxUint16}[r.IntN(6)])
			}
			for i := range a.Path {
				a.Path[i] = place()
			}
		}
	}
	return a
}

func TestLegalNeverPanicsAndLiesToNobody(t *testing.T) {
	// Whatever the action: judging it does not panic; one that is legal has a line
	// that says the same and does the same; and if all answers are said to be
	// listed, it is among them.
	eachState(t, 60, func(r *rand.Rand, b *rapid.Battle, given rapid.Action) { tryWild(t, r, b, given) })
}

func TestLegalNeverPanicsBeforeTheFirstRound(t *testing.T) {
	// Two alike tie for defence, and then everything is fielded.
	for seed := range uint64(3) {
		r := rand.New(rand.NewPCG(seed, 23))
		spare := company(5, soldier)
		spare.Spares = []rapid.Design{bare}
		b := newBattle(t, rapid.Skirmish, openTable(110, 90), company(5, soldier), spare).b
		for b.State.Stage != rapid.StageDone && !t.Failed() {
			a := answer(r, &b.State)
			tryWild(t, r, b, a)
			if _, err := b.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// tryWild tries actions that mean little in a state.
func tryWild(t *testing.T, r *rand.Rand, b *rapid.Battle, given rapid.Action) {
	t.Helper()
	list, all := b.State.Answers()
	for range 12 {
		a := wild(r, &b.State, given)
		legal := b.Legal(a) == nil
		before := b.State
		c := *b
		if _, err := c.Apply(a); (err == nil) != legal {
			t.Errorf("%+v: Legal says %t, Apply %v", a, legal, err)
		}
		if b.State != before {
			t.Errorf("%+v: judging it changed the battle", a)
		}
		if !legal {
			continue
		}
		back, err := b.Parse(a.String())
		if err != nil {
			t.Errorf("%s is legal and cannot be read: %v", a, err)
			continue
		}
		d := *b
		if _, err := d.Apply(back); err != nil || d.State != c.State {
			t.Errorf("%s does not do what it says: %v", a, err)
		}
		same := func(o rapid.Action) bool { return o.String() == a.String() }
		if all && a.Kind != rapid.ActConcede && a.Kind != rapid.ActRoll && !slices.ContainsFunc(list, same) {
			t.Errorf("%s is legal, and not among all answers", a)
		}
	}
}

func TestListedAnswersAreLegalAndDifferent(t *testing.T) {
	eachState(t, 60, func(_ *rand.Rand, b *rapid.Battle, _ rapid.Action) {
		if _, n := b.State.RollDice(); n > 0 {
			return
		}
		list, _ := b.State.Answers()
		seen := map[rapid.Action]bool{}
		for _, a := range list {
			if err := b.State.Legal(&a); err != nil || seen[a] {
				t.Errorf("%s is listed: %v, twice %t", a, err, seen[a])
			}
			seen[a] = true
		}
		if len(list) == 0 {
			t.Error("there is no answer")
		}
	})
}

// mirrored is the battle in a mirror.
func mirrored(s *rapid.State) rapid.State {
	layout := s.Table.Layout
	layout.Bricks = slices.Clone(layout.Bricks)
	for i := range layout.Bricks {
		b := &layout.Bricks[i]
		b.X = int16(layout.Width) - b.X - int16(b.W)
	}
	table, err := field.NewTable(layout)
	if err != nil {
		panic(err)
	}
	u := *s.Setup
	u.Table = table
	m := *s
	m.Setup = &u
	for i := range m.Frames {
		m.Frames[i].At = mirror(m.Frames[i].At, 0)
	}
	for i := range m.Stations {
		m.Stations[i].At = mirror(m.Stations[i].At, field.StationSide)
	}
	return m
}

func mirror(p field.Point, width int32) field.Point {
	return field.Point{X: side*field.Stud - width - p.X, Y: p.Y}
}

func TestMirroredTablesGiveMirroredVerdicts(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 11))
		b := brawl(r)
		s, m := &b.State, mirrored(&b.State)
		for s.Phase != rapid.PhaseOver {
			given := answer(r, s)
			for i := range 6 {
				a := given
				if i > 0 {
					a = wild(r, s, given)
				}
				if here, there := s.Legal(&a), m.Legal(flipped(&a)); fmt.Sprint(here) != fmt.Sprint(there) {
					t.Fatalf("seed %d: %s: %v, and in the mirror %v", seed, a, here, there)
				}
			}
			m.Do(flipped(&given), nil)
			s.Do(&given, nil)
			if mm := mirrored(&m); mm.Frames != s.Frames || mm.Stations != s.Stations || mm.Bricks != s.Bricks ||
				mm.Phase != s.Phase || mm.Side() != s.Side() || mm.Order() != s.Order() {
				t.Fatalf("seed %d: after %s the mirror shows another battle", seed, given)
			}
		}
	}
}

// flipped is an action in the mirror.
func flipped(a *rapid.Action) *rapid.Action {
	f := *a
	f.Place = mirror(a.Place, 0)
	if a.Kind == rapid.ActStation {
		f.Place = mirror(a.Place, field.StationSide)
	}
	for i := range f.Path {
		f.Path[i] = mirror(a.Path[i], 0)
	}
	return &f
}

// A witness knows of a battle only what events have told it.
type witness struct {
	frames   [rapid.MaxFrames]rapid.Frame
	stations [rapid.MaxStations]rapid.Station
	bricks   field.Standing
	scores   []int
	round    int8
	clock    int8
	named    uint8 // rockets
}

func witnessOf(b *rapid.Battle) *witness {
	s := &b.State
	return &witness{frames: s.Frames, stations: s.Stations, bricks: s.Bricks, scores: b.Result().Scores, round: s.Round, clock: s.Clock}
}

func (w *witness) hear(e rapid.Event) {
	var f *rapid.Frame
	if e.Frame >= 0 {
		f = &w.frames[e.Frame]
	}
	gone := func(f *rapid.Frame) {
		f.White, f.Systems, f.Rockets = 0, rapid.Systems{}, 0
		f.Defence, f.Spot, f.SpotBy = rapid.None, 0, rapid.None
	}
	switch e.Kind {
	case rapid.EvStation:
		w.stations[e.Value].At, w.stations[e.Value].Placed = e.At, true
	case rapid.EvFielded:
		f.At, f.Fielded = e.At, true
	case rapid.EvRound:
		w.round = int8(e.Value)
		for i := range w.frames {
			if f := &w.frames[i]; f.Fielded {
				f.Acted, f.Defence, f.Spot, f.SpotBy = false, rapid.None, 0, rapid.None
			}
		}
	case rapid.EvActivated:
		f.Acted = true
	case rapid.EvNamed:
		w.named = uint8(e.Value)
	case rapid.EvRolled:
		f.Rockets -= w.named
	case rapid.EvDefended:
		f.Defence = int8(e.Die.Value)
	case rapid.EvMoved, rapid.EvAbandoned:
		f.At = e.At
	case rapid.EvSpotUsed:
		w.frames[e.Other].Spot, w.frames[e.Other].SpotBy = 0, rapid.None
	case rapid.EvSpotted:
		if o := &w.frames[e.Other]; o.Spot != int8(e.Value) {
			o.Spot, o.SpotBy = int8(e.Value), e.Seat
		}
	case rapid.EvBrick:
		w.bricks.Remove(int(e.Value))
	case rapid.EvLost:
		if e.Value == int16(rapid.White) {
			f.White--
		} else {
			f.Systems[e.Value]--
		}
	case rapid.EvDestroyed:
		gone(f)
	case rapid.EvSeized:
		w.stations[e.Value].Owner = e.Seat
	case rapid.EvStationLost:
		w.stations[e.Value].Owner = rapid.None
	case rapid.EvScore:
		w.scores[e.Seat] = int(e.Value)
	case rapid.EvTicked:
		w.clock = int8(e.Value)
	case rapid.EvConceded:
		for i := range w.frames {
			if f := &w.frames[i]; f.Seat == e.Seat && f.Stands() {
				gone(f)
			}
		}
		for i := range w.stations {
			if st := &w.stations[i]; st.Placed && st.Owner == e.Seat {
				st.Owner = rapid.None
			}
		}
	}
}

func TestEventsTellEverythingThatChanges(t *testing.T) {
	watch := func(seed uint64, r *rand.Rand, b *rapid.Battle, most int) {
		w := witnessOf(b)
		for range most {
			s := &b.State
			if s.Phase == rapid.PhaseOver {
				break
			}
			a := answer(r, s)
			var l rapid.Log
			s.Do(&a, &l)
			for _, e := range l.Events {
				w.hear(e)
			}
			for i := range s.FrameCount() {
				if w.frames[i] != s.Frames[i] {
					t.Fatalf("seed %d: after %s f%d is\n%+v, but events tell\n%+v", seed, a, i, s.Frames[i], w.frames[i])
				}
			}
			if w.stations != s.Stations || w.bricks != s.Bricks || w.round != s.Round || w.clock != s.Clock ||
				!slices.Equal(w.scores, b.Result().Scores) {
				t.Fatalf("seed %d: after %s (%v) stations, bricks, the round, the clock or scores are\n%v %d %d %v, but events tell\n%v %d %d %v", seed, a, l.Events,
					s.Stations, s.Round, s.Clock, b.Result().Scores, w.stations, w.round, w.clock, w.scores)
			}
		}
	}
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 13))
		watch(seed, r, brawl(r), math.MaxInt)
	}
	for seed := range uint64(3) { // with fielding
		r := rand.New(rand.NewPCG(seed, 17))
		g := newBattle(t, rapid.Skirmish, openTable(120, 100), company(4, soldier), company(5, soldier))
		watch(seed, r, g.b, 60)
	}
}

func TestScoresAreAssetsTimesScorePerAsset(t *testing.T) {
	eachState(t, 40, func(_ *rand.Rand, b *rapid.Battle, _ rapid.Action) {
		s := &b.State
		want := make([]int, s.SeatCount())
		for i := range s.FrameCount() {
			if f := &s.Frames[i]; f.Stands() {
				want[f.Seat] += int(s.Seats[f.Seat].Each)
			}
		}
		for i := range s.StationCount() {
			if o := s.Stations[i].Owner; o != rapid.None {
				want[o] += int(s.Seats[o].Each)
			}
		}
		if got := b.Result().Scores; !slices.Equal(got, want) {
			t.Errorf("scores are %v, want %v", got, want)
		}
	})
}

func TestOneRollOfAKey(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 19))
		b := brawl(r)
		keys := map[string]bool{}
		for {
			d, open := b.Pending()
			if !open {
				break
			}
			if d.Side == rules.Chance {
				if keys[d.Key] {
					t.Fatalf("seed %d: a second roll %q", seed, d.Key)
				}
				keys[d.Key] = true
			}
			a := answer(r, &b.State)
			if _, err := b.Apply(a); err != nil {
				t.Fatal(err)
			}
		}
	}
}
