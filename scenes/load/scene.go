package load

import (
	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/ui"
)

// Scene is the list of all battles that are kept.
type Scene struct {
	battles *Battles
	playing *game.Session // the battle on the table, from which one comes; nil for none

	listing <-chan listed
	tree    []*saves.Branch
	count   int // saves in the folder
	lost    error
	checks  checks

	list   []line // what is shown
	stale  bool   // it must be made anew
	filter filter
	search string
	chosen string // the line that is looked at, by its key
	at     int    // and where it was
	before click

	opening <-chan resumed
	opened  line // what is being opened
	name    string
	renamed string // the line whose name is in the field, by its key
	ask     ask
	note    note
	met     bool
}

// listed is a folder as it was listed.
type listed struct {
	list []saves.Save
	err  error
}

// A click is the last click on a line.
type click struct {
	key  string
	tick int
}

// A note says what has just been done, or why it could not be.
type note struct {
	said string
	bad  bool
}

// An ask is what is asked about once more.
type ask uint8

const (
	nothing ask = iota
	deleting
	leaving // a battle that is not on disk
)

func newScene(b *Battles, playing *game.Session) *Scene {
	s := &Scene{battles: b, playing: playing, checks: newChecks(b)}
	flush(playing)
	s.relist()
	return s
}

// relist lists the folder, in the background.
func (s *Scene) relist() {
	done := make(chan listed, 1)
	s.listing = done
	folder := s.battles.folder
	go func() {
		list, err := folder.List()
		done <- listed{list, err}
	}()
}

// Measures of the screen, in points.
const (
	edge = 14
	gap  = 10
	pad  = 14
)

// Frame shows the list and does what the player wants.
func (s *Scene) Frame(ctx *scenes.Context) {
	u := ctx.UI
	if !s.met {
		s.met = true
		u.SetFocus("load/list")
	}
	s.progress(ctx)
	s.refresh(ctx)
	ctx.Desk()
	room := ctx.Size.Inset(edge)
	s.head(ctx, room.CutTop(40))
	room.CutTop(gap)
	left := room.CutLeft((room.W - gap) * 0.54)
	room.CutLeft(gap)
	s.listCard(ctx, left)
	s.saveCard(ctx, room)
	s.showAsk(ctx)
	if u.Back() {
		s.keepName()
		ctx.Pop()
	}
	if len(s.checks.asked) > 0 {
		ctx.Animate()
	}
}

// Close gives up what is being opened.
func (s *Scene) Close() { giveUp(s.opening) }

// progress takes note of what has been done in the background.
func (s *Scene) progress(ctx *scenes.Context) {
	if got, ok := arrived(s.listing); ok {
		s.listing, s.stale = nil, true
		s.tree, s.count, s.lost = saves.Tree(got.list), len(got.list), got.err
	}
	if s.checks.proceed(ctx) {
		s.stale = true
	}
	if got, ok := arrived(s.opening); ok {
		s.opening = nil
		if got.err != nil {
			s.note = note{ctx.T("load.lost.load", got.err.Error()), true}
			s.checks.of[s.opened.key()] = &check{done: true, fault: got.err, note: s.opened.Note}
			s.stale = true
		} else {
			leave(ctx, s.playing, s.battles.way(s.opened.Head.System), got.offer)
		}
	}
	if s.listing != nil || s.opening != nil {
		ctx.Animate()
	}
}

// refresh makes the list anew where it must be, and looks at a line that is in it.
func (s *Scene) refresh(ctx *scenes.Context) {
	if !s.stale {
		return
	}
	s.stale = false
	tree := lines(s.tree, func(save saves.Save) bool { return s.checks.known(save) != nil })
	s.list = only(ctx, tree, s.filter, s.search)
	if s.index() < 0 {
		first := s.chosen == ""
		s.chosen = ""
		if first {
			s.at = s.table()
		}
		if len(s.list) > 0 {
			s.chosen = s.list[max(0, min(s.at, len(s.list)-1))].key()
		}
	}
	s.at = max(0, s.index())
}

