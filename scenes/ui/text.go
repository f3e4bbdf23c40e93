package ui

import (
	"strings"

	"rulerfire/scenes/draw"
)

// An Align says where in its rectangle a line of text stands.
type Align = draw.Align

// Alignments; the zero value is the left.
const (
	Left   = draw.Left
	Centre = draw.Centre
	Right  = draw.Right
)

// A Text is how text looks. The zero value is 13 points, regular, ink.
type Text struct {
	Size   float64 // points; 0 is 13
	Bold   bool
	Mono   bool
	Medium bool       // between regular and bold, as on buttons
	Faint  bool       // the second colour of text
	Color  draw.Color // another colour; transparent is none
	Align  Align
}

func (t Text) size() float64 {
	if t.Size == 0 {
		return 13
	}
	return t.Size
}

func (t Text) color() draw.Color {
	switch {
	case t.Color != (draw.Color{}):
		return t.Color
	case t.Faint:
		return draw.Ink2
	}
	return draw.Ink
}

func (t Text) weight() weight {
	switch {
	case t.Mono:
		return mono
	case t.Bold:
		return bold
	case t.Medium:
		return medium
	}
	return regular
}

// Label draws one line of text in the middle of r's height, cut short with an
// ellipsis where it is too long.
func (u *UI) Label(r Rect, s string, t Text) {
	if u.pen == nil || r.Empty() {
		return
	}
	size := t.size()
	s = u.Shorten(s, r.W, t)
	x := r.X
	switch t.Align {
	case Centre:
		x += (r.W - u.measure(s, size, t.weight())) / 2
	case Right:
		x += r.W - u.measure(s, size, t.weight())
	}
	u.text(s, x, r.Y+r.H/2+size*0.35, size, t.weight(), t.color())
}

// Name is Label for a text that a player has written. If it has to be cut it says
// all of itself in a tooltip; it stands on what it names, and does not cover it.
func (u *UI) Name(id string, r Rect, s string, t Text) {
	u.Label(r, s, t)
	if u.Width(s, t) > r.W {
		u.Area(id, r, passes)
		u.Tip(id, r, Plain(s))
	}
}

// Width is how wide s is in points.
func (u *UI) Width(s string, t Text) float64 { return u.measure(s, t.size(), t.weight()) }

// Shorten is s, or as much of its beginning as fits in w points, with an ellipsis.
func (u *UI) Shorten(s string, w float64, t Text) string {
	if u.Width(s, t) <= w {
		return s
	}
	runes, stops := []rune(s), u.stops(s, t)
	room := w - u.Width("…", t)
	n := max(0, len(runes)-1)
	for n > 0 && (stops[n] > room || draw.Joined(runes, n)) {
		n--
	}
	for {
		short := strings.TrimRight(string(runes[:n]), " ") + "…"
		// A letter that now ends the text may be wider than it was among others.
		if n == 0 || u.Width(short, t) <= w+0.01 {
			return short
		}
		for n--; draw.Joined(runes, n); {
			n--
		}
	}
}

// A Run is a piece of a line: text, or a small thing that stands among it. The
// first of Die, Chip and Icon that is set is drawn instead of the text.
type Run struct {
	Text  string
	Bold  bool
	Color draw.Color // another colour of text or icon; transparent is none
	Die   *draw.Die  // with no value, the die's mark alone
	Chip  *Chip
	Icon  draw.Icon
}

// A Chip is a frame among text: its player's colour and pattern, and its number.
type Chip struct {
	Seat   draw.Seat
	Number string
	Spent  bool // its turn is taken
}

// Plain is text as runs.
func Plain(s string) []Run { return []Run{{Text: s}} }

// LineBreak is a run after which a paragraph goes on in a new line.
var LineBreak = Run{Text: "\n"}

// A word is what a paragraph breaks into: it is never parted, and stands a space
// from the one before it if spaced, in a new line if breaks.
type word struct {
	run    Run
	w      float64
	spaced bool
	breaks bool
}

