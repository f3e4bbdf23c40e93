package draw

import "math"

// Icon is a small picture of one colour, by name.
type Icon string

// The icons.
const (
	IconShield   Icon = "shield" // defend
	IconMove     Icon = "move"
	IconAttack   Icon = "attack"
	IconSpot     Icon = "spot"
	IconPause    Icon = "pause"
	IconPlay     Icon = "play"
	IconStep     Icon = "step"
	IconSkip     Icon = "skip"
	IconRewind   Icon = "rewind"
	IconStepBack Icon = "stepback"
	IconTurn     Icon = "turn"     // to the turn of the next piece
	IconTurnBack Icon = "turnback" // of the one before
	IconFirst    Icon = "first"
	IconLast     Icon = "last"
	IconWall     Icon = "wall" // cover
	IconFlag     Icon = "flag" // a station
	IconFrame    Icon = "frame"
	IconCheck    Icon = "check"
	IconCross    Icon = "cross"
	IconWarn     Icon = "warn"
	IconFit      Icon = "fit"
	IconHeights  Icon = "heights"
	IconRuler    Icon = "ruler"
	IconMenu     Icon = "menu"
	IconPlus     Icon = "plus"
	IconMinus    Icon = "minus"
	IconLeft     Icon = "left"
	IconRight    Icon = "right"
	IconUp       Icon = "up"
	IconDown     Icon = "down"
	IconUndo     Icon = "undo"
	IconRedo     Icon = "redo"
	IconPencil   Icon = "pencil"
	IconCopy     Icon = "copy"
	IconTrash    Icon = "trash"
	IconSound    Icon = "sound"
	IconMute     Icon = "mute"
	IconPerson   Icon = "person"
	IconChip     Icon = "chip" // a computer player
	IconHelp     Icon = "help"
	IconInfo     Icon = "info"
	IconGear     Icon = "gear"
	IconLock     Icon = "lock"
	IconSearch   Icon = "search"
	IconStar     Icon = "star"
	IconTie      Icon = "tie"
	IconDie      Icon = "die"
	IconBulb     Icon = "bulb" // good moves
	IconWhy      Icon = "why"  // why somebody did something
)

// Icon draws an icon about x, y, reaching s to each side. A name that is not in
// the list draws a dot.
func (p *Pen) Icon(i Icon, x, y, s float64, c Color) {
	draw, ok := icons[i]
	if !ok {
		p.Disc(c, x, y, s/3)
		return
	}
	p.Save()
	p.Translate(x, y)
	p.Scale(s)
	draw(p, c)
	p.Restore()
}

