package load

import (
	"strings"

	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/resume"
)

// A line is a line of the list: a save, and where it hangs in the tree.
type line struct {
	saves.Save
	also []saves.Save // the other automatic saves of the battle, which go with it
	// rails are, from the left, whether a line goes on down beside the row; the last is
	// the row's own. There are none where nothing hangs.
	rails  []bool
	origin int // the answers after which a battle branched off; 0 for none
}

// key tells lines apart, and states of one file.
func (l *line) key() string { return l.File + l.Time.String() }

// A filter is which saves are listed.
type filter int

const (
	all filter = iota
	open
	over
	byHand
	filters
)

var filterNames = [filters]string{"load.all", "load.open", "load.over", "load.byhand"}

func (f filter) takes(s *saves.Save) bool {
	switch f {
	case open:
		return s.Kind == saves.Automatic && !s.Over
	case over:
		return s.Over
	case byHand:
		return s.Kind != saves.Automatic
	}
	return true
}

// lines lays the tree of saves out. faulty tells whether more is known against a save
// than it says of itself.
func lines(tree []*saves.Branch, faulty func(saves.Save) bool) []line {
	var list []line
	var add func(b *saves.Branch, rails []bool)
	add = func(b *saves.Branch, rails []bool) {
		own, rest := split(b, faulty)
		under := len(rest) + len(b.Branches)
		for i := range own {
			own[i].rails = rails
			if i == 0 {
				own[i].origin = b.Origin.Answers
			}
			list = append(list, own[i])
		}
		hang := func(last bool) []bool {
			if len(own) == 0 {
				return rails
			}
			return append(append([]bool{}, rails...), !last)
		}
		for i, s := range rest {
			list = append(list, line{Save: s, rails: hang(i == under-1)})
		}
		for i, branch := range b.Branches {
			add(branch, hang(len(rest)+i == under-1))
		}
	}
	for _, b := range tree {
		add(b, nil)
	}
	return list
}

// split parts a battle's saves into the automatic ones to be listed and the others. Of
// two automatic ones the older is listed if the newer is broken.
func split(b *saves.Branch, faulty func(saves.Save) bool) (own []line, rest []saves.Save) {
	good := false
	for _, s := range b.Saves {
		switch {
		case s.Kind != saves.Automatic:
			rest = append(rest, s)
		case good:
			own[len(own)-1].also = append(own[len(own)-1].also, s)
		default:
			own = append(own, line{Save: s})
			good = s.Fault == nil && !faulty(s)
		}
	}
	return own, rest
}

// only are the lines that a filter and a search leave, without the tree that they hung
// in.
func only(ctx *scenes.Context, list []line, f filter, search string) []line {
	if search = strings.ToLower(strings.TrimSpace(search)); f == all && search == "" {
		return list
	}
	var some []line
	for _, l := range list {
		if f.takes(&l.Save) && strings.Contains(strings.ToLower(l.found(ctx)), search) {
			l.rails = nil
			some = append(some, l)
		}
	}
	return some
}

// found is what a save can be found by.
func (l *line) found(ctx *scenes.Context) string {
	words := l.name(ctx) + " " + resume.When(l.Time)
	if l.Head != nil {
		words += " " + resume.Names(ctx, l.Head.Seats)
	}
	for _, side := range l.Note.Sides {
		words += " " + side.Name
	}
	return words
}

// name is what a save is called.
func (l *line) name(ctx *scenes.Context) string {
	switch {
	case l.Kind == saves.Found || l.Head == nil && l.Note.Name == "":
		return printable(l.File)
	case l.Kind == saves.Quick:
		return ctx.T("load.quick")
	case l.Kind == saves.Named && l.Note.Name != "":
		return l.Note.Name
	}
	return resume.Names(ctx, l.Head.Seats)
}

// printable is the name of a file as it may be shown.
func printable(file string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r == 0x7f || r >= 0x202a && r <= 0x202e || r >= 0x2066 && r <= 0x2069 {
			return -1
		}
		return r
	}, strings.ToValidUTF8(file, "?"))
}
