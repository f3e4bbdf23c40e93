//go:build unix

package rulestest

import (
	"syscall"
	"time"
)

// ProcessorTime is how long processors have worked for this program: on a machine that
// others use as well it says more than the clock on the wall.
func ProcessorTime() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano())
}
