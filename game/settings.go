package game

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"github.com/adrg/xdg"
)

// Settings are what a player likes, kept from one evening to the next. The zero
// value is what a new player gets.
type Settings struct {
	Scale       int   // of the interface in per cent, 75 to 200; 0 follows the window
	Speed       Speed // of the animations
	StillMotion bool  // reduced motion: cross-fades instead of flights, no loops
	FullScreen  bool
	NoHints     bool   // no computer is asked for good moves
	Name        string // the player's, as proposed for the first seat
}

// A Speed is how fast animations are shown.
type Speed uint8

// The speeds, from the table's pace to none at all.
const (
	Normal Speed = iota
	Double
	Quadruple
	Instant // animations are not shown
)

// speeds are the speeds' names in the settings file, and their factors.
var speeds = [...]struct {
	name   string
	factor int
}{Normal: {"1", 1}, Double: {"2", 2}, Quadruple: {"4", 4}, Instant: {"instant", 0}}

// String is how a speed stands in the settings file.
func (s Speed) String() string { return speeds[s].name }

// Factor is how many times as fast as normal animations run; 0 is for Instant.
func (s Speed) Factor() int { return speeds[s].factor }

// settingsLimit is more than any settings file can need, in bytes.
const settingsLimit = 16 << 10

// SettingsFile is where the player's settings are kept on this machine, by the
// habits of its system. The folder need not exist yet.
func SettingsFile() string {
	return filepath.Join(xdg.ConfigHome, "rulerfire", "settings.txt")
}

// ReadSettings reads settings from a file of lines like "scale 125". A file that
// is not there gives the zero value. Lines that make no sense are passed over, so
// that a damaged file costs no more than what is damaged; err names the first of
// them, and the settings are usable all the same.
func ReadSettings(path string) (Settings, error) {
	var s Settings
	text, err := ReadFile(path, settingsLimit)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return s, err
	}
	return s, s.UnmarshalText(text)
}

// UnmarshalText reads the lines of a settings file into s, as ReadSettings does.
func (s *Settings) UnmarshalText(text []byte) error {
	var first error
	for i, line := range strings.Split(string(text), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		name, value, _ := strings.Cut(line, " ")
		if err := s.set(name, strings.TrimSpace(value)); err != nil && first == nil {
			first = fmt.Errorf("settings, line %d: %w", i+1, err)
		}
	}
	return first
}

func (s *Settings) set(name, value string) error {
	// yes reads a switch; on is what "yes" makes of it.
	yes := func(to *bool, on bool) error {
		switch value {
		case "yes":
			*to = on
		case "no":
			*to = !on
		default:
			return fmt.Errorf("%s is yes or no, not %.40q", name, value)
		}
		return nil
	}
	switch name {
	case "scale":
		n, err := strconv.Atoi(value)
		if value != "auto" && (err != nil || n < 75 || n > 200) {
			return fmt.Errorf("scale is auto or 75 to 200, not %.40q", value)
		}
		s.Scale = n
	case "speed":
		for i, known := range speeds {
			if value == known.name {
				s.Speed = Speed(i)
				return nil
			}
		}
		return fmt.Errorf("speed is 1, 2, 4 or instant, not %.40q", value)
	case "still-motion":
		return yes(&s.StillMotion, true)
	case "full-screen":
		return yes(&s.FullScreen, true)
	case "hints":
		return yes(&s.NoHints, false)
	case "name":
		s.Name = ShownName(value)
	default:
		return fmt.Errorf("%.40q is not a setting", name)
	}
	return nil
}

// MarshalText gives the lines of a settings file.
func (s Settings) MarshalText() ([]byte, error) {
	yes := map[bool]string{true: "yes", false: "no"}
	scale := "auto"
	if s.Scale != 0 {
		scale = strconv.Itoa(s.Scale)
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, "scale %s\nspeed %s\nstill-motion %s\nfull-screen %s\nhints %s\n",
		scale, s.Speed, yes[s.StillMotion], yes[s.FullScreen], yes[!s.NoHints])
	if name := ShownName(s.Name); name != "" {
		fmt.Fprintf(&b, "name %s\n", name)
	}
	return b.Bytes(), nil
}

// WriteSettings keeps settings in a file, whole or not at all, and makes its
// folder if need be.
func WriteSettings(path string, s Settings) error {
	text, err := s.MarshalText()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	return WriteFile(path, text)
}
