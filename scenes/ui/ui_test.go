package ui

import "testing"

// A desk is a screen for tests: it calls its widgets once per tick, without a
// picture.
type desk struct {
	UI
	screen func(u *UI)
	at     Point
}

func (d *desk) tick(in Input) {
	if in.Pointer == (Point{}) {
		in.Pointer = d.at
	}
	d.at = in.Pointer
	d.Begin(in, 1280, 720, nil)
	d.screen(&d.UI)
	d.End()
}

func (d *desk) idle(ticks int) {
	for range ticks {
		d.tick(Input{})
	}
}

func (d *desk) press(p Point)   { d.tick(Input{Pointer: p, Left: Button{Down: true, Pressed: true}}) }
func (d *desk) release(p Point) { d.tick(Input{Pointer: p, Left: Button{Released: true}}) }
func (d *desk) key(k Key)       { d.tick(Input{Key: k}) }

// click is as quick as a click can be: all in one tick.
func (d *desk) click(p Point) {
	d.tick(Input{Pointer: p, Left: Button{Pressed: true, Released: true}})
}

func (d *desk) rightClick(p Point) {
	d.tick(Input{Pointer: p, Right: Button{Pressed: true, Released: true}})
}

// boxes are four buttons in a square, which count their presses.
//
//	a b
//	c d
func boxes(pressed map[string]int) func(*UI) {
	return func(u *UI) {
		for i, id := range []string{"a", "b", "c", "d"} {
			r := Rect{100 + 200*float64(i%2), 100 + 100*float64(i/2), 120, 40}
			if u.Button(id, r, id, ButtonLook{}) {
				pressed[id]++
			}
		}
	}
}

func TestAClickIsPressAndReleaseInside(t *testing.T) {
	inA, inB, aside := Point{110, 110}, Point{310, 110}, Point{50, 50}
	tests := []struct {
		name string
		do   func(d *desk)
		want int
	}{
		{"press and release", func(d *desk) { d.press(inA); d.release(inA) }, 1},
		{"both within one tick, with the way there", func(d *desk) { d.click(inA) }, 1},
		{"release beside it", func(d *desk) { d.press(inA); d.release(aside) }, 0},
		{"release on another", func(d *desk) { d.press(inA); d.release(inB) }, 0},
		{"press beside it", func(d *desk) { d.press(aside); d.release(inA) }, 0},
		{"out and in again", func(d *desk) { d.press(inA); d.tick(Input{Pointer: aside, Left: Button{Down: true}}); d.release(inA) }, 1},
		{"held down is one press", func(d *desk) {
			d.press(inA)
			for range 50 {
				d.tick(Input{Pointer: inA, Left: Button{Down: true}})
			}
			d.release(inA)
			d.idle(5)
		}, 1},
		{"twice is two", func(d *desk) { d.click(inA); d.click(inA) }, 2},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			pressed := map[string]int{}
			d := &desk{screen: boxes(pressed)}
			d.idle(1)
			test.do(d)
			if pressed["a"] != test.want || pressed["b"] != 0 {
				t.Errorf("a was pressed %d times, want %d; b %d times", pressed["a"], test.want, pressed["b"])
			}
		})
	}
}

func TestNothingCanBeClickedInTheTickItAppears(t *testing.T) {
	pressed := map[string]int{}
	d := &desk{screen: boxes(pressed)}
	d.click(Point{110, 110})
	if pressed["a"] != 0 {
		t.Error("a button answered before anyone can have seen it")
	}
}

func TestBlockedClicksAndKeysCountForNothing(t *testing.T) {
	pressed := map[string]int{}
	d := &desk{screen: boxes(pressed)}
	d.idle(1)
	d.SetFocus("b")
	d.Block(24)
	for range 12 {
		d.click(Point{110, 110})
		d.key(KeyEnter)
	}
	if len(pressed) != 0 {
		t.Errorf("pressed %v while blocked", pressed)
	}
	d.click(Point{110, 110})
	if pressed["a"] != 1 {
		t.Error("the button is still deaf after the block")
	}
}

