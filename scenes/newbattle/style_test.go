package newbattle

import (
	"strings"
	"testing"

	"rulerfire/game"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// choose takes an option of a choice by its place.
func choose(p *scenetest.Player, id, option string) {
	p.Click(id)
	p.Wait(3)
	p.Click(id + "/options/list/" + option)
	p.Wait(3)
}

func TestAComputerIsPlayedInAStyle(t *testing.T) {
	h := host(3)
	p := enter(t, 1280, 720, h, false)
	seat := func() game.Seat { return h.party.seats[1].Seat.Seat }
	for _, step := range []struct {
		do    func()
		level string
		why   string
	}{
		{func() { choose(p, "seat/2/style", "1") }, "normal+cautious", "the style is chosen"},
		{func() { p.Click("seat/2/who/Hard") }, "hard+cautious", "another level keeps the style"},
		{func() { choose(p, "seat/2/style", "3") }, "hard+stations", "another style keeps the level"},
		{func() { choose(p, "seat/2/style", "0") }, "hard", "a balanced level is called by its name alone"},
		{func() { choose(p, "seat/2/style", "4") }, "hard+kills", "the style is chosen"},
		{func() { p.Click("seat/2/who/Easy") }, "easy", "an easy player has no style"},
	} {
		step.do()
		if got := seat(); got.Kind != game.Computer || got.Level != step.level {
			t.Errorf("%s: want %s, and the seat is %+v", step.why, step.level, got)
		}
	}
	where := p.Where("seat/2/style")
	p.Move(where.Centre().X, where.Centre().Y)
	p.Wait(60)
	if tip := ui.String(p.App.Widgets().TipShown()); tip == "" {
		t.Error("nothing says why an easy player has no style")
	}
	p.Click("seat/2/who/Person")
	p.Wait(2)
	if p.Has("seat/2/style") || seat().Level != "" {
		t.Errorf("a person has a style: %+v", seat())
	}
}

// The style is written down with the level, and said in words.
func TestAQuickBattleIsPlayedInAStyle(t *testing.T) {
	p := enter(t, 1280, 720, host(5), true)
	choose(p, "quick/style", "2")
	p.Shot("quick_style")
	p.Key(ui.KeyEnter)
	p.Until("the battle", 4000, func() bool { return battleOf(p) != nil })
	session := battleOf(p).session
	if level := session.Seats()[1].Level; level != "normal+aggressive" {
		t.Errorf("%s plays", level)
	}
	r, err := session.Record()
	if err != nil {
		t.Fatal(err)
	}
	text, err := r.MarshalText()
	if err != nil {
		t.Fatal(err)
	}
	back, err := game.ParseRecording(text)
	if err != nil {
		t.Fatal(err)
	}
	if level := back.Seats[1].Level; !strings.HasPrefix(level, "normal+aggressive/") {
		t.Errorf("the recording says that %s plays", level)
	}
}
