// Package garage is the bench of Rapid Attack: one screen on which a company and its
// frames are put together, with all that can be said of them before a battle.
//
// A Garage opens the bench on an entry of the library. Everything is kept in the
// library by itself; what lies on the bench may break the rules, and the screen says
// in every moment what keeps it from the field.
package garage

import (
	"math/rand/v2"
	"strings"

	"rulerfire/game/history"
	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A Garage opens benches, and remembers between them for which battle companies are
// made and against whom.
type Garage struct {
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

// Open is the bench with a company of the library on it. A company that comes with
// the game is copied as soon as it is changed. The entry must be a company without a
// fault.
func (g *Garage) Open(e library.Entry) scenes.Scene {
	s := &Scene{host: g}
	s.lay(e)
	return s
}

// Scene is the bench with a company on it.
type Scene struct {
	host  *Garage
	entry library.Entry
	past  *history.History[work]
	now   work // past.Now, once a tick

	at     int          // the frame on the bench
	system rapid.System // in front on the shelf
	panel  panel
	odds   odds
	random random
	less   lessOrMore

	notice  string // the last thing that did not go
	typed   string // the field whose changes are one change
	unsaved bool
	quiet   int // ticks until what is typed is saved
	saved   bool
	met     bool
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
)

// lay puts a company of the library on the bench.
func (s *Scene) lay(e library.Entry) {
	c, err := e.Company()
	if err != nil {
		s.notice = err.Error()
	}
	s.entry, s.at, s.typed, s.unsaved, s.saved = e, 0, "", false, false
	s.past = history.New(work{c, e.Colour, e.Pattern})
	s.now = s.past.Now()
}

// change makes a change that can be taken back.
func (s *Scene) change(f func(w *work)) {
	w := s.past.Now()
	f(&w)
	s.past.Do(w)
	s.typed = ""
	s.changed()
}

// write is change for a field in which somebody types: what is typed in one go is
// taken back in one.
func (s *Scene) write(field string, f func(w *work)) {
	w := s.past.Now()
	f(&w)
	if s.typed == field {
		s.past.Amend(w)
	} else {
		s.past.Do(w)
	}
	s.changed()
	s.typed, s.quiet = field, patience
}

// patience is how many ticks after the last letter what is typed is saved.
const patience = 40

func (s *Scene) changed() {
	s.now = s.past.Now()
	s.at = max(0, min(s.at, s.now.len()-1))
	s.unsaved, s.notice, s.quiet = true, "", 0
}

func (s *Scene) undo() {
	if s.past.CanUndo() {
		s.past.Undo()
		s.typed = ""
		s.changed()
	}
}

func (s *Scene) redo() {
	if s.past.CanRedo() {
		s.past.Redo()
		s.typed = ""
		s.changed()
	}
}

// save keeps the company in the library if it has changed.
func (s *Scene) save() {
	if !s.unsaved {
		return
	}
	s.unsaved = false
	w := s.past.Now()
	if s.entry.Stock {
		if err := s.part(&w); err != nil {
			s.notice = err.Error()
			return
		}
	}
	if strings.TrimSpace(w.company.Name) == "" {
		w.company.Name = s.entry.Name // nothing is kept without a name
	}
	e, err := s.entry.With(w.company)
	if err == nil {
		e.Colour, e.Pattern = w.colour, w.pattern
		e, err = s.host.lib.Put(e)
	}
	if err != nil {
		s.notice = err.Error()
		return
	}
	s.entry, s.saved = e, true
}

// part makes a copy of a company that comes with the game, which is changed in its
// place from now on.
func (s *Scene) part(w *work) error {
	e, err := s.host.lib.Duplicate(s.entry.ID)
	if err != nil {
		return err
	}
	if w.company.Name == s.entry.Name {
		w.company.Name = e.Name
		s.past.Amend(*w)
		s.now = s.past.Now()
	}
	s.entry = e
	return nil
}

// Close saves what has not been saved yet.
func (s *Scene) Close() { s.save() }

// look is how the frames of the company look.
func (s *Scene) look() draw.Seat { return lookOf(s.now.colour, s.now.pattern) }

// lookOf is the look of a livery as the library keeps it.
func lookOf(colour, pattern uint8) draw.Seat {
	pick := func(n uint8) draw.Seat { return draw.Seats[max(0, int(n)-1)%len(draw.Seats)] }
	look := pick(colour)
	look.Pattern = pick(pattern).Pattern
	return look
}

// Frame shows the bench and takes what is done at it.
func (s *Scene) Frame(ctx *scenes.Context) {
	if !s.met {
		s.met = true
		ctx.UI.SetFocus("company/list")
	}
	s.keys(ctx)
	ctx.Desk()
	l := s.layout(ctx)
	s.header(ctx, l.header)
	s.companyCard(ctx, l.company)
	s.readyCard(ctx, l.ready)
	s.libraryCard(ctx, l.library)
	s.bench(ctx, l.bench)
	s.worthCard(ctx, l.worth)
	s.shelf(ctx, l.shelf)
	s.againstCard(ctx, l.against)
	s.showPanel(ctx)
	s.saveInTime(ctx)
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
	}
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

func (s *Scene) leave(ctx *scenes.Context) {
	s.save()
	ctx.Pop()
}

// keys are those that belong to no button.
func (s *Scene) keys(ctx *scenes.Context) {
	u := ctx.UI
	in := u.Input()
	if in.Ctrl {
		switch {
		case in.Shift && u.Key('Z'), u.Key('Y'):
			s.redo()
		case u.Key('Z'):
			s.undo()
		}
		return
	}
	for i := range min(9, s.now.len()) {
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
	left := room.CutLeft(max(232, min(300, 268*k)))
	right := room.CutRight(max(296, min(460, 404*k)))
	middle := room.InsetXY(12, 0)

	l.library = left.CutBottom(min(100, left.H*0.19))
	left.CutBottom(gap)
	l.ready = left.CutBottom(left.H * 0.37)
	left.CutBottom(gap)
	l.company = left

	l.worth = middle.CutBottom(min(300, middle.H*0.37))
	middle.CutBottom(gap)
	l.bench = middle

	l.against = right.CutBottom(max(200, min(300, right.H*0.36)))
	right.CutBottom(gap)
	l.shelf = right
	return l
}
