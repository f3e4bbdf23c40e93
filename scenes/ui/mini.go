package ui

import "rulerfire/scenes/draw"

// miniDie draws a die among text, size points wide, with its face as a numeral or,
// without a face, its mark.
func (u *UI) miniDie(d Die, x, y, size float64) {
	u.pen.RoundRect(draw.Ink3, x-size/2, y-size/2, size, size, size*0.2)
}

func (u *UI) chip(c Chip, x, y, r float64) {
	u.pen.Disc(c.Seat.Color, x, y, r)
}

func (u *UI) icon(name string, x, y, s float64, c draw.Color) {
	u.pen.Disc(c, x, y, s)
}
