// Package landscape makes up tables for Rapid Attack: a town, a quarry, a wood and
// the like, of any of the sizes that the rulebook wants, each from a number that the
// player can see and give to a friend.
//
// A table is built as a person would: first what a place of its style is like, its
// roads, walls and water; then, where there is too little, more things to hide
// behind, light ones, solid ones and stout ones in equal parts.
package landscape

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"rulerfire/assets/terrain"
	"rulerfire/game/lineup"
	"rulerfire/rules/field"
)

// A Density is how much there is to hide behind.
type Density uint8

// The densities, from long shots to short ones.
const (
	Sparse Density = iota
	Medium
	Dense
)

// nearCover is how much of the ground where a base fits is within a unit of cover,
// in percent.
var nearCover = [...]int{Sparse: 52, Medium: 68, Dense: 82}

// A Plan says what table to make up.
type Plan struct {
	Style   string // one of Styles
	Players int    // who are to fit on it, as the rulebook sizes tables: 2 to 5
	Round   bool
	Density Density
	Twin    terrain.Twin // how one half repeats the other
	Seed    uint64
}

// Check says what is wrong with the plan, or nil.
func (p Plan) Check() error {
	switch {
	case styleNamed(p.Style) == nil:
		return fmt.Errorf("there is no style of table called %q", p.Style)
	case p.Players < lineup.MinSeats || p.Players > lineup.MaxSeats:
		return fmt.Errorf("a table is for %d to %d players, not %d", lineup.MinSeats, lineup.MaxSeats, p.Players)
	case int(p.Density) >= len(nearCover):
		return fmt.Errorf("there is no density %d", p.Density)
	case p.Twin > terrain.Mirror:
		return fmt.Errorf("a table cannot repeat itself in way %d", p.Twin)
	}
	return nil
}

// attempts is how many tables are made up at most to find one that is as wanted.
const attempts = 6

// Generate makes up a table. The same plan always makes the same table. An error is
// that of Check: a plan that is sound always makes a table that can be played on.
func Generate(p Plan) (field.Layout, error) {
	if err := p.Check(); err != nil {
		return field.Layout{}, err
	}
	var best field.Layout
	var least int
	for i := range uint64(attempts) {
		b := newBuilder(p, rand.New(rand.NewPCG(p.Seed, i)))
		b.Limit = field.MaxBricks * 2 / 3 // the rest is for filling in
		b.style.build(b)
		b.Limit = field.MaxBricks
		b.fill()
		l := open(b.layout(), p.Twin)
		t, err := field.NewTable(l)
		if err != nil {
			return field.Layout{}, err
		}
		seen := look(t, judged)
		flaw := seen.flaw(p.Density)
		if i == 0 || flaw < least {
			best, least = l, flaw
		}
		if least == 0 {
			break
		}
	}
	return best, nil
}

// Styles lists the styles by their keys, in the order in which they are offered.
func Styles() []string {
	keys := make([]string, len(styles))
	for i, s := range styles {
		keys[i] = s.key
	}
	return keys
}

// Coined tells whether a table's name and its note are such as Generate gives, so that
// nobody need mind if they give way to others.
func Coined(l field.Layout) (name, note bool) {
	first, second, _ := strings.Cut(l.Name, " ")
	for _, s := range styles {
		name = name || slices.Contains(s.names[0], first) && slices.Contains(s.names[1], second)
		note = note || slices.Contains(s.notes, l.Note)
	}
	return name, note
}

// A style is a kind of place.
type style struct {
	key    string
	ground string
	names  [2][]string // the first and the second word of a table's name
	notes  []string
	build  func(*builder)
	// What fills the gaps, by how many hits it mostly stands.
	light, solid, stout []terrain.Piece
	trim                []terrain.Piece // too low to be cover: a thing to look at
}

var styles = []*style{&town, &quarry, &wood, &railyard, &fort, &harbour}

func styleNamed(key string) *style {
	if i := slices.IndexFunc(styles, func(s *style) bool { return s.key == key }); i >= 0 {
		return styles[i]
	}
	return nil
}
