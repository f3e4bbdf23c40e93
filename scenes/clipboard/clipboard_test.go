package clipboard

import (
	"testing"
	"time"
)

func TestNobodyIsWaitedForForLong(t *testing.T) {
	if s, ok := within(time.Minute, func() string { return "larks" }); s != "larks" || !ok {
		t.Errorf("a clipboard that answers gives %q, %v", s, ok)
	}
	hang := make(chan bool)
	defer close(hang)
	if s, ok := within(time.Millisecond, func() string { <-hang; return "larks" }); s != "" || ok {
		t.Errorf("a clipboard that does not answer gives %q, %v", s, ok)
	}
}
