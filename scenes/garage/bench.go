package garage

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// The bench: the chosen frame as large as there is room for, drawn as in a battle,
// with a label for each of its places.

const (
	labelWide   = 136
	labelHigh   = 48
	labelNarrow = 92  // without words
	narrowBench = 480 // below this width
	plateStud   = 20  // points to a stud of the plate
)

// benchGround is the colour of the plate on the bench.
var benchGround = draw.Hex(0xC9D3D6)

// notice says over the bench what did not go, or what has been done.
func (s *Scene) notice(ctx *scenes.Context, r ui.Rect) {
	words, ground, look := s.desk.Notice, draw.BadRow, ui.Text{Size: 12.5, Color: draw.Bad, Align: ui.Centre}
	if words == "" {
		words, ground, look.Color = s.said, draw.Paper, draw.Ink
	}
	if words == "" {
		return
	}
	w := min(ctx.UI.Width(words, look)+24, r.W-24)
	at := ui.Rect{X: r.Centre().X - w/2, Y: r.Bottom() - 15, W: w, H: 22}
	ctx.Pen.RoundCard(at.X, at.Y, at.W, at.H, 11)
	ctx.Pen.RoundRect(ground, at.X+1, at.Y+1, at.W-2, at.H-2, 10)
	ctx.UI.Name("bench/notice", at.InsetXY(10, 0), words, look)
}

// bench shows the frame, and takes the systems that are dragged onto it or off it.
func (s *Scene) bench(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	plate(ctx, r)
	defer s.notice(ctx, r)
	if s.desk.Now.len() == 0 {
		s.dropOnBench(ctx, r, &rapid.Design{})
		s.emptyBench(ctx, r)
		return
	}
	d := *s.desk.Now.design(s.at)
	robot := roster.Robot(s.look(), d, 0)
	if !s.desk.Now.single && !s.desk.Now.spare(s.at) {
		robot.Number = strconv.Itoa(s.at + 1)
	}
	centre, scale := s.robotAt(r)
	s.dropOnBench(ctx, r, &d)
	p := ctx.Pen
	p.Save()
	p.Translate(centre.X, centre.Y)
	p.Scale(scale)
	p.Robot(robot)
	p.Restore()
	s.labels(ctx, r, &d, &robot)
	s.rocketPill(ctx, r, &d)
	if d.Systems.Sprints() {
		words := ctx.T("garage.sprint")
		w := p.TagWidth(words, draw.TagLook{})
		x := r.Centre().X - w/2
		p.Tag(words, x, r.Bottom()-40, draw.TagLook{Ground: draw.Paper})
		u.Explain("bench/sprint", ui.Rect{X: x, Y: r.Bottom() - 40, W: w, H: 20}, ui.Plain(ctx.T("garage.sprint.tip")))
	}
}

// robotAt is where the middle of the frame's base is, and how many points are a
// stud.
func (s *Scene) robotAt(r ui.Rect) (at ui.Point, scale float64) {
	scale = min(64, r.H/9.1, (r.W-2*(14+labelWidth(r)))/5.6)
	at = r.Centre()
	at.Y += 0.5 * scale
	return at, scale
}

// labelWidth is how wide the labels are: where there is little room they go without
// words.
func labelWidth(r ui.Rect) float64 {
	if r.W < narrowBench {
		return labelNarrow
	}
	return labelWide
}

// plate draws the base plate that the bench is.
func plate(ctx *scenes.Context, r ui.Rect) {
	p := ctx.Pen
	p.Save()
	p.Translate(r.X, r.Y)
	p.Scale(plateStud)
	w, h := r.W/plateStud, r.H/plateStud
	p.SoftRect(draw.Shadow.Fade(0.8), .2, .3, w, h, .5, .4)
	p.RoundRect(benchGround.Dim(0.3), .2, .25, w, h, .5)
	p.RoundRect(benchGround, 0, 0, w, h, .5)
	for y := 0.5; y+.3 < h; y++ {
		for x := 0.5; x+.3 < w; x++ {
			p.PlateStud(x, y)
		}
	}
	p.PlateEdge(benchGround, w, h)
	p.Restore()
}

