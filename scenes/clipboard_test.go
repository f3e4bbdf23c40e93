package scenes_test

import (
	"testing"

	"rulerfire/scenes"
	"rulerfire/scenes/ui"
)

// A desk has one field to write in.
type desk struct {
	text string
	next scenes.Scene
}

func (d *desk) Frame(ctx *scenes.Context) {
	d.text, _ = ctx.UI.TextField("field", ui.Rect{X: 50, Y: 50, W: 400, H: 30}, d.text, 40, "")
	if ctx.UI.Key(ui.KeyPageDown) {
		ctx.Push(d.next)
	}
}

func TestTextIsCarriedFromScreenToScreen(t *testing.T) {
	for _, test := range []struct {
		name    string
		machine func(kept *string) ui.Clipboard
		want    string
	}{
		{"with no clipboard but the program's", func(*string) ui.Clipboard { return ui.Clipboard{} }, "larks"},
		{"with the machine's", func(kept *string) ui.Clipboard {
			return ui.Clipboard{Read: func() string { return *kept }, Write: func(s string) { *kept = s + " of old" }}
		}, "larks of old"},
		{"with a machine's that loses it", func(kept *string) ui.Clipboard {
			return ui.Clipboard{Read: func() string { return "" }, Write: func(string) {}}
		}, "larks"},
	} {
		t.Run(test.name, func(t *testing.T) {
			second := &desk{}
			p := enter(t, &desk{text: "larks", next: second})
			var kept string
			p.App.UseClipboard(test.machine(&kept))
			ctrl := func(k ui.Key) {
				p.Step(ui.Input{Key: k, Ctrl: true})
				p.Wait(2)
			}
			p.Key(ui.KeyTab)
			ctrl('A')
			ctrl('C')
			p.Key(ui.KeyPageDown)
			p.Wait(20)
			p.Key(ui.KeyTab)
			ctrl('V')
			if second.text != test.want {
				t.Errorf("pasted %q, want %q", second.text, test.want)
			}
		})
	}
}
