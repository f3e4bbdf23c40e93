package library

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"
)

// encoding/json proves that a file is JSON. Its fields are then taken apart here:
// it would accept a field twice or in other capitals, null for anything, and could
// not tell lines; and long lists of lines are read several times as fast.

// Limits of the JSON of a file, whatever version it has.
const (
	maxFields = 64
	maxDepth  = 64
)

const space = " \t\r\n"

// A jsonField is a field of an object, its value as it stands in the data.
type jsonField struct {
	name  string
	value []byte
	at    int // where the value begins in the data
}

// splitObject takes an object apart. The error of what is no JSON names the line.
func splitObject(data []byte) ([]jsonField, error) {
	if !json.Valid(data) {
		return nil, invalid(data)
	}
	rest := bytes.TrimLeft(data, space)
	if rest[0] != '{' {
		return nil, fmt.Errorf("line %d: a file begins with {", lineAt(data, len(data)-len(rest)))
	}
	var fields []jsonField
	for rest = bytes.TrimLeft(rest[1:], space); rest[0] != '}'; rest = bytes.TrimLeft(rest, space+",") {
		line := lineAt(data, len(data)-len(rest))
		size := valueSize(rest)
		name, err := readString(rest[:size])
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", line, err)
		}
		rest = bytes.TrimLeft(rest[size:], space+":")
		size = valueSize(rest)
		switch {
		case size == 0:
			return nil, fmt.Errorf("line %d: %.40q: nested more than %d deep", line, name, maxDepth)
		case len(fields) == maxFields:
			return nil, fmt.Errorf("line %d: more than %d fields", line, maxFields)
		}
		for _, f := range fields {
			if f.name == name {
				return nil, fmt.Errorf("line %d: a second %.40q", line, name)
			}
		}
		fields = append(fields, jsonField{name, rest[:size], len(data) - len(rest)})
		rest = rest[size:]
	}
	return fields, nil
}

// invalid says why data is not JSON.
func invalid(data []byte) error {
	err := json.Unmarshal(data, new(json.RawMessage))
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) && int(syntax.Offset) < len(data) {
		return fmt.Errorf("line %d: not JSON: %w", lineAt(data, int(syntax.Offset)), err)
	}
	return fmt.Errorf("line %d: the file is cut short", lineAt(data, len(data)))
}

// valueSize is how many bytes the value has that valid JSON begins with, or 0 if
// it is nested too deeply.
func valueSize(data []byte) int {
	depth := 0
	for n := 0; n < len(data); n++ {
		switch data[n] {
		case '"':
			n += stringSize(data[n:]) - 1
		case '[', '{':
			if depth++; depth > maxDepth {
				return 0
			}
			continue
		case ']', '}':
			depth--
		default:
			if depth == 0 { // a number or a word goes on up to what cannot belong to it
				return n + max(1, bytes.IndexAny(data[n:], space+",]}"))
			}
			continue
		}
		if depth == 0 {
			return n + 1
		}
	}
	return len(data)
}

// stringSize is how many bytes the string has that valid JSON begins with.
func stringSize(data []byte) int {
	for n := 1; ; n++ {
		n += bytes.IndexByte(data[n:], '"')
		escapes := 0
		for data[n-1-escapes] == '\\' {
			escapes++
		}
		if escapes%2 == 0 {
			return n + 1
		}
	}
}

// readString reads a value that must be a string.
func readString(value []byte) (s string, err error) {
	if value[0] != '"' {
		return "", fmt.Errorf("%.40q is not a text", value)
	}
	if bytes.IndexByte(value, '\\') < 0 {
		return string(value[1 : len(value)-1]), nil
	}
	err = json.Unmarshal(value, &s)
	return s, err
}

// readNumber reads a value that must be a whole number from low to high.
func readNumber(value []byte, low, high int) (int, error) {
	n, err := strconv.Atoi(string(value))
	if err != nil || n < low || n > high {
		return 0, fmt.Errorf("%.40q is not a whole number from %d to %d", value, low, high)
	}
	return n, nil
}

// readLines reads a value that must be a list of lines, and joins them.
func readLines(value []byte) (string, error) {
	if value[0] != '[' {
		return "", errors.New("it is not a list of lines")
	}
	var text strings.Builder
	text.Grow(len(value))
	rest := bytes.TrimLeft(value[1:], space)
	for n := 1; rest[0] != ']'; n++ {
		size := max(1, valueSize(rest))
		if line := rest[:size]; line[0] == '"' && bytes.IndexByte(line, '\\') < 0 {
			text.Write(line[1 : size-1])
		} else {
			line, err := readString(line)
			if err == nil && strings.ContainsAny(line, "\r\n") {
				err = errors.New("a line break within a line")
			}
			if err != nil {
				return "", fmt.Errorf("line %d: %w", n, err)
			}
			text.WriteString(line)
		}
		text.WriteByte('\n')
		rest = bytes.TrimLeft(rest[size:], space+",")
	}
	return text.String(), nil
}

// lineAt is the number of the line, from 1, at a byte of the data.
func lineAt(data []byte, offset int) int {
	return 1 + bytes.Count(data[:min(offset, len(data))], []byte("\n"))
}

// validUTF8 is how many bytes of the data are UTF-8.
func validUTF8(data []byte) int {
	if utf8.Valid(data) {
		return len(data)
	}
	n := 0
	for n < len(data) {
		r, size := utf8.DecodeRune(data[n:])
		if r == utf8.RuneError && size == 1 {
			break
		}
		n += size
	}
	return n
}
