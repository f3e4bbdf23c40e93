package load

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/ui"
)

// systems are both rule systems.
var systems = []string{"rapid", "hexwar"}

func TestABattleIsSavedUnderANameAndBroughtBack(t *testing.T) {
	for _, system := range systems {
		for _, keys := range []bool{false, true} {
			d := newDesk(saves.Folder(t.TempDir()))
			s := d.begin(t, system, 4)
			play(t, s, 60)
			p := d.table(t, s, 1280, 720)
			saved := text(t, s)
			menu(t, p)
			p.Shot("menu_" + system)
			if keys {
				p.Key('S')
				p.Wait(10)
				p.Type("Harbour")
				p.Shot("naming_" + system)
				p.Key(ui.KeyEnter)
			} else {
				p.Click("menu/save")
				p.Wait(10)
				p.Click("load/save") // under the name that is proposed
			}
			want := map[bool]string{true: "Harbour", false: "Mira, Jonas, Round 1"}[keys]
			var hand []saves.Save
			for n := 0; len(hand) == 0; n++ {
				if n > 300 {
					t.Fatalf("nothing was saved; on screen: %v", p.App.Widgets().IDs())
				}
				p.Wait(2)
				time.Sleep(5 * time.Millisecond)
				hand = byHandIn(t, d)
			}
			if hand[0].Kind != saves.Named || !strings.HasPrefix(hand[0].Note.Name, want[:7]) || len(hand[0].Note.Sides) != 2 {
				t.Errorf("%s: saved is %+v", system, hand[0])
			}
			if pic, err := d.Picture(hand[0]); err != nil || pic.Bounds().Dx() < 100 {
				t.Errorf("%s: the picture: %v", system, err)
			}
			play(t, s, 5)
			p.Wait(20)
			menu(t, p)
			if keys {
				p.Key('L')
			} else {
				p.Click("menu/battles")
			}
			p.Wait(20)
			settled(t, p)
			p.Shot("from_battle_" + system)
			rows := list(t, p).list
			if len(rows) != 2 || rows[0].Kind != saves.Automatic || rows[1].Kind != saves.Named || len(rows[1].rails) != 1 {
				t.Fatalf("%s: the list is %+v", system, rows)
			}
			// The battle on the table is not opened and not deleted.
			p.Key(ui.KeyEnter)
			p.Key(ui.KeyDelete)
			p.Wait(10)
			if list(t, p).opening != nil || p.Has("load/ask/yes") {
				t.Error("the battle on the table is opened or deleted")
			}
			if p.Key(ui.KeyDown); keys {
				if settled(t, p); !list(t, p).checks.of[rows[1].key()].apart {
					t.Errorf("%s: nothing is said of a branch", system)
				}
				p.Key(ui.KeyEnter)
			} else {
				p.Click("load/list/1")
				p.Click("load/open")
			}
			again := another(t, p, s)
			if text(t, again) != branchOf(t, saved, hand[0]) {
				t.Errorf("%s: another battle was brought back", system)
			}
			// What was played since is not lost.
			if got := treeOf(t, d); len(got) != 1 || len(got[0].Branches) != 1 {
				t.Errorf("%s: the tree is %+v", system, got)
			}
		}
	}
}

