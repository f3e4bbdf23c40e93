package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	prop "pgregory.net/rapid"
)

func TestSettingsComeBackAsTheyWereKept(t *testing.T) {
	path := filepath.Join(t.TempDir(), "not", "yet", "settings.txt")
	prop.Check(t, func(t *prop.T) {
		want := Settings{
			Scale:       prop.SampledFrom([]int{0, 75, 100, 125, 150, 175, 200}).Draw(t, "scale"),
			Speed:       Speed(prop.IntRange(0, 3).Draw(t, "speed")),
			StillMotion: prop.Bool().Draw(t, "still"),
			FullScreen:  prop.Bool().Draw(t, "full"),
			NoHints:     prop.Bool().Draw(t, "no hints"),
			Name:        ShownName(prop.String().Draw(t, "name")),
		}
		if err := WriteSettings(path, want); err != nil {
			t.Fatal(err)
		}
		got, err := ReadSettings(path)
		if err != nil || got != want {
			t.Fatalf("kept %+v, read %+v, %v", want, got, err)
		}
	})
	left, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(left) != 1 {
		t.Errorf("writing leaves %d files behind, want the settings alone (%v)", len(left), err)
	}
}

func TestNoSettingsFileIsANewPlayer(t *testing.T) {
	s, err := ReadSettings(filepath.Join(t.TempDir(), "settings.txt"))
	if err != nil || s != (Settings{}) {
		t.Errorf("got %+v, %v", s, err)
	}
}

func TestADamagedSettingsFileCostsOnlyWhatIsDamaged(t *testing.T) {
	tests := []struct {
		name, text string
		want       Settings
		complaint  string
	}{
		{"a scale beyond the range", "scale 900\nstill-motion yes", Settings{StillMotion: true}, "line 1: scale is auto or 75 to 200, not \"900\""},
		{"a word that is no setting", "still-motion yes\nwings 4\nspeed 2", Settings{StillMotion: true, Speed: Double}, "line 2: \"wings\" is not a setting"},
		{"half a line", "still-motion yes\nfull-scr", Settings{StillMotion: true}, "line 2"},
		{"neither yes nor no", "full-screen perhaps", Settings{}, "full-screen is yes or no"},
		{"hints turned off", "hints no", Settings{NoHints: true}, ""},
		{"an unknown speed", "speed 3", Settings{}, "speed is 1, 2, 4 or instant"},
		{"a long name full of rubbish", "name \x01Mira\x02 " + strings.Repeat("x", 100), Settings{Name: "Mira " + strings.Repeat("x", 19)}, ""},
		{"comments and blank lines", "# mine\n\nscale 125\n", Settings{Scale: 125}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var got Settings
			err := got.UnmarshalText([]byte(test.text))
			if got != test.want {
				t.Errorf("got %+v, want %+v", got, test.want)
			}
			switch {
			case test.complaint == "" && err != nil:
				t.Errorf("complains: %v", err)
			case test.complaint != "" && (err == nil || !strings.Contains(err.Error(), test.complaint)):
				t.Errorf("complains %v, want %q", err, test.complaint)
			}
		})
	}
}

func TestAFailedWriteLeavesTheOldSettings(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "settings.txt")
	if err := os.Mkdir(path, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := WriteSettings(path, Settings{}); err == nil {
		t.Fatal("a file took the place of a folder")
	}
	left, _ := os.ReadDir(dir)
	if len(left) != 1 {
		t.Errorf("a failed write leaves %d files, want the old one alone", len(left))
	}
}
