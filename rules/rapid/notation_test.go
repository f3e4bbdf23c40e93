package rapid_test

import (
	"strings"
	"testing"

	prop "pgregory.net/rapid"

	"rulerfire/rules"
	"rulerfire/rules/dice"
	"rulerfire/rules/field"
	"rulerfire/rules/rapid"
)

// lines are answers of every kind, as they are written.
var lines = []struct {
	line   string
	action rapid.Action
}{
	{"roll 6 2 5 8", rapid.Action{Kind: rapid.ActRoll, Count: 4, Values: [rapid.MaxDamage]uint8{6, 2, 5, 8}}},
	{"add spare 2", rapid.Action{Kind: rapid.ActAddSpare, Index: 1}},
	{"add copy f7", rapid.Action{Kind: rapid.ActAddCopy, Index: 7}},
	{"remove f7", rapid.Action{Kind: rapid.ActRemove, Index: 7}},
	{"remove f7 rocket f3 rocket f4", rapid.Action{Kind: rapid.ActRemove, Index: 7, Count: 2, Values: [rapid.MaxDamage]uint8{3, 4}}},
	{"make seat 3", rapid.Action{Kind: rapid.ActMake, Index: 2}},
	{"station at 640,320", rapid.Action{Kind: rapid.ActStation, Place: field.Point{X: 640, Y: 320}}},
	{"field f24 at 17,2000", rapid.Action{Kind: rapid.ActFrame, Index: 24, Place: field.Point{X: 17, Y: 2000}}},
	{"pick f0", rapid.Action{Kind: rapid.ActPick}},
	{"pass", rapid.Action{Kind: rapid.ActPass}},
	{"name none", rapid.Action{Kind: rapid.ActName}},
	{"name f4 direct", rapid.Action{Kind: rapid.ActName, Target: rapid.Target{Kind: rapid.FrameTarget, ID: 4}, Band: rapid.AtDirect}},
	{"name f4 direct rockets 2", rapid.Action{Kind: rapid.ActName, Target: rapid.Target{Kind: rapid.FrameTarget, ID: 4}, Band: rapid.AtDirect, Rockets: 2}},
	{"name t31 artillery", rapid.Action{Kind: rapid.ActName, Target: rapid.Target{Kind: rapid.TerrainTarget, ID: 31}, Band: rapid.AtArtillery}},
	{"defend B4", rapid.Action{Kind: rapid.ActDefend, Die: rapid.Face{Colour: dice.Blue, Faces: 6, Value: 4}}},
	{"defend none", rapid.Action{Kind: rapid.ActDefend}},
	{"move G8:7 320,480", rapid.MoveTo(rapid.Face{Colour: dice.Green, Faces: 8, Value: 7}, field.Point{X: 320, Y: 480})},
	{"move W3 320,480 340,480", rapid.Action{Kind: rapid.ActMove, Die: rapid.Face{Faces: 6, Value: 3}, Count: 2,
		Path: [field.MaxCorners]field.Point{{X: 320, Y: 480}, {X: 340, Y: 480}}}},
	{"attack R8:8", rapid.Action{Kind: rapid.ActAttack, Die: rapid.Face{Colour: dice.Red, Faces: 8, Value: 8}}},
	{"done", rapid.Action{Kind: rapid.ActDone}},
	{"use spot", rapid.Action{Kind: rapid.ActUseSpot}},
	{"keep spot", rapid.Action{Kind: rapid.ActKeepSpot}},
	{"cover t0", rapid.Action{Kind: rapid.ActCover, Target: rapid.Target{Kind: rapid.TerrainTarget}}},
	{"bricks 2047 3 5 7 9 11", rapid.Action{Kind: rapid.ActBricks, Count: 6, Bricks: [6]uint16{2047, 3, 5, 7, 9, 11}}},
	{"lose artillery", rapid.Action{Kind: rapid.ActLose, Index: int8(rapid.Artillery)}},
	{"lose white", rapid.Action{Kind: rapid.ActLose, Index: rapid.White}},
	{"abandon s5 to 1,2", rapid.Action{Kind: rapid.ActAbandon, Index: 5, Place: field.Point{X: 1, Y: 2}}},
	{"spot f9 Y5", rapid.Action{Kind: rapid.ActSpot, Target: rapid.Target{Kind: rapid.FrameTarget, ID: 9}, Die: rapid.Face{Colour: dice.Yellow, Faces: 6, Value: 5}}},
	{"spot none", rapid.Action{Kind: rapid.ActSpot}},
	{"end", rapid.Action{Kind: rapid.ActEnd}},
	{"play on", rapid.Action{Kind: rapid.ActPlayOn}},
	{"tick", rapid.Action{Kind: rapid.ActTick}},
	{"hold", rapid.Action{Kind: rapid.ActHold}},
	{"concede", rapid.Action{Kind: rapid.ActConcede}},
}

