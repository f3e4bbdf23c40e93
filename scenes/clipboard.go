package scenes

import "rulerfire/scenes/ui"

// A clipboard keeps what is cut or copied for all screens, and shares it with other
// programs where the machine has a clipboard of its own.
type clipboard struct {
	kept    string
	machine ui.Clipboard
}

// hooks are what text fields copy to and paste from.
func (c *clipboard) hooks() ui.Clipboard {
	return ui.Clipboard{Read: c.read, Write: c.write, Alone: c.machine.Write == nil}
}

func (c *clipboard) read() string {
	if c.machine.Read != nil {
		if s := c.machine.Read(); s != "" {
			return s
		}
	}
	return c.kept
}

func (c *clipboard) write(s string) {
	c.kept = s
	if c.machine.Write != nil {
		c.machine.Write(s)
	}
}

// UseClipboard lets cut and copied text go to the machine's own clipboard, too, and
// pasted text come from there. Without it, text is kept inside the program.
func (a *App) UseClipboard(machine ui.Clipboard) { a.clipboard.machine = machine }
