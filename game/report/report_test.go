package report

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"rulerfire/assets"
	"rulerfire/game"
	"rulerfire/game/film"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// fought is the film of a battle of Rapid Attack between computers.
func fought(tb testing.TB, level string, seats int, seed uint64) *film.Film {
	tb.Helper()
	l := lineup.Lineup{Settings: rapid.DefaultSettings()}
	for i := range seats {
		l.Seats = append(l.Seats, lineup.Seat{Seat: game.Seat{Name: fmt.Sprint(i + 1), Kind: game.Computer, Level: level, Colour: uint8(i), Pattern: uint8(i)}})
	}
	l, err := l.Draw(rand.New(rand.NewPCG(seed, 2)))
	if err != nil {
		tb.Fatal(err)
	}
	config, err := l.Config(seed, seed+1)
	if err != nil {
		tb.Fatal(err)
	}
	return filmed(tb, config)
}

// engaged is the film of an engagement of the hex wargame between computers, on the
// mission with this number.
func engaged(tb testing.TB, level string, mission int, players [hexwar.Teams]int, seed uint64) *film.Film {
	tb.Helper()
	h, err := assets.Hex()
	if err != nil {
		tb.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 2))
	m := &h.Missions[mission%len(h.Missions)]
	e := muster.Engagement{Size: m.Size}
	n := 0
	for team := range e.Teams {
		for range players[team] {
			e.Teams[team].Seats = append(e.Teams[team].Seats, game.Seat{Name: fmt.Sprint(n + 1), Kind: game.Computer, Level: level, Colour: uint8(n), Pattern: uint8(n)})
			n++
		}
	}
	if e, err = e.On(m, r); err == nil {
		e, err = e.Deal(r)
	}
	if err != nil {
		tb.Fatal(err)
	}
	config, err := e.Config(seed, seed+1, muster.Player)
	if err != nil {
		tb.Fatal(err)
	}
	return filmed(tb, config)
}

func filmed(tb testing.TB, config game.Config) *film.Film {
	tb.Helper()
	players := config.Players
	config.Players = func(level string) (ai.Player, error) {
		if level == "random" {
			return ai.Random{}, nil
		}
		return players(level)
	}
	s, err := game.NewSession(config)
	if err != nil {
		tb.Fatal(err)
	}
	defer s.Close()
	if err := s.Run(context.Background()); err != nil {
		tb.Fatal(err)
	}
	r, err := s.Record()
	if err != nil {
		tb.Fatal(err)
	}
	f, err := film.Open(context.Background(), r, []film.System{lineup.Film(), muster.Film()})
	if err != nil {
		tb.Fatal(err)
	}
	return f
}

// A recount counts the lines of a log as somebody would who has nothing but the
// printed log and a list of who has which frame or unit.
type recount struct {
	count  map[string][]int
	owner  []int // of frames or units, by index
	allies func(a, b int) bool
	sides  int
	by     int // the seat whose attack goes on, −1: nobody's
}

func (r *recount) add(name string, side, n int) {
	if r.count[name] == nil {
		r.count[name] = make([]int, r.sides)
	}
	r.count[name][side] += n
}

func (r *recount) of(piece string) int {
	n, err := strconv.Atoi(piece)
	if err != nil {
		panic(err)
	}
	return r.owner[n]
}

// A saying is what a line of the log may say.
type saying struct {
	line *regexp.Regexp
	then func(r *recount, words []string)
}

func says(pattern string, then func(r *recount, words []string)) saying {
	return saying{regexp.MustCompile("^(?:" + pattern + ")$"), then}
}

func (r *recount) read(sayings []saying, line string) {
	for _, s := range sayings {
		if words := s.line.FindStringSubmatch(line); words != nil {
			s.then(r, words)
			return
		}
	}
}

func one(name string) func(*recount, []string) {
	return func(r *recount, words []string) { r.add(name, r.of(words[1]), 1) }
}

func number(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil {
		panic(err)
	}
	return n
}

var rapidSayings = []saying{
	says(`f(\d+) begins its turn`, one("turns")),
	says(`f(\d+) names .*, (\d+) rockets`, func(r *recount, w []string) { r.add("rockets", r.of(w[1]), number(w[2])) }),
	says(`f(\d+) attacks .*`, one("attacks")),
	says(`f(\d+) hits: .*`, func(r *recount, w []string) {
		r.by = r.of(w[1])
		r.add("struck", r.by, 1)
	}),
	says(`f(\d+) uses the spot .*`, one("spots used")),
	says(`f(\d+) spots .*`, one("spots")),
	says(`brick \d+ breaks off .*`, func(r *recount, _ []string) { r.add("bricks", r.by, 1) }),
	says(`f(\d+) loses (.*)`, func(r *recount, w []string) {
		hurt, what := r.of(w[1]), "systems"
		if w[2] == "white" {
			what = "whites"
		}
		r.add(what, hurt, 1)
		r.add("taken", hurt, 1)
		if hurt != r.by {
			r.add("given", r.by, 1)
		}
	}),
	says(`f(\d+) is destroyed`, func(r *recount, w []string) {
		r.add("lost", r.of(w[1]), 1)
		if r.of(w[1]) != r.by {
			r.add("destroyed", r.by, 1)
		}
	}),
	says(`f(\d+) abandons .*`, one("abandoned")),
	says(`seat (\d+) seizes s\d+`, func(r *recount, w []string) { r.add("seized", number(w[1])-1, 1) }),
}

