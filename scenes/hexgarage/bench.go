package hexgarage

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game/outfit"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// The bench: the chosen unit on its hex as large as there is room for, drawn as on the
// board, with a label for the defence of each of its sections.

const (
	labelWide = 142
	labelHigh = 58
)

// benchGround is the colour of the board around the hex.
var benchGround = draw.Hex(0xC3C9BF)

// bench shows the unit, and takes what is dragged onto it.
func (s *Scene) bench(ctx *scenes.Context, r ui.Rect) {
	u, p := ctx.UI, ctx.Pen
	ground(p, r)
	if !s.any() {
		s.emptyBench(ctx, r)
		return
	}
	d := s.unit()
	unit := hexroster.Unit(s.catalogue(), d, s.livery())
	unit.Facing = draw.HexFacing(s.facing)
	centre, scale := unitAt(r)
	p.Save()
	p.Translate(centre.X, centre.Y)
	p.Scale(scale)
	p.HexUnit(unit)
	p.Restore()
	onLabel := s.labels(ctx, r, d, &unit)
	s.benchTools(ctx, r, d)
	if !onLabel {
		s.dropOnBench(ctx, r, d)
	}
	if n := u.Scroll(ui.Rect{X: centre.X - 2.4*scale, Y: centre.Y - 2.4*scale, W: 4.8 * scale, H: 4.8 * scale}); n != 0 {
		s.rotate(int(n))
	}
}

// labelWidth is how wide the labels of sections on the bench are.
func labelWidth(r ui.Rect) float64 { return min(labelWide, r.W*0.29) }

// unitAt is where the middle of the unit's base is, and how many points are a stud, so
// that the base has room between the labels.
func unitAt(r ui.Rect) (at ui.Point, scale float64) {
	const base = 4.4 // studs across
	scale = min(46, r.H/8.7, (r.W-24-2*labelWidth(r))/base)
	at = r.Centre()
	at.Y += 0.35 * scale
	return at, scale
}

// ground draws the hex that the unit stands on, with its neighbours cut off by the
// edges of the bench.
func ground(p *draw.Pen, r ui.Rect) {
	p.RoundRect(benchGround.Dim(0.3), r.X+4, r.Y+5, r.W, r.H, 10)
	p.RoundRect(benchGround, r.X, r.Y, r.W, r.H, 10)
	centre, scale := unitAt(r)
	side := 3.95 * scale
	p.Save()
	p.Clip(r.X+3, r.Y+3, r.W-6, r.H-6)
	for _, at := range [...]draw.Vec{
		draw.V(0, -2), draw.V(0, 2), draw.V(1.5, -1), draw.V(1.5, 1), draw.V(-1.5, -1), draw.V(-1.5, 1), draw.V(0, 0),
	} {
		high := 0.866
		if at.X != 0 {
			p.HexSwatch(draw.HexGrey, centre.X+at.X*side, centre.Y+at.Y*high*side, side*0.985)
			continue
		}
		p.HexSwatch(draw.HexGrey, centre.X, centre.Y+at.Y*high*side, side*0.985)
	}
	p.Restore()
	p.StrokeRoundRect(benchGround.Dim(0.35), 3, r.X+1.5, r.Y+1.5, r.W-3, r.H-3, 9)
}

// emptyBench says how a squad begins.
func (s *Scene) emptyBench(ctx *scenes.Context, r ui.Rect) {
	card := r.Centred(min(r.W-40, 360), 124)
	ctx.UI.Card(card)
	in := card.InsetXY(18, 14)
	foot := in.CutBottom(34)
	ctx.UI.Paragraph(in, ui.Plain(ctx.T("hexgarage.bench.none")), ui.Text{Size: 13.5})
	halves := foot.Columns(2, 8)
	if ctx.UI.Button("bench/add", halves[0], ctx.T("hexgarage.bench.add"), ui.ButtonLook{Primary: true, Size: 13}) {
		s.panel = unitsPanel
	}
	if ctx.UI.Button("bench/plain", halves[1], ctx.T("hexgarage.bench.plain"), ui.ButtonLook{Size: 13}) {
		s.addUnit(s.plainUnit())
	}
}

// rotate turns the unit on the bench by so many sides of its hex, clockwise.
func (s *Scene) rotate(by int) { s.facing = ((s.facing+by)%6 + 6) % 6 }

// benchTools are the buttons that turn the unit, and what is drawn with it.
func (s *Scene) benchTools(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	u := ctx.UI
	wide := 140.0
	if r.W < 420 {
		wide = 74 // between the labels
	}
	pill := ui.Rect{X: r.Centre().X - wide/2, Y: r.Bottom() - 42, W: wide, H: 34}
	ctx.Pen.Pill(pill.X, pill.Y, pill.W, pill.H)
	in := pill.InsetXY(5, 5)
	if u.Button("bench/left", in.CutLeft(30), "", ui.ButtonLook{Icon: draw.IconLeft, Size: 12, Tip: ctx.T("hexgarage.turn.left")}) {
		s.rotate(-1)
	}
	if u.Button("bench/right", in.CutRight(30), "", ui.ButtonLook{Icon: draw.IconRight, Size: 12, Tip: ctx.T("hexgarage.turn.right")}) || s.panel == noPanel && u.Key('T') {
		s.rotate(1)
	}
	if wide > 100 {
		u.Label(in, ctx.T("hexgarage.turn"), ui.Text{Size: 13, Align: ui.Centre})
	}
	s.droneLine(ctx, ui.Rect{X: r.X + 14, Y: r.Bottom() - 42, W: pill.X - r.X - 24, H: 34}, d)
}

