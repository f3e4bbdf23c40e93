package builder

import (
	"rulerfire/rules/field"
	"rulerfire/scenes"
	"rulerfire/scenes/draw"
)

// A scout looks for pockets, where frames without movement systems are shut in, in the
// background: on a full table that takes a moment.
type scout struct {
	table   *field.Table // what was looked over last, or is being; nil for nothing
	pockets []field.Pocket
	report  chan []field.Pocket // nil if nothing is being looked over
}

// look takes what has been found, and looks a table over if it is another than the
// last one. nil is a table that cannot be played on.
func (s *scout) look(ctx *scenes.Context, t *field.Table) {
	if s.report != nil {
		select {
		case s.pockets = <-s.report:
			s.report = nil
		default:
		}
	}
	if s.report == nil && s.table != t {
		s.table, s.pockets = t, nil
		if t != nil {
			report := make(chan []field.Pocket, 1)
			s.report = report
			go func() {
				standing := t.AllStanding()
				report <- t.Pockets(&standing)
			}()
		}
	}
	if s.report != nil {
		ctx.Animate()
	}
}

// found are the pockets of a table, and whether they are known.
func (s *scout) found(t *field.Table) (pockets []field.Pocket, known bool) {
	if t == nil || s.report != nil || s.table != t {
		return nil, false
	}
	return s.pockets, true
}

// pocketFinding is a pocket in words.
func pocketFinding(ctx *scenes.Context, p field.Pocket) finding {
	at := p.Middle()
	return finding{
		weak: true, warns: true, leads: true,
		words: ctx.T("builder.pocket"), second: ctx.T("builder.pocket.remedy"),
		x: int(at.X / field.Stud), y: int(at.Y / field.Stud),
	}
}

// drawPockets marks where frames would be shut in.
func (s *Scene) drawPockets(p *draw.Pen) {
	pockets, _ := s.scout.found(s.state.table)
	if s.hand.from != nil {
		return // what it is about is not there
	}
	pt := p.Pt()
	for _, pocket := range pockets {
		at := pocket.Middle()
		x, y := float64(at.X)/field.Stud, float64(at.Y)/field.Stud
		p.Disc(draw.White, x, y, 11*pt)
		p.Disc(draw.Gold, x, y, 9.5*pt)
		p.Icon(draw.IconWarn, x, y, 6*pt, draw.Ink)
	}
}