func TestCountsEqualTheLogOfRapidAttack(t *testing.T) {
	battles := uint64(24)
	if testing.Short() {
		battles = 6
	}
	seen := map[string]int{}
	for seed := range battles {
		seats := 2 + int(seed%4)
		f := fought(t, [...]string{"random", "easy"}[seed/4%2], seats, seed)
		final := &f.Battle(f.Len()).(*rapid.Battle).State
		r := &recount{count: map[string][]int{}, sides: seats, by: -1}
		for i := range final.FrameCount() {
			r.owner = append(r.owner, int(final.Frames[i].Seat))
		}
		for _, step := range f.Steps() {
			for _, e := range step.Events {
				r.read(rapidSayings, e.String())
			}
		}
		// A station that is lost, to somebody or to nobody, had an owner before: here it
		// is found from the table and not from the log.
		before := f.Battle(0).(*rapid.Battle).State.Stations
		for n := range f.Len() {
			now := f.Battle(n + 1).(*rapid.Battle).State
			for i := range now.StationCount() {
				if was := before[i].Owner; before[i].Placed && was >= 0 && now.Stations[i].Owner != was && !now.Seats[was].Out {
					r.add("stations", int(was), 1)
				}
			}
			before = now.Stations
		}
		agrees(t, fmt.Sprintf("seed %d", seed), f, r, seen)
	}
	everythingSeen(t, (&rapidReader{}).names(), seen)
}

// agrees compares a report with a recount.
func agrees(t *testing.T, name string, f *film.Film, r *recount, seen map[string]int) {
	t.Helper()
	got, err := Tell(f)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range got.Counts {
		want := r.count[c.Name]
		if want == nil {
			want = make([]int, r.sides)
		}
		if !slices.Equal(c.Sides, want) {
			t.Errorf("%s: %s: the report says %v, the log %v", name, c.Name, c.Sides, want)
		}
		for _, n := range c.Sides {
			seen[c.Name] += n
		}
	}
	last := got.Course[len(got.Course)-1]
	if want := f.Result(f.Len()); last.Place != f.Len() || !slices.Equal(last.Scores, want.Scores) {
		t.Errorf("%s: the scores end as %+v, and the battle as %+v", name, last, want)
	}
	recountDice(t, name, f, got)
}

// recountDice adds up all the dice of a battle that somebody has rolled, whatever for.
func recountDice(t *testing.T, name string, f *film.Film, got *Report) {
	t.Helper()
	dice, sum := 0, 0
	for _, step := range f.Steps() {
		if step.Decision.Side != rules.Chance || step.Decision.Name == "wind" || step.Decision.Name == "roll off" {
			continue
		}
		roll, err := rules.ParseRoll(step.Choice.String())
		if err != nil {
			t.Fatal(err)
		}
		dice += len(roll)
		for _, v := range roll {
			sum += v
		}
	}
	for _, d := range got.Dice {
		dice, sum = dice-d.Count, sum-d.Sum
		if want := float64(d.Count) * float64(d.Faces+1) / 2; math.Abs(d.Expected-want) > 1e-9 {
			t.Errorf("%s: %d dice of %d faces are expected to show %v, want %v", name, d.Count, d.Faces, d.Expected, want)
		}
	}
	if dice != 0 || sum != 0 {
		t.Errorf("%s: %d dice that show %d are not in the report", name, dice, sum)
	}
}

// everythingSeen makes sure that nothing that can be counted was absent from all
// battles.
func everythingSeen(t *testing.T, names []string, seen map[string]int) {
	t.Helper()
	if testing.Short() {
		return
	}
	for _, name := range names {
		if seen[name] == 0 {
			t.Errorf("no battle had any %s: there is nothing to compare", name)
		}
	}
}

// nobody ends whatever attack goes on.
func nobody(r *recount, _ []string) { r.by = -1 }

func (r *recount) hurt(side, n int) {
	r.add("taken", side, n)
	if r.by >= 0 && !r.allies(side, r.by) {
		r.add("given", r.by, n)
	}
}