func TestAPressBeforeTheBlockDoesNotActAfterIt(t *testing.T) {
	pressed := map[string]int{}
	d := &desk{screen: boxes(pressed)}
	d.idle(1)
	d.press(Point{110, 110})
	d.Block(2)
	d.tick(Input{Left: Button{Down: true}})
	d.tick(Input{Left: Button{Down: true}})
	d.release(Point{110, 110})
	if len(pressed) != 0 {
		t.Errorf("pressed %v by a click begun before the question changed hands", pressed)
	}
}

func TestTheFocusGoesByTabAndArrows(t *testing.T) {
	back := Input{Key: KeyTab, Shift: true}
	tests := []struct {
		name string
		from string
		in   Input
		want string
	}{
		{"Tab begins at the first", "", Input{Key: KeyTab}, "a"},
		{"Tab goes on in reading order", "b", Input{Key: KeyTab}, "c"},
		{"Tab goes round", "d", Input{Key: KeyTab}, "a"},
		{"Shift-Tab goes back", "c", back, "b"},
		{"Shift-Tab goes round", "a", back, "d"},
		{"right", "a", Input{Key: KeyRight}, "b"},
		{"down", "a", Input{Key: KeyDown}, "c"},
		{"up", "d", Input{Key: KeyUp}, "b"},
		{"left", "d", Input{Key: KeyLeft}, "c"},
		{"nothing lies to the left", "c", Input{Key: KeyLeft}, "c"},
		{"an arrow without a focus begins at the first", "", Input{Key: KeyDown}, "a"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			d := &desk{screen: boxes(map[string]int{})}
			d.idle(1)
			d.SetFocus(test.from)
			d.tick(test.in)
			if got := d.Focused(); got != test.want {
				t.Errorf("the focus is on %q, want %q", got, test.want)
			}
		})
	}
}

func TestEnterAndSpacePressTheFocusedWidget(t *testing.T) {
	for _, k := range []Key{KeyEnter, KeySpace} {
		pressed := map[string]int{}
		d := &desk{screen: boxes(pressed)}
		d.idle(1)
		d.SetFocus("c")
		d.key(k)
		d.tick(Input{Key: k, Repeat: true})
		if pressed["c"] != 1 || len(pressed) != 1 {
			t.Errorf("%v pressed %v, want c once: a held key acts once", k, pressed)
		}
	}
}

func TestTheKeyOfAButtonPressesIt(t *testing.T) {
	screen := func(pressed map[string]int) func(*UI) {
		return func(u *UI) {
			if u.Button("go", Rect{0, 0, 100, 30}, "Go", ButtonLook{Key: KeyEnter}) {
				pressed["go"]++
			}
			if u.Button("q", Rect{0, 40, 100, 30}, "Quick", ButtonLook{Key: 'Q'}) {
				pressed["q"]++
			}
			if u.Button("no", Rect{0, 80, 100, 30}, "No", ButtonLook{Key: 'N', Why: "not yet"}) {
				pressed["no"]++
			}
		}
	}
	tests := []struct {
		name  string
		focus string
		in    Input
		want  string
	}{
		{"a letter", "", Input{Key: 'Q'}, "q"},
		{"a letter with Ctrl is something else", "", Input{Key: 'Q', Ctrl: true}, ""},
		{"a held letter does not act again", "", Input{Key: 'Q', Repeat: true}, ""},
		{"a disabled button has no key", "", Input{Key: 'N'}, ""},
		{"Enter without a focus is the main button", "", Input{Key: KeyEnter}, "go"},
		{"Enter belongs to the focus where there is one", "q", Input{Key: KeyEnter}, "q"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			pressed := map[string]int{}
			d := &desk{screen: screen(pressed)}
			d.idle(1)
			d.SetFocus(test.focus)
			d.idle(1)
			d.tick(test.in)
			d.idle(1)
			if n := pressed[test.want]; test.want != "" && n != 1 || len(pressed) > 1 || test.want == "" && len(pressed) != 0 {
				t.Errorf("pressed %v, want %q", pressed, test.want)
			}
		})
	}
}

