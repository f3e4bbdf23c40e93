package library

import (
	"os"
	"testing"
	"time"

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
