package hexgarage

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/bench"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// A whatIf is the question of the what-if card: whom the unit on the bench meets, and
// how.
type whatIf struct {
	rival   hexwar.UnitDesign
	apart   int
	section hexwar.Section // that is aimed at
	wood    bool           // the target stands in a wood
	reverse bool           // it is the other one that attacks
}

// An answer is what the rules say to a question, which takes too long to be asked in
// every tick.
type answer struct {
	of   string
	list []hexwar.DuelAttack
	err  error
}

// ask asks the rules what the attacks of a duel are like.
func (s *Scene) ask() *answer {
	q := &s.host.whatIf
	by, target := s.unit(), &q.rival
	if q.reverse {
		by, target = target, by
	}
	if a, of := &s.answer, fmt.Sprint(*by, *target, q.apart, q.section, q.wood); a.of != of {
		*a = answer{of: of}
		ground := hexwar.Grey
		if q.wood {
			ground = hexwar.Green
		}
		var duel *hexwar.Duel
		if duel, a.err = hexwar.NewDuel(s.catalogue(), *by, *target, q.apart, ground); a.err == nil {
			a.list = duel.Attacks(q.section)
		}
	}
	return &s.answer
}

// aimed is the section that is aimed at, on the one who is attacked; one that it has
// not is its torso.
func (s *Scene) aimed() (body hexwar.Body, has []hexwar.Section) {
	q := &s.host.whatIf
	target := &q.rival
	if q.reverse {
		target = s.unit()
	}
	if core, ok := s.catalogue().Core(target.Core); ok {
		body = core.Body
	}
	has = hexwar.SectionsOf(body)
	if !slices.Contains(has, q.section) {
		q.section = hexwar.Torso
	}
	return body, has
}

// whatIfCard tells what the unit's attacks on another would be like, or the other's on
// it.
func (s *Scene) whatIfCard(ctx *scenes.Context, r ui.Rect) {
	u, q := ctx.UI, &s.host.whatIf
	u.Card(r)
	in := r.InsetXY(bench.Pad, 0)
	head := in.CutTop(38)
	head = head.Centred(head.W, 26)
	title := ctx.T("hexgarage.whatif")
	u.Label(head.CutLeft(u.Width(title, ui.Text{Size: 15, Bold: true})+8), title, ui.Text{Size: 15, Bold: true})
	who := ctx.T("hexgarage.whatif.by")
	if q.reverse {
		who = ctx.T("hexgarage.whatif.at")
	}
	wide := u.Width(ctx.T("hexgarage.whatif.at"), ui.Text{Size: 13, Medium: true}) + 22
	if u.Button("whatif/who", head.CutLeft(min(wide, head.W*0.56)), who, ui.ButtonLook{Size: 13, Tip: ctx.T("hexgarage.whatif.who.tip")}) {
		q.reverse = !q.reverse
	}
	head.CutLeft(6)
	if u.Button("whatif/rival", head, q.rival.Name, ui.ButtonLook{Size: 13, Tip: ctx.T("hexgarage.whatif.rival.tip", q.rival.Name)}) {
		s.panel = rivalPanel
	}
	if !s.any() {
		return
	}
	line := in.CutTop(28)
	body, sections := s.aimed()
	u.Label(line.CutLeft(56), ctx.T("hexgarage.whatif.aims"), ui.Text{Size: 13, Faint: true})
	q.apart, _ = u.Stepper("whatif/apart", line.CutRight(112), q.apart, 1, hexwar.MaxDuel, ctx.Count("hexgarage.whatif.apart", q.apart))
	line.CutRight(8)
	var options []ui.Option
	chosen := 0
	for i, section := range sections {
		options = append(options, ui.Option{Label: ctx.T("hexgarage.section." + strings.ReplaceAll(section.NameOn(body), " ", ""))})
		if section == q.section {
			chosen = i
		}
	}
	if now, changed := u.Choice("whatif/section", line, options, chosen, ""); changed {
		q.section = sections[now]
	}
	in.CutTop(4)
	in.CutBottom(6)
	foot := in.CutBottom(22)
	q.wood, _ = u.Toggle("whatif/wood", foot, ctx.T("hexgarage.whatif.wood"), q.wood)
	s.attackRows(ctx, in)
}

