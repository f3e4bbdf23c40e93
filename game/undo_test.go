package game_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// drawn draws a battle of a rule system by a seed.
func drawn(t prop.TB, system string, seed uint64) game.Config {
	t.Helper()
	c, err := drawers[system](rand.New(rand.NewPCG(seed, 1)))
	if err != nil {
		t.Fatal(err)
	}
	c.Players = players("1")
	return c
}

func beginWith(t prop.TB, c game.Config) *game.Session {
	t.Helper()
	s, err := game.NewSession(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// begun begins a battle of a rule system that is drawn by a seed.
func begun(t prop.TB, system string, seed uint64, change func(*game.Config)) *game.Session {
	t.Helper()
	c := drawn(t, system, seed)
	if change != nil {
		change(&c)
	}
	return beginWith(t, c)
}

// everyonePerson seats persons alone, for whom the game rolls.
func everyonePerson(c *game.Config) {
	for i := range c.Seats {
		c.Seats[i].Kind, c.Seats[i].Level, c.Seats[i].OwnDice = game.Person, "", false
	}
}

// onTable is the battle's text.
func onTable(t prop.TB, s *game.Session) string {
	t.Helper()
	text, err := s.Battle().MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// takenBack is what may never be taken back, by the words of the issue: a roll, an
// answer of another seat than the one that is asked, a confirmed attack.
func takenBack(s *game.Session, step game.Step) string {
	d, _ := s.Pending()
	switch {
	case step.Decision.Side == rules.Chance:
		return "a roll"
	case step.Decision.Side != d.Side:
		return "another seat's answer"
	}
	switch c := step.Choice.(type) {
	case rapid.Action:
		if c.Kind == rapid.ActAttack {
			return "an attack"
		}
	case hexwar.Action:
		if c.Kind == hexwar.ActAttack || c.Kind == hexwar.ActHurl || c.Kind == hexwar.ActGrapple {
			return "an attack"
		}
	}
	return ""
}

// undoAndRedo takes back all that can be, looks at every place on the way, and gives it
// again. texts are the battle's texts at all places since the last line.
func undoAndRedo(t *prop.T, s *game.Session, texts map[int]string) {
	n, line := s.CanUndo()
	if (n == 0) != (line != game.NoLine) && len(s.Steps()) > 0 {
		t.Fatalf("%d answers can be taken back, and the line is %v", n, line)
	}
	before, question := written(t, s), asked(s)
	shown := slices.Clone(s.Steps())
	handed := s.Steps()
	undos := s.Undos()
	for k := range n {
		last := shown[len(shown)-1-k]
		if what := takenBack(s, last); what != "" {
			t.Fatalf("%s was taken back: %q", what, last.Choice)
		}
		if s.Waiting().For != game.WaitPerson {
			t.Fatalf("an answer is taken back while %+v", s.Waiting())
		}
		if err := s.Undo(); err != nil {
			t.Fatal(err)
		}
		at := len(s.Steps())
		if at != len(shown)-1-k || s.Undos() != undos+k+1 {
			t.Fatalf("after %d of %d answers were taken back %d stand", k+1, len(shown), at)
		}
		if want := texts[at]; onTable(t, s) != want {
			t.Fatalf("taken back to another battle:\n%s", cmp.Diff(want, onTable(t, s)))
		}
	}
	var r *rules.Refusal
	if err := s.Undo(); !errors.As(err, &r) {
		t.Fatalf("crossing the line gives %v", err)
	}
	for range n {
		if err := s.Redo(); err != nil {
			t.Fatal(err)
		}
	}
	if s.CanRedo() != 0 || s.Redo() == nil {
		t.Fatal("more can be given again than was taken back")
	}
	if diff := cmp.Diff(question, asked(s)); diff != "" {
		t.Fatalf("another question:\n%s", diff)
	}
	if now := written(t, s); now != before {
		t.Fatalf("another battle:\n%s", cmp.Diff(before, now))
	}
	for i := range handed {
		if handed[i].Choice != nil && handed[i].Choice.String() != shown[i].Choice.String() {
			t.Fatalf("a list of steps that was handed out was rewritten at %d", i)
		}
	}
}

// TestUndoStopsAtTheLineAndRedoGivesTheSameBattle plays battles by chance, takes back
// and gives again all over them, and compares them with battles in which nothing was.
func TestUndoStopsAtTheLineAndRedoGivesTheSameBattle(t *testing.T) {
	for system := range drawers {
		t.Run(system, prop.MakeCheck(func(p *prop.T) {
			seed := prop.Uint64Range(0, 1<<20).Draw(p, "seed")
			c := drawn(p, system, seed)
			s, plain := beginWith(p, c), beginWith(p, c)
			r := rand.New(rand.NewPCG(seed, 3))
			texts := map[int]string{}
			for range prop.IntRange(1, 300).Draw(p, "answers") {
				if s.Waiting().For == game.WaitNothing {
					break
				}
				texts[len(s.Steps())] = onTable(p, s)
				if r.IntN(8) == 0 {
					undoAndRedo(p, s, texts)
				}
				moveOn(p, s)
				moveOn(p, plain)
			}
			if now, want := written(p, s), written(p, plain); now != want {
				p.Fatalf("taking back has changed the battle:\n%s", cmp.Diff(want, now))
			}
		}))
	}
}

// lines are the lines that answers may draw, by what is asked and the answer's first
// word: those of which the systems' documentation says that they always stand, or never.
var lines = map[string]map[string][]game.Line{
	"rapid": {
		"pick pick":  {game.NoLine},
		"name name":  {game.LineRoll},
		"act attack": {game.LineAttack},
		"use spot":   {game.LineAttack},
		"act move":   {game.NoLine, game.LineSeat, game.LineRoll},
		"place":      {game.NoLine, game.LineSeat, game.LineRoll},
	},
	"hexwar": {
		"act step":    {game.NoLine, game.LineSeat},
		"act fire":    {game.LineAttack, game.LineEnd},
		"act grapple": {game.LineAttack},
		"react fire":  {game.LineAttack},
		"deploy":      {game.NoLine, game.LineSeat, game.LineRoll},
	},
}

// TestCommitsTellsBeforehandWhetherAnAnswerCanBeTakenBack asks of listed answers.
func TestCommitsTellsBeforehandWhetherAnAnswerCanBeTakenBack(t *testing.T) {
	for system := range drawers {
		t.Run(system, func(t *testing.T) {
			drawn := map[string]map[game.Line]int{}
			battles := uint64(8)
			if testing.Short() {
				battles = 2
			}
			for seed := range battles {
				s := begun(t, system, seed, everyonePerson)
				for s.Waiting().For != game.WaitNothing {
					d, _ := s.Pending()
					if d.Side == rules.Chance {
						s.Tick()
						continue
					}
					c, err := byChance{}.Choose(nil, d, seed+uint64(len(s.Steps())))
					if err != nil {
						t.Fatal(err)
					}
					could, _ := s.CanUndo()
					line := s.Commits(c)
					if err := s.Submit(d.Side, c); err != nil {
						t.Fatal(err)
					}
					if n, _ := s.CanUndo(); (line == game.NoLine) != (n == could+1) || line != game.NoLine && n > 0 {
						t.Fatalf("%q of %q draws the line %v, and then %d answers can be taken back, before %d", c, d.Name, line, n, could)
					}
					verb, _, _ := strings.Cut(c.String(), " ")
					for _, kind := range []string{d.Name, d.Name + " " + verb} {
						if drawn[kind] == nil {
							drawn[kind] = map[game.Line]int{}
						}
						drawn[kind][line]++
						if may := lines[system][kind]; may != nil && !slices.Contains(may, line) {
							t.Errorf("%q of %q draws the line %v", c, d.Name, line)
						}
					}
				}
			}
			t.Log(drawn)
		})
	}
}

// toDecision plays persons' battles by chance until a decision of this name is asked
// and what was answered for it can be taken back.
func toDecision(t *testing.T, system, name string) *game.Session {
	t.Helper()
	for seed := range uint64(20) {
		s := begun(t, system, seed, everyonePerson)
		for range 800 {
			if s.Waiting().For == game.WaitNothing {
				break
			}
			if d, _ := s.Pending(); d.Name == name && s.Waiting().For == game.WaitPerson {
				if n, _ := s.CanUndo(); n > 0 {
					return s
				}
			}
			d, _ := s.Pending()
			if d.Side == rules.Chance {
				s.Tick()
				continue
			}
			c, err := ai.Random{}.Choose(s.Battle().Clone(), d, seed+uint64(len(s.Steps())))
			if err == nil {
				err = s.Submit(d.Side, c)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("nobody is asked for %q with something to take back", name)
	return nil
}

func TestAnotherAnswerAfterUndoMakesTheFormerOneGone(t *testing.T) {
	s := toDecision(t, "rapid", "name")
	picked := s.Steps()[len(s.Steps())-1].Choice
	seat := s.Waiting().Seat
	if err := s.Undo(); err != nil {
		t.Fatal(err)
	}
	d, _ := s.Pending()
	other := slices.IndexFunc(d.Some, func(c rules.Choice) bool { return c.String() != picked.String() })
	if d.Name != "pick" || other < 0 || s.CanRedo() != 1 {
		t.Fatalf("asked for %q with %d answers", d.Name, len(d.Some))
	}
	if err := s.Submit(seat, d.Some[other]); err != nil {
		t.Fatal(err)
	}
	if s.CanRedo() != 0 {
		t.Error("the former answer can be given again")
	}
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	if n := r.Answers(); n != len(s.Steps()) {
		t.Errorf("%d answers are recorded, %d were given", n, len(s.Steps()))
	}
	resumed(t, written(t, s), game.Config{System: rapid.RapidAttack(), Players: players("1")})
}

func TestWhatCouldBeTakenBackStillCanAfterResuming(t *testing.T) {
	for system, name := range map[string]string{"rapid": "name", "hexwar": "act"} {
		s := toDecision(t, system, name)
		n, _ := s.CanUndo()
		again := resumed(t, written(t, s), game.Config{System: systemNamed(t, system), Players: players("1")})
		if got, line := again.CanUndo(); got != n {
			t.Errorf("%s: %d answers can be taken back, not %d: %v", system, got, n, line)
		}
		if err := again.Undo(); err != nil {
			t.Error(err)
		}
		if err := s.Undo(); err != nil {
			t.Error(err)
		}
		if diff := cmp.Diff(asked(s), asked(again)); diff != "" {
			t.Errorf("%s: another question:\n%s", system, diff)
		}
	}
}

func TestAHandOverDrawsALine(t *testing.T) {
	s := toDecision(t, "rapid", "name")
	if err := s.HandOver(s.Waiting().Seat, game.Computer, "bold"); err != nil {
		t.Fatal(err)
	}
	if n, line := s.CanUndo(); n != 0 || line != game.LineHandOver {
		t.Errorf("a computer's seat can take back %d answers: %v", n, line)
	}
	if err := s.HandOver(s.Waiting().Seat, game.Person, ""); err != nil {
		t.Fatal(err)
	}
	var r *rules.Refusal
	if err := s.Undo(); !errors.As(err, &r) || r.Code != "undo.hand-over" {
		t.Errorf("got %v", err)
	}
}

// A watcher is a keeper that counts.
type watcher struct {
	kept  int
	steps int
}

func (w *watcher) Keep(s *game.Session) { w.kept, w.steps = w.kept+1, len(s.Steps()) }
func (w *watcher) Lost() error          { return nil }
func (w *watcher) Close()               {}

func TestWhatIsTakenBackIsTakenFromTheSave(t *testing.T) {
	s := toDecision(t, "rapid", "name")
	w := &watcher{}
	s.UseKeeper(w)
	n := w.steps
	for _, act := range []struct {
		do   func() error
		want int
	}{{s.Undo, n - 1}, {s.Redo, n}} {
		if err := act.do(); err != nil {
			t.Fatal(err)
		}
		if w.steps != act.want {
			t.Errorf("%d answers were kept, not %d", w.steps, act.want)
		}
	}
}

func TestNothingIsTakenBackAfterTheEnd(t *testing.T) {
	s := begun(t, "rapid", 3, everyonePerson)
	for s.Waiting().For != game.WaitNothing {
		moveOn(t, s)
	}
	if n, line := s.CanUndo(); n != 0 || s.CanRedo() != 0 || line != game.LineEnd && line != game.LineRoll {
		t.Errorf("%d answers can be taken back: %v", n, line)
	}
}

// systemNamed is a rule system.
func systemNamed(t testing.TB, name string) rules.System {
	t.Helper()
	for _, s := range []rules.System{rapid.RapidAttack(), hexwar.HexWargame()} {
		if s.Name == name {
			return s
		}
	}
	t.Fatalf("there is no %s", name)
	return rules.System{}
}
