package library

import (
	"encoding/json"
	"errors"
	"reflect"
	"strings"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/assets"
	"rulerfire/rules/rapid"
)

// shared is an entry in its three forms.
func shared(t interface{ Fatal(...any) }, e Entry) map[string][]byte {
	text, err := e.ShareText()
	if err != nil {
		t.Fatal("text: ", err)
	}
	code, err := e.ShareCode()
	if err != nil {
		t.Fatal("code: ", err)
	}
	file, err := e.ShareFile()
	if err != nil {
		t.Fatal("file: ", err)
	}
	return map[string][]byte{"text": []byte(text), "code": []byte(code), "file": file}
}

func TestWhatIsSharedIsReadAsItWas(t *testing.T) {
	hex, tables := stockOf(t)
	prop.Check(t, func(t *prop.T) {
		e := drawEntry(t, hex, tables)
		for form, data := range shared(t, e) {
			back, err := ReadShared(data)
			if err != nil {
				t.Fatalf("%s: %v in\n%s", form, err, data)
			}
			back.Changed = e.Changed
			if back != e {
				t.Fatalf("%s\n%s\nis read as %+v, not %+v", form, data, back, e)
			}
		}
	})
}

func TestACodeSurvivesChatsAndHandwriting(t *testing.T) {
	code, err := entry(t, larks()).ShareCode()
	if err != nil {
		t.Fatal(err)
	}
	for what, spoilt := range map[string]string{
		"in small letters":      strings.ToLower(code),
		"without its groups":    code[:5] + strings.ReplaceAll(code[5:], "-", ""),
		"over several lines":    " " + strings.ReplaceAll(code, "-", "-\r\n\t"),
		"with letters alike":    code[:5] + strings.NewReplacer("0", "O", "1", "l").Replace(code[5:]),
		"with a mark before it": "\ufeff" + code + "\n",
	} {
		if e, err := ReadShared([]byte(spoilt)); err != nil || e.Name != "Copper Larks" {
			t.Errorf("%s: %v, %v", what, e.Name, err)
		}
	}
}

// The codes that friends have keep working.
func TestCodesOfVersion1AreRead(t *testing.T) {
	for _, c := range goldenCodes {
		e, err := ReadShared([]byte(c.code))
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if e.Kind != c.kind || e.Name != c.name {
			t.Errorf("%s is read as the %v %s", c.name, e.Kind, e.Name)
		}
	}
}

func TestACompanysCodeIsShorterThanItsText(t *testing.T) {
	companies, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range companies {
		e := entry(t, c)
		text, _ := e.ShareText()
		code, err := e.ShareCode()
		if err != nil || len(code) >= len(text) {
			t.Errorf("%s: a code of %d letters for a text of %d, %v", c.Name, len(code), len(text), err)
		}
	}
}

func TestCodeErrorsSayWhatIsWrongAndWhere(t *testing.T) {
	code, err := entry(t, larks()).ShareCode()
	if err != nil {
		t.Fatal(err)
	}
	change := func(at int, to string) string { return code[:at] + to + code[at+len(to):] }
	other := "Z"
	if code[30:31] == other {
		other = "Y"
	}
	for _, c := range []struct{ name, code, why string }{
		{"a letter that is not one", change(20, "!"), `letter 21 of the code, '!', is not one`},
		{"a letter of two bytes", strings.Replace(code, "-", "-ß", 1), `letter 6 of the code, 'ß', is not one`},
		{"U", change(20, "U"), `letter 21 of the code, 'U', is not one`},
		{"a wrong letter", change(30, other), "the code's checksum is wrong"},
		{"another kind", change(3, "F"), "the code's checksum is wrong"},
		{"no kind", change(3, "X"), `letter 4 of the code, "X", stands for no kind`},
		{"the head alone", code[:5], "the code is cut short: it has only 0 letters"},
		{"the beginning", code[:10], "the code is cut short: it has"},
		{"half of it", code[:len(code)/2], "the code is cut short: it has"},
		{"all but a letter", code[:len(code)-1], "the code is cut short: it has"},
		{"a letter too many", code + "0", "the code is too long"},
		{"twice", code + code, "the code is too long"},
		{"a newer version", change(2, "2"), "version 2: made by a newer version"},
		{"a much newer version", "RF99999999C-00", "made by a newer version"},
		{"no version", change(2, "0"), "version 0, but the first is 1"},
	} {
		e, err := ReadShared([]byte(c.code))
		if err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %s, %v; want %q", c.name, e.Name, err, c.why)
		}
		if newer := strings.Contains(c.why, "newer"); newer != errors.Is(err, ErrNewer) {
			t.Errorf("%s: is it newer? %v", c.name, err)
		}
	}
}

