package sheet

import (
	"image/color"
	"strings"
	"sync"
	"unicode"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"
)

// fonts are those of the screens.
var fonts = [...]struct {
	family, style string
	data          []byte
}{
	{"go", "", goregular.TTF},
	{"go", "B", gobold.TTF},
	{"gomono", "", gomono.TTF},
}

// A face is one of the fonts.
type face uint8

const (
	regular face = iota
	bold
	mono
)

type alignment uint8

const (
	left alignment = iota
	centre
	right
)

// A style is how a text looks. Its size is in points; the zero ink is the dark one.
type style struct {
	size  float64
	face  face
	ink   color.NRGBA
	align alignment
}

const (
	point    = 25.4 / 72
	leading  = 1.22 // from line to line, in sizes
	ascent   = 0.74 // of capitals above the line, in sizes
	smallest = 0.72 // how far a text that does not fit is made smaller before it is cut
	missing  = '□'  // stands for every sign that the fonts lack
)

// parsed are the fonts, read once to ask which signs they have.
var parsed = sync.OnceValue(func() (list [len(fonts)]*sfnt.Font) {
	for i, f := range fonts {
		font, err := sfnt.Parse(f.data)
		if err != nil {
			panic(err) // the font is part of the program
		}
		list[i] = font
	}
	return list
})

// printable is a text as the fonts can show it: a sign that one of them lacks
// becomes a box, what is no sign of its own is left out.
func printable(s string) string {
	var buffer sfnt.Buffer
	return strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case unicode.IsControl(r), unicode.In(r, unicode.Cf, unicode.Mn, unicode.Me):
			return -1
		}
		for _, f := range parsed() {
			if i, err := f.GlyphIndex(&buffer, r); err != nil || i == 0 {
				return missing
			}
		}
		return r
	}, s)
}

// use takes up a style.
func (p *paper) use(s style) {
	f := fonts[s.face]
	p.pdf.SetFont(f.family, f.style, s.size)
	c := s.ink
	if c.A == 0 {
		c = ink
	}
	p.pdf.SetTextColor(int(c.R), int(c.G), int(c.B))
}

// width is how wide a text is that is printable, in millimetres.
func (p *paper) width(text string, s style) float64 {
	p.use(s)
	return p.pdf.GetStringWidth(text)
}

// text writes a text from x, or about x, or up to x, on a line at y.
func (p *paper) text(x, y float64, text string, s style) {
	p.put(x, y, printable(text), s)
}

func (p *paper) put(x, y float64, text string, s style) {
	switch s.align {
	case centre:
		x -= p.width(text, s) / 2
	case right:
		x -= p.width(text, s)
	}
	p.use(s)
	p.pdf.Text(x, y, text)
}

// fitted writes a text on a line at y into the width w from x on: smaller if it is
// too long, and cut if that is not enough.
func (p *paper) fitted(x, y, w float64, text string, s style) {
	text = printable(text)
	if wide := p.width(text, s); wide > w {
		s.size *= max(smallest, w/wide)
		text = p.cut(text, w, s)
	}
	switch s.align {
	case centre:
		x += w / 2
	case right:
		x += w
	}
	p.put(x, y, text, s)
}

// cut leaves as much of a printable text as fits into w.
func (p *paper) cut(text string, w float64, s style) string {
	const fuzz = 0.01
	if p.width(text, s) <= w+fuzz {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		if short := strings.TrimSpace(string(runes[:n])) + "…"; p.width(short, s) <= w {
			return short
		}
	}
	return "…"
}

// broken is a text in lines of width w, at most so many; the last is cut if there is
// more.
func (p *paper) broken(text string, w float64, s style, most int) []string {
	var lines []string
	line := ""
	for _, word := range strings.Fields(printable(text)) {
		longer := word
		if line != "" {
			longer = line + " " + word
		}
		if line == "" || p.width(longer, s) <= w {
			line = longer
			continue
		}
		if len(lines) == most-1 { // no more lines: the last takes what is left
			line = longer
			continue
		}
		lines, line = append(lines, line), word
	}
	if line != "" {
		lines = append(lines, line)
	}
	for i := range lines {
		lines[i] = p.cut(lines[i], w, s)
	}
	return lines
}

// paragraph writes a text in lines below y, at most so many, and returns the height
// that they take.
func (p *paper) paragraph(x, y, w float64, text string, s style, most int) float64 {
	lines := p.broken(text, w, s, most)
	for i, line := range lines {
		p.put(x, y+s.line(i), line, s)
	}
	return float64(len(lines)) * s.size * point * leading
}

// line is how far below the upper edge of a paragraph a line stands.
func (s style) line(i int) float64 {
	return s.size * point * (ascent + float64(i)*leading)
}
