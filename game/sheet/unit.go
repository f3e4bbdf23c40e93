package sheet

import (
	"io"
	"strconv"
	"strings"

	"rulerfire/assets"
	"rulerfire/rules/hexwar"
)

// Unit writes the datasheet of a unit of the hex wargame, with the card of its
// pilot: a page, or more for a unit with more than any pilot can use. What the
// catalogue does not have is named and left blank. A unit that could not be written
// as text is refused.
func Unit(w io.Writer, texts *assets.Texts, d hexwar.UnitDesign, c *hexwar.Catalogue, look Look) error {
	if _, err := d.MarshalText(); err != nil {
		return err
	}
	p := newPaper(texts, d.Name)
	p.datasheet(&d, c, &look, 0, "")
	return p.finish(w)
}

// A datasheet is what the pages of a unit are made of.
type datasheet struct {
	*paper
	*hexwar.UnitDesign
	c    *hexwar.Catalogue
	core *hexwar.CoreType
	look *Look
	nth  int // of the models of the look
}

// datasheet writes the pages of a unit. nth is its picture among the models of the look, and number,
// if there is one, its number in its squad.
func (p *paper) datasheet(d *hexwar.UnitDesign, c *hexwar.Catalogue, look *Look, nth int, number string) {
	s := datasheet{paper: p, UnitDesign: d, c: c, core: &hexwar.CoreType{Name: d.Core}, look: look, nth: nth}
	if core, ok := c.Core(d.Core); ok {
		s.core = core
	}
	p.page()
	s.head(number)
	s.stats()
	s.turn()
	s.sections()
	s.weapons()
	s.drones()
	s.upgrades()
	s.cards()
}

// room turns to the next page if there is no room of height h.
func (s *datasheet) room(h float64) {
	if s.y+h <= bottom-footHeight/2 {
		return
	}
	s.page()
	s.fitted(margin, s.y+4, inner, s.say("sheet.unit.more", s.Name), style{size: 11, face: bold})
	s.y += 8
}

// heading is the title of a part of the page.
func (s *datasheet) heading(key string) {
	s.text(margin, s.y+4, s.say(key), style{size: 10.5, face: bold})
	s.y += 6.4
}

// head is the name, the note, and what kind of unit it is.
func (s *datasheet) head(number string) {
	const side, gap = 16.0, 5.0
	s.flag(margin, s.y, side*1.2, side, s.look)
	if number != "" {
		s.plate(margin+side*0.35, s.y+side*0.25, side*0.5, side*0.5, 1.2, ink)
		s.put(margin+side*0.6, s.y+side*0.5+1.9, number, style{size: 14, face: bold, ink: blank, align: centre})
	}
	x := margin + side*1.2 + gap
	w := inner - side*1.2 - gap
	s.fitted(x, s.y+5.8, w, s.Name, style{size: 19, face: bold})
	s.fitted(x, s.y+11.2, w, s.kind(), style{size: 9.5})
	s.fitted(x, s.y+15.6, w, s.Note, style{size: 8.5, ink: grey})
	s.y += side + 3
}

// kind is the core type, the body and the faction.
func (s *datasheet) kind() string {
	words := []string{s.core.Name}
	if s.core.Accuracy > 0 {
		words = append(words, s.core.Body.String())
	}
	if _, ok := s.c.Faction(s.core.Faction); ok {
		words = append(words, s.core.Faction)
	}
	if form, ok := s.c.Core(s.Form); ok {
		words = append(words, s.say("sheet.form", form.Name, form.Body))
	}
	return strings.Join(words, " · ")
}

// A cell is a number with what it is.
type cell struct{ key, value string }

