package muster

import (
	"context"
	"errors"
	"fmt"

	"rulerfire/game"
	"rulerfire/rules/ai"
	"rulerfire/rules/hexwar"
)

// DeployAll plays the set-up of an engagement to its end, up to round 1: what
// persons have to decide is decided by helper and handed in as if by the persons
// themselves. Once round 1 has begun nothing happens. noise is all the chance in it
// besides the session's own.
//
// It takes as long as the computers think; the session must not be used
// meanwhile. The error is ctx's, or a fault in the session.
func DeployAll(ctx context.Context, s *game.Session, helper ai.Player, noise uint64) error {
	for s.Err() == nil {
		b, ok := s.Battle().(*hexwar.Battle)
		if !ok {
			return fmt.Errorf("squads are deployed in the hex wargame, not in %T", s.Battle())
		}
		if b.State.Round > 0 {
			return nil
		}
		if err := ctx.Err(); err != nil {
			return err
		}
		switch w := s.Waiting(); w.For {
		case game.WaitNothing:
			return errors.New("the session is closed")
		case game.WaitDice:
			return errors.New("who rolls dice of their own deploys by hand")
		case game.WaitPerson:
			d, _ := s.Pending()
			choice, err := helper.Choose(b.Clone(), d, noise+uint64(len(s.Steps())))
			if err != nil {
				return err
			}
			if err := s.Submit(w.Seat, choice); err != nil {
				return err
			}
		default:
			if err := s.Await(ctx); err != nil {
				return err
			}
			s.Tick()
		}
	}
	return s.Err()
}