// droneLine shows the drones that the unit brings, at the lower edge.
func (s *Scene) droneLine(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign) {
	for i, name := range d.Drones {
		cell := r.CutLeft(34)
		drone := draw.HexUnit{Body: draw.Funnel, Seat: s.livery()}
		if ai, ok := s.catalogue().Drone(name); ok {
			drone = hexroster.Unit(s.catalogue(), ai, s.livery())
		}
		paintBody(ctx.Pen, cell, drone, droneHigh)
		ctx.UI.Explain(fmt.Sprintf("bench/drone/%d", i), cell, ui.Plain(name))
	}
}

// A label is the sign of a section.
type label struct {
	section hexwar.Section
	at      draw.Vec // where the section is, in points
	known   bool     // it is drawn
	box     ui.Rect
}

// sectionLook is a section as the drawing has it: vehicles have sides for legs.
func sectionLook(b hexwar.Body, sec hexwar.Section) draw.HexSection {
	if b != hexwar.Mech {
		switch sec {
		case hexwar.LeftLeg:
			return draw.LeftArm
		case hexwar.RightLeg:
			return draw.RightArm
		}
	}
	return draw.HexSection(sec)
}

// labels are the signs of the unit's sections, at the sides of the bench. It tells
// whether something is being dragged over one.
func (s *Scene) labels(ctx *scenes.Context, r ui.Rect, d *hexwar.UnitDesign, unit *draw.HexUnit) (over bool) {
	list := s.placed(r, draw.HexUnit{Body: unit.Body, Facing: unit.Facing})
	p := ctx.Pen
	for _, l := range list {
		if !l.known {
			continue
		}
		x := l.box.X
		if l.box.Centre().X < r.Centre().X {
			x = l.box.Right()
		}
		from := draw.V(x, l.box.Centre().Y)
		p.Line(draw.White, 4, from, l.at)
		p.Line(draw.Ink, 1.5, from, l.at)
		p.Disc(draw.White, l.at.X, l.at.Y, 5)
		p.Disc(draw.Ink, l.at.X, l.at.Y, 3.4)
	}
	for _, l := range list {
		over = s.label(ctx, d, l) || over
	}
	return over
}

// placed finds where the labels of a unit without its weapons stand, so that none of
// them moves when one is mounted: at the left those of the sections that are left of
// the others, at the right the rest, from above to below, so that no two lines cross.
func (s *Scene) placed(r ui.Rect, unit draw.HexUnit) []label {
	centre, scale := unitAt(r)
	body := s.core().Body
	var list []label
	for _, sec := range hexwar.SectionsOf(body) {
		at, known := unit.SectionPoint(sectionLook(body, sec))
		list = append(list, label{section: sec, at: draw.V(centre.X+at.X*scale, centre.Y+at.Y*scale), known: known})
	}
	slices.SortStableFunc(list, func(a, b label) int { return cmp.Compare(a.at.X, b.at.X) })
	half := (len(list) + 1) / 2
	sides := [2][]label{slices.Clone(list[:half]), slices.Clone(list[half:])}
	for i, side := range sides {
		slices.SortStableFunc(side, func(a, b label) int { return cmp.Compare(a.at.Y, b.at.Y) })
		wide := labelWidth(r)
		room := ui.Rect{X: r.X + 12, Y: r.Y + 12, W: wide, H: r.H - 64}
		if i == 1 {
			room = ui.Rect{X: r.Right() - 12 - wide, Y: r.Y + 12, W: wide, H: r.H - 24}
		}
		high := min(labelHigh, room.H/float64(max(1, len(side)))-6)
		for k := range side {
			step := 0.0
			if len(side) > 1 {
				step = (room.H - high) / float64(len(side)-1)
			}
			side[k].box = ui.Rect{X: room.X, Y: room.Y + float64(k)*step, W: wide, H: high}
		}
	}
	return append(sides[0], sides[1]...)
}

// label is the sign of a section, at which its defence is changed. It tells whether
// something is being dragged over it.
func (s *Scene) label(ctx *scenes.Context, d *hexwar.UnitDesign, l label) (over bool) {
	u, p, r := ctx.UI, ctx.Pen, l.box
	id := fmt.Sprintf("section/%d", l.section)
	p.RoundCard(r.X, r.Y, r.W, r.H, 8)
	in := r.InsetXY(8, 4)
	name := l.section.NameOn(s.core().Body)
	top := in.CutTop(in.H * 0.44)
	built, has := int(d.Defence[l.section]), s.catalogue().Sections(d)[l.section]
	u.Label(top, ctx.T("hexgarage.section."+strings.ReplaceAll(name, " ", "")), ui.Text{Size: 13.5, Bold: true})
	if has != built {
		u.Label(top, ctx.T("hexgarage.section.lighter", has), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	now, changed := u.Stepper(id, in.Centred(in.W, min(26, in.H)), built, outfit.LeastDefence, outfit.MostDefence, strconv.Itoa(built))
	if changed {
		if u.Input().Shift {
			now = max(outfit.LeastDefence, min(built+(now-built)*5, outfit.MostDefence))
		}
		s.turn(id, func(d *hexwar.UnitDesign) { d.Defence[l.section] = uint16(now) })
	}
	u.Explain(id+"/tip", top, ui.Plain(ctx.T("hexgarage.section.tip", name)))
	return s.dropOnLabel(ctx, r, l.section)
}
