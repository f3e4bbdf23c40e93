package field

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
)

// The bounds of a written table. Whatever a file says, no more than this is kept.
const (
	MaxName    = 40  // characters of a table's name
	MaxNote    = 160 // characters of its note
	MaxPrints  = 512
	maxText    = 512 << 10 // bytes of a table's text
	perLine    = 10        // places in one line of bricks
	fracDigits = 4         // a sixteenth is .0625
)

// ParseLayout reads a table in its text form:
//
//	table Crossing
//	note Two roads and four broken houses.
//	size 136 136
//	ground meadow
//	print asphalt rect 0 62.5 136 11
//	print water disc 40 20 5
//	2x4 stone 1: 12,14 16,14
//	4x2 sand 2: 12,14
//
// The word round after the size makes the table a disc. Sizes and places are in
// studs; those of a print (a rectangle's corner and
// sides, a disc's centre and radius) may have sixteenths, written as decimals. A
// line of bricks gives their sides along x and y, colour and layer, then where
// each has its upper left corner. The order of the bricks is the order of their
// ids. Empty lines and lines that begin with # are skipped.
//
// Name and note lose what cannot be shown and are cut to MaxName and MaxNote. An
// error names the line and the reason. Whether the bricks hold together is
// NewTable's question.
func ParseLayout(text []byte) (Layout, error) {
	if len(text) > maxText {
		return Layout{}, fmt.Errorf("table: %d bytes of text, at most %d are read", len(text), maxText)
	}
	r := layoutReader{room: min(bytes.Count(text, []byte(",")), MaxBricks)}
	n := 0
	for line := range strings.Lines(string(text)) {
		n++
		if err := r.line(strings.TrimSpace(line)); err != nil {
			return Layout{}, fmt.Errorf("table: line %d: %w", n, err)
		}
	}
	for _, word := range []string{"table", "size", "ground"} {
		if !r.seen[word] {
			return Layout{}, fmt.Errorf("table: the line %q is missing", word+" …")
		}
	}
	return r.Layout, nil
}

// layoutReader is a table as far as it has been read.
type layoutReader struct {
	Layout
	seen map[string]bool // the head lines read so far
	room int             // for about as many bricks as there are
}

func (r *layoutReader) line(s string) error {
	if s == "" || s[0] == '#' {
		return nil
	}
	word, rest, _ := strings.Cut(s, " ")
	rest = strings.TrimSpace(rest)
	switch word {
	case "table", "note", "size", "ground":
		return r.head(word, rest)
	case "print":
		return r.print(strings.Fields(rest))
	}
	if word[0] < '0' || word[0] > '9' {
		return fmt.Errorf("%q begins no line of a table", show(word))
	}
	return r.bricks(s)
}

func (r *layoutReader) head(word, rest string) (err error) {
	if r.seen[word] {
		return fmt.Errorf("a second line %q", word)
	}
	if r.seen == nil {
		r.seen = map[string]bool{}
	}
	r.seen[word] = true
	switch word {
	case "table":
		if r.Name = cleanText(rest, MaxName); r.Name == "" {
			err = errors.New("the table has no name")
		}
	case "note":
		r.Note = cleanText(rest, MaxNote)
	case "size":
		f := strings.Fields(rest)
		if len(f) == 3 && f[2] == "round" {
			r.Round, f = true, f[:2]
		}
		if len(f) != 2 {
			return errors.New("a size is two numbers, the sides in studs, and perhaps the word round")
		}
		if r.Width, err = number("the table's side", f[0], MinTable, MaxTable); err == nil {
			r.Height, err = number("the table's side", f[1], MinTable, MaxTable)
		}
		if err == nil && r.sizeFault() != "" {
			err = errors.New(r.sizeFault())
		}
	case "ground":
		if !isGround(rest) {
			return fmt.Errorf("no ground is called %q", show(rest))
		}
		r.Ground = rest
	}
	return err
}

func (r *layoutReader) print(f []string) (err error) {
	if !r.seen["size"] {
		return errors.New("the table's size must come before its prints")
	}
	if len(r.Prints) == MaxPrints {
		return fmt.Errorf("more than %d prints", MaxPrints)
	}
	if len(f) < 2 {
		return errors.New("a print has a colour and a shape")
	}
	p := Print{Colour: f[0]}
	var into []*int32
	switch {
	case f[1] == "rect" && len(f) == 6:
		into = []*int32{&p.X, &p.Y, &p.W, &p.L}
	case f[1] == "disc" && len(f) == 5:
		into = []*int32{&p.X, &p.Y, &p.Radius}
	default:
		return errors.New("a print is a rect with x, y and two sides or a disc with x, y and radius")
	}
	for i, at := range into {
		if *at, err = sixteenths(f[2+i]); err != nil {
			return err
		}
	}
	if err := p.check(r.Width, r.Height); err != nil {
		return err
	}
	r.Prints = append(r.Prints, p)
	return nil
}

