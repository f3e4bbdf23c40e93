package ui

import (
	"strings"
	"testing"

	"rulerfire/scenes/draw"
)

func TestAStepperStaysWithinItsRange(t *testing.T) {
	value := 6
	r := Rect{100, 100, 120, 30}
	d := &desk{screen: func(u *UI) { value, _ = u.Stepper("studs", r, value, 5, 7, "6 studs") }}
	d.idle(1)
	minus, plus := Point{110, 110}, Point{210, 110}
	for i, step := range []struct {
		at   Point
		want int
	}{{plus, 7}, {plus, 7}, {minus, 6}, {minus, 5}, {minus, 5}} {
		d.click(step.at)
		d.idle(1)
		if value != step.want {
			t.Errorf("after click %d the value is %d, want %d", i+1, value, step.want)
		}
	}
	d.tick(Input{Pointer: Point{160, 110}, Wheel: Point{Y: 1}})
	if value != 6 {
		t.Errorf("the wheel over the number makes it %d, want 6", value)
	}
	d.tick(Input{Pointer: Point{500, 500}, Wheel: Point{Y: 1}})
	if value != 6 {
		t.Error("the wheel elsewhere turns the number")
	}
}

func TestAToggleSwitches(t *testing.T) {
	on, changes := false, 0
	d := &desk{screen: func(u *UI) {
		var changed bool
		if on, changed = u.Toggle("still", Rect{100, 100, 200, 30}, "Reduced motion", on); changed {
			changes++
		}
	}}
	d.idle(1)
	d.click(Point{110, 110})
	d.SetFocus("still")
	d.key(KeyTab)
	d.key(KeySpace)
	d.click(Point{290, 110})
	if !on || changes != 3 {
		t.Errorf("switched three times it is %v after %d changes, want on after 3", on, changes)
	}
}

func TestOneOfSegmentsHolds(t *testing.T) {
	at := 0
	r := Rect{100, 100, 300, 30}
	d := &desk{screen: func(u *UI) {
		at, _ = u.Segments("size", r, []string{"skirmish", "battle", "war"}, at, "", "", "not with two")
	}}
	d.idle(1)
	d.click(Point{250, 110})
	if at != 1 {
		t.Errorf("segment %d holds, want 1", at)
	}
	d.click(Point{350, 110})
	if at != 1 {
		t.Error("a segment with a reason against it was taken")
	}
}

func TestTabsChangeByClickAndByCtrlTab(t *testing.T) {
	at := 0
	d := &desk{screen: func(u *UI) {
		at, _ = u.Tabs("systems", Rect{100, 100, 300, 30}, []string{"a", "b", "c"}, at)
	}}
	d.idle(1)
	for _, step := range []struct {
		name string
		do   func()
		want int
	}{
		{"a click on the last", func() { d.click(Point{390, 110}) }, 2},
		{"Ctrl-Tab from the last", func() { d.tick(Input{Key: KeyTab, Ctrl: true}) }, 0},
		{"Ctrl-Shift-Tab from the first", func() { d.tick(Input{Key: KeyTab, Ctrl: true, Shift: true}) }, 2},
	} {
		step.do()
		if at != step.want {
			t.Errorf("%s: tab %d is in front, want %d", step.name, at, step.want)
		}
	}
}

func TestWhatIsScrolledOutOfSightCannotBeClicked(t *testing.T) {
	pressed := 0
	r := Rect{100, 100, 200, 50}
	d := &desk{screen: func(u *UI) {
		u.ScrollArea("page", r, 200, false, func(content Rect) {
			if u.Button("deep", Rect{content.X, content.Y + 100, 80, 30}, "Deep", ButtonLook{}) {
				pressed++
			}
		})
	}}
	d.idle(1)
	d.click(Point{120, 210})
	if _, there := d.Find("deep"); there || pressed != 0 {
		t.Error("a button below the edge of its page was clicked")
	}
	d.tick(Input{Pointer: Point{120, 120}, Wheel: Point{Y: -2}})
	d.idle(1)
	d.click(Point{120, 130})
	if pressed != 1 {
		t.Error("a button scrolled into sight was not clicked")
	}
}

func TestAnAreaThatKeepsKeysReadsThemItself(t *testing.T) {
	moved := Point{}
	d := &desk{screen: func(u *UI) {
		if res := u.Area("table", Rect{0, 0, 600, 600}, Focus|KeepKeys); res.Focused {
			if u.Key(KeyRight) {
				moved.X++
			}
			if u.Key(KeyEnter) {
				moved.Y++
			}
		}
		u.Button("aside", Rect{700, 0, 100, 40}, "Aside", ButtonLook{})
	}}
	d.idle(1)
	d.SetFocus("table")
	d.idle(1)
	d.key(KeyRight)
	d.key(KeyEnter)
	if moved != (Point{1, 1}) || d.Focused() != "table" {
		t.Errorf("the table moved by %v, the focus is on %q", moved, d.Focused())
	}
	d.key(KeyTab)
	d.key(KeyRight)
	if moved.X != 1 || d.Focused() != "aside" {
		t.Error("without the focus the table reads keys")
	}
}

