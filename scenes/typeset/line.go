package typeset

import (
	"slices"
	"unicode"

	"github.com/go-text/typesetting/bidi"
	"github.com/go-text/typesetting/di"
	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"github.com/go-text/typesetting/shaping"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/unicode/norm"
)

// A Line is a text laid out, at a size of one pixel.
type Line struct {
	Glyphs []Glyph // from left to right
	Runes  []Place
	Width  float64
	RTL    bool // the text as a whole runs from right to left
}

// A Glyph is a picture of a font and where its dot lies, x from the left end of the
// line, y from its baseline downwards.
type Glyph struct {
	font *font.Font
	ID   font.GID
	X, Y float64
}

// Key tells glyphs apart that look different.
func (g Glyph) Key() GlyphKey { return GlyphKey{g.font, g.ID} }

// A GlyphKey is what a glyph looks like.
type GlyphKey struct {
	font *font.Font
	id   font.GID
}

// A Place is where a rune of a line lies, and which way it is written. A rune that
// belongs to another takes no room of its own, and lies where that ends.
type Place struct {
	Left, Right float64
	RTL         bool
}

// Begin is where a caret stands before the rune.
func (p Place) Begin() float64 {
	if p.RTL {
		return p.Right
	}
	return p.Left
}

// End is where a caret stands after the rune.
func (p Place) End() float64 {
	if p.RTL {
		return p.Left
	}
	return p.Right
}

// A Shaper makes lines with some fonts. It is not safe for concurrent use.
type Shaper struct {
	Fonts  *Fonts
	shaper shaping.HarfbuzzShaper
	order  bidi.Paragraph
	faces  map[*font.Font]*font.Face
}

func (s *Shaper) face(ft *font.Font) *font.Face {
	face, ok := s.faces[ft]
	if !ok {
		if s.faces == nil {
			s.faces = map[*font.Font]*font.Face{}
		}
		face = font.NewFace(ft)
		s.faces[ft] = face
	}
	return face
}

// Line lays a text out. joined tells of each rune whether it belongs to the one before
// it; unseen tells what takes no room in any font. It is nil if no font has more of the
// text than the game's own.
func (s *Shaper) Line(text []rune, joined []bool, unseen func(rune) bool, w Weight) (l *Line) {
	defer func() {
		if recover() != nil {
			l = nil // what is faulty in a font is nobody's fault here
		}
	}()
	p := paragraph{s: s, joined: joined, unseen: unseen, weight: w, text: obedient(text)}
	if !p.choose() {
		return nil
	}
	p.line = &Line{Runes: make([]Place, len(text)), RTL: Backwards(string(p.text))}
	p.lay()
	return p.line
}

// A paragraph is a text on its way to a line.
type paragraph struct {
	s      *Shaper
	text   []rune
	joined []bool
	unseen func(rune) bool
	weight Weight
	faces  []*font.Font // of each rune; nil for what no font has
	script []language.Script
	line   *Line
}

// choose finds a font for each rune, and tells whether there is any that the game's own
// fonts would not do for.
func (p *paragraph) choose() bool {
	p.faces = make([]*font.Font, len(p.text))
	p.script = scripts(p.text)
	better := false
	for i := 0; i < len(p.text); {
		end := i + 1
		for end < len(p.text) && p.joined[end] {
			end++
		}
		ft, foreign := p.fontFor(i, end)
		better = better || foreign
		for k := i; k < end; k++ {
			p.faces[k] = ft
		}
		i = end
	}
	return better
}

// fontFor is the font for runes that belong together, and whether it is, or does, what
// the game's own could not.
func (p *paragraph) fontFor(i, end int) (ft *font.Font, foreign bool) {
	own := own()[p.weight]
	cluster := p.text[i:end]
	lacks := p.lacks(own, cluster)
	if lacks == 0 {
		return own, false
	}
	if p.lacks(own, []rune(norm.NFC.String(string(cluster)))) == 0 {
		return own, true
	}
	k := kind{script: p.script[i], bold: p.weight == Bold, emoji: pictorial(cluster)}
	if ft := p.s.Fonts.find(want{k, lacks}); ft != nil {
		return ft, true
	}
	if _, has := own.NominalGlyph(cluster[0]); has && !pictorial(cluster) {
		return own, false
	}
	return nil, false
}

// lacks is the first rune that a font does not have, or 0.
func (p *paragraph) lacks(ft *font.Font, runes []rune) rune {
	for _, r := range runes {
		if r == '\ufe0f' && len(runes) > 1 {
			return runes[0] // it asks for colours
		}
		if p.unseen(r) {
			continue
		}
		if _, has := ft.NominalGlyph(r); !has {
			return r
		}
	}
	return 0
}

// pictorial tells whether runes that belong together are an emoji.
func pictorial(cluster []rune) bool {
	return cluster[0] >= 0x1F000 && cluster[0] < 0x20000 || slices.Contains(cluster, '\ufe0f')
}

