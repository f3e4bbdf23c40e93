package newengagement

import (
	"strconv"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/ui"
)

// A ruleSwitch is a rule that may be changed, with the key of its texts.
type ruleSwitch struct {
	key string
	on  func(*hexwar.Settings) *bool
}

var ruleSwitches = [...]ruleSwitch{
	{"hexrule.freeze", func(s *hexwar.Settings) *bool { return &s.LowFreeze }},
	{"hexrule.thrust", func(s *hexwar.Settings) *bool { return &s.ShortThrust }},
	{"hexrule.torso", func(s *hexwar.Settings) *bool { return &s.TorsoPenalty }},
	{"hexrule.section", func(s *hexwar.Settings) *bool { return &s.RandomSection }},
}

// changes counts the settings that are not the rulebook's.
func changes(s hexwar.Settings) int {
	n := 0
	if s.Rounds > 0 {
		n++
	}
	for _, sw := range ruleSwitches {
		if *sw.on(&s) {
			n++
		}
	}
	return n
}

// rulesLine says by which rules the engagement is played, with the button that
// changes them.
func (s *Scene) rulesLine(ctx *scenes.Context, r ui.Rect) {
	n := changes(s.host.party.settings)
	rules := ctx.T("newengagement.rules.book")
	if n > 0 {
		rules = ctx.Count("newengagement.rules.changed", n)
	}
	none := s.host.party.noHints
	if none {
		rules += " · " + ctx.T("rule.hints.none")
	}
	if ctx.UI.Button("new/rules", r.CutRight(100), ctx.T("newengagement.rules"), ui.ButtonLook{Icon: draw.IconGear, Size: 13}) {
		s.panel = rulesPanel
	}
	ctx.UI.Label(r, rules, ui.Text{Size: 12.5, Faint: n == 0 && !none, Bold: n > 0 || none})
}

const (
	ruleRow  = 46
	ruleMost = 12 // rounds
)

// showRules lets the players change the rules that may be changed, each with a line
// below it.
func (s *Scene) showRules(ctx *scenes.Context) {
	u, p := ctx.UI, &s.host.party
	if p.mission == nil {
		s.close()
		return
	}
	closed := u.Modal("rules-of-engagement", ctx.T("newengagement.rules.title"), 620, 406, func(r ui.Rect) {
		foot := r.CutBottom(36)
		row := func(key string) ui.Rect {
			line := r.CutTop(ruleRow)
			control := line.CutRight(150)
			control.Y, control.H = control.Y+4, 32
			u.Label(ui.Rect{X: line.X, Y: line.Y + 2, W: line.W, H: 20}, ctx.T(key), ui.Text{Size: 13.5, Bold: true})
			u.Label(ui.Rect{X: line.X, Y: line.Y + 21, W: line.W, H: 17}, ctx.T(key+".line"), ui.Text{Size: 12, Faint: true})
			return control
		}
		rounds := p.settings.Rounds
		if rounds == 0 {
			rounds = p.mission.Rounds
		}
		if now, changed := u.Stepper("rule/rounds", row("hexrule.rounds"), rounds, 1, ruleMost, strconv.Itoa(rounds)); changed {
			p.settings.Rounds = now
			if now == p.mission.Rounds {
				p.settings.Rounds = 0
			}
		}
		yes := func(key string, on *bool) {
			words := ctx.T("newengagement.off")
			if *on {
				words = ctx.T("newengagement.on")
			}
			*on, _ = u.Toggle("rule/"+key, row(key), words, *on)
		}
		for _, sw := range ruleSwitches {
			yes(sw.key, sw.on(&p.settings))
		}
		hints := !p.noHints
		yes("rule.hints", &hints)
		p.noHints = !hints
		if u.Button("rule/book", foot.CutLeft(190), ctx.T("newengagement.rules.reset"), ui.ButtonLook{Size: 13}) {
			p.settings = hexwar.Settings{}
		}
		if u.Button("rule/done", foot.CutRight(130), ctx.T("newengagement.done"), ui.ButtonLook{Primary: true, KeyText: ui.KeyEscape.String()}) {
			s.close()
		}
	})
	if closed {
		s.close()
	}
}
