package hexbattle

import (
	"slices"

	"rulerfire/rules"
	"rulerfire/rules/hex"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/stage"
	"rulerfire/scenes/ui"
)

// An order is a command action, or the end of the turn, as a row: the answers that it
// stands for, which differ in the hex alone, or the reason why there is none.
type order struct {
	act   hexwar.Action
	cells []hexwar.Action // more than one place; empty for a command without
	why   hexwar.Action   // asked why, where nothing is legal
	legal bool
}

// An orderPlan is a command being chosen.
type orderPlan struct {
	list []order
	at   int // −1: none
	cell hex.Cell
	set  bool
}

// commands are the kinds of command, in the order of their rows.
var commands = [...]hexwar.Kind{
	hexwar.ActBreak, hexwar.ActGetUp, hexwar.ActPress, hexwar.ActKneel, hexwar.ActProne, hexwar.ActOffence, hexwar.ActDefence,
	hexwar.ActSwap, hexwar.ActRetrieve, hexwar.ActBlade, hexwar.ActTransform, hexwar.ActLaunch, hexwar.ActReposition,
	hexwar.ActRecall, hexwar.ActSmoke, hexwar.ActEnd,
}

// begin lists the commands that the unit could ever take, with what the rules say of
// them now.
func (o *orderPlan) begin(s *Scene) {
	*o = orderPlan{at: -1}
	answers, _ := s.Seen.Answers()
	for _, kind := range commands {
		var of []hexwar.Action
		for _, a := range answers {
			if a.Kind == kind {
				of = append(of, a)
			}
		}
		if len(of) == 0 {
			if concerns(&s.Seen, kind) {
				o.list = append(o.list, order{act: hexwar.Action{Kind: kind}, why: example(&s.Seen, kind)})
			}
			continue
		}
		for _, a := range of {
			o.add(a)
		}
	}
}

// add puts a legal command into its row: places to be chosen share one.
func (o *orderPlan) add(a hexwar.Action) {
	if a.Kind != hexwar.ActLaunch && a.Kind != hexwar.ActReposition {
		o.list = append(o.list, order{act: a, legal: true})
		return
	}
	i := slices.IndexFunc(o.list, func(w order) bool { return w.act.Kind == a.Kind && w.act.Unit == a.Unit && w.legal })
	if i < 0 {
		o.list = append(o.list, order{act: a, legal: true})
		i = len(o.list) - 1
	}
	o.list[i].cells = append(o.list[i].cells, a)
}

// concerns tells whether a command is one that the unit could take at some time.
func concerns(st *hexwar.State, kind hexwar.Kind) bool {
	unit := st.Turn.Unit
	u, m := &st.Units[unit], st.Model(int(unit))
	mech := st.Body(unit) == hexwar.Mech && !m.Drone
	carried, blade := false, false
	for k := range u.Items {
		if it := &u.Items[k]; it.Weapon != hexwar.None && it.Left > 0 {
			carried = carried || it.Mount == hexwar.Carried
			blade = blade || st.WeaponOf(*it).Blade.Damage > 0
		}
	}
	switch kind {
	case hexwar.ActBreak:
		return u.HeldBy != hexwar.None
	case hexwar.ActGetUp:
		return u.Posture != hexwar.Standing || u.Stuck
	case hexwar.ActKneel, hexwar.ActProne:
		return mech
	case hexwar.ActSwap:
		return mech && carried
	case hexwar.ActBlade:
		return blade
	case hexwar.ActTransform:
		return m.Form != hexwar.Mech
	case hexwar.ActSmoke:
		return m.Has(hexwar.Smoke)
	case hexwar.ActLaunch, hexwar.ActReposition, hexwar.ActRecall:
		for i := range int8(st.Count()) {
			if d := st.Model(int(i)); d.Drone && d.Carrier == unit && st.Units[i].Where != hexwar.Gone {
				return true
			}
		}
		return false
	case hexwar.ActRetrieve:
		for g, it := range st.Ground {
			if it.Weapon != hexwar.None && st.GroundAt[g] == u.Cell {
				return true
			}
		}
		return false
	}
	return true
}

