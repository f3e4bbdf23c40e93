package game

import (
	"context"
	"errors"
	"testing"
	"time"
)

func TestAnErrandHandsItsSessionBack(t *testing.T) {
	s := &Session{}
	begun, goOn := make(chan bool), make(chan bool)
	want := errors.New("how it went")
	e := Send(s, func(context.Context, *Session) error {
		begun <- true
		<-goOn
		return want
	})
	<-begun
	if _, over, _ := e.Over(); over {
		t.Error("it is over before it has been played")
	}
	close(goOn)
	for range 1000 {
		if back, over, err := e.Over(); over {
			if back != s || err != want {
				t.Errorf("it ends with %v and %v", back, err)
			}
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Error("it is never over")
}

func TestAnErrandThatIsAbandonedIsToldSo(t *testing.T) {
	told := make(chan bool)
	e := Send(&Session{}, func(ctx context.Context, _ *Session) error {
		<-ctx.Done()
		close(told)
		return ctx.Err()
	})
	e.Abandon()
	select {
	case <-told:
	case <-time.After(5 * time.Second):
		t.Error("it goes on")
	}
}
