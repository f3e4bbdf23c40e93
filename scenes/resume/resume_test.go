package resume_test

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/game/muster"
	"rulerfire/game/saves"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/title"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall is where all other doors lead.
type hall struct{}

func (hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

func fight(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
	return battle.New(s, ended)
}

func engage(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
	return hexbattle.New(s, ended)
}

// open opens the title of a new process over a folder of saves, with the game of the
// tab in front.
func open(t *testing.T, f saves.Folder, tab string) *scenetest.Player {
	t.Helper()
	door := func(*scenes.Context) scenes.Scene { return hall{} }
	seeds := rand.New(rand.NewPCG(1, 2))
	games := []title.Game{
		{Name: "title.rapid", Rules: roster.Rules(), Quick: door, New: door, Continue: resume.New(resume.Game{
			Config: game.Config{System: rapid.RapidAttack(), Players: lineup.Player, Patience: game.Patience},
			Sides:  resume.Companies, Battle: fight, New: door,
		}, f, seeds.Uint64)},
		{Name: "title.hex", Rules: hexroster.Rules(), Quick: door, New: door, Continue: resume.New(resume.Game{
			Config: game.Config{System: hexwar.HexWargame(), Players: muster.Player, Patience: game.Patience},
			Sides:  resume.Squads, Battle: engage, New: door,
		}, f, seeds.Uint64)},
	}
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant, StillMotion: true}, title.New(games...))
	p.Click(tab)
	return p
}

const (
	rapidTab = "title/games/0"
	hexTab   = "title/games/1"
)

// seats are two persons.
func seats() [2]game.Seat {
	return [2]game.Seat{{Name: "Mira"}, {Name: "Jonas", Colour: 1, Pattern: 1}}
}

// begin begins a battle of two persons that is kept.
func begin(t *testing.T, f saves.Folder, tab string, seed uint64) *game.Session {
	t.Helper()
	return beginWith(t, f, tab, seed, func(*game.Config) {})
}

