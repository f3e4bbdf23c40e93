package rapid

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"rulerfire/rules"
)

// A company is written a line for each thing, frames and spares with lines of
// their own below them:
//
//	company Copper Larks
//	note    Three alike, a gun behind them and eyes in front.
//	emblem  lark
//
//	frame   Sparrow
//	dice    2W 2Rd 1B 1G 1Y
//	rockets 2
//	looks   beam wheels
//
//	spare   Sparrow
//	dice    2W 2Rd 1B
//
// Note, emblem, rockets and looks may be missing. Lines that are empty or begin
// with # are not read.

// maxCompanyText is the most bytes that ParseCompany reads.
const maxCompanyText = 64 << 10

// ParseCompany reads the text of a company. The error names the line and the
// reason. Names and notes that are too long are cut; whether the company is legal
// is Check's business.
func ParseCompany(text []byte) (Company, error) {
	var c Company
	if len(text) > maxCompanyText {
		return c, fmt.Errorf("the company has %d bytes, but at most %d are read", len(text), maxCompanyText)
	}
	r := companyReader{company: &c}
	for i, line := range bytes.Split(text, []byte("\n")) {
		if err := r.read(string(line)); err != nil {
			return Company{}, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if err := r.endFrame(); err != nil {
		return Company{}, fmt.Errorf("at the end: %w", err)
	}
	if !r.seen["company"] {
		return Company{}, errors.New(`there is no line "company" with the name`)
	}
	return c, nil
}

// A companyReader reads a company line by line.
type companyReader struct {
	company *Company
	frame   *Design         // the frame that lines are about, if any
	seen    map[string]bool // keys read for the company or, since it began, the frame
}

func (r *companyReader) read(line string) error {
	line = strings.TrimSpace(line)
	if line == "" || strings.HasPrefix(line, "#") {
		return nil
	}
	key, value := line, ""
	if i := strings.IndexAny(line, " \t"); i >= 0 {
		key, value = line[:i], strings.TrimSpace(line[i:])
	}
	if why, _ := rules.Unprintable(value); why != "" {
		return errors.New(why + " is not allowed")
	}
	if r.seen == nil {
		if key != "company" {
			return fmt.Errorf(`a company begins with "company" and its name, not with %q`, cut(key, MaxName))
		}
		r.seen = map[string]bool{}
	}
	switch key {
	case "frame":
		return r.beginFrame(&r.company.Frames, key, value)
	case "spare":
		return r.beginFrame(&r.company.Spares, key, value)
	}
	read, of := companyKeys[key], "the company"
	if r.frame != nil {
		if read != nil {
			return fmt.Errorf("%q belongs above the frames", key)
		}
		read, of = frameKeys[key], "the frame"
	}
	if read == nil {
		if frameKeys[key] != nil {
			return fmt.Errorf("%q belongs below a frame", key)
		}
		return fmt.Errorf("%q is nothing a company has", cut(key, MaxName))
	}
	if r.seen[key] {
		return fmt.Errorf("a second %q for %s", key, of)
	}
	r.seen[key] = true
	return read(r, value)
}

func (r *companyReader) beginFrame(list *[]Design, key, name string) error {
	if err := r.endFrame(); err != nil {
		return err
	}
	if len(*list) == maxListed {
		return fmt.Errorf("more than %d of %q", maxListed, key)
	}
	if name == "" {
		return fmt.Errorf("a %s without a name", key)
	}
	*list = append(*list, Design{Name: cut(name, MaxName)})
	r.frame = &(*list)[len(*list)-1]
	for k := range frameKeys {
		delete(r.seen, k)
	}
	return nil
}

func (r *companyReader) endFrame() error {
	if r.frame != nil && !r.seen["dice"] {
		return fmt.Errorf("%s has no dice", r.frame.Name)
	}
	return nil
}

var companyKeys = map[string]func(r *companyReader, value string) error{
	"company": func(r *companyReader, value string) error {
		if value == "" {
			return errors.New("the company has no name")
		}
		r.company.Name = cut(value, MaxName)
		return nil
	},
	"note": func(r *companyReader, value string) error {
		r.company.Note = cut(value, MaxNote)
		return nil
	},
	"emblem": func(r *companyReader, value string) error {
		r.company.Emblem = cut(value, MaxName)
		return nil
	},
}

var frameKeys = map[string]func(r *companyReader, value string) error{
	"dice": func(r *companyReader, value string) error {
		systems, rockets, err := ParseDice(value)
		if err != nil {
			return err
		}
		if rockets > 0 && r.seen["rockets"] {
			return errors.New("rockets are counted twice")
		}
		r.frame.Systems = systems
		r.frame.Rockets += rockets
		return nil
	},
	"rockets": func(r *companyReader, value string) error {
		n, err := strconv.ParseUint(value, 10, 8)
		if err != nil || n > maxRockets {
			return fmt.Errorf("%q is not a number of rockets from 0 to %d", cut(value, MaxName), maxRockets)
		}
		if r.frame.Rockets > 0 {
			return errors.New("rockets are counted twice")
		}
		r.frame.Rockets = uint8(n)
		return nil
	},
	"looks": func(r *companyReader, value string) error {
		for _, name := range strings.Fields(value) {
			s, look, ok := lookNamed(name)
			if !ok {
				return fmt.Errorf("%q is not a look", cut(name, MaxName))
			}
			r.frame.Looks[s] = look
		}
		return nil
	},
}

func lookNamed(name string) (System, uint8, bool) {
	for s, kind := range kinds {
		for look, n := range kind.looks {
			if n == name {
				return System(s), uint8(look), true
			}
		}
	}
	return 0, 0, false
}

// MarshalText writes the company as ParseCompany reads it, and refuses what it
// would not read back.
func (c Company) MarshalText() ([]byte, error) {
	var b bytes.Buffer
	if err := writable("the company", "name", c.Name, MaxName, false); err != nil {
		return nil, err
	}
	writeLine(&b, "company", c.Name)
	for _, l := range [...]struct {
		key, value string
		most       int
	}{{"note", c.Note, MaxNote}, {"emblem", c.Emblem, MaxName}} {
		if err := writable("the company", l.key, l.value, l.most, true); err != nil {
			return nil, err
		}
		if l.value != "" {
			writeLine(&b, l.key, l.value)
		}
	}
	for _, list := range [...]struct {
		key    string
		frames []Design
	}{{"frame", c.Frames}, {"spare", c.Spares}} {
		if len(list.frames) > maxListed {
			return nil, fmt.Errorf("the company has %d of %q, but at most %d can be written", len(list.frames), list.key, maxListed)
		}
		for i, f := range list.frames {
			b.WriteByte('\n')
			if err := f.write(&b, list.key, frameOf(list.key, i, f.Name)); err != nil {
				return nil, err
			}
		}
	}
	return b.Bytes(), nil
}

// looks names the looks that are not the usual ones.
func (d Design) looks() string {
	var names []string
	for s, look := range d.Looks {
		if look > 0 {
			names = append(names, System(s).NameOfLook(int(look)))
		}
	}
	return strings.Join(names, " ")
}

func (d Design) writable(where string) error {
	if err := writable(where, "name", d.Name, MaxName, false); err != nil {
		return err
	}
	for s, n := range d.Systems {
		if n > MaxOfType {
			return fmt.Errorf("%s: %d %v systems cannot be written, at most %d", where, n, System(s), MaxOfType)
		}
		if int(d.Looks[s]) >= System(s).NumLooks() {
			return fmt.Errorf("%s: %v has no look %d", where, System(s), d.Looks[s])
		}
	}
	if d.Rockets > maxRockets {
		return fmt.Errorf("%s: %d rockets cannot be written, at most %d", where, d.Rockets, maxRockets)
	}
	return nil
}

// writable is nil if a line of text is read back as it is.
func writable(where, what, text string, most int, optional bool) error {
	switch why, _ := rules.Unprintable(text); {
	case why != "":
		return fmt.Errorf("%s: %s in the %s", where, why, what)
	case text == "" && !optional:
		return fmt.Errorf("%s: no %s", where, what)
	case text != cut(strings.TrimSpace(text), most):
		return fmt.Errorf("%s: the %s is over %d characters or has spaces around it", where, what, most)
	}
	return nil
}

// cut shortens a text to so many characters, without leaving behind a space or
// the joint of a pair of signs that are shown as one.
func cut(text string, most int) string {
	if utf8.RuneCountInString(text) <= most {
		return text
	}
	const joint = '\u200d'
	return strings.TrimRightFunc(string([]rune(text)[:most]), func(r rune) bool {
		return r == joint || unicode.IsSpace(r)
	})
}

// ParseDice reads the dice notation of a frame as Design.Dice writes it or as the
// community does: "2W/2Rd+d8/1B/1G/1Y", "2W 2Ra & d8 1Y", "1xSSR" for a rocket.
// The order does not matter; "2W" and the sprint's d8 go without saying. It says
// nothing about whether the frame is legal.
func ParseDice(notation string) (systems Systems, rockets uint8, err error) {
	const most = 200
	if len(notation) > most {
		return Systems{}, 0, fmt.Errorf("dice of %d letters, but at most %d are read", len(notation), most)
	}
	notation = strings.NewReplacer(" & ", "+", "/", " ").Replace(notation)
	seen := map[string]bool{}
	sprint := false
	for _, w := range strings.Fields(notation) {
		d, ok := diceWords[w]
		if !ok {
			return Systems{}, 0, fmt.Errorf("%q is not among the dice of a frame", w)
		}
		if seen[d.kind] {
			return Systems{}, 0, fmt.Errorf("%q counts %s twice", w, d.kind)
		}
		seen[d.kind] = true
		if d.n > 0 {
			systems[d.system] = d.n
		}
		rockets += d.rockets
		sprint = sprint || d.sprint
	}
	if sprint && !systems.Sprints() {
		return Systems{}, 0, errors.New("the green d8 is for frames without direct and artillery weapons")
	}
	return systems, rockets, nil
}

// A diceWord is what one word of the dice notation stands for.
type diceWord struct {
	kind    string // no two words of a kind stand in one frame
	system  System
	n       uint8 // systems
	sprint  bool
	rockets uint8
}

var diceWords = func() map[string]diceWord {
	words := map[string]diceWord{
		"2W":  {kind: "white"},
		"Gd8": {kind: Movement.String(), sprint: true},
	}
	for n := uint8(1); n <= maxRockets; n++ {
		words[fmt.Sprintf("%dxSSR", n)] = diceWord{kind: "rockets", rockets: n}
	}
	for _, k := range notation {
		for n := uint8(1); n <= MaxOfType; n++ {
			d := diceWord{kind: k.system.String(), system: k.system, n: n}
			switch {
			case k.weapon && n == 1:
				words["2"+k.letters] = d
			case k.weapon:
				words["2"+k.letters+"+d8"] = d
			default:
				word := fmt.Sprintf("%d%s", n, k.letters)
				words[word] = d
				if k.system == Movement {
					d.sprint = true
					words[word+"+d8"] = d
				}
			}
		}
	}
	return words
}()
