package game

import (
	"context"
	"errors"
	"fmt"

	"rulerfire/rules"
	"rulerfire/rules/ai"
)

// PlayOut plays a battle from where it stands to its end, every seat by its player,
// and gives its result. The battle itself does not change. dice and noise are the
// seeds of the rolls and of the players: the same two give the same end.
//
// Where a player fails, some legal answer is taken, as in a session. The error is
// ctx's, or a fault in the rules.
func PlayOut(ctx context.Context, b rules.Battle, players []ai.Player, dice, noise uint64) (rules.Result, error) {
	roller := NewRoller(dice)
	var result rules.Result
	err := guard(func() error {
		b = b.Clone()
		for n := uint64(0); ; n++ {
			if err := ctx.Err(); err != nil {
				return err
			}
			d, open := b.Pending()
			if !open {
				result = b.Result()
				return nil
			}
			if err := playOn(b, d, players, roller, hash64(noise, "noise", n)); err != nil {
				return fmt.Errorf("the decision %q: %w", d.Name, err)
			}
		}
	})
	return result, err
}

// playOn lets dice or a player answer d, which b waits for.
func playOn(b rules.Battle, d rules.Decision, players []ai.Player, roller Roller, noise uint64) error {
	if d.Side == rules.Chance {
		_, err := b.Apply(roller.Roll(d))
		return err
	}
	c, err := ask(players[d.Side], b.Clone(), d, noise)
	if err == nil {
		if _, err = b.Apply(c); err == nil {
			return nil
		}
	}
	if len(d.Some) == 0 {
		return errors.Join(errors.New("no answer is listed"), err)
	}
	_, err = b.Apply(d.Some[noise%uint64(len(d.Some))])
	return err
}
