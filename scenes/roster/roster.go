// Package roster shows who sits at a table and what they bring, before and after
// a battle: the look of a seat, and a company's frames as little robots in a row.
package roster

import (
	"strconv"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// Look is how the pieces of a seat look: its colour and its pattern.
func Look(s game.Seat) draw.Seat {
	look := draw.Seats[int(s.Colour)%len(draw.Seats)]
	look.Pattern = draw.Seats[int(s.Pattern)%len(draw.Seats)].Pattern
	return look
}

// Name is what a seat is called on the screen: its name, or its number if it has
// none.
func Name(ctx *scenes.Context, seats []game.Seat, seat int) string {
	if name := game.ShownName(seats[seat].Name); name != "" {
		return name
	}
	return ctx.T("roster.seat", seat+1)
}

// Level names the level of a computer player, and its style if it has one: "hard,
// cautious". A level in a recording's words ("normal/1") is named like the level itself.
func Level(ctx *scenes.Context, name string) string {
	level, style := ai.LevelAndStyle(name)
	words := func(key, word string) string {
		if ctx.Texts().Has(key) {
			return ctx.T(key)
		}
		return word
	}
	named := words("level."+level, level)
	if style == ai.Balanced {
		return named
	}
	return ctx.T("level.styled", named, words("style."+style, style))
}

// Robot is a frame of a company as it looks before the battle. number is what its
// tag says, 0 for none.
func Robot(look draw.Seat, d rapid.Design, number int) draw.Robot {
	r := draw.Robot{Seat: look, White: 2, Rockets: d.Rockets}
	for i, n := range d.Systems {
		r.Systems[i], r.Looks[i] = n, d.Looks[i]
	}
	if number > 0 {
		r.Number = strconv.Itoa(number)
	}
	return r
}

// aspect is the width of a robot's room as a part of its height: barrels reach far
// ahead of the base.
const aspect = 0.88

// Paint draws a robot as large as it fits in r.
func Paint(p *draw.Pen, r ui.Rect, robot draw.Robot) {
	const high = 11.2 // studs from the muzzle of the longest gun to the tag
	side := min(r.H, r.W/aspect)
	scale := side / high
	p.Save()
	p.Translate(r.Centre().X, r.Centre().Y+side*0.11)
	p.Scale(scale)
	p.Robot(robot)
	p.Restore()
}

// Row draws a company's frames from the left of r, as large as fits. room is how
// many frames must have room in the row, so that companies that are shown together
// are drawn to one scale.
func Row(p *draw.Pen, r ui.Rect, look draw.Seat, frames []rapid.Design, room int) {
	for i, cell := range Cells(r, len(frames), room) {
		Paint(p, cell, Robot(look, frames[i], 0))
	}
}

// Cells is where Row puts n frames.
func Cells(r ui.Rect, n, room int) []ui.Rect {
	w := min(r.H*aspect, r.W/float64(max(1, n, room)))
	cells := make([]ui.Rect, n)
	for i := range cells {
		cells[i] = ui.Rect{X: r.X + w*float64(i), Y: r.Y, W: w, H: r.H}
	}
	return cells
}

// Dice is a frame's dice notation with its rockets: "2W 2Rd 1B · 2 rockets".
func Dice(ctx *scenes.Context, d rapid.Design) string {
	if d.Rockets == 0 {
		return d.Dice()
	}
	return d.Dice() + " · " + ctx.Count("roster.rockets", int(d.Rockets))
}
