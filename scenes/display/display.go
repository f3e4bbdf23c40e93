// Package display says in one line that there is no display to open a window on,
// before anything that needs one is started.
//
// The window's library begins with the program and panics without a display. Go
// starts the packages that depend on nothing else in the order of their paths'
// names, and this one is imported first by main, depends on no more than the
// standard library, and so comes first.
package display

import (
	"fmt"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

func init() {
	if runtime.GOOS != "linux" {
		return
	}
	if why := Missing(os.Getenv, answers); why != "" {
		fmt.Fprintln(os.Stderr, "rulerfire: "+why)
		os.Exit(1)
	}
}

// Missing says why no window can be opened, or "" if one probably can. env reads
// the environment; answers tells whether a server listens at a socket.
func Missing(env func(string) string, answers func(socket string) bool) string {
	x, wayland := env("DISPLAY"), env("WAYLAND_DISPLAY")
	if x == "" && wayland == "" {
		return "there is no display to open a window on (DISPLAY is not set)"
	}
	if x == "" {
		return "there is no X display to open a window on (DISPLAY is not set; under Wayland, start XWayland)"
	}
	// Only a display of this machine has a socket to knock at.
	number, local := strings.CutPrefix(x, ":")
	if !local {
		return ""
	}
	number, _, _ = strings.Cut(number, ".")
	if number == "" || strings.Trim(number, "0123456789") != "" {
		return fmt.Sprintf("DISPLAY is %q, which names no display", x)
	}
	socket := filepath.Join("/tmp/.X11-unix", "X"+number)
	if !answers(socket) && !answers("@"+socket) {
		return fmt.Sprintf("the display %s does not answer", x)
	}
	return ""
}

func answers(socket string) bool {
	c, err := net.DialTimeout("unix", socket, 2*time.Second)
	if err != nil {
		return false
	}
	c.Close()
	return true
}
