// Package title is the first screen: the game's name in bricks over a small
// skirmish, the menu, the settings, and what the game owes to others.
package title

import (
	"fmt"

	"rulerfire/scenes"
	"rulerfire/scenes/resume"
	"rulerfire/scenes/ui"
)

// A Door makes the screen behind an entry of the menu.
type Door func(ctx *scenes.Context) scenes.Scene

// A Game is a rule system as the menu offers it, in a tab of its own. An entry
// without a door is not shown.
type Game struct {
	Name  string           // the key of the tab's name; those of its entries begin with it
	Rules scenes.RulesPage // the page of its rules, which all its screens show
	// Continue is the way back to the battle that was left last, above all others; nil
	// for none.
	Continue *resume.Way
	Quick    Door // a battle against the computer, at once
	New      Door // choosing who plays, with what, and where
	Battles  Door // those that are kept

	Benches []Bench // where players make what they play with, below the others
}

// A Bench is an entry of the menu that leads to where things are made: a garage, a
// builder of tables.
type Bench struct {
	Name string // the key of its name; that of the line below it is Name + ".line"
	Key  ui.Key
	Open Door
}

// Title is the first screen.
type Title struct {
	// End is called when the program ends, if it is not nil.
	End func()

	games    []Game
	at       int // the game in front
	backdrop backdrop
	panel    panel
	greeted  bool
	away     bool // another screen has been opened since the battles to go on with were looked for
}

// A panel lies over the menu; the zero value is none.
type panel uint8

const (
	none panel = iota
	settings
	about
)

// New makes the first screen, with at least one game. Of several, the one that was
// in front last stays there.
func New(games ...Game) *Title { return &Title{games: games, away: true} }

// Close ends what goes on behind all screens.
func (s *Title) Close() {
	if s.End != nil {
		s.End()
	}
}

// Frame shows the title and leads on from it.
func (s *Title) Frame(ctx *scenes.Context) {
	if s.away {
		s.away = false
		s.look()
	}
	if !s.greeted {
		s.greeted = true
		ctx.UI.SetFocus(s.first())
	}
	s.backdrop.draw(ctx)
	s.menu(ctx, s.backdrop.menu(ctx))
	switch s.panel {
	case settings:
		s.showSettings(ctx)
	case about:
		s.showAbout(ctx)
	}
}

// look looks for the battles to go on with.
func (s *Title) look() {
	for _, g := range s.games {
		if g.Continue != nil {
			g.Continue.Look()
		}
	}
}

// Rules is the page of rules of the game in front.
func (s *Title) Rules() scenes.RulesPage { return s.games[s.at].Rules }

// entry is an entry of the menu: those that lead to a battle are large, each with a line
// below its name.
type entry struct {
	id, name, line string
	key            ui.Key
	door           Door
	large          bool
}

func (s *Title) entries() []entry {
	g := s.games[s.at]
	all := []entry{
		{"title/quick", g.Name + ".quick", g.Name + ".quick.line", 'Q', g.Quick, true},
		{"title/new", g.Name + ".new", g.Name + ".new.line", 'N', g.New, true},
	}
	for i, b := range g.Benches {
		all = append(all, entry{fmt.Sprintf("title/bench/%d", i), b.Name, b.Name + ".line", b.Key, b.Open, false})
	}
	all = append(all, entry{"title/battles", "title.battles", "title.battles.line", 'L', g.Battles, false})
	var shown []entry
	if g.Continue != nil && g.Continue.Any() {
		shown = append(shown, entry{id: continueID, name: "title.continue", key: 'C', door: g.Continue.Go, large: true})
	}
	for _, e := range all {
		if e.door != nil {
			shown = append(shown, e)
		}
	}
	return shown
}

// first is the widget that has the keyboard when the game begins.
func (s *Title) first() string {
	for _, e := range s.entries() {
		if e.id != continueID || !s.games[s.at].Continue.Lost() {
			return e.id
		}
	}
	return "title/learn"
}

// continueID is the entry of the battle that was left last.
const continueID = "title/continue"

const (
	menuWidth   = 372
	menuPad     = 18
	entryStep   = 54
	pairStep    = 42 // of the entries that are not large, two side by side
	entryGap    = 6
	smallHeight = 36
	tabHeight   = 30
	tabStep     = 40
)

func (s *Title) menuHeight() float64 {
	high, pairs := 2.0*menuPad+10+smallHeight, 0
	for _, e := range s.entries() {
		if e.large {
			high += entryStep
		} else {
			pairs++
		}
	}
	high += pairStep * float64((pairs+1)/2)
	if len(s.games) > 1 {
		high += tabStep
	}
	return high
}

func (s *Title) menu(ctx *scenes.Context, corner ui.Point) {
	card := ui.Rect{X: corner.X, Y: corner.Y, W: menuWidth, H: s.menuHeight()}.Within(ctx.Size.Inset(12))
	ctx.UI.Card(card)
	inside := card.Inset(menuPad)
	if len(s.games) > 1 {
		row := inside.CutTop(tabStep)
		row.H = tabHeight
		var names []string
		for _, g := range s.games {
			names = append(names, ctx.T(g.Name))
		}
		s.at, _ = ctx.UI.Tabs("title/games", row, names, s.at)
	}
	var pair []ui.Rect // what is left of a row of two
	for _, e := range s.entries() {
		look := ui.ButtonLook{Primary: e.id == s.first(), Key: e.key}
		switch {
		case e.id == continueID:
			look.Second, look.Tip, look.Why = s.games[s.at].Continue.Words(ctx)
		case e.large:
			look.Second = ctx.T(e.line)
		default:
			look.Tip = ctx.T(e.line)
		}
		var room ui.Rect
		if e.large {
			room = inside.CutTop(entryStep)
			room.H -= entryGap
		} else {
			if len(pair) == 0 {
				row := inside.CutTop(pairStep)
				row.H -= entryGap
				pair = row.Columns(2, entryGap)
			}
			room, pair = pair[0], pair[1:]
		}
		if ctx.UI.Button(e.id, room, ctx.T(e.name), look) {
			s.away = true
			ctx.Push(e.door(ctx))
		}
	}
	small := inside.CutBottom(smallHeight).Columns(4, 5)
	look := ui.ButtonLook{Size: 13.5}
	if ctx.UI.Button("title/learn", small[0], ctx.T("title.learn"), look) {
		ctx.ShowRules()
	}
	if ctx.UI.Button("title/settings", small[1], ctx.T("title.settings"), look) {
		s.panel = settings
	}
	if ctx.UI.Button("title/about", small[2], ctx.T("title.about"), look) {
		s.panel = about
	}
	if ctx.UI.Button("title/quit", small[3], ctx.T("title.quit"), look) {
		ctx.Quit()
	}
}