// table is where the battle is in the list that is on the table; 0 if there is none.
func (s *Scene) table() int {
	for i := range s.list {
		if s.list[i].Kind == saves.Automatic && s.onTable(&s.list[i]) {
			return i
		}
	}
	return 0
}

// index is where the line looked at is in the list, or -1.
func (s *Scene) index() int {
	for i := range s.list {
		if s.list[i].key() == s.chosen {
			return i
		}
	}
	return -1
}

// line is the line looked at; nil for none.
func (s *Scene) line() *line {
	if i := s.index(); i >= 0 {
		return &s.list[i]
	}
	return nil
}

// look looks at another line.
func (s *Scene) look(i int) {
	if key := s.list[i].key(); key != s.chosen {
		s.keepName()
		s.chosen, s.at, s.note = key, i, note{}
	}
}

// head is the line above the cards.
func (s *Scene) head(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	row := r.InsetXY(0, 3)
	back := "load.back"
	if s.playing != nil {
		back = "load.back.battle"
	}
	leave := row.CutRight(u.Width(ctx.T(back), ui.Text{Size: 13.5, Medium: true}) + 62)
	row.CutRight(14)
	title := ctx.T("load.title")
	u.Label(row.CutLeft(u.Width(title, titleText)+16), title, titleText)
	look := ui.Text{Size: 13, Color: onDesk}
	if s.note.bad {
		look.Color = draw.Bad
	}
	said := s.note.said
	if s.opening != nil {
		said = ctx.T("load.opening")
	}
	u.Name("load/note", row, said, look)
	if u.Button("load/back", leave, ctx.T(back), ui.ButtonLook{Size: 13.5, KeyText: ui.KeyEscape.String()}) {
		s.keepName()
		ctx.Pop()
	}
}

var (
	titleText = ui.Text{Size: 22, Bold: true}
	onDesk    = draw.Hex(0x5A4326) // words on the desk that are not a heading
)

// cannotOpen says why a save cannot be gone on with, or nothing.
func (s *Scene) cannotOpen(ctx *scenes.Context, l *line) string {
	switch fault := s.checks.known(l.Save); {
	case s.opening != nil:
		return ctx.T("load.opening")
	case fault != nil:
		return fault.Error()
	case l.Head == nil || s.battles.way(l.Head.System) == nil:
		return ctx.T("load.unknown")
	case l.Kind == saves.Automatic && s.onTable(l):
		return ctx.T("load.ontable")
	}
	return ""
}

// onTable tells whether a save is of the battle from which one comes.
func (s *Scene) onTable(l *line) bool {
	return s.playing != nil && l.Battle != "" && l.Battle == saves.Battle(s.playing)
}

// open goes on with the save looked at, after asking whether a battle may be left that
// is not on disk.
func (s *Scene) open(ctx *scenes.Context) {
	l := s.line()
	if l == nil || s.cannotOpen(ctx, l) != "" {
		return
	}
	if s.playing != nil {
		if k := s.playing.Keeper(); k == nil || k.Lost() != nil {
			s.ask = leaving
			return
		}
	}
	s.begin(*l)
}

// begin goes on with a save, in the background.
func (s *Scene) begin(l line) {
	s.keepName()
	s.opened, s.note = l, note{}
	s.opening = s.battles.resume(l.Save, s.battles.way(l.Head.System))
}

// watch watches the save looked at.
func (s *Scene) watch(ctx *scenes.Context) {
	l := s.line()
	if l == nil || s.battles.Watch == nil || s.cannotWatch(ctx, l) != "" {
		return
	}
	r, err := s.battles.folder.Read(l.Save)
	if err != nil {
		s.note = note{ctx.T("load.lost.load", err.Error()), true}
		return
	}
	s.keepName()
	s.stale = true
	ctx.Push(s.battles.Watch(l.Battle, r))
}