func TestTheUppermostOfTwoAreasIsPressed(t *testing.T) {
	var got []string
	d := &desk{screen: func(u *UI) {
		for _, id := range []string{"below", "above"} {
			if u.Area(id, Rect{100, 100, 100, 100}, 0).Clicked {
				got = append(got, id)
			}
		}
	}}
	d.idle(1)
	d.click(Point{150, 150})
	if len(got) != 1 || got[0] != "above" {
		t.Errorf("pressed %v, want the one that lies above", got)
	}
}

func TestWhatIsCutSaysAllOfItselfInATooltip(t *testing.T) {
	const long = "a company with a name 👨‍👩‍👧 that nobody ever had room for"
	options := []Option{{Label: long}, {Label: "short"}}
	r := Rect{100, 100, 120, 30}
	for _, c := range []struct {
		name string
		show func(u *UI)
		want string
	}{
		{"a name", func(u *UI) { u.Name("it", r, long, Text{}) }, long},
		{"a line", func(u *UI) { u.Line("it", r, Plain(long), Text{}) }, long},
		{"a line that fits", func(u *UI) { u.Line("it", r, Plain("short"), Text{}) }, ""},
		{"a name that fits", func(u *UI) { u.Name("it", r, "short", Text{}) }, ""},
		{"a button", func(u *UI) { u.Button("it", r, long, ButtonLook{}) }, long},
		{"a button that cannot be pressed says why", func(u *UI) { u.Button("it", r, long, ButtonLook{Why: "no"}) }, "no"},
		{"an option", func(u *UI) { u.List("it", Rect{100, 100, 120, 100}, 30, options, -1) }, long},
		{"a choice", func(u *UI) { u.Choice("it", r, options, 0, "none") }, long},
		{"a choice that fits", func(u *UI) { u.Choice("it", r, options, 1, "none") }, ""},
	} {
		d := &desk{screen: c.show}
		d.tick(Input{Pointer: Point{110, 110}})
		d.idle(tipDelay + 2)
		if got := String(d.TipShown()); got != c.want {
			t.Errorf("%s: the tooltip says %q, want %q", c.name, got, c.want)
		}
	}
}

func TestATextIsCutBetweenWhatBelongsTogether(t *testing.T) {
	var u UI
	u.Begin(Input{}, 1280, 720, nil)
	for _, s := range []string{"👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", "e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301e\u0301", "🇩🇪🇯🇵🇩🇪🇯🇵🇩🇪🇯🇵", "שם ארוך מאוד מאוד", "", "x"} {
		for w := -5.0; w < 80; w += 3 {
			cut := u.Shorten(s, w, Text{})
			if cut == s {
				continue
			}
			kept := strings.TrimSuffix(cut, "…")
			n := len([]rune(kept))
			if !strings.HasPrefix(s, kept) || draw.Joined([]rune(s), n) {
				t.Errorf("%q is cut to %q", s, cut)
			}
			if n > 0 && u.Width(cut, Text{}) > w {
				t.Errorf("%q is %.1f wide, more than %.0f", cut, u.Width(cut, Text{}), w)
			}
		}
	}
}

func TestALetterFindsItsOptionInAnOpenChoice(t *testing.T) {
	at := 0
	options := make([]Option, 40)
	for i := range options {
		options[i].Label = string(rune('a'+i%20)) + "bc"
	}
	d := &desk{screen: func(u *UI) { at, _ = u.Choice("pick", Rect{100, 600, 150, 30}, options, at, "") }}
	d.idle(1)
	d.click(Point{110, 610})
	d.idle(2)
	for _, step := range []struct {
		typed string
		want  int
	}{{"F", 5}, {"f", 25}, {"f", 5}, {"z", 5}, {"t", 19}} {
		d.tick(Input{Text: step.typed})
		d.idle(1)
		l := &d.lists["pick/options/list"].state
		if l.cursor != step.want {
			t.Errorf("%q leads to option %d, want %d", step.typed, l.cursor, step.want)
		}
		if y := float64(l.cursor)*30 - l.offset; y < 0 || y > 720 {
			t.Errorf("%q: the option is %.0f points below the edge of its list", step.typed, y)
		}
	}
	d.key(KeyEnter)
	d.idle(1)
	if at != 19 {
		t.Errorf("option %d holds, want 19", at)
	}
}

// A name that is cut explains itself and is no obstacle to what it stands on.
func TestANameThatIsCutCanBeClickedThrough(t *testing.T) {
	taken := -1
	d := &desk{screen: func(u *UI) {
		if i, ok := u.Rows("list", Rect{100, 100, 200, 120}, 40, 3, 0, func(i int, r Rect, _ Row) {
			u.Name("name", r.InsetXY(4, 4), strings.Repeat("long ", 40), Text{})
		}); ok {
			taken = i
		}
	}}
	d.idle(1)
	at := Point{200, 160}
	d.tick(Input{Pointer: at})
	d.idle(40)
	if got := String(d.TipShown()); !strings.HasPrefix(got, "long long") {
		t.Errorf("it says %q of itself", got)
	}
	d.click(at)
	if taken != 1 {
		t.Errorf("a click on the name in row 1 takes %d", taken)
	}
}
