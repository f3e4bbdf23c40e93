package hexwar

import (
	"fmt"
	"strconv"
	"strings"

	"rulerfire/rules"
	"rulerfire/rules/hex"
)

// A Kind says what an Action answers.
type Kind uint8

// The kinds of action, and which fields of Action each uses.
const (
	ActRoll       Kind = iota // Chance's dice, in Values
	ActRole                   // attack (Index 0) or defend (1)
	ActZone                   // take the deployment zone Index
	ActFirst                  // go first (Index 0) or second (1)
	ActObjectives             // take the secondary objectives of Pair, in their order
	ActEnvoy                  // Unit is the envoy
	ActMarker                 // place an intel marker at Cell
	ActDeploy                 // deploy Unit at Cell, facing Dir, at elevation Level
	ActPick                   // activate Unit

	ActStep    // move a hex in direction Dir
	ActTurn    // rotate to Dir
	ActThrust  // thruster movement in direction Dir
	ActLevel   // go up (Index 1) or down (−1) an elevation in the air
	ActDrift   // let the wind carry the unit a hex
	ActLeave   // leave the board over the far edge
	ActGather  // gather intel from the marker Index; ends the turn
	ActNext    // go on to the next phase of the turn
	ActEnd     // end the turn
	ActAttack  // attack Target, at Section or its item Equip, with Item or with the funnel Unit
	ActHurl    // throw the weapon Item at Target
	ActGrapple // grapple Target

	ActGetUp      // from here on commands
	ActPress      // Press On
	ActBreak      // Break Grapple
	ActSwap       // take the carried Item into Mount; None: put away what is there
	ActRetrieve   // pick the item Index up from the ground into Mount
	ActLaunch     // deploy the drone Unit at Cell
	ActTransform  // into the other form, or back
	ActBlade      // switch the gun blade Item
	ActKneel      // Kneeling Position
	ActProne      // Prone Position
	ActOffence    // Offensive Stance with Item; ends the turn
	ActDefence    // Defensive Stance with Item
	ActRecall     // dock all drones
	ActReposition // move the funnel Unit to Cell
	ActSmoke      // launch the smoke

	ActHold     // hold the unit that was grappled
	ActThrow    // throw it
	ActLand     // to Cell, or into what is there
	ActHoldFire // do not fire from the stance
	ActCall     // call the reaction force
	ActWait     // do not
	ActConcede  // the seat asked gives up
)

// An Action is an answer to a decision of the hex wargame, as a plain value. It is
// a rules.Choice. Only the fields that its kind names mean anything; the others
// are zero, but for Unit and Equip of an attack, which are None where there is no
// funnel and no item. So equal answers are equal values.
type Action struct {
	Kind    Kind
	Unit    int8
	Item    int8
	Index   int8
	Target  Target
	Section Section
	Equip   int8
	Cell    hex.Cell
	Dir     hex.Direction
	Level   int8
	Mount   Mount
	Pair    [2]Objective
	Count   int8 // how many of Values count
	Values  [2]uint8
}

// AttackWith is an attack on a section of a unit with an item of the unit that acts.
func AttackWith(item int8, target int8, section Section) Action {
	return Action{Kind: ActAttack, Unit: None, Item: item, Target: Target{UnitTarget, target}, Section: section, Equip: None}
}

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

// plain are the words of actions that have none but their name.
var plain = map[Kind]string{
	ActDrift: "drift", ActLeave: "leave", ActNext: "next", ActEnd: "end", ActGetUp: "get up", ActPress: "press on",
	ActBreak: "break", ActTransform: "transform", ActKneel: "kneel", ActProne: "lie down", ActRecall: "recall",
	ActSmoke: "smoke", ActHold: "hold", ActThrow: "throw", ActHoldFire: "hold fire", ActCall: "call", ActWait: "wait",
	ActConcede: "concede",
}

