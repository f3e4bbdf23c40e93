package draw

// Doomsday draws the die of the doomsday clock with its middle at x, y. Unlike any
// other die it may show 0.
func (p *Pen) Doomsday(value int, angle, x, y, size float64) {
	p.Die(Die{Faces: 12, Value: value, Angle: angle}, x, y, size)
	if value == 0 {
		p.Text("0", x, y+size*0.13, Style{Size: size * 0.36, Font: Bold, Color: Gold, Align: Centre})
	}
}
