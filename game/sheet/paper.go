package sheet

import (
	"bytes"
	"image/color"
	"io"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"rulerfire/assets"
)

// Measures of the paper, in millimetres: A4, upright.
const (
	paperWidth  = 210.0
	paperHeight = 297.0
	margin      = 12.0
	inner       = paperWidth - 2*margin
	bottom      = paperHeight - margin
	footHeight  = 8.0
)

// The inks. Grey is dark enough for any printer.
var (
	ink   = color.NRGBA{0x1F, 0x2A, 0x36, 0xFF}
	grey  = color.NRGBA{0x56, 0x61, 0x6C, 0xFF}
	light = color.NRGBA{0xA8, 0xAE, 0xB4, 0xFF}
	tint  = color.NRGBA{0xF1, 0xEF, 0xEA, 0xFF}
	blank = color.NRGBA{0xFF, 0xFF, 0xFF, 0xFF}
)

// Widths of lines, in millimetres.
const (
	hair   = 0.15
	thin   = 0.25
	strong = 0.5
)

// A paper is a pile of pages being written on.
type paper struct {
	pdf   *fpdf.Fpdf
	texts *assets.Texts
	name  string // of what is on it, for the foot of every page
	y     float64
}

// newPaper takes an empty pile. The machine and the time leave no trace on it.
func newPaper(texts *assets.Texts, name string) *paper {
	pdf := fpdf.New("P", "mm", "A4", "")
	pdf.SetMargins(margin, margin, margin)
	pdf.SetAutoPageBreak(false, 0)
	pdf.SetCatalogSort(true)
	never := time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC)
	pdf.SetCreationDate(never)
	pdf.SetModificationDate(never)
	p := &paper{pdf: pdf, texts: texts, name: printable(name)}
	pdf.SetTitle(p.name, true)
	pdf.SetCreator(texts.Say("sheet.creator"), true)
	for _, f := range fonts {
		// A copy: the library writes into the font, which the screens show as well.
		pdf.AddUTF8FontFromBytes(f.family, f.style, bytes.Clone(f.data))
	}
	return p
}

// page takes the next page.
func (p *paper) page() {
	p.pdf.AddPage()
	p.pdf.SetLineJoinStyle("round")
	p.y = margin
}

// finish numbers the pages and writes the pile.
func (p *paper) finish(w io.Writer) error {
	n := p.pdf.PageCount()
	for i := 1; i <= n; i++ {
		p.pdf.SetPage(i)
		y := bottom + 1.5
		p.line(margin, bottom-2, margin+inner, bottom-2, hair, light)
		p.fitted(margin, y, inner*0.6, p.name, style{size: 7, ink: grey})
		p.fitted(margin+inner*0.6, y, inner*0.4, p.say("sheet.foot", i, n), style{size: 7, ink: grey, align: right})
	}
	return p.pdf.Output(w)
}

func (p *paper) say(key string, args ...any) string { return p.texts.Say(key, args...) }

func (p *paper) fillWith(c color.NRGBA) { p.pdf.SetFillColor(int(c.R), int(c.G), int(c.B)) }

func (p *paper) drawWith(c color.NRGBA, width float64) {
	p.pdf.SetDrawColor(int(c.R), int(c.G), int(c.B))
	p.pdf.SetLineWidth(width)
}

func (p *paper) line(x0, y0, x1, y1, width float64, c color.NRGBA) {
	p.drawWith(c, width)
	p.pdf.Line(x0, y0, x1, y1)
}

// box draws an empty box with round corners of radius r.
func (p *paper) box(x, y, w, h, r, width float64, c color.NRGBA) {
	p.drawWith(c, width)
	p.pdf.RoundedRect(x, y, w, h, r, "1234", "D")
}

// plate fills a box with round corners of radius r.
func (p *paper) plate(x, y, w, h, r float64, c color.NRGBA) {
	p.fillWith(c)
	p.pdf.RoundedRect(x, y, w, h, r, "1234", "F")
}

// tick draws an empty square to be ticked.
func (p *paper) tick(x, y, side float64) {
	p.fillWith(blank)
	p.drawWith(ink, thin)
	p.pdf.Rect(x, y, side, side, "FD")
}

// ticks draws n squares to be ticked, so many in a line with a gap after every five,
// and returns the height that they take.
func (p *paper) ticks(x, y, side float64, n, perLine int) float64 {
	for i := range n {
		row, col := i/perLine, i%perLine
		p.tick(x+tickAt(col, side), y+float64(row)*side*tickPitch, side)
	}
	return float64((n+perLine-1)/perLine) * side * tickPitch
}

const (
	tickPitch = 1.18 // from a square to the next, in sides
	tickGap   = 0.4  // more after every five
)

// tickAt is where the square of a column begins.
func tickAt(col int, side float64) float64 {
	return side * (float64(col)*tickPitch + float64(col/5)*tickGap)
}

// ticksIn is how many squares fit into a line of width w, a multiple of five if
// there are five.
func ticksIn(w, side float64) int {
	n := 1
	for tickAt(n, side)+side <= w {
		n++
	}
	if n > 5 {
		n -= n % 5
	}
	return n
}

// notes are lines to write on, down to a height, if there is room for some. draw, if
// it is not nil, draws in a square beside them, and tells whether it has.
func (p *paper) notes(to float64, draw func(x, y, side float64) bool) {
	const step, title, least, most, gap = 8.0, 5.0, 3, 56.0, 6.0
	if p.y+title+least*step > to {
		return
	}
	w := inner
	if side := min(most, to-p.y-2); draw != nil && draw(margin+inner-side, p.y+2, side) {
		w -= side + gap
	}
	p.text(margin, p.y+4, p.say("sheet.notes"), style{size: 8, ink: grey})
	for y := p.y + title + step; y <= to; y += step {
		p.line(margin, y, margin+w, y, hair, light)
	}
}

// polygon fills a shape and draws its edge, if width is not 0.
func (p *paper) polygon(fill color.NRGBA, width float64, corners ...fpdf.PointType) {
	p.fillWith(fill)
	if width == 0 {
		p.pdf.Polygon(corners, "F")
		return
	}
	p.drawWith(ink, width)
	p.pdf.Polygon(corners, "FD")
}
