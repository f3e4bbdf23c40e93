package approve

import (
	"math/rand/v2"

	"rulerfire/assets/terrain"
	"rulerfire/game/landscape"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
	"rulerfire/scenes"
)

// layOut begins to make a table up, as somebody wants it. It takes a moment, so it is
// done in the background.
func (s *Scene) layOut(plan landscape.Plan, by string) {
	done := make(chan made, 1)
	s.making = done
	go func() {
		table, err := landscape.Generate(plan)
		done <- made{table, by, err}
	}()
}

// receive takes a table that has been made up.
func (s *Scene) receive(ctx *scenes.Context) {
	if s.making == nil {
		return
	}
	ctx.Animate()
	select {
	case m := <-s.making:
		s.making = nil
		if m.err != nil {
			s.notice = m.err.Error()
			return
		}
		s.change(ctx, m.table)
		if m.by != "" {
			s.notice = ctx.T("approve.by", m.by, m.table.Name)
		}
	default:
	}
}

// another makes up another table as the plan has it.
func (s *Scene) another() {
	s.plan.Seed = s.chance.Uint64()
	s.layOut(s.plan, "")
}

// ask lets the next computer lay a table out.
func (s *Scene) ask() {
	seat := s.seats.Ask()
	s.layOut(wish(s.chance, s.Lineup.Company(seat), s.plan), s.Lineup.Seats[seat].Name)
}

// wish is the table that a computer would like for its company: fair, with much to
// hide behind for those who fight hand to hand, and little for artillery.
func wish(chance *rand.Rand, c rapid.Company, p landscape.Plan) landscape.Plan {
	styles := landscape.Styles()
	p.Style, p.Seed = styles[chance.IntN(len(styles))], chance.Uint64()
	p.Twin = []terrain.Twin{terrain.HalfTurn, terrain.Mirror}[chance.IntN(2)]
	near, far := 0, 0
	for _, d := range c.Frames {
		near += int(d.Systems[rapid.HandToHand])
		far += int(d.Systems[rapid.Artillery])
	}
	switch {
	case near > far:
		p.Density = landscape.Dense
	case far > near:
		p.Density = landscape.Sparse
	default:
		p.Density = landscape.Medium
	}
	return p
}

// byHand puts a copy of the table on the bench.
func (s *Scene) byHand(ctx *scenes.Context) {
	loan, e, err := Lend(s.Library, s.tables.Now())
	if err != nil {
		s.notice = err.Error()
		return
	}
	s.loan = loan
	ctx.Push(s.Bench.Open(e))
}

// fetch takes the table back from the bench.
func (s *Scene) fetch(ctx *scenes.Context) {
	if s.loan == nil {
		return
	}
	e, changed, err := s.loan.Return()
	s.loan = nil
	var table field.Layout
	if changed {
		table, err = e.Table()
	}
	switch {
	case err != nil:
		s.notice = err.Error()
	case changed:
		s.change(ctx, table)
		s.notice = ctx.T("approve.kept", e.Name)
	}
}
