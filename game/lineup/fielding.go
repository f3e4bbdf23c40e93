package lineup

import (
	"context"
	"errors"
	"fmt"
	"time"

	"rulerfire/game"
	"rulerfire/rules/rapid"
)

// patience is the longest that a computer may think about one decision of a battle
// that people wait for.
const patience = 20 * time.Second

// FieldAll plays the set-up of a battle to its end, up to round 1: persons' frames
// and stations are placed for them as a computer of the level would, handed in as
// if by the persons themselves, and so are ties decided that are left. Once round 1
// has begun nothing happens. noise is all the chance in it besides the session's own.
//
// It takes as long as the computers think; the session must not be used
// meanwhile. The error is ctx's, or a fault in the session.
func FieldAll(ctx context.Context, s *game.Session, level string, noise uint64) error {
	helper, err := player(level)
	if err != nil {
		return err
	}
	for s.Err() == nil {
		b, ok := s.Battle().(*rapid.Battle)
		if !ok {
			return fmt.Errorf("companies are fielded in Rapid Attack, not in %T", s.Battle())
		}
		if b.State.Round > 0 {
			return nil
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		w := s.Waiting()
		if w.For == game.WaitNothing {
			return errors.New("the session is closed")
		}
		if w.For == game.WaitPerson {
			d, _ := s.Pending()
			choice, err := helper.Choose(b.Clone(), d, noise+uint64(len(s.Steps())))
			if err != nil {
				return err
			}
			if err := s.Submit(w.Seat, choice); err != nil {
				return err
			}
			continue
		}
		if err := s.Await(ctx); err != nil {
			return err
		}
		s.Tick()
	}
	return s.Err()
}
