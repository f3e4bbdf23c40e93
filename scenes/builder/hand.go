package builder

import (
	"slices"

	"rulerfire/assets/terrain"
	"rulerfire/rules/field"
)

// A hand is the piece that follows the pointer until it is put on the table.
type hand struct {
	piece terrain.Piece
	from  []int // the bricks of the table that it is; nil if it is a new one
	level int   // the layer that its lowest brick goes to; 0 lets it sink onto what is there
	x, y  int   // where it is held, in studs from its corner

	// The verdict is worked out only where something has changed.
	placed terrain.Piece
	judged verdict
	at     [2]int
	fresh  bool
}

func (h *hand) full() bool { return len(h.piece) > 0 }

// take takes a piece into the hand, by its middle.
func (s *Scene) take(p terrain.Piece) {
	w, l := p.Size()
	s.hand = hand{piece: p, level: s.hand.level, x: w / 2, y: l / 2}
	s.tool, s.chosen, s.desk.Notice = selecting, nil, ""
	s.pointer.drop()
}

// fromShelf takes a piece of the shelf into the hand, in the colour that is chosen.
func (s *Scene) fromShelf(p terrain.Piece) {
	if s.colour >= 0 {
		p = coloured(p, field.Colour(s.colour))
	}
	s.take(p)
}

// lift takes what is selected off the table into the hand, held at a stud.
func (s *Scene) lift(x, y int) {
	if len(s.chosen) == 0 {
		return
	}
	p, px, py, _ := lift(s.now, s.chosen)
	s.hand = hand{piece: p, from: s.chosen, x: x - px, y: y - py}
	s.chosen, s.desk.Notice = nil, ""
	s.pointer.drop()
}

// copy takes a copy of what is selected, or of what is in the hand, into the hand.
func (s *Scene) copy() {
	if s.hand.full() {
		s.hand.from, s.hand.fresh = nil, false
		return
	}
	if len(s.chosen) > 0 {
		p, _, _, _ := lift(s.now, s.chosen)
		s.take(p)
	}
}

// letGo empties the hand; what was lifted off the table is back where it was.
func (s *Scene) letGo() {
	if s.hand.from != nil {
		s.chosen = s.hand.from
	}
	s.hand = hand{level: s.hand.level}
}

// base is the table without what has been lifted off it.
func (s *Scene) base() field.Layout {
	if s.hand.from != nil {
		return without(s.now, s.hand.from)
	}
	return s.now
}

// ghost is the piece in the hand as it would stand at the pointer, and whether it can.
func (s *Scene) ghost() (terrain.Piece, verdict) {
	h := &s.hand
	at := [2]int{s.pointer.x - h.x, s.pointer.y - h.y}
	if !h.fresh || h.at != at {
		h.fresh, h.at = true, at
		base := s.base()
		var ok bool
		if h.placed, ok = dropped(base, h.piece, at[0], at[1], h.level); ok {
			h.judged = judge(base, h.placed)
		} else {
			h.placed, h.judged = h.piece.At(at[0], at[1]), verdict{tall: true}
		}
	}
	return h.placed, h.judged
}

// put puts what is in the hand on the table. A new piece stays in the hand as well, so
// that it can be put again; what was lifted is put once, and selected.
func (s *Scene) put() bool {
	placed, v := s.ghost()
	if !v.ok {
		return false
	}
	if s.unmoved(placed) {
		s.letGo()
		return true
	}
	l, added := with(s.base(), placed)
	moved := s.hand.from != nil
	s.do(l)
	if moved {
		s.hand = hand{level: 0}
		s.chosen = added
	}
	s.hand.fresh = false
	return true
}

// unmoved tells whether a placed piece is what was lifted, where it was: then nothing has
// changed.
func (s *Scene) unmoved(placed terrain.Piece) bool {
	if s.hand.from == nil || len(s.hand.from) != len(placed) {
		return false
	}
	for k, i := range s.hand.from {
		if s.now.Bricks[i] != placed[k] {
			return false
		}
	}
	return true
}

