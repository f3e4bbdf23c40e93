package game

import (
	"bytes"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"rulerfire/rules"
)

// A Recording is a battle written down: what it began with and every answer, the
// dice included. It does not depend on computer players or on how dice are
// rolled, so it plays again for as long as the rules keep their version.
//
// Its text is meant to be read:
//
//	rulerfire recording 1
//	system rapid 1
//	dice 7
//	noise 21
//	hints off
//	branch rapid-20261130-190311-5c1e88a0 1
//	seat 1 person "Ann" 0 2
//	seat 2 computer normal/1 "Bob" 3 1
//	setup b3c1f0e2a4d59687
//		(every line of the set-up, after a tab)
//	play
//	roll 4 2
//	1 pick f3
//	hand 1 computer easy/1
//	dice 8
//	digest 0f1e2d3c4b5a6978
//	end 2
//
// The two numbers of a seat are its colour and pattern; "own-dice" after them
// says that it types in its dice. A seat's answer begins with the seat's number,
// from 1; an answer of Chance is the roll alone. A digest is FNV-1a of the
// battle's text; it stands after every 20 answers and at the end. The last line
// tells the number of answers, so a file that was cut off shows.
//
// The line "hints off" stands in a battle alone whose players have agreed that nobody asks
// a computer for good moves. The line "branch" stands in a battle alone that hangs under another, and tells its
// Origin; "dice" after "play" is the seed of all rolls from there on.
type Recording struct {
	System      string // the rule system's name
	Version     int    // and version
	Dice, Noise uint64 // the seeds
	NoHints     bool   // as in Config
	Origin      Origin
	Seats       []Seat // at the beginning; a level is with its version, "normal/1"
	Setup       []byte
	Entries     []Entry
}

// An EntryKind says what an Entry is.
type EntryKind uint8

// What an Entry can be.
const (
	Answer   EntryKind = iota // Side's answer Text
	HandOver                  // from here on Side is played as Seat's kind and level say
	Check                     // the battle's digest here is Digest
	NewDice                   // from here on the dice have the seed Dice
)

// An Entry is one line of what was played.
type Entry struct {
	Kind   EntryKind
	Side   rules.Side
	Text   string
	Seat   Seat // its Kind and Level alone
	Digest uint64
	Dice   uint64
	Line   int // in the file that was parsed, from 1; else 0
}

const (
	recordingKind = "rulerfire recording "
	recordingHead = recordingKind + "1"
	noHintsLine   = "hints off"

	// MaxRecording is the most bytes of a recording's text.
	MaxRecording = 8 << 20

	maxRecordingLine = 16 << 10 // bytes; a route of 32 corners has well under 1,000
	maxEntries       = 200_000
	maxSeats         = 16
)

// A RecordingError says in which line a recording is not one, or does not hold.
type RecordingError struct {
	Line int // from 1; 0 if it is the fault of no one line, or the recording was never text
	Err  error
}

// Error tells the line, if there is one, and what is wrong.
func (e *RecordingError) Error() string {
	if e.Line == 0 {
		return e.Err.Error()
	}
	return fmt.Sprintf("line %d: %v", e.Line, e.Err)
}

// Unwrap is what is wrong, without the line.
func (e *RecordingError) Unwrap() error { return e.Err }

