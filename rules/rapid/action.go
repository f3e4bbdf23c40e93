package rapid

import (
	"fmt"
	"strconv"
	"strings"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
)

// A Kind says what an Action answers.
type Kind uint8

// The kinds of action.
const (
	ActRoll     Kind = iota // Chance's dice, in Values
	ActAddSpare             // T7: add the spare Index
	ActAddCopy              // T7: add a copy of the frame Index, without rockets
	ActRemove               // T7: remove the frame Index; its rockets go to the frames in Values
	ActMake                 // T7: make the seat Index add or remove
	ActStation              // field a station at Place
	ActFrame                // field the frame Index at Place
	ActPick                 // activate the frame Index
	ActPass                 //
	ActName                 // name Target in Band, firing Rockets
	ActDefend               // assign Die, or none
	ActMove                 // assign Die and go along Path
	ActAttack               // assign Die: the target is told
	ActDone                 // neither move nor attack (any more)
	ActUseSpot              // add the spot
	ActKeepSpot             // leave the spot
	ActCover                // Target is what covers
	ActBricks               // take Bricks, in order
	ActLose                 // lose a system of type Index, or a white
	ActAbandon              // leave the station Index for Place
	ActSpot                 // assign Die to spot Target, or none
	ActEnd                  // end the battle now (D5)
	ActPlayOn               // do not
	ActTick                 // take one more from the clock
	ActHold                 // do not
	ActConcede              // the seat asked gives up
)

// White is the Index of ActLose that gives up a white die.
const White = int8(NumSystems)

// An Action is an answer to a decision of Rapid Attack, as a plain value. It is a
// rules.Choice. Only the fields that its kind names mean anything; the others
// are zero, so equal answers are equal values.
type Action struct {
	Kind    Kind
	Index   int8 // a frame, seat, station or system type
	Band    Band
	Rockets uint8
	Die     Face
	Target  Target
	Place   field.Point
	Count   int8 // how many of Values, Bricks or Path count
	Values  [MaxDamage]uint8
	Bricks  [field.BricksPerHit]uint16
	Path    [field.MaxCorners]field.Point // the corners of a move, its end last
}

// Corners is the route of a move.
func (a *Action) Corners() []field.Point { return a.Path[:a.Count] }

// End is where a move ends.
func (a *Action) End() field.Point { return a.Path[a.Count-1] }

// RollOf is Chance's answer as an action. Values beyond 255 become 0, which no
// die shows.
func RollOf(r rules.Roll) Action {
	a := Action{Kind: ActRoll}
	for i, v := range r {
		if i == len(a.Values) {
			a.Count = int8(i) + 1 // too many dice: refused by count
			return a
		}
		if v > 0 && v < 256 {
			a.Values[i] = uint8(v)
		}
		a.Count = int8(i) + 1
	}
	return a
}

// MoveTo is a move in one straight leg.
func MoveTo(die Face, to field.Point) Action {
	a := Action{Kind: ActMove, Die: die, Count: 1}
	a.Path[0] = to
	return a
}

// The words of actions that have none but their name.
var plain = map[Kind]string{
	ActPass: "pass", ActDone: "done", ActUseSpot: "use spot", ActKeepSpot: "keep spot",
	ActEnd: "end", ActPlayOn: "play on", ActTick: "tick", ActHold: "hold", ActConcede: "concede",
}

var systemNames = [...]string{"defence", "movement", "comms", "hand", "direct", "artillery", "white"}

