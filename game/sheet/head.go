package sheet

// head is the top of the first page of a company or a squad: whose it is, its name and
// its note, and a few lines on what there is of it.
func (p *paper) head(name, note string, look *Look, lines ...string) {
	const side, aside, gap = 18.0, 46.0, 5.0
	banner := p.banner(margin, p.y, side, look)
	x := margin + banner + gap
	w := inner - banner - aside - 2*gap
	p.fitted(x, p.y+7.5, w, name, style{size: 22, face: bold})
	p.paragraph(x, p.y+10.5, w, note, style{size: 9, ink: grey}, 2)
	x = margin + inner - aside
	for i, line := range lines {
		p.fitted(x, p.y+3.4+float64(i)*4.2, aside, line, style{size: 9, align: right})
	}
	p.field(x, p.y+side, aside, p.say("sheet.player"))
	p.y += side + 4
}

// field is a line to write on, with what belongs there.
func (p *paper) field(x, y, w float64, label string) {
	s := style{size: 7.5, ink: grey}
	p.text(x, y-0.6, label, s)
	p.line(x+p.width(printable(label), s)+1.5, y, x+w, y, thin, ink)
}

// grid is a table to be filled in, below y: a line for each key, and a column for each
// of the heads in the first of them. label is the width of what the keys say.
func (p *paper) grid(y, label, line float64, heads []string, keys ...string) {
	words := style{size: 8.3}
	high := line * float64(len(keys))
	column := (inner - label) / float64(len(heads))
	p.plate(margin, y, inner, line, 0, tint)
	for i, key := range keys {
		top := y + float64(i)*line
		p.fitted(margin+1.5, top+line/2+1.1, label-3, p.say(key), words)
		p.line(margin, top, margin+inner, top, hair, grey)
	}
	p.line(margin, y+high, margin+inner, y+high, hair, grey)
	p.line(margin, y, margin, y+high, hair, grey)
	p.line(margin+inner, y, margin+inner, y+high, hair, grey)
	words.align = centre
	for i, head := range heads {
		x := margin + label + float64(i)*column
		p.line(x, y, x, y+high, hair, grey)
		p.fitted(x+0.5, y+line/2+1.1, column-1, head, words)
	}
}
