package resume

import (
	"strconv"
	"strings"
	"time"

	"rulerfire/game"
	"rulerfire/game/saves"
	"rulerfire/scenes"
	"rulerfire/scenes/roster"
)

// Round is how far a battle has come.
func Round(ctx *scenes.Context, n saves.Note) string {
	if n.Round > 0 {
		return ctx.T("title.continue.round", n.Round)
	}
	return ctx.T("title.continue.setup")
}

// Scores are the scores of a battle's sides, in order.
func Scores(n saves.Note) string {
	var scores []string
	for _, side := range n.Sides {
		scores = append(scores, strconv.Itoa(side.Score))
	}
	return strings.Join(scores, " : ")
}

// When is when something was saved, by the clock on the wall.
func When(t time.Time) string { return t.Local().Format("2006-01-02 15:04") }

// Names are those who sit at the table.
func Names(ctx *scenes.Context, seats []game.Seat) string {
	var names []string
	for i := range seats {
		names = append(names, roster.Name(ctx, seats, i))
	}
	return strings.Join(names, ", ")
}