// What says that it is small and is not costs no more than the limit.
func TestACodeUnpacksToNoMoreThanItMay(t *testing.T) {
	code, err := packCode(Company, []byte("company Bomb\n"+strings.Repeat("# long\n", maxUnpacked)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ReadShared([]byte(code)); err == nil || !strings.Contains(err.Error(), "unpacks to more than") {
		t.Errorf("a code of %d letters: %v", len(code), err)
	}
}

func TestAWholeCodeWithBrokenContentSaysSo(t *testing.T) {
	for text, why := range map[string]string{
		"company A\nframe B\n":                             "not what is in it: at the end: B has no dice",
		"table A\nsize 40 40\nground meadow\n":             "it is a table, not a company",
		"company A\n\n#: colour 17":                        `not what is in it: line 3: colour: "17" is not a number from 0 to 16`,
		"company A\n#: notes a\x07b":                       "the notes: line 1: the control character U+0007 at place 2",
		"company A\n#: notes " + strings.Repeat("x", 2001): "the notes: 2001 characters",
		"company A\n#: shine":                              `line 2: "shine" is not something that can be said there`,
	} {
		code, err := packCode(Company, []byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ReadShared([]byte(code)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%q: %v; want %q", text, err, why)
		}
	}
}

func TestPastedTextErrorsNameTheLine(t *testing.T) {
	for _, c := range []struct{ name, text, why string }{
		{"nothing", " \n ", "there is nothing in it"},
		{"remarks", "# one\n# two", "there is nothing but remarks"},
		{"prose", "\n\nHello there", `line 1: it begins with "Hello", not with one of company, frame, table, unit, squad, board`},
		{"broken UTF-8", "company A\nnote \xff", "line 2: broken UTF-8"},
		{"a company", "company A\nframe B\ndice 3W\n", `line 3: "3W" is not among the dice of a frame`},
		{"a table", "table A\nsize 1 1\n", "line 2: the table's side is 1, not from 40 to 400"},
		{"a unit", "unit A\nrank 9\n", "line 2: rank:"},
		{"too long", "company A\n" + strings.Repeat("#", MaxFile), "at most 1048576 are read"},
		{"no name", "squad\n", "line 1: a squad without a name"},
	} {
		if e, err := ReadShared([]byte(c.text)); err == nil || !strings.Contains(err.Error(), c.why) {
			t.Errorf("%s: %+v, %v; want %q", c.name, e, err, c.why)
		}
	}
}

func TestASharedSquadStandsAlone(t *testing.T) {
	hex, _ := stockOf(t)
	e, err := ReadShared([]byte("squad Two\nstock 2 " + hex.Units[0].Name + "\n"))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(e.Text(), "stock") || strings.Count(e.Text(), "unit ") != 2 {
		t.Errorf("it is\n%s", e.Text())
	}
	s, err := e.Squad()
	if err != nil || len(s.Units) != 2 || !reflect.DeepEqual(s.Units[0], hex.Units[0]) {
		t.Errorf("%+v, %v", s, err)
	}
}

func TestAFileThatIsPastedIsRead(t *testing.T) {
	e := entry(t, larks())
	e.Notes = "Twice"
	file, err := e.ShareFile()
	if err != nil {
		t.Fatal(err)
	}
	var data map[string]any
	if err := json.Unmarshal(file, &data); err != nil {
		t.Fatal(err)
	}
	flat, _ := json.Marshal(data) // in one line, in another order
	for _, text := range []string{string(file), "\ufeff\n" + string(file), string(flat)} {
		if back, err := ReadShared([]byte(text)); err != nil || back.Notes != "Twice" || back.Text() != e.Text() {
			t.Errorf("%+v, %v", back, err)
		}
	}
}

func TestFileNamesLeadNowhereElse(t *testing.T) {
	for name, want := range map[string]string{
		"Copper Larks": "company-copper-larks.json",
		"../../up":     "company-up.json",
		"日本":           "company.json",
		"A / B: C":     "company-a-b-c.json",
	} {
		c := larks()
		c.Name = name
		if got := entry(t, c).FileName(); got != want {
			t.Errorf("%s: %s", name, got)
		}
	}
}

func TestNothingIsMadeOfWhatWouldNotBeReadBack(t *testing.T) {
	for what, name := range map[string]string{
		"no name": "", "spaces": "  ", "a line break": "a\nb", "a control character": "a\x07", "a turned direction": "a\u202eb",
		"broken UTF-8": "a\xff", "a long name": strings.Repeat("a", MaxName+1),
	} {
		c := larks()
		c.Name = name
		if e, err := New(c); err == nil {
			t.Errorf("%s: %+v", what, e)
		}
	}
	if _, err := New(&rapid.Battle{}); err == nil {
		t.Error("a battle was kept")
	}
}
