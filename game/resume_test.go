package game_test

import (
	"context"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// A byChance is a computer player of the tests with a version. It draws what to do
// first, and then how, so that attacks and grapples come about that are one answer
// among a hundred moves.
type byChance struct{ name string }

func (p byChance) Name() string { return p.name }

func (p byChance) Choose(_ rules.Battle, d rules.Decision, noise uint64) (rules.Choice, error) {
	verb := func(c rules.Choice) string {
		word, _, _ := strings.Cut(c.String(), " ")
		return word
	}
	var verbs []string
	for _, c := range d.Some {
		verbs = append(verbs, verb(c))
	}
	slices.Sort(verbs)
	verbs = slices.Compact(verbs)
	r := rand.New(rand.NewPCG(noise, 0))
	chosen := verbs[r.IntN(len(verbs))]
	d.Some = slices.DeleteFunc(slices.Clone(d.Some), func(c rules.Choice) bool { return verb(c) != chosen })
	return ai.Random{}.Choose(nil, d, r.Uint64())
}

// players are computers of all levels that play by chance.
func players(version string) func(string) (ai.Player, error) {
	return func(level string) (ai.Player, error) { return byChance{name: level + "/" + version}, nil }
}

// A fighter is the easy computer player under another name, for what never comes about
// by chance.
type fighter struct {
	ai.Player
	name string
}

func (p fighter) Name() string { return p.name }

// fighters let computers of all levels play a rule system as the easy one does.
func fighters(system string) func(string) (ai.Player, error) {
	easy := map[string]func(string) (ai.Player, error){"rapid": lineup.Player, "hexwar": muster.Player}[system]
	return func(level string) (ai.Player, error) {
		p, err := easy("easy")
		return fighter{p, level + "/1"}, err
	}
}

// A drawer draws a battle of a rule system.
type drawer func(r *rand.Rand) (game.Config, error)

var drawers = map[string]drawer{
	"rapid": func(r *rand.Rand) (game.Config, error) {
		l := lineup.Lineup{Settings: rapid.DefaultSettings(), Size: rapid.Size(r.IntN(2)), Seats: make([]lineup.Seat, 2+r.IntN(3))}
		l.Settings.Reevaluate, l.Settings.DropWhites = r.IntN(2) == 0, r.IntN(2) == 0
		for i := range l.Seats {
			l.Seats[i].Seat = drawSeat(i, r)
		}
		l, err := l.Draw(r)
		if err != nil {
			return game.Config{}, err
		}
		return l.Config(r.Uint64(), r.Uint64())
	},
	"hexwar": func(r *rand.Rand) (game.Config, error) {
		e := muster.Engagement{Size: hexwar.Size(r.IntN(int(hexwar.NumSizes)))}
		e.Settings.RandomSection = r.IntN(2) == 0
		for i := range 2 + r.IntN(3) {
			t := &e.Teams[i%hexwar.Teams]
			t.Seats = append(t.Seats, drawSeat(i, r))
		}
		e, err := e.Draw(r)
		if err != nil {
			return game.Config{}, err
		}
		return e.Config(r.Uint64(), r.Uint64(), players("1"))
	},
}

// drawSeat seats somebody: a person, one who rolls on a real table, or a computer.
func drawSeat(i int, r *rand.Rand) game.Seat {
	s := game.Seat{Name: string(rune('A' + i)), Colour: uint8(i), Pattern: uint8(i)}
	switch r.IntN(3) {
	case 0:
		s.Kind, s.Level = game.Computer, "bold"
	case 1:
		s.OwnDice = true
	}
	return s
}

// moveOn takes one step of a battle, and hands a seat over now and then: by a chance
// that depends on nothing but the place in the battle.
func moveOn(t prop.TB, s *game.Session) {
	t.Helper()
	n := uint64(len(s.Steps()))
	if n%37 == 36 {
		if err := s.HandOver(rules.Side(n/37%uint64(len(s.Seats()))), game.Kind(n%2), "calm"); err != nil {
			t.Fatal(err)
		}
	}
	d, _ := s.Pending()
	var err error
	switch w := s.Waiting(); w.For {
	case game.WaitPerson:
		var c rules.Choice
		if c, err = (byChance{}).Choose(s.Battle().Clone(), d, n); err == nil {
			err = s.Submit(w.Seat, c)
		}
	case game.WaitDice:
		roll := make(rules.Roll, len(d.Dice))
		for i, faces := range d.Dice {
			roll[i] = 1 + int(n+uint64(i))%faces
		}
		err = s.SubmitRoll(w.Seat, roll)
	default:
		if err = s.Await(context.Background()); err == nil {
			s.Tick()
			err = s.Err()
		}
	}
	if err != nil {
		t.Fatalf("after %d answers: %v", n, err)
	}
}

func written(t prop.TB, s *game.Session) string {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func resumed(t prop.TB, text string, c game.Config) *game.Session {
	t.Helper()
	r, err := game.ParseRecording([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.Resume(r, game.Config{System: c.System, Players: c.Players})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// A question is what can be seen of what a session waits for.
type question struct {
	Waiting game.Waiting
	Seats   []game.Seat
	Name    string
	Key     string
	Dice    []int
	Some    []string
}

func asked(s *game.Session) question {
	d, _ := s.Pending()
	q := question{Waiting: s.Waiting(), Seats: slices.Clone(s.Seats()), Name: d.Name, Key: d.Key, Dice: d.Dice}
	for _, c := range d.Some {
		q.Some = append(q.Some, c.String())
	}
	return q
}

// decisions are the kinds of decision that a save must have been made at, of those that
// battles come to often; the end is the one without a name.
var decisions = map[string]string{
	"rapid": "place, pick, name, pool, defend, act, use spot, cover, damage, bricks, lose, spot, tick, act with a frame on hold," +
		" defend with a frame on hold, ",
	"hexwar": "roll off, role, zone, first, secondary, deploy, pick, power, act, weather, hit, evade, section, burst, grapple, grip, react, ",
}

// TestASaveAtEachKindOfDecisionGoesOnAsTheBattleDid plays battles by chance with
// persons, computers and typed dice, and others between computers that mean it, and
// takes each up again at a place of every kind of decision, and at its end.
func TestASaveAtEachKindOfDecisionGoesOnAsTheBattleDid(t *testing.T) {
	for name, draw := range drawers {
		t.Run(name, func(t *testing.T) {
			kinds := map[string]int{}
			least, most := uint64(16), uint64(120) // battles; as many as it takes
			if testing.Short() {
				least, most = 3, 3
			}
			for seed := uint64(0); seed < least || seed < most && missing(name, kinds) != ""; seed++ {
				c, err := draw(rand.New(rand.NewPCG(seed, 1)))
				if err != nil {
					t.Fatal(err)
				}
				if c.Players = players("1"); seed%2 == 1 {
					c.Players = fighters(name)
					for i := range c.Seats {
						c.Seats[i].Kind, c.Seats[i].Level = game.Computer, "bold"
					}
				}
				resumeEverywhere(t, c, rand.New(rand.NewPCG(seed, 2)), kinds)
			}
			t.Log(kinds)
			if kind := missing(name, kinds); kind != "" && !testing.Short() {
				t.Errorf("no save was made at %s", kind)
			}
		})
	}
}

// missing tells a kind of decision at which no save was made, "" if there is none.
func missing(system string, kinds map[string]int) string {
	for kind := range strings.SplitSeq(decisions[system], ", ") {
		if kinds[kind] == 0 {
			return "a decision \"" + kind + "\""
		}
	}
	return ""
}

// enough is how many saves of each kind of decision are looked at.
const enough = 6

// resumeEverywhere plays one battle and takes it up at all kinds of decisions; it
// counts them in kinds.
func resumeEverywhere(t testing.TB, c game.Config, r *rand.Rand, kinds map[string]int) {
	s, err := game.NewSession(c)
	if err != nil {
		t.Fatal(err)
	}
	saves := map[string]string{}
	questions := map[string]question{}
	for open := true; open; {
		var d rules.Decision
		d, open = s.Pending()
		kind := d.Name
		if b, ok := s.Battle().(*rapid.Battle); ok && b.State.Waiting.Frame != rapid.None && open {
			kind += " with a frame on hold"
		}
		switch s.Waiting().For {
		case game.WaitComputer:
			kinds[kind+"; a computer's"]++
		case game.WaitDice:
			kinds[kind+"; typed"]++
		}
		if _, had := saves[kind]; (!had || r.IntN(200) == 0) && kinds[kind] < enough {
			saves[kind], questions[kind] = written(t, s), asked(s)
		}
		if open {
			moveOn(t, s)
		}
	}
	end := written(t, s)
	order := slices.Sorted(maps.Keys(saves))
	if len(order) == 0 {
		return
	}
	played := order[r.IntN(len(order))]
	for _, kind := range order {
		kinds[kind]++
		again := resumed(t, saves[kind], c)
		if diff := cmp.Diff(questions[kind], asked(again)); diff != "" {
			t.Fatalf("%s: another question:\n%s", kind, diff)
		}
		if now := written(t, again); now != saves[kind] {
			t.Fatalf("%s: what was taken up is written down otherwise:\n%s", kind, cmp.Diff(saves[kind], now))
		}
		if kind != played {
			continue
		}
		for again.Waiting().For != game.WaitNothing {
			moveOn(t, again)
		}
		if now := written(t, again); now != end {
			t.Fatalf("%s: the battle goes on otherwise:\n%s", kind, cmp.Diff(end, now))
		}
	}
}

func TestResumeNotesAComputerOfAnotherVersion(t *testing.T) {
	c, err := drawers["rapid"](rand.New(rand.NewPCG(5, 1)))
	if err != nil {
		t.Fatal(err)
	}
	c.Players = players("1")
	for i := range c.Seats {
		c.Seats[i] = game.Seat{Name: c.Seats[i].Name, Kind: game.Computer, Level: "bold"}
	}
	s, err := game.NewSession(c)
	if err != nil {
		t.Fatal(err)
	}
	for range 30 {
		moveOn(t, s)
	}
	c.Players = players("2")
	again := resumed(t, written(t, s), c)
	r, err := again.Record()
	if err != nil {
		t.Fatal(err)
	}
	for i, seat := range again.Seats() {
		if seat.Level != "bold" || r.Seats[i].Level != "bold/1" {
			t.Errorf("seat %d is played by %q, and was by %q", i+1, seat.Level, r.Seats[i].Level)
		}
		want := game.Entry{Kind: game.HandOver, Side: rules.Side(i), Seat: game.Seat{Kind: game.Computer, Level: "bold/2"}}
		if !slices.Contains(r.Entries, want) {
			t.Errorf("seat %d: the recording does not tell of %v", i+1, want)
		}
	}
}

func TestResumeSaysWhatIsMissingOrWrong(t *testing.T) {
	c, err := drawers["rapid"](rand.New(rand.NewPCG(6, 1)))
	if err != nil {
		t.Fatal(err)
	}
	c.Players = players("1")
	everyonePerson(&c)
	c.Seats[1] = game.Seat{Name: "Bea", Kind: game.Computer, Level: "bold"}
	s, err := game.NewSession(c)
	if err != nil {
		t.Fatal(err)
	}
	for range 25 {
		moveOn(t, s)
	}
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	nobody := func(level string) (ai.Player, error) { return game.Levels{}.Player(level) }
	otherRules := c.System
	otherRules.Version++
	for _, test := range []struct {
		name   string
		config game.Config
		change func(*game.Recording)
		want   string
	}{
		{"no such level", game.Config{System: c.System, Players: nobody}, func(*game.Recording) {}, "Bea: there is no computer player"},
		{"newer rules", game.Config{System: otherRules, Players: c.Players}, func(*game.Recording) {}, "version"},
		{"another system", game.Config{System: hexwar.HexWargame(), Players: c.Players}, func(*game.Recording) {}, "not known here"},
		{"a seat too few", c, func(r *game.Recording) { r.Seats = r.Seats[1:] }, "seats"},
		{"another set-up", c, func(r *game.Recording) { r.Setup = r.Setup[:len(r.Setup)/2] }, "set-up"},
		{"another course", c, func(r *game.Recording) { r.Entries[len(r.Entries)-1].Digest++ }, "another course"},
	} {
		changed := *r
		changed.Entries = slices.Clone(r.Entries)
		test.change(&changed)
		if _, err := game.Resume(&changed, test.config); err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s: %v, want %q", test.name, err, test.want)
		}
	}
}
