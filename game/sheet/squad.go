package sheet

import (
	"io"
	"strconv"
	"strings"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

// Squad writes the sheets of a squad: a page with all its units and room for the
// points, and then the datasheets. One that could not be written as text is refused.
func Squad(w io.Writer, texts *assets.Texts, squad hexwar.Squad, c *hexwar.Catalogue, look Look) error {
	if _, err := squad.MarshalText(); err != nil {
		return err
	}
	p := newPaper(texts, squad.Name)
	p.page()
	p.squadHead(&squad, c, look)
	p.squadUnits(&squad, c)
	p.points()
	for i := range squad.Units {
		p.datasheet(&squad.Units[i], c, look, strconv.Itoa(i+1))
	}
	return p.finish(w)
}

// squadHead is the name, the note and what the squad costs.
func (p *paper) squadHead(s *hexwar.Squad, c *hexwar.Catalogue, look Look) {
	const side, asideWidth, gap = 18.0, 46.0, 5.0
	p.flag(margin, p.y, side*1.2, side, look)
	x := margin + side*1.2 + gap
	w := inner - side*1.2 - asideWidth - 2*gap
	p.fitted(x, p.y+7.5, w, s.Name, style{size: 22, face: bold})
	p.paragraph(x, p.y+10.5, w, s.Note, style{size: 9, ink: grey}, 2)
	x = margin + inner - asideWidth
	p.fitted(x, p.y+3.4, asideWidth, p.texts.Count("sheet.units", len(s.Units)), style{size: 9, align: right})
	p.fitted(x, p.y+7.6, asideWidth, p.say("sheet.cost.of", s.Cost(c)), style{size: 9, align: right})
	p.field(x, p.y+side, asideWidth, p.say("sheet.player"))
	p.y += side + 4

	var sizes []string
	for size := range hexwar.NumSizes {
		if len(s.Check(c, size, 1)) == 0 {
			l := size.Limits()
			sizes = append(sizes, p.say("sheet.size", size, l.Cost, l.Units))
		}
	}
	fits := p.say("sheet.sizes.none")
	if len(sizes) > 0 {
		fits = p.say("sheet.sizes", strings.Join(sizes, ", "))
	}
	p.y += p.paragraph(margin, p.y, inner, fits, style{size: 8.5}, 2) + 3
}

// unitColumns are those of the table of units, with their widths in millimetres.
var unitColumns = [...]struct {
	key   string
	width float64
}{
	{"sheet.unit.number", 9}, {"sheet.unit.name", 45}, {"sheet.unit.core", 40}, {"sheet.class", 14},
	{"sheet.rank.short", 14}, {"sheet.unit.defence", 18}, {"sheet.move", 14}, {"sheet.cost", 18}, {"sheet.destroyed", 14},
}

// squadUnits is a line for each unit.
func (p *paper) squadUnits(s *hexwar.Squad, c *hexwar.Catalogue) {
	const head, line = 6.0, 10.0
	p.plate(margin, p.y, inner, head, 0, tint)
	x := margin
	for i, col := range unitColumns {
		p.fitted(x+0.8, p.y+4.2, col.width-1.6, p.say(col.key), style{size: 7.5, ink: grey, align: unitAlign(i)})
		x += col.width
	}
	p.y += head
	for i := range s.Units {
		d := &s.Units[i]
		move, _ := c.Pace(d)
		x := margin
		for k, value := range [...]string{
			strconv.Itoa(i + 1), d.Name, d.Core, strconv.Itoa(c.Class(d)), strconv.Itoa(d.Rank),
			strconv.Itoa(c.Defence(d)), strconv.Itoa(move), strconv.Itoa(c.Cost(d)),
		} {
			st, y := style{size: 9.5, align: unitAlign(k)}, p.y+6.2
			if st.align == left {
				y = p.y + 4.4
			}
			if k <= 1 || k == 7 {
				st.face = bold
			}
			p.fitted(x+0.8, y, unitColumns[k].width-1.6, value, st)
			x += unitColumns[k].width
		}
		p.fitted(margin+unitColumns[0].width+0.8, p.y+8.4, unitColumns[1].width+unitColumns[2].width-1.6, arms(d), style{size: 7, ink: grey})
		p.tick(x+unitColumns[8].width/2-2.2, p.y+line/2-2.2, 4.4)
		p.y += line
		p.line(margin, p.y, margin+inner, p.y, hair, light)
	}
	p.y += 4
}

// unitAlign sets numbers in the middle.
func unitAlign(column int) alignment {
	if column == 1 || column == 2 {
		return left
	}
	return centre
}

// arms are the weapons of a unit in a line.
func arms(d *hexwar.UnitDesign) string {
	var words []string
	for _, a := range d.Arms {
		words = append(words, a.Weapon)
	}
	return strings.Join(append(words, d.Drones...), ", ")
}

// missionRounds is the limit of most missions.
const missionRounds = 6

// points is room for the objectives and what each round brings.
func (p *paper) points() {
	const label, height = 46.0, 7.0
	rows := [...]string{"sheet.round", "sheet.primary", "sheet.secondary.first", "sheet.secondary.second"}
	y := bottom - footHeight/2 - 18 - float64(len(rows))*height
	p.notes(y - 12)
	if y < p.y {
		return
	}
	p.field(margin, y-4, inner*0.48, p.say("sheet.mission"))
	p.field(margin+inner*0.52, y-4, inner*0.48, p.say("sheet.enemy"))
	column := (inner - label) / (missionRounds + 1)
	p.plate(margin, y, inner, height, 0, tint)
	for i, key := range rows {
		p.fitted(margin+1.5, y+float64(i)*height+4.7, label-3, p.say(key), style{size: 8.5})
	}
	for i := range len(rows) + 1 {
		p.line(margin, y+float64(i)*height, margin+inner, y+float64(i)*height, hair, grey)
	}
	p.line(margin, y, margin, y+float64(len(rows))*height, hair, grey)
	for i := range missionRounds + 2 {
		x := margin + label + float64(i)*column
		p.line(x, y, x, y+float64(len(rows))*height, hair, grey)
		head := strconv.Itoa(i + 1)
		if i == missionRounds {
			head = p.say("sheet.together")
		}
		if i <= missionRounds {
			p.fitted(x+0.5, y+4.7, column-1, head, style{size: 8.5, align: centre})
		}
	}
	y += float64(len(rows)) * height
	p.paragraph(margin, y+3, inner, p.say("sheet.squad.hints"), hintStyle, 3)
}