func TestAnswersAreWrittenAndRead(t *testing.T) {
	kinds := map[rapid.Kind]bool{}
	for _, c := range lines {
		kinds[c.action.Kind] = true
		if got := c.action.String(); got != c.line {
			t.Errorf("%+v is written %q, want %q", c.action, got, c.line)
		}
		if got, err := rapid.ParseAction("  " + strings.ReplaceAll(c.line, " ", "  ")); err != nil || got != c.action {
			t.Errorf("%q is read as %+v, %v; want %+v", c.line, got, err, c.action)
		}
	}
	for k := rapid.ActRoll; k <= rapid.ActConcede; k++ {
		if !kinds[k] {
			t.Errorf("no line is of kind %d", k)
		}
	}
}

func TestLinesThatSayNothing(t *testing.T) {
	for _, line := range []string{
		"", "sing", "roll", "roll six", "roll 0", "roll 21", "roll 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
		"add", "add frame", "add spare 0", "add spare 17", "add copy 3", "remove", "remove f25", "remove f1 f2", "make 2", "make seat 6", "make seat 0",
		"station 1,2", "station at 1", "station at 1,b", "station at 1,99999", "field f0 1,2", "pick 3", "pick f-1", "pick f25", "pass now",
		"name", "name f1", "name f1 near", "name s1 direct", "name f1 direct rockets", "name f1 direct rockets 4", "name f1 direct missiles 1", "name f1 none",
		"defend", "defend X3", "defend W", "defend W7", "defend W0", "defend R8:9", "defend R8", "defend W5 W6", "move W3", "move W3 1", "attack", "done it",
		"use", "keep", "cover", "cover none", "bricks x", "bricks 1 2 3 4 5 6 7", "bricks 2048", "lose", "lose hope", "abandon 1 to 1,2", "abandon s8 to 1,2", "abandon s1 1,2",
		"spot f1", "spot s1 Y3", "spot", "tick tock", "play", "Pass",
	} {
		if a, err := rapid.ParseAction(line); err == nil {
			t.Errorf("%q is read as %q", line, a)
		}
	}
}

func TestReadingNeverPanics(t *testing.T) {
	words := strings.Fields("roll add spare copy remove rocket make seat station at field pick pass name none direct hand artillery rockets " +
		"defend move attack done use keep spot cover bricks lose abandon to end play on tick hold concede " +
		"f0 f1 f24 f25 f-1 f t0 t99 t s0 s7 s9 0 1 6 7 -1 99 2048 99999999999999999999 W5 R8:3 G8: B0 Y Y6 é W é8:2 1,2 -1,-2 , 1, 99999,1 defence white")
	prop.Check(t, func(t *prop.T) {
		line := strings.Join(prop.SliceOfN(prop.SampledFrom(words), 0, 8).Draw(t, "words"), " ")
		a, err := rapid.ParseAction(line)
		if err != nil {
			return
		}
		if back, err := rapid.ParseAction(a.String()); err != nil || back != a {
			t.Fatalf("%q is read as %q, which is read as %q, %v", line, a, back, err)
		}
	})
	prop.Check(t, func(t *prop.T) {
		rapid.ParseAction(prop.String().Draw(t, "line"))
	})
}

func TestTooManyDiceAreNoRoll(t *testing.T) {
	g := situation(t, duel)
	g.play("pick f0\n name none")
	long := rules.Roll{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}
	for _, r := range []rules.Roll{nil, {1, 1, 1, 1}, {1, 1, 1, 1, 7}, {1, 1, 1, 1, 0}, {1, 1, 1, 1, 257}, {1, 1, 1, 1, -1}, {1, 1, 1, 1, 1, 1}, long} {
		if g.b.Legal(r) == nil {
			t.Errorf("%v is taken for five dice", r)
		}
	}
	if err := g.b.Legal(rules.Roll{1, 6, 1, 1, 6}); err != nil {
		t.Error(err)
	}
}
