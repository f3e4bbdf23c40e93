package hexwar_test

import (
	"testing"

	"rulerfire/rules/hexwar"
)

// What is refused, and for which reason, where no other test has come upon it: the
// first unit has come to a phase of its turn.
func TestRefusals(t *testing.T) {
	const rifles = `
		team
		Vanguard at 6,10 n; ap 14
		Vanguard at 6,8 n; ap 14
		team
		Vanguard at 6,5 s; ap 14
	`
	for _, c := range []struct {
		code, situation string
		edit            func(*hexwar.State)
		stage           hexwar.Stage
		lines           []string
	}{
		{"answer", rifles, nil, hexwar.Moving, []string{"call", "pick u1", "hold", "land 6,5"}},
		{"target.friend", rifles, nil, hexwar.Ranged, []string{"fire at u1 torso with i0"}},
		{"target.none", rifles, nil, hexwar.Ranged, []string{"fire at s5 with i0", "fire at u9 torso with i0", "fire at m0 with i0"}},
		{"weapon.none", rifles, nil, hexwar.Ranged, []string{"fire at u2 torso with i6"}},
		{"weapon.destroyed", rifles, func(s *hexwar.State) { s.Units[0].Items[0].Left = 0 }, hexwar.Ranged, []string{"fire at u2 torso with i0"}},
		{"weapon.hurl", rifles, nil, hexwar.Close, []string{"hurl i0 at u2 torso"}},
		{"command.blade", rifles, nil, hexwar.Moving, []string{"switch i0", "switch i6"}},
		{"command.form", rifles, nil, hexwar.Moving, []string{"transform"}},
		{"command.gather", rifles, nil, hexwar.Moving, []string{"gather m0"}},
		{"command.smoke", rifles, nil, hexwar.Moving, []string{"smoke"}},
		{"command.held", rifles, nil, hexwar.Moving, []string{"break"}},
		{"command.carried", rifles, nil, hexwar.Moving, []string{"swap i1 right", "swap i6 left"}},
		{"leave.none", rifles, nil, hexwar.Moving, []string{"leave"}},
		{"move.flight", rifles, nil, hexwar.Moving, []string{"climb", "dive"}},
		{"drone.none", rifles, nil, hexwar.Moving, []string{"recall", "launch u1 6,9", "place u1 6,9"}},
		{"command.hand", `
			team
			Vanguard at 6,10 n; ap 14; bare; arm Pistol: left hand
			team
			Vanguard at 6,5 s
		`, nil, hexwar.Moving, []string{"swap none right", "swap none both"}},
		{"command.many", `
			team
			Vanguard at 6,10 n; ap 14; bare; arm Pistol: left hand; arm Pistol: carried; arm Pistol: carried; arm Pistol: carried
			team
			Vanguard at 6,5 s
		`, nil, hexwar.Moving, []string{"swap none left"}},
		{"command.kneels", `
			team
			Vanguard at 6,10 n; ap 14; kneeling
			team
			Vanguard at 6,5 s
		`, nil, hexwar.Moving, []string{"kneel"}},
		{"grapple.grip", `
			team
			Bulwark at 6,10 n; ap 14; bare
			team
			Fighter at 6,9 s; level 1
		`, nil, hexwar.Close, []string{"grapple u1"}},
		{"grapple.holds", wrestlers + "Vanguard at 7,9 n", func(s *hexwar.State) {
			s.Units[0].Holds, s.Units[1].HeldBy, s.Units[0].Cell = 1, 0, s.Units[1].Cell
		}, hexwar.Close, []string{"grapple u2"}},
		{"target.held-hand", `
			team
			Bulwark at 6,9 n; ap 14; bare; arm Great sword: both hands
			team
			Vanguard at 6,9 s
		`, func(s *hexwar.State) { s.Units[0].Holds, s.Units[1].HeldBy = 1, 0 }, hexwar.Close, []string{"fire at u1 torso with i0"}},
	} {
		t.Run(c.code, func(t *testing.T) {
			g := situation(t, c.situation)
			if c.edit != nil {
				c.edit(g.state())
			}
			g.begin(0, 8, c.stage)
			g.refused(c.code, c.lines...)
		})
	}
}

// A weapon in a Defensive Stance does not attack meanwhile.
func TestGap14TheShieldDoesNotAttack(t *testing.T) {
	g := situation(t, `
		team
		Duellist at 6,6 n; ap 14
		team
		Vanguard at 6,5 s
	`)
	g.begin(0, 8, hexwar.Moving)
	g.play("shield with i0", "next", "next")
	g.refused("weapon.stance", "fire at u1 torso with i0")
}

// A unit is activated by its own player, once a round, if it is there and operative.
func TestWhoCanBeActivated(t *testing.T) {
	g := situation(t, `
		`+harbours+`
		mission Darkness
		hex L 2,10
		team
		Skimmer at 6,10 n
		Skimmer at 8,10 n
		Skimmer at 4,10 n; bare
		Sub at 2,10 n; bare
		team
		Vanguard at 6,5 s
	`)
	g.state().Lose(2)
	g.refused("not-yours", "pick u4")
	g.refused("pick.gone", "pick u2")
	g.refused("pick.ready", "pick u3")
	g.play("pick u0", "roll 1", "end", "pick u4", "roll 1", "end")
	g.refused("pick.acted", "pick u0")
}

// 6.2: a marker is not placed where it leaves no room for the others. A sub is
// deployed in water.
func TestPlacesBeforeTheBattle(t *testing.T) {
	m := missions(t)
	m[1].Area = "cells 0,5 4,5 8,5 2,6"
	const lines = "row L . . . . . . . . . . . .\n"
	text := "board Narrow\nsize 13x16\n"
	for range 15 {
		text += lines
	}
	b := board(t, text+"row L - . - . - . - . - . - .\n")
	land := hexwar.Squad{Name: "Land", Units: stock(t)[:1]}
	sub := hexwar.Squad{Name: "Sub", Units: stock(t)[9:10]}
	for _, c := range []struct {
		mission int
		code    string
		line    string
	}{{1, "marker.last", "marker 2,6"}, {0, "deploy.ground", "deploy u1 6,0 s level 0"}} {
		u, err := hexwar.NewSetup(hexwar.Settings{}, hexwar.Scouting, [2]int{1, 1}, m[c.mission], b, catalogue(t), [2]hexwar.Squad{land, sub})
		if err != nil {
			t.Fatal(err)
		}
		g := &game{t: t, b: hexwar.NewBattle(u)}
		g.play("roll 6 2", "attack", "zone 1", "second", "objectives first-blood disarm", "objectives disarm vanguard")
		g.refused(c.code, c.line)
	}
}
