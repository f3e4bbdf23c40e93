package sheet_test

import (
	"bytes"
	"image/color"
	"strings"
	"testing"

	"rulerfire/assets"
	"rulerfire/game/draft"
	"rulerfire/game/sheet"
	"rulerfire/rules/rapid"
)

var teal = sheet.Look{Colour: color.NRGBA{R: 0x0B, G: 0x8F, B: 0x8B, A: 0xFF}, Pattern: 2}

func company(t testing.TB, c rapid.Company) []printed {
	t.Helper()
	var b bytes.Buffer
	if err := sheet.Company(&b, assets.English(), c, teal); err != nil {
		t.Fatal(err)
	}
	pages := read(t, b.Bytes())
	sound(t, pages)
	return pages
}

// dieLetters are the letters on the dice of a frame, from its notation: what the
// rules write, read by eye.
func dieLetters(d rapid.Design) map[string]int {
	letters := map[string]int{"W": 2, "R8": int(d.Rockets)}
	for _, word := range strings.Fields(d.Dice())[1:] {
		six, eight, both := strings.Cut(word, "+")
		colour := strings.TrimLeft(six, "0123456789")[:1]
		switch {
		case strings.HasSuffix(six, "d8"):
			letters[colour+"8"]++
		default:
			letters[colour] += int(six[0] - '0')
		}
		if both && eight == "d8" {
			letters[colour+"8"]++
		}
	}
	return letters
}

func TestEveryStockCompanyIsAPageWithAllItsFramesAndDice(t *testing.T) {
	companies, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range companies {
		pages := company(t, c)
		if len(pages) != 1 {
			t.Errorf("%s takes %d pages", c.Name, len(pages))
		}
		page, letters, ticks := pages[0], map[string]int{}, 0
		for _, list := range [][]rapid.Design{c.Frames, c.Spares} {
			for _, d := range list {
				if !strings.Contains(page.all(), d.Name) || page.says(d.Dice()) == 0 {
					t.Errorf("%s: the frame %s is not on the page, or its notation", c.Name, d.Name)
				}
				for letter, n := range dieLetters(d) {
					letters[letter] += n
				}
				ticks += 2 + d.Systems.Count() + int(d.Rockets)
			}
		}
		for letter, want := range letters {
			if got := page.says(letter); got != want {
				t.Errorf("%s: %d dice are marked %s, not %d", c.Name, got, letter, want)
			}
		}
		if page.filled != ticks {
			t.Errorf("%s: %d squares to tick, not %d", c.Name, page.filled, ticks)
		}
		if page.says(c.Name) != 2 || !strings.Contains(strings.ReplaceAll(page.all(), "\n", " "), c.Note) {
			t.Errorf("%s: the name or the note is not on the page", c.Name)
		}
	}
}

// A sprint is shown, and not ticked: it is no system (G3).
func TestTheSprintIsShownWithoutASquare(t *testing.T) {
	bare := rapid.Company{Name: "Bare", Frames: []rapid.Design{{Name: "Runner"}}}
	page := company(t, bare)[0]
	if page.says("G8") != 1 || page.says("sprint") != 1 || page.filled != 2 {
		t.Errorf("a frame without systems shows %d sprints and %d squares", page.says("G8"), page.filled)
	}
}

func TestACompanyWithFarTooManyFramesTakesMorePages(t *testing.T) {
	c := rapid.Company{Name: "Everybody"}
	var all rapid.Systems
	for i := range all {
		all[i] = 2
	}
	for range 16 {
		c.Frames = append(c.Frames, rapid.Design{Name: strings.Repeat("Wide ", 7) + "end", Systems: all, Rockets: 8})
		c.Spares = append(c.Spares, rapid.Design{Name: "Spare", Systems: all})
	}
	pages := company(t, c)
	ticks := 0
	for _, p := range pages {
		ticks += p.filled
	}
	if want := 16*(2+12+8) + 16*(2+12); ticks != want {
		t.Errorf("%d squares to tick, not %d", ticks, want)
	}
	if len(pages) > 4 {
		t.Errorf("32 frames take %d pages", len(pages))
	}
}

func TestACompanyByChanceIsAPage(t *testing.T) {
	for seed := range uint64(24) {
		size, players := rapid.Size(seed%2), 2+int(seed/2%4)
		c, err := draft.Company(seed, size, players, 3)
		if err != nil {
			t.Fatal(err)
		}
		if pages := company(t, c); len(pages) != 1 {
			t.Errorf("%s takes %d pages", c.Name, len(pages))
		}
	}
}
