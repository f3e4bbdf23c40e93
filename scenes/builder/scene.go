package builder

import (
	"slices"

	"rulerfire/assets/terrain"
	"rulerfire/game/history"
	"rulerfire/game/library"
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/share"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Scene is the bench with a table on it.
type Scene struct {
	host  *Builder
	entry library.Entry
	past  *history.History[field.Layout]
	now   field.Layout // the present of past; must not be changed
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

	tooMany bool   // the ground has no room for what was to be printed
	notice  string // the last thing that did not go, or was done by itself
	typed   string // the field whose changes are one change
	unsaved bool
	failed  bool // the last attempt to save did not go
	warned  bool // that leaving gives up what could not be saved
	quiet   int  // ticks until it is saved
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
	if err != nil {
		s.notice = err.Error()
	}
	s.entry, s.typed, s.unsaved = e, "", false
	s.past = history.New(l)
	s.now = s.past.Now()
	s.state = stateOf(s.now)
	s.shelves = terrain.Shelves()
	s.colour, s.cover = -1, true
	s.printer = newPrinter()
	s.view.Reset(float64(l.Width), float64(l.Height))
	s.pointer.x, s.pointer.y = l.Width/2, l.Height/2
}

// do makes a change that can be taken back.
func (s *Scene) do(l field.Layout) {
	s.past.Do(l)
	s.typed = ""
	s.changed()
}

// amend goes on with a change as long as it is the same: what is typed in one field,
// or removed in one stroke.
func (s *Scene) amend(what string, l field.Layout) {
	if s.typed == what {
		s.past.Amend(l)
	} else {
		s.past.Do(l)
	}
	s.changed()
	s.typed, s.quiet = what, patience
}

// patience is how many ticks after the last letter what is typed is saved.
const patience = 40

// changed takes note that another layout is the present one.
func (s *Scene) changed() {
	before := s.now
	s.now = s.past.Now()
	if !slices.Equal(before.Bricks, s.now.Bricks) || before.Width != s.now.Width || before.Height != s.now.Height || before.Round != s.now.Round {
		s.state = stateOf(s.now)
		s.chosen = nil
	}
	if before.Width != s.now.Width || before.Height != s.now.Height {
		s.view.Reset(float64(s.now.Width), float64(s.now.Height))
		s.view.Whole()
		s.pointer.keepOn(s.now)
	}
	s.unsaved, s.notice, s.quiet = true, "", 0
	s.failed, s.warned = false, false
}

// back takes a change back or makes it again. What is in the hand stays there unless
// it was lifted off the table.
func (s *Scene) back(can bool, step func() field.Layout) {
	s.letGo()
	if can {
		step()
		s.typed = ""
		s.changed()
	}
}

func (s *Scene) undo() { s.back(s.past.CanUndo(), s.past.Undo) }
func (s *Scene) redo() { s.back(s.past.CanRedo(), s.past.Redo) }

// save keeps the table in the library if it has changed. What cannot be kept, for want
// of room on the disk, is tried again after a while.
func (s *Scene) save() {
	if !s.unsaved {
		return
	}
	if err := s.keep(); err != nil {
		if !s.warned {
			s.notice = err.Error()
		}
		s.failed, s.quiet = true, retry
		return
	}
	if s.failed {
		s.notice = ""
	}
	s.unsaved, s.failed, s.warned = false, false, false
}

// retry is how many ticks after a failure the table is saved again.
const retry = 300

func (s *Scene) keep() error {
	l := s.past.Now().Tidied()
	if l.Name == "" {
		l.Name = s.entry.Name // a table without a name keeps the last one on the shelf
	}
	if s.entry.Stock {
		e, err := s.host.lib.Duplicate(s.entry.ID)
		if err != nil {
			return err
		}
		if l.Name == s.entry.Name {
			l.Name = e.Name
			s.past.Amend(l)
			s.now = s.past.Now()
		}
		s.entry = e
	}
	e, err := s.entry.With(l)
	if err != nil {
		return err
	}
	if e, err = s.host.lib.Put(e); err != nil {
		return err
	}
	s.entry = e
	return nil
}

// Close saves what has not been saved yet.
func (s *Scene) Close() { s.save() }

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
		s.tooMany, s.notice = false, ctx.T("builder.cannot.print", field.MaxPrints)
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
	s.saveInTime(ctx)
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

// saveInTime saves a change at once, and what is typed when the typing rests.
func (s *Scene) saveInTime(ctx *scenes.Context) {
	if !s.unsaved {
		return
	}
	if s.quiet > 0 {
		s.quiet--
		ctx.Animate()
		return
	}
	s.save()
	ctx.Animate()
}

// leave saves the table and leads one screen back. One that cannot be saved stays on
// the bench, with a notice: only who leaves once more gives the changes up.
func (s *Scene) leave(ctx *scenes.Context) {
	s.save()
	if s.unsaved && !s.warned {
		s.warned = true
		s.notice = ctx.T("bench.unsaved", s.notice)
		return
	}
	ctx.Pop()
}

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
	s.save()
	ctx.Push(share.New(s.host.lib, s.entry))
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
