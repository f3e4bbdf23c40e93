package sheet_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"rulerfire/assets"
	"rulerfire/game/library"
	"rulerfire/game/sheet"
	"rulerfire/rules/hexwar"
	"rulerfire/rules/rapid"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
)

// hostile are names that a player may well give.
var hostile = []string{
	"🤖🔥 robots", "שלום עולם", "مرحبا بالعالم", "日本語の名前", "e\u0301\u0302\u0303 marks",
	`(\) Tj ET`, "\u202Eesrever", "zero\u200Bwidth", strings.Repeat("W", 40), strings.Repeat("🤖", 40), "𝔘𝔫𝔦", "%d %s %!", "‹›",
}

func TestHostileNamesArePrintedWithABoxForWhatTheFontsLack(t *testing.T) {
	for _, name := range hostile {
		c := rapid.Company{Name: name, Note: name, Frames: []rapid.Design{{Name: name}}, Spares: []rapid.Design{{Name: name}}}
		var b bytes.Buffer
		if err := sheet.Company(&b, assets.English(), c, teal); err != nil {
			if _, refused := c.MarshalText(); refused != nil {
				continue // the game keeps nobody of that name
			}
			t.Errorf("%q: %v", name, err)
			continue
		}
		page := read(t, b.Bytes())[0]
		for _, s := range page.texts {
			for _, r := range s {
				if r == utf8.RuneError || r > 0xFFFF || r < ' ' {
					t.Errorf("%q: %q is written, with %U", name, s, r)
				}
			}
		}
		if strings.Contains(name, "🤖") && !strings.Contains(page.all(), "□") {
			t.Errorf("%q: no box stands for what cannot be shown", name)
		}
	}
}

// Signs of every part of Unicode, sixteen names to a page.
func TestAnyNameIsPrinted(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 12 {
		c := rapid.Company{Name: "Everybody"}
		for len(c.Frames) < 16 {
			var name []rune
			for range 1 + random.IntN(rapid.MaxName) {
				name = append(name, rune(random.IntN(1<<(7+random.IntN(11)))))
			}
			d := rapid.Design{Name: string(name)}
			if _, err := d.MarshalText(); err == nil {
				c.Frames = append(c.Frames, d)
			}
		}
		company(t, c)
	}
}

// The library that writes PDF must not get at the fonts that the screens show.
func TestPrintingLeavesTheFontsAsTheyAre(t *testing.T) {
	fonts := [][]byte{goregular.TTF, gobold.TTF, gomono.TTF}
	var before [][32]byte
	for _, f := range fonts {
		before = append(before, sha256.Sum256(f))
	}
	company(t, rapid.Company{Name: "Larks", Frames: []rapid.Design{{Name: "Sparrow"}}})
	for i, f := range fonts {
		if sha256.Sum256(f) != before[i] {
			t.Errorf("font %d has been written into", i)
		}
	}
}

func TestTheSameThingIsPrintedInTheSameBytes(t *testing.T) {
	h := hex(t)
	squad := h.Squads(hexwar.Conflagration)[0]
	var first []byte
	for range 3 {
		var b bytes.Buffer
		if err := sheet.Squad(&b, assets.English(), squad, h.Catalogue, teal); err != nil {
			t.Fatal(err)
		}
		if first == nil {
			first = b.Bytes()
		}
		if !bytes.Equal(first, b.Bytes()) {
			t.Fatal("two sheets of one squad differ")
		}
	}
}

var errFull = errors.New("the disk is full")

type full struct{}

func (full) Write([]byte) (int, error) { return 0, errFull }