func beginWith(t *testing.T, f saves.Folder, tab string, seed uint64, change func(*game.Config)) *game.Session {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	var config game.Config
	var err error
	if tab == rapidTab {
		l := lineup.Lineup{Settings: rapid.DefaultSettings()}
		for _, seat := range seats() {
			l.Seats = append(l.Seats, lineup.Seat{Seat: seat})
		}
		if l, err = l.Draw(r); err == nil {
			config, err = l.Config(seed, seed+1)
		}
	} else {
		var e muster.Engagement
		for i, seat := range seats() {
			e.Teams[i].Seats = []game.Seat{seat}
		}
		if e, err = e.Draw(r); err == nil {
			config, err = e.Config(seed, seed+1, muster.Player)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	change(&config)
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	f.Keep(s)
	t.Cleanup(s.Close)
	return s
}

// play takes steps by chance, and on to the next question for a person.
func play(t *testing.T, s *game.Session, steps int) {
	t.Helper()
	for n := 0; n < steps || s.Waiting().For == game.WaitRoll; n++ {
		w := s.Waiting()
		if w.For != game.WaitPerson {
			if !s.Tick() {
				return
			}
			continue
		}
		d, _ := s.Pending()
		c, err := (ai.Random{}).Choose(s.Battle().Clone(), d, uint64(len(s.Steps())))
		if err == nil {
			err = s.Submit(w.Seat, c)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	s.Keeper().Close() // waits for the disk
}

func text(t *testing.T, s *game.Session) string {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	b, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// session is the session on screen, nil if there is none.
func session(p *scenetest.Player) *game.Session {
	switch s := p.App.Top().(type) {
	case *battle.Scene:
		return s.Session
	case *hexbattle.Scene:
		return s.Session
	}
	return nil
}

// enter clicks Continue as soon as it can be clicked.
func enter(t *testing.T, p *scenetest.Player) *game.Session {
	t.Helper()
	for range 500 {
		p.Click("title/continue")
		p.Wait(12)
		if s := session(p); s != nil {
			return s
		}
		time.Sleep(10 * time.Millisecond) // it is played again in the background
	}
	t.Fatalf("Continue leads nowhere; on screen: %v", p.App.Widgets().IDs())
	return nil
}

func TestContinueResumesExactlyThere(t *testing.T) {
	for _, tab := range []string{rapidTab, hexTab} {
		f := saves.Folder(t.TempDir())
		s := begin(t, f, tab, 4)
		for i := range 4 {
			play(t, s, 55)
			if s.Waiting().For != game.WaitPerson {
				t.Fatalf("the battle is over after %d answers", len(s.Steps()))
			}
			p := open(t, f, tab)
			if i == 3 {
				p.Wait(60)
				p.Shot("continue_" + tab[len(tab)-1:])
			}
			again := enter(t, p)
			d, _ := s.Pending()
			p.Until("the question", 200, func() bool {
				now, ok := again.Pending()
				return ok && now.Name == d.Name && p.Has("menu") || p.Has("confirm")
			})
			if got, want := text(t, again), text(t, s); got != want {
				t.Fatalf("%s after %d answers: another battle", tab, len(s.Steps()))
			}
			if again.Waiting() != s.Waiting() {
				t.Errorf("%s: %v waits, not %v", tab, again.Waiting(), s.Waiting())
			}
			if i == 3 {
				p.Wait(30)
				p.Shot("continued_" + tab[len(tab)-1:])
			}
			p.App.Shut()
		}
	}
}

func TestContinueIsTheFirstEntryWhereThereIsABattleAndNoOther(t *testing.T) {
	f := saves.Folder(t.TempDir())
	p := open(t, f, rapidTab)
	if p.Has("title/continue") {
		t.Error("there is nothing to go on with")
	}
	play(t, begin(t, f, hexTab, 4), 30)
	p = open(t, f, hexTab)
	if !p.Has("title/continue") || p.Where("title/continue").Y >= p.Where("title/quick").Y {
		t.Error("Continue is not the first entry")
	}
	p.Click(rapidTab)
	if p.Has("title/continue") {
		t.Error("the battle of another game is offered")
	}
}

func TestABattleThatIsLeftCanBeGoneOnWithAtOnce(t *testing.T) {
	f := saves.Folder(t.TempDir())
	play(t, begin(t, f, rapidTab, 4), 30)
	p := open(t, f, rapidTab)
	s := enter(t, p)
	if lost := p.App.Top().(scenes.Guard).Guard(); lost != "" {
		t.Errorf("closing the window is said to lose %q", lost)
	}
	play(t, s, 20)
	left := text(t, s)
	p.Until("a question", 200, func() bool { return p.Has("confirm") })
	for range 5 {
		p.Key(ui.KeyEscape) // steps back, down to the menu
		if p.Wait(3); p.Has("menu/leave") {
			break
		}
	}
	p.Wait(20)
	p.Click("menu/leave")
	p.Wait(20)
	p.Click("menu/sure")
	p.Wait(20)
	if again := enter(t, p); again == s || text(t, again) != left {
		t.Error("another battle is gone on with")
	}
}

func TestABattleThatCannotBeSavedSaysSoOnce(t *testing.T) {
	for _, tab := range []string{rapidTab, hexTab} {
		f := saves.Folder(filepath.Join(t.TempDir(), "saves"))
		play(t, begin(t, f, tab, 4), 30)
		p := open(t, f, tab)
		s := enter(t, p)
		s.Keeper().Close()
		if err := os.Rename(string(f), string(f)+"-away"); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(string(f), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		for n := range 2 {
			steps := len(s.Steps())
			play(t, s, 1)
			p.Move(float64(5+n), 5)
			p.Wait(20)
			if p.Has("unkept/close") != (n == 0) {
				t.Errorf("%s: the message is there: %t, after %d decisions", tab, n > 0, n+1)
			}
			if n == 0 {
				p.Shot("unkept_" + tab[len(tab)-1:])
				p.Click("unkept/close")
			}
			if len(s.Steps()) == steps {
				t.Error("the battle stands still")
			}
		}
		if lost := p.App.Top().(scenes.Guard).Guard(); lost != "battle.guard.lost" {
			t.Errorf("%s: closing the window is said to lose %q", tab, lost)
		}
	}
}

func TestAnOlderSaveIsNamedAndWhatIsBrokenIsNotEntered(t *testing.T) {
	f := saves.Folder(t.TempDir())
	s := begin(t, f, rapidTab, 4)
	play(t, s, 30)
	play(t, s, 1)
	s.Close()
	list, err := f.List()
	if err != nil || len(list) != 2 {
		t.Fatalf("the folder has %v, %v", list, err)
	}
	if list[0].Fault != nil || list[1].Fault != nil {
		t.Fatal("the saves are broken before they are")
	}
	spoil := func(save saves.Save) {
		if err := os.WriteFile(filepath.Join(string(f), save.File), []byte("half a"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	spoil(list[0])
	p := open(t, f, rapidTab)
	p.Wait(60)
	p.Shot("continue_older")
	again := enter(t, p)
	if n := len(again.Steps()); n >= len(s.Steps()) || n < 30 {
		t.Errorf("the battle goes on after %d answers, of %d", n, len(s.Steps()))
	}
	p.App.Shut()

	list, _ = f.List()
	for _, l := range list {
		spoil(l)
	}
	p = open(t, f, rapidTab)
	time.Sleep(100 * time.Millisecond)
	p.Move(5, 5)
	p.Wait(20)
	p.Click("title/continue")
	p.Wait(12)
	if session(p) != nil {
		t.Error("a broken save is entered")
	}
	p.Shot("continue_broken")
}

// What the players have agreed before a battle holds for its rematch.
func TestARematchIsPlayedWithoutHintsAsTheBattleWas(t *testing.T) {
	f := saves.Folder(t.TempDir())
	begun := beginWith(t, f, rapidTab, 5, func(c *game.Config) { c.NoHints = true })
	conceded := func(s *game.Session) bool {
		c, err := s.Battle().Parse("concede")
		return err == nil && s.Waiting().For == game.WaitPerson && s.Submit(s.Waiting().Seat, c) == nil
	}
	for begun.Result().Round == 0 {
		play(t, begun, 1)
	}
	begun.Close()
	p := open(t, f, rapidTab)
	s := enter(t, p)
	if !conceded(s) {
		t.Fatalf("nobody can concede: %+v", s.Waiting())
	}
	p.Move(9, 9) // wakes the screen
	p.Until("the result", 4000, func() bool { return p.Has("result/rematch") })
	p.Click("result/rematch")
	p.Until("the rematch", 4000, func() bool { return session(p) != nil && session(p) != s })
	if !session(p).NoHints() {
		t.Error("hints are on in the rematch")
	}
}
