package library

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

const larksFile = `{
  "rulerfire": "company",
  "version": 1,
  "notes": "Won twice\nat the harbour.",
  "colour": 3,
  "pattern": 1,
  "changed": "2026-11-29T20:15:00.25+01:00",
  "content": [
    "company Copper Larks",
    "",
    "frame   Sparrow \"Eye\"",
    "dice    2W 2Rd 1B"
  ]
}
`

func TestAFileIsReadAsItStands(t *testing.T) {
	e, err := readFile([]byte(larksFile))
	if err != nil {
		t.Fatal(err)
	}
	want := Entry{
		Kind: Company, Name: "Copper Larks", Notes: "Won twice\nat the harbour.", Colour: 3, Pattern: 1,
		Changed: time.Date(2026, 11, 29, 19, 15, 0, 250e6, time.UTC),
		text:    "company Copper Larks\n\nframe   Sparrow \"Eye\"\ndice    2W 2Rd 1B\n",
	}
	if e != want {
		t.Errorf("read %+v, want %+v", e, want)
	}
	written, err := writeFile(e)
	if again := strings.Replace(larksFile, "20:15:00.25+01:00", "19:15:00.25Z", 1); err != nil || string(written) != again {
		t.Errorf("written\n%s\nwant\n%s%v", written, again, err)
	}
}

// change is the file of the larks with one thing changed.
func change(from, to string) string {
	if !strings.Contains(larksFile, from) {
		panic(from)
	}
	return strings.Replace(larksFile, from, to, 1)
}

// badFiles are files that are refused, by what is wrong with them.
var badFiles = map[string]struct{ text, why string }{
	"empty":                   {"", "line 1: the file is cut short"},
	"cut short":               {larksFile[:200], "line 9: the file is cut short"},
	"cut short in a string":   {larksFile[:60], "line 4: the file is cut short"},
	"another program's":       {`{"name": "x", "dependencies": {}}`, `it does not say "rulerfire"`},
	"no JSON":                 {"company Copper Larks\n", "line 1: not JSON: invalid character 'c'"},
	"a comma too many":        {change("\"version\": 1,", "\"version\": 1,,"), "line 3: not JSON: invalid character ','"},
	"something behind":        {larksFile + "\n{}", "line 16: not JSON: invalid character '{' after top-level value"},
	"a list":                  {"[\n]", "line 1: a file begins with {"},
	"an unknown kind":         {change(`"company"`, `"tank"`), `line 2: "rulerfire": "tank" is not something that a library keeps`},
	"a kind that is none":     {change(`"company"`, `7`), `line 2: "rulerfire": "7" is not a text`},
	"no version":              {change("\"version\": 1,", ""), `"version" is missing`},
	"version 0":               {change("\"version\": 1,", `"version": 0,`), `line 3: "version": "0" is not a whole number`},
	"version null":            {change("\"version\": 1,", `"version": null,`), `line 3: "version": "null" is not a whole number`},
	"version 1.0":             {change("\"version\": 1,", `"version": 1.0,`), `line 3: "version": "1.0" is not a whole number`},
	"an unknown field":        {change(`"colour"`, `"color"`), `line 5: "color": not a field of a file`},
	"other capitals":          {change(`"notes"`, `"Notes"`), `line 4: "Notes": not a field of a file`},
	"a field twice":           {change(`"colour"`, `"pattern"`), `line 6: a second "pattern"`},
	"a colour beyond all":     {change(": 3,", ": 17,"), `line 5: "colour": "17" is not a whole number from 0 to 16`},
	"a huge colour":           {change(": 3,", ": 99999999999999999999,"), `line 5: "colour": "99999999999999999999" is not a whole number`},
	"notes with a bell":       {change(`twice\n`, `twice\n\u0007`), `line 4: "notes": line 2: the control character U+0007 at place 1`},
	"long notes":              {change("Won", strings.Repeat("Won", MaxNotes)), `line 4: "notes": 6022 characters, but at most 2000`},
	"no time":                 {change("2026-11-29T", "yesterday "), `line 7: "changed": "yesterday 20:15:00.25+01:00" is not a time`},
	"no content":              {change(`"content"`, `"notes2"`), `line 8: "notes2": not a field of a file`},
	"content null":            {larksFile[:strings.Index(larksFile, "[")] + "null}", `line 8: "content": it is not a list of lines`},
	"empty content":           {larksFile[:strings.Index(larksFile, "[")] + "[]}", `"content" is missing or empty`},
	"a line that is null":     {change(`    "",`, `    null,`), `line 8: "content": line 2: "null" is not a text`},
	"a line that is a list":   {change(`    "",`, `    ["x"],`), `line 8: "content": line 2: "[\"x\"]" is not a text`},
	"a line of two":           {change(`    "",`, `    "note a\nnote b",`), `line 8: "content": line 2: a line break within a line`},
	"wrong content":           {change("2Rd", "9Rd"), `"content": line 4: "9Rd" is not among the dice of a frame`},
	"content of another":      {change(`"company"`, `"board"`), `"content": line 1: "company" cannot be first; it is board`},
	"a name with a bell":      {change("Larks", `\u0007`), `"content": line 1: the control character U+0007`},
	"broken UTF-8":            {change("Larks", "\xff"), "line 9: broken UTF-8"},
	"nested deeply":           {change("3", strings.Repeat("[", 100)+strings.Repeat("]", 100)), `line 5: "colour": nested more than 64 deep`},
	"nested beyond all":       {change("3", strings.Repeat("[", 100000)+strings.Repeat("]", 100000)), "line 5: not JSON: invalid character '[' exceeded max depth"},
	"a thousand fields":       {`{"rulerfire":"company"` + manyFields(1000) + "}", "more than 64 fields"},
	"huge":                    {larksFile + strings.Repeat(" ", MaxFile), "longer than 1048576 bytes"},
	"newer":                   {change("\"version\": 1,", `"version": 2, "shine": {"of": ["gold"]},`), "version 2: made by a newer version of the game"},
	"newer, the version last": {`{"shine": [{}], "rulerfire": "company", "version": 3}`, "version 3: made by a newer version of the game"},
}