// String is the action's line, as recordings and the log have it: frames and
// stations by their index in the battle, seats and spares from 1, places in
// sixteenths of a stud.
func (a Action) String() string {
	switch a.Kind {
	case ActRoll:
		return "roll" + numbers(a.Values[:min(int(a.Count), len(a.Values))])
	case ActAddSpare:
		return fmt.Sprintf("add spare %d", a.Index+1)
	case ActAddCopy:
		return fmt.Sprintf("add copy f%d", a.Index)
	case ActRemove:
		s := fmt.Sprintf("remove f%d", a.Index)
		for _, v := range a.Values[:a.Count] {
			s += fmt.Sprintf(" rocket f%d", v)
		}
		return s
	case ActMake:
		return fmt.Sprintf("make seat %d", a.Index+1)
	case ActStation:
		return "station at " + place(a.Place)
	case ActFrame:
		return fmt.Sprintf("field f%d at %s", a.Index, place(a.Place))
	case ActPick:
		return fmt.Sprintf("pick f%d", a.Index)
	case ActName:
		if a.Target.Kind == NoTarget {
			return "name none"
		}
		s := fmt.Sprintf("name %s %s", a.Target, a.Band)
		if a.Rockets > 0 {
			s += fmt.Sprintf(" rockets %d", a.Rockets)
		}
		return s
	case ActDefend:
		return "defend " + a.Die.String()
	case ActMove:
		s := "move " + a.Die.String()
		for _, p := range a.Corners() {
			s += " " + place(p)
		}
		return s
	case ActAttack:
		return "attack " + a.Die.String()
	case ActCover:
		return "cover " + a.Target.String()
	case ActBricks:
		s := "bricks"
		for _, b := range a.Bricks[:a.Count] {
			s += " " + strconv.Itoa(int(b))
		}
		return s
	case ActLose:
		return "lose " + systemNames[a.Index]
	case ActAbandon:
		return fmt.Sprintf("abandon s%d to %s", a.Index, place(a.Place))
	case ActSpot:
		if a.Die == (Face{}) {
			return "spot none"
		}
		return fmt.Sprintf("spot %s %s", a.Target, a.Die)
	}
	return plain[a.Kind]
}

func numbers(vs []uint8) string {
	var b strings.Builder
	for _, v := range vs {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(int(v)))
	}
	return b.String()
}

func place(p field.Point) string { return fmt.Sprintf("%d,%d", p.X, p.Y) }

// String is "f3", "t12" for a piece of terrain, or "none".
func (t Target) String() string {
	switch t.Kind {
	case FrameTarget:
		return "f" + strconv.Itoa(int(t.ID))
	case TerrainTarget:
		return "t" + strconv.Itoa(int(t.ID))
	}
	return "none"
}

// String is "W5" for a six-sider and "R8:7" for an eight-sider; "none" for no die.
func (f Face) String() string {
	if f == (Face{}) {
		return "none"
	}
	if f.Faces == 6 {
		return fmt.Sprintf("%s%d", f.Colour.Letter(), f.Value)
	}
	return fmt.Sprintf("%s%d:%d", f.Colour.Letter(), f.Faces, f.Value)
}

// ParseAction reads an action from its line. The error says which word is wrong.
func ParseAction(line string) (Action, error) {
	p := parser{words: strings.Fields(line)}
	a := p.action()
	if p.err == nil && len(p.words) > 0 {
		p.fail("%q is too much", strings.Join(p.words, " "))
	}
	if p.err != nil {
		return Action{}, fmt.Errorf("%q: %w", line, p.err)
	}
	return a, nil
}

// A parser eats the words of a line and keeps its first error.
type parser struct {
	words []string
	err   error
}

func (p *parser) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf(format, args...)
	}
}

// next is the next word, or "" at the end.
func (p *parser) next() string {
	if len(p.words) == 0 {
		return ""
	}
	w := p.words[0]
	p.words = p.words[1:]
	return w
}

func (p *parser) want(word string) {
	if w := p.next(); w != word {
		p.fail("%q where %q should be", w, word)
	}
}

func (p *parser) number(word string, lo, hi int) int {
	v, err := strconv.Atoi(word)
	if err != nil || v < lo || v > hi {
		p.fail("%q is not a number from %d to %d", word, lo, hi)
		return lo
	}
	return v
}

// index reads "f3" with the prefix f.
func (p *parser) index(prefix string, hi int) int8 {
	w := p.next()
	rest, ok := strings.CutPrefix(w, prefix)
	if !ok {
		p.fail("%q where %q and a number should be", w, prefix)
		return 0
	}
	return int8(p.number(rest, 0, hi))
}

func (p *parser) place() field.Point {
	w := p.next()
	x, y, ok := strings.Cut(w, ",")
	if !ok {
		p.fail("%q is not a place \"x,y\"", w)
		return field.Point{}
	}
	const far = 1 << 14 // well beyond the largest table
	return field.Point{X: int32(p.number(x, -far, far)), Y: int32(p.number(y, -far, far))}
}

func (p *parser) target() Target {
	w := p.next()
	switch {
	case strings.HasPrefix(w, "f"):
		return Target{FrameTarget, int16(p.number(w[1:], 0, MaxFrames-1))}
	case strings.HasPrefix(w, "t"):
		return Target{TerrainTarget, int16(p.number(w[1:], 0, field.MaxBricks-1))}
	}
	p.fail("%q is neither a frame \"f3\" nor terrain \"t3\"", w)
	return Target{}
}