func TestADisabledButtonSaysWhy(t *testing.T) {
	d := &desk{screen: func(u *UI) {
		u.Button("no", Rect{100, 100, 100, 30}, "No", ButtonLook{Why: "you have no dice left"})
	}}
	d.tick(Input{Pointer: Point{110, 110}})
	d.idle(tipDelay - 2)
	if d.TipShown() != nil {
		t.Error("the tooltip comes too soon")
	}
	d.idle(3)
	if tip := d.TipShown(); tip == nil || tip[0].Text != "you have no dice left" {
		t.Errorf("the tooltip says %v", tip)
	}
	d.tick(Input{Pointer: Point{10, 10}})
	if d.TipShown() != nil {
		t.Error("the tooltip stays when the pointer has gone")
	}
}

func TestATooltipIsOnScreenAndNotUnderThePointer(t *testing.T) {
	window := Rect{0, 0, 960, 540}
	for _, over := range []Rect{
		{10, 10, 80, 30}, {870, 10, 80, 30}, {10, 500, 80, 30}, {870, 500, 80, 30},
		{400, 200, 100, 40}, {0, 0, 960, 540}, {300, 0, 360, 540}, {0, 250, 960, 40},
	} {
		for _, p := range []Point{over.Centre(), {over.X + 1, over.Y + 1}, {over.Right() - 1, over.Bottom() - 1}} {
			tip := placeTip(over, 300, 80, p, true, window)
			if tip.Intersect(window) != tip {
				t.Errorf("over %v at %v: %v leaves the window", over, p, tip)
			}
			if p.In(tip) {
				t.Errorf("over %v at %v: %v lies under the pointer", over, p, tip)
			}
		}
	}
}

func TestAModalTakesEverything(t *testing.T) {
	var open bool
	pressed := map[string]int{}
	below := boxes(pressed)
	d := &desk{screen: func(u *UI) {
		below(u)
		if u.Back() {
			pressed["left the screen"]++
		}
		if open && u.Modal("ask", "Sure?", 400, 200, func(r Rect) {
			if u.Button("yes", r.CutBottom(30), "Yes", ButtonLook{Primary: true}) {
				pressed["yes"]++
			}
			u.Button("other", r.CutBottom(30), "Other", ButtonLook{})
		}) {
			open = false
		}
	}}
	d.idle(1)
	d.SetFocus("b")
	open = true
	d.idle(1)

	d.click(Point{110, 110})
	if pressed["a"] != 0 {
		t.Error("a button under the modal was pressed")
	}
	if d.focus["ask"] != "yes" {
		t.Errorf("the focus is on %q, want the modal's first button", d.focus["ask"])
	}
	d.key(KeyTab)
	d.key(KeyTab)
	d.key(KeyTab)
	if got := d.focus["ask"]; got != "other" {
		t.Errorf("Tab inside a modal of two leads to %q, want other", got)
	}
	d.key(KeyTab)
	d.key(KeyEnter)
	if pressed["yes"] != 1 || pressed["b"] != 0 {
		t.Errorf("Enter in the modal pressed %v", pressed)
	}
	d.key(KeyEscape)
	if open || pressed["left the screen"] != 0 {
		t.Error("Esc must close the modal and nothing else")
	}
	d.idle(1)
	if d.Focused() != "b" {
		t.Errorf("afterwards the focus is on %q, want where it was: b", d.Focused())
	}
	d.rightClick(Point{600, 600})
	if pressed["left the screen"] != 1 {
		t.Error("a right click did not go one step back")
	}
}

func TestARightDragIsNotAStepBack(t *testing.T) {
	backs := 0
	d := &desk{screen: func(u *UI) {
		if u.Back() {
			backs++
		}
	}}
	d.tick(Input{Pointer: Point{300, 300}, Right: Button{Down: true, Pressed: true}})
	d.tick(Input{Pointer: Point{340, 320}, Right: Button{Released: true}})
	if backs != 0 {
		t.Error("a drag with the right button went back")
	}
	d.tick(Input{Pointer: Point{300, 300}, Right: Button{Down: true, Pressed: true}})
	d.tick(Input{Pointer: Point{302, 301}, Right: Button{Released: true}})
	if backs != 1 {
		t.Error("a right press that hardly moved is a click")
	}
}

