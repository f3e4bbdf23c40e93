package garage

import (
	"fmt"
	"strconv"

	"rulerfire/game/library"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/shelf"
	"rulerfire/scenes/ui"
)

// maxRivals is against how many companies this one is compared.
const maxRivals = rapid.MaxSeats - 1

// A rival is a company that this one is compared with.
type rival struct {
	name  string
	look  draw.Seat
	count rapid.Count
}

// rivals are the companies picked, without those that are gone.
func (s *Scene) rivals() (list []rival) {
	for _, id := range s.host.rivals {
		e, ok := s.host.lib.Get(id)
		if !ok {
			continue
		}
		c, err := e.Company()
		if err != nil {
			continue
		}
		list = append(list, rival{c.Name, shelf.Look(e, draw.Seats[1+len(list)]), c.Count()})
	}
	return list
}

// compare is the comparison of a company like the one on the bench with its rivals.
func (s *Scene) compare(own rapid.Count, list []rival) []rapid.Rating {
	counts := []rapid.Count{own}
	for _, r := range list {
		counts = append(counts, r.count)
	}
	limits, _ := rapid.LimitsFor(s.host.size, max(2, len(counts)))
	return rapid.Compare(counts, limits.Stations)
}

// position is the key of the name of a company's position: the highest starting score
// defends, the lowest is on point, and equal ones have to be broken first.
func position(ratings []rapid.Rating, i int) string {
	if len(ratings) < 2 {
		return "garage.against.alone"
	}
	most, least, equal := true, true, false
	for k, r := range ratings {
		if k == i {
			continue
		}
		most = most && r.Score <= ratings[i].Score
		least = least && r.Score >= ratings[i].Score
		equal = equal || r.Score == ratings[i].Score
	}
	switch {
	case equal && (most || least):
		return "garage.against.tie"
	case most:
		return "garage.against.defence"
	case least:
		return "garage.against.point"
	}
	return "garage.against.offence"
}

// lessOrMore is what is tried out below the comparison: so many frames like the one on
// the bench, and so many systems, more than there are.
type lessOrMore struct{ frames, systems int }