func (r *layoutReader) bricks(s string) error {
	if !r.seen["size"] {
		return errors.New("the table's size must come before its bricks")
	}
	kind, places, ok := strings.Cut(s, ":")
	f := strings.Fields(kind)
	if !ok || len(f) != 3 {
		return errors.New("a line of bricks is sides, colour and layer, a colon, and places")
	}
	w, l, ok := strings.Cut(f[0], "x")
	if !ok {
		return fmt.Errorf("%q is not the sides of a brick", show(f[0]))
	}
	width, err := number("a brick's side", w, 1, 8)
	if err != nil {
		return err
	}
	length, err := number("a brick's side", l, 1, 8)
	if err != nil {
		return err
	}
	colour, ok := colourNamed(f[1])
	if !ok {
		return fmt.Errorf("no terrain colour is called %q", show(f[1]))
	}
	layer, err := number("a brick's layer", f[2], 1, 255)
	if err != nil {
		return err
	}
	b := Brick{W: uint8(width), L: uint8(length), Layer: uint8(layer), Colour: colour}
	if r.Bricks == nil && places != "" {
		r.Bricks = make([]Brick, 0, r.room)
	}
	for place := range strings.FieldsSeq(places) {
		if len(r.Bricks) == MaxBricks {
			return fmt.Errorf("more than %d bricks", MaxBricks)
		}
		x, y, ok := strings.Cut(place, ",")
		if !ok {
			return fmt.Errorf("%q is not a place x,y", show(place))
		}
		px, err := number("a brick's x", x, 0, MaxTable)
		if err != nil {
			return err
		}
		py, err := number("a brick's y", y, 0, MaxTable)
		if err != nil {
			return err
		}
		b.X, b.Y = int16(px), int16(py)
		if err := b.check(r.Width, r.Height); err != nil {
			return err
		}
		r.Bricks = append(r.Bricks, b)
	}
	return nil
}

// MarshalText writes the table as ParseLayout reads it, bricks in their order,
// those alike and in a row on one line. It fails on what ParseLayout would refuse
// or change, so that whatever is written comes back the same.
func (l Layout) MarshalText() ([]byte, error) {
	if err := l.checkWritable(); err != nil {
		return nil, fmt.Errorf("table %q: %w", show(l.Name), err)
	}
	out := fmt.Appendf(nil, "table %s\n", l.Name)
	if l.Note != "" {
		out = fmt.Appendf(out, "note %s\n", l.Note)
	}
	shape := ""
	if l.Round {
		shape = " round"
	}
	out = fmt.Appendf(out, "size %d %d%s\nground %s\n", l.Width, l.Height, shape, l.Ground)
	for _, p := range l.Prints {
		if p.Radius != 0 {
			out = fmt.Appendf(out, "print %s disc %s %s %s\n", p.Colour, decimal(p.X), decimal(p.Y), decimal(p.Radius))
		} else {
			out = fmt.Appendf(out, "print %s rect %s %s %s %s\n", p.Colour, decimal(p.X), decimal(p.Y), decimal(p.W), decimal(p.L))
		}
	}
	inLine := 0
	for i, b := range l.Bricks {
		kind := b
		kind.X, kind.Y = 0, 0
		if i > 0 {
			last := l.Bricks[i-1]
			last.X, last.Y = 0, 0
			if kind != last || inLine == perLine {
				out = append(out, '\n')
				inLine = 0
			}
		}
		if inLine == 0 {
			out = fmt.Appendf(out, "%dx%d %s %d:", b.W, b.L, Colours[b.Colour], b.Layer)
		}
		out = fmt.Appendf(out, " %d,%d", b.X, b.Y)
		inLine++
	}
	if inLine > 0 {
		out = append(out, '\n')
	}
	return out, nil
}

// Clone is a copy that shares nothing with the layout.
func (l Layout) Clone() Layout {
	l.Bricks = slices.Clone(l.Bricks)
	l.Prints = slices.Clone(l.Prints)
	return l
}

// Tidied is the layout with its name and note as ParseLayout would read them, so that
// they can be written whatever was typed. The name may be empty then.
func (l Layout) Tidied() Layout {
	l.Name, l.Note = cleanText(l.Name, MaxName), cleanText(l.Note, MaxNote)
	return l
}

