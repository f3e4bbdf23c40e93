// Package clipboard is the clipboard of the machine, by whatever its system offers
// for it. On Linux that is one of the commands wl-copy and wl-paste, xclip or xsel,
// if it is installed.
package clipboard

import (
	"time"

	"github.com/atotto/clipboard"

	"rulerfire/scenes/ui"
)

// patience is how long the clipboard is waited for: the text may have to come from
// another program, which need not answer.
const patience = 400 * time.Millisecond

// Machine is the machine's clipboard. Its functions are nil where there is none.
func Machine() ui.Clipboard {
	if clipboard.Unsupported {
		return ui.Clipboard{}
	}
	return ui.Clipboard{
		Read: func() string {
			text, _ := within(patience, func() string {
				s, err := clipboard.ReadAll()
				if err != nil {
					return "" // nothing on it, or no text
				}
				return s
			})
			return text
		},
		Write: func(s string) {
			within(patience, func() error { return clipboard.WriteAll(s) })
		},
	}
}

// within is what call returns, if it does so in time. Otherwise it is left to itself.
func within[T any](limit time.Duration, call func() T) (result T, ok bool) {
	done := make(chan T, 1)
	go func() { done <- call() }()
	select {
	case result = <-done:
		return result, true
	case <-time.After(limit):
		return result, false
	}
}
