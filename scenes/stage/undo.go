package stage

import (
	"slices"

	"rulerfire/game"
	"rulerfire/rules"
	"rulerfire/scenes"
)

// undoing is what is taken back and given again at a time: an answer that a person
// has confirmed, with those that followed from it of themselves.
type undoing struct {
	confirmed []int // how many steps there were as each answer was confirmed
	undone    []int // how many answers were taken back each time, the last time last

	asked committing // what was last asked about
}

// committing is the question whether an answer can be taken back once it is given.
type committing struct {
	steps, undos int
	answer       string
	line         game.Line
}

// noUndo says why nothing can be taken back now; "" if something can.
func (s *Stage[S, E]) noUndo(ctx *scenes.Context) string {
	n, line := s.Session.CanUndo()
	switch {
	case n > 0 && s.Asking():
		return ""
	case n > 0 || s.Session.Waiting().For != game.WaitPerson:
		return ctx.T("undo.wait")
	}
	return ctx.T("undo.line." + line.String())
}

// noRedo says why nothing can be given again now; "" if something can.
func (s *Stage[S, E]) noRedo(ctx *scenes.Context) string {
	if s.Session.CanRedo() == 0 || !s.Asking() {
		return ctx.T("undo.none")
	}
	return ""
}

// Undo takes back what was confirmed last.
func (s *Stage[S, E]) Undo(ctx *scenes.Context) {
	u := &s.undoing
	can, _ := s.Session.CanUndo()
	if can == 0 || !s.Asking() {
		return
	}
	steps := len(s.Session.Steps())
	u.confirmed = slices.DeleteFunc(u.confirmed, func(at int) bool { return at >= steps })
	back := 1
	if n := len(u.confirmed); n > 0 {
		back = min(steps-u.confirmed[n-1], can)
		u.confirmed = u.confirmed[:n-1]
	}
	done := 0
	for done < back && s.Session.Undo() == nil {
		done++
	}
	if s.Session.CanRedo() == done {
		u.undone = u.undone[:0] // nothing else is to be given again
	}
	u.undone = append(u.undone, done)
	s.Resync()
	ctx.Animate()
}

// Redo gives again what was taken back last, and shows it.
func (s *Stage[S, E]) Redo(ctx *scenes.Context) {
	u := &s.undoing
	n := s.Session.CanRedo()
	if n == 0 || !s.Asking() {
		return
	}
	again := 1
	if last := len(u.undone) - 1; last >= 0 {
		again, u.undone = min(u.undone[last], n), u.undone[:last]
	}
	u.confirmed = append(u.confirmed, len(s.Session.Steps()))
	for range again {
		if s.Session.Redo() != nil {
			break
		}
	}
	s.Notice = ""
	s.unask()
	s.collect()
	ctx.Animate()
}

// Commits is what the primary button says of an answer that cannot be taken back once
// it is given, by the rules' own word; "" of one that can.
func (s *Stage[S, E]) Commits(ctx *scenes.Context, answer ...rules.Choice) string {
	if len(answer) == 0 || !s.Asking() {
		return ""
	}
	q := committing{steps: len(s.Session.Steps()), undos: s.Session.Undos()}
	for _, c := range answer {
		q.answer += c.String() + "\n"
	}
	if a := &s.undoing.asked; a.steps != q.steps || a.undos != q.undos || a.answer != q.answer {
		q.line = s.Session.Commits(answer...)
		*a = q
	}
	if s.undoing.asked.line == game.NoLine {
		return ""
	}
	return ctx.T("commits." + s.undoing.asked.line.String())
}
