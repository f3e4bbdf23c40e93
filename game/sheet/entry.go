package sheet

import (
	"fmt"
	"io"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"
)

// Prints tells whether there are sheets for entries of a kind.
func Prints(k library.Kind) bool {
	switch k {
	case library.Company, library.Frame, library.Unit, library.Squad:
		return true
	}
	return false
}

// Entry writes the sheet of an entry of a library: a company's, a unit's or a
// squad's, and for a single frame that of a company of it alone. The look is the
// caller's, for colours have their numbers on the screens. An entry of another kind,
// or with a fault, is an error.
func Entry(w io.Writer, texts *assets.Texts, e library.Entry, c *hexwar.Catalogue, look Look) error {
	switch e.Kind {
	case library.Company:
		company, err := e.Company()
		if err != nil {
			return err
		}
		return Company(w, texts, company, look)
	case library.Frame:
		frame, err := e.Frame()
		if err != nil {
			return err
		}
		return Company(w, texts, rapid.Company{Name: frame.Name, Frames: []rapid.Design{frame}}, look)
	case library.Unit:
		unit, err := e.Unit()
		if err != nil {
			return err
		}
		return Unit(w, texts, unit, c, look)
	case library.Squad:
		squad, err := e.Squad()
		if err != nil {
			return err
		}
		return Squad(w, texts, squad, c, look)
	}
	return fmt.Errorf("there is no sheet for a %v", e.Kind)
}