func TestAChoiceIsMadeFromItsList(t *testing.T) {
	at, changes := 0, 0
	options := []Option{{Label: "easy"}, {Label: "normal"}, {Label: "hard", Why: "comes later"}}
	screen := func(u *UI) {
		if now, changed := u.Choice("level", Rect{100, 100, 150, 30}, options, at, "none"); changed {
			at = now
			changes++
		}
	}
	d := &desk{screen: screen}
	d.idle(1)
	d.click(Point{120, 110})
	d.idle(2)
	d.click(Point{120, 134 + 4 + 30 + 10})
	d.idle(2)
	if at != 1 || changes != 1 {
		t.Errorf("by mouse: option %d after %d changes, want 1 after 1", at, changes)
	}

	d.SetFocus("level")
	d.hideRing = false
	d.key(KeyEnter)
	d.idle(2)
	d.key(KeyUp)
	d.key(KeyEnter)
	d.idle(2)
	if at != 0 || changes != 2 {
		t.Errorf("by keys: option %d after %d changes, want 0 after 2", at, changes)
	}

	d.click(Point{120, 110})
	d.idle(2)
	d.click(Point{120, 134 + 4 + 60 + 10})
	d.idle(1)
	d.click(Point{900, 600})
	d.idle(2)
	if at != 0 || changes != 2 || d.top != "" {
		t.Errorf("a refused option or a click outside changed the choice to %d (open: %q)", at, d.top)
	}
}

func TestAListScrollsAndTakes(t *testing.T) {
	took := -1
	var shown []int
	r := Rect{100, 100, 200, 100}
	d := &desk{screen: func(u *UI) {
		shown = shown[:0]
		if i, ok := u.Rows("list", r, 25, 40, -1, func(i int, _ Rect, _ Row) { shown = append(shown, i) }); ok {
			took = i
		}
	}}
	d.idle(1)
	if len(shown) != 4 || shown[0] != 0 {
		t.Errorf("shows rows %v, want the first four", shown)
	}
	d.tick(Input{Pointer: Point{150, 150}, Wheel: Point{Y: -2}})
	d.idle(1)
	if shown[0] != 2 {
		t.Errorf("two notches down show row %d first, want 2", shown[0])
	}
	d.click(Point{150, 130})
	if took != 3 {
		t.Errorf("took row %d, want 3", took)
	}
	d.SetFocus("list")
	d.key(KeyTab)
	d.key(KeyEnd)
	d.idle(1)
	if last := shown[len(shown)-1]; last != 39 {
		t.Errorf("End shows row %d last, want 39", last)
	}
	d.key(KeyEnter)
	if took != 39 {
		t.Errorf("Enter took row %d, want 39", took)
	}
}

func TestALogStaysAtItsEndUntilScrolledAway(t *testing.T) {
	height, top := 400.0, 0.0
	r := Rect{100, 100, 200, 100}
	d := &desk{screen: func(u *UI) {
		u.ScrollArea("log", r, height, true, func(c Rect) { top = c.Y })
	}}
	d.idle(1)
	if top != 100-300 {
		t.Errorf("the content begins at %g, want its end in view", top)
	}
	height += 25
	d.idle(1)
	if top != 100-325 {
		t.Errorf("a new line is not in view: the content begins at %g", top)
	}
	d.tick(Input{Pointer: Point{150, 150}, Wheel: Point{Y: 1}})
	height += 25
	d.idle(1)
	if top != 100-285 {
		t.Errorf("reading an old line was disturbed: the content begins at %g, want %d", top, 100-285)
	}
}