// Record writes down what was played so far. It fails only if the battle cannot
// be written as text, which is a fault in its rules.
func (s *Session) Record() (*Recording, error) {
	m := s.match
	r := &Recording{
		System:  m.system.Name,
		Version: m.system.Version,
		Dice:    s.config.Dice,
		Noise:   s.config.Noise,
		NoHints: s.config.NoHints,
		Origin:  s.origin,
		Seats:   s.config.Seats,
		Setup:   m.setup,
	}
	notes := s.notes
	r.Entries = make([]Entry, 0, len(m.steps)+len(m.checks)+len(notes)+1)
	for i := range len(m.steps) + 1 {
		for len(notes) > 0 && notes[0].at == i {
			r.Entries = append(r.Entries, notes[0].Entry)
			notes = notes[1:]
		}
		if i < len(m.steps) {
			r.Entries = append(r.Entries, Entry{Side: m.steps[i].Decision.Side, Text: m.text(i)})
			if n := (i + 1) / checkEvery; (i+1)%checkEvery == 0 {
				r.Entries = append(r.Entries, Entry{Kind: Check, Digest: m.checks[n-1]})
			}
		}
	}
	last, err := Digest(m.battle)
	if err != nil {
		return nil, err
	}
	if n := len(r.Entries); n == 0 || r.Entries[n-1].Kind != Check {
		r.Entries = append(r.Entries, Entry{Kind: Check, Digest: last})
	}
	return r, nil
}

// WriteRecord writes the Record of what was played so far into a file.
func (s *Session) WriteRecord(name string) error {
	r, err := s.Record()
	if err != nil {
		return err
	}
	text, err := r.MarshalText()
	if err != nil {
		return err
	}
	return WriteFile(name, text)
}