// Widths of the columns of the what-if card, in points, from the right.
const (
	meanColumn  = 48
	harmColumn  = 62
	shareColumn = 54
	apColumn    = 34
)

// attackRows are the attacks, each with its chance, its damage, and what it does on
// average, also for each action point.
func (s *Scene) attackRows(ctx *scenes.Context, r ui.Rect) {
	u, a := ctx.UI, s.ask()
	if a.err != nil {
		why := a.err.Error()
		var fault hexwar.Fault
		if errors.As(a.err, &fault) {
			why = ctx.T("hexgarage.whatif.fault", fault.What, fault.Limit)
		}
		runs := []ui.Run{{Icon: draw.IconCross, Color: draw.Bad}, {Text: " " + ctx.T("hexgarage.whatif.illegal"), Bold: true}, {Text: " " + why}}
		u.Clipped(r, func() { u.Paragraph(r, runs, ui.Text{Size: 12.5}) })
		return
	}
	head := r.CutTop(20)
	tight := head.W < 320
	for _, column := range [...]struct {
		key  string
		wide float64
	}{
		{"hexgarage.whatif.each", meanColumn}, {"hexgarage.whatif.mean", meanColumn}, {"hexgarage.whatif.harm", harmColumn},
		{"hexgarage.whatif.hits", shareColumn}, {"hexgarage.whatif.ap", apColumn},
	} {
		if column.wide == harmColumn && tight {
			continue // the tooltip has it
		}
		u.Label(head.CutRight(column.wide), ctx.T(column.key), ui.Text{Size: 12, Faint: true, Align: ui.Right})
	}
	best := -1
	for i := range a.list {
		if a.list[i].Why == nil && (best < 0 || perPoint(&a.list[i]) > perPoint(&a.list[best])) {
			best = i
		}
	}
	const high = 26
	u.ScrollArea("whatif/list", r, high*float64(len(a.list)), false, func(content ui.Rect) {
		for i := range a.list {
			row := ui.Rect{X: content.X, Y: content.Y + high*float64(i), W: content.W, H: high}
			attackRow(ctx, i, row, &a.list[i], i == best)
		}
	})
}

// pairs is how many pairs of rolls there are of an attack.
const pairs = 64

// hits is how likely an attack hits.
func hits(p *hexwar.DuelAttack) float64 { return float64(p.Plain+p.Criticals) / pairs }

// mean is what an attack does on average, perPoint that for each action point.
func mean(p *hexwar.DuelAttack) float64 {
	return float64(p.Plain*p.Damage+p.Criticals*p.Critical) / pairs
}

func perPoint(p *hexwar.DuelAttack) float64 { return mean(p) / float64(max(1, p.AP)) }

func attackRow(ctx *scenes.Context, i int, r ui.Rect, a *hexwar.DuelAttack, best bool) {
	u, p := ctx.UI, ctx.Pen
	row := r
	row.H -= 2
	if best {
		p.CurrentRow(row.X-6, row.Y, row.W+12, row.H)
	}
	name := a.Weapon.Name
	if a.Copies > 1 {
		name = ctx.T("hexgarage.whatif.copies", a.Copies, name)
	}
	id := fmt.Sprintf("whatif/%d", i)
	if a.Why != nil {
		u.Label(row.CutLeft(row.W*0.42), name, ui.Text{Size: 13, Faint: true})
		u.Name(id+"/why", row, a.Why.Error(), ui.Text{Size: 12.5, Faint: true, Align: ui.Right})
		return
	}
	all, tight := row, row.W < 320
	number := func(wide float64, words string, bold bool) {
		u.Label(row.CutRight(wide), words, ui.Text{Size: 13, Bold: bold, Align: ui.Right})
	}
	number(meanColumn, fmt.Sprintf("%.2f", perPoint(a)), best)
	number(meanColumn, fmt.Sprintf("%.2f", mean(a)), true)
	if !tight {
		number(harmColumn, ctx.T("hexgarage.whatif.damage", a.Damage, a.Critical), false)
	}
	number(shareColumn, ctx.T("hexgarage.whatif.percent", int(100*hits(a)+0.5)), false)
	number(apColumn, strconv.Itoa(a.AP), false)
	if !tight {
		if picture := row.CutLeft(30); a.Weapon.Durability > 0 {
			weaponPicture(p, picture, a.Weapon)
		}
		row.CutLeft(4)
	}
	u.Label(row, name, ui.Text{Size: 13, Medium: true})
	u.Explain(id, all, ui.Plain(ctx.T("hexgarage.whatif.tip", name, a.Criticals, pairs, a.Critical, a.Plain, pairs, a.Damage, pairs-a.Plain-a.Criticals, pairs, a.ToHit.Need, draw.Signed(int(a.ToHit.Sum)))))
}

