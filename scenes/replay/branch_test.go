package replay_test

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/scenes"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// on is the session on screen.
func on(t *testing.T, p *scenetest.Player) *game.Session {
	t.Helper()
	switch s := p.App.Top().(type) {
	case *battle.Scene:
		return s.Session
	case *hexbattle.Scene:
		return s.Session
	}
	t.Fatal("no battle is played")
	return nil
}

// A branch begins at the place that is seen, with the same answers before it; the seat
// that decides is a person's. The battle that is watched stays as it is.
func TestABranchBeginsWhereTheBattleIsSeen(t *testing.T) {
	for _, s := range systems() {
		for _, other := range []bool{false, true} {
			r := s.played(t, 8)
			whole, _ := r.MarshalText()
			v := watch(t, r, 1280, 720, still)
			stops := v.decisions()
			at := stops[len(stops)/2]
			v.Jump(at - 1)
			v.Move(5, 5)
			v.Until("the place", 600, func() bool { return v.Settled() })
			at = v.place()
			seat := v.film.Step(at).Decision.Side
			v.Key('B')
			v.Shot(s.name + "-branch")
			if other {
				v.Click("branch/dice/Others")
			}
			v.Key(ui.KeyEnter)
			v.Wait(30)
			session := on(t, v.Player)
			if w := session.Waiting(); w.For != game.WaitPerson || w.Seat != seat {
				t.Errorf("%s: the branch waits for %v", s.name, w)
			}
			if len(session.Steps()) != at || text(t, session.Battle()) != text(t, v.film.Battle(at)) {
				t.Errorf("%s: the branch does not begin at %d", s.name, at)
			}
			if len(v.kept) != 1 || v.kept[0] != session {
				t.Error("the branch is not kept")
			}
			branch := record(t, session)
			if want := "branch rapid-20261130-190311-5c1e88a0 "; !strings.Contains(branch, want) {
				t.Errorf("%s: the branch does not say what it hangs under", s.name)
			}
			if got := strings.Count(branch, "\ndice "); other != (got == 2) {
				t.Errorf("%s: other dice %v, and %d seeds", s.name, other, got)
			}
			if again, _ := r.MarshalText(); string(again) != string(whole) {
				t.Errorf("%s: the original has changed", s.name)
			}
		}
	}
}

// On a branch computers may have a style, and the list of seats says so.
func TestABranchIsPlayedInAStyle(t *testing.T) {
	for _, s := range systems() {
		v := watch(t, s.played(t, 8), 960, 540, still)
		stops := v.decisions()
		v.Jump(stops[len(stops)/2] - 1)
		v.Move(5, 5)
		v.Until("the place", 600, func() bool { return v.Settled() })
		v.Key('B')
		other := "branch/seat/" + strconv.Itoa(1-int(v.film.Step(v.place()).Decision.Side))
		v.Click(other + "/Hard")
		v.Wait(2)
		v.Click(other + "/style")
		v.Wait(3)
		v.Click(other + "/style/options/list/1")
		v.Wait(3)
		v.Shot(s.name + "-branch-style")
		v.Click("branch/begin")
		v.Wait(30)
		session := on(t, v.Player)
		seats := session.Seats()
		if level := seats[0].Level + seats[1].Level; level != "hard+cautious" {
			t.Errorf("%s: on the branch %q plays", s.name, level)
		}
		if !strings.Contains(record(t, session), " computer hard+cautious/") {
			t.Errorf("%s: the branch does not say who plays", s.name)
		}
	}
}

// The rest is played again by computers, and the bars show how it ends.
func TestTheRestIsRolledAgain(t *testing.T) {
	s := systems()[0]
	v := watch(t, s.played(t, 9), 1280, 720, still)
	stops := v.decisions()
	v.Jump(stops[len(stops)-12])
	v.Move(5, 5)
	v.Until("the place", 600, func() bool { return v.Settled() })
	before := text(t, v.Scene.Battle())
	v.Key('A')
	v.Click("again/times/10 times")
	v.Key(ui.KeyEnter)
	v.Await("the end", func() bool { return v.Has("again/roll") })
	v.Shot("again")
	if text(t, v.Scene.Battle()) != before {
		t.Error("the battle has changed")
	}
	v.Key(ui.KeyEscape)
	v.Wait(3)
	if v.Has("again/roll") {
		t.Error("the card does not close")
	}
}