// words parts runs at spaces, with their widths. They are good until the next call.
func (u *UI) words(runs []Run, t Text) []word {
	out := u.parted[:0]
	spaced, breaks := false, false
	add := func(r Run, w float64) {
		out = append(out, word{r, w, spaced, breaks})
		spaced, breaks = false, false
	}
	for _, r := range runs {
		switch {
		case r.Die != nil, r.Icon != "":
			add(r, t.size()+4.5)
			continue
		case r.Chip != nil:
			add(r, 2*chipRadius(t)+2)
			continue
		case r == LineBreak:
			spaced, breaks = true, true
			continue
		}
		style := t
		style.Bold = t.Bold || r.Bold
		rest := r.Text
		for rest != "" {
			if rest[0] == ' ' {
				spaced = true
				rest = rest[1:]
				continue
			}
			n := strings.IndexByte(rest, ' ')
			if n < 0 {
				n = len(rest)
			}
			w := r
			w.Text = rest[:n]
			add(w, u.Width(w.Text, style))
			rest = rest[n:]
		}
	}
	u.parted = out
	return out
}

func chipRadius(t Text) float64 { return t.size() * 0.7 }

// Paragraph draws runs from the upper left of r, broken into lines at spaces, and
// returns the height they took in points, which may be more than r has. Without a
// pen it only measures.
func (u *UI) Paragraph(r Rect, runs []Run, t Text) float64 {
	return u.paragraph(r, runs, t, true)
}

// ParagraphHeight is the height that Paragraph would take in a width of w points.
func (u *UI) ParagraphHeight(w float64, runs []Run, t Text) float64 {
	return u.paragraph(Rect{W: w}, runs, t, false)
}

func (u *UI) paragraph(r Rect, runs []Run, t Text, show bool) float64 {
	step := lineHeight(t)
	space := u.Width(" ", t)
	words := u.words(runs, t)
	y := r.Y
	for i := 0; i < len(words); {
		// A line ends before the first unbroken stretch that no longer fits.
		end, w := i, 0.0
		for end < len(words) && (end == i || !words[end].breaks) {
			next, add := end, 0.0
			for {
				if words[next].spaced && next > i {
					add += space
				}
				add += words[next].w
				next++
				if next == len(words) || words[next].spaced {
					break
				}
			}
			if end > i && w+add > r.W {
				break
			}
			end, w = next, w+add
		}
		if show && u.pen != nil {
			x := r.X
			switch t.Align {
			case Centre:
				x += (r.W - w) / 2
			case Right:
				x += r.W - w
			}
			u.line(words[i:end], x, y+step/2, t)
		}
		i = end
		y += step
	}
	return y - r.Y
}

func lineHeight(t Text) float64 { return t.size() * 1.45 }

// run draws a word with its middle at height mid.
func (u *UI) run(r Run, x, mid float64, t Text) {
	size := t.size()
	ink := t.color()
	if r.Color != (draw.Color{}) {
		ink = r.Color
	}
	switch {
	case r.Die != nil:
		d := *r.Die
		d.Flat, d.Numeral, d.Angle = true, true, 0
		if d.Value == 0 {
			u.pen.MiniDie(d.Colour, x+size/2+1.5, mid, size+2)
		} else {
			u.pen.Die(d, x+size/2+1.5, mid, size+3)
		}
	case r.Chip != nil:
		u.pen.Chip(x+chipRadius(t), mid, chipRadius(t), r.Chip.Seat, r.Chip.Number, r.Chip.Spent)
	case r.Icon != "":
		u.pen.Icon(r.Icon, x+size/2+1, mid, size*0.5, ink)
	default:
		style := t
		style.Bold = t.Bold || r.Bold
		u.text(r.Text, x, mid+size*0.35, size, style.weight(), ink)
	}
}