// showRivals lets the player choose whom the unit on the bench meets.
func (s *Scene) showRivals(ctx *scenes.Context) {
	s.chooseUnit(ctx, "rivals", ctx.T("hexgarage.rivals.title"), func(d hexwar.UnitDesign) { s.host.whatIf.rival = d })
}

// showUnits lets the player put another unit into the squad: a plain one, one of the
// stock, or one of their own.
func (s *Scene) showUnits(ctx *scenes.Context) {
	s.chooseUnit(ctx, "units", ctx.T("hexgarage.units.title"), s.addUnit)
}

// chooseUnit is a panel on which a unit is chosen.
func (s *Scene) chooseUnit(ctx *scenes.Context, id, title string, take func(hexwar.UnitDesign)) {
	u, c := ctx.UI, s.catalogue()
	closed := u.Modal(id, title, min(860, ctx.Size.W-48), min(560, ctx.Size.H-36), func(r ui.Rect) {
		foot := r.CutBottom(36)
		r.CutBottom(8)
		list := s.host.units()
		columns := max(1, int(r.W/260))
		grid(ctx, id+"/list", r, len(list), columns, 62, func(i int, box ui.Rect) {
			d := &list[i]
			button := fmt.Sprintf("%s/%d", id, i)
			res := u.Area(button, box, ui.Focus)
			cell(ctx, box, false, res)
			u.Tip(button, box, hexroster.Sheet(ctx, c, d))
			ctx.Pen.Save()
			ctx.Pen.Clip(box.X, box.Y, box.W, box.H)
			if res.Clicked {
				take(*d)
				s.close()
			}
			in := box.InsetXY(4, 3)
			hexroster.Paint(ctx.Pen, in.CutLeft(50), hexroster.Unit(c, d, s.livery()))
			ctx.Pen.Restore()
			in.CutLeft(6)
			in.CutRight(4)
			body := in.Centred(in.W, 52)
			top := body.CutTop(19)
			u.Label(top.CutRight(36), strconv.Itoa(c.Cost(d)), ui.Text{Size: 13, Bold: true, Align: ui.Right})
			u.Label(top, d.Name, ui.Text{Size: 13.5, Bold: true})
			u.Label(body.CutTop(16), hexroster.Kind(ctx, c, d), ui.Text{Size: 12, Faint: true})
			u.Label(body, hexroster.Arms(d), ui.Text{Size: 12, Faint: true})
		})
		if id == "units" {
			if u.Button("units/plain", foot.CutLeft(150), ctx.T("hexgarage.bench.plain"), ui.ButtonLook{Key: 'N', Size: 13, Tip: ctx.T("hexgarage.plain.tip")}) {
				take(s.plainUnit())
				s.close()
			}
			foot.CutLeft(8)
			if u.Button("units/random", foot.CutLeft(170), ctx.T("hexgarage.random.unit"), ui.ButtonLook{Key: 'R', Icon: draw.IconDie, Size: 13, Tip: ctx.T("hexgarage.random.unit.tip")}) {
				s.openRandom(ofUnit)
			}
		}
		s.closeButton(ctx, id+"/close", &foot)
	})
	if closed {
		s.close()
	}
}

// units are the units of the library, the player's own first.
func (g *Garage) units() []hexwar.UnitDesign {
	var own, stock []hexwar.UnitDesign
	for _, e := range g.lib.List(library.Unit, library.ByChanged, "") {
		d, err := e.Unit()
		switch {
		case err != nil:
		case e.Stock:
			stock = append(stock, d)
		default:
			own = append(own, d)
		}
	}
	return append(own, stock...)
}
