package compare

import (
	"strconv"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

const (
	headHigh = 44
	rowMost  = 92
	cardPad  = 14
)

// A column of the table of companies.
type column struct {
	key   string
	wide  float64
	first part // the part of the count that fills it
	last  part // the part that completes it
	show  func(s *Scene, ctx *scenes.Context, r ui.Rect, seat int)
}

// columns are what is told of each company, from left to right, after its name.
var columns = [...]column{
	{"compare.frames", 106, partFrames, partFramesRate, (*Scene).showFrames},
	{"compare.systems", 106, partSystems, partSystemsRate, (*Scene).showSystems},
	{"compare.each", 62, partEach, partEach, (*Scene).showEach},
	{"compare.assets", 104, partAssets, partAssets, (*Scene).showAssets},
	{"compare.score", 76, partScore, partScore, (*Scene).showScore},
	{"compare.position", 142, partPosition, partPosition, (*Scene).showPosition},
}

// tableRoom is the part of r that the table takes.
func (s *Scene) tableRoom(r ui.Rect) ui.Rect {
	n := float64(len(s.ratings))
	row := min(rowMost, (r.H-headHigh-2*cardPad)/n)
	r.H = headHigh + 2*cardPad + n*row - cardPad/2
	return r
}

// table is the card with a row for each seat.
func (s *Scene) table(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	if res := u.Area("compare/table", r, 0); res.Clicked && s.counting() {
		s.reveal()
	}
	u.Card(r)
	inside := r.InsetXY(cardPad, cardPad/2)
	head := inside.CutTop(headHigh)
	name := inside
	for _, c := range columns {
		name.W -= c.wide
	}
	x := name.Right()
	for _, c := range columns {
		cell := ui.Rect{X: x, Y: head.Y, W: c.wide, H: inside.Bottom() - head.Y}
		if s.counting() && s.part >= c.first && s.part <= c.last {
			ctx.Pen.RoundRect(draw.CurrentRow, cell.X, cell.Y+6, cell.W, cell.H-8, 8)
		}
		u.Label(ui.Rect{X: x, Y: head.Y, W: c.wide, H: head.H}, ctx.T(c.key), ui.Text{Size: 12.5, Faint: true, Align: ui.Centre})
		x += c.wide
	}
	u.Label(ui.Rect{X: inside.X, Y: head.Y, W: name.W, H: head.H}, ctx.T("compare.company"), ui.Text{Size: 12.5, Faint: true})
	for seat, row := range inside.Rows(len(s.ratings), 0) {
		ctx.Pen.Hairline(row.X, row.Y, row.W)
		s.nameCell(ctx, ui.Rect{X: row.X, Y: row.Y, W: name.W, H: row.H}, seat)
		x := name.Right()
		for _, c := range columns {
			if s.part >= c.first {
				s.incoming(ctx, c.first, func() {
					c.show(s, ctx, ui.Rect{X: x, Y: row.Y, W: c.wide, H: row.H}, seat)
				})
			}
			x += c.wide
		}
	}
}

// incoming draws what a part of the count shows: the newest part slides and fades in.
func (s *Scene) incoming(ctx *scenes.Context, of part, call func()) {
	t := min(1, float64(s.fresh)/settled)
	if of != s.part || t >= 1 || ctx.Settings().StillMotion {
		call()
		return
	}
	ctx.Animate()
	ctx.Pen.Save()
	ctx.Pen.Fade(t)
	ctx.Pen.Translate(0, -6*(1-draw.EaseOut(t)))
	call()
	ctx.Pen.Restore()
}

// nameCell is who sits at the seat and what they bring.
func (s *Scene) nameCell(ctx *scenes.Context, r ui.Rect, seat int) {
	u, st := ctx.UI, &s.seen
	flag := r.CutLeft(42).Centred(36, 23)
	ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 3, s.looks[seat])
	r.CutLeft(10)
	if rest := r.W - 200; rest > 120 {
		first, end := st.First[seat], st.First[seat+1]
		frames := make([]rapid.Design, 0, end-first)
		for i := first; i < end; i++ {
			d := *st.DesignOf(int(i))
			d.Rockets = st.Frames[i].Rockets
			frames = append(frames, d)
		}
		robots := r.CutRight(rest)
		robots.CutRight(12)
		most := 0
		for _, c := range s.ratings {
			most = max(most, c.Frames)
		}
		roster.Row(ctx.Pen, robots.InsetXY(0, 4), s.looks[seat], frames, most)
	}
	lines := r.Centred(r.W, 40)
	u.Label(lines.CutTop(22), roster.Name(ctx, s.session.Seats(), seat), ui.Text{Size: 15, Bold: true})
	u.Label(lines, st.Companies[seat].Name, ui.Text{Size: 12.5, Faint: true})
}