// String is the action's line, as recordings and the log have it: units, items
// and markers by their index in the battle, hexes by column and row.
func (a Action) String() string {
	switch a.Kind {
	case ActRoll:
		s := "roll"
		for _, v := range a.Values[:min(int(a.Count), len(a.Values))] {
			s += " " + strconv.Itoa(int(v))
		}
		return s
	case ActRole:
		return [...]string{"attack", "defend"}[a.Index&1]
	case ActZone:
		return fmt.Sprintf("zone %d", a.Index+1)
	case ActFirst:
		return [...]string{"first", "second"}[a.Index&1]
	case ActObjectives:
		return fmt.Sprintf("objectives %s %s", a.Pair[0], a.Pair[1])
	case ActEnvoy:
		return fmt.Sprintf("envoy u%d", a.Unit)
	case ActMarker:
		return "marker " + a.Cell.String()
	case ActDeploy:
		return fmt.Sprintf("deploy u%d %s %s level %d", a.Unit, a.Cell, a.Dir, a.Level)
	case ActPick:
		return fmt.Sprintf("pick u%d", a.Unit)
	case ActStep:
		return "step " + a.Dir.String()
	case ActTurn:
		return "turn " + a.Dir.String()
	case ActThrust:
		return "thrust " + a.Dir.String()
	case ActLevel:
		if a.Index > 0 {
			return "climb"
		}
		return "dive"
	case ActGather:
		return fmt.Sprintf("gather m%d", a.Index)
	case ActAttack:
		s := "fire at " + a.aimText()
		if a.Unit != None {
			return s + fmt.Sprintf(" by u%d", a.Unit)
		}
		return s + " with " + itemText(a.Item)
	case ActHurl:
		return fmt.Sprintf("hurl %s at %s", itemText(a.Item), a.aimText())
	case ActGrapple:
		return "grapple " + a.Target.String()
	case ActSwap:
		return fmt.Sprintf("swap %s %s", itemText(a.Item), mountWords[a.Mount])
	case ActRetrieve:
		return fmt.Sprintf("retrieve g%d %s", a.Index, mountWords[a.Mount])
	case ActLaunch:
		return fmt.Sprintf("launch u%d %s", a.Unit, a.Cell)
	case ActReposition:
		return fmt.Sprintf("place u%d %s", a.Unit, a.Cell)
	case ActBlade:
		return "switch " + itemText(a.Item)
	case ActOffence:
		return "watch with " + itemText(a.Item)
	case ActDefence:
		return "shield with " + itemText(a.Item)
	case ActLand:
		return "land " + a.Cell.String()
	}
	return plain[a.Kind]
}

func (a *Action) aimText() string {
	s := a.Target.String()
	switch {
	case a.Target.Kind != UnitTarget:
		return s
	case a.Equip != None:
		return s + " " + itemText(a.Equip)
	}
	return s + " " + sectionWords[a.Section]
}

// Words of sections, mounts and items, without spaces.
var (
	sectionWords = []string{"head", "torso", "left-arm", "right-arm", "left-leg", "right-leg"}
	mountWords   = []string{
		"", "", "", "", "", "", InLeftHand: "left", InRightHand: "right", InBothHands: "both", Carried: "", Lost: "",
	}
)

func itemText(item int8) string {
	switch item {
	case None:
		return "none"
	case FistItem:
		return "fists"
	}
	return "i" + strconv.Itoa(int(item))
}

// String is "u3", "s1" for a structure, "m0" for a marker, or "none".
func (t Target) String() string {
	switch t.Kind {
	case UnitTarget:
		return "u" + strconv.Itoa(int(t.ID))
	case StructureTarget:
		return "s" + strconv.Itoa(int(t.ID))
	case MarkerTarget:
		return "m" + strconv.Itoa(int(t.ID))
	}
	return "none"
}

