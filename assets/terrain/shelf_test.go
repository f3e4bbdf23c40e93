package terrain

import (
	"testing"

	"rulerfire/rules/field"
)

func TestE3EveryPieceOnTheShelfStandsEveryWayRound(t *testing.T) {
	names := map[string]bool{}
	for _, shelf := range Shelves() {
		if len(shelf.Patterns) == 0 {
			t.Errorf("%s: nothing on the shelf", shelf.Name)
		}
		for _, p := range shelf.Patterns {
			if names[p.Name] {
				t.Errorf("two pieces are called %s", p.Name)
			}
			names[p.Name] = true
			for turn := range 4 {
				for _, piece := range []Piece{p.Piece.Turned(turn), p.Piece.Turned(turn).Mirrored()} {
					l := field.Layout{Width: 60, Height: 60, Bricks: piece.At(20, 20)}
					if _, err := field.NewTable(l); err != nil {
						t.Errorf("%s: %v", p.Name, err)
					}
				}
			}
		}
	}
}

func TestE3WhatIsOnTheShelfIsCoverUnlessItIsLow(t *testing.T) {
	low := map[string]bool{"lowwall": true, "hedge": true}
	for _, shelf := range Shelves() {
		for _, p := range shelf.Patterns {
			top := 0
			for _, b := range p.Piece {
				top = max(top, int(b.Layer))
			}
			if (top >= field.CoverHeight) == low[p.Name] {
				t.Errorf("%s is %d bricks high", p.Name, top)
			}
		}
	}
}