// emptyBench says how a company begins.
func (s *Scene) emptyBench(ctx *scenes.Context, r ui.Rect) {
	card := r.Centred(min(r.W-40, 340), 128)
	ctx.UI.Card(card)
	in := card.InsetXY(18, 14)
	foot := in.CutBottom(34)
	ctx.UI.Paragraph(in, ui.Plain(ctx.T("garage.bench.none")), ui.Text{Size: 13.5})
	halves := foot.Columns(2, 8)
	if ctx.UI.Button("bench/add", halves[0], ctx.T("garage.bench.add"), ui.ButtonLook{Primary: true, Size: 13}) {
		s.addFrame(rapid.Design{Name: ctx.T("garage.bench.first")})
	}
	if ctx.UI.Button("bench/designs", halves[1], ctx.T("garage.bench.designs"), ui.ButtonLook{Size: 13}) {
		s.over(framesPanel)
	}
}

// rocketPill is the rack of rockets at the upper edge of the bench.
func (s *Scene) rocketPill(ctx *scenes.Context, r ui.Rect, d *rapid.Design) {
	u := ctx.UI
	spare := s.desk.Now.spare(s.at)
	if spare && d.Rockets == 0 {
		words := ctx.T("garage.spare.line")
		look := draw.TagLook{Ground: draw.Paper, Icon: draw.IconTie}
		w := ctx.Pen.TagWidth(words, look)
		ctx.Pen.Tag(words, r.Centre().X-w/2, r.Y+12, look)
		return
	}
	pill := ui.Rect{X: r.Centre().X - 92, Y: r.Y + 8, W: 184, H: 34}
	// It gives way to the long barrels of artillery.
	if d.Systems[rapid.Artillery] > 0 && r.W >= narrowBench {
		_, scale := s.robotAt(r)
		pill.X = r.Centre().X + 0.3*scale - pill.W
		if d.Systems[rapid.Direct] > 0 {
			pill.X = r.Centre().X - 0.3*scale
		}
	}
	ctx.Pen.Pill(pill.X, pill.Y, pill.W, pill.H)
	in := pill.InsetXY(5, 5)
	minus, plus := in.CutLeft(24), in.CutRight(24)
	places := max(rapid.MaxFrameRockets, int(d.Rockets))
	change := func(by int) {
		s.change(func(w *work) { w.design(s.at).Rockets = uint8(int(w.design(s.at).Rockets) + by) })
	}
	if u.Button("rockets/-", minus, "−", ui.ButtonLook{Off: d.Rockets == 0}) {
		change(-1)
	}
	if u.Button("rockets/+", plus, "+", ui.ButtonLook{Off: spare || d.Rockets >= rapid.MaxFrameRockets}) {
		change(1)
	}
	in = in.InsetXY(6, 0)
	rocketRow(ctx.Pen, in.CutRight(float64(places)*14), int(d.Rockets), places, 14.0/11)
	u.Label(in, ctx.T("garage.rockets"), ui.Text{Size: 13})
	u.Explain("rockets/tip", in, ui.Plain(ctx.T("garage.rockets.tip", s.desk.Now.rockets(), s.host.rockets)))
}

// dropOnBench takes what is dragged onto the plate, or off it.
func (s *Scene) dropOnBench(ctx *scenes.Context, r ui.Rect, d *rapid.Design) {
	u := ctx.UI
	held, live := u.Dragging()
	if !live {
		return
	}
	fromShelf := strings.HasPrefix(held.From, "shelf/")
	if what, over, dropped := u.DropTarget(r); over && fromShelf {
		system := rapid.System(what.Item)
		c := draw.Good
		if refuses(d, system) != "" {
			c = draw.Bad
		}
		ctx.Pen.StrokeRoundRect(c, 3, r.X+4, r.Y+4, r.W-8, r.H-8, 8)
		if dropped {
			s.mount(ctx, system)
		}
	} else if !over && strings.HasPrefix(held.From, "place/") && u.Input().Left.Released {
		s.unmount(rapid.System(held.Item))
	}
}

// mount puts a system on the frame, or says why that does not go. On an empty bench it
// begins the first frame.
func (s *Scene) mount(ctx *scenes.Context, system rapid.System) {
	s.system = system
	if s.desk.Now.len() == 0 {
		d := rapid.Design{Name: ctx.T("garage.bench.first")}
		d.Systems[system]++
		s.addFrame(d)
		return
	}
	if why := refuses(s.desk.Now.design(s.at), system); why != "" {
		s.desk.Notice = ctx.T(string(why))
		return
	}
	s.change(func(w *work) { w.design(s.at).Systems[system]++ })
}