// stats are what the unit rolls against, how it moves, and what it costs.
func (s *datasheet) stats() {
	on := func(n int) string {
		if n == 0 {
			return "–"
		}
		return s.say("sheet.on", n)
	}
	stats := s.c.Stats(s.UnitDesign)
	move, ap := s.c.Pace(s.UnitDesign)
	cells := []cell{
		{"sheet.accuracy", on(stats[hexwar.Accuracy])},
		{"sheet.assault", on(stats[hexwar.Assault])},
		{"sheet.evasion", on(stats[hexwar.Evasion])},
		{"sheet.move", strconv.Itoa(move)},
		{"sheet.ap", s.say("sheet.ap.roll", ap)},
	}
	if s.core.Body != hexwar.DroneBody {
		cells = append(cells, cell{"sheet.class", strconv.Itoa(s.c.Class(s.UnitDesign))})
	}
	cells = append(cells, cell{"sheet.cost", strconv.Itoa(s.c.Cost(s.UnitDesign))})
	s.cells(cells)
	if form, ok := s.c.Core(s.Form); ok {
		as := s.Clone()
		as.Core = form.Name
		stats := s.c.Stats(&as)
		s.fitted(margin, s.y+1, inner, s.say("sheet.as", form.Body, on(stats[hexwar.Accuracy]), on(stats[hexwar.Evasion])), style{size: 8.5})
		s.y += 4
	}
}

// cells shows numbers side by side.
func (p *paper) cells(list []cell) {
	const h, gap = 13.0, 2.0
	w := (inner+gap)/float64(len(list)) - gap
	for i, c := range list {
		x := margin + float64(i)*(w+gap)
		p.plate(x, p.y, w, h, 1.5, tint)
		p.box(x, p.y, w, h, 1.5, hair, grey)
		p.fitted(x+1, p.y+4, w-2, p.say(c.key), style{size: 7.5, ink: grey, align: centre})
		p.fitted(x+1, p.y+10.7, w-2, c.value, style{size: 15, face: bold, align: centre})
	}
	p.y += h + 3
}

// turn is room for action points, and for what the unit is at the moment.
func (s *datasheet) turn() {
	const side = 7.0
	label := style{size: 8}
	words := printable(s.say("sheet.stored"))
	s.put(margin, s.y+side/2+1, words, label)
	x := margin + s.width(words, label) + 3
	step := (margin + inner - x) / hexwar.MaxAP
	for i := range hexwar.MaxAP {
		s.box(x+float64(i)*step+step-side, s.y, side, side, 1, thin, grey)
		s.put(x+float64(i)*step+step-side/2, s.y+side/2+1, strconv.Itoa(i+1), style{size: 8, ink: light, align: centre})
	}
	s.y += side + 2
	x = margin
	for _, key := range s.states() {
		s.tick(x, s.y, tickSide)
		words := printable(s.say(key))
		s.put(x+tickSide+1.2, s.y+2.7, words, label)
		x += tickSide + 1.2 + s.width(words, label) + 5
	}
	s.y += tickSide + 3
}

// states are the keys of what the unit may be for more than a moment.
func (s *datasheet) states() []string {
	var keys []string
	if s.core.Body == hexwar.Mech {
		keys = append(keys, "sheet.is.kneeling", "sheet.is.prone")
	}
	keys = append(keys, "sheet.is.lying", "sheet.is.offensive", "sheet.is.defensive", "sheet.is.overheated", "sheet.is.frozen")
	if s.Form != "" {
		keys = append(keys, "sheet.is.transformed")
	}
	for _, name := range s.Systems {
		if system, ok := s.c.System(name); ok && system.Effect == hexwar.Smoke {
			keys = append(keys, "sheet.is.smoked")
			break
		}
	}
	return keys
}

// plans are where sections stand on the page, so that a mech looks at the reader.
var plans = map[bool][][]hexwar.Section{
	true: {
		{hexwar.RightArm, hexwar.Head, hexwar.LeftArm},
		{hexwar.RightLeg, hexwar.Torso, hexwar.LeftLeg},
	},
	false: {
		{hexwar.Head, hexwar.Torso},
		{hexwar.LeftLeg, hexwar.RightLeg},
	},
}

