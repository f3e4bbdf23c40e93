package compare

import (
	"fmt"
	"strconv"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

// A change is a person's answer to a tie for defence (T7), while it is put together.
type change struct {
	options []rapid.Action
	at      int // the option looked at
	after   []preview
	// given is how many rockets of a frame that is taken out each other frame gets,
	// by the frame's place in its company.
	given [rapid.MaxFrames]int
}

// A preview is how the comparison would stand after a change.
type preview struct {
	state rapid.State
	known bool // not where another seat is made to choose
}

// newChange lists what the battle allows.
func newChange(s *Scene) *change {
	c := &change{}
	d, _ := s.session.Pending()
	for _, some := range d.Some {
		if a, ok := some.(rapid.Action); ok {
			c.options = append(c.options, a)
			c.after = append(c.after, tryOut(&s.seen, a))
		}
	}
	c.pick(s, 0)
	return c
}

// tryOut is the battle after an answer.
func tryOut(st *rapid.State, a rapid.Action) preview {
	next := *st
	if a.Kind == rapid.ActMake || next.Apply(&a, nil) != nil {
		return preview{}
	}
	return preview{next, true}
}

// pick looks at an option, its rockets given away as the rules propose.
func (c *change) pick(s *Scene, at int) {
	c.at = at
	c.given = [rapid.MaxFrames]int{}
	if a := c.options[at]; a.Kind == rapid.ActRemove {
		for _, to := range a.Values[:a.Count] {
			c.given[int8(to)-s.first()]++
		}
	}
}

// first is the first frame of the seat that is asked.
func (s *Scene) first() int8 { return s.seen.First[s.seen.Asked] }

// answer is the option with the rockets given as the person wants.
func (c *change) answer(s *Scene) rapid.Action {
	a := c.options[c.at]
	if a.Kind != rapid.ActRemove {
		return a
	}
	a.Values, a.Count = [len(a.Values)]uint8{}, 0
	for i, n := range c.given {
		for range n {
			if int(a.Count) < len(a.Values) {
				a.Values[a.Count] = uint8(s.first() + int8(i))
				a.Count++
			}
		}
	}
	return a
}

const optionRow = 44

// showChange is the panel on which the person chooses.
func (s *Scene) showChange(ctx *scenes.Context) {
	u := ctx.UI
	seat := int(s.seen.Asked)
	title := ctx.T("compare.change.title", roster.Name(ctx, s.session.Seats(), seat))
	closed := u.Modal("change", title, 800, 470, func(r ui.Rect) {
		c := s.change
		if c == nil {
			return
		}
		foot := r.CutBottom(38)
		r.CutBottom(10)
		u.Label(r.CutTop(22), ctx.T("compare.change.why"), ui.Text{Size: 13, Faint: true})
		r.CutTop(6)
		list := r.CutLeft(r.W * 0.48)
		r.CutLeft(18)
		cursor := c.at
		taken, ok := u.Rows("change/list", list, optionRow, len(c.options), c.at, func(i int, row ui.Rect, at ui.Row) {
			if at.Cursor {
				cursor = i
			}
			s.optionRow(ctx, i, row, at)
		})
		key := u.Input().Key
		switch {
		case ok && taken != c.at:
			c.pick(s, taken)
		case ok && (key == ui.KeyEnter || key == ui.KeySpace):
			s.submit(ctx, c.answer(s))
			return
		case cursor != c.at && u.RingShown():
			c.pick(s, cursor)
		}
		s.outcome(ctx, r, c)
		answer := c.answer(s)
		why := ""
		if err := s.seen.Legal(&answer); err != nil {
			why = err.Error()
		}
		if u.Button("change/do", foot.CutRight(190), s.optionName(ctx, c.options[c.at], true), ui.ButtonLook{Primary: true, Key: ui.KeyEnter, Why: why}) {
			s.submit(ctx, answer)
			return
		}
		foot.CutRight(10)
		if u.Button("change/hide", foot.CutRight(150), ctx.T("compare.change.hide"), ui.ButtonLook{KeyText: ui.KeyEscape.String(), Size: 13}) {
			s.hidden = true
		}
		u.Label(foot, s.failed, ui.Text{Size: 12.5, Color: draw.Bad})
	})
	if closed {
		s.hidden = true
	}
}

// optionName says what an option does; short is for a button.
func (s *Scene) optionName(ctx *scenes.Context, a rapid.Action, short bool) string {
	switch a.Kind {
	case rapid.ActAddSpare, rapid.ActAddCopy:
		if short {
			return ctx.T("compare.change.add")
		}
		if a.Kind == rapid.ActAddCopy {
			return ctx.T("compare.change.copy", s.design(a).Name)
		}
		return ctx.T("compare.change.spare", s.design(a).Name)
	case rapid.ActRemove:
		if short {
			return ctx.T("compare.change.take")
		}
		return ctx.T("compare.change.remove", s.design(a).Name)
	}
	if short {
		return ctx.T("compare.change.make.do")
	}
	return ctx.T("compare.change.make", roster.Name(ctx, s.session.Seats(), int(a.Index)))
}

// design is the frame that an option is about.
func (s *Scene) design(a rapid.Action) rapid.Design {
	if a.Kind == rapid.ActAddSpare {
		return s.seen.Companies[s.seen.Asked].Spares[a.Index]
	}
	d := *s.seen.DesignOf(int(a.Index))
	d.Rockets = s.seen.Frames[a.Index].Rockets
	if a.Kind == rapid.ActAddCopy {
		d.Rockets = 0
	}
	return d
}

func (s *Scene) optionRow(ctx *scenes.Context, i int, r ui.Rect, at ui.Row) {
	u, a := ctx.UI, s.change.options[i]
	r = r.InsetXY(0, 1)
	switch {
	case i == s.change.at:
		ctx.Pen.CurrentRow(r.X, r.Y, r.W, r.H)
	case at.Hover:
		ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H, 6)
	}
	inside := r.InsetXY(8, 2)
	pic := inside.CutLeft(42)
	inside.CutLeft(8)
	name := ui.Text{Size: 13.5, Bold: true}
	if a.Kind == rapid.ActMake {
		f := pic.Centred(32, 21)
		ctx.Pen.Flag(f.X, f.Y, f.W, f.H, 3, s.looks[a.Index])
		u.Label(inside, s.optionName(ctx, a, false), name)
		return
	}
	d := s.design(a)
	roster.Paint(ctx.Pen, pic, roster.Robot(s.looks[s.seen.Asked], d, 0))
	u.Label(inside.CutTop(inside.H/2), s.optionName(ctx, a, false), name)
	u.Label(inside, roster.Dice(ctx, d), ui.Text{Size: 12, Mono: true, Faint: true})
}

