//go:build !unix

package rulestest

import "time"

var begun = time.Now()

// ProcessorTime is how long this program has run: nothing more exact is known here.
func ProcessorTime() time.Duration { return time.Since(begun) }
