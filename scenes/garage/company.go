package garage

import (
	"fmt"
	"strconv"
	"strings"

	"rulerfire/game/draft"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/roster"
	"rulerfire/scenes/ui"
)

const pad = bench.Pad

// companyCard is the list of the company's frames and spares.
func (s *Scene) companyCard(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	in := r.InsetXY(pad, 0)
	head := in.CutTop(36)
	if s.desk.Now.single {
		u.Label(head, ctx.T("garage.single"), ui.Text{Size: 15, Bold: true})
		row := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: rowHigh}
		s.frameRow(ctx, 0, row, ui.Row{})
		return
	}
	title, bold := ctx.T("garage.company"), ui.Text{Size: 15, Bold: true}
	u.Label(head.CutLeft(u.Width(title, bold)+4), title, bold)
	battle := ctx.T("garage.battle", s.host.players, ctx.T("garage.size."+s.host.size.String()))
	wide := min(head.W, 148)
	if u.Button("company/battle", head.CutRight(wide).Centred(wide, 25), battle, ui.ButtonLook{Size: 12.5, Tip: ctx.T("garage.battle.tip")}) {
		s.panel = battlePanel
	}
	in.CutBottom(10)
	s.companyTools(ctx, in.CutBottom(28))
	in.CutBottom(6)

	list := ui.Rect{X: r.X + 6, Y: in.Y, W: r.W - 12, H: in.H}
	if u.Focused() == frameList {
		s.listKeys(u)
	}
	n := s.desk.Now.len()
	if n == 0 {
		u.Paragraph(in, ui.Plain(ctx.T("garage.company.none")), ui.Text{Size: 13, Faint: true})
		return
	}
	cursor := s.at
	taken, ok := u.Rows(frameList, list, rowHigh, n, s.at, func(i int, row ui.Rect, at ui.Row) {
		if at.Cursor {
			cursor = i
		}
		s.frameRow(ctx, i, row, at)
		s.holdFrame(ctx, i, row)
		s.landFrame(ctx, row, row, i)
	})
	switch {
	case ok:
		s.at = taken
	case cursor != s.at && u.RingShown() && u.Focused() == frameList:
		s.at = cursor
	}
	if list.H > rowHigh*float64(n) { // what is let go below all frames comes last
		last := ui.Rect{X: list.X, Y: list.Y + rowHigh*float64(n-1), W: list.W, H: rowHigh}
		list.CutTop(rowHigh * float64(n))
		s.landFrame(ctx, list, last, n-1)
	}
}

const (
	frameList = "company/list"
	rowHigh   = 51
)

// listKeys are the keys of the list of frames: Del takes the frame out, and with Shift
// the arrows bring it up and down.
func (s *Scene) listKeys(u *ui.UI) {
	shift := u.Input().Shift
	switch {
	case shift && u.Key(ui.KeyUp):
		s.moveFrame(-1)
	case shift && u.Key(ui.KeyDown):
		s.moveFrame(1)
	case u.Key(ui.KeyDelete):
		s.removeFrame()
	}
}