// outcome shows what the option looked at would lead to.
func (s *Scene) outcome(ctx *scenes.Context, r ui.Rect, c *change) {
	u := ctx.UI
	u.Label(r.CutTop(22), ctx.T("compare.change.after"), ui.Text{Size: 14, Bold: true})
	after := c.after[c.at]
	if !after.known {
		u.Paragraph(r, ctx.Runs("compare.change.make.line", s.seat(ctx, int(c.options[c.at].Index))), ui.Text{Size: 13})
		return
	}
	st := &after.state
	for seat := range st.SeatCount() {
		row := r.CutTop(30)
		ctx.Pen.Hairline(row.X, row.Y, row.W)
		flag := row.CutLeft(34).Centred(26, 17)
		ctx.Pen.Flag(flag.X, flag.Y, flag.W, flag.H, 2, s.looks[seat])
		words := ""
		if at := positionOf(st, seat); at != unsettled {
			words = ctx.T(at.key())
		}
		u.Label(row.CutRight(110), words, ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		u.Label(row.CutRight(36), strconv.Itoa(st.Score(seat)), ui.Text{Size: 17, Bold: true, Align: ui.Right})
		u.Label(row.CutRight(64), fmt.Sprintf("%d × %d", st.Assets(seat), st.Seats[seat].Each), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		u.Label(row, roster.Name(ctx, s.session.Seats(), seat), ui.Text{Size: 13})
	}
	r.CutTop(10)
	if a := c.options[c.at]; a.Kind == rapid.ActRemove && s.seen.Frames[a.Index].Rockets > 0 {
		s.rockets(ctx, r, c, a)
	}
}

// rockets lets the person say which frames get the rockets of the one taken out.
func (s *Scene) rockets(ctx *scenes.Context, r ui.Rect, c *change, a rapid.Action) {
	u := ctx.UI
	total, left := int(s.seen.Frames[a.Index].Rockets), 0
	for _, n := range c.given {
		left += n
	}
	left = total - left
	title := ctx.T("compare.change.given")
	if left > 0 {
		title = ctx.Count("compare.change.rockets", left)
	}
	u.Label(r.CutTop(22), title, ui.Text{Size: 13.5, Bold: true})
	var others []int8
	for f := s.first(); f < s.seen.First[s.seen.Asked+1]; f++ {
		if f != a.Index {
			others = append(others, f)
		}
	}
	each := min(32, r.H/float64(len(others)))
	for _, f := range others {
		row := r.CutTop(each)
		n := &c.given[f-s.first()]
		most := min(rapid.MaxFrameRockets-int(s.seen.Frames[f].Rockets), *n+left)
		*n, _ = u.Stepper(fmt.Sprintf("change/rockets/%d", s.seen.Frames[f].Number), row.CutRight(110).InsetXY(0, 2), *n, 0, most, strconv.Itoa(*n))
		u.Label(row, s.seen.DesignOf(int(f)).Name, ui.Text{Size: 13})
	}
}
