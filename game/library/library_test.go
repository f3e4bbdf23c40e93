package library

import (
	"encoding"
	"errors"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/google/go-cmp/cmp"
	prop "pgregory.net/rapid"

	"rulerfire/rules/field"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// larks is a company.
func larks() rapid.Company {
	return rapid.Company{
		Name: "Copper Larks", Note: "Two of a trade.", Emblem: "lark",
		Frames: []rapid.Design{
			{Name: "Sparrow", Systems: rapid.Systems{rapid.Direct: 1, rapid.Defence: 1}, Rockets: 2},
			{Name: "Sparrow Claw", Systems: rapid.Systems{rapid.HandToHand: 2}, Looks: [rapid.NumSystems]uint8{rapid.HandToHand: 2}},
		},
	}
}

func entry(t testing.TB, content interface{ MarshalText() ([]byte, error) }) Entry {
	t.Helper()
	e, err := New(content)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// opened is a library in a folder, with the larks as its stock. Each look at its
// clock is a second later.
func opened(t testing.TB, folder string) *Library {
	t.Helper()
	e := entry(t, larks())
	e.ID = "stock-company-copper-larks"
	l, err := Open(folder, []Entry{e})
	if err != nil {
		t.Fatal(err)
	}
	now := time.Date(2026, 11, 29, 20, 0, 0, 0, time.UTC)
	l.now = func() time.Time {
		now = now.Add(time.Second)
		return now
	}
	return l
}

func put(t testing.TB, l *Library, e Entry) Entry {
	t.Helper()
	e, err := l.Put(e)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestWhatIsPutIsThereWhenTheLibraryIsOpenedAgain(t *testing.T) {
	folder := t.TempDir()
	l := opened(t, folder+"/new/library")
	e := entry(t, larks())
	e.Notes, e.Colour, e.Pattern = "Won twice\nat the harbour.", 3, 1
	kept := put(t, l, e)
	back, ok := opened(t, l.folder).Get(kept.ID)
	if !ok || back != kept || back.Name != "Copper Larks" || back.Emblem != "lark" || back.Notes != e.Notes || back.Colour != 3 {
		t.Errorf("put %+v, found %+v", kept, back)
	}
	files, err := os.ReadDir(l.folder)
	if err != nil || len(files) != 1 || files[0].Name() != kept.File {
		t.Errorf("the folder has %v, %v", files, err)
	}
}

func TestStockIsListedFirstAndCannotBeChanged(t *testing.T) {
	l := opened(t, t.TempDir())
	c := larks()
	c.Name = "Ahead of All"
	put(t, l, entry(t, c))
	list := l.List(Company, ByName, "")
	if len(list) != 2 || !list[0].Stock || list[1].Stock {
		t.Fatalf("the list is %+v", list)
	}
	stock := list[0]
	if _, err := l.Put(stock); !errors.Is(err, ErrStock) {
		t.Errorf("put: %v", err)
	}
	stock.Stock = false
	if _, err := l.Put(stock); err == nil {
		t.Error("stock was written over under its id")
	}
	if _, err := l.Rename(stock.ID, "Mine"); !errors.Is(err, ErrStock) {
		t.Errorf("rename: %v", err)
	}
	if _, err := l.Delete(stock.ID); !errors.Is(err, ErrStock) {
		t.Errorf("delete: %v", err)
	}
	mine, err := l.Duplicate(stock.ID)
	if err != nil || mine.Stock || mine.ID == stock.ID || mine.Name != "Copper Larks copy" {
		t.Errorf("duplicated as %+v, %v", mine, err)
	}
}

func TestCopiesAreNumbered(t *testing.T) {
	l := opened(t, t.TempDir())
	long := larks()
	long.Name = strings.Repeat("é", MaxName)
	kept := put(t, l, entry(t, long))
	id := ID("stock-company-copper-larks")
	for _, want := range []string{"Copper Larks copy", "Copper Larks copy 2", "Copper Larks copy 3"} {
		e, err := l.Duplicate(id)
		if err != nil || e.Name != want {
			t.Errorf("the copy is %q, %v; want %q", e.Name, err, want)
		}
		id = e.ID // the next is a copy of the copy
	}
	for _, end := range []string{" copy", " copy 2"} {
		e, err := l.Duplicate(kept.ID)
		if want := strings.Repeat("é", MaxName-len(end)) + end; err != nil || e.Name != want {
			t.Errorf("the copy is %q, %v; want %q", e.Name, err, want)
		}
	}
}

func TestCopiesAreNamedInTheLanguageOfThePlayer(t *testing.T) {
	l := opened(t, t.TempDir())
	l.NameCopies("コピー")
	long := larks()
	long.Name = strings.Repeat("é", MaxName)
	id := put(t, l, entry(t, long)).ID
	for _, end := range []string{" コピー", " コピー 2"} {
		e, err := l.Duplicate(id)
		if want := strings.Repeat("é", MaxName-utf8.RuneCountInString(end)) + end; err != nil || e.Name != want {
			t.Errorf("the copy is %q, %v; want %q", e.Name, err, want)
		}
		id = e.ID // the next is a copy of the copy
	}
}

func TestANameMustHaveSomethingToSee(t *testing.T) {
	for _, name := range []string{"\u200b", "\u200d\u200f", "\u2800", "\u3164", "\u00ad", "\ufeff", "\u0301"} {
		c := larks()
		c.Name = name
		if e, err := New(c); err == nil {
			t.Errorf("%+q is taken as the name %+q", name, e.Name)
		}
	}
}

func TestTheNameOfAFileIsShownWithoutTricks(t *testing.T) {
	for name, want := range map[string]string{
		"larks.json": "larks.json", "日本 🤖.json": "日本 🤖.json",
		"larks\u202enosj.exe": "larks□nosj.exe", "a\nb\x1b[2J": "a□b□[2J", "\xff.json": "\ufffd.json",
	} {
		if got := Shown(name); got != want {
			t.Errorf("%q is shown as %q, not as %q", name, got, want)
		}
	}
}

// bare is a library without stock, in a folder that goes with the draws of t.
func bare(t *prop.T) *Library {
	folder, err := os.MkdirTemp("", "library")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	l, err := Open(folder, nil)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestACopyNeverChangesItsOriginal(t *testing.T) {
	hex, tables := stockOf(t)
	prop.Check(t, func(t *prop.T) {
		l := bare(t)
		original, err := l.Put(drawEntry(t, hex, tables))
		if err != nil {
			t.Fatal(err)
		}
		before, err := os.ReadFile(original.ID.file(l.folder))
		if err != nil {
			t.Fatal(err)
		}
		twin, err := l.Duplicate(original.ID)
		if err != nil {
			t.Fatal(err)
		}
		if twin.Notes != original.Notes || twin.Colour != original.Colour || twin.Emblem != original.Emblem {
			t.Fatalf("%+v is no copy of %+v", twin, original)
		}
		if _, err := l.Rename(twin.ID, "Other"); err != nil {
			t.Fatal(err)
		}
		if spoilt := spoil(t, original); spoilt.Text() == original.Text() {
			t.Fatal("nothing was spoilt")
		}
		if _, err := l.Put(spoil(t, twin)); err != nil {
			t.Fatal(err)
		}
		if after, err := os.ReadFile(original.ID.file(l.folder)); err != nil || string(after) != string(before) {
			t.Fatalf("the file was\n%s\nis\n%s%v", before, after, err)
		}
		if again, ok := l.Get(original.ID); !ok || again != original {
			t.Fatalf("was %+v, is %+v", original, again)
		}
	})
}

// spoil is an entry whose content has been taken out and changed wherever it can
// be.
func spoil(t *prop.T, e Entry) Entry {
	var content encoding.TextMarshaler
	var err error
	switch e.Kind {
	case Company:
		var c rapid.Company
		c, err = e.Company()
		for _, list := range [][]rapid.Design{c.Frames, c.Spares} {
			for i := range list {
				list[i].Rockets = 7
			}
		}
		c.Frames = append(c.Frames, rapid.Design{Name: "Spoilt"})
		content = c
	case Frame:
		var d rapid.Design
		d, err = e.Frame()
		d.Rockets = 7
		content = d
	case Table:
		var l field.Layout
		l, err = e.Table()
		l.Note = "Spoilt"
		for i := range l.Bricks {
			l.Bricks[i].Colour = 0
		}
		content = l
	case Unit:
		var d hexwar.UnitDesign
		d, err = e.Unit()
		d.Look, d.Arms = "spoilt", append(d.Arms[:0], hexwar.Arm{Weapon: "Spoon"})
		content = d
	case Squad:
		var s hexwar.Squad
		s, err = e.Squad()
		for i := range s.Units {
			s.Units[i].Arms = append(s.Units[i].Arms[:0], hexwar.Arm{Weapon: "Spoon"})
		}
		s.Units = append(s.Units, hexwar.UnitDesign{Name: "Spoilt", Rank: 1})
		content = s
	case Board:
		var b *hexwar.Board
		b, err = e.Board()
		b.Note = "Spoilt"
		for i := range b.Structures {
			b.Structures[i].Level = 0
		}
		content = b
	}
	if err == nil {
		e, err = e.With(content)
	}
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// Whether a thing is legal is worked out anew from what was kept, and is the same.
func TestWhatIsLegalIsSoAfterReloading(t *testing.T) {
	hex, tables := stockOf(t)
	prop.Check(t, func(t *prop.T) {
		l := bare(t)
		content := drawContent(t, hex, tables)
		e, err := New(content)
		if err != nil {
			t.Fatal(err)
		}
		if e, err = l.Put(e); err != nil {
			t.Fatal(err)
		}
		if l, err = Open(l.folder, nil); err != nil {
			t.Fatal(err)
		}
		e, _ = l.Get(e.ID)
		var before, after any
		switch c := content.(type) {
		case rapid.Company:
			back, err := e.Company()
			if err != nil {
				t.Fatal(err)
			}
			size := rapid.Size(prop.IntRange(0, 1).Draw(t, "size"))
			players := prop.IntRange(2, 5).Draw(t, "players")
			before, after = c.Check(size, players, 3), back.Check(size, players, 3)
		case rapid.Design:
			after, err = e.Frame()
			before = c
		case field.Layout:
			back, err := e.Table()
			if err != nil {
				t.Fatal(err)
			}
			_, fault1 := field.NewTable(c)
			_, fault2 := field.NewTable(back)
			before, after = fmt.Sprint(fault1), fmt.Sprint(fault2)
		case hexwar.UnitDesign:
			back, err := e.Unit()
			if err != nil {
				t.Fatal(err)
			}
			before, after = hex.Catalogue.Terms(&c), hex.Catalogue.Terms(&back)
		case hexwar.Squad:
			back, err := e.Squad()
			if err != nil {
				t.Fatal(err)
			}
			size := hexwar.Size(prop.IntRange(0, int(hexwar.NumSizes)-1).Draw(t, "size"))
			before, after = c.Check(hex.Catalogue, size, 1), back.Check(hex.Catalogue, size, 1)
		case *hexwar.Board:
			back, err := e.Board()
			if err != nil {
				t.Fatal(err)
			}
			before, after = c.Check(), back.Check()
		}
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(before, after); diff != "" {
			t.Fatal(diff)
		}
	})
}

func TestListsAreSearchedAndSorted(t *testing.T) {
	l := opened(t, t.TempDir())
	var first Entry
	for i, name := range []string{"zebra", "Éclair", "apple", "Middle"} {
		c := larks()
		c.Name = name
		e := entry(t, c)
		if i == 0 {
			e.Notes = "Beaten at the HARBOUR"
		}
		e = put(t, l, e)
		if i == 0 {
			first = e
		}
	}
	put(t, l, entry(t, larks().Frames[0]))
	names := func(list []Entry) string {
		var names []string
		for _, e := range list {
			names = append(names, e.Name)
		}
		return strings.Join(names, ", ")
	}
	for _, c := range []struct {
		order  Order
		search string
		want   string
	}{
		{ByName, "", "Copper Larks, apple, Middle, zebra, Éclair"},
		{ByChanged, "", "Copper Larks, Middle, apple, Éclair, zebra"},
		{ByName, "  harbour  beaten ", "zebra"},
		{ByName, "éCLAIR", "Éclair"},
		{ByName, "SPARROW claw", "Copper Larks, apple, Middle, zebra, Éclair"},
		{ByName, "copper", "Copper Larks"},
		{ByName, "json", ""},
	} {
		if got := names(l.List(Company, c.order, c.search)); got != c.want {
			t.Errorf("%d, %q: %s; want %s", c.order, c.search, got, c.want)
		}
	}
	first.Notes = "Won at sea"
	put(t, l, first)
	if got := names(l.List(Company, ByChanged, "")); got != "Copper Larks, zebra, Middle, apple, Éclair" {
		t.Errorf("after a change: %s", got)
	}
	if got := names(l.List(Company, ByName, "harbour")); got != "" {
		t.Errorf("what it was is still found: %s", got)
	}
	if got := names(l.List(Frame, ByName, "")); got != "Sparrow" {
		t.Errorf("frames: %s", got)
	}
}

func TestWhatIsDeletedCanBeRestored(t *testing.T) {
	l := opened(t, t.TempDir())
	kept := put(t, l, entry(t, larks()))
	for range 3 {
		d, err := l.Delete(kept.ID)
		if err != nil {
			t.Fatal(err)
		}
		if _, ok := l.Get(kept.ID); ok {
			t.Error("it is still there")
		}
		if _, err := l.Delete(kept.ID); !errors.Is(err, ErrGone) {
			t.Errorf("deleted again: %v", err)
		}
		if again := opened(t, l.folder); len(again.own) != 0 {
			t.Error("it is there after a reload")
		}
		back, err := l.Restore(d)
		if err != nil || back != kept {
			t.Errorf("restored as %+v, %v", back, err)
		}
		if _, err := l.Restore(d); err == nil {
			t.Error("it was restored twice")
		}
		if got, ok := opened(t, l.folder).Get(kept.ID); !ok || got != kept {
			t.Errorf("after a reload it is %+v", got)
		}
	}
}

func TestTheTrashKeepsTheLastDeletions(t *testing.T) {
	l := opened(t, t.TempDir())
	var deleted []Deleted
	for range MaxTrash + 2 {
		d, err := l.Delete(put(t, l, entry(t, larks())).ID)
		if err != nil {
			t.Fatal(err)
		}
		deleted = append(deleted, d)
	}
	for i, d := range deleted {
		_, err := l.Restore(d)
		if gone := i < 2; gone != errors.Is(err, ErrGone) {
			t.Errorf("deletion %d: %v", i+1, err)
		}
	}
}

func TestNoIDLeadsOutOfTheFolder(t *testing.T) {
	l := opened(t, t.TempDir()+"/library")
	for _, id := range []ID{"../larks", "/tmp/larks", "a/b", `a\b`, "A", "ä", ".", "-a", "a.json", ID(strings.Repeat("a", maxID+1)), "stock-company-other"} {
		e := entry(t, larks())
		e.ID = id
		if kept, err := l.Put(e); err == nil {
			t.Errorf("%q was put as %s", id, kept.File)
		}
		if _, err := l.Delete(id); err == nil {
			t.Errorf("%q was deleted", id)
		}
	}
	for k := Company; k < numKinds; k++ {
		if id := newID(k); !id.valid() || id.kind() != k || id == newID(k) {
			t.Errorf("%s is no new id of a %v", id, k)
		}
	}
}

func TestNotesAreTidiedAndRefused(t *testing.T) {
	l := opened(t, t.TempDir())
	e := entry(t, larks())
	e.Notes = "\r\n\na  \r\n\n\tb\n \n"
	if kept := put(t, l, e); kept.Notes != "a\n\n    b" {
		t.Errorf("kept as %q", kept.Notes)
	}
	for _, notes := range []string{"a\x00", "a\u2066b", "\xff", strings.Repeat("a", MaxNotes+1)} {
		e.Notes = notes
		if _, err := l.Put(e); err == nil || !strings.Contains(err.Error(), "notes: ") {
			t.Errorf("%.20q: %v", notes, err)
		}
	}
	e.Notes, e.Pattern = "", MaxLivery+1
	if _, err := l.Put(e); err == nil {
		t.Error("a pattern beyond all was put")
	}
	if _, err := l.Put(Entry{}); err == nil {
		t.Error("nothing was put")
	}
}

func TestAnEntryTakesOtherContentOfItsKind(t *testing.T) {
	e := entry(t, larks())
	e.ID, e.Notes = "company-1", "Twice"
	c := larks()
	c.Name, c.Frames[0].Rockets = "Other", 1
	changed, err := e.With(c)
	if err != nil || changed.ID != e.ID || changed.Notes != e.Notes || changed.Name != "Other" {
		t.Errorf("%+v, %v", changed, err)
	}
	if _, err := e.With(c.Frames[0]); err == nil {
		t.Error("a company became a frame")
	}
	if _, err := e.Frame(); err == nil || !strings.Contains(err.Error(), "is a company, not a frame") {
		t.Error(err)
	}
}

func TestTheStockIsOfEveryKindAndKeepsItsIDs(t *testing.T) {
	stock, err := Stock()
	if err != nil {
		t.Fatal(err)
	}
	count := map[Kind]int{}
	ids := map[ID]bool{}
	for _, e := range stock {
		count[e.Kind]++
		if ids[e.ID] || !e.ID.valid() || !e.Stock || e.Fault != nil {
			t.Errorf("stock has %+v", e)
		}
		ids[e.ID] = true
	}
	for k := Company; k < numKinds; k++ {
		if count[k] < 10 {
			t.Errorf("%d of %v", count[k], k)
		}
	}
	if !ids["stock-frame-soldier"] || !ids["stock-company-copper-larks"] {
		t.Error("ids have changed")
	}
}