// A press on a line of the log goes to what it tells.
func TestALineOfTheLogLeadsToWhatItTells(t *testing.T) {
	for _, s := range systems() {
		v := watch(t, s.played(t, 10), 1280, 720, still)
		v.Key(ui.KeyEnd)
		v.Wait(5)
		l := v.Where("log")
		v.ClickAt(l.X+60, l.Y+60)
		v.Until("the line", 600, func() bool { return v.Settled() })
		if n := v.film.Len(); v.place() == n || v.place() < n/2 {
			t.Errorf("%s: a line near the end leads to %d of %d", s.name, v.place(), n)
		}
	}
}

// A recording that disagrees is shown up to the line, which is named.
func TestARecordingThatDisagreesSaysWhereAndStaysThere(t *testing.T) {
	for _, s := range systems() {
		lines := strings.Split(string(mustText(t, s.played(t, 11))), "\n")
		i := slices.IndexFunc(lines, func(l string) bool { return strings.HasPrefix(l, "digest ") })
		lines[i] = "digest 0123456789abcdef"
		v := watch(t, read(t, strings.Join(lines, "\n")), 960, 540, still)
		v.Key(ui.KeyEnd)
		v.Wait(3)
		v.Shot(s.name + "-fault")
		if v.place() != 20 || v.film.Fault() == nil || v.film.Fault().Line != i+1 {
			t.Errorf("%s: it stays at %d, with %v, for line %d", s.name, v.place(), v.film.Fault(), i+1)
		}
	}
}

func mustText(t *testing.T, r *game.Recording) []byte {
	t.Helper()
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// What happened since a person's last decision is shown to them, and leads back to the
// same question.
func TestWhatHappenedSinceMyTurn(t *testing.T) {
	for _, s := range systems() {
		session := s.session(t, 12, game.Person, game.Computer)
		var kept []*game.Session
		h := house(&kept)
		var first interface {
			scenes.Scene
			Asking() bool
		}
		switch s.name {
		case "rapid":
			b := battle.New(session, nil)
			b.Replays, first = h.Replays(), b
		default:
			b := hexbattle.New(session, nil)
			b.Replays, first = h.Replays(), b
		}
		p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Quadruple}, first)
		asked := func() {
			p.Await("a question", func() bool { return session.Waiting().For == game.WaitPerson && first.Asking() })
			p.Wait(3)
		}
		for asked(); !slices.ContainsFunc(session.Steps(), func(st game.Step) bool { return st.Decision.Side == session.Waiting().Seat }) ||
			session.Steps()[len(session.Steps())-1].Decision.Side == session.Waiting().Seat; asked() {
			n := len(session.Steps())
			if p.Key(ui.KeyEnter); len(session.Steps()) == n {
				p.Key('F')
			}
		}
		before := record(t, session)
		p.Key('W')
		p.Until("the replay", 3000, func() bool { return p.Has("replay/back") })
		p.Shot(s.name + "-since")
		p.Await("the question again", func() bool { return p.Has("confirm") })
		p.Wait(20)
		if record(t, session) != before {
			t.Errorf("%s: watching has changed the battle", s.name)
		}
		p.Key('W')
		p.Until("the replay", 3000, func() bool { return p.Has("replay/back") })
		p.Key(ui.KeyEnter)
		p.Until("the question at once", 60, func() bool { return p.Has("confirm") })
		if p.App.Top() != first {
			t.Errorf("%s: it leads elsewhere", s.name)
		}
	}
}

// In a branch of a battle that goes on without hints no computer follows a person: neither
// when it is begun nor later, by its menu. Both say so.
func TestNoComputerFollowsAPersonInABranchIfThatIsAgreed(t *testing.T) {
	s := systems()[0]
	first := s.session(t, 5, game.Person, game.Computer)
	if err := first.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	r := read(t, record(t, first))
	r.NoHints = true
	v := watch(t, r, 1280, 720, still)
	v.Key(ui.KeyEnd)
	v.Until("the place", 600, func() bool { return v.Settled() })
	v.Key('B')
	v.Click("branch/seat/0/Hard")
	v.Key(ui.KeyEnter)
	v.Wait(30)
	v.Shot("branch-agreed")
	if len(v.kept) > 0 || !v.Has("branch/begin") {
		t.Fatal("a branch is begun in which a computer follows a person")
	}
	v.Click("branch/seat/0/Person")
	v.Key(ui.KeyEnter)
	v.Wait(30)
	session := on(t, v.Player)
	v.Key(ui.KeyEscape)
	v.Wait(3)
	v.Click("menu/seat/0/Hard")
	v.Wait(3)
	v.Shot("menu-agreed")
	if session.Seats()[0].Kind != game.Person {
		t.Error("a computer follows a person")
	}
	if v.Click("menu/seat/1/Hard"); session.Seats()[1].Level != "hard" {
		t.Errorf("a computer does not follow another: %+v", session.Seats()[1])
	}
}
