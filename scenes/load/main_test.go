package load

import (
	"math/rand/v2"
	"os"
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
	"rulerfire/scenes/resume"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestMain(m *testing.M) { os.Exit(scenetest.Main(m)) }

// hall is where all doors lead that are not of these tests.
type hall struct{}

func (hall) Frame(ctx *scenes.Context) {
	if ctx.UI.Back() {
		ctx.Pop()
	}
}

// A desk is where a test plays: a folder, and all battles of it.
type desk struct {
	saves.Folder
	*Battles
}

// newDesk is an empty folder with both games.
func newDesk(folder saves.Folder) *desk {
	d := &desk{Folder: folder}
	door := func(*scenes.Context) scenes.Scene { return hall{} }
	seeds := rand.New(rand.NewPCG(1, 2))
	d.Battles = New(folder,
		resume.New(resume.Game{
			Config: game.Config{System: rapid.RapidAttack(), Players: lineup.Player, Patience: game.Patience},
			Name:   "title.rapid", Sides: resume.Companies, New: door,
			Battle: func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
				scene := battle.New(s, ended)
				scene.Menu.Shelf = d.Of(s)
				return scene
			},
		}, folder, seeds.Uint64),
		resume.New(resume.Game{
			Config: game.Config{System: hexwar.HexWargame(), Players: muster.Player, Patience: game.Patience},
			Name:   "title.hex", Sides: resume.Squads, New: door,
			Battle: func(s *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene {
				scene := hexbattle.New(s, ended)
				scene.Menu.Shelf = d.Of(s)
				return scene
			},
		}, folder, seeds.Uint64))
	return d
}

// begin begins a battle of a system, of two persons, that is kept.
func (d *desk) begin(t testing.TB, system string, seed uint64, names ...string) *game.Session {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 3))
	if len(names) == 0 {
		names = []string{"Mira", "Jonas"}
	}
	var config game.Config
	var err error
	if system == "rapid" {
		l := lineup.Lineup{Settings: rapid.DefaultSettings()}
		for i, name := range names {
			l.Seats = append(l.Seats, lineup.Seat{Seat: game.Seat{Name: name, Colour: uint8(i), Pattern: uint8(i)}})
		}
		if l, err = l.Draw(r); err == nil {
			config, err = l.Config(seed, seed+1)
		}
	} else {
		var e muster.Engagement
		for i, name := range names {
			e.Teams[i].Seats = []game.Seat{{Name: name, Colour: uint8(i), Pattern: uint8(i)}}
		}
		if e, err = e.Draw(r); err == nil {
			config, err = e.Config(seed, seed+1, muster.Player)
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(config)
	if err != nil {
		t.Fatal(err)
	}
	d.Keep(s)
	t.Cleanup(s.Close)
	return s
}

// play takes so many steps by chance, and on to the next question for a person; with
// −1 it plays to the end.
func play(t testing.TB, s *game.Session, steps int) {
	t.Helper()
	for n := 0; steps < 0 || n < steps || s.Waiting().For == game.WaitRoll; n++ {
		w := s.Waiting()
		if w.For == game.WaitNothing {
			break
		}
		if w.For != game.WaitPerson {
			s.Tick()
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
	flush(s)
}

// put saves a session by hand, without a picture.
func (d *desk) put(t testing.TB, s *game.Session, k saves.Kind, name string) saves.Save {
	t.Helper()
	r, err := s.Record()
	if err != nil {
		t.Fatal(err)
	}
	g := d.way(r.System).Game()
	note := g.Note(s)
	note.Name = name
	saved, err := d.Put(saves.Battle(s), k, r, note, nil)
	if err != nil {
		t.Fatal(err)
	}
	return saved
}

func text(t testing.TB, s *game.Session) string {
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

// quiet are settings in which nothing takes time.
var quiet = game.Settings{Speed: game.Instant, StillMotion: true}

// table opens a window on the battle of a session.
func (d *desk) table(t testing.TB, s *game.Session, w, h int) *scenetest.Player {
	t.Helper()
	system := "rapid"
	if _, ok := s.Battle().(*hexwar.Battle); ok {
		system = "hexwar"
	}
	g := d.way(system).Game()
	p := scenetest.New(t, w, h, quiet, &door{next: func(*scenes.Context) scenes.Scene { return g.Battle(s, nil) }})
	p.Until("the battle", 50, func() bool { return session(p) == s })
	p.Wait(40)
	return p
}

// A door leads to a screen at once.
type door struct {
	next func(*scenes.Context) scenes.Scene
	gone bool
}

func (d *door) Frame(ctx *scenes.Context) {
	if !d.gone {
		d.gone = true
		ctx.Push(d.next(ctx))
	}
}

// shelf opens a window on the list.
func (d *desk) shelf(t testing.TB, w, h int) *scenetest.Player {
	t.Helper()
	p := scenetest.New(t, w, h, quiet, &door{next: d.Open})
	p.Until("the list", 50, func() bool { _, ok := p.App.Top().(*Scene); return ok })
	return settled(t, p)
}

// settled waits until everything that is to be seen is known.
func settled(t testing.TB, p *scenetest.Player) *scenetest.Player {
	t.Helper()
	for range 2000 {
		p.Wait(3)
		s, ok := p.App.Top().(*Scene)
		if !ok || s.listing == nil && s.opening == nil && s.checks.running == nil && len(s.checks.asked) == 0 {
			return p
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatal("the list does not come to rest")
	return p
}

// list is the list on screen.
func list(t testing.TB, p *scenetest.Player) *Scene {
	t.Helper()
	s, ok := p.App.Top().(*Scene)
	if !ok {
		t.Fatalf("the list is not on screen, but %v", p.App.Widgets().IDs())
	}
	return s
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

// another waits for the screen of another battle than before.
func another(t testing.TB, p *scenetest.Player, before *game.Session) *game.Session {
	t.Helper()
	for range 600 {
		if s := session(p); s != nil && s != before {
			p.Wait(30)
			return s
		}
		p.Wait(2)
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("no other battle comes; on screen: %v", p.App.Widgets().IDs())
	return nil
}

// menu opens the battle's menu by Esc.
func menu(t testing.TB, p *scenetest.Player) {
	t.Helper()
	for range 8 {
		if p.Has("menu/back") {
			p.Wait(10)
			return
		}
		p.Key(ui.KeyEscape)
		p.Wait(4)
	}
	t.Fatalf("the menu does not open; on screen: %v", p.App.Widgets().IDs())
}

// scenetestScale opens a window on the list with other settings.
func scenetestScale(t testing.TB, d *desk, w, h int, set game.Settings) *scenetest.Player {
	t.Helper()
	p := scenetest.New(t, w, h, set, &door{next: d.Open})
	p.Until("the list", 50, func() bool { _, ok := p.App.Top().(*Scene); return ok })
	return settled(t, p)
}
