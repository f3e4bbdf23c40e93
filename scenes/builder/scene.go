package builder

import (
	"slices"
	"strconv"

	"rulerfire/assets/terrain"
	"rulerfire/game/library"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/share"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Scene is the bench with a table on it.
type Scene struct {
	host  *Builder
	desk  *bench.Desk[work]
	now   field.Layout // what lies on the desk; must not be changed
	state state        // what the rules say of it
	scout scout        // looks for pockets

	view    stage.View
	picture *draw.TableView
	heights bool
	cover   bool
	hits    bool

	tool    tool
	single  bool  // a click means one brick, not all that stands together
	chosen  []int // the bricks that are selected, ascending
	hand    hand
	carried *good // what is being dragged from the shelf
	pointer pointer
	printer printer

	shelves []terrain.Shelf
	sort    int // the shelf in front; 0 is the single bricks
	colour  int // what is taken from the shelf is painted in, or -1 as it is
	repeat  repeat
	panel   panel
	opened  bool // the panel has just been opened

	making  chan made // a table is being made up
	stay    bool      // and the panel is to stay open for another
	leading bool      // the pointer must be brought into view

	tooMany bool // the ground has no room for what was to be printed
	strokes int  // so far, each a change of its own
	met     bool
}

// A tool is what a click on the table does while the hand is empty.
type tool int

const (
	selecting tool = iota
	removing
	painting
	printing // on the ground
)

// lay puts a table of the library on the bench.
func (s *Scene) lay(e library.Entry) {
	l, err := e.Table()
	s.desk = bench.New(s.host.lib, e, work{l})
	if err != nil {
		s.desk.Notice = err.Error()
	}
	s.now = s.desk.Now.layout
	s.state = stateOf(s.now)
	s.shelves = terrain.Shelves()
	s.colour, s.cover = -1, true
	s.printer = newPrinter()
	s.view.Reset(float64(l.Width), float64(l.Height))
	s.pointer.x, s.pointer.y = l.Width/2, l.Height/2
}

// do makes a change that can be taken back.
func (s *Scene) do(l field.Layout) {
	s.desk.Change(func(w *work) { w.layout = l })
	s.changed()
}

// amend goes on with a change as long as it is the same: what is typed in one field,
// or removed in one stroke.
func (s *Scene) amend(what string, l field.Layout) {
	s.desk.Write(what, func(w *work) { w.layout = l })
	s.changed()
}

// stroke goes on with the stroke that was begun last.
func (s *Scene) stroke(l field.Layout) { s.amend("stroke "+strconv.Itoa(s.strokes), l) }

// changed takes note that another layout is the present one.
func (s *Scene) changed() {
	before := s.now
	s.now = s.desk.Now.layout
	if !slices.Equal(before.Bricks, s.now.Bricks) || before.Width != s.now.Width || before.Height != s.now.Height || before.Round != s.now.Round {
		s.state = stateOf(s.now)
		s.chosen = nil
	}
	if before.Width != s.now.Width || before.Height != s.now.Height {
		s.view.Reset(float64(s.now.Width), float64(s.now.Height))
		s.view.Whole()
		s.pointer.keepOn(s.now)
	}
}

// back takes a change back or makes it again. What is in the hand stays there unless
// it was lifted off the table.
func (s *Scene) back(step func()) {
	s.letGo()
	step()
	s.changed()
}

func (s *Scene) undo() { s.back(s.desk.Undo) }
func (s *Scene) redo() { s.back(s.desk.Redo) }

// Close saves what has not been saved yet.
func (s *Scene) Close() { s.desk.Save() }

// Frame shows the bench and takes what is done at it.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("builder/table")
	}
	ctx.Desk()
	s.takeMade(ctx)
	s.scout.look(ctx, s.state.table)
	s.keys(ctx)
	l := layOut(ctx)
	s.table(ctx, l.table)
	if s.tooMany {
		s.tooMany, s.desk.Notice = false, ctx.T("builder.cannot.print", field.MaxPrints)
	}
	s.header(ctx, l.header)
	s.toolCard(ctx, l.tools)
	s.shelfCard(ctx, l.shelf)
	s.colourCard(ctx, l.colours)
	s.tableCard(ctx, l.about)
	s.readyCard(ctx, l.ready)
	s.hereCard(ctx, l.here)
	if s.panel == planPanel {
		s.showPlan(ctx)
	}
	s.desk.SaveInTime(ctx)
	s.now = s.desk.Now.layout // a copy of what comes with the game has a name of its own
	if s.panel == noPanel && ctx.UI.Back() && !s.stepBack() {
		s.leave(ctx)
	}
}

// stepBack undoes the last thing that was begun on the table and not finished, and
// tells whether there was one.
func (s *Scene) stepBack() bool {
	switch {
	case s.hand.full():
		s.letGo()
	case s.pointer.stretching():
		s.pointer.drop()
	case s.tool != selecting:
		s.tool = selecting
	case len(s.chosen) > 0:
		s.chosen = nil
	default:
		return false
	}
	return true
}

func (s *Scene) leave(ctx *scenes.Context) { s.desk.Leave(ctx) }

// keys are those that belong to no button, or mean something else there without Ctrl
// or Shift: they are asked for first.
func (s *Scene) keys(ctx *scenes.Context) {
	u := ctx.UI
	in := u.Input()
	if s.panel != noPanel || !in.Ctrl {
		return
	}
	switch {
	case in.Shift && u.Key('Z'), u.Key('Y'):
		s.redo()
	case u.Key('Z'):
		s.undo()
	case u.Key('A'):
		s.selectAll()
	case u.Key('C'):
		s.copy()
	}
}

// give shows the screen on which the table is shared.
func (s *Scene) give(ctx *scenes.Context) {
	s.desk.Save()
	ctx.Push(share.New(s.host.lib, s.desk.Entry()))
}

// layout is where the cards of the screen are.
type layout struct {
	header, table         ui.Rect
	tools, shelf, colours ui.Rect
	about, ready, here    ui.Rect
}

const (
	gap = 8
	pad = 12
)

func layOut(ctx *scenes.Context) (l layout) {
	room := ctx.Size.InsetXY(10, 0)
	l.header = room.CutTop(48)
	room.CutBottom(10)
	wide := max(220, min(284, 264*room.W/1260))
	left, right := room.CutLeft(wide), room.CutRight(wide)
	l.table = ui.Rect{X: room.X + gap, Y: room.Y - 4, W: room.W - 2*gap, H: room.H + 8}

	low := ctx.Size.H < 640 // then nothing takes more room than it must
	l.tools = left.CutTop(149)
	left.CutTop(gap)
	l.colours = left.CutBottom(88)
	left.CutBottom(gap)
	l.shelf = left

	l.about = right.CutTop(190)
	if low {
		right.Y, right.H = right.Y-20, right.H+20
		l.about.H -= 20
	}
	right.CutTop(gap)
	l.here = right.CutBottom(min(190, right.H*0.54))
	right.CutBottom(gap)
	l.ready = right
	return l
}