// example is a command of a kind that the rules are asked about when none is legal.
func example(st *hexwar.State, kind hexwar.Kind) hexwar.Action {
	unit := st.Turn.Unit
	u := &st.Units[unit]
	a := hexwar.Action{Kind: kind}
	for k := range int8(hexwar.MaxArms) {
		it := &u.Items[k]
		if it.Weapon == hexwar.None || it.Left == 0 || it.Mount == hexwar.Lost {
			continue
		}
		w := st.WeaponOf(*it)
		switch {
		case kind == hexwar.ActOffence && !w.Shield(), kind == hexwar.ActBlade && w.Blade.Damage > 0,
			kind == hexwar.ActDefence && (w.Shield() || w.Hands == hexwar.TwoHands), kind == hexwar.ActSwap && it.Mount == hexwar.Carried:
			a.Item = k
			if a.Mount = hexwar.InRightHand; w.Hands == hexwar.TwoHands {
				a.Mount = hexwar.InBothHands
			}
			return clean(a)
		}
	}
	for i := range int8(st.Count()) {
		if d := st.Model(int(i)); d.Drone && d.Carrier == unit {
			a.Unit, a.Cell = i, u.Cell
		}
	}
	for g, it := range st.Ground {
		if kind == hexwar.ActRetrieve && it.Weapon != hexwar.None && st.GroundAt[g] == u.Cell {
			a.Index, a.Mount = int8(g), hexwar.InRightHand
		}
	}
	return clean(a)
}

// clean leaves only the fields that the kind of action uses.
func clean(a hexwar.Action) hexwar.Action {
	switch a.Kind {
	case hexwar.ActOffence, hexwar.ActDefence, hexwar.ActBlade:
		return hexwar.Action{Kind: a.Kind, Item: a.Item}
	case hexwar.ActSwap:
		return hexwar.Action{Kind: a.Kind, Item: a.Item, Mount: a.Mount}
	case hexwar.ActRetrieve:
		return hexwar.Action{Kind: a.Kind, Index: a.Index, Mount: a.Mount}
	case hexwar.ActLaunch, hexwar.ActReposition:
		return hexwar.Action{Kind: a.Kind, Unit: a.Unit, Cell: a.Cell}
	}
	return hexwar.Action{Kind: a.Kind}
}

// orderName is the key of a command's name.
var orderNames = map[hexwar.Kind]string{
	hexwar.ActBreak: "break", hexwar.ActGetUp: "getup", hexwar.ActPress: "press", hexwar.ActKneel: "kneel",
	hexwar.ActProne: "prone", hexwar.ActOffence: "offence", hexwar.ActDefence: "defence", hexwar.ActSwap: "swap",
	hexwar.ActRetrieve: "retrieve", hexwar.ActBlade: "blade", hexwar.ActTransform: "transform", hexwar.ActLaunch: "launch",
	hexwar.ActReposition: "reposition", hexwar.ActRecall: "recall", hexwar.ActSmoke: "smoke", hexwar.ActEnd: "end",
}

// label names an order; of one with a part, with that part.
func (w *order) label(ctx *scenes.Context, s *Scene) string {
	name := ctx.T("hex.order." + orderNames[w.act.Kind])
	if !w.legal {
		return name
	}
	return s.orderLabel(ctx, &s.Seen, &w.act)
}

// orderLabel names a command of the unit that acts in st, with the part or the drone that
// it is given for.
func (s *Scene) orderLabel(ctx *scenes.Context, st *hexwar.State, a *hexwar.Action) string {
	name := ctx.T("hex.order." + orderNames[a.Kind])
	u := &st.Units[st.Turn.Unit]
	switch a.Kind {
	case hexwar.ActOffence, hexwar.ActDefence, hexwar.ActBlade:
		if a.Item == hexwar.FistItem {
			return ctx.T("hex.order.with", name, ctx.T("hex.fists"))
		}
		return ctx.T("hex.order.with", name, st.WeaponOf(u.Items[a.Item]).Name)
	case hexwar.ActSwap:
		if a.Item == hexwar.None {
			return ctx.T("hex.order.stow", ctx.T("hex.hand."+number(int(a.Mount))))
		}
		return ctx.T("hex.order.take", st.WeaponOf(u.Items[a.Item]).Name, ctx.T("hex.hand."+number(int(a.Mount))))
	case hexwar.ActRetrieve:
		return ctx.T("hex.order.pickup", st.WeaponOf(st.Ground[a.Index]).Name, ctx.T("hex.hand."+number(int(a.Mount))))
	case hexwar.ActLaunch, hexwar.ActReposition:
		return ctx.T("hex.order.with", name, s.unitName(a.Unit))
	}
	return name
}

// cells are the places of the chosen order.
func (o *orderPlan) cells() []hexwar.Action {
	if o.at < 0 {
		return nil
	}
	return o.list[o.at].cells
}

