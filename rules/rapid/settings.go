package rapid

import "fmt"

// Settings are the switches of a battle. The zero value is not a battle; start
// from DefaultSettings.
type Settings struct {
	Ruler    int // the ruler's length in units: 8, or 6 for small tables
	Unit     int // studs in a unit, 5 to 7 (E1)
	Rockets  int // single-shot rockets a company carries, 0 to 8
	Doomsday int // where the clock starts, 1 to 20

	// Reevaluate looks for other cover when the cover in use is shot away in the
	// middle of an attack, instead of reading the rest on chart 2 (K4).
	Reevaluate bool
	// StraightAway makes a frame that abandons a station go as far from it as it
	// can (P10).
	StraightAway bool
	// DropWhites lets an owner give up a white die instead of a system, though
	// never the last (X4).
	DropWhites bool
}

// DefaultSettings are the rulebook's.
func DefaultSettings() Settings {
	return Settings{Ruler: 8, Unit: 5, Rockets: 3, Doomsday: 11}
}

// Check is nil if every switch is in its range, and else names the first that is not.
func (s Settings) Check() error {
	switch {
	case s.Ruler != 6 && s.Ruler != 8:
		return fmt.Errorf("ruler: %d units; it is 8 or 6", s.Ruler)
	case s.Unit < 5 || s.Unit > 7:
		return fmt.Errorf("unit: %d studs; it is 5 to 7", s.Unit)
	case s.Rockets < 0 || s.Rockets > 8:
		return fmt.Errorf("rockets: %d a company; it is 0 to 8", s.Rockets)
	case s.Doomsday < 1 || s.Doomsday > 20:
		return fmt.Errorf("doomsday: the clock starts at %d; it is 1 to 20", s.Doomsday)
	}
	return nil
}