// hexSayings are made for a state that tells the drones from the units.
func hexSayings(s *hexwar.State) []saying {
	team := func(name string) func(*recount, []string) {
		return func(r *recount, w []string) {
			for seat := range r.sides {
				if s.TeamOf(seat) == number(w[1])-1 {
					n := 1
					if len(w) > 2 {
						n = number(w[2])
					}
					r.add(name, seat, n)
				}
			}
		}
	}
	return []saying{
		says(`u(\d+) begins its turn`, func(r *recount, w []string) {
			r.by = -1
			r.add("turns", r.of(w[1]), 1)
		}),
		says(`u(\d+) attacks .*`, func(r *recount, w []string) {
			r.by = r.of(w[1])
			r.add("attacks", r.by, 1)
		}),
		says(`u(\d+) rolls \d+[+-]\d+ against \d+: hit`, one("struck")),
		says(`u(\d+) rolls \d+[+-]\d+ against \d+: evaded`, one("evaded")),
		says(`u(\d+) grapples .*`, func(r *recount, w []string) {
			r.by = r.of(w[1])
			r.add("grapples", r.by, 1)
		}),
		says(`u\d+ is thrown by u(\d+) .*`, func(r *recount, w []string) { r.by = r.of(w[1]) }),
		says(`u(\d+) takes (\d+) on the .*`, func(r *recount, w []string) { r.hurt(r.of(w[1]), number(w[2])) }),
		says(`\S+ of u(\d+) takes (\d+), \d+ left`, func(r *recount, w []string) { r.hurt(r.of(w[1]), number(w[2])) }),
		says(`\S+ of u(\d+) is destroyed`, one("items")),
		says(`u(\d+) loses the .*`, one("sections")),
		says(`u(\d+) is destroyed`, func(r *recount, w []string) {
			if s.Model(number(w[1])).Drone {
				r.add("drones", r.of(w[1]), 1)
				return
			}
			r.add("lost", r.of(w[1]), 1)
			if r.by >= 0 && !r.allies(r.of(w[1]), r.by) {
				r.add("destroyed", r.by, 1)
			}
		}),
		says(`s\d+ falls to rubble`, func(r *recount, _ []string) {
			if r.by >= 0 {
				r.add("structures", r.by, 1)
			}
		}),
		says(`u(\d+) has the intel of .*`, one("intel")),
		says(`team (\d+) controls m\d+`, team("markers")),
		says(`team (\d+) scores (\d+) (?:and has|for) .*`, team("points")),
		// What nobody's attack can last beyond.
		says(`u\d+ goes from \S+ to \S+ at elevation .*`, nobody),
		says(`u\d+ (?:faces|thrusts|leaves over) .*`, nobody),
		says(`u\d+: .*`, nobody),
		says(`u\d+ rolls .* (?:AP|in the heat .*|in the cold .*|breaks free|stays held)`, nobody),
		says(`u\d+ ends its turn|round .*|the wind .*|no wind|seat \d+ concedes`, nobody),
	}
}

func TestCountsEqualTheLogOfTheHexWargame(t *testing.T) {
	battles := uint64(48)
	if testing.Short() {
		battles = 6
	}
	seen := map[string]int{}
	for seed := range battles {
		players := [...][hexwar.Teams]int{{1, 1}, {2, 1}, {2, 2}}[seed%3]
		f := engaged(t, [...]string{"random", "easy"}[seed%2], int(seed), players, seed)
		s := &f.Battle(0).(*hexwar.Battle).State
		r := &recount{count: map[string][]int{}, sides: s.SeatCount(), by: -1}
		r.allies = func(a, b int) bool { return s.TeamOf(a) == s.TeamOf(b) }
		for i := range s.Count() {
			r.owner = append(r.owner, int(s.Model(i).Seat))
		}
		sayings := hexSayings(s)
		for _, step := range f.Steps() {
			for _, e := range step.Events {
				r.read(sayings, e.String())
			}
		}
		agrees(t, fmt.Sprintf("seed %d", seed), f, r, seen)
	}
	everythingSeen(t, (&hexReader{}).names(), seen)
}

func TestWhatDiceAreExpectedToShow(t *testing.T) {
	r := &Report{Sides: 2}
	tl := &tally{report: r}
	for range 20 {
		tl.die(0, "pool", "red", 6, 6, HighIsGood)
		tl.die(0, "section", "", 8, 8, NeitherWay)
		tl.die(1, "pool", "red", 6, 1, HighIsGood)
	}
	tl.weighDice()
	// Twenty d6: 70 on average, and the root of 20·35/12 off.
	spread := math.Sqrt(20 * 35.0 / 12)
	if d := r.Dice[0]; d.Sum != 120 || d.Expected != 70 || math.Abs(d.Spread-spread) > 1e-12 || math.Abs(d.Z-50/spread) > 1e-12 {
		t.Errorf("twenty sixes are %+v", d)
	}
	if math.Abs(r.Luck[0].Z-50/spread) > 1e-12 || math.Abs(r.Luck[1].Z+50/spread) > 1e-12 {
		t.Errorf("altogether the dice are %+v", r.Luck)
	}
}