// companyTools are the buttons below the list.
func (s *Scene) companyTools(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	none := s.desk.Now.len() == 0
	spare := !none && s.desk.Now.spare(s.at)
	small := func(id string, icon draw.Icon, off bool) bool {
		b := r.CutRight(26)
		r.CutRight(3)
		return u.Button("company/"+id, b, "", ui.ButtonLook{Icon: icon, Size: 12, Off: off, Tip: ctx.T("garage.frame." + id + ".tip")})
	}
	if small("remove", draw.IconTrash, none) {
		s.removeFrame()
	}
	spareTip := ctx.T("garage.frame.spare.tip")
	if spare {
		spareTip = ctx.T("garage.frame.unspare.tip")
	}
	b := r.CutRight(26)
	r.CutRight(3)
	roomy := !none && (spare && len(s.desk.Now.company.Frames) < most || !spare && len(s.desk.Now.company.Spares) < most)
	if u.Button("company/spare", b, "", ui.ButtonLook{Icon: draw.IconTie, Size: 12, Off: !roomy, On: spare, Tip: spareTip}) {
		s.change(func(w *work) { s.at = w.swap(s.at) })
	}
	first, last := 0, 0
	if !none {
		first, last = s.desk.Now.ends(s.at)
	}
	if small("down", draw.IconDown, s.at >= last) {
		s.moveFrame(1)
	}
	if small("up", draw.IconUp, s.at <= first) {
		s.moveFrame(-1)
	}
	add := ui.ButtonLook{Size: 12.5, Key: ui.KeyPlus, Off: s.desk.Now.full(), Tip: ctx.T("garage.frame.add.tip")}
	again := ui.ButtonLook{Size: 12.5, Key: 'K', Off: none || !s.desk.Now.roomFor(s.at), Tip: ctx.T("garage.frame.copy.tip")}
	addWords, copyWords := ctx.T("garage.frame.add"), ctx.T("garage.frame.copy")
	if r.W < 120 { // pictures take less room than words
		addWords, copyWords = "", ""
		add.Icon, again.Icon = draw.IconPlus, draw.IconCopy
		add.Key, again.Key = ui.KeyNone, ui.KeyNone
	}
	left := r.CutLeft((r.W - 3) * 0.47)
	r.CutLeft(3)
	key := func(k ui.Key, look ui.ButtonLook) bool { return look.Key == ui.KeyNone && !look.Off && u.Key(k) }
	if u.Button("company/add", left, addWords, add) || key(ui.KeyPlus, add) {
		s.addFrame(rapid.Design{Name: draft.FrameName(s.host.chance.Uint64())})
	}
	if u.Button("company/copy", r, copyWords, again) || key('K', again) {
		s.change(func(w *work) { s.at = w.copy(s.at) })
	}
}

func (s *Scene) addFrame(d rapid.Design) {
	s.change(func(w *work) { s.at = w.add(d) })
}

// moveFrame brings the frame on the bench up or down in its list.
func (s *Scene) moveFrame(by int) {
	if s.desk.Now.len() == 0 {
		return
	}
	if first, last := s.desk.Now.ends(s.at); s.at+by >= first && s.at+by <= last {
		s.change(func(w *work) { s.at = w.move(s.at, by) })
	}
}

// holdFrame lets the i-th frame of the list be dragged.
func (s *Scene) holdFrame(ctx *scenes.Context, i int, r ui.Rect) {
	robot := roster.Robot(s.look(), *s.desk.Now.design(i), 0)
	dragged := ctx.UI.DragRow(frameList, i, func(at ui.Point) {
		roster.Paint(ctx.Pen, ui.Rect{X: at.X - 27, Y: at.Y - 24, W: 54, H: 49}, robot)
	})
	if dragged {
		ctx.Pen.RoundRect(draw.Paper.Fade(0.65), r.X, r.Y, r.W, r.H-1, 6)
	}
}

// landFrame takes a frame of the list that is let go over r: it comes above or below
// the i-th, whose row tells which, and a line shows where.
func (s *Scene) landFrame(ctx *scenes.Context, r, row ui.Rect, i int) {
	u := ctx.UI
	held, over, dropped := u.DropTarget(r)
	below := u.Input().Pointer.Y > row.Centre().Y
	if !over || held.From != frameList || !s.desk.Now.carries(held.Item, i, below) {
		return
	}
	y := row.Y
	if below {
		y = row.Bottom()
	}
	ctx.Pen.RoundRect(draw.Good, row.X+6, y-2, row.W-12, 3, 1.5)
	if dropped {
		s.change(func(w *work) { s.at = w.carry(held.Item, i, below) })
	}
}

func (s *Scene) removeFrame() {
	if s.desk.Now.len() > 0 {
		s.change(func(w *work) { s.at = w.remove(s.at) })
	}
}