// MarshalText gives the recording's text.
func (r *Recording) MarshalText() ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "%s\nsystem %s %d\ndice %d\nnoise %d\n", recordingHead, r.System, r.Version, r.Dice, r.Noise)
	if r.NoHints {
		b.WriteString(noHintsLine + "\n")
	}
	if r.Origin != (Origin{}) {
		if err := r.Origin.check(); err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, "branch %s %d\n", r.Origin.Battle, r.Origin.Answers)
	}
	for i, s := range r.Seats {
		fmt.Fprintf(&b, "seat %d %s %q %d %d", i+1, player(s), s.Name, s.Colour, s.Pattern)
		if s.OwnDice {
			b.WriteString(" own-dice")
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "setup %016x\n", digest(r.Setup))
	for line := range bytes.SplitSeq(r.Setup, []byte("\n")) {
		fmt.Fprintf(&b, "\t%s\n", line)
	}
	b.WriteString("play\n")
	answers := 0
	for _, e := range r.Entries {
		switch e.Kind {
		case Answer:
			if strings.ContainsAny(e.Text, "\r\n") {
				return nil, fmt.Errorf("the answer %q is not one line", e.Text)
			}
			if e.Side != rules.Chance {
				fmt.Fprintf(&b, "%d ", e.Side+1)
			}
			b.WriteString(e.Text)
			answers++
		case HandOver:
			fmt.Fprintf(&b, "hand %d %s", e.Side+1, player(e.Seat))
		case Check:
			fmt.Fprintf(&b, "digest %016x", e.Digest)
		case NewDice:
			fmt.Fprintf(&b, "dice %d", e.Dice)
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "end %d\n", answers)
	return b.Bytes(), nil
}

// player is "person" or "computer normal/1".
func player(s Seat) string {
	if s.Kind == Computer {
		return s.Kind.String() + " " + s.Level
	}
	return s.Kind.String()
}

// ParseRecording reads a recording's text. It checks the form and the set-up's
// digest; whether the answers hold is for Replay to say. The error is a
// *RecordingError.
func ParseRecording(text []byte) (*Recording, error) {
	if len(text) > MaxRecording {
		return nil, &RecordingError{1, fmt.Errorf("a recording has at most %d bytes, this has %d", MaxRecording, len(text))}
	}
	p := parser{text: strings.TrimSuffix(string(text), "\n")}
	r, err := p.recording()
	if err != nil {
		return nil, &RecordingError{p.at, err}
	}
	return r, nil
}

// A parser goes through the lines of a recording.
type parser struct {
	text string // what has not been taken
	at   int    // lines taken, so the number of the line being read
	over bool   // all lines are taken
}

func (p *parser) recording() (*Recording, error) {
	r, err := p.head()
	if err != nil {
		return nil, err
	}
	if r.Setup, err = p.setup(); err != nil {
		return nil, err
	}
	r.Entries, err = p.play(len(r.Seats))
	return r, err
}

// head reads what stands before the set-up.
func (p *parser) head() (*Recording, error) {
	r := &Recording{}
	if line := p.next(); line != recordingHead {
		if format, ok := strings.CutPrefix(line, recordingKind); ok {
			return nil, fmt.Errorf("this is not a recording that is known here: it has the format %.20q of another version of the game, and must begin with %q", format, recordingHead)
		}
		return nil, fmt.Errorf("this is not a recording that is known here: it must begin with %q", recordingHead)
	}
	var err error
	if r.System, r.Version, err = p.system(); err != nil {
		return nil, err
	}
	if r.Dice, err = p.seed("dice"); err != nil {
		return nil, err
	}
	if r.Noise, err = p.seed("noise"); err != nil {
		return nil, err
	}
	if p.begins("hints ") {
		if line := p.next(); line != noHintsLine {
			return nil, fmt.Errorf("want %q, or no such line, not %.40q", noHintsLine, line)
		}
		r.NoHints = true
	}
	if p.begins("branch ") {
		if r.Origin, err = parseOrigin(p.next()); err != nil {
			return nil, err
		}
	}
	for p.begins("seat ") {
		seat, err := parseSeat(p.next(), len(r.Seats)+1)
		if err != nil {
			return nil, err
		}
		if r.Seats = append(r.Seats, seat); len(r.Seats) > maxSeats {
			return nil, fmt.Errorf("there are at most %d seats", maxSeats)
		}
	}
	return r, nil
}

// next takes a line; at the end of the text it gives empty ones.
func (p *parser) next() string {
	line, rest, more := strings.Cut(p.text, "\n")
	p.text, p.over = rest, !more
	p.at++
	return line
}

// begins says whether the next line begins like this.
func (p *parser) begins(with string) bool { return strings.HasPrefix(p.text, with) }

func (p *parser) system() (name string, version int, err error) {
	f := strings.Fields(p.next())
	if len(f) == 3 && f[0] == "system" {
		if version, err = strconv.Atoi(f[2]); err == nil {
			return f[1], version, nil
		}
	}
	return "", 0, errors.New(`want the rule system and its version, "system rapid 1"`)
}

func (p *parser) seed(name string) (uint64, error) {
	return parseSeed(p.next(), name)
}

// parseSeed reads "dice 7".
func parseSeed(line, name string) (uint64, error) {
	value, ok := strings.CutPrefix(line, name+" ")
	seed, err := strconv.ParseUint(value, 10, 64)
	if !ok || err != nil {
		return 0, fmt.Errorf("want the seed, %q", name+" 7")
	}
	return seed, nil
}

// parseSeat reads the line of the seat with this number, from 1.
func parseSeat(line string, number int) (Seat, error) {
	bad := func() (Seat, error) {
		return Seat{}, fmt.Errorf("want the seat, like %q", fmt.Sprintf(`seat %d computer normal/1 "Bob" 3 1`, number))
	}
	before, quoted, ok := strings.Cut(line, `"`)
	if !ok {
		return bad()
	}
	quoted, err := strconv.QuotedPrefix(`"` + quoted)
	if err != nil {
		return bad()
	}
	after := line[len(before)+len(quoted):]
	name, err := strconv.Unquote(quoted)
	if err != nil {
		return bad()
	}
	f := strings.Fields(before)
	if len(f) < 3 || f[0] != "seat" || f[1] != strconv.Itoa(number) {
		return bad()
	}
	seat, err := parsePlayer(f[2:])
	if err != nil {
		return Seat{}, err
	}
	seat.Name = name
	f = strings.Fields(after)
	if len(f) == 3 && f[2] == "own-dice" {
		seat.OwnDice = true
		f = f[:2]
	}
	if len(f) != 2 {
		return bad()
	}
	for i, to := range []*uint8{&seat.Colour, &seat.Pattern} {
		n, err := strconv.ParseUint(f[i], 10, 8)
		if err != nil {
			return bad()
		}
		*to = uint8(n)
	}
	return seat, seat.check()
}

// parsePlayer reads "person" or "computer normal/1".
func parsePlayer(words []string) (Seat, error) {
	switch {
	case len(words) == 1 && words[0] == Person.String():
		return Seat{}, nil
	case len(words) == 2 && words[0] == Computer.String():
		s := Seat{Kind: Computer, Level: words[1]}
		return s, s.check()
	}
	return Seat{}, errors.New(`want who plays, "person" or "computer normal/1"`)
}

func (p *parser) setup() ([]byte, error) {
	value, ok := strings.CutPrefix(p.next(), "setup ")
	want, err := parseDigest(value)
	if !ok || err != nil {
		return nil, errors.New(`want the set-up's digest, "setup 0f1e2d3c4b5a6978"`)
	}
	head := p.at
	var text []byte
	for p.begins("\t") {
		text = append(append(text, p.next()[1:]...), '\n')
	}
	text = bytes.TrimSuffix(text, []byte("\n")) // the last line has none of its own
	if got := digest(text); got != want {
		p.at = head
		return nil, fmt.Errorf("the set-up has been changed: its digest is %016x", got)
	}
	return text, nil
}

func parseDigest(s string) (uint64, error) {
	if len(s) != 16 {
		return 0, strconv.ErrSyntax
	}
	return strconv.ParseUint(s, 16, 64)
}

// play reads everything from "play" to the end.
func (p *parser) play(seats int) ([]Entry, error) {
	if p.next() != "play" {
		return nil, errors.New(`want "play", after which the answers follow`)
	}
	var entries []Entry
	answers := 0
	for {
		if p.over {
			return nil, errors.New("the recording is cut off: its last line should be \"end\" and the number of answers")
		}
		line := p.next()
		if len(line) > maxRecordingLine {
			return nil, fmt.Errorf("a line has at most %d bytes, this has %d", maxRecordingLine, len(line))
		}
		if value, ok := strings.CutPrefix(line, "end "); ok {
			if n, err := strconv.Atoi(value); err != nil || n != answers {
				return nil, fmt.Errorf("%d answers stand here, not %s", answers, value)
			}
			if !p.over {
				p.at++
				return nil, errors.New("nothing may follow the end")
			}
			return entries, nil
		}
		e, err := parseEntry(line, seats)
		if err != nil {
			return nil, err
		}
		if e.Kind == Answer {
			answers++
		}
		e.Line = p.at
		if entries = append(entries, e); len(entries) > maxEntries {
			return nil, fmt.Errorf("a recording has at most %d lines of play", maxEntries)
		}
	}
}

// parseEntry reads one line of what was played.
func parseEntry(line string, seats int) (Entry, error) {
	word, rest, _ := strings.Cut(line, " ")
	switch word {
	case "roll":
		return Entry{Side: rules.Chance, Text: line}, nil
	case "digest":
		d, err := parseDigest(rest)
		if err != nil {
			return Entry{}, fmt.Errorf("%q is not a digest of 16 hexadecimal digits", rest)
		}
		return Entry{Kind: Check, Digest: d}, nil
	case "dice":
		seed, err := parseSeed(line, "dice")
		return Entry{Kind: NewDice, Dice: seed}, err
	case "hand":
		seat, who, _ := strings.Cut(rest, " ")
		side, err := parseSide(seat, seats)
		if err != nil {
			return Entry{}, err
		}
		to, err := parsePlayer(strings.Fields(who))
		return Entry{Kind: HandOver, Side: side, Seat: to}, err
	}
	side, err := parseSide(word, seats)
	if err == nil && rest == "" {
		err = errors.New("the answer is missing")
	}
	return Entry{Side: side, Text: rest}, err
}

func parseSide(s string, seats int) (rules.Side, error) {
	n, err := strconv.ParseUint(s, 10, 7)
	if err != nil || n < 1 || int(n) > seats {
		return 0, fmt.Errorf("%q is not a seat, 1 to %d", s, seats)
	}
	return rules.Side(n) - 1, nil
}
