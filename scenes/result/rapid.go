package result

import (
	"fmt"
	"strconv"

	"rulerfire/game"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// A rapidTale is a battle of Rapid Attack: every seat scores for itself.
type rapidTale struct {
	final  rapid.State
	scores []int
	story  chronicle
}

func newRapidTale(session *game.Session, b *rapid.Battle) *rapidTale {
	t := &rapidTale{final: b.State, scores: session.Result().Scores}
	t.story = recount(session, &t.final)
	return t
}

func (t *rapidTale) rows() []row {
	rows := make([]row, t.final.SeatCount())
	for seat := range rows {
		rows[seat] = row{seats: []int{seat}, final: t.scores[seat]}
		for _, m := range t.story.moments {
			rows[seat].moments = append(rows[seat].moments, moment{m[seat], strconv.Itoa(m[seat])})
		}
	}
	return rows
}

func (t *rapidTale) start() bool { return true }

func (t *rapidTale) heading(ctx *scenes.Context) string { return ctx.T("result.scores") }

func (t *rapidTale) line(ctx *scenes.Context, s *Scene, rounds string) string {
	w := int(s.sum.Winners[0])
	if len(s.sum.Winners) > 1 {
		return ctx.T("result.line.tie", t.scores[w], rounds)
	}
	return ctx.T("result.line", t.final.Companies[w].Name, t.scores[w], rounds)
}

// emblem is the doomsday clock as it stands.
func (t *rapidTale) emblem(ctx *scenes.Context, r ui.Rect) {
	clock := r.CutRight(70)
	at := clock.Centre()
	ctx.Pen.Doomsday(int(t.final.Clock), 0, at.X, at.Y, min(56, r.H*0.75))
	ctx.UI.Explain("result/clock", clock, ui.Plain(ctx.T("result.clock", t.final.Clock)))
}

// remains shows the frames of a seat that stand as they are, the others faint.
func (t *rapidTale) remains(ctx *scenes.Context, s *Scene, r ui.Rect, seat int) {
	u, st := ctx.UI, &t.final
	r.H = min(r.H, 92)
	words := r.CutRight(min(190, r.W*0.42))
	first, end := st.First[seat], st.First[seat+1]
	most := 0
	for k := range st.SeatCount() {
		most = max(most, int(st.First[k+1]-st.First[k]))
	}
	cells := roster.Cells(r, int(end-first), most)
	lost := 0
	for i := first; i < end; i++ {
		f := &st.Frames[i]
		robot := roster.Robot(s.looks[seat], *st.DesignOf(int(i)), 0)
		ctx.Pen.Save()
		if f.Stands() {
			robot.White, robot.Rockets = f.White, f.Rockets
			robot.Systems = f.Systems
		} else {
			lost++
			ctx.Pen.Fade(0.22)
		}
		roster.Paint(ctx.Pen, cells[i-first], robot)
		ctx.Pen.Restore()
		u.Explain(fmt.Sprintf("result/frame/%d", i+1), cells[i-first], ui.Plain(t.frameWords(ctx, int(i))))
	}
	held := 0
	for i := range st.StationCount() {
		if int(st.Stations[i].Owner) == seat {
			held++
		}
	}
	lines := [...]string{
		ctx.T("result.lost", lost, int(end-first)),
		ctx.Count("result.stations", held),
		ctx.Count("result.downed", t.story.downed[seat]),
	}
	if t.story.gone[seat] {
		lines[2] = ctx.T("result.conceded")
	}
	if r.H < 54 {
		u.Label(words, lines[0]+" · "+lines[1], ui.Text{Size: 12})
		return
	}
	text := words.Centred(words.W, 54)
	for i, line := range lines {
		u.Label(text.CutTop(18), line, ui.Text{Size: 12.5, Faint: i > 0})
	}
}

// frameWords tells what has become of a frame.
func (t *rapidTale) frameWords(ctx *scenes.Context, frame int) string {
	f, name := &t.final.Frames[frame], t.final.DesignOf(frame).Name
	if !f.Stands() {
		return ctx.T("result.frame.lost", name)
	}
	hits := t.hitsTaken(frame)
	if hits == 0 {
		return ctx.T("result.frame.whole", name)
	}
	return ctx.Count("result.frame.hurt", hits, name)
}

// hitsTaken is how many systems and white dice a frame has lost.
func (t *rapidTale) hitsTaken(frame int) int {
	f, d := t.final.Frames[frame], t.final.DesignOf(frame)
	built := rapid.Frame{Systems: d.Systems, White: 2}
	return built.Hits() - f.Hits()
}
