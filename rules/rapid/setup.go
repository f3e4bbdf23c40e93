package rapid

import (
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/tools/txtar"

	"rulerfire/rules/field"
)

// A Setup is what a battle begins from and what never changes in it.
type Setup struct {
	Settings
	Size      Size
	Limits    Limits
	Table     *field.Table
	Companies []Company // by seat

	clear     []field.Point // the whole-stud places where a base fits clear of cover
	clearRows []row         // the same, by row of studs
}

// NewSetup checks what a battle is to begin from. The error names the first thing
// that is wrong.
func NewSetup(settings Settings, size Size, layout field.Layout, companies []Company) (*Setup, error) {
	if err := settings.Check(); err != nil {
		return nil, err
	}
	limits, err := LimitsFor(size, len(companies))
	if err != nil {
		return nil, err
	}
	for i, c := range companies {
		if faults := c.Check(size, len(companies), settings.Rockets); len(faults) > 0 {
			return nil, fmt.Errorf("company %d, %s: %w", i+1, c.Name, faults[0])
		}
	}
	table, err := field.NewTable(layout)
	if err != nil {
		return nil, fmt.Errorf("table %s: %w", layout.Name, err)
	}
	g := GroundOf(table)
	if err := g.Check(size, len(companies)); err != nil {
		return nil, fmt.Errorf("table %s: %w", layout.Name, err)
	}
	u := &Setup{Settings: settings, Size: size, Limits: limits, Table: table, Companies: companies}
	u.clear, u.clearRows = g.clear, g.rows
	return u, nil
}

// Start is the battle's first state: companies are about to be compared, and if
// no tie stands in the way they have been. The log takes what happened.
func (u *Setup) Start(l *Log) State {
	s := State{
		Setup: u, Bricks: u.Table.AllStanding(), Clock: int8(u.Doomsday),
		Acting: noTurn(), Waiting: noTurn(), Asked: None, Defender: None, Point: None,
	}
	n := int8(0)
	for seat, c := range u.Companies {
		s.First[seat] = n
		for i, d := range c.Frames {
			s.Frames[n] = newFrame(int8(seat), int8(i), d.Systems, d.Rockets)
			s.Frames[n].Number = int8(i) + 1
			n++
		}
	}
	for i := len(u.Companies); i <= MaxSeats; i++ {
		s.First[i] = n
	}
	for i := range s.StationCount() {
		seat := int8(i / u.Limits.Stations)
		s.Stations[i] = Station{Owner: seat, Home: seat}
	}
	s.compare(l)
	return s
}

// DesignOf is the design that a frame was built from.
func (s *State) DesignOf(frame int) *Design {
	f := &s.Frames[frame]
	c := &s.Companies[f.Seat]
	if i := int(f.Design); i < len(c.Frames) {
		return &c.Frames[i]
	}
	return &c.Spares[int(f.Design)-len(c.Frames)]
}

// A set-up as text is a txtar archive: the settings, a line each, and then the
// table and the companies as files, each in its own text form.

// MarshalText writes the set-up; ParseSetup reads it back.
func (u *Setup) MarshalText() ([]byte, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "size %s\nruler %d\nunit %d\nrockets %d\ndoomsday %d\n", u.Size, u.Ruler, u.Unit, u.Rockets, u.Doomsday)
	for _, sw := range u.Settings.switches() {
		if *sw.on {
			fmt.Fprintf(&b, "%s\n", sw.name)
		}
	}
	a := txtar.Archive{Comment: []byte(b.String())}
	text, err := u.Table.Layout.MarshalText()
	if err != nil {
		return nil, err
	}
	a.Files = append(a.Files, txtar.File{Name: "table", Data: text})
	for i, c := range u.Companies {
		text, err := c.MarshalText()
		if err != nil {
			return nil, err
		}
		a.Files = append(a.Files, txtar.File{Name: fmt.Sprintf("company %d", i+1), Data: text})
	}
	return txtar.Format(&a), nil
}

type namedSwitch struct {
	name string
	on   *bool
}

func (s *Settings) switches() []namedSwitch {
	return []namedSwitch{
		{"reevaluate cover", &s.Reevaluate},
		{"abandon straight away", &s.StraightAway},
		{"drop whites", &s.DropWhites},
	}
}

// ParseSetup reads a set-up from its text and checks it. Lines that are left out
// stand as in DefaultSettings. The error names the part, the line and the reason.
func ParseSetup(text []byte) (*Setup, error) {
	a := txtar.Parse(text)
	settings, size, err := parseSettings(string(a.Comment))
	if err != nil {
		return nil, err
	}
	var layout field.Layout
	var companies []Company
	for i, f := range a.Files {
		switch {
		case i == 0 && f.Name == "table":
			if layout, err = field.ParseLayout(f.Data); err != nil {
				return nil, err
			}
		case i > 0 && f.Name == fmt.Sprintf("company %d", i) && i <= MaxSeats:
			c, err := ParseCompany(f.Data)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", f.Name, err)
			}
			companies = append(companies, c)
		default:
			return nil, fmt.Errorf("part %q: a set-up has a table, then company 1 to at most %d", f.Name, MaxSeats)
		}
	}
	if len(a.Files) == 0 {
		return nil, fmt.Errorf("the set-up has no table")
	}
	return NewSetup(settings, size, layout, companies)
}

func parseSettings(text string) (Settings, Size, error) {
	set, size := DefaultSettings(), Skirmish
	numbers := map[string]*int{"ruler": &set.Ruler, "unit": &set.Unit, "rockets": &set.Rockets, "doomsday": &set.Doomsday}
lines:
	for i, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" {
			continue
		}
		for _, sw := range set.switches() {
			if sw.name == line {
				*sw.on = true
				continue lines
			}
		}
		word, rest, _ := strings.Cut(line, " ")
		if n := numbers[word]; n != nil {
			v, err := strconv.Atoi(rest)
			if err != nil {
				return set, size, fmt.Errorf("line %d: %s: %q is not a number", i+1, word, rest)
			}
			*n = v
			continue
		}
		if word == "size" {
			var err error
			if size, err = ParseSize(rest); err != nil {
				return set, size, fmt.Errorf("line %d: %w", i+1, err)
			}
			continue
		}
		return set, size, fmt.Errorf("line %d: no setting %q", i+1, line)
	}
	return set, size, nil
}
