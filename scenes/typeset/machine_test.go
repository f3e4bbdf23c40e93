package typeset

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/go-text/typesetting/font"

	"rulerfire/scenes/typeset/typesettest"
)

func TestFontsAreFoundInFolders(t *testing.T) {
	folder := t.TempDir()
	put := func(name string, data []byte) string {
		path := filepath.Join(folder, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, 0o644); err != nil {
			t.Fatal(err)
		}
		return path
	}
	good := put("deep/er/good.TTF", typesettest.Aleph())
	put("readme.txt", []byte("no font"))
	put("broken.ttf", []byte("no font"))
	put("short.otf", typesettest.Aleph()[:400])
	if err := os.Truncate(put("huge.ttf", typesettest.Aleph()), fileMost+1); err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(folder, "folder.ttf"), 0o755); err != nil {
		t.Fatal(err)
	}
	// Some systems have no links.
	_ = os.Symlink(filepath.Join(folder, "nowhere"), filepath.Join(folder, "link.ttf"))
	_ = os.Symlink(folder, filepath.Join(folder, "round"))

	found := fontsIn([]string{filepath.Join(folder, "missing"), folder, folder}, time.Now().Add(time.Minute))
	if len(found) != 1 || found[0].path != good || !found[0].has('א') || found[0].has('A') {
		t.Fatalf("found %+v", found)
	}
	if found[0].load() == nil {
		t.Error("the font cannot be read")
	}
	if n := len(fontsIn([]string{folder}, time.Now().Add(-time.Second))); n != 0 {
		t.Errorf("%d fonts are found after the time is up", n)
	}
}

func TestFontsThatGoWithTheGamesComeFirst(t *testing.T) {
	upright := font.Aspect{Style: font.StyleNormal, Weight: font.WeightNormal, Stretch: font.StretchNormal}
	bold, italic := upright, upright
	bold.Weight, italic.Style = font.WeightBold, font.StyleItalic
	plain := candidate{family: "notosanshebrew", aspect: upright}
	for _, c := range []struct {
		name          string
		better, worse candidate
		kind          kind
	}{
		{"upright before slanted", plain, candidate{family: "notosanshebrew", aspect: italic}, kind{}},
		{"bold for bold", candidate{family: "notosanshebrew", aspect: bold}, plain, kind{bold: true}},
		{"without serifs before with", plain, candidate{family: "notoserifhebrew", aspect: upright}, kind{}},
		{"proportional before fixed", plain, candidate{family: "notosansmono", aspect: upright}, kind{}},
		{"letters from a font of letters", plain, candidate{family: "someemoji", aspect: upright}, kind{}},
		{"emoji from a font of emoji", candidate{family: "someemoji", aspect: upright}, plain, kind{emoji: true}},
		{"bold letters rather than slanted", candidate{family: "sans", aspect: bold}, candidate{family: "sans", aspect: italic}, kind{}},
	} {
		if c.better.strangeness(c.kind) >= c.worse.strangeness(c.kind) {
			t.Errorf("%s: not so", c.name)
		}
	}
}

func TestFontsBeyondTheBoundAreNotRead(t *testing.T) {
	f := Given(typesettest.Aleph())
	f.bytes = bytesMost
	if f.find(want{kind{}, 'א'}) != nil {
		t.Error("a font is read that there is no room for")
	}
}

// In the background a font is found later, and says so.
func TestAFontIsFoundInTheBackground(t *testing.T) {
	f := Given(typesettest.Aleph())
	f.atOnce = false
	before := f.Generation()
	if f.find(want{kind{}, 'א'}) != nil {
		t.Error("it was waited for")
	}
	for f.Generation() == before {
		time.Sleep(time.Millisecond)
	}
	if f.find(want{kind{}, 'א'}) == nil {
		t.Error("it is not there")
	}
}