func (s *Scene) showFrames(ctx *scenes.Context, r ui.Rect, seat int) {
	c := s.ratings[seat]
	s.counted(ctx, r, c.Frames, partFramesRate, c.MostFrames, c.FewestFrames)
}

func (s *Scene) showSystems(ctx *scenes.Context, r ui.Rect, seat int) {
	c := s.ratings[seat]
	s.counted(ctx, r, c.Systems, partSystemsRate, c.MostSystems, c.FewestSystems)
}

// counted is a number and, once that is told, what it does to the score per asset.
func (s *Scene) counted(ctx *scenes.Context, r ui.Rect, n int, rate part, most, fewest bool) {
	left := r.CutLeft(r.W * 0.46)
	ctx.UI.Label(left, strconv.Itoa(n), ui.Text{Size: 17, Align: ui.Right})
	if s.part < rate {
		return
	}
	s.incoming(ctx, rate, func() {
		x, y := r.X+8, r.Centre().Y-10
		for _, tag := range [...]struct {
			on    bool
			words string
			look  draw.TagLook
		}{
			{most, "−1", draw.TagLook{Ground: draw.BadRow, Ink: draw.Bad}},
			{fewest, "+1", draw.TagLook{Ground: draw.Good.Lit(0.82), Ink: draw.Good}},
		} {
			if tag.on {
				x += ctx.Pen.Tag(tag.words, x, y, tag.look) + 2
			}
		}
	})
}

func (s *Scene) showEach(ctx *scenes.Context, r ui.Rect, seat int) {
	ctx.UI.Label(r, strconv.Itoa(s.ratings[seat].Each), ui.Text{Size: 17, Bold: true, Align: ui.Centre})
	ctx.UI.Explain("compare/each/"+strconv.Itoa(seat+1), r, ui.Plain(eachTerms(ctx, s.ratings[seat])))
}

// eachTerms is how a score per asset comes about.
func eachTerms(ctx *scenes.Context, c rapid.Rating) string {
	terms := "5"
	for _, t := range [...]struct {
		on    bool
		words string
	}{
		{c.MostFrames, ctx.T("compare.term.most.frames")},
		{c.FewestFrames, ctx.T("compare.term.fewest.frames")},
		{c.MostSystems, ctx.T("compare.term.most.systems")},
		{c.FewestSystems, ctx.T("compare.term.fewest.systems")},
	} {
		if t.on {
			terms += " " + t.words
		}
	}
	return terms + " = " + strconv.Itoa(c.Each)
}

func (s *Scene) showAssets(ctx *scenes.Context, r ui.Rect, seat int) {
	c := s.ratings[seat]
	ctx.UI.Label(r, ctx.T("compare.sum", c.Frames, c.Assets-c.Frames, c.Assets), ui.Text{Size: 15, Align: ui.Centre})
}

func (s *Scene) showScore(ctx *scenes.Context, r ui.Rect, seat int) {
	c := s.ratings[seat]
	ctx.UI.Label(r, strconv.Itoa(c.Score), ui.Text{Size: 24, Bold: true, Align: ui.Centre})
	ctx.UI.Explain("compare/score/"+strconv.Itoa(seat+1), r, ui.Plain(ctx.T("compare.product", c.Assets, c.Each, c.Score)))
}

// showPosition is the tactical position, or the tie that stands in its way.
func (s *Scene) showPosition(ctx *scenes.Context, r ui.Rect, seat int) {
	at := positionOf(&s.seen, seat)
	if at == unsettled {
		return
	}
	words, look := ctx.T(at.key()), positionLooks[at]
	w := ctx.Pen.TagWidth(words, look)
	ctx.Pen.Tag(words, r.Centre().X-w/2, r.Centre().Y-10, look)
}

// A position is where a seat stands in the tactical order before the battle.
type position string

const (
	unsettled position = "" // others are tied: positions are settled all at once
	tied      position = "tie"
	defence   position = "defence"
	point     position = "point"
	offence   position = "offence"
)

// key is the key of the position's name.
func (p position) key() string { return "compare.position." + string(p) }

var positionLooks = map[position]draw.TagLook{
	tied:    {Ground: draw.Gold.Lit(0.6), Icon: draw.IconTie},
	defence: {Ground: draw.Navy, Ink: draw.White, Icon: draw.IconShield},
	point:   {Ground: draw.Paper2, Line: draw.Ink2, Icon: draw.IconAttack},
	offence: {Ground: draw.Paper2, Icon: draw.IconAttack},
}

// positionOf is a seat's position as far as it is settled.
func positionOf(st *rapid.State, seat int) position {
	tie, some := st.Tie()
	switch {
	case some && tie.Seats&(1<<seat) != 0:
		return tied
	case some:
		return unsettled
	case int(st.Defender) == seat:
		return defence
	case int(st.Point) == seat:
		return point
	}
	return offence
}
