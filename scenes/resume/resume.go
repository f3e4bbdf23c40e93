// Package resume is the way from the title back to the battle that was left last,
// be it by its menu, by closing the window or by a loss of power.
package resume

import (
	"fmt"
	"strconv"
	"strings"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/result"
	"rulerfire/scenes/roster"
)

// A Side is a company or a squad with its score, as the title names it.
type Side struct {
	Name  string
	Score int
}

// A Game is what the way back has to know of a rule system.
type Game struct {
	Config game.Config // what game.Resume takes from it
	// Sides are those who fight a battle of the system.
	Sides func(rules.Battle) []Side
	// Battle makes the screen of a session's battle.
	Battle func(session *game.Session, ended func(*game.Session) scenes.Scene) scenes.Scene
	// New is the screen on which another battle is put together.
	New func(*scenes.Context) scenes.Scene
}

// A Way is the way back to the newest battle of one game that is not over.
type Way struct {
	game   Game
	folder saves.Folder
	chance func() uint64

	any   bool
	found chan saves.Offer // nil if nothing is being looked for
	offer saves.Offer
}

// New makes the way back to the battles of a folder. chance gives the seeds of
// rematches.
func New(g Game, folder saves.Folder, chance func() uint64) *Way {
	return &Way{game: g, folder: folder, chance: chance}
}

// Look looks for the battle anew. What is found is played again in the background.
func (w *Way) Look() {
	w.offer, w.found = saves.Offer{}, nil
	if w.any = w.folder.Any(w.game.Config.System.Name); !w.any {
		return
	}
	found := make(chan saves.Offer, 1)
	w.found = found
	go func() { found <- w.folder.Newest(w.game.Config) }()
}

// Any tells whether there is a battle, even if it cannot be gone on with.
func (w *Way) Any() bool { return w.any }

// Lost tells whether none of the saves that there are can be gone on with.
func (w *Way) Lost() bool { return w.any && w.found == nil && w.offer.Session == nil }

// Words are what the title says of the battle: a line, the whole of it, and, if it is
// not to be had, why.
func (w *Way) Words(ctx *scenes.Context) (line, tip, why string) {
	if w.found != nil {
		select {
		case w.offer = <-w.found:
			w.found = nil
		default:
			ctx.Animate()
			looking := ctx.T("title.continue.looking")
			return looking, "", looking
		}
	}
	o := &w.offer
	if o.Session == nil {
		return ctx.T("title.continue.lost"), "", ctx.T("title.continue.lost.why", faults(o.Passed))
	}
	r := o.Session.Result()
	round := ctx.T("title.continue.setup")
	if r.Round > 0 {
		round = ctx.T("title.continue.round", r.Round)
	}
	var scores, sides, names []string
	for _, side := range w.game.Sides(o.Session.Battle()) {
		scores = append(scores, strconv.Itoa(side.Score))
		sides = append(sides, fmt.Sprintf("%s %d", game.ShownName(side.Name), side.Score))
	}
	for i := range o.Session.Seats() {
		names = append(names, roster.Name(ctx, o.Session.Seats(), i))
	}
	when := o.Save.Time.Local().Format("2006-01-02 15:04")
	line = ctx.T("title.continue.line", round, strings.Join(scores, " : "), when)
	tip = ctx.T("title.continue.tip", round, strings.Join(sides, ", "), strings.Join(names, ", "), when)
	if len(o.Passed) > 0 {
		line = ctx.T("title.continue.older", line)
		tip = ctx.T("title.continue.older.tip", faults(o.Passed)) + " " + tip
	}
	return line, tip, ""
}

// faults says what is wrong with the newest of saves that could not be used.
func faults(passed []saves.Save) string {
	if len(passed) == 0 {
		return ""
	}
	return fmt.Sprintf("%s: %v", passed[0].File, passed[0].Fault)
}

// Go leads to the battle, exactly where it was left, and keeps it from there on.
func (w *Way) Go(*scenes.Context) scenes.Scene {
	session := w.offer.Session
	w.offer.Keep(w.folder)
	return w.game.Battle(session, w.ended(session))
}

// ended makes the screen for the result. A rematch begins with the same set-up, and
// other dice.
func (w *Way) ended(session *game.Session) func(*game.Session) scenes.Scene {
	return result.After(func(ctx *scenes.Context) {
		next, err := w.again(session)
		if err != nil {
			return // it began so before
		}
		w.folder.Keep(next)
		ctx.Home()
		ctx.Push(w.game.Battle(next, w.ended(next)))
	}, w.game.New)
}

// again begins a session's battle anew.
func (w *Way) again(session *game.Session) (*game.Session, error) {
	r, err := session.Record()
	if err != nil {
		return nil, err
	}
	config := w.game.Config
	config.Setup, config.Seats = r.Setup, session.Seats()
	config.Dice, config.Noise = w.chance(), w.chance()
	return game.NewSession(config)
}