func (o *orderPlan) panel(ctx *scenes.Context, s *Scene, r ui.Rect) {
	head(ctx, &r, ctx.T("hex.orders"), ctx.T("hex.points"))
	var list []row
	for i := range o.list {
		w := &o.list[i]
		line := row{label: w.label(ctx, s), right: []string{"2"}, unit: hexwar.None}
		switch {
		case w.act.Kind == hexwar.ActEnd:
			line.right[0] = ""
		case s.Seen.Turn.Launching && w.act.Kind == hexwar.ActLaunch, s.Seen.Turn.Placing && w.act.Kind == hexwar.ActReposition:
			line.right[0] = "0"
		}
		if !w.legal {
			line.why = s.reason(ctx, &w.why)
		}
		list = append(list, line)
	}
	was := o.at
	walkRows(ctx, len(list), &o.at)
	if t := rows(ctx, s, "orders", r.InsetXY(6, 0), 29, list, o.at); t >= 0 {
		o.at = t
	}
	if o.at != was {
		o.set = false
		if cells := o.cells(); len(cells) > 0 {
			o.cell, o.set = cells[0].Cell, true
		}
	}
}

func (o *orderPlan) detail(ctx *scenes.Context, s *Scene, r ui.Rect) {
	in := r.InsetXY(stage.Pad, 10)
	u := ctx.UI
	if o.at < 0 {
		u.Label(in.CutTop(22), ctx.T("hex.orders"), ui.Text{Size: 14, Bold: true})
		u.Paragraph(in, ui.Plain(ctx.T("hex.orders.how")), ui.Text{Size: 13, Faint: true})
		return
	}
	w := &o.list[o.at]
	in.CutTop(u.Paragraph(in, []ui.Run{{Text: w.label(ctx, s), Bold: true}}, ui.Text{Size: 14, Bold: true}) + 4)
	in.CutTop(u.Paragraph(in, ui.Plain(ctx.T("hex.order."+orderNames[w.act.Kind]+".what")), ui.Text{Size: 13}) + 6)
	unit := s.Seen.Turn.Unit
	switch {
	case !w.legal:
		u.Paragraph(in, []ui.Run{{Text: s.reason(ctx, &w.why), Color: draw.Bad, Bold: true}}, ui.Text{Size: 13})
	case w.act.Kind == hexwar.ActBreak:
		s.assaultLines(ctx, in, unit, s.Seen.Units[unit].HeldBy)
	}
}

func (o *orderPlan) answer(ctx *scenes.Context, s *Scene) ([]rules.Choice, stage.Answer) {
	if o.at < 0 {
		return nil, stage.Answer{}
	}
	w := &o.list[o.at]
	label := ctx.T("hex.do.order." + orderNames[w.act.Kind])
	if !w.legal {
		why := s.reason(ctx, &w.why)
		if why == "" {
			why = ctx.T("hex.order.not")
		}
		return nil, stage.Answer{Label: label, Why: why}
	}
	act := w.act
	if len(w.cells) > 0 {
		act.Cell = o.cell
		if !o.set {
			return nil, stage.Answer{Label: label, Why: ctx.T("hex.cell.how")}
		}
	}
	return one(act), stage.Answer{Label: label, Why: s.reason(ctx, &act)}
}

func (o *orderPlan) undo() func() {
	if o.at < 0 {
		return nil
	}
	return func() { o.at, o.set = -1, false }
}

func (o *orderPlan) touch(ctx *scenes.Context, s *Scene, t touch) bool {
	cells := o.cells()
	if len(cells) == 0 {
		return s.openCard(t)
	}
	step := 0
	if ctx.UI.Key(ui.KeyRight) {
		step = 1
	}
	if ctx.UI.Key(ui.KeyLeft) {
		step = len(cells) - 1
	}
	if step > 0 {
		i := max(0, slices.IndexFunc(cells, func(a hexwar.Action) bool { return a.Cell == o.cell }))
		o.cell, o.set = cells[(i+step)%len(cells)].Cell, true
	}
	if !t.clicked {
		return false
	}
	again := o.set && o.cell == t.cell
	o.cell, o.set = t.cell, true
	return again
}

func (o *orderPlan) under(s *Scene, p *draw.Pen) {
	var cells []draw.Cell
	for _, a := range o.cells() {
		cells = append(cells, cellOf(a.Cell))
	}
	if len(cells) > 0 {
		p.HexZone(cells, s.Seats[s.model(s.Seen.Turn.Unit).Seat].Seat)
	}
}

func (o *orderPlan) over(s *Scene, p *draw.Pen) {
	if o.set && len(o.cells()) > 0 {
		p.HexChosen(cellOf(o.cell))
	}
}
