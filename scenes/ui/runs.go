package ui

import (
	"fmt"
	"strconv"
	"strings"

	"rulerfire/scenes/draw"
)

// Runs fills args into a text of the catalogue, as fmt does, but lets a draw.Die,
// a Chip or a Run stand among the words, and *stars* set what they enclose bold.
func Runs(format string, args ...any) []Run {
	var out []Run
	bold := false
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			out = append(out, Run{Text: text.String(), Bold: bold})
			text.Reset()
		}
	}
	next := 0
	for i := 0; i < len(format); {
		switch c := format[i]; {
		case c == '*':
			flush()
			bold = !bold
			i++
		case c == '%' && i+1 < len(format) && format[i+1] == '%':
			text.WriteByte('%')
			i += 2
		case c == '%':
			verb, at, n := readVerb(format[i:], next)
			i += n
			next = at + 1
			if at >= len(args) {
				text.WriteString("‹?›")
				continue
			}
			switch a := args[at].(type) {
			case draw.Die:
				flush()
				out = append(out, Run{Die: &a})
			case Chip:
				flush()
				out = append(out, Run{Chip: &a})
			case Run:
				flush()
				out = append(out, a)
			case []Run:
				flush()
				out = append(out, a...)
			default:
				fmt.Fprintf(&text, verb, a)
			}
		default:
			n := strings.IndexAny(format[i:], "*%")
			if n < 0 {
				n = len(format) - i
			}
			text.WriteString(format[i : i+n])
			i += n
		}
	}
	flush()
	return out
}

// readVerb reads a verb of fmt at the beginning of s: the verb without its
// argument's number, which argument it takes, and how long it is.
func readVerb(s string, next int) (verb string, at, n int) {
	at = next
	n = 1
	verb = "%"
	if n < len(s) && s[n] == '[' {
		if end := strings.IndexByte(s, ']'); end > 0 {
			if k, err := strconv.Atoi(s[n+1 : end]); err == nil {
				at = k - 1
			}
			n = end + 1
		}
	}
	for n < len(s) && strings.IndexByte("+-# 0123456789.", s[n]) >= 0 {
		verb += s[n : n+1]
		n++
	}
	if n < len(s) {
		verb += s[n : n+1]
		n++
	}
	return verb, max(0, at), n
}

// String is the words of runs, for tests and for measuring what was said.
func String(runs []Run) string {
	var b strings.Builder
	for _, r := range runs {
		switch {
		case r.Die != nil:
			fmt.Fprintf(&b, "[%s%d]", r.Die.Colour.Letter(), r.Die.Value)
		case r.Chip != nil:
			fmt.Fprintf(&b, "[%s %s]", r.Chip.Seat.Name, r.Chip.Number)
		case r.Icon != "":
			fmt.Fprintf(&b, "[%s]", r.Icon)
		default:
			b.WriteString(r.Text)
		}
	}
	return b.String()
}