// reshape turns or mirrors what is in the hand, or else what is selected: in its
// place, if it can stand there, and in the hand if not.
func (s *Scene) reshape(f func(terrain.Piece) terrain.Piece) {
	if s.hand.full() {
		h := &s.hand
		w, l := h.piece.Size()
		h.piece = f(h.piece)
		if nw, nl := h.piece.Size(); nw != w || nl != l {
			h.x, h.y = nw/2, nl/2
		} else {
			h.x = min(h.x, nw-1)
		}
		h.fresh = false
		return
	}
	if len(s.chosen) == 0 {
		return
	}
	p, x, y, _ := lift(s.now, s.chosen)
	w, l := p.Size()
	turned := f(p)
	nw, nl := turned.Size()
	base := without(s.now, s.chosen)
	placed, ok := dropped(base, turned, x+(w-nw)/2, y+(l-nl)/2, 0)
	if !ok || !judge(base, placed).ok {
		s.lift(x+w/2, y+l/2)
		s.hand.piece = turned
		s.hand.x, s.hand.y = nw/2, nl/2
		return
	}
	l2, added := with(base, placed)
	s.do(l2)
	s.chosen = added
}

func (s *Scene) turn() { s.reshape(func(p terrain.Piece) terrain.Piece { return p.Turned(1) }) }

func (s *Scene) mirror() { s.reshape(terrain.Piece.Mirrored) }

// nudge moves what is selected by studs, if it can stand there.
func (s *Scene) nudge(dx, dy int) bool {
	if len(s.chosen) == 0 {
		return false
	}
	p, x, y, _ := lift(s.now, s.chosen)
	base := without(s.now, s.chosen)
	placed, ok := dropped(base, p, x+dx, y+dy, 0)
	if !ok || !judge(base, placed).ok {
		return false
	}
	l, added := with(base, placed)
	s.do(l)
	s.chosen = added
	return true
}

// remove takes what is selected, or what is in the hand, off the table for good.
func (s *Scene) remove() {
	switch {
	case s.hand.full():
		l := s.base()
		moved := s.hand.from != nil
		s.hand = hand{level: s.hand.level}
		if moved {
			s.do(l)
		}
	case len(s.chosen) > 0:
		s.do(without(s.now, s.chosen))
	}
}

// paint gives what is in the hand, or what is selected, another colour; what is taken
// from the shelf next gets it too.
func (s *Scene) paint(colour int) {
	s.colour = colour
	if colour < 0 {
		return
	}
	c := field.Colour(colour)
	switch {
	case s.hand.full():
		s.hand.piece = coloured(s.hand.piece, c)
		s.hand.fresh = false
	case len(s.chosen) > 0:
		chosen := s.chosen
		s.do(painted(s.now, chosen, c))
		s.chosen = chosen
	}
}

func (s *Scene) selectAll() {
	s.letGo()
	s.tool, s.chosen = selecting, nil
	for i := range s.now.Bricks {
		s.chosen = append(s.chosen, i)
	}
}

// pick selects bricks, or adds them to what is selected; what is selected already is
// not any more.
func (s *Scene) pick(bricks []int, add bool) {
	if !add {
		s.chosen = bricks
		return
	}
	fresh := false
	for _, i := range bricks {
		fresh = fresh || !slices.Contains(s.chosen, i)
	}
	var now []int
	for i := range s.now.Bricks {
		was, is := slices.Contains(s.chosen, i), slices.Contains(bricks, i)
		if was && !is || is && fresh {
			now = append(now, i)
		}
	}
	s.chosen = now
}

// meant are the bricks that a click on a stud means: the highest there, and unless
// single bricks are meant, all that stands together with it.
func (s *Scene) meant(x, y int) []int {
	top := topAt(s.now, x, y)
	if top < 0 {
		return nil
	}
	if s.single {
		return []int{top}
	}
	return whole(s.now, []int{top})
}
