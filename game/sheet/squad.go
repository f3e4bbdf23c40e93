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
	p.squadHead(&squad, c, &look)
	p.squadUnits(&squad, c, &look)
	p.points()
	for i := range squad.Units {
		p.datasheet(&squad.Units[i], c, &look, i, strconv.Itoa(i+1))
	}
	return p.finish(w)
}

// squadHead is the name, the note, what the squad costs, and where it may fight.
func (p *paper) squadHead(s *hexwar.Squad, c *hexwar.Catalogue, look *Look) {
	p.head(s.Name, s.Note, look, p.texts.Count("sheet.units", len(s.Units)), p.say("sheet.cost.of", s.Cost(c)))
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

// The columns of the table of units.
const (
	numberColumn = iota
	modelColumn
	nameColumn
	coreColumn
	classColumn
	rankColumn
	defenceColumn
	moveColumn
	costColumn
	lostColumn
)

// A column is one of a table, its width in millimetres.
type column struct {
	key   string // of its title, or nothing
	width float64
	align alignment
}

var unitColumns = [...]column{
	numberColumn:  {"sheet.unit.number", 9, centre},
	modelColumn:   {"", 12, centre},
	nameColumn:    {"sheet.unit.name", 43, left},
	coreColumn:    {"sheet.unit.core", 30, left},
	classColumn:   {"sheet.class", 14, centre},
	rankColumn:    {"sheet.rank.short", 14, centre},
	defenceColumn: {"sheet.unit.defence", 18, centre},
	moveColumn:    {"sheet.move", 14, centre},
	costColumn:    {"sheet.cost", 18, centre},
	lostColumn:    {"sheet.destroyed", 14, centre},
}

// titles writes the titles of a table's columns.
func (p *paper) titles(columns []column, height float64) {
	p.plate(margin, p.y, inner, height, 0, tint)
	x := margin
	for _, c := range columns {
		if c.key != "" {
			p.fitted(x+0.8, p.y+height/2+1, c.width-1.6, p.say(c.key), style{size: 7.5, ink: grey, align: c.align})
		}
		x += c.width
	}
	p.y += height
}

// squadUnits is a line for each unit.
func (p *paper) squadUnits(s *hexwar.Squad, c *hexwar.Catalogue, look *Look) {
	const line, square = 11.0, 4.4
	p.titles(unitColumns[:], 6)
	for i := range s.Units {
		d := &s.Units[i]
		move, _ := c.Pace(d)
		values := [...]string{
			numberColumn:  strconv.Itoa(i + 1),
			nameColumn:    d.Name,
			coreColumn:    d.Core,
			classColumn:   strconv.Itoa(c.Class(d)),
			rankColumn:    strconv.Itoa(d.Rank),
			defenceColumn: strconv.Itoa(c.Defence(d)),
			moveColumn:    strconv.Itoa(move),
			costColumn:    strconv.Itoa(c.Cost(d)),
			lostColumn:    "",
		}
		x := margin
		for k, col := range unitColumns {
			st, y := style{size: 9.5, align: col.align}, p.y+6.6
			switch k {
			case modelColumn:
				p.model(look, i, x, p.y+0.4, col.width, line-0.8)
			case nameColumn:
				st.face, y = bold, p.y+4.8
				p.fitted(x+0.8, p.y+9, col.width+unitColumns[coreColumn].width-1.6, arms(d), style{size: 7, ink: grey})
			case coreColumn:
				y = p.y + 4.8
			case numberColumn, costColumn:
				st.face = bold
			case lostColumn:
				p.tick(x+(col.width-square)/2, p.y+(line-square)/2, square)
			}
			if values[k] != "" {
				p.fitted(x+0.8, y, col.width-1.6, values[k], st)
			}
			x += col.width
		}
		p.y += line
		p.line(margin, p.y, margin+inner, p.y, hair, light)
	}
	p.y += 4
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
	const line, lines = 7.0, 4
	y := bottom - footHeight/2 - 18 - lines*line
	p.notes(y-12, nil)
	if y < p.y {
		return
	}
	p.field(margin, y-4, inner*0.48, p.say("sheet.mission"))
	p.field(margin+inner*0.52, y-4, inner*0.48, p.say("sheet.enemy"))
	var heads []string
	for i := range missionRounds {
		heads = append(heads, strconv.Itoa(i+1))
	}
	heads = append(heads, p.say("sheet.together"))
	p.grid(y, 46, line, heads, "sheet.round", "sheet.primary", "sheet.secondary.first", "sheet.secondary.second")
	p.paragraph(margin, y+lines*line+3, inner, p.say("sheet.squad.hints"), hintStyle, 3)
}
