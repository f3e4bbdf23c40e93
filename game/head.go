package game

import (
	"bytes"
	"strconv"
)

// HeadSize is the most bytes before the set-up of a recording whose seats have names
// that are not too long.
const HeadSize = 8 << 10

// ParseHead reads what a recording's text begins with, up to its set-up: rules, seeds
// and seats. The text may be cut off after that. The recording has no set-up and no
// entries; it is for lists. The error is a *RecordingError.
func ParseHead(text []byte) (*Recording, error) {
	p := parser{text: string(text)}
	r, err := p.head()
	if err != nil {
		return nil, &RecordingError{p.at, err}
	}
	return r, nil
}

// ParseEnd reads the number of answers from the last line of a recording, of whose
// text it needs no more than the end. It is not ok if that is not the last line of one:
// the text has been cut off.
func ParseEnd(text []byte) (answers int, ok bool) {
	text = bytes.TrimSuffix(text, []byte("\n"))
	line := text[bytes.LastIndexByte(text, '\n')+1:]
	number, ok := bytes.CutPrefix(line, []byte("end "))
	answers, err := strconv.Atoi(string(number))
	return answers, ok && err == nil && answers >= 0
}
