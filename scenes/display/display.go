// Package display says in one line that there is no display to open a window on,
// before anything that needs one is started.
//
// The window's library is started before main and panics without a display. Go
// starts a package as soon as all that it imports has been started, and of those
// that are ready the first by name; so this one, which imports next to nothing,
// comes before the library, which imports much. A test of the program itself
// checks that it does.
package display

import "strings"

// Missing says why no window can be opened, or "" if one probably can. env reads
// the environment; answers tells whether an X server listens at a socket, whose
// name begins with @ if it is not a file.
func Missing(env func(string) string, answers func(socket string) bool) string {
	x := env("DISPLAY")
	switch {
	case x == "" && env("WAYLAND_DISPLAY") == "":
		return "there is no display to open a window on (DISPLAY is not set)"
	case x == "":
		return "there is no X display to open a window on (under Wayland, start XWayland and set DISPLAY)"
	}
	// Only a display of this machine has a socket to knock at.
	number, local := strings.CutPrefix(x, ":")
	if !local {
		return ""
	}
	number, _, _ = strings.Cut(number, ".")
	if number == "" || strings.Trim(number, "0123456789") != "" {
		return "DISPLAY is \"" + x + "\", which names no display"
	}
	socket := "/tmp/.X11-unix/X" + number
	if !answers(socket) && !answers("@"+socket) {
		return "the display " + x + " does not answer"
	}
	return ""
}
