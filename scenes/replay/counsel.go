package replay

import (
	"rulerfire/game"
	"rulerfire/rules"
)

// Consult lets a computer think about what is decided at the place; if that is what the
// players have agreed, not where the battle goes on from.
func (s *Scene) Consult(level string) *game.Thinking {
	d, open := s.Pending()
	switch {
	case !open || d.Side == rules.Chance:
		return nil
	case s.at < s.film.Len():
		return game.Reconsider(s.recording, s.at, s.game.Config, level)
	case s.recording.NoHints:
		return game.Unable(game.ErrAgreed)
	}
	player, err := s.game.Config.Players(level)
	if err != nil {
		return game.Unable(err)
	}
	return game.Consult(player, s.Battle(), d, s.recording.NoiseAt(s.at))
}
