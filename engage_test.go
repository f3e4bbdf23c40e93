package main

import (
	"testing"

	"rulerfire/game"
	"rulerfire/rules/hexwar"
	"rulerfire/scenes/hexbattle"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

// TestFromTheTitleToTheResultOfAnEngagement plays a quick engagement of the hex
// wargame, a scouting mission, in the window: two clicks to the board, then by mouse
// and keys in turns until the last round is over.
func TestFromTheTitleToTheResultOfAnEngagement(t *testing.T) {
	p := scenetest.New(t, 1280, 720, game.Settings{Speed: game.Instant}, newTitle(stockOnly(t), ""))
	p.Click("title/games/1")
	p.Click("title/quick")
	p.Until("the quick engagement's card", 60, func() bool { return p.Has("quick/fight") })
	p.Wait(20)
	p.Shot("engagement_quick")
	p.Click("quick/fight")
	p.Until("a decision", 1_000_000, func() bool { return waits(p) != nil })
	p.Wait(30) // what is pressed while a screen comes in is not heard
	p.Shot("engagement_first")
	shown := false
	for i := 0; ; i++ {
		// However long a computer thinks on a busy machine, only decisions count.
		p.Until("a decision or the result", 1_000_000, func() bool { return waits(p) != nil || p.Has("result/rematch") })
		if p.Has("result/rematch") {
			break
		}
		if i > 6000 {
			t.Fatalf("the engagement does not end; on screen: %v", p.App.Widgets().IDs())
		}
		s := waits(p)
		steps := len(s.Session.Steps())
		st := s.Session.Battle().(*hexwar.Battle).State
		if moving := st.Phase == hexwar.PhaseAct && st.Turn.Stage == hexwar.Moving && !st.Turn.Stepped; moving && i%3 > 0 {
			p.Key(ui.KeyUp, ui.KeyEnter)
		}
		if !shown && st.Round == 3 && st.Phase == hexwar.PhaseAct {
			shown = true
			p.Shot("engagement")
		}
		for _, hand := range []func(){
			func() {
				if i%2 == 0 && p.Has("confirm") {
					p.Click("confirm")
				}
			},
			func() { p.Key(ui.KeyEnter) },
			func() {
				if st.Phase == hexwar.PhaseAct { // take a plan back that cannot be carried out
					p.Key(ui.KeyEscape, ui.KeyEnter)
				}
			},
			func() {
				if p.Has("menu/back") {
					p.Click("menu/back")
				}
				p.Key(ui.KeyEnter)
			},
			func() { p.Key(ui.KeySpace, ui.KeyEnter) },
		} {
			if len(s.Session.Steps()) == steps && waits(p) == s {
				hand()
			}
		}
		if len(s.Session.Steps()) == steps {
			p.Shot("engagement_stuck")
			t.Fatalf("nothing answers %s; on screen: %v", st.Phase, p.App.Widgets().IDs())
		}
	}
	p.Wait(20)
	p.Shot("engagement_result")
	p.Click("result/rematch")
	p.Until("the rematch", 1_000_000, func() bool { return waits(p) != nil })
}

// waits is the engagement on the screen, if it waits for a person.
func waits(p *scenetest.Player) *hexbattle.Scene {
	s, ok := p.App.Top().(*hexbattle.Scene)
	if !ok || s.Session.Waiting().For != game.WaitPerson {
		return nil
	}
	return s
}
