package sheet

import (
	"strconv"
	"strings"

	"rulerfire/rules/hexwar"
)

// Measures of the pilot's card and of the sum beside it, in millimetres.
const (
	cardHeight = 56.0
	cardWidth  = 90.0
	cardPad    = 4.0
	cardGap    = 4.0
)

// cards are the card of the pilot, to be cut out, and the deployment cost term by
// term, at the foot of the page.
func (s *datasheet) cards() {
	s.room(cardHeight)
	top := bottom - footHeight/2 - cardHeight
	s.notes(top-cardGap, func(x, y, side float64) bool {
		return s.model(s.look, s.nth, x, y, side, side)
	})
	s.y = top
	x, w := margin, inner
	if s.core.Body != hexwar.DroneBody {
		s.pilot(x, s.y)
		x += cardWidth + cardGap
		w -= cardWidth + cardGap
	}
	s.sum(x, s.y, w)
}

// pilot is the card of the pilot.
func (s *datasheet) pilot(x, y float64) {
	s.pdf.SetDashPattern([]float64{1.6, 1.2}, 0)
	s.box(x, y, cardWidth, cardHeight, 2.5, thin, grey)
	s.pdf.SetDashPattern(nil, 0)
	x, y = x+cardPad, y+cardPad
	w := cardWidth - 2*cardPad
	s.fitted(x, y+3.4, w*0.36, s.say("sheet.pilot"), style{size: 11, face: bold})
	s.fitted(x+w*0.36, y+3.4, w*0.64, s.Name, style{size: 8.5, ink: grey, align: right})
	s.field(x, y+11.5, w, s.say("sheet.pilot.name"))
	y += 14

	rank := s.say("sheet.rank", s.Rank)
	if f, ok := s.c.Faction(s.core.Faction); ok && f.Ranks[s.Rank-1] != "" {
		rank = s.say("sheet.rank.named", f.Ranks[s.Rank-1], s.Rank)
	}
	of := hexwar.Ranks[s.Rank]
	s.fitted(x, y+3, w, rank, style{size: 9, face: bold})
	s.fitted(x, y+7.2, w, s.say("sheet.rank.brings", s.texts.Count("sheet.rank.points", of.Points), s.texts.Count("sheet.rank.mods", of.Mods), s.texts.Count("sheet.rank.traits", of.Traits)), style{size: 7.5, ink: grey})
	s.fitted(x, y+12, w, s.say("sheet.lower", s.lowered()), style{size: 8.5})
	y += 14.2
	left := cardHeight - 2*cardPad - 28.2
	words := style{size: 7.8}
	for i, name := range s.Traits {
		text := name
		if t, ok := s.c.Trait(name); ok && t.Note != "" {
			text = s.say("sheet.trait", name, t.Note)
		}
		most := int(left / (words.size * point * leading))
		if rest := len(s.Traits) - i - 1; rest > 0 {
			most = min(most, max(1, most-rest))
		}
		if most < 1 {
			break
		}
		h := s.paragraph(x, y, w, text, words, min(most, 3)) + 0.6
		y += h
		left -= h
	}
}

// lowered are the stats that the pilot has made better.
func (s *datasheet) lowered() string {
	var words []string
	for stat, key := range [...]string{"sheet.accuracy", "sheet.assault", "sheet.evasion"} {
		if n := s.Lower[stat]; n > 0 {
			words = append(words, s.say("sheet.lower.by", s.say(key), n))
		}
	}
	if len(words) == 0 {
		return "–"
	}
	return strings.Join(words, ", ")
}

// sum is the deployment cost, term by term.
func (s *datasheet) sum(x, y, w float64) {
	s.box(x, y, w, cardHeight, 2.5, hair, light)
	x, w = x+cardPad, w-2*cardPad
	s.fitted(x, y+cardPad+3.4, w-20, s.say("sheet.cost.terms"), style{size: 11, face: bold})
	s.put(x+w, y+cardPad+3.4, strconv.Itoa(s.c.Cost(s.UnitDesign)), style{size: 11, face: bold, align: right})
	y += cardPad + 6

	terms := s.c.Terms(s.UnitDesign)
	const lineHeight, lines, gap = 4.2, 10, 5.0
	columns := (len(terms) + lines - 1) / lines
	column := (w+gap)/float64(columns) - gap
	for i, t := range terms {
		at, top := x+float64(i/lines)*(column+gap), y+float64(i%lines)*lineHeight
		s.fitted(at, top+3, column-9, t.What, style{size: 8})
		s.put(at+column, top+3, strconv.Itoa(t.Cost), style{size: 8, align: right})
		s.line(at, top+4, at+column, top+4, hair, light)
	}
}
