package scenes

import (
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"rulerfire/scenes/ui"
)

// A held key acts again after half a second, then twenty times a second.
const (
	repeatAfter = 30
	repeatEvery = 3
)

// A reader reads mouse and keyboard from Ebitengine. It hands on one key per
// tick, however many went down in it, so that a screen sees them in turn.
type reader struct {
	waiting []stroke
	keys    []ebiten.Key
	runes   []rune
}

// A stroke is a key that went down, with what was held then.
type stroke struct {
	key              ui.Key
	shift, ctrl, alt bool
}

// held tells whether one of keys was down at any time in this tick. A quick
// stroke with Shift is over within one.
func held(keys ...ebiten.Key) bool {
	for _, k := range keys {
		if ebiten.IsKeyPressed(k) || inpututil.IsKeyJustPressed(k) || inpututil.IsKeyJustReleased(k) {
			return true
		}
	}
	return false
}

var special = map[ebiten.Key]ui.Key{
	ebiten.KeyEnter: ui.KeyEnter, ebiten.KeyNumpadEnter: ui.KeyEnter, ebiten.KeySpace: ui.KeySpace,
	ebiten.KeyTab: ui.KeyTab, ebiten.KeyEscape: ui.KeyEscape,
	ebiten.KeyArrowLeft: ui.KeyLeft, ebiten.KeyArrowRight: ui.KeyRight,
	ebiten.KeyArrowUp: ui.KeyUp, ebiten.KeyArrowDown: ui.KeyDown,
	ebiten.KeyHome: ui.KeyHome, ebiten.KeyEnd: ui.KeyEnd,
	ebiten.KeyPageUp: ui.KeyPageUp, ebiten.KeyPageDown: ui.KeyPageDown,
	ebiten.KeyBackspace: ui.KeyBackspace, ebiten.KeyDelete: ui.KeyDelete,
	ebiten.KeyEqual: ui.KeyPlus, ebiten.KeyNumpadAdd: ui.KeyPlus,
	ebiten.KeyMinus: ui.KeyMinus, ebiten.KeyNumpadSubtract: ui.KeyMinus,
	ebiten.KeyF1: ui.KeyF1, ebiten.KeyF5: ui.KeyF5, ebiten.KeyF9: ui.KeyF9, ebiten.KeyF11: ui.KeyF11,
}

// logical is the key by its meaning, or KeyNone. Letters go by what is printed on
// them on the player's keyboard, not by their place.
func logical(k ebiten.Key) ui.Key {
	if s, ok := special[k]; ok {
		return s
	}
	switch {
	case k >= ebiten.KeyA && k <= ebiten.KeyZ:
		if name := strings.ToUpper(ebiten.KeyName(k)); len(name) == 1 && name[0] >= 'A' && name[0] <= 'Z' {
			return ui.Key(name[0])
		}
		return ui.Key('A' + rune(k-ebiten.KeyA))
	case k >= ebiten.KeyDigit0 && k <= ebiten.KeyDigit9:
		return ui.Key('0' + rune(k-ebiten.KeyDigit0))
	case k >= ebiten.KeyNumpad0 && k <= ebiten.KeyNumpad9:
		return ui.Key('0' + rune(k-ebiten.KeyNumpad0))
	}
	return ui.KeyNone
}

// read is what the player did in this tick, with the pointer in points.
func (r *reader) read(scale float64) ui.Input {
	x, y := ebiten.CursorPosition()
	wx, wy := ebiten.Wheel()
	in := ui.Input{
		Pointer: ui.Point{X: float64(x) / scale, Y: float64(y) / scale},
		Wheel:   ui.Point{X: wx, Y: wy},
		Left:    button(ebiten.MouseButtonLeft),
		Right:   button(ebiten.MouseButtonRight),
		Middle:  button(ebiten.MouseButtonMiddle),
		Shift:   held(ebiten.KeyShiftLeft, ebiten.KeyShiftRight),
		Ctrl:    held(ebiten.KeyControlLeft, ebiten.KeyControlRight, ebiten.KeyMetaLeft, ebiten.KeyMetaRight),
		Alt:     held(ebiten.KeyAltLeft, ebiten.KeyAltRight),
		Dropped: ebiten.DroppedFiles(),
	}
	r.runes = ebiten.AppendInputChars(r.runes[:0])
	in.Text = string(r.runes)

	r.keys = inpututil.AppendPressedKeys(r.keys[:0])
	again := ui.KeyNone
	for _, k := range r.keys {
		l := logical(k)
		if l == ui.KeyNone {
			continue
		}
		in.Held = append(in.Held, l)
		if d := inpututil.KeyPressDuration(k); d > repeatAfter && (d-repeatAfter)%repeatEvery == 0 {
			again = l
		}
	}
	r.keys = inpututil.AppendJustPressedKeys(r.keys[:0])
	for _, k := range r.keys {
		if l := logical(k); l != ui.KeyNone && len(r.waiting) < 16 {
			r.waiting = append(r.waiting, stroke{l, in.Shift, in.Ctrl, in.Alt})
		}
	}
	switch {
	case len(r.waiting) > 0:
		next := r.waiting[0]
		r.waiting = r.waiting[1:]
		in.Key, in.Shift, in.Ctrl, in.Alt = next.key, next.shift, next.ctrl, next.alt
	case again != ui.KeyNone:
		in.Key, in.Repeat = again, true
	}
	return in
}

func button(b ebiten.MouseButton) ui.Button {
	return ui.Button{
		Down:     ebiten.IsMouseButtonPressed(b),
		Pressed:  inpututil.IsMouseButtonJustPressed(b),
		Released: inpututil.IsMouseButtonJustReleased(b),
	}
}