// scripts is the script of each rune; what belongs to any is of the one before it.
func scripts(text []rune) []language.Script {
	all := make([]language.Script, len(text))
	last := language.Common
	for i, r := range text {
		if s := language.LookupScript(r); s.Strong() {
			last = s
		}
		all[i] = last
	}
	return all
}

// lay makes the glyphs of all runs from left to right.
func (p *paragraph) lay() {
	for _, run := range p.s.runs(p.text, p.line.RTL) {
		var pieces [][2]int
		for i := run.Start; i < run.End; {
			end := i + 1
			for end < run.End && p.alike(i, end) {
				end++
			}
			pieces = append(pieces, [2]int{i, end})
			i = end
		}
		if !run.IsLeftToRight() {
			slices.Reverse(pieces)
		}
		for _, piece := range pieces {
			if p.faces[piece[0]] == nil {
				p.boxes(piece[0], piece[1], !run.IsLeftToRight())
			} else {
				p.shape(piece[0], piece[1], !run.IsLeftToRight())
			}
		}
	}
}

// alike tells whether two runes can be made into glyphs together.
func (p *paragraph) alike(i, k int) bool {
	return p.faces[i] == p.faces[k] && p.script[i] == p.script[k]
}

// shapeSize is the size at which glyphs are chosen and measured; the larger, the more
// exact.
const shapeSize = 1024

func (p *paragraph) shape(from, to int, rtl bool) {
	face := p.s.face(p.faces[from])
	direction := di.DirectionLTR
	if rtl {
		direction = di.DirectionRTL
	}
	out := p.s.shaper.ShapeNoExtents(shaping.Input{
		Text: p.text, RunStart: from, RunEnd: to, Direction: direction,
		Face: face, Size: fixed.I(shapeSize), Script: p.script[from],
	})
	length := func(n fixed.Int26_6) float64 { return float64(n) / 64 / shapeSize }
	for i := 0; i < len(out.Glyphs); {
		first, left, wide := out.Glyphs[i], p.line.Width, 0.0
		for ; i < len(out.Glyphs) && out.Glyphs[i].TextIndex() == first.TextIndex(); i++ {
			g := out.Glyphs[i]
			p.line.Glyphs = append(p.line.Glyphs, Glyph{
				font: face.Font, ID: g.GlyphID,
				X: left + wide + length(g.XOffset), Y: -length(g.YOffset),
			})
			wide += length(g.Advance)
		}
		wide = max(0, wide)
		p.line.Width += wide
		p.share(first.TextIndex(), min(first.TextIndex()+max(1, first.RunesCount()), to), left, wide, rtl)
	}
}

// share gives runes that are one picture, as in a ligature, equal parts of it.
func (p *paragraph) share(from, to int, left, wide float64, rtl bool) {
	parts := 0
	for i := from; i < to; i++ {
		if i == from || !p.joined[i] {
			parts++
		}
	}
	part, at := wide/float64(parts), 0.0
	for i := from; i < to; i++ {
		begin := at
		if i == from || !p.joined[i] {
			at += part
		} else {
			begin = at
		}
		if rtl {
			p.line.Runes[i] = Place{left + wide - at, left + wide - begin, true}
		} else {
			p.line.Runes[i] = Place{left + begin, left + at, false}
		}
	}
}

// boxes lays out what no font has: a box for all that belongs together.
func (p *paragraph) boxes(from, to int, rtl bool) {
	own := own()[p.weight]
	wide := float64(p.s.face(own).HorizontalAdvance(0)) / float64(own.Upem())
	n := 0
	for i := from; i < to; i++ {
		if !p.joined[i] && !p.unseen(p.text[i]) {
			p.line.Glyphs = append(p.line.Glyphs, Glyph{font: own, X: p.line.Width + float64(n)*wide})
			n++
		}
	}
	at, end := p.line.Width, p.line.Width+float64(n)*wide
	seen := 0
	for i := from; i < to; i++ {
		begin := float64(seen) * wide
		if !p.joined[i] && !p.unseen(p.text[i]) {
			seen++
		}
		if rtl {
			p.line.Runes[i] = Place{end - float64(seen)*wide, end - begin, true}
		} else {
			p.line.Runes[i] = Place{at + begin, at + float64(seen)*wide, false}
		}
	}
	p.line.Width = end
}

// obedient is a text without what would turn the direction of all that follows: a name
// has no say in how the words round it run.
func obedient(text []rune) []rune {
	text = slices.Clone(text)
	for i, r := range text {
		if r >= '\u202a' && r <= '\u202e' || r >= '\u2066' && r <= '\u2069' || unicode.Is(unicode.Zl, r) || unicode.Is(unicode.Zp, r) {
			text[i] = '\u200b'
		}
	}
	return text
}
