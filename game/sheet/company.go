package sheet

import (
	"image/color"
	"io"
	"strconv"

	"rulerfire/assets"
	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

// Company writes the sheet of a company: a page, or more if it has more frames than
// any battle allows. What keeps a company from being fielded does not keep it from
// being printed; but one that could not be written as text is refused.
func Company(w io.Writer, texts *assets.Texts, c rapid.Company, look Look) error {
	if _, err := c.MarshalText(); err != nil {
		return err
	}
	p := newPaper(texts, c.Name)
	p.page()
	p.companyHead(&c, &look)
	p.companyStakes()
	p.companyRows(&c, &look)
	return p.finish(w)
}

// companyHead is the name, the note and what there is.
func (p *paper) companyHead(c *rapid.Company, look *Look) {
	count, rockets := c.Count(), 0
	for i := range c.Frames {
		rockets += int(c.Frames[i].Rockets)
	}
	p.head(c.Name, c.Note, look, p.texts.Count("sheet.frames", count.Frames),
		p.texts.Count("sheet.systems", count.Systems), p.texts.Count("sheet.rockets", rockets))
}

// companyStakes is room for what the comparison says of the company.
func (p *paper) companyStakes() {
	const h, square = 11.0, 6.0
	p.plate(margin, p.y, inner, h, 1.5, tint)
	x := margin + 4
	middle := p.y + h/2
	room := func(key string, boxes int, w float64) {
		s := style{size: 8.5}
		label := printable(p.say(key))
		p.put(x, middle+1.1, label, s)
		x += p.width(label, s) + 2
		for range boxes {
			p.plate(x, middle-square/2, w, square, 0.8, blank)
			p.box(x, middle-square/2, w, square, 0.8, thin, ink)
			x += w + 1.4
		}
		x += 5
	}
	room("sheet.each", 1, 9)
	room("sheet.stations", 3, square)
	room("sheet.start", 1, 11)
	room("sheet.defends", 1, square)
	room("sheet.point", 1, square)
	p.y += h + 3
}

// Heights of a frame's row, in millimetres.
const (
	rowBest    = 26.0
	rowTight   = 17.0 // what the score table may press rows to
	rowLeast   = 14.5
	spareTitle = 6.0
)

// A row is a frame of the sheet.
type row struct {
	design *rapid.Design
	number string // nothing for a spare
	nth    int    // of the models of the look
}

// companyRows is a row for each frame, with the score table below them where it
// leaves them room.
func (p *paper) companyRows(c *rapid.Company, look *Look) {
	var rows []row
	for i := range c.Frames {
		rows = append(rows, row{&c.Frames[i], strconv.Itoa(i + 1), i})
	}
	for i := range c.Spares {
		rows = append(rows, row{&c.Spares[i], "", len(c.Frames) + i})
	}
	hints := p.hintHeight()
	for len(rows) > 0 {
		room := bottom - footHeight/2 - hints - p.y
		if len(c.Spares) > 0 {
			room -= spareTitle
		}
		n := min(len(rows), int(room/rowLeast))
		h, table := min(rowBest, room/float64(n)), false
		if with := (room - tableHeight) / float64(n); n == len(rows) && with >= rowTight {
			h, table = min(rowBest, with), true
		}
		scale := largest(h)
		for i := range rows[:n] {
			scale = min(scale, partsWidth/width(partsOf(rows[i].design)))
		}
		for i, r := range rows[:n] {
			if r.number == "" && (i == 0 || rows[i-1].number != "") {
				p.text(margin, p.y+3.6, p.say("sheet.spares"), style{size: 8, ink: grey})
				p.y += spareTitle
			}
			p.frameRow(&r, look, p.y, h, scale)
			p.y += h
		}
		if table {
			p.scoreTable(bottom - footHeight/2 - hints - tableHeight)
		}
		p.hints(bottom - footHeight/2 - hints)
		if rows = rows[n:]; len(rows) > 0 {
			p.page()
		}
	}
}

// Measures of a row, in millimetres.
const (
	nameWidth  = 54.0
	modelWidth = 15.0 // of it, for a picture
	dieRoom    = 16.0 // a place for a die, at most
	partsWidth = inner - nameWidth - 2*dieRoom - 4
)

// Measures of a part at the scale 1, in millimetres.
const (
	partHeight = 14.4
	partLeast  = 10.2 // its width
	partPad    = 1.6
	partGap    = 1.1
	dieSize    = 5.4
	dieGap     = 0.7
	tickSide   = 3.4
)

// largest is the scale at which parts fill a row of that height.
func largest(h float64) float64 { return min(1.3, (h-2.4)/partHeight) }

// width is that of a part at the scale 1.
func (t *part) width() float64 {
	n := float64(len(t.dice))
	return max(n*(dieSize+dieGap)-dieGap+2*partPad, partLeast)
}

// width is that of parts in a row.
func width(parts []part) float64 {
	total := -partGap
	for i := range parts {
		total += parts[i].width() + partGap
	}
	return total
}

// frameRow shows a frame: who it is, its parts, and where its dice lie in a round.
func (p *paper) frameRow(r *row, look *Look, y, h, scale float64) {
	const badge = 7.0
	p.line(margin, y, margin+inner, y, hair, light)
	middle := y + h/2
	x := margin
	if r.number == "" {
		p.box(x, y+2, badge, badge, 1.2, thin, ink)
	} else {
		p.plate(x, y+2, badge, badge, 1.2, ink)
		p.put(x+badge/2, y+2+badge/2+1.75, r.number, style{size: 13, face: bold, ink: blank, align: centre})
	}
	x += badge + 1
	if p.model(look, r.nth, x, y+0.8, modelWidth, h-1.6) {
		x += modelWidth
	}
	x++
	w := margin + nameWidth - x - 1.5
	name := style{size: 10.5, face: bold}
	below := y + 2.8
	below += p.paragraph(x, below, w, r.design.Name, name, 2)
	p.fitted(x, below+2.6, w, r.design.Dice(), style{size: 7.5, face: mono, ink: grey})

	side := min(dieRoom, h-2)
	x = margin + inner - side
	p.place(x, middle-side/2, side, "sheet.spot", grey)
	p.place(x-side-1.5, middle-side/2, side, "sheet.defence", ink)
	p.parts(partsOf(r.design), margin+nameWidth, middle, scale)
}

// place is where a die may lie.
func (p *paper) place(x, y, side float64, key string, edge color.NRGBA) {
	p.box(x, y, side, side, 1.6, thin, edge)
	p.fitted(x+0.5, y+side-1.1, side-1, p.say(key), style{size: 6, ink: grey, align: centre})
}

// parts shows the parts of a frame from x on, about the height y.
func (p *paper) parts(list []part, x, y, k float64) {
	top, high := y-partHeight*k/2, partHeight*k
	for i := range list {
		t := &list[i]
		side := t.width() * k
		if t.ticks > 0 {
			p.plate(x, top, side, high, 1.2*k, tint)
			p.box(x, top, side, high, 1.2*k, hair, grey)
		} else {
			p.pdf.SetDashPattern([]float64{0.8, 0.6}, 0)
			p.box(x, top, side, high, 1.2*k, hair, grey)
			p.pdf.SetDashPattern(nil, 0)
		}
		step := (dieSize + dieGap) * k
		at := x + side/2 - float64(len(t.dice)-1)*step/2
		for _, d := range t.dice {
			p.die(d, at, top+(0.9+dieSize/2)*k, dieSize*k*shrink(d))
			at += step
		}
		p.fitted(x+0.4*k, top+9*k, side-0.8*k, p.say(t.label), style{size: 6.2 * k, align: centre})
		box := tickSide * k
		step = box + 1.2*k
		at = x + side/2 - (float64(t.ticks)*step-1.2*k)/2
		for range t.ticks {
			p.tick(at, top+high-box-0.8*k, box)
			at += step
		}
		x += side + partGap*k
	}
}

// shrink makes room for the corners of eight-siders.
func shrink(d dice.Die) float64 {
	if d.Faces == 8 {
		return 0.94
	}
	return 1
}

// The score table has a column for the start and for each round of the doomsday
// clock.
const (
	rounds      = 11
	lineHeight  = 5.6
	tableHeight = 5*lineHeight + 3
)

// scoreTable is room for what each round brings.
func (p *paper) scoreTable(y float64) {
	heads := []string{p.say("sheet.round.start")}
	for i := range rounds {
		heads = append(heads, strconv.Itoa(i+1))
	}
	p.grid(y+1.5, 30, lineHeight, heads, "sheet.round", "sheet.clock", "sheet.row.frames", "sheet.row.stations", "sheet.score")
}

// hintStyle is how the hints at the end of a page look.
var hintStyle = style{size: 7, ink: grey}

func (p *paper) hintHeight() float64 {
	return float64(len(p.broken(p.say("sheet.company.hints"), inner, hintStyle, 3)))*hintStyle.size*point*leading + 2
}

// hints say how the page is used.
func (p *paper) hints(y float64) {
	p.paragraph(margin, y+1, inner, p.say("sheet.company.hints"), hintStyle, 3)
}
