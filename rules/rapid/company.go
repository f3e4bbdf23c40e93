package rapid

import (
	"fmt"
	"strings"
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

// frames says the limits on frames in words.
func (l Limits) frames(size Size, players int) string {
	return fmt.Sprintf("%d to %d in a %v of %d players", l.MinFrames, l.MaxFrames, size, players)
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