func TestATextFieldIsEdited(t *testing.T) {
	typed := func(s string) Input { return Input{Text: s} }
	key := func(k Key) Input { return Input{Key: k} }
	shift := func(k Key) Input { return Input{Key: k, Shift: true} }
	tests := []struct {
		name string
		do   []Input
		want string
	}{
		{"focus by key selects all, typing replaces it", []Input{typed("Ada")}, "Ada"},
		{"at the end", []Input{key(KeyEnd), typed("!")}, "Mira!"},
		{"at the beginning", []Input{key(KeyHome), typed("A")}, "AMira"},
		{"in the middle", []Input{key(KeyHome), key(KeyRight), typed("ö")}, "Möira"},
		{"backspace", []Input{key(KeyEnd), key(KeyBackspace)}, "Mir"},
		{"backspace at the beginning", []Input{key(KeyHome), key(KeyBackspace)}, "Mira"},
		{"delete", []Input{key(KeyHome), key(KeyDelete)}, "ira"},
		{"a selection is erased whole", []Input{key(KeyHome), shift(KeyRight), shift(KeyRight), key(KeyDelete)}, "ra"},
		{"no more than the limit", []Input{key(KeyEnd), typed("abcdefgh")}, "Miraabcd"},
		{"nothing that cannot be seen", []Input{key(KeyEnd), typed("\t\x00x")}, "Mirax"},
		{"all by Ctrl-A", []Input{key(KeyEnd), {Key: 'A', Ctrl: true}, key(KeyBackspace)}, ""},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			value := "Mira"
			d := &desk{screen: func(u *UI) {
				value, _ = u.TextField("name", Rect{100, 100, 200, 30}, value, 8, "name")
				if u.Button("m", Rect{100, 200, 90, 30}, "More", ButtonLook{Key: 'M'}) {
					value = "the key of a button was taken for one"
				}
			}}
			d.idle(1)
			d.SetFocus("name")
			d.idle(1)
			for _, in := range test.do {
				d.tick(in)
			}
			if value != test.want {
				t.Errorf("the text is %q, want %q", value, test.want)
			}
			d.tick(Input{Key: 'M', Text: ""})
			if value != test.want {
				t.Error("a letter pressed a button although a text is being written")
			}
		})
	}
}

func TestDragFromATrayToASlot(t *testing.T) {
	tray := []Rect{{100, 100, 40, 40}, {160, 100, 40, 40}}
	slot := Rect{400, 400, 100, 100}
	var got []Dragged
	clicked := -1
	d := &desk{screen: func(u *UI) {
		if what, _, dropped := u.DropTarget(slot); dropped {
			got = append(got, what)
		}
		for i, r := range tray {
			if res, _ := u.DragSource([]string{"die 0", "die 1"}[i], r, i, nil); res.Clicked {
				clicked = i
			}
		}
	}}
	d.idle(1)
	d.press(Point{170, 110})
	d.tick(Input{Pointer: Point{300, 300}, Left: Button{Down: true}})
	if what, ok := d.Dragging(); !ok || what != (Dragged{"die 1", 1}) {
		t.Errorf("dragging %v, %v", what, ok)
	}
	d.release(Point{450, 450})
	if len(got) != 1 || got[0].Item != 1 || clicked >= 0 {
		t.Errorf("the slot got %v, die %d was clicked; want die 1 in the slot and no click", got, clicked)
	}
	d.press(Point{170, 110})
	d.tick(Input{Pointer: Point{300, 300}, Left: Button{Down: true}})
	d.tick(Input{Pointer: Point{300, 300}, Left: Button{Down: true}, Key: KeyEscape})
	d.release(Point{450, 450})
	if len(got) != 1 {
		t.Error("a drag given up by Esc was dropped all the same")
	}
	d.press(Point{170, 110})
	d.release(Point{171, 111})
	if clicked != 1 {
		t.Error("a press that hardly moves is a click")
	}
}

func TestIdleMeansAsleep(t *testing.T) {
	d := &desk{screen: boxes(map[string]int{})}
	d.tick(Input{Pointer: Point{110, 110}})
	d.idle(60)
	if d.Awake() {
		t.Error("a second after the last movement the kit still wants ticks")
	}
	d.tick(Input{Pointer: Point{10, 10}})
	if !d.Awake() {
		t.Error("a highlight that fades wants ticks")
	}
}