// unmount takes a system off the frame.
func (s *Scene) unmount(system rapid.System) {
	if s.desk.Now.len() > 0 && s.desk.Now.design(s.at).Systems[system] > 0 {
		s.change(func(w *work) { w.design(s.at).Systems[system]-- })
	}
}

// A label is the sign of a place on the frame: of a system, or of an empty place.
type label struct {
	fitting
	empty bool
	at    draw.Vec // where the system is, in points
	box   ui.Rect
}

// labels are the signs of the frame's places, at the sides of the bench.
func (s *Scene) labels(ctx *scenes.Context, r ui.Rect, d *rapid.Design, robot *draw.Robot) {
	list := s.placed(r, d, robot)
	p := ctx.Pen
	for _, l := range list {
		if l.empty {
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
	for i, l := range list {
		if l.empty {
			s.emptyLabel(ctx, l.box)
		} else {
			s.label(ctx, i, d, l)
		}
	}
}

// placed finds where the labels stand: at the left those of what is mounted left, at
// the right the others, from above to below, so that no two lines cross.
func (s *Scene) placed(r ui.Rect, d *rapid.Design, robot *draw.Robot) []label {
	centre, scale := s.robotAt(r)
	var list []label
	for _, f := range mounted(d) {
		m := robot.MountPoint(draw.Part(f.system), f.n)
		list = append(list, label{fitting: f, at: draw.V(centre.X+m.X*scale, centre.Y+m.Y*scale)})
	}
	slices.SortStableFunc(list, func(a, b label) int { return cmp.Compare(a.at.X, b.at.X) })
	half := max(rapid.MaxSystems, len(list)+len(list)%2) / 2
	cut := 0
	for cut < len(list) && list[cut].at.X < centre.X {
		cut++
	}
	cut = max(len(list)-half, min(cut, half))
	var out []label
	for i, side := range [2][]label{slices.Clone(list[:cut]), slices.Clone(list[cut:])} {
		slices.SortStableFunc(side, func(a, b label) int { return cmp.Compare(a.at.Y, b.at.Y) })
		// A lone label goes to the half of its side where its system is.
		if len(side) == 1 && half == 2 && side[0].at.Y > centre.Y {
			side = append([]label{{empty: true}}, side...)
		}
		for half == 2 && len(side) < half {
			side = append(side, label{empty: true})
		}
		high := min(labelHigh, (r.H-54)/float64(half)-4)
		for k := range side {
			side[k].box = ui.Rect{X: r.X + 14, Y: r.Y + 38, W: labelWidth(r), H: high}
			if i == 1 {
				side[k].box.X = r.Right() - 14 - side[k].box.W
			}
			side[k].box.Y += float64(k) * (r.Bottom() - 16 - high - side[k].box.Y) / float64(half-1)
		}
		out = append(out, side...)
	}
	return out
}

// emptyLabel is the sign of a place that carries nothing.
func (s *Scene) emptyLabel(ctx *scenes.Context, r ui.Rect) {
	p := ctx.Pen
	p.RoundRect(draw.Paper.Fade(0.55), r.X, r.Y, r.W, r.H, 8)
	p.Dashed(draw.Ink2, 1.2, 5, 4, 0, true, draw.Chamfered(r.X, r.Y, r.W, r.H, 4)...)
	ctx.UI.Label(r.InsetXY(8, 0), ctx.T("garage.place.empty"), ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
}

// label is the sign of a system. It can be dragged off, and leads to its looks.
func (s *Scene) label(ctx *scenes.Context, i int, d *rapid.Design, l label) {
	u, p, r := ctx.UI, ctx.Pen, l.box
	id := fmt.Sprintf("place/%d", i)
	res, dragged := u.DragSource(id, r, int(l.system), func(at ui.Point) { paintHeld(p, at, l.system, d.Looks[l.system]) })
	if res.Clicked {
		s.system = l.system
	}
	if dragged {
		p.Save()
		p.Fade(0.4)
		defer p.Restore()
	}
	p.RoundCard(r.X, r.Y, r.W, r.H, 8)
	if s.system == l.system {
		p.RoundRect(draw.CurrentRow, r.X+1, r.Y+1, r.W-2, r.H-2, 7)
		p.StrokeRoundRect(draw.GoldEdge, 1, r.X+.5, r.Y+.5, r.W-1, r.H-1, 7.5)
	}
	if res.Focused && u.RingShown() {
		p.FocusRing(r.X, r.Y, r.W, r.H, 8)
		if u.Key(ui.KeyDelete) || u.Key(ui.KeyBackspace) {
			s.unmount(l.system)
		}
	}
	side := min(30, r.H-10)
	mark(p, l.system, r.X+8, r.Centre().Y-side/2, side)
	off := ui.Rect{X: r.Right() - 24, Y: r.Bottom() - 23, W: 19, H: 19}
	text := ui.Rect{X: r.X + 16 + side, Y: r.Y, W: r.W - 24 - side, H: r.H}
	name := ui.Rect{X: text.X, Y: text.Y + 5, W: text.W, H: text.H/2 - 4}
	if r.H < 40 { // one line, with the button at its end
		off.Y = r.Centre().Y - off.H/2
		name = ui.Rect{X: text.X, Y: text.Y, W: text.W - 22, H: text.H}
	}
	dice := l.notation()
	w := u.Width(dice, ui.Text{Size: 12.5, Mono: true})
	u.Label(name.CutRight(w), dice, ui.Text{Size: 12.5, Mono: true, Align: ui.Right})
	look, at := ctx.T(lookName(l.system, d.Looks[l.system])), ctx.T(s.seatOf(d, l.fitting))
	if r.W > labelNarrow {
		words := ui.Text{Size: 13.5, Bold: true}
		for words.Size > 12 && u.Width(look, words) > name.W-4 {
			words.Size -= 0.5
		}
		u.Label(name, look, words)
		u.Label(ui.Rect{X: text.X, Y: r.Centre().Y, W: text.W - 20, H: r.H/2 - 4}, at, ui.Text{Size: 12, Faint: true})
	}
	u.Tip(id, r, ui.Plain(ctx.T("garage.place.tip", look, at)))
	if u.Button(id+"/off", off, "", ui.ButtonLook{Tip: ctx.T("garage.place.off")}) {
		s.unmount(l.system)
	}
	p.Icon(draw.IconCross, off.Centre().X, off.Centre().Y, 4, draw.Ink2)
}

// seatOf is the key of the name of where a system sits on its frame.
func (s *Scene) seatOf(d *rapid.Design, f fitting) string {
	right, left := "garage.at.right", "garage.at.left"
	switch f.system {
	case rapid.Defence:
		if f.n > 1 {
			return right
		}
		return left
	case rapid.Movement:
		if d.Looks[f.system] == draw.Wheels {
			return "garage.at.feet"
		}
		return "garage.at.back"
	case rapid.HandToHand:
		if f.n > 1 {
			return "garage.at.lefthand"
		}
		return "garage.at.righthand"
	case rapid.Direct:
		return "garage.at.righthand"
	}
	return "garage.at.shoulder"
}

// lookName is the key of the name of a look.
func lookName(system rapid.System, look uint8) string {
	if int(look) >= system.NumLooks() {
		look = 0
	}
	return "garage.look." + strings.ReplaceAll(system.NameOfLook(int(look)), " ", "")
}

// mark draws the square of a type of system: its colour with its shape.
func mark(p *draw.Pen, system rapid.System, x, y, side float64) {
	colour := kinds[system].colour
	c := draw.DieColor(colour)
	p.RoundRect(c, x, y, side, side, side*.23)
	p.StrokeRoundRect(c.Dim(.4), 1, x+.5, y+.5, side-1, side-1, side*.23)
	p.Mark(colour, draw.PipColor(colour), x+side/2, y+side/2, side*.2)
}

// paintHeld draws a system in the hand that drags it.
func paintHeld(p *draw.Pen, at ui.Point, system rapid.System, look uint8) {
	p.Save()
	p.Translate(at.X, at.Y)
	p.Scale(22)
	p.Part(draw.Part(system), look)
	p.Restore()
}