// ParseAction reads an action from its line. The error says which word is wrong.
func ParseAction(line string) (Action, error) {
	for kind, words := range plain {
		if line == words {
			return Action{Kind: kind}, nil
		}
	}
	p := parser{words: strings.Fields(line)}
	a := p.action()
	if p.err == nil && len(p.words) > 0 {
		p.fail("%q is too much", strings.Join(p.words, " "))
	}
	if p.err != nil {
		return Action{}, fmt.Errorf("%q: %w", cut(line, MaxNote), p.err)
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

func (p *parser) number(word string, lo, hi int) int8 {
	n, err := number(word, lo, hi)
	if err != nil {
		p.fail("%w", err)
		return int8(lo)
	}
	return int8(n)
}

// index reads "u3" with the prefix u.
func (p *parser) index(prefix string, most int) int8 {
	w := p.next()
	rest, ok := strings.CutPrefix(w, prefix)
	if !ok {
		p.fail("%q where %q and a number should be", w, prefix)
		return 0
	}
	return p.number(rest, 0, most)
}

func (p *parser) unit() int8 { return p.index("u", MaxUnits-1) }

func (p *parser) cell() hex.Cell {
	c, err := hex.ParseCell(p.next())
	if err != nil {
		p.fail("%w", err)
	}
	return c
}

func (p *parser) direction() hex.Direction {
	d, err := hex.ParseDirection(p.next())
	if err != nil {
		p.fail("%w", err)
	}
	return d
}

func (p *parser) target() Target {
	w := p.next()
	if w == "" {
		p.fail("a target is missing")
		return Target{}
	}
	switch w[0] {
	case 'u':
		return Target{UnitTarget, p.number(w[1:], 0, MaxUnits-1)}
	case 's':
		return Target{StructureTarget, p.number(w[1:], 0, MaxStructures-1)}
	case 'm':
		return Target{MarkerTarget, p.number(w[1:], 0, MaxMarkers-1)}
	}
	p.fail("%q is no target: u3, s1 or m0", w)
	return Target{}
}

func (p *parser) item() int8 {
	switch w := p.next(); {
	case w == "none":
		return None
	case w == "fists":
		return FistItem
	case strings.HasPrefix(w, "i"):
		return p.number(w[1:], 0, MaxArms-1)
	default:
		p.fail("%q is no item: i0, fists or none", w)
		return 0
	}
}

func (p *parser) word(list []string) int {
	n, err := index(p.next(), list)
	if err != nil {
		p.fail("%w", err)
	}
	return n
}

// aim reads what an attack is aimed at.
func (p *parser) aim(a *Action) {
	a.Target = p.target()
	a.Unit, a.Equip, a.Section = None, None, Torso
	if a.Target.Kind != UnitTarget || len(p.words) == 0 {
		return
	}
	if strings.HasPrefix(p.words[0], "i") {
		a.Equip = p.item()
		return
	}
	a.Section = Section(p.word(sectionWords))
}

func (p *parser) action() (a Action) {
	switch verb := p.next(); verb {
	case "roll":
		a.Kind = ActRoll
		for len(p.words) > 0 && int(a.Count) < len(a.Values) {
			a.Values[a.Count] = uint8(p.number(p.next(), 1, 100))
			a.Count++
		}
		if a.Count == 0 {
			p.fail("no dice")
		}
	case "attack", "defend":
		a.Kind = ActRole
		if verb == "defend" {
			a.Index = 1
		}
	case "zone":
		a.Kind, a.Index = ActZone, p.number(p.next(), 1, 2)-1
	case "first", "second":
		a.Kind = ActFirst
		if verb == "second" {
			a.Index = 1
		}
	case "objectives":
		a.Kind = ActObjectives
		a.Pair = [2]Objective{Objective(p.word(objectiveNames)), Objective(p.word(objectiveNames))}
	case "envoy":
		a.Kind, a.Unit = ActEnvoy, p.unit()
	case "marker":
		a.Kind, a.Cell = ActMarker, p.cell()
	case "deploy":
		a.Kind, a.Unit, a.Cell, a.Dir = ActDeploy, p.unit(), p.cell(), p.direction()
		p.want("level")
		a.Level = p.number(p.next(), MinLevel, MaxLevel)
	case "pick":
		a.Kind, a.Unit = ActPick, p.unit()
	case "step":
		a.Kind, a.Dir = ActStep, p.direction()
	case "turn":
		a.Kind, a.Dir = ActTurn, p.direction()
	case "thrust":
		a.Kind, a.Dir = ActThrust, p.direction()
	case "climb":
		a.Kind, a.Index = ActLevel, 1
	case "dive":
		a.Kind, a.Index = ActLevel, -1
	case "gather":
		a.Kind, a.Index = ActGather, p.index("m", MaxMarkers-1)
	case "fire":
		a.Kind = ActAttack
		p.want("at")
		p.aim(&a)
		switch w := p.next(); w {
		case "with":
			a.Item = p.item()
		case "by":
			a.Unit = p.unit()
		default:
			p.fail("%q where \"with\" or \"by\" should be", w)
		}
	case "hurl":
		a.Kind = ActHurl
		a.Item = p.item()
		p.want("at")
		p.aim(&a)
	case "grapple":
		a.Kind, a.Target = ActGrapple, p.target()
	case "swap":
		a.Kind, a.Item, a.Mount = ActSwap, p.item(), Mount(p.word(mountWords))
	case "retrieve":
		a.Kind, a.Index, a.Mount = ActRetrieve, p.index("g", MaxGround-1), Mount(p.word(mountWords))
	case "launch":
		a.Kind, a.Unit, a.Cell = ActLaunch, p.unit(), p.cell()
	case "place":
		a.Kind, a.Unit, a.Cell = ActReposition, p.unit(), p.cell()
	case "switch":
		a.Kind, a.Item = ActBlade, p.item()
	case "watch":
		a.Kind = ActOffence
		p.want("with")
		a.Item = p.item()
	case "shield":
		a.Kind = ActDefence
		p.want("with")
		a.Item = p.item()
	case "land":
		a.Kind, a.Cell = ActLand, p.cell()
	default:
		p.fail("%q is no answer", verb)
	}
	return a
}