// branchOf is the text of a battle that goes on from a save as a branch.
func branchOf(t *testing.T, text string, s saves.Save) string {
	t.Helper()
	r, err := game.ParseRecording([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if r, err = r.Branch(s.Battle, s.Answers); err != nil {
		t.Fatal(err)
	}
	b, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func byHandIn(t *testing.T, d *desk) []saves.Save {
	t.Helper()
	list, err := d.List()
	if err != nil {
		t.Fatal(err)
	}
	var hand []saves.Save
	for _, s := range list {
		if s.Kind != saves.Automatic {
			hand = append(hand, s)
		}
	}
	return hand
}

func treeOf(t *testing.T, d *desk) []*saves.Branch {
	t.Helper()
	list, err := d.List()
	if err != nil {
		t.Fatal(err)
	}
	return saves.Tree(list)
}

func TestQuickSaveAndQuickLoad(t *testing.T) {
	for _, system := range systems {
		d := newDesk(saves.Folder(t.TempDir()))
		s := d.begin(t, system, 4)
		play(t, s, 60)
		p := d.table(t, s, 1280, 720)
		wait := func(what string, ok func() bool) {
			t.Helper()
			for range 300 {
				if p.Wait(2); ok() {
					return
				}
				time.Sleep(5 * time.Millisecond)
			}
			t.Fatalf("%s: %s does not happen; on screen: %v", system, what, p.App.Widgets().IDs())
		}
		p.Key(ui.KeyF9) // nothing to go back to
		p.Wait(60)
		if session(p) != s || p.Has("load/asking/yes") {
			t.Fatalf("%s: something is loaded that is not there", system)
		}
		saved := text(t, s)
		p.Key(ui.KeyF5)
		wait("the save", func() bool { return len(byHandIn(t, d)) == 1 })
		p.Wait(10)
		p.Shot("quick_saved_" + system)

		p.Key(ui.KeyF9) // the battle stands there already
		p.Wait(60)
		if session(p) != s || p.Has("load/asking/yes") || len(treeOf(t, d)[0].Branches) > 0 {
			t.Errorf("%s: something is loaded though nothing has been decided since", system)
		}
		same := s
		play(t, same, 7)
		p.Move(9, 9)
		p.Wait(40)
		later := text(t, same)

		p.Key(ui.KeyF9)
		wait("the question", func() bool { return p.Has("load/asking/no") })
		p.Shot("quick_asked_" + system)
		p.Click("load/asking/no")
		p.Wait(20)
		if session(p) != same || text(t, same) != later {
			t.Fatalf("%s: No has changed the battle", system)
		}
		menu(t, p)
		p.Click("menu/quickload")
		wait("the question", func() bool { return p.Has("load/asking/yes") })
		p.Key(ui.KeyEnter)
		back := another(t, p, same)
		if text(t, back) != branchOf(t, saved, byHandIn(t, d)[0]) {
			t.Errorf("%s: another battle was brought back", system)
		}
		tree := treeOf(t, d)
		if len(tree) != 1 || len(tree[0].Branches) != 1 || tree[0].Saves[0].Answers != len(same.Steps()) {
			t.Errorf("%s: what was left is not in the tree: %+v", system, tree[0])
		}
		// The branch has its original's quick save until it has one of its own.
		play(t, back, 3)
		p.Move(9, 12)
		p.Wait(40)
		p.Key(ui.KeyF9)
		wait("the question", func() bool { return p.Has("load/asking/yes") })
		p.Click("load/asking/yes")
		if third := another(t, p, back); len(third.Steps()) != byHandIn(t, d)[0].Answers {
			t.Errorf("%s: the branch goes back to something else", system)
		}
	}
}

func TestASaveThatFailsIsToldAndTheBattleGoesOn(t *testing.T) {
	for _, system := range systems {
		d := newDesk(saves.Folder(filepath.Join(t.TempDir(), "saves")))
		s := d.begin(t, system, 4)
		play(t, s, 60)
		p := d.table(t, s, 1280, 720)
		if err := os.Rename(string(d.Folder), string(d.Folder)+"-away"); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(string(d.Folder), nil, 0o600); err != nil {
			t.Fatal(err)
		}
		p.Key(ui.KeyF5)
		for n := 0; !p.Has("load/lost/close") && n < 200; n++ {
			p.Wait(2)
			time.Sleep(5 * time.Millisecond)
		}
		p.Shot("save_lost_" + system)
		p.Click("load/lost/close")
		p.Wait(10)
		if session(p) != s || p.Has("load/lost/close") {
			t.Errorf("%s: the battle does not go on", system)
		}
		steps := len(s.Steps())
		play(t, s, 1)
		if len(s.Steps()) == steps {
			t.Errorf("%s: the battle stands still", system)
		}
	}
}

// messy is a folder with everything that may be in one.
func messy(t *testing.T) *desk {
	t.Helper()
	d := newDesk(saves.Folder(t.TempDir()))
	other := d.begin(t, "hexwar", 9, "Ada", "Grace")
	play(t, other, 120)
	d.put(t, other, saves.Named, "🦜🦜 الميناء "+strings.Repeat("a very long name ", 6))
	s := d.begin(t, "rapid", 4)
	play(t, s, 60)
	fork := d.put(t, s, saves.Named, "Harbour wall")
	play(t, s, 30)
	d.put(t, s, saves.Quick, "")
	play(t, s, 20)
	s.Close()
	o, err := d.Resume(fork, d.way("rapid").Game().Config)
	if err != nil {
		t.Fatal(err)
	}
	o.Keep(d.Folder)
	play(t, o.Session, 40)
	d.put(t, o.Session, saves.Named, "what if")
	o.Session.Close()
	whole := d.begin(t, "rapid", 6, "Bo", "Ida", "Kim")
	play(t, whole, 90)
	good := text(t, whole)
	for file, data := range map[string]string{
		"empty.txt":   "",
		"letter.txt":  "Dear friend,\nhow are you?\n",
		"newer.txt":   strings.Replace(good, "recording 1", "recording 9", 1),
		"rules.txt":   strings.Replace(good, "system rapid ", "system rapid 9", 1),
		"chess.txt":   strings.Replace(good, "system rapid ", "system chess ", 1),
		"cut off.txt": good[:len(good)*2/3],
		"forged.txt":  strings.Replace(good, "\ndigest ", "\ndigest 0", 1),
		"friend.txt":  good,
		"huge.txt":    strings.Repeat("x", game.MaxRecording+1),
	} {
		if err := os.WriteFile(filepath.Join(string(d.Folder), file), []byte(data), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(string(d.Folder), "folder.txt"), 0o755); err != nil {
		t.Fatal(err)
	}
	return d
}

func TestTheListShowsWhatIsBrokenWithItsReasonAndOpensTheRest(t *testing.T) {
	d := messy(t)
	p := d.shelf(t, 1280, 720)
	s := list(t, p)
	reasons := map[string]string{
		"empty.txt": "not a recording", "letter.txt": "not a recording", "newer.txt": "another version", "rules.txt": "version",
		"chess.txt": "not known here", "cut off.txt": "cut off", "forged.txt": "", "huge.txt": "longer than", "folder.txt": "not a file",
	}
	good := 0
	for i := 0; i < len(s.list); i++ {
		p.Key(ui.KeyDown)
		settled(t, p)
	}
	for i := range s.list {
		l := &s.list[i]
		fault := s.checks.known(l.Save)
		want, bad := reasons[l.File]
		if bad != (fault != nil) || bad && !strings.Contains(fault.Error(), want) {
			t.Errorf("%s: %v, want %q", l.File, fault, want)
		}
		if s.look(i); bad {
			p.Key(ui.KeyEnter)
			p.Click("load/open")
			p.Wait(10)
			if session(p) != nil || s.opening != nil {
				t.Fatalf("%s is opened", l.File)
			}
			continue
		}
		good++
	}
	if good != 9 {
		t.Errorf("%d saves are good: %+v", good, s.list)
	}
	for i := range s.list {
		if s.list[i].File == "friend.txt" {
			s.look(i)
		}
	}
	p.Wait(5)
	p.Click("load/open")
	if got := another(t, p, nil); len(got.Seats()) != 3 || saves.Battle(got) == "" {
		t.Error("a friend's battle is not gone on with")
	}
}

func TestTheListFitsEveryWindow(t *testing.T) {
	d := messy(t)
	for _, size := range []struct {
		name  string
		w, h  int
		scale int
	}{
		{"load_720", 1280, 720, 0}, {"load_540", 960, 540, 0}, {"load_540_large", 960, 540, 100}, {"load_900", 1600, 900, 0},
	} {
		p := d.shelf(t, size.w, size.h)
		set := p.App.Settings()
		if size.scale != 0 {
			set.Scale = size.scale
			p = scenetestScale(t, d, size.w, size.h, set)
		}
		p.Wait(30)
		settled(t, p)
		p.Shot(size.name)
		scale := p.App.PixelsPerPoint()
		window := ui.Rect{W: float64(size.w) / scale, H: float64(size.h) / scale}
		for _, id := range p.App.Widgets().IDs() {
			if r := p.Where(id); r.X < 0 || r.Y < 0 || r.Right() > window.W+0.01 || r.Bottom() > window.H+0.01 {
				t.Errorf("%s: %s is at %v, outside %v", size.name, id, r, window)
			}
		}
		p.Key(ui.KeyEnd)
		settled(t, p)
		p.Wait(30)
		p.Shot(size.name + "_end")
		p.Key(ui.KeyUp, ui.KeyUp, ui.KeyUp)
		settled(t, p)
		p.Wait(10)
		p.Shot(size.name + "_broken")
		p.Click("load/delete")
		p.Wait(20)
		p.Shot(size.name + "_delete")
		p.Key(ui.KeyEscape)
	}
}

func TestDeletingAsks(t *testing.T) {
	d := messy(t)
	p := d.shelf(t, 1280, 720)
	s := list(t, p)
	n := len(s.list)
	find := func(name string) int {
		t.Helper()
		for i := range s.list {
			if s.list[i].Note.Name == name {
				return i
			}
		}
		t.Fatalf("%s is not in the list", name)
		return 0
	}
	s.look(find("Harbour wall"))
	p.Wait(5)
	p.Click("load/delete")
	p.Wait(10)
	p.Key(ui.KeyEnter) // the answer that costs nothing has the keyboard
	p.Wait(10)
	if settled(t, p); len(s.list) != n || s.ask != nothing {
		t.Fatal("it is deleted without a word")
	}
	p.Key(ui.KeyDelete)
	p.Wait(10)
	p.Key('Y')
	p.Wait(10)
	settled(t, p)
	if len(s.list) != n-1 {
		t.Errorf("%d of %d are left", len(s.list), n)
	}
	for i := range s.list { // a battle, with both of its automatic saves; what hangs under it stays
		if l := &s.list[i]; l.Kind == saves.Automatic && l.Head.System == "rapid" && l.origin == 0 && len(l.Head.Seats) == 2 {
			s.look(i)
		}
	}
	battle := s.line().Battle
	p.Wait(5)
	p.Click("load/delete")
	p.Wait(10)
	p.Click("load/ask/yes")
	p.Wait(10)
	settled(t, p)
	quick := false
	for i := range s.list {
		l := &s.list[i]
		if l.Battle == battle && l.Kind == saves.Automatic {
			t.Error("an automatic save of the battle is left")
		}
		quick = quick || l.Battle == battle && l.Kind == saves.Quick
	}
	if !quick {
		t.Error("what was saved by hand is gone too")
	}
	find("what if")
}

func TestWhatIsSavedIsFoundFilteredAndRenamed(t *testing.T) {
	d := messy(t)
	p := d.shelf(t, 1280, 720)
	s := list(t, p)
	p.Key('F')
	p.Wait(3)
	p.Type("harbour")
	p.Wait(5)
	if len(s.list) != 1 || s.line().Note.Name != "Harbour wall" {
		t.Fatalf("found are %+v", s.list)
	}
	settled(t, p)
	p.Key(ui.KeyTab, ui.KeyTab, ui.KeyTab)
	p.Click("load/title")
	p.Key(ui.KeyEnd)
	p.Type(" at dawn")
	p.Key(ui.KeyEnter)
	settled(t, p)
	p.Shot("load_renamed")
	if hand := byHandIn(t, d); !hasName(hand, "Harbour wall at dawn") {
		t.Errorf("saved are %+v", hand)
	}
	s.search, s.stale = "", true
	p.Wait(3)
	for filter, want := range map[string]func(l *line) bool{
		"load/filter/Going on": func(l *line) bool { return l.Kind == saves.Automatic && !l.Over },
		"load/filter/Over":     func(l *line) bool { return l.Over },
		"load/filter/Saved":    func(l *line) bool { return l.Kind != saves.Automatic },
	} {
		p.Click(filter)
		p.Wait(5)
		for i := range s.list {
			if !want(&s.list[i]) {
				t.Errorf("%s lists %s", filter, s.list[i].File)
			}
		}
	}
}

func hasName(list []saves.Save, name string) bool {
	for _, s := range list {
		if s.Note.Name == name {
			return true
		}
	}
	return false
}

func TestABattleThatIsOverIsLookedAtAndWatchedIfThereIsAViewer(t *testing.T) {
	d := newDesk(saves.Folder(t.TempDir()))
	s := d.begin(t, "hexwar", 4)
	play(t, s, -1)
	want := text(t, s)
	p := d.shelf(t, 1280, 720)
	if p.Has("load/watch") {
		t.Error("a battle can be watched without a viewer")
	}
	l := list(t, p)
	if len(l.list) != 1 || !l.list[0].Over {
		t.Fatalf("the list is %+v", l.list)
	}
	p.Shot("load_over")
	p.Click("load/open")
	another(t, p, nil)
	p.Until("the result", 300, func() bool { _, on := p.App.Top().(*hexbattle.Scene); return !on })
	p.App.Shut()
	if got, _ := d.List(); len(got) != 1 || got[0].Answers != len(s.Steps()) {
		t.Errorf("looking at it has left %+v", got)
	}

	var battle, recording string
	d.Watch = func(name string, r *game.Recording) scenes.Scene {
		b, err := r.MarshalText()
		if err != nil {
			t.Error(err)
		}
		battle, recording = name, string(b)
		return hall{}
	}
	p = d.shelf(t, 1280, 720)
	p.Key('W')
	p.Wait(10)
	if battle != saves.Battle(s) || recording != want {
		t.Errorf("watched is %q", battle)
	}
}

func TestAListOfHundredsOpensAndScrollsAtOnce(t *testing.T) {
	d := newDesk(saves.Folder(t.TempDir()))
	s := d.begin(t, "rapid", 4)
	play(t, s, 80)
	for range 300 {
		d.put(t, s, saves.Named, "one of many")
	}
	began := time.Now()
	p := d.shelf(t, 1280, 720)
	if spent := time.Since(began); spent > 20*time.Second {
		t.Errorf("the list takes %v", spent)
	}
	if n := len(list(t, p).list); n != 301 {
		t.Errorf("%d are listed", n)
	}
	// However far one goes, a tick reads nothing and paints little.
	slowest := time.Duration(0)
	for range 40 {
		began := time.Now()
		p.Step(ui.Input{Key: ui.KeyPageDown})
		slowest = max(slowest, time.Since(began))
	}
	t.Logf("the slowest tick takes %v", slowest)
	if slowest > time.Second {
		t.Errorf("a tick takes %v", slowest)
	}
	if n := len(list(t, p).checks.stills); n > mostStills {
		t.Errorf("%d pictures are kept", n)
	}
}
