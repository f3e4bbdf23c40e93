package trial

import (
	"bytes"
	"encoding"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"time"

	"rulerfire/game/report"
	"rulerfire/rules"
)

// MaxRecord is the most bytes of a record's text.
const MaxRecord = 16 << 20

// A RecordError says in which line a text is no record of a trial.
type RecordError struct {
	Line int // from 1
	Err  error
}

// Error tells the line and what is wrong.
func (e *RecordError) Error() string { return fmt.Sprintf("line %d: %v", e.Line, e.Err) }

// Unwrap is what is wrong, without the line.
func (e *RecordError) Unwrap() error { return e.Err }

var _ encoding.TextMarshaler = (*Record)(nil)

var errTooLong = fmt.Errorf("a record has at most %d bytes", MaxRecord)

const firstLine = "rulerfire trial 1"

// MarshalText gives a record as text that is meant to be read: the trial, and a line for
// each battle. The error is that it is too long.
//
//	rulerfire trial 1
//	system rapid
//	size skirmish
//	battles 100
//	seed 7
//	contestant "normal/2" "normal"
//		(every line of its company, after a tab)
//	contestant "easy/2" "easy"
//	spent 61200
//	played
//	0 rounds 6 decisions 371 scores 30 45 winners 2 table "Foundry" companies "Copper Larks" "Night Orchard" lost 1 systems "hand" 3
//	end 1
//
// There may be lines "table" and "other", with a text after them as well, "mission",
// "share" and "swap"; a contestant without a company has one drawn. Seats are counted
// from 1, and "spent" is in thousandths of a second. The last line tells the number of
// battles, so a file that was cut off shows.
func (r *Record) MarshalText() ([]byte, error) {
	var b bytes.Buffer
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	indent := func(text string) {
		for l := range strings.Lines(text) {
			line("\t%s", strings.TrimSuffix(l, "\n"))
		}
	}
	line("%s", firstLine)
	line("system %s", r.System)
	line("size %s", r.Size)
	if r.Mission != "" {
		line("mission %q", r.Mission)
	}
	if r.Share > 0 {
		line("share %d", r.Share)
	}
	if r.Swap {
		line("swap")
	}
	line("battles %d", r.Trial.Battles)
	line("seed %d", r.Seed)
	if r.Table != "" {
		line("table")
		indent(r.Table)
	}
	for i, c := range r.Contestants {
		line("contestant %q %q", r.Players[i], c.Level)
		indent(c.Company)
	}
	if r.Other != "" {
		line("other")
		indent(r.Other)
	}
	line("spent %d", r.Spent.Milliseconds())
	line("played")
	for _, battle := range r.Battles {
		b.WriteString(battle.line())
		b.WriteByte('\n')
	}
	line("end %d", len(r.Battles))
	if b.Len() > MaxRecord {
		return nil, errTooLong // nobody could read it again
	}
	return b.Bytes(), nil
}

// line is a battle in one line.
func (b *Battle) line() string {
	var s strings.Builder
	fmt.Fprintf(&s, "%d rounds %d decisions %d", b.Number, b.Rounds, b.Decisions)
	if b.Faults > 0 {
		fmt.Fprintf(&s, " faults %d", b.Faults)
	}
	s.WriteString(" scores")
	for _, n := range b.Scores {
		fmt.Fprintf(&s, " %d", n)
	}
	s.WriteString(" winners")
	for _, w := range b.Winners {
		fmt.Fprintf(&s, " %d", w+1)
	}
	fmt.Fprintf(&s, " table %q", b.Table)
	if b.Mission != "" {
		fmt.Fprintf(&s, " mission %q", b.Mission)
	}
	s.WriteString(" companies")
	for _, name := range b.Companies {
		fmt.Fprintf(&s, " %q", name)
	}
	for _, l := range b.Losses {
		fmt.Fprintf(&s, " lost %d %s %q %d", l.Side+1, l.What, l.How, l.Count)
	}
	return s.String()
}

// ParseRecord reads a record's text. It checks its form, not whether the trial can be
// played; Check does. The error is a *RecordError.
func ParseRecord(text []byte) (*Record, error) {
	p := &recordParser{record: &Record{}}
	if len(text) > MaxRecord {
		return nil, &RecordError{1, errTooLong}
	}
	n := 0
	for l := range strings.Lines(string(text)) {
		n++
		if err := p.line(strings.TrimSuffix(l, "\n")); err != nil {
			return nil, &RecordError{n, err}
		}
	}
	if err := p.finish(); err != nil {
		return nil, &RecordError{max(1, n), err}
	}
	return p.record, nil
}

// A recordParser reads a record line by line.
type recordParser struct {
	record *Record
	begun  bool
	body   *string // takes the lines after a tab
	played bool
	ended  bool
}

func (p *recordParser) line(l string) error {
	switch {
	case p.ended:
		return errors.New("there is something after the end")
	case !p.begun:
		p.begun = true
		if l != firstLine {
			return fmt.Errorf("a record of a trial begins with %q", firstLine)
		}
		return nil
	case strings.HasPrefix(l, "\t"):
		if p.body == nil {
			return errors.New("this text belongs to nothing")
		}
		*p.body += l[1:] + "\n"
		return nil
	}
	p.body = nil
	w := &words{rest: l}
	word := w.next()
	if p.played {
		return p.battle(word, w)
	}
	return p.head(word, w)
}

