package saves

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/rulestest/pig"
)

// config is what pig games of two persons begin with.
func config(seed uint64) game.Config {
	return game.Config{
		System: pig.System(), Setup: []byte("seats 2\nrounds 20\n"), Dice: seed, Noise: seed + 100,
		Seats: []game.Seat{{Name: "Ann"}, {Name: "Bob", Colour: 1, Pattern: 1}},
	}
}

// begin begins a battle that is kept.
func begin(t testing.TB, f Folder, seed uint64) *game.Session {
	t.Helper()
	s, err := game.NewSession(config(seed))
	if err != nil {
		t.Fatal(err)
	}
	f.Keep(s)
	t.Cleanup(s.Close)
	return s
}

// play takes so many steps, or plays to the end with -1, and waits until all is
// written.
func play(t testing.TB, s *game.Session, steps int) {
	t.Helper()
	for n := 0; n != steps && s.Waiting().For != game.WaitNothing; n++ {
		if w := s.Waiting(); w.For != game.WaitPerson {
			s.Tick()
		} else {
			d, _ := s.Pending()
			c, err := (ai.Random{}).Choose(s.Battle().Clone(), d, uint64(len(s.Steps())))
			if err == nil {
				err = s.Submit(w.Seat, c)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	settle(s)
}

// settle waits until the last state of a session is written.
func settle(s *game.Session) {
	if k := s.Keeper(); k != nil {
		k.Close()
	}
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

// names are the files of a folder, without the battle's name where there is only one.
func names(t testing.TB, f Folder) []string {
	t.Helper()
	entries, err := os.ReadDir(string(f))
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	for _, e := range entries {
		list = append(list, e.Name())
	}
	return list
}

// path is the file of a save.
func path(f Folder, file string) string { return filepath.Join(string(f), file) }

// spoil writes a file that is newer than all others.
func spoil(t testing.TB, f Folder, file string, data []byte) {
	t.Helper()
	if err := os.WriteFile(path(f, file), data, 0o644); err != nil {
		t.Fatal(err)
	}
	soon := time.Now().Add(time.Minute)
	if err := os.Chtimes(path(f, file), soon, soon); err != nil {
		t.Fatal(err)
	}
}

func TestTheBattleIsOnDiskAfterEveryDecision(t *testing.T) {
	f := Folder(filepath.Join(t.TempDir(), "new", "saves"))
	s := begin(t, f, 7)
	settle(s)
	for range 25 {
		o := f.Newest(config(0))
		if o.Session == nil || len(o.Passed) > 0 {
			t.Fatalf("after %d answers nothing is offered: %+v", len(s.Steps()), o)
		}
		if got, want := text(t, o.Session), text(t, s); got != want {
			t.Fatalf("after %d answers there is another battle:\n%s\nwant\n%s", len(s.Steps()), got, want)
		}
		if o.Session.Waiting() != s.Waiting() {
			t.Errorf("after %d answers %v waits, not %v", len(s.Steps()), o.Session.Waiting(), s.Waiting())
		}
		play(t, s, 1)
	}
}

func TestWhatIsResumedGoesOnInTheSameFiles(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	for range 6 {
		play(t, s, 3)
		s.Close()
		before := names(t, f)
		o := f.Newest(config(0))
		o.Keep(f)
		s = o.Session
		settle(s)
		if after := names(t, f); len(after) > slots || len(before) == slots && fmt.Sprint(before) != fmt.Sprint(after) {
			t.Fatalf("there were %v, and are %v", before, after)
		}
	}
	if len(s.Steps()) != 18 {
		t.Errorf("%d answers were kept, not 18", len(s.Steps()))
	}
	s.Close()
}

func TestABattleThatIsOverIsKeptAndNotOffered(t *testing.T) {
	f := Folder(t.TempDir())
	older := begin(t, f, 1)
	play(t, older, 3)
	play(t, older, 1)
	s := begin(t, f, 2)
	play(t, s, -1)
	list, err := f.List()
	if err != nil || len(list) != 1+slots || !list[0].Over || list[0].Fault != nil || list[1].Over || list[0].Battle == list[1].Battle {
		t.Fatalf("the folder has %+v, %v", list, err)
	}
	o := f.Newest(config(0))
	if o.Session == nil || text(t, o.Session) != text(t, older) || len(o.Passed) > 0 {
		t.Errorf("offered is %+v", o.Save)
	}
	if !f.Any("pig") || f.Any("rapid") {
		t.Error("it is told wrongly which systems have a battle to go on with")
	}
	// A kill between the last file and the removal of those before it.
	spoil(t, f, strings.Replace(list[0].File, ended, "1", 1), []byte(text(t, older)))
	if o := f.Newest(config(0)); o.Session == nil || o.Save.Battle == list[0].Battle {
		t.Errorf("a battle that is over is offered: %+v", o.Save)
	}
}

func TestTheLastFiveBattlesAreKept(t *testing.T) {
	f := Folder(t.TempDir())
	var last []*game.Session
	for i := range uint64(8) {
		s := begin(t, f, i)
		play(t, s, 3)
		last = append(last, s)
		// The clock of files may be coarse.
		for _, name := range names(t, f) {
			info, err := os.Stat(path(f, name))
			if err != nil {
				t.Fatal(err)
			}
			past := info.ModTime().Add(-time.Second)
			if err := os.Chtimes(path(f, name), past, past); err != nil {
				t.Fatal(err)
			}
		}
	}
	for i := range uint64(8) { // those that are over do not push out those that are not
		s := begin(t, f, 100+i)
		play(t, s, 3) // on disk while it goes on, however slow that is
		play(t, s, -1)
	}
	if err := os.WriteFile(path(f, "mine.txt"), []byte("foreign"), 0o644); err != nil {
		t.Fatal(err)
	}
	f.prune("")
	battles := map[bool]map[string]bool{true: {}, false: {}}
	list, _ := f.List()
	for _, s := range list {
		if s.Battle != "" {
			battles[s.Over][s.Battle] = true
		}
	}
	// While the last were fought each was one of those that go on.
	if len(battles[false]) != kept-1 || len(battles[true]) != kept {
		t.Errorf("%d battles are kept that go on and %d that are over; the folder has %v", len(battles[false]), len(battles[true]), names(t, f))
	}
	if o := f.Newest(config(0)); o.Session == nil || text(t, o.Session) != text(t, last[7]) {
		t.Errorf("offered is not the newest: %+v", o.Save)
	}
	if _, err := os.Stat(path(f, "mine.txt")); err != nil {
		t.Error(err)
	}
}

func TestWhatCannotBeReadGivesItsReasonAndSpoilsNothing(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 3)
	play(t, s, 29)
	play(t, s, 1)
	good := text(t, s)
	const stem = "pig-20991231-235959-0000000"
	bad := map[string]struct {
		data []byte
		want string
	}{
		stem + "0.1.txt": {nil, "not a recording"},
		stem + "1.1.txt": {[]byte(good[:len(good)*2/3]), "line"},
		stem + "2.1.txt": {bytes.Repeat([]byte("x"), game.MaxRecording+1), "longer than"},
		stem + "3.1.txt": {[]byte("\x7fELF\x00\x01"), "not a recording"},
		stem + "4.2.txt": {[]byte(strings.Replace(good, "recording 1", "recording 2", 1)), "not a recording that is known"},
		stem + "5.2.txt": {[]byte(strings.Replace(good, "system pig 1", "system pig 2", 1)), "version 2"},
		stem + "6.1.txt": {[]byte(strings.Replace(good, "rounds 20", "rounds 19", 1)), "set-up"},
		stem + "7.2.txt": {[]byte(good[:strings.LastIndex(good, "digest ")] + "digest 0123456789abcdef\n" + good[strings.LastIndex(good, "end "):]), "another course"},
	}
	for file, b := range bad {
		spoil(t, f, file, b.data)
	}
	if err := os.Mkdir(path(f, "folder.txt"), 0o755); err != nil {
		t.Fatal(err)
	}
	o := f.Newest(config(0))
	if o.Session == nil || text(t, o.Session) != good {
		t.Fatalf("the good save is not offered, but %+v", o.Save)
	}
	passed := map[string]error{}
	for _, p := range o.Passed {
		passed[p.File] = p.Fault
	}
	for file, b := range bad {
		if err := passed[file]; err == nil || !strings.Contains(err.Error(), b.want) {
			t.Errorf("%s: %v, want %q", file, err, b.want)
		}
		if now, err := os.ReadFile(path(f, file)); err != nil || !bytes.Equal(now, b.data) {
			t.Errorf("%s was changed: %v", file, err)
		}
	}
	if len(o.Passed) != len(bad) {
		t.Errorf("%d newer saves were passed over, not %d", len(o.Passed), len(bad))
	}
	list, err := f.List()
	if err != nil || len(list) != len(bad)+slots+1 {
		t.Errorf("%d saves are listed, %v", len(list), err)
	}
	for _, l := range list {
		if l.File == "folder.txt" && l.Fault == nil {
			t.Error("a folder is taken for a save")
		}
	}
}

func TestTheSaveBeforeIsOfferedIfTheLastIsBroken(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 3)
	play(t, s, 9)
	before := text(t, s)
	play(t, s, 1)
	s.Close()
	o := f.Newest(config(0))
	spoil(t, f, o.Save.File, []byte("half a"))
	again := f.Newest(config(0))
	if again.Session == nil || text(t, again.Session) != before || len(again.Passed) != 1 || again.Passed[0].File != o.Save.File {
		t.Fatalf("offered is %+v, passed over are %v", again.Save, again.Passed)
	}
	// Going on writes over what is broken, not over what was good.
	again.Keep(f)
	settle(again.Session)
	if data, err := os.ReadFile(path(f, again.Save.File)); err != nil || string(data) != before {
		t.Error("the good save was written over first")
	}
	play(t, again.Session, 1)
	again.Session.Close()
	if o := f.Newest(config(0)); o.Session == nil || len(o.Session.Steps()) != 10 {
		t.Errorf("then %+v is offered", o)
	}
}

func TestIfNothingCanBeWrittenTheBattleGoesOnAndTheOldSaveStays(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("a folder cannot be made read-only there")
	}
	f := Folder(t.TempDir())
	s := begin(t, f, 3)
	play(t, s, 5)
	old := text(t, s)
	away := f + "-away"
	if err := os.Rename(string(f), string(away)); err != nil {
		t.Fatal(err)
	}
	// In the place of the folder is a file: nobody can write there, not even root.
	if err := os.WriteFile(string(f), nil, 0o600); err != nil {
		t.Fatal(err)
	}
	play(t, s, 5)
	if s.Keeper().Lost() == nil {
		t.Error("nobody is told")
	}
	if len(s.Steps()) != 10 || s.Err() != nil {
		t.Errorf("the battle stands still after %d answers: %v", len(s.Steps()), s.Err())
	}
	if o := away.Newest(config(0)); o.Session == nil || text(t, o.Session) != old {
		t.Errorf("the old save is not there any more: %+v", o)
	}
	if err := os.Remove(string(f)); err != nil {
		t.Fatal(err)
	}
	if err := os.Rename(string(away), string(f)); err != nil {
		t.Fatal(err)
	}
	play(t, s, 1)
	if lost := s.Keeper().Lost(); lost != nil {
		t.Errorf("with room again: %v", lost)
	}
	if o := f.Newest(config(0)); o.Session == nil || text(t, o.Session) != text(t, s) {
		t.Errorf("with room again %+v is offered", o)
	}
}

func TestWithoutAFolderNothingIsKept(t *testing.T) {
	s := begin(t, "", 3)
	play(t, s, 2)
	if s.Keeper() != nil {
		t.Error("somebody keeps it")
	}
	if o := Folder("").Newest(config(0)); o.Session != nil || Folder("").Any("pig") {
		t.Error("something is found")
	}
	if list, err := (Folder(t.TempDir()) + "/none").List(); list != nil || err != nil {
		t.Errorf("a folder that is not there has %v, %v", list, err)
	}
}

// BenchmarkKeep is what keeping costs the window's thread in a long battle.
func BenchmarkKeep(b *testing.B) {
	s, err := game.NewSession(config(9))
	if err != nil {
		b.Fatal(err)
	}
	play(b, s, 100)
	Folder(b.TempDir()).Keep(s)
	b.Cleanup(s.Close)
	for b.Loop() {
		s.Keeper().Keep(s)
	}
}
