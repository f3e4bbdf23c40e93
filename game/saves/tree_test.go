package saves

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
)

// words is a tree in one line: battles by the kinds of their saves, branches in
// brackets. The automatic ones count as one: how many there are is up to the disk.
func words(list []*Branch) string {
	var all []string
	for _, b := range list {
		kinds := ""
		for _, s := range b.Saves {
			if k := [...]string{"a", "q", "n", "f"}[s.Kind]; k != "a" || kinds == "" {
				kinds += k
			}
		}
		if len(b.Branches) > 0 {
			kinds += "[" + words(b.Branches) + "]"
		}
		all = append(all, kinds)
	}
	return strings.Join(all, " ")
}

func tree(t testing.TB, f Folder) string {
	t.Helper()
	list, err := f.List()
	if err != nil {
		t.Fatal(err)
	}
	return words(Tree(list))
}

func TestWhatIsGoneOnWithHangsUnderABattleThatWasPlayedOnSince(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 8)
	saved := put(t, f, s, Named, "fork")
	same, err := f.Resume(saved, config(0))
	if err != nil {
		t.Fatal(err)
	}
	s.Close()
	same.Keep(f)
	settle(same.Session)
	if Battle(same.Session) != Battle(s) {
		t.Error("nothing has been played since, and it goes on as another battle")
	}
	play(t, same.Session, 3)
	later := text(t, same.Session)
	same.Session.Close()

	branch, err := f.Resume(saved, config(0))
	if err != nil {
		t.Fatal(err)
	}
	branch.Keep(f)
	play(t, branch.Session, 2)
	branch.Session.Close()
	if got, want := record(t, branch.Session).Origin, (game.Origin{Battle: Battle(s), Answers: saved.Answers}); got != want {
		t.Errorf("it hangs under %+v, not %+v", got, want)
	}
	if Battle(branch.Session) == Battle(s) {
		t.Error("it has the original's name")
	}
	if got := tree(t, f); got != "an[a]" {
		t.Errorf("the tree is %s", got)
	}
	list, _ := f.List()
	for _, l := range list {
		if l.Battle == Battle(s) && l.Kind == Automatic && l.Answers == len(same.Session.Steps()) {
			if o, err := f.Resume(l, config(0)); err != nil || text(t, o.Session) != later {
				t.Errorf("the original has changed: %v", err)
			}
		}
	}
	// A quick save of the original is found from its branch, but not the other way round.
	quick := put(t, f, s, Quick, "")
	beside := put(t, f, branch.Session, Quick, "")
	list, _ = f.List()
	if got, ok := LastQuick(list, Battle(s)); !ok || got.File != quick.File {
		t.Errorf("the original finds %+v", got)
	}
	if err := f.Remove(beside); err != nil {
		t.Fatal(err)
	}
	list, _ = f.List()
	if got, ok := LastQuick(list, Battle(branch.Session)); !ok || got.File != quick.File {
		t.Errorf("found is %+v", got)
	}
	// Without its original a branch stands alone.
	for _, l := range list {
		if l.Battle == Battle(s) {
			if err := f.Remove(l); err != nil {
				t.Fatal(err)
			}
		}
	}
	if got := tree(t, f); got != "a" {
		t.Errorf("without the original the tree is %s", got)
	}
}

func TestTheLastFiveBranchesOfABattleAreKeptAndPushNoOtherBattleOut(t *testing.T) {
	f := Folder(t.TempDir())
	other := begin(t, f, 1)
	play(t, other, 3)
	s := begin(t, f, 7)
	play(t, s, 8)
	saved := put(t, f, s, Named, "fork")
	play(t, s, 1)
	for range 9 {
		o, err := f.Resume(saved, config(0))
		if err != nil {
			t.Fatal(err)
		}
		o.Keep(f)
		play(t, o.Session, 2)
		o.Session.Close()
	}
	list, _ := f.List()
	battles := map[string]bool{}
	for _, l := range list {
		if l.Kind == Automatic {
			battles[l.Battle] = true
		}
	}
	if !battles[Battle(other)] || len(battles) != 1+kept {
		t.Errorf("automatic saves are kept of %d battles: %v", len(battles), names(t, f))
	}
	if made(t, f)[0].File != saved.File {
		t.Error("the named save is gone")
	}
}