// head reads a line of the trial itself.
func (p *recordParser) head(word string, w *words) error {
	r := p.record
	switch word {
	case "system":
		r.System = w.next()
	case "size":
		r.Size = w.next()
	case "mission":
		r.Mission = w.quoted()
	case "share":
		r.Share = w.number(1, MostShare)
	case "swap":
		r.Swap = true
	case "battles":
		r.Trial.Battles = w.number(1, MostBattles)
	case "seed":
		seed, err := strconv.ParseUint(w.next(), 10, 64)
		if err != nil {
			return errors.New("a seed is a whole number")
		}
		r.Seed = seed
	case "table":
		p.body = &r.Table
	case "other":
		p.body = &r.Other
	case "contestant":
		if len(r.Contestants) == MostContestants {
			return fmt.Errorf("there are at most %d contestants", MostContestants)
		}
		player, level := w.quoted(), w.quoted()
		r.Contestants = append(r.Contestants, Contestant{Level: level})
		r.Players = append(r.Players, player)
		p.body = &r.Contestants[len(r.Contestants)-1].Company
	case "spent":
		r.Spent = time.Duration(w.number(0, 1<<40)) * time.Millisecond
	case "played":
		p.played = true
		if err := r.checkNumbers(); err != nil {
			return err
		}
	default:
		return fmt.Errorf("a trial has no %q", cut(word))
	}
	return w.end()
}

// battle reads a line after "played".
func (p *recordParser) battle(word string, w *words) error {
	r := p.record
	if word == "end" {
		p.ended = true
		if n := w.number(0, MostBattles); w.err == nil && n != len(r.Battles) {
			return fmt.Errorf("there are %d battles, not %d", len(r.Battles), n)
		}
		return w.end()
	}
	number, err := strconv.Atoi(word)
	last := -1
	if n := len(r.Battles); n > 0 {
		last = r.Battles[n-1].Number
	}
	if err != nil || number <= last || number >= r.Total() {
		return fmt.Errorf("%q is not the number of a battle after %d and below %d", cut(word), last, r.Total())
	}
	b := Battle{Number: number}
	seats := len(r.Contestants) * r.seatsAt()
	for w.more() && w.err == nil {
		switch word := w.next(); word {
		case "rounds":
			b.Rounds = w.number(0, most)
		case "decisions":
			b.Decisions = w.number(0, most)
		case "faults":
			b.Faults = w.number(0, most)
		case "scores":
			for range seats {
				b.Scores = append(b.Scores, w.number(-most, most))
			}
		case "winners":
			for w.digit() && len(b.Winners) < seats {
				b.Winners = append(b.Winners, rules.Side(w.number(1, seats)-1))
			}
		case "table":
			b.Table = w.quoted()
		case "mission":
			b.Mission = w.quoted()
		case "companies":
			for range r.castSize() {
				b.Companies = append(b.Companies, w.quoted())
			}
		case "lost":
			b.Losses = append(b.Losses, report.Loss{Side: w.number(1, seats) - 1, What: w.next(), How: w.quoted(), Count: w.number(0, most)})
		default:
			return fmt.Errorf("a battle has no %q", cut(word))
		}
	}
	switch {
	case w.err != nil:
		return w.err
	case len(b.Scores) != seats || len(b.Companies) != r.castSize() || len(b.Winners) == 0:
		return errors.New("a battle has scores, winners and companies")
	}
	r.Battles = append(r.Battles, b)
	return nil
}

// most is the largest number that anything in a record is.
const most = 1_000_000

// castSize is how many companies take part: one for each contestant, and the other
// version of the first.
func (t Trial) castSize() int {
	n := len(t.Contestants)
	if t.Compares() {
		n++
	}
	return n
}

func (p *recordParser) finish() error {
	if !p.ended {
		return errors.New("the end is missing: the file has been cut off")
	}
	return nil
}

// words takes a line apart. After an error it gives nothing more.
type words struct {
	rest string
	err  error
}

func (w *words) more() bool { return w.rest != "" }

// next is the next word, up to a blank.
func (w *words) next() string {
	if w.err != nil {
		return ""
	}
	word, rest, _ := strings.Cut(w.rest, " ")
	w.rest = rest
	if word == "" {
		w.err = errors.New("the line ends too soon")
	}
	return word
}

// digit tells whether a number comes next.
func (w *words) digit() bool { return w.rest != "" && w.rest[0] >= '0' && w.rest[0] <= '9' }

func (w *words) number(least, most int) int {
	word := w.next()
	if w.err != nil {
		return 0
	}
	n, err := strconv.Atoi(word)
	if err != nil || n < least || n > most {
		w.err = fmt.Errorf("%q is not a number from %d to %d", cut(word), least, most)
		return 0
	}
	return n
}

// quoted is the next word, in quotation marks.
func (w *words) quoted() string {
	if w.err != nil {
		return ""
	}
	prefix, err := strconv.QuotedPrefix(w.rest)
	if err != nil {
		w.err = fmt.Errorf("%q is not in quotation marks", cut(w.rest))
		return ""
	}
	w.rest = strings.TrimPrefix(w.rest[len(prefix):], " ")
	s, err := strconv.Unquote(prefix)
	if err == nil && len(s) > maxQuoted {
		err = fmt.Errorf("a name of %d bytes is too long", len(s))
	}
	if why, _ := rules.Unprintable(s); err == nil && why != "" {
		err = fmt.Errorf("a name with %s", why)
	}
	w.err = err
	return s
}

const maxQuoted = 240 // bytes of a name

func (w *words) end() error {
	if w.err == nil && w.rest != "" {
		w.err = fmt.Errorf("%q is too much", cut(w.rest))
	}
	return w.err
}

// cut is a word as an error may quote it.
func cut(s string) string {
	const enough = 40
	if len(s) > enough {
		s = s[:enough] + "…"
	}
	return s
}