func manyFields(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, `,"f%d":1`, i)
	}
	return b.String()
}

func TestFileErrorsNameTheLineTheFieldAndTheReason(t *testing.T) {
	for what, c := range badFiles {
		e, err := readFile([]byte(c.text))
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %+v, %v; want %q", what, e, err, c.why)
		}
		if newer := strings.Contains(c.why, "newer"); newer != errors.Is(err, ErrNewer) {
			t.Errorf("%s: is it newer? %v", what, err)
		}
	}
}

func TestBadFilesAreListedWithTheirReasonsAndSpoilNothing(t *testing.T) {
	folder := t.TempDir()
	l := opened(t, folder)
	good := put(t, l, entry(t, larks()))
	write := func(name, text string) {
		t.Helper()
		if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	names := slices.Sorted(maps.Keys(badFiles))
	for i, what := range names {
		write(fmt.Sprintf("company-bad%02d.json", i), badFiles[what].text)
	}
	write("My Company (1).json", larksFile)
	write("stock-mine.json", larksFile)
	write("readme.txt", "not ours")
	write(".new-123", larksFile)
	if err := os.MkdirAll(filepath.Join(folder, "folder.json"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(folder, "missing"), filepath.Join(folder, "link.json")); err != nil {
		t.Fatal(err)
	}

	l = opened(t, folder)
	list := l.List(Company, ByName, "")
	if len(list) < 2 || list[1] != good {
		t.Fatalf("the good ones are not first: %+v", list[:2])
	}
	bad := map[string]Entry{}
	for _, e := range list[2:] {
		if e.Fault == nil {
			t.Errorf("%s has no fault", e.File)
		}
		bad[e.File] = e
		if _, err := e.Company(); err == nil {
			t.Errorf("a company was taken out of %s", e.File)
		}
		if _, err := e.ShareText(); err == nil {
			t.Errorf("%s was shared", e.File)
		}
	}
	for i, what := range names {
		file := fmt.Sprintf("company-bad%02d.json", i)
		e, ok := bad[file]
		if !ok && (what == "an unknown kind" || what == "content of another") {
			continue // it says itself that it belongs in another list
		}
		if !ok || !strings.Contains(e.Fault.Error(), badFiles[what].why) {
			t.Errorf("%s: %v", what, e.Fault)
		}
		mustStay := badFiles[what].text
		e.Fault = nil
		e.text = good.text
		if _, err := l.Put(e); err == nil {
			t.Errorf("%s was written over", what)
		}
		if _, err := l.Rename(e.ID, "Mine"); err == nil {
			t.Errorf("%s was renamed", what)
		}
		if _, err := l.Duplicate(e.ID); err == nil {
			t.Errorf("%s was copied", what)
		}
		if text, err := os.ReadFile(filepath.Join(folder, file)); err != nil || string(text) != mustStay {
			t.Errorf("%s was changed: %v", what, err)
		}
	}
	if e := bad["My Company (1).json"]; e.Name != "Copper Larks" || !strings.Contains(fmt.Sprint(e.Fault), "import it") {
		t.Errorf("the file of a friend: %+v", e)
	}
	for _, name := range []string{"stock-mine.json", "link.json"} {
		if _, ok := bad[name]; !ok {
			t.Errorf("%s is not listed", name)
		}
	}
	for _, name := range []string{"readme.txt", ".new-123", "folder.json"} {
		if _, ok := bad[name]; ok {
			t.Errorf("%s is listed", name)
		}
	}
	if e := bad["company-bad"+fmt.Sprintf("%02d", slices.Index(names, "wrong content"))+".json"]; e.Name != "Copper Larks" {
		t.Errorf("a company with wrong dice is called %q", e.Name)
	}
}

func TestABrokenFileCanBeDeletedButNotOneOfANewerVersion(t *testing.T) {
	folder := t.TempDir()
	for name, what := range map[string]string{"company-broken": "cut short", "company-newer": "newer"} {
		if err := os.WriteFile(filepath.Join(folder, name+extension), []byte(badFiles[what].text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	l := opened(t, folder)
	if _, err := l.Delete("company-newer"); !errors.Is(err, ErrNewer) {
		t.Errorf("newer: %v", err)
	}
	d, err := l.Delete("company-broken")
	if err != nil {
		t.Fatal(err)
	}
	if e, err := l.Restore(d); err != nil || e.Fault == nil {
		t.Errorf("restored as %+v, %v", e, err)
	}
	if text, err := os.ReadFile(filepath.Join(folder, "company-broken.json")); err != nil || string(text) != badFiles["cut short"].text {
		t.Errorf("it is %q, %v", text, err)
	}
}

func TestAFileThatBecomesNewerMeanwhileIsNotWrittenOver(t *testing.T) {
	l := opened(t, t.TempDir())
	e := put(t, l, entry(t, larks()))
	newer := badFiles["newer"].text
	if err := os.WriteFile(e.ID.file(l.folder), []byte(newer), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := l.Put(e); !errors.Is(err, ErrNewer) {
		t.Errorf("put: %v", err)
	}
	if _, err := l.Delete(e.ID); !errors.Is(err, ErrNewer) {
		t.Errorf("delete: %v", err)
	}
	if text, err := os.ReadFile(e.ID.file(l.folder)); err != nil || string(text) != newer {
		t.Errorf("it is %q, %v", text, err)
	}
}

func TestWhatKillsHaveLeftBehindIsSweptADayLater(t *testing.T) {
	folder := t.TempDir()
	old, fresh := filepath.Join(folder, ".new-1"), filepath.Join(folder, ".new-2")
	for _, name := range []string{old, fresh} {
		if err := os.WriteFile(name, nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	yesterday := time.Now().Add(-25 * time.Hour)
	if err := os.Chtimes(old, yesterday, yesterday); err != nil {
		t.Fatal(err)
	}
	opened(t, folder)
	if _, err := os.Stat(old); !os.IsNotExist(err) {
		t.Errorf("the old one: %v", err)
	}
	if _, err := os.Stat(fresh); err != nil {
		t.Errorf("the fresh one: %v", err)
	}
}

func TestTooManyFilesAreListedAndNotRead(t *testing.T) {
	folder := t.TempDir()
	for i := range MaxFiles + 2 {
		if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("company-%05d.json", i)), nil, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	l := opened(t, folder)
	list := l.List(Company, ByName, "")
	if len(list) != MaxFiles+3 {
		t.Errorf("%d entries", len(list))
	}
	if last := list[len(list)-1]; !strings.Contains(last.Fault.Error(), "more than 5000 files") {
		t.Error(last.Fault)
	}
}
