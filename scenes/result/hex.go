package result

import (
	"fmt"
	"strings"

	"rulerfire/game"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
	"rulerfire/scenes/hexroster"
	"rulerfire/scenes/ui"
)

// A hexTale is an engagement of the hex wargame: teams score.
type hexTale struct {
	final   hexwar.State
	moments [hexwar.Teams][]moment
}

func newHexTale(session *game.Session, b *hexwar.Battle) *hexTale {
	t := &hexTale{final: b.State}
	var primary, secondary [hexwar.Teams]int
	keep := func() {
		for team := range t.moments {
			t.moments[team] = append(t.moments[team], moment{primary[team] + secondary[team], fmt.Sprintf("%d + %d", primary[team], secondary[team])})
		}
	}
	ended := 0
	for _, step := range session.Steps() {
		for _, e := range step.Events {
			switch e, _ := e.(hexwar.Event); e.Kind {
			case hexwar.EvScore:
				primary[e.Team] = int(e.Extra)
			case hexwar.EvObjective:
				secondary[e.Team] += int(e.Value)
			case hexwar.EvRoundEnded:
				ended = int(e.Value)
				keep()
			}
		}
	}
	// What is scored last comes after the round has ended, and an engagement may end
	// in the middle of one.
	if ended > 0 && ended == int(t.final.Round) {
		for team := range t.moments {
			t.moments[team] = t.moments[team][:ended-1]
		}
	}
	keep()
	return t
}

func (t *hexTale) rows() []row {
	rows := make([]row, hexwar.Teams)
	for seat := range t.final.SeatCount() {
		team := t.final.TeamOf(seat)
		rows[team].seats = append(rows[team].seats, seat)
	}
	for team := range rows {
		rows[team].final, rows[team].moments = t.final.Score(team), t.moments[team]
	}
	return rows
}

func (t *hexTale) start() bool { return false }

func (t *hexTale) heading(ctx *scenes.Context) string { return ctx.T("result.hex.scores") }

func (t *hexTale) line(ctx *scenes.Context, s *Scene, rounds string) string {
	team := s.winner()
	name, score := t.final.Squads[team].Name, t.final.Score(team)
	other := 1 - team
	switch {
	case s.won(other):
		return ctx.T("result.hex.line.tie", score, rounds)
	case s.seatsOut(&t.final, other):
		return ctx.T("result.hex.line.conceded", name, rounds)
	case score != t.final.Score(other):
		return ctx.T("result.hex.line", name, score, rounds)
	case t.final.Mission.Intel:
		return ctx.T("result.hex.line.attacker", name, score, rounds)
	}
	return ctx.T("result.hex.line.cost", name, score, rounds)
}

// seatsOut tells whether all who score in a row have given up.
func (s *Scene) seatsOut(final *hexwar.State, row int) bool {
	for _, seat := range s.rows[row].seats {
		if !final.Out[seat] {
			return false
		}
	}
	return true
}

// emblem is the mission.
func (t *hexTale) emblem(ctx *scenes.Context, r ui.Rect) {
	text := r.Centred(r.W, 44)
	ctx.UI.Label(text.CutTop(22), t.final.Mission.Name, ui.Text{Size: 14.5, Bold: true, Align: ui.Right})
	ctx.UI.Label(text, t.final.Board.Name, ui.Text{Size: 13, Faint: true, Align: ui.Right})
	ctx.UI.Explain("result/mission", r, ui.Plain(hexroster.Scoring(ctx, t.final.Mission)))
}