// againstCard compares the company with others, and tells what other numbers of frames
// and systems would lead to.
func (s *Scene) againstCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(pad, 0)
	head := in.CutTop(36)
	if u.Button("against/pick", head.CutRight(60).Centred(60, 26), ctx.T("garage.against.pick"), ui.ButtonLook{Size: 12.5, Key: ui.KeyNone}) {
		s.over(rivalsPanel)
	}
	u.Label(head, ctx.T("garage.against"), ui.Text{Size: 15, Bold: true})
	own, list := s.desk.Now.company.Count(), s.rivals()
	ratings := s.compare(own, list)

	in.CutBottom(6)
	whatIf := in.CutBottom(min(62, in.H*0.36))
	in.CutBottom(4)
	if len(list) > 0 {
		ctx.Pen.Hairline(in.X, in.Bottom(), in.W)
	}
	cols := columns(in)
	labels := in.CutTop(14)
	for i, key := range [...]string{"garage.against.frames", "garage.against.systems", "garage.against.each", "garage.against.start"} {
		u.Label(ui.Rect{X: cols[i] - 60, Y: labels.Y, W: 60, H: labels.H}, ctx.T(key), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	in.CutTop(2)
	names := []rival{{s.desk.Now.company.Name, s.look(), own}}
	names = append(names, list...)
	high := min(32, in.H/float64(max(2, len(names))))
	for i, n := range names {
		s.rivalRow(ctx, i, in.CutTop(high), cols, n, ratings)
	}
	if len(list) == 0 {
		u.Paragraph(in, ui.Plain(ctx.T("garage.against.none")), ui.Text{Size: 12.5, Faint: true})
	}
	s.tryOut(ctx, whatIf, own, list)
}

// columns are the right edges of the numbers.
func columns(r ui.Rect) [4]float64 {
	end := r.Right() - 60
	if r.W < 340 {
		return [4]float64{end - 118, end - 68, end - 36, end}
	}
	return [4]float64{end - 142, end - 86, end - 44, end}
}

// rivalRow is one company of the comparison; the first is the one on the bench.
func (s *Scene) rivalRow(ctx *scenes.Context, i int, r ui.Rect, cols [4]float64, c rival, ratings []rapid.Rating) {
	u, rating := ctx.UI, ratings[i]
	if i == 0 {
		ctx.Pen.RoundRect(draw.CurrentRow, r.X-8, r.Y+1, r.W+16, r.H-2, 6)
	}
	flag := ui.Rect{X: r.X, Y: r.Y, W: 24, H: r.H}.Centred(24, min(16, r.H-3))
	ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 2, c.look)
	id := fmt.Sprintf("against/%d", i)
	u.Name(id+"/name", ui.Rect{X: r.X + 32, Y: r.Y, W: cols[0] - 20 - r.X - 32, H: r.H}, c.name, ui.Text{Size: 13.5, Bold: i == 0, Medium: true})
	for k, n := range [...]int{c.count.Frames, c.count.Systems, rating.Each, rating.Score} {
		look := ui.Text{Size: 13.5, Bold: k == 2, Align: ui.Right}
		if k == 3 {
			look.Size, look.Bold = min(16, r.H-3), true
		}
		u.Label(ui.Rect{X: cols[k] - 40, Y: r.Y, W: 40, H: r.H}, strconv.Itoa(n), look)
	}
	u.Label(ui.Rect{X: cols[3] + 6, Y: r.Y, W: r.Right() - cols[3] - 6, H: r.H}, ctx.T(position(ratings, i)), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
	terms := ui.Rect{X: cols[1] + 8, Y: r.Y, W: cols[3] - cols[1] - 8, H: r.H}
	u.Explain(id+"/terms", terms, ui.Plain(ctx.T("garage.against.terms", eachTerms(ctx, rating), rating.Assets, rating.Each, rating.Score)))
}

// eachTerms is how a score per asset comes about.
func eachTerms(ctx *scenes.Context, r rapid.Rating) string {
	terms := "5"
	for _, t := range [...]struct {
		on  bool
		key string
	}{
		{r.MostFrames, "compare.term.most.frames"},
		{r.FewestFrames, "compare.term.fewest.frames"},
		{r.MostSystems, "compare.term.most.systems"},
		{r.FewestSystems, "compare.term.fewest.systems"},
	} {
		if t.on {
			terms += " " + ctx.T(t.key)
		}
	}
	return terms + " = " + strconv.Itoa(r.Each)
}

// tryOut shows what a frame or some systems more or less would change.
func (s *Scene) tryOut(ctx *scenes.Context, r ui.Rect, own rapid.Count, list []rival) {
	u := ctx.UI
	if len(list) == 0 || s.desk.Now.len() == 0 {
		return
	}
	high := r.H / 2
	row := func(id string, show string, value, least, most int, count rapid.Count, ok bool) int {
		line := r.CutTop(high)
		line.H = high - 4
		now, _ := u.Stepper(id, line.CutLeft(min(196, line.W*0.55)), value, least, most, show)
		if !ok {
			return now
		}
		ratings := s.compare(count, list)
		u.Label(line.CutRight(56), ctx.T(position(ratings, 0)), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		u.Label(line, ctx.T("garage.against.product", ratings[0].Assets, ratings[0].Each, ratings[0].Score), ui.Text{Size: max(12, min(14, line.W/7)), Bold: true, Align: ui.Right})
		return now
	}
	systems := s.desk.Now.design(s.at).Systems.Count()
	least := -1
	if s.desk.Now.spare(s.at) {
		least = 0
	}
	f := max(least, s.tried.frames)
	with := rapid.Count{Frames: own.Frames + f, Systems: own.Systems + f*systems}
	s.tried.frames = row("against/frames", s.moreWords(ctx, "frame", f), f, least, 3, with, f != 0)
	n := max(s.tried.systems, -own.Systems)
	with = rapid.Count{Frames: own.Frames, Systems: own.Systems + n}
	s.tried.systems = row("against/systems", s.moreWords(ctx, "system", n), n, max(-own.Systems, -9), 9, with, n != 0)
}

// moreWords says how many of a thing there would be more or less.
func (s *Scene) moreWords(ctx *scenes.Context, thing string, n int) string {
	switch {
	case n < 0 && thing == "frame":
		return ctx.T("garage.less.frame")
	case n < 0:
		return ctx.Count("garage.less.systems", -n)
	case n > 0 && thing == "frame":
		return ctx.Count("garage.more.frames", n)
	case n > 0:
		return ctx.Count("garage.more.systems", n)
	}
	return ctx.T("garage.less.none." + thing)
}

// showRivals lets the player pick the companies to compare with.
func (s *Scene) showRivals(ctx *scenes.Context) {
	u, h := ctx.UI, s.host
	closed := u.Modal("rivals", ctx.T("garage.rivals.title", maxRivals), 460, min(520, ctx.Size.H-36), func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(8)
		list := s.held.others()
		taken, ok := u.Rows("rivals/list", r, 42, len(list), -1, func(i int, row ui.Rect, at ui.Row) {
			_, picked := h.picked(list[i].ID)
			entryRow(ctx, fmt.Sprintf("rivals/list/%d", i), row, at, list[i], picked)
		})
		if ok {
			h.pick(list[taken].ID)
		}
		u.Label(foot, ctx.Count("garage.rivals.picked", len(s.rivals())), ui.Text{Size: 12.5, Faint: true})
		s.closeButton(ctx, "rivals/close", foot)
	})
	if closed {
		s.panel = noPanel
	}
}

// picked is the place of a company among the rivals.
func (g *Garage) picked(id library.ID) (at int, ok bool) {
	for i, r := range g.rivals {
		if r == id {
			return i, true
		}
	}
	return 0, false
}

// pick makes a company a rival, in the place of the one that has been it longest if
// there are enough, or lets it go.
func (g *Garage) pick(id library.ID) {
	if i, ok := g.picked(id); ok {
		g.rivals = append(g.rivals[:i:i], g.rivals[i+1:]...)
		return
	}
	if len(g.rivals) >= maxRivals {
		g.rivals = g.rivals[1:]
	}
	g.rivals = append(g.rivals, id)
}