// frameRow is a frame of the list.
func (s *Scene) frameRow(ctx *scenes.Context, i int, r ui.Rect, at ui.Row) {
	u, d := ctx.UI, s.desk.Now.design(i)
	switch {
	case i == s.at:
		ctx.Pen.CurrentRow(r.X, r.Y, r.W, r.H-1)
	case at.Hover:
		ctx.Pen.RoundRect(draw.Paper2, r.X, r.Y, r.W, r.H-1, 6)
	}
	if i != s.at && i != s.at-1 {
		ctx.Pen.Hairline(r.X+8, r.Bottom()-1, r.W-16)
	}
	if at.Cursor {
		ctx.Pen.FocusRing(r.X+4, r.Y+4, r.W-8, r.H-9, 4)
	}
	in := r.InsetXY(4, 1)
	roster.Paint(ctx.Pen, in.CutLeft(54), roster.Robot(s.look(), *d, 0))
	in.CutLeft(4)
	in.CutRight(4)
	top := ui.Rect{X: in.X, Y: in.Y + 5, W: in.W, H: 20}
	switch {
	case s.desk.Now.single:
	case s.desk.Now.spare(i):
		words := ctx.T("garage.spare")
		w := ctx.Pen.TagWidth(words, draw.TagLook{})
		tag := top.CutRight(w)
		ctx.Pen.Tag(words, tag.X, tag.Y, draw.TagLook{})
	default:
		u.Label(top.CutLeft(14), strconv.Itoa(i+1), ui.Text{Size: 13, Bold: true, Faint: true})
		rocketRow(ctx.Pen, top.CutRight(11*float64(d.Rockets)), int(d.Rockets), int(d.Rockets), 1)
	}
	u.Name(fmt.Sprintf("company/name/%d", i), top, frameName(ctx, d), ui.Text{Size: 13.5, Bold: true})
	u.Label(ui.Rect{X: in.X, Y: in.Y + 25, W: in.W, H: 18}, d.Dice(), ui.Text{Size: 12, Mono: true, Faint: true})
}

// frameName is what a frame is called, by its owner or else by the game.
func frameName(ctx *scenes.Context, d *rapid.Design) string {
	if strings.TrimSpace(d.Name) == "" {
		return ctx.T("garage.frame.unnamed")
	}
	return d.Name
}

// rocketRow draws n rockets of so many places from the right of r, k times as large
// as in a list; empty places are pale.
func rocketRow(p *draw.Pen, r ui.Rect, n, places int, k float64) {
	for i := range places {
		x := r.Right() - (float64(places-i)-0.5)*11*k
		y := r.Centre().Y + 2*k
		p.Save()
		if i >= n {
			p.Fade(0.28)
		}
		p.Rect(draw.RuleWhite, x-3.5*k, y-5*k, 7*k, 11*k)
		p.Polyline(draw.Ink2, 1, true, draw.Box(x-3.5*k, y-5*k, 7*k, 11*k)...)
		p.Poly(draw.RuleRed, draw.V(x-3.5*k, y-5*k), draw.V(x, y-11*k), draw.V(x+3.5*k, y-5*k))
		p.Restore()
	}
}

// showBattle lets the player say for which battle the company is made.
func (s *Scene) showBattle(ctx *scenes.Context) {
	u, h := ctx.UI, s.host
	closed := u.Modal("battle", ctx.T("garage.battle.title"), 440, 236, func(r ui.Rect) {
		foot := r.CutBottom(36)
		row := func(label string) ui.Rect {
			line := r.CutTop(42)
			line.H = 32
			u.Label(line.CutLeft(130), label, ui.Text{Size: 13.5})
			return line
		}
		if at, changed := u.Segments("battle/players", row(ctx.T("garage.battle.players")), []string{"2", "3", "4", "5"}, h.players-2); changed {
			h.players = at + 2
		}
		sizes := []string{ctx.T("garage.size.skirmish"), ctx.T("garage.size.battle")}
		if at, changed := u.Segments("battle/size", row(ctx.T("garage.battle.size")), sizes, int(h.size)); changed {
			h.size = rapid.Size(at)
		}
		h.rockets, _ = u.Stepper("battle/rockets", row(ctx.T("garage.battle.rockets")), h.rockets, 0, draft.MaxRockets, strconv.Itoa(h.rockets))
		s.closeButton(ctx, "battle/close", foot)
	})
	if closed {
		s.panel = noPanel
	}
}

// closeButton closes a panel, from the right end of its foot.
func (s *Scene) closeButton(ctx *scenes.Context, id string, foot ui.Rect) {
	if ctx.UI.Button(id, foot.CutRight(130), ctx.T("garage.close"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
		s.panel = noPanel
	}
}
