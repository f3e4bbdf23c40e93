package hexwar

import (
	"fmt"
	"strconv"
	"strings"
)

// Settings are the switches of an engagement; the zero value is the rulings'.
type Settings struct {
	Rounds int // the limit on rounds; 0: the mission's

	// LowFreeze lets white hexes freeze at or below twice their number, as tan
	// hexes overheat, instead of at or above (17).
	LowFreeze bool
	// ShortThrust lets a thruster move begin though something is in its way; it
	// stops a hex before (section 3).
	ShortThrust bool
	// TorsoPenalty gives −1 to rolls that aim at the torso of a unit that has lost
	// nothing yet (5.5).
	TorsoPenalty bool
	// RandomSection leaves what a plain hit strikes to a D8; a natural 8 strikes
	// what was aimed at (5.5).
	RandomSection bool
}

type namedSwitch struct {
	name string
	on   *bool
}

func (s *Settings) switches() []namedSwitch {
	return []namedSwitch{
		{"low freeze", &s.LowFreeze},
		{"short thrust", &s.ShortThrust},
		{"torso penalty", &s.TorsoPenalty},
		{"random section", &s.RandomSection},
	}
}

// parseSettings reads the settings, and what else a set-up says in single lines.
func (u *Setup) parseSettings(text string) error {
	u.Players = [Teams]int{1, 1}
lines:
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		for _, sw := range u.Settings.switches() {
			if sw.name == line {
				*sw.on = true
				continue lines
			}
		}
		word, rest, _ := strings.Cut(line, " ")
		var err error
		switch word {
		case "size":
			u.Size, err = ParseSize(rest)
		case "players":
			if _, scanned := fmt.Sscanf(rest, "%d %d", &u.Players[0], &u.Players[1]); scanned != nil {
				err = fmt.Errorf("%q is not two numbers", cut(rest, MaxName))
			}
		case "rounds":
			u.Settings.Rounds, err = number(rest, 1, 12)
		default:
			err = fmt.Errorf("no setting %q", cut(line, MaxName))
		}
		if err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	return nil
}

func (u *Setup) settingsText() string {
	var b strings.Builder
	fmt.Fprintf(&b, "size %s\nplayers %d %d\n", u.Size, u.Players[0], u.Players[1])
	if u.Settings.Rounds > 0 {
		b.WriteString("rounds " + strconv.Itoa(u.Settings.Rounds) + "\n")
	}
	for _, sw := range u.Settings.switches() {
		if *sw.on {
			b.WriteString(sw.name + "\n")
		}
	}
	return b.String()
}
