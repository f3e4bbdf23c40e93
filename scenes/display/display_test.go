package display

import (
	"strings"
	"testing"
)

func TestMissingDisplay(t *testing.T) {
	for _, test := range []struct {
		name       string
		x, wayland string
		listening  string
		want       string
	}{
		{"none at all", "", "", "", "no display"},
		{"Wayland without X", "", "wayland-0", "", "no X display"},
		{"a display that answers", ":0", "", "/tmp/.X11-unix/X0", ""},
		{"with a screen's number", ":99.0", "", "/tmp/.X11-unix/X99", ""},
		{"by an abstract socket", ":7", "", "@/tmp/.X11-unix/X7", ""},
		{"a dead display", ":98", "", "/tmp/.X11-unix/X0", "does not answer"},
		{"no number", ":x", "", "", "names no display"},
		{"another machine's", "desk:0", "", "", ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			env := map[string]string{"DISPLAY": test.x, "WAYLAND_DISPLAY": test.wayland}
			got := Missing(func(k string) string { return env[k] }, func(s string) bool { return s == test.listening })
			if test.want == "" && got != "" || !strings.Contains(got, test.want) {
				t.Errorf("says %q, want %q", got, test.want)
			}
			if strings.Contains(got, "\n") {
				t.Errorf("%q is more than one line", got)
			}
		})
	}
}
