package builder

import (
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// A pointer is the stud that is pointed at, by the mouse or by the keyboard, and what
// is being done from there.
type pointer struct {
	x, y  int
	shown bool     // somebody points at the table now
	mouse ui.Point // where the mouse moved it last

	// A press on the table that goes on.
	pressed bool
	from    ui.Point
	fromX   int
	fromY   int
	lastX   int // where a stroke has come to
	lastY   int
	onPick  bool // it began on what is selected, or on what can be

	// A box stretched to select what is in it, from one stud.
	box        bool
	boxX, boxY int
}

func (p *pointer) stretching() bool { return p.box }

// drop ends what is being done, without doing it.
func (p *pointer) drop() { p.pressed, p.box = false, false }

// keepOn keeps the pointer on a table.
func (p *pointer) keepOn(l field.Layout) {
	p.x, p.y = max(0, min(p.x, l.Width-1)), max(0, min(p.y, l.Height-1))
}

// slack is how far a press may move and still be a click, in points.
const slack = 4

// touch takes what the mouse does on the table.
func (s *Scene) touch(ctx *scenes.Context, res ui.Response, lens stage.Lens) {
	in := ctx.UI.Input()
	p := &s.pointer
	if (res.Hover || p.pressed) && in.Pointer != p.mouse {
		p.mouse = in.Pointer // a mouse that lies still leaves the pointer to the keyboard
		at := lens.Studs(in.Pointer)
		p.x, p.y = floor(at.X), floor(at.Y)
		if !s.hand.full() {
			p.keepOn(s.now)
		}
	}
	switch {
	case res.Pressed:
		p.pressed, p.from, p.fromX, p.fromY = true, in.Pointer, p.x, p.y
		p.onPick = s.pressPicks(p.x, p.y)
		if s.brushes() && !s.hand.full() {
			s.beginStroke()
		}
		if in.Left.Released { // a click within one tick
			p.pressed = false
			s.release(in, p)
		}
	case p.pressed && in.Left.Down:
		s.drag(in, p)
	case p.pressed && in.Left.Released:
		p.pressed = false
		s.release(in, p)
	case p.pressed && !in.Left.Down:
		p.drop()
	}
}

// carry goes on with what is dragged from the shelf: over the table it is in the hand,
// and let go it is put there.
func (s *Scene) carry(ctx *scenes.Context, area ui.Rect, lens stage.Lens) {
	in, p := ctx.UI.Input(), &s.pointer
	if s.carried == nil {
		return
	}
	over := in.Pointer.In(area)
	if over {
		if !s.hand.full() {
			s.fromShelf(s.carried.piece)
		}
		at := lens.Studs(in.Pointer)
		p.x, p.y, p.mouse = floor(at.X), floor(at.Y), in.Pointer
	}
	if !in.Left.Down {
		if over && in.Left.Released {
			s.put()
		}
		if s.hand.full() {
			s.letGo()
		}
		s.carried = nil
	}
}

func floor(v float64) int {
	n := int(v)
	if v < float64(n) {
		n--
	}
	return n
}

// pressPicks tells whether a press on a stud could move something.
func (s *Scene) pressPicks(x, y int) bool {
	return !s.hand.full() && s.tool == selecting && topAt(s.now, x, y) >= 0
}

// drag goes on with a press: it moves what was pressed on, stretches a box, or goes
// on removing or painting.
func (s *Scene) drag(in ui.Input, p *pointer) {
	switch {
	case s.hand.full():
	case s.brushes():
		s.goOn()
	case p.box || in.Pointer.Dist(p.from) < slack:
	case p.onPick && !in.Shift:
		if top := topAt(s.now, p.fromX, p.fromY); !contains(s.chosen, top) {
			s.chosen = s.meant(p.fromX, p.fromY)
		}
		s.lift(p.fromX, p.fromY)
		p.pressed = true
	default:
		p.box, p.boxX, p.boxY = true, p.fromX, p.fromY
	}
}

// release ends a press.
func (s *Scene) release(in ui.Input, p *pointer) {
	still := in.Pointer.Dist(p.from) < slack
	switch {
	case s.hand.full():
		if !s.put() && s.hand.from != nil && !still {
			s.letGo() // dragged where it cannot stand: it goes back
		}
	case p.box:
		s.closeBox(in.Shift)
	case s.tool == printing && !s.brushes():
		s.printBox(p.x, p.y, p.x, p.y)
	case s.tool == selecting && still:
		s.pick(s.meant(p.x, p.y), in.Shift)
	}
}

// beginStroke begins to remove, paint or print at the pointer.
func (s *Scene) beginStroke() {
	p := &s.pointer
	s.strokes++
	s.printer.stroke, s.printer.below = patch{}, s.now
	p.lastX, p.lastY = p.x, p.y
	s.mark(p.x, p.y)
}

// goOn goes on with a stroke, along all studs from where it has come to, however fast
// the pointer moves.
func (s *Scene) goOn() {
	p := &s.pointer
	steps := max(abs(p.x-p.lastX), abs(p.y-p.lastY))
	x, y := p.lastX, p.lastY
	for i := 1; i <= steps; i++ {
		s.mark(x+(p.x-x)*i/steps, y+(p.y-y)*i/steps)
	}
	p.lastX, p.lastY = p.x, p.y
}

func abs(n int) int { return max(n, -n) }

// mark removes, paints or prints at a stud.
func (s *Scene) mark(x, y int) {
	if s.tool == printing {
		s.brush(x, y)
		return
	}
	bricks := s.meant(x, y)
	if len(bricks) == 0 {
		return
	}
	if s.tool == removing {
		s.stroke(without(s.now, bricks))
		return
	}
	if l := painted(s.now, bricks, field.Colour(max(0, s.colour))); !sameColours(l, s.now, bricks) {
		s.stroke(l)
	}
}

func sameColours(a, b field.Layout, bricks []int) bool {
	for _, i := range bricks {
		if a.Bricks[i].Colour != b.Bricks[i].Colour {
			return false
		}
	}
	return true
}

// closeBox selects what is in the stretched box, or prints it.
func (s *Scene) closeBox(add bool) {
	p := &s.pointer
	p.box = false
	if s.tool == printing {
		s.printBox(p.boxX, p.boxY, p.x, p.y)
		return
	}
	bricks := inBox(s.now, p.boxX, p.boxY, p.x, p.y)
	if !s.single {
		bricks = whole(s.now, bricks)
	}
	s.pick(bricks, add)
}

// steer takes the keys that work on the table while it has the keyboard.
func (s *Scene) steer(ctx *scenes.Context, area ui.Rect) {
	u := ctx.UI
	in := u.Input()
	p := &s.pointer
	for _, k := range arrows {
		if !u.Key(k.key) {
			continue
		}
		if in.Alt && s.nudge(k.dx, k.dy) {
			continue
		}
		far := 1
		if in.Shift {
			far = 8
		}
		p.x, p.y = p.x+k.dx*far, p.y+k.dy*far
		p.keepOn(s.now)
		s.view.Show(area, middleOf(p.x, p.y))
	}
	switch {
	case u.Key(ui.KeyEnter):
		s.press(in.Shift)
	case u.Key(ui.KeySpace):
		switch {
		case p.box:
			s.closeBox(in.Shift)
		case !s.hand.full() && (s.tool == selecting || s.tool == printing):
			p.box, p.boxX, p.boxY = true, p.x, p.y
		}
	}
}

// press is Enter on the table: it puts, removes, paints, prints, selects, or lifts what
// is selected already.
func (s *Scene) press(add bool) {
	p := &s.pointer
	switch {
	case s.hand.full():
		s.put()
	case p.box:
		s.closeBox(add)
	case s.brushes():
		s.beginStroke()
	case s.tool == printing:
		p.box, p.boxX, p.boxY = true, p.x, p.y
	case !add && contains(s.chosen, topAt(s.now, p.x, p.y)):
		s.lift(p.x, p.y)
	default:
		s.pick(s.meant(p.x, p.y), add)
	}
}

var arrows = [...]struct {
	key    ui.Key
	dx, dy int
}{{ui.KeyLeft, -1, 0}, {ui.KeyRight, 1, 0}, {ui.KeyUp, 0, -1}, {ui.KeyDown, 0, 1}}