// cannotWatch says why a save cannot be watched, or nothing.
func (s *Scene) cannotWatch(ctx *scenes.Context, l *line) string {
	if fault := l.Fault; fault != nil {
		return fault.Error()
	}
	if l.Head == nil || s.battles.way(l.Head.System) == nil {
		return ctx.T("load.unknown")
	}
	return ""
}

// keepName gives the save whose name has been written about that name.
func (s *Scene) keepName() {
	key := s.renamed
	s.renamed = ""
	for i := range s.list {
		l := &s.list[i]
		if key == "" || l.key() != key || s.name == l.Note.Name {
			continue
		}
		saved, err := s.battles.folder.Rename(l.Save, s.name)
		if err != nil {
			s.note = note{err.Error(), true}
			return
		}
		s.replace(saved)
	}
}

// replace takes over what is known of a save now.
func (s *Scene) replace(saved saves.Save) {
	var in func(list []*saves.Branch)
	in = func(list []*saves.Branch) {
		for _, b := range list {
			for i := range b.Saves {
				if b.Saves[i].File == saved.File {
					b.Saves[i] = saved
				}
			}
			in(b.Branches)
		}
	}
	in(s.tree)
	for i := range s.list {
		if s.list[i].File == saved.File {
			s.list[i].Save = saved
		}
	}
	l := line{Save: saved}
	if k := s.checks.of[l.key()]; k != nil {
		k.note.Name = saved.Note.Name
	}
	s.stale = true
}

// remove deletes the save looked at.
func (s *Scene) remove(ctx *scenes.Context) {
	l := s.line()
	if l == nil || s.cannotDelete(ctx, l) != "" {
		return
	}
	name := l.name(ctx)
	if err := s.battles.folder.Remove(append([]saves.Save{l.Save}, l.also...)...); err != nil {
		s.note = note{ctx.T("load.lost.delete", err.Error()), true}
	} else {
		s.note = note{said: ctx.T("load.deleted", name)}
	}
	s.renamed = ""
	s.relist()
}

// cannotDelete says why a save cannot be deleted, or nothing.
func (s *Scene) cannotDelete(ctx *scenes.Context, l *line) string {
	switch {
	case s.opening != nil:
		return ctx.T("load.opening")
	case l.Kind == saves.Automatic && s.onTable(l):
		return ctx.T("load.ontable.delete")
	}
	return ""
}

// showAsk asks once more.
func (s *Scene) showAsk(ctx *scenes.Context) {
	l := s.line()
	if s.ask == nothing || l == nil {
		s.ask = nothing
		return
	}
	title, words, yes := "load.ask.delete", "", "load.ask.delete.yes"
	switch {
	case s.ask == leaving:
		title, words, yes = "load.ask.leave", ctx.T("load.ask.leave.words"), "load.ask.leave.yes"
	case l.Kind == saves.Automatic && l.Fault == nil:
		words = ctx.T("load.ask.delete.battle", l.name(ctx), resume.When(l.Time))
	default:
		words = ctx.T("load.ask.delete.save", l.name(ctx), resume.When(l.Time))
	}
	what := s.ask
	closed := ctx.UI.Modal("load/ask", ctx.T(title), 460, 190, func(r ui.Rect) {
		buttons := r.CutBottom(38).Columns(2, 10)
		ctx.UI.Paragraph(r, ui.Plain(words), ui.Text{Size: 13.5})
		if ctx.UI.Button("load/ask/no", buttons[0], ctx.T("load.ask.no"), ui.ButtonLook{Primary: true, Key: ui.KeyEnter}) {
			s.ask = nothing
		}
		if ctx.UI.Button("load/ask/yes", buttons[1], ctx.T(yes), ui.ButtonLook{Key: 'Y'}) {
			s.ask = nothing
			if what == deleting {
				s.remove(ctx)
			} else {
				s.begin(*l)
			}
		}
	})
	if closed {
		s.ask = nothing
	}
}