func TestAnAutomaticSaveThatCannotBeReadIsNotWrittenOver(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 6)
	saved := put(t, f, s, Named, "old")
	s.Close()
	var newer []string
	for slot := range slots { // it has been played on with a later version of the game
		file := Battle(s) + "." + slotName(slot) + textEnd
		if err := os.WriteFile(path(f, file), []byte("rulerfire recording 9\n"), 0o644); err != nil {
			t.Fatal(err)
		}
		newer = append(newer, file)
	}
	o, err := f.Resume(saved, config(0))
	if err != nil {
		t.Fatal(err)
	}
	if o.Keep(f); !o.Apart() {
		t.Error("it goes on in the files of what cannot be read")
	}
	play(t, o.Session, 3)
	o.Session.Close()
	for _, file := range newer {
		if text, err := os.ReadFile(path(f, file)); err != nil || string(text) != "rulerfire recording 9\n" {
			t.Errorf("%s is now %.40q, %v", file, text, err)
		}
	}
}

func TestTheBattleOnTheTableIsKeptWhateverTheClockSays(t *testing.T) {
	f := Folder(t.TempDir())
	for i := range uint64(kept + 2) { // the clock was an hour fast while these were played
		play(t, begin(t, f, 20+i), 3)
	}
	soon := time.Now().Add(time.Hour)
	for _, name := range names(t, f) {
		if err := os.Chtimes(path(f, name), soon, soon); err != nil {
			t.Fatal(err)
		}
	}
	s := begin(t, f, 7)
	play(t, s, 3)
	list, _ := f.List()
	if !slices.ContainsFunc(list, func(l Save) bool { return l.Battle == Battle(s) }) {
		t.Errorf("the battle that has just begun is gone; there are %v", names(t, f))
	}
}

func TestTheTreeTakesAnyFile(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 8)
	s.Close()
	r := record(t, s)
	for i := range 4 { // forged: three in a ring, and one that hangs under it
		name := func(i int) string { return fmt.Sprintf("pig-20261130-19031%d-00000000", i) }
		r.Origin = game.Origin{Battle: name([]int{1, 2, 0, 0}[i]), Answers: 3}
		b, err := r.MarshalText()
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path(f, name(i)+".1.txt"), b, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, foreign := range []string{"mine.txt", "other.txt"} {
		if err := os.WriteFile(path(f, foreign), []byte("hello"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	n := 0
	var count func(list []*Branch)
	count = func(list []*Branch) {
		for _, b := range list {
			n += len(b.Saves)
			count(b.Branches)
		}
	}
	list, err := f.List()
	if err != nil {
		t.Fatal(err)
	}
	count(Tree(list))
	if n != len(list) || n < 1+4+2 || n > 2+4+2 {
		t.Errorf("%d of %d saves are in the tree %s", n, len(list), tree(t, f))
	}
	f.prune("")
}

func TestABattleGoesOnAsLongAsThereIsOneToGoBackTo(t *testing.T) {
	f := Folder(t.TempDir())
	s := begin(t, f, 7)
	play(t, s, 8)
	saved := put(t, f, s, Named, "fork")
	play(t, s, 3)
	branch, err := f.Resume(saved, config(0))
	if err != nil {
		t.Fatal(err)
	}
	branch.Keep(f)
	play(t, branch.Session, -1)
	for _, c := range []struct {
		when   string
		first  func()
		goesOn bool
	}{
		{"only the branch is over", func() {}, true},
		{"both are over", func() { play(t, s, -1) }, false},
	} {
		c.first()
		for _, of := range []*game.Session{s, branch.Session} {
			if got := f.GoesOn(Battle(of)); got != c.goesOn {
				t.Errorf("%s: %s goes on %t", c.when, Battle(of), got)
			}
		}
	}
	if f.GoesOn("rapid-20261130-190311-5c1e88a0") {
		t.Error("a battle that is not there goes on")
	}
}
