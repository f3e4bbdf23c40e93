package film_test

import (
	"context"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

var systems = []film.System{lineup.Film(), muster.Film()}

func chance(string) (ai.Player, error) { return ai.Random{}, nil }

func seats(n int) []game.Seat {
	list := make([]game.Seat, n)
	for i := range list {
		list[i] = game.Seat{Name: string(rune('A' + i)), Kind: game.Computer, Level: "random", Colour: uint8(i), Pattern: uint8(i)}
	}
	return list
}

// draw draws a battle of a system for so many seats.
func draw(t testing.TB, system string, n int, large bool, seed uint64) game.Config {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 1))
	var c game.Config
	var err error
	switch system {
	case "rapid":
		l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: rapid.Skirmish, Seats: make([]lineup.Seat, n)}
		if large {
			l.Size = rapid.FullBattle
		}
		for i, seat := range seats(n) {
			l.Seats[i].Seat = seat
		}
		if l, err = l.Draw(r); err == nil {
			c, err = l.Config(seed, seed+1)
		}
	default:
		e := muster.Engagement{Size: hexwar.Scouting}
		if large {
			e.Size = hexwar.NumSizes - 1
		}
		for i, seat := range seats(n) {
			e.Teams[i%2].Seats = append(e.Teams[i%2].Seats, seat)
		}
		if e, err = e.Draw(r); err == nil {
			c, err = e.Config(seed, seed+1, chance)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	c.Players = chance
	return c
}

// fought is a battle by chance to its end, and the digests at every place.
func fought(t testing.TB, c game.Config) (*game.Recording, []string) {
	t.Helper()
	s, err := game.NewSession(c)
	if err != nil {
		t.Fatal(err)
	}
	texts := []string{battleText(t, s.Battle())}
	for s.Waiting().For != game.WaitNothing {
		if err := s.Await(context.Background()); err != nil {
			t.Fatal(err)
		}
		if s.Tick() {
			texts = append(texts, battleText(t, s.Battle()))
		}
	}
	if s.Err() != nil {
		t.Fatal(s.Err())
	}
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	return r, texts
}

