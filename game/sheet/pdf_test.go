package sheet_test

import (
	"bytes"
	"compress/zlib"
	"io"
	"regexp"
	"strconv"
	"strings"
	"unicode/utf16"
)

// A tester is what tests and property tests have in common.
type tester interface {
	Helper()
	Errorf(format string, args ...any)
	Fatalf(format string, args ...any)
	Fatal(args ...any)
}

// A printed page is what a PDF says in one of its pages.
type printed struct {
	texts  []string
	at     [][2]float64 // where each text begins, in points from the lower left
	filled int          // rectangles that are filled and framed: squares to tick
}

var (
	streams = regexp.MustCompile(`(?s)\bstream\n(.*?)\nendstream`)
	shown   = regexp.MustCompile(`(?s)BT (-?[\d.]+) (-?[\d.]+) Td \(((?:\\.|[^\\)])*)\) Tj ET`)
	squares = regexp.MustCompile(`re B\b`)
	escapes = strings.NewReplacer(`\\`, `\`, `\(`, `(`, `\)`, `)`, `\r`, "\r")
)

// read takes a PDF apart.
func read(t tester, pdf []byte) (pages []printed) {
	t.Helper()
	if !bytes.HasPrefix(pdf, []byte("%PDF-")) || !bytes.HasSuffix(bytes.TrimSpace(pdf), []byte("%%EOF")) {
		t.Fatal("this is no whole PDF")
	}
	for _, m := range streams.FindAllSubmatch(pdf, -1) {
		z, err := zlib.NewReader(bytes.NewReader(m[1]))
		if err != nil {
			continue
		}
		content, err := io.ReadAll(z)
		if err != nil || !bytes.Contains(content, []byte(" Tj ET")) {
			continue
		}
		p := printed{filled: len(squares.FindAll(content, -1))}
		for _, m := range shown.FindAllSubmatch(content, -1) {
			x, _ := strconv.ParseFloat(string(m[1]), 64)
			y, _ := strconv.ParseFloat(string(m[2]), 64)
			p.at = append(p.at, [2]float64{x, y})
			p.texts = append(p.texts, decode(t, escapes.Replace(string(m[3]))))
		}
		pages = append(pages, p)
	}
	if len(pages) == 0 {
		t.Fatal("the PDF has no pages")
	}
	return pages
}

// decode reads big-endian UTF-16.
func decode(t tester, s string) string {
	t.Helper()
	if len(s)%2 != 0 {
		t.Fatalf("%q is no UTF-16", s)
	}
	var units []uint16
	for i := 0; i < len(s); i += 2 {
		units = append(units, uint16(s[i])<<8|uint16(s[i+1]))
	}
	return string(utf16.Decode(units))
}

// says is how often a text stands by itself on the page.
func (p printed) says(text string) int {
	n := 0
	for _, s := range p.texts {
		if s == text {
			n++
		}
	}
	return n
}

// all is all that the page says.
func (p printed) all() string { return strings.Join(p.texts, "\n") }

// sound checks what holds for every page: no text is missing, none begins beside the
// paper, and all could be written down.
func sound(t tester, pages []printed) {
	t.Helper()
	for i, p := range pages {
		for k, s := range p.texts {
			if strings.ContainsAny(s, "‹›") || strings.Contains(s, "%!") {
				t.Errorf("page %d: %q is no text of the catalogue", i+1, s)
			}
			if x, y := p.at[k][0], p.at[k][1]; x < 30 || x > 565 || y < 20 || y > 815 {
				t.Errorf("page %d: %q begins beside the paper, at %v, %v", i+1, s, x, y)
			}
		}
	}
}