func (l Layout) checkWritable() error {
	switch {
	case l.Name == "" || cleanText(l.Name, MaxName) != l.Name:
		return errors.New("the name is empty, too long or cannot be shown")
	case cleanText(l.Note, MaxNote) != l.Note:
		return errors.New("the note is too long or cannot be shown")
	case l.Width < MinTable || l.Width > MaxTable || l.Height < MinTable || l.Height > MaxTable:
		return fmt.Errorf("a size of %d by %d studs, from %d to %d are allowed", l.Width, l.Height, MinTable, MaxTable)
	case l.sizeFault() != "":
		return errors.New(l.sizeFault())
	case !isGround(l.Ground):
		return fmt.Errorf("no ground is called %q", show(l.Ground))
	case len(l.Bricks) > MaxBricks:
		return fmt.Errorf("%d bricks, at most %d are allowed", len(l.Bricks), MaxBricks)
	case len(l.Prints) > MaxPrints:
		return fmt.Errorf("%d prints, at most %d are allowed", len(l.Prints), MaxPrints)
	}
	for i, p := range l.Prints {
		if err := p.check(l.Width, l.Height); err != nil {
			return fmt.Errorf("print %d: %w", i+1, err)
		}
	}
	for i, b := range l.Bricks {
		if reason := b.shapeFault(l.Width, l.Height); reason != "" {
			return brickFault(BrickFault, &l, i, "%s", reason)
		}
	}
	return nil
}

// check says what is wrong with the brick on a table of so many studs (E3).
func (b Brick) check(width, height int) error {
	if fault := b.shapeFault(width, height); fault != "" {
		return fmt.Errorf("the %dx%d brick at %d,%d %s", b.W, b.L, b.X, b.Y, fault)
	}
	return nil
}

// check says what is wrong with the print's colour, shape or place on a table of so many studs.
func (p Print) check(width, height int) error {
	if _, ok := colourNamed(p.Colour); !ok && !isGround(p.Colour) {
		return fmt.Errorf("no ground is called %q", show(p.Colour))
	}
	x, y, w, l := p.X, p.Y, p.W, p.L
	if p.Radius != 0 {
		if w != 0 || l != 0 {
			return errors.New("a print is a disc or a rectangle, not both")
		}
		x, y, w, l = x-p.Radius, y-p.Radius, 2*p.Radius, 2*p.Radius
	}
	if w <= 0 || l <= 0 {
		return errors.New("a print needs a size above 0")
	}
	if x < 0 || y < 0 || int64(x)+int64(w) > int64(width)*Stud || int64(y)+int64(l) > int64(height)*Stud {
		return errors.New("the print is not wholly on the table")
	}
	return nil
}

func isGround(name string) bool { return slices.Contains(Grounds[:], name) }

func colourNamed(name string) (c Colour, ok bool) {
	i := slices.Index(Colours[:], name)
	return Colour(max(0, i)), i >= 0
}

// number reads a whole number from low to high; what names it in the error.
func number(what, s string, low, high int) (int, error) {
	n, err := strconv.Atoi(s)
	if err != nil {
		return 0, fmt.Errorf("%s is %q, not a whole number", what, show(s))
	}
	if n < low || n > high {
		return 0, fmt.Errorf("%s is %d, not from %d to %d", what, n, low, high)
	}
	return n, nil
}

// sixteenths reads studs with at most four decimals, such as 44.5 or 3.0625.
func sixteenths(s string) (int32, error) {
	whole, frac, _ := strings.Cut(s, ".")
	n, err := number("a measure", whole, 0, MaxTable)
	if err != nil {
		return 0, err
	}
	if len(frac) > fracDigits {
		return 0, fmt.Errorf("%q is no whole number of sixteenths of a stud", show(s))
	}
	parts := 0
	if frac != "" {
		if parts, err = number("a measure's decimals", frac+strings.Repeat("0", fracDigits-len(frac)), 0, 9999); err != nil {
			return 0, err
		}
	}
	if parts*Stud%10000 != 0 {
		return 0, fmt.Errorf("%q is no whole number of sixteenths of a stud", show(s))
	}
	return int32(n*Stud + parts*Stud/10000), nil
}

// decimal writes sixteenths as sixteenths reads them.
func decimal(n int32) string {
	s := strconv.Itoa(int(n / Stud))
	if part := n % Stud; part != 0 {
		s += strings.TrimRight(fmt.Sprintf(".%04d", part*10000/Stud), "0")
	}
	return s
}

// cleanText is text fit for one line: printable characters only, single spaces,
// no more than limit characters. The two signs that join letters and emoji stay
// between what they join.
func cleanText(s string, limit int) string {
	const joiners = "\u200c\u200d"
	var out []rune
	for _, r := range s {
		if unicode.IsSpace(r) {
			r = ' '
		}
		joins := strings.ContainsRune(joiners, r)
		if r == unicode.ReplacementChar || !unicode.IsPrint(r) && !joins || joins && len(out) == 0 || r == ' ' && (len(out) == 0 || out[len(out)-1] == ' ') {
			continue
		}
		out = append(out, r)
		if len(out) == limit {
			break
		}
	}
	return strings.TrimRight(string(out), " "+joiners)
}

// show is a word from a file as an error may repeat it.
func show(s string) string { return cleanText(s, 24) }
