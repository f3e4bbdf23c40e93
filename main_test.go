package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/library"
	"rulerfire/scenes/scenetest"
)

// stockOnly is the library of a player who has made nothing yet.
func stockOnly(t *testing.T) *library.Library {
	t.Helper()
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	lib, err := library.Open(t.TempDir(), stock)
	if err != nil {
		t.Fatal(err)
	}
	return lib
}

// build builds the game as players do, and returns the program.
func build(t *testing.T) string {
	t.Helper()
	program := filepath.Join(t.TempDir(), "rulerfire")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return program
}

func TestWithoutADisplayTheGameSaysSoInOneLine(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("only Linux has a display to miss")
	}
	program := build(t)
	for _, test := range []struct{ name, display string }{
		{"no display", ""},
		{"a display that is dead", ":7654"},
		{"a display that is none", ":x"},
	} {
		t.Run(test.name, func(t *testing.T) {
			cmd := exec.Command(program)
			for _, e := range os.Environ() {
				if !strings.HasPrefix(e, "DISPLAY=") && !strings.HasPrefix(e, "WAYLAND_DISPLAY=") {
					cmd.Env = append(cmd.Env, e)
				}
			}
			if test.display != "" {
				cmd.Env = append(cmd.Env, "DISPLAY="+test.display)
			}
			var said bytes.Buffer
			cmd.Stdout, cmd.Stderr = &said, &said
			var exit *exec.ExitError
			if err := cmd.Run(); !errors.As(err, &exit) {
				t.Fatalf("ends with %v, want a failure; says %q", err, said.String())
			}
			if strings.Count(said.String(), "\n") != 1 || !strings.HasPrefix(said.String(), "rulerfire: ") {
				t.Errorf("says %q, want one line", said.String())
			}
		})
	}
}

// A real player types and clicks by X events.
func TestTheWindowHearsRealKeysAndClicks(t *testing.T) {
	xdotool, err := exec.LookPath("xdotool")
	if err != nil || os.Getenv("DISPLAY") == "" {
		t.Skip("needs an X display and xdotool")
	}
	const w, h = 960, 540
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	home := t.TempDir()
	program := exec.CommandContext(ctx, build(t), "-size", fmt.Sprintf("%dx%d", w, h))
	program.Env = append(os.Environ(), "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
	var said bytes.Buffer
	program.Stdout, program.Stderr = &said, &said
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- program.Wait() }()
	defer func() {
		cancel()
		<-ended
	}()

	do := func(args ...string) string {
		t.Helper()
		out, err := exec.CommandContext(ctx, xdotool, args...).CombinedOutput()
		if err != nil {
			t.Fatalf("xdotool %v: %v\n%s", args, err, out)
		}
		return strings.TrimSpace(string(out))
	}
	window, _, _ := strings.Cut(do("search", "--sync", "--onlyvisible", "--name", "^Rulerfire$"), "\n")
	do("windowfocus", "--sync", window)

	// F11 is kept in the settings: their file shows that a key was heard.
	settings := filepath.Join(home, "rulerfire", "settings.txt")
	for _, want := range []string{"full-screen yes", "full-screen no"} {
		time.Sleep(2 * time.Second)
		do("key", "F11")
		for {
			text, _ := os.ReadFile(settings)
			if strings.Contains(string(text), want) {
				break
			}
			if ctx.Err() != nil {
				t.Fatalf("F11 was not heard; the settings are %q", text)
			}
			time.Sleep(100 * time.Millisecond)
		}
	}

	// Where the button is, a player who cannot see asks a title of the same size.
	blind := scenetest.New(t, w, h, settingsOf(t, settings), newTitle(stockOnly(t), ""))
	quit := blind.Where("title/quit").Centre()
	scale := blind.App.PixelsPerPoint()
	x, y := fmt.Sprint(int(quit.X*scale)), fmt.Sprint(int(quit.Y*scale))
	for {
		time.Sleep(2 * time.Second)
		do("mousemove", "--window", window, x, y, "click", "1")
		select {
		case err := <-ended:
			ended <- nil // for the deferred wait
			if err != nil {
				t.Fatalf("the game ends with %v: %s", err, said.String())
			}
			return
		case <-time.After(3 * time.Second):
		}
	}
}

func settingsOf(t *testing.T, file string) game.Settings {
	t.Helper()
	s, err := game.ReadSettings(file)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestWindowSizesAreRead(t *testing.T) {
	for _, test := range []struct {
		size string
		w, h int
	}{
		{"1280x720", 1280, 720}, {"960x540", 960, 540}, {"3840x2160", 3840, 2160},
		{"", 0, 0}, {"1280", 0, 0}, {"1280x", 0, 0}, {"640x480", 0, 0}, {"1280x720x2", 0, 0}, {"99999x99999", 0, 0}, {"-1x-1", 0, 0},
	} {
		w, h, err := parseSize(test.size)
		if w != test.w || h != test.h || (err != nil) != (test.w == 0) {
			t.Errorf("%q is %dx%d, %v", test.size, w, h, err)
		}
	}
}

func TestTheIconIsDrawnInEverySize(t *testing.T) {
	for _, icon := range icons() {
		b := icon.Bounds()
		if _, _, _, a := icon.At(b.Dx()/2, b.Dy()/2).RGBA(); a == 0 || b.Dx() != b.Dy() {
			t.Errorf("the icon of %v is empty in its middle", b)
		}
	}
}