func battleText(t testing.TB, b rules.Battle) string {
	t.Helper()
	text, err := b.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func open(t testing.TB, r *game.Recording) *film.Film {
	t.Helper()
	f, err := film.Open(t.Context(), r, systems)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func TestAFilmShowsTheBattleAtEveryPlaceInAnyOrder(t *testing.T) {
	for _, system := range []string{"rapid", "hexwar"} {
		r, texts := fought(t, draw(t, system, 2, false, 3))
		f := open(t, r)
		if f.Fault() != nil || f.Len() != len(texts)-1 || len(f.Steps()) != f.Len() {
			t.Fatalf("%s: %d answers, %d were given; fault %v", system, f.Len(), len(texts)-1, f.Fault())
		}
		check := func(n int) {
			b := f.Battle(n)
			if battleText(t, b) != texts[n] {
				t.Fatalf("%s: another battle at %d", system, n)
			}
			if got, want := f.Result(n), b.Result(); !slices.Equal(got.Scores, want.Scores) || got.Round != want.Round || got.Over != want.Over {
				t.Fatalf("%s: the result at %d is %+v, not %+v", system, n, got, want)
			}
		}
		for n := range texts {
			check(n)
		}
		for n := f.Len(); n >= 0; n-- {
			check(n)
		}
		random := rand.New(rand.NewPCG(1, 1))
		kept := f.Battle(f.Len() / 2)
		for range 200 {
			check(random.IntN(f.Len() + 1))
		}
		if battleText(t, kept) != texts[f.Len()/2] {
			t.Errorf("%s: a battle that was handed out has changed", system)
		}
	}
}

func TestABranchFromAnyPlaceBeginsWithTheBattleShownThere(t *testing.T) {
	r, _ := fought(t, draw(t, "rapid", 2, false, 3))
	f := open(t, r)
	for n := 0; n <= f.Len(); n += 1 + f.Len()/12 {
		b, err := f.Recording().Branch("original", n)
		if err != nil {
			t.Fatal(err)
		}
		s, err := game.Resume(b, game.Config{System: rapid.RapidAttack(), Players: chance})
		if err != nil {
			t.Fatal(err)
		}
		if battleText(t, s.Battle()) != battleText(t, f.Battle(n)) {
			t.Errorf("the branch from %d begins with another battle", n)
		}
	}
}

// TestChaptersCountWhatTheEventsTell counts the chapters of battles between computers that
// mean it against their events.
func TestChaptersCountWhatTheEventsTell(t *testing.T) {
	for _, system := range []string{"rapid", "hexwar"} {
		all := map[film.Kind]int{}
		for seed := range uint64(4) {
			c := draw(t, system, 2+int(seed%2), false, seed)
			for i := range c.Seats {
				c.Seats[i].Level = "easy"
			}
			if c.Players = lineup.Player; system == "hexwar" {
				c.Players = muster.Player
			}
			r, _ := fought(t, c)
			f := open(t, r)
			told := map[film.Kind]int{}
			for _, step := range f.Steps() {
				for _, e := range step.Events {
					switch e := e.(type) {
					case rapid.Event:
						told[film.Turn] += count(e.Kind == rapid.EvActivated)
						told[film.Destroyed] += count(e.Kind == rapid.EvDestroyed)
						told[film.Taken] += count(e.Kind == rapid.EvSeized)
					case hexwar.Event:
						told[film.Turn] += count(e.Kind == hexwar.EvActivated)
						told[film.Destroyed] += count(e.Kind == hexwar.EvDestroyed)
					}
				}
			}
			found := map[film.Kind]int{}
			last := 0
			for _, c := range f.Chapters() {
				found[c.Kind]++
				all[c.Kind]++
				if c.At < last || c.At > f.Len() {
					t.Fatalf("%s: a chapter at %d after one at %d", system, c.At, last)
				}
				last = c.At
				if c.Event >= 0 && c.Event >= len(f.Step(c.At-1).Events) {
					t.Fatalf("%s: no event %d at %d", system, c.Event, c.At)
				}
				switch c.Kind {
				case film.Round:
					if c.At > 0 && f.Result(c.At).Round <= f.Result(c.At-1).Round {
						t.Fatalf("%s: no round begins at %d", system, c.At)
					}
				case film.Lead:
					if slices.Equal(f.Result(c.At).Winners, f.Result(c.At-1).Winners) {
						t.Fatalf("%s: the lead does not change at %d", system, c.At)
					}
				case film.Turn, film.Destroyed, film.Taken:
					if c.Side < 0 || int(c.Side) >= len(r.Seats) || c.Piece < 0 {
						t.Fatalf("%s: %v of side %d, piece %d", system, c.Kind, c.Side, c.Piece)
					}
				}
			}
			for _, k := range []film.Kind{film.Turn, film.Destroyed} {
				if told[k] != found[k] {
					t.Errorf("%s: %d %v were told, %d found", system, told[k], k, found[k])
				}
			}
			if system == "rapid" && told[film.Taken] != found[film.Taken] {
				t.Errorf("%d stations were seized, %d found", told[film.Taken], found[film.Taken])
			}
			if want := f.Result(f.Len()).Round; found[film.Round] != want {
				t.Errorf("%s: %d rounds were played, %d found", system, want, found[film.Round])
			}
		}
		t.Log(system, all)
		for _, k := range []film.Kind{film.Round, film.Turn, film.Destroyed, film.Taken, film.Lead} {
			if all[k] == 0 {
				t.Errorf("%s: nothing of the kind %v has happened", system, k)
			}
		}
	}
}

func TestGivingUpIsAChapter(t *testing.T) {
	for _, system := range []string{"rapid", "hexwar"} {
		c := draw(t, system, 2, false, 3)
		for i := range c.Seats {
			c.Seats[i].Kind, c.Seats[i].Level = game.Person, ""
		}
		s, err := game.NewSession(c)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.PlaySetUp(t.Context(), ai.Random{}, 1); err != nil {
			t.Fatal(err)
		}
		for s.Waiting().For == game.WaitRoll {
			s.Tick()
		}
		who := s.Waiting().Seat
		concede, err := s.Battle().Parse("concede")
		if err == nil {
			err = s.Submit(who, concede)
		}
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Record()
		if err != nil {
			t.Fatal(err)
		}
		f := open(t, r)
		at, ok := f.Next(0, film.Conceded)
		i := slices.IndexFunc(f.Chapters(), func(c film.Chapter) bool { return c.Kind == film.Conceded })
		if !ok || at != len(s.Steps()) || f.Chapters()[i].Side != who || f.Chapters()[i].Event < 0 {
			t.Errorf("%s: seat %d gives up at %d; chapters are %+v", system, who, len(s.Steps()), f.Chapters())
		}
	}
}

func count(yes bool) int {
	if yes {
		return 1
	}
	return 0
}

func TestNextAndPreviousWalkTheChapters(t *testing.T) {
	r, _ := fought(t, draw(t, "rapid", 2, false, 3))
	f := open(t, r)
	var forth, back []int
	for at, ok := f.Next(-1, film.Round); ok; at, ok = f.Next(at, film.Round) {
		forth = append(forth, at)
	}
	for at, ok := f.Previous(f.Len()+1, film.Round); ok; at, ok = f.Previous(at, film.Round) {
		back = append(back, at)
	}
	slices.Reverse(back)
	if len(forth) != f.Result(f.Len()).Round || !slices.Equal(forth, back) {
		t.Errorf("rounds begin at %v, and backwards at %v", forth, back)
	}
	if at, ok := f.Next(f.Len()); ok || at != f.Len() {
		t.Errorf("after the end there is a chapter at %d", at)
	}
	if at, ok := f.Previous(0); ok || at != 0 {
		t.Errorf("before the beginning there is a chapter at %d", at)
	}
}

// spoilt is a recording's text with one line changed, from 1.
func spoilt(t *testing.T, r *game.Recording, line int, change func(string) string) *game.Recording {
	t.Helper()
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	lines[line-1] = change(lines[line-1])
	bad, err := game.ParseRecording([]byte(strings.Join(lines, "\n")))
	if err != nil {
		t.Fatal(err)
	}
	return bad
}

func TestAFilmGoesUpToTheLineThatDisagrees(t *testing.T) {
	r, texts := fought(t, draw(t, "rapid", 2, false, 4))
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(string(text), "\n")
	play := slices.Index(lines, "play") + 1 // lines from 1
	answer := play + 31                     // the 30th answer: a digest stands after the 20th
	for name, test := range map[string]struct {
		line   int
		change func(string) string
		length int
	}{
		"an answer": {answer, func(string) string { return "1 tick" }, 29},
		"a digest":  {play + 21, func(s string) string { return "digest 0123456789abcdef" }, 20},
	} {
		f := open(t, spoilt(t, r, test.line, test.change))
		if f.Fault() == nil || f.Fault().Line != test.line || f.Len() != test.length {
			t.Errorf("%s: the film has %d answers, not %d, and the fault %v, not in line %d", name, f.Len(), test.length, f.Fault(), test.line)
			continue
		}
		if battleText(t, f.Battle(f.Len())) != texts[f.Len()] {
			t.Errorf("%s: another battle before the fault", name)
		}
		if got := f.Line(f.Len() - 1); got != test.line-1 {
			t.Errorf("%s: the last answer stands in line %d, before %d", name, got, test.line)
		}
	}
}

func TestAFilmOfOtherRulesSaysWhyNot(t *testing.T) {
	r, _ := fought(t, draw(t, "rapid", 2, false, 4))
	r.Version = 3
	_, err := film.Open(t.Context(), r, systems)
	var version *game.VersionError
	if !errors.As(err, &version) {
		t.Errorf("got %v", err)
	}
	if _, err := film.Open(t.Context(), r, nil); err == nil {
		t.Error("a film without a system")
	}
}

func TestAFilmCanBeMadeInTheBackgroundAndGivenUp(t *testing.T) {
	r, _ := fought(t, draw(t, "rapid", 2, false, 4))
	o := film.Start(r, systems)
	deadline := time.Now().Add(20 * time.Second)
	for {
		if f, over, err := o.Over(); over {
			if err != nil || f.Len() != r.Answers() {
				t.Errorf("a film of %d answers, %v", f.Len(), err)
			}
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the film does not come")
		}
		time.Sleep(time.Millisecond)
	}
	given, stop := context.WithCancel(t.Context())
	stop()
	if _, err := film.Open(given, r, systems); !errors.Is(err, context.Canceled) {
		t.Errorf("given up, it says %v", err)
	}
}

func TestAFilmTellsWhoSatWhere(t *testing.T) {
	s, err := game.NewSession(draw(t, "rapid", 2, false, 4))
	if err != nil {
		t.Fatal(err)
	}
	for len(s.Steps()) < 20 {
		if len(s.Steps()) == 10 && s.Seats()[1].Kind == game.Computer {
			if err := s.HandOver(1, game.Person, ""); err != nil {
				t.Fatal(err)
			}
			if err := s.HandOver(1, game.Computer, "random"); err != nil {
				t.Fatal(err)
			}
			if err := s.HandOver(0, game.Person, ""); err != nil {
				t.Fatal(err)
			}
			break
		}
		if err := s.Await(t.Context()); err != nil {
			t.Fatal(err)
		}
		s.Tick()
	}
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	f := open(t, r)
	if was, is := f.Seats(9)[0].Kind, f.Seats(10)[0].Kind; was != game.Computer || is != game.Person {
		t.Errorf("seat 1 is a %v's at 9 and a %v's at 10", was, is)
	}
	if f.Seats(10)[1].Kind != game.Computer {
		t.Error("seat 2 was given back to the computer")
	}
}
