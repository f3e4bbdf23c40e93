package game

import "rulerfire/rules"

// CanUndo tells how many answers Undo can take back now, one by one, and if there are
// none, the line that keeps it from it: NoLine if nothing was answered yet.
//
// Only the person who is asked can take answers back, and only those that the seat
// gave since it was last asked by another: somebody else's answer, of a computer as
// well, always draws a line. So where several persons share a screen, nobody takes
// back what another decided.
func (s *Session) CanUndo() (answers int, line Line) {
	n := len(s.match.past)
	switch w := s.Waiting(); {
	case n == 0:
		return 0, s.match.line
	case w.For != WaitPerson:
		return 0, LineSeat
	}
	return n, NoLine
}

// CanRedo tells how many answers Redo can give again now, one by one.
func (s *Session) CanRedo() int {
	if s.Waiting().For != WaitPerson {
		return 0
	}
	return len(s.undone)
}

// Undo takes the last answer back, as if it had never been given: it is in no recording
// any more. Nothing comes of it but the former question; dice that are rolled later
// show what they would have shown. The error is a rules.Refusal with a code that
// names the line, "undo.roll", and then nothing has changed.
func (s *Session) Undo() error {
	if n, line := s.CanUndo(); n == 0 {
		return rules.Refuse("undo."+line.String(), "%s", lineReasons[line])
	}
	s.undone = append(s.undone, s.match.back())
	s.undos++
	s.keep()
	return nil
}

// Redo gives the answer again that was taken back last. Any other answer makes what
// was taken back gone for good. The error is a rules.Refusal that there is nothing to
// give again.
func (s *Session) Redo() error {
	n := s.CanRedo()
	if n == 0 {
		return rules.Refuse("redo.none", "nothing has been taken back")
	}
	undone := s.undone
	if err := s.apply(undone[n-1]); err != nil {
		return err
	}
	s.undone = undone[:n-1]
	return nil
}

// Undos is how often answers have been taken back so far. Steps has become shorter
// exactly when it has changed: whoever shows them begins again from Battle then.
func (s *Session) Undos() int { return s.undos }

// Commits tells which line an answer to the pending decision would draw behind it, so
// that a screen can say so before it is given: NoLine if it could be taken back, or if
// it is not legal. Of several answers that are to be given one after the other it is
// the first line that any of them draws. It tries them on a copy of the battle, which
// takes as long as giving them.
func (s *Session) Commits(answers ...rules.Choice) Line {
	if _, open := s.Pending(); !open {
		return NoLine
	}
	line, at := NoLine, s.match.position
	err := guard(func() (err error) {
		for _, c := range answers {
			if at, _, line, err = at.try(c); err != nil || line != NoLine {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return NoLine
	}
	return line
}

// lineReasons say why nothing can be taken back.
var lineReasons = [...]string{
	NoLine:       "nothing has been decided yet",
	LineRoll:     "the dice have been rolled",
	LineSeat:     "another player has decided since, or decides now",
	LineAttack:   "the attack is confirmed",
	LineEnd:      "the battle is over",
	LineHandOver: "a seat has changed hands since, or the battle has branched off here",
}
