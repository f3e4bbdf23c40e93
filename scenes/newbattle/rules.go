package newbattle

import (
	"strconv"

	"rulerfire/rules/rapid"
	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// changes counts the settings that are not the rulebook's.
func changes(s rapid.Settings) int {
	book, n := rapid.DefaultSettings(), 0
	for _, differs := range [...]bool{
		s.Ruler != book.Ruler, s.Unit != book.Unit, s.Rockets != book.Rockets, s.Doomsday != book.Doomsday,
		s.Reevaluate != book.Reevaluate, s.StraightAway != book.StraightAway, s.DropWhites != book.DropWhites,
	} {
		if differs {
			n++
		}
	}
	return n
}

const ruleRow = 44

// showRules lets the players change the rules that may be changed. Each setting
// has a line below it; its tooltip tells more.
func (s *Scene) showRules(ctx *scenes.Context) {
	u, set := ctx.UI, &s.host.party.settings
	closed := u.Modal("rules-of-battle", ctx.T("newbattle.rules.title"), 620, 504, func(r ui.Rect) {
		before := *set
		foot := r.CutBottom(36)
		row := func(id, label, line, tip string) ui.Rect {
			line1 := r.CutTop(ruleRow)
			control := line1.CutRight(190)
			control.Y, control.H = control.Y+4, 32
			u.Label(ui.Rect{X: line1.X, Y: line1.Y + 2, W: line1.W, H: 20}, label, ui.Text{Size: 13.5, Bold: true})
			u.Label(ui.Rect{X: line1.X, Y: line1.Y + 21, W: line1.W, H: 17}, line, ui.Text{Size: 12, Faint: true})
			u.Explain(id+"/words", line1, ui.Plain(tip))
			return control
		}
		number := func(id string, at ui.Rect, value *int, least, most int) {
			*value, _ = u.Stepper(id, at, *value, least, most, strconv.Itoa(*value))
		}
		yes := func(id string, at ui.Rect, on *bool, tip string) {
			words := ctx.T("newbattle.off")
			if *on {
				words = ctx.T("newbattle.on")
			}
			*on, _ = u.Toggle(id, at, words, *on)
			u.Tip(id, at, ui.Plain(tip))
		}

		at := row("rule/ruler", ctx.T("rule.ruler"), ctx.T("rule.ruler.line"), ctx.T("rule.ruler.tip"))
		short := 0
		if set.Ruler == 6 {
			short = 1
		}
		if now, changed := u.Segments("rule/ruler", at, []string{"8", "6"}, short); changed {
			set.Ruler = [...]int{8, 6}[now]
		}
		number("rule/unit", row("rule/unit", ctx.T("rule.unit"), ctx.T("rule.unit.line"), ctx.T("rule.unit.tip")), &set.Unit, 5, 7)
		number("rule/rockets", row("rule/rockets", ctx.T("rule.rockets"), ctx.T("rule.rockets.line"), ctx.T("rule.rockets.tip")), &set.Rockets, 0, 8)
		number("rule/doomsday", row("rule/doomsday", ctx.T("rule.doomsday"), ctx.T("rule.doomsday.line"), ctx.T("rule.doomsday.tip")), &set.Doomsday, 1, 20)
		yes("rule/cover", row("rule/cover", ctx.T("rule.cover"), ctx.T("rule.cover.line"), ctx.T("rule.cover.tip")), &set.Reevaluate, ctx.T("rule.cover.tip"))
		yes("rule/away", row("rule/away", ctx.T("rule.away"), ctx.T("rule.away.line"), ctx.T("rule.away.tip")), &set.StraightAway, ctx.T("rule.away.tip"))
		yes("rule/whites", row("rule/whites", ctx.T("rule.whites"), ctx.T("rule.whites.line"), ctx.T("rule.whites.tip")), &set.DropWhites, ctx.T("rule.whites.tip"))

		hints := !s.host.party.noHints
		yes("rule/hints", row("rule/hints", ctx.T("rule.hints"), ctx.T("rule.hints.line"), ctx.T("rule.hints.tip")), &hints, ctx.T("rule.hints.tip"))
		s.host.party.noHints = !hints

		if u.Button("rule/book", foot.CutLeft(190), ctx.T("newbattle.rules.reset"), ui.ButtonLook{Size: 13}) {
			*set = rapid.DefaultSettings()
		}
		if u.Button("rule/done", foot.CutRight(130), ctx.T("newbattle.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
			s.panel = noPanel
		}
		if *set != before {
			s.note(s.host.refit())
		}
	})
	if closed {
		s.panel = noPanel
	}
}
