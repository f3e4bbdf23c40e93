package boardbuilder

import (
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/share"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// Scene is the bench with a board on it.
type Scene struct {
	host *Builder
	desk *bench.Desk[work]

	seen    *hexwar.Board // the board that all of this is about
	state   state
	view    stage.View
	picture *draw.HexBoardView
	heights bool // are shown

	tool    tool
	colour  hexwar.Colour // of the brush
	radius  int           // of the brush, in hexes round the middle
	twin    bool          // what is done to one half is done to the other
	floors  int8          // the elevation of the next structure
	side    int           // whose deployment zone is painted, or nobody
	chosen  *hex.Cell     // a hex of the structure that is chosen; nil for none
	mission int           // whose zones and markers are shown, or -1
	pointer pointer
	lead    lead

	planning bool // the panel is open that makes boards up
	asked    bool // it has been shown already
	made     made

	strokes int    // so far, each a change of its own
	notice  string // the key of the last thing that did not go
	met     bool
}

// A tool is what a click on the board does.
type tool int

const (
	painting tool = iota
	filling
	picking
	raising
	lowering
	building
	removing
	marking
	zoning
)

// board is the board as it is, only to be looked at.
func (s *Scene) board() *hexwar.Board { return s.desk.Now.board }

// change makes a change of the board that can be taken back; one that changes nothing
// is none.
func (s *Scene) change(f func(e edit)) {
	s.strokes++
	s.stroke(f)
}

// stroke goes on with the change that was begun last.
func (s *Scene) stroke(f func(e edit)) {
	s.try(func(e edit) bool {
		f(e)
		return true
	})
}

// try goes on with the change that was begun last, unless f says that it cannot be.
func (s *Scene) try(f func(e edit) bool) bool {
	next := s.desk.Now.Clone()
	if !f(edit{next.board, s.twin}) {
		return false
	}
	if !same(next.board, s.board()) {
		s.desk.Write(strokeName(s.strokes), func(w *work) { *w = next })
		s.notice = ""
	}
	return true
}

// look takes note of what the board is like now.
func (s *Scene) look() {
	b := s.board()
	if b == s.seen {
		return
	}
	picture := hexroster.Board(b)
	if s.seen == nil || s.seen.Grid != b.Grid {
		s.picture = draw.NewHexBoardView(picture)
		s.view.Reset(picture.Size())
		s.view.Whole()
		s.lead = lead{}
	}
	s.seen = b
	s.state = stateOf(b, s.host.stock)
	s.picture.Show(picture)
	s.pointer.keepOn(b.Grid)
	if s.chosen != nil && structureAt(b, *s.chosen) < 0 {
		s.chosen = nil
	}
}

// Close saves what has not been saved yet.
func (s *Scene) Close() { s.desk.Save() }

// Frame shows the bench and takes what is done at it.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("boards/board")
	}
	if !s.planning {
		s.desk.Keys(ctx.UI)
	}
	s.look()
	ctx.Desk()
	l := layOut(ctx)
	s.canvas(ctx, l.board)
	s.header(ctx, l.header)
	s.toolCard(ctx, l.tools)
	s.colourCard(ctx, l.colours)
	s.thingCard(ctx, l.thing)
	s.hereCard(ctx, l.here)
	s.aboutCard(ctx, l.about)
	s.readyCard(ctx, l.ready)
	s.missionCard(ctx, l.missions)
	if s.planning {
		s.showPlan(ctx)
	}
	s.desk.SaveInTime(ctx)
	if !s.planning && ctx.UI.Back() && !s.stepBack() {
		s.leave(ctx)
	}
}

// stepBack lets go of what has been chosen, and tells whether there was anything.
func (s *Scene) stepBack() bool {
	switch {
	case s.chosen != nil:
		s.chosen = nil
	case s.mission >= 0:
		s.mission = -1
	case s.tool != painting:
		s.tool = painting
	default:
		return false
	}
	return true
}

func (s *Scene) leave(ctx *scenes.Context) { s.desk.Leave(ctx) }

// header is the top line: which board it is, and what can be done with all of it.
func (s *Scene) header(ctx *scenes.Context, r ui.Rect) {
	h := bench.NewHeader(ctx, r, "boards")
	if h.Button("done", 90, ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.leave(ctx)
	}
	if h.Button("share", 74, ui.ButtonLook{}) {
		s.desk.Save()
		ctx.Push(share.New(s.host.lib, s.desk.Entry()))
	}
	if h.Button("plan", 112, ui.ButtonLook{Key: 'G', Tip: ctx.T("boards.plan.tip")}) {
		s.openPlan()
	}
	if h.Button("redo", 80, ui.ButtonLook{Key: 'Y', Off: !s.desk.CanRedo()}) {
		s.desk.Redo()
	}
	if h.Button("undo", 82, ui.ButtonLook{Key: 'Z', Off: !s.desk.CanUndo()}) {
		s.desk.Undo()
	}
	h.Room.CutRight(6)
	name := s.board().Name
	if name == "" {
		name = s.desk.Entry().Name
	}
	notice := ""
	if s.notice != "" {
		notice = ctx.T(s.notice)
	}
	if s.desk.Notice != "" {
		notice = s.desk.Notice
	}
	h.Named(name, notice)
}

// layout is where the cards of the screen are.
type layout struct {
	header, board               ui.Rect
	tools, colours, thing, here ui.Rect
	about, ready, missions      ui.Rect
}

const gap = 8

func layOut(ctx *scenes.Context) (l layout) {
	room := ctx.Size.InsetXY(10, 0)
	l.header = room.CutTop(48)
	room.CutBottom(10)
	wide := max(290, min(360, 322*room.W/1260))
	left, right := room.CutLeft(wide), room.CutRight(wide)
	l.board = ui.Rect{X: room.X + gap, Y: room.Y - 4, W: room.W - 2*gap, H: room.H + 8}

	tall := left.H > 560
	l.tools = left.CutTop(pick(tall, 160.0, 138))
	left.CutTop(gap)
	l.colours = left.CutTop(pick(tall, max(192, min(left.H*.36, 240)), 134))
	left.CutTop(gap)
	l.thing = left.CutTop(106)
	left.CutTop(gap)
	l.here = left

	l.about = right.CutTop(pick(tall, 158.0, 148))
	right.CutTop(gap)
	l.ready = right.CutTop(max(146, right.H*0.4))
	right.CutTop(gap)
	l.missions = right
	return l
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}
