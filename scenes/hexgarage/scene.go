package hexgarage

import (
	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Scene is the bench with a squad, or with a unit by itself, on it.
type Scene struct {
	host *Garage
	desk *bench.Desk[work]

	opened library.Entry // as it was laid on the bench

	at     int // the unit on the bench
	facing int // the side of its hex that it looks across, 0 the upper one
	tab    tab // of the shelf
	panel  panel
	random random
	sheet  string // the file that was printed last
	moves  moves
	answer answer // of the what-if card
	led    led
	said   string // what has been done last that is not to be seen
	met    bool
}

// A panel lies over the screen; the zero value is nothing.
type panel uint8

const (
	noPanel panel = iota
	sizePanel
	unitsPanel
	rivalPanel
	randomPanel
	liveryPanel
	printedPanel
)

// change makes a change of the squad that can be taken back.
func (s *Scene) change(f func(w *work)) {
	s.desk.Change(f)
	s.said = ""
	s.look()
}

// alter makes a change of the unit on the bench that can be taken back.
func (s *Scene) alter(f func(d *hexwar.UnitDesign)) {
	if s.any() {
		s.change(func(w *work) { f(w.unit(s.at)) })
	}
}

// turn is alter for a field in which somebody types or turns a number.
func (s *Scene) turn(field string, f func(d *hexwar.UnitDesign)) {
	if s.any() {
		s.desk.Write(field, func(w *work) { f(w.unit(s.at)) })
	}
}

// look makes sure that the unit on the bench is one that there is.
func (s *Scene) look() { s.at = max(0, min(s.at, s.desk.Now.len()-1)) }

// any tells whether there is a unit on the bench.
func (s *Scene) any() bool { return s.desk.Now.len() > 0 }

// unit is the unit on the bench, to be looked at.
func (s *Scene) unit() *hexwar.UnitDesign { return s.desk.Now.unit(s.at) }

// catalogue is what units are built from.
func (s *Scene) catalogue() *hexwar.Catalogue { return s.host.stock.Catalogue }

// core is the core type of the unit on the bench, or one without any stats.
func (s *Scene) core() *hexwar.CoreType {
	if core, ok := s.catalogue().Core(s.unit().Core); ok {
		return core
	}
	return &hexwar.CoreType{}
}

// livery is how the units look.
func (s *Scene) livery() draw.Seat { return s.desk.Now.dress().Look() }

// Close saves what has not been saved yet.
func (s *Scene) Close() { s.desk.Save() }

// Frame shows the bench and takes what is done at it.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("squad/list")
	}
	s.keys(ctx.UI)
	ctx.Desk()
	l := arrange(ctx.Size)
	s.header(ctx, l.header)
	s.squadCard(ctx, l.squad)
	s.readyCard(ctx, l.ready)
	s.randomCard(ctx, l.random)
	s.bench(ctx, l.bench)
	s.sheetCard(ctx, l.sheet)
	s.shelf(ctx, l.shelf)
	s.whatIfCard(ctx, l.whatIf)
	s.point(ctx)
	s.showPanel(ctx)
	s.desk.SaveInTime(ctx)
	if s.panel == noPanel && ctx.UI.Back() {
		s.leave(ctx)
	}
}

func (s *Scene) showPanel(ctx *scenes.Context) {
	switch s.panel {
	case sizePanel:
		s.showSize(ctx)
	case unitsPanel:
		s.showUnits(ctx)
	case rivalPanel:
		s.showRivals(ctx)
	case randomPanel:
		s.showRandom(ctx)
	case liveryPanel:
		s.showLivery(ctx)
	case printedPanel:
		if bench.Printed(ctx, s.sheet) {
			s.close()
		}
	}
}

func (s *Scene) close() { s.panel = noPanel }

func (s *Scene) leave(ctx *scenes.Context) { s.desk.Leave(ctx) }

// keys are those that belong to no button.
func (s *Scene) keys(u *ui.UI) {
	if s.panel != noPanel {
		return
	}
	ctrl := s.desk.Keys(u)
	s.look()
	if ctrl {
		return
	}
	for i := range min(9, s.desk.Now.len()) {
		if u.Key(ui.Key('1' + rune(i))) {
			s.at = i
		}
	}
	for i, k := range tabKeys {
		if u.Key(k) {
			s.tab = tab(i)
		}
	}
}

// layout is where the cards of the screen are.
type layout struct {
	header               ui.Rect
	squad, ready, random ui.Rect
	bench, sheet         ui.Rect
	shelf, whatIf        ui.Rect
}

const gap = 8

// arrange lays the cards out. Of a screen that is not as large as the picture it was
// drawn for each part loses alike; of a larger one the middle and the lists gain.
func arrange(size ui.Rect) (l layout) {
	room := size.InsetXY(12, 0)
	wide := room.W / 1256
	l.header = room.CutTop(54)
	room.CutBottom(12)
	left := room.CutLeft(max(232, min(300, 268*wide)))
	right := room.CutRight(max(296, min(460, 404*wide)))
	middle := room.InsetXY(12, 0)

	l.random = left.CutBottom(min(92, left.H*0.19))
	left.CutBottom(gap)
	l.ready = left.CutBottom(left.H * 0.37)
	left.CutBottom(gap)
	l.squad = left

	l.sheet = middle.CutBottom(min(300, middle.H*0.37))
	middle.CutBottom(gap)
	l.bench = middle

	l.whatIf = right.CutBottom(min(300, right.H*0.36))
	right.CutBottom(gap)
	l.shelf = right
	return l
}

// closeButton closes a panel, from the right end of its foot.
func (s *Scene) closeButton(ctx *scenes.Context, id string, foot *ui.Rect) {
	if ctx.UI.Button(id, foot.CutRight(130), ctx.T("hexgarage.close"), ui.ButtonLook{KeyText: ui.KeyEscape.String()}) {
		s.close()
	}
}
