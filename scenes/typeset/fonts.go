// Package typeset lays out texts in scripts that the game's own fonts lack, with
// the fonts of the machine: from right to left, joined, marked, in colour.
//
// Start with Fonts, which finds them, and Shaper, which makes lines of glyphs.
// Nothing here draws, or needs a display.
package typeset

import (
	"bytes"
	"slices"
	"sync"
	"sync/atomic"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/language"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
)

// Weight is which of the game's own fonts a text is in; the fonts of the machine
// are chosen to go with it.
type Weight uint8

// The weights, in the order of the game's fonts.
const (
	Regular Weight = iota
	Medium
	Bold
	Mono
)

// Fonts finds a font for what the game's own fonts lack. The machine's fonts are
// looked through at the first need, and read as they are needed, in the background:
// until then, and for ever if there is none, a text is laid out without. Fonts are
// safe for concurrent use.
type Fonts struct {
	source func() []candidate
	atOnce bool // find within the call that asks

	generation atomic.Uint64

	mu      sync.Mutex
	working bool
	queue   []want
	asked   map[want]bool
	ready   map[kind][]*font.Font

	// Only the one that works through the queue has these.
	scanned    bool
	candidates []candidate
	read       map[string]*font.Font
	bytes      int64 // how large what was read is
}

// A kind of text has its own order of fonts.
type kind struct {
	script language.Script
	bold   bool
	emoji  bool
}

// A want is a rune of a kind of text that no font at hand has.
type want struct {
	kind
	r rune
}

// askedMost bounds what is remembered of the runes that were looked for.
const askedMost = 1 << 14

// Machine is the fonts of this machine.
func Machine() *Fonts { return fontsOf(machineFonts) }

// Given is only the fonts in these files, in their order, for tests. They are found at
// once.
func Given(files ...[]byte) *Fonts {
	f := fontsOf(func() []candidate {
		var all []candidate
		for _, data := range files {
			all = append(all, describe(given(data), int64(len(data)), "")...)
		}
		return all
	})
	f.atOnce = true
	return f
}

func fontsOf(source func() []candidate) *Fonts {
	return &Fonts{source: source, asked: map[want]bool{}, ready: map[kind][]*font.Font{}, read: map[string]*font.Font{}}
}

// Generation counts how often a font was found: texts laid out before may look
// better when laid out anew.
func (f *Fonts) Generation() uint64 { return f.generation.Load() }

// find is a font for a rune, or nil if there is none, or none yet.
func (f *Fonts) find(w want) *font.Font {
	if at := f.atHand(w); at != nil || !f.ask(w) {
		return at
	}
	if !f.atOnce {
		go f.work()
		return nil
	}
	f.work()
	return f.atHand(w)
}

func (f *Fonts) atHand(w want) *font.Font {
	f.mu.Lock()
	defer f.mu.Unlock()
	for _, ft := range f.ready[w.kind] {
		if _, has := ft.NominalGlyph(w.r); has {
			return ft
		}
	}
	return nil
}

// ask puts a want in the queue, and tells whether somebody has to begin to work
// through it.
func (f *Fonts) ask(w want) bool {
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.asked[w] || len(f.asked) >= askedMost {
		return false
	}
	f.asked[w] = true
	f.queue = append(f.queue, w)
	begin := !f.working
	f.working = true
	return begin
}

func (f *Fonts) work() {
	for {
		f.mu.Lock()
		if len(f.queue) == 0 {
			f.working = false
			f.mu.Unlock()
			return
		}
		w := f.queue[0]
		f.queue = f.queue[1:]
		f.mu.Unlock()
		if f.atHand(w) != nil {
			continue // found with another
		}
		if ft := f.search(w); ft != nil {
			f.mu.Lock()
			f.ready[w.kind] = append(f.ready[w.kind], ft)
			f.mu.Unlock()
			f.generation.Add(1)
		}
	}
}

// tries is how many fonts are read for a rune at most, if those before are faulty.
const tries = 6

// search reads the best font that has what is wanted.
func (f *Fonts) search(w want) *font.Font {
	if !f.scanned {
		f.scanned = true
		f.candidates = f.source()
	}
	var fit []*candidate
	for i := range f.candidates {
		if c := &f.candidates[i]; c.has(w.r) {
			fit = append(fit, c)
		}
	}
	slices.SortStableFunc(fit, func(a, b *candidate) int { return a.strangeness(w.kind) - b.strangeness(w.kind) })
	for _, c := range fit[:min(tries, len(fit))] {
		if ft := f.open(c); ft != nil && shows(ft, w.r) {
			return ft
		}
	}
	return nil
}

// bytesMost bounds the memory that fonts take: those that do not fit any more are
// not read.
const bytesMost = 256 << 20

func (f *Fonts) open(c *candidate) *font.Font {
	if ft, was := f.read[c.id()]; was {
		return ft
	}
	var ft *font.Font
	if f.bytes+c.size <= bytesMost {
		if ft = c.load(); ft != nil {
			f.bytes += c.size
		}
	}
	f.read[c.id()] = ft
	return ft
}

// shows tells whether a font has a picture for a rune that this package can make.
func shows(ft *font.Font, r rune) (ok bool) {
	defer func() {
		if recover() != nil {
			ok = false // what is faulty in a font is nobody's fault here
		}
	}()
	face := font.NewFace(ft)
	id, has := face.NominalGlyph(r)
	if !has {
		return false
	}
	_, ok = pictureOf(face, id)
	return ok || !outlineOf(face, id).Empty()
}

// own are the game's fonts by their weight, read once.
var own = sync.OnceValue(func() [4]*font.Font {
	var fonts [4]*font.Font
	for i, data := range [4][]byte{goregular.TTF, gomedium.TTF, gobold.TTF, gomono.TTF} {
		face, err := font.ParseTTF(bytes.NewReader(data))
		if err != nil {
			panic(err) // the font is part of the program
		}
		fonts[i] = face.Font
	}
	return fonts
})
