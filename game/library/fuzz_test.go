package library

import (
	"testing"
)

// comesBack fails if an entry that has been read is not read the same again in
// each of its three forms.
func comesBack(t *testing.T, e Entry) {
	t.Helper()
	for form, data := range shared(t, e) {
		back, err := ReadShared(data)
		if err != nil {
			t.Fatalf("%s: %v in\n%s", form, err, data)
		}
		back.Changed = e.Changed
		if back != e {
			t.Fatalf("%s: read %+v, then %+v", form, e, back)
		}
	}
}

func FuzzReadShared(f *testing.F) {
	f.Add([]byte(larksFile))
	for _, c := range goldenCodes {
		f.Add([]byte(c.code))
		e, err := ReadShared([]byte(c.code))
		if err != nil {
			f.Fatal(err)
		}
		text, err := e.ShareText()
		if err != nil {
			f.Fatal(err)
		}
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if e, err := ReadShared(data); err == nil {
			comesBack(t, e)
		}
	})
}

func FuzzReadFile(f *testing.F) {
	f.Add([]byte(larksFile))
	for _, c := range badFiles {
		if len(c.text) < 1000 {
			f.Add([]byte(c.text))
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		e, err := readFile(data)
		if err != nil {
			return
		}
		written, err := writeFile(e)
		if err != nil {
			t.Fatalf("read but not written: %v", err)
		}
		if back, err := readFile(written); err != nil || back != e {
			t.Fatalf("read %+v, then %+v, %v", e, back, err)
		}
	})
}

// What is in a code is fuzzed behind its checksum.
func FuzzReadCode(f *testing.F) {
	for _, c := range goldenCodes {
		letters, err := lettersOf(c.code, len("RF1C-"))
		if err != nil {
			f.Fatal(err)
		}
		packed, _, err := unwrap(letters)
		if err != nil {
			f.Fatal(err)
		}
		f.Add(uint8(c.kind), packed)
	}
	f.Fuzz(func(t *testing.T, kind uint8, packed []byte) {
		e, err := readCode(wrap(Company+Kind(kind)%(numKinds-1), packed))
		if err == nil {
			comesBack(t, e)
		}
	})
}
