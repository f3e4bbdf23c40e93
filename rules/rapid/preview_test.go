package rapid_test

import (
	"slices"
	"testing"

	"rulerfire/rules/dice"
	"rulerfire/rules/rapid"
)

func TestY7UpcomingPlacingsAreTheOrderOfFielding(t *testing.T) {
	// At every placing what is foretold is what then happens.
	g := trio(t)
	var foretold []rapid.Placing
	for i := 0; g.b.State.Phase == rapid.PhasePlace; i++ {
		s := &g.b.State
		now := s.Upcoming(6)
		if now[0] != (rapid.Placing{Seat: s.Asked, Station: s.PlacesStation()}) {
			t.Fatalf("placing %d: foretold first is %+v; asked is %s", i, now[0], g.asked())
		}
		if i > 0 && !slices.Equal(now[:len(foretold)], foretold) {
			t.Fatalf("placing %d: foretold are %+v, before they were %+v", i, now, foretold)
		}
		foretold = now[1:]
		actions, _ := s.Answers()
		g.play(actions[0].String())
	}
	if len(foretold) > 0 {
		t.Errorf("after the last placing %+v are still foretold", foretold)
	}
}

func TestP1SupposingMovesStationsAndScores(t *testing.T) {
	g := situation(t, `
		seat 7 each
		f0 at 20,40
		s0 at 100,10
		seat 5 each
		f1 at 60,70
		s1 at 40,60`)
	before := g.b.State
	then := g.b.State.Supposing(0, studs(36, 62))
	if then.Stations[1].Owner != 0 || then.Score(0) != 21 || then.Score(1) != 5 || !then.Ahead(0) {
		t.Errorf("with f0 there s1 is seat %d's, scores are %d and %d", then.Stations[1].Owner+1, then.Score(0), then.Score(1))
	}
	if g.b.State != before {
		t.Error("supposing changed the battle")
	}
}

func TestWantedIsByTheStageOfFielding(t *testing.T) {
	g := field2(t)
	g.play("station at @40,60\n station at @40,70\n station at @40,80")
	if s := &g.b.State; !s.Wanted(studs(60, 60)) || s.Wanted(studs(104, 60)) {
		t.Error("the defender's first frames are wanted inside the perimeter alone")
	}
	g.play("field f0 at @60,60\n field f1 at @60,80")
	if s := &g.b.State; s.Wanted(studs(60, 70)) || !s.Wanted(studs(104, 60)) {
		t.Error("the point frame is wanted at the limit of range alone")
	}
	over := situation(t, duel)
	if over.b.State.Wanted(studs(60, 60)) {
		t.Error("a place is wanted though nothing is fielded")
	}
}

func TestO16WhatATurnStillAllows(t *testing.T) {
	g := situation(t, "seat 7 each\n f0 2Rd 1G 1W at 20,40\n seat 3 each\n f1 2Rd at 50,40 acted\n f2 at 100,70")
	s := &g.b.State
	check := func(when string, move, attack, spot bool) {
		t.Helper()
		if s.MayMove() != move || s.MayAttack() != attack || s.Acting.Has(dice.Yellow) != spot {
			t.Errorf("%s: move %t, attack %t, a die to spot %t", when, s.MayMove(), s.MayAttack(), s.Acting.Has(dice.Yellow))
		}
	}
	g.play("pick f0\n name f1 direct\n roll W2 G1 R3 R1")
	check("before the defence", false, false, true)
	g.play("defend none")
	check("at first", true, true, true)
	g.play("attack R3\n roll 1 1 1")
	check("after the attack", true, false, true)
	g.play("move W2 @22,40")
	check("after the move", false, false, false)
}

func TestT5TheTieThatTheBattleWaitsFor(t *testing.T) {
	g := level(t, 3)
	want := rapid.Tie{Kind: rapid.TiePlay, Seats: 0b111, Rolling: 0b111, Winner: rapid.None}
	if tie, ok := g.b.State.Tie(); !ok || tie != want {
		t.Errorf("the tie is %+v, %t; want %+v", tie, ok, want)
	}
	g.play("roll 4 6 4")
	want.Rolling = 0b101
	if tie, ok := g.b.State.Tie(); !ok || tie != want {
		t.Errorf("the tie is %+v, %t; want %+v", tie, ok, want)
	}
	g.play("roll 1 5")
	if tie, ok := g.b.State.Tie(); ok {
		t.Errorf("after the roll there is still a tie %+v", tie)
	}
}

func TestT7TheTieThatTheBattleWaitsFor(t *testing.T) {
	g := tied(t, 5)
	want := rapid.Tie{Kind: rapid.TieDefence, Seats: 0b11, Winner: 1}
	if tie, ok := g.b.State.Tie(); !ok || tie != want {
		t.Errorf("the tie is %+v, %t; want %+v", tie, ok, want)
	}
}
