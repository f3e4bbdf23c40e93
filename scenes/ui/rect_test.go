package ui

import (
	"testing"

	"pgregory.net/rapid"
)

func TestCutsShareTheRectangleOut(t *testing.T) {
	r := Rect{10, 20, 300, 200}
	top, left, right, bottom := r.CutTop(50), r.CutLeft(100), r.CutRight(60), r.CutBottom(30)
	for _, c := range []struct {
		name      string
		got, want Rect
	}{
		{"top", top, Rect{10, 20, 300, 50}},
		{"left", left, Rect{10, 70, 100, 150}},
		{"right", right, Rect{250, 70, 60, 150}},
		{"bottom", bottom, Rect{110, 190, 140, 30}},
		{"rest", r, Rect{110, 70, 140, 120}},
	} {
		if c.got != c.want {
			t.Errorf("%s is %v, want %v", c.name, c.got, c.want)
		}
	}
	if over := r.CutTop(1000); over.H != 120 || r.H != 0 {
		t.Errorf("a cut took %g of 120 points and left %g", over.H, r.H)
	}
}

func TestColumnsAreEqualAndFill(t *testing.T) {
	for _, c := range (Rect{0, 0, 320, 10}).Columns(3, 10) {
		if c.W != 100 {
			t.Errorf("a column is %g wide, want 100", c.W)
		}
	}
	rows := (Rect{0, 0, 10, 320}).Rows(3, 10)
	if rows[2].Bottom() != 320 {
		t.Errorf("the rows end at %g, want 320", rows[2].Bottom())
	}
}

func TestScaleFollowsTheWindow(t *testing.T) {
	tests := []struct {
		w, h    float64
		setting int
		want    float64
	}{
		{1280, 720, 0, 1},
		{1920, 1080, 0, 1.25},
		{3840, 2160, 0, 2},
		{960, 540, 0, 0.75},
		{1280, 720, 200, 1.3}, // 960 by 540 points remain
		{3840, 2160, 75, 0.75},
		{480, 270, 100, 0.5},
		{10, 10, 0, 0.25},
	}
	for _, test := range tests {
		if got := Scale(test.w, test.h, test.setting); got != test.want {
			t.Errorf("%gx%g at setting %d: scale %g, want %g", test.w, test.h, test.setting, got, test.want)
		}
	}
}

func TestScaleLeavesRoomForTheInterface(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w, h := rapid.Float64Range(960, 8000).Draw(t, "w"), rapid.Float64Range(540, 5000).Draw(t, "h")
		s := Scale(w, h, rapid.SampledFrom([]int{0, 75, 100, 125, 150, 175, 200}).Draw(t, "setting"))
		if s < 0.75 && min(w/960, h/540) >= 1 || s > 2 || w/s < 959.99 || h/s < 539.99 {
			t.Fatalf("%gx%g gets scale %g: %gx%g points", w, h, s, w/s, h/s)
		}
	})
}