// icons draw themselves in a square from -1 to 1.
var icons = map[Icon]func(p *Pen, c Color){
	IconShield: func(p *Pen, c Color) {
		outline := []Vec{V(0, -1), V(0.86, -0.66), V(0.86, 0.1)}
		outline = bezier(outline, V(0.86, 0.6), V(0.4, 0.9), V(0, 1), 8)
		outline = bezier(outline, V(-0.4, 0.9), V(-0.86, 0.6), V(-0.86, 0.1), 8)
		p.Poly(c, append(outline, V(-0.86, -0.66))...)
	},
	IconMove: func(p *Pen, c Color) {
		for _, d := range [2]float64{-0.55, 0.35} {
			p.Polyline(c, 0.42, false, V(-0.8, d+0.55), V(0, d-0.25), V(0.8, d+0.55))
		}
	},
	IconAttack: func(p *Pen, c Color) {
		p.Ring(c, 0.26, 0, 0, 0.62)
		for i := range 4 {
			a := float64(i) * math.Pi / 2
			p.Line(c, 0.26, polar(1.02, a), polar(0.34, a))
		}
	},
	IconSpot: func(p *Pen, c Color) {
		p.Disc(c, 0, 0, 0.46)
		for i := range 8 {
			a := float64(i) * math.Pi / 4
			p.Line(c, 0.22, polar(0.66, a), polar(1.02, a))
		}
	},
	IconPause: func(p *Pen, c Color) {
		p.Rect(c, -0.6, -0.75, 0.42, 1.5)
		p.Rect(c, 0.18, -0.75, 0.42, 1.5)
	},
	IconPlay: func(p *Pen, c Color) { p.Poly(c, V(-0.55, -0.8), V(0.8, 0), V(-0.55, 0.8)) },
	IconStep: func(p *Pen, c Color) {
		p.Poly(c, V(-0.7, -0.8), V(0.45, 0), V(-0.7, 0.8))
		p.Rect(c, 0.5, -0.8, 0.32, 1.6)
	},
	IconStepBack: func(p *Pen, c Color) {
		p.Poly(c, V(0.7, -0.8), V(-0.45, 0), V(0.7, 0.8))
		p.Rect(c, -0.82, -0.8, 0.32, 1.6)
	},
	IconTurn: func(p *Pen, c Color) {
		p.Poly(c, V(-0.95, -0.75), V(0.1, 0), V(-0.95, 0.75))
		p.Disc(c, 0.6, 0, 0.42)
	},
	IconTurnBack: func(p *Pen, c Color) {
		p.Poly(c, V(0.95, -0.75), V(-0.1, 0), V(0.95, 0.75))
		p.Disc(c, -0.6, 0, 0.42)
	},
	IconFirst: func(p *Pen, c Color) {
		p.Rect(c, -1, -0.75, 0.26, 1.5)
		p.Poly(c, V(1, -0.75), V(0.15, 0), V(1, 0.75))
		p.Poly(c, V(0.15, -0.75), V(-0.7, 0), V(0.15, 0.75))
	},
	IconLast: func(p *Pen, c Color) {
		p.Rect(c, 0.74, -0.75, 0.26, 1.5)
		p.Poly(c, V(-1, -0.75), V(-0.15, 0), V(-1, 0.75))
		p.Poly(c, V(-0.15, -0.75), V(0.7, 0), V(-0.15, 0.75))
	},
	IconSkip: func(p *Pen, c Color) {
		p.Poly(c, V(-0.95, -0.75), V(0, 0), V(-0.95, 0.75))
		p.Poly(c, V(0, -0.75), V(0.95, 0), V(0, 0.75))
	},
	IconRewind: func(p *Pen, c Color) {
		p.Poly(c, V(0.95, -0.75), V(0, 0), V(0.95, 0.75))
		p.Poly(c, V(0, -0.75), V(-0.95, 0), V(0, 0.75))
	},
	IconWall: func(p *Pen, c Color) {
		const gap, course, length = 0.12, 0.62, 0.92
		for row := range 3 {
			shift := -0.95
			if row%2 == 1 {
				shift -= 0.46
			}
			for k := range 3 {
				x0 := max(-0.95, shift+float64(k)*length)
				x1 := min(0.95, shift+float64(k+1)*length-gap)
				if x1-x0 > 0.1 {
					p.Rect(c, x0, -0.9+float64(row)*course, x1-x0, 0.5)
				}
			}
		}
	},
	IconFlag: func(p *Pen, c Color) {
		p.Rect(c, -0.7, -1, 0.22, 2)
		p.Poly(c, V(-0.48, -0.95), V(0.9, -0.5), V(-0.48, 0.05))
	},
	IconFrame: func(p *Pen, c Color) {
		p.Rect(c, -0.95, -0.4, 0.5, 0.8)
		p.Rect(c, 0.45, -0.4, 0.5, 0.8)
		p.Rect(c, -0.36, -0.5, 0.72, 1)
		p.Rect(c, -0.75, -0.9, 0.28, 0.5)
		p.Rect(c, 0.47, -0.9, 0.28, 0.5)
	},
	IconCheck: func(p *Pen, c Color) { p.RoundLine(c, 0.36, V(-0.7, 0.05), V(-0.15, 0.6), V(0.8, -0.6)) },
	IconCross: func(p *Pen, c Color) {
		p.RoundLine(c, 0.36, V(-0.6, -0.6), V(0.6, 0.6))
		p.RoundLine(c, 0.36, V(0.6, -0.6), V(-0.6, 0.6))
	},
	IconWarn: func(p *Pen, c Color) {
		p.Poly(c, V(0, -1), V(1.05, 0.85), V(-1.05, 0.85))
		p.Rect(OnColor(c), -0.13, -0.35, 0.26, 0.68)
		p.Rect(OnColor(c), -0.13, 0.45, 0.26, 0.24)
	},
	IconFit: func(p *Pen, c Color) {
		for _, q := range [4]Vec{V(-1, -1), V(1, -1), V(1, 1), V(-1, 1)} {
			p.Polyline(c, 0.2, false, V(q.X*0.88, q.Y*0.38), V(q.X*0.88, q.Y*0.88), V(q.X*0.38, q.Y*0.88))
		}
	},
	IconHeights: func(p *Pen, c Color) {
		p.Rect(c, -1, 0.33, 0.55, 0.56)
		p.Rect(c, -0.28, -0.22, 0.55, 1.11)
		p.Rect(c, 0.44, -0.78, 0.55, 1.67)
	},
	IconRuler: func(p *Pen, c Color) {
		p.Rotate(-0.6)
		p.Polyline(c, 0.18, true, Box(-1.11, -0.44, 2.22, 0.88)...)
		for k := range 4 {
			x := -0.67 + float64(k)*0.44
			p.Line(c, 0.18, V(x, -0.44), V(x, 0.05))
		}
	},
	IconMenu: func(p *Pen, c Color) {
		for _, y := range [3]float64{-0.67, 0, 0.67} {
			p.RoundLine(c, 0.22, V(-0.82, y), V(0.82, y))
		}
	},
	IconPlus: func(p *Pen, c Color) {
		p.Rect(c, -0.8, -0.16, 1.6, 0.32)
		p.Rect(c, -0.16, -0.8, 0.32, 0.64)
		p.Rect(c, -0.16, 0.16, 0.32, 0.64)
	},
	IconMinus: func(p *Pen, c Color) { p.Rect(c, -0.8, -0.16, 1.6, 0.32) },
	IconLeft:  func(p *Pen, c Color) { p.RoundLine(c, 0.3, V(0.4, -0.75), V(-0.4, 0), V(0.4, 0.75)) },
	IconRight: func(p *Pen, c Color) { p.RoundLine(c, 0.3, V(-0.4, -0.75), V(0.4, 0), V(-0.4, 0.75)) },
	IconUp:    func(p *Pen, c Color) { p.RoundLine(c, 0.3, V(-0.75, 0.4), V(0, -0.4), V(0.75, 0.4)) },
	IconDown:  func(p *Pen, c Color) { p.RoundLine(c, 0.3, V(-0.75, -0.4), V(0, 0.4), V(0.75, -0.4)) },
	IconUndo: func(p *Pen, c Color) {
		p.Arc(c, 0.28, 0.05, 0.1, 0.66, -math.Pi*0.75, math.Pi*0.6)
		p.Poly(c, V(-1, -0.62), V(-0.1, -0.82), V(-0.28, 0.1))
	},
	IconRedo: func(p *Pen, c Color) {
		p.Arc(c, 0.28, -0.05, 0.1, 0.66, math.Pi*0.4, math.Pi*1.75)
		p.Poly(c, V(1, -0.62), V(0.1, -0.82), V(0.28, 0.1))
	},
	IconPencil: func(p *Pen, c Color) {
		p.Rotate(math.Pi / 4)
		p.Rect(c, -0.24, -0.62, 0.48, 1.1)
		p.Rect(c, -0.24, -1, 0.48, 0.26)
		p.Poly(c, V(-0.24, 0.56), V(0.24, 0.56), V(0, 1.1))
	},
	IconCopy: func(p *Pen, c Color) {
		p.StrokeRoundRect(c, 0.2, -0.3, -0.3, 1.1, 1.1, 0.18)
		p.Polyline(c, 0.2, false, V(-0.55, 0.4), V(-0.8, 0.4), V(-0.8, -0.8), V(0.4, -0.8), V(0.4, -0.55))
	},
	IconTrash: func(p *Pen, c Color) {
		p.Rect(c, -0.8, -0.72, 1.6, 0.24)
		p.Rect(c, -0.3, -0.98, 0.6, 0.22)
		p.Poly(c, V(-0.62, -0.36), V(0.62, -0.36), V(0.5, 1), V(-0.5, 1))
	},
	IconSound: func(p *Pen, c Color) {
		speaker(p, c)
		p.Arc(c, 0.2, 0.05, 0, 0.5, -0.9, 0.9)
		p.Arc(c, 0.2, 0.05, 0, 0.88, -0.9, 0.9)
	},
	IconMute: func(p *Pen, c Color) {
		speaker(p, c)
		p.Line(c, 0.2, V(0.36, -0.34), V(1, 0.34))
		p.Line(c, 0.2, V(1, -0.34), V(0.36, 0.34))
	},
	IconPerson: func(p *Pen, c Color) {
		p.Disc(c, 0, -0.46, 0.46)
		body := arc(nil, V(0, 0.95), 0.85, math.Pi, 2*math.Pi, 12)
		p.Poly(c, body...)
	},
	IconChip: func(p *Pen, c Color) {
		p.StrokeRoundRect(c, 0.24, -0.56, -0.56, 1.12, 1.12, 0.14)
		p.Rect(c, -0.2, -0.2, 0.4, 0.4)
		for _, k := range [3]float64{-0.42, 0, 0.42} {
			p.Line(c, 0.16, V(k, -1), V(k, -0.66))
			p.Line(c, 0.16, V(k, 0.66), V(k, 1))
			p.Line(c, 0.16, V(-1, k), V(-0.66, k))
			p.Line(c, 0.16, V(0.66, k), V(1, k))
		}
	},
	IconHelp: func(p *Pen, c Color) {
		p.Ring(c, 0.2, 0, 0, 0.88)
		p.Text("?", 0, 0.44, Style{Size: 1.25, Font: Bold, Color: c, Align: Centre})
	},
	IconInfo: func(p *Pen, c Color) {
		p.Ring(c, 0.2, 0, 0, 0.88)
		p.Disc(c, 0, -0.42, 0.16)
		p.Rect(c, -0.13, -0.15, 0.26, 0.68)
	},
	IconBulb: func(p *Pen, c Color) {
		p.Arc(c, 0.26, 0, -0.28, 0.58, math.Pi*0.72, math.Pi*2.28)
		p.RoundLine(c, 0.26, V(-0.34, 0.18), V(-0.26, 0.5), V(0.26, 0.5), V(0.34, 0.18))
		p.RoundLine(c, 0.26, V(-0.2, 0.88), V(0.2, 0.88))
	},
	IconWhy: func(p *Pen, c Color) {
		p.StrokeRoundRect(c, 0.22, -0.9, -0.86, 1.8, 1.34, 0.4)
		p.Poly(c, V(-0.5, 0.4), V(0.06, 0.4), V(-0.5, 0.96))
		p.RoundLine(c, 0.2, V(-0.22, -0.42), V(-0.1, -0.56), V(0.1, -0.56), V(0.22, -0.42), V(0.2, -0.26), V(0, -0.1), V(0, -0.02))
		p.Disc(c, 0, 0.24, 0.13)
	},
	IconGear: func(p *Pen, c Color) {
		p.Ring(c, 0.42, 0, 0, 0.52)
		for i := range 8 {
			a := float64(i)*math.Pi/4 + math.Pi/8
			p.Line(c, 0.34, polar(0.66, a), polar(1, a))
		}
	},
	IconLock: func(p *Pen, c Color) {
		p.RoundRect(c, -0.75, -0.1, 1.5, 1.05, 0.16)
		p.Arc(c, 0.24, 0, -0.2, 0.46, math.Pi, 2*math.Pi)
		p.Rect(c, -0.58, -0.2, 0.24, 0.16)
		p.Rect(c, 0.34, -0.2, 0.24, 0.16)
	},
	IconSearch: func(p *Pen, c Color) {
		p.Ring(c, 0.26, -0.2, -0.2, 0.58)
		p.RoundLine(c, 0.3, V(0.34, 0.34), V(0.84, 0.84))
	},
	IconStar: func(p *Pen, c Color) {
		var outline []Vec
		for i := range 10 {
			r := 1.0
			if i%2 == 1 {
				r = 0.42
			}
			outline = append(outline, polar(r, float64(i)*math.Pi/5-math.Pi/2))
		}
		p.Poly(c, outline...)
	},
	IconTie: func(p *Pen, c Color) {
		p.Rect(c, -0.85, -0.5, 1.7, 0.34)
		p.Rect(c, -0.85, 0.16, 1.7, 0.34)
	},
	IconDie: func(p *Pen, c Color) {
		p.StrokeRoundRect(c, 0.2, -0.8, -0.8, 1.6, 1.6, 0.3)
		for _, v := range pips[5] {
			p.Disc(c, v.X*0.38, v.Y*0.38, 0.17)
		}
	},
}

// speaker is the box and the cone of the sound icons.
func speaker(p *Pen, c Color) {
	p.Poly(c, V(-1, -0.34), V(-0.6, -0.34), V(0, -0.85), V(0, 0.85), V(-0.6, 0.34), V(-1, 0.34))
}
