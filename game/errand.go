package game

import "context"

// An Errand plays a session on in the background, such as through its set-up. The
// session is its own until it is over.
type Errand struct {
	session *Session
	cancel  context.CancelFunc
	done    chan error
}

// Send begins an errand: play is called on a goroutine of its own and must return
// soon after its context ends.
func Send(s *Session, play func(context.Context, *Session) error) *Errand {
	ctx, cancel := context.WithCancel(context.Background())
	e := &Errand{session: s, cancel: cancel, done: make(chan error, 1)}
	go func() { e.done <- play(ctx, s) }()
	return e
}

// Over tells whether the errand is over, and then the session that may be used
// again and how it went. It must not be called again after that.
func (e *Errand) Over() (s *Session, over bool, err error) {
	select {
	case err := <-e.done:
		e.cancel()
		return e.session, true, err
	default:
		return nil, false, nil
	}
}

// Abandon gives an errand up that is not over, and closes its session.
func (e *Errand) Abandon() {
	e.cancel()
	go func() {
		<-e.done
		e.session.Close()
	}()
}
