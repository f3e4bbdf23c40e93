package rapid

import (
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// A System is a type of system that a frame can carry. The three weapon ranges
// are three types.
type System uint8

// The types of systems.
const (
	Defence System = iota
	Movement
	Comms
	HandToHand
	Direct
	Artillery
	NumSystems
)

// kinds is what there is to know of a type of system: its name and the names of
// its looks, the usual one first.
var kinds = [NumSystems]struct {
	name  string
	looks []string
}{
	Defence:    {"defence", []string{"shield", "stealth"}},
	Movement:   {"movement", []string{"thruster", "wheels"}},
	Comms:      {"comms", []string{"dish", "dishes", "masts"}},
	HandToHand: {"hand to hand", []string{"blade", "hammer", "claw", "mixed"}},
	Direct:     {"direct", []string{"rifle", "launcher", "flamer", "beam", "twin"}},
	Artillery:  {"artillery", []string{"cannon", "mortar"}},
}

// String is the type's name: "defence", "hand to hand", …
func (s System) String() string { return kinds[s].name }

// NumLooks is how many looks parts of this type may have; NameOfLook names them.
func (s System) NumLooks() int { return len(kinds[s].looks) }

// NameOfLook names a look, from 0 to NumLooks−1: "shield", "wheels", … No two
// looks share a name.
func (s System) NameOfLook(look int) string { return kinds[s].looks[look] }

// Systems is how many systems of each type a frame carries.
type Systems [NumSystems]uint8

// Count is the number of systems, of whatever type.
func (s Systems) Count() int {
	n := 0
	for _, of := range s {
		n += int(of)
	}
	return n
}

// Sprints tells whether the systems leave a frame light enough for the green d8:
// neither direct nor artillery weapons. Rockets do not matter (R6).
func (s Systems) Sprints() bool { return s[Direct] == 0 && s[Artillery] == 0 }

// A Design is a frame as its company's file describes it.
type Design struct {
	Name    string
	Systems Systems
	Rockets uint8             // single-shot rockets; not systems (G3, R5)
	Looks   [NumSystems]uint8 // a picture only; 0 is the usual look of the type
}

// Dice is the frame's dice notation, without its rockets: "2W 2Rd+d8 1B 1G 1Y",
// and with the sprint's d8 "1G+d8", or "Gd8" if that is its only green die.
func (d Design) Dice() string {
	b := []byte("2W")
	for _, k := range notation {
		n := d.Systems[k.system]
		sprint := k.system == Movement && d.Systems.Sprints()
		switch {
		case n == 0 && sprint:
			b = append(b, " Gd8"...)
		case n == 0:
		case k.weapon && n == 1:
			b = fmt.Appendf(b, " 2%s", k.letters)
		case k.weapon:
			b = fmt.Appendf(b, " 2%s+d8", k.letters)
		default:
			b = fmt.Appendf(b, " %d%s", n, k.letters)
			if sprint {
				b = append(b, "+d8"...)
			}
		}
	}
	return string(b)
}

// notation is the order in which the dice notation names the systems.
var notation = [...]struct {
	system  System
	letters string
	weapon  bool // the first adds 2 dice, the second a d8
}{
	{HandToHand, "Rh", true},
	{Direct, "Rd", true},
	{Artillery, "Ra", true},
	{Defence, "B", false},
	{Movement, "G", false},
	{Comms, "Y", false},
}

// A Company is what a player brings to the table, before any battle. It may break
// the rules: Check says whether it can be fielded.
type Company struct {
	Name   string
	Note   string // one line on its character, or nothing
	Emblem string // the name of a picture, or nothing
	Frames []Design
	Spares []Design // frames that it may add if it ties for defence (T7)
}

// Count is what the company brings to the comparison; spares stay out of it.
func (c Company) Count() Count {
	n := Count{Frames: len(c.Frames)}
	for _, f := range c.Frames {
		n.Systems += f.Systems.Count()
	}
	return n
}

// Limits of a company that do not depend on the battle.
const (
	MaxSystems      = 4   // systems on one frame
	MaxOfType       = 2   // systems of one type on one frame
	MaxFrameRockets = 3   // rockets on one frame
	MaxName         = 40  // characters of a name
	MaxNote         = 160 // characters of a note

	maxListed  = 16 // frames, and as many spares, that a company is read with
	maxRockets = 8  // rockets on one frame that is read, legal or not
)

// A Size is how large a battle the players agree on.
type Size uint8

// The sizes of battles.
const (
	Skirmish Size = iota
	FullBattle
)

var sizes = [...]string{Skirmish: "skirmish", FullBattle: "battle"}

// String is "skirmish" or "battle".
func (s Size) String() string { return sizes[s] }

// ParseSize reads what String writes.
func ParseSize(s string) (Size, error) {
	for size, name := range sizes {
		if s == name {
			return Size(size), nil
		}
	}
	return 0, fmt.Errorf("%q is not a size: it is skirmish or battle", s)
}

// Limits is how many units a company has.
type Limits struct {
	Stations             int // exactly so many
	MinFrames, MaxFrames int
}

const minPlayers, maxPlayers = 2, 5

var limits = [...][maxPlayers + 1]Limits{
	Skirmish:   {2: {3, 4, 6}, 3: {2, 3, 5}, 4: {2, 3, 4}, 5: {1, 3, 4}},
	FullBattle: {2: {3, 5, 8}, 3: {2, 4, 7}, 4: {2, 4, 6}, 5: {1, 3, 5}},
}

// LimitsFor is the size of a company in a battle of so many players, 2 to 5.
func LimitsFor(size Size, players int) (Limits, error) {
	if int(size) >= len(limits) {
		return Limits{}, fmt.Errorf("there is no battle of size %d", size)
	}
	if players < minPlayers || players > maxPlayers {
		return Limits{}, fmt.Errorf("a battle has %d to %d players, not %d", minPlayers, maxPlayers, players)
	}
	return limits[size][players], nil
}

// A Fault is one thing about a company that is not legal, in words a player
// understands.
type Fault struct {
	Where  string // "the company", "frame 2, Old Kettle"
	What   string // what is there: "5 systems"
	Limit  string // what may be there: "at most 4 on a frame"
	Remedy string // what to do: "take 1 off"
}

// Error is the whole fault in one line.
func (f Fault) Error() string {
	return fmt.Sprintf("%s: %s, but %s; %s", f.Where, f.What, f.Limit, f.Remedy)
}

// Check lists everything that keeps the company from being fielded in a battle of
// that size and number of players, each company carrying that many rockets. A
// company without faults is legal.
func (c Company) Check(size Size, players, rockets int) []Fault {
	var faults []Fault
	add := func(where, what, limit, remedy string) {
		faults = append(faults, Fault{where, what, limit, remedy})
	}
	const company = "the company"

	checkText(add, company, "name", c.Name, MaxName, false)
	checkText(add, company, "note", c.Note, MaxNote, true)
	checkText(add, company, "emblem", c.Emblem, MaxName, true)

	limits, err := LimitsFor(size, players)
	switch n := len(c.Frames); {
	case err != nil:
		add("the battle", err.Error(), "the rules have no such battle", "choose another")
	case n < limits.MinFrames:
		add(company, amount(n, "frame"), limits.frames(size, players), fmt.Sprintf("add %d", limits.MinFrames-n))
	case n > limits.MaxFrames:
		add(company, amount(n, "frame"), limits.frames(size, players), fmt.Sprintf("take %d out", n-limits.MaxFrames))
	}

	carried := 0
	for i, f := range c.Frames {
		carried += int(f.Rockets)
		where := frameOf("frame", i, f.Name)
		f.check(add, where)
		if over := int(f.Rockets) - MaxFrameRockets; over > 0 {
			add(where, amount(int(f.Rockets), "rocket"), fmt.Sprintf("at most %d on a frame", MaxFrameRockets), fmt.Sprintf("take %d off", over))
		}
	}
	agreed := fmt.Sprintf("a company carries exactly %d", rockets)
	if n := carried - rockets; n > 0 {
		add(company, amount(carried, "rocket"), agreed, fmt.Sprintf("take %d off", n))
	} else if n < 0 {
		add(company, amount(carried, "rocket"), agreed, fmt.Sprintf("mount %d more", -n))
	}

	if n := len(c.Spares) - maxListed; n > 0 {
		add(company, amount(len(c.Spares), "spare frame"), fmt.Sprintf("at most %d", maxListed), fmt.Sprintf("take %d out", n))
	}
	for i, f := range c.Spares {
		where := frameOf("spare", i, f.Name)
		f.check(add, where)
		if f.Rockets > 0 {
			add(where, amount(int(f.Rockets), "rocket"), "a spare carries none: the company has its full number without it", "take them off")
		}
	}
	return faults
}

// check adds the faults of a frame but for its rockets.
func (d Design) check(add func(where, what, limit, remedy string), where string) {
	checkText(add, where, "name", d.Name, MaxName, false)
	for s, n := range d.Systems {
		if over := int(n) - MaxOfType; over > 0 {
			add(where, fmt.Sprintf("%d %v systems", n, System(s)), fmt.Sprintf("at most %d of one type", MaxOfType), fmt.Sprintf("take %d off", over))
		}
		if look := int(d.Looks[s]); look >= System(s).NumLooks() {
			add(where, fmt.Sprintf("look %d of %v", look, System(s)), fmt.Sprintf("there are %d", System(s).NumLooks()), "choose another")
		}
	}
	if over := d.Systems.Count() - MaxSystems; over > 0 {
		add(where, amount(d.Systems.Count(), "system"), fmt.Sprintf("at most %d on a frame", MaxSystems), fmt.Sprintf("take %d off", over))
	}
}

// frames says the limits on frames in words.
func (l Limits) frames(size Size, players int) string {
	return fmt.Sprintf("%d to %d in a %v of %d players", l.MinFrames, l.MaxFrames, size, players)
}

// checkText adds the faults of a name or another line of text.
func checkText(add func(where, what, limit, remedy string), where, what, text string, most int, optional bool) {
	if n := utf8.RuneCountInString(text); n > most {
		add(where, fmt.Sprintf("a %s of %d characters", what, n), fmt.Sprintf("at most %d", most), fmt.Sprintf("take %d out", n-most))
	}
	if !optional && strings.TrimSpace(text) == "" {
		add(where, "no "+what, "it needs one", "write one")
	}
	if why := unprintable(text); why != "" {
		add(where, fmt.Sprintf("%s in the %s", why, what), "it is one line of plain text", "take it out")
	}
}

// unprintable describes the first thing in a text that is not to be shown in one
// line: control characters, line breaks, and what would turn the direction of the
// text around it. It is empty if all is well.
func unprintable(text string) string {
	if !utf8.ValidString(text) {
		return "broken UTF-8"
	}
	for _, r := range text {
		if unicode.IsControl(r) || unicode.In(r, unicode.Zl, unicode.Zp) ||
			r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069 {
			return fmt.Sprintf("the control character %U", r)
		}
	}
	return ""
}

// frameOf names a frame of a list: "frame 2, Old Kettle".
func frameOf(list string, i int, name string) string {
	if name = strings.TrimSpace(name); name == "" {
		return fmt.Sprintf("%s %d", list, i+1)
	}
	return fmt.Sprintf("%s %d, %s", list, i+1, cut(name, MaxName))
}

// amount is "1 frame", "2 frames".
func amount(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return fmt.Sprintf("%d %ss", n, thing)
}