// remains shows the units of a team that are left as they are, the others faint.
func (t *hexTale) remains(ctx *scenes.Context, s *Scene, r ui.Rect, team int) {
	u, st := ctx.UI, &t.final
	r.H = min(r.H, 116)
	words := r.CutRight(min(190, r.W*0.4))
	r.CutRight(8)
	var units []int
	total, lost := 0, 0
	first, end := st.Setup.Units(team)
	for i := first; i < end; i++ {
		if m := st.Model(i); !m.Drone {
			units = append(units, i)
			total += int(m.Cost)
			if st.Units[i].Where == hexwar.Gone {
				lost++
			}
		}
	}
	for k, cell := range hexroster.Places(r, len(units), st.Size.Limits().Units) {
		t.unit(ctx, s, cell, units[k])
	}
	lines := []string{
		ctx.T("result.hex.lost", lost, len(units)),
		ctx.T("result.hex.left", st.Surviving(int8(team)), total),
	}
	var chosen []string
	if st.Attacker != hexwar.None && st.Phase > hexwar.PhaseSecondary {
		for _, o := range st.Teams[team].Chosen {
			chosen = append(chosen, ctx.T("result.hex.objective", ctx.T("hex.objective."+o.String()), st.Teams[team].Achieved(o)))
		}
	}
	lines = append(lines, chosen...)
	if s.seatsOut(st, team) {
		lines = append(lines[:2], ctx.T("result.conceded"))
	}
	for len(lines)*18 > int(r.H) && len(lines) > 1 {
		lines = lines[:len(lines)-1]
	}
	text := words.Centred(words.W, float64(len(lines)*18))
	text.Y = max(r.Y, min(text.Y, r.Y+(r.H-text.H)/2))
	for i, line := range lines {
		u.Label(text.CutTop(18), line, ui.Text{Size: 12.5, Faint: i > 0})
	}
	if len(chosen) > 0 {
		u.Explain(fmt.Sprintf("result/objectives/%d", team+1), ui.Rect{X: words.X, Y: r.Y, W: words.W, H: r.H}, ui.Plain(ctx.T("result.hex.objective.tip", strings.Join(chosen, ", "))))
	}
}

// unit shows one unit as it is at the end.
func (t *hexTale) unit(ctx *scenes.Context, s *Scene, r ui.Rect, i int) {
	st := &t.final
	m, unit := st.Model(i), &st.Units[i]
	look := hexroster.Unit(st.Catalogue, m.Design, s.looks[m.Seat])
	for k := range m.Design.Arms {
		if unit.Items[k].Mount == hexwar.Lost || unit.Items[k].Left == 0 {
			look.Arms[k] = draw.HexArm{}
		}
	}
	for section, full := range m.Sections {
		if full > 0 && unit.Left[section] <= 0 {
			look.Lost[sectionLooks(m.Body)[section]] = true
		}
	}
	ctx.Pen.Save()
	if unit.Where == hexwar.Gone {
		look = hexroster.Unit(st.Catalogue, m.Design, s.looks[m.Seat])
		ctx.Pen.Fade(0.22)
	}
	hexroster.Paint(ctx.Pen, r, look)
	ctx.Pen.Restore()
	ctx.UI.Explain(fmt.Sprintf("result/unit/%d", i+1), r, ui.Plain(t.unitWords(ctx, i)))
}

// sectionLooks are the sections of a body as they are drawn: vehicles have their
// sides where mechs have their arms.
func sectionLooks(b hexwar.Body) [hexwar.NumSections]draw.HexSection {
	looks := [hexwar.NumSections]draw.HexSection{draw.HeadSection, draw.TorsoSection, draw.LeftArm, draw.RightArm, draw.LeftLeg, draw.RightLeg}
	if b.Vehicle() {
		looks[hexwar.LeftLeg], looks[hexwar.RightLeg] = draw.LeftArm, draw.RightArm
	}
	return looks
}

// unitWords tells what has become of a unit.
func (t *hexTale) unitWords(ctx *scenes.Context, i int) string {
	m, unit := t.final.Model(i), &t.final.Units[i]
	switch unit.Where {
	case hexwar.Gone:
		return ctx.T("result.hex.destroyed", m.Name)
	case hexwar.Home:
		return ctx.T("result.hex.left.home", m.Name)
	}
	var gone []string
	left, full := 0, 0
	for section, had := range m.Sections {
		left, full = left+int(unit.Left[section]), full+int(had)
		if had > 0 && unit.Left[section] <= 0 {
			gone = append(gone, hexwar.Section(section).NameOn(m.Body))
		}
	}
	for k, a := range m.Design.Arms {
		if unit.Items[k].Mount == hexwar.Lost || unit.Items[k].Left == 0 {
			gone = append(gone, a.Weapon)
		}
	}
	words := ctx.T("result.hex.damaged", m.Name, left, full)
	switch {
	case len(gone) > 0:
		return words + " " + ctx.T("result.hex.hurt", m.Name, listed(ctx, gone))
	case left == full:
		return ctx.T("result.hex.whole", m.Name)
	}
	return words
}
