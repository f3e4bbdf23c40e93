package rapid

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"rulerfire/rules"
)

// A Fault is one thing about a company that is not legal, in words a player
// understands.
type Fault struct {
	Where  string // "the company", "frame 2, Old Kettle"
	What   string // what is there: "5 systems"
	Limit  string // what may be there: "at most 4 on a frame"
	Remedy string // what to do: "take 1 off"
	At     Place  // Where and What, for screens that lead there
}

// Error is the whole fault in one line.
func (f Fault) Error() string {
	return fmt.Sprintf("%s: %s, but %s; %s", f.Where, f.What, f.Limit, f.Remedy)
}

// A Place is where in a company a fault is mended.
type Place struct {
	Frame  int // from 0, the spares counted on after the frames; Whole for none of them
	About  Aspect
	System System // for OfSystem and OfLook
}

// Whole stands in a Place for the company as a whole.
const Whole = -1

// An Aspect is what of a company or of a frame a fault is about.
type Aspect uint8

// The aspects. Names and rockets may be those of the company or of a frame.
const (
	OfName    Aspect = iota
	OfNote           // the company's
	OfEmblem         // the company's
	OfBattle         // there is no battle of that size and number of players
	OfFrames         // how many the company has
	OfSpares         // how many the company has
	OfRockets        // how many there are
	OfSystems        // how many a frame has in all
	OfSystem         // how many a frame has of one type
	OfLook           // the look of a frame's parts of one type
)

// texts are the words for the aspects that are a line of text.
var texts = [...]string{OfName: "name", OfNote: "note", OfEmblem: "emblem"}

// An auditor collects the faults of a company, at one place after the other.
type auditor struct {
	faults []Fault
	where  string
	frame  int
}

func (a *auditor) add(about Aspect, what, limit, remedy string) {
	a.addOf(about, 0, what, limit, remedy)
}

// addOf adds a fault about a type of system.
func (a *auditor) addOf(about Aspect, system System, what, limit, remedy string) {
	a.faults = append(a.faults, Fault{a.where, what, limit, remedy, Place{a.frame, about, system}})
}

// Check lists everything that keeps the company from being fielded in a battle of
// that size and number of players, each company carrying that many rockets. A
// company without faults is legal.
func (c Company) Check(size Size, players, rockets int) []Fault {
	a := auditor{where: "the company", frame: Whole}
	a.text(OfName, c.Name, MaxName, false)
	a.text(OfNote, c.Note, MaxNote, true)
	a.text(OfEmblem, c.Emblem, MaxName, true)

	limits, err := LimitsFor(size, players)
	switch n := len(c.Frames); {
	case err != nil:
		a.where = "the battle"
		a.add(OfBattle, err.Error(), "the rules have no such battle", "choose another")
	case n < limits.MinFrames:
		a.add(OfFrames, amount(n, "frame"), limits.frames(size, players), fmt.Sprintf("add %d", limits.MinFrames-n))
	case n > limits.MaxFrames:
		a.add(OfFrames, amount(n, "frame"), limits.frames(size, players), fmt.Sprintf("take %d out", n-limits.MaxFrames))
	}

	carried := 0
	for i, f := range c.Frames {
		carried += int(f.Rockets)
		a.where, a.frame = frameOf("frame", i, f.Name), i
		a.design(f)
		if over := int(f.Rockets) - MaxFrameRockets; over > 0 {
			a.add(OfRockets, amount(int(f.Rockets), "rocket"), fmt.Sprintf("at most %d on a frame", MaxFrameRockets), fmt.Sprintf("take %d off", over))
		}
	}
	a.where, a.frame = "the company", Whole
	agreed := fmt.Sprintf("a company carries exactly %d", rockets)
	if n := carried - rockets; n > 0 {
		a.add(OfRockets, amount(carried, "rocket"), agreed, fmt.Sprintf("take %d off", n))
	} else if n < 0 {
		a.add(OfRockets, amount(carried, "rocket"), agreed, fmt.Sprintf("mount %d more", -n))
	}

	if n := len(c.Spares) - maxListed; n > 0 {
		a.add(OfSpares, amount(len(c.Spares), "spare frame"), fmt.Sprintf("at most %d", maxListed), fmt.Sprintf("take %d out", n))
	}
	for i, f := range c.Spares {
		a.where, a.frame = frameOf("spare", i, f.Name), len(c.Frames)+i
		a.design(f)
		if f.Rockets > 0 {
			a.add(OfRockets, amount(int(f.Rockets), "rocket"), "a spare carries none: the company has its full number without it", "take them off")
		}
	}
	return a.faults
}

// design adds the faults of a frame but for its rockets.
func (a *auditor) design(d Design) {
	a.text(OfName, d.Name, MaxName, false)
	for s, n := range d.Systems {
		s := System(s)
		if over := int(n) - MaxOfType; over > 0 {
			a.addOf(OfSystem, s, fmt.Sprintf("%d %v systems", n, s), fmt.Sprintf("at most %d of one type", MaxOfType), fmt.Sprintf("take %d off", over))
		}
		if look := int(d.Looks[s]); look >= s.NumLooks() {
			a.addOf(OfLook, s, fmt.Sprintf("look %d of %v", look, s), fmt.Sprintf("there are %d", s.NumLooks()), "choose another")
		}
	}
	if over := d.Systems.Count() - MaxSystems; over > 0 {
		a.add(OfSystems, amount(d.Systems.Count(), "system"), fmt.Sprintf("at most %d on a frame", MaxSystems), fmt.Sprintf("take %d off", over))
	}
}

// text adds the faults of a name or another line of text.
func (a *auditor) text(about Aspect, text string, most int, optional bool) {
	what := texts[about]
	if n := utf8.RuneCountInString(text); n > most {
		a.add(about, fmt.Sprintf("a %s of %d characters", what, n), fmt.Sprintf("at most %d", most), fmt.Sprintf("take %d out", n-most))
	}
	if !optional && strings.TrimSpace(text) == "" {
		a.add(about, "no "+what, "it needs one", "write one")
	}
	if why, _ := rules.Unprintable(text); why != "" {
		a.add(about, fmt.Sprintf("%s in the %s", why, what), "it is one line of plain text", "take it out")
	}
}
