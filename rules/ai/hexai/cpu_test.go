package hexai

import (
	"syscall"
	"time"
)

// processorTime is how long processors have worked for this program: on a machine
// that others use as well it says more than the clock on the wall.
func processorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano())
}
