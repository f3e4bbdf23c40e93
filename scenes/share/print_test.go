package share

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/scenes/scenetest"
	"rulerfire/scenes/ui"
)

func TestASheetToPrintIsWrittenForWhatHasOne(t *testing.T) {
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	h, err := assets.Hex()
	if err != nil {
		t.Fatal(err)
	}
	colourful := larks(t)
	colourful.Colour, colourful.Pattern = 2, 3
	for _, test := range []struct {
		name  string
		entry library.Entry
		press func(p *scenetest.Player)
		file  string
	}{
		{"a company by mouse", colourful, func(p *scenetest.Player) { p.Click("share/print") }, "sheet-copper-larks.pdf"},
		{"a unit by key", entry(t, h.Units[0]), func(p *scenetest.Player) { p.Key('S') }, "sheet-lamplighter.pdf"},
	} {
		t.Run(test.name, func(t *testing.T) {
			lib := opened(t)
			p := enter(t, 960, 540, 0, New(lib, test.entry))
			board := clipboard(p)
			test.press(p)
			p.Wait(2)
			p.Click("share/file/copy")
			p.Wait(2)
			if filepath.Base(*board) != test.file || filepath.Dir(*board) != lib.SharedFolder() {
				t.Errorf("the sheet is %q", *board)
			}
			if pdf, err := os.ReadFile(*board); err != nil || !bytes.HasPrefix(pdf, []byte("%PDF-")) {
				t.Errorf("there is no PDF: %v", err)
			} else if !bytes.Contains(pdf, []byte("/Subtype /Image")) {
				t.Error("there is no picture of a model in the PDF")
			}
			p.Key(ui.KeyEscape)
		})
	}
	for _, e := range stock {
		if e.Kind != library.Table {
			continue
		}
		p := enter(t, 1280, 720, 0, New(opened(t), e))
		p.Key('S')
		p.Wait(2)
		if g := p.App.Top().(*giving); g.file != "" {
			t.Errorf("a table is printed as %s", g.file)
		}
		break
	}
}
