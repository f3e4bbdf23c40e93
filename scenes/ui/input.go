package ui

import (
	"io/fs"
	"strconv"
)

// A Key is a key of the keyboard by what it means. Letters and digits are their
// own capital runes ('Q', '7'); the others are the constants below.
type Key rune

// The keys that are not letters or digits.
const (
	KeyNone  Key = 0
	KeyEnter Key = 0xE000 + iota
	KeySpace
	KeyTab
	KeyEscape
	KeyLeft
	KeyRight
	KeyUp
	KeyDown
	KeyHome
	KeyEnd
	KeyPageUp
	KeyPageDown
	KeyBackspace
	KeyDelete
	KeyPlus
	KeyMinus
	KeyF1
	KeyF5
	KeyF9
	KeyF11
)

var keyNames = map[Key]string{
	KeyEnter: "Enter", KeySpace: "Space", KeyTab: "Tab", KeyEscape: "Esc",
	KeyLeft: "←", KeyRight: "→", KeyUp: "↑", KeyDown: "↓",
	KeyHome: "Home", KeyEnd: "End", KeyPageUp: "PgUp", KeyPageDown: "PgDn",
	KeyBackspace: "Bksp", KeyDelete: "Del", KeyPlus: "+", KeyMinus: "−",
	KeyF1: "F1", KeyF5: "F5", KeyF9: "F9", KeyF11: "F11",
}

// String is the label on the key, as a key hint shows it.
func (k Key) String() string {
	if s, ok := keyNames[k]; ok {
		return s
	}
	if k >= '0' && k <= '9' || k >= 'A' && k <= 'Z' {
		return string(rune(k))
	}
	return "key " + strconv.Itoa(int(k))
}

// A Button is a mouse button in one tick. A quick click may be pressed and
// released in the same tick.
type Button struct {
	Down     bool // held at the end of the tick
	Pressed  bool // went down in this tick
	Released bool // went up in this tick
}

// Input is all that the player did in one tick (a sixtieth of a second). The
// window fills it from the machine, tests fill it by hand; nothing else tells a
// screen about mouse and keyboard.
type Input struct {
	Pointer             Point
	Left, Right, Middle Button
	Wheel               Point  // notches; up and left are positive
	Key                 Key    // the key that went down, or repeats while it is held
	Repeat              bool   // Key is held down and repeats
	Text                string // what was typed, as text
	Shift, Ctrl, Alt    bool   // held
	Held                []Key  // the keys held down, for moving smoothly
	Dropped             fs.FS  // the files dropped on the window in this tick; nil without any
}

// Quiet tells whether nothing happened between before and in: no edge, no
// movement, nothing held that a screen could act on.
func (in Input) Quiet(before Input) bool {
	return in.Pointer == before.Pointer && in.Key == KeyNone && in.Text == "" && in.Wheel == (Point{}) && in.Dropped == nil &&
		in.Left == before.Left && in.Right == before.Right && in.Middle == before.Middle &&
		!in.Left.edge() && !in.Right.edge() && !in.Middle.edge() &&
		in.Shift == before.Shift && in.Ctrl == before.Ctrl && in.Alt == before.Alt &&
		len(in.Held) == 0 && len(before.Held) == 0
}

func (b Button) edge() bool { return b.Pressed || b.Released }
