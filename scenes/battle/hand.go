package battle

import (
	"slices"
	"strconv"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/draw"
)

// The four places a die can be assigned to.
const (
	slotDefend = iota
	slotMove
	slotAttack
	slotSpot
	slots
)

// slotColours is the colour of die that each place is for, besides white.
var slotColours = [slots]dice.Colour{dice.Blue, dice.Green, dice.Red, dice.Yellow}

// A hand is the dice of the frame whose turn is shown, and where they lie. It is
// a picture: which dice are spent is the battle's to say.
type hand struct {
	frame int8 // None: no dice
	pool  []rapid.PoolDie
	in    [slots]int // the die that lies in each place, by its place in the pool; None
	// kept is where the dice of other open turns lie, by frame.
	kept map[int8][slots]int
}

func noSlots() [slots]int { return [slots]int{rapid.None, rapid.None, rapid.None, rapid.None} }

// roll takes new dice for the frame that rolls; dice tells their colours.
func (h *hand) roll(e rapid.Event, dice []rapid.PoolDie) {
	h.keep()
	h.frame, h.in = e.Frame, noSlots()
	h.pool = h.pool[:0]
	for i, d := range dice {
		d.Value, d.Spent = e.Values[i], false
		h.pool = append(h.pool, d)
	}
	delete(h.kept, e.Frame)
}

func (h *hand) keep() {
	if h.kept == nil {
		h.kept = map[int8][slots]int{}
	}
	if len(h.pool) > 0 {
		h.kept[h.frame] = h.in
	}
}

// sync shows the dice of the frame whose turn it is.
func (h *hand) sync(s *rapid.State) {
	t := &s.Acting
	if t.Frame == rapid.None || t.Count == 0 || t.Pool[0].Value == 0 {
		if t.Frame != h.frame {
			h.keep()
			h.frame, h.pool, h.in = rapid.None, nil, noSlots()
		}
		return
	}
	if t.Frame != h.frame {
		h.keep()
		h.frame, h.in = t.Frame, noSlots()
		if in, ok := h.kept[t.Frame]; ok {
			h.in = in
		}
	}
	h.pool = append(h.pool[:0], t.Pool[:t.Count]...)
}

// assign puts a die that shows face into a place.
func (h *hand) assign(slot int, face rapid.Face) {
	if face == (rapid.Face{}) || h.in[slot] != rapid.None {
		return
	}
	for i, d := range h.pool {
		if d.Face == face && h.slotOf(i) == rapid.None {
			h.in[slot] = i
			h.pool[i].Spent = true
			return
		}
	}
}

// slotOf is the place that a die of the pool lies in, or None.
func (h *hand) slotOf(die int) int { return slices.Index(h.in[:], die) }

// dieOf is a die as it is drawn.
func dieOf(f rapid.Face) draw.Die {
	return draw.Die{Colour: f.Colour, Faces: int(f.Faces), Value: int(f.Value)}
}

// dieLetter is what stands under a die in the tray.
func dieLetter(f rapid.Face) string {
	if f.Faces == 8 {
		return f.Colour.Letter() + " d8"
	}
	return f.Colour.Letter()
}

func number(n int) string { return strconv.Itoa(n) }
