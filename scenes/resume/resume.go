// Package resume is the way from the title back to the battle that was left last,
// be it by its menu, by closing the window or by a loss of power.
package resume

import (
	"fmt"
	"strings"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/rules"
	"rulerfire/scenes"
	"rulerfire/scenes/result"
)

// A Game is what the way back has to know of a rule system.
type Game struct {
	Config game.Config // what game.Resume takes from it
	Name   string      // the key of the game's name
	// Sides are those who fight a battle of the system.
	Sides func(rules.Battle) []saves.Side
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
	note := w.game.Note(o.Session)
	var sides []string
	for _, side := range note.Sides {
		sides = append(sides, fmt.Sprintf("%s %d", game.ShownName(side.Name), side.Score))
	}
	round, when := Round(ctx, note), When(o.Save.Time)
	line = ctx.T("title.continue.line", round, Scores(note), when)
	tip = ctx.T("title.continue.tip", round, strings.Join(sides, ", "), Names(ctx, o.Session.Seats()), when)
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
func (w *Way) Go(*scenes.Context) scenes.Scene { return w.Open(w.offer) }

// Open makes the screen of a battle that was resumed, and keeps it from there on. One
// that is over is only looked at.
func (w *Way) Open(o saves.Offer) scenes.Scene {
	if _, open := o.Session.Pending(); open {
		o.Keep(w.folder)
	}
	return w.game.Battle(o.Session, w.ended(o.Session))
}

// Game is the game that the way leads to.
func (w *Way) Game() Game { return w.game }

// Note is what lists tell of a session's battle as it stands.
func (g *Game) Note(s *game.Session) saves.Note {
	r := s.Result()
	return saves.Note{Round: r.Round, Over: r.Over, Sides: g.Sides(s.Battle())}
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
	config.Dice, config.Noise, config.NoHints = w.chance(), w.chance(), r.NoHints
	return game.NewSession(config)
}
