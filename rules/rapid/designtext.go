package rapid

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// A frame by itself is written as it stands in its company:
//
//	frame   Sparrow
//	dice    2W 2Rd 1B 1G 1Y
//	rockets 2
//	looks   beam wheels

// ParseDesigns reads frames, one below the other. The error names the line and
// the reason. Names that are too long are cut; whether a company may field such
// frames is Company.Check's business.
func ParseDesigns(text []byte) ([]Design, error) {
	if len(text) > maxCompanyText {
		return nil, fmt.Errorf("the frames have %d bytes, but at most %d are read", len(text), maxCompanyText)
	}
	var c Company
	r := companyReader{company: &c, seen: map[string]bool{}}
	for i, line := range bytes.Split(text, []byte("\n")) {
		if err := r.readFrame(string(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if err := r.endFrame(); err != nil {
		return nil, fmt.Errorf("at the end: %w", err)
	}
	return c.Frames, nil
}

// ParseDesign reads the text of one frame, as ParseDesigns does.
func ParseDesign(text []byte) (Design, error) {
	designs, err := ParseDesigns(text)
	switch {
	case err != nil:
		return Design{}, err
	case len(designs) == 0:
		return Design{}, errors.New(`there is no line "frame" with the name`)
	case len(designs) > 1:
		return Design{}, fmt.Errorf("there are %d frames, but one is read", len(designs))
	}
	return designs[0], nil
}

// readFrame reads a line of frames that belong to no company.
func (r *companyReader) readFrame(line string) error {
	line = strings.TrimSpace(line)
	key := line
	if i := strings.IndexAny(line, " \t"); i >= 0 {
		key = line[:i]
	}
	switch {
	case key == "" || key[0] == '#':
		return nil
	case key == "spare":
		return errors.New(`only a company has a "spare"; this is a "frame"`)
	case r.frame == nil && key != "frame":
		return fmt.Errorf(`a frame begins with "frame" and its name, not with %q`, cut(key, MaxName))
	}
	return r.read(line)
}

// MarshalText writes the frame as ParseDesign reads it, and refuses what it would
// not read back.
func (d Design) MarshalText() ([]byte, error) {
	var b bytes.Buffer
	if err := d.write(&b, "frame", "the frame"); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// write writes the lines of a frame, the first with that key; where names the
// frame in errors.
func (d Design) write(b *bytes.Buffer, key, where string) error {
	if err := d.writable(where); err != nil {
		return err
	}
	writeLine(b, key, d.Name)
	writeLine(b, "dice", d.Dice())
	if d.Rockets > 0 {
		writeLine(b, "rockets", strconv.Itoa(int(d.Rockets)))
	}
	if looks := d.looks(); looks != "" {
		writeLine(b, "looks", looks)
	}
	return nil
}

func writeLine(b *bytes.Buffer, key, value string) { fmt.Fprintf(b, "%-7s %s\n", key, value) }

// Clone is a copy that shares nothing with the company: a design changed in one
// stays as it was in the other.
func (c Company) Clone() Company {
	c.Frames = slices.Clone(c.Frames)
	c.Spares = slices.Clone(c.Spares)
	return c
}
