package newengagement

import (
	"slices"

	"rulerfire/game/draft"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// show draws the board with what the mission puts on it, as large as there is room.
func (l *Look) show(ctx *scenes.Context, r ui.Rect) {
	b := l.board()
	foot := r.CutBottom(22)
	w, h := boardSize(b)
	k := min(r.W/w, (r.H-8)/h)
	at := r.Centred(k*w, k*h)
	if ctx.Pen != nil {
		ctx.Pen.SoftRect(draw.Shadow, at.X, at.Y+2, at.W, at.H, 4, 5)
	}
	l.host.paintBoard(ctx, at, l.party.Mission, b)
	words, look := b.Note, ui.Text{Size: 13, Faint: true, Align: ui.Centre}
	switch why := l.against(ctx); {
	case why != "":
		words, look.Color = why, draw.Bad
	case l.notice != "":
		words, look.Faint = l.notice, false
	}
	ctx.UI.Name("look/note", foot, words, look)
}

// about is the board's name and the mission, and who has approved.
func (l *Look) about(ctx *scenes.Context, r ui.Rect) {
	u, b := ctx.UI, l.board()
	u.Card(r)
	r = r.InsetXY(14, 10)
	u.Name("look/name", r.CutTop(24), b.Name, ui.Text{Size: 17, Bold: true})
	u.Name("look/mission", r.CutTop(18), ctx.T("look.size", b.Grid.Count(), len(b.Structures), l.party.Mission.Name), ui.Text{Size: 12.5, Faint: true})
	r.CutTop(8)
	if l.seats.Rows(ctx, r, l.against(ctx)) {
		l.agreed(ctx)
	}
}

// lookChangesHigh is how high the card with the ways to another board is.
const lookChangesHigh = 2*10 + 5*30 + 4*7

// changes are the ways to come to another board.
func (l *Look) changes(ctx *scenes.Context, r ui.Rect) {
	u := ctx.UI
	u.Card(r)
	rows := r.InsetXY(14, 10).Rows(5, 7)
	head := rows[0]
	button := func(r ui.Rect, id string, look ui.ButtonLook) bool {
		look.Tip = ctx.T("look." + id + ".tip")
		look.Size = 13
		return u.Button("look/"+id, r, ctx.T("look."+id), look)
	}
	if button(head.CutRight(84), "redo", ui.ButtonLook{Key: 'Y', Off: !l.boards.CanRedo()}) {
		l.boards.Redo()
		l.turn(ctx)
	}
	head.CutRight(6)
	if button(head.CutRight(84), "undo", ui.ButtonLook{Key: 'Z', Off: !l.boards.CanUndo()}) {
		l.boards.Undo()
		l.turn(ctx)
	}
	u.Label(head, ctx.T("look.change"), ui.Text{Size: 14.5, Bold: true})

	l.wishes(ctx, rows[1], rows[2])
	halves := rows[3].Columns(2, 8)
	if button(halves[0], "another", ui.ButtonLook{Icon: draw.IconDie, Key: 'A'}) {
		l.makeUp(ctx, l.plan, "")
	}
	none := ""
	if l.host.lib == nil {
		none = ctx.T("look.hand.none")
	}
	if button(halves[1], "hand", ui.ButtonLook{Icon: draw.IconPencil, Key: 'H', Why: none}) {
		l.byHand(ctx)
	}
	none = ""
	if l.seats.Computers() == 0 {
		none = ctx.T("look.ask.none")
	}
	if button(rows[4], "ask", ui.ButtonLook{Icon: draw.IconChip, Key: 'C', Why: none}) {
		l.ask(ctx)
	}
}

// wishes are what a board that is made up is to be like.
func (l *Look) wishes(ctx *scenes.Context, style, amount ui.Rect) {
	u := ctx.UI
	styles := draft.BoardStyles()
	var options []ui.Option
	for _, key := range styles {
		options = append(options, ui.Option{Label: ctx.T("look.like", ctx.T("boards.style."+key))})
	}
	if now, changed := u.Choice("look/style", style, options, slices.Index(styles, l.plan.Style), ""); changed {
		l.plan.Style = styles[now]
	}
	amounts := []string{ctx.T("look.amount.little"), ctx.T("look.amount.some"), ctx.T("look.amount.much")}
	if now, changed := u.Segments("look/amount", amount, amounts, l.plan.Amount); changed {
		l.plan.Amount = now
	}
}