func (p *parser) die() Face {
	w := p.next()
	if w == "none" {
		return Face{}
	}
	if len(w) < 2 {
		p.fail("%q is not a die", w)
		return Face{}
	}
	d, err := dice.Parse(w[:1])
	if err != nil {
		p.err = err
		return Face{}
	}
	if rest, ok := strings.CutPrefix(w[1:], "8:"); ok {
		return Face{d.Colour, 8, uint8(p.number(rest, 1, 8))}
	}
	return Face{d.Colour, 6, uint8(p.number(w[1:], 1, 6))}
}

func (p *parser) system() int8 {
	w := p.next()
	for i, n := range systemNames {
		if n == w {
			return int8(i)
		}
	}
	p.fail("%q is no system", w)
	return 0
}

func (p *parser) band() Band {
	w := p.next()
	for b, n := range bandNames {
		if n == w && b > 0 {
			return Band(b)
		}
	}
	p.fail("%q is no range: hand, direct or artillery", w)
	return NoBand
}

func (p *parser) action() Action {
	switch verb := p.next(); verb {
	case "roll":
		return p.roll()
	case "add":
		if w := p.next(); w == "spare" {
			return Action{Kind: ActAddSpare, Index: int8(p.number(p.next(), 1, 16) - 1)}
		} else if w != "copy" {
			p.fail("%q where \"spare\" or \"copy\" should be", w)
		}
		return Action{Kind: ActAddCopy, Index: p.index("f", MaxFrames-1)}
	case "remove":
		a := Action{Kind: ActRemove, Index: p.index("f", MaxFrames-1)}
		for len(p.words) > 0 && int(a.Count) < len(a.Values) {
			p.want("rocket")
			a.Values[a.Count] = uint8(p.index("f", MaxFrames-1))
			a.Count++
		}
		return a
	case "make":
		p.want("seat")
		return Action{Kind: ActMake, Index: int8(p.number(p.next(), 1, MaxSeats) - 1)}
	case "station":
		p.want("at")
		return Action{Kind: ActStation, Place: p.place()}
	case "field":
		a := Action{Kind: ActFrame, Index: p.index("f", MaxFrames-1)}
		p.want("at")
		a.Place = p.place()
		return a
	case "pick":
		return Action{Kind: ActPick, Index: p.index("f", MaxFrames-1)}
	case "name":
		return p.name()
	case "defend":
		return Action{Kind: ActDefend, Die: p.die()}
	case "move":
		a := Action{Kind: ActMove, Die: p.die()}
		for len(p.words) > 0 && a.Count < field.MaxCorners {
			a.Path[a.Count] = p.place()
			a.Count++
		}
		if a.Count == 0 {
			p.fail("a move needs a place")
		}
		return a
	case "attack":
		return Action{Kind: ActAttack, Die: p.die()}
	case "cover":
		return Action{Kind: ActCover, Target: p.target()}
	case "bricks":
		a := Action{Kind: ActBricks}
		for len(p.words) > 0 && a.Count < field.BricksPerHit {
			a.Bricks[a.Count] = uint16(p.number(p.next(), 0, field.MaxBricks-1))
			a.Count++
		}
		return a
	case "lose":
		return Action{Kind: ActLose, Index: p.system()}
	case "abandon":
		a := Action{Kind: ActAbandon, Index: p.index("s", MaxStations-1)}
		p.want("to")
		a.Place = p.place()
		return a
	case "spot":
		if len(p.words) > 0 && p.words[0] == "none" {
			p.next()
			return Action{Kind: ActSpot}
		}
		return Action{Kind: ActSpot, Target: p.target(), Die: p.die()}
	default:
		line := strings.Join(append([]string{verb}, p.words...), " ")
		for k, w := range plain {
			if w == line {
				p.words = nil
				return Action{Kind: k}
			}
		}
		p.fail("no such action")
		return Action{}
	}
}

func (p *parser) roll() Action {
	a := Action{Kind: ActRoll}
	for len(p.words) > 0 && int(a.Count) < len(a.Values) {
		a.Values[a.Count] = uint8(p.number(p.next(), 1, 20))
		a.Count++
	}
	if a.Count == 0 {
		p.fail("a roll needs numbers")
	}
	return a
}

func (p *parser) name() Action {
	a := Action{Kind: ActName}
	if len(p.words) > 0 && p.words[0] == "none" {
		p.next()
		return a
	}
	a.Target, a.Band = p.target(), p.band()
	if len(p.words) > 0 {
		p.want("rockets")
		a.Rockets = uint8(p.number(p.next(), 1, 3))
	}
	return a
}