// Measures of a section, in millimetres.
const (
	sectionGap  = 2.5
	sectionPad  = 2.4
	sectionHead = 6.2
	sectionTick = 2.9
	writeHeight = 9.0 // room to write instead of squares
	mostTicks   = 150 // more defence than that is written
)

// sections are the core sections, with a square for each point of defence.
func (s *datasheet) sections() {
	plan := plans[s.core.Body == hexwar.Mech]
	if s.core.Body == hexwar.DroneBody {
		plan = [][]hexwar.Section{{hexwar.Torso}}
	}
	defence := s.c.Sections(s.UnitDesign)
	for _, line := range plan {
		w := (inner+sectionGap)/float64(len(line)) - sectionGap
		perLine := ticksIn(w-2*sectionPad, sectionTick)
		h := 0.0
		for _, section := range line {
			h = max(h, sectionHeight(defence[section], perLine))
		}
		s.room(h)
		for i, section := range line {
			s.section(margin+float64(i)*(w+sectionGap), w, h, section, defence[section], perLine)
		}
		s.y += h + sectionGap
	}
	s.y += 1
}

func sectionHeight(defence, perLine int) float64 {
	h := writeHeight
	if defence <= mostTicks {
		h = float64((defence+perLine-1)/perLine) * sectionTick * tickPitch
	}
	return sectionHead + h + 1.4
}

func (s *datasheet) section(x, w, h float64, section hexwar.Section, defence, perLine int) {
	s.box(x, s.y, w, h, 1.5, thin, ink)
	s.fitted(x+sectionPad, s.y+4.4, w-16, s.say("sheet.section."+strings.ReplaceAll(section.NameOn(s.core.Body), " ", "-")), style{size: 9, face: bold})
	s.put(x+w-sectionPad, s.y+4.5, strconv.Itoa(defence), style{size: 11, face: bold, align: right})
	if defence > mostTicks {
		s.field(x+sectionPad, s.y+sectionHead+writeHeight-1, w-2*sectionPad, s.say("sheet.left"))
		return
	}
	s.ticks(x+sectionPad, s.y+sectionHead, sectionTick, defence, perLine)
}

// upgrades are the systems and the mods, with what they do.
func (s *datasheet) upgrades() {
	type upgrade struct{ name, key, note string }
	var list []upgrade
	for _, name := range s.Systems {
		u := upgrade{name: name, key: "sheet.system"}
		if system, ok := s.c.System(name); ok {
			u.note = system.Note
		}
		list = append(list, u)
	}
	for _, name := range s.Mods {
		u := upgrade{name: name, key: "sheet.mod"}
		if mod, ok := s.c.Mod(name); ok {
			u.note = mod.Note
		}
		list = append(list, u)
	}
	if len(list) == 0 {
		return
	}
	s.room(12)
	s.heading("sheet.upgrades")
	for _, u := range list {
		s.y += s.entry(u.name, s.say(u.key), u.note)
	}
	s.y += 2
}

// entry is a line of a list: a name, what it is, and what it does. It returns its
// height.
func (s *datasheet) entry(name, kind, note string) float64 {
	const names, kinds = 40.0, 16.0
	words := style{size: 8}
	lines := s.broken(note, inner-names-kinds, words, 3)
	h := max(1, float64(len(lines)))*words.size*point*leading + 1.4
	s.room(h)
	s.fitted(margin, s.y+words.line(0)+0.4, names-2, name, style{size: 8.5, face: bold})
	s.fitted(margin+names, s.y+words.line(0)+0.4, kinds-1, kind, style{size: 8, ink: grey})
	for i, line := range lines {
		s.put(margin+names+kinds, s.y+words.line(i)+0.4, line, words)
	}
	s.line(margin, s.y+h-0.4, margin+inner, s.y+h-0.4, hair, light)
	return h
}
