package hexbattle

import (
	"rulerfire/game"
	"rulerfire/rules/hexwar"
)

// Recall makes what is a picture only what it is after these steps: the dice and the
// attack that were last, and, of a battle that is watched, what lies about. Of one that
// is played nothing falls, and nothing is taken up, by what can be taken back.
func (s *Scene) Recall(steps []game.Step) {
	s.deploys, s.errand, s.card = [hexwar.MaxSeats]bool{}, errand{}, hexwar.None
	board := s.pieces // as its picture shows it
	s.throw, s.attack, s.result = throw{}, hexwar.Event{}, hexwar.Event{}
	if s.Watching() {
		s.Sweep()
		s.flown = 0
		s.pieces = s.start
	}
	for _, step := range steps {
		for _, e := range step.Events {
			e := e.(hexwar.Event)
			s.note(e)
			if s.Watching() {
				s.Land(s.breaks(e))
				s.pieces.apply(e)
			}
		}
	}
	s.pieces.structures, s.pieces.rubble = board.structures, board.rubble
	s.pieces.sync(&s.Seen)
	s.refresh()
}
