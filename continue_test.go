package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"rulerfire/game"
	"rulerfire/game/lineup"
	"rulerfire/game/saves"
	"rulerfire/rules/rapid"
	"rulerfire/scenes/battle"
	"rulerfire/scenes/scenetest"
)

// TestContinueAfterTheProgramIsKilled begins a quick battle by the keys of a real
// window, kills the program, and goes on with the battle in another.
func TestContinueAfterTheProgramIsKilled(t *testing.T) {
	xdotool, err := exec.LookPath("xdotool")
	if err != nil || os.Getenv("DISPLAY") == "" {
		t.Skip("needs an X display and xdotool")
	}
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	defer cancel()
	home := t.TempDir()
	program := exec.CommandContext(ctx, build(t), "-size", "960x540")
	program.Env = append(os.Environ(), "XDG_CONFIG_HOME="+home, "XDG_DATA_HOME="+home)
	if err := program.Start(); err != nil {
		t.Fatal(err)
	}
	defer program.Wait()
	defer program.Process.Kill()
	do := func(args ...string) string {
		t.Helper()
		out, err := exec.CommandContext(ctx, xdotool, args...).CombinedOutput()
		if err != nil {
			t.Fatalf("xdotool %v: %v\n%s", args, err, out)
		}
		return strings.TrimSpace(string(out))
	}
	window, _, _ := strings.Cut(do("search", "--sync", "--onlyvisible", "--pid", fmt.Sprint(program.Process.Pid), "--name", "^Rulerfire$"), "\n")
	do("windowfocus", "--sync", window)
	folder := saves.Folder(filepath.Join(home, "rulerfire", "saves"))
	for !folder.Any("rapid") {
		if ctx.Err() != nil {
			t.Fatal("no battle was kept")
		}
		time.Sleep(2 * time.Second)
		do("key", "Return") // Quick battle, then Fight
	}
	time.Sleep(time.Second)
	if err := program.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	program.Wait()

	kept := folder.Newest(game.Config{System: rapid.RapidAttack(), Players: lineup.Player})
	if kept.Session == nil || len(kept.Passed) > 0 {
		t.Fatalf("on disk is %+v", kept)
	}
	p := scenetest.New(t, 960, 540, game.Settings{Speed: game.Instant}, newTitle(stockOnly(t), folder))
	var there *battle.Scene
	for range 200 {
		p.Click("title/continue")
		p.Wait(12)
		if there, _ = p.App.Top().(*battle.Scene); there != nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	if there == nil {
		t.Fatal("Continue leads nowhere")
	}
	if got, want := len(there.Session.Steps()), len(kept.Session.Steps()); got < want {
		t.Errorf("the battle goes on after %d answers, not %d", got, want)
	}
	p.Until("a decision", 1_000_000, func() bool { return p.Has("confirm") })
}