func TestAWriterThatFailsIsReported(t *testing.T) {
	h := hex(t)
	texts := assets.English()
	for what, err := range map[string]error{
		"company": sheet.Company(full{}, texts, rapid.Company{Name: "A"}, teal),
		"unit":    sheet.Unit(full{}, texts, h.Units[0], h.Catalogue, teal),
		"squad":   sheet.Squad(full{}, texts, h.Squads(hexwar.Skirmish)[0], h.Catalogue, teal),
	} {
		if !errors.Is(err, errFull) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

func TestWhatCannotBeWrittenDownIsRefused(t *testing.T) {
	h := hex(t)
	unit := h.Units[0].Clone()
	unit.Rank = -3
	texts := assets.English()
	var b bytes.Buffer
	for what, err := range map[string]error{
		"a company without a name":  sheet.Company(&b, texts, rapid.Company{}, teal),
		"200 systems":               sheet.Company(&b, texts, rapid.Company{Name: "A", Frames: []rapid.Design{{Name: "B", Systems: rapid.Systems{200}}}}, teal),
		"a rank that nobody has":    sheet.Unit(&b, texts, unit, h.Catalogue, teal),
		"the same rank, in a squad": sheet.Squad(&b, texts, hexwar.Squad{Name: "A", Units: []hexwar.UnitDesign{unit}}, h.Catalogue, teal),
		"an entry without a kind":   sheet.Entry(&b, texts, library.Entry{}, h.Catalogue, teal),
	} {
		if err == nil {
			t.Errorf("%s is printed", what)
		}
	}
	if b.Len() > 0 {
		t.Error("something has been written all the same")
	}
}

// Every picture is in the file once with its transparency, however often it is shown.
func TestPicturesArePrinted(t *testing.T) {
	h := hex(t)
	squad := h.Squads(hexwar.Scouting)[0]
	look := teal
	for i := range squad.Units {
		img := image.NewNRGBA(image.Rect(0, 0, 20, 30))
		img.SetNRGBA(i, i, color.NRGBA{R: 200, A: 255})
		look.Models = append(look.Models, img)
	}
	look.Models[0] = nil
	emblem := image.NewNRGBA(image.Rect(0, 0, 16, 16))
	emblem.SetNRGBA(3, 3, color.NRGBA{G: 200, A: 255})
	look.Emblem = emblem
	var b bytes.Buffer
	if err := sheet.Squad(&b, assets.English(), squad, h.Catalogue, look); err != nil {
		t.Fatal(err)
	}
	pictures := bytes.Count(b.Bytes(), []byte("/Subtype /Image"))
	if want := 2 * len(squad.Units); pictures != want { // all but one, the emblem, and the masks
		t.Errorf("%d pictures and masks, not %d", pictures, want)
	}
	sound(t, read(t, b.Bytes()))
}

func TestFileNamesLeadNowhereElse(t *testing.T) {
	for name, want := range map[string]string{
		"Copper Larks":           "sheet-copper-larks.pdf",
		"../../etc/passwd":       "sheet-etc-passwd.pdf",
		"CON":                    "sheet-con.pdf",
		"שלום":                   "sheet-untitled.pdf",
		"  Twelve  o'clock!  ":   "sheet-twelve-o-clock.pdf",
		strings.Repeat("a", 400): "sheet-" + strings.Repeat("a", 60) + ".pdf",
	} {
		if got := sheet.FileName(name); got != want {
			t.Errorf("%q gives %q, not %q", name, got, want)
		}
	}
}

func TestEveryEntryOfTheStockThatPrintsIsPrinted(t *testing.T) {
	h := hex(t)
	stock, err := library.Stock()
	if err != nil {
		t.Fatal(err)
	}
	tried := map[library.Kind]int{}
	for _, e := range stock {
		if tried[e.Kind]++; tried[e.Kind] > 3 {
			continue
		}
		var b bytes.Buffer
		err := sheet.Entry(&b, assets.English(), e, h.Catalogue, teal)
		if sheet.Prints(e.Kind) != (err == nil) {
			t.Errorf("%v %s: %v", e.Kind, e.Name, err)
		}
		if err == nil && !strings.Contains(read(t, b.Bytes())[0].all(), e.Name) {
			t.Errorf("%v %s: the name is not on its sheet", e.Kind, e.Name)
		}
	}
}

// Another program reads the same names in the file as we do.
func TestAReaderOfPDFFindsTheNames(t *testing.T) {
	tool, err := exec.LookPath("pdftotext")
	if err != nil {
		t.Skip("pdftotext is not here")
	}
	companies, err := assets.Companies()
	if err != nil {
		t.Fatal(err)
	}
	c := companies[0]
	var b bytes.Buffer
	if err := sheet.Company(&b, assets.English(), c, teal); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), sheet.FileName(c.Name))
	if err := os.WriteFile(file, b.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(tool, "-layout", file, "-").CombinedOutput()
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	words := strings.Join(strings.Fields(string(out)), " ")
	for _, d := range c.Frames {
		if !strings.Contains(words, d.Name) {
			t.Errorf("%s is not found", d.Name)
		}
	}
}
