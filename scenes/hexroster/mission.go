package hexroster

import (
	"strings"

	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
)

// Scoring is what brings primary points in a mission, a sentence for each clause.
func Scoring(ctx *scenes.Context, m *hexwar.Mission) string {
	envoy := m.Envoy
	var lines []string
	for _, clause := range [...]struct {
		holds bool
		words func() string
	}{
		{m.Control, func() string { return ctx.T("hexmission.control") }},
		{m.Cool, func() string { return ctx.T("hexmission.cool") }},
		{m.Destroy > 0, func() string { return ctx.T("hexmission.destroy", m.Destroy) }},
		{m.Halves, func() string { return ctx.T("hexmission.halves") }},
		{m.Advance > 0, func() string { return ctx.T("hexmission.advance", m.Advance) }},
		{m.Intel, func() string { return ctx.T("hexmission.intel") }},
		{m.Exit > 0, func() string { return ctx.T("hexmission.exit", m.Exit) }},
		{m.Kill > 0, func() string { return ctx.T("hexmission.kill", m.Kill) }},
		{m.Hold > 0, func() string { return ctx.T("hexmission.hold", m.Hold) }},
		{m.Raze > 0, func() string { return ctx.T("hexmission.raze", m.Raze) }},
		{m.Guard > 0, func() string { return ctx.T("hexmission.guard", m.Guard) }},
		{envoy.Kill > 0, func() string { return ctx.T("hexmission.envoy", envoy.Kill, envoy.Bring, envoy.Survive) }},
	} {
		if clause.holds {
			lines = append(lines, clause.words())
		}
	}
	return strings.Join(lines, " ")
}

// Weather is what a mission changes besides the scoring, or nothing.
func Weather(ctx *scenes.Context, m *hexwar.Mission) string {
	var lines []string
	if m.Storm > 0 {
		lines = append(lines, ctx.T("hexmission.storm", m.Storm))
	}
	if m.Night > 0 {
		lines = append(lines, ctx.T("hexmission.night", m.Night))
	}
	if m.Wind {
		lines = append(lines, ctx.T("hexmission.wind"))
	}
	return strings.Join(lines, " ")
}
