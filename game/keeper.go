package game

// A Keeper keeps a battle safe while it is played, so that it can be resumed.
type Keeper interface {
	// Keep is called when the keeper is taken on, after every answer, after every answer
	// taken back and after every hand-over. It must not wait, and must not change the
	// session.
	Keep(s *Session)
	// Lost says why the battle could not be kept as it was when last tried, or nil.
	Lost() error
	// Close is called when the session is closed. It may wait until what Keep was
	// called for is safe.
	Close()
}

// UseKeeper lets k keep the battle from here on.
func (s *Session) UseKeeper(k Keeper) {
	s.keeper = k
	s.keep()
}

// Keeper is who keeps the battle, nil if nobody does.
func (s *Session) Keeper() Keeper { return s.keeper }

func (s *Session) keep() {
	if s.keeper != nil {
		s.keeper.Keep(s)
	}
}
