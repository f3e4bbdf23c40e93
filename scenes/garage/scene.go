// Package garage is the bench of Rapid Attack: one screen on which a company and its
// frames are put together, with all that can be said of them before a battle.
//
// A Garage opens the bench on an entry of the library. Everything is kept in the
// library by itself; what lies on the bench may break the rules, and the screen says
// in every moment what keeps it from the field.
package garage

import (
	"math/rand/v2"

	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Garage opens benches, and remembers between them for which battle companies are
// made and against whom.
type Garage struct {
	// Try makes the screen on which a company is tried out in battles between computers,
	// and compared with what it was before unless that is nil. Without Try it is not
	// offered.
	Try func(e library.Entry, before *library.Entry) scenes.Scene

	lib    *library.Library
	chance *rand.Rand

	size    rapid.Size
	players int
	rockets int
	rivals  []library.ID // at most maxRivals
}

// New makes a garage for the companies of a library. seed is where its chance comes
// from: the seeds of companies that are made up.
func New(lib *library.Library, seed uint64) *Garage {
	return &Garage{
		lib: lib, chance: rand.New(rand.NewPCG(seed, 0x9a4a)),
		players: 2, rockets: rapid.DefaultSettings().Rockets,
	}
}

// Open is the bench with a company of the library on it, or with a single frame. What
// comes with the game is copied as soon as it is changed. The entry must be without a
// fault.
func (g *Garage) Open(e library.Entry) scenes.Scene {
	s := &Scene{host: g}
	s.lay(e)
	return s
}

// Scene is the bench with a company on it.
type Scene struct {
	host   *Garage
	desk   *bench.Desk[work]
	opened library.Entry // as the company was when it came onto the bench

	at     int          // the frame on the bench
	system rapid.System // in front on the shelf
	panel  panel
	odds   odds
	random random
	sheet  string // the file of the sheet printed last

	held  holdings
	stale bool   // held is to be made anew
	said  string // what has been done last, where it is not seen
	tried lessOrMore

	met bool
}

// A panel lies over the screen; the zero value is nothing.
type panel uint8

const (
	noPanel panel = iota
	battlePanel
	openPanel
	rivalsPanel
	framesPanel
	oddsPanel
	randomPanel
	liveryPanel
	printPanel
)

// lay puts a company of the library on the bench.
func (s *Scene) lay(e library.Entry) {
	w, err := unpack(e)
	s.desk = bench.New(s.host.lib, e, w)
	s.opened, s.at, s.stale = e, 0, true
	s.said, s.random.taken, s.tried = "", 0, lessOrMore{-1, -1}
	if err != nil {
		s.desk.Notice = err.Error()
	}
}

// change makes a change that can be taken back.
func (s *Scene) change(f func(w *work)) {
	s.said = ""
	s.desk.Change(f)
	s.settle()
}

// write is change for a field in which somebody types.
func (s *Scene) write(field string, f func(w *work)) { s.desk.Write(field, f) }

// over shows a panel over the screen.
func (s *Scene) over(p panel) { s.panel, s.stale = p, true }

// settle keeps the place on the bench among the frames that there are.
func (s *Scene) settle() { s.at = max(0, min(s.at, s.desk.Now.len()-1)) }

// Close saves what has not been saved yet.
func (s *Scene) Close() { s.desk.Save() }

// look is how the frames of the company look.
func (s *Scene) look() draw.Seat { return s.desk.Now.dress().Look() }

// Frame shows the bench and takes what is done at it.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus(frameList)
	}
	s.keys(ctx)
	s.takeStock()
	ctx.Desk()
	l := s.layout(ctx)
	s.header(ctx, l.header)
	s.companyCard(ctx, l.company)
	s.readyCard(ctx, l.ready)
	s.libraryCard(ctx, l.library)
	s.bench(ctx, l.bench)
	if s.desk.Now.len() > 0 {
		s.worthCard(ctx, l.worth)
	}
	s.shelf(ctx, l.shelf)
	if !s.desk.Now.single {
		s.againstCard(ctx, l.against)
	}
	s.showPanel(ctx)
	s.desk.SaveInTime(ctx)
	if s.panel == noPanel && ctx.UI.Back() {
		s.leave(ctx)
	}
}

func (s *Scene) showPanel(ctx *scenes.Context) {
	switch s.panel {
	case battlePanel:
		s.showBattle(ctx)
	case openPanel:
		s.showOpen(ctx)
	case rivalsPanel:
		s.showRivals(ctx)
	case framesPanel:
		s.showFrames(ctx)
	case oddsPanel:
		s.showOdds(ctx)
	case randomPanel:
		s.showRandom(ctx)
	case liveryPanel:
		s.showLivery(ctx)
	case printPanel:
		s.showPrinted(ctx)
	}
}

func (s *Scene) leave(ctx *scenes.Context) { s.desk.Leave(ctx) }

// keys are those that belong to no button.
func (s *Scene) keys(ctx *scenes.Context) {
	u := ctx.UI
	if s.desk.Keys(u) {
		s.settle()
		return
	}
	for i := range min(9, s.desk.Now.len()) {
		if u.Key(ui.Key('1' + rune(i))) {
			s.at = i
		}
	}
}

// layout is where the cards of the screen are.
type layout struct {
	header                  ui.Rect
	company, ready, library ui.Rect
	bench, worth            ui.Rect
	shelf, against          ui.Rect
}

const gap = 8

func (s *Scene) layout(ctx *scenes.Context) (l layout) {
	room := ctx.Size.InsetXY(12, 0)
	l.header = room.CutTop(54)
	room.CutBottom(12)
	// Of a screen that is not as large as the picture it was drawn for, each part
	// loses alike; of a larger one the middle and the lists gain.
	k := room.W / 1256
	left := room.CutLeft(max(218, min(300, 268*k)))
	right := room.CutRight(max(322, min(460, 404*k)))
	middle := room.InsetXY(12, 0)

	l.library = left.CutBottom(min(100, left.H*0.19))
	left.CutBottom(gap)
	if s.desk.Now.single {
		l.company = left.CutTop(36 + rowHigh + 12)
		left.CutTop(gap)
		l.ready = left
	} else {
		l.ready = left.CutBottom(left.H * 0.37)
		left.CutBottom(gap)
		l.company = left
	}

	if s.desk.Now.len() > 0 {
		l.worth = middle.CutBottom(max(194, min(300, middle.H*0.37)))
		middle.CutBottom(gap)
	}
	l.bench = middle

	if !s.desk.Now.single {
		l.against = right.CutBottom(max(200, min(300, right.H*0.36)))
		right.CutBottom(gap)
	}
	right.H = min(right.H, 560)
	l.shelf = right
	return l
}
